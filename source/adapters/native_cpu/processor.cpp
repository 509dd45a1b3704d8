// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/native_cpu/processor.hpp"

#if defined(__x86_64__)
#include <cpuid.h>
#include <cstdio>
#endif

namespace ur::native_cpu {

#if defined(__x86_64__)
std::string processorName() {
  // Family and model, and the words with features, of which the lowest byte of EBX in leaf 1 differs between cores.
  unsigned eax = 0, ebx = 0, ecx = 0, edx = 0;
  char text[96];
  std::string name = "native";
  if (__get_cpuid(1, &eax, &ebx, &ecx, &edx)) {
    std::snprintf(text, sizeof text, "/%08x-%08x-%08x", eax, ecx, edx);
    name += text;
  }
  for (unsigned sub = 0; sub < 2; ++sub) {
    if (__get_cpuid_count(7, sub, &eax, &ebx, &ecx, &edx)) {
      std::snprintf(text, sizeof text, "-%08x-%08x-%08x-%08x", eax, ebx, ecx, edx);
      name += text;
    }
  }
  return name;
}
#else
std::string processorName() {
  return {};
}
#endif

} // namespace ur::native_cpu
