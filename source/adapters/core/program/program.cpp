// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/program/program.hpp"

#include "adapters/core/platform/adapter.hpp"

#include <algorithm>

using namespace ur::core;

ur_program_handle_t_::ur_program_handle_t_(Context &context, ProgramSource source, std::vector<Code> code)
    : Object(Tag::program, 1), context_(&context), source_(source), code_(std::move(code)) {
  for (const Code &one : code_) {
    targets_.push_back(std::make_unique<Target>());
    targets_.back()->device = one.device;
  }
}

ur_program_handle_t_::~ur_program_handle_t_() {
  for (const std::unique_ptr<Target> &target : targets_) {
    if (target->native) {
      context_->driver().destroyProgram(target->native);
    }
  }
}

std::span<const uint8_t> ur_program_handle_t_::code(size_t i) const noexcept {
  return source_ == ProgramSource::binary ? code_[i].bytes : code_.front().bytes;
}

size_t ur_program_handle_t_::positionOf(const Device *device) const {
  for (size_t i = 0; i < deviceCount(); ++i) {
    if (&this->device(i) == device) {
      return i;
    }
  }
  throw UR_RESULT_ERROR_INVALID_DEVICE;
}

void ur_program_handle_t_::build(std::span<const size_t> targets, const char *options) {
  const std::string text = options ? options : "";
  {
    std::lock_guard lock(mutex_);
    if (building_ || kernels_.load(std::memory_order_relaxed) != 0) {
      throw UR_RESULT_ERROR_INVALID_OPERATION;
    }
    building_ = true;
  }
  struct Done {
    ur_program_handle_t_ &program;
    ~Done() {
      std::lock_guard lock(program.mutex_);
      program.building_ = false;
    }
  } done{*this};
  for (const size_t target : targets) {
    buildOne(target, text);
  }
}

void ur_program_handle_t_::buildOne(size_t position, const std::string &options) {
  Target &target = *targets_[position];
  {
    std::lock_guard lock(mutex_);
    target.info.status = UR_PROGRAM_BUILD_STATUS_IN_PROGRESS;
    target.info.options = options;
    target.info.log.clear();
  }
  ProgramDesc desc;
  desc.source = source_;
  desc.code = code(position);
  desc.options = options.c_str();
  desc.device = target.device;
  std::string log;
  std::vector<std::string> names;
  NativeProgram native = nullptr;
  ur_result_t result = context_->driver().buildProgram(desc, &log, &native);
  if (result == UR_RESULT_SUCCESS) {
    result = context_->driver().kernelNames(native, &names);
    if (result != UR_RESULT_SUCCESS) {
      context_->driver().destroyProgram(std::exchange(native, nullptr));
    }
  } else {
    logger().info("program build failed (%d): %s", static_cast<int>(result), log.c_str());
  }
  {
    std::lock_guard lock(mutex_);
    target.info.status = result == UR_RESULT_SUCCESS ? UR_PROGRAM_BUILD_STATUS_SUCCESS : UR_PROGRAM_BUILD_STATUS_ERROR;
    target.info.log = std::move(log);
    target.names = std::move(names);
    std::swap(target.native, native);
  }
  if (native) { // of an earlier build
    context_->driver().destroyProgram(native);
  }
  check(result);
}

ur_program_handle_t_::BuildInfo ur_program_handle_t_::buildInfo(size_t target) const {
  std::lock_guard lock(mutex_);
  return targets_[target]->info;
}

NativeProgram ur_program_handle_t_::native(uint32_t device) const noexcept {
  std::lock_guard lock(mutex_);
  const auto found =
      std::find_if(targets_.begin(), targets_.end(), [device](const auto &target) { return target->device == device; });
  return found == targets_.end() ? nullptr : (*found)->native;
}

std::vector<std::string> ur_program_handle_t_::kernelNames() const {
  std::lock_guard lock(mutex_);
  const auto built =
      std::find_if(targets_.begin(), targets_.end(), [](const auto &target) { return target->native != nullptr; });
  if (built == targets_.end()) {
    throw UR_RESULT_ERROR_INVALID_PROGRAM_EXECUTABLE;
  }
  return (*built)->names;
}
