// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// HIP's own functions for NVIDIA's devices, which its headers define inline over CUDA, behind the ABI of AMD's library
// as the adapter declares it. Handles are the same pointers or numbers; enumerations that NVIDIA's platform numbers in
// another way are converted; what structures differ in is by_hand.cpp's.
#pragma once

#include "adapters/hip/api/library.hpp" // first: HIP's headers make macros of some of its names

#include <cuda.h>
#include <cuda_fp16.h>
#include <cuda_profiler_api.h>
#include <cuda_runtime.h>

/// As CUDA 11 has it, which HIP's headers call. What CUDA 12 tells more is asked by nobody.
inline cudaError_t cuda11GraphExecUpdate(cudaGraphExec_t executable, cudaGraph_t graph, cudaGraphNode_t *node,
                                         cudaGraphExecUpdateResult *why) {
  cudaGraphExecUpdateResultInfo info{};
  const cudaError_t result = cudaGraphExecUpdate(executable, graph, &info);
  *node = info.errorNode;
  *why = info.result;
  return result;
}

// HIP shows its functions of graphs to CUDA's compiler only, though they need nothing of it.
#define __CUDACC__
#define __HIP_PLATFORM_NVIDIA__
#define __HIP_DISABLE_CPP_FUNCTIONS__
#define cudaGraphExecUpdate cuda11GraphExecUpdate
#include "hip_nvidia_names.hpp"
#include <hip/hip_runtime_api.h>
#undef __CUDACC__
#undef cudaGraphExecUpdate
#include "hip_nvidia_names.hpp.undo"
#include <hip/hip_version.h>

#include <bit>
#include <tuple>
#include <type_traits>

#define EXPORT extern "C" [[gnu::visibility("default")]]

namespace ur::hip {

template <class Pointer>
struct FunctionType;
template <class R, class... P>
struct FunctionType<R (*)(P...)> {
  using Result = R;
  using Params = std::tuple<P...>;
};
template <class Pointer>
using ResultOf = typename FunctionType<Pointer>::Result;
template <class Pointer, size_t i>
using Param = std::tuple_element_t<i, typename FunctionType<Pointer>::Params>;

/// AMD's calls work in a thread that has chosen no device: they are for the first one. CUDA's runtime has it so, too;
/// its driver, to which HIP's headers go for modules, fills and virtual memory, wants one to be current.
inline void haveDevice() noexcept {
  static thread_local bool has = false;
  if (int device = 0; !has && cudaGetDevice(&device) == cudaSuccess)
    has = cudaSetDevice(device) == cudaSuccess;
}

/// Whether what a pointer is to may be taken for something else: of what is only read there may be more.
template <class To, class From>
constexpr bool canBe() {
  using T = std::remove_cv_t<To>;
  using F = std::remove_cv_t<From>;
  if constexpr (std::is_void_v<T> || std::is_void_v<F> || std::is_function_v<T>)
    return true;
  else if constexpr (
      !requires { sizeof(T); } || !requires { sizeof(F); })
    return true; // handles
  else
    return sizeof(T) == sizeof(F) || (std::is_const_v<To> && sizeof(T) < sizeof(F));
}

/// An argument as HIP's headers have it.
template <class To, class From>
To converted(From given) noexcept {
  if constexpr (std::is_same_v<From, hipMemoryAdvise>) { // AMD's numbers begin with one
    return static_cast<To>(given - hipMemAdviseSetReadMostly);
  } else if constexpr (std::is_same_v<From, hipDeviceP2PAttr>) { // AMD's numbers begin with zero
    return static_cast<To>(given + 1);
  } else if constexpr (std::is_same_v<To, From>) {
    return given;
  } else if constexpr (std::is_pointer_v<To> && std::is_pointer_v<From>) {
    static_assert(canBe<std::remove_pointer_t<To>, std::remove_pointer_t<From>>(), "what differs is by_hand.cpp's");
    return reinterpret_cast<To>(given);
  } else if constexpr (std::is_pointer_v<To> || std::is_pointer_v<From>) {
    return reinterpret_cast<To>(given);
  } else if constexpr (std::is_class_v<From>) {
    return std::bit_cast<To>(given);
  } else {
    return static_cast<To>(given);
  }
}

/// Calls HIP's function, with a device if it needs one.
template <class Result, bool needsDevice, class R, class... P, class... Given>
Result forward(R (*function)(P...), Given... given) noexcept {
  if constexpr (needsDevice)
    haveDevice();
  if constexpr (std::is_pointer_v<Result>)
    return function(converted<P>(given)...);
  else
    return static_cast<Result>(function(converted<P>(given)...));
}

} // namespace ur::hip
