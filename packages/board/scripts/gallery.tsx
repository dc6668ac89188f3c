import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ComponentChild } from 'preact';
// biome-ignore lint/correctness/noUndeclaredDependencies: only for looking, found at the root
import { renderToStringAsync } from 'preact-render-to-string';
import {
  boardStyles,
  CounterArt,
  DieFace,
  EventClock,
  layout,
  type Marks,
  PrintedBoard,
  Tray,
  tween,
  VictoryTrack,
} from '../src/index.js';
import { cells, FACES, fixture } from '../src/testing/printed.js';

const out = process.argv[2] ?? join(tmpdir(), 'shambles-board');
mkdirSync(out, { recursive: true });
const fonts = new URL('../../../node_modules/', import.meta.url);
copyFileSync(
  new URL('@fontsource/special-elite/files/special-elite-latin-400-normal.woff2', fonts),
  join(out, 'elite.woff2'),
);
copyFileSync(
  new URL('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2', fonts),
  join(out, 'inter.woff2'),
);

const marks: Marks = {
  cells: {
    C2: 'start',
    C3: 'chosen',
    D3: 'choice',
    B3: 'choice',
    E3: 'target',
    C4: 'choice',
    A5: 'warn',
    D1: 'target',
  },
  label: { D3: '3 dice', E3: '42%', A5: 'mob here' },
  stacks: { 'C3/tank': 1, 'C3/trooper': 0, 'B2/trooper': 2 },
  path: ['C2', 'C3', 'D3', 'E3'],
  rays: [{ from: 'A4', to: 'B2', tone: 'rust', label: '5+' }],
};
const nothing = (): void => {};

const wrap = (
  body: string,
  theme: string,
): string => `<!doctype html><html data-theme="${theme}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<style>@font-face{font-family:'Special Elite';src:url(elite.woff2)}@font-face{font-family:'Inter Variable';font-weight:100 900;src:url(inter.woff2)}
${boardStyles}
body{margin:0;padding:16px;background:${theme === 'paper' ? '#f4efe2' : '#121417'};color:var(--sb-text);font-family:var(--sb-font-words)}
.side{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,330px),1fr));gap:24px;margin-top:16px}.row{display:flex;flex-wrap:wrap;gap:10px;align-items:center}</style>${body}</html>`;

async function write(name: string, body: ComponentChild): Promise<void> {
  const html = await renderToStringAsync(<div>{body}</div>);
  for (const theme of ['dark', 'paper']) writeFileSync(join(out, `${name}-${theme}.html`), wrap(html, theme));
}

const moved = {
  ...fixture,
  counters: fixture.counters.map((counter) =>
    counter.at === 'C3' && counter.side === 'alien' ? { ...counter, at: 'B3' } : counter,
  ),
};

await write('board', <PrintedBoard scene={fixture} />);
await write('marks', <PrintedBoard scene={fixture} marks={marks} onCell={nothing} onStack={nothing} />);
await write('empty', <PrintedBoard scene={{ ...fixture, counters: [] }} />);
await write('small', <PrintedBoard scene={fixture} marks={marks} small />);
await write('tall', <PrintedBoard scene={{ ...fixture, columns: 4, rows: 7, cells: cells(4, 7) }} small />);
await write('moving', <PrintedBoard scene={moved} layout={tween(layout(fixture), layout(moved), 0.45)} />);
await write(
  'parts',
  <>
    <EventClock clock={fixture.clock} />
    <div class="side">
      <VictoryTrack track={fixture.track} />
      {fixture.trays.map((tray) => (
        <Tray
          key={tray.id}
          scene={fixture}
          id={tray.id}
          stacks={{ 'reserve/tank': 1, 'reserve/trooper': 0 }}
          onStack={nothing}
        />
      ))}
    </div>
    <p class="row">
      {[1, 2, 3, 4, 5, 6].map((value) => (
        <DieFace key={value} value={value} seed={`a${value}`} lit={value > 4} dim={value < 3} />
      ))}
      {[4, 8, 10, 12, 20].map((sides) => (
        <DieFace key={sides} value={sides - 1} sides={sides} />
      ))}
    </p>
    <p class="row">
      {Object.values(FACES).map((face) => (
        <CounterArt key={face.kind} {...face} size={96} label={face.name} />
      ))}
      <CounterArt kind="blob" shape="round" tone="rose" numbers={[{ value: 7, label: 'combat' }]} size={96} />
      <CounterArt {...FACES.trooper!} badges={['spent']} size={96} />
      <CounterArt {...FACES.ufo!} badges={['grounded']} size={96} />
      <CounterArt {...FACES.tough!} badges={['spent', 'held']} size={96} />
    </p>
    <p class="row">
      {Object.values(FACES).map((face) => (
        <CounterArt key={face.kind} {...face} size={26} label={face.name} />
      ))}
    </p>
  </>,
);
process.stdout.write(`${out}\n`);
