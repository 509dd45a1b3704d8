// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the tests of failures stand on: one scenario for each function of the API, made to fail at every driver call and
// at every allocation. To add a function: a row in the fault_rows_*.cpp of its subject.
#pragma once

#include "adapters/core/generated/entry_points.hpp"
#include "core/core_test.hpp"

#include <cstring>
#include <functional>

namespace ur::test {

/// The adapter's own table, every slot of it.
inline const ur_dditable_t &table() {
  return core::kAdapterTable;
}

inline constexpr uint32_t kPattern = 7;
inline constexpr ur_rect_offset_t kOrigin{0, 0, 0};
inline constexpr ur_image_format_t kFormat{UR_IMAGE_CHANNEL_ORDER_R, UR_IMAGE_CHANNEL_TYPE_UNSIGNED_INT8};

class FaultRig : public CoreTest {
public:
  using CoreTest::deviceMemory;
  using CoreTest::fill;
  using CoreTest::finish;
  using CoreTest::makeQueue;
  using CoreTest::program;
  using CoreTest::tryAlloc;
  using CoreTest::tryFill;
  using CoreTest::tryFree;

  /// A place that an API function writes to: filled with a pattern that must survive a failure.
  template <class T>
  T *out(std::function<void(T)> giveBack = nullptr) {
    auto place = std::make_shared<T>();
    std::memset(static_cast<void *>(place.get()), kCanary, sizeof(T));
    T *address = place.get();
    outputs_.push_back({[place] { return !isCanary(place.get(), sizeof(T)); },
                        [place, giveBack] {
                          if (giveBack && !isCanary(place.get(), sizeof(T)))
                            giveBack(*place);
                        }});
    return address;
  }
  /// A handle that a function makes, released after the round.
  template <class H>
  H *made() {
    return out<H>([](H handle) { EXPECT_EQ(releaseHandle(handle), UR_RESULT_SUCCESS); });
  }
  /// The event of an enqueue. It must come to an end, and to the right one.
  ur_event_handle_t *event() {
    event_ = made<ur_event_handle_t>();
    return event_;
  }
  /// Keeps a value alive until the rig is taken down, for arguments by address.
  template <class T>
  T *keep(T value) {
    auto kept = std::make_shared<T>(std::move(value));
    kept_.push_back(kept);
    return kept.get();
  }

  /// The call under test: the only part of a scenario that failures are ordered for.
  template <class... P, class... A>
  ur_result_t call(ur_result_t(UR_APICALL *function)(P...), A... args) {
    arm();
    const ur_result_t result = function(args...);
    disarm();
    return result;
  }

  // What scenarios use, made when first asked for, outside the order to fail.
  ur_queue_handle_t queue();          ///< of the kind that is under test: in order or out of order
  ur_queue_handle_t other();          ///< another one, whose last command is under way
  ur_queue_handle_t farQueue();       ///< of the second device
  const ur_event_handle_t *foreign(); ///< a list of one event of other's
  uint32_t *device(size_t words = 64) { return deviceMemory(words); }
  ur_mem_handle_t buffer(size_t words = 64);
  ur_kernel_handle_t kernel(const std::string &name = "add_u32");
  ur_usm_pool_handle_t asyncPool();
  ur_usm_pool_handle_t nativePool(); ///< with the vendor's memory, where it has pools
  /// A program of the usual kernels that hasn't been built, for all devices of the context.
  ur_program_handle_t unbuilt();
  ur_context_handle_t here() const { return context; }
  ur_device_handle_t dev(size_t i = 0) const { return devices[i]; }
  ur_platform_handle_t plat() const { return platform; }
  ur_adapter_handle_t adap() const { return adapter; }

  bool outOfOrder_ = false;
  bool usedQueue_ = false; ///< the scenario asked for queue()

protected:
  enum class Source { driver, command, heap, none };

  void fresh(); ///< a new world
  void TearDown() override;

  void arm();
  void disarm();
  bool anyOutput() const { return !outputs_.empty(); }
  bool written() const; ///< all outputs of the last round; false: none of them
  void forget();        ///< gives back what the last round made

  Source source_ = Source::none;
  uint64_t nth_ = 0;
  ur_result_t failure_ = UR_RESULT_ERROR_OUT_OF_RESOURCES;
  bool hit_ = false;       ///< the failure that was ordered has happened
  uint64_t made_ = 0;      ///< driver calls of the last call under test
  uint64_t submitted_ = 0; ///< commands of it
  ur_event_handle_t *event_ = nullptr;

private:
  static constexpr int kCanary = 0xA5;
  static bool isCanary(const void *place, size_t size);

  struct Output {
    std::function<bool()> written;
    std::function<void()> giveBack;
  };
  std::vector<Output> outputs_;
  std::vector<std::shared_ptr<void>> kept_;
  Queue queue_, other_, far_;
  Event foreign_;
  Program unbuilt_;
  std::vector<Buffer> buffers_;
  std::vector<Kernel> kernels_;
  ur_usm_pool_handle_t pool(ur_usm_pool_handle_t &made, ur_usm_pool_flags_t flags);
  ur_usm_pool_handle_t asyncPool_ = nullptr, nativePool_ = nullptr;
};

/// One call of a function, made anew by each round.
using Round = std::function<ur_result_t()>;

struct Scenario {
  const char *function; ///< the API's name
  Round (*prepare)(FaultRig &rig);
  const char *variant = "";
  bool quiet = false;                      ///< a good call makes no driver call
  bool optional = false;                   ///< some vendors don't have it, and UNSUPPORTED_FEATURE is a good answer
  ur_result_t instead = UR_RESULT_SUCCESS; ///< a failure may be answered by this as well
};
inline void PrintTo(const Scenario &scenario, std::ostream *out) {
  *out << scenario.function << ' ' << scenario.variant;
}

/// All rows, of all files.
std::vector<Scenario> &scenarios();
/// Adds rows, for use as the initial value of a static object.
bool addScenarios(std::initializer_list<Scenario> rows);

} // namespace ur::test
