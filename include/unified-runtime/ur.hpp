// Generated from spec/ by scripts/generate; edit the spec, not this file.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The API in C++17: handles that count their references, queries that know their types, errors as exceptions.
//
//   for (ur::Adapter &adapter : ur::adapters())
//     for (ur::Platform &platform : adapter.platforms())
//       for (ur::Device &device : platform.devices(UR_DEVICE_TYPE_ALL))
//         std::cout << device.info<UR_DEVICE_INFO_NAME>() << '\n';
//
// A class holds one reference to its handle: a copy retains, the destructor releases. Every class converts to its C
// handle, so the functions of ur_api.h take it too. Methods bear the names of those functions without the object that
// they belong to; they throw ur::Error and leave their arguments alone where they fail. Threads: as the functions
// beneath.
#pragma once

#if __cplusplus < 201703L
#error "ur.hpp needs C++17: compile with -std=c++17 or later"
#endif

#include "ur_api.h"
#include "ur_info.hpp"

#include <array>
#include <initializer_list>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace ur {

/// The name of a result; null where it has none.
[[nodiscard]] constexpr const char *resultName(ur_result_t result) noexcept {
  switch (result) {
  case UR_RESULT_SUCCESS:
    return "UR_RESULT_SUCCESS";
  case UR_RESULT_ERROR_INVALID_OPERATION:
    return "UR_RESULT_ERROR_INVALID_OPERATION";
  case UR_RESULT_ERROR_INVALID_QUEUE_PROPERTIES:
    return "UR_RESULT_ERROR_INVALID_QUEUE_PROPERTIES";
  case UR_RESULT_ERROR_INVALID_QUEUE:
    return "UR_RESULT_ERROR_INVALID_QUEUE";
  case UR_RESULT_ERROR_INVALID_VALUE:
    return "UR_RESULT_ERROR_INVALID_VALUE";
  case UR_RESULT_ERROR_INVALID_CONTEXT:
    return "UR_RESULT_ERROR_INVALID_CONTEXT";
  case UR_RESULT_ERROR_INVALID_PLATFORM:
    return "UR_RESULT_ERROR_INVALID_PLATFORM";
  case UR_RESULT_ERROR_INVALID_BINARY:
    return "UR_RESULT_ERROR_INVALID_BINARY";
  case UR_RESULT_ERROR_INVALID_PROGRAM:
    return "UR_RESULT_ERROR_INVALID_PROGRAM";
  case UR_RESULT_ERROR_INVALID_SAMPLER:
    return "UR_RESULT_ERROR_INVALID_SAMPLER";
  case UR_RESULT_ERROR_INVALID_BUFFER_SIZE:
    return "UR_RESULT_ERROR_INVALID_BUFFER_SIZE";
  case UR_RESULT_ERROR_INVALID_MEM_OBJECT:
    return "UR_RESULT_ERROR_INVALID_MEM_OBJECT";
  case UR_RESULT_ERROR_INVALID_EVENT:
    return "UR_RESULT_ERROR_INVALID_EVENT";
  case UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST:
    return "UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST";
  case UR_RESULT_ERROR_MISALIGNED_SUB_BUFFER_OFFSET:
    return "UR_RESULT_ERROR_MISALIGNED_SUB_BUFFER_OFFSET";
  case UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE:
    return "UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE";
  case UR_RESULT_ERROR_COMPILER_NOT_AVAILABLE:
    return "UR_RESULT_ERROR_COMPILER_NOT_AVAILABLE";
  case UR_RESULT_ERROR_PROFILING_INFO_NOT_AVAILABLE:
    return "UR_RESULT_ERROR_PROFILING_INFO_NOT_AVAILABLE";
  case UR_RESULT_ERROR_DEVICE_NOT_FOUND:
    return "UR_RESULT_ERROR_DEVICE_NOT_FOUND";
  case UR_RESULT_ERROR_INVALID_DEVICE:
    return "UR_RESULT_ERROR_INVALID_DEVICE";
  case UR_RESULT_ERROR_DEVICE_LOST:
    return "UR_RESULT_ERROR_DEVICE_LOST";
  case UR_RESULT_ERROR_DEVICE_REQUIRES_RESET:
    return "UR_RESULT_ERROR_DEVICE_REQUIRES_RESET";
  case UR_RESULT_ERROR_DEVICE_IN_LOW_POWER_STATE:
    return "UR_RESULT_ERROR_DEVICE_IN_LOW_POWER_STATE";
  case UR_RESULT_ERROR_DEVICE_PARTITION_FAILED:
    return "UR_RESULT_ERROR_DEVICE_PARTITION_FAILED";
  case UR_RESULT_ERROR_INVALID_DEVICE_PARTITION_COUNT:
    return "UR_RESULT_ERROR_INVALID_DEVICE_PARTITION_COUNT";
  case UR_RESULT_ERROR_INVALID_WORK_ITEM_SIZE:
    return "UR_RESULT_ERROR_INVALID_WORK_ITEM_SIZE";
  case UR_RESULT_ERROR_INVALID_WORK_DIMENSION:
    return "UR_RESULT_ERROR_INVALID_WORK_DIMENSION";
  case UR_RESULT_ERROR_INVALID_KERNEL_ARGS:
    return "UR_RESULT_ERROR_INVALID_KERNEL_ARGS";
  case UR_RESULT_ERROR_INVALID_KERNEL:
    return "UR_RESULT_ERROR_INVALID_KERNEL";
  case UR_RESULT_ERROR_INVALID_KERNEL_NAME:
    return "UR_RESULT_ERROR_INVALID_KERNEL_NAME";
  case UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_INDEX:
    return "UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_INDEX";
  case UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE:
    return "UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE";
  case UR_RESULT_ERROR_INVALID_KERNEL_ATTRIBUTE_VALUE:
    return "UR_RESULT_ERROR_INVALID_KERNEL_ATTRIBUTE_VALUE";
  case UR_RESULT_ERROR_INVALID_IMAGE_SIZE:
    return "UR_RESULT_ERROR_INVALID_IMAGE_SIZE";
  case UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR:
    return "UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR";
  case UR_RESULT_ERROR_MEM_OBJECT_ALLOCATION_FAILURE:
    return "UR_RESULT_ERROR_MEM_OBJECT_ALLOCATION_FAILURE";
  case UR_RESULT_ERROR_INVALID_PROGRAM_EXECUTABLE:
    return "UR_RESULT_ERROR_INVALID_PROGRAM_EXECUTABLE";
  case UR_RESULT_ERROR_UNINITIALIZED:
    return "UR_RESULT_ERROR_UNINITIALIZED";
  case UR_RESULT_ERROR_OUT_OF_HOST_MEMORY:
    return "UR_RESULT_ERROR_OUT_OF_HOST_MEMORY";
  case UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY:
    return "UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY";
  case UR_RESULT_ERROR_OUT_OF_RESOURCES:
    return "UR_RESULT_ERROR_OUT_OF_RESOURCES";
  case UR_RESULT_ERROR_PROGRAM_BUILD_FAILURE:
    return "UR_RESULT_ERROR_PROGRAM_BUILD_FAILURE";
  case UR_RESULT_ERROR_PROGRAM_LINK_FAILURE:
    return "UR_RESULT_ERROR_PROGRAM_LINK_FAILURE";
  case UR_RESULT_ERROR_UNSUPPORTED_VERSION:
    return "UR_RESULT_ERROR_UNSUPPORTED_VERSION";
  case UR_RESULT_ERROR_UNSUPPORTED_FEATURE:
    return "UR_RESULT_ERROR_UNSUPPORTED_FEATURE";
  case UR_RESULT_ERROR_INVALID_ARGUMENT:
    return "UR_RESULT_ERROR_INVALID_ARGUMENT";
  case UR_RESULT_ERROR_INVALID_NULL_HANDLE:
    return "UR_RESULT_ERROR_INVALID_NULL_HANDLE";
  case UR_RESULT_ERROR_HANDLE_OBJECT_IN_USE:
    return "UR_RESULT_ERROR_HANDLE_OBJECT_IN_USE";
  case UR_RESULT_ERROR_INVALID_NULL_POINTER:
    return "UR_RESULT_ERROR_INVALID_NULL_POINTER";
  case UR_RESULT_ERROR_INVALID_SIZE:
    return "UR_RESULT_ERROR_INVALID_SIZE";
  case UR_RESULT_ERROR_UNSUPPORTED_SIZE:
    return "UR_RESULT_ERROR_UNSUPPORTED_SIZE";
  case UR_RESULT_ERROR_UNSUPPORTED_ALIGNMENT:
    return "UR_RESULT_ERROR_UNSUPPORTED_ALIGNMENT";
  case UR_RESULT_ERROR_INVALID_SYNCHRONIZATION_OBJECT:
    return "UR_RESULT_ERROR_INVALID_SYNCHRONIZATION_OBJECT";
  case UR_RESULT_ERROR_INVALID_ENUMERATION:
    return "UR_RESULT_ERROR_INVALID_ENUMERATION";
  case UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION:
    return "UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION";
  case UR_RESULT_ERROR_UNSUPPORTED_IMAGE_FORMAT:
    return "UR_RESULT_ERROR_UNSUPPORTED_IMAGE_FORMAT";
  case UR_RESULT_ERROR_INVALID_NATIVE_BINARY:
    return "UR_RESULT_ERROR_INVALID_NATIVE_BINARY";
  case UR_RESULT_ERROR_INVALID_GLOBAL_NAME:
    return "UR_RESULT_ERROR_INVALID_GLOBAL_NAME";
  case UR_RESULT_ERROR_FUNCTION_ADDRESS_NOT_AVAILABLE:
    return "UR_RESULT_ERROR_FUNCTION_ADDRESS_NOT_AVAILABLE";
  case UR_RESULT_ERROR_INVALID_GROUP_SIZE_DIMENSION:
    return "UR_RESULT_ERROR_INVALID_GROUP_SIZE_DIMENSION";
  case UR_RESULT_ERROR_INVALID_GLOBAL_WIDTH_DIMENSION:
    return "UR_RESULT_ERROR_INVALID_GLOBAL_WIDTH_DIMENSION";
  case UR_RESULT_ERROR_PROGRAM_UNLINKED:
    return "UR_RESULT_ERROR_PROGRAM_UNLINKED";
  case UR_RESULT_ERROR_OVERLAPPING_REGIONS:
    return "UR_RESULT_ERROR_OVERLAPPING_REGIONS";
  case UR_RESULT_ERROR_INVALID_HOST_PTR:
    return "UR_RESULT_ERROR_INVALID_HOST_PTR";
  case UR_RESULT_ERROR_INVALID_USM_SIZE:
    return "UR_RESULT_ERROR_INVALID_USM_SIZE";
  case UR_RESULT_ERROR_OBJECT_ALLOCATION_FAILURE:
    return "UR_RESULT_ERROR_OBJECT_ALLOCATION_FAILURE";
  case UR_RESULT_ERROR_ADAPTER_SPECIFIC:
    return "UR_RESULT_ERROR_ADAPTER_SPECIFIC";
  case UR_RESULT_ERROR_LAYER_NOT_PRESENT:
    return "UR_RESULT_ERROR_LAYER_NOT_PRESENT";
  case UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS:
    return "UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS";
  case UR_RESULT_ERROR_DEVICE_NOT_AVAILABLE:
    return "UR_RESULT_ERROR_DEVICE_NOT_AVAILABLE";
  case UR_RESULT_ERROR_INVALID_SPEC_ID:
    return "UR_RESULT_ERROR_INVALID_SPEC_ID";
  case UR_RESULT_ERROR_INVALID_GRAPH:
    return "UR_RESULT_ERROR_INVALID_GRAPH";
  case UR_RESULT_ERROR_GRAPH_CAPTURE_UNSUPPORTED:
    return "UR_RESULT_ERROR_GRAPH_CAPTURE_UNSUPPORTED";
  case UR_RESULT_ERROR_GRAPH_CAPTURE_INVALIDATED:
    return "UR_RESULT_ERROR_GRAPH_CAPTURE_INVALIDATED";
  case UR_RESULT_ERROR_GRAPH_CAPTURE_MERGE_ATTEMPT:
    return "UR_RESULT_ERROR_GRAPH_CAPTURE_MERGE_ATTEMPT";
  case UR_RESULT_ERROR_COMMAND_LIST_NOT_CAPTURING:
    return "UR_RESULT_ERROR_COMMAND_LIST_NOT_CAPTURING";
  case UR_RESULT_ERROR_GRAPH_UNJOINED_FORKS:
    return "UR_RESULT_ERROR_GRAPH_UNJOINED_FORKS";
  case UR_RESULT_ERROR_GRAPH_INTERNAL_EVENT:
    return "UR_RESULT_ERROR_GRAPH_INTERNAL_EVENT";
  case UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP:
    return "UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP";
  case UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_EXP:
    return "UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_EXP";
  case UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP:
    return "UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP";
  case UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_COMMAND_HANDLE_EXP:
    return "UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_COMMAND_HANDLE_EXP";
  case UR_RESULT_ERROR_UNKNOWN:
    return "UR_RESULT_ERROR_UNKNOWN";
  default:
    return nullptr;
  }
}

/// A result that isn't success, and the function that gave it. what() says "urQueueFinish failed:
/// UR_RESULT_ERROR_DEVICE_LOST (20)", say.
class Error : public std::runtime_error {
public:
  Error(ur_result_t result, const char *function)
      : std::runtime_error(text(result, function)), result_(result), function_(function) {}
  [[nodiscard]] ur_result_t result() const noexcept { return result_; }
  [[nodiscard]] const char *function() const noexcept { return function_; }

private:
  static std::string text(ur_result_t result, const char *function) {
    const char *const name = resultName(result);
    return std::string(function) + " failed: " + (name ? name : "a result without a name") + " (" +
           std::to_string(static_cast<int>(result)) + ")";
  }

  ur_result_t result_;
  const char *function_;
};

/// Throws where the result isn't success.
inline void check(ur_result_t result, const char *function) {
  if (result != UR_RESULT_SUCCESS) {
    throw Error(result, function);
  }
}

/// Handles to pass as an array; made from what is at hand, e.g. `queue.enqueueEventsWait({first, second})`. It holds
/// no references: the handles must live until the call is over.
template <typename Handle>
class List {
public:
  List() = default;
  List(std::initializer_list<Handle> handles) : handles_(handles) {}
  template <typename Item>
  List(const std::vector<Item> &items) : handles_(items.begin(), items.end()) {}
  [[nodiscard]] uint32_t count() const noexcept { return static_cast<uint32_t>(handles_.size()); }
  [[nodiscard]] Handle *data() const noexcept { return handles_.empty() ? nullptr : handles_.data(); }

private:
  mutable std::vector<Handle> handles_;
};

namespace detail {

/// One function for all queries, told apart by the type of the query.
inline void ask(ur_loader_config_handle_t handle, ur_loader_config_info_t query, size_t bytes, void *value,
                size_t *needed) {
  check(::urLoaderConfigGetInfo(handle, query, bytes, value, needed), "urLoaderConfigGetInfo");
}
inline void ask(ur_adapter_handle_t handle, ur_adapter_info_t query, size_t bytes, void *value, size_t *needed) {
  check(::urAdapterGetInfo(handle, query, bytes, value, needed), "urAdapterGetInfo");
}
inline void ask(ur_platform_handle_t handle, ur_platform_info_t query, size_t bytes, void *value, size_t *needed) {
  check(::urPlatformGetInfo(handle, query, bytes, value, needed), "urPlatformGetInfo");
}
inline void ask(ur_device_handle_t handle, ur_device_info_t query, size_t bytes, void *value, size_t *needed) {
  check(::urDeviceGetInfo(handle, query, bytes, value, needed), "urDeviceGetInfo");
}
inline void ask(ur_context_handle_t handle, ur_context_info_t query, size_t bytes, void *value, size_t *needed) {
  check(::urContextGetInfo(handle, query, bytes, value, needed), "urContextGetInfo");
}
inline void ask(ur_mem_handle_t handle, ur_mem_info_t query, size_t bytes, void *value, size_t *needed) {
  check(::urMemGetInfo(handle, query, bytes, value, needed), "urMemGetInfo");
}
inline void ask(ur_mem_handle_t handle, ur_image_info_t query, size_t bytes, void *value, size_t *needed) {
  check(::urMemImageGetInfo(handle, query, bytes, value, needed), "urMemImageGetInfo");
}
inline void ask(ur_sampler_handle_t handle, ur_sampler_info_t query, size_t bytes, void *value, size_t *needed) {
  check(::urSamplerGetInfo(handle, query, bytes, value, needed), "urSamplerGetInfo");
}
inline void ask(ur_context_handle_t handle, const void *pMem, ur_usm_alloc_info_t query, size_t bytes, void *value,
                size_t *needed) {
  check(::urUSMGetMemAllocInfo(handle, pMem, query, bytes, value, needed), "urUSMGetMemAllocInfo");
}
inline void ask(ur_usm_pool_handle_t handle, ur_usm_pool_info_t query, size_t bytes, void *value, size_t *needed) {
  check(::urUSMPoolGetInfo(handle, query, bytes, value, needed), "urUSMPoolGetInfo");
}
inline void ask(ur_context_handle_t handle, ur_device_handle_t hDevice, size_t allocationSize,
                ur_virtual_mem_granularity_info_t query, size_t bytes, void *value, size_t *needed) {
  check(::urVirtualMemGranularityGetInfo(handle, hDevice, allocationSize, query, bytes, value,
                                         needed), "urVirtualMemGranularityGetInfo");
}
inline void ask(ur_context_handle_t handle, const void *pStart, size_t size, ur_virtual_mem_info_t query, size_t bytes,
                void *value, size_t *needed) {
  check(::urVirtualMemGetInfo(handle, pStart, size, query, bytes, value, needed), "urVirtualMemGetInfo");
}
inline void ask(ur_physical_mem_handle_t handle, ur_physical_mem_info_t query, size_t bytes, void *value,
                size_t *needed) {
  check(::urPhysicalMemGetInfo(handle, query, bytes, value, needed), "urPhysicalMemGetInfo");
}
inline void ask(ur_program_handle_t handle, ur_program_info_t query, size_t bytes, void *value, size_t *needed) {
  check(::urProgramGetInfo(handle, query, bytes, value, needed), "urProgramGetInfo");
}
inline void ask(ur_program_handle_t handle, ur_device_handle_t hDevice, ur_program_build_info_t query, size_t bytes,
                void *value, size_t *needed) {
  check(::urProgramGetBuildInfo(handle, hDevice, query, bytes, value, needed), "urProgramGetBuildInfo");
}
inline void ask(ur_kernel_handle_t handle, ur_kernel_info_t query, size_t bytes, void *value, size_t *needed) {
  check(::urKernelGetInfo(handle, query, bytes, value, needed), "urKernelGetInfo");
}
inline void ask(ur_kernel_handle_t handle, ur_device_handle_t hDevice, ur_kernel_group_info_t query, size_t bytes,
                void *value, size_t *needed) {
  check(::urKernelGetGroupInfo(handle, hDevice, query, bytes, value, needed), "urKernelGetGroupInfo");
}
inline void ask(ur_kernel_handle_t handle, ur_device_handle_t hDevice, ur_kernel_sub_group_info_t query, size_t bytes,
                void *value, size_t *needed) {
  check(::urKernelGetSubGroupInfo(handle, hDevice, query, bytes, value, needed), "urKernelGetSubGroupInfo");
}
inline void ask(ur_queue_handle_t handle, ur_queue_info_t query, size_t bytes, void *value, size_t *needed) {
  check(::urQueueGetInfo(handle, query, bytes, value, needed), "urQueueGetInfo");
}
inline void ask(ur_event_handle_t handle, ur_event_info_t query, size_t bytes, void *value, size_t *needed) {
  check(::urEventGetInfo(handle, query, bytes, value, needed), "urEventGetInfo");
}
inline void ask(ur_event_handle_t handle, ur_profiling_info_t query, size_t bytes, void *value, size_t *needed) {
  check(::urEventGetProfilingInfo(handle, query, bytes, value, needed), "urEventGetProfilingInfo");
}
inline void ask(ur_exp_command_buffer_handle_t handle, ur_exp_command_buffer_info_t query, size_t bytes, void *value,
                size_t *needed) {
  check(::urCommandBufferGetInfoExp(handle, query, bytes, value, needed), "urCommandBufferGetInfoExp");
}
inline void ask(ur_device_handle_t handle, ur_device_handle_t peerDevice, ur_exp_peer_info_t query, size_t bytes,
                void *value, size_t *needed) {
  check(::urUsmP2PPeerAccessGetInfoExp(handle, peerDevice, query, bytes, value,
                                       needed), "urUsmP2PPeerAccessGetInfoExp");
}

template <auto Query>
struct Answer {
  using Shape = InfoTraits<Query>;
  using Element = typename Shape::Element;
  static constexpr bool kBool = std::is_same_v<Element, ur_bool_t>;

