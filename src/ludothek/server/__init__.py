"""The server: tables that never lose a game and never leak a card."""
