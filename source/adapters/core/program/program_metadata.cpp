// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/program/program_metadata.hpp"

#include "adapters/core/device/adapter.hpp"

#include <algorithm>
#include <cstring>

namespace ur::core {
namespace {

[[noreturn]] void refuse(const ur_program_metadata_t &entry, const char *expected) {
  logger().error("a program's metadata \"%s\" has type %d and %zu bytes; it should be %s", entry.pName,
                 static_cast<int>(entry.type), entry.size, expected);
  throw UR_RESULT_ERROR_INVALID_VALUE;
}

void checkPointers(const ur_program_metadata_t &entry) {
  if (!entry.pName)
    throw UR_RESULT_ERROR_INVALID_NULL_POINTER;
  switch (entry.type) {
  case UR_PROGRAM_METADATA_TYPE_UINT32:
  case UR_PROGRAM_METADATA_TYPE_UINT64:
    return;
  case UR_PROGRAM_METADATA_TYPE_BYTE_ARRAY:
    if (!entry.value.pData && entry.size != 0)
      throw UR_RESULT_ERROR_INVALID_NULL_POINTER;
    return;
  case UR_PROGRAM_METADATA_TYPE_STRING:
    if (!entry.value.pString)
      throw UR_RESULT_ERROR_INVALID_NULL_POINTER;
    return;
  default:
    throw UR_RESULT_ERROR_INVALID_ENUMERATION;
  }
}

/// What follows the first eight bytes of a byte array, whatever these say.
std::string_view contents(const ur_program_metadata_t &entry, const char *expected) {
  constexpr size_t kLength = sizeof(uint64_t);
  if (entry.type != UR_PROGRAM_METADATA_TYPE_BYTE_ARRAY || entry.size < kLength)
    refuse(entry, expected);
  return {static_cast<const char *>(entry.value.pData) + kLength, entry.size - kLength};
}

template <typename T>
T numberAt(std::string_view bytes, size_t i) noexcept {
  T number;
  std::memcpy(&number, bytes.data() + i * sizeof number, sizeof number);
  return number;
}

std::array<size_t, 3> groupSize(const ur_program_metadata_t &entry) {
  constexpr const char *kExpected = "a byte array with one to three 32-bit numbers above 0";
  const std::string_view bytes = contents(entry, kExpected);
  const size_t dims = bytes.size() / sizeof(uint32_t);
  if (bytes.size() % sizeof(uint32_t) != 0 || dims < 1 || dims > 3)
    refuse(entry, kExpected);
  std::array<size_t, 3> size{1, 1, 1};
  for (size_t i = 0; i < dims; ++i) {
    size[i] = numberAt<uint32_t>(bytes, i);
    if (size[i] == 0)
      refuse(entry, kExpected);
  }
  return size;
}

size_t number(const ur_program_metadata_t &entry) {
  constexpr const char *kExpected = "a number of 32 or 64 bits above 0";
  uint64_t value = 0;
  if (entry.type == UR_PROGRAM_METADATA_TYPE_UINT32) {
    value = entry.value.data32;
  } else if (entry.type == UR_PROGRAM_METADATA_TYPE_UINT64) {
    value = entry.value.data64;
  } else {
    const std::string_view bytes = contents(entry, kExpected);
    if (bytes.size() == sizeof(uint32_t))
      value = numberAt<uint32_t>(bytes, 0);
    else if (bytes.size() == sizeof(uint64_t))
      value = numberAt<uint64_t>(bytes, 0);
  }
  if (value == 0)
    refuse(entry, kExpected);
  return value;
}

std::string text(const ur_program_metadata_t &entry) {
  constexpr const char *kExpected = "a byte array with a text, or a text, that isn't empty";
  std::string text = entry.type == UR_PROGRAM_METADATA_TYPE_STRING ? std::string(entry.value.pString)
                                                                   : std::string(contents(entry, kExpected));
  text.resize(std::strlen(text.c_str()));
  if (text.empty())
    refuse(entry, kExpected);
  return text;
}

/// The smaller one, where 0 is no limit.
size_t tighter(size_t a, size_t b) noexcept {
  return a == 0 || b == 0 ? std::max(a, b) : std::min(a, b);
}

} // namespace

ProgramMetadata::ProgramMetadata(const ur_program_properties_t *properties) {
  for (uint32_t i = 0; properties && i < properties->count; ++i) {
    checkPointers(properties->pMetadatas[i]);
    read(properties->pMetadatas[i]);
  }
}

void ProgramMetadata::read(const ur_program_metadata_t &entry) {
  const std::string_view name = entry.pName;
  const size_t at = name.rfind('@');
  if (at == std::string_view::npos)
    return;
  const std::string of(name.substr(0, at));
  const std::string_view what = name.substr(at + 1);
  if (what == "reqd_work_group_size")
    kernels_[of].required = groupSize(entry);
  else if (what == "max_work_group_size")
    kernels_[of].maxPerDim = groupSize(entry);
  else if (what == "max_linear_work_group_size")
    kernels_[of].maxTotal = number(entry);
  else if (what == "global_id_mapping")
    variables_[of] = text(entry);
}

void ProgramMetadata::add(const ProgramMetadata &other) {
  kernels_.insert(other.kernels_.begin(), other.kernels_.end());
  variables_.insert(other.variables_.begin(), other.variables_.end());
}

bool ProgramMetadata::apply(std::string_view kernel, KernelFacts *facts) const noexcept {
  const auto found = kernels_.find(kernel);
  if (found == kernels_.end())
    return false;
  const Groups &groups = found->second;
  if (facts->requiredGroupSize[0] == 0)
    facts->requiredGroupSize = groups.required;
  for (size_t i = 0; i < 3; ++i)
    facts->maxGroupSizePerDim[i] = tighter(facts->maxGroupSizePerDim[i], groups.maxPerDim[i]);
  facts->maxGroupSize = tighter(facts->maxGroupSize, groups.maxTotal);
  facts->statedGroupSize = tighter(facts->statedGroupSize, groups.maxTotal);
  return true;
}

const char *ProgramMetadata::variable(const char *name) const noexcept {
  const auto found = variables_.find(std::string_view(name));
  return found == variables_.end() ? name : found->second.c_str();
}

} // namespace ur::core
