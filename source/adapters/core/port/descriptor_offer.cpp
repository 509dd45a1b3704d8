// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/port/descriptor_offer.hpp"

#include <cstddef>
#include <cstdio>
#include <cstring>
#include <map>
#include <mutex>
#include <pthread.h>
#include <signal.h>
#include <sys/random.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <thread>
#include <unistd.h>
#include <utility>

namespace ur::core {

namespace {

using Name = std::array<uint8_t, 16>;

bool draw(Name *name) noexcept {
  return getrandom(name->data(), name->size(), 0) == static_cast<ssize_t>(name->size());
}

/// The socket of the process of that name, in the namespace that has no files.
socklen_t socketOf(const Name &process, sockaddr_un *address) noexcept {
  *address = {};
  address->sun_family = AF_UNIX;
  char *end = address->sun_path + 1;
  end += std::snprintf(end, 16, "laneway-");
  for (const uint8_t byte : process)
    end += std::snprintf(end, 3, "%02x", byte);
  return static_cast<socklen_t>(offsetof(sockaddr_un, sun_path) + static_cast<size_t>(end - address->sun_path));
}

/// Nobody is waited for longer than that.
void limitPatience(int socket) noexcept {
  const timeval patience{2, 0};
  setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
  setsockopt(socket, SOL_SOCKET, SO_SNDTIMEO, &patience, sizeof patience);
}

/// A message of one byte, with room for a descriptor.
struct Message {
  char byte = 0;
  iovec data{&byte, 1};
  alignas(cmsghdr) char control[CMSG_SPACE(sizeof(int))] = {};
  msghdr header{};
  Message() {
    header.msg_iov = &data;
    header.msg_iovlen = 1;
    header.msg_control = control;
    header.msg_controllen = sizeof control;
  }
};

class Server {
public:
  /// Lives as long as the process: its thread does.
  static Server &instance() {
    static auto *const made = new Server;
    return *made;
  }
  /// False: it couldn't be started.
  bool offer(int descriptor, Name *process, Name *offered) {
    std::lock_guard lock(mutex_);
    if (!start() || !draw(offered))
      return false;
    offers_.emplace(*offered, descriptor);
    *process = name_;
    return true;
  }
  void withdraw(const Name &offered) noexcept {
    std::lock_guard lock(mutex_);
    if (const auto found = offers_.find(offered); found != offers_.end()) {
      close(found->second);
      offers_.erase(found);
    }
  }

private:
  bool start() {
    if (socket_ >= 0)
      return true;
    const int made = socket(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0);
    sockaddr_un address;
    if (made < 0)
      return false;
    if (draw(&name_)) {
      const socklen_t length = socketOf(name_, &address);
      if (bind(made, reinterpret_cast<sockaddr *>(&address), length) == 0 && listen(made, 16) == 0 && launch(made)) {
        socket_ = made;
        return true;
      }
    }
    close(made);
    return false;
  }
  /// The thread takes no signals: those are for the application's.
  bool launch(int listening) noexcept {
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    bool launched = true;
    try {
      std::thread([this, listening] { serve(listening); }).detach();
    } catch (...) {
      launched = false;
    }
    pthread_sigmask(SIG_SETMASK, &before, nullptr);
    return launched;
  }
  void serve(int listening) noexcept {
    for (;;) {
      const int client = accept4(listening, nullptr, nullptr, SOCK_CLOEXEC);
      if (client < 0) {
        std::this_thread::yield();
        continue;
      }
      answer(client);
      close(client);
    }
  }
  void answer(int client) noexcept {
    limitPatience(client);
    ucred asking{};
    socklen_t size = sizeof asking;
    Name wanted;
    if (getsockopt(client, SOL_SOCKET, SO_PEERCRED, &asking, &size) != 0 || asking.uid != geteuid() ||
        recv(client, wanted.data(), wanted.size(), 0) != static_cast<ssize_t>(wanted.size()))
      return;
    std::lock_guard lock(mutex_);
    const auto found = offers_.find(wanted);
    if (found == offers_.end())
      return;
    Message message;
    cmsghdr *control = CMSG_FIRSTHDR(&message.header);
    control->cmsg_level = SOL_SOCKET;
    control->cmsg_type = SCM_RIGHTS;
    control->cmsg_len = CMSG_LEN(sizeof(int));
    std::memcpy(CMSG_DATA(control), &found->second, sizeof(int));
    (void)sendmsg(client, &message.header, MSG_NOSIGNAL);
  }

  std::mutex mutex_;
  int socket_ = -1;
  Name name_{};
  std::map<Name, int> offers_;
};

/// The two names in an address.
std::pair<Name, Name> split(std::span<const uint8_t> address) noexcept {
  std::pair<Name, Name> names;
  std::memcpy(names.first.data(), address.data(), names.first.size());
  std::memcpy(names.second.data(), address.data() + names.first.size(), names.second.size());
  return names;
}

int receive(int socket, const Name &offered) noexcept {
  limitPatience(socket);
  Message message;
  if (send(socket, offered.data(), offered.size(), MSG_NOSIGNAL) != static_cast<ssize_t>(offered.size()) ||
      recvmsg(socket, &message.header, MSG_CMSG_CLOEXEC) != 1)
    return -1;
  const cmsghdr *control = CMSG_FIRSTHDR(&message.header);
  if (!control || control->cmsg_type != SCM_RIGHTS || control->cmsg_len != CMSG_LEN(sizeof(int)))
    return -1;
  int descriptor = -1;
  std::memcpy(&descriptor, CMSG_DATA(control), sizeof descriptor);
  // The other process has closed its end when this returns: where it is this one, nothing of the fetch stays open.
  (void)recv(socket, &message.byte, sizeof message.byte, 0);
  return descriptor;
}

} // namespace

DescriptorOffer DescriptorOffer::make(int descriptor) {
  DescriptorOffer made;
  Name process, offered;
  try {
    made.made_ = Server::instance().offer(descriptor, &process, &offered);
  } catch (...) {
    close(descriptor);
    throw;
  }
  if (!made.made_) {
    close(descriptor);
    return made;
  }
  std::memcpy(made.address_.data(), process.data(), process.size());
  std::memcpy(made.address_.data() + process.size(), offered.data(), offered.size());
  return made;
}

DescriptorOffer::DescriptorOffer(DescriptorOffer &&from) noexcept
    : address_(from.address_), made_(std::exchange(from.made_, false)) {}

DescriptorOffer &DescriptorOffer::operator=(DescriptorOffer &&from) noexcept {
  std::swap(address_, from.address_);
  std::swap(made_, from.made_);
  return *this;
}

DescriptorOffer::~DescriptorOffer() {
  if (made_)
    Server::instance().withdraw(split(address_).second);
}

int DescriptorOffer::fetch(std::span<const uint8_t> address) noexcept {
  if (address.size() != sizeof(DescriptorOffer::address_))
    return -1;
  const auto [process, offered] = split(address);
  const int asking = socket(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0);
  if (asking < 0)
    return -1;
  sockaddr_un to;
  const socklen_t length = socketOf(process, &to);
  const int descriptor =
      connect(asking, reinterpret_cast<sockaddr *>(&to), length) == 0 ? receive(asking, offered) : -1;
  close(asking);
  return descriptor;
}

} // namespace ur::core
