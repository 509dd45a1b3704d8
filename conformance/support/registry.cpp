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

const AdapterForm *findForm(ur_backend_t backend) {
  for (const AdapterForm &form : forms())
    if (form.backend == backend)
      return &form;
  return nullptr;
}

} // namespace conformance
