// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/allocator/report.hpp"

#include "adapters/core/allocator/dump.hpp"
#include "adapters/core/allocator/usm_pool.hpp"
#include "adapters/core/device/adapter.hpp"
#include "adapters/core/order/lane.hpp"
#include "common/trace_output.hpp"

#include <cinttypes>

namespace ur::core {
namespace {

constexpr const char *kTrace = "UR_USM_POOL_TRACE", *kDump = "UR_USM_POOL_DUMP";

/// By PoolNews::What.
constexpr struct {
  const char *inLog, *inTrace;
} kTexts[] = {{"grows by", "pool grows"},
              {"gives back", "pool shrinks"},
              {"is under pressure for", "pool under pressure"},
              {"waits for", "pool waits"},
              {"has no", "pool fails"}};

/// Opens what a variable names; %a in a path is the adapter, since those of one process mustn't share a file.
int openFor(const char *variable, const env::Map &words, const char *adapter) {
  trace::Output output = trace::outputOf(variable, words);
  if (const size_t at = output.path.find("%a"); at != std::string::npos)
    output.path.replace(at, 2, adapter);
  return trace::open(variable, output, true);
}

} // namespace

PoolReports::PoolReports(log::Logger &logger, const char *adapter) : logger_(logger) {
  for (const auto read : {&PoolReports::readTrace, &PoolReports::readDump}) {
    try {
      (this->*read)(adapter);
    } catch (const env::Error &error) {
      logger_.error("%s; the variable is ignored", error.what());
    }
  }
}

void PoolReports::readTrace(const char *adapter) {
  const env::Map words = env::map(kTrace);
  if (words.empty())
    return;
  trace_ = openFor(kTrace, words, adapter);
  begin_ = trace::clockNow();
  trace::write(trace_, trace::header(begin_, ",\"adapter\":\"" + std::string(adapter) + "\""));
}

void PoolReports::readDump(const char *adapter) {
  env::Map words = env::map(kDump);
  Dumps dumps;
  for (const auto &[key, values] : words) {
    for (const std::string &when : key == "on" ? values : std::vector<std::string>()) {
      bool &one = when == "failure"    ? dumps.onFailure
                  : when == "pressure" ? dumps.onPressure
                  : when == "end"      ? dumps.atEnd
                                  : throw env::Error(kDump, "'" + when + "' is not one of failure, pressure and end");
      one = true;
    }
  }
  if (std::erase_if(words, [](const auto &word) { return word.first == "on"; }) == 0) {
    if (!words.empty()) {
      throw env::Error(kDump,
                       "'" + env::written(words.front()) + "' says nothing without on:failure, on:pressure or on:end");
    }
    return;
  }
  dump_ = openFor(kDump, words, adapter);
  dumps_ = dumps;
}

void PoolReports::tell(StreamPool &pool, const PoolNews &news) noexcept {
  const auto &texts = kTexts[static_cast<size_t>(news.what)];
  const bool failure = news.what == PoolNews::What::failure;
  if (!failure) {
    logger_.debug("pool %p %s %zu bytes of %s memory; %zu bytes reserved", static_cast<const void *>(&pool.owner()),
                  texts.inLog, news.bytes, nameOf(news.kind), news.reserved);
  } else {
    tellFailure(pool, news);
  }
  if (trace_ >= 0)
    trace(pool, news);
  if ((failure && dumps_.onFailure) || (news.what == PoolNews::What::pressure && dumps_.onPressure))
    dump(pool, texts.inTrace);
  if (failure && logger_.enabled(log::Level::Debug)) {
    try {
      logger_.debug("%s", dumpOf(pool).c_str());
    } catch (const std::bad_alloc &) {
    }
  }
}

/// Which limit it is: the pool's own, or the driver's.
void PoolReports::tellFailure(StreamPool &pool, const PoolNews &news) const noexcept {
  char why[64] = "the driver gives no more";
  if (news.full)
    std::snprintf(why, sizeof why, "its maximum is %zu", pool.limits().maximumSize);
  char message[224];
  std::snprintf(message, sizeof message, "a pool has no %zu bytes of %s memory: it has reserved %zu bytes, and %s",
                news.bytes, nameOf(news.kind), news.reserved, why);
  setLastError(UR_RESULT_ERROR_OUT_OF_RESOURCES, message);
  if (logger_.enabled(log::Level::Info)) {
    const PoolFigures has = pool.figures();
    logger_.info("pool %p %s %zu bytes of %s memory; %zu bytes reserved, %zu of them used, %zu free, %zu free once "
                 "something is over; the largest free run of device memory has %zu bytes; %s",
                 static_cast<const void *>(&pool.owner()), kTexts[static_cast<size_t>(news.what)].inLog, news.bytes,
                 nameOf(news.kind), news.reserved, has.live, has.free, has.pending, has.largest, why);
  }
}

void PoolReports::trace(StreamPool &pool, const PoolNews &news) const {
  // Where its memory is: a walk over all of it, and so not told of what happens often.
  char where[192] = "";
  if (news.what == PoolNews::What::waits || news.what == PoolNews::What::failure) {
    const PoolFigures has = pool.figures();
    std::snprintf(where, sizeof where,
                  ",\"live\":%zu,\"at hand\":%zu,\"pending\":%zu,\"free\":%zu,\"unmapped\":%zu,\"largest\":%zu",
                  has.blocks, has.atHand, has.pending, has.free, has.unmapped, has.serves);
  }
  char line[512];
  const int length =
      std::snprintf(line, sizeof line,
                    "{\"e\":\"%s\",\"s\":%" PRIu64
                    ",\"a\":{\"pool\":\"%p\",\"device\":%u,\"kind\":\"%s\",\"bytes\":%zu,\"reserved\":%zu%s}}\n",
                    kTexts[static_cast<size_t>(news.what)].inTrace, trace::clockNow() - begin_,
                    static_cast<const void *>(&pool.owner()), pool.owner().deviceIndex(), nameOf(news.kind), news.bytes,
                    news.reserved, where);
  trace::write(trace_, {line, static_cast<size_t>(length)});
}

void PoolReports::dump(StreamPool &pool, const char *why) const noexcept {
  try {
    trace::write(dump_, std::string(why) + ": " + dumpOf(pool));
  } catch (const std::bad_alloc &) {
  }
}

void PoolReports::poolEnds(StreamPool &pool) noexcept {
  if (dumps_.atEnd)
    dump(pool, "pool ends");
}

PoolReports &poolReports() noexcept {
  return Adapter::existing()->poolReports();
}

} // namespace ur::core
