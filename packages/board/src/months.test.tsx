import type { PaperMap, Plot } from '@shambles/engine';
import { renderToString } from 'preact-render-to-string';
import { expect, it } from 'vitest';
import { PlotArt, RouteArt, SparkArt } from './index.js';

const plot: Plot = {
  name: 'Food',
  tone: 'moss',
  points: [4, 8, 0].map((value, i) => ({ at: `Month ${i + 1}`, value })),
};

it('a number over the months is a line of steps from nothing to the most, and is told in words', () => {
  const svg = renderToString(<PlotArt plot={plot} />);
  expect(svg).toContain('aria-label="Food: Month 1 4, Month 3 0; at least 0, at most 8"');
  // Half the height, then the top, then the ground.
  expect(svg).toContain('d="M28 40H170V8H312V72"');
  expect(svg).toMatch(/Food <b>0<\/b>/);
  expect(svg.match(/>(Month \d|8|0)</g)).toEqual(expect.arrayContaining(['>8<', '>Month 1<', '>Month 3<']));
  expect(renderToString(<SparkArt plot={plot} />)).toContain('aria-label="Food: Month 1 4');
});

it('a number that is always nothing lies on the ground', () => {
  const nothing = { ...plot, points: plot.points.map(({ at }) => ({ at, value: 0 })) };
  expect(renderToString(<PlotArt plot={nothing} />)).toContain('d="M28 72H170V72H312V72"');
});

it('a map has its places with their roads, and says what each is', () => {
  const map: PaperMap = {
    columns: 2,
    rows: 1,
    places: [
      { id: 'a', name: 'Ashby', note: 'suburbs', is: 'base', column: 0, row: 0 },
      { id: 'b', name: 'Birch', note: 'rural', is: 'here', column: 1, row: 0 },
    ],
    roads: [['a', 'b']],
  };
  const svg = renderToString(<RouteArt map={map} />);
  expect(svg).toContain('aria-label="Ashby, suburbs: a base; Birch, rural: the band is here"');
  expect(svg).toContain('d="M62 22L186 22"');
});

it('a long note on a map takes a line for each of its parts', () => {
  const place = {
    id: 'a',
    name: 'Ashby',
    note: 'the suburbs, 4 encounters',
    is: 'here',
    column: 0,
    row: 0,
  } as const;
  const svg = renderToString(<RouteArt map={{ columns: 1, rows: 1, places: [place], roads: [] }} />);
  expect(svg.match(/<text[^>]*sb-route-note[^>]*>[^<]*/g)?.map((text) => text.replace(/.*>/, ''))).toEqual([
    'the suburbs',
    '4 encounters',
  ]);
});
