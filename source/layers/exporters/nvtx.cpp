// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// NVIDIA's NVTX: each call is a range of its thread in the domain "Unified Runtime", a launch with its kernel's name.
// Queues and kernels have names, as resources by their handles, and so have the threads that call.
#include "common/env.hpp"
#include "common/generated/tables.hpp"
#include "layers/exporters/exporters.hpp"
#include "layers/exporters/nvtx_client.hpp"

#include <array>
#include <atomic>
#include <mutex>
#include <pthread.h>
#include <unistd.h>
#include <unordered_map>

namespace ur::layers::exporters {
namespace {

constexpr const char *kVariable = "NVTX_INJECTION64_PATH";

/// What has a name, by its handle. An address that is used again gets the new name; what is released keeps its own
/// until then, since nobody says which release is the last.
struct Names {
  struct Kernel {
    std::string name;
    std::unordered_map<ur_function_t, nvtx::String *> launches; // the messages of ranges
  };
  std::mutex mutex; // guards what follows, while the tool is called too
  std::unordered_map<ur_kernel_handle_t, Kernel> kernels;
  std::unordered_map<const void *, nvtx::Resource *> resources;
  uint64_t queues = 0;
};
constinit Names *names = nullptr; // never destroyed: threads may call while the process exits

constinit std::atomic<nvtx::Domain *> madeDomain{nullptr};

/// The text of each function, as the tool keeps it. By ur_function_t; functions of later numbers have none.
constinit std::array<std::atomic<nvtx::String *>, 512> functionTexts{};

/// The tool as it is during one callback.
class Tool {
public:
  Tool() noexcept : tool_(nvtx::functions()), domain_(madeDomain.load(std::memory_order_acquire)) {
    if (domain_ || !tool_.createDomain)
      return;
    const std::lock_guard lock(names->mutex);
    domain_ = madeDomain.load(std::memory_order_relaxed);
    if (!domain_)
      domain_ = tool_.createDomain("Unified Runtime");
    madeDomain.store(domain_, std::memory_order_release);
  }

  /// Whether there is a range now, which wants its end.
  [[nodiscard]] bool push(const urx_tracing_call_t &call);
  void pop() {
    if (tool_.popRange)
      (void)tool_.popRange(domain_);
  }
  /// Names what a call has made.
  void nameMade(const urx_tracing_call_t &call);
  /// Tells the tool what the system calls this thread.
  void nameThreadOnce() noexcept;

private:
  [[nodiscard]] nvtx::String *textOf(const urx_tracing_call_t &call) noexcept;
  [[nodiscard]] nvtx::String *launchTextOf(const urx_tracing_call_t &call, ur_kernel_handle_t kernel);
  /// With the lock held.
  void nameResource(const void *handle, const std::string &name);

