"""The protocol of programs as a JSON Schema, made from the types of its messages."""

import json
from functools import cache
from typing import Any, get_args

import msgspec

from bottega.server.programs import messages

REF = "#/$defs/{name}"


@cache
def schema_text() -> str:
    return json.dumps(schema(), indent=2, ensure_ascii=False) + "\n"


def schema() -> dict[str, Any]:
    """Both directions; every message of the server may have a number."""
    to_program = get_args(messages.ToProgram)
    hints = [messages.FromProgram, messages.ToProgram]
    (sent, told), parts = msgspec.json.schema_components(hints, ref_template=REF)
    for kind in to_program:
        parts[kind.__name__]["properties"]["n"] = {"type": "integer", "description": "from 1 on, without a gap"}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"The protocol of Bottega's programs, version {messages.PROTOCOL}",
        "$defs": {**parts, "FromProgram": sent, "ToProgram": told},
    }
