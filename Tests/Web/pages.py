#!/usr/bin/env python3
"""Pages in a real browser: opened from the disk, clicked, tapped, turned by the wheel, keyed, printed; light and dark, small and large.

usage: Tests/Web/pages.py FOLDER     FOLDER holds the pages that Tests/scripts/check-web has made; screenshots are put beside them
needs: Chromium, playwright for Python, pdftotext
"""
import functools, http.server, pathlib, subprocess, sys, threading, time, traceback
from playwright.sync_api import sync_playwright

folder = pathlib.Path(sys.argv[1]).resolve()
kinds = ['bar', 'line', 'pie', 'funnel', 'tiers']
RECORD = '''addEventListener('barline', event => (globalThis.heard ??= []).push(event.detail.line ?? event.detail.name), true);
addEventListener('securitypolicyviolation', event => (globalThis.refused ??= []).push(event.violatedDirective + ' ' + event.blockedURI), true);'''


class Page:
    """A page that has been opened; what its console says and what its policy refuses is a failure."""
    def __init__(self, browser, name, wait=True, served=None, **context):
        self.context = browser.new_context(**{'viewport': {'width': 1280, 'height': 800}, **context})
        self.page = self.context.new_page()
        self.faults = []
        self.page.on('pageerror', lambda error: self.faults.append(str(error)))
        # What Chromium says of reading pixels is about this test alone.
        self.page.on('console', lambda message: self.faults.append(message.text) if message.type in ('error', 'warning') and 'willReadFrequently' not in message.text else None)
        self.page.on('request', lambda request: self.faults.append(request.url) if not request.url.startswith(('file:', 'data:', 'blob:', f'http://localhost:{served}/')) else None)
        self.page.on('dialog', lambda dialog: (self.faults.append('dialog ' + dialog.message), dialog.dismiss()))
        self.page.add_init_script(RECORD)
        self.page.goto(f'http://localhost:{served}/{name}.html' if served else (folder / f'{name}.html').as_uri())
        if wait:
            self.page.wait_for_selector('figure.live')
            self.rest()

    def __enter__(self): return self

    def __exit__(self, kind, error, trace):
        if not error and self.context.pages:
            self.faults += self.page.evaluate('globalThis.refused ?? []') if self.script else []
            assert not self.faults, self.faults
        self.context.close()

    script = True

    def until(self, expression, seconds=30):
        """Waits until an expression holds. Asked from outside: playwright's own waiting compiles text in the page, which its policy forbids."""
        end = time.monotonic() + seconds
        while not self.page.evaluate(expression):
            if time.monotonic() > end:
                raise AssertionError(f'after {seconds} s not yet so: {expression}')
            self.page.wait_for_timeout(50)

    def rest(self):
        """Waits until nothing moves, and the marks are told."""
        self.until('[...document.querySelectorAll("figure.live")].every(f => f.chart.painter && !f.chart.isMoving() && !f.chart.frame)')
        self.page.wait_for_timeout(50)

    def marks(self, k=0):
        return self.page.evaluate('''k => [...document.querySelectorAll('figure')[k].querySelectorAll('[role=listitem]')].map(item => {
            const box = item.getBoundingClientRect();
            return { label: item.ariaLabel, x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width, height: box.height } })''', k)

    def heard(self): return self.page.evaluate('(globalThis.heard ?? []).splice(0)')

    def box(self): return self.page.locator('figure canvas').first.bounding_box()

    def pixel(self, x, y):
        return self.page.evaluate('''([x, y]) => { const canvas = document.querySelector('canvas'), box = canvas.getBoundingClientRect();
            return [...canvas.getContext('2d').getImageData(Math.round((x - box.left) * canvas.width / box.width), Math.round((y - box.top) * canvas.height / box.height), 1, 1).data] }''', [x, y])

    def shot(self, name): self.page.screenshot(path=folder / f'{name}.png', full_page=True)


def words_and_reasons(lines):
    """The events without what the marks are called: "began bar 1", "ended bar 1 (left)"."""
    return [' '.join(line.split(' ')[:3] + ([line[line.rindex('('):]] if line.startswith('ended') else [])) for line in lines if line != 'didScroll']


def words(lines): return [line.split(' value')[0].split(' (')[0] for line in lines]


