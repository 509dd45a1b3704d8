// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "device_pipeline.hpp"

#include "kernels/tile.h"

#include <algorithm>

namespace pipeline {
namespace {

/// Device memory for as long as the picture is worked on, allocated synchronously.
class DeviceMemory {
public:
  DeviceMemory(ur::Context context, const ur::Device &device, size_t size)
      : context_(std::move(context)), memory_(context_.usmDeviceAlloc(device, nullptr, nullptr, size)) {}
  ~DeviceMemory() { urUSMFree(context_, memory_); }
  DeviceMemory(const DeviceMemory &) = delete;
  DeviceMemory &operator=(const DeviceMemory &) = delete;
  void *get() const { return memory_; }

private:
  ur::Context context_;
  void *memory_;
};

/// A pool of the program's own, so that its statistics are those of the pipeline alone.
class Pool {
public:
  Pool(ur::Context context, ur::Device device) : context_(std::move(context)), device_(std::move(device)) {
    ur_usm_pool_desc_t description{UR_STRUCTURE_TYPE_USM_POOL_DESC, nullptr, 0};
    pool_ = context_.usmPoolCreateExp(device_, &description);
  }
  ~Pool() { urUSMPoolDestroyExp(context_, device_, pool_); }
  Pool(const Pool &) = delete;
  Pool &operator=(const Pool &) = delete;
  ur_usm_pool_handle_t get() const { return pool_; }
  size_t peak() const {
    size_t bytes = 0;
    ur::check(urUSMPoolGetInfoExp(pool_, UR_USM_POOL_INFO_USED_HIGH_EXP, &bytes, nullptr), "urUSMPoolGetInfoExp");
    return bytes;
  }

private:
  ur::Context context_;
  ur::Device device_;
  ur_usm_pool_handle_t pool_ = nullptr;
};

ur::Queue makeQueue(const ur::Context &context, const ur::Device &device, Order order) {
  const ur_queue_flags_t flags = order == Order::outOfOrder ? UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE : 0;
  const ur_queue_properties_t properties{UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, nullptr, flags};
  return context.queueCreate(device, &properties);
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

DevicePipeline::DevicePipeline(const ur::Device &device, const std::vector<uint8_t> &image, bool compiled)
    : device_(device) {
  asynchronous_ = device.info<UR_DEVICE_INFO_ASYNC_USM_ALLOCATIONS_SUPPORT_EXP>();
  context_ = ur::Context::create({device_});
  ur_device_handle_t handle = device_;
  size_t size = image.size();
  const uint8_t *bytes = image.data();
  program_ = compiled ? context_.programCreateWithBinary(1, &handle, &size, &bytes)
                      : context_.programCreateWithIL(bytes, size, nullptr);
  const ur_result_t built = urProgramBuild(context_, program_, nullptr);
  if (built == UR_RESULT_ERROR_COMPILER_NOT_AVAILABLE)
    throw NoCompiler(program_.info<UR_PROGRAM_BUILD_INFO_LOG>(handle));
  if (built != UR_RESULT_SUCCESS)
    throw BuildError(program_.info<UR_PROGRAM_BUILD_INFO_LOG>(handle));
  luma_ = program_.kernelCreate("luma");
  blurRows_ = program_.kernelCreate("blur_rows");
  blurColumns_ = program_.kernelCreate("blur_columns");
  edges_ = program_.kernelCreate("edges");
  histogram_ = program_.kernelCreate("histogram");
  levels_ = program_.kernelCreate("levels");
  compose_ = program_.kernelCreate("compose");
}

/// First half: luma, blur, edges, and the tile's share of the histogram. Luma and edges stay for the second half.
void DevicePipeline::detect(Tile &tile, const Frame &frame) const {
  Chain &chain = tile.chain;
  const auto place = [&](uint32_t index) { return valueArgument(index, &tile.place, sizeof(tile.place)); };
  const int width = tile.place.width, height = tile.place.height;

  tile.luma = chain.allocate(tile.lumaSize());
  chain.launch(luma_, pixels(width + 2 * LUMA_HALO, height + 2 * LUMA_HALO),
               {pointerArgument(0, frame.rgb), pointerArgument(1, tile.luma), place(2)});

  void *rows = chain.allocate(tile.rowsSize());
  chain.launch(blurRows_, pixels(width + 2 * SMOOTH_HALO, height + 2 * LUMA_HALO),
               {pointerArgument(0, tile.luma), pointerArgument(1, rows), place(2)});
  void *smooth = chain.allocate(tile.smoothSize());
  chain.launch(blurColumns_, pixels(width + 2 * SMOOTH_HALO, height + 2 * SMOOTH_HALO),
               {pointerArgument(0, rows), pointerArgument(1, smooth), place(2)});
  chain.free(rows, tile.rowsSize());

  tile.edges = chain.allocate(tile.edgesSize());
  chain.launch(edges_, pixels(width, height), {pointerArgument(0, smooth), pointerArgument(1, tile.edges), place(2)});
  chain.free(smooth, tile.smoothSize());

  chain.launch(histogram_, pixels(width, height),
               {pointerArgument(0, tile.luma), pointerArgument(1, frame.counts), place(2),
                localArgument(3, LEVELS * sizeof(uint32_t))});
  chain.finishFrees();
}

/// Second half, when the whole picture's levels are known.
void DevicePipeline::compose(Tile &tile, const Frame &frame) const {
  tile.chain.launch(compose_, pixels(tile.place.width, tile.place.height),
                    {pointerArgument(0, frame.rgb), pointerArgument(1, tile.luma), pointerArgument(2, tile.edges),
                     pointerArgument(3, frame.levels), pointerArgument(4, frame.result),
                     valueArgument(5, &tile.place, sizeof(tile.place))});
  tile.chain.free(tile.luma, tile.lumaSize());
  tile.chain.free(tile.edges, tile.edgesSize());
  tile.chain.finishFrees();
}

Measurement DevicePipeline::run(const Picture &input, uint32_t tileSize, Order order, Allocation allocation) const {
  using Clock = std::chrono::steady_clock;
  const auto milliseconds = [](Clock::duration time) {
    return std::chrono::duration<double, std::milli>(time).count();
  };

  std::vector<ur::Queue> queues;
  for (int i = 0; i < (order == Order::severalQueues ? 4 : 1); ++i)
    queues.push_back(makeQueue(context_, device_, order));
  const bool inOrder = order != Order::outOfOrder;

  const DeviceMemory source(context_, device_, input.rgb.size()), result(context_, device_, input.rgb.size());
  const DeviceMemory counts(context_, device_, LEVELS * sizeof(uint32_t)), levels(context_, device_, LEVELS);
  queues[0].enqueueUSMMemcpy(true, source.get(), input.rgb.data(), input.rgb.size());
  std::optional<Pool> pool;
  if (allocation == Allocation::asynchronous)
    pool.emplace(context_, device_);
  AllocationAccount account;
  const Temporaries temporaries{allocation, context_, device_, pool ? pool->get() : nullptr, &account};
  const Frame frame{source.get(), result.get(), counts.get(), levels.get()};

  const Clock::time_point start = Clock::now();
  Chain whole(queues[0], inOrder, temporaries);
  whole.fill(counts.get(), 0, LEVELS * sizeof(uint32_t));
  const ur::Event cleared = whole.mark();

  std::vector<Tile> tiles;
  const int width = int(input.width), height = int(input.height), step = int(tileSize);
  for (int y = 0; y < height; y += step) {
    for (int x = 0; x < width; x += step) {
      const tile_t place{x, y, std::min(step, width - x), std::min(step, height - y), width, height};
      tiles.push_back({place, Chain(queues[tiles.size() % queues.size()], inOrder, temporaries)});
      tiles.back().chain.after(cleared);
      detect(tiles.back(), frame);
    }
  }

  // The levels need every tile's share, and every tile needs the levels: of in-order queues, the last mark of each is
  // enough.
  for (size_t i = inOrder && tiles.size() > queues.size() ? tiles.size() - queues.size() : 0; i < tiles.size(); ++i)
    whole.after(tiles[i].chain.mark());
  const uint64_t pixelCount = input.pixels();
  whole.launch(levels_, {1, 1, 1, 1},
               {pointerArgument(0, counts.get()), pointerArgument(1, levels.get()),
                valueArgument(2, &pixelCount, sizeof(pixelCount))});
  const ur::Event levelled = whole.mark();
  for (Tile &tile : tiles) {
    tile.chain.after(levelled);
    compose(tile, frame);
  }
  for (const ur::Queue &queue : queues)
    queue.finish();
  const Clock::time_point end = Clock::now();

  Measurement measurement;
  measurement.picture = Picture{input.width, input.height, std::vector<uint8_t>(input.rgb.size())};
  queues[0].enqueueUSMMemcpy(true, measurement.picture.rgb.data(), result.get(), input.rgb.size());
  measurement.milliseconds = milliseconds(end - start);
  measurement.allocatingMilliseconds = milliseconds(account.spent);
  measurement.peakBytes = pool ? pool->peak() : account.peak;
  return measurement;
}

} // namespace pipeline
