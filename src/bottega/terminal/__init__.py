"""The terminal as a screen: panes for board, players, ledger and answers, drawn with Textual.

It knows no rule. A *sitting* gives what one reader sees at one moment (`scene`) and takes answers;
there is one for a game on this device, one for a record, and one for a table on a server.
"""
