// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda_like/module.hpp"

#include "adapters/cuda_like/offset_form.hpp"

namespace ur::LANEWAY_VENDOR {

Module::Module(const Device &device, ModuleHandle native, bool owned) noexcept
    : device_(device), native_(native), owned_(owned) {}

Module::~Module() {
  if (owned_)
    (void)device_.release([&] { return moduleUnload(device_.api(), native_); });
}

void Module::setOffsetForm(std::unique_ptr<OffsetForm> form) noexcept {
  offsetForm_ = std::move(form);
}

} // namespace ur::LANEWAY_VENDOR
