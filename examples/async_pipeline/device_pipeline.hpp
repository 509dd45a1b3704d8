// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The picture pipeline on one device.
#pragma once

#include "commands.hpp"
#include "picture.hpp"

#include <array>
#include <optional>

namespace pipeline {

/// How the pipeline's commands are ordered.
enum class Order {
  inOrder,      ///< one in-order queue, no event but the last
  outOfOrder,   ///< one out-of-order queue, tiles side by side, each a chain of events
  severalQueues ///< four in-order queues, tiles dealt out in turn, joined by events
};

struct Measurement {
  Picture picture;
  double milliseconds = 0;           ///< from the first command to the last one's end, without transfer of the picture
  double allocatingMilliseconds = 0; ///< of these, within allocations and frees, waits for the latter included
  size_t peakBytes = 0;              ///< most bytes of temporaries in use at one time
};

class DevicePipeline {
public:
  /// image: the kernels in the form that the device takes. Throws RuntimeError, with the build log if there is one.
  DevicePipeline(ur_device_handle_t device, const std::vector<uint8_t> &image);

  bool supportsAsynchronousAllocation() const { return asynchronous_; }
  Measurement run(const Picture &input, uint32_t tileSize, Order order, Allocation allocation) const;

private:
  struct Tile;
  struct Frame;
  void detect(Tile &tile, const Frame &frame) const;
  void compose(Tile &tile, const Frame &frame) const;

  ur_device_handle_t device_;
  bool asynchronous_ = false;
  Context context_;
  Program program_;
  Kernel luma_, blurRows_, blurColumns_, edges_, histogram_, levels_, compose_;
};

} // namespace pipeline