  template <typename... Place>
  static auto get(Place... place) {
    if constexpr (Shape::kText) {
      std::string text(size(place...), '\0');
      if (!text.empty()) {
        ask(place..., Query, text.size(), text.data(), nullptr);
        text.resize(text.find('\0') == std::string::npos ? text.size() : text.find('\0'));
      }
      return text;
    } else if constexpr (Shape::kArray) {
      std::vector<Element> values(size(place...) / sizeof(Element));
      if (!values.empty()) {
        ask(place..., Query, values.size() * sizeof(Element), values.data(), nullptr);
      }
      return values;
    } else if constexpr (Shape::kCount > 1) {
      std::array<Element, Shape::kCount> values{};
      ask(place..., Query, sizeof(values), values.data(), nullptr);
      return values;
    } else {
      Element value{};
      ask(place..., Query, sizeof(value), &value, nullptr);
      if constexpr (kBool) {
        return value != 0;
      } else {
        return value;
      }
    }
  }

private:
  template <typename... Place>
  static size_t size(Place... place) {
    size_t bytes = 0;
    ask(place..., Query, 0, nullptr, &bytes);
    return bytes;
  }
};

/// Calls a function that lists handles: once for their number, once for them.
template <typename Class, typename Handle, typename Call>
std::vector<Class> listed(Call call, Class (*make)(Handle)) {
  uint32_t count = 0;
  call(0, nullptr, &count);
  std::vector<Handle> handles(count);
  if (count > 0) {
    call(count, handles.data(), nullptr);
  }
  std::vector<Class> result;
  result.reserve(count);
  for (Handle handle : handles) {
    result.push_back(make(handle));
  }
  return result;
}

/// A handle without references of its own.
template <typename Handle>
class View {
public:
  View() = default;
  [[nodiscard]] Handle get() const noexcept { return handle_; }
  operator Handle() const noexcept { return handle_; }
  explicit operator bool() const noexcept { return handle_ != nullptr; }

protected:
  explicit View(Handle handle) noexcept : handle_(handle) {}
  Handle handle_ = nullptr;
};

/// A handle that is given back when its owner goes; it can be moved.
template <typename Handle, ur_result_t (*Release)(Handle)>
class Unique : public View<Handle> {
public:
  Unique() = default;
  Unique(Unique &&other) noexcept : View<Handle>(other.detach()) {}
  Unique &operator=(Unique &&other) noexcept {
    Unique(std::move(other)).swap(*this);
    return *this;
  }
  /// The destructor can't report a failed release; reset() does.
  ~Unique() {
    if (this->handle_) {
      static_cast<void>(Release(this->handle_));
    }
  }
  /// Gives the handle up to the caller.
  [[nodiscard]] Handle detach() noexcept { return std::exchange(this->handle_, nullptr); }
  /// Releases the handle now.
  void reset() {
    if (Handle handle = detach()) {
      check(Release(handle), "release");
    }
  }
  void swap(Unique &other) noexcept { std::swap(this->handle_, other.handle_); }

protected:
  explicit Unique(Handle handle) noexcept : View<Handle>(handle) {}
};

/// A handle that counts its references; a copy is one more.
template <typename Handle, ur_result_t (*Retain)(Handle), ur_result_t (*Release)(Handle)>
class Shared : public Unique<Handle, Release> {
public:
  Shared() = default;
  Shared(Shared &&) noexcept = default;
  Shared &operator=(Shared &&) noexcept = default;
  Shared(const Shared &other) : Unique<Handle, Release>(retained(other.handle_)) {}
  Shared &operator=(const Shared &other) {
    Shared(other).swap(*this);
    return *this;
  }
  ~Shared() = default;

protected:
  explicit Shared(Handle handle) noexcept : Unique<Handle, Release>(handle) {}
  static Handle retained(Handle handle) {
    if (handle) {
      check(Retain(handle), "retain");
    }
    return handle;
  }
};

} // namespace detail

class LoaderConfig;
class Adapter;
class Platform;
class Device;
class Context;
class Mem;
class Sampler;
class USMPool;
class PhysicalMem;
class Program;
class Kernel;
class Queue;
class Event;
class ExternalMem;
class ExternalSemaphore;
class CommandBuffer;
class CommandBufferCommand;
class Graph;
class ExecutableGraph;

/// Settings for the loader's initialization: layers, mocking, callbacks.
class LoaderConfig : public detail::Shared<ur_loader_config_handle_t, urLoaderConfigRetain, urLoaderConfigRelease> {
  using Base = detail::Shared<ur_loader_config_handle_t, urLoaderConfigRetain, urLoaderConfigRelease>;
  using Base::Base;

public:
  LoaderConfig() = default;
  /// Takes over one reference that the caller owns.
  [[nodiscard]] static LoaderConfig adopt(ur_loader_config_handle_t handle) noexcept { return LoaderConfig(handle); }
  /// Adds a reference to a handle that somebody else owns.
  [[nodiscard]] static LoaderConfig borrow(ur_loader_config_handle_t handle) { return LoaderConfig(retained(handle)); }
  /// The answer to a query: text, a vector, an array, or one value; `place` is what the query needs besides this
  /// object.
  template <auto Query, typename... Place>
  [[nodiscard]] auto info(Place... place) const {
    return detail::Answer<Query>::get(this->get(), place...);
  }
  /// urLoaderConfigCreate
  static LoaderConfig create();
  /// urLoaderConfigEnableLayer
  void enableLayer(const char *pLayerName) const;
  /// urLoaderConfigSetCodeLocationCallback
  void setCodeLocationCallback(ur_code_location_callback_t pfnCodeloc, void *pUserData = nullptr) const;
  /// urLoaderConfigSetMockingEnabled
  void setMockingEnabled(ur_bool_t enable) const;
};

/// An adapter: one loaded library that drives one backend.
class Adapter : public detail::Shared<ur_adapter_handle_t, urAdapterRetain, urAdapterRelease> {
  using Base = detail::Shared<ur_adapter_handle_t, urAdapterRetain, urAdapterRelease>;
  using Base::Base;

public:
  Adapter() = default;
  /// Takes over one reference that the caller owns.
  [[nodiscard]] static Adapter adopt(ur_adapter_handle_t handle) noexcept { return Adapter(handle); }
  /// Adds a reference to a handle that somebody else owns.
  [[nodiscard]] static Adapter borrow(ur_adapter_handle_t handle) { return Adapter(retained(handle)); }
  /// The answer to a query: text, a vector, an array, or one value; `place` is what the query needs besides this
  /// object.
  template <auto Query, typename... Place>
  [[nodiscard]] auto info(Place... place) const {
    return detail::Answer<Query>::get(this->get(), place...);
  }
  /// urAdapterGetLastError
  void getLastError(const char **ppMessage, int32_t *pError) const;
  /// urAdapterSetLoggerCallback
  void setLoggerCallback(ur_logger_callback_t pfnLoggerCallback, void *pUserData, ur_logger_level_t level) const;
  /// urAdapterSetLoggerCallbackLevel
  void setLoggerCallbackLevel(ur_logger_level_t level) const;
  /// urPlatformGet
  std::vector<Platform> platforms() const;
};

/// A platform: the devices of one driver of an adapter. Owned by the adapter, never released by callers.
class Platform : public detail::View<ur_platform_handle_t> {
  using Base = detail::View<ur_platform_handle_t>;
  using Base::Base;

public:
  Platform() = default;
  /// A look at a handle that somebody else owns.
  [[nodiscard]] static Platform borrow(ur_platform_handle_t handle) noexcept { return Platform(handle); }
  /// The answer to a query: text, a vector, an array, or one value; `place` is what the query needs besides this
  /// object.
  template <auto Query, typename... Place>
  [[nodiscard]] auto info(Place... place) const {
    return detail::Answer<Query>::get(this->get(), place...);
  }
  /// urPlatformGetApiVersion
  ur_api_version_t getApiVersion() const;
  /// urPlatformGetNativeHandle
  ur_native_handle_t getNativeHandle() const;
  /// urPlatformCreateWithNativeHandle
  static ur_platform_handle_t createWithNativeHandle(ur_native_handle_t hNativePlatform, ur_adapter_handle_t hAdapter,
                                                     const ur_platform_native_properties_t *pProperties = nullptr);
  /// urPlatformGetBackendOption
  const char *getBackendOption(const char *pFrontendOption) const;
  /// urDeviceGet
  std::vector<Device> devices(ur_device_type_t DeviceType) const;
  /// urDeviceGetSelected
  std::vector<Device> deviceGetSelected(ur_device_type_t DeviceType) const;
};

/// A device or sub-device of a platform; reference counted.
class Device : public detail::Shared<ur_device_handle_t, urDeviceRetain, urDeviceRelease> {
  using Base = detail::Shared<ur_device_handle_t, urDeviceRetain, urDeviceRelease>;
  using Base::Base;

public:
  Device() = default;
  /// Takes over one reference that the caller owns.
  [[nodiscard]] static Device adopt(ur_device_handle_t handle) noexcept { return Device(handle); }
  /// Adds a reference to a handle that somebody else owns.
  [[nodiscard]] static Device borrow(ur_device_handle_t handle) { return Device(retained(handle)); }
  /// The answer to a query: text, a vector, an array, or one value; `place` is what the query needs besides this
  /// object.
  template <auto Query, typename... Place>
  [[nodiscard]] auto info(Place... place) const {
    return detail::Answer<Query>::get(this->get(), place...);
  }
  /// urDevicePartition
  std::vector<Device> partition(const ur_device_partition_properties_t *pProperties) const;
  /// urDeviceSelectBinary
  uint32_t selectBinary(const ur_device_binary_t *pBinaries, uint32_t NumBinaries) const;
  /// urDeviceGetNativeHandle
  ur_native_handle_t getNativeHandle() const;
  /// urDeviceCreateWithNativeHandle
  static Device createWithNativeHandle(ur_native_handle_t hNativeDevice, ur_adapter_handle_t hAdapter,
                                       const ur_device_native_properties_t *pProperties = nullptr);
  /// urDeviceGetGlobalTimestamps
  void getGlobalTimestamps(uint64_t *pDeviceTimestamp = nullptr, uint64_t *pHostTimestamp = nullptr) const;
  /// urProgramGetFunctionPointer
  void *programGetFunctionPointer(ur_program_handle_t hProgram, const char *pFunctionName) const;
  /// urProgramGetGlobalVariablePointer
  void *programGetGlobalVariablePointer(ur_program_handle_t hProgram, const char *pGlobalVariableName,
                                        size_t *pGlobalVariableSizeRet = nullptr) const;
  /// urBindlessImagesSupportsImportingHandleTypeExp
  ur_bool_t bindlessImagesSupportsImportingHandleTypeExp(ur_exp_external_mem_type_t memHandleType) const;
  /// urDeviceWaitExp
  void waitExp() const;
  /// urUsmP2PEnablePeerAccessExp
  void usmP2PEnablePeerAccessExp(ur_device_handle_t peerDevice) const;
  /// urUsmP2PDisablePeerAccessExp
  void usmP2PDisablePeerAccessExp(ur_device_handle_t peerDevice) const;
};

/// One or more devices whose objects may be used together; reference counted.
class Context : public detail::Shared<ur_context_handle_t, urContextRetain, urContextRelease> {
  using Base = detail::Shared<ur_context_handle_t, urContextRetain, urContextRelease>;
  using Base::Base;

public:
  Context() = default;
  /// Takes over one reference that the caller owns.
  [[nodiscard]] static Context adopt(ur_context_handle_t handle) noexcept { return Context(handle); }
  /// Adds a reference to a handle that somebody else owns.
  [[nodiscard]] static Context borrow(ur_context_handle_t handle) { return Context(retained(handle)); }
  /// The answer to a query: text, a vector, an array, or one value; `place` is what the query needs besides this
  /// object.
  template <auto Query, typename... Place>
  [[nodiscard]] auto info(Place... place) const {
    return detail::Answer<Query>::get(this->get(), place...);
  }
  /// urContextCreate
  static Context create(const List<ur_device_handle_t> &phDevices,
                        const ur_context_properties_t *pProperties = nullptr);
  /// urContextGetNativeHandle
  ur_native_handle_t getNativeHandle() const;
  /// urContextCreateWithNativeHandle
  static Context createWithNativeHandle(ur_native_handle_t hNativeContext, ur_adapter_handle_t hAdapter,
                                        const List<ur_device_handle_t> &phDevices = {},
                                        const ur_context_native_properties_t *pProperties = nullptr);
  /// urContextSetExtendedDeleter
  void setExtendedDeleter(ur_context_extended_deleter_t pfnDeleter, void *pUserData = nullptr) const;
  /// urMemImageCreate
  Mem memImageCreate(ur_mem_flags_t flags, const ur_image_format_t *pImageFormat, const ur_image_desc_t *pImageDesc,
                     void *pHost = nullptr) const;
  /// urMemBufferCreate
  Mem memBufferCreate(ur_mem_flags_t flags, size_t size, const ur_buffer_properties_t *pProperties = nullptr) const;
  /// urSamplerCreate
  Sampler samplerCreate(const ur_sampler_desc_t *pDesc) const;
  /// urUSMHostAlloc
  void *usmHostAlloc(const ur_usm_desc_t *pUSMDesc, ur_usm_pool_handle_t pool, size_t size) const;
  /// urUSMDeviceAlloc
  void *usmDeviceAlloc(ur_device_handle_t hDevice, const ur_usm_desc_t *pUSMDesc, ur_usm_pool_handle_t pool,
                       size_t size) const;
  /// urUSMSharedAlloc
  void *usmSharedAlloc(ur_device_handle_t hDevice, const ur_usm_desc_t *pUSMDesc, ur_usm_pool_handle_t pool,
                       size_t size) const;
  /// urUSMFree
  void usmFree(void *pMem) const;
  /// urUSMPoolCreate
  USMPool usmPoolCreate(ur_usm_pool_desc_t *pPoolDesc) const;
  /// urVirtualMemReserve
  void *virtualMemReserve(const void *pStart, size_t size) const;
  /// urVirtualMemFree
  void virtualMemFree(const void *pStart, size_t size) const;
  /// urVirtualMemMap
  void virtualMemMap(const void *pStart, size_t size, ur_physical_mem_handle_t hPhysicalMem, size_t offset,
                     ur_virtual_mem_access_flags_t flags) const;
  /// urVirtualMemUnmap
  void virtualMemUnmap(const void *pStart, size_t size) const;
  /// urVirtualMemSetAccess
  void virtualMemSetAccess(const void *pStart, size_t size, ur_virtual_mem_access_flags_t flags) const;
  /// urPhysicalMemCreate
  PhysicalMem physicalMemCreate(ur_device_handle_t hDevice, size_t size,
                                const ur_physical_mem_properties_t *pProperties = nullptr) const;
  /// urProgramCreateWithIL
  Program programCreateWithIL(const void *pIL, size_t length,
                              const ur_program_properties_t *pProperties = nullptr) const;
  /// urProgramCreateWithBinary
  Program programCreateWithBinary(uint32_t numDevices, ur_device_handle_t *phDevices, size_t *pLengths,
                                  const uint8_t **ppBinaries,
                                  const ur_program_properties_t *pProperties = nullptr) const;
  /// urProgramBuild
  void programBuild(ur_program_handle_t hProgram, const char *pOptions = nullptr) const;
  /// urProgramCompile
  void programCompile(ur_program_handle_t hProgram, const char *pOptions = nullptr) const;
  /// urProgramLink
  Program programLink(const List<ur_program_handle_t> &phPrograms, const char *pOptions = nullptr) const;
  /// urQueueCreate
  Queue queueCreate(ur_device_handle_t hDevice, const ur_queue_properties_t *pProperties = nullptr) const;
  /// urUSMPoolCreateExp
  ur_usm_pool_handle_t usmPoolCreateExp(ur_device_handle_t hDevice, ur_usm_pool_desc_t *pPoolDesc) const;
  /// urUSMPoolDestroyExp
  void usmPoolDestroyExp(ur_device_handle_t hDevice, ur_usm_pool_handle_t hPool) const;
  /// urUSMPoolGetDefaultDevicePoolExp
  ur_usm_pool_handle_t usmPoolGetDefaultDevicePoolExp(ur_device_handle_t hDevice) const;
  /// urUSMPoolSetDevicePoolExp
  void usmPoolSetDevicePoolExp(ur_device_handle_t hDevice, ur_usm_pool_handle_t hPool) const;
  /// urUSMPoolGetDevicePoolExp
  ur_usm_pool_handle_t usmPoolGetDevicePoolExp(ur_device_handle_t hDevice) const;
  /// urUSMPoolTrimToExp
  void usmPoolTrimToExp(ur_device_handle_t hDevice, ur_usm_pool_handle_t hPool, size_t minBytesToKeep) const;
  /// urUSMPitchedAllocExp
  void usmPitchedAllocExp(ur_device_handle_t hDevice, const ur_usm_desc_t *pUSMDesc, ur_usm_pool_handle_t pool,
                          size_t widthInBytes, size_t height, size_t elementSizeBytes, void **ppMem,
                          size_t *pResultPitch) const;
  /// urBindlessImagesUnsampledImageHandleDestroyExp
  void bindlessImagesUnsampledImageHandleDestroyExp(ur_device_handle_t hDevice,
                                                    ur_exp_image_native_handle_t hImage) const;
  /// urBindlessImagesSampledImageHandleDestroyExp
  void bindlessImagesSampledImageHandleDestroyExp(ur_device_handle_t hDevice,
                                                  ur_exp_image_native_handle_t hImage) const;
  /// urBindlessImagesImageAllocateExp
  ur_exp_image_mem_native_handle_t bindlessImagesImageAllocateExp(ur_device_handle_t hDevice,
                                                                  const ur_image_format_t *pImageFormat,
                                                                  const ur_image_desc_t *pImageDesc) const;
  /// urBindlessImagesImageFreeExp
  void bindlessImagesImageFreeExp(ur_device_handle_t hDevice, ur_exp_image_mem_native_handle_t hImageMem) const;
  /// urBindlessImagesUnsampledImageCreateExp
  ur_exp_image_native_handle_t bindlessImagesUnsampledImageCreateExp(ur_device_handle_t hDevice,
                                                                     ur_exp_image_mem_native_handle_t hImageMem,
                                                                     const ur_image_format_t *pImageFormat,
                                                                     const ur_image_desc_t *pImageDesc) const;
  /// urBindlessImagesSampledImageCreateExp
  ur_exp_image_native_handle_t bindlessImagesSampledImageCreateExp(ur_device_handle_t hDevice,
                                                                   ur_exp_image_mem_native_handle_t hImageMem,
                                                                   const ur_image_format_t *pImageFormat,
                                                                   const ur_image_desc_t *pImageDesc,
                                                                   const ur_sampler_desc_t *pSamplerDesc) const;
  /// urBindlessImagesImageGetInfoExp
  void bindlessImagesImageGetInfoExp(ur_exp_image_mem_native_handle_t hImageMem, ur_image_info_t propName,
                                     void *pPropValue = nullptr, size_t *pPropSizeRet = nullptr) const;
  /// urBindlessImagesGetImageMemoryHandleTypeSupportExp
  ur_bool_t bindlessImagesGetImageMemoryHandleTypeSupportExp(ur_device_handle_t hDevice,
                                                             const ur_image_desc_t *pImageDesc,
                                                             const ur_image_format_t *pImageFormat,
                                                             ur_exp_image_mem_type_t imageMemHandleType) const;
  /// urBindlessImagesGetImageUnsampledHandleSupportExp
  ur_bool_t bindlessImagesGetImageUnsampledHandleSupportExp(ur_device_handle_t hDevice,
                                                            const ur_image_desc_t *pImageDesc,
                                                            const ur_image_format_t *pImageFormat,
                                                            ur_exp_image_mem_type_t imageMemHandleType) const;
  /// urBindlessImagesGetImageSampledHandleSupportExp
  ur_bool_t bindlessImagesGetImageSampledHandleSupportExp(ur_device_handle_t hDevice, const ur_image_desc_t *pImageDesc,
                                                          const ur_image_format_t *pImageFormat,
                                                          ur_exp_image_mem_type_t imageMemHandleType) const;
  /// urBindlessImagesMipmapGetLevelExp
  ur_exp_image_mem_native_handle_t bindlessImagesMipmapGetLevelExp(ur_device_handle_t hDevice,
                                                                   ur_exp_image_mem_native_handle_t hImageMem,
                                                                   uint32_t mipmapLevel) const;
  /// urBindlessImagesMipmapFreeExp
  void bindlessImagesMipmapFreeExp(ur_device_handle_t hDevice, ur_exp_image_mem_native_handle_t hMem) const;
  /// urBindlessImagesImportExternalMemoryExp
  ur_exp_external_mem_handle_t bindlessImagesImportExternalMemoryExp(
    ur_device_handle_t hDevice, size_t size, ur_exp_external_mem_type_t memHandleType,
    ur_exp_external_mem_desc_t *pExternalMemDesc) const;
  /// urBindlessImagesMapExternalArrayExp
  ur_exp_image_mem_native_handle_t bindlessImagesMapExternalArrayExp(ur_device_handle_t hDevice,
                                                                     const ur_image_format_t *pImageFormat,
                                                                     const ur_image_desc_t *pImageDesc,
                                                                     ur_exp_external_mem_handle_t hExternalMem) const;
  /// urBindlessImagesMapExternalLinearMemoryExp
  void *bindlessImagesMapExternalLinearMemoryExp(ur_device_handle_t hDevice, uint64_t offset, uint64_t size,
                                                 ur_exp_external_mem_handle_t hExternalMem) const;
  /// urBindlessImagesReleaseExternalMemoryExp
  void bindlessImagesReleaseExternalMemoryExp(ur_device_handle_t hDevice,
                                              ur_exp_external_mem_handle_t hExternalMem) const;
  /// urBindlessImagesFreeMappedLinearMemoryExp
  void bindlessImagesFreeMappedLinearMemoryExp(ur_device_handle_t hDevice, void *pMem) const;
  /// urBindlessImagesImportExternalSemaphoreExp
  ur_exp_external_semaphore_handle_t bindlessImagesImportExternalSemaphoreExp(
    ur_device_handle_t hDevice, ur_exp_external_semaphore_type_t semHandleType,
    ur_exp_external_semaphore_desc_t *pExternalSemaphoreDesc) const;
  /// urBindlessImagesReleaseExternalSemaphoreExp
  void bindlessImagesReleaseExternalSemaphoreExp(ur_device_handle_t hDevice,
                                                 ur_exp_external_semaphore_handle_t hExternalSemaphore) const;
  /// urCommandBufferCreateExp
  CommandBuffer commandBufferCreateExp(ur_device_handle_t hDevice,
                                       const ur_exp_command_buffer_desc_t *pCommandBufferDesc) const;
  /// urProgramDynamicLinkExp
  void programDynamicLinkExp(const List<ur_program_handle_t> &phPrograms) const;
  /// urGraphCreateExp
  Graph graphCreateExp() const;
  /// urIPCGetMemHandleExp
  void ipcGetMemHandleExp(void *pMem, void **ppIPCMemHandleData, size_t *pIPCMemHandleDataSizeRet) const;
  /// urIPCPutMemHandleExp
  void ipcPutMemHandleExp(void *pIPCMemHandleData) const;
  /// urIPCOpenMemHandleExp
  void *ipcOpenMemHandleExp(ur_device_handle_t hDevice, void *pIPCMemHandleData, size_t ipcMemHandleDataSize) const;
  /// urIPCCloseMemHandleExp
  void ipcCloseMemHandleExp(void *pMem) const;
  /// urIPCGetPhysMemHandleExp
  void ipcGetPhysMemHandleExp(ur_physical_mem_handle_t hPhysMem, void **ppIPCPhysMemHandleData,
                              size_t *pIPCPhysMemHandleDataSizeRet) const;
  /// urIPCPutPhysMemHandleExp
  void ipcPutPhysMemHandleExp(const void *pIPCPhysMemHandleData) const;
  /// urIPCOpenPhysMemHandleExp
  PhysicalMem ipcOpenPhysMemHandleExp(ur_device_handle_t hDevice, const void *pIPCPhysMemHandleData,
                                      size_t ipcPhysMemHandleDataSize) const;
  /// urIPCClosePhysMemHandleExp
  void ipcClosePhysMemHandleExp(ur_physical_mem_handle_t hPhysMem) const;
  /// urIPCPutEventHandleExp
  void ipcPutEventHandleExp(void *pIPCEventHandleData) const;
  /// urIPCOpenEventHandleExp
  Event ipcOpenEventHandleExp(const void *pIPCEventHandleData, size_t ipcEventHandleDataSize) const;
  /// urMemoryExportAllocExportableMemoryExp
  void *memoryExportAllocExportableMemoryExp(ur_device_handle_t hDevice, size_t alignment, size_t size,
                                             ur_exp_external_mem_type_t handleTypeToExport) const;
  /// urMemoryExportFreeExportableMemoryExp
  void memoryExportFreeExportableMemoryExp(ur_device_handle_t hDevice, void *pMem) const;
  /// urMemoryExportExportMemoryHandleExp
  void memoryExportExportMemoryHandleExp(ur_device_handle_t hDevice, ur_exp_external_mem_type_t handleTypeToExport,
                                         void *pMem, void *pMemHandleRet) const;
  /// urProgramLinkExp
  Program programLinkExp(const List<ur_device_handle_t> &phDevices, ur_exp_program_flags_t flags,
                         const List<ur_program_handle_t> &phPrograms, const char *pOptions = nullptr) const;
  /// urEventCreateExp
  Event eventCreateExp(ur_device_handle_t hDevice, const ur_exp_event_desc_t *pEventDesc) const;
  /// urUSMContextMemcpyExp
  void usmContextMemcpyExp(void *pDst, const void *pSrc, size_t size) const;
  /// urUSMHostAllocRegisterExp
  void usmHostAllocRegisterExp(void *pHostMem, size_t size,
                               const ur_exp_usm_host_alloc_register_properties_t *pProperties = nullptr) const;
  /// urUSMHostAllocUnregisterExp
  void usmHostAllocUnregisterExp(void *pHostMem) const;
  /// urUSMImportExp
  void usmImportExp(void *pMem, size_t size) const;
  /// urUSMReleaseExp
  void usmReleaseExp(void *pMem) const;
};

