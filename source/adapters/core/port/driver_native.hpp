// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The optional part of the port for native handles: the vendor's own objects, handed out and taken in.
//
// A driver only converts. What it hands out stays what it was: the vendor's object lives as long as the driver's does.
// What it takes in becomes an object of the driver's, used and destroyed like those that the driver makes (by
// destroyStream, destroyEvents, destroyProgram, destroyKernel, destroyImage, destroySampler). `owned`: the vendor's
// object goes with the driver's; else it stays, and its owner keeps it alive at least as long. Where the import fails,
// nothing has been taken over.
//
// All functions are thread-safe, don't block, and answer UNSUPPORTED_FEATURE where the vendor has nothing of the kind.
// A handle that is none of the kind, or another context's, is refused as far as the vendor can tell, by the error for
// an invalid object of that kind. Value 0 is a handle like any other.
#pragma once

#include "adapters/core/port/driver_images.hpp"

namespace ur::core {

/// What exists before any driver. Backend::native(); thread-safe, doesn't block.
class NativeBackend {
public:
  virtual ~NativeBackend() = default;
  /// The core finds platforms and devices by comparing: each has one handle, the same each time.
  [[nodiscard]] virtual ur_result_t platformHandle(uint32_t platform, ur_native_handle_t *native) noexcept = 0;
  [[nodiscard]] virtual ur_result_t deviceHandle(uint32_t platform, uint32_t device,
                                                 ur_native_handle_t *native) noexcept = 0;

  /// A part of a device, which a user of the vendor's has split off.
  struct ImportedPart {
    uint32_t platform = 0;                           ///< position
    ur_native_handle_t parent = 0;                   ///< what it is a part of
    DeviceFacts facts;                               ///< as PartitionBackend::split answers them
    std::vector<ur_device_partition_property_t> how; ///< the parent was split; empty: in a way that has no name
  };
  /// Asked of handles that no device has. The part is kept until PartitionBackend::releasePart; whoever has given the
  /// handle keeps his reference. INVALID_DEVICE where it is no part.
  [[nodiscard]] virtual ur_result_t importPart(ur_native_handle_t native, ImportedPart *part) noexcept {
    (void)native, (void)part;
    return UR_RESULT_ERROR_INVALID_DEVICE;
  }
  /// The reference to a part that its owner has given away with an import goes.
  virtual void dropPart(ur_native_handle_t native) noexcept { (void)native; }

