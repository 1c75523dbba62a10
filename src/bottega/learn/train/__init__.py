"""Networks that correct the hand-written leads: played for, fitted, put into files, compared.

`python -m bottega.learn.train GAME --out FOLDER` does it in rounds; each goes on where it was left.
"""
