// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "spirvc/server/job.hpp"

#include "compiler/messages.hpp"
#include "spirvc/compile.hpp"
#include "spirvc/targets/libraries.hpp"

namespace ur::spirvc {

namespace {

std::unique_ptr<Target> targetOf(const compiler::Request &request) {
  return makeNvptx(request.processor, libraryForNvptx(), request.withOffset);
}

} // namespace

void warmUp() {
  // A kernel that does nothing: capabilities, memory model, entry point, types, function.
  static constexpr uint32_t kModule[] = {0x07230203, 0x00010000, 0,          6, 0,          0x00020011, 6, 0x00020011,
                                         4,          0x0003000e, 2,          2, 0x0004000f, 6,          4, 0x0000006b,
                                         0x00020013, 1,          0x00030021, 2, 1,          0x00050036, 1, 4,
                                         0,          2,          0x000200f8, 5, 0x000100fd, 0x00010038};
  try {
    const std::unique_ptr<Target> target = makeNvptx("sm_80", libraryForNvptx(), false);
    (void)compile({reinterpret_cast<const uint8_t *>(kModule), sizeof kModule}, *target, {}, Output::assembly);
  } catch (const std::exception &) { // what it is about will be said by a request
  }
}

std::string perform(std::string_view bytes) {
  compiler::Answer answer;
  compiler::Request request;
  try {
    if (!compiler::decode(bytes, &request))
      throw Refused("the request isn't of this version of ur-spirvc");
    SpecConstants constants;
    for (const compiler::Constant &constant : request.constants)
      constants[constant.id] = constant.value;
    const std::unique_ptr<Target> target = targetOf(request);
    answer.code = compile(request.spirv, *target, constants, Output::assembly).code;
    answer.compiled = true;
  } catch (const std::bad_alloc &) {
    answer.log = "the compiler has too little memory for this module: UR_SPIRVC_MEMORY is its limit";
  } catch (const std::exception &problem) {
    answer.log = problem.what();
  }
  return compiler::encode(answer);
}

} // namespace ur::spirvc
