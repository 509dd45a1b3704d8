// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "device_pipeline.hpp"

#include "kernels/tile.h"

#include <algorithm>

namespace pipeline {
namespace {

/// Device memory for as long as the picture is worked on, allocated synchronously.
class DeviceMemory {
public:
  DeviceMemory(ur_context_handle_t context, ur_device_handle_t device, size_t size) : context_(context) {
    must(urUSMDeviceAlloc(context, device, nullptr, nullptr, size, &memory_), "urUSMDeviceAlloc");
  }
  ~DeviceMemory() { urUSMFree(context_, memory_); }
  DeviceMemory(const DeviceMemory &) = delete;
  DeviceMemory &operator=(const DeviceMemory &) = delete;
  void *get() const { return memory_; }

private:
  ur_context_handle_t context_;
  void *memory_ = nullptr;
};

/// A pool of the program's own, so that its statistics are those of the pipeline alone.
class Pool {
public:
  Pool(ur_context_handle_t context, ur_device_handle_t device) : context_(context), device_(device) {
    ur_usm_pool_desc_t description{UR_STRUCTURE_TYPE_USM_POOL_DESC, nullptr, 0};
    must(urUSMPoolCreateExp(context, device, &description, &pool_), "urUSMPoolCreateExp");
  }
  ~Pool() { urUSMPoolDestroyExp(context_, device_, pool_); }
  Pool(const Pool &) = delete;
  Pool &operator=(const Pool &) = delete;
  ur_usm_pool_handle_t get() const { return pool_; }
  size_t peak() const {
    size_t bytes = 0;
    must(urUSMPoolGetInfoExp(pool_, UR_USM_POOL_INFO_USED_HIGH_EXP, &bytes, nullptr), "urUSMPoolGetInfoExp");
    return bytes;
  }

private:
  ur_context_handle_t context_;
  ur_device_handle_t device_;
  ur_usm_pool_handle_t pool_ = nullptr;
};

std::string buildLog(ur_program_handle_t program, ur_device_handle_t device) {
  size_t size = 0;
  if (urProgramGetBuildInfo(program, device, UR_PROGRAM_BUILD_INFO_LOG, 0, nullptr, &size) != UR_RESULT_SUCCESS ||
      size < 2)
    return {};
  std::string log(size, '\0');
  if (urProgramGetBuildInfo(program, device, UR_PROGRAM_BUILD_INFO_LOG, size, log.data(), nullptr) != UR_RESULT_SUCCESS)
    return {};
  log.resize(size - 1);
  return log;
}

Queue makeQueue(ur_context_handle_t context, ur_device_handle_t device, Order order) {
  const ur_queue_flags_t flags = order == Order::outOfOrder ? UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE : 0;
  const ur_queue_properties_t properties{UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, nullptr, flags};
  Queue queue;
  must(urQueueCreate(context, device, &properties, queue.fresh()), "urQueueCreate");
  return queue;
}

Range pixels(int columns, int rows) {
  return {size_t(columns), size_t(rows), 64, 8};
}

} // namespace

/// A tile on its way through the pipeline: its commands, and the temporaries that live between the two halves.
struct DevicePipeline::Tile {
  tile_t place;
  Chain chain;
  void *luma = nullptr, *edges = nullptr;

