// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/lifetime/lifetime.hpp"

#include "layers/findings.hpp"
#include "layers/handles.hpp"

#include <cinttypes>
#include <cstdio>

namespace ur::layers::lifetime {
namespace {

constinit std::atomic<Registry *> handles{nullptr}; // made once, never destroyed: threads may still call at exit
constinit std::atomic<LayerSet> enabled{0};

/// "pArgs[2].value.sampler"; answers the length.
size_t writePath(const HandlePath &path, char *text, size_t size) noexcept {
  const size_t before = path.outer ? writePath(*path.outer, text, size) : 0;
  const size_t room = before < size ? size - before : 0;
  char *const at = text + (room ? before : 0);
  const int length = path.name ? std::snprintf(room ? at : nullptr, room, "%s%s", path.outer ? "." : "", path.name)
                               : std::snprintf(room ? at : nullptr, room, "[%" PRIu64 "]", path.index);
  return before + (length > 0 ? static_cast<size_t>(length) : 0);
}

} // namespace

constinit std::atomic<const CallTable *> next{nullptr};

void start(LayerSet layers) {
  if (Registry *const known = handles.load(std::memory_order_relaxed))
    known->clear();
  else
    handles.store(new Registry, std::memory_order_release);
  enabled.store(layers, std::memory_order_release);
}

Registry *registry() noexcept {
  return handles.load(std::memory_order_acquire);
}

Guard::Guard(const Call &call) noexcept : call_(call), effects_(*registry(), call_) {}

bool Guard::note(const HandlePath &path, const void *handle, HandleId type, const Known &known) noexcept {
  finding_.handle = handle;
  finding_.wanted = type;
  finding_.known = known;
  writePath(path, finding_.argument, sizeof(finding_.argument));
  return false;
}

bool Guard::check(const HandlePath &path, const void *handle, HandleId type) noexcept {
  const Known known = effects_.registry().look(handle);
  if (known.good() && known.type == type)
    return true;
  if (!effects_.registry().complete())
    return true; // memory ran out once: nothing is known for certain
  return note(path, handle, type, known);
}

bool Guard::enter(bool) noexcept {
  const bool validates = enabled.load(std::memory_order_relaxed) & kLifetimeValidation;
  const Marks &marks = effects_.marks();
  // Without validation only what is released is looked at.
  const uint32_t leads = validates ? marks.leads : marks.leads & marks.changes;
  const auto visit = [this, validates](const HandlePath &path, const void *handle, HandleId type,
                                       reflection::Ownership ownership) {
    if (ownership != reflection::Ownership::Released)
      return !validates || check(path, handle, type);
    // Looking and taking the reference is one step, so that of two threads that release a last reference one is told.
    effects_.begin();
    const bool unknown =
        effects_.releasedKnown().state == Known::State::Foreign || effects_.releasedKnown().type != type;
    if (effects_.releasedWell() || (unknown && !validates) || !effects_.registry().complete())
      return true;
    return note(path, handle, type, effects_.releasedKnown());
  };
  if (!HandleWalk(visit).call(call_, leads)) [[unlikely]] {
    effects_.settle(UR_RESULT_ERROR_INVALID_ARGUMENT); // gives back what it took
    return false;
  }
  if (!effects_.released())
    effects_.begin();
  return true;
}

ur_result_t Guard::leave(ur_result_t result) noexcept {
  effects_.settle(result);
  return result;
}

ur_result_t Guard::refuse() noexcept {
  const HandleKind &wanted = kindOf(finding_.wanted);
  const HandleKind &known = kindOf(finding_.known.type);
  const char *const function = call_.name();
  const char *const argument = finding_.argument;
  const bool released = finding_.handle == effects_.released();
  if (finding_.known.state == Known::State::Foreign) {
    findInCall("%s refuses %s: %p is not a handle of this program (a %s, %s, is expected)", function, argument,
               finding_.handle, wanted.name, wanted.type);
  } else if (finding_.known.type != finding_.wanted) {
    findInCall("%s refuses %s: %p is %sa %s, not a %s (%s)", function, argument, finding_.handle,
               finding_.known.good() ? "" : "what was once ", known.name, wanted.name, wanted.type);
  } else if (finding_.known.state == Known::State::Lent) {
    findInCall("%s refuses %s: one release too many of the %s %p (%s): the program holds no reference to it", function,
               argument, wanted.name, finding_.handle, wanted.type);
  } else {
    findInCall("%s refuses %s: %s the %s %p (%s), whose last reference was given up by %s", function, argument,
               released ? "one release too many of" : "use of", wanted.name, finding_.handle, wanted.type,
               kFunctionNames[finding_.known.releasedBy]);
  }
  return wanted.error;
}

} // namespace ur::layers::lifetime
