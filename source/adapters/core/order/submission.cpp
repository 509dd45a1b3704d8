// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/order/submission.hpp"

#include "adapters/core/device/context.hpp"

namespace ur::core {

SubmissionStreams::SubmissionStreams(Driver &driver, const StreamDesc &like) noexcept
    : driver_(driver), desc_{.device = like.device,
                             .priority = like.priority,
                             .number = like.number,
                             .onFailure = like.onFailure} {}

SubmissionStreams::~SubmissionStreams() {
  for (const Stream stream : idle_)
    driver_.destroyStream(stream);
}

Stream SubmissionStreams::take() {
  std::lock_guard lock(mutex_);
  if (idle_.empty()) {
    idle_.reserve(made_ + 1);
    Stream made = nullptr;
    check(driver_.createStream(desc_, &made));
    ++made_;
    return made;
  }
  const Stream taken = idle_.back();
  idle_.pop_back();
  return taken;
}

void SubmissionStreams::give(Stream stream) noexcept {
  std::lock_guard lock(mutex_);
  idle_.push_back(stream); // there is room
}

Submission::Submission(Context &context, uint32_t device, SubmissionStreams &streams, Call call, const void *command,
                       bool byItself)
    : Task{}, context_(context), streams_(streams), call_(call), command_(command), byItself_(byItself),
      end_(makeRef<Completion>(context.events(device, false))), over_(context.deferral()) {}

void Submission::start(Ref<Completion> before) {
  check(context_.submitters().prepare());
  before_ = std::move(before);
  context_.submitters().push(*this);
}

ur_result_t Submission::submit() noexcept {
  try {
    const Stream stream = streams_.take();
    const NativeEvent earlier = before_ && before_->progress() == Progress::pending ? before_->native() : nullptr;
    const Fence fence{{&earlier, earlier ? size_t{1} : 0}, end_->signal()};
    const ur_result_t result = call_(command_, context_.driver(), stream, fence);
    if (result == UR_RESULT_SUCCESS)
      end_->publishAlone(byItself_ && !(before_ && before_->mayAwaitHost()));
    streams_.give(stream);
    return result;
  } catch (ur_result_t error) {
    return error;
  } catch (...) {
    return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
  }
}

void Submission::run(void *, HostThreads::Task &task) noexcept {
  auto &mine = static_cast<Submission &>(task);
  mine.result_ = mine.submit();
  mine.over_.raiseHere(); // the last that is known of it
}

} // namespace ur::core
