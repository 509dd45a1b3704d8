// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Operations of sub-groups to which not all work-items come. parted.cpp says what they compute.

#define I get_global_id(0)

// What a sub-group is: its first work-item, and how many it has.
kernel void shape(global int *to) {
  to[2 * I] = (int)I - (int)get_sub_group_local_id();
  to[2 * I + 1] = (int)get_sub_group_size();
}

kernel void branches(global int *to, global const int *from) {
  const int mine = from[I];
  global int *const answers = to + 12 * I;
  const uint lane = get_sub_group_local_id();
  if (mine & 1) {
    answers[0] = (int)sub_group_ballot(mine & 2).x;
    answers[1] = sub_group_elect();
    answers[2] = sub_group_non_uniform_reduce_add(mine);
    answers[3] = sub_group_non_uniform_scan_exclusive_add(mine);
    answers[4] = sub_group_non_uniform_scan_inclusive_max(mine);
    answers[5] = sub_group_broadcast_first(mine);
  } else {
    answers[0] = (int)sub_group_ballot(1).x;
    answers[6] = sub_group_clustered_reduce_add(mine, 4);
    answers[7] = sub_group_shuffle(mine, sub_group_ballot_find_lsb(sub_group_ballot(mine & 2)));
    answers[8] = sub_group_non_uniform_any(mine & 4) + 2 * sub_group_non_uniform_all(mine & 4);
    if (lane > 2)
      answers[9] = sub_group_non_uniform_all_equal(mine & 2);
  }
  answers[10] = (int)sub_group_ballot(1).x; // all are together again
  if (mine % 5 == 0)
    return;
  answers[11] = (int)sub_group_ballot(1).x;
}

// Each goes round as often as it likes, and counts who does so with it.
kernel void rounds(global int *to, global const int *from) {
  int sum = 0;
  for (int k = 0; k < from[I]; ++k) {
    sum += (k + 1) * sub_group_non_uniform_reduce_add(1);
    if ((k + get_sub_group_local_id()) % 3 == 0)
      continue;
    sum += 100 * (k + 1) * sub_group_non_uniform_reduce_add(1);
  }
  to[3 * I] = sum;
  to[3 * I + 1] = sub_group_non_uniform_reduce_add(1);
  to[3 * I + 2] = sub_group_clustered_reduce_add(from[I], 4);
}

// Those that have the same number find each other: the first of all that are left says which.
kernel void alike(global int *to, global const int *from) {
  const int mine = from[I];
  for (;;) {
    const int is_mine = sub_group_broadcast_first(mine) == mine;
    const int count = sub_group_non_uniform_reduce_add(is_mine);
    if (is_mine) {
      to[I] = count;
      break;
    }
  }
}

// The work-group meets before and behind.
kernel void among_barriers(global int *to, global const int *from, local int *room) {
  const size_t mine = get_local_id(0), size = get_local_size(0);
  int sum = 0;
  for (int k = 0; k < 3; ++k) {
    room[mine] = from[I] + k;
    barrier(CLK_LOCAL_MEM_FENCE);
    const int next = room[(mine + 1) % size];
    if (next & 1)
      sum += sub_group_non_uniform_reduce_add(next);
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  to[I] = sum;
}
