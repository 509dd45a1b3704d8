// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "candidates.hpp"

#include <dlfcn.h>

namespace allocators {

void Candidates::add(const allocator_subject &subject) {
  if (!streams_ && (subject.flags & ALLOCATOR_SUBJECT_ON_STREAMS))
    miss(subject.name, "it needs streams of CUDA, and there are none");
  else
    all_.push_back(subject);
}

void Candidates::addPlugin(const std::string &name, const std::string &file) {
  // With a folder in the name, so that the loader doesn't look elsewhere.
  const std::string path = file.find('/') == std::string::npos ? "./" + file : file;
  void *const library = dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL);
  if (!library) {
    miss(name, std::string("dlopen fails: ") + dlerror());
    return;
  }
  const auto function = reinterpret_cast<allocator_subjects_function>(dlsym(library, "allocator_subjects"));
  if (!function) {
    miss(name, path + " has no function allocator_subjects");
    return;
  }
  size_t count = 0;
  const allocator_subject *const subjects = function(ALLOCATOR_SUBJECT_VERSION, &count);
  if (!subjects || count == 0) {
    miss(name, path + " has no subjects of version " + std::to_string(ALLOCATOR_SUBJECT_VERSION));
    return;
  }
  for (size_t i = 0; i < count; ++i)
    add(subjects[i]);
}

} // namespace allocators
