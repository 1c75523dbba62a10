"""Who thinks for others: bots and the coach, in processes of their own."""
