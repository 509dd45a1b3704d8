#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Trains a ResNet-50 (bf16, SGD) with batches of 16 to 48 pictures of 128 to 288 pixels at random."""
import random

import common


def make(torch, blocks, classes):
    nn = torch.nn

    def convolution(before, after, size, stride=1):
        return nn.Sequential(nn.Conv2d(before, after, size, stride, size // 2, bias=False), nn.BatchNorm2d(after))

    class Bottleneck(nn.Module):
        def __init__(self, before, width, stride):
            super().__init__()
            self.one, self.two = convolution(before, width, 1), convolution(width, width, 3, stride)
            self.three = convolution(width, 4 * width, 1)
            self.past = convolution(before, 4 * width, 1, stride) if stride != 1 or before != 4 * width else nn.Identity()

        def forward(self, x):
            y = torch.relu(self.two(torch.relu(self.one(x))))
            return torch.relu(self.three(y) + self.past(x))

    class ResNet(nn.Module):
        def __init__(self):
            super().__init__()
            self.first = convolution(3, 64, 7, 2)
            before, layers = 64, []
            for stage, count in enumerate(blocks):
                for number in range(count):
                    layers.append(Bottleneck(before, 64 << stage, 2 if stage and not number else 1))
                    before = 4 * (64 << stage)
            self.layers, self.head = nn.Sequential(*layers), nn.Linear(before, classes)

        def forward(self, x):
            x = nn.functional.max_pool2d(torch.relu(self.first(x)), 3, 2, 1)
            return self.head(self.layers(x).mean((2, 3)))  # the pooling module has no deterministic backward

    return ResNet()


def main():
    options = common.parser(__doc__, steps=60).parse_args()
    with common.Run(options, "train_resnet") as run:
        import torch
        torch.backends.cudnn.deterministic = True
        with torch.device("cuda"):
            model = make(torch, (1, 1, 1, 1) if options.small else (3, 4, 6, 3), 1000)
        model = model.to(torch.bfloat16, memory_format=torch.channels_last)
        optimizer = torch.optim.SGD(model.parameters(), lr=0.01, momentum=0.9)
        sizes, data = random.Random(options.seed), torch.Generator(device="cuda").manual_seed(options.seed)
        for _ in range(options.steps):
            batch, side = sizes.randint(16, 48), sizes.randrange(128, 289, 32)
            if options.small:
                batch //= 4

            def step():
                pictures = torch.randn(batch, 3, side, side, device="cuda", dtype=torch.bfloat16, generator=data)
                labels = torch.randint(1000, (batch,), device="cuda", generator=data)
                loss = torch.nn.functional.cross_entropy(model(pictures.contiguous(memory_format=torch.channels_last)), labels)
                optimizer.zero_grad(set_to_none=True)
                loss.backward()
                optimizer.step()
                return loss.detach()

            run.step(step)


if __name__ == "__main__":
    main()
