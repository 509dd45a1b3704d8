// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Answers one information query: writes the value, or its size, as the API has it. The type of the value is checked at
// compile time against the spec.
#pragma once

#include "common/generated/info_traits.hpp"

#include <cstring>
#include <span>
#include <string_view>

namespace ur::core {

/// The answer to a query that the core has none for: it may be one of the spec's, or none at all.
template <typename Enum>
[[nodiscard]] ur_result_t unanswered(Enum query) noexcept {
  for (const InfoDescription &known : kInfos<Enum>) {
    if (known.query == static_cast<uint32_t>(query))
      return UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION;
  }
  return UR_RESULT_ERROR_INVALID_ENUMERATION;
}

class InfoWriter {
public:
  InfoWriter(size_t size, void *value, size_t *sizeRet) noexcept : size_(size), value_(value), sizeRet_(sizeRet) {}

  /// A value of exactly the spec's type; bool for ur_bool_t.
  template <auto Query, typename V>
  [[nodiscard]] ur_result_t put(const V &value) const noexcept {
    using Element = InfoElement<Query>;
    static_assert(InfoTraits<Query>::kCount == 1, "this query answers an array");
    if constexpr (std::is_same_v<V, bool>) {
      static_assert(std::is_same_v<Element, ur_bool_t>);
      const ur_bool_t flag = value ? 1 : 0;
      return bytes(&flag, sizeof flag);
    } else {
      static_assert(std::is_same_v<V, Element>, "not the type that the spec gives this query");
      return bytes(&value, sizeof value);
    }
  }

  /// As put; 0 means that the driver doesn't know.
  template <auto Query, typename V>
  [[nodiscard]] ur_result_t known(const V &value) const noexcept {
    return value == V{} ? UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION : put<Query>(value);
  }

  /// Text, with its terminating zero.
  template <auto Query>
  [[nodiscard]] ur_result_t text(std::string_view text) const noexcept {
    static_assert(InfoTraits<Query>::kText);
    if (const ur_result_t result = room(text.size() + 1); result != UR_RESULT_SUCCESS)
      return result;
    if (value_) {
      std::memcpy(value_, text.data(), text.size());
      static_cast<char *>(value_)[text.size()] = '\0';
    }
    return UR_RESULT_SUCCESS;
  }
  template <auto Query>
  [[nodiscard]] ur_result_t knownText(std::string_view value) const noexcept {
    return value.empty() ? UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION : text<Query>(value);
  }

  template <auto Query>
  [[nodiscard]] ur_result_t array(std::span<const InfoElement<Query>> values) const noexcept {
    static_assert(InfoTraits<Query>::kCount != 1);
    if (InfoTraits<Query>::kCount != 0 && values.size() != InfoTraits<Query>::kCount)
      return UR_RESULT_ERROR_UNKNOWN;
    return bytes(values.data(), values.size_bytes());
  }
  /// Only the size of an array; where the value isn't wanted.
  template <auto Query>
  [[nodiscard]] ur_result_t arraySize(size_t count) const noexcept {
    static_assert(InfoTraits<Query>::kCount == 0);
    return room(count * sizeof(InfoElement<Query>));
  }
  [[nodiscard]] bool wantsValue() const noexcept { return value_ != nullptr; }
  /// Bytes of an array query that doesn't hold numbers, such as IL.
  template <auto Query>
  [[nodiscard]] ur_result_t raw(std::span<const uint8_t> values) const noexcept {
    static_assert(sizeof(InfoElement<Query>) == 1);
    return bytes(values.data(), values.size());
  }

private:
  /// Whether a value of that size fits; says the size.
  [[nodiscard]] ur_result_t room(size_t needed) const noexcept {
    if (value_ && size_ < needed)
      return UR_RESULT_ERROR_INVALID_SIZE;
    if (sizeRet_)
      *sizeRet_ = needed;
    return UR_RESULT_SUCCESS;
  }
  [[nodiscard]] ur_result_t bytes(const void *from, size_t count) const noexcept {
    const ur_result_t result = room(count);
    if (result == UR_RESULT_SUCCESS && value_ && count != 0)
      std::memcpy(value_, from, count);
    return result;
  }

  size_t size_;
  void *value_;
  size_t *sizeRet_;
};

} // namespace ur::core
