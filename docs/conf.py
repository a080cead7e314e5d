"""How the pages and the reference are built: `make docs`. Nothing is fetched while they are."""

import importlib
import inspect
import json
from typing import Any

from docutils import nodes
from myst_parser.parsers.sphinx_ import MystParser
from sphinx.addnodes import pending_xref
from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment
from sphinx.util import logging

import bottega

LOG = logging.getLogger(__name__)

# Every name in their `__all__` has a page of its own in the reference.
PUBLIC = ("bottega", "bottega.bots", "bottega.testing")

project = "Bottega"
author = "The Bottega team"
release = version = bottega.__version__
extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.autosummary"]
exclude_patterns = ["pictures"]
templates_path = ["_templates"]

html_theme = "furo"
html_title = f"Bottega {release}"
html_copy_source = False
html_show_sphinx = False

# The rules ledgers are read in any Markdown viewer, so what MyST adds to Markdown is used as little as possible.
myst_heading_anchors = 3

autosummary_generate = True
autosummary_imported_members = True  # the front door only gathers names
autosummary_ignore_module_all = False
# Some file systems do not tell `bottega.game` from `bottega.Game`.
autosummary_filename_map = {"bottega.game": "bottega.game-function"}
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_default_options = {"members": True}
python_use_unqualified_type_names = True
add_module_names = False
default_role = "literal"  # what stands in single backticks is code, as in Markdown

# The standard library's pages are elsewhere, and nothing is fetched; a type variable has no page.
nitpick_ignore_regex = [(r"py:.*", r"(collections|pathlib|types|typing)\..*"), (r"py:class", r".*\.T")]


def public_names() -> dict[str, list[str]]:
    return {module: list(importlib.import_module(module).__all__) for module in PUBLIC}


def front_doors() -> dict[str, str]:
    """Where a public thing is defined, and the name under which it has its page."""
    doors = {}
    for module, names in public_names().items():
        for name in names:
            thing = getattr(importlib.import_module(module), name)
            doors[f"{thing.__module__}.{getattr(thing, '__qualname__', name)}"] = f"{module}.{name}"
    return doors


def through_the_front_door(
    app: Sphinx, env: BuildEnvironment, node: pending_xref, content: nodes.Element
) -> nodes.Element | None:
    """A type is named where it is defined (`bottega.core.state.State`); its page is that of the public name."""
    target = front_doors().get(node.get("reftarget", ""))
    if target is None or node.get("refdomain") != "py":
        return None
    domain = env.get_domain("py")
    return domain.resolve_xref(env, node["refdoc"], app.builder, "obj", target, node, content)


def demand_every_public_name(app: Sphinx, env: BuildEnvironment) -> None:
    described = {name for name, *_ in env.get_domain("py").get_objects()}
    for module, names in public_names().items():
        for name in names:
            if f"{module}.{name}" not in described:
                LOG.warning("%s.%s is public and has no page in the reference", module, name)


def keep_every_method(app: Sphinx, what: str, name: str, thing: object, skip: bool, options: object) -> bool | None:
    """A public method has its place even if nobody has described it; a field only if somebody has."""
    is_method = inspect.isroutine(thing) or isinstance(thing, property)
    return False if skip and is_method and not name.startswith("_") else None


def readable_defaults(
    app: Sphinx, what: str, name: str, thing: object, options: object, signature: str | None, returns: str | None
) -> tuple[str | None, str | None]:
    """A dataclass says `<factory>` for a default that is made anew each time, which is no Python."""
    return (None if signature is None else signature.replace("<factory>", "...")), returns


class Notebook(MystParser):
    """A notebook as a page: its texts, and its code without what it gives out."""

    supported = ("notebook",)

    def parse(self, inputstring: str, document: nodes.document) -> None:
        super().parse("\n\n".join([as_markdown(cell) for cell in json.loads(inputstring)["cells"]]), document)


def as_markdown(cell: dict[str, Any]) -> str:
    source = "".join(cell["source"])
    return source if cell["cell_type"] == "markdown" else f"```python\n{source}\n```"


def setup(app: Sphinx) -> dict[str, Any]:
    app.add_source_suffix(".ipynb", "notebook")
    app.add_source_parser(Notebook)
    app.connect("autodoc-skip-member", keep_every_method)
    app.connect("autodoc-process-signature", readable_defaults)
    app.connect("missing-reference", through_the_front_door)
    app.connect("env-check-consistency", demand_every_public_name)
    return {"parallel_read_safe": True}
