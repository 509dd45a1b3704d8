// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Images in captured graphs: kernels are given them, and commands on them can't be captured.
#include "support/graphs.hpp"
#include "support/images.hpp"

namespace conformance {

class GraphImagesBehaviour : public GraphBehaviour {
protected:
  void SetUp() override {
    ASSERT_NO_FATAL_FAILURE(GraphBehaviour::SetUp());
    if (!IsSkipped())
      needsImages(device());
    if (IsSkipped())
      return;
    shape_ = imageShapes()[1];
    bytes_ = someBytes(shape_.pixels() * 4);
    ASSERT_TRUE(makeImage(context(), kUsualFormat, shape_.desc, bytes_, &from_));
    ASSERT_TRUE(makeImage(context(), kUsualFormat, shape_.desc, Bytes(bytes_.size()), &to_));
  }
  Bytes copied() { return readImage(queue(), to_, shape_, 4); }

  ImageShape shape_{};
  Bytes bytes_;
  Mem from_, to_;
};
CONFORMANCE_ON_QUEUES(GraphImagesBehaviour);

TEST_P(GraphImagesBehaviour, kernelsAreGivenThem) {
  Executable made;
  ASSERT_NO_FATAL_FAILURE(capture(
      [&] {
        const size_t global[3] = {shape_.extent.width, shape_.extent.height, shape_.extent.depth};
        const std::string name = imageKernel("image_copy", shape_.desc.type, &kUsualFormat);
        Arguments arguments;
        arguments.memory(to_, UR_MEM_FLAG_WRITE_ONLY).memory(from_, UR_MEM_FLAG_READ_ONLY);
        ASSERT_OK(urEnqueueKernelLaunchWithArgsExp(queue(), kernel(name.c_str()), 3, nullptr, global, nullptr,
                                                   arguments.size(), arguments.data(), nullptr, 0, nullptr, nullptr));
      },
      &made));
  EXPECT_EQ(copied(), Bytes(bytes_.size()));
  for (unsigned seed = 1; seed <= 2; ++seed) {
    bytes_ = someBytes(bytes_.size(), seed);
    ASSERT_OK(urEnqueueMemImageWrite(queue(), from_, true, {0, 0, 0}, shape_.extent, 0, 0, bytes_.data(), 0, nullptr,
                                     nullptr));
    ASSERT_NO_FATAL_FAILURE(runAndWait(made));
    EXPECT_EQ(copied(), bytes_);
  }
}

TEST_P(GraphImagesBehaviour, commandsOnThemAreRefused) {
  constexpr ur_result_t kUnsupported = UR_RESULT_ERROR_GRAPH_CAPTURE_UNSUPPORTED;
  Graph graph;
  Bytes read(bytes_.size());
  ASSERT_NO_FATAL_FAILURE(capture(
      [&] {
        for (const bool blocking : {true, false}) {
          EXPECT_EQ(kUnsupported, urEnqueueMemImageRead(queue(), from_, blocking, {0, 0, 0}, shape_.extent, 0, 0,
                                                        read.data(), 0, nullptr, nullptr));
          EXPECT_EQ(kUnsupported, urEnqueueMemImageWrite(queue(), to_, blocking, {0, 0, 0}, shape_.extent, 0, 0,
                                                         bytes_.data(), 0, nullptr, nullptr));
        }
        EXPECT_EQ(kUnsupported,
                  urEnqueueMemImageCopy(queue(), from_, to_, {0, 0, 0}, {0, 0, 0}, shape_.extent, 0, nullptr, nullptr));
      },
      &graph));
  EXPECT_TRUE(isEmpty(graph));
  ASSERT_OK(urQueueFinish(queue()));
  EXPECT_EQ(read, Bytes(bytes_.size()));
  EXPECT_EQ(copied(), Bytes(bytes_.size()));
}

} // namespace conformance
