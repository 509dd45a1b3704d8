// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "loader/selector.hpp"

#include "common/env.hpp"
#include "common/number.hpp"

#include <algorithm>

namespace ur::loader {
namespace {

std::string lowered(std::string_view text) {
  std::string result(text);
  for (char &c : result) {
    if (c >= 'A' && c <= 'Z')
      c = static_cast<char>(c - 'A' + 'a');
  }
  return result;
}

/// Whether a term's back end, which may be that of an adapter, means devices of `backend`.
bool meansBackend(std::string_view name, ur_backend_t backend) noexcept {
  switch (backend) {
  case UR_BACKEND_LEVEL_ZERO:
    return name == "*" || name == "level_zero" || name == "level_zero_v2";
  case UR_BACKEND_OPENCL:
    return name == "*" || name == "opencl";
  case UR_BACKEND_CUDA:
    return name == "*" || name == "cuda";
  case UR_BACKEND_HIP:
    return name == "*" || name == "hip";
  case UR_BACKEND_NATIVE_CPU:
    return name == "*" || name == "native_cpu";
  case UR_BACKEND_OFFLOAD:
    return name == "*" || name == "offload";
  default:
    return name == "*";
  }
}

bool meansAdapter(std::string_view name, std::string_view adapter) noexcept {
  return name == "*" || name == adapter || (name == "level_zero" && adapter == "level_zero_v2");
}

bool meansRoot(const DeviceSelector::Device &device, uint32_t number, ur_device_type_t type) noexcept {
  return device.number ? *device.number == number : device.type == UR_DEVICE_TYPE_ALL || device.type == type;
}

DeviceSelector::Device parseDevice(const char *variable, std::string_view text) {
  const auto words = env::split(text, '.');
  DeviceSelector::Device device;
  const std::string root = lowered(words.front());
  if (root == "cpu")
    device.type = UR_DEVICE_TYPE_CPU;
  else if (root == "gpu")
    device.type = UR_DEVICE_TYPE_GPU;
  else if (root == "fpga")
    device.type = UR_DEVICE_TYPE_FPGA;
  else if (root != "*" && !(device.number = numberIn<uint32_t>(root)))
    throw env::Error(variable, "'" + std::string(text) + "' is not a device; expected *, cpu, gpu, fpga or a number");
  // `*.0` would be a part of nobody in particular: behind a star there are stars only, and kinds have no parts.
  bool open = !device.number;
  if (open && root != "*" && words.size() > 1) {
    throw env::Error(variable,
                     "'" + std::string(text) + "' asks for parts of a kind of devices; expected * or a number");
  }
  if (words.size() > 3)
    throw env::Error(variable, "'" + std::string(text) + "' goes deeper than a part of a part of a device");
  for (size_t i = 1; i < words.size(); ++i) {
    DeviceSelector::Part part;
    if (words[i] != "*" && !(part.number = numberIn<uint32_t>(words[i]))) {
      throw env::Error(variable, "'" + std::string(words[i]) + "' in '" + std::string(text) +
                                     "' is not a sub-device; expected * or a number");
    }
    if (open && part.number)
      throw env::Error(variable, "'" + std::string(text) + "' has a number behind *; expected * there too");
    open = !part.number;
    device.parts.push_back(part);
  }
  return device;
}

DeviceSelector::Term parseTerm(const char *variable, std::string_view text) {
  DeviceSelector::Term term;
  std::string_view rest = text;
  if (rest.starts_with('!')) {
    term.discards = true;
    rest = env::trim(rest.substr(1));
  }
  const size_t colon = rest.find(':');
  if (colon == std::string_view::npos) {
    throw env::Error(variable, "'" + std::string(text) + "' lacks a colon; expected backend:device, as in '" +
                                   std::string(rest.empty() ? "*" : rest) + ":*'");
  }
  term.backend = lowered(env::trim(rest.substr(0, colon)));
  const auto &names = DeviceSelector::adapterNames();
  if (term.backend != "*" && std::find(names.begin(), names.end(), term.backend) == names.end()) {
    std::string known;
    for (const std::string_view name : names)
      known += std::string(name) + ", ";
    throw env::Error(variable, "'" + term.backend + "' is not a back end; expected one of " + known + "*");
  }
  for (const std::string_view device : env::split(rest.substr(colon + 1), ','))
    term.devices.push_back(parseDevice(variable, device));
  return term;
}

} // namespace

const std::vector<std::string_view> &DeviceSelector::adapterNames() {
  // Accelerators first: what a program takes when it takes the first device there is.
  static const auto *const names = new std::vector<std::string_view>{"level_zero", "level_zero_v2", "cuda",      "hip",
                                                                     "offload",    "opencl",        "native_cpu"};
  return *names;
}

DeviceSelector::DeviceSelector(const char *variable, std::string_view text) {
  for (const std::string_view term : env::split(text, ';')) {
    if (!term.empty()) {
      terms_.push_back(parseTerm(variable, term));
      anyAccepts_ = anyAccepts_ || !terms_.back().discards;
    }
  }
  if (terms_.empty())
    throw env::Error(variable, "'" + std::string(text) + "' has no term; expected backend:device");
}

bool DeviceSelector::mayUseAdapter(std::string_view adapter) const noexcept {
  const auto discardsAll = [&](const Term &term) {
    return term.discards && meansAdapter(term.backend, adapter) &&
           std::any_of(term.devices.begin(), term.devices.end(), [](const Device &device) {
             return !device.number && device.type == UR_DEVICE_TYPE_ALL && device.parts.empty();
           });
  };
  const auto accepts = [&](const Term &term) { return !term.discards && meansAdapter(term.backend, adapter); };
  return std::none_of(terms_.begin(), terms_.end(), discardsAll) &&
         (!anyAccepts_ || std::any_of(terms_.begin(), terms_.end(), accepts));
}

bool DeviceSelector::selectsRoot(ur_backend_t backend, uint32_t number, ur_device_type_t type) const noexcept {
  bool accepted = !anyAccepts_;
  for (const Term &term : terms_) {
    const bool matches = meansBackend(term.backend, backend) &&
                         std::any_of(term.devices.begin(), term.devices.end(),
                                     [&](const auto &d) { return d.parts.empty() && meansRoot(d, number, type); });
    if (matches && term.discards)
      return false;
    accepted = accepted || matches;
  }
  return accepted;
}

std::vector<DeviceSelector::Device> DeviceSelector::partsOf(ur_backend_t backend, uint32_t number,
                                                            ur_device_type_t type) const {
  std::vector<Device> devices;
  for (const Term &term : terms_) {
    if (!term.discards && meansBackend(term.backend, backend)) {
      std::copy_if(term.devices.begin(), term.devices.end(), std::back_inserter(devices),
                   [&](const Device &d) { return !d.parts.empty() && meansRoot(d, number, type); });
    }
  }
  return devices;
}

bool DeviceSelector::discardsPart(ur_backend_t backend, uint32_t number, ur_device_type_t type,
                                  const std::vector<uint32_t> &path) const noexcept {
  // A discarded root takes its parts along; a discarded part takes what is below it.
  const auto covers = [&](const Device &device) {
    return meansRoot(device, number, type) && device.parts.size() <= path.size() &&
           std::equal(device.parts.begin(), device.parts.end(), path.begin(),
                      [](const Part &part, uint32_t n) { return !part.number || *part.number == n; });
  };
  return std::any_of(terms_.begin(), terms_.end(), [&](const Term &term) {
    return term.discards && meansBackend(term.backend, backend) &&
           std::any_of(term.devices.begin(), term.devices.end(), covers);
  });
}

} // namespace ur::loader
