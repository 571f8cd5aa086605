"""The rules of The Night Watch, as the rulebook has them."""
