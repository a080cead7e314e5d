"""A mark for classes that other packages derive from: without it a compiled engine would refuse theirs.

Only the compiler looks at it, and knows it by its home, `mypy_extensions`, which need not be installed to play.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**_):
        return lambda marked: marked
