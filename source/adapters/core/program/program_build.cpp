// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Building, compiling and linking: one job for each device, all at the same time.
#include "adapters/core/device/adapter.hpp"
#include "adapters/core/object/driver_threads.hpp"
#include "adapters/core/object/room.hpp"
#include "adapters/core/object/threads.hpp"
#include "adapters/core/port/driver_linker.hpp"
#include "adapters/core/program/program.hpp"
#include "common/vendor_calls.hpp"

#include <algorithm>
#include <numeric>

using namespace ur::core;

void ur_program_handle_t_::build(std::span<const size_t> targets, const Options &options) {
  fromCode(targets, options, UR_PROGRAM_BINARY_TYPE_EXECUTABLE);
}

void ur_program_handle_t_::compile(std::span<const size_t> targets, const Options &options) {
  fromCode(targets, options, UR_PROGRAM_BINARY_TYPE_COMPILED_OBJECT);
}

/// What a program is made of, with its constants in a list of the caller's: others may set some meanwhile.
ProgramDesc ur_program_handle_t_::describe(size_t target, Constants &constants) const {
  {
    std::lock_guard lock(mutex_);
    constants.kept = constants_;
  }
  if (constants.kept) {
    for (const auto &[id, value] : *constants.kept)
      constants.values.push_back({id, value});
  }
  ProgramDesc desc;
  desc.source = source_;
  desc.code = code(target);
  desc.device = targets_[target]->device;
  desc.constants = constants.values;
  return desc;
}

void ur_program_handle_t_::fromCode(std::span<const size_t> targets, const Options &options,
                                    ur_program_binary_type_t type) {
  if (code_.empty() && !targets_.front()->unbuilt) // an import's is there from the start on
    throw UR_RESULT_ERROR_INVALID_PROGRAM;
  make(targets, options, type, [&](size_t target, Made &made) {
    Constants constants;
    ProgramDesc desc = describe(target, constants);
    desc.made = targets_[target]->unbuilt;
    desc.options = options.text ? options.text : "";
    desc.allowUnresolved = options.allowUnresolved;
    Driver &driver = context_->driver();
    return type == UR_PROGRAM_BINARY_TYPE_EXECUTABLE ? driver.buildProgram(desc, &made.log, &made.native)
                                                     : driver.linker()->compile(desc, &made.log, &made.native);
  });
}

namespace {

/// The objects of several programs for one device. Those that only the link needs go afterwards.
class Objects {
public:
  explicit Objects(Driver &driver) noexcept : driver_(driver) {}
  Objects(const Objects &) = delete;
  Objects &operator=(const Objects &) = delete;
  ~Objects() {
    for (const NativeProgram object : own_)
      driver_.destroyProgram(object);
  }

  [[nodiscard]] ur_result_t add(const Program::Pin &input, uint32_t device, std::string *log) {
    haveRoom(all_);
    haveRoom(own_);
    NativeProgram object = input.object(device);
    if (!object) { // A binary, as link() has found: an object as it is.
      ProgramDesc desc;
      desc.code = input.program().code(input.program().positionOf(input.program().context().devices()[device]));
      desc.device = device;
      const ur_result_t result = driver_.linker()->compile(desc, log, &object);
      if (result != UR_RESULT_SUCCESS)
        return result;
      own_.push_back(object);
    }
    all_.push_back(object);
    return UR_RESULT_SUCCESS;
  }
  [[nodiscard]] std::span<const NativeProgram> all() const noexcept { return all_; }

private:
  Driver &driver_;
  std::vector<NativeProgram> all_, own_;
};

/// Whether there is something to link for a device of the context.
bool linkable(const Program::Pin &input, uint32_t device) {
  const Program &program = input.program();
  if (input.object(device))
    return true;
  for (size_t i = 0; i < program.deviceCount(); ++i) {
    if (&program.device(i) == program.context().devices()[device])
      return !program.isIl() && !program.code(i).empty() && !input.executable(device);
  }
  return false;
}

} // namespace

