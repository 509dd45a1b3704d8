// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/stream_safety/shapes.hpp"

#include <array>

namespace ur::layers::stream_safety {

namespace {

using reflection::HandleId;
using reflection::Kind;

constexpr size_t kSlots = 512;

Shape make(const reflection::Record &record) {
  Shape shape;
  for (uint8_t i = 0; i < record.count; ++i) {
    const reflection::Field &field = reflection::kFields[record.first + i];
    const bool handle = isHandle(field.type);
    const auto kind = static_cast<HandleId>(field.type.index);
    const std::string_view name = layers::nameOf(field);
    if (handle && kind == HandleId::ur_queue_handle_t && field.type.pointers == 0)
      shape.queue = i;
    else if (handle && kind == HandleId::ur_event_handle_t && field.type.pointers == 1 && name == "phEvent")
      shape.event = i;
    else if (handle && kind == HandleId::ur_event_handle_t && field.type.pointers == 1)
      shape.waits = i;
    else if (name == "numEventsInWaitList" || name == "numEvents")
      shape.waitCount = i;
    else if (name == "numSyncPointsInWaitList")
      shape.pointCount = i;
    else if (name == "pSyncPointWaitList")
      shape.points = i;
    else if (name == "pSyncPoint")
      shape.point = i;
    else if (name == "phCommand")
      shape.command = i;
    else if (field.type.kind == Kind::Bool && field.type.pointers == 0 && name.starts_with("blocking"))
      shape.blocking = i;
  }
  shape.enqueues = shape.queue != Shape::kNone && shape.event != Shape::kNone;
  shape.appends = shape.point != Shape::kNone && shape.points != Shape::kNone;
  return shape;
}

struct Shapes {
  std::array<Shape, kSlots> all; // by the record's number
  Shapes() {
    for (uint16_t i = 0; i < reflection::kFunctionCount; ++i) {
      const auto record = static_cast<uint16_t>(reflection::kFunctions[i].record);
      all[record % kSlots] = make(reflection::kRecords[record]);
    }
  }
};

} // namespace

const Shape &shapeOf(const Call &call) noexcept {
  static const Shapes shapes;
  return shapes.all[static_cast<uint16_t>(call.record) % kSlots];
}

} // namespace ur::layers::stream_safety