def every_kind_is_drawn_at_desktop_and_phone_size_light_and_dark(browser):
    for kind in kinds:
        for scheme in ('light', 'dark'):
            for size, (width, height), scale in (('desktop', (1280, 800), 1), ('phone', (390, 844), 2)):
                with Page(browser, kind, viewport={'width': width, 'height': height}, device_scale_factor=scale, color_scheme=scheme) as page:
                    box = page.box()
                    assert box['width'] <= width, box
                    real = page.page.evaluate('[document.querySelector("canvas").width, document.querySelector("canvas").height]')
                    assert abs(real[0] - box['width'] * scale) <= 1 and abs(real[1] - box['height'] * scale) <= 1, (real, box)
                    assert page.marks(), kind
                    ground = page.pixel(box['x'] + 3, box['y'] + 3)
                    assert ground[:3] == ([255, 255, 255] if scheme == 'light' else [18, 20, 23]), ground
                    page.shot(f'{kind}-{size}-{scheme}')


def marks_are_called_as_in_the_picture(browser):
    for kind in kinds:
        with Page(browser, kind) as page:
            said = page.page.evaluate('''[...document.querySelectorAll('figure svg [role="graphics-symbol img"]')].map(mark => mark.getAttribute('aria-label'))''')
            assert [mark['label'] for mark in page.marks()] == said, (kind, page.marks(), said)


def a_mouse_button_selects_and_lets_go(browser):
    with Page(browser, 'bar') as page:
        marks = page.marks()
        page.page.mouse.move(marks[2]['x'], marks[2]['y'])
        page.heard()
        page.page.mouse.down()
        page.rest()
        page.shot('bar-selected')
        page.page.mouse.move(marks[4]['x'], marks[4]['y'], steps=12)
        page.page.mouse.up()
        lines = [line for line in page.heard()]
        assert any('bar 4' in line and line.startswith('moved') for line in lines), lines
        assert any(line.startswith('ended bar 4') for line in lines), lines


def a_tap_selects_and_a_finger_that_goes_down_scrolls_the_page(browser):
    with Page(browser, 'bar', viewport={'width': 390, 'height': 300}, has_touch=True, device_scale_factor=2) as page:
        mark = page.marks()[1]
        page.page.touchscreen.tap(mark['x'], mark['y'])
        session = page.context.new_cdp_session(page.page)
        def send(kind, *points): session.send('Input.dispatchTouchEvent', {'type': kind, 'touchPoints': [{'x': x, 'y': y, 'id': 1} for x, y in points]})
        # Along the chart: the finger selects bar after bar.
        marks = page.marks()
        page.heard()
        send('touchStart', (marks[0]['x'], 150))
        for step in range(1, 11): send('touchMove', (marks[0]['x'] + (marks[3]['x'] - marks[0]['x']) * step / 10, 150))
        send('touchEnd')
        page.page.wait_for_timeout(50)
        lines = page.heard()
        assert lines[-4].startswith('began bar 0') and lines[-1].startswith('moved bar 3'), lines
        assert page.page.evaluate('scrollY') == 0
        # Up: the page scrolls, and the selection is cancelled.
        send('touchStart', (marks[0]['x'], 250))
        for step in range(1, 11): send('touchMove', (marks[0]['x'], 250 - 15 * step))
        send('touchEnd')
        page.page.wait_for_timeout(300)
        assert page.page.evaluate('scrollY') > 0
        assert page.heard()[-1].endswith('(cancelled)')


def what_a_finger_taps_stays_until_it_is_let_go_of(browser):
    for kind, role in (('bar', 'bar'), ('line', 'point'), ('pie', 'slice'), ('scroll', 'bar')):
        with Page(browser, kind, viewport={'width': 390, 'height': 844}, has_touch=True, is_mobile=True, device_scale_factor=2) as page:
            box = page.box()
            def place(item):
                x, y = page.page.evaluate('item => document.querySelector("figure").chart.point(item)', item)
                return (box['x'] + x, box['y'] + y)
            def tap(x, y):
                page.page.touchscreen.tap(x, y)
                page.page.wait_for_timeout(100)
                return words_and_reasons(page.heard())
            def selected(): return page.page.evaluate('document.querySelector("figure").chart.voice.textContent')
            began, ended = f'began {role} {{}}', f'ended {role} {{}} ({{}})'
            assert tap(*place(1)) == [began.format(1)] and selected(), kind
            page.rest()
            page.shot(f'{kind}-tapped')
            assert tap(*place(2)) == [ended.format(1, 'replaced'), began.format(2)] and selected(), kind
            assert tap(*place(2)) == [ended.format(2, 'ended')] and not selected(), kind
            assert tap(*place(2)) == [began.format(2)], kind
            # Beside the chart: under it, and on the margin.
            assert tap(195, box['y'] + box['height'] + 60) == [ended.format(2, 'ended')] and not selected(), kind
            assert tap(*place(1)) == [began.format(1)], kind
            assert tap(4, 400) == [ended.format(1, 'ended')], kind
            assert tap(4, 400) == [], kind
            assert tap(*place(1)) == [began.format(1)], kind
            page.page.keyboard.press('Escape')
            assert words_and_reasons(page.heard()) == [ended.format(1, 'ended')], kind
            # What was promised can be taken back: for the next finger the chart is as it is set.
            page.page.evaluate('document.querySelector("figure").chart.set({ keepsTaps: false })')
            assert tap(*place(1)) == [began.format(1)] + ([] if kind == 'pie' else [ended.format(1, 'ended')]), kind


