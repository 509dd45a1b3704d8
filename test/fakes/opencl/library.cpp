// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// All functions that the adapter calls, in front of the real ones.
#include "opencl/lacking.hpp"

#include "adapters/opencl/api/library.hpp"

#include <cstring>
#include <dlfcn.h>
#include <tuple>
#include <type_traits>

namespace ur::opencl::fake {
namespace {

bool begins(const char *text, const char *with) {
  return std::strncmp(text, with, std::strlen(with)) == 0;
}

void *real(const char *name) {
  static void *const library = dlopen("libOpenCL.so.1", RTLD_NOW | RTLD_LOCAL);
  return library ? dlsym(library, name) : nullptr;
}

using Find = void *(*)(cl_platform_id, const char *);
/// What the platforms' own functions are behind theirs. One platform's are like another's in a test.
Api g_extensions;

/// What a call that fails answers: the error, or nothing and the error by its last parameter.
template <typename Result, typename... Parameters>
Result refused(cl_int error, Parameters... parameters) {
  if constexpr (std::is_same_v<Result, cl_int>) {
    return error;
  } else if constexpr (!std::is_void_v<Result>) {
    const auto all = std::tie(parameters...);
    auto last = std::get<sizeof...(Parameters) - 1>(all);
    if constexpr (std::is_same_v<decltype(last), cl_int *>) {
      if (last)
        *last = error;
    }
    return nullptr;
  }
}

/// Counts what a call that was made has brought, or taken away.
template <typename Result, typename... Parameters>
void count(const char *name, const Result &result, Parameters... parameters) {
  if constexpr (std::is_same_v<Result, cl_int>) {
    if (result != CL_SUCCESS)
      return;
    if (begins(name, "clRetain"))
      born(name);
    if constexpr (sizeof...(Parameters) > 0) {
      auto last = std::get<sizeof...(Parameters) - 1>(std::tie(parameters...));
      if constexpr (std::is_same_v<decltype(last), cl_event *>) {
        if (last)
          born(name);
      }
    }
  } else if (result && !begins(name, "clEnqueue")) {
    born(name);
  }
}

cl_event eventAskedAbout(const char *name, cl_event event, cl_uint, size_t, void *, size_t *) {
  return std::strcmp(name, "clGetEventInfo") == 0 ? event : nullptr;
}
cl_event eventAskedAbout(const char *, ...) {
  return nullptr;
}

template <typename Function>
struct Front;
template <typename Result, typename... Parameters>
struct Front<Result(Parameters...)> {
  /// What gives back does so, whatever it answers: a driver that is gone holds nothing, and lets go who waits in it.
  static Result call(const char *name, Result (*behind)(Parameters...), Parameters... parameters) {
    if (asksAgain(eventAskedAbout(name, parameters...)))
      return behind(parameters...);
    const bool gives = begins(name, "clRelease") || begins(name, "clMemFree") || begins(name, "clSVMFree");
    const cl_int error = enter(name);
    if (gives)
      died(name);
    const bool letsGo = gone() && std::strcmp(name, "clSetUserEventStatus") == 0;
    if (error != CL_SUCCESS && !gives && !letsGo)
      return refused<Result>(error, parameters...);
    if constexpr (std::is_void_v<Result>) {
      behind(parameters...);
    } else {
      const Result result = behind(parameters...);
      if (!gives)
        count(name, result, parameters...);
      return error == CL_SUCCESS ? lacking(name, result, parameters...) : refused<Result>(error, parameters...);
    }
  }
};

} // namespace
} // namespace ur::opencl::fake

using namespace ur::opencl;

#define EXPORTED extern "C" __attribute__((visibility("default")))

// Each function is found when the library is loaded, by its own resolver: declarations need no names of parameters so.
#define IN_FRONT(name, result, parameters, behind)                                                                     \
  namespace ur::opencl::fake {                                                                                         \
  template <typename>                                                                                                  \
  struct Front_##name;                                                                                                 \
  template <typename Result, typename... Parameters>                                                                   \
  struct Front_##name<Result(Parameters...)> {                                                                         \
    static Result call(Parameters... values) { return Front<Result(Parameters...)>::call(#name, behind, values...); }  \
  };                                                                                                                   \
  }
#define FUNCTION(name, version, result, parameters)                                                                    \
  IN_FRONT(name, result, parameters, (reinterpret_cast<Result (*)(Parameters...)>(real(#name))))                       \
  extern "C" std::add_pointer_t<result parameters> resolve_##name() {                                                  \
    return &fake::Front_##name<result parameters>::call;                                                               \
  }                                                                                                                    \
  EXPORTED __attribute__((ifunc("resolve_" #name))) result name parameters;
#define EXTENSION(name, result, parameters) IN_FRONT(name, result, parameters, g_extensions.name)
#include "adapters/opencl/api/functions.def"

EXPORTED cl_int clGetPlatformIDs(cl_uint room, cl_platform_id *platforms, cl_uint *count) {
  if (const cl_int error = fake::enter("clGetPlatformIDs"); error != CL_SUCCESS)
    return error;
  if (fake::lacks("platforms"))
    return CL_PLATFORM_NOT_FOUND_KHR;
  const auto function =
      reinterpret_cast<cl_int (*)(cl_uint, cl_platform_id *, cl_uint *)>(fake::real("clGetPlatformIDs"));
  return function ? function(room, platforms, count) : CL_PLATFORM_NOT_FOUND_KHR;
}

EXPORTED void *clGetExtensionFunctionAddressForPlatform(cl_platform_id platform, const char *name) {
  const auto find = reinterpret_cast<fake::Find>(fake::real("clGetExtensionFunctionAddressForPlatform"));
  if (!find || fake::lacks(name))
    return nullptr;
#define EXTENSION(function, result, parameters)                                                                        \
  if (std::strcmp(name, #function) == 0) {                                                                             \
    void *const pipe = fake::pipeFunction(name, &fake::real);                                                          \
    void *const ours = pipe ? pipe : fake::commandBufferFunction(name, &fake::real);                                   \
    void *const found = ours ? ours : find(platform, name);                                                            \
    fake::g_extensions.function = reinterpret_cast<decltype(fake::g_extensions.function)>(found);                      \
    return found ? reinterpret_cast<void *>(&fake::Front_##function<result parameters>::call) : nullptr;               \
  }
#define FUNCTION(name, version, result, parameters)
#include "adapters/opencl/api/functions.def"
  return nullptr;
}