void ur_program_handle_t_::link(std::span<const ur_program_handle_t> inputs, const Options &options) {
  std::vector<std::unique_ptr<Pin>> pins;
  for (const Program *input : inputs) {
    pins.push_back(std::make_unique<Pin>(*input));
    metadata_.add(input->metadata());
    for (const std::unique_ptr<Target> &target : targets_) {
      if (!linkable(*pins.back(), target->device))
        throw UR_RESULT_ERROR_INVALID_PROGRAM;
    }
  }
  std::vector<size_t> all(targets_.size());
  std::iota(all.begin(), all.end(), size_t{0});
  make(all, options, UR_PROGRAM_BINARY_TYPE_EXECUTABLE, [&](size_t target, Made &made) {
    Objects objects(context_->driver());
    LinkDesc desc;
    desc.device = targets_[target]->device;
    desc.options = options.text ? options.text : "";
    desc.allowUnresolved = options.allowUnresolved;
    for (const std::unique_ptr<Pin> &input : pins) {
      const ur_result_t result = objects.add(*input, desc.device, &made.log);
      if (result != UR_RESULT_SUCCESS)
        return result;
    }
    desc.objects = objects.all();
    return context_->driver().linker()->link(desc, &made.log, &made.native);
  });
}

void ur_program_handle_t_::make(std::span<const size_t> targets, const Options &options, ur_program_binary_type_t type,
                                const Maker &maker) {
  checkDriver();
  {
    std::lock_guard lock(mutex_);
    if (building_ || pins_ != 0)
      throw UR_RESULT_ERROR_INVALID_OPERATION;
    building_ = true;
  }
  struct Done {
    ur_program_handle_t_ &program;
    ~Done() {
      std::lock_guard lock(program.mutex_);
      program.building_ = false;
    }
  } done{*this};

  std::vector<ur_result_t> results(targets.size(), UR_RESULT_SUCCESS);
  const auto job = [&](size_t i) { results[i] = makeOne(targets[i], options, type, maker); };
  std::vector<std::thread> threads;
  threads.reserve(targets.size());
  for (size_t i = 1; i < targets.size(); ++i) {
    try {
      threads.push_back(startThread("ur-build", [&job, i] { job(i); }));
    } catch (...) {
      job(i); // no thread to be had
    }
  }
  if (!targets.empty())
    job(0);
  if (!threads.empty()) {
    const ur::VendorCall observed("core: until other devices' builds are done");
    for (std::thread &thread : threads)
      thread.join();
  }
  for (const ur_result_t result : results)
    check(result);
}

ur_result_t ur_program_handle_t_::makeOne(size_t position, const Options &options, ur_program_binary_type_t type,
                                          const Maker &maker) noexcept {
  Target &target = *targets_[position];
  Made made;
  std::vector<std::string> names;
  ur_result_t result = UR_RESULT_SUCCESS;
  try {
    std::string text = options.text ? options.text : "";
    {
      std::lock_guard lock(mutex_);
      target.info.status = UR_PROGRAM_BUILD_STATUS_IN_PROGRESS;
      target.info.options = std::move(text);
      target.info.log.clear();
    }
    result = maker(position, made);
    if (result == UR_RESULT_SUCCESS && type == UR_PROGRAM_BINARY_TYPE_EXECUTABLE) {
      result = context_->driver().kernelNames(made.native, &names);
      if (result != UR_RESULT_SUCCESS)
        unload(std::exchange(made.native, nullptr));
    }
  } catch (...) {
    result = UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
  }
  if (result != UR_RESULT_SUCCESS)
    logger().info("building a program failed (%d): %s", static_cast<int>(result), made.log.c_str());
  {
    std::lock_guard lock(mutex_);
    BuildInfo &info = target.info;
    info.log = std::move(made.log);
    info.status = result == UR_RESULT_SUCCESS ? UR_PROGRAM_BUILD_STATUS_SUCCESS : UR_PROGRAM_BUILD_STATUS_ERROR;
    info.type = result == UR_RESULT_SUCCESS ? type : UR_PROGRAM_BINARY_TYPE_NONE;
    target.names = std::move(names);
    std::swap(target.native, made.native);
  }
  drop(made.native); // of an earlier build
  return result;
}
