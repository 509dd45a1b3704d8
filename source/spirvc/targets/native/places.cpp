// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "spirvc/targets/native/places.hpp"

namespace ur::spirvc::native {

using llvm::Value;
using spv::BuiltIn;

Value *Places::of(const Word &word, Value *lane) const {
  const Group &group = values_.group;
  Value *const size = builder_.getInt64(std::max(values_.subGroupSize, 1u));
  const auto items = [&] {
    return builder_.CreateMul(builder_.CreateMul(group.localSize[0], group.localSize[1]), group.localSize[2]);
  };
  switch (word.which) {
  case BuiltIn::GlobalOffset:
    return group.globalOffset[word.dimension];
  case BuiltIn::WorkgroupSize:
    return group.localSize[word.dimension];
  case BuiltIn::WorkgroupId:
    return group.groupId[word.dimension];
  case BuiltIn::NumWorkgroups:
    return group.numGroups[word.dimension];
  case BuiltIn::WorkDim:
    return group.dims;
  case BuiltIn::LocalInvocationId:
    return localId(word.dimension, lane);
  case BuiltIn::SubgroupMaxSize:
    return size;
  case BuiltIn::SubgroupLocalInvocationId:
    return lane;
  case BuiltIn::SubgroupSize:
    return function_.getArg(kCount);
  case BuiltIn::SubgroupId:
    return builder_.CreateUDiv(function_.getArg(kFirst), size);
  default: // their number
    return builder_.CreateUDiv(builder_.CreateAdd(items(), builder_.CreateSub(size, builder_.getInt64(1))), size);
  }
}

Value *Places::localId(unsigned dimension, Value *lane) const {
  Value *const mine = builder_.CreateAdd(function_.getArg(kFirst), lane, "", true, true);
  if (lanes_ != Lanes::subGroup)
    return dimension == 0 ? mine : function_.getArg(dimension == 1 ? kRow : kLayer);
  // Numbers of work-items are small, and division by 32 bits is faster.
  const auto narrow = [&](Value *of) { return builder_.CreateTrunc(of, builder_.getInt32Ty()); };
  const Group &group = values_.group;
  Value *const rows = builder_.CreateUDiv(narrow(mine), narrow(group.localSize[0]));
  Value *id = nullptr;
  if (dimension == 0)
    id = builder_.CreateURem(narrow(mine), narrow(group.localSize[0]));
  else if (dimension == 1)
    id = builder_.CreateURem(rows, narrow(group.localSize[1]));
  else
    id = builder_.CreateUDiv(rows, narrow(group.localSize[1]));
  return builder_.CreateSelect(function_.getArg(kIsFlat), dimension == 0 ? mine : builder_.getInt64(0),
                               builder_.CreateZExt(id, builder_.getInt64Ty()));
}

} // namespace ur::spirvc::native
