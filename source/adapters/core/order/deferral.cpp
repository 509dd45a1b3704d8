// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/order/deferral.hpp"

#include "adapters/core/device/context.hpp"
#include "adapters/core/order/notices.hpp"

#include <condition_variable>

namespace ur::core {

/// The driver's notification of an imported event that jobs wait for. It only wakes the thread, which then asks.
struct Deferral::Watch {
  explicit Watch(Shared &of) noexcept : shared(of) {}
  Shared &shared;
  bool fired = false;
  static void fire(void *data, EventStatus status) noexcept;
};

/// Kept by the thread too, since a job's end may be that of the context, and of the Deferral.
struct Deferral::Shared {
  std::mutex pumping; ///< one thread at a time runs jobs and takes them out of the list
  std::mutex mutex;   // guards what follows
  std::condition_variable wake;
  std::list<std::unique_ptr<Job>> jobs; ///< grows at the end only
  std::list<Watch> watches;
  bool kicked = false, stop = false;

  void kick() noexcept {
    std::lock_guard lock(mutex);
    kicked = true;
    wake.notify_one();
  }

  void serve() noexcept {
    std::unique_lock lock(mutex);
    for (;;) {
      wake.wait(lock, [this] { return kicked || stop; });
      if (stop)
        return;
      kicked = false;
      watches.remove_if([](const Watch &watch) { return watch.fired; });
      lock.unlock();
      pump();
      lock.lock();
    }
  }

  void pump() noexcept {
    std::list<std::unique_ptr<Job>> gone; // goes last, without locks: perhaps the end of the context
    std::lock_guard turn(pumping);
    for (bool again = true; again;) {
      again = false;
      std::unique_lock lock(mutex);
      for (auto next = jobs.begin(); next != jobs.end();) {
        Job &job = **next;
        lock.unlock();
        const bool over = !job.blocker() && job.run();
        if (over)
          job.after_.clear(); // Completions go before what keeps the context alive, which the job holds, too.
        lock.lock();
        const auto current = next++;
        if (over) {
          ended(job);
          gone.splice(gone.end(), jobs, current);
          again = true; // Others may have waited for it, in front of it too.
        }
      }
    }
  }

  void ended(Job &job) noexcept {
    const Ref<Completion> position = std::move(job.position_);
    if (!position)
      return;
    if (job.end()->phase() == Phase::submitted)
      position->publish(job.end()->lane(), job.end()->epoch());
    else
      position->refuse(UR_RESULT_SUCCESS); // over, which is all that a position says
  }
};

void Deferral::Watch::fire(void *data, EventStatus) noexcept {
  auto *watch = static_cast<Watch *>(data);
  Shared &shared = watch->shared;
  std::lock_guard lock(shared.mutex);
  watch->fired = true;
  shared.kicked = true;
  shared.wake.notify_one();
}

/// Something that isn't submitted; null: the job may run.
Completion *Deferral::Job::blocker() const noexcept {
  // The last ones are those of the job's own queue, and the most likely to be far off.
  for (auto next = after_.rbegin(); next != after_.rend(); ++next) {
    if (!(*next)->submitted())
      return next->get();
  }
  return nullptr;
}

Deferral::Signal::Signal(const Deferral &deferral)
    : shared_(deferral.shared_), completion_(makeRef<Completion>(Completion::Later{})) {}

/// Over, which is all that it says. What has to do with it may be gone then.
std::shared_ptr<Deferral::Shared> Deferral::Signal::settle() const noexcept {
  std::shared_ptr<Shared> shared = shared_;
  const Ref<Completion> completion = completion_;
  completion->refuse(UR_RESULT_SUCCESS);
  return shared;
}

void Deferral::Signal::raise() const noexcept {
  settle()->kick();
}

void Deferral::Signal::raiseHere() const noexcept {
  settle()->pump();
}

Deferral::Deferral(Context &context) : context_(context), shared_(std::make_shared<Shared>()) {}

Deferral::~Deferral() {
  {
    std::lock_guard lock(shared_->mutex);
    shared_->stop = true;
    shared_->wake.notify_one();
  }
  endThread(thread_);
}

void Deferral::startThread() {
  std::lock_guard lock(mutex_);
  if (thread_.joinable())
    return;
  try {
    thread_ = core::startThread("ur-deferral", [shared = shared_] { shared->serve(); });
  } catch (const std::system_error &) {
    throw UR_RESULT_ERROR_OUT_OF_RESOURCES;
  }
}

/// Has the driver tell when imported events that the job waits for are signalled; once for each.
void Deferral::watch(const Job &job) {
  for (const Ref<Completion> &wait : job.after_) {
    if (wait->phase() != Phase::external || wait->submitted() || !wait->claimWatch())
      continue;
    std::list<Watch>::iterator place;
    ur_result_t result = UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    try {
      {
        std::lock_guard lock(shared_->mutex);
        place = shared_->watches.emplace(shared_->watches.end(), *shared_);
      }
      result = context_.notices().tell(*wait, &Watch::fire, &*place);
      if (result != UR_RESULT_SUCCESS) {
        std::lock_guard lock(shared_->mutex);
        shared_->watches.erase(place);
      }
    } catch (...) {
    }
    if (result != UR_RESULT_SUCCESS) {
      wait->dropWatch();
      throw result;
    }
  }
}

void Deferral::add(std::unique_ptr<Job> job) {
  startThread();
  watch(*job);
  const Ref<Completion> blocker(job->blocker());
  const bool begins = job->beginsWithCaller();
  {
    std::lock_guard lock(shared_->mutex);
    shared_->jobs.push_back(std::move(job));
  }
  // What blocks it says so when it is submitted, but perhaps it was, before the job was in the list.
  if (!begins && (!blocker || blocker->submitted()))
    shared_->kick();
}

void Deferral::pump() noexcept {
  const std::shared_ptr<Shared> keep = shared_;
  keep->pump();
}

void Deferral::addPositions(std::vector<Ref<Completion>> &to, uint32_t device) {
  std::lock_guard lock(shared_->mutex);
  for (const std::unique_ptr<Job> &job : shared_->jobs) {
    if (!job->end() || (device != Context::kAllDevices && job->device() != device))
      continue;
    if (!job->position_)
      job->position_ = makeRef<Completion>(Completion::Later{});
    to.push_back(job->position_);
  }
}

} // namespace ur::core