/// A buffer, a part of one, or an image; reference counted.
class Mem : public detail::Shared<ur_mem_handle_t, urMemRetain, urMemRelease> {
  using Base = detail::Shared<ur_mem_handle_t, urMemRetain, urMemRelease>;
  using Base::Base;

public:
  Mem() = default;
  /// Takes over one reference that the caller owns.
  [[nodiscard]] static Mem adopt(ur_mem_handle_t handle) noexcept { return Mem(handle); }
  /// Adds a reference to a handle that somebody else owns.
  [[nodiscard]] static Mem borrow(ur_mem_handle_t handle) { return Mem(retained(handle)); }
  /// The answer to a query: text, a vector, an array, or one value; `place` is what the query needs besides this
  /// object.
  template <auto Query, typename... Place>
  [[nodiscard]] auto info(Place... place) const {
    return detail::Answer<Query>::get(this->get(), place...);
  }
  /// urMemBufferPartition
  Mem bufferPartition(ur_mem_flags_t flags, ur_buffer_create_type_t bufferCreateType,
                      const ur_buffer_region_t *pRegion) const;
  /// urMemGetNativeHandle
  ur_native_handle_t getNativeHandle(ur_device_handle_t hDevice = nullptr) const;
  /// urMemBufferCreateWithNativeHandle
  static Mem bufferCreateWithNativeHandle(ur_native_handle_t hNativeMem, ur_context_handle_t hContext,
                                          const ur_mem_native_properties_t *pProperties = nullptr);
  /// urMemImageCreateWithNativeHandle
  static Mem imageCreateWithNativeHandle(ur_native_handle_t hNativeMem, ur_context_handle_t hContext,
                                         const ur_image_format_t *pImageFormat, const ur_image_desc_t *pImageDesc,
                                         const ur_mem_native_properties_t *pProperties = nullptr);
};

/// How images are read between and beyond their pixels; reference counted.
class Sampler : public detail::Shared<ur_sampler_handle_t, urSamplerRetain, urSamplerRelease> {
  using Base = detail::Shared<ur_sampler_handle_t, urSamplerRetain, urSamplerRelease>;
  using Base::Base;

public:
  Sampler() = default;
  /// Takes over one reference that the caller owns.
  [[nodiscard]] static Sampler adopt(ur_sampler_handle_t handle) noexcept { return Sampler(handle); }
  /// Adds a reference to a handle that somebody else owns.
  [[nodiscard]] static Sampler borrow(ur_sampler_handle_t handle) { return Sampler(retained(handle)); }
  /// The answer to a query: text, a vector, an array, or one value; `place` is what the query needs besides this
  /// object.
  template <auto Query, typename... Place>
  [[nodiscard]] auto info(Place... place) const {
    return detail::Answer<Query>::get(this->get(), place...);
  }
  /// urSamplerGetNativeHandle
  ur_native_handle_t getNativeHandle() const;
  /// urSamplerCreateWithNativeHandle
  static Sampler createWithNativeHandle(ur_native_handle_t hNativeSampler, ur_context_handle_t hContext,
                                        const ur_sampler_native_properties_t *pProperties = nullptr);
};

/// A pool that USM memory is taken from and goes back to.
class USMPool : public detail::Shared<ur_usm_pool_handle_t, urUSMPoolRetain, urUSMPoolRelease> {
  using Base = detail::Shared<ur_usm_pool_handle_t, urUSMPoolRetain, urUSMPoolRelease>;
  using Base::Base;

public:
  USMPool() = default;
  /// Takes over one reference that the caller owns.
  [[nodiscard]] static USMPool adopt(ur_usm_pool_handle_t handle) noexcept { return USMPool(handle); }
  /// Adds a reference to a handle that somebody else owns.
  [[nodiscard]] static USMPool borrow(ur_usm_pool_handle_t handle) { return USMPool(retained(handle)); }
  /// The answer to a query: text, a vector, an array, or one value; `place` is what the query needs besides this
  /// object.
  template <auto Query, typename... Place>
  [[nodiscard]] auto info(Place... place) const {
    return detail::Answer<Query>::get(this->get(), place...);
  }
  /// urUSMPoolGetInfoExp
  void getInfoExp(ur_usm_pool_info_t propName, void *pPropValue = nullptr, size_t *pPropSizeRet = nullptr) const;
  /// urUSMPoolSetInfoExp
  void setInfoExp(ur_usm_pool_info_t propName, void *pPropValue, size_t propSize) const;
};

/// Device memory without an address, to be mapped into reserved address ranges; reference counted.
class PhysicalMem : public detail::Shared<ur_physical_mem_handle_t, urPhysicalMemRetain, urPhysicalMemRelease> {
  using Base = detail::Shared<ur_physical_mem_handle_t, urPhysicalMemRetain, urPhysicalMemRelease>;
  using Base::Base;

public:
  PhysicalMem() = default;
  /// Takes over one reference that the caller owns.
  [[nodiscard]] static PhysicalMem adopt(ur_physical_mem_handle_t handle) noexcept { return PhysicalMem(handle); }
  /// Adds a reference to a handle that somebody else owns.
  [[nodiscard]] static PhysicalMem borrow(ur_physical_mem_handle_t handle) { return PhysicalMem(retained(handle)); }
  /// The answer to a query: text, a vector, an array, or one value; `place` is what the query needs besides this
  /// object.
  template <auto Query, typename... Place>
  [[nodiscard]] auto info(Place... place) const {
    return detail::Answer<Query>::get(this->get(), place...);
  }
};

/// Device code, as source of a build or built; reference counted.
class Program : public detail::Shared<ur_program_handle_t, urProgramRetain, urProgramRelease> {
  using Base = detail::Shared<ur_program_handle_t, urProgramRetain, urProgramRelease>;
  using Base::Base;

public:
  Program() = default;
  /// Takes over one reference that the caller owns.
  [[nodiscard]] static Program adopt(ur_program_handle_t handle) noexcept { return Program(handle); }
  /// Adds a reference to a handle that somebody else owns.
  [[nodiscard]] static Program borrow(ur_program_handle_t handle) { return Program(retained(handle)); }
  /// The answer to a query: text, a vector, an array, or one value; `place` is what the query needs besides this
  /// object.
  template <auto Query, typename... Place>
  [[nodiscard]] auto info(Place... place) const {
    return detail::Answer<Query>::get(this->get(), place...);
  }
  /// urProgramSetSpecializationConstants
  void setSpecializationConstants(uint32_t count, const ur_specialization_constant_info_t *pSpecConstants) const;
  /// urProgramGetNativeHandle
  ur_native_handle_t getNativeHandle() const;
  /// urProgramCreateWithNativeHandle
  static Program createWithNativeHandle(ur_native_handle_t hNativeProgram, ur_context_handle_t hContext,
                                        const ur_program_native_properties_t *pProperties = nullptr);
  /// urKernelCreate
  Kernel kernelCreate(const char *pKernelName) const;
  /// urProgramBuildExp
  void buildExp(const List<ur_device_handle_t> &phDevices, ur_exp_program_flags_t flags,
                const char *pOptions = nullptr) const;
  /// urProgramCompileExp
  void compileExp(const List<ur_device_handle_t> &phDevices, ur_exp_program_flags_t flags,
                  const char *pOptions = nullptr) const;
};

/// One entry point of a built program; reference counted.
class Kernel : public detail::Shared<ur_kernel_handle_t, urKernelRetain, urKernelRelease> {
  using Base = detail::Shared<ur_kernel_handle_t, urKernelRetain, urKernelRelease>;
  using Base::Base;

public:
  Kernel() = default;
  /// Takes over one reference that the caller owns.
  [[nodiscard]] static Kernel adopt(ur_kernel_handle_t handle) noexcept { return Kernel(handle); }
  /// Adds a reference to a handle that somebody else owns.
  [[nodiscard]] static Kernel borrow(ur_kernel_handle_t handle) { return Kernel(retained(handle)); }
  /// The answer to a query: text, a vector, an array, or one value; `place` is what the query needs besides this
  /// object.
  template <auto Query, typename... Place>
  [[nodiscard]] auto info(Place... place) const {
    return detail::Answer<Query>::get(this->get(), place...);
  }
  /// urKernelSetExecInfo
  void setExecInfo(ur_kernel_exec_info_t propName, size_t propSize, const ur_kernel_exec_info_properties_t *pProperties,
                   const void *pPropValue) const;
  /// urKernelSetSpecializationConstants
  void setSpecializationConstants(uint32_t count, const ur_specialization_constant_info_t *pSpecConstants) const;
  /// urKernelGetNativeHandle
  ur_native_handle_t getNativeHandle() const;
  /// urKernelCreateWithNativeHandle
  static Kernel createWithNativeHandle(ur_native_handle_t hNativeKernel, ur_context_handle_t hContext,
                                       ur_program_handle_t hProgram = nullptr,
                                       const ur_kernel_native_properties_t *pProperties = nullptr);
  /// urKernelGetSuggestedLocalWorkSize
  void getSuggestedLocalWorkSize(ur_queue_handle_t hQueue, uint32_t numWorkDim, const size_t *pGlobalWorkOffset,
                                 const size_t *pGlobalWorkSize, size_t *pSuggestedLocalWorkSize) const;
  /// urKernelGetSuggestedLocalWorkSizeWithArgs
  void getSuggestedLocalWorkSizeWithArgs(ur_queue_handle_t hQueue, uint32_t numWorkDim, const size_t *pGlobalWorkOffset,
                                         const size_t *pGlobalWorkSize, uint32_t numArgs,
                                         const ur_exp_kernel_arg_properties_t *pArgs,
                                         size_t *pSuggestedLocalWorkSize) const;
  /// urKernelSuggestMaxCooperativeGroupCount
  uint32_t suggestMaxCooperativeGroupCount(ur_device_handle_t hDevice, uint32_t workDim, const size_t *pLocalWorkSize,
                                           size_t dynamicSharedMemorySize) const;
};

/// Takes commands for one device, in order or not; reference counted, usable from many threads at once.
class Queue : public detail::Shared<ur_queue_handle_t, urQueueRetain, urQueueRelease> {
  using Base = detail::Shared<ur_queue_handle_t, urQueueRetain, urQueueRelease>;
  using Base::Base;

public:
  Queue() = default;
  /// Takes over one reference that the caller owns.
  [[nodiscard]] static Queue adopt(ur_queue_handle_t handle) noexcept { return Queue(handle); }
  /// Adds a reference to a handle that somebody else owns.
  [[nodiscard]] static Queue borrow(ur_queue_handle_t handle) { return Queue(retained(handle)); }
  /// The answer to a query: text, a vector, an array, or one value; `place` is what the query needs besides this
  /// object.
  template <auto Query, typename... Place>
  [[nodiscard]] auto info(Place... place) const {
    return detail::Answer<Query>::get(this->get(), place...);
  }
  /// urQueueGetNativeHandle
  ur_native_handle_t getNativeHandle(ur_queue_native_desc_t *pDesc = nullptr) const;
  /// urQueueCreateWithNativeHandle
  static Queue createWithNativeHandle(ur_native_handle_t hNativeQueue, ur_context_handle_t hContext,
                                      ur_device_handle_t hDevice = nullptr,
                                      const ur_queue_native_properties_t *pProperties = nullptr);
  /// urQueueFinish
  void finish() const;
  /// urQueueFlush
  void flush() const;
  /// urEnqueueEventsWait
  void enqueueEventsWait(const List<ur_event_handle_t> &phEventWaitList = {}, Event *phEvent = nullptr) const;
  /// urEnqueueEventsWaitWithBarrier
  void enqueueEventsWaitWithBarrier(const List<ur_event_handle_t> &phEventWaitList = {},
                                    Event *phEvent = nullptr) const;
  /// urEnqueueMemBufferRead
  void enqueueMemBufferRead(ur_mem_handle_t hBuffer, bool blockingRead, size_t offset, size_t size, void *pDst,
                            const List<ur_event_handle_t> &phEventWaitList = {}, Event *phEvent = nullptr) const;
  /// urEnqueueMemBufferWrite
  void enqueueMemBufferWrite(ur_mem_handle_t hBuffer, bool blockingWrite, size_t offset, size_t size, const void *pSrc,
                             const List<ur_event_handle_t> &phEventWaitList = {}, Event *phEvent = nullptr) const;
  /// urEnqueueMemBufferReadRect
  void enqueueMemBufferReadRect(ur_mem_handle_t hBuffer, bool blockingRead, ur_rect_offset_t bufferOrigin,
                                ur_rect_offset_t hostOrigin, ur_rect_region_t region, size_t bufferRowPitch,
                                size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch, void *pDst,
                                const List<ur_event_handle_t> &phEventWaitList = {}, Event *phEvent = nullptr) const;
  /// urEnqueueMemBufferWriteRect
  void enqueueMemBufferWriteRect(ur_mem_handle_t hBuffer, bool blockingWrite, ur_rect_offset_t bufferOrigin,
                                 ur_rect_offset_t hostOrigin, ur_rect_region_t region, size_t bufferRowPitch,
                                 size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch, void *pSrc,
                                 const List<ur_event_handle_t> &phEventWaitList = {}, Event *phEvent = nullptr) const;
  /// urEnqueueMemBufferCopy
  void enqueueMemBufferCopy(ur_mem_handle_t hBufferSrc, ur_mem_handle_t hBufferDst, size_t srcOffset, size_t dstOffset,
                            size_t size, const List<ur_event_handle_t> &phEventWaitList = {},
                            Event *phEvent = nullptr) const;
  /// urEnqueueMemBufferCopyRect
  void enqueueMemBufferCopyRect(ur_mem_handle_t hBufferSrc, ur_mem_handle_t hBufferDst, ur_rect_offset_t srcOrigin,
                                ur_rect_offset_t dstOrigin, ur_rect_region_t region, size_t srcRowPitch,
                                size_t srcSlicePitch, size_t dstRowPitch, size_t dstSlicePitch,
                                const List<ur_event_handle_t> &phEventWaitList = {}, Event *phEvent = nullptr) const;
  /// urEnqueueMemBufferFill
  void enqueueMemBufferFill(ur_mem_handle_t hBuffer, const void *pPattern, size_t patternSize, size_t offset,
                            size_t size, const List<ur_event_handle_t> &phEventWaitList = {},
                            Event *phEvent = nullptr) const;
  /// urEnqueueMemImageRead
  void enqueueMemImageRead(ur_mem_handle_t hImage, bool blockingRead, ur_rect_offset_t origin, ur_rect_region_t region,
                           size_t rowPitch, size_t slicePitch, void *pDst,
                           const List<ur_event_handle_t> &phEventWaitList = {}, Event *phEvent = nullptr) const;
  /// urEnqueueMemImageWrite
  void enqueueMemImageWrite(ur_mem_handle_t hImage, bool blockingWrite, ur_rect_offset_t origin,
                            ur_rect_region_t region, size_t rowPitch, size_t slicePitch, void *pSrc,
                            const List<ur_event_handle_t> &phEventWaitList = {}, Event *phEvent = nullptr) const;
  /// urEnqueueMemImageCopy
  void enqueueMemImageCopy(ur_mem_handle_t hImageSrc, ur_mem_handle_t hImageDst, ur_rect_offset_t srcOrigin,
                           ur_rect_offset_t dstOrigin, ur_rect_region_t region,
                           const List<ur_event_handle_t> &phEventWaitList = {}, Event *phEvent = nullptr) const;
  /// urEnqueueMemBufferMap
  void *enqueueMemBufferMap(ur_mem_handle_t hBuffer, bool blockingMap, ur_map_flags_t mapFlags, size_t offset,
                            size_t size, const List<ur_event_handle_t> &phEventWaitList = {},
                            Event *phEvent = nullptr) const;
  /// urEnqueueMemUnmap
  void enqueueMemUnmap(ur_mem_handle_t hMem, void *pMappedPtr, const List<ur_event_handle_t> &phEventWaitList = {},
                       Event *phEvent = nullptr) const;
  /// urEnqueueUSMFill
  void enqueueUSMFill(void *pMem, size_t patternSize, const void *pPattern, size_t size,
                      const List<ur_event_handle_t> &phEventWaitList = {}, Event *phEvent = nullptr) const;
  /// urEnqueueUSMMemcpy
  void enqueueUSMMemcpy(bool blocking, void *pDst, const void *pSrc, size_t size,
                        const List<ur_event_handle_t> &phEventWaitList = {}, Event *phEvent = nullptr) const;
  /// urEnqueueUSMPrefetch
  void enqueueUSMPrefetch(const void *pMem, size_t size, ur_usm_migration_flags_t flags,
                          const List<ur_event_handle_t> &phEventWaitList = {}, Event *phEvent = nullptr) const;
  /// urEnqueueUSMAdvise
  void enqueueUSMAdvise(const void *pMem, size_t size, ur_usm_advice_flags_t advice, Event *phEvent = nullptr) const;
  /// urEnqueueUSMFill2D
  void enqueueUSMFill2D(void *pMem, size_t pitch, size_t patternSize, const void *pPattern, size_t width, size_t height,
                        const List<ur_event_handle_t> &phEventWaitList = {}, Event *phEvent = nullptr) const;
  /// urEnqueueUSMMemcpy2D
  void enqueueUSMMemcpy2D(bool blocking, void *pDst, size_t dstPitch, const void *pSrc, size_t srcPitch, size_t width,
                          size_t height, const List<ur_event_handle_t> &phEventWaitList = {},
                          Event *phEvent = nullptr) const;
  /// urEnqueueDeviceGlobalVariableWrite
  void enqueueDeviceGlobalVariableWrite(ur_program_handle_t hProgram, const char *name, bool blockingWrite,
                                        size_t count, size_t offset, const void *pSrc,
                                        const List<ur_event_handle_t> &phEventWaitList = {},
                                        Event *phEvent = nullptr) const;
  /// urEnqueueDeviceGlobalVariableRead
  void enqueueDeviceGlobalVariableRead(ur_program_handle_t hProgram, const char *name, bool blockingRead, size_t count,
                                       size_t offset, void *pDst, const List<ur_event_handle_t> &phEventWaitList = {},
                                       Event *phEvent = nullptr) const;
  /// urEnqueueReadHostPipe
  void enqueueReadHostPipe(ur_program_handle_t hProgram, const char *pipe_symbol, bool blocking, void *pDst,
                           size_t size, const List<ur_event_handle_t> &phEventWaitList = {},
                           Event *phEvent = nullptr) const;
  /// urEnqueueWriteHostPipe
  void enqueueWriteHostPipe(ur_program_handle_t hProgram, const char *pipe_symbol, bool blocking, void *pSrc,
                            size_t size, const List<ur_event_handle_t> &phEventWaitList = {},
                            Event *phEvent = nullptr) const;
  /// urEnqueueUSMDeviceAllocExp
  void *enqueueUSMDeviceAllocExp(ur_usm_pool_handle_t pPool, size_t size,
                                 const ur_exp_async_usm_alloc_properties_t *pProperties = nullptr,
                                 const List<ur_event_handle_t> &phEventWaitList = {}, Event *phEvent = nullptr) const;
  /// urEnqueueUSMSharedAllocExp
  void *enqueueUSMSharedAllocExp(ur_usm_pool_handle_t pPool, size_t size,
                                 const ur_exp_async_usm_alloc_properties_t *pProperties = nullptr,
                                 const List<ur_event_handle_t> &phEventWaitList = {}, Event *phEvent = nullptr) const;
  /// urEnqueueUSMHostAllocExp
  void *enqueueUSMHostAllocExp(ur_usm_pool_handle_t pPool, size_t size,
                               const ur_exp_async_usm_alloc_properties_t *pProperties = nullptr,
                               const List<ur_event_handle_t> &phEventWaitList = {}, Event *phEvent = nullptr) const;
  /// urEnqueueUSMFreeExp
  void enqueueUSMFreeExp(ur_usm_pool_handle_t pPool, void *pMem, const List<ur_event_handle_t> &phEventWaitList = {},
                         Event *phEvent = nullptr) const;
  /// urBindlessImagesImageCopyExp
  void bindlessImagesImageCopyExp(const void *pSrc, void *pDst, const ur_image_desc_t *pSrcImageDesc,
                                  const ur_image_desc_t *pDstImageDesc, const ur_image_format_t *pSrcImageFormat,
                                  const ur_image_format_t *pDstImageFormat, ur_exp_image_copy_region_t *pCopyRegion,
                                  ur_exp_image_copy_flags_t imageCopyFlags,
                                  ur_exp_image_copy_input_types_t imageCopyInputTypes,
                                  const List<ur_event_handle_t> &phEventWaitList = {}, Event *phEvent = nullptr) const;
  /// urBindlessImagesWaitExternalSemaphoreExp
  void bindlessImagesWaitExternalSemaphoreExp(ur_exp_external_semaphore_handle_t hSemaphore, bool hasWaitValue,
                                              uint64_t waitValue, const List<ur_event_handle_t> &phEventWaitList = {},
                                              Event *phEvent = nullptr) const;
  /// urBindlessImagesSignalExternalSemaphoreExp
  void bindlessImagesSignalExternalSemaphoreExp(ur_exp_external_semaphore_handle_t hSemaphore, bool hasSignalValue,
                                                uint64_t signalValue,
                                                const List<ur_event_handle_t> &phEventWaitList = {},
                                                Event *phEvent = nullptr) const;
  /// urEnqueueCommandBufferExp
  void enqueueCommandBufferExp(ur_exp_command_buffer_handle_t hCommandBuffer,
                               const List<ur_event_handle_t> &phEventWaitList = {}, Event *phEvent = nullptr) const;
  /// urEnqueueKernelLaunchWithArgsExp
  void enqueueKernelLaunchWithArgsExp(ur_kernel_handle_t hKernel, uint32_t workDim, const size_t *pGlobalWorkOffset,
                                      const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize, uint32_t numArgs,
                                      const ur_exp_kernel_arg_properties_t *pArgs = nullptr,
                                      const ur_kernel_launch_ext_properties_t *launchPropList = nullptr,
                                      const List<ur_event_handle_t> &phEventWaitList = {},
                                      Event *phEvent = nullptr) const;
  /// urEnqueueTimestampRecordingExp
  void enqueueTimestampRecordingExp(bool blocking, const List<ur_event_handle_t> &phEventWaitList,
                                    ur_event_handle_t *phEvent) const;
  /// urQueueBeginGraphCaptureExp
  void beginGraphCaptureExp() const;
  /// urQueueBeginCaptureIntoGraphExp
  void beginCaptureIntoGraphExp(ur_exp_graph_handle_t hGraph) const;
  /// urQueueEndGraphCaptureExp
  Graph endGraphCaptureExp() const;
  /// urEnqueueGraphExp
  void enqueueGraphExp(ur_exp_executable_graph_handle_t hGraph, const List<ur_event_handle_t> &phEventWaitList = {},
                       Event *phEvent = nullptr) const;
  /// urQueueIsGraphCaptureEnabledExp
  bool isGraphCaptureEnabledExp() const;
  /// urQueueGetGraphExp
  ur_exp_graph_handle_t getGraphExp() const;
  /// urEnqueueHostTaskExp
  void enqueueHostTaskExp(ur_exp_host_task_function_t pfnHostTask, void *data = nullptr,
                          const ur_exp_host_task_properties_t *pProperties = nullptr,
                          const List<ur_event_handle_t> &phEventWaitList = {}, Event *phEvent = nullptr) const;
  /// urEnqueueEventsWaitWithBarrierExt
  void enqueueEventsWaitWithBarrierExt(const ur_exp_enqueue_ext_properties_t *pProperties = nullptr,
                                       const List<ur_event_handle_t> &phEventWaitList = {},
                                       ur_event_handle_t *phEvent = nullptr) const;
  /// urEnqueueNativeCommandExp
  void enqueueNativeCommandExp(ur_exp_enqueue_native_command_function_t pfnNativeEnqueue, void *data = nullptr,
                               const List<ur_mem_handle_t> &phMemList = {},
                               const ur_exp_enqueue_native_command_properties_t *pProperties = nullptr,
                               const List<ur_event_handle_t> &phEventWaitList = {}, Event *phEvent = nullptr) const;
};

