// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/program/program.hpp"

#include "adapters/core/device/adapter.hpp"
#include "adapters/core/object/threads.hpp"
#include "adapters/core/order/stamp.hpp"
#include "adapters/core/port/driver_linker.hpp"

#include <algorithm>

using namespace ur::core;

ur_program_handle_t_::ur_program_handle_t_(Context &context, ProgramSource source, std::vector<Code> code,
                                           ProgramMetadata metadata)
    : Object(Tag::program, 1), context_(&context), source_(source), code_(std::move(code)),
      metadata_(std::move(metadata)) {
  for (const Code &one : code_)
    targets_.push_back(std::make_unique<Target>(one.device));
}

ur_program_handle_t_::ur_program_handle_t_(Context &context, std::span<const uint32_t> devices)
    : Object(Tag::program, 1), context_(&context) {
  for (const uint32_t device : devices)
    targets_.push_back(std::make_unique<Target>(device));
}

ur_program_handle_t_::ur_program_handle_t_(Context &context, const ImportedProgram &imported)
    : Object(Tag::program, 1), context_(&context) {
  targets_.push_back(std::make_unique<Target>(imported.device));
  Target &target = *targets_.back();
  if (!imported.built) {
    target.unbuilt = imported.program;
    return;
  }
  target.info.status = UR_PROGRAM_BUILD_STATUS_SUCCESS;
  target.info.type = UR_PROGRAM_BINARY_TYPE_EXECUTABLE;
  target.native = imported.program;
  target.names = imported.kernels;
}

void ur_program_handle_t_::replaceNative(NativeProgram imported) noexcept {
  Target &target = *targets_.front();
  unload(std::exchange(target.unbuilt ? target.unbuilt : target.native, imported));
}

ur_program_handle_t_::~ur_program_handle_t_() {
  for (const std::unique_ptr<Target> &target : targets_) {
    drop(target->native);
    drop(target->unbuilt);
  }
}

namespace {

/// Blocks until it is all over; false where the driver can't say so.
bool waitForAll(const Stamp &stamp) noexcept {
  constexpr int kAttempts = 3; // A call may fail once.
  return std::all_of(stamp.begin(), stamp.end(), [](const Ref<Completion> &mark) {
    for (int i = 0; i < kAttempts && mark->progress() == Progress::pending; ++i)
      (void)mark->wait();
    return mark->progress() != Progress::pending;
  });
}

} // namespace

/// Whether something may be in flight that destroyProgram would wait for.
bool ur_program_handle_t_::unloadMayWait() const {
  if (!context_->caps().unloadsBlock)
    return false;
  for (Device *device : context_->devices()) {
    for (const Ref<Context> &one : device->contexts().living()) {
      if (!one->isIdle())
        return true;
    }
  }
  return !context_->isIdle(); // which isn't among the living while it ends
}

/// Destroys a program that nothing needs, on a thread of its own where the driver may wait (promise D6). Blocks as the
/// driver does only where there is no thread to be had.
void ur_program_handle_t_::unload(NativeProgram native) const noexcept {
  try {
    if (unloadMayWait()) {
      runInBackground("ur-program", [context = context_, native] { context->driver().destroyProgram(native); });
      return;
    }
  } catch (...) {
  }
  context_->driver().destroyProgram(native);
}

/// Launches keep the code alive by themselves, where the driver says so. Copies to and from variables and pipes don't.
/// Then what was submitted so far comes first; nothing waits here for that.
void ur_program_handle_t_::drop(NativeProgram native) const noexcept {
  if (!native)
    return;
  if (!usedByCommands_.load(std::memory_order_relaxed) && context_->caps().launchesKeepPrograms) {
    unload(native);
    return;
  }
  for (int attempt = 0; attempt < 2; ++attempt) { // A driver's call may fail once.
    try {
      Stamp stamp = context_->marksOfAll();
      if (stamp.empty()) {
        unload(native);
      } else {
        runInBackground("ur-program", [context = context_, native, stamp = std::move(stamp)]() mutable {
          if (waitForAll(std::exchange(stamp, {})))
            context->driver().destroyProgram(native);
          else
            logger().error("the driver can't tell whether a released program is in use; it is kept");
        });
      }
      return;
    } catch (...) {
    }
  }
  logger().error("can't find out what uses a released program; it is kept");
}