def a_finger_that_scrolls_beside_a_chart_leaves_its_selection(browser):
    with Page(browser, 'bar', viewport={'width': 390, 'height': 300}, has_touch=True, is_mobile=True) as page:
        page.page.evaluate('document.querySelector("main").append(Object.assign(document.createElement("h1"), { textContent: "under it" }))')
        page.page.touchscreen.tap(page.marks()[1]['x'], 150)
        session = page.context.new_cdp_session(page.page)
        def send(kind, *points): session.send('Input.dispatchTouchEvent', {'type': kind, 'touchPoints': [{'x': x, 'y': y, 'id': 1} for x, y in points]})
        send('touchStart', (5, 250))
        for step in range(1, 11): send('touchMove', (5, 250 - 10 * step))
        send('touchEnd')
        page.page.wait_for_timeout(300)
        assert page.page.evaluate('scrollY') > 0
        assert words_and_reasons(page.heard()) == ['began bar 1']


def a_mouse_goes_on_hovering_after_a_click(browser):
    with Page(browser, 'bar') as page:
        marks = page.marks()
        page.page.mouse.move(marks[3]['x'], marks[3]['y'])
        assert words_and_reasons(page.heard()) == ['began bar 3']
        page.page.mouse.click(marks[3]['x'], marks[3]['y'])
        assert page.page.evaluate('document.querySelector("figure").chart.voice.textContent'), 'it is under the mouse, still'
        page.heard()
        page.page.mouse.move(marks[5]['x'], marks[5]['y'])
        page.page.mouse.move(marks[5]['x'], 2)
        assert words_and_reasons(page.heard()) == ['moved bar 5', 'ended bar 5 (left)']
    with Page(browser, 'pie') as page:
        # A slice stays, whoever taps it: the pointer leaves it alone until it is let go of.
        box = page.box()
        def place(item):
            x, y = page.page.evaluate('item => document.querySelector("figure").chart.point(item)', item)
            return (box['x'] + x, box['y'] + y)
        page.page.mouse.click(*place(1))
        page.page.mouse.move(*place(2))
        page.page.mouse.move(4, 700)
        assert words_and_reasons(page.heard()) == ['began slice 1']
        page.page.mouse.click(4, 700)
        assert words_and_reasons(page.heard()) == ['ended slice 1 (ended)']
    with Page(browser, 'bar', has_touch=True) as page:
        # A finger's selection gives way to a mouse, which is over something else.
        marks = page.marks()
        page.page.touchscreen.tap(marks[1]['x'], marks[1]['y'])
        page.page.mouse.move(marks[2]['x'], marks[2]['y'])
        page.page.mouse.move(4, 700)
        assert words_and_reasons(page.heard()) == ['began bar 1', 'moved bar 2', 'ended bar 2 (left)']


def keys_move_the_selection_and_escape_ends_it(browser):
    with Page(browser, 'bar') as page:
        page.page.keyboard.press('Tab')
        page.shot('bar-focus')
        for key in ('ArrowRight', 'ArrowRight', 'End', 'Escape'): page.page.keyboard.press(key)
        lines = page.heard()
        last = len(page.marks()) - 1
        assert words(lines)[0].startswith('began bar 0') and lines[1].startswith('moved bar 1'), lines
        assert lines[2].startswith(f'moved bar {last}') and lines[3].endswith('(ended)'), lines


def hovering_selects_and_leaving_ends(browser):
    with Page(browser, 'bar') as page:
        mark = page.marks()[3]
        page.page.mouse.move(mark['x'], mark['y'])
        page.page.mouse.move(mark['x'], 2)
        lines = page.heard()
        assert lines[0].startswith('began bar 3') and lines[-1].endswith('(left)'), lines


def the_wheel_scrolls_a_chart_that_has_more_and_else_the_page(browser):
    with Page(browser, 'scroll', viewport={'width': 700, 'height': 300}) as page:
        box = page.box()
        page.page.mouse.move(box['x'] + 300, box['y'] + 150)
        first = page.marks()[0]['label']
        for _ in range(4): page.page.mouse.wheel(0, 60)
        page.page.wait_for_timeout(200)
        page.rest()
        moved = page.page.evaluate('scrollY')
        assert (page.marks()[0]['label'] != first) != (moved > 0), 'one of them scrolls'
        for _ in range(60): page.page.mouse.wheel(0, 120)
        page.page.wait_for_timeout(300)
        assert page.page.evaluate('scrollY') > 0, 'at the end the page scrolls'


