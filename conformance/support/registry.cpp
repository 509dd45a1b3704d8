// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/registry.hpp"

#include <utility>

namespace conformance {

static std::vector<AdapterForm> &forms() {
  static std::vector<AdapterForm> all;
  return all;
}

RegisterAdapter::RegisterAdapter(AdapterForm form) {
  forms().push_back(std::move(form));
}

static std::string languagesOf(ur_device_handle_t device) {
  std::vector<char> text(4096, '\0');
  if (urDeviceGetInfo(device, UR_DEVICE_INFO_IL_VERSION, text.size() - 1, text.data(), nullptr) != UR_RESULT_SUCCESS)
    return {};
  return text.data();
}

const AdapterForm *findForm(ur_backend_t backend, ur_device_handle_t device) {
  const std::string languages = languagesOf(device);
  for (const AdapterForm &form : forms()) {
    if (form.backend == backend && languages.find(form.language) != std::string::npos)
      return &form;
  }
  return nullptr;
}

} // namespace conformance
