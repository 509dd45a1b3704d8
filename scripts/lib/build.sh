# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Configuring, building and testing one preset. Sourced by bash after steps.sh.

# build_preset PRESET [TARGET...]: configures where that was not done yet, or packages have come since (ninja does it again
# by itself when a CMakeLists.txt changes), and builds.
build_preset() {
  local preset=$1
  shift
  cd "$ROOT" || return 1
  if [ ! -f "build/$preset/build.ninja" ] || [ "${PACKAGES_CHANGED:-0}" -ne 0 ]; then
    quietly cmake --preset "$preset" || return 1
  fi
  quietly cmake --build "build/$preset" --parallel "$(nproc)" ${1:+--target "$@"}
}

# test_preset PRESET [CTEST ARGUMENT...]: runs the tests and shows ctest's closing lines. Results also go to
# build/PRESET/ctest.xml (JUnit).
test_preset() {
  local preset=$1 status
  shift
  cd "$ROOT" || return 1
  quietly ctest --preset "$preset" --parallel "$(nproc)" --output-junit "$ROOT/build/$preset/ctest.xml" "$@"
  status=$?
  sed -n '/^[0-9]*% tests passed/,$p' "$STEP_LOG" | sed 's/^/      /'
  return "$status"
}

# Digest of all that decides how a preset's tests end: programs, libraries, the list of tests, and the tests in Python.
tested_digest() {
  {
    ctest --preset "$1" --show-only=json-v1
    find "build/$1/bin" "build/$1/lib" test -type f \( -path 'build/*' -o -name '*.py' -o -name '*.json' \) -print0 |
      sort -z | xargs -0 sha256sum
  } 2>/dev/null | sha256sum
}

# test_preset_if_changed PRESET [CTEST ARGUMENT...]: as test_preset, but where everything is as it was when these tests
# last passed, it only says so.
test_preset_if_changed() {
  local preset=$1 stamp digest
  cd "$ROOT" || return 1
  stamp="build/$preset/passed.txt"
  digest="$(tested_digest "$preset") $*"
  if [ "$digest" = "$(cat "$stamp" 2>/dev/null)" ]; then
    say "nothing has changed since they passed on $(date -r "$stamp" '+%F %R')"
    return 0
  fi
  rm -f "$stamp"
  test_preset "$@" || return 1
  printf '%s\n' "$digest" >"$stamp"
}
