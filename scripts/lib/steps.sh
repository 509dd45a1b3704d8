# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Steps of a script: numbered lines with times, long commands with a sign of life, a table at the end. Sourced by bash.
#
#   steps_total N            how many steps there will be
#   step NAME COMMAND...     runs a step; a failure is remembered, prints what failed and the end of its
#                            log, and doesn't end the script
#   must NAME COMMAND...     the same, but a failure ends the script with the table
#   steps_summary            prints the table; status 1 if any step failed
#   quietly COMMAND...       within a step: output goes to the step's log, with a sign of life every 20 s
#   say TEXT                 within a step: a line for the reader
#   leave_out TEXT           the same, and the step counts as left out, unless it fails

LOG_DIR="${ROOT:?}/build/logs"
STEP_NUMBER=0
STEP_COUNT=0
STEP_FAILED=0
STEP_LEFT_OUT=0
SANITIZER_REPORT='Sanitizer: |[0-9]: runtime error: |^terminate called'
STEP_LOG=/dev/null
STEP_ROWS=()
STEPS_BEGAN=$SECONDS

steps_total() { STEP_COUNT=$1; }

say() { printf '      %s\n' "$*"; }

leave_out() {
  STEP_LEFT_OUT=1
  say "LEFT OUT: $*"
}

# Prints the message and the script's usage hint, and leaves with the status for wrong use.
wrong_use() {
  printf '%s: %s (see %s --help)\n' "$(basename "$0")" "$1" "$0" >&2
  exit 2
}

step() {
  local name=$1 began=$SECONDS status took report
  shift
  STEP_NUMBER=$((STEP_NUMBER + 1))
  mkdir -p "$LOG_DIR"
  STEP_LOG="$LOG_DIR/$(basename "$0")-$(printf '%02d' "$STEP_NUMBER").log"
  : >"$STEP_LOG"
  STEP_LEFT_OUT=0
  printf '[%d/%d] %s\n' "$STEP_NUMBER" "$STEP_COUNT" "$name"
  "$@"
  status=$?
  took=$((SECONDS - began))
  if [ "$status" -eq 0 ]; then
    STEP_ROWS+=("$(printf '%-58s %s %6d s' "$name" "$([ "$STEP_LEFT_OUT" -eq 0 ] && echo passed || echo LEFT OUT)" "$took")")
  else
    STEP_FAILED=1
    STEP_ROWS+=("$(printf '%-58s FAILED %6d s' "$name" "$took")")
    if [ -s "$STEP_LOG" ]; then
      # A test's reason stands where it failed, far above the end when others run after it.
      if grep -q ': Failure$' "$STEP_LOG"; then
        say "failed; its first failures:"
        grep -A 12 ': Failure$' "$STEP_LOG" | head -n 60 | cut -c 1-240 | sed 's/^/      | /'
      fi
      # Nor are a sanitizer's words at the end. What they say of an allocation that is too large is no fault.
      report=$(grep -nE "$SANITIZER_REPORT" "$STEP_LOG" | grep -v allocat | head -n 1 | cut -d : -f 1)
      if [ -n "$report" ]; then
        say "failed; the first report of a sanitizer:"
        sed -n "$report,$((report + 70))p" "$STEP_LOG" | cut -c 1-240 | sed 's/^/      | /'
      fi
      say "failed; the end of $STEP_LOG:"
      tail -n "${STEP_TAIL:-60}" "$STEP_LOG" | sed 's/^/      | /'
    fi
  fi
  return "$status"
}

must() {
  step "$@" && return 0
  steps_summary
  exit 1
}

steps_summary() {
  local row
  printf '\n%s: summary\n' "$(basename "$0")"
  for row in "${STEP_ROWS[@]}"; do printf '  %s\n' "$row"; done
  printf '  %-58s %s %6d s\n' "all" "$([ "$STEP_FAILED" -eq 0 ] && printf passed || printf FAILED)" "$((SECONDS - STEPS_BEGAN))"
  return "$STEP_FAILED"
}

quietly() {
  local began=$SECONDS shown=$SECONDS child
  printf '+ %s\n' "$*" >>"$STEP_LOG"
  "$@" >>"$STEP_LOG" 2>&1 </dev/null &
  child=$!
  while kill -0 "$child" 2>/dev/null; do
    if [ $((SECONDS - shown)) -ge 20 ]; then
      shown=$SECONDS
      say "$((SECONDS - began)) s: $(tail -n 1 "$STEP_LOG" | cut -c 1-100)"
    fi
    sleep 0.2
  done
  wait "$child"
}
