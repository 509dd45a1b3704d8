// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Programs: code for the devices of a context, built, compiled or linked by the driver for each of them on its own.
//
// Thread-safe. build(), compile() and link() may block, and hold no lock meanwhile; what a kernel, a link or a query
// uses is pinned by a Pin, and isn't built anew until that goes.
#pragma once

#include "adapters/core/device/native.hpp"
#include "adapters/core/program/program_metadata.hpp"

#include <functional>
#include <map>

struct ur_program_handle_t_ : ur::core::Object {
  static constexpr ur_result_t kInvalid = UR_RESULT_ERROR_INVALID_PROGRAM;

  struct Code {
    uint32_t device; ///< position in the context
    std::vector<uint8_t> bytes;
  };

  /// Code for single devices (binaries), or the same for all (one entry for each, the first holding the bytes).
  ur_program_handle_t_(ur::core::Context &context, ur::core::ProgramSource source, std::vector<Code> code,
                       ur::core::ProgramMetadata metadata);
  /// To be linked for devices at these positions in the context.
  ur_program_handle_t_(ur::core::Context &context, std::span<const uint32_t> devices);
  /// A program of the vendor's that was taken in; it goes with this object once that is made. One that is built can't
  /// be built anew. Throws.
  ur_program_handle_t_(ur::core::Context &context, const ur::core::ImportedProgram &imported);
  /// Another import of the same program takes the place of the first, before others know this object.
  void replaceNative(ur::core::NativeProgram imported) noexcept;
  ~ur_program_handle_t_();

  /// The vendor's program for the first device, before anything is built: made of the code, or taken in. Builds to come
  /// build this one. Needs a Pin. Throws INVALID_PROGRAM_EXECUTABLE where the vendor has no such thing.
  [[nodiscard]] ur::core::NativeProgram unbuilt();

  [[nodiscard]] ur::core::Context &context() const noexcept { return *context_; }
  [[nodiscard]] bool isIl() const noexcept { return source_ == ur::core::ProgramSource::il; }
  [[nodiscard]] size_t deviceCount() const noexcept { return targets_.size(); }
  [[nodiscard]] ur::core::Device &device(size_t i) const noexcept { return *context_->devices()[targets_[i]->device]; }
  /// What the program was made of, for a device; empty if it was linked.
  [[nodiscard]] std::span<const uint8_t> code(size_t i) const noexcept;
  /// What was said at its creation, or of what it was linked of. Constant from then on.
  [[nodiscard]] const ur::core::ProgramMetadata &metadata() const noexcept { return metadata_; }
  /// The position of a device in the program. Throws INVALID_DEVICE.
  [[nodiscard]] size_t positionOf(const ur::core::Device *device) const;

  struct BuildInfo {
    ur_program_build_status_t status = UR_PROGRAM_BUILD_STATUS_NONE;
    ur_program_binary_type_t type = UR_PROGRAM_BINARY_TYPE_NONE; ///< of what there is
    std::string options, log;
  };
  [[nodiscard]] BuildInfo buildInfo(size_t target) const;
  /// The names of all kernels, in the driver's order. Throws INVALID_PROGRAM_EXECUTABLE if it isn't built.
  [[nodiscard]] std::vector<std::string> kernelNames() const;

  /// Keeps what is built as it is. Throws INVALID_PROGRAM_EXECUTABLE while a build is under way.
  class Pin {
  public:
    explicit Pin(const ur_program_handle_t_ &program) : program_(&program) { program.pin(); }
    ~Pin() { program_->unpin(); }

    /// The executable for a device of the context; null: there is none.
    [[nodiscard]] ur::core::NativeProgram executable(uint32_t device) const noexcept {
      return program_->native(device, UR_PROGRAM_BINARY_TYPE_EXECUTABLE);
    }
    /// The compiled object, likewise.
    [[nodiscard]] ur::core::NativeProgram object(uint32_t device) const noexcept {
      return program_->native(device, UR_PROGRAM_BINARY_TYPE_COMPILED_OBJECT);
    }
    [[nodiscard]] const ur_program_handle_t_ &program() const noexcept { return *program_; }

  private:
    const ur::core::Ref<const ur_program_handle_t_> program_;
  };

  // Each for the devices at these positions in the program (none twice), at the same time; what was there before goes,
  // also where that fails. Every device gets its log. Throws the first device's error that has one; INVALID_OPERATION
  // while something is pinned or another build is under way, INVALID_PROGRAM where there is no code.
  struct Options {
    const char *text = nullptr;
    bool allowUnresolved = false;
  };
  void build(std::span<const size_t> targets, const Options &options);
  void compile(std::span<const size_t> targets, const Options &options);
  /// Makes an executable of the objects of others, with their metadata, before others know this object. Throws
  /// INVALID_PROGRAM where one of them has neither an object nor a binary for a device of this program.
  void link(std::span<const ur_program_handle_t> inputs, const Options &options);

  /// For builds and compilations to come. All or nothing; throws INVALID_PROGRAM, INVALID_SPEC_ID, INVALID_VALUE.
  void setConstants(std::span<const ur_specialization_constant_info_t> constants);

  /// The address of a variable was given out, or a pipe is about to be used: commands may use what is built, which the
  /// driver doesn't keep for them as it does for launches.
  void usedByCommands() const noexcept { usedByCommands_.store(true, std::memory_order_relaxed); }

private:
  friend class Pin;
  struct Target {
    explicit Target(uint32_t device) noexcept : device(device) {}
    const uint32_t device;
    BuildInfo info;
    ur::core::NativeProgram native = nullptr;
    ur::core::NativeProgram unbuilt = nullptr; ///< stays once it is there
    std::vector<std::string> names;
  };
  /// What one device's job makes.
  struct Made {
    ur::core::NativeProgram native = nullptr;
    std::string log;
  };
  using Maker = std::function<ur_result_t(size_t target, Made &made)>;

  void pin() const;
  void unpin() const noexcept;
  [[nodiscard]] ur::core::NativeProgram native(uint32_t device, ur_program_binary_type_t type) const noexcept;
  /// What specialization constants have been given, and a list of it for the driver.
  using ConstantMap = std::map<uint32_t, std::vector<uint8_t>>;
  struct Constants {
    std::shared_ptr<const ConstantMap> kept;
    std::vector<ur::core::ConstantValue> values;
  };
  [[nodiscard]] ur::core::ProgramDesc describe(size_t target, Constants &constants) const;
  void fromCode(std::span<const size_t> targets, const Options &options, ur_program_binary_type_t type);
  void make(std::span<const size_t> targets, const Options &options, ur_program_binary_type_t type, const Maker &maker);
  [[nodiscard]] ur_result_t makeOne(size_t position, const Options &options, ur_program_binary_type_t type,
                                    const Maker &maker) noexcept;
  void drop(ur::core::NativeProgram native) const noexcept;
  void unload(ur::core::NativeProgram native) const noexcept;
  [[nodiscard]] bool unloadMayWait() const;

  const ur::core::Ref<ur::core::Context> context_;
  const ur::core::ProgramSource source_ = ur::core::ProgramSource::binary;
  const std::vector<Code> code_;
  ur::core::ProgramMetadata metadata_;
  std::vector<std::unique_ptr<Target>> targets_; ///< as many as there are from the start on
  mutable std::atomic<bool> usedByCommands_{false};
  mutable std::mutex mutex_; // guards what the targets hold, and what follows
  mutable uint32_t pins_ = 0;
  bool building_ = false;
  std::shared_ptr<const ConstantMap> constants_; ///< of one state; null: none
};
