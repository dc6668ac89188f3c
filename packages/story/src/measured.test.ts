import { type AskView, type MeasuredScene, type Seat, Sfc32, Table } from '@shambles/engine';
import { meadow } from '@shambles/engine/testing/meadow';
import { describe, expect, it } from 'vitest';
import { clockOf, labelsOf, placeName, whereFrom } from './measured/names.js';
import { windowRound } from './measured/table.js';
import { createReport, reportHtml, reportMarkdown } from './report.js';
import { drawBoard, drawLegend, drawScene } from './scene.js';

const begun = Table.create(meadow, { setup: { scenario: 'morning', options: {} }, seed: '1' });
const scene = begun.scene('ann') as MeasuredScene;
const figure = scene.figures[0] as MeasuredScene['figures'][number];

/** A whole game, played at random. */
function played(seed: string, options: { [id: string]: string } = {}): Table {
  const table = Table.create(meadow, { setup: { scenario: 'morning', options }, seed });
  const random = new Sfc32(seed);
  while (!table.over) {
    const seat = table.waitingFor[0] as Seat;
    const { id, at } = table.asks(seat)[0] as AskView;
    const sampled = table.sample(seat, random) ?? null;
    // Throw at crows whenever possible, or little would happen.
    const crow = table.legal(seat).find((a) => typeof a === 'string' && /crow|throw/.test(a));
    table.answer({ seat, ask: id, at, value: crow ?? sampled });
  }
  return table;
}

describe('a measured table in letters', () => {
  it('fits into any width, and keeps its proportions', () => {
    for (const width of [60, 80, 120]) {
      const lines = drawBoard(scene, { width, rows: 100 });
      expect(Math.max(...lines.map((l) => l.length))).toBeLessThanOrEqual(width);
      const rows = lines.findIndex((l) => l.includes('└'));
      expect(rows).toBe(Math.ceil(((40 / 60) * (width - 5)) / 2));
    }
    const low = drawBoard(scene, { width: 120, rows: 10 });
    expect(low.findIndex((l) => l.startsWith('    └'))).toBe(10);
  });

  it('draws as many unknown forces as there are, though they lie on one spot', () => {
    const pef = { kind: 'pef', level: 0, tone: 'paper', badges: [], at: [30, 10] } as const;
    const markers = [1, 2, 3].map((n) => ({ ...pef, id: `pef-${n}`, name: `PEF ${n}` }));
    // The key below the map shows the sign once more, so leave it out.
    const map = drawBoard({ ...scene, markers, figures: [], roster: [] }).filter((l) => /[│┤]/.test(l));
    expect(map.join('\n').match(/◆/g)).toHaveLength(3);
  });

  it('draws everybody, though they stand upon each other', () => {
    const crowd = {
      ...scene,
      figures: Array.from({ length: 9 }, (_, i) => ({
        ...figure,
        id: `zed-${i + 1}`,
        name: `Zed ${i + 1}`,
        named: false,
        kind: 'zed',
      })),
      roster: [],
    };
    const map = drawBoard(crowd).slice(0, -3).join('\n');
    for (let n = 1; n <= 9; n++) expect(map).toMatch(new RegExp(`[ ~]${n}[ ~]`));
  });

  it('gives nobody the letters of another', () => {
    const kinds = ['zed', 'zed', 'hunter', 'hunter', 'body'];
    const mixed = {
      ...scene,
      figures: [
        ...scene.figures.map((f) => ({ ...f, name: `A${f.name}` })),
        ...kinds.map((kind, i) => ({
          ...figure,
          id: `${kind}-${i}`,
          name: `${kind} ${i % 2}`,
          kind,
          named: false,
        })),
      ],
    };
    const labels = [...labelsOf(mixed).values()];
    expect(new Set(labels).size).toBe(labels.length);
  });

  it('shows other levels where somebody is, and the dead beneath the living', () => {
    const up = {
      ...scene,
      figures: scene.figures.map((f, i) =>
        i === 0 ? { ...f, at: [30, 30] as const, level: 1 } : i === 5 ? { ...f, badges: ['dead'] } : f,
      ),
    };
    const lines = drawScene(up);
    const roof = lines.findIndex((l) => l.startsWith('Level 1 (the roof of House)'));
    expect(lines.slice(roof).join('\n')).toMatch(/┌─+┐/);
    expect(lines.slice(roof).join('\n')).toMatch(/ A /);
    expect(lines.slice(0, roof).join('\n')).not.toMatch(/ A /);
    expect(lines.join('\n')).toMatch(/x dead/);
    expect(drawLegend(up).join('\n')).not.toMatch(/Crow 3/);
  });

  it('shows a part, and only what lies in it', () => {
    const window = windowRound(scene, [[10, 8]], 7);
    const text = drawBoard(scene, { window }).join('\n');
    expect(text).toMatch(/ A[\s\S]*~?/);
    expect(text).not.toMatch(/car|house|1 /i);
  });

  it('points out where one may go, and the way', () => {
    const text = drawBoard(scene, {
      lit: [{ level: 0, cell: 2, runs: [0, 0, 8, 1, 0, 8] }],
      way: [
        [5, 5, 0],
        [5, 15, 0],
      ],
    }).join('\n');
    expect(text).toMatch(/·{5}/);
    expect(text).toMatch(/×/);
    expect(text).toMatch(/· may be chosen/);
  });

  it('fades by night what nobody sees', () => {
    const night: MeasuredScene = {
      ...scene,
      light: 'night',
      sightOf: [{ at: [5, 5], level: 0, r: 10, arc: { facing: 90, half: 45, r: 30 } }],
    };
    const painted = drawBoard(night, { paint: (text, as) => (as === 'dim' ? `<${text}>` : text) });
    expect(painted.join('\n')).toMatch(/<[^>]*♣+[^>]*>/);
    expect(painted.join('\n')).toMatch(/▒{5}/);
  });

  it('tells directions on the face of a clock', () => {
    expect([0, 14, 16, 90, 180, 345, 359].map(clockOf)).toEqual(
      ['12', '12', '1', '3', '6', '12', '12'].map((h) => `${h} o'clock`),
    );
    const to = { at: [5, 11] as const, level: 1, r: 1.25 };
    expect(whereFrom(scene, { figure: 'ann' }, to)).toBe("3.5 cm, 12 o'clock, level 1");
    expect(whereFrom(scene, undefined, to)).toBe('');
  });
});

