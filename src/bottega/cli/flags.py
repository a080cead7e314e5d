"""How the flags of all commands are read: as text, which the reader then checks in the user's language."""

from typing import Annotated

import typer

Flag = Annotated[str | None, typer.Option()]
Flags = Annotated[list[str] | None, typer.Option()]
Lang = Annotated[str | None, typer.Option("--lang")]
GameName = Annotated[str | None, typer.Argument()]
Options = Annotated[list[str] | None, typer.Option("--options", "--option")]
AsJson = Annotated[bool, typer.Option("--json")]
Help = Annotated[bool, typer.Option("--help")]