def the_scheme_can_change_under_the_reader(browser):
    with Page(browser, 'bar', color_scheme='light') as page:
        box = page.box()
        page.page.emulate_media(color_scheme='dark')
        page.page.wait_for_timeout(100)
        assert page.pixel(box['x'] + 3, box['y'] + 3)[:3] == [18, 20, 23]


def less_motion_shows_the_end_at_once(browser):
    with Page(browser, 'entrance', reduced_motion='reduce') as page:
        assert page.page.evaluate('document.querySelector("figure").chart.isMoving()') is False
    with Page(browser, 'entrance', wait=False) as page:
        page.page.wait_for_selector('figure.live')
        frames = page.page.evaluate('''new Promise(done => { const chart = document.querySelector('figure').chart; let frames = 0;
            const paint = chart.paint.bind(chart); chart.paint = () => { frames += 1; paint(); }; setTimeout(() => done(frames), 900); })''')
        assert frames > 5, frames


def the_window_can_change_its_size(browser):
    with Page(browser, 'line') as page:
        before = page.box()['width']
        page.page.set_viewport_size({'width': 480, 'height': 700})
        page.page.wait_for_timeout(200)
        page.rest()
        box = page.box()
        assert box['width'] < before and box['width'] <= 480
        assert page.page.evaluate('document.querySelector("canvas").width') == round(box['width'])
        assert all(mark['x'] <= 480 for mark in page.marks())


def print_shows_the_picture(browser):
    for kind in kinds:
        with Page(browser, kind) as page:
            path = folder / f'{kind}.pdf'
            page.page.pdf(path=path)
            said = subprocess.run(['pdftotext', '-layout', path, '-'], capture_output=True, text=True, check=True).stdout
            for word in ({'bar': 'Sales by month', 'line': 'Two lines', 'pie': 'Fuels', 'funnel': 'From visit to purchase', 'tiers': 'Bronze'}[kind],):
                assert word in said, (kind, word, said)


def paper_is_light(browser):
    for kind in kinds:
        with Page(browser, kind, color_scheme='dark') as page:
            path = folder / f'{kind}-dark.pdf'
            for ground in (False, True):
                page.page.pdf(path=path, print_background=ground)
                pixels = subprocess.run(['pdftoppm', '-r', '40', '-gray', '-singlefile', path], capture_output=True, check=True).stdout
                light = sum(pixels) / len(pixels) / 255
                assert light > 0.8, (kind, ground, light)


def a_scrolled_page_begins_with_the_same_bars_at_every_width(browser):
    for width in (390, 672, 1200):
        with Page(browser, 'later', viewport={'width': width, 'height': 500}) as page:
            said = [mark['label'].split(':')[0] for mark in page.marks()]
            # Less than a pixel of a neighbour may be seen at each edge.
            assert said[said.index('Day 21'):][:12] == [f'Day {day}' for day in range(21, 33)] and len(said) <= 14, (width, said)
            box, first = page.box(), next(mark for mark in page.marks() if mark['label'].startswith('Day 21:'))
            assert first['x'] - box['x'] < 40 + box['width'] / 12, (width, first, box)


def without_scripts_the_picture_is_there(browser):
    for kind in kinds:
        with Page(browser, kind, wait=False, java_script_enabled=False) as page:
            page.script = False
            box = page.page.locator('figure svg').first.bounding_box()
            assert box and box['width'] > 100 and box['height'] > 100, (kind, box)
            page.shot(f'{kind}-without-scripts')


def hostile_labels_do_nothing(browser):
    with Page(browser, 'hostile') as page:
        assert page.page.evaluate('globalThis.stolen') is None
        assert page.page.locator('img, iframe, b').count() == 0
        assert any('</script>' in mark['label'] for mark in page.marks()), page.marks()
        page.shot('hostile')


def several_charts_share_a_page_and_its_modules(browser):
    with Page(browser, 'gallery') as page:
        count = page.page.locator('figure[data-chart]').count()
        page.until(f'document.querySelectorAll("figure.live").length === {count}')
        page.rest()
        page.page.screenshot(path=folder / 'gallery.png')


def no_id_is_twice_on_a_page(browser):
    for name in ('gallery', 'bar'):
        with Page(browser, name) as page:
            twice = page.page.evaluate('[...document.querySelectorAll("[id]")].map(element => element.id).filter((id, k, all) => all.indexOf(id) !== k)')
            assert not twice, (name, twice)


