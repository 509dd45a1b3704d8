# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What every program of the test bed is told on its command line, and how its settings are made ready."""
import argparse
import pathlib
import sys

from testbed import settings, suites

ROOT = pathlib.Path(__file__).resolve().parents[3]


def parser(text):
    """A parser of what every program of the test bed is told: where things are, and the settings."""
    options = argparse.ArgumentParser(description=text, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--environment", type=pathlib.Path, default=ROOT / "build/sycl-env",
                        help="what test/sycl/environment makes (%(default)s)")
    options.add_argument("--build", type=pathlib.Path, default=ROOT / "build/release", help="our build folder (%(default)s)")
    options.add_argument("--programs", type=pathlib.Path, default=ROOT / "build/sycl-programs",
                        help="where our programs are built (%(default)s)")
    options.add_argument("--results", type=pathlib.Path, default=ROOT / "build/sycl-results",
                        help="where logs and results go; a setting that isn't run is read from there (%(default)s)")
    options.add_argument("--settings", nargs="+", choices=[*settings.ALL, settings.LEVEL_ZERO, *settings.COMPILED], default=list(settings.ALL))
    options.add_argument("--layers", default="", help="UR_ENABLE_LAYERS in the loader setting")
    return options


def parsed(parser, arguments):
    chosen = parser.parse_args(arguments)
    for name in ("environment", "build", "programs", "results"):
        setattr(chosen, name, getattr(chosen, name).resolve())
    if not (chosen.environment / "bin/python").exists():
        parser.error(f"{chosen.environment} is no environment: run test/sycl/environment")
    return chosen


def prepared(options, with_programs=True):
    """The settings, ready to run; ends the program where one can't."""
    chosen = [settings.Setting(name, options.environment, options.build, options.layers) for name in options.settings]
    for setting in chosen:
        if setting.missing():
            sys.exit(f"setting {setting.name}: {setting.missing()}")
    (options.environment / "no-vendors").mkdir(exist_ok=True)
    options.results.mkdir(parents=True, exist_ok=True)
    if with_programs:
        suites.build_programs(options.environment, options.programs)
    return chosen
