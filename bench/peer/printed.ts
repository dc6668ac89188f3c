import type { PrintedTable } from '@shambles/engine';
import { type Book, ftb, type State } from '@shambles/ftb';
import {
  type Card,
  type Cell,
  type Damage,
  type Data,
  type G,
  NOTHING,
  type Tables,
  type Test,
} from './armed.js';
import type { Seed } from './dice.js';

const table = (id: string) => ftb.tables.find((t) => t.id === id) as PrintedTable;
const rows = <T>(id: string) => table(id).rows as unknown as readonly T[];

/** The printed tables that a chain on open ground uses. */
function readTables(): Tables {
  const modifier = (circumstance: string) =>
    rows<{ readonly circumstance: string; readonly dice: number }>('FTB-T-in-sight-modifiers').find(
      (row) => row.circumstance === circumstance,
    )?.dice as number;
  const extra = (passed: number) =>
    rows<{ readonly passed: number; readonly extra: number }>('FTB-T-fast-move').find(
      (row) => row.passed === passed,
    )?.extra as number;
  const levels = rows<{ readonly from: string; readonly to: Damage }>('FTB-T-star-power-levels');
  return {
    actions: rows('FTB-T-in-sight-resolution'),
    cards: Object.fromEntries(['citizen', 'ganger', 'militia', 'survivor'].map((kind) => [kind, card(kind)])),
    ranged: rows('FTB-T-ranged-combat'),
    damage: rows('FTB-T-ranged-damage'),
    power: rows('FTB-T-star-power'),
    lower: Object.fromEntries(levels.map(({ from, to }) => [from, to])),
    fast: [0, 1, 2].map(extra),
    moving: modifier('moving'),
    concealed: modifier('concealed'),
  };
}

function card(kind: string): Card {
  const found = rows<{ readonly test: Test } & { readonly [column: string]: Cell }>(`FTB-T-react-${kind}`);
  const read = (test: Test): Card[Test] => {
    const row = found.find((each) => each.test === test) as { readonly [column: string]: Cell };
    return [row.pass0 as Cell, row.pass1 as Cell, row.pass2 as Cell];
  };
  return { 'received-fire': read('received-fire'), 'man-down': read('man-down') };
}

/** The part of a state that never changes during a chain. */
export function readArmed({ people, encounter }: State, book: Book): Data {
  const { map, groups } = encounter as NonNullable<State['encounter']>;
  const [width, height] = map.size;
  const sides = [...new Set(people.map((p) => p.side))];
  return {
    people: people.length,
    width: width * 1000,
    height: height * 1000,
    side: people.map((p) => (p.side === 'players' ? 0 : sides.indexOf(p.side) + 1)),
    star: people.map((p) => p.star),
    kind: people.map((p) => p.class),
    armored: people.map((p) => p.armored),
    guns: people.map((p) =>
      p.hand.map((item) => {
        const what = p.items.find((i) => i.id === item)?.what as string;
        return { item, gun: book.weapons.get(what) as Data['guns'][number][number]['gun'] };
      }),
    ),
    group: people.map((p) => groups.findIndex((g) => g.who.includes(p.id))),
    tables: readTables(),
  };
}

/** The peer's state for the same people, with an empty stack of pending steps. */
export function readStart({ people, encounter }: State, seed: Seed): G {
  const numbers = (ids: readonly string[]) => ids.map((id) => people.findIndex((p) => p.id === id));
  return {
    x: people.map((p) => Math.round(p.x * 1000)),
    y: people.map((p) => Math.round(p.y * 1000)),
    facing: people.map((p) => p.facing),
    condition: people.map((p) => p.condition),
    rep: people.map((p) => p.rep),
    prone: people.map((p) => p.prone),
    held: people.map((p) => p.heldFire),
    behind: people.map((p) => p.behind),
    concealed: people.map((p) => p.concealed),
    used: people.map((p) => p.used),
    fast: people.map((p) => p.fast),
    moved: people.map((p) => p.moved),
    fought: people.map((p) => p.fought),
    power: people.map((p) => p.power),
    advantage: people.map((p) => p.advantage),
    empty: people.flatMap((p) => p.items.filter((i) => i.empty).map((i) => i.id)),
    seen: numbers(encounter?.seen ?? []),
    done: numbers(encounter?.done ?? []),
    active: encounter?.active ? numbers(encounter.active.who) : null,
    shots: encounter?.shots ?? false,
    seed,
    ask: null,
    stack: [],
    said: '',
    volleys: [],
    call: NOTHING,
  };
}