COMPARE = 'async ([k, scale]) => {' + pathlib.Path('Sources/WebModule/packing.mjs').read_text().replace('export ', '') + '''
  const unpacked = async element => {
    const bytes = unpack(element.textContent, Number(element.dataset.bytes));
    return bytes[0] !== 0x1f ? bytes : new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer());
  };
  const figure = document.querySelectorAll('figure[data-chart]')[k], { chart } = figure, svg = figure.querySelector('svg');
  const width = +svg.getAttribute('width'), height = +svg.getAttribute('height');
  const image = new Image(Math.ceil(width * scale), Math.ceil(height * scale));
  image.src = 'data:image/svg+xml,' + encodeURIComponent(new XMLSerializer().serializeToString(svg));
  await image.decode();
  const pixels = paint => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: Math.ceil(width * scale), height: Math.ceil(height * scale) });
    const context = canvas.getContext('2d', { willReadFrequently: true });
    paint(context);
    return context.getImageData(0, 0, canvas.width, canvas.height).data;
  };
  const theirs = pixels(context => context.drawImage(image, 0, 0, width * scale, height * scale));
  // The chart once more, from its bytes: on the page it has had other sizes, and scrolled with them.
  const bytes = await unpacked(figure.querySelector('script')), { wasm } = chart;
  const address = wasm.barline_allocate(bytes.length);
  new Uint8Array(wasm.memory.buffer).set(bytes, address);
  const number = wasm[`barline_open_${figure.dataset.chart}`](address, bytes.length);
  const again = Object.assign(Object.create(Object.getPrototypeOf(chart)), chart, { number, canvas: null, painter: null });
  // Once to begin what moves at first, and once when that is over.
  again.drawing(1e9);
  const drawing = again.drawing(2e9);
  const ours = pixels(context => again.painter.paint(drawing, context, scale, 0));
  const lab = (data, at) => {
    const alpha = data[at + 3] / 255;
    const [r, g, b] = [0, 1, 2].map(c => { const v = (data[at + c] * alpha + 255 * (1 - alpha)) / 255; return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4; });
    const f = t => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
    const [x, y, z] = [f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505), f(0.2126 * r + 0.7152 * g + 0.0722 * b), f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089)];
    return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
  };
  let off = 0;
  for (let at = 0; at < ours.length; at += 4) {
    if (ours[at] === theirs[at] && ours[at + 1] === theirs[at + 1] && ours[at + 2] === theirs[at + 2] && ours[at + 3] === theirs[at + 3]) continue;
    const [a, b] = [lab(ours, at), lab(theirs, at)];
    if (Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]) > 5) off += 1;
  }
  return off / (ours.length / 4);
}'''


def every_sample_is_painted_as_its_picture(browser):
    with Page(browser, 'gallery', bypass_csp=True, color_scheme='light') as page:
        count = page.page.locator('figure[data-chart]').count()
        page.page.wait_for_function('count => document.querySelectorAll("figure.live").length === count', arg=count)
        titles = page.page.evaluate('[...document.querySelectorAll("figure[data-chart] svg")].map(svg => svg.getAttribute("aria-label"))')
        for scale in (1, 2):
            shares = [page.page.evaluate(COMPARE, [k, scale]) for k in range(count)]
            order = sorted(range(count), key=lambda k: -shares[k])
            print(f'        at {scale}x: worst ' + ', '.join(f'{titles[k]} ({k}) {shares[k] * 100:.2f} %' for k in order[:6]))
            assert shares[order[0]] < 0.025, [(titles[k], shares[k]) for k in order[:20]]


@functools.cache
def served():
    """The port that the folder is served at: scripts that import others are not loaded from a disk."""
    class Quiet(http.server.SimpleHTTPRequestHandler):
        extensions_map = {**http.server.SimpleHTTPRequestHandler.extensions_map, '.mjs': 'text/javascript', '.wasm': 'application/wasm'}
        def log_message(self, *_): pass
    server = http.server.ThreadingHTTPServer(('localhost', 0), functools.partial(Quiet, directory=folder))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server.server_port


def authored(chromium, **context):
    """A page of an author's own, and in it what the tests below make charts by."""
    page = Page(chromium, 'author', wait=False, served=served(), **context)
    page.page.wait_for_function('globalThis.chart?.described')
    page.page.evaluate('''async () => {
        globalThis.barline = await import('./barline.mjs');
        globalThis.frames = async (count = 3) => { for (let k = 0; k < count; k += 1) await new Promise(requestAnimationFrame); await new Promise(done => setTimeout(done)); };
        globalThis.add = (html, where = document.body) => { where.insertAdjacentHTML('beforeend', html); return where.lastElementChild; };
        globalThis.charts = async () => [(await barline.load('bar')).charts.size, document.querySelectorAll('[role=list]').length, document.querySelectorAll('[role=status]').length];
        // How far the elements of a chart are from where its canvas is, in pixels.
        globalThis.astray = ({ canvas, marks }) => {
          const [a, b] = [canvas, marks].map(element => element.getBoundingClientRect());
          return Math.max(...['x', 'y', 'width', 'height'].map(side => Math.abs(a[side] - b[side])));
        } }''')
    return page


