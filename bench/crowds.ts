import { type Random, type Setup, Sfc32, Table } from '@shambles/engine';
import { snap } from '@shambles/field';
import { ftb, type Person, type State } from '@shambles/ftb';
import { answerAny } from './play.js';

export type Book = ReturnType<typeof ftb.book>;

/** An Encounter with its table laid out, at the start of its first turn. */
export function laidOut(setup: Setup): { readonly state: State; readonly book: Book } {
  const random = new Sfc32('black');
  const table = Table.create(ftb, { setup, seed: 'black' });
  for (;;) {
    const state = table.state as State;
    if (state.encounter?.stage === 'act') return { state, book: table.book as Book };
    if (table.over) throw new Error('bench: the Encounter was over before it began.');
    answerAny(table, random);
  }
}

/** Throws if a state assembled here is invalid. */
export function fits(state: State, book: Book): void {
  const wrong = ftb.check(state, book);
  if (wrong !== undefined) throw new Error(`bench: ${wrong}`);
}

export const SIDES = ['players', 'party-1', 'party-2', 'party-3'];

/** A state with only these people on the table. People of the parties are enemies of the players. */
export function peopled(laid: State, people: readonly Person[]): State {
  const state = ftb.copy(laid);
  state.people = [...people];
  const items = people.flatMap((p) => p.items.map((i) => i.id));
  state.next = { ...state.next, item: Math.max(0, ...items) + 1 };
  state.parties = SIDES.slice(1).map((id) => ({
    id,
    class: state.people.find((p) => p.side === id)?.class ?? 'ganger',
    attitude: 'enemy',
    people: state.people.filter((p) => p.side === id).map((p) => p.id),
    known: '',
    goal: '',
    bartered: [],
    talked: true,
  }));
  Object.assign(state, { zeds: [], pefs: [], feasts: [], swarms: [] });
  state.campaign = {
    ...state.campaign,
    households: state.campaign.households.map((h) => ({ ...h, star: people[0]?.id as string })),
  };
  return state;
}

// ------------------------------------------------------------------ somebody walks into sight

/** Guns that attract no zombies, as players may define them, so that a chain involves people only. */
const HUSHED = [
  { id: 'hushed-pistol', name: 'Hushed Pistol', abbr: 'HP', range: 24, target: [1, 2], impact: 1, hands: 1 },
  { id: 'hushed-rifle', name: 'Hushed Rifle', abbr: 'HR', range: 48, target: [1, 3], impact: 3, hands: 2 },
  { id: 'hushed-shot', name: 'Hushed Single Shot', abbr: 'HS', range: 48, target: [1], impact: 2, hands: 2 },
].map((gun) => ({ ...gun, silent: true, ...(gun.id === 'hushed-shot' && { single: true }) }));

const KITS = [
  ['hushed-pistol'],
  ['hushed-pistol', 'hushed-pistol'],
  ['hushed-rifle'],
  ['hushed-rifle'],
  ['hushed-shot'],
];

/** Positions of the sides: nobody is within eighteen inches of an enemy. */
const CORNERS = [
  [36, 4],
  [2, 8],
  [69, 8],
  [36, 32],
] as const;
const CLASSES = ['survivor', 'ganger', 'militia', 'citizen'] as const;
const SIZE = [84, 44] as const;
/** Distance between the groups of a side, in inches. */
const NEXT = 9;

const laid = () => laidOut({ scenario: 'confrontation', options: {}, files: { weapons: HUSHED as never } });
let table: ReturnType<typeof laid> | undefined;

/**
 * Armed people of four sides on open ground, with two groups a side, two abreast, and nobody within charge range of an
 * enemy. The first person, a Star whose group is active, has just moved to its place and has not been seen in this
 * phase.
 */
export function openGround(count: number, random: Random): { readonly state: State; readonly book: Book } {
  table ??= laid();
  const { book } = table;
  const model = table.state.people.find((p) => p.star) as Person;
  const apart = 1.3 + random.below(1301) / 1000;
  let item = 0;
  const people = Array.from({ length: count }, (_, i): Person => {
    const side = i % SIDES.length;
    const n = Math.floor(i / SIDES.length);
    const half = Math.ceil(count / SIDES.length / 2);
    const [west, south] = CORNERS[side] as readonly [number, number];
    const at = n % half;
    const off = () => random.below(501) / 1000;
    const x = snap(west + (n < half ? 0 : NEXT) + (at % 2) * apart + off());
    const y = snap(south + Math.floor(at / 2) * apart + off());
    const kit = KITS[random.below(KITS.length)] as string[];
    const items = kit.map((what) => ({ id: ++item, what, empty: false }));
    const armor = random.below(4) === 0;
    return {
      ...model,
      id: `c${i}`,
      seat: side === 0 ? 'player-1' : '',
      side: SIDES[side] as string,
      star: i === 0,
      class: CLASSES[side] as Person['class'],
      rep: (i === 0 ? 4 : 3) + random.below(3),
      attributes: [],
      items: armor ? [...items, { id: ++item, what: 'body-armor', empty: false }] : items,
      hand: items.map((each) => each.id),
      armored: armor,
      concealed: kit.includes('hushed-pistol') && random.below(3) === 0,
      condition: 'carry-on',
      x,
      y,
      level: 0,
      facing: (towards(side) + 280 + random.below(161)) % 360,
      prone: false,
      heldFire: false,
      behind: false,
      reloading: false,
      carries: '',
      numb: 0,
      fought: false,
      advantage: false,
      wentDown: false,
      ran: false,
      power: i === 0 ? random.below(6) : 0,
      used: i === 0 ? 2 : 0,
      moved: i === 0,
      fast: -1,
    };
  });
  const state = peopled(table.state, people);
  const e = state.encounter as NonNullable<State['encounter']>;
  const groups = SIDES.flatMap((side) =>
    [0, 1].map((n) => people.filter((p) => p.side === side && p.x >= westOf(side) + NEXT === (n === 1))),
  ).filter((group) => group.length > 0);
  const walkers = groups[0] as Person[];
  state.encounter = {
    ...e,
    map: { format: 'shambles-map/1', title: 'Open ground', unit: 'in', size: [...SIZE] },
    part: 'daytime',
    active: { side: 'players', who: walkers.map((p) => p.id) },
    groups: groups.map((g) => ({ who: g.map((p) => p.id), rep: Math.max(...g.map((p) => p.rep)) })),
    seen: people.slice(1).flatMap((p) => (random.below(2) === 0 ? [p.id] : [])),
    done: walkers.slice(1).flatMap((p) => (random.below(2) === 0 ? [p.id] : [])),
    order: ['players'],
    acting: 0,
  };
  fits(state, book);
  return { state, book };
}

const westOf = (side: string): number => (CORNERS[SIDES.indexOf(side)] as readonly [number, number])[0];

/** The facing of a side: the players face north, the others face them. */
const towards = (side: number): number => [0, 100, 260, 180][side] as number;
