"""Which pixels of two pictures differ, beyond what two honest rasterisers do.

No two rasterisers cover the pixels of an edge alike: where a side of a bar lies in the middle of a pixel one paints 50 % of it and
another 44 %, and letters are all edge. So two pictures are compared in two steps:

1. A pixel is *unlike* the other picture's where their colours are more than 5 apart (CIEDE2000).
2. An unlike pixel is *wrong* unless the other picture explains it: its colour, within 5, is that of a pixel beside it in the other
   picture, at most one away, or a mixture of two of those, as the pixels of an edge are. Both pictures have to explain one another.

So a wrong colour is wrong in every pixel, and a mark that is missing, added, or off by two pixels is wrong where it lies farther than
one pixel from what looks like it. Since a mark may be small and a picture large, wrong pixels are counted twice: as a share of the
picture, and as the share of the worst square of 16 points a side.
"""

import numpy as np
from skimage.color import deltaE_ciede2000, rgb2lab

LIMIT = 5
SQUARE = 16
FIRST, SECOND = (np.array(ends) for ends in zip(*[(i, j) for i in range(9) for j in range(i, 9)]))


def distance(first, second):
    """How far colours are apart, of lists of them in 0…255."""
    return deltaE_ciede2000(rgb2lab(first[:, None] / 255), rgb2lab(second[:, None] / 255))[:, 0]


def unlike(first, second):
    """Where two pictures of one size have different colours."""
    apart = np.abs(first.astype(np.int16) - second).max(axis=2) >= 3
    apart[apart] = distance(first[apart], second[apart]) > LIMIT
    return apart


def unexplained(picture, other, rows, columns):
    """Whether pixels of a picture are neither like a pixel of another's neighbourhood nor a mixture of two."""
    padded = np.pad(other, ((1, 1), (1, 1), (0, 0)), mode="edge").astype(np.float32)
    found = np.zeros(len(rows), bool)
    for start in range(0, len(rows), 20_000):
        part = slice(start, start + 20_000)
        y, x = rows[part], columns[part]
        around = np.stack([padded[y + down, x + right] for down in range(3) for right in range(3)], axis=1)
        own = picture[y, x].astype(np.float32)[:, None]
        ends, spans = around[:, FIRST], around[:, SECOND] - around[:, FIRST]
        lengths = (spans * spans).sum(axis=2)
        along = np.clip(((own - ends) * spans).sum(axis=2) / np.where(lengths > 0, lengths, 1), 0, 1)
        mixtures = ends + along[..., None] * spans
        best = ((mixtures - own) ** 2).sum(axis=2).argmin(axis=1)
        found[part] = distance(own[:, 0], mixtures[np.arange(len(y)), best]) > LIMIT
    return found


def wrong(first, second, unlike):
    """Of the pixels that are unlike, those that the pictures do not explain to one another."""
    rows, columns = np.nonzero(unlike)
    found = np.zeros(unlike.shape, bool)
    if len(rows):
        found[rows, columns] = unexplained(first, second, rows, columns) | unexplained(second, first, rows, columns)
    return found


def worst_square(marked, side):
    """The greatest share of marked pixels in a square."""
    sums = np.pad(marked.astype(np.int32).cumsum(axis=0).cumsum(axis=1), ((1, 0), (1, 0)))
    tall, wide = min(side, marked.shape[0]), min(side, marked.shape[1])
    counts = sums[tall:, wide:] - sums[:-tall, wide:] - sums[tall:, :-wide] + sums[:-tall, :-wide]
    return float(counts.max()) / side ** 2