/// The state of one command: what others wait for and ask; reference counted, may outlive its queue.
class Event : public detail::Shared<ur_event_handle_t, urEventRetain, urEventRelease> {
  using Base = detail::Shared<ur_event_handle_t, urEventRetain, urEventRelease>;
  using Base::Base;

public:
  Event() = default;
  /// Takes over one reference that the caller owns.
  [[nodiscard]] static Event adopt(ur_event_handle_t handle) noexcept { return Event(handle); }
  /// Adds a reference to a handle that somebody else owns.
  [[nodiscard]] static Event borrow(ur_event_handle_t handle) { return Event(retained(handle)); }
  /// The answer to a query: text, a vector, an array, or one value; `place` is what the query needs besides this
  /// object.
  template <auto Query, typename... Place>
  [[nodiscard]] auto info(Place... place) const {
    return detail::Answer<Query>::get(this->get(), place...);
  }
  /// urEventWait
  static void wait(const List<ur_event_handle_t> &phEventWaitList);
  /// urEventGetNativeHandle
  ur_native_handle_t getNativeHandle() const;
  /// urEventCreateWithNativeHandle
  static Event createWithNativeHandle(ur_native_handle_t hNativeEvent, ur_context_handle_t hContext,
                                      const ur_event_native_properties_t *pProperties = nullptr);
  /// urEventSetCallback
  void setCallback(ur_execution_info_t execStatus, ur_event_callback_t pfnNotify, void *pUserData = nullptr) const;
  /// urIPCGetEventHandleExp
  void ipcGetEventHandleExp(void **ppIPCEventHandleData, size_t *pIPCEventHandleDataSizeRet) const;
};

/// Memory of another API that was imported; released by the caller.
class ExternalMem : public detail::View<ur_exp_external_mem_handle_t> {
  using Base = detail::View<ur_exp_external_mem_handle_t>;
  using Base::Base;

public:
  ExternalMem() = default;
  /// A look at a handle that somebody else owns.
  [[nodiscard]] static ExternalMem borrow(ur_exp_external_mem_handle_t handle) noexcept { return ExternalMem(handle); }
};

/// Semaphore of another API that was imported; released by the caller.
class ExternalSemaphore : public detail::View<ur_exp_external_semaphore_handle_t> {
  using Base = detail::View<ur_exp_external_semaphore_handle_t>;
  using Base::Base;

public:
  ExternalSemaphore() = default;
  /// A look at a handle that somebody else owns.
  [[nodiscard]] static ExternalSemaphore borrow(ur_exp_external_semaphore_handle_t handle) noexcept {
    return ExternalSemaphore(handle);
  }
};

/// Commands recorded once to be run many times; reference counted.
class CommandBuffer : public detail::Shared<ur_exp_command_buffer_handle_t, urCommandBufferRetainExp,
    urCommandBufferReleaseExp> {
  using Base = detail::Shared<ur_exp_command_buffer_handle_t, urCommandBufferRetainExp, urCommandBufferReleaseExp>;
  using Base::Base;

public:
  CommandBuffer() = default;
  /// Takes over one reference that the caller owns.
  [[nodiscard]] static CommandBuffer adopt(ur_exp_command_buffer_handle_t handle) noexcept {
    return CommandBuffer(handle);
  }
  /// Adds a reference to a handle that somebody else owns.
  [[nodiscard]] static CommandBuffer borrow(ur_exp_command_buffer_handle_t handle) {
    return CommandBuffer(retained(handle));
  }
  /// The answer to a query: text, a vector, an array, or one value; `place` is what the query needs besides this
  /// object.
  template <auto Query, typename... Place>
  [[nodiscard]] auto info(Place... place) const {
    return detail::Answer<Query>::get(this->get(), place...);
  }
  /// urCommandBufferFinalizeExp
  void finalizeExp() const;
  /// urCommandBufferAppendKernelLaunchExp
  void appendKernelLaunchExp(ur_kernel_handle_t hKernel, uint32_t workDim, const size_t *pGlobalWorkOffset,
                             const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize,
                             const List<ur_kernel_handle_t> &phKernelAlternatives, uint32_t numSyncPointsInWaitList,
                             const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList = nullptr,
                             const List<ur_event_handle_t> &phEventWaitList = {},
                             ur_exp_command_buffer_sync_point_t *pSyncPoint = nullptr, Event *phEvent = nullptr,
                             ur_exp_command_buffer_command_handle_t *phCommand = nullptr) const;
  /// urCommandBufferAppendKernelLaunchWithArgsExp
  void appendKernelLaunchWithArgsExp(ur_kernel_handle_t hKernel, uint32_t workDim, const size_t *pGlobalWorkOffset,
                                     const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize, uint32_t numArgs,
                                     const ur_exp_kernel_arg_properties_t *pArgs,
                                     const List<ur_kernel_handle_t> &phKernelAlternatives,
                                     uint32_t numSyncPointsInWaitList,
                                     const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList = nullptr,
                                     const List<ur_event_handle_t> &phEventWaitList = {},
                                     ur_exp_command_buffer_sync_point_t *pSyncPoint = nullptr, Event *phEvent = nullptr,
                                     ur_exp_command_buffer_command_handle_t *phCommand = nullptr) const;
  /// urCommandBufferAppendUSMMemcpyExp
  void appendUSMMemcpyExp(void *pDst, const void *pSrc, size_t size, uint32_t numSyncPointsInWaitList,
                          const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList = nullptr,
                          const List<ur_event_handle_t> &phEventWaitList = {},
                          ur_exp_command_buffer_sync_point_t *pSyncPoint = nullptr, Event *phEvent = nullptr,
                          ur_exp_command_buffer_command_handle_t *phCommand = nullptr) const;
  /// urCommandBufferAppendUSMFillExp
  void appendUSMFillExp(void *pMemory, const void *pPattern, size_t patternSize, size_t size,
                        uint32_t numSyncPointsInWaitList,
                        const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList = nullptr,
                        const List<ur_event_handle_t> &phEventWaitList = {},
                        ur_exp_command_buffer_sync_point_t *pSyncPoint = nullptr, Event *phEvent = nullptr,
                        ur_exp_command_buffer_command_handle_t *phCommand = nullptr) const;
  /// urCommandBufferAppendMemBufferCopyExp
  void appendMemBufferCopyExp(ur_mem_handle_t hSrcMem, ur_mem_handle_t hDstMem, size_t srcOffset, size_t dstOffset,
                              size_t size, uint32_t numSyncPointsInWaitList,
                              const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList = nullptr,
                              const List<ur_event_handle_t> &phEventWaitList = {},
                              ur_exp_command_buffer_sync_point_t *pSyncPoint = nullptr, Event *phEvent = nullptr,
                              ur_exp_command_buffer_command_handle_t *phCommand = nullptr) const;
  /// urCommandBufferAppendMemBufferWriteExp
  void appendMemBufferWriteExp(ur_mem_handle_t hBuffer, size_t offset, size_t size, const void *pSrc,
                               uint32_t numSyncPointsInWaitList,
                               const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList = nullptr,
                               const List<ur_event_handle_t> &phEventWaitList = {},
                               ur_exp_command_buffer_sync_point_t *pSyncPoint = nullptr, Event *phEvent = nullptr,
                               ur_exp_command_buffer_command_handle_t *phCommand = nullptr) const;
  /// urCommandBufferAppendMemBufferReadExp
  void appendMemBufferReadExp(ur_mem_handle_t hBuffer, size_t offset, size_t size, void *pDst,
                              uint32_t numSyncPointsInWaitList,
                              const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList = nullptr,
                              const List<ur_event_handle_t> &phEventWaitList = {},
                              ur_exp_command_buffer_sync_point_t *pSyncPoint = nullptr, Event *phEvent = nullptr,
                              ur_exp_command_buffer_command_handle_t *phCommand = nullptr) const;
  /// urCommandBufferAppendMemBufferCopyRectExp
  void appendMemBufferCopyRectExp(ur_mem_handle_t hSrcMem, ur_mem_handle_t hDstMem, ur_rect_offset_t srcOrigin,
                                  ur_rect_offset_t dstOrigin, ur_rect_region_t region, size_t srcRowPitch,
                                  size_t srcSlicePitch, size_t dstRowPitch, size_t dstSlicePitch,
                                  uint32_t numSyncPointsInWaitList,
                                  const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList = nullptr,
                                  const List<ur_event_handle_t> &phEventWaitList = {},
                                  ur_exp_command_buffer_sync_point_t *pSyncPoint = nullptr, Event *phEvent = nullptr,
                                  ur_exp_command_buffer_command_handle_t *phCommand = nullptr) const;
  /// urCommandBufferAppendMemBufferWriteRectExp
  void appendMemBufferWriteRectExp(ur_mem_handle_t hBuffer, ur_rect_offset_t bufferOffset, ur_rect_offset_t hostOffset,
                                   ur_rect_region_t region, size_t bufferRowPitch, size_t bufferSlicePitch,
                                   size_t hostRowPitch, size_t hostSlicePitch, void *pSrc,
                                   uint32_t numSyncPointsInWaitList,
                                   const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList = nullptr,
                                   const List<ur_event_handle_t> &phEventWaitList = {},
                                   ur_exp_command_buffer_sync_point_t *pSyncPoint = nullptr, Event *phEvent = nullptr,
                                   ur_exp_command_buffer_command_handle_t *phCommand = nullptr) const;
  /// urCommandBufferAppendMemBufferReadRectExp
  void appendMemBufferReadRectExp(ur_mem_handle_t hBuffer, ur_rect_offset_t bufferOffset, ur_rect_offset_t hostOffset,
                                  ur_rect_region_t region, size_t bufferRowPitch, size_t bufferSlicePitch,
                                  size_t hostRowPitch, size_t hostSlicePitch, void *pDst,
                                  uint32_t numSyncPointsInWaitList,
                                  const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList = nullptr,
                                  const List<ur_event_handle_t> &phEventWaitList = {},
                                  ur_exp_command_buffer_sync_point_t *pSyncPoint = nullptr, Event *phEvent = nullptr,
                                  ur_exp_command_buffer_command_handle_t *phCommand = nullptr) const;
  /// urCommandBufferAppendMemBufferFillExp
  void appendMemBufferFillExp(ur_mem_handle_t hBuffer, const void *pPattern, size_t patternSize, size_t offset,
                              size_t size, uint32_t numSyncPointsInWaitList,
                              const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList = nullptr,
                              const List<ur_event_handle_t> &phEventWaitList = {},
                              ur_exp_command_buffer_sync_point_t *pSyncPoint = nullptr, Event *phEvent = nullptr,
                              ur_exp_command_buffer_command_handle_t *phCommand = nullptr) const;
  /// urCommandBufferAppendUSMPrefetchExp
  void appendUSMPrefetchExp(const void *pMemory, size_t size, ur_usm_migration_flags_t flags,
                            uint32_t numSyncPointsInWaitList,
                            const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList = nullptr,
                            const List<ur_event_handle_t> &phEventWaitList = {},
                            ur_exp_command_buffer_sync_point_t *pSyncPoint = nullptr, Event *phEvent = nullptr,
                            ur_exp_command_buffer_command_handle_t *phCommand = nullptr) const;
  /// urCommandBufferAppendUSMAdviseExp
  void appendUSMAdviseExp(const void *pMemory, size_t size, ur_usm_advice_flags_t advice,
                          uint32_t numSyncPointsInWaitList,
                          const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList = nullptr,
                          const List<ur_event_handle_t> &phEventWaitList = {},
                          ur_exp_command_buffer_sync_point_t *pSyncPoint = nullptr, Event *phEvent = nullptr,
                          ur_exp_command_buffer_command_handle_t *phCommand = nullptr) const;
  /// urCommandBufferAppendNativeCommandExp
  void appendNativeCommandExp(ur_exp_command_buffer_native_command_function_t pfnNativeCommand, void *pData,
                              ur_exp_command_buffer_handle_t hChildCommandBuffer, uint32_t numSyncPointsInWaitList,
                              const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList = nullptr,
                              ur_exp_command_buffer_sync_point_t *pSyncPoint = nullptr) const;
  /// urCommandBufferUpdateKernelLaunchExp
  void updateKernelLaunchExp(uint32_t numKernelUpdates,
                             const ur_exp_command_buffer_update_kernel_launch_desc_t *pUpdateKernelLaunch) const;
  /// urCommandBufferGetNativeHandleExp
  ur_native_handle_t getNativeHandleExp() const;
};

/// One command of an updatable command buffer, for changing it; lives as long as the buffer.
class CommandBufferCommand : public detail::View<ur_exp_command_buffer_command_handle_t> {
  using Base = detail::View<ur_exp_command_buffer_command_handle_t>;
  using Base::Base;

public:
  CommandBufferCommand() = default;
  /// A look at a handle that somebody else owns.
  [[nodiscard]] static CommandBufferCommand borrow(ur_exp_command_buffer_command_handle_t handle) noexcept {
    return CommandBufferCommand(handle);
  }
  /// urCommandBufferUpdateSignalEventExp
  Event commandBufferUpdateSignalEventExp() const;
  /// urCommandBufferUpdateWaitEventsExp
  void commandBufferUpdateWaitEventsExp(const List<ur_event_handle_t> &phEventWaitList = {}) const;
};

/// Commands captured from queues; the source of executable graphs.
class Graph : public detail::Unique<ur_exp_graph_handle_t, urGraphDestroyExp> {
  using Base = detail::Unique<ur_exp_graph_handle_t, urGraphDestroyExp>;
  using Base::Base;

public:
  Graph() = default;
  /// Takes over one reference that the caller owns.
  [[nodiscard]] static Graph adopt(ur_exp_graph_handle_t handle) noexcept { return Graph(handle); }
  /// urGraphInstantiateGraphExp
  ExecutableGraph instantiateGraphExp() const;
  /// urGraphIsEmptyExp
  bool isEmptyExp() const;
  /// urGraphGetIdExp
  uint64_t getIdExp() const;
  /// urGraphSetDestructionCallbackExp
  void setDestructionCallbackExp(ur_exp_graph_destruction_callback_t pfnCallback, void *pUserData = nullptr) const;
  /// urGraphDumpContentsExp
  void dumpContentsExp(const char *filePath) const;
  /// urGraphGetNativeHandleExp
  ur_native_handle_t getNativeHandleExp() const;
};

/// A graph made ready to run.
class ExecutableGraph : public detail::Unique<ur_exp_executable_graph_handle_t, urGraphExecutableGraphDestroyExp> {
  using Base = detail::Unique<ur_exp_executable_graph_handle_t, urGraphExecutableGraphDestroyExp>;
  using Base::Base;

public:
  ExecutableGraph() = default;
  /// Takes over one reference that the caller owns.
  [[nodiscard]] static ExecutableGraph adopt(ur_exp_executable_graph_handle_t handle) noexcept {
    return ExecutableGraph(handle);
  }
  /// urGraphExecutableGraphGetNativeHandleExp
  ur_native_handle_t graphExecutableGraphGetNativeHandleExp() const;
};

/// urLoaderInit
inline void loaderInit(ur_device_init_flags_t device_flags, ur_loader_config_handle_t hLoaderConfig = nullptr) {
  check(::urLoaderInit(device_flags, hLoaderConfig), "urLoaderInit");
}

