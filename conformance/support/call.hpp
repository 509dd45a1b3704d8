// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A call with arguments that are right, from which each case of an error changes one or two:
//
//   Call call(urQueueCreate, context(), device(), nullptr, queue.out());
//   call.outputs(queue);
//   call.with<0>(nullptr).answers(UR_RESULT_ERROR_INVALID_NULL_HANDLE);
//
// After each error the registered outputs must hold the bytes that they held before.
#pragma once

#include "support/results.hpp"

#include <cstring>
#include <tuple>
#include <type_traits>
#include <vector>

namespace conformance {

/// A value of an enumeration that no enumerator has.
template <class E>
E noEnumerator() {
  return static_cast<E>(0x7ffffffe);
}

template <class... P>
class Call {
public:
  using Function = ur_result_t (*)(P...);

  Call(Function function, std::type_identity_t<P>... arguments) : function_(function), arguments_(arguments...) {}

  /// Objects that only success may write. Referred to, not copied.
  template <class... T>
  Call &outputs(T &...objects) {
    (outputs_.push_back({&objects, sizeof objects}), ...);
    return *this;
  }

  /// The same call with argument I replaced.
  template <size_t I>
  [[nodiscard]] Call with(std::tuple_element_t<I, std::tuple<P...>> value) const {
    Call changed = *this;
    std::get<I>(changed.arguments_) = value;
    return changed;
  }

  [[nodiscard]] ur_result_t result() const { return std::apply(function_, arguments_); }

  /// Calls and compares.
  void answers(ur_result_t expected, const char *file = __builtin_FILE(), int line = __builtin_LINE()) const {
    check(expected, UR_RESULT_SUCCESS, file, line);
  }
  /// For conditions of which the API leaves open which of two results they give.
  void answersEither(ur_result_t expected, ur_result_t other, const char *file = __builtin_FILE(),
                     int line = __builtin_LINE()) const {
    check(expected, other, file, line);
  }
  void succeeds(const char *file = __builtin_FILE(), int line = __builtin_LINE()) const {
    answers(UR_RESULT_SUCCESS, file, line);
  }

  /// For a call with right arguments of a function that this suite knows no more about: an adapter without it says so
  /// and writes nothing.
  void saysUnsupportedIfItIs(const char *file = __builtin_FILE(), int line = __builtin_LINE()) const {
    const std::vector<std::vector<unsigned char>> before = snapshot();
    if (const ur_result_t answered = result(); answered != UR_RESULT_ERROR_UNSUPPORTED_FEATURE)
      GTEST_SKIP() << "the adapter has this function (" << resultName(answered) << "); only its errors are tested yet";
    compare(before, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, file, line);
  }

  /// For a call with right arguments of a function that an adapter may lack: true if it succeeds, false if it says that
  /// it isn't supported, and has then written nothing.
  [[nodiscard]] bool worksOrSaysUnsupported(const char *file = __builtin_FILE(), int line = __builtin_LINE()) const {
    const std::vector<std::vector<unsigned char>> before = snapshot();
    const ur_result_t answered = result();
    if (answered == UR_RESULT_ERROR_UNSUPPORTED_FEATURE)
      compare(before, answered, file, line);
    else if (answered != UR_RESULT_SUCCESS)
      ADD_FAILURE_AT(file, line) << "  answers " << resultName(answered);
    return answered == UR_RESULT_SUCCESS;
  }

  // The conditions that many functions share, by position.
  template <size_t I>
  void needsHandle(const char *file = __builtin_FILE(), int line = __builtin_LINE()) const {
    with<I>(nullptr).answers(UR_RESULT_ERROR_INVALID_NULL_HANDLE, file, line);
  }
  template <size_t I>
  void needsPointer(const char *file = __builtin_FILE(), int line = __builtin_LINE()) const {
    with<I>(nullptr).answers(UR_RESULT_ERROR_INVALID_NULL_POINTER, file, line);
  }
  template <size_t I>
  void needsEnumerator(const char *file = __builtin_FILE(), int line = __builtin_LINE()) const {
    using E = std::tuple_element_t<I, std::tuple<P...>>;
    with<I>(noEnumerator<E>()).answers(UR_RESULT_ERROR_INVALID_ENUMERATION, file, line);
  }
  /// Arguments I and I + 1 are a wait list, now empty: it has both a number and an array, or neither.
  template <size_t I>
  void checksWaitList(ur_event_handle_t event, const char *file = __builtin_FILE(), int line = __builtin_LINE()) const {
    with<I>(1).template with<I + 1>(nullptr).answers(UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, file, line);
    with<I>(0).template with<I + 1>(&event).answers(UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, file, line);
  }
  /// Argument Region is the extent of a box. From Pitches and OtherPitches on there are two pitches each, of rows and
  /// of slices, now 0: a box has bytes, and neither its rows nor its slices lie in one another.
  template <size_t Region, size_t Pitches, size_t OtherPitches>
  void checksBox(const char *file = __builtin_FILE(), int line = __builtin_LINE()) const {
    for (const ur_rect_region_t &empty : {ur_rect_region_t{0, 1, 1}, {1, 0, 1}, {1, 1, 0}})
      with<Region>(empty).answers(UR_RESULT_ERROR_INVALID_SIZE, file, line);
    checksPitches<Region, Pitches>(file, line);
    checksPitches<Region, OtherPitches>(file, line);
  }

private:
  template <size_t Region, size_t Pitches>
  void checksPitches(const char *file, int line) const {
    const auto box = with<Region>(ur_rect_region_t{4, 2, 2});
    box.template with<Pitches>(2).answers(UR_RESULT_ERROR_INVALID_SIZE, file, line);
    for (const size_t slice : {8, 20})
      box.template with<Pitches>(8).template with<Pitches + 1>(slice).answers(UR_RESULT_ERROR_INVALID_SIZE, file, line);
  }
  struct Span {
    void *data;
    size_t size;
  };

  std::vector<std::vector<unsigned char>> snapshot() const {
    std::vector<std::vector<unsigned char>> bytes;
    for (const Span &output : outputs_) {
      const auto *first = static_cast<const unsigned char *>(output.data);
      bytes.emplace_back(first, first + output.size);
    }
    return bytes;
  }

  void compare(const std::vector<std::vector<unsigned char>> &before, ur_result_t answered, const char *file,
               int line) const {
    for (size_t i = 0; i < outputs_.size(); ++i) {
      if (std::memcmp(outputs_[i].data, before[i].data(), outputs_[i].size) != 0) {
        ADD_FAILURE_AT(file, line) << "output " << i << " was written although the call failed with "
                                   << resultName(answered);
      }
    }
  }

  void check(ur_result_t expected, ur_result_t other, const char *file, int line) const {
    const std::vector<std::vector<unsigned char>> before = snapshot();
    const ur_result_t answered = result();
    if (answered != expected && (other == UR_RESULT_SUCCESS || answered != other)) {
      ADD_FAILURE_AT(file, line) << "  answers  " << resultName(answered) << "\n  expected " << resultName(expected)
                                 << (other == UR_RESULT_SUCCESS ? std::string() : " or " + resultName(other));
    }
    if (answered != UR_RESULT_SUCCESS)
      compare(before, answered, file, line);
  }

  Function function_;
  std::tuple<P...> arguments_;
  std::vector<Span> outputs_;
};

template <class... P, class... A>
Call(ur_result_t (*)(P...), A &&...) -> Call<P...>;

} // namespace conformance
