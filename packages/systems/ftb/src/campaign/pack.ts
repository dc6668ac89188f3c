import { ask, Choose, type Rule } from '@shambles/engine';
import type { Household } from '../campaign.js';
import { SHEETS } from '../encounters/kinds.js';
import type { FtbWorld } from '../facts.js';
import { handFor, isConcealable, isWeapon } from '../goods.js';
import type { EncounterKind } from '../kinds.js';
import { handsFor, load } from '../moving.js';
import { type Item, type Person, personOf } from '../state.js';
import { atHome, bandOf, households, starOf } from './bands.js';
import { planOf } from './details.js';

/** Hands that somebody has. FTB-11.7.3b. */
const HANDS = 2;
/** How much of its Rep somebody can carry in Items at most. FTB-11.7.4c. */
const MOST_LOAD = 3;
/** The first of these that somebody takes along is worn, and counts nothing. FTB-11.8.1. */
const ARMOR = 'body-armor';

/** What comes upon somebody before it is Home again. FTB-14.2a, FTB-D-211. */
const AWAY: readonly EncounterKind[] = ['burglarized', 'confrontation', 'robbed'];

/** Before an Encounter: what each carries, wears and has in hand; all as it was costs one answer. FTB-11.7.3a. */
export function* pack(w: FtbWorld): Rule<void> {
  const plan = planOf(w);
  const open = households(w).find(
    (h) => !plan.ready.includes(h.seat) && plan.who.some((id) => personOf(w.s, id).seat === h.seat),
  );
  if (!open) return w.happen({ is: 'planned', cause: 'FTB-11.7.3a', to: 'all', plan, step: 'set-out' });
  const people = plan.who.map((id) => personOf(w.s, id)).filter((p) => p.seat === open.seat);
  const home = atHome(w, open) && !AWAY.includes(plan.kind);
  if (yield* packsMore(w, open, people, home)) return;
  w.happen({
    is: 'planned',
    cause: 'FTB-11.7.3a',
    to: 'all',
    plan: { ...plan, ready: [...plan.ready, open.seat] },
    step: 'pack',
  });
}

/** What a household takes along to another area; the rest is left behind with the Home. FTB-11.5, FTB-11.11. */
export function* moveOut(w: FtbWorld): Rule<void> {
  const open = households(w).find((h) => h.home !== '' && !atHome(w, h));
  if (!open) {
    const { when, area } = w.s.campaign;
    return w.happen({ is: 'calendar', cause: 'FTB-11.5', to: 'all', when, area, left: 0, step: 'choose' });
  }
  const star = starOf(w, open);
  if (star && (yield* packsMore(w, open, [star, ...bandOf(w, open.seat)], true))) return;
  const left = open.stock.map((i) => i.id);
  if (left.length > 0)
    w.happen({ is: 'stock-lost', cause: 'FTB-11.5', to: 'all', seat: open.seat, items: left, why: 'left' });
  w.happen({
    is: 'household',
    cause: 'FTB-11.5',
    to: 'all',
    household: { ...open, stock: [], home: '' },
  });
}

/** Somebody's load or hands are changed; false where all are ready. */
function* packsMore(w: FtbWorld, h: Household, people: readonly Person[], home: boolean): Rule<boolean> {
  const loads = home
    ? people.filter((p) => p.items.length + h.stock.length > 0).map((p) => `load ${p.id}`)
    : [];
  const hands = people.filter((p) => p.items.some((i) => isWeapon(i.what))).map((p) => `hands ${p.id}`);
  const chosen = yield* ask(
    w,
    h.seat,
    'FTB-11.7.3a',
    'pack',
    new Choose(['ready', ...loads, ...hands], {
      line: (id) => {
        const [what, who] = id.split(' ');
        return who === undefined
          ? { key: 'pack.ready' }
          : { key: `pack.${what}`, values: { who: { noun: `person.${who}`, count: 1 } } };
      },
      on: (id) => id.split(' ')[1] ?? '',
    }),
  );
  const [what, who] = chosen.split(' ');
  if (who === undefined) return false;
  if (what === 'load') yield* loadOf(w, h, personOf(w.s, who));
  yield* handsOf(w, personOf(w.s, who));
  return true;
}