/// urLoaderTearDown
inline void loaderTearDown() {
  check(::urLoaderTearDown(), "urLoaderTearDown");
}

/// urAdapterGet
inline std::vector<Adapter> adapters() {
  return detail::listed<Adapter, ur_adapter_handle_t>(
      [&](uint32_t count, ur_adapter_handle_t *array, uint32_t *total) {
        check(::urAdapterGet(count, array, total), "urAdapterGet");
      },
      Adapter::adopt);
}

/// urLanewayEventWaitFor
inline ur_laneway_event_wait_outcome_t lanewayEventWaitFor(const List<ur_event_handle_t> &phEvents,
                                                           ur_laneway_event_wait_mode_t mode, uint64_t timeout,
                                                           uint32_t *pIndex = nullptr) {
  ur_laneway_event_wait_outcome_t result{};
  check(::urLanewayEventWaitFor(phEvents.count(), phEvents.data(), mode, timeout, &result,
                                pIndex), "urLanewayEventWaitFor");
  return result;
}

inline LoaderConfig LoaderConfig::create() {
  ur_loader_config_handle_t result{};
  check(::urLoaderConfigCreate(&result), "urLoaderConfigCreate");
  return LoaderConfig::adopt(result);
}

inline void LoaderConfig::enableLayer(const char *pLayerName) const {
  check(::urLoaderConfigEnableLayer(get(), pLayerName), "urLoaderConfigEnableLayer");
}

inline void LoaderConfig::setCodeLocationCallback(ur_code_location_callback_t pfnCodeloc, void *pUserData) const {
  check(::urLoaderConfigSetCodeLocationCallback(get(), pfnCodeloc, pUserData), "urLoaderConfigSetCodeLocationCallback");
}

inline void LoaderConfig::setMockingEnabled(ur_bool_t enable) const {
  check(::urLoaderConfigSetMockingEnabled(get(), enable), "urLoaderConfigSetMockingEnabled");
}

inline void Adapter::getLastError(const char **ppMessage, int32_t *pError) const {
  check(::urAdapterGetLastError(get(), ppMessage, pError), "urAdapterGetLastError");
}

inline void Adapter::setLoggerCallback(ur_logger_callback_t pfnLoggerCallback, void *pUserData,
                                       ur_logger_level_t level) const {
  check(::urAdapterSetLoggerCallback(get(), pfnLoggerCallback, pUserData, level), "urAdapterSetLoggerCallback");
}

inline void Adapter::setLoggerCallbackLevel(ur_logger_level_t level) const {
  check(::urAdapterSetLoggerCallbackLevel(get(), level), "urAdapterSetLoggerCallbackLevel");
}

inline std::vector<Platform> Adapter::platforms() const {
  return detail::listed<Platform, ur_platform_handle_t>(
      [&](uint32_t count, ur_platform_handle_t *array, uint32_t *total) {
        check(::urPlatformGet(get(), count, array, total), "urPlatformGet");
      },
      Platform::borrow);
}

inline ur_api_version_t Platform::getApiVersion() const {
  ur_api_version_t result{};
  check(::urPlatformGetApiVersion(get(), &result), "urPlatformGetApiVersion");
  return result;
}

inline ur_native_handle_t Platform::getNativeHandle() const {
  ur_native_handle_t result{};
  check(::urPlatformGetNativeHandle(get(), &result), "urPlatformGetNativeHandle");
  return result;
}

inline ur_platform_handle_t Platform::createWithNativeHandle(ur_native_handle_t hNativePlatform,
                                                             ur_adapter_handle_t hAdapter,
                                                             const ur_platform_native_properties_t *pProperties) {
  ur_platform_handle_t result{};
  check(::urPlatformCreateWithNativeHandle(hNativePlatform, hAdapter, pProperties,
                                           &result), "urPlatformCreateWithNativeHandle");
  return result;
}

inline const char *Platform::getBackendOption(const char *pFrontendOption) const {
  const char *result{};
  check(::urPlatformGetBackendOption(get(), pFrontendOption, &result), "urPlatformGetBackendOption");
  return result;
}

inline std::vector<Device> Platform::devices(ur_device_type_t DeviceType) const {
  return detail::listed<Device, ur_device_handle_t>(
      [&](uint32_t count, ur_device_handle_t *array, uint32_t *total) {
        check(::urDeviceGet(get(), DeviceType, count, array, total), "urDeviceGet");
      },
      Device::adopt);
}

inline std::vector<Device> Platform::deviceGetSelected(ur_device_type_t DeviceType) const {
  return detail::listed<Device, ur_device_handle_t>(
      [&](uint32_t count, ur_device_handle_t *array, uint32_t *total) {
        check(::urDeviceGetSelected(get(), DeviceType, count, array, total), "urDeviceGetSelected");
      },
      Device::adopt);
}

inline std::vector<Device> Device::partition(const ur_device_partition_properties_t *pProperties) const {
  return detail::listed<Device, ur_device_handle_t>(
      [&](uint32_t count, ur_device_handle_t *array, uint32_t *total) {
        check(::urDevicePartition(get(), pProperties, count, array, total), "urDevicePartition");
      },
      Device::adopt);
}

inline uint32_t Device::selectBinary(const ur_device_binary_t *pBinaries, uint32_t NumBinaries) const {
  uint32_t result{};
  check(::urDeviceSelectBinary(get(), pBinaries, NumBinaries, &result), "urDeviceSelectBinary");
  return result;
}

inline ur_native_handle_t Device::getNativeHandle() const {
  ur_native_handle_t result{};
  check(::urDeviceGetNativeHandle(get(), &result), "urDeviceGetNativeHandle");
  return result;
}

inline Device Device::createWithNativeHandle(ur_native_handle_t hNativeDevice, ur_adapter_handle_t hAdapter,
                                             const ur_device_native_properties_t *pProperties) {
  ur_device_handle_t result{};
  check(::urDeviceCreateWithNativeHandle(hNativeDevice, hAdapter, pProperties,
                                         &result), "urDeviceCreateWithNativeHandle");
  return Device::adopt(result);
}

inline void Device::getGlobalTimestamps(uint64_t *pDeviceTimestamp, uint64_t *pHostTimestamp) const {
  check(::urDeviceGetGlobalTimestamps(get(), pDeviceTimestamp, pHostTimestamp), "urDeviceGetGlobalTimestamps");
}

inline void *Device::programGetFunctionPointer(ur_program_handle_t hProgram, const char *pFunctionName) const {
  void *result{};
  check(::urProgramGetFunctionPointer(get(), hProgram, pFunctionName, &result), "urProgramGetFunctionPointer");
  return result;
}

inline void *Device::programGetGlobalVariablePointer(ur_program_handle_t hProgram, const char *pGlobalVariableName,
                                                     size_t *pGlobalVariableSizeRet) const {
  void *result{};
  check(::urProgramGetGlobalVariablePointer(get(), hProgram, pGlobalVariableName, pGlobalVariableSizeRet,
                                            &result), "urProgramGetGlobalVariablePointer");
  return result;
}

inline ur_bool_t Device::bindlessImagesSupportsImportingHandleTypeExp(ur_exp_external_mem_type_t memHandleType) const {
  ur_bool_t result{};
  check(::urBindlessImagesSupportsImportingHandleTypeExp(
      get(), memHandleType, &result), "urBindlessImagesSupportsImportingHandleTypeExp");
  return result;
}

inline void Device::waitExp() const {
  check(::urDeviceWaitExp(get()), "urDeviceWaitExp");
}

inline void Device::usmP2PEnablePeerAccessExp(ur_device_handle_t peerDevice) const {
  check(::urUsmP2PEnablePeerAccessExp(get(), peerDevice), "urUsmP2PEnablePeerAccessExp");
}

inline void Device::usmP2PDisablePeerAccessExp(ur_device_handle_t peerDevice) const {
  check(::urUsmP2PDisablePeerAccessExp(get(), peerDevice), "urUsmP2PDisablePeerAccessExp");
}

inline Context Context::create(const List<ur_device_handle_t> &phDevices, const ur_context_properties_t *pProperties) {
  ur_context_handle_t result{};
  check(::urContextCreate(phDevices.count(), phDevices.data(), pProperties, &result), "urContextCreate");
  return Context::adopt(result);
}

inline ur_native_handle_t Context::getNativeHandle() const {
  ur_native_handle_t result{};
  check(::urContextGetNativeHandle(get(), &result), "urContextGetNativeHandle");
  return result;
}

inline Context Context::createWithNativeHandle(ur_native_handle_t hNativeContext, ur_adapter_handle_t hAdapter,
                                               const List<ur_device_handle_t> &phDevices,
                                               const ur_context_native_properties_t *pProperties) {
  ur_context_handle_t result{};
  check(::urContextCreateWithNativeHandle(hNativeContext, hAdapter, phDevices.count(), phDevices.data(), pProperties,
                                          &result), "urContextCreateWithNativeHandle");
  return Context::adopt(result);
}

inline void Context::setExtendedDeleter(ur_context_extended_deleter_t pfnDeleter, void *pUserData) const {
  check(::urContextSetExtendedDeleter(get(), pfnDeleter, pUserData), "urContextSetExtendedDeleter");
}

inline Mem Context::memImageCreate(ur_mem_flags_t flags, const ur_image_format_t *pImageFormat,
                                   const ur_image_desc_t *pImageDesc, void *pHost) const {
  ur_mem_handle_t result{};
  check(::urMemImageCreate(get(), flags, pImageFormat, pImageDesc, pHost, &result), "urMemImageCreate");
  return Mem::adopt(result);
}

inline Mem Context::memBufferCreate(ur_mem_flags_t flags, size_t size,
                                    const ur_buffer_properties_t *pProperties) const {
  ur_mem_handle_t result{};
  check(::urMemBufferCreate(get(), flags, size, pProperties, &result), "urMemBufferCreate");
  return Mem::adopt(result);
}

inline Sampler Context::samplerCreate(const ur_sampler_desc_t *pDesc) const {
  ur_sampler_handle_t result{};
  check(::urSamplerCreate(get(), pDesc, &result), "urSamplerCreate");
  return Sampler::adopt(result);
}

inline void *Context::usmHostAlloc(const ur_usm_desc_t *pUSMDesc, ur_usm_pool_handle_t pool, size_t size) const {
  void *result{};
  check(::urUSMHostAlloc(get(), pUSMDesc, pool, size, &result), "urUSMHostAlloc");
  return result;
}

inline void *Context::usmDeviceAlloc(ur_device_handle_t hDevice, const ur_usm_desc_t *pUSMDesc,
                                     ur_usm_pool_handle_t pool, size_t size) const {
  void *result{};
  check(::urUSMDeviceAlloc(get(), hDevice, pUSMDesc, pool, size, &result), "urUSMDeviceAlloc");
  return result;
}

inline void *Context::usmSharedAlloc(ur_device_handle_t hDevice, const ur_usm_desc_t *pUSMDesc,
                                     ur_usm_pool_handle_t pool, size_t size) const {
  void *result{};
  check(::urUSMSharedAlloc(get(), hDevice, pUSMDesc, pool, size, &result), "urUSMSharedAlloc");
  return result;
}

inline void Context::usmFree(void *pMem) const {
  check(::urUSMFree(get(), pMem), "urUSMFree");
}

inline USMPool Context::usmPoolCreate(ur_usm_pool_desc_t *pPoolDesc) const {
  ur_usm_pool_handle_t result{};
  check(::urUSMPoolCreate(get(), pPoolDesc, &result), "urUSMPoolCreate");
  return USMPool::adopt(result);
}

inline void *Context::virtualMemReserve(const void *pStart, size_t size) const {
  void *result{};
  check(::urVirtualMemReserve(get(), pStart, size, &result), "urVirtualMemReserve");
  return result;
}

inline void Context::virtualMemFree(const void *pStart, size_t size) const {
  check(::urVirtualMemFree(get(), pStart, size), "urVirtualMemFree");
}

inline void Context::virtualMemMap(const void *pStart, size_t size, ur_physical_mem_handle_t hPhysicalMem,
                                   size_t offset, ur_virtual_mem_access_flags_t flags) const {
  check(::urVirtualMemMap(get(), pStart, size, hPhysicalMem, offset, flags), "urVirtualMemMap");
}

inline void Context::virtualMemUnmap(const void *pStart, size_t size) const {
  check(::urVirtualMemUnmap(get(), pStart, size), "urVirtualMemUnmap");
}

inline void Context::virtualMemSetAccess(const void *pStart, size_t size, ur_virtual_mem_access_flags_t flags) const {
  check(::urVirtualMemSetAccess(get(), pStart, size, flags), "urVirtualMemSetAccess");
}

inline PhysicalMem Context::physicalMemCreate(ur_device_handle_t hDevice, size_t size,
                                              const ur_physical_mem_properties_t *pProperties) const {
  ur_physical_mem_handle_t result{};
  check(::urPhysicalMemCreate(get(), hDevice, size, pProperties, &result), "urPhysicalMemCreate");
  return PhysicalMem::adopt(result);
}

inline Program Context::programCreateWithIL(const void *pIL, size_t length,
                                            const ur_program_properties_t *pProperties) const {
  ur_program_handle_t result{};
  check(::urProgramCreateWithIL(get(), pIL, length, pProperties, &result), "urProgramCreateWithIL");
  return Program::adopt(result);
}

inline Program Context::programCreateWithBinary(uint32_t numDevices, ur_device_handle_t *phDevices, size_t *pLengths,
                                                const uint8_t **ppBinaries,
                                                const ur_program_properties_t *pProperties) const {
  ur_program_handle_t result{};
  check(::urProgramCreateWithBinary(get(), numDevices, phDevices, pLengths, ppBinaries, pProperties,
                                    &result), "urProgramCreateWithBinary");
  return Program::adopt(result);
}

inline void Context::programBuild(ur_program_handle_t hProgram, const char *pOptions) const {
  check(::urProgramBuild(get(), hProgram, pOptions), "urProgramBuild");
}

inline void Context::programCompile(ur_program_handle_t hProgram, const char *pOptions) const {
  check(::urProgramCompile(get(), hProgram, pOptions), "urProgramCompile");
}

inline Program Context::programLink(const List<ur_program_handle_t> &phPrograms, const char *pOptions) const {
  ur_program_handle_t result{};
  check(::urProgramLink(get(), phPrograms.count(), phPrograms.data(), pOptions, &result), "urProgramLink");
  return Program::adopt(result);
}

inline Queue Context::queueCreate(ur_device_handle_t hDevice, const ur_queue_properties_t *pProperties) const {
  ur_queue_handle_t result{};
  check(::urQueueCreate(get(), hDevice, pProperties, &result), "urQueueCreate");
  return Queue::adopt(result);
}

inline ur_usm_pool_handle_t Context::usmPoolCreateExp(ur_device_handle_t hDevice, ur_usm_pool_desc_t *pPoolDesc) const {
  ur_usm_pool_handle_t result{};
  check(::urUSMPoolCreateExp(get(), hDevice, pPoolDesc, &result), "urUSMPoolCreateExp");
  return result;
}

inline void Context::usmPoolDestroyExp(ur_device_handle_t hDevice, ur_usm_pool_handle_t hPool) const {
  check(::urUSMPoolDestroyExp(get(), hDevice, hPool), "urUSMPoolDestroyExp");
}

inline ur_usm_pool_handle_t Context::usmPoolGetDefaultDevicePoolExp(ur_device_handle_t hDevice) const {
  ur_usm_pool_handle_t result{};
  check(::urUSMPoolGetDefaultDevicePoolExp(get(), hDevice, &result), "urUSMPoolGetDefaultDevicePoolExp");
  return result;
}

inline void Context::usmPoolSetDevicePoolExp(ur_device_handle_t hDevice, ur_usm_pool_handle_t hPool) const {
  check(::urUSMPoolSetDevicePoolExp(get(), hDevice, hPool), "urUSMPoolSetDevicePoolExp");
}

inline ur_usm_pool_handle_t Context::usmPoolGetDevicePoolExp(ur_device_handle_t hDevice) const {
  ur_usm_pool_handle_t result{};
  check(::urUSMPoolGetDevicePoolExp(get(), hDevice, &result), "urUSMPoolGetDevicePoolExp");
  return result;
}

inline void Context::usmPoolTrimToExp(ur_device_handle_t hDevice, ur_usm_pool_handle_t hPool,
                                      size_t minBytesToKeep) const {
  check(::urUSMPoolTrimToExp(get(), hDevice, hPool, minBytesToKeep), "urUSMPoolTrimToExp");
}

inline void Context::usmPitchedAllocExp(ur_device_handle_t hDevice, const ur_usm_desc_t *pUSMDesc,
                                        ur_usm_pool_handle_t pool, size_t widthInBytes, size_t height,
                                        size_t elementSizeBytes, void **ppMem, size_t *pResultPitch) const {
  check(::urUSMPitchedAllocExp(get(), hDevice, pUSMDesc, pool, widthInBytes, height, elementSizeBytes, ppMem,
                               pResultPitch), "urUSMPitchedAllocExp");
}

inline void Context::bindlessImagesUnsampledImageHandleDestroyExp(ur_device_handle_t hDevice,
                                                                  ur_exp_image_native_handle_t hImage) const {
  check(::urBindlessImagesUnsampledImageHandleDestroyExp(get(), hDevice,
                                                         hImage), "urBindlessImagesUnsampledImageHandleDestroyExp");
}

inline void Context::bindlessImagesSampledImageHandleDestroyExp(ur_device_handle_t hDevice,
                                                                ur_exp_image_native_handle_t hImage) const {
  check(::urBindlessImagesSampledImageHandleDestroyExp(get(), hDevice,
                                                       hImage), "urBindlessImagesSampledImageHandleDestroyExp");
}

inline ur_exp_image_mem_native_handle_t Context::bindlessImagesImageAllocateExp(
    ur_device_handle_t hDevice, const ur_image_format_t *pImageFormat, const ur_image_desc_t *pImageDesc) const {
  ur_exp_image_mem_native_handle_t result{};
  check(::urBindlessImagesImageAllocateExp(get(), hDevice, pImageFormat, pImageDesc,
                                           &result), "urBindlessImagesImageAllocateExp");
  return result;
}

inline void Context::bindlessImagesImageFreeExp(ur_device_handle_t hDevice,
                                                ur_exp_image_mem_native_handle_t hImageMem) const {
  check(::urBindlessImagesImageFreeExp(get(), hDevice, hImageMem), "urBindlessImagesImageFreeExp");
}

inline ur_exp_image_native_handle_t Context::bindlessImagesUnsampledImageCreateExp(
    ur_device_handle_t hDevice, ur_exp_image_mem_native_handle_t hImageMem, const ur_image_format_t *pImageFormat,
    const ur_image_desc_t *pImageDesc) const {
  ur_exp_image_native_handle_t result{};
  check(::urBindlessImagesUnsampledImageCreateExp(get(), hDevice, hImageMem, pImageFormat, pImageDesc,
                                                  &result), "urBindlessImagesUnsampledImageCreateExp");
  return result;
}

inline ur_exp_image_native_handle_t Context::bindlessImagesSampledImageCreateExp(
    ur_device_handle_t hDevice, ur_exp_image_mem_native_handle_t hImageMem, const ur_image_format_t *pImageFormat,
    const ur_image_desc_t *pImageDesc, const ur_sampler_desc_t *pSamplerDesc) const {
  ur_exp_image_native_handle_t result{};
  check(::urBindlessImagesSampledImageCreateExp(get(), hDevice, hImageMem, pImageFormat, pImageDesc, pSamplerDesc,
                                                &result), "urBindlessImagesSampledImageCreateExp");
  return result;
}

inline void Context::bindlessImagesImageGetInfoExp(ur_exp_image_mem_native_handle_t hImageMem, ur_image_info_t propName,
                                                   void *pPropValue, size_t *pPropSizeRet) const {
  check(::urBindlessImagesImageGetInfoExp(get(), hImageMem, propName, pPropValue,
                                          pPropSizeRet), "urBindlessImagesImageGetInfoExp");
}

inline ur_bool_t Context::bindlessImagesGetImageMemoryHandleTypeSupportExp(
    ur_device_handle_t hDevice, const ur_image_desc_t *pImageDesc, const ur_image_format_t *pImageFormat,
    ur_exp_image_mem_type_t imageMemHandleType) const {
  ur_bool_t result{};
  check(::urBindlessImagesGetImageMemoryHandleTypeSupportExp(
      get(), hDevice, pImageDesc, pImageFormat, imageMemHandleType,
      &result), "urBindlessImagesGetImageMemoryHandleTypeSupportExp");
  return result;
}

inline ur_bool_t Context::bindlessImagesGetImageUnsampledHandleSupportExp(
    ur_device_handle_t hDevice, const ur_image_desc_t *pImageDesc, const ur_image_format_t *pImageFormat,
    ur_exp_image_mem_type_t imageMemHandleType) const {
  ur_bool_t result{};
  check(::urBindlessImagesGetImageUnsampledHandleSupportExp(
      get(), hDevice, pImageDesc, pImageFormat, imageMemHandleType,
      &result), "urBindlessImagesGetImageUnsampledHandleSupportExp");
  return result;
}

inline ur_bool_t Context::bindlessImagesGetImageSampledHandleSupportExp(
    ur_device_handle_t hDevice, const ur_image_desc_t *pImageDesc, const ur_image_format_t *pImageFormat,
    ur_exp_image_mem_type_t imageMemHandleType) const {
  ur_bool_t result{};
  check(::urBindlessImagesGetImageSampledHandleSupportExp(
      get(), hDevice, pImageDesc, pImageFormat, imageMemHandleType,
      &result), "urBindlessImagesGetImageSampledHandleSupportExp");
  return result;
}