  nvtx::Functions tool_;
  nvtx::Domain *domain_; // null: the tool makes none, or not yet; ranges are in its default one
};

nvtx::String *Tool::textOf(const urx_tracing_call_t &call) noexcept {
  if (!tool_.registerString || call.function >= functionTexts.size())
    return nullptr;
  std::atomic<nvtx::String *> &kept = functionTexts[call.function];
  nvtx::String *text = kept.load(std::memory_order_acquire);
  if (!text) {
    text = tool_.registerString(domain_, call.functionName); // twice does no harm
    kept.store(text, std::memory_order_release);
  }
  return text;
}

/// The kernel that a call launches; null: it launches none.
ur_kernel_handle_t launchedBy(const urx_tracing_call_t &call) noexcept {
  switch (call.function) {
  case UR_FUNCTION_ENQUEUE_KERNEL_LAUNCH_WITH_ARGS_EXP:
    return *static_cast<const ur_enqueue_kernel_launch_with_args_exp_params_t *>(call.parameters)->phKernel;
  case UR_FUNCTION_COMMAND_BUFFER_APPEND_KERNEL_LAUNCH_EXP:
    return *static_cast<const ur_command_buffer_append_kernel_launch_exp_params_t *>(call.parameters)->phKernel;
  default:
    return nullptr;
  }
}

nvtx::String *Tool::launchTextOf(const urx_tracing_call_t &call, ur_kernel_handle_t kernel) {
  const std::lock_guard lock(names->mutex);
  const auto known = names->kernels.find(kernel);
  if (known == names->kernels.end() || !tool_.registerString)
    return nullptr;
  nvtx::String *&text = known->second.launches[call.function];
  if (!text)
    text = tool_.registerString(domain_, (std::string(call.functionName) + ' ' + known->second.name).c_str());
  return text;
}

bool Tool::push(const urx_tracing_call_t &call) {
  if (!tool_.pushRange)
    return false;
  nvtx::EventAttributes attributes;
  const ur_kernel_handle_t kernel = launchedBy(call);
  nvtx::String *text = kernel ? launchTextOf(call, kernel) : nullptr;
  text = text ? text : textOf(call);
  attributes.messageType = text ? nvtx::kRegistered : nvtx::kAscii;
  if (text)
    attributes.message.registered = text;
  else
    attributes.message.ascii = call.functionName;
  (void)tool_.pushRange(domain_, &attributes);
  return true;
}

void Tool::nameResource(const void *handle, const std::string &name) {
  if (!tool_.createResource)
    return;
  nvtx::Resource *&resource = names->resources[handle];
  if (resource && tool_.destroyResource)
    tool_.destroyResource(resource);
  nvtx::ResourceAttributes attributes;
  attributes.identifier = handle;
  attributes.message.ascii = name.c_str();
  resource = tool_.createResource(domain_, &attributes);
}

void Tool::nameMade(const urx_tracing_call_t &call) {
  if (call.result != UR_RESULT_SUCCESS)
    return;
  if (call.function == UR_FUNCTION_QUEUE_CREATE) {
    const auto &parameters = *static_cast<const ur_queue_create_params_t *>(call.parameters);
    const std::lock_guard lock(names->mutex);
    nameResource(**parameters.pphQueue, "queue " + std::to_string(++names->queues));
  } else if (call.function == UR_FUNCTION_KERNEL_CREATE) {
    const auto &parameters = *static_cast<const ur_kernel_create_params_t *>(call.parameters);
    const ur_kernel_handle_t kernel = **parameters.pphKernel;
    const std::lock_guard lock(names->mutex);
    names->kernels[kernel] = {*parameters.ppKernelName, {}};
    nameResource(kernel, *parameters.ppKernelName);
  }
}

void Tool::nameThreadOnce() noexcept {
  constinit static thread_local bool named = false;
  if (named || !tool_.nameThread)
    return;
  named = true;
  std::array<char, 16> name{}; // the longest that there is
  if (pthread_getname_np(pthread_self(), name.data(), name.size()) == 0)
    tool_.nameThread(static_cast<uint32_t>(::gettid()), name.data());
}

void hear(void *, urx_tracing_site_t site, const urx_tracing_call_t *call) {
  try {
    Tool tool;
    if (site == URX_TRACING_BEGIN) {
      tool.nameThreadOnce();
      *call->datum = tool.push(*call);
      return;
    }
    if (*call->datum)
      tool.pop();
    tool.nameMade(*call);
  } catch (const std::bad_alloc &) {
    // A range or a name less.
  }
}

bool wanted() {
  return env::text(kVariable).has_value();
}

bool open(std::string &problem) {
  const auto file = env::text(kVariable);
  if (!file) {
    problem = std::string(kVariable) + " names no tool";
    return false;
  }
  if (!names)
    names = new Names;
  return nvtx::attach(file->c_str(), problem);
}

} // namespace

constinit const Exporter kNvtx{"NVTX", wanted, open, hear};

} // namespace ur::layers::exporters