def a_page_author_makes_a_chart(browser):
    with authored(browser) as page:
        mark = page.page.evaluate('''(() => { const box = document.querySelector('canvas').getBoundingClientRect(), [mark] = chart.painter.marks(chart.drawing());
            return [box.x + (mark.box[0] + mark.box[2]) / 2, box.y + (mark.box[1] + mark.box[3]) / 2] })()''')
        page.page.mouse.click(*mark)
        assert page.page.evaluate('said')[0] == ['began', 'a', 3], page.page.evaluate('said')
        page.shot('author')


def the_elements_of_marks_follow_the_canvas(browser):
    canvas = '<canvas style="width:300px;height:200px"></canvas>'
    places = {
        'in a line': f'<p>words {canvas} words</p>', 'as a block': canvas.replace('width', 'display:block;width'), 'from right to left': f'<div dir="rtl">{canvas}</div>',
        'in a box that scrolls': f'<div style="height:250px;overflow:auto">{canvas}<p style="height:600px"></p></div>',
        'among others': f'<div style="display:flex;flex-direction:column;gap:9px"><b>one</b>{canvas}<i>two</i></div>',
        'in a cell': f'<div style="display:grid;grid-template-columns:1fr 1fr"><b>one</b><b>two</b><b>three</b>{canvas}</div>',
        'zoomed': f'<div style="zoom:2">{canvas}</div>', 'smaller': f'<div style="transform:scale(0.5)">{canvas}</div>', 'positioned': f'<div style="position:relative;padding:20px">{canvas}</div>',
    }
    with authored(browser) as page:
        for name, html in places.items():
            astray = page.page.evaluate('''async html => {
                const outer = add(html), canvas = outer.matches('canvas') ? outer : outer.querySelector('canvas'), found = [];
                const chart = await barline.bar(canvas, { values: [3, 5, 2], labels: ['a', 'b', 'c'] });
                const look = async () => { await frames(); found.push(astray(chart)); };
                await look();
                const above = document.createElement('div');
                above.style.height = '500px';
                for (const put of [above => document.body.prepend(above), above => canvas.before(above), above => canvas.parentNode.prepend(above)]) {
                  put(above);
                  await look();
                  above.remove();
                  await look();
                }
                outer.scrollTop = 120;
                await look();
                scrollTo(0, 60);
                await look();
                canvas.style.width = '220px';
                await look();
                add('<section><p>elsewhere</p></section>').append(canvas);
                canvas.style.height = '180px';
                await look();
                const kept = [chart.marks.parentNode === canvas.parentNode, chart.voice.isConnected];
                canvas.remove();
                await frames();
                kept.push(!chart.marks.isConnected, !chart.voice.isConnected);
                document.body.append(canvas);
                await look();
                chart.close();
                canvas.remove();
                outer.remove();
                return [found, kept, await charts()] }''', html)
            assert max(astray[0]) < 0.6, (name, astray[0])
            assert all(astray[1]) and astray[2] == [1, 1, 1], (name, astray)


def a_canvas_can_come_into_the_page_later(browser):
    with authored(browser) as page:
        found = page.page.evaluate('''async () => {
            const canvas = document.createElement('canvas');
            canvas.style.cssText = 'width:300px;height:200px';
            const chart = await barline.bar(canvas, { values: [3, 5, 2], labels: ['a', 'b', 'c'], title: 'Later' });
            await frames();
            const hidden = add('<div style="display:none"></div>');
            hidden.append(canvas);
            await frames();
            hidden.style.display = 'block';
            await frames();
            return [chart.marks.parentNode === hidden, chart.voice.parentNode === hidden, canvas.ariaLabel, [...chart.marks.children].map(mark => mark.ariaLabel), astray(chart)] }''')
        assert found[:4] == [True, True, 'Later', ['a: 3', 'b: 5', 'c: 2']] and found[4] < 0.6, found
        page.page.evaluate('''async () => { const canvas = [...document.querySelectorAll('canvas')].at(-1); canvas.scrollIntoView(); }''')
        page.shot('later-canvas')