inline ur_exp_image_mem_native_handle_t Context::bindlessImagesMipmapGetLevelExp(
    ur_device_handle_t hDevice, ur_exp_image_mem_native_handle_t hImageMem, uint32_t mipmapLevel) const {
  ur_exp_image_mem_native_handle_t result{};
  check(::urBindlessImagesMipmapGetLevelExp(get(), hDevice, hImageMem, mipmapLevel,
                                            &result), "urBindlessImagesMipmapGetLevelExp");
  return result;
}

inline void Context::bindlessImagesMipmapFreeExp(ur_device_handle_t hDevice,
                                                 ur_exp_image_mem_native_handle_t hMem) const {
  check(::urBindlessImagesMipmapFreeExp(get(), hDevice, hMem), "urBindlessImagesMipmapFreeExp");
}

inline ur_exp_external_mem_handle_t Context::bindlessImagesImportExternalMemoryExp(
    ur_device_handle_t hDevice, size_t size, ur_exp_external_mem_type_t memHandleType,
    ur_exp_external_mem_desc_t *pExternalMemDesc) const {
  ur_exp_external_mem_handle_t result{};
  check(::urBindlessImagesImportExternalMemoryExp(get(), hDevice, size, memHandleType, pExternalMemDesc,
                                                  &result), "urBindlessImagesImportExternalMemoryExp");
  return result;
}

inline ur_exp_image_mem_native_handle_t Context::bindlessImagesMapExternalArrayExp(
    ur_device_handle_t hDevice, const ur_image_format_t *pImageFormat, const ur_image_desc_t *pImageDesc,
    ur_exp_external_mem_handle_t hExternalMem) const {
  ur_exp_image_mem_native_handle_t result{};
  check(::urBindlessImagesMapExternalArrayExp(get(), hDevice, pImageFormat, pImageDesc, hExternalMem,
                                              &result), "urBindlessImagesMapExternalArrayExp");
  return result;
}

inline void *Context::bindlessImagesMapExternalLinearMemoryExp(ur_device_handle_t hDevice, uint64_t offset,
                                                               uint64_t size,
                                                               ur_exp_external_mem_handle_t hExternalMem) const {
  void *result{};
  check(::urBindlessImagesMapExternalLinearMemoryExp(get(), hDevice, offset, size, hExternalMem,
                                                     &result), "urBindlessImagesMapExternalLinearMemoryExp");
  return result;
}

inline void Context::bindlessImagesReleaseExternalMemoryExp(ur_device_handle_t hDevice,
                                                            ur_exp_external_mem_handle_t hExternalMem) const {
  check(::urBindlessImagesReleaseExternalMemoryExp(get(), hDevice,
                                                   hExternalMem), "urBindlessImagesReleaseExternalMemoryExp");
}

inline void Context::bindlessImagesFreeMappedLinearMemoryExp(ur_device_handle_t hDevice, void *pMem) const {
  check(::urBindlessImagesFreeMappedLinearMemoryExp(get(), hDevice, pMem), "urBindlessImagesFreeMappedLinearMemoryExp");
}

inline ur_exp_external_semaphore_handle_t Context::bindlessImagesImportExternalSemaphoreExp(
    ur_device_handle_t hDevice, ur_exp_external_semaphore_type_t semHandleType,
    ur_exp_external_semaphore_desc_t *pExternalSemaphoreDesc) const {
  ur_exp_external_semaphore_handle_t result{};
  check(::urBindlessImagesImportExternalSemaphoreExp(
      get(), hDevice, semHandleType, pExternalSemaphoreDesc, &result), "urBindlessImagesImportExternalSemaphoreExp");
  return result;
}

inline void Context::bindlessImagesReleaseExternalSemaphoreExp(
    ur_device_handle_t hDevice, ur_exp_external_semaphore_handle_t hExternalSemaphore) const {
  check(::urBindlessImagesReleaseExternalSemaphoreExp(get(), hDevice,
                                                      hExternalSemaphore),
                                                          "urBindlessImagesReleaseExternalSemaphoreExp");
}

inline CommandBuffer Context::commandBufferCreateExp(ur_device_handle_t hDevice,
                                                     const ur_exp_command_buffer_desc_t *pCommandBufferDesc) const {
  ur_exp_command_buffer_handle_t result{};
  check(::urCommandBufferCreateExp(get(), hDevice, pCommandBufferDesc, &result), "urCommandBufferCreateExp");
  return CommandBuffer::adopt(result);
}

inline void Context::programDynamicLinkExp(const List<ur_program_handle_t> &phPrograms) const {
  check(::urProgramDynamicLinkExp(get(), phPrograms.count(), phPrograms.data()), "urProgramDynamicLinkExp");
}

inline Graph Context::graphCreateExp() const {
  ur_exp_graph_handle_t result{};
  check(::urGraphCreateExp(get(), &result), "urGraphCreateExp");
  return Graph::adopt(result);
}

inline void Context::ipcGetMemHandleExp(void *pMem, void **ppIPCMemHandleData, size_t *pIPCMemHandleDataSizeRet) const {
  check(::urIPCGetMemHandleExp(get(), pMem, ppIPCMemHandleData, pIPCMemHandleDataSizeRet), "urIPCGetMemHandleExp");
}

inline void Context::ipcPutMemHandleExp(void *pIPCMemHandleData) const {
  check(::urIPCPutMemHandleExp(get(), pIPCMemHandleData), "urIPCPutMemHandleExp");
}

inline void *Context::ipcOpenMemHandleExp(ur_device_handle_t hDevice, void *pIPCMemHandleData,
                                          size_t ipcMemHandleDataSize) const {
  void *result{};
  check(::urIPCOpenMemHandleExp(get(), hDevice, pIPCMemHandleData, ipcMemHandleDataSize,
                                &result), "urIPCOpenMemHandleExp");
  return result;
}

inline void Context::ipcCloseMemHandleExp(void *pMem) const {
  check(::urIPCCloseMemHandleExp(get(), pMem), "urIPCCloseMemHandleExp");
}

inline void Context::ipcGetPhysMemHandleExp(ur_physical_mem_handle_t hPhysMem, void **ppIPCPhysMemHandleData,
                                            size_t *pIPCPhysMemHandleDataSizeRet) const {
  check(::urIPCGetPhysMemHandleExp(get(), hPhysMem, ppIPCPhysMemHandleData,
                                   pIPCPhysMemHandleDataSizeRet), "urIPCGetPhysMemHandleExp");
}

inline void Context::ipcPutPhysMemHandleExp(const void *pIPCPhysMemHandleData) const {
  check(::urIPCPutPhysMemHandleExp(get(), pIPCPhysMemHandleData), "urIPCPutPhysMemHandleExp");
}

inline PhysicalMem Context::ipcOpenPhysMemHandleExp(ur_device_handle_t hDevice, const void *pIPCPhysMemHandleData,
                                                    size_t ipcPhysMemHandleDataSize) const {
  ur_physical_mem_handle_t result{};
  check(::urIPCOpenPhysMemHandleExp(get(), hDevice, pIPCPhysMemHandleData, ipcPhysMemHandleDataSize,
                                    &result), "urIPCOpenPhysMemHandleExp");
  return PhysicalMem::adopt(result);
}

inline void Context::ipcClosePhysMemHandleExp(ur_physical_mem_handle_t hPhysMem) const {
  check(::urIPCClosePhysMemHandleExp(get(), hPhysMem), "urIPCClosePhysMemHandleExp");
}

inline void Context::ipcPutEventHandleExp(void *pIPCEventHandleData) const {
  check(::urIPCPutEventHandleExp(get(), pIPCEventHandleData), "urIPCPutEventHandleExp");
}

inline Event Context::ipcOpenEventHandleExp(const void *pIPCEventHandleData, size_t ipcEventHandleDataSize) const {
  ur_event_handle_t result{};
  check(::urIPCOpenEventHandleExp(get(), pIPCEventHandleData, ipcEventHandleDataSize,
                                  &result), "urIPCOpenEventHandleExp");
  return Event::adopt(result);
}

inline void *Context::memoryExportAllocExportableMemoryExp(ur_device_handle_t hDevice, size_t alignment, size_t size,
                                                           ur_exp_external_mem_type_t handleTypeToExport) const {
  void *result{};
  check(::urMemoryExportAllocExportableMemoryExp(get(), hDevice, alignment, size, handleTypeToExport,
                                                 &result), "urMemoryExportAllocExportableMemoryExp");
  return result;
}

inline void Context::memoryExportFreeExportableMemoryExp(ur_device_handle_t hDevice, void *pMem) const {
  check(::urMemoryExportFreeExportableMemoryExp(get(), hDevice, pMem), "urMemoryExportFreeExportableMemoryExp");
}

inline void Context::memoryExportExportMemoryHandleExp(ur_device_handle_t hDevice,
                                                       ur_exp_external_mem_type_t handleTypeToExport, void *pMem,
                                                       void *pMemHandleRet) const {
  check(::urMemoryExportExportMemoryHandleExp(get(), hDevice, handleTypeToExport, pMem,
                                              pMemHandleRet), "urMemoryExportExportMemoryHandleExp");
}

inline Program Context::programLinkExp(const List<ur_device_handle_t> &phDevices, ur_exp_program_flags_t flags,
                                       const List<ur_program_handle_t> &phPrograms, const char *pOptions) const {
  ur_program_handle_t result{};
  check(::urProgramLinkExp(get(), phDevices.count(), phDevices.data(), flags, phPrograms.count(), phPrograms.data(),
                           pOptions, &result), "urProgramLinkExp");
  return Program::adopt(result);
}

inline Event Context::eventCreateExp(ur_device_handle_t hDevice, const ur_exp_event_desc_t *pEventDesc) const {
  ur_event_handle_t result{};
  check(::urEventCreateExp(get(), hDevice, pEventDesc, &result), "urEventCreateExp");
  return Event::adopt(result);
}

inline void Context::usmContextMemcpyExp(void *pDst, const void *pSrc, size_t size) const {
  check(::urUSMContextMemcpyExp(get(), pDst, pSrc, size), "urUSMContextMemcpyExp");
}

inline void Context::usmHostAllocRegisterExp(void *pHostMem, size_t size,
                                             const ur_exp_usm_host_alloc_register_properties_t *pProperties) const {
  check(::urUSMHostAllocRegisterExp(get(), pHostMem, size, pProperties), "urUSMHostAllocRegisterExp");
}

inline void Context::usmHostAllocUnregisterExp(void *pHostMem) const {
  check(::urUSMHostAllocUnregisterExp(get(), pHostMem), "urUSMHostAllocUnregisterExp");
}

inline void Context::usmImportExp(void *pMem, size_t size) const {
  check(::urUSMImportExp(get(), pMem, size), "urUSMImportExp");
}

inline void Context::usmReleaseExp(void *pMem) const {
  check(::urUSMReleaseExp(get(), pMem), "urUSMReleaseExp");
}

inline Mem Mem::bufferPartition(ur_mem_flags_t flags, ur_buffer_create_type_t bufferCreateType,
                                const ur_buffer_region_t *pRegion) const {
  ur_mem_handle_t result{};
  check(::urMemBufferPartition(get(), flags, bufferCreateType, pRegion, &result), "urMemBufferPartition");
  return Mem::adopt(result);
}

inline ur_native_handle_t Mem::getNativeHandle(ur_device_handle_t hDevice) const {
  ur_native_handle_t result{};
  check(::urMemGetNativeHandle(get(), hDevice, &result), "urMemGetNativeHandle");
  return result;
}

inline Mem Mem::bufferCreateWithNativeHandle(ur_native_handle_t hNativeMem, ur_context_handle_t hContext,
                                             const ur_mem_native_properties_t *pProperties) {
  ur_mem_handle_t result{};
  check(::urMemBufferCreateWithNativeHandle(hNativeMem, hContext, pProperties,
                                            &result), "urMemBufferCreateWithNativeHandle");
  return Mem::adopt(result);
}

inline Mem Mem::imageCreateWithNativeHandle(ur_native_handle_t hNativeMem, ur_context_handle_t hContext,
                                            const ur_image_format_t *pImageFormat, const ur_image_desc_t *pImageDesc,
                                            const ur_mem_native_properties_t *pProperties) {
  ur_mem_handle_t result{};
  check(::urMemImageCreateWithNativeHandle(hNativeMem, hContext, pImageFormat, pImageDesc, pProperties,
                                           &result), "urMemImageCreateWithNativeHandle");
  return Mem::adopt(result);
}

inline ur_native_handle_t Sampler::getNativeHandle() const {
  ur_native_handle_t result{};
  check(::urSamplerGetNativeHandle(get(), &result), "urSamplerGetNativeHandle");
  return result;
}

inline Sampler Sampler::createWithNativeHandle(ur_native_handle_t hNativeSampler, ur_context_handle_t hContext,
                                               const ur_sampler_native_properties_t *pProperties) {
  ur_sampler_handle_t result{};
  check(::urSamplerCreateWithNativeHandle(hNativeSampler, hContext, pProperties,
                                          &result), "urSamplerCreateWithNativeHandle");
  return Sampler::adopt(result);
}

inline void USMPool::getInfoExp(ur_usm_pool_info_t propName, void *pPropValue, size_t *pPropSizeRet) const {
  check(::urUSMPoolGetInfoExp(get(), propName, pPropValue, pPropSizeRet), "urUSMPoolGetInfoExp");
}

inline void USMPool::setInfoExp(ur_usm_pool_info_t propName, void *pPropValue, size_t propSize) const {
  check(::urUSMPoolSetInfoExp(get(), propName, pPropValue, propSize), "urUSMPoolSetInfoExp");
}

inline void Program::setSpecializationConstants(uint32_t count,
                                                const ur_specialization_constant_info_t *pSpecConstants) const {
  check(::urProgramSetSpecializationConstants(get(), count, pSpecConstants), "urProgramSetSpecializationConstants");
}

inline ur_native_handle_t Program::getNativeHandle() const {
  ur_native_handle_t result{};
  check(::urProgramGetNativeHandle(get(), &result), "urProgramGetNativeHandle");
  return result;
}

inline Program Program::createWithNativeHandle(ur_native_handle_t hNativeProgram, ur_context_handle_t hContext,
                                               const ur_program_native_properties_t *pProperties) {
  ur_program_handle_t result{};
  check(::urProgramCreateWithNativeHandle(hNativeProgram, hContext, pProperties,
                                          &result), "urProgramCreateWithNativeHandle");
  return Program::adopt(result);
}

inline Kernel Program::kernelCreate(const char *pKernelName) const {
  ur_kernel_handle_t result{};
  check(::urKernelCreate(get(), pKernelName, &result), "urKernelCreate");
  return Kernel::adopt(result);
}

inline void Program::buildExp(const List<ur_device_handle_t> &phDevices, ur_exp_program_flags_t flags,
                              const char *pOptions) const {
  check(::urProgramBuildExp(get(), phDevices.count(), phDevices.data(), flags, pOptions), "urProgramBuildExp");
}

inline void Program::compileExp(const List<ur_device_handle_t> &phDevices, ur_exp_program_flags_t flags,
                                const char *pOptions) const {
  check(::urProgramCompileExp(get(), phDevices.count(), phDevices.data(), flags, pOptions), "urProgramCompileExp");
}

inline void Kernel::setExecInfo(ur_kernel_exec_info_t propName, size_t propSize,
                                const ur_kernel_exec_info_properties_t *pProperties, const void *pPropValue) const {
  check(::urKernelSetExecInfo(get(), propName, propSize, pProperties, pPropValue), "urKernelSetExecInfo");
}

inline void Kernel::setSpecializationConstants(uint32_t count,
                                               const ur_specialization_constant_info_t *pSpecConstants) const {
  check(::urKernelSetSpecializationConstants(get(), count, pSpecConstants), "urKernelSetSpecializationConstants");
}

inline ur_native_handle_t Kernel::getNativeHandle() const {
  ur_native_handle_t result{};
  check(::urKernelGetNativeHandle(get(), &result), "urKernelGetNativeHandle");
  return result;
}

inline Kernel Kernel::createWithNativeHandle(ur_native_handle_t hNativeKernel, ur_context_handle_t hContext,
                                             ur_program_handle_t hProgram,
                                             const ur_kernel_native_properties_t *pProperties) {
  ur_kernel_handle_t result{};
  check(::urKernelCreateWithNativeHandle(hNativeKernel, hContext, hProgram, pProperties,
                                         &result), "urKernelCreateWithNativeHandle");
  return Kernel::adopt(result);
}

inline void Kernel::getSuggestedLocalWorkSize(ur_queue_handle_t hQueue, uint32_t numWorkDim,
                                              const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize,
                                              size_t *pSuggestedLocalWorkSize) const {
  check(::urKernelGetSuggestedLocalWorkSize(get(), hQueue, numWorkDim, pGlobalWorkOffset, pGlobalWorkSize,
                                            pSuggestedLocalWorkSize), "urKernelGetSuggestedLocalWorkSize");
}

inline void Kernel::getSuggestedLocalWorkSizeWithArgs(ur_queue_handle_t hQueue, uint32_t numWorkDim,
                                                      const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize,
                                                      uint32_t numArgs, const ur_exp_kernel_arg_properties_t *pArgs,
                                                      size_t *pSuggestedLocalWorkSize) const {
  check(::urKernelGetSuggestedLocalWorkSizeWithArgs(
      get(), hQueue, numWorkDim, pGlobalWorkOffset, pGlobalWorkSize, numArgs, pArgs,
      pSuggestedLocalWorkSize), "urKernelGetSuggestedLocalWorkSizeWithArgs");
}

inline uint32_t Kernel::suggestMaxCooperativeGroupCount(ur_device_handle_t hDevice, uint32_t workDim,
                                                        const size_t *pLocalWorkSize,
                                                        size_t dynamicSharedMemorySize) const {
  uint32_t result{};
  check(::urKernelSuggestMaxCooperativeGroupCount(get(), hDevice, workDim, pLocalWorkSize, dynamicSharedMemorySize,
                                                  &result), "urKernelSuggestMaxCooperativeGroupCount");
  return result;
}

inline ur_native_handle_t Queue::getNativeHandle(ur_queue_native_desc_t *pDesc) const {
  ur_native_handle_t result{};
  check(::urQueueGetNativeHandle(get(), pDesc, &result), "urQueueGetNativeHandle");
  return result;
}

inline Queue Queue::createWithNativeHandle(ur_native_handle_t hNativeQueue, ur_context_handle_t hContext,
                                           ur_device_handle_t hDevice,
                                           const ur_queue_native_properties_t *pProperties) {
  ur_queue_handle_t result{};
  check(::urQueueCreateWithNativeHandle(hNativeQueue, hContext, hDevice, pProperties,
                                        &result), "urQueueCreateWithNativeHandle");
  return Queue::adopt(result);
}

inline void Queue::finish() const {
  check(::urQueueFinish(get()), "urQueueFinish");
}

inline void Queue::flush() const {
  check(::urQueueFlush(get()), "urQueueFlush");
}

inline void Queue::enqueueEventsWait(const List<ur_event_handle_t> &phEventWaitList, Event *phEvent) const {
  ur_event_handle_t raw_phEvent = nullptr;
  check(::urEnqueueEventsWait(get(), phEventWaitList.count(), phEventWaitList.data(),
                              phEvent ? &raw_phEvent : nullptr), "urEnqueueEventsWait");
  if (phEvent) {
    *phEvent = Event::adopt(raw_phEvent);
  }
}

inline void Queue::enqueueEventsWaitWithBarrier(const List<ur_event_handle_t> &phEventWaitList, Event *phEvent) const {
  ur_event_handle_t raw_phEvent = nullptr;
  check(::urEnqueueEventsWaitWithBarrier(get(), phEventWaitList.count(), phEventWaitList.data(),
                                         phEvent ? &raw_phEvent : nullptr), "urEnqueueEventsWaitWithBarrier");
  if (phEvent) {
    *phEvent = Event::adopt(raw_phEvent);
  }
}

inline void Queue::enqueueMemBufferRead(ur_mem_handle_t hBuffer, bool blockingRead, size_t offset, size_t size,
                                        void *pDst, const List<ur_event_handle_t> &phEventWaitList,
                                        Event *phEvent) const {
  ur_event_handle_t raw_phEvent = nullptr;
  check(::urEnqueueMemBufferRead(get(), hBuffer, blockingRead, offset, size, pDst, phEventWaitList.count(),
                                 phEventWaitList.data(), phEvent ? &raw_phEvent : nullptr), "urEnqueueMemBufferRead");
  if (phEvent) {
    *phEvent = Event::adopt(raw_phEvent);
  }
}

inline void Queue::enqueueMemBufferWrite(ur_mem_handle_t hBuffer, bool blockingWrite, size_t offset, size_t size,
                                         const void *pSrc, const List<ur_event_handle_t> &phEventWaitList,
                                         Event *phEvent) const {
  ur_event_handle_t raw_phEvent = nullptr;
  check(::urEnqueueMemBufferWrite(get(), hBuffer, blockingWrite, offset, size, pSrc, phEventWaitList.count(),
                                  phEventWaitList.data(), phEvent ? &raw_phEvent : nullptr), "urEnqueueMemBufferWrite");
  if (phEvent) {
    *phEvent = Event::adopt(raw_phEvent);
  }
}

