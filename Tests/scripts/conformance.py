"""Draws every picture of the set by our backends and by programs that are not ours, and counts the pixels that are wrong.

Our PNG is held against our SVG as rsvg and as Chromium draw it, against what our page's painter draws on Chromium's canvas, and against
our PDF as poppler and as MuPDF draw it. What a wrong pixel is: see difference.py. Docs/Conformance.md says what is compared, and why so.
Pictures that are too far apart are kept in .build/conformance/faults: theirs, ours, and where.
"""

import io
import json
import os
import shutil
import subprocess
import sys
import time
from base64 import b64decode, b64encode
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from pathlib import Path

import numpy as np
from PIL import Image

from difference import SQUARE, unlike, worst_square, wrong

Image.MAX_IMAGE_PIXELS = None
FOLDER = Path(".build/conformance")
# The most that may be wrong of a picture, without its words and with them, and of a square of it.
LIMITS = {"shapes": 0.005, "words": 0.025}
SQUARES = {"shapes": 0.05, "words": 0.09}
JUDGES = ["rsvg", "chromium", "canvas", "poppler", "mupdf"]
# PDFs are rastered in so many pixels a point, and averaged: poppler moves edges to whole pixels.
FINE = 4
# What a judge is known not to draw, and is not asked at all.
UNASKED = {
    "numbers": {"rsvg": "it draws nothing right beyond 8,388,607 points"},
    "gallery-thousands-of-slices": {
        "chromium": "slices thinner than pixels, whose edges add up: only cairo blends them as cairo does", "canvas": "the same",
        "poppler": "the same", "mupdf": "the same"},
}
# Where a judge is asked for the picture, and not for its squares.
COARSE = {
    "flat-gradients": {"rsvg": "it draws with cairo, which ends a dashed line in a dot where a dash would follow; ours has none"},
    "hairlines": {"poppler": "it gives lines thinner than a pixel other widths"},
    "gallery-jobs-by-month": {"poppler": "it moves the edges of narrow bars"},
    "gallery-funnel-bars": {"poppler": "it moves the edges of narrow bars"},
    "gallery-sixty-slices": {
        "chromium": "sixty lines on the room of ten, whose edges add up", "canvas": "the same", "poppler": "the same", "mupdf": "the same"},
    "gallery-pie-original": {"poppler": "slices that touch: edges that add up let the ground through", "mupdf": "the same"},
    "gallery-area-both-signs": {"poppler": "cairo changes colours between pixels, not within one", "mupdf": "the same"},
    "gallery-right-to-left": {"chromium": "it takes the blank between Arabic words from another font", "canvas": "the same"},
}


def asked(kind, row):
    """Whether a judge is asked for a picture, and whether for its squares too."""
    words, hard = row["part"] == "words", row["difficulties"]
    # rsvg draws emoji as silhouettes, and with a canvas it knows no figures of one width; poppler and MuPDF scale emoji in their own ways.
    # At a pixel a point a stem of a letter is as dark as its place is lucky. Poppler fits stems to pixels.
    whole = kind not in UNASKED.get(row["name"], {}) and not (words and kind == "rsvg" and "emoji" in hard)
    fine = not words or row["scale"] > 1 and kind != "poppler" and "emoji" not in hard and not (kind in ("rsvg", "canvas") and "tabular" in hard)
    return whole, whole and fine and kind not in COARSE.get(row["name"], {})


WORKERS = os.cpu_count() or 2


def path(row, kind):
    """Where a picture is as a kind of backend draws it."""
    name = f"{row['name']}-{row['part']}-{row['look']}"
    return FOLDER / (f"{name}.{kind}" if kind in ("svg", "flat") else f"{name}-{kind}.png")


def run(*command):
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"{' '.join(str(word) for word in command[:3])} …: {done.stderr or done.stdout}")


def draw_by_rsvg(rows):
    with ThreadPoolExecutor(WORKERS) as pool:
        list(pool.map(lambda row: run("rsvg-convert", "--zoom", row["scale"], "--output", path(row, "rsvg"), path(row, "svg")), rows))