  size_t lumaSize() const { return size_t(place.width + 2 * LUMA_HALO) * size_t(place.height + 2 * LUMA_HALO); }
  size_t rowsSize() const { return size_t(place.width + 2 * SMOOTH_HALO) * size_t(place.height + 2 * LUMA_HALO); }
  size_t smoothSize() const { return size_t(place.width + 2 * SMOOTH_HALO) * size_t(place.height + 2 * SMOOTH_HALO); }
  size_t edgesSize() const { return size_t(place.width) * size_t(place.height); }
};

/// What all tiles share.
struct DevicePipeline::Frame {
  const void *rgb;
  void *result, *counts, *levels;
};

DevicePipeline::DevicePipeline(ur_device_handle_t device, const std::vector<uint8_t> &image) : device_(device) {
  ur_bool_t supported = false;
  if (urDeviceGetInfo(device, UR_DEVICE_INFO_ASYNC_USM_ALLOCATIONS_SUPPORT_EXP, sizeof(supported), &supported,
                      nullptr) == UR_RESULT_SUCCESS)
    asynchronous_ = supported;
  must(urContextCreate(1, &device, nullptr, context_.fresh()), "urContextCreate");
  size_t size = image.size();
  const uint8_t *bytes = image.data();
  must(urProgramCreateWithBinary(context_.get(), 1, &device_, &size, &bytes, nullptr, program_.fresh()),
       "urProgramCreateWithBinary");
  if (const ur_result_t built = urProgramBuild(context_.get(), program_.get(), nullptr); built != UR_RESULT_SUCCESS)
    throw RuntimeError(("urProgramBuild (" + buildLog(program_.get(), device) + ")").c_str(), built);
  const auto kernel = [&](const char *name, Kernel &into) {
    must(urKernelCreate(program_.get(), name, into.fresh()), "urKernelCreate");
  };
  kernel("luma", luma_);
  kernel("blur_rows", blurRows_);
  kernel("blur_columns", blurColumns_);
  kernel("edges", edges_);
  kernel("histogram", histogram_);
  kernel("levels", levels_);
  kernel("compose", compose_);
}

/// First half: luma, blur, edges, and the tile's share of the histogram. Luma and edges stay for the second half.
void DevicePipeline::detect(Tile &tile, const Frame &frame) const {
  Chain &chain = tile.chain;
  const auto place = [&](uint32_t index) { return valueArgument(index, &tile.place, sizeof(tile.place)); };
  const int width = tile.place.width, height = tile.place.height;

  tile.luma = chain.allocate(tile.lumaSize());
  chain.launch(luma_.get(), pixels(width + 2 * LUMA_HALO, height + 2 * LUMA_HALO),
               std::array{pointerArgument(0, frame.rgb), pointerArgument(1, tile.luma), place(2)});

  void *rows = chain.allocate(tile.rowsSize());
  chain.launch(blurRows_.get(), pixels(width + 2 * SMOOTH_HALO, height + 2 * LUMA_HALO),
               std::array{pointerArgument(0, tile.luma), pointerArgument(1, rows), place(2)});
  void *smooth = chain.allocate(tile.smoothSize());
  chain.launch(blurColumns_.get(), pixels(width + 2 * SMOOTH_HALO, height + 2 * SMOOTH_HALO),
               std::array{pointerArgument(0, rows), pointerArgument(1, smooth), place(2)});
  chain.free(rows, tile.rowsSize());

  tile.edges = chain.allocate(tile.edgesSize());
  chain.launch(edges_.get(), pixels(width, height),
               std::array{pointerArgument(0, smooth), pointerArgument(1, tile.edges), place(2)});
  chain.free(smooth, tile.smoothSize());

  chain.launch(histogram_.get(), pixels(width, height),
               std::array{pointerArgument(0, tile.luma), pointerArgument(1, frame.counts), place(2),
                          localArgument(3, LEVELS * sizeof(uint32_t))});
  chain.finishFrees();
}

/// Second half, when the whole picture's levels are known.
void DevicePipeline::compose(Tile &tile, const Frame &frame) const {
  tile.chain.launch(compose_.get(), pixels(tile.place.width, tile.place.height),
                    std::array{pointerArgument(0, frame.rgb), pointerArgument(1, tile.luma),
                               pointerArgument(2, tile.edges), pointerArgument(3, frame.levels),
                               pointerArgument(4, frame.result), valueArgument(5, &tile.place, sizeof(tile.place))});
  tile.chain.free(tile.luma, tile.lumaSize());
  tile.chain.free(tile.edges, tile.edgesSize());
  tile.chain.finishFrees();
}

Measurement DevicePipeline::run(const Picture &input, uint32_t tileSize, Order order, Allocation allocation) const {
  using Clock = std::chrono::steady_clock;
  const auto milliseconds = [](Clock::duration time) {
    return std::chrono::duration<double, std::milli>(time).count();
  };

  std::vector<Queue> queues;
  for (int i = 0; i < (order == Order::severalQueues ? 4 : 1); ++i)
    queues.push_back(makeQueue(context_.get(), device_, order));
  const bool inOrder = order != Order::outOfOrder;

  const DeviceMemory source(context_.get(), device_, input.rgb.size()),
      result(context_.get(), device_, input.rgb.size());
  const DeviceMemory counts(context_.get(), device_, LEVELS * sizeof(uint32_t)),
      levels(context_.get(), device_, LEVELS);
  must(urEnqueueUSMMemcpy(queues[0].get(), true, source.get(), input.rgb.data(), input.rgb.size(), 0, nullptr, nullptr),
       "urEnqueueUSMMemcpy");
  std::optional<Pool> pool;
  if (allocation == Allocation::asynchronous)
    pool.emplace(context_.get(), device_);
  AllocationAccount account;
  const Temporaries temporaries{allocation, context_.get(), device_, pool ? pool->get() : nullptr, &account};
  const Frame frame{source.get(), result.get(), counts.get(), levels.get()};

  const Clock::time_point start = Clock::now();
  Chain whole(queues[0].get(), inOrder, temporaries);
  whole.fill(counts.get(), 0, LEVELS * sizeof(uint32_t));
  const Event cleared = whole.mark();

  std::vector<Tile> tiles;
  const int width = int(input.width), height = int(input.height), step = int(tileSize);
  for (int y = 0; y < height; y += step)
    for (int x = 0; x < width; x += step) {
      const tile_t place{x, y, std::min(step, width - x), std::min(step, height - y), width, height};
      tiles.push_back({place, Chain(queues[tiles.size() % queues.size()].get(), inOrder, temporaries)});
      tiles.back().chain.after(cleared);
      detect(tiles.back(), frame);
    }

  // The levels need every tile's share, and every tile needs the levels: of in-order queues, the last mark of each is
  // enough.
  std::vector<Event> detected;
  for (size_t i = inOrder && tiles.size() > queues.size() ? tiles.size() - queues.size() : 0; i < tiles.size(); ++i) {
    detected.push_back(tiles[i].chain.mark());
    whole.after(detected.back());
  }
  const uint64_t pixelCount = input.pixels();
  whole.launch(levels_.get(), {1, 1, 1, 1},
               std::array{pointerArgument(0, counts.get()), pointerArgument(1, levels.get()),
                          valueArgument(2, &pixelCount, sizeof(pixelCount))});
  const Event levelled = whole.mark();
  for (Tile &tile : tiles) {
    tile.chain.after(levelled);
    compose(tile, frame);
  }
  for (const Queue &queue : queues)
    must(urQueueFinish(queue.get()), "urQueueFinish");
  const Clock::time_point end = Clock::now();

  Measurement measurement;
  measurement.picture = Picture{input.width, input.height, std::vector<uint8_t>(input.rgb.size())};
  must(urEnqueueUSMMemcpy(queues[0].get(), true, measurement.picture.rgb.data(), result.get(), input.rgb.size(), 0,
                          nullptr, nullptr),
       "urEnqueueUSMMemcpy");
  measurement.milliseconds = milliseconds(end - start);
  measurement.allocatingMilliseconds = milliseconds(account.spent);
  measurement.peakBytes = pool ? pool->peak() : account.peak;
  return measurement;
}

} // namespace pipeline
