// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "common/print.hpp"

#include <algorithm>
#include <cinttypes>
#include <cstdio>
#include <cstring>

namespace ur::print {
namespace {

using namespace reflection;

/// Longer arrays are cut here, so that one wrong count doesn't flood a log.
constexpr std::uint64_t kMaxElements = 64;
/// Deeper nesting is cut here; a chain of structures that leads back to itself would never end.
constexpr int kMaxDepth = 12;

/// Counts all text, keeps what fits.
class Sink {
public:
  explicit Sink(Buffer to) noexcept : to_(to) {}

  void put(const char *text, std::size_t length) noexcept {
    if (to_.text && used_ < to_.size)
      std::memcpy(to_.text + used_, text, std::min(length, to_.size - used_));
    used_ += length;
  }
  void put(const char *text) noexcept { put(text, std::strlen(text)); }

  template <typename... Values>
  void format(const char *pattern, Values... values) noexcept {
    char text[64];
    const int length = std::snprintf(text, sizeof(text), pattern, values...);
    put(text, length > 0 ? std::min(static_cast<std::size_t>(length), sizeof(text) - 1) : 0);
  }

  [[nodiscard]] ur_result_t finish() noexcept {
    if (!to_.text && !to_.needed)
      return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    if (to_.needed)
      *to_.needed = used_ + 1;
    if (!to_.text)
      return UR_RESULT_SUCCESS;
    if (to_.size > 0)
      to_.text[std::min(used_, to_.size - 1)] = '\0';
    return used_ < to_.size ? UR_RESULT_SUCCESS : UR_RESULT_ERROR_INVALID_SIZE;
  }

private:
  Buffer to_;
  std::size_t used_ = 0;
};

template <typename T>
T load(const void *from) noexcept {
  T value;
  std::memcpy(&value, from, sizeof(value));
  return value;
}

std::uint64_t loadUnsigned(const void *from, std::uint8_t size) noexcept {
  switch (size) {
  case 1:
    return load<std::uint8_t>(from);
  case 2:
    return load<std::uint16_t>(from);
  case 4:
    return load<std::uint32_t>(from);
  default:
    return load<std::uint64_t>(from);
  }
}

const char *at(std::uint32_t name) noexcept {
  return kText + name;
}

const RecordOf *find(const RecordOf *from, std::uint16_t count, std::uint32_t number) noexcept {
  const RecordOf *found =
      std::lower_bound(from, from + count, number, [](const RecordOf &a, std::uint32_t b) { return a.number < b; });
  return found != from + count && found->number == number ? found : nullptr;
}

class Printer {
public:
  explicit Printer(Sink &out) noexcept : out_(out) {}

  void enumerator(std::uint16_t index, std::uint32_t value) noexcept {
    const Enumeration &type = kEnumerations[index];
    for (std::uint16_t i = type.first; i < type.first + type.count; ++i) {
      if (kConstants[i].value == value) {
        out_.put(at(kConstants[i].name));
        return;
      }
    }
    out_.put(at(type.name));
    out_.format("(%" PRIu32 ")", value);
  }

  void flags(std::uint16_t index, std::uint32_t value) noexcept {
    const Enumeration &type = kEnumerations[index];
    const char *before = "";
    std::uint32_t left = value;
    for (std::uint16_t i = type.first; i < type.first + type.count; ++i) {
      if (left & kConstants[i].value) {
        out_.put(before);
        out_.put(at(kConstants[i].name));
        left &= ~kConstants[i].value;
        before = " | ";
      }
    }
    if (left || !value) {
      out_.put(before);
      out_.format(left ? "0x%" PRIx32 : "%" PRIu32, left);
    }
  }

  void record(std::uint16_t index, const void *value) noexcept {
    if (!value) {
      out_.put("NULL");
      return;
    }
    if (depth_ == kMaxDepth) {
      out_.put("{...}");
      return;
    }
    ++depth_;
    const Record &type = kRecords[index];
    const bool params = type.kind == RecordKind::Params;
    const auto *base = static_cast<const char *>(value);
    out_.put(params ? "" : "{");
    for (std::uint16_t i = 0; i < type.count; ++i) {
      const Field &field = kFields[type.first + i];
      out_.put(i ? ", ." : ".");
      out_.put(at(field.name));
      out_.put(" = ");
      if (const void *address = addressOf(type, base, field))
        member(type, base, field, address);
      else
        out_.put("NULL");
    }
    out_.put(params ? "" : "}");
    --depth_;
  }

private:
  /// A structure holds its members, a structure of parameters points to them.
  static const void *addressOf(const Record &type, const char *base, const Field &field) noexcept {
    return type.kind == RecordKind::Params ? load<const void *>(base + field.offset) : base + field.offset;
  }

