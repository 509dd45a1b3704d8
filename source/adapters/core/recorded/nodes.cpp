// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/recorded/nodes.hpp"

#include "adapters/core/order/ports.hpp"

namespace ur::core {
namespace {

constexpr uint32_t kWritten = 0, kRead = 1; // slots of CopyPort

void use(const Context &context, Node &node, Mem &mem, ContentsUse use, uint32_t slot, size_t offset) {
  if (&mem.context() != &context)
    throw UR_RESULT_ERROR_INVALID_MEM_OBJECT;
  node.uses.push({Ref<Mem>(&mem), use, slot, offset});
}

/// Ends that are buffers begin where the run finds them.
Node nodeOfCopy(ur_command_t type, std::byte *dst, const BoxLayout &to, const std::byte *src, const BoxLayout &from,
                const ur_rect_region_t &region) {
  return {type, record(CopyPort{copyDesc(dst, to, src, from, region)})};
}

} // namespace

Node launchNode(const LaunchRequest &request, const Context &context, uint32_t device) {
  const Launch launch(request, context, device);
  Ref<RecordedLaunch> recorded = makeRef<RecordedLaunch>(request, launch, device);
  Node node{UR_COMMAND_KERNEL_LAUNCH, {}, launch.isEmpty()};
  node.uses = recorded->memory();
  node.what = Ref<Recorded>::adopt(recorded.release());
  return node;
}

Node readNode(const Context &context, ur_command_t type, Mem &mem, const BoxLayout &from, void *dst,
              const BoxLayout &to, const ur_rect_region_t &region) {
  checkInside(mem, from);
  Node node = nodeOfCopy(type, static_cast<std::byte *>(dst), to, nullptr, from, region);
  use(context, node, mem, {}, kRead, from.start);
  return node;
}

Node writeNode(const Context &context, ur_command_t type, Mem &mem, const BoxLayout &to, const void *src,
               const BoxLayout &from, const ur_rect_region_t &region) {
  checkInside(mem, to);
  Node node = nodeOfCopy(type, nullptr, to, static_cast<const std::byte *>(src), from, region);
  use(context, node, mem, writing(mem, bytesOf(region)), kWritten, to.start);
  return node;
}

Node copyNode(const Context &context, ur_command_t type, Mem &src, const BoxLayout &from, Mem &dst, const BoxLayout &to,
              const ur_rect_region_t &region) {
  checkCopy(src, from, dst, to, region);
  Node node = nodeOfCopy(type, nullptr, to, nullptr, from, region);
  use(context, node, src, {}, kRead, from.start);
  use(context, node, dst, writing(dst, bytesOf(region)), kWritten, to.start);
  return node;
}

Node fillNode(const Context &context, Mem &mem, const void *pattern, size_t patternSize, size_t offset, size_t size) {
  Node node{UR_COMMAND_MEM_BUFFER_FILL, record(FillPort{{nullptr, pattern, patternSize, size, 1, size}})};
  use(context, node, mem, writing(mem, size), kWritten, offset);
  return node;
}

} // namespace ur::core
