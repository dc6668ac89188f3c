import { draw, type Rule, rowFor, type Seat } from '@shambles/engine';
import { sum } from '@shambles/thw';
import type { FtbWorld } from '../facts.js';
import { handFor } from '../goods/goods.js';
import { generatorOf } from '../house/tables.js';
import type { Attribute, Class, Thing } from '../kinds.js';
import type { RuleId } from '../register.js';
import { encounterOf, FRESH, type Item, type Person } from '../state.js';
import { ATTRIBUTE_TABLE } from '../tables/people.js';
import { personId, ROUNDS } from '../words.js';

/** By the end of this day everybody has seen zombies and feasts. FTB-D-60. */
const SEEN_BY_ALL = 20;

/** Requirements for a person to roll up. */
interface Wanted {
  readonly class: Class;
  readonly side: string;
  readonly seat?: Seat;
  /** Seat that rolls the dice. */
  readonly by?: Seat;
  /** Highest Rep allowed: anything above it is rolled again. FTB-4.1d. */
  readonly most?: number;
  /** True if the person gets an Attribute. FTB-3.3b, FTB-3.3c. */
  readonly attribute?: boolean;
  /** The day of the meeting; if left out, that of the Encounter. */
  readonly day?: number;
}

/** An old acquaintance keeps its id, sex and Rep; its Items are rolled anew. */
export interface Known {
  readonly id: string;
  readonly sex: 'f' | 'm';
  readonly rep: number;
}

/** Rolls up `n` people of a Class who are met together, in order; acquaintances come first. FTB-12.5.2a. */
export function* rollNpcs(
  w: FtbWorld,
  n: number,
  wanted: Wanted,
  known: readonly Known[] = [],
): Rule<Person[]> {
  const names = yield* newNames(w, Math.max(0, n - known.length), generatorRule(wanted));
  const whom = [...known, ...names].slice(0, n);
  const group: Person[] = [];
  for (const one of whom) group.push(yield* rollOne(w, one, wanted, group));
  return group;
}

/** Rolls up a person on the generator of its Class. FTB-4.1b, FTB-3.5.2. */
export function* rollNpc(w: FtbWorld, wanted: Wanted): Rule<Person> {
  const [name] = yield* newNames(w, 1, generatorRule(wanted));
  return yield* rollOne(w, name as Named, wanted, []);
}

function generatorRule(wanted: Wanted): RuleId {
  return `FTB-3.5.2-${wanted.class}`;
}

interface Named {
  readonly id: string;
  readonly sex: 'f' | 'm';
  readonly rep?: number;
}

function* rollOne(w: FtbWorld, one: Named, wanted: Wanted, before: readonly Person[]): Rule<Person> {
  const { most = Infinity } = wanted;
  const table = generatorOf(w.book.tables, wanted.class, w.book.options['law-generator']);
  const what = { rule: generatorRule(wanted), label: 'npc', table: table.id, seat: wanted.by, who: one.id };
  let row = rowFor(table, yield* sum(w, 1, what));
  while (row.rep > most) row = rowFor(table, yield* sum(w, 1, { ...what, rule: 'FTB-4.1d' }));
  const taken = before.some((p) => p.items.some((i) => i.what === row.weapon));
  const weapon = row.others !== undefined && taken ? row.others : row.weapon;
  const things: Thing[] = row.protected ? [weapon, 'body-armor'] : [weapon];
  const first = w.s.next.item + before.reduce((sum, p) => sum + p.items.length, 0);
  const items = things.map((thing, i): Item => ({ id: first + i, what: thing, empty: false }));
  const attributes = wanted.attribute ? [yield* rollAttribute(w, one.id, wanted.by)] : [];
  const day = wanted.day ?? encounterOf(w.s).day;
  return {
    ...FRESH,
    id: one.id,
    seat: wanted.seat ?? '',
    side: wanted.side,
    star: false,
    sex: one.sex,
    class: wanted.class,
    rep: one.rep ?? row.rep,
    attributes,
    items,
    hand: handFor(w, items),
    armored: row.protected,
    concealed: false,
    infection: 'none',
    knowsZeds: day > SEEN_BY_ALL,
    knowsFeasts: day > SEEN_BY_ALL,
    zedsKilled: 0,
    hurtArmed: false,
  };
}

/** FTB-3.3a, FTB-3.3b. */
export function* rollAttribute(w: FtbWorld, who: string, seat?: Seat): Rule<Attribute> {
  const total = yield* sum(w, 2, {
    rule: 'FTB-3.3b',
    label: 'attribute',
    table: ATTRIBUTE_TABLE.id,
    seat,
    who,
  });
  return rowFor(ATTRIBUTE_TABLE, total).attribute;
}

/** True if, by table option, people who are met have Attributes. FTB-3.3c. */
export function npcsHaveAttributes(w: FtbWorld): boolean {
  return w.book.options.attributes === 'everybody';
}

/** True if, by table option, members of bands have Attributes. FTB-3.3c. */
export function bandsHaveAttributes(w: FtbWorld): boolean {
  return w.book.options.attributes === 'band' || npcsHaveAttributes(w);
}

/** Draws names that nobody has had yet. Once all are used, they start again. */
function* newNames(w: FtbWorld, n: number, rule: RuleId): Rule<Named[]> {
  const used = usedNames(w);
  const { people } = w.book.names;
  const sexes = new Map<string, 'f' | 'm'>();
  const drawn: string[] = [];
  for (let round = 0; round < ROUNDS.length; round++) {
    const open = people.flatMap(({ sex }, i) => {
      const id = personId(i, round);
      sexes.set(id, sex);
      return used.has(id) ? [] : [id];
    });
    drawn.push(
      ...(yield* draw(w, {
        kind: 'draw',
        rule,
        label: 'names',
        from: open,
        n: Math.min(open.length, n - drawn.length),
        like: (id) => sexes.get(id) as string,
      })),
    );
  }
  if (drawn.length > 0) w.happen({ is: 'drawn', cause: rule, what: drawn, reveals: true });
  return drawn.map((id) => ({ id, sex: sexes.get(id) as 'f' | 'm' }));
}

/** Ids of everybody that the story knows by name, dead or alive. */
function usedNames({ s }: FtbWorld): Set<string> {
  const { met, chronicle } = s.campaign;
  return new Set([
    ...s.people.map((p) => p.id),
    ...met.flatMap((a) => a.people.map((p) => p.id)),
    ...chronicle.flatMap((c) => [...c.dead, ...c.joined]),
  ]);
}
