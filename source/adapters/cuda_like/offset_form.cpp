// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda_like/offset_form.hpp"

#include "adapters/core/port/backend_log.hpp"
#include "adapters/core/port/guarded.hpp"

// What the vendor has of them: Code, compileRequest, BuildOptions, prepareFunction.
#include LANEWAY_KERNELS

namespace ur::LANEWAY_VENDOR {

using namespace core;

ur_result_t OffsetForm::load(const std::string &kernel) {
  std::string log;
  Code code;
  ur_result_t result = compileRequest(request_, &log, &code);
  if (result == UR_RESULT_SUCCESS) {
    ModuleHandle native = nullptr;
    BuildOptions none("");
    result = translate(device_.with([&] { return moduleLoad(device_.api(), &native, code, none); }));
    addLine(&log, none.log());
    if (result == UR_RESULT_SUCCESS)
      module_ = std::make_unique<Module>(device_, native);
  }
  if (result != UR_RESULT_SUCCESS) {
    if (ur::log::Logger *const logger = adapterLog.load(std::memory_order_acquire)) {
      logger->error("a launch of '%s' has a global offset, and the program's code for offsets isn't there: %s",
                    kernel.c_str(), log.empty() ? "the driver doesn't load it" : log.c_str());
    }
  }
  return result;
}

ur_result_t Kernel::findWithOffset(FunctionHandle *function) const noexcept {
  *function = withOffset.load(std::memory_order_acquire);
  if (*function)
    return UR_RESULT_SUCCESS;
  if (!module->offsetForm())
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  const ur_result_t result = module->offsetForm()->find(name, function);
  if (result == UR_RESULT_SUCCESS)
    withOffset.store(*function, std::memory_order_release);
  return result;
}

ur_result_t OffsetForm::find(const std::string &kernel, FunctionHandle *function) noexcept {
  return guarded([&] {
    const std::scoped_lock lock(mutex_);
    if (!module_) {
      if (const ur_result_t result = load(kernel); result != UR_RESULT_SUCCESS)
        return result;
    }
    const std::string name = kernel + std::string(kOffsetForm);
    FunctionHandle found = nullptr;
    const Result result = device_.with([&] {
      const Result looked = moduleFunction(device_.api(), &found, module_->native(), name.c_str());
      return looked == kSuccess ? prepareFunction(device_, found) : looked;
    });
    if (result == kSuccess)
      *function = found;
    return translate(result);
  });
}

} // namespace ur::LANEWAY_VENDOR
