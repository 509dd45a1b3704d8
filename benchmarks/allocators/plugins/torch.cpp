// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// PyTorch's caching allocator, by its C++ library: as it is by default, and with expandable segments. There is one in a
// process, whose settings change while it has nothing.
#include "../allocator_subject.h"
#include "../subject_functions.hpp"

#include <c10/core/AllocatorConfig.h>
#include <c10/cuda/CUDACachingAllocator.h>
#include <c10/cuda/CUDAFunctions.h>
#include <torch/headeronly/version.h>

#include <array>
#include <memory>
#include <stdexcept>
#include <string>

namespace {

namespace caching = c10::cuda::CUDACachingAllocator;

constexpr c10::DeviceIndex kDevice = 0;
char subjectOfAll; // what `create` returns: the allocator is the process's

struct Thread {
  cudaStream_t stream;
};

/// Once in a process: what has failed to begin can't be asked again. Empty: it has begun.
const std::string &beginning() {
  static const std::string problem = []() -> std::string {
    try {
      if (c10::cuda::device_count() < 1)
        return "PyTorch finds no CUDA device";
      caching::init(1);
      return {};
    } catch (const std::exception &error) {
      return error.what();
    }
  }();
  return problem;
}

/// That the setting does something: otherwise both columns would say the same.
void checkSegments(bool expandable) {
  void *const memory = caching::raw_alloc_with_stream(size_t{32} << 20, nullptr);
  bool seen = false, asWanted = true;
  for (const auto &segment : caching::snapshot().segments) {
    seen = seen || segment.allocated_size > 0;
    asWanted = asWanted && segment.is_expandable == expandable;
  }
  caching::raw_delete(memory);
  caching::emptyCache();
  if (!seen || !asWanted) {
    throw std::runtime_error(std::string("PyTorch's segments are ") + (expandable ? "not " : "") +
                             "expandable, expected what its settings say");
  }
}

struct Functions {
  static void *create(const allocator_subject *self, uint64_t, char *problem, size_t capacity) {
    return allocators::makeOrExplain(problem, capacity, [&] {
      if (!beginning().empty())
        throw std::runtime_error(beginning());
      const bool expandable = self->data != nullptr;
      caching::emptyCache();
      c10::CachingAllocator::setAllocatorSettings(expandable ? "expandable_segments:True"
                                                             : "expandable_segments:False");
      checkSegments(expandable);
      caching::resetPeakStats(kDevice);
      return &subjectOfAll;
    });
  }

  static void destroy(void *) {
    (void)allocators::attempted([] {
      caching::emptyCache();
      return nullptr;
    });
  }

  static uint64_t reserved(void *) {
    constexpr auto kAll = static_cast<size_t>(c10::CachingAllocator::StatType::AGGREGATE);
    return static_cast<uint64_t>(caching::getDeviceStats(kDevice).reserved_bytes[kAll].peak);
  }

  static void *enter(void *, void *stream, char *problem, size_t capacity) {
    return allocators::makeOrExplain(problem, capacity, [&] { return new Thread{static_cast<cudaStream_t>(stream)}; });
  }

  static void leave(void *user) { delete static_cast<Thread *>(user); }

  static void *allocate(void *user, size_t size) {
    return allocators::attempted(
        [&] { return caching::raw_alloc_with_stream(size, static_cast<Thread *>(user)->stream); });
  }

  static int free(void *, void *memory, size_t) {
    const void *const done = allocators::attempted([&] {
      caching::raw_delete(memory);
      return memory;
    });
    return done ? 0 : 1;
  }
};

const std::string kPlain = "PyTorch " TORCH_VERSION ", c10::cuda::CUDACachingAllocator with its own settings";
const std::string kExpandable = "PyTorch " TORCH_VERSION ", the same with expandable_segments:True";

allocator_subject subject(const char *name, const std::string &what, void *data) {
  return allocators::subjectOf<Functions>(name, what.c_str(), ALLOCATOR_SUBJECT_ON_STREAMS, data);
}

} // namespace

extern "C" __attribute__((visibility("default"))) const allocator_subject *allocator_subjects(uint32_t version,
                                                                                              size_t *count) {
  static const std::array<allocator_subject, 2> all{subject("torch", kPlain, nullptr),
                                                    subject("torch_expandable", kExpandable, &subjectOfAll)};
  *count = all.size();
  return version == ALLOCATOR_SUBJECT_VERSION ? all.data() : nullptr;
}
