#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Trains a transformer (8 layers of 1,024, vocabulary 32,000, bf16, AdamW) with batches of 2 to 8 and lengths of 100 to 1,500 at
random: what a step asks of the allocator changes each time."""
import random

import common


def main():
    options = common.parser(__doc__, steps=60).parse_args()
    with common.Run(options, "train_transformer") as run:
        import torch
        from transformer import SMALL, Transformer
        with torch.device("cuda"):
            model = Transformer(**SMALL if options.small else {}).to(torch.bfloat16)
        optimizer = torch.optim.AdamW(model.parameters(), lr=1e-4)
        sizes, data = random.Random(options.seed), torch.Generator().manual_seed(options.seed)
        for _ in range(options.steps):
            batch, length = sizes.randint(2, 8), sizes.randint(100, 300 if options.small else 1500)
            tokens = torch.randint(model.vocabulary, (batch, length + 1), generator=data).cuda()

            def step():
                logits = model(tokens[:, :-1])
                loss = torch.nn.functional.cross_entropy(logits.reshape(-1, model.vocabulary), tokens[:, 1:].reshape(-1))
                optimizer.zero_grad(set_to_none=True)
                loss.backward()
                optimizer.step()
                return loss.detach()

            run.step(step)


if __name__ == "__main__":
    main()