def draw_pages(job):
    """Some pages of a book, which is a look and a part."""
    name, pages, digits = job
    first, last = pages[0]["page"], pages[-1]["page"]
    book, stem = FOLDER / f"{name}.pdf", FOLDER / f"page-{name}"
    run("pdftoppm", "-thinlinemode", "shape", "-r", 72 * FINE, "-f", first, "-l", last, book, stem)
    run("mutool", "draw", "-q", "-r", 72 * FINE, "-c", "rgb", "-o", f"{stem}-%d.mupdf.ppm", book, f"{first}-{last}")
    for row in pages:
        for kind, file in (("poppler", f"{stem}-{row['page']:0{digits}}.ppm"), ("mupdf", f"{stem}-{row['page']}.mupdf.ppm")):
            Image.open(file).reduce(FINE // row["scale"]).save(path(row, kind), compress_level=1)
            os.remove(file)


def draw_pdf(rows):
    books = {}
    for row in rows:
        books.setdefault(f"{row['look']}-{row['part']}", []).append(row)
    jobs = []
    for name, pages in books.items():
        jobs += [(name, pages[start:start + 8], len(str(pages[-1]["page"]))) for start in range(0, len(pages), 8)]
    with ProcessPoolExecutor(WORKERS) as pool:
        list(pool.map(draw_pages, jobs))


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


def in_chromium(work):
    """Chromium, where letters are not fitted to pixels, as ours are not."""
    from playwright.sync_api import sync_playwright

    flags = ["--no-sandbox", "--allow-file-access-from-files", "--font-render-hinting=none", "--disable-lcd-text"]
    with sync_playwright() as player:
        browser = player.chromium.launch(executable_path=shutil.which("chromium"), args=flags)
        work(browser)
        browser.close()


def draw_by_chromium(rows):
    """Every SVG as an <img>, many on a page."""
    def work(browser):
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

    in_chromium(work)


PAINT = """rows => rows.map(([bytes, width, height, scale, theme]) => {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: Math.ceil(width * scale), height: Math.ceil(height * scale) });
  const painter = new Painter(), { buffer } = Uint8Array.from(atob(bytes), letter => letter.charCodeAt(0));
  painter.paint(painter.read({ memory: { buffer } }, 0), canvas.getContext('2d'), scale, theme);
  return canvas.toDataURL();
})"""


def draw_by_canvas(rows):
    """Every drawing by our page's painter, on a canvas, from the memory that a module would hold."""
    def work(browser):
        page = browser.new_page()
        page.set_content("<!DOCTYPE html>")
        page.add_script_tag(type="module", content=Path("Sources/WebModule/painter.mjs").read_text() + "\nglobalThis.Painter = Painter;")
        page.wait_for_function("() => !!globalThis.Painter")
        for start in range(0, len(rows), 16):
            some = rows[start:start + 16]
            given = [[b64encode(path(row, "flat").read_bytes()).decode(), row["width"], row["height"], row["scale"], ["light", "dark"].index(row["ground"])] for row in some]
            for row, address in zip(some, page.evaluate(PAINT, given)):
                path(row, "canvas").write_bytes(b64decode(address.split(",")[1]))

    in_chromium(work)


def load(file):
    image = Image.open(file)
    if image.mode in ("RGBA", "P", "LA"):
        image = image.convert("RGBA")
        ground = Image.new("RGBA", image.size, "white")
        ground.alpha_composite(image)
        image = ground
    return np.asarray(image.convert("RGB"))


def judge(row):
    """For each judge: what is wrong of the picture, what of its worst square, and what is unlike; None where the sizes are others."""
    ours = load(path(row, "cairo"))
    found = {}
    for kind in JUDGES:
        whole, fine = asked(kind, row)
        # What is wrong on purpose is for those who look closely.
        if not (fine if row["isWrong"] else whole):
            continue
        theirs = load(path(row, kind))
        # A page is whole points high, a picture whole pixels: they may be one apart.
        height, width = min(theirs.shape[0], ours.shape[0]), min(theirs.shape[1], ours.shape[1])
        if max(theirs.shape[0] - height, ours.shape[0] - height, theirs.shape[1] - width, ours.shape[1] - width) > 1:
            found[kind] = None
            continue
        first, second = theirs[:height, :width], ours[:height, :width]
        apart = unlike(first, second)
        marked = wrong(first, second, apart)
        square = worst_square(marked, SQUARE * row["scale"]) if fine else 0
        found[kind] = (float(marked.mean()), square, float(apart.mean()))
        if is_fault(row, found[kind]) != row["isWrong"]:
            keep(row, kind, first, second, marked)
    return found


def is_fault(row, result):
    return result is None or result[0] > LIMITS[row["part"]] or result[1] > SQUARES[row["part"]]


def keep(row, kind, theirs, ours, marked):
    """The two pictures and where they are wrong, side by side."""
    shown = np.where(marked[..., None], np.array([255, 0, 255], np.uint8), (ours // 3 + 170).astype(np.uint8))
    folder = FOLDER / "faults"
    folder.mkdir(exist_ok=True)
    Image.fromarray(np.concatenate([theirs, ours, shown], axis=1)).save(folder / f"{path(row, kind).stem}.png")


def report(rows, found):
    """A line a judge, a part and a look, with the worst pictures; then all that are faults, and the faults that nobody saw."""
    faults = 0
    judged = [(row, result) for row, result in zip(rows, found) if not row["isWrong"]]
    print(f"{'':28}{'pictures':>8}{'unlike':>9}{'wrong':>9}  in{'':26}{'square':>9}  in")
    for kind in JUDGES:
        for part in LIMITS:
            for look in sorted({row["look"] for row, _ in judged}):
                shares = [(result[kind], row["name"]) for row, result in judged if row["part"] == part and row["look"] == look and result.get(kind)]
                if shares:
                    whole, square = max((s[0], n) for s, n in shares), max((s[1], n) for s, n in shares)
                    print(f"{kind:10}{part:8}{look:10}{len(shares):8}{max(s[2] for s, _ in shares):9.2%}{whole[0]:9.3%}  {whole[1]:28}{square[0]:9.2%}  {square[1]}")
    for row, result in zip(rows, found):
        for kind in JUDGES:
            if kind not in result or is_fault(row, result[kind]) == row["isWrong"]:
                continue
            faults += 1
            what = "has another size" if result[kind] is None else f"{result[kind][0]:.3%} of it is wrong, {result[kind][1]:.2%} of a square"
            print(f"{kind}: {row['name']} ({row['part']}, {row['look']}) " + what + (", which is too little for what was done to it" if row["isWrong"] else ""))
    made = len(rows) - len(judged)
    print(f"{len(judged)} pictures and {made} that are wrong on purpose, by {len(JUDGES)} judges: {faults} faults")
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
    step("canvas", lambda: draw_by_canvas(rows))
    with ProcessPoolExecutor(WORKERS) as pool:
        found = step("compared", lambda: list(pool.map(judge, rows, chunksize=4)))
    (FOLDER / "found.json").write_text(json.dumps([[row, result] for row, result in zip(rows, found)]))
    faults = report(rows, found)
    print(f"after {time.monotonic() - started:.0f} s")
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
