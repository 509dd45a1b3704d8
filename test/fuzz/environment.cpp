// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The syntaxes of environment variables: lists, maps, sizes, booleans, selectors of devices. The first byte says which;
// the rest is the text.
#include "common/env.hpp"
#include "fuzz/target.hpp"
#include "loader/selector.hpp"

#include <set>

namespace {

constexpr const char *kVariable = "LANEWAY_FUZZ";

void readSelector(std::string_view text) {
  const ur::loader::DeviceSelector selector(kVariable, text);
  for (const std::string_view adapter : ur::loader::DeviceSelector::adapterNames())
    (void)selector.mayUseAdapter(adapter);
  for (const ur_device_type_t type : {UR_DEVICE_TYPE_CPU, UR_DEVICE_TYPE_GPU, UR_DEVICE_TYPE_FPGA}) {
    for (uint32_t number = 0; number < 3; ++number) {
      const bool root = selector.selectsRoot(UR_BACKEND_CUDA, number, type);
      fuzz::require(!selector.acceptsAll() || root, "a selector that accepts everything selects each root");
      for (const auto &device : selector.partsOf(UR_BACKEND_CUDA, number, type))
        fuzz::require(!device.parts.empty(), "parts of a device have numbers");
      (void)selector.discardsPart(UR_BACKEND_CUDA, number, type, {number, 1});
    }
  }
}

void readOne(uint8_t kind, const char *text) {
  using namespace ur;
  switch (kind % 5) {
  case 0:
    for (const std::string &word : env::list(kVariable))
      fuzz::require(!word.empty() && env::trim(word) == word, "words of a list aren't empty, and are trimmed");
    return;
  case 1: {
    std::set<std::string> keys;
    for (const auto &[key, words] : env::map(kVariable))
      fuzz::require(!key.empty() && !words.empty() && keys.insert(key).second, "keys have words, and come once");
    return;
  }
  case 2:
    (void)env::size(kVariable, text);
    return;
  case 3:
    (void)env::boolean(kVariable, false);
    return;
  default:
    readSelector(text);
  }
}

} // namespace

extern "C" int LLVMFuzzerInitialize(int *, char ***) {
  return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  fuzz::Input input(data, size);
  const uint8_t kind = input.byte();
  const std::string text = input.bytes(1 << 16);
  ::setenv(kVariable, text.c_str(), 1);
  try {
    readOne(kind, text.c_str());
  } catch (const ur::env::Error &problem) {
    fuzz::require(std::string_view(problem.what()).starts_with(kVariable), "an error begins with the variable");
  }
  return 0;
}
