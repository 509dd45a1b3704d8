// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "spirvc/server/job.hpp"

#include "compiler/messages.hpp"
#include "spirvc/compile.hpp"

namespace ur::spirvc {

void warmUp() {
  // A kernel that does nothing: capabilities, memory model, entry point, types, function.
  static constexpr uint32_t kModule[] = {0x07230203, 0x00010000, 0,          6, 0,          0x00020011, 6, 0x00020011,
                                         4,          0x0003000e, 2,          2, 0x0004000f, 6,          4, 0x0000006b,
                                         0x00020013, 1,          0x00030021, 2, 1,          0x00050036, 1, 4,
                                         0,          2,          0x000200f8, 5, 0x000100fd, 0x00010038};
  try {
    const std::unique_ptr<Target> target = makeTarget("sm_80", "", false);
    const Source source{{reinterpret_cast<const uint8_t *>(kModule), sizeof kModule}, {}};
    (void)compile({&source, 1}, *target, Output::code);
  } catch (const std::exception &) { // what it is about will be said by a request
  }
}

std::string perform(std::string_view bytes) {
  compiler::Answer answer;
  compiler::Request request;
  try {
    if (!compiler::decode(bytes, &request))
      throw Refused("the request isn't of this version of ur-spirvc");
    std::vector<Source> sources;
    for (const compiler::Module &module : request.modules) {
      Source &source = sources.emplace_back(Source{module.spirv, {}});
      for (const compiler::Constant &constant : module.constants)
        source.constants[constant.id] = constant.value;
    }
    const std::unique_ptr<Target> target = makeTarget(request.processor, "", request.withOffset);
    Compiled compiled = compile(sources, *target, Output::code);
    answer.code = std::move(compiled.code);
    answer.leftOut = std::move(compiled.leftOut);
    answer.compiled = true;
  } catch (const std::bad_alloc &) {
    answer.log = "the compiler has too little memory for this module: UR_SPIRVC_MEMORY is its limit";
  } catch (const std::exception &problem) {
    answer.log = problem.what();
  }
  return compiler::encode(answer);
}

} // namespace ur::spirvc
