"""Long runs in which everything fails that can, judged by what clients saw; nothing here looks into the server."""