def a_canvas_without_a_style_keeps_its_size(browser):
    for scale in (1, 1.5, 2, 3):
        with authored(browser, device_scale_factor=scale) as page:
            page.page.evaluate('document.querySelector("style").remove()')
            for style, size in (('', [300, 150]), ('max-width:100%', [300, 150]), ('height:200px', [400, 200]), ('width:50%', [632, 316])):
                found = page.page.evaluate('''async style => {
                    const canvas = add('<canvas></canvas>');
                    canvas.style.cssText = style;
                    const made = await barline.bar(canvas, { values: [1, 2, 3] });
                    await frames(8);
                    const { clientWidth, clientHeight, width } = canvas;
                    made.close();
                    canvas.remove();
                    return [clientWidth, clientHeight, width] }''', style)
                assert found == [*size, round(size[0] * scale)], (scale, style, found)


def a_chart_on_its_way_is_told_of(browser):
    with Page(browser, 'entrance', wait=False) as page:
        page.page.wait_for_selector('figure.live')
        page.until('document.querySelector("[role=listitem]")', 1)
        assert page.page.evaluate('document.querySelector("figure").chart.isMoving()'), 'it has come already'
        name, said = page.page.evaluate('document.querySelector("canvas").ariaLabel'), [mark['label'] for mark in page.marks()]
        page.until('!document.querySelector("figure").chart.isMoving()')
        page.rest()
        assert name and name == page.page.evaluate('document.querySelector("canvas").ariaLabel'), name
        assert len(said) == 8 and said == [mark['label'] for mark in page.marks()], said
        assert all(mark['height'] > 1 for mark in page.marks()), page.marks()


def what_is_refused_leaves_the_chart_that_is_shown(browser):
    with authored(browser) as page:
        found = page.page.evaluate('''async () => {
            const canvas = chart.canvas, tried = [];
            const pixels = () => canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data.join();
            const before = pixels();
            for (const wrong of [{ colour: 'x' }, { values: ['x'] }, { values: [1], labels: 5 }, { delegate: 5 }]) {
              await barline.bar(canvas, wrong).catch(error => tried.push(error.name));
              await barline.open(canvas, 'bar', new Uint8Array(5)).catch(error => tried.push(error.name));
            }
            const gl = document.createElement('canvas');
            gl.getContext('bitmaprenderer');
            for (const junk of [document.body, gl]) await barline.bar(junk, { values: [1] }).catch(error => tried.push(error.name));
            await frames();
            return [tried.join(), pixels() === before, chart.number > 0, await charts()] }''')
        assert found == [','.join(['TypeError', 'Error'] * 4 + ['TypeError'] * 2), True, True, [1, 1, 1]], found


def theme_and_title_can_be_set(browser):
    with authored(browser, color_scheme='light') as page:
        found = page.page.evaluate('''async () => {
            const ground = () => chart.canvas.getContext('2d').getImageData(3, 3, 1, 1).data[0], seen = [];
            for (const theme of ['dark', undefined, 'light', 'dark', 'auto']) { chart.set({ theme }); await frames(); seen.push(ground() < 128); }
            chart.set({ title: 'Another' });
            await frames();
            return [seen, chart.canvas.ariaLabel] }''')
        assert found == [[True, True, False, True, False], 'Another'], found


def a_function_that_throws_leaves_the_chart_at_work(browser):
    with authored(browser) as page:
        found = page.page.evaluate('''async () => {
            let said = 0, events = 0;
            addEventListener('barline', () => { events += 1; throw new Error('from a listener'); });
            chart.set({ delegate: { didBeginSelection() { said += 1; throw new Error('from a delegate'); } } });
            for (const key of ['ArrowRight', 'Escape', 'ArrowRight']) chart.key(key);
            await frames();
            return [said, events, chart.voice.textContent, chart.painter.marks(chart.drawing()).length] }''')
        assert found == [2, 3, 'a: 3', 3], found
        thrown = sorted(page.faults)
        page.faults.clear()
        assert thrown == ['from a delegate'] * 2 + ['from a listener'] * 3, thrown


def a_chart_can_be_closed_by_what_it_tells_in_a_frame(browser):
    with authored(browser) as page:
        found = page.page.evaluate('''async () => {
            const canvas = add('<canvas style="width:300px;height:200px"></canvas>');
            const made = await barline.bar(canvas, { values: Array(80).fill(1), visibleItems: 8, delegate: { didScroll(event, it) { if (isAway) it.close(); } } });
            let isAway = false, x = 280;
            await frames();
            made.touch('began', x, 100);
            for (let k = 0; k < 6; k += 1) { await frames(1); made.touch('moved', x -= 30, 100); }
            made.touch('ended', x, 100);
            isAway = true;
            const isMoving = made.isMoving();
            await frames(10);
            canvas.remove();
            return [isMoving, made.number, await charts()] }''')
        assert found == [True, 0, [1, 1, 1]], found


