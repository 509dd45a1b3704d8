// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "spirvc/reader/block_order.hpp"

#include <algorithm>
#include <unordered_map>

namespace ur::spirvc {

namespace {

struct Block {
  std::span<const Instruction> instructions;
  std::vector<size_t> next; ///< positions of the blocks that it leads to
  bool seen = false;
};

/// Of the words behind the first, those that are labels: a literal of OpSwitch that looks like one adds a way that
/// isn't there, which delays a block at most.
void addWays(Block &block, const std::unordered_map<uint32_t, size_t> &labels) {
  const Instruction &last = block.instructions.back();
  if (last.op() != spv::Op::OpBranch && last.op() != spv::Op::OpBranchConditional && last.op() != spv::Op::OpSwitch)
    return;
  for (const uint32_t word : last.from(0)) {
    if (const auto found = labels.find(word); found != labels.end())
      block.next.push_back(found->second);
  }
}

} // namespace

std::vector<std::span<const Instruction>> orderedBlocks(std::span<const Instruction> body) {
  std::vector<Block> blocks;
  std::unordered_map<uint32_t, size_t> labels;
  for (size_t begin = 0; begin < body.size();) {
    size_t end = begin + 1;
    while (end < body.size() && body[end].op() != spv::Op::OpLabel)
      ++end;
    if (body[begin].op() == spv::Op::OpLabel)
      labels.emplace(body[begin].result(), blocks.size());
    blocks.push_back({body.subspan(begin, end - begin), {}, false});
    begin = end;
  }
  for (Block &block : blocks)
    addWays(block, labels);

  // Behind all that it leads to, then turned around: a way back to a block that is under way doesn't count.
  std::vector<std::span<const Instruction>> ordered;
  std::vector<std::pair<size_t, size_t>> path; // a block, and which of its ways comes next
  if (!blocks.empty()) {
    path.emplace_back(0, 0);
    blocks[0].seen = true;
  }
  while (!path.empty()) {
    auto &[at, way] = path.back();
    if (way == blocks[at].next.size()) {
      ordered.push_back(blocks[at].instructions);
      path.pop_back();
      continue;
    }
    const size_t next = blocks[at].next[way++];
    if (!blocks[next].seen) {
      blocks[next].seen = true;
      path.emplace_back(next, 0);
    }
  }
  std::reverse(ordered.begin(), ordered.end());
  for (const Block &block : blocks) {
    if (!block.seen)
      ordered.push_back(block.instructions);
  }
  return ordered;
}

} // namespace ur::spirvc