inline void Queue::enqueueMemBufferReadRect(ur_mem_handle_t hBuffer, bool blockingRead, ur_rect_offset_t bufferOrigin,
                                            ur_rect_offset_t hostOrigin, ur_rect_region_t region, size_t bufferRowPitch,
                                            size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch,
                                            void *pDst, const List<ur_event_handle_t> &phEventWaitList,
                                            Event *phEvent) const {
  ur_event_handle_t raw_phEvent = nullptr;
  check(::urEnqueueMemBufferReadRect(get(), hBuffer, blockingRead, bufferOrigin, hostOrigin, region, bufferRowPitch,
                                     bufferSlicePitch, hostRowPitch, hostSlicePitch, pDst, phEventWaitList.count(),
                                     phEventWaitList.data(),
                                     phEvent ? &raw_phEvent : nullptr), "urEnqueueMemBufferReadRect");
  if (phEvent) {
    *phEvent = Event::adopt(raw_phEvent);
  }
}

inline void Queue::enqueueMemBufferWriteRect(ur_mem_handle_t hBuffer, bool blockingWrite, ur_rect_offset_t bufferOrigin,
                                             ur_rect_offset_t hostOrigin, ur_rect_region_t region,
                                             size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch,
                                             size_t hostSlicePitch, void *pSrc,
                                             const List<ur_event_handle_t> &phEventWaitList, Event *phEvent) const {
  ur_event_handle_t raw_phEvent = nullptr;
  check(::urEnqueueMemBufferWriteRect(get(), hBuffer, blockingWrite, bufferOrigin, hostOrigin, region, bufferRowPitch,
                                      bufferSlicePitch, hostRowPitch, hostSlicePitch, pSrc, phEventWaitList.count(),
                                      phEventWaitList.data(),
                                      phEvent ? &raw_phEvent : nullptr), "urEnqueueMemBufferWriteRect");
  if (phEvent) {
    *phEvent = Event::adopt(raw_phEvent);
  }
}

inline void Queue::enqueueMemBufferCopy(ur_mem_handle_t hBufferSrc, ur_mem_handle_t hBufferDst, size_t srcOffset,
                                        size_t dstOffset, size_t size, const List<ur_event_handle_t> &phEventWaitList,
                                        Event *phEvent) const {
  ur_event_handle_t raw_phEvent = nullptr;
  check(::urEnqueueMemBufferCopy(get(), hBufferSrc, hBufferDst, srcOffset, dstOffset, size, phEventWaitList.count(),
                                 phEventWaitList.data(), phEvent ? &raw_phEvent : nullptr), "urEnqueueMemBufferCopy");
  if (phEvent) {
    *phEvent = Event::adopt(raw_phEvent);
  }
}

inline void Queue::enqueueMemBufferCopyRect(ur_mem_handle_t hBufferSrc, ur_mem_handle_t hBufferDst,
                                            ur_rect_offset_t srcOrigin, ur_rect_offset_t dstOrigin,
                                            ur_rect_region_t region, size_t srcRowPitch, size_t srcSlicePitch,
                                            size_t dstRowPitch, size_t dstSlicePitch,
                                            const List<ur_event_handle_t> &phEventWaitList, Event *phEvent) const {
  ur_event_handle_t raw_phEvent = nullptr;
  check(::urEnqueueMemBufferCopyRect(get(), hBufferSrc, hBufferDst, srcOrigin, dstOrigin, region, srcRowPitch,
                                     srcSlicePitch, dstRowPitch, dstSlicePitch, phEventWaitList.count(),
                                     phEventWaitList.data(),
                                     phEvent ? &raw_phEvent : nullptr), "urEnqueueMemBufferCopyRect");
  if (phEvent) {
    *phEvent = Event::adopt(raw_phEvent);
  }
}

inline void Queue::enqueueMemBufferFill(ur_mem_handle_t hBuffer, const void *pPattern, size_t patternSize,
                                        size_t offset, size_t size, const List<ur_event_handle_t> &phEventWaitList,
                                        Event *phEvent) const {
  ur_event_handle_t raw_phEvent = nullptr;
  check(::urEnqueueMemBufferFill(get(), hBuffer, pPattern, patternSize, offset, size, phEventWaitList.count(),
                                 phEventWaitList.data(), phEvent ? &raw_phEvent : nullptr), "urEnqueueMemBufferFill");
  if (phEvent) {
    *phEvent = Event::adopt(raw_phEvent);
  }
}

inline void Queue::enqueueMemImageRead(ur_mem_handle_t hImage, bool blockingRead, ur_rect_offset_t origin,
                                       ur_rect_region_t region, size_t rowPitch, size_t slicePitch, void *pDst,
                                       const List<ur_event_handle_t> &phEventWaitList, Event *phEvent) const {
  ur_event_handle_t raw_phEvent = nullptr;
  check(::urEnqueueMemImageRead(get(), hImage, blockingRead, origin, region, rowPitch, slicePitch, pDst,
                                phEventWaitList.count(), phEventWaitList.data(),
                                phEvent ? &raw_phEvent : nullptr), "urEnqueueMemImageRead");
  if (phEvent) {
    *phEvent = Event::adopt(raw_phEvent);
  }
}

inline void Queue::enqueueMemImageWrite(ur_mem_handle_t hImage, bool blockingWrite, ur_rect_offset_t origin,
                                        ur_rect_region_t region, size_t rowPitch, size_t slicePitch, void *pSrc,
                                        const List<ur_event_handle_t> &phEventWaitList, Event *phEvent) const {
  ur_event_handle_t raw_phEvent = nullptr;
  check(::urEnqueueMemImageWrite(get(), hImage, blockingWrite, origin, region, rowPitch, slicePitch, pSrc,
                                 phEventWaitList.count(), phEventWaitList.data(),
                                 phEvent ? &raw_phEvent : nullptr), "urEnqueueMemImageWrite");
  if (phEvent) {
    *phEvent = Event::adopt(raw_phEvent);
  }
}

inline void Queue::enqueueMemImageCopy(ur_mem_handle_t hImageSrc, ur_mem_handle_t hImageDst, ur_rect_offset_t srcOrigin,
                                       ur_rect_offset_t dstOrigin, ur_rect_region_t region,
                                       const List<ur_event_handle_t> &phEventWaitList, Event *phEvent) const {
  ur_event_handle_t raw_phEvent = nullptr;
  check(::urEnqueueMemImageCopy(get(), hImageSrc, hImageDst, srcOrigin, dstOrigin, region, phEventWaitList.count(),
                                phEventWaitList.data(), phEvent ? &raw_phEvent : nullptr), "urEnqueueMemImageCopy");
  if (phEvent) {
    *phEvent = Event::adopt(raw_phEvent);
  }
}

inline void *Queue::enqueueMemBufferMap(ur_mem_handle_t hBuffer, bool blockingMap, ur_map_flags_t mapFlags,
                                        size_t offset, size_t size, const List<ur_event_handle_t> &phEventWaitList,
                                        Event *phEvent) const {
  ur_event_handle_t raw_phEvent = nullptr;
  void *result{};
  check(::urEnqueueMemBufferMap(get(), hBuffer, blockingMap, mapFlags, offset, size, phEventWaitList.count(),
                                phEventWaitList.data(), phEvent ? &raw_phEvent : nullptr,
                                &result), "urEnqueueMemBufferMap");
  if (phEvent) {
    *phEvent = Event::adopt(raw_phEvent);
  }
  return result;
}

inline void Queue::enqueueMemUnmap(ur_mem_handle_t hMem, void *pMappedPtr,
                                   const List<ur_event_handle_t> &phEventWaitList, Event *phEvent) const {
  ur_event_handle_t raw_phEvent = nullptr;
  check(::urEnqueueMemUnmap(get(), hMem, pMappedPtr, phEventWaitList.count(), phEventWaitList.data(),
                            phEvent ? &raw_phEvent : nullptr), "urEnqueueMemUnmap");
  if (phEvent) {
    *phEvent = Event::adopt(raw_phEvent);
  }
}

inline void Queue::enqueueUSMFill(void *pMem, size_t patternSize, const void *pPattern, size_t size,
                                  const List<ur_event_handle_t> &phEventWaitList, Event *phEvent) const {
  ur_event_handle_t raw_phEvent = nullptr;
  check(::urEnqueueUSMFill(get(), pMem, patternSize, pPattern, size, phEventWaitList.count(), phEventWaitList.data(),
                           phEvent ? &raw_phEvent : nullptr), "urEnqueueUSMFill");
  if (phEvent) {
    *phEvent = Event::adopt(raw_phEvent);
  }
}

inline void Queue::enqueueUSMMemcpy(bool blocking, void *pDst, const void *pSrc, size_t size,
                                    const List<ur_event_handle_t> &phEventWaitList, Event *phEvent) const {
  ur_event_handle_t raw_phEvent = nullptr;
  check(::urEnqueueUSMMemcpy(get(), blocking, pDst, pSrc, size, phEventWaitList.count(), phEventWaitList.data(),
                             phEvent ? &raw_phEvent : nullptr), "urEnqueueUSMMemcpy");
  if (phEvent) {
    *phEvent = Event::adopt(raw_phEvent);
  }
}

inline void Queue::enqueueUSMPrefetch(const void *pMem, size_t size, ur_usm_migration_flags_t flags,
                                      const List<ur_event_handle_t> &phEventWaitList, Event *phEvent) const {
  ur_event_handle_t raw_phEvent = nullptr;
  check(::urEnqueueUSMPrefetch(get(), pMem, size, flags, phEventWaitList.count(), phEventWaitList.data(),
                               phEvent ? &raw_phEvent : nullptr), "urEnqueueUSMPrefetch");
  if (phEvent) {
    *phEvent = Event::adopt(raw_phEvent);
  }
}

inline void Queue::enqueueUSMAdvise(const void *pMem, size_t size, ur_usm_advice_flags_t advice, Event *phEvent) const {
  ur_event_handle_t raw_phEvent = nullptr;
  check(::urEnqueueUSMAdvise(get(), pMem, size, advice, phEvent ? &raw_phEvent : nullptr), "urEnqueueUSMAdvise");
  if (phEvent) {
    *phEvent = Event::adopt(raw_phEvent);
  }
}

inline void Queue::enqueueUSMFill2D(void *pMem, size_t pitch, size_t patternSize, const void *pPattern, size_t width,
                                    size_t height, const List<ur_event_handle_t> &phEventWaitList,
                                    Event *phEvent) const {
  ur_event_handle_t raw_phEvent = nullptr;
  check(::urEnqueueUSMFill2D(get(), pMem, pitch, patternSize, pPattern, width, height, phEventWaitList.count(),
                             phEventWaitList.data(), phEvent ? &raw_phEvent : nullptr), "urEnqueueUSMFill2D");
  if (phEvent) {
    *phEvent = Event::adopt(raw_phEvent);
  }
}

inline void Queue::enqueueUSMMemcpy2D(bool blocking, void *pDst, size_t dstPitch, const void *pSrc, size_t srcPitch,
                                      size_t width, size_t height, const List<ur_event_handle_t> &phEventWaitList,
                                      Event *phEvent) const {
  ur_event_handle_t raw_phEvent = nullptr;
  check(::urEnqueueUSMMemcpy2D(get(), blocking, pDst, dstPitch, pSrc, srcPitch, width, height, phEventWaitList.count(),
                               phEventWaitList.data(), phEvent ? &raw_phEvent : nullptr), "urEnqueueUSMMemcpy2D");
  if (phEvent) {
    *phEvent = Event::adopt(raw_phEvent);
  }
}

inline void Queue::enqueueDeviceGlobalVariableWrite(ur_program_handle_t hProgram, const char *name, bool blockingWrite,
                                                    size_t count, size_t offset, const void *pSrc,
                                                    const List<ur_event_handle_t> &phEventWaitList,
                                                    Event *phEvent) const {
  ur_event_handle_t raw_phEvent = nullptr;
  check(::urEnqueueDeviceGlobalVariableWrite(get(), hProgram, name, blockingWrite, count, offset, pSrc,
                                             phEventWaitList.count(), phEventWaitList.data(),
                                             phEvent ? &raw_phEvent : nullptr), "urEnqueueDeviceGlobalVariableWrite");
  if (phEvent) {
    *phEvent = Event::adopt(raw_phEvent);
  }
}

inline void Queue::enqueueDeviceGlobalVariableRead(ur_program_handle_t hProgram, const char *name, bool blockingRead,
                                                   size_t count, size_t offset, void *pDst,
                                                   const List<ur_event_handle_t> &phEventWaitList,
                                                   Event *phEvent) const {
  ur_event_handle_t raw_phEvent = nullptr;
  check(::urEnqueueDeviceGlobalVariableRead(get(), hProgram, name, blockingRead, count, offset, pDst,
                                            phEventWaitList.count(), phEventWaitList.data(),
                                            phEvent ? &raw_phEvent : nullptr), "urEnqueueDeviceGlobalVariableRead");
  if (phEvent) {
    *phEvent = Event::adopt(raw_phEvent);
  }
}

inline void Queue::enqueueReadHostPipe(ur_program_handle_t hProgram, const char *pipe_symbol, bool blocking, void *pDst,
                                       size_t size, const List<ur_event_handle_t> &phEventWaitList,
                                       Event *phEvent) const {
  ur_event_handle_t raw_phEvent = nullptr;
  check(::urEnqueueReadHostPipe(get(), hProgram, pipe_symbol, blocking, pDst, size, phEventWaitList.count(),
                                phEventWaitList.data(), phEvent ? &raw_phEvent : nullptr), "urEnqueueReadHostPipe");
  if (phEvent) {
    *phEvent = Event::adopt(raw_phEvent);
  }
}

inline void Queue::enqueueWriteHostPipe(ur_program_handle_t hProgram, const char *pipe_symbol, bool blocking,
                                        void *pSrc, size_t size, const List<ur_event_handle_t> &phEventWaitList,
                                        Event *phEvent) const {
  ur_event_handle_t raw_phEvent = nullptr;
  check(::urEnqueueWriteHostPipe(get(), hProgram, pipe_symbol, blocking, pSrc, size, phEventWaitList.count(),
                                 phEventWaitList.data(), phEvent ? &raw_phEvent : nullptr), "urEnqueueWriteHostPipe");
  if (phEvent) {
    *phEvent = Event::adopt(raw_phEvent);
  }
}

inline void *Queue::enqueueUSMDeviceAllocExp(ur_usm_pool_handle_t pPool, size_t size,
                                             const ur_exp_async_usm_alloc_properties_t *pProperties,
                                             const List<ur_event_handle_t> &phEventWaitList, Event *phEvent) const {
  ur_event_handle_t raw_phEvent = nullptr;
  void *result{};
  check(::urEnqueueUSMDeviceAllocExp(get(), pPool, size, pProperties, phEventWaitList.count(), phEventWaitList.data(),
                                     &result, phEvent ? &raw_phEvent : nullptr), "urEnqueueUSMDeviceAllocExp");
  if (phEvent) {
    *phEvent = Event::adopt(raw_phEvent);
  }
  return result;
}

inline void *Queue::enqueueUSMSharedAllocExp(ur_usm_pool_handle_t pPool, size_t size,
                                             const ur_exp_async_usm_alloc_properties_t *pProperties,
                                             const List<ur_event_handle_t> &phEventWaitList, Event *phEvent) const {
  ur_event_handle_t raw_phEvent = nullptr;
  void *result{};
  check(::urEnqueueUSMSharedAllocExp(get(), pPool, size, pProperties, phEventWaitList.count(), phEventWaitList.data(),
                                     &result, phEvent ? &raw_phEvent : nullptr), "urEnqueueUSMSharedAllocExp");
  if (phEvent) {
    *phEvent = Event::adopt(raw_phEvent);
  }
  return result;
}

inline void *Queue::enqueueUSMHostAllocExp(ur_usm_pool_handle_t pPool, size_t size,
                                           const ur_exp_async_usm_alloc_properties_t *pProperties,
                                           const List<ur_event_handle_t> &phEventWaitList, Event *phEvent) const {
  ur_event_handle_t raw_phEvent = nullptr;
  void *result{};
  check(::urEnqueueUSMHostAllocExp(get(), pPool, size, pProperties, phEventWaitList.count(), phEventWaitList.data(),
                                   &result, phEvent ? &raw_phEvent : nullptr), "urEnqueueUSMHostAllocExp");
  if (phEvent) {
    *phEvent = Event::adopt(raw_phEvent);
  }
  return result;
}

inline void Queue::enqueueUSMFreeExp(ur_usm_pool_handle_t pPool, void *pMem,
                                     const List<ur_event_handle_t> &phEventWaitList, Event *phEvent) const {
  ur_event_handle_t raw_phEvent = nullptr;
  check(::urEnqueueUSMFreeExp(get(), pPool, pMem, phEventWaitList.count(), phEventWaitList.data(),
                              phEvent ? &raw_phEvent : nullptr), "urEnqueueUSMFreeExp");
  if (phEvent) {
    *phEvent = Event::adopt(raw_phEvent);
  }
}

inline void Queue::bindlessImagesImageCopyExp(const void *pSrc, void *pDst, const ur_image_desc_t *pSrcImageDesc,
                                              const ur_image_desc_t *pDstImageDesc,
                                              const ur_image_format_t *pSrcImageFormat,
                                              const ur_image_format_t *pDstImageFormat,
                                              ur_exp_image_copy_region_t *pCopyRegion,
                                              ur_exp_image_copy_flags_t imageCopyFlags,
                                              ur_exp_image_copy_input_types_t imageCopyInputTypes,
                                              const List<ur_event_handle_t> &phEventWaitList, Event *phEvent) const {
  ur_event_handle_t raw_phEvent = nullptr;
  check(::urBindlessImagesImageCopyExp(get(), pSrc, pDst, pSrcImageDesc, pDstImageDesc, pSrcImageFormat,
                                       pDstImageFormat,
                                       pCopyRegion, imageCopyFlags, imageCopyInputTypes, phEventWaitList.count(),
                                       phEventWaitList.data(),
                                       phEvent ? &raw_phEvent : nullptr), "urBindlessImagesImageCopyExp");
  if (phEvent) {
    *phEvent = Event::adopt(raw_phEvent);
  }
}

inline void Queue::bindlessImagesWaitExternalSemaphoreExp(ur_exp_external_semaphore_handle_t hSemaphore,
                                                          bool hasWaitValue, uint64_t waitValue,
                                                          const List<ur_event_handle_t> &phEventWaitList,
                                                          Event *phEvent) const {
  ur_event_handle_t raw_phEvent = nullptr;
  check(::urBindlessImagesWaitExternalSemaphoreExp(
      get(), hSemaphore, hasWaitValue, waitValue, phEventWaitList.count(), phEventWaitList.data(),
      phEvent ? &raw_phEvent : nullptr), "urBindlessImagesWaitExternalSemaphoreExp");
  if (phEvent) {
    *phEvent = Event::adopt(raw_phEvent);
  }
}

inline void Queue::bindlessImagesSignalExternalSemaphoreExp(ur_exp_external_semaphore_handle_t hSemaphore,
                                                            bool hasSignalValue, uint64_t signalValue,
                                                            const List<ur_event_handle_t> &phEventWaitList,
                                                            Event *phEvent) const {
  ur_event_handle_t raw_phEvent = nullptr;
  check(::urBindlessImagesSignalExternalSemaphoreExp(
      get(), hSemaphore, hasSignalValue, signalValue, phEventWaitList.count(), phEventWaitList.data(),
      phEvent ? &raw_phEvent : nullptr), "urBindlessImagesSignalExternalSemaphoreExp");
  if (phEvent) {
    *phEvent = Event::adopt(raw_phEvent);
  }
}

inline void Queue::enqueueCommandBufferExp(ur_exp_command_buffer_handle_t hCommandBuffer,
                                           const List<ur_event_handle_t> &phEventWaitList, Event *phEvent) const {
  ur_event_handle_t raw_phEvent = nullptr;
  check(::urEnqueueCommandBufferExp(get(), hCommandBuffer, phEventWaitList.count(), phEventWaitList.data(),
                                    phEvent ? &raw_phEvent : nullptr), "urEnqueueCommandBufferExp");
  if (phEvent) {
    *phEvent = Event::adopt(raw_phEvent);
  }
}

inline void Queue::enqueueKernelLaunchWithArgsExp(ur_kernel_handle_t hKernel, uint32_t workDim,
                                                  const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize,
                                                  const size_t *pLocalWorkSize, uint32_t numArgs,
                                                  const ur_exp_kernel_arg_properties_t *pArgs,
                                                  const ur_kernel_launch_ext_properties_t *launchPropList,
                                                  const List<ur_event_handle_t> &phEventWaitList,
                                                  Event *phEvent) const {
  ur_event_handle_t raw_phEvent = nullptr;
  check(::urEnqueueKernelLaunchWithArgsExp(get(), hKernel, workDim, pGlobalWorkOffset, pGlobalWorkSize, pLocalWorkSize,
                                           numArgs, pArgs, launchPropList, phEventWaitList.count(),
                                           phEventWaitList.data(),
                                           phEvent ? &raw_phEvent : nullptr), "urEnqueueKernelLaunchWithArgsExp");
  if (phEvent) {
    *phEvent = Event::adopt(raw_phEvent);
  }
}

inline void Queue::enqueueTimestampRecordingExp(bool blocking, const List<ur_event_handle_t> &phEventWaitList,
                                                ur_event_handle_t *phEvent) const {
  check(::urEnqueueTimestampRecordingExp(get(), blocking, phEventWaitList.count(), phEventWaitList.data(),
                                         phEvent), "urEnqueueTimestampRecordingExp");
}

inline void Queue::beginGraphCaptureExp() const {
  check(::urQueueBeginGraphCaptureExp(get()), "urQueueBeginGraphCaptureExp");
}

