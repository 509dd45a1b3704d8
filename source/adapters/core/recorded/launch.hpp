// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Kernel launches: what a caller asks for, checked against the driver's facts before anything is submitted; and the
// form of one that outlives its call.
#pragma once

#include "adapters/core/memory/sampler.hpp"
#include "adapters/core/object/few.hpp"
#include "adapters/core/object/small_vector.hpp"
#include "adapters/core/program/kernel.hpp"
#include "adapters/core/recorded/recorded.hpp"

namespace ur::core {

/// A launch as the API has it. Points into the caller's memory.
struct LaunchRequest {
  Kernel &kernel;
  uint32_t dims = 1;
  const size_t *globalOffset = nullptr; ///< null: zeros
  const size_t *globalSize = nullptr;
  const size_t *localSize = nullptr; ///< null: left open
  std::span<const ur_exp_kernel_arg_properties_t> args = {};
  const ur_kernel_launch_ext_properties_t *properties = nullptr;
};

/// What a launch is given, as the port takes it.
struct LaunchArguments {
  SmallVector<KernelArg, 16> list; ///< by index; points to where the request has the values
  /// What arguments refer to, by index: addresses of buffers and the driver's images; filled in once the contents are
  /// where the command needs them.
  SmallVector<void *, 16> addresses;
  size_t localMemory = 0; ///< that the arguments ask for, of a group
  bool memory = false;    ///< buffers or images are among them
  bool objects = false;   ///< images or samplers are

  /// Each exactly once. Throws INVALID_VALUE, INVALID_KERNEL_ARGUMENT_INDEX, INVALID_KERNEL_ARGUMENT_SIZE,
  /// INVALID_MEM_OBJECT, INVALID_SAMPLER, INVALID_ENUMERATION, OUT_OF_RESOURCES.
  void collect(std::span<const ur_exp_kernel_arg_properties_t> given, const KernelFacts &facts,
               const DeviceFacts &device, const Context &context);

private:
  void read(const ur_exp_kernel_arg_properties_t &given, const Context &context, KernelArg &arg);
  [[nodiscard]] KernelArg readOther(const ur_exp_kernel_arg_properties_t &given, const Context &context);
};

/// A request that was found to be good, for a device of the context by its position. Lives no longer than the request.
struct Launch {
  /// Throws what LaunchArguments::collect does, INVALID_WORK_DIMENSION, INVALID_KERNEL, INVALID_PROGRAM_EXECUTABLE,
  /// INVALID_WORK_GROUP_SIZE, UNSUPPORTED_FEATURE.
  Launch(const LaunchRequest &request, const Context &context, uint32_t device);

  /// Whether there are no work-items. Drivers needn't know such a launch: it does nothing but come after others.
  [[nodiscard]] bool isEmpty() const noexcept;

  LaunchDesc desc;
  LaunchArguments arguments;
};

/// How the kernel uses a buffer or an image: as the argument and the object have it. What it writes only may be a part.
[[nodiscard]] inline ContentsUse useOf(const ur_exp_kernel_arg_mem_obj_tuple_t &given) noexcept {
  return {true, ((given.flags | given.hMem->flags()) & UR_MEM_FLAG_READ_ONLY) == 0};
}

/// Null where the argument is no buffer or image, or none of them.
[[nodiscard]] inline Mem *memoryOf(const ur_exp_kernel_arg_properties_t &arg) noexcept {
  return arg.type == UR_EXP_KERNEL_ARG_TYPE_MEM_OBJ ? arg.value.memObjTuple.hMem : nullptr;
}

/// A launch with all that it was given, in one piece of memory where that isn't much. Slots of memory are indices of
/// arguments.
class RecordedLaunch final : public Recorded {
public:
  /// `checked`: of that request. Throws bad_alloc.
  RecordedLaunch(const LaunchRequest &request, const Launch &checked, uint32_t device);
  RecordedLaunch(const RecordedLaunch &other);

  ur_result_t callPort(Driver &driver, Stream stream, const Fence &fence) const override {
    return driver.launch(stream, desc_, fence);
  }
  ur_result_t addTo(GraphDriver &graphs, NativeGraph graph, std::span<const uint32_t> after) const override {
    return isForGraph() ? graphs.addLaunch(graph, desc_, after) : UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  ur_result_t updateNode(GraphDriver &graphs, NativeGraph graph, uint32_t node) const override {
    return isForGraph() ? graphs.updateLaunch(graph, node, desc_) : UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  std::string label() const override { return kernel_->name(); }
  bool brief() const noexcept override { return false; }
  bool awaitsHost() const noexcept override { return false; }
  bool hasAddress(uint32_t slot, const void *address) const noexcept override { return pointerAt(slot) == address; }
  void setAddress(uint32_t slot, void *address) noexcept override { setValue(slot, &address); }
  Ref<Recorded> copy() const override { return Ref<Recorded>::adopt(new RecordedLaunch(*this)); }

  // What it was made of, for who makes another one like it.
  /// By index; values are in this object. Throws bad_alloc.
  [[nodiscard]] std::vector<ur_exp_kernel_arg_properties_t> arguments() const;
  /// With those arguments. Points into this object.
  [[nodiscard]] LaunchRequest request(std::span<const ur_exp_kernel_arg_properties_t> args) const noexcept;
  /// The buffers and images among the arguments. Throws bad_alloc.
  [[nodiscard]] Few<MemoryOfCommand> memory() const;

  /// Whether that argument is of this kind and size, and may get another value of them without more: where no buffer,
  /// image or sampler is among the arguments.
  [[nodiscard]] bool takes(uint32_t index, KernelArg::Kind kind, size_t size) const noexcept {
    const std::span args = desc_.args;
    return index < args.size() && args[index].kind == kind && args[index].size == size && isForGraph();
  }
  /// By who has the only reference. `value`: as many bytes as the argument has.
  void setValue(uint32_t index, const void *value) noexcept;

private:
  struct MemoryArgument {
    Ref<Mem> mem;
    ur_exp_kernel_arg_mem_obj_tuple_t given;
    uint32_t index;
  };
  struct SamplerArgument {
    Ref<Sampler> sampler;
    uint32_t index;
  };
  static constexpr size_t kRoom = 160; ///< four arguments of at most 8 bytes

  void own(std::span<const KernelArg> args);
  void keepObjects(std::span<const ur_exp_kernel_arg_properties_t> args);
  [[nodiscard]] void *pointerAt(uint32_t index) const noexcept;
  /// Buffers and images may move, and samplers go with images.
  [[nodiscard]] bool isForGraph() const noexcept { return mems_.empty() && samplers_.empty(); }

  const Ref<Kernel> kernel_;
  const uint32_t device_;
  const bool localOpen_;
  LaunchDesc desc_; ///< its arguments are in the room, and behind them their values; those of samplers are their own
  Few<MemoryArgument> mems_;
  Few<SamplerArgument> samplers_;
  std::unique_ptr<std::byte[]> larger_; ///< where the room is too small
  alignas(std::max_align_t) std::byte room_[kRoom];
};

} // namespace ur::core
