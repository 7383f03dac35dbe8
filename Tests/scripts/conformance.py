"""Draws every picture of the set by our backends and by programs that are not ours, and counts the pixels that differ.

Our PNG is held against our SVG as rsvg and as Chromium draw it, and our PDF, as poppler and as MuPDF draw it, against our PNG. A
pixel differs where its colour is more than 5 (CIEDE2000) from the other's. Pictures without their words may differ in 0.5 % of their
pixels, those with words in 2.5 %. Those that differ in more are kept in .build/conformance/faults: theirs, ours, and where.
"""

import json
import os
import shutil
import subprocess
import sys
import time
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from pathlib import Path

import numpy as np
from PIL import Image
from skimage.color import deltaE_ciede2000, rgb2lab

Image.MAX_IMAGE_PIXELS = None
FOLDER = Path(".build/conformance")
LIMITS = {"shapes": 0.005, "words": 0.025}
# What is judged, and against what.
PAIRS = {"rsvg": "PNG against rsvg's SVG", "chromium": "PNG against Chromium's SVG", "poppler": "PDF by poppler", "mupdf": "PDF by MuPDF"}
# What a judge is known not to draw, and is not asked.
EXCUSED = {
    ("rsvg", "numbers"): "it draws nothing right beyond 8,388,607 points",
    ("rsvg", "scripts"): "it draws emoji as silhouettes",
    ("rsvg", "gallery-emoji-names"): "it draws emoji as silhouettes",
}
WORKERS = os.cpu_count() or 2


def path(row, kind):
    """Where a picture is as a kind of backend draws it."""
    name = f"{row['name']}-{row['part']}-{row['look']}"
    return FOLDER / {"cairo": f"{name}-cairo.png", "svg": f"{name}.svg"}.get(kind, f"{name}-{kind}.ppm" if kind in ("poppler", "mupdf") else f"{name}-{kind}.png")


def run(*command):
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"{' '.join(str(word) for word in command[:3])} …: {done.stderr or done.stdout}")


def draw_by_rsvg(rows):
    with ThreadPoolExecutor(WORKERS) as pool:
        list(pool.map(lambda row: run("rsvg-convert", "--zoom", row["scale"], "--output", path(row, "rsvg"), path(row, "svg")), rows))


def draw_pdf(rows):
    """Every page of every book; a book is a look and a part."""
    books = {}
    for row in rows:
        books.setdefault((f"{row['look']}-{row['part']}", row["scale"]), []).append(row)

    def draw(book):
        (name, scale), pages = book
        run("pdftoppm", "-thinlinemode", "shape", "-r", 72 * scale, FOLDER / f"{name}.pdf", FOLDER / f"page-{name}")
        run("mutool", "draw", "-q", "-r", 72 * scale, "-c", "rgb", "-o", FOLDER / f"page-{name}-%d.mupdf.ppm", FOLDER / f"{name}.pdf")
        digits = len(str(len(pages)))
        for row in pages:
            os.replace(FOLDER / f"page-{name}-{row['page']:0{digits}}.ppm", path(row, "poppler"))
            os.replace(FOLDER / f"page-{name}-{row['page']}.mupdf.ppm", path(row, "mupdf"))

    with ThreadPoolExecutor(WORKERS) as pool:
        list(pool.map(draw, books.items()))


def sheets(rows, side=1600):
    """Pictures on sheets, row by row, each with its place."""
    sheet, x, y, height = [], 0, 0, 0
    for row in sorted(rows, key=lambda row: (row["height"], row["width"])):
        width, tall = int(np.ceil(row["width"])) + 4, int(np.ceil(row["height"])) + 4
        if x > 0 and x + width > side:
            x, y, height = 0, y + height, 0
        if y > 0 and y + tall > side:
            yield sheet
            sheet, x, y, height = [], 0, 0, 0
        sheet.append((row, x, y))
        x, height = x + width, max(height, tall)
    if sheet:
        yield sheet


def draw_by_chromium(rows):
    """Every SVG as an <img>, many on a page."""
    import io

    from playwright.sync_api import sync_playwright

    with sync_playwright() as player:
        browser = player.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox", "--allow-file-access-from-files"])
        for scale in sorted({row["scale"] for row in rows}):
            context = browser.new_context(device_scale_factor=scale)
            page = context.new_page()
            for sheet in sheets([row for row in rows if row["scale"] == scale]):
                images = "".join(
                    f'<img src="{path(row, "svg").name}" style="left:{x}px;top:{y}px;width:{row["width"]}px;height:{row["height"]}px">'
                    for row, x, y in sheet)
                text = f"<!DOCTYPE html><style>body{{margin:0;background:#fff}}img{{position:absolute}}</style>{images}"
                (FOLDER / "sheet.html").write_text(text)
                width = max(int(np.ceil(x + row["width"])) for row, x, _ in sheet)
                height = max(int(np.ceil(y + row["height"])) for row, _, y in sheet)
                page.set_viewport_size({"width": width, "height": height})
                page.goto((FOLDER / "sheet.html").resolve().as_uri())
                page.evaluate("Promise.all(Array.from(document.images, image => image.decode()))")
                picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
                for row, x, y in sheet:
                    box = (x * scale, y * scale, int((x + row["width"]) * scale), int((y + row["height"]) * scale))
                    picture.crop(box).save(path(row, "chromium"), compress_level=1)
            context.close()
        browser.close()