  std::uint64_t lengthOf(const Record &type, const char *base, const Field &field) noexcept {
    if (!field.length)
      return 1;
    const Field &length = kFields[type.first + field.length - 1];
    const void *address = addressOf(type, base, length);
    return address && !length.type.pointers ? loadUnsigned(address, length.type.size) : 0;
  }

  void member(const Record &type, const char *base, const Field &field, const void *address) noexcept {
    if (field.array) {
      elements(field.type, address, field.array);
    } else if (field.type.pointers == 0) {
      value(field.type, address);
    } else if (type.kind == RecordKind::Union) {
      // Which member of a union is meant isn't known here: no pointer of it may be followed.
      pointer(load<const void *>(address));
    } else {
      pointee(type, base, field, load<const void *>(address));
    }
  }

  void pointee(const Record &type, const char *base, const Field &field, const void *target) noexcept {
    const Type &behind = field.type;
    if (!target) {
      out_.put("NULL");
    } else if (behind.kind == Kind::Chain) {
      chain(target);
    } else if (behind.pointers > 1 || behind.kind == Kind::Opaque) {
      pointer(target);
    } else if (field.written) {
      pointer(target);
      if (behind.kind != Kind::Record && behind.kind != Kind::Char && !field.length) {
        out_.put(" -> ");
        value(behind, target);
      }
    } else if (behind.kind == Kind::Char) {
      quoted(static_cast<const char *>(target));
    } else if (field.length) {
      elements(behind, target, lengthOf(type, base, field));
    } else {
      value(behind, target);
    }
  }

  void elements(const Type &type, const void *first, std::uint64_t count) noexcept {
    const auto *element = static_cast<const char *>(first);
    out_.put("{");
    for (std::uint64_t i = 0; i < count; ++i, element += type.size) {
      out_.put(i ? ", " : "");
      if (i == kMaxElements) {
        out_.put("...");
        break;
      }
      value(type, element);
    }
    out_.put("}");
  }

  void chain(const void *target) noexcept {
    const auto stype = load<std::uint32_t>(target);
    if (const RecordOf *found = find(kStructures, kStructureCount, stype)) {
      record(static_cast<std::uint16_t>(found->record), target);
    } else {
      pointer(target);
      out_.format(" (unknown structure type %" PRIu32 ")", stype);
    }
  }

  void value(const Type &type, const void *from) noexcept {
    switch (type.kind) {
    case Kind::Bool:
      out_.put(load<std::uint8_t>(from) ? "true" : "false");
      break;
    case Kind::Unsigned:
      out_.format("%" PRIu64, loadUnsigned(from, type.size));
      break;
    case Kind::Signed:
      out_.format("%" PRId64, type.size == 8 ? load<std::int64_t>(from) : std::int64_t{load<std::int32_t>(from)});
      break;
    case Kind::Float:
      out_.format("%g", static_cast<double>(load<float>(from)));
      break;
    case Kind::Enum:
      enumerator(type.index, load<std::uint32_t>(from));
      break;
    case Kind::Flags:
      flags(type.index, load<std::uint32_t>(from));
      break;
    case Kind::Record:
      record(type.index, from);
      break;
    default:
      pointer(load<const void *>(from));
    }
  }

  void pointer(const void *address) noexcept {
    if (address)
      out_.format("0x%" PRIxPTR, reinterpret_cast<std::uintptr_t>(address));
    else
      out_.put("NULL");
  }

  void quoted(const char *text) noexcept {
    out_.put("\"");
    out_.put(text);
    out_.put("\"");
  }

  Sink &out_;
  int depth_ = 0;
};

} // namespace

ur_result_t enumerator(EnumerationId id, std::uint32_t value, Buffer to) noexcept {
  Sink out(to);
  Printer(out).enumerator(static_cast<std::uint16_t>(id), value);
  return out.finish();
}

ur_result_t flags(EnumerationId id, std::uint32_t value, Buffer to) noexcept {
  Sink out(to);
  Printer(out).flags(static_cast<std::uint16_t>(id), value);
  return out.finish();
}

ur_result_t record(RecordId id, const void *value, Buffer to) noexcept {
  Sink out(to);
  Printer(out).record(static_cast<std::uint16_t>(id), value);
  return out.finish();
}

ur_result_t functionParams(ur_function_t function, const void *value, Buffer to) noexcept {
  const RecordOf *found = find(kFunctions, kFunctionCount, function);
  if (!found)
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  return record(found->record, value, to);
}

} // namespace ur::print