  /// The devices that a vendor's context spans.
  [[nodiscard]] virtual ur_result_t contextDevices(ur_native_handle_t native,
                                                   std::vector<ur_native_handle_t> *devices) noexcept {
    (void)native, (void)devices;
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  /// Backend::openContext on a context that exists, for devices that it spans. INVALID_CONTEXT, INVALID_DEVICE.
  [[nodiscard]] virtual ur_result_t openNativeContext(ur_native_handle_t native, bool owned, uint32_t platform,
                                                      std::span<const uint32_t> devices,
                                                      std::unique_ptr<Driver> *driver) noexcept {
    (void)native, (void)owned, (void)platform, (void)devices, (void)driver;
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
};

struct ImportedEvent {
  NativeEvent event = nullptr;
  /// False: nothing is on its way that will signal it, only a user's word will. No command may wait for it on a stream
  /// until notify has reported it; query answers EventStatus::submitted, wait blocks.
  bool submitted = true;
  bool timed = false; ///< eventTimes answers
};

struct ImportedProgram {
  NativeProgram program = nullptr;
  uint32_t device = 0; ///< position in the context: what it is built for, or will be
  bool built = true;   ///< false: it is only to be destroyed, or to be built as ProgramDesc::made
  std::vector<std::string> kernels;
};

struct ImportedMemory {
  void *memory = nullptr;
  MemoryKind kind = MemoryKind::device;
  uint32_t device = 0; ///< position in the context: where it is, or, of host memory, any that reaches it
  size_t size = 0;     ///< from there to its end
  bool owned = false;  ///< the core gives it back by Driver::free
};

struct ImportedImage {
  NativeImage image = nullptr;
  uint32_t device = 0; ///< position in the context
};

/// The native handles of one context. Driver::native().
class NativeDriver {
public:
  virtual ~NativeDriver() = default;

  [[nodiscard]] virtual ur_result_t contextHandle(ur_native_handle_t *native) noexcept { return none(native); }

  [[nodiscard]] virtual ur_result_t streamHandle(Stream stream, ur_native_handle_t *native) noexcept {
    return (void)stream, none(native);
  }
  /// What streamHandle's handles are, as the vendor defines it (ur_queue_native_desc_t::pNativeData, which isn't null).
  virtual void describeStreams(void *nativeData) noexcept { (void)nativeData; }
  /// `desc` comes with what the caller wants, a device (UINT32_MAX: not said) and profiling, and what it says of the
  /// handle, and goes with what the stream is.
  [[nodiscard]] virtual ur_result_t importStream(ur_native_handle_t native, bool owned, StreamDesc *desc,
                                                 Stream *stream) noexcept {
    return (void)native, (void)owned, (void)desc, none(stream);
  }

  /// Of an event that a command has recorded.
  [[nodiscard]] virtual ur_result_t eventHandle(NativeEvent event, ur_native_handle_t *native) noexcept {
    return (void)event, none(native);
  }
  [[nodiscard]] virtual ur_result_t importEvent(ur_native_handle_t native, bool owned, ImportedEvent *event) noexcept {
    return (void)native, (void)owned, none(event);
  }
  /// The queue that the command of an imported event is on, as a native handle of a stream; 0: none of this context's.
  /// Asked where the user wants to know.
  [[nodiscard]] virtual ur_result_t queueOfEvent(NativeEvent event, ur_native_handle_t *queue) noexcept {
    return (void)event, none(queue);
  }

  /// A program of code that isn't built, for programHandle: like an import of one, which is the core's.
  [[nodiscard]] virtual ur_result_t makeProgram(const ProgramDesc &desc, NativeProgram *program) noexcept {
    return (void)desc, none(program);
  }
  [[nodiscard]] virtual ur_result_t programHandle(NativeProgram program, ur_native_handle_t *native) noexcept {
    return (void)program, none(native);
  }
  [[nodiscard]] virtual ur_result_t importProgram(ur_native_handle_t native, bool owned,
                                                  ImportedProgram *program) noexcept {
    return (void)native, (void)owned, none(program);
  }

  [[nodiscard]] virtual ur_result_t kernelHandle(NativeKernel kernel, ur_native_handle_t *native) noexcept {
    return (void)kernel, none(native);
  }
  /// The program that a kernel is of, as a native handle: asked where the caller doesn't say it.
  [[nodiscard]] virtual ur_result_t kernelProgram(ur_native_handle_t kernel, ur_native_handle_t *program) noexcept {
    return (void)kernel, none(program);
  }
  /// INVALID_KERNEL also where the kernel isn't of that program, if the vendor can tell.
  [[nodiscard]] virtual ur_result_t importKernel(ur_native_handle_t native, bool owned, NativeProgram program,
                                                 KernelFacts *facts, NativeKernel *kernel) noexcept {
    return (void)native, (void)owned, (void)program, (void)facts, none(kernel);
  }

  /// Of memory of Driver::alloc or an import, or a place inside, with so many bytes from there on. Size 0: of memory
  /// that is the caller's own, which a buffer on the host uses in place.
  [[nodiscard]] virtual ur_result_t memoryHandle(MemoryKind kind, void *memory, size_t size,
                                                 ur_native_handle_t *native) noexcept {
    return (void)kind, (void)memory, (void)size, none(native);
  }
  /// What isn't owned is not given back at all, so that such an import may be made just to read the facts.
  /// INVALID_MEM_OBJECT also where the vendor can't tell the size, or can't free what begins there.
  [[nodiscard]] virtual ur_result_t importMemory(ur_native_handle_t native, bool owned,
                                                 ImportedMemory *memory) noexcept {
    return (void)native, (void)owned, none(memory);
  }

  [[nodiscard]] virtual ur_result_t imageHandle(NativeImage image, ur_native_handle_t *native) noexcept {
    return (void)image, none(native);
  }
  /// `desc`: what the caller says that it is, checked against the facts like that of a new image; memory and pitches
  /// mean nothing. INVALID_IMAGE_FORMAT_DESCRIPTOR where it is another type, size or format, if the vendor can tell.
  [[nodiscard]] virtual ur_result_t importImage(ur_native_handle_t native, bool owned, const ImageDesc &desc,
                                                ImportedImage *image) noexcept {
    return (void)native, (void)owned, (void)desc, none(image);
  }

  [[nodiscard]] virtual ur_result_t samplerHandle(NativeSampler sampler, ur_native_handle_t *native) noexcept {
    return (void)sampler, none(native);
  }
  [[nodiscard]] virtual ur_result_t importSampler(ur_native_handle_t native, bool owned, SamplerDesc *desc,
                                                  NativeSampler *sampler) noexcept {
    return (void)native, (void)owned, (void)desc, none(sampler);
  }

private:
  /// The answer where the vendor lacks the function.
  static ur_result_t none(const void *) noexcept { return UR_RESULT_ERROR_UNSUPPORTED_FEATURE; }
};

} // namespace ur::core
