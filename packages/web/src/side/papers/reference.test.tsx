// @vitest-environment happy-dom
import { type AnySystem, type Json, type Papers, Sfc32, Table } from '@shambles/engine';
import { createTeller } from '@shambles/story';
import { SYSTEMS } from '@shambles/systems';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, describe, expect, it } from 'vitest';
import { badgeIn, PapersSheet } from '../index.js';
import { DataTable } from './datatable.js';
import { QuickReference } from './reference.js';

const root = document.createElement('div');
document.body.append(root);
afterEach(() => render(null, root));

/** Names of fields in data: hitsToKill, hits_on. */
const RAW = /\b[a-z]+(?:[A-Z]|_[a-z\d])\w*/g;

/** The text on the page, element by element. */
const read = (): string => root.innerHTML.replace(/<[^>]*>/g, '\n');

function shown(node: Parameters<typeof render>[0]): string {
  act(() => render(node, root));
  return read();
}

/** The papers of a table after some answers. */
function papersOf(system: AnySystem, scenario: string): Papers | undefined {
  const table = Table.create(system, { setup: { scenario, options: {} }, seed: 'papers' });
  const random = new Sfc32('papers');
  for (let n = 0; n < 12 && !table.over; n++) {
    const seat = table.waitingFor[0]!;
    const { id, at } = table.asks(seat)[0]!;
    table.answer({ seat, ask: id, at, value: table.sample(seat, random)! });
  }
  const scene = table.scene(system.seats[0]!.id);
  return scene.kind === 'measured' ? scene.papers : undefined;
}

describe.each(SYSTEMS.map((system) => [system.title, system] as const))('%s', (_, system) => {
  it('shows its tables under words, not under names of fields', async () => {
    const text = shown(<QuickReference system={system} onRule={() => {}} />);
    expect(text.match(RAW)).toBeNull();
    const heads = [...root.querySelectorAll('th[scope=col]')].map((head) => head.textContent);
    expect(heads).not.toContain('id');
    expect(heads).not.toContain('rule');
    expect(text).toContain(system.tables[0]!.title);
    const { tables } = await system.register();
    for (const { id, rows, title } of tables)
      expect(
        shown(
          <DataTable id={id} words={{ tables: system.tables }} rows={rows as Json} caption={title} />,
        ).match(RAW),
        id,
      ).toBeNull();
  });

  it('has a heading for no column that is not there', () => {
    // Columns of cells, too: { if, do }.
    const keys = (value: unknown): string[] =>
      typeof value !== 'object' || value === null
        ? []
        : [...(Array.isArray(value) ? [] : Object.keys(value)), ...Object.values(value).flatMap(keys)];
    const there = system.tables.flatMap(({ id, rows }) => keys(rows).flatMap((c) => [c, `${id}.${c}`]));
    expect(Object.keys(system.headings ?? {}).filter((column) => !there.includes(column))).toEqual([]);
  });

  it('shows the tables of a game, and says which of them house rules change', () => {
    const spec = system.files.find(({ id }) => id === 'house-rules');
    if (!spec) return;
    const changes: { readonly [system: string]: readonly [table: string, row: object] } = {
      amz: ['AMZ-T-buildings', { kind: 'fortified', points: 77 }],
      bdz: ['BDZ-T-weapons', { id: 'pistol', range: 77 }],
      ftb: ['FTB-T-zombies-start', { area: 'rural', plus: 11 }],
      ros: ['ROS-T-doors', { door: 'standard', zedTurns: 77 }],
    };
    const [table, row] = changes[system.id]!;
    const files = {
      'house-rules': { format: 'shambles-house/1', title: 'Ours', tables: { [table]: [row] } },
    };
    const book = (more: object) => system.book({ scenario: system.scenarios[0]!.id, options: {}, ...more });
    const text = (of: unknown) => shown(<QuickReference system={system} book={of} onRule={() => {}} />);
    expect(text(book({}))).not.toContain('house rules');
    expect(text(book({ files })).split('house rules')).toHaveLength(2);
    expect(text(book({ files }))).toMatch(/77|11/);
  });

  it('writes its papers in words', () => {
    const teller = createTeller(system);
    // The first and the last scenario are enough: those between have the same layout as the last.
    for (const { id } of [...new Set([system.scenarios[0]!, system.scenarios.at(-1)!])]) {
      const papers = papersOf(system, id);
      shown(
        <PapersSheet
          system={system}
          book={undefined}
          papers={papers}
          badge={badgeIn(teller)}
          onRule={() => {}}
          onClose={() => {}}
        />,
      );
      for (const leaf of root.querySelectorAll<HTMLElement>('.papers-leaves button')) {
        act(() => leaf.click());
        expect(read().match(RAW), `${id}, ${leaf.textContent}`).toBeNull();
      }
    }
  });
});

it('a leaf with nothing on it is not shown', () => {
  const [system] = SYSTEMS;
  const card = { id: 'a', title: 'Mara', note: '', tone: 'paper', entries: [], lines: [] } as const;
  const papers: Papers = {
    title: 'Papers',
    sections: [
      { id: 'met', title: 'People met', empty: 'Nobody yet.', cards: [] },
      { id: 'band', title: 'The band', cards: [card] },
    ],
  };
  const leaves = (of: Papers) => {
    const more = { badge: (b: string) => b, onRule: () => {}, onClose: () => {} };
    shown(<PapersSheet system={system as AnySystem} book={undefined} papers={of} {...more} />);
    return [...root.querySelectorAll('.papers-leaves button')].map((b) => [
      b.textContent,
      b.getAttribute('aria-pressed'),
    ]);
  };
  expect(leaves(papers)).toEqual([
    ['The band', 'true'],
    ['Quick reference', 'false'],
  ]);
  render(null, root);
  expect(leaves({ ...papers, sections: [] })).toEqual([['Quick reference', 'true']]);
});