inline void Queue::beginCaptureIntoGraphExp(ur_exp_graph_handle_t hGraph) const {
  check(::urQueueBeginCaptureIntoGraphExp(get(), hGraph), "urQueueBeginCaptureIntoGraphExp");
}

inline Graph Queue::endGraphCaptureExp() const {
  ur_exp_graph_handle_t result{};
  check(::urQueueEndGraphCaptureExp(get(), &result), "urQueueEndGraphCaptureExp");
  return Graph::adopt(result);
}

inline void Queue::enqueueGraphExp(ur_exp_executable_graph_handle_t hGraph,
                                   const List<ur_event_handle_t> &phEventWaitList, Event *phEvent) const {
  ur_event_handle_t raw_phEvent = nullptr;
  check(::urEnqueueGraphExp(get(), hGraph, phEventWaitList.count(), phEventWaitList.data(),
                            phEvent ? &raw_phEvent : nullptr), "urEnqueueGraphExp");
  if (phEvent) {
    *phEvent = Event::adopt(raw_phEvent);
  }
}

inline bool Queue::isGraphCaptureEnabledExp() const {
  bool result{};
  check(::urQueueIsGraphCaptureEnabledExp(get(), &result), "urQueueIsGraphCaptureEnabledExp");
  return result;
}

inline ur_exp_graph_handle_t Queue::getGraphExp() const {
  ur_exp_graph_handle_t result{};
  check(::urQueueGetGraphExp(get(), &result), "urQueueGetGraphExp");
  return result;
}

inline void Queue::enqueueHostTaskExp(ur_exp_host_task_function_t pfnHostTask, void *data,
                                      const ur_exp_host_task_properties_t *pProperties,
                                      const List<ur_event_handle_t> &phEventWaitList, Event *phEvent) const {
  ur_event_handle_t raw_phEvent = nullptr;
  check(::urEnqueueHostTaskExp(get(), pfnHostTask, data, pProperties, phEventWaitList.count(), phEventWaitList.data(),
                               phEvent ? &raw_phEvent : nullptr), "urEnqueueHostTaskExp");
  if (phEvent) {
    *phEvent = Event::adopt(raw_phEvent);
  }
}

inline void Queue::enqueueEventsWaitWithBarrierExt(const ur_exp_enqueue_ext_properties_t *pProperties,
                                                   const List<ur_event_handle_t> &phEventWaitList,
                                                   ur_event_handle_t *phEvent) const {
  check(::urEnqueueEventsWaitWithBarrierExt(get(), pProperties, phEventWaitList.count(), phEventWaitList.data(),
                                            phEvent), "urEnqueueEventsWaitWithBarrierExt");
}

inline void Queue::enqueueNativeCommandExp(ur_exp_enqueue_native_command_function_t pfnNativeEnqueue, void *data,
                                           const List<ur_mem_handle_t> &phMemList,
                                           const ur_exp_enqueue_native_command_properties_t *pProperties,
                                           const List<ur_event_handle_t> &phEventWaitList, Event *phEvent) const {
  ur_event_handle_t raw_phEvent = nullptr;
  check(::urEnqueueNativeCommandExp(get(), pfnNativeEnqueue, data, phMemList.count(), phMemList.data(), pProperties,
                                    phEventWaitList.count(), phEventWaitList.data(),
                                    phEvent ? &raw_phEvent : nullptr), "urEnqueueNativeCommandExp");
  if (phEvent) {
    *phEvent = Event::adopt(raw_phEvent);
  }
}

inline void Event::wait(const List<ur_event_handle_t> &phEventWaitList) {
  check(::urEventWait(phEventWaitList.count(), phEventWaitList.data()), "urEventWait");
}

inline ur_native_handle_t Event::getNativeHandle() const {
  ur_native_handle_t result{};
  check(::urEventGetNativeHandle(get(), &result), "urEventGetNativeHandle");
  return result;
}

inline Event Event::createWithNativeHandle(ur_native_handle_t hNativeEvent, ur_context_handle_t hContext,
                                           const ur_event_native_properties_t *pProperties) {
  ur_event_handle_t result{};
  check(::urEventCreateWithNativeHandle(hNativeEvent, hContext, pProperties, &result), "urEventCreateWithNativeHandle");
  return Event::adopt(result);
}

inline void Event::setCallback(ur_execution_info_t execStatus, ur_event_callback_t pfnNotify, void *pUserData) const {
  check(::urEventSetCallback(get(), execStatus, pfnNotify, pUserData), "urEventSetCallback");
}

inline void Event::ipcGetEventHandleExp(void **ppIPCEventHandleData, size_t *pIPCEventHandleDataSizeRet) const {
  check(::urIPCGetEventHandleExp(get(), ppIPCEventHandleData, pIPCEventHandleDataSizeRet), "urIPCGetEventHandleExp");
}

inline void CommandBuffer::finalizeExp() const {
  check(::urCommandBufferFinalizeExp(get()), "urCommandBufferFinalizeExp");
}

inline void CommandBuffer::appendKernelLaunchExp(ur_kernel_handle_t hKernel, uint32_t workDim,
                                                 const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize,
                                                 const size_t *pLocalWorkSize,
                                                 const List<ur_kernel_handle_t> &phKernelAlternatives,
                                                 uint32_t numSyncPointsInWaitList,
                                                 const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
                                                 const List<ur_event_handle_t> &phEventWaitList,
                                                 ur_exp_command_buffer_sync_point_t *pSyncPoint, Event *phEvent,
                                                 ur_exp_command_buffer_command_handle_t *phCommand) const {
  ur_event_handle_t raw_phEvent = nullptr;
  check(::urCommandBufferAppendKernelLaunchExp(get(), hKernel, workDim, pGlobalWorkOffset, pGlobalWorkSize,
                                               pLocalWorkSize, phKernelAlternatives.count(),
                                                   phKernelAlternatives.data(),
                                               numSyncPointsInWaitList, pSyncPointWaitList, phEventWaitList.count(),
                                               phEventWaitList.data(), pSyncPoint, phEvent ? &raw_phEvent : nullptr,
                                               phCommand), "urCommandBufferAppendKernelLaunchExp");
  if (phEvent) {
    *phEvent = Event::adopt(raw_phEvent);
  }
}

inline void CommandBuffer::appendKernelLaunchWithArgsExp(
    ur_kernel_handle_t hKernel, uint32_t workDim, const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize,
    const size_t *pLocalWorkSize, uint32_t numArgs, const ur_exp_kernel_arg_properties_t *pArgs,
    const List<ur_kernel_handle_t> &phKernelAlternatives, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, const List<ur_event_handle_t> &phEventWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint, Event *phEvent,
    ur_exp_command_buffer_command_handle_t *phCommand) const {
  ur_event_handle_t raw_phEvent = nullptr;
  check(::urCommandBufferAppendKernelLaunchWithArgsExp(
      get(), hKernel, workDim, pGlobalWorkOffset, pGlobalWorkSize, pLocalWorkSize, numArgs, pArgs,
      phKernelAlternatives.count(), phKernelAlternatives.data(), numSyncPointsInWaitList, pSyncPointWaitList,
      phEventWaitList.count(), phEventWaitList.data(), pSyncPoint, phEvent ? &raw_phEvent : nullptr,
      phCommand), "urCommandBufferAppendKernelLaunchWithArgsExp");
  if (phEvent) {
    *phEvent = Event::adopt(raw_phEvent);
  }
}

inline void CommandBuffer::appendUSMMemcpyExp(void *pDst, const void *pSrc, size_t size,
                                              uint32_t numSyncPointsInWaitList,
                                              const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
                                              const List<ur_event_handle_t> &phEventWaitList,
                                              ur_exp_command_buffer_sync_point_t *pSyncPoint, Event *phEvent,
                                              ur_exp_command_buffer_command_handle_t *phCommand) const {
  ur_event_handle_t raw_phEvent = nullptr;
  check(::urCommandBufferAppendUSMMemcpyExp(get(), pDst, pSrc, size, numSyncPointsInWaitList, pSyncPointWaitList,
                                            phEventWaitList.count(), phEventWaitList.data(), pSyncPoint,
                                            phEvent ? &raw_phEvent : nullptr,
                                            phCommand), "urCommandBufferAppendUSMMemcpyExp");
  if (phEvent) {
    *phEvent = Event::adopt(raw_phEvent);
  }
}

inline void CommandBuffer::appendUSMFillExp(void *pMemory, const void *pPattern, size_t patternSize, size_t size,
                                            uint32_t numSyncPointsInWaitList,
                                            const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
                                            const List<ur_event_handle_t> &phEventWaitList,
                                            ur_exp_command_buffer_sync_point_t *pSyncPoint, Event *phEvent,
                                            ur_exp_command_buffer_command_handle_t *phCommand) const {
  ur_event_handle_t raw_phEvent = nullptr;
  check(::urCommandBufferAppendUSMFillExp(get(), pMemory, pPattern, patternSize, size, numSyncPointsInWaitList,
                                          pSyncPointWaitList, phEventWaitList.count(), phEventWaitList.data(),
                                              pSyncPoint,
                                          phEvent ? &raw_phEvent : nullptr,
                                          phCommand), "urCommandBufferAppendUSMFillExp");
  if (phEvent) {
    *phEvent = Event::adopt(raw_phEvent);
  }
}

inline void CommandBuffer::appendMemBufferCopyExp(ur_mem_handle_t hSrcMem, ur_mem_handle_t hDstMem, size_t srcOffset,
                                                  size_t dstOffset, size_t size, uint32_t numSyncPointsInWaitList,
                                                  const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
                                                  const List<ur_event_handle_t> &phEventWaitList,
                                                  ur_exp_command_buffer_sync_point_t *pSyncPoint, Event *phEvent,
                                                  ur_exp_command_buffer_command_handle_t *phCommand) const {
  ur_event_handle_t raw_phEvent = nullptr;
  check(::urCommandBufferAppendMemBufferCopyExp(
      get(), hSrcMem, hDstMem, srcOffset, dstOffset, size, numSyncPointsInWaitList, pSyncPointWaitList,
      phEventWaitList.count(), phEventWaitList.data(), pSyncPoint, phEvent ? &raw_phEvent : nullptr,
      phCommand), "urCommandBufferAppendMemBufferCopyExp");
  if (phEvent) {
    *phEvent = Event::adopt(raw_phEvent);
  }
}

inline void CommandBuffer::appendMemBufferWriteExp(ur_mem_handle_t hBuffer, size_t offset, size_t size,
                                                   const void *pSrc, uint32_t numSyncPointsInWaitList,
                                                   const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
                                                   const List<ur_event_handle_t> &phEventWaitList,
                                                   ur_exp_command_buffer_sync_point_t *pSyncPoint, Event *phEvent,
                                                   ur_exp_command_buffer_command_handle_t *phCommand) const {
  ur_event_handle_t raw_phEvent = nullptr;
  check(::urCommandBufferAppendMemBufferWriteExp(
      get(), hBuffer, offset, size, pSrc, numSyncPointsInWaitList, pSyncPointWaitList, phEventWaitList.count(),
      phEventWaitList.data(), pSyncPoint, phEvent ? &raw_phEvent : nullptr,
      phCommand), "urCommandBufferAppendMemBufferWriteExp");
  if (phEvent) {
    *phEvent = Event::adopt(raw_phEvent);
  }
}

inline void CommandBuffer::appendMemBufferReadExp(ur_mem_handle_t hBuffer, size_t offset, size_t size, void *pDst,
                                                  uint32_t numSyncPointsInWaitList,
                                                  const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
                                                  const List<ur_event_handle_t> &phEventWaitList,
                                                  ur_exp_command_buffer_sync_point_t *pSyncPoint, Event *phEvent,
                                                  ur_exp_command_buffer_command_handle_t *phCommand) const {
  ur_event_handle_t raw_phEvent = nullptr;
  check(::urCommandBufferAppendMemBufferReadExp(
      get(), hBuffer, offset, size, pDst, numSyncPointsInWaitList, pSyncPointWaitList, phEventWaitList.count(),
      phEventWaitList.data(), pSyncPoint, phEvent ? &raw_phEvent : nullptr,
      phCommand), "urCommandBufferAppendMemBufferReadExp");
  if (phEvent) {
    *phEvent = Event::adopt(raw_phEvent);
  }
}

inline void CommandBuffer::appendMemBufferCopyRectExp(
    ur_mem_handle_t hSrcMem, ur_mem_handle_t hDstMem, ur_rect_offset_t srcOrigin, ur_rect_offset_t dstOrigin,
    ur_rect_region_t region, size_t srcRowPitch, size_t srcSlicePitch, size_t dstRowPitch, size_t dstSlicePitch,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    const List<ur_event_handle_t> &phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint, Event *phEvent,
    ur_exp_command_buffer_command_handle_t *phCommand) const {
  ur_event_handle_t raw_phEvent = nullptr;
  check(::urCommandBufferAppendMemBufferCopyRectExp(
      get(), hSrcMem, hDstMem, srcOrigin, dstOrigin, region, srcRowPitch, srcSlicePitch, dstRowPitch, dstSlicePitch,
      numSyncPointsInWaitList, pSyncPointWaitList, phEventWaitList.count(), phEventWaitList.data(), pSyncPoint,
      phEvent ? &raw_phEvent : nullptr, phCommand), "urCommandBufferAppendMemBufferCopyRectExp");
  if (phEvent) {
    *phEvent = Event::adopt(raw_phEvent);
  }
}

inline void CommandBuffer::appendMemBufferWriteRectExp(
    ur_mem_handle_t hBuffer, ur_rect_offset_t bufferOffset, ur_rect_offset_t hostOffset, ur_rect_region_t region,
    size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch, void *pSrc,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    const List<ur_event_handle_t> &phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint, Event *phEvent,
    ur_exp_command_buffer_command_handle_t *phCommand) const {
  ur_event_handle_t raw_phEvent = nullptr;
  check(::urCommandBufferAppendMemBufferWriteRectExp(
      get(), hBuffer, bufferOffset, hostOffset, region, bufferRowPitch, bufferSlicePitch, hostRowPitch, hostSlicePitch,
      pSrc, numSyncPointsInWaitList, pSyncPointWaitList, phEventWaitList.count(), phEventWaitList.data(), pSyncPoint,
      phEvent ? &raw_phEvent : nullptr, phCommand), "urCommandBufferAppendMemBufferWriteRectExp");
  if (phEvent) {
    *phEvent = Event::adopt(raw_phEvent);
  }
}

inline void CommandBuffer::appendMemBufferReadRectExp(
    ur_mem_handle_t hBuffer, ur_rect_offset_t bufferOffset, ur_rect_offset_t hostOffset, ur_rect_region_t region,
    size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch, void *pDst,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    const List<ur_event_handle_t> &phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint, Event *phEvent,
    ur_exp_command_buffer_command_handle_t *phCommand) const {
  ur_event_handle_t raw_phEvent = nullptr;
  check(::urCommandBufferAppendMemBufferReadRectExp(
      get(), hBuffer, bufferOffset, hostOffset, region, bufferRowPitch, bufferSlicePitch, hostRowPitch, hostSlicePitch,
      pDst, numSyncPointsInWaitList, pSyncPointWaitList, phEventWaitList.count(), phEventWaitList.data(), pSyncPoint,
      phEvent ? &raw_phEvent : nullptr, phCommand), "urCommandBufferAppendMemBufferReadRectExp");
  if (phEvent) {
    *phEvent = Event::adopt(raw_phEvent);
  }
}

inline void CommandBuffer::appendMemBufferFillExp(ur_mem_handle_t hBuffer, const void *pPattern, size_t patternSize,
                                                  size_t offset, size_t size, uint32_t numSyncPointsInWaitList,
                                                  const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
                                                  const List<ur_event_handle_t> &phEventWaitList,
                                                  ur_exp_command_buffer_sync_point_t *pSyncPoint, Event *phEvent,
                                                  ur_exp_command_buffer_command_handle_t *phCommand) const {
  ur_event_handle_t raw_phEvent = nullptr;
  check(::urCommandBufferAppendMemBufferFillExp(
      get(), hBuffer, pPattern, patternSize, offset, size, numSyncPointsInWaitList, pSyncPointWaitList,
      phEventWaitList.count(), phEventWaitList.data(), pSyncPoint, phEvent ? &raw_phEvent : nullptr,
      phCommand), "urCommandBufferAppendMemBufferFillExp");
  if (phEvent) {
    *phEvent = Event::adopt(raw_phEvent);
  }
}

inline void CommandBuffer::appendUSMPrefetchExp(const void *pMemory, size_t size, ur_usm_migration_flags_t flags,
                                                uint32_t numSyncPointsInWaitList,
                                                const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
                                                const List<ur_event_handle_t> &phEventWaitList,
                                                ur_exp_command_buffer_sync_point_t *pSyncPoint, Event *phEvent,
                                                ur_exp_command_buffer_command_handle_t *phCommand) const {
  ur_event_handle_t raw_phEvent = nullptr;
  check(::urCommandBufferAppendUSMPrefetchExp(get(), pMemory, size, flags, numSyncPointsInWaitList, pSyncPointWaitList,
                                              phEventWaitList.count(), phEventWaitList.data(), pSyncPoint,
                                              phEvent ? &raw_phEvent : nullptr,
                                              phCommand), "urCommandBufferAppendUSMPrefetchExp");
  if (phEvent) {
    *phEvent = Event::adopt(raw_phEvent);
  }
}

inline void CommandBuffer::appendUSMAdviseExp(const void *pMemory, size_t size, ur_usm_advice_flags_t advice,
                                              uint32_t numSyncPointsInWaitList,
                                              const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
                                              const List<ur_event_handle_t> &phEventWaitList,
                                              ur_exp_command_buffer_sync_point_t *pSyncPoint, Event *phEvent,
                                              ur_exp_command_buffer_command_handle_t *phCommand) const {
  ur_event_handle_t raw_phEvent = nullptr;
  check(::urCommandBufferAppendUSMAdviseExp(get(), pMemory, size, advice, numSyncPointsInWaitList, pSyncPointWaitList,
                                            phEventWaitList.count(), phEventWaitList.data(), pSyncPoint,
                                            phEvent ? &raw_phEvent : nullptr,
                                            phCommand), "urCommandBufferAppendUSMAdviseExp");
  if (phEvent) {
    *phEvent = Event::adopt(raw_phEvent);
  }
}

inline void CommandBuffer::appendNativeCommandExp(
    ur_exp_command_buffer_native_command_function_t pfnNativeCommand, void *pData,
    ur_exp_command_buffer_handle_t hChildCommandBuffer, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint) const {
  check(::urCommandBufferAppendNativeCommandExp(get(), pfnNativeCommand, pData, hChildCommandBuffer,
                                                numSyncPointsInWaitList, pSyncPointWaitList,
                                                pSyncPoint), "urCommandBufferAppendNativeCommandExp");
}

inline void CommandBuffer::updateKernelLaunchExp(
    uint32_t numKernelUpdates, const ur_exp_command_buffer_update_kernel_launch_desc_t *pUpdateKernelLaunch) const {
  check(::urCommandBufferUpdateKernelLaunchExp(get(), numKernelUpdates,
                                               pUpdateKernelLaunch), "urCommandBufferUpdateKernelLaunchExp");
}

inline ur_native_handle_t CommandBuffer::getNativeHandleExp() const {
  ur_native_handle_t result{};
  check(::urCommandBufferGetNativeHandleExp(get(), &result), "urCommandBufferGetNativeHandleExp");
  return result;
}

inline Event CommandBufferCommand::commandBufferUpdateSignalEventExp() const {
  ur_event_handle_t result{};
  check(::urCommandBufferUpdateSignalEventExp(get(), &result), "urCommandBufferUpdateSignalEventExp");
  return Event::adopt(result);
}

inline void CommandBufferCommand::commandBufferUpdateWaitEventsExp(
    const List<ur_event_handle_t> &phEventWaitList) const {
  check(::urCommandBufferUpdateWaitEventsExp(get(), phEventWaitList.count(),
                                             phEventWaitList.data()), "urCommandBufferUpdateWaitEventsExp");
}

inline ExecutableGraph Graph::instantiateGraphExp() const {
  ur_exp_executable_graph_handle_t result{};
  check(::urGraphInstantiateGraphExp(get(), &result), "urGraphInstantiateGraphExp");
  return ExecutableGraph::adopt(result);
}

inline bool Graph::isEmptyExp() const {
  bool result{};
  check(::urGraphIsEmptyExp(get(), &result), "urGraphIsEmptyExp");
  return result;
}

inline uint64_t Graph::getIdExp() const {
  uint64_t result{};
  check(::urGraphGetIdExp(get(), &result), "urGraphGetIdExp");
  return result;
}

inline void Graph::setDestructionCallbackExp(ur_exp_graph_destruction_callback_t pfnCallback, void *pUserData) const {
  check(::urGraphSetDestructionCallbackExp(get(), pfnCallback, pUserData), "urGraphSetDestructionCallbackExp");
}

inline void Graph::dumpContentsExp(const char *filePath) const {
  check(::urGraphDumpContentsExp(get(), filePath), "urGraphDumpContentsExp");
}

inline ur_native_handle_t Graph::getNativeHandleExp() const {
  ur_native_handle_t result{};
  check(::urGraphGetNativeHandleExp(get(), &result), "urGraphGetNativeHandleExp");
  return result;
}

inline ur_native_handle_t ExecutableGraph::graphExecutableGraphGetNativeHandleExp() const {
  ur_native_handle_t result{};
  check(::urGraphExecutableGraphGetNativeHandleExp(get(), &result), "urGraphExecutableGraphGetNativeHandleExp");
  return result;
}

} // namespace ur
