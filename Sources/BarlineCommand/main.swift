print("barline")
