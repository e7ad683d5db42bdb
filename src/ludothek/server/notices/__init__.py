"""Notices that reach people who do not look: by mail, in a browser that is closed, or through a webhook."""
