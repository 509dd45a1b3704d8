// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A function of the API, called with arguments that stand in words. What a parameter is follows from its type.
#pragma once

#include "replay/program.hpp"

#include <tuple>
#include <type_traits>

namespace replay {

/// What the words of a parameter mean.
enum class Shape : uint8_t {
  Number,     ///< the value
  ByValue,    ///< where a structure is
  Structure,  ///< where a structure is, or 0
  Handle,     ///< its slot
  HandleList, ///< how many, and the slots; kNone: no list
  OutHandle,  ///< the slot to write, or kNone
  Address,    ///< the slot of a piece of memory, and how far into it
  OutAddress, ///< the slot to write, or kNone
  Unknown,    ///< none of these: the function can't be played
};

template <typename T>
concept Complete = requires {
  sizeof(T);
};

template <typename P>
constexpr Shape shapeOf() {
  if constexpr (std::is_class_v<P>) {
    return Shape::ByValue;
  } else if constexpr (!std::is_pointer_v<P>) {
    return Shape::Number;
  } else {
    using Target = std::remove_pointer_t<P>;
    if constexpr (std::is_void_v<Target>)
      return Shape::Address;
    else if constexpr (std::is_same_v<Target, void *>)
      return Shape::OutAddress;
    else if constexpr (std::is_pointer_v<Target>)
      return std::is_const_v<Target> ? Shape::HandleList : Shape::OutHandle;
    else if constexpr (!std::is_class_v<std::remove_const_t<Target>>)
      return Shape::Unknown;
    else
      return Complete<Target> ? Shape::Structure : Shape::Handle;
  }
}

template <typename P>
P take(Frame &frame, const uint64_t *&word) {
  constexpr Shape shape = shapeOf<P>();
  static_assert(shape != Shape::Unknown);
  if constexpr (shape == Shape::Number) {
    return static_cast<P>(*word++);
  } else if constexpr (shape == Shape::ByValue) {
    return *reinterpret_cast<const P *>(*word++);
  } else if constexpr (shape == Shape::Structure) {
    return reinterpret_cast<P>(*word++);
  } else if constexpr (shape == Shape::Handle) {
    return static_cast<P>(frame.handles[*word++]);
  } else if constexpr (shape == Shape::OutHandle) {
    const uint64_t slot = *word++;
    return slot == kNone ? nullptr : reinterpret_cast<P>(&frame.handles[slot]);
  } else if constexpr (shape == Shape::OutAddress) {
    const uint64_t slot = *word++;
    return slot == kNone ? nullptr : reinterpret_cast<P>(&frame.memory[slot]);
  } else if constexpr (shape == Shape::Address) {
    const uint64_t slot = *word++;
    return reinterpret_cast<P>(reinterpret_cast<uintptr_t>(frame.memory[slot]) + *word++);
  } else {
    const uint64_t count = *word++;
    if (count == kNone)
      return nullptr;
    for (uint64_t i = 0; i < count; ++i)
      frame.list[i] = frame.handles[*word++];
    return reinterpret_cast<P>(frame.list);
  }
}

template <auto Function>
struct Thunk;

template <typename... P, ur_result_t (*Function)(P...)>
struct Thunk<Function> {
  static constexpr std::array<Shape, sizeof...(P)> kShapes{shapeOf<P>()...};
  static ur_result_t play(Frame &frame, const uint64_t *words) {
    const std::tuple<P...> arguments{take<P>(frame, words)...}; // braces: from left to right
    return std::apply(Function, arguments);
  }
};

} // namespace replay
