// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/lifetime/effects.hpp"

#include "layers/handles.hpp"

#include <algorithm>
#include <utility>

namespace ur::layers {

using reflection::Field;
using reflection::Kind;
using reflection::Ownership;
using reflection::RecordId;

uint16_t queryOf(const Call &call) noexcept {
  const uint16_t count = call.description().count;
  if (count < 4)
    return count;
  const auto is = [&](int fromEnd, Kind kind, int pointers) {
    const reflection::Type &type = call.field(static_cast<uint16_t>(count - fromEnd)).type;
    return type.kind == kind && type.pointers == pointers;
  };
  const bool query = is(4, Kind::Enum, 0) && is(3, Kind::Unsigned, 0) && is(2, Kind::Opaque, 1) &&
                     is(1, Kind::Unsigned, 1) && call.field(static_cast<uint16_t>(count - 1)).written;
  return query ? static_cast<uint16_t>(count - 4) : count;
}

void Effects::begin() noexcept {
  const uint16_t count = call_.description().count;
  Marks::each(marks_.changes, [&](uint16_t i) {
    const Field &field = call_.field(i);
    if (field.ownership == Ownership::Released && isHandle(field.type)) {
      released_ = call_.parameter<void *>(i);
      if (released_) {
        const auto type = static_cast<HandleId>(field.type.index);
        releasedKnown_ = registry_.release(released_, type, call_.slot);
        taken_ = releasedKnown_.state == Known::State::Held && releasedKnown_.type == type;
      }
    } else if (givesHandles(field) && call_.parameter<void *>(i)) {
      if (field.length) {
        list_ = true;
      } else if (!field.written) {
        // A handle that is there already may be used again instead of a new one.
        const void *const there = *call_.parameter<void **>(i);
        reused_ = there && registry_.look(there).good() ? there : nullptr;
      } else if (static_cast<HandleId>(field.type.index) == HandleId::ur_program_handle_t) {
        program_ = std::exchange(call_.parameter<void **>(i), &made_);
        programIndex_ = i;
      }
    }
  });
  if (list_) {
    const uint16_t total = totalIndex();
    if (total < count && !call_.parameter<uint32_t *>(total))
      call_.parameter<uint32_t *>(total) = &total_;
  }
  const uint16_t query = marks_.query;
  if (query < count && call_.parameter<void *>(static_cast<uint16_t>(count - 2))) {
    query_ = query;
    size_t *&written = call_.parameter<size_t *>(static_cast<uint16_t>(count - 1));
    written = written ? written : &size_;
  }
}

uint16_t Effects::totalIndex() const noexcept {
  const uint16_t count = call_.description().count;
  uint16_t index = 0;
  while (index < count && !(call_.field(index).written && call_.field(index).type.kind == Kind::Unsigned &&
                            call_.field(index).type.size == sizeof(uint32_t)))
    ++index;
  return index;
}

uint64_t Effects::written(uint16_t index) const noexcept {
  const Field &field = call_.field(index);
  if (!field.length)
    return 1;
  const uint64_t room = viewOf(call_).length(field);
  const uint16_t total = totalIndex();
  if (total == call_.description().count)
    return room;
  const uint32_t *const count = call_.parameter<uint32_t *>(total);
  return count ? std::min<uint64_t>(room, *count) : room;
}

HandleId Effects::answered() const noexcept {
  if (query_ == kNone)
    return HandleId::None;
  const auto query = call_.parameter<uint32_t>(query_);
  for (size_t i = 0; i < kLentHandleCount; ++i) {
    if (kLentHandles[i].function == call_.record && kLentHandles[i].query == query)
      return kLentHandles[i].handle;
  }
  return HandleId::None;
}

Effects::Bytes Effects::answer() const noexcept {
  if (query_ == kNone)
    return {nullptr, 0};
  const auto room = call_.parameter<size_t>(static_cast<uint16_t>(query_ + 1));
  const size_t *const size = call_.parameter<size_t *>(static_cast<uint16_t>(query_ + 3));
  return {call_.parameter<void *>(static_cast<uint16_t>(query_ + 2)), size ? std::min(room, *size) : room};
}

/// What lends the handles that a call answers: the handle that it is asked of.
const void *Effects::owner() const noexcept {
  const Field &first = call_.field(0);
  return isHandle(first.type) && first.type.pointers == 0 ? call_.parameter<void *>(0) : nullptr;
}

void Effects::give(const void *handle, HandleId type, Ownership ownership, bool fresh) noexcept {
  if (!handle)
    return;
  if (type == HandleId::ur_platform_handle_t) {
    registry_.lend(handle, type, nullptr); // platforms stay
  } else if (ownership == Ownership::New && kindOf(type).released) {
    if (number_ == 0)
      number_ = registry_.count(call_.slot);
    registry_.give(handle, type, {call_.slot, number_}, fresh);
  } else {
    registry_.lend(handle, type, owner());
  }
}

void Effects::settleOutput(uint16_t index) noexcept {
  const Field &field = call_.field(index);
  const auto *handles = call_.parameter<void *const *>(index);
  if (!handles || (reused_ && *handles == reused_))
    return;
  const auto type = static_cast<HandleId>(field.type.index);
  // Adapters and devices exist once, and are given out again and again; parts of devices are made anew each time.
  const bool fresh = call_.record == RecordId::ur_device_partition_params_t ||
                     (type != HandleId::ur_adapter_handle_t && type != HandleId::ur_device_handle_t);
  // A capture into a graph of the program's ends with that handle, and handles of graphs have no counts.
  if (call_.record == RecordId::ur_queue_end_graph_capture_exp_params_t &&
      registry_.look(*handles).state == Known::State::Held)
    return;
  const uint64_t count = written(index);
  for (uint64_t i = 0; i < count; ++i)
    give(handles[i], type, field.ownership, fresh);
}

/// Gives the caller's place back and writes there what the call wrote, if it did.
void Effects::settleProgram(ur_result_t result) noexcept {
  call_.parameter<void **>(programIndex_) = program_;
  if (made_ || result == UR_RESULT_SUCCESS)
    *program_ = made_;
  gave_ = made_ && result == UR_RESULT_ERROR_PROGRAM_LINK_FAILURE;
  if (gave_)
    settleOutput(programIndex_);
}

void Effects::settle(ur_result_t result) noexcept {
  if (program_)
    settleProgram(result);
  gave_ = gave_ || result == UR_RESULT_SUCCESS;
  if (result != UR_RESULT_SUCCESS) {
    if (taken_)
      registry_.restore(released_, releasedKnown_);
    return;
  }
  Marks::each(marks_.changes, [&](uint16_t i) {
    const Field &field = call_.field(i);
    if (givesHandles(field))
      settleOutput(i);
    else if (field.ownership == Ownership::Retained)
      registry_.retain(call_.parameter<void *>(i));
  });
  if (const HandleId type = answered(); type != HandleId::None) {
    const Bytes bytes = answer();
    const auto *handles = static_cast<const char *>(bytes.at);
    for (size_t at = 0; at + sizeof(void *) <= bytes.size; at += sizeof(void *))
      give(load<void *>(handles + at), type, Ownership::Borrowed, false);
  }
  if (call_.record == RecordId::ur_event_set_callback_params_t) {
    // The callback is given the event, which the program may have released by then.
    registry_.lend(call_.parameter<void *>(0), HandleId::ur_event_handle_t, nullptr);
  }
}

} // namespace ur::layers
