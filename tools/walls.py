"""The contract behind the walls in pyproject.toml: a package may import what is named, and nothing else.

import-linter's own contracts name what is forbidden; a list of what is allowed also refuses what nobody thought of.
"""

import sys
from fnmatch import fnmatchcase
from typing import Any

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output


def is_inside(module: str, package: str) -> bool:
    return module == package or module.startswith(f"{package}.")


def matching(graph: ImportGraph, pattern: str) -> list[str]:
    """The modules a pattern names; a star stands for one part of the dotted name."""
    depth = pattern.count(".")
    return sorted(m for m in graph.modules if m.count(".") == depth and fnmatchcase(m, pattern))


class OnlyContract(Contract):
    """`modules` may import themselves, the standard library and `may_import`."""

    type_name = "only"

    # import-linter puts the parsed lists in the place of these fields.
    modules: Any = fields.ListField(subfield=fields.StringField())
    may_import: Any = fields.ListField(subfield=fields.StringField())

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        roots: list[str] = self.session_options["root_packages"]
        allowed = [name for pattern in self.may_import for name in matching(graph, pattern)]
        refused = [
            (importer, imported, self._line(graph, importer, imported))
            for package in self._packages(graph)
            for importer in sorted(m for m in graph.modules if is_inside(m, package))
            for imported in sorted(graph.find_modules_directly_imported_by(importer))
            if not self._is_open(imported, package, allowed, roots)
        ]
        output.verbose_print(verbose, f"{self.name}: {len(refused)} imports refused.")
        return ContractCheck(kept=not refused, metadata={"refused": refused})

    def render_broken_contract(self, check: ContractCheck) -> None:
        for importer, imported, line in check.metadata["refused"]:
            output.print_error(f"- {importer} may not import {imported} (l.{line})", bold=False)
        output.new_line()

    def _packages(self, graph: ImportGraph) -> list[str]:
        found: list[str] = []
        for pattern in self.modules:
            names = matching(graph, pattern)
            if not names:
                raise ValueError(f"contract '{self.name}': there is no module {pattern}")
            found += names
        return found

    @staticmethod
    def _is_open(imported: str, package: str, allowed: list[str], roots: list[str]) -> bool:
        if imported.split(".")[0] in sys.stdlib_module_names or is_inside(imported, package):
            return True
        # A root package is a front door: to allow it does not open every room behind it.
        return any(imported == name if name in roots else is_inside(imported, name) for name in allowed)

    @staticmethod
    def _line(graph: ImportGraph, importer: str, imported: str) -> int:
        details: list[Any] = list(graph.get_import_details(importer=importer, imported=imported))
        return int(details[0]["line_number"]) if details else 0
