# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A language model: a transformer with a cache for generation, which it grows by concatenation, as many models do."""
import torch
from torch import nn
from torch.nn import functional


class Block(nn.Module):
    def __init__(self, width, heads):
        super().__init__()
        self.heads = heads
        self.before, self.between = nn.LayerNorm(width), nn.LayerNorm(width)
        self.project, self.out = nn.Linear(width, 3 * width), nn.Linear(width, width)
        self.mlp = nn.Sequential(nn.Linear(width, 4 * width), nn.GELU(), nn.Linear(4 * width, width))

    def forward(self, x, cache=None):
        batch, length, width = x.shape
        query, key, value = (part.view(batch, length, self.heads, -1).transpose(1, 2)
                             for part in self.project(self.before(x)).chunk(3, dim=-1))
        if cache is not None:
            if cache:
                key, value = torch.cat([cache[0], key], dim=2), torch.cat([cache[1], value], dim=2)
            cache[:] = key, value
        seen = functional.scaled_dot_product_attention(query, key, value, is_causal=length > 1)
        x = x + self.out(seen.transpose(1, 2).reshape(batch, length, width))
        return x + self.mlp(self.between(x))


class Transformer(nn.Module):
    def __init__(self, layers=8, width=1024, heads=16, vocabulary=32000, longest=2048):
        super().__init__()
        self.vocabulary, self.longest = vocabulary, longest
        self.tokens, self.places = nn.Embedding(vocabulary, width), nn.Embedding(longest, width)
        self.blocks = nn.ModuleList(Block(width, heads) for _ in range(layers))
        self.norm, self.head = nn.LayerNorm(width), nn.Linear(width, vocabulary, bias=False)

    def forward(self, tokens, caches=None, begin=0):
        x = self.tokens(tokens) + self.places(torch.arange(begin, begin + tokens.shape[1], device=tokens.device))
        for number, block in enumerate(self.blocks):
            x = block(x, caches[number] if caches is not None else None)
        return self.head(self.norm(x))


SMALL = {"layers": 2, "width": 256, "heads": 4, "vocabulary": 1000}