std::span<const uint8_t> ur_program_handle_t_::code(size_t i) const noexcept {
  if (code_.empty())
    return {};
  return isIl() ? code_.front().bytes : code_[i].bytes;
}

size_t ur_program_handle_t_::positionOf(const Device *device) const {
  for (size_t i = 0; i < deviceCount(); ++i) {
    if (&this->device(i) == device)
      return i;
  }
  throw UR_RESULT_ERROR_INVALID_DEVICE;
}

NativeProgram ur_program_handle_t_::unbuilt() {
  Target &target = *targets_.front();
  std::unique_lock lock(mutex_);
  if (!target.unbuilt) {
    lock.unlock();
    if (code_.empty())
      throw UR_RESULT_ERROR_INVALID_PROGRAM_EXECUTABLE;
    NativeProgram made = nullptr;
    Constants constants;
    const ur_result_t result = nativeHandles(*context_).makeProgram(describe(0, constants), &made);
    check(result == UR_RESULT_ERROR_UNSUPPORTED_FEATURE ? UR_RESULT_ERROR_INVALID_PROGRAM_EXECUTABLE : result);
    lock.lock();
    if (target.unbuilt) { // another thread was here
      lock.unlock();
      unload(made);
      lock.lock();
    } else {
      target.unbuilt = made;
    }
  }
  return target.unbuilt;
}

void ur_program_handle_t_::pin() const {
  std::lock_guard lock(mutex_);
  if (building_)
    throw UR_RESULT_ERROR_INVALID_PROGRAM_EXECUTABLE;
  ++pins_;
}

void ur_program_handle_t_::unpin() const noexcept {
  std::lock_guard lock(mutex_);
  --pins_;
}

ur_program_handle_t_::BuildInfo ur_program_handle_t_::buildInfo(size_t target) const {
  std::lock_guard lock(mutex_);
  return targets_[target]->info;
}

NativeProgram ur_program_handle_t_::native(uint32_t device, ur_program_binary_type_t type) const noexcept {
  std::lock_guard lock(mutex_);
  for (const std::unique_ptr<Target> &target : targets_) {
    if (target->device == device && target->info.type == type)
      return target->native;
  }
  return nullptr;
}

std::vector<std::string> ur_program_handle_t_::kernelNames() const {
  std::lock_guard lock(mutex_);
  for (const std::unique_ptr<Target> &target : targets_) {
    if (target->info.type == UR_PROGRAM_BINARY_TYPE_EXECUTABLE)
      return target->names;
  }
  throw UR_RESULT_ERROR_INVALID_PROGRAM_EXECUTABLE;
}

void ur_program_handle_t_::setConstants(std::span<const ur_specialization_constant_info_t> constants) {
  if (!isIl())
    throw UR_RESULT_ERROR_INVALID_PROGRAM;
  std::vector<ConstantFacts> known;
  check(context_->driver().linker()->constants({.source = source_, .code = code(0), .device = targets_[0]->device},
                                               &known));
  for (const ur_specialization_constant_info_t &given : constants) {
    const auto found =
        std::find_if(known.begin(), known.end(), [&](const ConstantFacts &one) { return one.id == given.id; });
    if (found == known.end())
      throw UR_RESULT_ERROR_INVALID_SPEC_ID;
    if (!given.pValue || found->size != given.size)
      throw UR_RESULT_ERROR_INVALID_VALUE;
  }
  std::lock_guard lock(mutex_);
  if (building_)
    throw UR_RESULT_ERROR_INVALID_OPERATION;
  auto next = constants_ ? std::make_shared<ConstantMap>(*constants_) : std::make_shared<ConstantMap>();
  for (const ur_specialization_constant_info_t &given : constants) {
    const auto *bytes = static_cast<const uint8_t *>(given.pValue);
    (*next)[given.id].assign(bytes, bytes + given.size);
  }
  constants_ = std::move(next);
}
