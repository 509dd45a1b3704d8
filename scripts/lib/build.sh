# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Configuring, building and testing one preset. Sourced by bash after steps.sh.

# build_preset PRESET [TARGET...]: configures where that was not done yet (ninja does it again by itself when a
# CMakeLists.txt changes), and builds.
build_preset() {
  local preset=$1
  shift
  cd "$ROOT" || return 1
  if [ ! -f "build/$preset/build.ninja" ]; then
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
