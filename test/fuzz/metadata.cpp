// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Metadata of programs: entries with names, types and contents of any size.
#include "adapters/core/device/adapter.hpp"
#include "adapters/core/program/program_metadata.hpp"
#include "fuzz/target.hpp"

#include <memory>
#include <vector>

/// The core's, which belongs to an adapter: nobody wants to read a million refusals.
ur::log::Logger &ur::core::logger() noexcept {
  static constinit ur::log::Logger quiet("FUZZ");
  return quiet;
}

extern "C" int LLVMFuzzerInitialize(int *, char ***) {
  ::setenv("UR_LOG_FUZZ", "level:quiet", 1);
  return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  fuzz::Input input(data, size);
  struct Entry {
    std::string name;
    std::unique_ptr<char[]> contents; // of exactly its size
  };
  std::vector<Entry> entries;
  std::vector<ur_program_metadata_t> described;
  while (!input.empty() && entries.size() < 16) {
    const uint8_t what = input.byte();
    Entry entry{input.bytes(what % 64), nullptr};
    ur_program_metadata_t one{};
    one.type = static_cast<ur_program_metadata_type_t>(what >> 6);
    if (one.type == UR_PROGRAM_METADATA_TYPE_UINT32) {
      one.size = input.byte() % 16;
      one.value.data32 = input.number<uint32_t>();
    } else if (one.type == UR_PROGRAM_METADATA_TYPE_UINT64) {
      one.size = input.byte() % 16;
      one.value.data64 = input.number<uint64_t>();
    } else {
      std::string bytes = input.bytes(input.byte() % 64);
      if (one.type == UR_PROGRAM_METADATA_TYPE_STRING)
        bytes += '\0';
      entry.contents = std::make_unique<char[]>(bytes.size());
      std::memcpy(entry.contents.get(), bytes.data(), bytes.size());
      one.size = bytes.size();
      one.value.pData = entry.contents.get();
    }
    entries.push_back(std::move(entry));
    described.push_back(one);
  }
  for (size_t i = 0; i < entries.size(); ++i)
    described[i].pName = entries[i].name.c_str();
  ur_program_properties_t properties{UR_STRUCTURE_TYPE_PROGRAM_PROPERTIES, nullptr,
                                     static_cast<uint32_t>(described.size()), described.data()};
  try {
    ur::core::ProgramMetadata metadata(&properties);
    ur::core::ProgramMetadata both;
    both.add(metadata);
    both.add(metadata);
    for (const Entry &entry : entries) {
      const std::string kernel = entry.name.substr(0, entry.name.find('@'));
      ur::core::KernelFacts facts{}, again{};
      fuzz::require(metadata.apply(kernel, &facts) == both.apply(kernel, &again), "what is added twice is the same");
      (void)both.variable(kernel.c_str());
    }
  } catch (ur_result_t result) {
    fuzz::require(result == UR_RESULT_ERROR_INVALID_NULL_POINTER || result == UR_RESULT_ERROR_INVALID_ENUMERATION ||
                      result == UR_RESULT_ERROR_INVALID_VALUE,
                  "a refusal is one that the header names");
  }
  return 0;
}
