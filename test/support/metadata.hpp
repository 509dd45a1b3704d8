// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Metadata for new programs, in the forms in which compilers write it.
#pragma once

#include <unified-runtime/ur_api.h>

#include <cstdint>
#include <cstring>
#include <deque>
#include <string>
#include <vector>

namespace ur::test {

/// Entries, and what they point to.
class Metadata {
public:
  Metadata() = default;
  Metadata(const Metadata &) = delete;
  Metadata &operator=(const Metadata &) = delete;

  /// A byte array as a compiler writes it: the number of bits, then the bytes.
  template <class T>
  Metadata &array(const std::string &name, const std::vector<T> &values) {
    std::vector<uint8_t> bytes(sizeof(uint64_t) + values.size() * sizeof(T));
    const uint64_t bits = values.size() * sizeof(T) * 8;
    std::memcpy(bytes.data(), &bits, sizeof bits);
    if (!values.empty())
      std::memcpy(bytes.data() + sizeof bits, values.data(), values.size() * sizeof(T));
    return raw(name, bytes);
  }
  Metadata &sizes(const std::string &name, const std::vector<uint32_t> &values) { return array(name, values); }
  Metadata &text(const std::string &name, const std::string &value) {
    return array(name, std::vector<char>(value.begin(), value.end()));
  }
  /// A byte array of these bytes, whatever they say.
  Metadata &raw(const std::string &name, const std::vector<uint8_t> &bytes) {
    const std::vector<uint8_t> &kept = arrays_.emplace_back(bytes);
    ur_program_metadata_t &entry = add(name, UR_PROGRAM_METADATA_TYPE_BYTE_ARRAY, kept.size());
    entry.value.pData = const_cast<uint8_t *>(kept.data());
    return *this;
  }
  /// An entry whose value is the caller's to set.
  ur_program_metadata_t &add(const std::string &name, ur_program_metadata_type_t type, size_t size) {
    ur_program_metadata_t entry{};
    entry.pName = names_.emplace_back(name).c_str();
    entry.type = type;
    entry.size = size;
    return entries_.emplace_back(entry);
  }
  /// Valid until the next entry.
  const ur_program_properties_t *properties() {
    properties_ = {UR_STRUCTURE_TYPE_PROGRAM_PROPERTIES, nullptr, static_cast<uint32_t>(entries_.size()),
                   entries_.data()};
    return &properties_;
  }

private:
  std::deque<std::string> names_;
  std::deque<std::vector<uint8_t>> arrays_;
  std::vector<ur_program_metadata_t> entries_;
  ur_program_properties_t properties_{};
};

} // namespace ur::test
