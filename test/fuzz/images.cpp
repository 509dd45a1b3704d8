// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Program images, which callers hand over: those of the native CPU, and code objects of HIP with their notes. The first
// byte says which; the rest is the image.
#include "adapters/cuda_like/elf.hpp"
#include "adapters/hip/code_facts.hpp"
#include "adapters/native_cpu/image_check.hpp"
#include "common/message_pack.hpp"
#include "fuzz/target.hpp"

#include <vector>

extern "C" int LLVMFuzzerInitialize(int *, char ***) {
  return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  fuzz::Input input(data, size);
  const uint8_t kind = input.byte();
  const std::vector<uint8_t> image(input.rest().begin(), input.rest().end());
  switch (kind % 3) {
  case 0: {
    std::vector<ur::native_cpu::Symbol> exported;
    const std::string wrong = ur::native_cpu::checkImage(image, &exported);
    fuzz::require(wrong.empty() || wrong.size() > 10, "what is wrong is a sentence");
    break;
  }
  case 1:
    (void)ur::hip::isWholeElf(image);
    (void)ur::hip::CodeFacts::ofObject(image);
    break;
  default: {
    ur::MessagePack reader(image);
    while (reader.skip()) {
    }
    uint64_t number = 0;
    fuzz::require(!reader.number(&number), "after a failure there is nothing");
  }
  }
  return 0;
}
