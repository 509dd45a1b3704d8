#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Generates text by a transformer with random weights (8 layers of 1,024, bf16), whose cache grows by each token: one step is one
request of 1 to 8 texts, with prompts of 50 to 500 tokens and 100 to 400 tokens more."""
import random

import common


def main():
    options = common.parser(__doc__, steps=12).parse_args()
    with common.Run(options, "generate") as run:
        import torch
        from transformer import SMALL, Transformer
        with torch.device("cuda"):
            model = Transformer(**SMALL if options.small else {}).to(torch.bfloat16).eval()
        sizes, data = random.Random(options.seed), torch.Generator().manual_seed(options.seed)
        for _ in range(options.steps):
            batch, prompt = sizes.randint(1, 8), sizes.randint(50, 500)
            more = sizes.randint(100, 400) // (10 if options.small else 1)
            tokens = torch.randint(model.vocabulary, (batch, prompt), generator=data).cuda()

            def step():
                """The sum of all logits: it changes with the least difference."""
                caches, last, place = [[] for _ in model.blocks], tokens, 0
                total = torch.zeros((), dtype=torch.float64, device="cuda")
                for _ in range(more):
                    logits = model(last, caches, place)[:, -1]
                    place += last.shape[1]
                    total += logits.double().sum()
                    last = logits.argmax(dim=-1, keepdim=True)
                return total

            with torch.inference_mode():
                run.step(step)


if __name__ == "__main__":
    main()
