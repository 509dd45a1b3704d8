// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/allocator/debug_blocks.hpp"

#include "adapters/core/allocator/stream_pool.hpp"
#include "adapters/core/device/adapter.hpp"
#include "adapters/core/object/threads.hpp"
#include "common/env.hpp"

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <dlfcn.h>
#include <execinfo.h>

namespace ur::core {
namespace {

constexpr const char *kDebug = "UR_USM_POOL_DEBUG";
constexpr size_t kMostRemembered = 4096; ///< blocks that are freed

uint8_t byteOf(const std::string &word) {
  const std::string_view digits = word.starts_with("0x") ? std::string_view(word).substr(2) : std::string_view();
  unsigned value = 0;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value, 16);
  if (digits.empty() || error != std::errc() || end != digits.data() + digits.size() || value > 0xFF)
    throw env::Error(kDebug, "'" + word + "' is no byte, such as 0xCB");
  return static_cast<uint8_t>(value);
}

std::string format(const char *pattern, auto... values) {
  char text[512];
  std::snprintf(text, sizeof text, pattern, values...);
  return text;
}

/// The frames outside of this library, as far as symbols are there; where there is none, as in a program that the
/// adapter is linked into, its own.
std::string stackOf(const DebugPlace &place) {
  constexpr unsigned kMostFrames = 4;
  constexpr int kOurs = 3; // placeOf(), who calls it, and the entry
  Dl_info own{};
  (void)::dladdr(reinterpret_cast<void *>(&readPoolDebug), &own);
  const auto frames = [&](int first, bool outside) {
    std::string text;
    unsigned told = 0;
    for (int i = first; i < place.depth && told < kMostFrames; ++i) {
      const auto *const at = static_cast<const char *>(place.stack[static_cast<size_t>(i)]);
      Dl_info info{};
      if (::dladdr(at, &info) == 0 || (outside && told == 0 && info.dli_fbase == own.dli_fbase))
        continue;
      const std::string_view file = info.dli_fname ? info.dli_fname : "?";
      const void *base = info.dli_sname ? info.dli_saddr : info.dli_fbase;
      text += format("%s%.160s+0x%tx in %.80s", told++ == 0 ? ", from " : ", ", info.dli_sname ? info.dli_sname : "",
                     at - static_cast<const char *>(base), std::string(file.substr(file.rfind('/') + 1)).c_str());
    }
    return text;
  };
  const std::string outside = frames(0, true);
  return outside.empty() ? frames(kOurs, false) : outside;
}

std::string nameOf(const DebugPlace &place) {
  if (!place.function)
    return "nowhere";
  std::string name = format("%s (call number %llu", place.function, static_cast<unsigned long long>(place.call));
  if (place.queue)
    name += format(", queue %p", place.queue);
  name += stackOf(place);
  name += ')';
  return name;
}

} // namespace

std::optional<PoolDebug> readPoolDebug() {
  const auto text = env::text(kDebug);
  if (!text || *text == "off")
    return {};
  PoolDebug debug;
  if (*text == "on")
    return debug;
  for (const auto &[key, words] : env::map(kDebug)) {
    const std::string &word = words.front();
    if (words.size() != 1)
      throw env::Error(kDebug, "'" + key + "' has one word");
    if (key == "guard") {
      debug.guard = env::size(kDebug, word);
    } else if (key == "poison") {
      debug.poison = byteOf(word);
    } else if (key == "freed") {
      debug.freed = byteOf(word);
    } else if (key == "places" && (word == "calls" || word == "stacks")) {
      debug.places = word == "stacks";
    } else if (key == "on_error" && (word == "report" || word == "abort")) {
      debug.abort = word == "abort";
    } else {
      std::string pair = "'" + key;
      pair += ':' + word;
      throw env::Error(kDebug, pair + "' is not one of guard:<size>, poison:<byte>, freed:<byte>, places:calls|stacks "
                                      "and on_error:report|abort");
    }
  }
  if (debug.guard == 0 || debug.guard % 256 != 0 || debug.guard > size_t{1} << 20)
    throw env::Error(kDebug, "a guard is a multiple of 256 bytes, up to 1M");
  return debug;
}

DebugPlace DebugBlocks::placeOf(const char *function, const void *queue) noexcept {
  DebugPlace place;
  place.function = function;
  place.queue = queue;
  place.call = calls_.fetch_add(1, std::memory_order_relaxed) + 1;
  if (wanted_.places)
    place.depth = ::backtrace(place.stack.data(), static_cast<int>(place.stack.size()));
  return place;
}

void DebugBlocks::forget(void *context) {
  DebugBlocks &all = *debugBlocks();
  std::lock_guard lock(all.mutex_);
  std::erase_if(all.live_, [&](const auto &one) { return one.first.first == context; });
  std::erase_if(all.gone_, [&](const DebugBlock &one) { return one.context == context; });
  all.contexts_.erase(context);
}

void DebugBlocks::add(Context &context, const DebugBlock &block) {
  std::lock_guard lock(mutex_);
  if (contexts_.insert(&context).second)
    context.addDeleter(&DebugBlocks::forget, &context);
  live_.insert_or_assign({block.context, block.memory}, block);
  std::erase_if(gone_, [&](const DebugBlock &old) { return old.memory == block.memory; });
}

std::optional<DebugBlock> DebugBlocks::holding(const Context &context, const void *address) const {
  std::lock_guard lock(mutex_);
  auto found = live_.upper_bound({&context, address});
  if (found == live_.begin() || (--found)->first.first != &context)
    return {};
  const DebugBlock &block = found->second;
  return static_cast<const std::byte *>(address) < block.memory + block.size ? std::optional(block) : std::nullopt;
}

