// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// USM memory that cases use: owners, and the kinds that cases are repeated for.
#pragma once

#include "support/fixtures.hpp"

#include <utility>

namespace conformance {

/// The kinds of memory, with what each is called and supported by.
struct UsmKind {
  const char *name;
  ur_usm_type_t type;
  ur_device_info_t support;
};
std::span<const UsmKind> usmKinds();
void PrintTo(const UsmKind &kind, std::ostream *stream);
std::string usmNameOf(const testing::TestParamInfo<UsmKind> &info);

/// urUSM{Host,Device,Shared}Alloc by kind.
ur_result_t allocate(ur_usm_type_t type, ur_context_handle_t context, ur_device_handle_t device,
                     const ur_usm_desc_t *desc, ur_usm_pool_handle_t pool, size_t size, void **memory);

/// One block, freed with its owner.
class UsmBlock {
public:
  UsmBlock() = default;
  UsmBlock(UsmBlock &&other) noexcept : context_(other.context_), memory_(std::exchange(other.memory_, nullptr)) {}
  UsmBlock &operator=(UsmBlock &&other) noexcept {
    std::swap(context_, other.context_);
    std::swap(memory_, other.memory_);
    return *this;
  }
  ~UsmBlock() { reset(); }
  /// Skips the case where the device has no memory of that kind.
  void create(ur_usm_type_t type, ur_context_handle_t context, ur_device_handle_t device, size_t size);
  void reset() {
    if (void *memory = std::exchange(memory_, nullptr)) {
      EXPECT_OK(urUSMFree(context_, memory));
    }
  }
  void *get() const { return memory_; }
  template <class T>
  T *as() const {
    return static_cast<T *>(memory_);
  }

private:
  ur_context_handle_t context_ = nullptr;
  void *memory_ = nullptr;
};

/// Repeated for each kind of memory: CONFORMANCE_ON_USM(Suite) instantiates. Skips where the device has none of a kind.
class UsmTest : public QueueTest, public testing::WithParamInterface<UsmKind> {
protected:
  void SetUp() override;
  ur_usm_type_t type() const { return GetParam().type; }
};

/// Copies through a queue, blocking: for looking at memory of any kind.
std::vector<unsigned char> readMemory(ur_queue_handle_t queue, const void *memory, size_t size);
std::vector<uint32_t> readWords(ur_queue_handle_t queue, const void *memory, size_t count);
void writeMemory(ur_queue_handle_t queue, void *memory, const void *data, size_t size);

} // namespace conformance

#define CONFORMANCE_ON_USM(Suite)                                                                                      \
  INSTANTIATE_TEST_SUITE_P(Usm, Suite, testing::ValuesIn(usmKinds().begin(), usmKinds().end()), usmNameOf)