def stories_are_heard_as_on_every_screen(browser):
    keys = {'left': 'ArrowLeft', 'right': 'ArrowRight', 'up': 'ArrowUp', 'down': 'ArrowDown', 'home': 'Home', 'end': 'End', 'escape': 'Escape', 'enter': 'Enter'}
    for story in sorted((folder.parents[2] / 'Tests' / 'Stories').glob('*.txt')):
        lines = [line for line in story.read_text().split('\n') if line and not line.startswith('# ')][1:]
        with Page(browser, f'stories/{story.stem}', has_touch=True) as page:
            page.page.evaluate('document.querySelector("canvas").style.touchAction = "none"')
            # Everywhere else a finger that is lifted lets go, too.
            page.page.evaluate('document.querySelector("figure").chart.set({ keepsTaps: false })')
            page.page.mouse.move(1, 1)
            page.page.locator('canvas').focus()
            page.heard()
            session, box = page.context.new_cdp_session(page.page), page.box()
            def touch(kind, *points): session.send('Input.dispatchTouchEvent', {'type': kind, 'touchPoints': [{'x': x, 'y': y, 'id': 1} for x, y in points]})
            def place(mark):
                found = page.page.evaluate('([item, series]) => document.querySelector("figure").chart.point(item, series)', [int(part) for part in (mark + '.0').split('.')[:2]])
                return (box['x'] + found[0], box['y'] + found[1]) if found else None
            def play(word):
                name, _, rest = word.partition(':')
                mark, *numbers = rest.split(',')
                if name == 'key': return page.page.keyboard.press(keys[rest])
                if name == 'leave': return page.page.mouse.move(1, 1)
                if name in ('ended', 'cancelled'): return touch({'ended': 'touchEnd', 'cancelled': 'touchCancel'}[name])
                point = place(mark[1:])
                if not point: return
                if name in ('began', 'tap'): touch('touchStart', point)
                if name == 'tap': touch('touchEnd')
                if name == 'moved': touch('touchMove', point)
                if name == 'hover': page.page.mouse.move(*point)
                if name == 'wheel': session.send('Input.dispatchMouseEvent', {'type': 'mouseWheel', 'x': point[0], 'y': point[1], 'deltaX': float(numbers[0]), 'deltaY': float(numbers[1])})
            place_in = 0
            while place_in < len(lines):
                line, expected = lines[place_in], []
                place_in += 1
                while place_in < len(lines) and lines[place_in].startswith('  '):
                    expected.append(lines[place_in][2:])
                    place_in += 1
                for word in line.split():
                    play(word)
                    page.page.wait_for_timeout(20)
                heard = [said for said in page.heard() if said != 'didScroll']
                assert heard == expected, (story.name, line, heard, expected)


def frames_are_fast(browser):
    with Page(browser, 'bar') as page:
        first, start = page.page.evaluate(
            '[document.querySelector("figure").chart.painted, performance.getEntriesByName("barline")[0].startTime]')
        print(f'        first frame {first:.0f} ms after the page began, {first - start:.0f} ms after its script did')
    with Page(browser, 'million') as page:
        times = page.page.evaluate('''(() => { const chart = document.querySelector('figure').chart, { width, height } = chart.size, times = [];
            chart.touch('began', width / 4, height / 2);
            for (let k = 0; k < 120; k += 1) {
              const start = performance.now();
              chart.touch('moved', width / 4 + k * width / 300, height / 2);
              chart.paint();
              chart.canvas.getContext('2d').getImageData(0, 0, 1, 1);
              times.push(performance.now() - start);
            }
            chart.touch('ended', width / 2, height / 2);
            return times.sort((a, b) => a - b) })()''')
        print(f'        a touch-move frame on 1,000,000 points: median {times[60]:.2f} ms, worst {times[-1]:.2f} ms')


tests = [value for value in list(globals().values()) if callable(value) and getattr(value, '__module__', '') == '__main__' and getattr(value, '__code__', None) and value.__code__.co_varnames[:1] == ('browser',)]
only = sys.argv[2:]
failed = 0
with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path='/usr/bin/chromium', args=['--no-sandbox'])
    for test in tests:
        if only and not any(word in test.__name__ for word in only): continue
        name, start = test.__name__.replace('_', ' '), time.time()
        try:
            test(browser)
            print(f'ok      {name} ({time.time() - start:.1f} s)')
        except Exception:
            failed += 1
            print(f'FAILED  {name}\n{traceback.format_exc()}')
    browser.close()
sys.exit(1 if failed else 0)
