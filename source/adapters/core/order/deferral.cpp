// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/order/deferral.hpp"

#include "adapters/core/device/context.hpp"
#include "adapters/core/order/notices.hpp"

#include <condition_variable>
#include <map>
#include <unordered_map>

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
  std::mutex pumping; ///< one thread at a time runs jobs and takes them out of the lists
  std::mutex mutex;   // guards what follows
  std::condition_variable wake;
  // Jobs by their numbers, in the order in which they were added. They go from one list to another without memory.
  using Jobs = std::map<uint64_t, std::unique_ptr<Job>>;
  Jobs ready;   ///< to be looked at, new ones too
  Jobs blocked; ///< each by something in `ends`, which has it in its list
  Jobs asking;  ///< by something that nobody here tells of: looked at again and again
  /// What tells when it is over, each with the first and last of the jobs that wait for it: ends and positions of jobs,
  /// and signals.
  std::unordered_map<const Completion *, std::pair<Job *, Job *>> ends;
  uint64_t lastNumber = 0, looks = 0;
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
    Jobs gone; // goes last, without locks: perhaps the end of the context
    std::lock_guard turn(pumping);
    std::unique_lock lock(mutex);
    for (bool again = true; again;) {
      ready.merge(asking);
      again = false;
      while (!ready.empty()) {
        const auto next = ready.begin();
        Job &job = *next->second;
        ++looks;
        lock.unlock();
        const Ref<Completion> blocker(job.blocker());
        const bool over = !blocker && job.run();
        if (over)
          job.after_.clear(); // Completions go before what keeps the context alive, which the job holds, too.
        lock.lock();
        if (over) {
          ended(job);
          gone.insert(ready.extract(next));
          again = !asking.empty(); // They may have waited for it.
        } else if (blocker) {
          block(next, *blocker);
        }
      }
    }
  }

  /// Until the blocker is over, or is looked at again.
  void block(Jobs::iterator place, const Completion &blocker) noexcept {
    const auto end = ends.find(&blocker);
    if (end == ends.end()) {
      // Told meanwhile: another look finds out what else there is.
      if (blocker.phase() == Phase::submitted || blocker.phase() == Phase::refused)
        return;
      asking.insert(ready.extract(place));
      return;
    }
    Job *job = place->second.get();
    auto &[first, last] = end->second;
    job->nextWaiting_ = nullptr;
    (last ? last->nextWaiting_ : first) = job;
    last = job;
    blocked.insert(ready.extract(place));
  }

  /// It is over: whoever waits for it is looked at.
  void told(const Completion &over) noexcept {
    const auto end = ends.find(&over);
    if (end == ends.end())
      return;
    for (const Job *job = end->second.first; job; job = job->nextWaiting_)
      ready.insert(blocked.extract(job->number_));
    ends.erase(end);
  }

  void ended(Job &job) noexcept {
    if (const Completion *end = job.end())
      told(*end);
    const Ref<Completion> position = std::move(job.position_);
    if (!position)
      return;
    if (job.end()->phase() == Phase::submitted)
      position->publish(job.end()->lane(), job.end()->epoch());
    else
      position->refuse(UR_RESULT_SUCCESS); // over, which is all that a position says
    told(*position);
  }

  /// Throws bad_alloc, with nothing changed.
  void add(std::unique_ptr<Job> job) {
    std::lock_guard lock(mutex);
    if (const Completion *end = job->end())
      ends.try_emplace(end);
    job->number_ = ++lastNumber;
    const Completion *end = job->end();
    try {
      ready.emplace_hint(ready.end(), job->number_, std::move(job));
    } catch (...) {
      ends.erase(end);
      throw;
    }
  }

  void addPositions(const Jobs &of, std::vector<Ref<Completion>> &to, uint32_t device) {
    for (const auto &[number, job] : of) {
      if (!job->end() || (device != Context::kAllDevices && job->device() != device))
        continue;
      if (!job->position_) {
        Ref<Completion> made = makeRef<Completion>(Completion::Later{});
        made->defer(!job->end()->mayAwaitHost());
        ends.try_emplace(made.get());
        job->position_ = std::move(made);
      }
      to.push_back(job->position_);
    }
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
    : shared_(deferral.shared_), completion_(makeRef<Completion>(Completion::Later{})) {
  std::lock_guard lock(shared_->mutex);
  shared_->ends.try_emplace(completion_.get());
}

Deferral::Signal::~Signal() {
  std::lock_guard lock(shared_->mutex);
  shared_->ends.erase(completion_.get()); // where it was never raised
}

/// Over, which is all that it says. What has to do with it may be gone then.
std::shared_ptr<Deferral::Shared> Deferral::Signal::settle() const noexcept {
  std::shared_ptr<Shared> shared = shared_;
  const Ref<Completion> completion = completion_;
  completion->refuse(UR_RESULT_SUCCESS);
  std::lock_guard lock(shared->mutex);
  shared->told(*completion);
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
  if (isLost()) {
    keepForEver(thread_);
    keepForEver(shared_);
    return;
  }
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
  mark_.set();
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
  if (isLost())
    throw UR_RESULT_ERROR_DEVICE_LOST;
  startThread();
  watch(*job);
  const Ref<Completion> blocker(job->blocker());
  const bool begins = job->beginsWithCaller();
  shared_->add(std::move(job));
  // What blocks it says so when it is submitted, but perhaps it was, before the job was in the list.
  if (!begins && (!blocker || blocker->submitted()))
    shared_->kick();
}

void Deferral::pump() noexcept {
  if (isLost())
    return;
  const std::shared_ptr<Shared> keep = shared_;
  keep->pump();
}

void Deferral::addPositions(std::vector<Ref<Completion>> &to, uint32_t device) {
  if (isLost())
    return;
  std::lock_guard lock(shared_->mutex);
  for (const Shared::Jobs *jobs : {&shared_->ready, &shared_->blocked, &shared_->asking})
    shared_->addPositions(*jobs, to, device);
}

uint64_t Deferral::looks() const noexcept {
  std::lock_guard lock(shared_->mutex);
  return shared_->looks;
}

} // namespace ur::core
