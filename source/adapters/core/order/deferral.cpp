// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/order/deferral.hpp"

#include "adapters/core/device/context.hpp"
#include "adapters/core/order/notices.hpp"

#include <condition_variable>
#include <map>
#include <unordered_map>

namespace ur::core {

/// The driver's notifications of imported events that jobs wait for. One only wakes the thread, which then asks. It may
/// come late, after the Deferral's end: the driver is given a number, which says nothing by then.
class Deferral::Watches {
public:
  /// Throws bad_alloc.
  [[nodiscard]] static void *add(const std::shared_ptr<Shared> &shared);
  static void remove(void *number) noexcept;
  static void removeAll(const Shared &shared) noexcept;
  static void fire(void *number, EventStatus status) noexcept;

private:
  static Watches &all() {
    static Watches &watches = *new Watches; // A driver's thread may outlive all else.
    return watches;
  }
  std::mutex mutex_; // guards what follows
  std::unordered_map<void *, std::shared_ptr<Shared>> of_;
  uintptr_t last_ = 0;
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

void *Deferral::Watches::add(const std::shared_ptr<Shared> &shared) {
  Watches &watches = all();
  std::lock_guard lock(watches.mutex_);
  void *const number = reinterpret_cast<void *>(++watches.last_);
  watches.of_.emplace(number, shared);
  return number;
}

void Deferral::Watches::remove(void *number) noexcept {
  std::lock_guard lock(all().mutex_);
  all().of_.erase(number);
}

void Deferral::Watches::removeAll(const Shared &shared) noexcept {
  std::lock_guard lock(all().mutex_);
  std::erase_if(all().of_, [&](const auto &one) { return one.second.get() == &shared; });
}

void Deferral::Watches::fire(void *number, EventStatus) noexcept {
  std::shared_ptr<Shared> shared;
  {
    std::lock_guard lock(all().mutex_);
    if (const auto found = all().of_.find(number); found != all().of_.end()) {
      shared = std::move(found->second);
      all().of_.erase(found);
    }
  }
  if (shared)
    shared->kick();
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
  Watches::removeAll(*shared_);
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
    ur_result_t result = UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    try {
      void *const number = Watches::add(shared_);
      result = context_.notices().tell(*wait, &Watches::fire, number);
      if (result != UR_RESULT_SUCCESS)
        Watches::remove(number);
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
