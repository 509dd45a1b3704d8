// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a call does to the handles that a program holds, by the ownership that the spec states: handles given, lent,
// retained and released. Lives from before the call to after it, on its thread. A call that fails changes nothing, but
// for a link that fails and hands out a program, which has its log.
#pragma once

#include "layers/call.hpp"
#include "layers/lifetime/marks.hpp"
#include "layers/lifetime/registry.hpp"
#include "unified-runtime/ur_api.h"

namespace ur::layers {

/// Whether a parameter is where a function writes handles.
[[nodiscard]] inline bool givesHandles(const reflection::Field &field) noexcept {
  return isHandle(field.type) && field.type.pointers == 1 &&
         (field.ownership == reflection::Ownership::New || field.ownership == reflection::Ownership::Borrowed);
}

/// Every query ends in: name, size, value, size written. The index of the name; the number of parameters for other
/// functions.
[[nodiscard]] uint16_t queryOf(const Call &call) noexcept;

class Effects {
public:
  Effects(Registry &registry, const Call &call) noexcept : registry_(registry), call_(call), marks_(marksOf(call)) {}
  Effects(const Effects &) = delete;
  Effects &operator=(const Effects &) = delete;

  [[nodiscard]] Registry &registry() const noexcept { return registry_; }
  [[nodiscard]] const Marks &marks() const noexcept { return marks_; }

  /// Before the call. A reference that the call releases is taken now: once it runs, the address may be given out
  /// again. Asks for the counts that the caller leaves out, since they tell how many handles were written.
  void begin() noexcept;
  /// What was known of the handle that the call releases, if it releases one.
  [[nodiscard]] const void *released() const noexcept { return released_; }
  [[nodiscard]] const Known &releasedKnown() const noexcept { return releasedKnown_; }
  /// Whether the program held the reference that the call releases.
  [[nodiscard]] bool releasedWell() const noexcept { return taken_; }

  /// After the call, in any case: begin() may have put places of its own where the call writes.
  void settle(ur_result_t result) noexcept;
  /// After that: whether the call wrote what it gives.
  [[nodiscard]] bool gave() const noexcept { return gave_; }

  /// After a successful call: how many elements of an array of handles were written.
  [[nodiscard]] uint64_t written(uint16_t index) const noexcept;
  /// After a successful query: the kind of handles that it answered, None where it answered something else.
  [[nodiscard]] HandleId answered() const noexcept;
  /// After a successful query: the bytes that were written, and where; none where nothing was asked for.
  struct Bytes {
    const void *at;
    size_t size;
  };
  [[nodiscard]] Bytes answer() const noexcept;

private:
  [[nodiscard]] uint16_t totalIndex() const noexcept;
  [[nodiscard]] const void *owner() const noexcept;
  void give(const void *handle, HandleId type, reflection::Ownership ownership, bool fresh) noexcept;
  void settleOutput(uint16_t index) noexcept;
  void settleProgram(ur_result_t result) noexcept;

  Registry &registry_;
  const Call &call_;
  const Marks &marks_;
  const void *released_ = nullptr;
  Known releasedKnown_;
  bool taken_ = false;
  const void *reused_ = nullptr; // a handle at a place for a new one, where the function may use it again
  void **program_ = nullptr;     // the caller's place for a new program; the call writes to made_ instead
  uint16_t programIndex_ = 0;    // of that parameter
  void *made_ = nullptr;         // null where a link that failed handed nothing out
  bool gave_ = false;            // as gave() says
  uint64_t number_ = 0;          // of this call among those of the function that give handles
  uint32_t total_ = 0;           // for callers that don't ask
  size_t size_ = 0;              // likewise
  bool list_ = false;            // the function lists handles
  uint16_t query_ = kNone;       // index of the name of what is queried
  static constexpr uint16_t kNone = 0xffff;
};

} // namespace ur::layers
