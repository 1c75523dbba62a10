"""A member that was placed: who stands where, as one number."""

from mypy_extensions import i64


def standing_there(seat: i64, member: i64, space: i64) -> i64:
    """Write who stands where as one number."""
    return space * 256 + seat * 16 + member


def placed_space(there: i64) -> i64:
    """Read the space."""
    return there // 256


def placed_seat(there: i64) -> i64:
    """Read the seat."""
    return there // 16 % 16


def placed_member(there: i64) -> i64:
    """Read the member."""
    return there % 16
