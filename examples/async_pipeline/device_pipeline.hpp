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

/// The device refused the kernels; the message is its build log.
class BuildError : public std::runtime_error {
public:
  using std::runtime_error::runtime_error;
};

/// The kernels would have to be compiled, and there is nothing to do it.
class NoCompiler : public BuildError {
public:
  using BuildError::BuildError;
};

class DevicePipeline {
public:
  /// image: the kernels in a form that the device takes, as a binary or as a program text. Throws ur::Error, or
  /// BuildError if the image doesn't build.
  DevicePipeline(const ur::Device &device, const std::vector<uint8_t> &image, bool compiled);

  bool supportsAsynchronousAllocation() const { return asynchronous_; }
  Measurement run(const Picture &input, uint32_t tileSize, Order order, Allocation allocation) const;

private:
  struct Tile;
  struct Frame;
  void detect(Tile &tile, const Frame &frame) const;
  void compose(Tile &tile, const Frame &frame) const;

  ur::Device device_;
  bool asynchronous_ = false;
  ur::Context context_;
  ur::Program program_;
  ur::Kernel luma_, blurRows_, blurColumns_, edges_, histogram_, levels_, compose_;
};

} // namespace pipeline
