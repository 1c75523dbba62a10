"""Where mutants are made, and by which operators: in what functions do, not in what they are."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

Position = tuple[int, int]  # line from 1, column from 0
Span = tuple[Position, Position]

ROOMS: Final = {  # of each as many mutants
    "kernel": ("src/bottega/kernel/*.py",),
    "masters": ("src/bottega/games/masters/*.py",),
    "lorenzo": ("src/bottega/games/lorenzo/*.py", "src/bottega/games/lorenzo/modules/*/*.py"),
    "renaissance": ("src/bottega/games/renaissance/*.py",),
    "table": tuple(
        f"src/bottega/server/table/{name}.py"
        for name in ("manners", "showing", "happening", "hearing", "windows")
    ),
    "store": ("src/bottega/server/store/*.py",),
}
# Tools of the tests, which have their own (tests/kernel/mutants.py).
NOT: Final = {"laws.py", "moments.py"}

# Of all that an operator could become the one or two that people mistake for it.
SLIPS: Final = re.compile(
    r"core/(AddNot|ExceptionReplacer|NumberReplacer|ZeroIterationForLoop"
    r"|Replace(TrueWithFalse|FalseWithTrue|AndWithOr|OrWithAnd|BreakWithContinue|ContinueWithBreak)"
    r"|ReplaceUnaryOperator_(Delete_USub|Delete_Invert|Delete_Not)"
    r"|ReplaceComparisonOperator_(Eq_NotEq|NotEq_Eq|Is_IsNot|IsNot_Is"
    r"|Lt_LtE|Lt_GtE|LtE_Lt|LtE_Gt|Gt_GtE|Gt_LtE|GtE_Gt|GtE_Lt)"
    r"|ReplaceBinaryOperator_(Add_Sub|Sub_Add|Mul_Add|Div_Mul|FloorDiv_Mul|Mod_FloorDiv|Pow_Mul"
    r"|RShift_LShift|LShift_RShift|BitOr_BitAnd|BitAnd_BitOr|BitXor_BitAnd))"
)


def modules(room: str) -> list[Path]:
    """List the modules of a room, as they lie in the working folder."""
    found = {path for pattern in ROOMS[room] for path in Path().glob(pattern)}
    return sorted(path for path in found if path.name not in NOT)


class Places:
    """Where in a module a mutant means something: in the bodies of functions."""

    def __init__(self, source: str) -> None:
        nodes = list(ast.walk(ast.parse(source)))
        self._inside = [_span(part) for node in nodes for part in _body(node)]
        self._outside = [_span(part) for node in nodes for part in _aside(node)]

    def __contains__(self, position: Position) -> bool:
        return _within(position, self._inside) and not _within(position, self._outside)


def _body(node: ast.AST) -> list[ast.stmt]:
    return node.body if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) else []


def _aside(node: ast.AST) -> Iterator[ast.expr]:
    """Give what only readers, type checkers and the memory care for."""
    if isinstance(node, ast.arg | ast.AnnAssign) and node.annotation is not None:
        yield node.annotation
    elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        yield from node.decorator_list
        if node.returns is not None:
            yield node.returns
    elif isinstance(node, ast.Call) and getattr(node.func, "id", "") == "cast":
        yield node.args[0]
    elif isinstance(node, ast.keyword) and node.arg == "capacity":
        yield node.value


def _span(node: ast.stmt | ast.expr) -> Span:
    last = (node.end_lineno or node.lineno, node.end_col_offset or node.col_offset)
    return (node.lineno, node.col_offset), last


def _within(position: Position, spans: list[Span]) -> bool:
    return any(first <= position < last for first, last in spans)
