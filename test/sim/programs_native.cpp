// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Native handles of programs and kernels: the addresses of the simulated objects.
#include "sim/programs.hpp"

#include <algorithm>

namespace ur::sim {

namespace {

/// What was handed out; with the world's lock. Objects that are gone stay as names that lead nowhere.
template <class Object>
std::unordered_map<ur_native_handle_t, std::weak_ptr<Object>> g_exported;

template <class Object>
std::shared_ptr<Object> exported(ur_native_handle_t native) {
  const auto found = g_exported<Object>.find(native);
  std::shared_ptr<Object> object = found == g_exported<Object>.end() ? nullptr : found->second.lock();
  return object && object->alive ? object : nullptr;
}

template <class Object>
ur_native_handle_t exportIt(const std::shared_ptr<Object> &object) {
  const auto native = reinterpret_cast<ur_native_handle_t>(object.get());
  g_exported<Object>[native] = object;
  return native;
}

} // namespace

ur_result_t Programs::handleOf(core::NativeProgram program, ur_native_handle_t *native) {
  std::lock_guard lock(world_.mutex());
  const auto found = programs_.find(reinterpret_cast<uintptr_t>(program));
  if (found == programs_.end())
    return UR_RESULT_ERROR_INVALID_PROGRAM;
  *native = exportIt(found->second);
  return UR_RESULT_SUCCESS;
}

ur_result_t Programs::handleOf(core::NativeKernel kernel, ur_native_handle_t *native) {
  std::lock_guard lock(world_.mutex());
  const auto found = kernels_.find(reinterpret_cast<uintptr_t>(kernel));
  if (found == kernels_.end())
    return UR_RESULT_ERROR_INVALID_KERNEL;
  *native = exportIt(found->second);
  return UR_RESULT_SUCCESS;
}

ur_result_t Programs::makeUnbuilt(const core::ProgramDesc &desc, core::NativeProgram *program) {
  std::lock_guard lock(world_.mutex());
  auto made = std::make_shared<Program>();
  made->device = devices_[desc.device];
  made->executable = made->built = false;
  made->kept.assign(desc.code.begin(), desc.code.end());
  made->code = made->kept;
  programs_.emplace(++lastHandle_, std::move(made));
  *program = reinterpret_cast<core::NativeProgram>(lastHandle_);
  return UR_RESULT_SUCCESS;
}

ur_result_t Programs::programOf(ur_native_handle_t kernel, ur_native_handle_t *program) {
  std::lock_guard lock(world_.mutex());
  const auto object = exported<LoadedKernel>(kernel);
  if (!object)
    return UR_RESULT_ERROR_INVALID_KERNEL;
  *program = exportIt(object->program);
  return UR_RESULT_SUCCESS;
}

ur_result_t Programs::import(ur_native_handle_t native, bool owned, core::ImportedProgram *program) {
  std::lock_guard lock(world_.mutex());
  const auto object = exported<Program>(native);
  if (!object || (object->built && !object->executable))
    return UR_RESULT_ERROR_INVALID_PROGRAM;
  const auto device = std::find(devices_.begin(), devices_.end(), object->device);
  if (device == devices_.end())
    return UR_RESULT_ERROR_INVALID_PROGRAM;
  program->device = static_cast<uint32_t>(device - devices_.begin());
  program->built = object->built;
  program->kernels = object->text.kernels;
  programs_.emplace(++lastHandle_, object);
  if (!owned)
    borrowed_.insert(lastHandle_);
  program->program = reinterpret_cast<core::NativeProgram>(lastHandle_);
  return UR_RESULT_SUCCESS;
}

ur_result_t Programs::import(ur_native_handle_t native, bool owned, core::NativeProgram program,
                             core::KernelFacts *facts, core::NativeKernel *kernel) {
  std::lock_guard lock(world_.mutex());
  const auto object = exported<LoadedKernel>(native);
  const auto of = programs_.find(reinterpret_cast<uintptr_t>(program));
  if (!object || of == programs_.end() || object->program != of->second)
    return UR_RESULT_ERROR_INVALID_KERNEL;
  describe(*object->spec, facts);
  kernels_.emplace(++lastHandle_, object);
  if (!owned)
    borrowed_.insert(lastHandle_);
  *kernel = reinterpret_cast<core::NativeKernel>(lastHandle_);
  return UR_RESULT_SUCCESS;
}

} // namespace ur::sim
