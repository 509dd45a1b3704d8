// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Native handles of the simulated vendor. Its native objects are the simulated world's own: contexts, streams, events
// and blocks of memory, by the numbers that the world gives out, or by their addresses.
//
// An import is a handle of its own for the object behind it. Using it after that object's end is a violation, and so is
// the end of an object that an import has taken over by another than the import.
#pragma once

#include "adapters/core/port/driver_native.hpp"
#include "sim/images.hpp"
#include "sim/programs.hpp"

namespace ur::sim {

class SimNative final : public core::NativeDriver {
public:
  /// driver: by whose address the world knows the context; devices: the world's numbers of its devices, its own list.
  SimNative(const core::Driver *driver, uintptr_t context, const std::vector<uint32_t> &devices, Programs &programs,
            Images &images)
      : driver_(driver), context_(context), devices_(devices), programs_(programs), images_(images) {}

  ur_result_t contextHandle(ur_native_handle_t *native) noexcept override;
  ur_result_t streamHandle(core::Stream stream, ur_native_handle_t *native) noexcept override;
  ur_result_t importStream(ur_native_handle_t native, bool owned, core::StreamDesc *desc,
                           core::Stream *stream) noexcept override;
  ur_result_t eventHandle(core::NativeEvent event, ur_native_handle_t *native) noexcept override;
  ur_result_t importEvent(ur_native_handle_t native, bool owned, core::ImportedEvent *event) noexcept override;
  ur_result_t queueOfEvent(core::NativeEvent event, ur_native_handle_t *queue) noexcept override;
  ur_result_t makeProgram(const core::ProgramDesc &desc, core::NativeProgram *program) noexcept override;
  ur_result_t programHandle(core::NativeProgram program, ur_native_handle_t *native) noexcept override;
  ur_result_t importProgram(ur_native_handle_t native, bool owned, core::ImportedProgram *program) noexcept override;
  ur_result_t kernelHandle(core::NativeKernel kernel, ur_native_handle_t *native) noexcept override;
  ur_result_t kernelProgram(ur_native_handle_t kernel, ur_native_handle_t *program) noexcept override;
  ur_result_t importKernel(ur_native_handle_t native, bool owned, core::NativeProgram program, core::KernelFacts *facts,
                           core::NativeKernel *kernel) noexcept override;
  ur_result_t memoryHandle(core::MemoryKind kind, void *memory, size_t size,
                           ur_native_handle_t *native) noexcept override;
  ur_result_t importMemory(ur_native_handle_t native, bool owned, core::ImportedMemory *memory) noexcept override;
  ur_result_t imageHandle(core::NativeImage image, ur_native_handle_t *native) noexcept override;
  ur_result_t importImage(ur_native_handle_t native, bool owned, const core::ImageDesc &desc,
                          core::ImportedImage *image) noexcept override;
  ur_result_t samplerHandle(core::NativeSampler sampler, ur_native_handle_t *native) noexcept override;
  ur_result_t importSampler(ur_native_handle_t native, bool owned, core::SamplerDesc *desc,
                            core::NativeSampler *sampler) noexcept override;

private:
  const core::Driver *driver_;
  const uintptr_t context_;
  const std::vector<uint32_t> &devices_;
  Programs &programs_;
  Images &images_;
};

/// Platform, devices and contexts. open(native context, devices) makes the driver.
std::unique_ptr<core::NativeBackend> makeNativeBackend();

/// A program that uses the vendor's API itself, beside the one under test: its context, streams, events and memory by
/// the port's own calls, whose native handles may be imported elsewhere.
class Vendor {
public:
  explicit Vendor(std::vector<uint32_t> devices = {0, 1});
  core::Driver &driver() { return *driver_; }
  core::NativeDriver &native() { return *driver_->native(); }
  ur_native_handle_t context();
  /// A context that nobody destroys but an import that takes it over.
  static ur_native_handle_t makeContext(const std::vector<uint32_t> &devices);
  static bool contextExists(ur_native_handle_t context);
  /// A part of a device, or of a part; 0: it can't be split so. References to it: this program's is released by it,
  /// or given to an import.
  static ur_native_handle_t splitOff(ur_native_handle_t device, uint32_t units);
  static void releasePart(ur_native_handle_t part);
  static size_t references(ur_native_handle_t part);
  ur_native_handle_t stream(bool ordered = true, uint32_t device = 0);
  /// The stream behind a handle that somebody else has handed out, to be put work on; null: it is none. To be
  /// destroyed, which leaves the owner's alone.
  core::Stream open(ur_native_handle_t stream);
  /// To be destroyed by this program, unless an import takes it over.
  void destroyStream(ur_native_handle_t stream);
  static bool streamExists(ur_native_handle_t stream);
  static bool eventExists(ur_native_handle_t event);
  static bool memoryExists(ur_native_handle_t memory);
  static bool imageExists(ur_native_handle_t image);
  static bool samplerExists(ur_native_handle_t sampler);

  // Events that are signalled by the host's word. An import may take one over.
  ur_native_handle_t userEvent();
  void signal(ur_native_handle_t event, ur_result_t outcome = UR_RESULT_SUCCESS);
  void destroyEvent(ur_native_handle_t event);

private:
  std::unique_ptr<core::Driver> driver_;
};

} // namespace ur::sim
