// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Fixtures with an object that not every adapter can make. The case of a null handle needs none and always runs; what
// needs the object begins with CONFORMANCE_NEEDS(object()).
#pragma once

#include "support/kernels.hpp"

namespace conformance {

/// Why an object is missing: "urMemBufferCreate answers UR_RESULT_ERROR_UNSUPPORTED_FEATURE". Another failure than that
/// is a failure of the case.
std::string absentBecause(const char *call, ur_result_t result);

class BufferTest : public EventTest {
protected:
  void SetUp() override;
  ur_mem_handle_t mem() const { return buffer_; }
  std::string absent_;

private:
  Ref<ur_mem_handle_t> buffer_;
};

class ImageTest : public EventTest {
protected:
  void SetUp() override;
  ur_mem_handle_t mem() const { return image_; }
  std::string absent_;

private:
  Ref<ur_mem_handle_t> image_;
};

class SamplerTest : public ContextTest {
protected:
  void SetUp() override;
  ur_sampler_handle_t sampler() const { return sampler_; }
  std::string absent_;

private:
  Ref<ur_sampler_handle_t> sampler_;
};

class PhysicalMemTest : public ContextTest {
protected:
  void SetUp() override;
  ur_physical_mem_handle_t physicalMem() const { return physicalMem_; }
  std::string absent_;

private:
  Ref<ur_physical_mem_handle_t> physicalMem_;
};

class CommandBufferTest : public KernelTest {
protected:
  void SetUp() override;
  ur_exp_command_buffer_handle_t commandBuffer() const { return commandBuffer_; }
  /// A buffer, or null where the adapter makes none.
  ur_mem_handle_t mem() const { return buffer_; }
  std::string absent_;

private:
  Ref<ur_mem_handle_t> buffer_;
  Ref<ur_exp_command_buffer_handle_t> commandBuffer_;
};

class GraphTest : public EventTest {
protected:
  void SetUp() override;
  ur_exp_graph_handle_t graph() const { return graph_; }
  std::string absent_;

private:
  Ref<ur_exp_graph_handle_t> graph_;
};

} // namespace conformance

#define CONFORMANCE_NEEDS(object)                                                                                      \
  if ((object) == nullptr)                                                                                             \
  GTEST_SKIP() << absent_
