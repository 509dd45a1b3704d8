// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "replay/description.hpp"

#include <algorithm>
#include <charconv>
#include <cstring>
#include <map>
#include <string>

namespace replay {
namespace {

using trace::JsonError;
using trace::Value;
using ur::reflection::Field;
using ur::reflection::Kind;
using ur::reflection::Record;
using ur::reflection::Type;

constexpr int kMaxDepth = 12; // as deep as the tracing layer looks

/// Function names and those of their parameters' structures differ in case and underscores alone.
std::string plain(std::string_view name) {
  std::string letters;
  for (const char c : name) {
    if (c != '_')
      letters += static_cast<char>(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
  }
  return letters;
}

const Record &recordOf(uint16_t index) noexcept {
  return ur::reflection::kRecords[index];
}

/// Room for every member.
size_t sizeOf(const Record &record) noexcept {
  size_t size = sizeof(uint64_t);
  for (uint16_t i = 0; i < record.count; ++i) {
    const Field &field = ur::reflection::kFields[record.first + i];
    const size_t element = field.type.pointers ? sizeof(void *) : field.type.size;
    size = std::max<size_t>(size, field.offset + element * std::max<size_t>(field.array, 1));
  }
  return size;
}

} // namespace

std::span<const Field> parametersOf(const char *function) {
  static const auto *const all = [] {
    auto *const records = new std::map<std::string, const Record *>;
    for (uint16_t i = 0; i < ur::reflection::kFunctionCount; ++i) {
      const Record &record = recordOf(static_cast<uint16_t>(ur::reflection::kFunctions[i].record));
      records->emplace(plain(ur::reflection::kText + record.name), &record);
    }
    return records;
  }();
  const auto found = all->find(plain(function) + "paramst");
  return found == all->end() ? std::span<const Field>{}
                             : std::span{ur::reflection::kFields + found->second->first, found->second->count};
}

const char *nameOf(const Field &field) noexcept {
  return ur::reflection::kText + field.name;
}

const Value &argument(const trace::Call &call, const char *name) {
  const Value *const found = call.arguments.find(name);
  if (!found)
    throw JsonError(std::string("the parameter ") + name + " is missing");
  return *found;
}

uint64_t extentOf(const trace::Call &call, std::string_view name) {
  if (const Value *const size = call.arguments.find("size"))
    return size->number();
  const char *const pitch = call.arguments.find("pitch") ? "pitch" : name == "pSrc" ? "srcPitch" : "dstPitch";
  uint64_t bytes = 0;
  if (__builtin_mul_overflow(argument(call, pitch).number(), argument(call, "height").number(), &bytes))
    return ~uint64_t{0};
  return bytes;
}

uint64_t addressOf(const Value &value) {
  if (value.isNull())
    return 0;
  uint64_t address = 0;
  const char *const end = value.text.data() + value.text.size();
  if (value.isText() && value.text.rfind("0x", 0) == 0) {
    if (const auto [stop, error] = std::from_chars(value.text.data() + 2, end, address, 16);
        error == std::errc() && stop == end)
      return address;
  }
  throw JsonError("an address is expected");
}

std::vector<unsigned char> bytesOf(const Value &value) {
  if (!value.isText() || value.text.empty() || value.text[0] != '#' || value.text.size() % 2 == 0)
    throw JsonError("bytes are expected");
  std::vector<unsigned char> bytes((value.text.size() - 1) / 2);
  const char *digits = value.text.data() + 1;
  for (unsigned char &byte : bytes) {
    if (const auto [stop, error] = std::from_chars(digits, digits + 2, byte, 16);
        error != std::errc() || stop != digits + 2)
      throw JsonError("bytes are expected");
    digits += 2;
  }
  return bytes;
}

uint64_t Structures::make(const Type &type, const Value &value) {
  if (value.isNull())
    return 0;
  if (value.isText())
    throw Unplayable("its parameters break a condition");
  if (type.kind == Kind::Record)
    return makeRecord(recordOf(type.index), value, 0);
  throw Unplayable("a structure that is not understood");
}

uint64_t Structures::makeRecord(const Record &record, const Value &value, int depth) {
  if (value.kind != Value::Kind::Object)
    throw JsonError("a structure is expected");
  if (depth == kMaxDepth)
    throw Unplayable("a chain of structures that is too long");
  memory_.emplace_back(sizeOf(record) / sizeof(uint64_t) + 1);
  auto *const made = reinterpret_cast<unsigned char *>(memory_.back().data());
  fill(record, value, made, depth);
  return reinterpret_cast<uintptr_t>(made);
}

void Structures::fill(const Record &record, const Value &value, unsigned char *to, int depth) {
  if (value.kind != Value::Kind::Object)
    throw JsonError("a structure is expected");
  for (uint16_t i = 0; i < record.count; ++i) {
    const Field &field = ur::reflection::kFields[record.first + i];
    const Value *const given = value.find(nameOf(field));
    if (!given)
      throw JsonError(std::string("a structure lacks ") + nameOf(field));
    member(field, *given, to + field.offset, depth);
  }
}

void Structures::member(const Field &field, const Value &value, unsigned char *to, int depth) {
  const Type &type = field.type;
  if (field.array)
    throw Unplayable("an array within a structure");
  if (type.pointers || type.kind == Kind::Address || type.kind == Kind::Chain) {
    uint64_t now = 0;
    if (type.kind == Kind::Chain && value.kind == Value::Kind::Object) {
      const Value *const stype = value.find("stype");
      const uint64_t number = stype ? stype->number() : 0;
      const auto *const end = ur::reflection::kStructures + ur::reflection::kStructureCount;
      const auto *const found = std::find_if(ur::reflection::kStructures, end,
                                             [&](const ur::reflection::RecordOf &one) { return one.number == number; });
      if (found == end)
        throw Unplayable("a structure of an unknown type");
      now = makeRecord(recordOf(static_cast<uint16_t>(found->record)), value, depth + 1);
    } else if (!value.isNull()) {
      if (type.kind != Kind::Opaque || value.text.rfind("0x", 0) != 0)
        throw Unplayable(std::string("a structure with ") + nameOf(field));
      relocate_(nameOf(field), addressOf(value), reinterpret_cast<uint64_t *>(to));
      return;
    }
    std::memcpy(to, &now, sizeof(now));
  } else if (type.kind == Kind::Record) {
    fill(recordOf(type.index), value, to, depth + 1);
  } else if (type.kind == Kind::Float) {
    throw Unplayable(std::string("a structure with ") + nameOf(field));
  } else {
    const uint64_t number = value.number();
    std::memcpy(to, &number, type.size); // little-endian, as all that we run on
  }
}

} // namespace replay
