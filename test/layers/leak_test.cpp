// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What leak checking says in the end.
#include "program.hpp"

#include <cstdlib>
#include <sys/wait.h>
#include <unistd.h>

namespace {

using namespace layers_test;

constexpr const char *kLayer = "UR_LAYER_LEAK_CHECKING";

TEST(Leaks, HandlesStillHeldAreNamedAtTeardown) {
  const std::string errors = withLayers(kLayer, [] {
    Program program;
    ur_queue_handle_t second = nullptr;
    ASSERT_EQ(urQueueCreate(program.context, program.device, nullptr, &second), UR_RESULT_SUCCESS);
    ASSERT_EQ(urQueueRetain(second), UR_RESULT_SUCCESS);
    program.release();
    ASSERT_EQ(urLoaderTearDown(), UR_RESULT_SUCCESS);
  });
  EXPECT_EQ(countLines(errors, "still held: the queue 0x"), 1u) << errors;
  EXPECT_EQ(countLines(errors, "(ur_queue_handle_t), 2 references, from urQueueCreate, its call number 2"), 1u)
      << errors;
  EXPECT_EQ(countLines(errors, "1 handle was not released"), 1u) << errors;
  EXPECT_EQ(countLines(errors, ""), 2u) << errors;
}

TEST(Leaks, WithoutATeardownTheyAreNamedWhenTheProcessExits) {
  const std::string errors = withLayers(kLayer, [] {
    Program program;
    ASSERT_EQ(urQueueRelease(program.queue), UR_RESULT_SUCCESS);
    std::exit(::testing::Test::HasFailure() ? 1 : 0);
  });
  for (const char *kind : {"adapter", "device", "context"}) {
    EXPECT_EQ(countLines(errors, std::string("still held: the ") + kind + " 0x"), 1u) << errors;
  }
  EXPECT_EQ(countLines(errors, "3 handles were not released"), 1u) << errors;
}

/// Made before the loader goes up, and gone when the process exits: later than what atexit() calls for the loader.
struct HeldByAStatic {
  ~HeldByAStatic() {
    if (program) {
      program->release();
      delete program;
    }
  }
  Program *program = nullptr;
} heldByAStatic;

TEST(Leaks, DestructorsOfTheProgramMayStillRelease) {
  const std::string errors = withLayers(kLayer, [] {
    heldByAStatic.program = new Program;
    std::exit(::testing::Test::HasFailure() ? 1 : 0);
  });
  EXPECT_EQ(errors, "");
}

TEST(Leaks, AChildProcessSaysNothingOfItsParentsHandles) {
  const std::string errors = withLayers(kLayer, [] {
    Program program;
    for (const bool goesDown : {false, true}) {
      const pid_t child = fork();
      if (child == 0) {
        if (goesDown)
          (void)urLoaderTearDown();
        std::exit(0);
      }
      int status = 0;
      waitpid(child, &status, 0);
    }
    program.release();
    ASSERT_EQ(urLoaderTearDown(), UR_RESULT_SUCCESS);
  });
  EXPECT_EQ(errors, "");
}

TEST(Leaks, AReleaseTooManyIsRefusedAndNamed) {
  const std::string errors = withLayers(kLayer, [] {
    Program program;
    const ur_queue_handle_t queue = program.queue;
    program.release();
    EXPECT_EQ(urQueueRelease(queue), UR_RESULT_ERROR_INVALID_QUEUE);
    ASSERT_EQ(urLoaderTearDown(), UR_RESULT_SUCCESS);
  });
  EXPECT_EQ(countLines(errors, "urQueueRelease refuses hQueue: one release too many of the queue"), 1u) << errors;
  EXPECT_EQ(countLines(errors, ""), 1u) << errors;
}

TEST(Leaks, ANewInitialisationBeginsAnew) {
  const std::string errors = withLayers(kLayer, [] {
    { Program leaked; }
    ASSERT_EQ(urLoaderTearDown(), UR_RESULT_SUCCESS);
    std::fprintf(stderr, "between\n");
    Program program;
    program.release();
    ASSERT_EQ(urLoaderTearDown(), UR_RESULT_SUCCESS);
  });
  EXPECT_EQ(countLines(errors.substr(0, errors.find("between")), "still held"), 4u) << errors;
  EXPECT_EQ(countLines(errors.substr(errors.find("between")), "still held"), 0u) << errors;
}

TEST(Leaks, WithoutTheLayerNothingIsSaid) {
  const std::string errors = withLayers("UR_LAYER_LIFETIME_VALIDATION", [] {
    Program leaked;
    ASSERT_EQ(urLoaderTearDown(), UR_RESULT_SUCCESS);
  });
  EXPECT_EQ(errors, "");
}

TEST(Leaks, TheLogCanBeSilenced) {
  const std::string errors = withLayers(kLayer,
                                        [] {
                                          Program leaked;
                                          ASSERT_EQ(urLoaderTearDown(), UR_RESULT_SUCCESS);
                                        },
                                        {{"UR_LOG_VALIDATION", "level:quiet"}});
  EXPECT_EQ(errors, "");
}

} // namespace
