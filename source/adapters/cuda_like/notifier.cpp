// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda_like/notifier.hpp"

#include <new>

namespace ur::LANEWAY_VENDOR {

Notifier::~Notifier() {
  (void)device_.release([&] {
    for (const std::unique_ptr<Post> &post : all_) {
      (void)streamSynchronize(device_.api(), post->stream);
      (void)streamDestroy(device_.api(), post->stream);
    }
    return kSuccess;
  });
}

ur_result_t Notifier::notify(EventHandle event, core::Notification call, void *data) noexcept {
  const Api &api = device_.api();
  const Current current(api, device_.context());
  if (current.result() != kSuccess)
    return translate(current.result());
  Post *post = nullptr;
  if (const ur_result_t result = take(&post); result != UR_RESULT_SUCCESS)
    return result;
  post->call = call;
  post->data = data;
  Result result = streamWaitEvent(api, post->stream, event, 0);
  if (result == kSuccess)
    result = streamAddCallback(api, post->stream, &arrive, post, 0);
  if (result != kSuccess) {
    std::lock_guard lock(mutex_);
    free_.push_back(post);
  }
  return translate(result);
}

/// On the driver's thread, where nothing may call the driver. The post is free before the call, which may end its
/// owner.
void Notifier::arrive(StreamHandle, Result result, void *data) noexcept {
  Post &post = *static_cast<Post *>(data);
  const core::Notification call = post.call;
  void *const argument = post.data;
  {
    std::lock_guard lock(post.owner.mutex_);
    post.owner.free_.push_back(&post);
  }
  call(argument, result == kSuccess ? core::EventStatus::complete : core::EventStatus::failed);
}

/// The lock isn't held across calls of the driver, which may wait for callbacks, which take it.
ur_result_t Notifier::take(Post **post) noexcept {
  {
    std::lock_guard lock(mutex_);
    if (!free_.empty()) {
      *post = free_.back();
      free_.pop_back();
      return UR_RESULT_SUCCESS;
    }
  }
  const Api &api = device_.api();
  StreamHandle stream = nullptr;
  const Result result = streamCreate(api, &stream, kFreeStream, device_.priority(1));
  if (result != kSuccess)
    return translate(result);
  try {
    auto made = std::make_unique<Post>(Post{*this, stream});
    std::lock_guard lock(mutex_);
    free_.reserve(all_.size() + 1);
    all_.push_back(std::move(made));
    *post = all_.back().get();
    return UR_RESULT_SUCCESS;
  } catch (...) {
    (void)streamDestroy(api, stream);
    return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
  }
}

} // namespace ur::LANEWAY_VENDOR
