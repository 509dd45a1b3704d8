// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a context has put off because something that it must come after isn't submitted yet: commands, and requests for
// notifications. Jobs run as soon as what they come after is submitted (or over), those that depend on nothing else in
// the order in which they were added: on one thread, which starts with the first of them, or on that of a flush.
//
// Thread-safe; nothing here waits for a command. Lock order: the pump's lock first, then a queue's, then a lane's; the
// lock of the list of jobs is innermost.
#pragma once

#include "adapters/core/object/fork_mark.hpp"
#include "adapters/core/object/threads.hpp"
#include "adapters/core/order/completion.hpp"

#include <memory>
#include <mutex>
#include <thread>
#include <vector>

namespace ur::core {

class Deferral {
  struct Shared;

public:
  /// One thing to be done later. It keeps the context alive, by a reference of its own or through a queue or an event.
  class Job {
  public:
    /// `after`: what must be submitted, or over, before it runs.
    explicit Job(std::vector<Ref<Completion>> after) noexcept : after_(std::move(after)) {}
    Job(const Job &) = delete;
    Job &operator=(const Job &) = delete;
    virtual ~Job() = default;
    /// With no lock but the pump's. The job is destroyed without any. False: it has more to do when what it has added
    /// to after_ is over, too, and is run again then.
    [[nodiscard]] virtual bool run() noexcept = 0;
    /// A command's completion, which is deferred until it has run; else null.
    [[nodiscard]] virtual Completion *end() const noexcept { return nullptr; }
    [[nodiscard]] virtual uint32_t device() const noexcept { return 0; }
    /// Who adds it calls pump() as soon as it has no locks: the thread needn't be woken for that.
    [[nodiscard]] virtual bool beginsWithCaller() const noexcept { return false; }

  protected:
    std::vector<Ref<Completion>> after_;

  private:
    friend class Deferral;
    [[nodiscard]] Completion *blocker() const noexcept;
    const BackgroundWork work_;
    uint64_t number_ = 0;
    Job *nextWaiting_ = nullptr; ///< for the same
    Ref<Completion> position_;   ///< of the command, once somebody has asked for it
  };

  /// Something that a job comes after and that is no command: over once somebody says so.
  class Signal {
  public:
    /// Throws bad_alloc.
    explicit Signal(const Deferral &deferral);
    Signal(const Signal &) = delete;
    Signal &operator=(const Signal &) = delete;
    ~Signal();
    [[nodiscard]] const Ref<Completion> &completion() const noexcept { return completion_; }
    /// Once, on any thread, without locks. Jobs run because of it, at whose end this object may be gone.
    void raise() const noexcept;
    /// The same, but runs them on this thread.
    void raiseHere() const noexcept;

  private:
    std::shared_ptr<Shared> settle() const noexcept;
    const std::shared_ptr<Shared> shared_;
    const Ref<Completion> completion_;
  };

  explicit Deferral(Context &context);
  Deferral(const Deferral &) = delete;
  Deferral &operator=(const Deferral &) = delete;
  /// Ends the thread. No job is left by then, since each keeps the context alive. May run on the thread itself. In a
  /// forked child it is forgotten.
  ~Deferral();

  /// Takes the job; it may have run when this returns. A queue's lock may be held. Throws, with nothing changed.
  void add(std::unique_ptr<Job> job);
  /// Runs what has become ready. May be called from anywhere without locks.
  void pump() noexcept;

  /// Adds a position for each command that isn't submitted yet: something that is over with the command, however that
  /// ends. Throws bad_alloc.
  void addPositions(std::vector<Ref<Completion>> &to, uint32_t device);

  /// Whether this is a forked child, where nothing that is deferred goes on.
  [[nodiscard]] bool isLost() const noexcept { return mark_.lost(); }

  /// How often it has been looked whether a job may run: a few times for each, whatever their number.
  [[nodiscard]] uint64_t looks() const noexcept;

private:
  class Watches;
  void startThread();
  void watch(const Job &job);

  Context &context_;
  std::shared_ptr<Shared> shared_; ///< the thread's, too
  ForkMark mark_;    ///< of the thread: a forked child runs no jobs, and the locks may be held there for ever
  std::mutex mutex_; // guards thread_
  std::thread thread_;
};

} // namespace ur::core