/** Items of its own and of those at Home, one after the other, as many as can be carried. FTB-11.7.4c. */
function* loadOf(w: FtbWorld, h: Household, p: Person): Rule<void> {
  const own = p.items.map((i) => i.id);
  const all = [...p.items, ...h.stock];
  const carried = new Set(own);
  for (;;) {
    const n = weight(w, p, all, carried);
    const worn = all.some((i) => carried.has(i.id) && i.what === ARMOR);
    const fits = ({ what }: Item) =>
      n + (what === ARMOR && !worn ? 0 : handsFor(w, what)) <= MOST_LOAD * p.rep;
    const toggles = all.filter((i) => carried.has(i.id) || fits(i));
    const chosen = yield* ask(
      w,
      p.seat,
      'FTB-11.7.3a',
      'load',
      new Choose(['done', ...toggles.map((i) => `${i.id}`)], {
        line: (id) => {
          const item = all.find((i) => `${i.id}` === id);
          if (!item) return { key: 'load.done' };
          const thing = { thing: { noun: `thing.${item.what}`, count: 1 } };
          return { key: carried.has(item.id) ? 'load.leave' : 'load.take', values: thing };
        },
        why: (id) =>
          all.some((i) => `${i.id}` === id)
            ? { rule: 'FTB-11.7.4c', text: `Nobody carries more than ${MOST_LOAD} times its Rep.` }
            : undefined,
      }),
      {
        who: { noun: `person.${p.id}`, count: 1 },
        n,
        most: MOST_LOAD * p.rep,
      },
    );
    if (chosen === 'done') break;
    const id = Number(chosen);
    if (!carried.delete(id)) carried.add(id);
  }
  w.happen({ is: 'packed', cause: 'FTB-11.7.3a', to: 'all', who: p.id, items: [...carried] });
}

function weight(w: FtbWorld, p: Person, all: readonly Item[], carried: ReadonlySet<number>): number {
  const items = all.filter((i) => carried.has(i.id));
  return load(w, { items, armored: items.some((i) => i.what === ARMOR) || p.armored });
}

/** What it holds, in view or not. Body armor that it has is worn. FTB-11.7.3b, FTB-11.8.1, FTB-D-59. */
function* handsOf(w: FtbWorld, p: Person): Rule<void> {
  const weapons = p.items.filter((i) => isWeapon(i.what));
  const single = weapons.map((i) => [i.id]);
  const pairs = weapons.flatMap((a, i) => weapons.slice(i + 1).map((b) => [a.id, b.id]));
  const what = (id: number) => (weapons.find((i) => i.id === id) as Item).what;
  const held = [[], ...single, ...pairs].filter(
    (ids) => ids.reduce((sum, id) => sum + handsFor(w, what(id)), 0) <= HANDS,
  );
  const options = held.flatMap((ids) =>
    ids.length > 0 && ids.every((id) => isConcealable(w, what(id)))
      ? [ids.join('+'), `${ids.join('+')} concealed`]
      : [ids.length === 0 ? 'nothing' : ids.join('+')],
  );
  const idsIn = (option: string) =>
    option === 'nothing' ? [] : (option.split(' ')[0] as string).split('+').map(Number);
  const chosen = yield* ask(
    w,
    p.seat,
    'FTB-11.7.3b',
    'hands',
    new Choose(options, {
      line: (id) =>
        id === 'nothing'
          ? { key: 'hands.nothing' }
          : {
              key: id.includes(' ') ? 'hands.concealed' : 'hands.open',
              values: { things: idsIn(id).map((n) => ({ noun: `thing.${what(n)}`, count: 1 })) },
            },
    }),
    { who: { noun: `person.${p.id}`, count: 1 } },
  );
  holds(w, p, idsIn(chosen), chosen.includes(' '));
}

function holds(w: FtbWorld, p: Person, hand: readonly number[], concealed: boolean): void {
  w.happen({
    is: 'in-hand',
    cause: 'FTB-11.7.3b',
    to: 'all',
    who: p.id,
    hand,
    armored: p.items.some((i) => i.what === ARMOR),
    concealed,
  });
}

/** What an Encounter forbids stays behind; what it allows is concealed. FTB-14.6.5a, FTB-14.7.5a, FTB-14.8.5b. */
export function disarm(w: FtbWorld, p: Person): void {
  const { arms } = SHEETS[planOf(w).kind];
  if (!arms) {
    wears(w, p);
    return;
  }
  const allowed = p.items
    .filter((i) => isWeapon(i.what) && arms.weapons.includes(i.what))
    .sort((a, b) => Number(p.hand.includes(b.id)) - Number(p.hand.includes(a.id)))
    .slice(0, arms.most);
  const kept = p.items.filter((i) => !isWeapon(i.what) || allowed.includes(i));
  if (kept.length < p.items.length)
    w.happen({
      is: 'packed',
      cause: SHEETS[planOf(w).kind].rule,
      to: 'all',
      who: p.id,
      items: kept.map((i) => i.id),
    });
  holds(w, personOf(w.s, p.id), handFor(w, kept), true);
}

/** Body armor that somebody has is worn. FTB-11.8.1. */
function wears(w: FtbWorld, p: Person): void {
  const armored = p.items.some((i) => i.what === ARMOR);
  if (armored !== p.armored) holds(w, p, p.hand, p.concealed);
}
