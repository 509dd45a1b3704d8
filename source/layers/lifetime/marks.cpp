// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/lifetime/marks.hpp"

#include "layers/lifetime/effects.hpp"
#include "layers/walk.hpp"

#include <array>

namespace ur::layers {

namespace {

constexpr size_t kRecords = 1024;

struct Table {
  std::array<Marks, kRecords> all; // by the record's number
  Table() {
    for (uint16_t i = 0; i < reflection::kFunctionCount; ++i) {
      const reflection::RecordId record = reflection::kFunctions[i].record;
      all[static_cast<uint16_t>(record) % kRecords] = make({0, record, nullptr});
    }
  }
  static Marks make(const Call &call) {
    Marks marks;
    marks.query = queryOf(call);
    for (uint16_t i = 0; i < call.description().count; ++i) {
      const reflection::Field &field = call.field(i);
      const bool changes =
          givesHandles(field) || (isHandle(field.type) && (field.ownership == reflection::Ownership::Released ||
                                                           field.ownership == reflection::Ownership::Retained));
      marks.leads |= static_cast<uint32_t>(leadsToHandles(field)) << i;
      marks.changes |= static_cast<uint32_t>(changes) << i;
    }
    return marks;
  }
};

} // namespace

const Marks &marksOf(const Call &call) noexcept {
  static const Table table;
  return table.all[static_cast<uint16_t>(call.record) % kRecords];
}

} // namespace ur::layers
