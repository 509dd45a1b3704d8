// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/compile.hpp"

#include "common/env.hpp"
#include "common/vendor_calls.hpp"
#include "compiler/cache.hpp"
#include "compiler/service.hpp"

#include <unistd.h>

namespace ur::compiler {

namespace {

constexpr const char *kOff = "UR_SPIRVC is 'off': no SPIR-V is compiled here.";

/// What is wrong with its variables is a line of the log; then nothing is kept.
Cache openCache(std::string *log) {
  try {
    return Cache::ofEnvironment();
  } catch (const env::Error &error) {
    *log = std::string(error.what()) + "; nothing is kept on disk.\n";
    return Cache("", 0);
  }
}

std::string whereItIsnt(const Program &program) {
  std::string text = "SPIR-V is compiled by ur-spirvc, which ";
  if (program.privileged)
    return text + "a process with raised privileges doesn't start.";
  text += "isn't there: looked for";
  for (const std::string &path : program.searched)
    text += (&path == &program.searched.front() ? " '" : ", '") + path + "'";
  return text + ". It is built where LLVM 22 is installed; UR_SPIRVC may name it.";
}

} // namespace

ur_result_t compile(const Request &request, Answer *answer) {
  std::string log;
  *answer = {};
  if (!isWanted()) {
    answer->log = kOff;
    return UR_RESULT_ERROR_COMPILER_NOT_AVAILABLE;
  }
  const Cache cache = openCache(&log);
  const std::string asked = encode(request);
  if (const std::optional<std::string> kept = cache.find(asked); kept && decode(*kept, answer))
    return UR_RESULT_SUCCESS;
  const Program program = findProgram();
  std::string answered, problem;
  *answer = {};
  if (program.path.empty()) {
    answer->log = log + whereItIsnt(program);
    return UR_RESULT_ERROR_COMPILER_NOT_AVAILABLE;
  }
  bool hasAnswered = false;
  {
    const VendorCall observed("ur-spirvc");
    hasAnswered = ask(program, asked, &answered, &problem);
  }
  if (!hasAnswered) {
    answer->log = log + "SPIR-V isn't compiled: " + problem + ".";
    return UR_RESULT_ERROR_COMPILER_NOT_AVAILABLE;
  }
  if (!decode(answered, answer)) {
    answer->log = log + "'" + program.path + "' answers what this adapter doesn't know: they aren't of one version.";
    return UR_RESULT_ERROR_COMPILER_NOT_AVAILABLE;
  }
  answer->log.insert(0, log);
  if (!answer->compiled)
    return UR_RESULT_ERROR_PROGRAM_BUILD_FAILURE;
  (void)cache.store(asked, answered);
  return UR_RESULT_SUCCESS;
}

bool isThere() {
  return whyItIsnt().empty();
}

std::string whyItIsnt() {
  if (!isWanted())
    return kOff;
  std::string ignored;
  const Program program = findProgram();
  if (!program.path.empty() || openCache(&ignored).hasAny())
    return {};
  return whereItIsnt(program);
}

} // namespace ur::compiler