std::optional<DebugBlock> DebugBlocks::take(const Context &context, const void *memory, const DebugPlace &freed) {
  std::lock_guard lock(mutex_);
  const auto found = live_.find({&context, memory});
  if (found == live_.end())
    return {};
  DebugBlock block = found->second;
  block.freed = freed;
  live_.erase(found);
  return block;
}

void DebugBlocks::endFree(const DebugBlock &block, ur_result_t result) {
  std::lock_guard lock(mutex_);
  if (result != UR_RESULT_SUCCESS) {
    live_.insert_or_assign({block.context, block.memory}, block);
    return;
  }
  gone_.push_back(block);
  if (gone_.size() > kMostRemembered)
    gone_.pop_front();
}

void DebugBlocks::tellOfFree(const Context &context, const void *memory, const DebugPlace &place) {
  std::string sentence = nameOf(place) + " frees " + format("%p", memory) + ", which ";
  if (const auto inside = holding(context, memory)) {
    sentence += format("lies %td bytes behind the beginning of the block %p of %zu bytes",
                       static_cast<const std::byte *>(memory) - inside->memory,
                       static_cast<const void *>(inside->memory), inside->size) +
                ", made by " + nameOf(inside->made);
  } else {
    std::lock_guard lock(mutex_);
    const auto old = std::find_if(gone_.rbegin(), gone_.rend(), [&](const DebugBlock &one) {
      return one.context == &context && one.memory == memory;
    });
    if (old != gone_.rend()) {
      sentence += format("was freed before: the block of %zu bytes was made by ", old->size) + nameOf(old->made) +
                  " and freed by " + nameOf(old->freed);
    } else {
      sentence += "is no memory of this context's that begins there";
    }
  }
  find(sentence);
}

void DebugBlocks::find(const std::string &sentence) const {
  logger().error("pool debug: %s", sentence.c_str());
  if (wanted_.abort)
    std::abort();
}

void DebugBlocks::addCheck(Context &context, const DebugBlock &block, Block &copy, Stamp copied) {
  std::lock_guard lock(mutex_);
  checks_.push_back({Ref<Context>(&context), block, &copy, std::move(copied)});
}

/// Of whichever of the two guards: the wrong byte that is nearest to the block is told.
void DebugBlocks::look(const DebugBlock &block, const uint8_t *guards) {
  for (const bool behind : {false, true}) {
    const uint8_t *guard = guards + (behind ? wanted_.guard : 0);
    size_t wrong = 0, nearest = 0;
    for (size_t i = 0; i < wanted_.guard; ++i) {
      const size_t at = behind ? i : wanted_.guard - 1 - i;
      if (guard[at] != kGuardByte && wrong++ == 0)
        nearest = at;
    }
    if (wrong == 0)
      continue;
    const size_t distance = behind ? nearest : wanted_.guard - nearest;
    find(format("%zu of the %zu bytes %s the block %p of %zu bytes (pool %p) were written to: the nearest is %zu bytes "
                "%s, and holds 0x%02x. The block was made by ",
                wrong, wanted_.guard, behind ? "behind" : "before", static_cast<const void *>(block.memory), block.size,
                block.pool, distance, behind ? "behind its end" : "before its beginning", guard[nearest]) +
         nameOf(block.made) + " and freed by " + nameOf(block.freed));
  }
}

void DebugBlocks::settle(Check check, bool wait) {
  for (int tries = 0; wait && tries < 3 && !askIfOver(check.copied); ++tries) {
    for (const Ref<Completion> &one : check.copied)
      (void)one->wait();
  }
  if (std::all_of(check.copied.begin(), check.copied.end(),
                  [](const Ref<Completion> &one) { return one->progress() == Progress::complete; }))
    look(check.block, reinterpret_cast<const uint8_t *>(check.copy->memory));
  (void)check.copy->beginFree();
  check.copy->span->pool->free(*check.copy, freedBy(check.copied), nullptr);
}

/// Those for which wanted(check) holds.
template <typename Wanted>
void DebugBlocks::takeChecks(std::deque<Check> &to, Wanted wanted) {
  std::lock_guard lock(mutex_);
  for (size_t i = checks_.size(); i != 0; --i) {
    Check one = std::move(checks_.front());
    checks_.pop_front();
    (wanted(one) ? to : checks_).push_back(std::move(one));
  }
}

void DebugBlocks::check() noexcept try {
  std::deque<Check> over;
  takeChecks(over, [](Check &one) { return askIfOver(one.copied); });
  for (Check &one : over)
    settle(std::move(one), false);
} catch (const std::bad_alloc &) { // The memory of a copy is lost until its context's end, and so is its check.
}

void DebugBlocks::checkInBackground(Context &context) {
  check();
  auto left = std::make_shared<std::deque<Check>>();
  takeChecks(*left, [&context](const Check &one) { return one.context.get() == &context; });
  if (left->empty())
    return;
  runInBackground("ur-debug", [this, left] {
    for (; !left->empty(); left->pop_front())
      settle(std::move(left->front()), true);
  });
}

DebugBlocks *debugBlocks() noexcept {
  static DebugBlocks *const instance = []() -> DebugBlocks * {
    try {
      const std::optional<PoolDebug> wanted = readPoolDebug();
      return wanted ? new DebugBlocks(*wanted) : nullptr;
    } catch (...) { // The adapter says so, when it is made.
      return nullptr;
    }
  }();
  return instance;
}

} // namespace ur::core
