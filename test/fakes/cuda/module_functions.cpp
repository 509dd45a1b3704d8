// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fakes/cuda/functions.hpp"
#include "fakes/cuda/jit.hpp"
#include "fakes/cuda/memory.hpp"
#include "fakes/cuda/modules.hpp"

#include <algorithm>
#include <chrono>
#include <cstring>
#include <dlfcn.h>
#include <link.h>
#include <utility>

namespace ur::cuda::fake {

Live<Module> &modules() {
  static auto *const instance = new Live<Module>("module");
  return *instance;
}

namespace {

/// Loads that wait for each other, up to half a minute, until so many are under way at the same time.
struct Meeting {
  int wanted = 0, inside = 0, most = 0;
};
Meeting &meeting() {
  static Meeting instance;
  return instance;
}
void meet(Call &call) {
  Meeting &of = meeting();
  of.most = std::max(of.most, ++of.inside);
  engine().changed.notify_all();
  engine().changed.wait_for(call.lock(), std::chrono::seconds(30), [&] { return of.most >= of.wanted; });
  --of.inside;
}

/// The arguments in one of two forms.
std::atomic<unsigned> &lastShared() noexcept {
  static std::atomic<unsigned> bytes{0};
  return bytes;
}

CUresult launch(const char *name, CUfunction handle, const LaunchShape &shape, CUstream to, void **arguments,
                void **extra) {
  if (arguments && extra)
    die("%s: arguments in two forms", name);
  Call call(name);
  if (call.refused() != CUDA_SUCCESS)
    return call.refused();
  Stream &stream = streamOf(to, name);
  if (stream.context != t_current && !worksUnderAny(name))
    die("%s: another device's context is current", name);
  const Function &function = functionOf(handle, name);
  lastShared().store(shape.shared, std::memory_order_relaxed);
  std::vector<void *> unpacked;
  if (extra)
    unpacked = unpack(name, function, extra);
  std::function<CUresult()> run = prepareLaunch(function, shape, extra ? unpacked.data() : arguments, stream.context);
  if (!run)
    return CUDA_ERROR_INVALID_VALUE;
  enqueue(stream, std::move(run));
  return CUDA_SUCCESS;
}

} // namespace

/// What the last launch of a kernel asked for of work-group memory.
extern "C" __attribute__((visibility("default"))) unsigned fakeCudaLastShared() {
  return lastShared().load(std::memory_order_relaxed);
}

CUresult cuModuleLoadDataEx(CUmodule *module, const void *image, unsigned count, CUjit_option *options, void **values) {
  BEGIN();
  std::string log;
  const CUresult checked = checkJitOptions(__func__, count, options, values);
  if (checked != CUDA_SUCCESS)
    return checked;
  meet(call);
  std::unique_ptr<Module> made = loadModule(static_cast<const char *>(image), &log);
  writeJitLog(count, options, values, made ? CU_JIT_INFO_LOG_BUFFER : CU_JIT_ERROR_LOG_BUFFER, log);
  if (!made)
    return CUDA_ERROR_INVALID_PTX;
  *module = reinterpret_cast<CUmodule>(modules().add(std::move(made)));
  return CUDA_SUCCESS;
}
CUresult cuModuleUnload(CUmodule handle) {
  ENDING();
  waitUntil(call, [] { return engine().idle(); });
  modules().take(modules().of(handle, __func__));
  return CUDA_SUCCESS;
}
CUresult cuModuleGetFunction(CUfunction *function, CUmodule handle, const char *name) {
  BEGIN();
  if (*name == 0)
    return CUDA_ERROR_INVALID_VALUE;
  Function *found = findFunction(modules().of(handle, __func__), name);
  if (!found)
    return CUDA_ERROR_NOT_FOUND;
  *function = reinterpret_cast<CUfunction>(found);
  return CUDA_SUCCESS;
}
CUresult cuModuleGetGlobal(CUdeviceptr *address, size_t *size, CUmodule handle, const char *name) {
  BEGIN();
  Module &module = modules().of(handle, __func__);
  void *variable = nullptr;
  for (void *library : module.libraries)
    variable = variable ? variable : dlsym(library, name);
  Dl_info info{};
  ElfW(Sym) *symbol = nullptr;
  if (!variable || !dladdr1(variable, &info, reinterpret_cast<void **>(&symbol), RTLD_DL_SYMENT) || !symbol ||
      ELF64_ST_TYPE(symbol->st_info) != STT_OBJECT || symbol->st_value == 0)
    return CUDA_ERROR_NOT_FOUND;
  if (module.variables.insert(variable).second)
    memory().adopt(variable, {.size = symbol->st_size, .device = t_current->device});
  *address = reinterpret_cast<CUdeviceptr>(variable);
  *size = symbol->st_size;
  return CUDA_SUCCESS;
}
CUresult cuModuleGetFunctionCount(unsigned *count, CUmodule handle) {
  BEGIN();
  *count = static_cast<unsigned>(modules().of(handle, __func__).functions.size());
  return CUDA_SUCCESS;
}
CUresult cuModuleEnumerateFunctions(CUfunction *functions, unsigned count, CUmodule handle) {
  BEGIN();
  const Module &module = modules().of(handle, __func__);
  for (unsigned i = 0; i < count && i < module.functions.size(); ++i)
    functions[i] = reinterpret_cast<CUfunction>(module.functions[i].get());
  return CUDA_SUCCESS;
}
CUresult cuFuncGetModule(CUmodule *module, CUfunction handle) {
  BEGIN();
  *module = reinterpret_cast<CUmodule>(functionOf(handle, __func__).module);
  return CUDA_SUCCESS;
}
CUresult cuFuncGetName(const char **name, CUfunction handle) {
  BEGIN();
  *name = functionOf(handle, __func__).name.c_str();
  return CUDA_SUCCESS;
}
CUresult cuFuncGetParamInfo(CUfunction handle, size_t index, size_t *offset, size_t *size) {
  BEGIN();
  const Function &function = functionOf(handle, __func__);
  *offset = function.paramOffset(index);
  *size = function.paramSize(index);
  return *size ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}
CUresult cuFuncLoad(CUfunction handle) {
  BEGIN();
  functionOf(handle, __func__);
  return CUDA_SUCCESS;
}
CUresult cuFuncGetAttribute(int *value, CUfunction_attribute attribute, CUfunction handle) {
  BEGIN();
  const Function &function = functionOf(handle, __func__);
  switch (attribute) {
  case CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK:
    *value = function.kernel->max_group_size ? static_cast<int>(function.kernel->max_group_size) : kMaxThreads;
    break;
  case CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES:
    *value = static_cast<int>(function.kernel->local_memory_size);
    break;
  case CU_FUNC_ATTRIBUTE_NUM_REGS:
    *value = 32;
    break;
  default:
    *value = 0;
  }
  return CUDA_SUCCESS;
}
CUresult cuFuncSetAttribute(CUfunction handle, CUfunction_attribute attribute, int value) {
  BEGIN();
  Function &function = functionOf(handle, __func__);
  if (attribute != CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES || value > kMaxShared)
    return CUDA_ERROR_INVALID_VALUE;
  function.maxShared = value;
  return CUDA_SUCCESS;
}
CUresult cuLaunchKernel(CUfunction function, unsigned gridX, unsigned gridY, unsigned gridZ, unsigned blockX,
                        unsigned blockY, unsigned blockZ, unsigned shared, CUstream stream, void **arguments,
                        void **extra) {
  return launch(__func__, function, {{gridX, gridY, gridZ}, {blockX, blockY, blockZ}, shared, false}, stream, arguments,
                extra);
}
CUresult cuLaunchCooperativeKernel(CUfunction function, unsigned gridX, unsigned gridY, unsigned gridZ, unsigned blockX,
                                   unsigned blockY, unsigned blockZ, unsigned shared, CUstream stream,
                                   void **arguments) {
  if (size_t{gridX} * gridY * gridZ > kMultiprocessors * kGroupsEach)
    return CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE;
  return launch(__func__, function, {{gridX, gridY, gridZ}, {blockX, blockY, blockZ}, shared, true}, stream, arguments,
                nullptr);
}
CUresult cuLaunchKernelEx(const CUlaunchConfig *config, CUfunction function, void **arguments, void **extra) {
  LaunchShape shape{{config->gridDimX, config->gridDimY, config->gridDimZ},
                    {config->blockDimX, config->blockDimY, config->blockDimZ},
                    config->sharedMemBytes,
                    false};
  if (!config->attrs != (config->numAttrs == 0))
    die("cuLaunchKernelEx: attributes without their number");
  for (unsigned i = 0; i < config->numAttrs; ++i) {
    const CUlaunchAttribute &attribute = config->attrs[i];
    if (attribute.id == CU_LAUNCH_ATTRIBUTE_COOPERATIVE) {
      shape.cooperative = attribute.value.cooperative != 0;
    } else if (attribute.id == CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION) {
      const auto &[x, y, z] = attribute.value.clusterDim;
      // Eight is what every device with clusters has.
      if (x == 0 || y == 0 || z == 0 || x * y * z > 8 || shape.grid[0] % x || shape.grid[1] % y || shape.grid[2] % z)
        return CUDA_ERROR_INVALID_CLUSTER_SIZE;
    } else {
      die("cuLaunchKernelEx: attribute %d", static_cast<int>(attribute.id));
    }
  }
  if (shape.cooperative && size_t{shape.grid[0]} * shape.grid[1] * shape.grid[2] > kMultiprocessors * kGroupsEach)
    return CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE;
  return launch(__func__, function, shape, config->hStream, arguments, extra);
}
CUresult cuFuncSetCacheConfig(CUfunction handle, CUfunc_cache config) {
  BEGIN();
  functionOf(handle, __func__);
  return config >= CU_FUNC_CACHE_PREFER_NONE && config <= 3 ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}
CUresult cuOccupancyMaxPotentialBlockSize(int *groups, int *items, CUfunction handle, CUoccupancyB2DSize, size_t, int) {
  BEGIN();
  const Function &function = functionOf(handle, __func__);
  *groups = kMultiprocessors * kGroupsEach;
  *items = function.kernel->max_group_size ? static_cast<int>(function.kernel->max_group_size) : kMaxThreads / 2;
  return CUDA_SUCCESS;
}
CUresult cuOccupancyMaxActiveBlocksPerMultiprocessor(int *blocks, CUfunction function, int threads, size_t shared) {
  BEGIN();
  functionOf(function, __func__);
  *blocks = threads <= kMaxThreads && shared <= static_cast<size_t>(kMaxShared) ? kGroupsEach : 0;
  return CUDA_SUCCESS;
}

} // namespace ur::cuda::fake

/// Loads of modules wait from now on until so many are under way at the same time (0: they don't). Answers how many
/// there were at most since this was called last.
extern "C" __attribute__((visibility("default"))) int fakeCudaMeetInLoads(int wanted) {
  using namespace ur::cuda;
  std::lock_guard lock(fake::engine().mutex);
  fake::Meeting &of = fake::meeting();
  of.wanted = wanted;
  return std::exchange(of.most, 0);
}
