#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Trains the transformer on all devices at once, a process for each, by torch.distributed with NCCL: the model is averaged after
each step (DistributedDataParallel), and tensors go from device to device while their memory is given back and used again."""
import os
import random
import subprocess
import sys
import tempfile
import time

import common


def exchange(torch, steps):
    """Collectives that the host doesn't wait for, whose tensors are dropped at once: their memory must not be used again too early."""
    distributed = torch.distributed
    rank, world = distributed.get_rank(), distributed.get_world_size()
    for n in range(1, steps + 1):
        mine = torch.full((n << 14,), float(rank + n), device="cuda")
        work = distributed.all_reduce(mine, async_op=True)
        noise = [torch.full((n << 14,), -1.0, device="cuda") for _ in range(4)]
        del noise
        work.wait()
        gathered = torch.empty(world * 1024, device="cuda")
        distributed.all_gather_into_tensor(gathered, mine[:1024].contiguous())
        part = torch.empty(1024, device="cuda")
        distributed.reduce_scatter_tensor(part, gathered)
        sent = torch.full((4096,), float(n), device="cuda") if rank == 0 else torch.empty(4096, device="cuda")
        distributed.broadcast(sent, 0)
        total = world * n + world * (world - 1) / 2
        assert float(mine.sum()) == total * (n << 14), (n, float(mine.sum()))
        assert float(part.sum()) == total * world * 1024 and float(sent.sum()) == n * 4096, n


def work(options):
    rank, world = int(os.environ["RANK"]), int(os.environ["WORLD_SIZE"])
    with common.Run(options, "train_distributed") as run:
        import torch
        from transformer import SMALL, Transformer
        torch.cuda.set_device(rank)
        torch.distributed.init_process_group("nccl", init_method=os.environ["LANEWAY_MEETING"], rank=rank, world_size=world,
                                             device_id=torch.device("cuda", rank))
        exchange(torch, 50)
        with torch.device("cuda"):
            model = Transformer(**SMALL if options.small else {}).to(torch.bfloat16)
        model = torch.nn.parallel.DistributedDataParallel(model, device_ids=[rank])
        optimizer = torch.optim.AdamW(model.parameters(), lr=1e-4)
        sizes, data = random.Random(options.seed), torch.Generator().manual_seed(options.seed + rank)
        vocabulary = model.module.vocabulary
        for _ in range(options.steps):
            batch, length = sizes.randint(2, 8), sizes.randint(100, 300 if options.small else 1500)
            tokens = torch.randint(vocabulary, (batch, length + 1), generator=data).cuda()

            def step():
                logits = model(tokens[:, :-1])
                loss = torch.nn.functional.cross_entropy(logits.reshape(-1, vocabulary), tokens[:, 1:].reshape(-1))
                optimizer.zero_grad(set_to_none=True)
                loss.backward()
                optimizer.step()
                mean = loss.detach().float()
                torch.distributed.all_reduce(mean)
                return mean / world

            run.step(step)
        run.result["devices"] = world
        torch.distributed.destroy_process_group()


def main():
    options = common.parser(__doc__, steps=40).parse_args()
    if "LANEWAY_MEETING" in os.environ:
        if os.environ["RANK"] != "0":
            options.json, options.quiet = None, True
        work(options)
        return 0
    world = subprocess.run([sys.executable, "-c", "import torch; print(torch.cuda.device_count())"], check=True,
                           capture_output=True, text=True)
    with tempfile.TemporaryDirectory() as folder:
        variables = {**os.environ, "WORLD_SIZE": world.stdout.strip(), "LANEWAY_MEETING": f"file://{folder}/meeting"}
        running = [subprocess.Popen([sys.executable, *sys.argv], env={**variables, "RANK": str(rank)})
                   for rank in range(int(world.stdout))]
        try:
            while any(process.poll() is None for process in running) and not any(process.poll() for process in running):
                time.sleep(0.1)
        finally:
            for process in running:  # the others of one that has failed wait for it
                process.terminate()
                process.wait()
    return 0 if running and not any(process.returncode for process in running) else 1


if __name__ == "__main__":
    sys.exit(main())
