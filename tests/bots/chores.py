"""Tasks for other processes; they import nothing that takes long."""

import os
from time import sleep

from bottega.kernel.errors import BottegaError

UNLUCKY, FOREIGN, DEADLY, ENDLESS = 13, 14, 15, 16


def twice(number: int) -> int:
    """Double a number, unless it is one of those above."""
    if number == UNLUCKY:
        raise BottegaError("unlucky")
    if number == FOREIGN:
        raise KeyError("far away")
    if number == DEADLY:
        os._exit(3)
    if number == ENDLESS:
        sleep(600)
    return number * 2