def load(file):
    image = Image.open(file)
    if image.mode in ("RGBA", "P", "LA"):
        image = image.convert("RGBA")
        ground = Image.new("RGBA", image.size, "white")
        ground.alpha_composite(image)
        image = ground
    return np.asarray(image.convert("RGB"))


def differing(a, b):
    """Which pixels differ."""
    close = (a.astype(np.int16) - b).__abs__().max(axis=2) < 3
    differ = np.zeros(close.shape, bool)
    if not close.all():
        first, second = a[~close][:, None] / 255, b[~close][:, None] / 255
        differ[~close] = (deltaE_ciede2000(rgb2lab(first), rgb2lab(second)) > 5)[:, 0]
    return differ


def judge(row):
    """The share of pixels that differ, for each judge; nothing where it is not asked."""
    ours = load(path(row, "cairo"))
    found = {}
    for kind in PAIRS:
        if (kind, row["name"]) in EXCUSED:
            continue
        theirs = load(path(row, kind))
        # A page is whole points high, a picture whole pixels: they may be one apart.
        height, width = min(theirs.shape[0], ours.shape[0]), min(theirs.shape[1], ours.shape[1])
        if max(theirs.shape[0] - height, ours.shape[0] - height, theirs.shape[1] - width, ours.shape[1] - width) > 1:
            found[kind] = None
            continue
        differ = differing(theirs[:height, :width], ours[:height, :width])
        found[kind] = float(differ.mean())
        if found[kind] > LIMITS[row["part"]]:
            keep(row, kind, theirs[:height, :width], ours[:height, :width], differ)
    return found


def keep(row, kind, theirs, ours, differ):
    """The two pictures and where they differ, side by side."""
    marked = np.where(differ[..., None], np.array([255, 0, 255], np.uint8), (ours // 3 + 170).astype(np.uint8))
    folder = FOLDER / "faults"
    folder.mkdir(exist_ok=True)
    Image.fromarray(np.concatenate([theirs, ours, marked], axis=1)).save(folder / f"{path(row, kind).stem}.png")


def report(rows, found):
    """A line a backend, a part and a look, with its worst picture; then all that differ too much."""
    faults = 0
    print(f"{'':10}{'':8}{'':10}{'pictures':>9}{'mean':>9}{'most':>9}  in")
    for kind in PAIRS:
        for part, limit in LIMITS.items():
            for look in sorted({row["look"] for row in rows}):
                shares = [(result[kind], row["name"]) for row, result in zip(rows, found) if row["part"] == part and row["look"] == look and result.get(kind) is not None]
                if shares:
                    most = max(shares)
                    print(f"{kind:10}{part:8}{look:10}{len(shares):9}{sum(s for s, _ in shares) / len(shares):9.3%}{most[0]:9.3%}  {most[1]}")
    for row, result in zip(rows, found):
        for kind in PAIRS:
            if kind not in result:
                continue
            share, limit = result[kind], LIMITS[row["part"]]
            if share is None or share > limit:
                faults += 1
                print(f"{kind}: {row['name']} ({row['part']}, {row['look']}) " + ("has another size" if share is None else f"differs in {share:.2%} of its pixels; {limit:.1%} is the most"))
    print(f"{len(rows)} pictures by {len(PAIRS)} backends, {faults} faults")
    return faults


def main():
    program, *texts = sys.argv[1:]
    shutil.rmtree(FOLDER, ignore_errors=True)
    started = time.monotonic()

    def step(name, work):
        before = time.monotonic()
        result = work()
        print(f"{name}: {time.monotonic() - before:.0f} s", flush=True)
        return result

    step("ours", lambda: run(program, FOLDER, *texts))
    rows = [row for row in json.loads((FOLDER / "pictures.json").read_text()) if row["width"] > 0 and row["height"] > 0]
    if not rows:
        sys.exit("no picture was drawn")
    step("rsvg", lambda: draw_by_rsvg(rows))
    step("pdf", lambda: draw_pdf(rows))
    step("chromium", lambda: draw_by_chromium(rows))
    with ProcessPoolExecutor(WORKERS) as pool:
        found = step("compared", lambda: list(pool.map(judge, rows, chunksize=8)))
    faults = report(rows, found)
    print(f"after {time.monotonic() - started:.0f} s")
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
