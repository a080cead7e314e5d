"""How the flags of all commands are read: as text, which the reader then checks in the user's language."""

from typing import Annotated

import typer

Flag = Annotated[str | None, typer.Option()]
Flags = Annotated[list[str] | None, typer.Option()]
Lang = Annotated[str | None, typer.Option("--lang")]
