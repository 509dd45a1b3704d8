// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fakes/cuda/functions.hpp"
#include "fakes/cuda/jit.hpp"
#include "fakes/cuda/modules.hpp"

#include <algorithm>
#include <cstring>

namespace ur::cuda::fake {

CUresult checkJitOptions(const char *function, unsigned count, const CUjit_option *options, void *const *values) {
  for (unsigned i = 0; i < count; ++i) {
    switch (options[i]) {
    case CU_JIT_INFO_LOG_BUFFER:
    case CU_JIT_ERROR_LOG_BUFFER:
      if (!values[i] || i + 1 == count || options[i + 1] != options[i] + 1)
        die("%s: a buffer for a log without its size", function);
      break;
    case CU_JIT_OPTIMIZATION_LEVEL:
      if (reinterpret_cast<uintptr_t>(values[i]) > 4)
        return CUDA_ERROR_INVALID_VALUE;
      break;
    case CU_JIT_MAX_REGISTERS:
    case CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES:
    case CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES:
    case CU_JIT_GENERATE_DEBUG_INFO:
    case CU_JIT_GENERATE_LINE_INFO:
    case CU_JIT_LOG_VERBOSE:
      break;
    default:
      die("%s: no such option: %d", function, static_cast<int>(options[i]));
    }
  }
  return CUDA_SUCCESS;
}

void writeJitLog(unsigned count, const CUjit_option *options, void **values, CUjit_option buffer,
                 const std::string &text) {
  for (unsigned i = 0; i + 1 < count; ++i) {
    if (options[i] == buffer) {
      const size_t room = reinterpret_cast<uintptr_t>(values[i + 1]) & 0xffffffff;
      const size_t length = std::min(text.size(), room - 1);
      std::memcpy(values[i], text.c_str(), length);
      static_cast<char *>(values[i])[length] = 0;
      values[i + 1] = reinterpret_cast<void *>(length);
    }
  }
}

namespace {

struct Link {
  unsigned count;
  CUjit_option *options; // the caller's, until the link is destroyed
  void **values;
  std::string text;
  bool complete = false;
};

Live<Link> &links() {
  static auto *const instance = new Live<Link>("link");
  return *instance;
}

CUresult fail(Link &link, const std::string &log, CUresult result) {
  writeJitLog(link.count, link.options, link.values, CU_JIT_ERROR_LOG_BUFFER, log);
  return result;
}

} // namespace

size_t linkObjects() {
  return links().all().size();
}

CUresult cuLinkCreate(unsigned count, CUjit_option *options, void **values, CUlinkState *state) {
  BEGIN();
  const CUresult checked = checkJitOptions(__func__, count, options, values);
  if (checked == CUDA_SUCCESS)
    *state = reinterpret_cast<CUlinkState>(links().add(std::make_unique<Link>(Link{count, options, values, {}})));
  return checked;
}
CUresult cuLinkAddData(CUlinkState state, CUjitInputType type, void *data, size_t size, const char *name,
                       unsigned count, CUjit_option *, void **) {
  BEGIN();
  Link &link = links().of(state, __func__);
  if (link.complete || count != 0 || !name)
    die("cuLinkAddData: to a link that is complete, with options, or without a name");
  if (type != CU_JIT_INPUT_PTX && type != CU_JIT_INPUT_CUBIN)
    return CUDA_ERROR_INVALID_VALUE;
  const auto *bytes = static_cast<const char *>(data);
  if (type == CU_JIT_INPUT_PTX && (size == 0 || std::strlen(bytes) + 1 != size))
    die("cuLinkAddData: PTX has to end with a zero");
  const std::string added(bytes, type == CU_JIT_INPUT_PTX ? size - 1 : size);
  std::string log;
  if (!loadModule(added, &log)) {
    return fail(link, std::string(name) + ": " + log,
                type == CU_JIT_INPUT_PTX ? CUDA_ERROR_INVALID_PTX : CUDA_ERROR_INVALID_IMAGE);
  }
  link.text += added;
  return CUDA_SUCCESS;
}
CUresult cuLinkComplete(CUlinkState state, void **cubin, size_t *size) {
  BEGIN();
  Link &link = links().of(state, __func__);
  if (link.complete || link.text.empty())
    die("cuLinkComplete: a second time, or of nothing");
  std::string log;
  if (!loadModule(link.text, &log))
    return fail(link, log, CUDA_ERROR_UNKNOWN);
  link.complete = true;
  *cubin = link.text.data();
  *size = link.text.size();
  return CUDA_SUCCESS;
}
CUresult cuLinkDestroy(CUlinkState state) {
  ENDING();
  const std::unique_ptr<Link> link = links().take(links().of(state, __func__));
  std::fill(link->text.begin(), link->text.end(), '?'); // nobody may use it any more
  return CUDA_SUCCESS;
}

} // namespace ur::cuda::fake
