import type { MeasuredScene } from '@shambles/engine';
import { render } from 'preact';
import { MeasuredBoard, type TableMarks } from '../src/index.js';
import { crowd, dayTown, nightTown, townMarks } from '../src/testing/town.js';

/** Renders one measured table in a page. The address has options: ?scene=night&theme=dark&marks=1&crowd=300&level=0. */
const asked = new URLSearchParams(location.search);
const root = document.querySelector<HTMLElement>('#root') as HTMLElement;
document.documentElement.dataset.theme = asked.get('theme') ?? 'dark';
const count = Number(asked.get('crowd') ?? 0);
let scene: MeasuredScene =
  count > 0 ? crowd(count, 'one') : asked.get('scene') === 'day' ? dayTown : nightTown;
const marks: TableMarks = asked.has('marks') ? townMarks : {};

const show = (): void =>
  render(
    <MeasuredBoard
      scene={scene}
      marks={marks}
      level={Number(asked.get('level') ?? 0)}
      motion={!asked.has('calm')}
      small={innerWidth < 640}
      onSpot={(at) => console.log('spot', JSON.stringify(at))}
      onThing={(id) => console.log('thing', id)}
      onPoint={() => {}}
    />,
    root,
  );
show();

/** Runs a function once per frame, `n` times. Returns the frame times in milliseconds. */
async function frames(deed: (i: number) => void, n: number): Promise<number[]> {
  const times: number[] = [];
  let last = performance.now();
  for (let i = 0; i < n; i += 1) {
    deed(i);
    const now = await new Promise<number>((done) => requestAnimationFrame(done));
    const after = performance.now();
    if (i > 0) times.push(Math.max(now, after) - last);
    last = after;
  }
  return times;
}

const view = (): HTMLElement => root.querySelector<HTMLElement>('.sm-view') as HTMLElement;
const point = (type: string, x: number, y: number): void => {
  view().dispatchEvent(
    new PointerEvent(type, { bubbles: true, clientX: x, clientY: y, pointerId: 1, button: 0, buttons: 1 }),
  );
};

/** Baseline for comparison: frame times of a drawing of circles alone, moved by one transform. */
function plain(n: number): Promise<number[]> {
  const names = 'http://www.w3.org/2000/svg';
  const svg = document.createElementNS(names, 'svg');
  svg.setAttribute('style', 'position:fixed;inset:0;width:100%;height:100%;background:#333');
  const group = document.createElementNS(names, 'g');
  for (let i = 0; i < count; i += 1) {
    const g = document.createElementNS(names, 'g');
    g.setAttribute('transform', `translate(${(i * 137) % 1400} ${(i * 59) % 880})`);
    g.innerHTML =
      '<circle r="10" fill="#15171a"/><circle r="8.8" fill="none" stroke="#a5bd55" stroke-width="2.2" stroke-dasharray="4.9 2"/><ellipse rx="6" ry="3" fill="#474c3b"/><circle r="3.2" fill="#9aa67c"/>';
    group.append(g);
  }
  svg.append(group);
  root.replaceChildren(svg);
  return frames(
    (i) =>
      group.setAttribute(
        'transform',
        `translate(${300 * Math.sin(i / 9)} ${200 * Math.cos(i / 7)}) scale(1.6)`,
      ),
    n,
  );
}

Object.assign(window, {
  bench: {
    plain,
    async pan(n: number) {
      for (let i = 0; i < 4; i += 1)
        view().dispatchEvent(
          new WheelEvent('wheel', {
            bubbles: true,
            cancelable: true,
            deltaY: -160,
            clientX: 600,
            clientY: 400,
          }),
        );
      await new Promise((done) => setTimeout(done, 600));
      point('pointerdown', 600, 400);
      const times = await frames(
        (i) => point('pointermove', 600 + 300 * Math.sin(i / 9), 400 + 200 * Math.cos(i / 7)),
        n,
      );
      point('pointerup', 600, 400);
      return times;
    },
    zoom: (n: number) =>
      frames(
        (i) =>
          view().dispatchEvent(
            new WheelEvent('wheel', {
              bubbles: true,
              cancelable: true,
              deltaY: i % 40 < 20 ? -40 : 40,
              clientX: 500,
              clientY: 400,
            }),
          ),
        n,
      ),
    async move(n: number) {
      const all: number[] = [];
      for (let k = 0; k < n; k += 1) {
        const next = crowd(count, `move ${k}`);
        const before = performance.now();
        scene = next;
        show();
        const rendered = performance.now() - before;
        all.push(...(await frames(() => {}, 13)).map((t, i) => (i === 0 ? t + rendered : t)));
      }
      return all;
    },
  },
});
