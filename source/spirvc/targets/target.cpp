// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "spirvc/targets/target.hpp"

#include "spirvc/targets/libraries.hpp"

namespace ur::spirvc {

std::unique_ptr<Target> makeTarget(const std::string &processor, const std::string &library, bool withOffset) {
  if (processor.starts_with("sm_"))
    return makeNvptx(processor, library.empty() ? libraryForNvptx() : library, withOffset);
  if (processor.starts_with("gfx"))
    return makeAmdgpu(processor, library.empty() ? libraryForAmdgpu() : library, withOffset);
  return makeNative(processor.substr(0, processor.find('/'))); // behind it is what an adapter knows of its own
}

} // namespace ur::spirvc
