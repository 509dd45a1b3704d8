// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/order/record.hpp"

#include "adapters/core/order/lane.hpp"

#include <memory>

namespace ur::core {

Record *Record::make(Lane &lane, bool ofPosition) {
  const bool chained = !ofPosition && !lane.ordered();
  auto *record = chained ? new ChainRecord : new Record;
  record->chained = chained;
  record->ofPosition = ofPosition;
  record->lane = &lane;
  lane.addRef();
  return record;
}

[[gnu::hot]] Record *Record::end(Completion *completion) noexcept {
  static_assert(offsetof(Record, completion) == 0);
  Record &record = of(*completion);
  if (const UsedEvent used = completion->takeNative(); used.event)
    record.used = used;
  std::destroy_at(completion);
  return &record;
}

[[gnu::hot]] void Record::giveBack(Completion *completion) noexcept {
  Record *record = end(completion);
  if (record->ofPosition)
    record->lane->positions().giveBack(record);
  else
    record->lane->records().giveBack(record);
}

void Record::dispose(Record *record) noexcept {
  Lane *lane = record->lane;
  if (record->chained)
    delete static_cast<ChainRecord *>(record);
  else
    delete record;
  unref(lane); // never the last where the lane's lock is held: whoever holds it keeps the lane
}

} // namespace ur::core
