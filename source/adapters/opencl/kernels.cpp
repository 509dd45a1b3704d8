// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/opencl/kernels.hpp"

#include "adapters/core/port/guarded.hpp"
#include "adapters/opencl/kernel_facts.hpp"

#include <algorithm>

namespace ur::opencl {

using namespace core;

namespace {

size_t roomBeside(size_t used, size_t all) noexcept {
  return all - std::min(used, all);
}

} // namespace

Kernel::Kernel(const Program &program, cl_kernel native, const KernelFacts &facts)
    : context_(program.context()), program_(program.native()), name_(facts.name),
      groupSizeRequired_(facts.requiredGroupSize[0] != 0),
      localRoom_(roomBeside(facts.localMemSize, context_.device(program.position()).facts.localMemSize)) {
  for (const KernelFacts::Arg &arg : facts.args) {
    if (facts.argsKnown)
      kinds_.push_back(arg.kind);
  }
  instances_.addFirst(std::make_unique<Instance>(context_, native)); // Nothing fails once it has the reference.
}

cl_int Kernel::take(Instance **instance) noexcept {
  *instance = instances_.take();
  if (!*instance)
    return makeAnother(instance);
  if (*instance == &instances_.first() && exposed_.load(std::memory_order_relaxed))
    (*instance)->forget();
  return CL_SUCCESS;
}

/// A new one, not a copy: another thread is using those that there are.
cl_int Kernel::makeAnother(Instance **instance) noexcept {
  const Api &api = context_.api();
  cl_int result = CL_SUCCESS;
  Reference<cl_kernel> native(api.clReleaseKernel, api.clCreateKernel(program_, name_.c_str(), &result));
  if (!native.get())
    return result == CL_SUCCESS ? cl_int{CL_OUT_OF_RESOURCES} : result;
  if (result = allowIndirectAccess(context_, native.get()); result != CL_SUCCESS)
    return result;
  try {
    auto made = std::make_unique<Instance>(context_, native.get());
    native.release();
    *instance = &instances_.add(std::move(made));
  } catch (...) {
    return CL_OUT_OF_HOST_MEMORY;
  }
  return CL_SUCCESS;
}

ur_result_t Programs::createKernel(NativeProgram program, const char *name, KernelFacts *facts,
                                   NativeKernel *kernel) noexcept {
  return guarded([&] {
    const Program &of = Program::of(program);
    const Api &api = context_.api();
    cl_int result = CL_SUCCESS;
    Reference<cl_kernel> native(api.clReleaseKernel, api.clCreateKernel(of.native(), name, &result));
    if (!native.get()) { // INVALID_VALUE: no name at all
      return result == CL_INVALID_VALUE ? UR_RESULT_ERROR_INVALID_KERNEL_NAME
             : result == CL_SUCCESS     ? UR_RESULT_ERROR_OUT_OF_RESOURCES
                                        : translate(result);
    }
    if (result = allowIndirectAccess(context_, native.get()); result != CL_SUCCESS)
      return translate(result);
    KernelFacts read;
    if (const ur_result_t known = readKernel(of, native.get(), name, &read); known != UR_RESULT_SUCCESS)
      return known;
    *kernel = reinterpret_cast<NativeKernel>(new Kernel(of, native.get(), read));
    native.release();
    *facts = std::move(read);
    return UR_RESULT_SUCCESS;
  });
}

void Programs::destroyKernel(NativeKernel kernel) noexcept {
  delete &Kernel::of(kernel);
}

ur_result_t Programs::importKernel(ur_native_handle_t native, bool owned, NativeProgram program, KernelFacts *facts,
                                   NativeKernel *kernel) noexcept {
  return guarded([&] {
    const Program &of = Program::of(program);
    const Api &api = context_.api();
    const auto handle = reinterpret_cast<cl_kernel>(native);
    if (!handle || valueOf<cl_program>(api.clGetKernelInfo, handle, CL_KERNEL_PROGRAM) != of.native())
      return UR_RESULT_ERROR_INVALID_KERNEL;
    KernelFacts read;
    const std::string name = textOf(api.clGetKernelInfo, handle, CL_KERNEL_FUNCTION_NAME);
    // Of a new one: with the caller's, local memory that he gave it as an argument counts as the kernel's own.
    const Reference<cl_kernel> plain(api.clReleaseKernel, api.clCreateKernel(of.native(), name.c_str(), nullptr));
    const ur_result_t known = readKernel(of, plain.get() ? plain.get() : handle, name, &read);
    if (known != UR_RESULT_SUCCESS)
      return known;
    if (const cl_int result = allowIndirectAccess(context_, handle); result != CL_SUCCESS)
      return translate(result);
    Reference<cl_kernel> own(api.clReleaseKernel);
    if (const cl_int result = own.share(handle, owned, api.clRetainKernel); result != CL_SUCCESS)
      return translate(result);
    auto made = std::make_unique<Kernel>(of, handle, read);
    own.release();
    made->expose();
    *kernel = reinterpret_cast<NativeKernel>(made.release());
    *facts = std::move(read);
    return UR_RESULT_SUCCESS;
  });
}

} // namespace ur::opencl
