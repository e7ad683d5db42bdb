"""Builds the package with setuptools, and the browser client into it, so that who installs it needs no Node.js."""

from __future__ import annotations

import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any

from setuptools import build_meta

SITE = Path("src/ludothek/site/index.html")
WEB = Path("web/build.py")


build_editable = build_meta.build_editable
get_requires_for_build_editable = build_meta.get_requires_for_build_editable
prepare_metadata_for_build_editable = build_meta.prepare_metadata_for_build_editable
prepare_metadata_for_build_wheel = build_meta.prepare_metadata_for_build_wheel


def _needed() -> list[str]:
    """Node.js from PyPI, where the client is still to be built and the machine has none that will do."""
    if SITE.exists() or not WEB.exists():
        return []
    tools = runpy.run_path(str(WEB))
    return [] if tools["machine_has_node"]() else [tools["NODE"]]


def _build_site() -> None:
    if not SITE.exists() and WEB.exists():
        subprocess.run([sys.executable, str(WEB)], check=True)


def get_requires_for_build_wheel(config_settings: Any = None) -> list[str]:
    return [*build_meta.get_requires_for_build_wheel(config_settings), *_needed()]


def get_requires_for_build_sdist(config_settings: Any = None) -> list[str]:
    return [*build_meta.get_requires_for_build_sdist(config_settings), *_needed()]


def build_wheel(directory: str, config_settings: Any = None, metadata_directory: str | None = None) -> str:
    _build_site()
    return build_meta.build_wheel(directory, config_settings, metadata_directory)


def build_sdist(directory: str, config_settings: Any = None) -> str:
    _build_site()
    return build_meta.build_sdist(directory, config_settings)