describe('names of places', () => {
  const [building] = scene.buildings;
  const placed = (name: string) =>
    placeName({ ...scene, buildings: [{ ...building!, name }] }, [0, 0], () => true);

  it('have one article, whether the map brings it or not', () => {
    expect(
      ['bank', 'the bank', 'The Bank', "Joe's Bar", 'Joe’s Bar', 'Mill, north wing'].map(placed),
    ).toEqual(['the bank', 'the bank', 'the Bank', "Joe's Bar", 'Joe’s Bar', 'the Mill']);
  });

  it('of levels where nobody is are in order', () => {
    const marker = {
      id: 'm',
      kind: 'find',
      name: 'Find',
      at: [1, 1] as const,
      tone: 'ice' as const,
      badges: [],
    };
    const markers = [10, 2, 9].map((level) => ({ ...marker, id: `m-${level}`, level }));
    const lines = drawBoard({ ...scene, markers }).filter((l) => /^Level/.test(l));
    expect(lines.map((l) => l.split(':')[0])).toEqual(['Level 2', 'Level 9', 'Level 10']);
  });
});

describe('the report of a measured table', () => {
  const report = (table: Table) =>
    createReport(meadow, { header: table.header, line: table.journal.line(table.head) });

  it("names the players' own files as they have named them", () => {
    const table = played('story');
    const file = { rule: 'M-1', provenance: 'stated', standard: null, check: () => {} } as const;
    const files = [
      { ...file, id: 'house', title: 'House rules' },
      { ...file, id: 'guns', title: 'Guns' },
    ];
    const setup = { ...table.header.setup, files: { house: { title: 'Quiet crossings' }, guns: [] } };
    const system = { ...meadow, files, book: () => meadow.book(table.header.setup) };
    const made = createReport(system, {
      header: { ...table.header, setup },
      line: table.journal.line(table.head),
    });
    expect(made.remarks).toContain(`From the players' own files: house rules "Quiet crossings" and guns.`);
  });

  it('has turning points with pictures, and tells by name', () => {
    const point = report(played('story'));
    expect(point.turningPoints.length).toBeGreaterThan(0);
    const html = reportHtml(point);
    expect(html.match(/<svg/g)?.length).toBeGreaterThanOrEqual(2);
    expect(html).not.toMatch(/undefined|NaN|\[object/);
    const text = reportMarkdown(point);
    expect(text).toMatch(/Turning point 1, turn \d/);
    expect(text).not.toMatch(/undefined|NaN|\[object|\{\{/);
    expect(text).toMatch(/What had to be done: Chase away the crows/);
  });

  it('tells a campaign by the month, in numbers and in pictures', () => {
    const table = played('story');
    const point = (n: number, value: number) => ({ at: `Month ${n}`, value });
    const plots = [
      { name: 'Rep', tone: 'amber' as const, points: [point(1, 4), point(2, 5)] },
      { name: 'Food', tone: 'moss' as const, points: [point(1, 7), point(2, 0)] },
    ];
    const card = { id: 'now', title: 'Now', tone: 'amber' as const, entries: [], lines: [], plots };
    const papers = { title: 'Papers', sections: [{ id: 'story', title: 'Story', cards: [card] }] };
    const told = {
      ...meadow,
      scene: (...of: Parameters<typeof meadow.scene>) =>
        ({ ...meadow.scene(...of), papers }) as MeasuredScene,
    };
    const found = createReport(told, { header: table.header, line: table.journal.line(table.head) });
    expect(reportMarkdown(found)).toContain(
      '| | Rep | Food |\n|---|--:|--:|\n| Month 1 | 4 | 7 |\n| Month 2 | 5 | 0 |\n',
    );
    const html = reportHtml(found);
    expect(html).toContain('Food: Month 1 7, Month 2 0; at least 0, at most 7');
    expect(html).toMatch(/<th scope="col">When<\/th>/);
    expect(reportMarkdown(report(table))).not.toContain('Month by month');
  });

  it('names those who took part and nobody else', () => {
    const { players } = report(played('few', { scouts: '2' }));
    expect(players.map((p) => p.seat)).toEqual(['ann', 'bob']);
  });

  it('writes what players have named in Markdown as they named it, whatever signs are in it', () => {
    const made = report(played('story', { scouts: '2' }));
    const [point] = made.turningPoints;
    const points = [{ ...point!, turn: 'Turn 3 of <b>Our</b> *own* table' }];
    const fenced = { ...(made.end.scene as MeasuredScene), areas: [] };
    const zone = {
      id: 'z',
      name: `${'n'.repeat(79)} \`\`\` ${'m'.repeat(79)}`,
      tone: 'amber' as const,
      level: 0,
    };
    const scene = { ...fenced, zones: [{ ...zone, outline: wholeTable(fenced) }] };
    const names = ['3. Panzer', '# Ann'];
    const players = made.players.map((p, i) => ({ ...p, name: names[i] ?? p.name }));
    const text = reportMarkdown({ ...made, players, turningPoints: points, end: { ...made.end, scene } });
    expect(text).toContain('3\\. Panzer');
    expect(text).toContain('\\# Ann');
    expect(text).not.toContain('\\3');
    expect(text).toContain('turn 3 of &lt;b&gt;Our&lt;/b&gt; \\*own\\* table.**');
    // The fence is longer than the name's own, so that the map does not end there.
    expect(text).toMatch(/^````text$/m);
    expect(text.match(/^````$/gm)).toHaveLength(1);
  });
});

const wholeTable = ({ width, height }: MeasuredScene) =>
  [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ] as const;
