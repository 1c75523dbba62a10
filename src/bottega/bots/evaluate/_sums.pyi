from array import array
from typing import Any

class Sums:
    def __new__(
        cls,
        first: array[int],
        first_bias: array[int],
        second: array[int],
        second_bias: array[int],
        last: array[int],
        last_bias: array[int],
        most: array[int],
        shift: int,
    ) -> Sums: ...
    def of(self, seen: Any, leads: list[int]) -> list[int]: ...
