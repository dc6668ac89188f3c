import { ask, type Rule, type RuleId } from '@shambles/engine';
import { type Route, Spot, snap } from '@shambles/field';
import { faces } from '@shambles/thw';
import type { FtbWorld } from './facts.js';
import { carriesOn, isPlayers, type Person, type Place, personOf, placeOf } from './state.js';
import { tableOf } from './table.js';
import { reachOf, type Watch, walk } from './walking.js';

/** Side of a lit cell, in inches. */
const CELL = 0.5;

/** Inches of a normal move, or of a crawl. FTB-5.3.1, FTB-3.3-fast, FTB-5.3.3d. */
export function baseMove(p: Pick<Person, 'attributes' | 'prone'>): number {
  const normal = p.attributes.includes('fast') ? 10 : 8;
  return p.prone ? normal / 2 : normal;
}

/** Inches of its move that somebody has left in this activation. FTB-5.2a, FTB-5.3.2a. */
export function inchesLeft(p: Person): number {
  return snap(Math.max(0, baseMove(p) + Math.max(0, p.fast) - p.used));
}

export function hasTriedFast(p: Pick<Person, 'fast'>): boolean {
  return p.fast >= 0;
}

/** How many Items somebody carries, by the hands they need; armour that is worn counts nothing. FTB-11.7.3a, FTB-11.8.1. */
export function load(w: FtbWorld, p: Pick<Person, 'items' | 'armored'>): number {
  let worn = p.armored;
  return p.items.reduce((sum, { what }) => {
    if (what === 'body-armor' && worn) {
      worn = false;
      return sum;
    }
    return sum + handsFor(w, what);
  }, 0);
}

/** Hands that an Item takes. FTB-D-29. */
export function handsFor(w: Pick<FtbWorld, 'book'>, what: string): number {
  const gun = w.book.weapons.get(what);
  if (gun) return gun.hands;
  return what === 'two-hand' || what === 'chainsaw' ? 2 : 1;
}

// ------------------------------------------------------------------ fast moves

/** Dice of the group that count for one figure, its own odd one among them. FTB-T-fast-move, FTB-D-35. */
function fastDice(w: FtbWorld, p: Person, group: readonly number[], odd: number | undefined): number[] {
  const most = load(w, p);
  if (most > 2 * p.rep) return [];
  let dice = odd === undefined ? [...group] : [...group, odd];
  if (p.attributes.includes('slow') || most > p.rep) dice = dice.slice(0, 1);
  const fewer = (inWoods(w, p) ? 1 : 0) + (p.prone ? 1 : 0);
  if (fewer > 0) dice = dice.slice(0, Math.max(0, dice.length - fewer));
  if (p.carries !== '') dice = [Math.min(...dice)].slice(0, dice.length);
  return dice;
}

function inWoods(w: FtbWorld, p: Person): boolean {
  return tableOf(w).inWoods(p);
}

/** One set of dice for all who want to go fast, each reading it by its own Rep. FTB-5.3.2a, FTB-5.3.2b, FTB-5.3.2d. */
export function* fastMove(w: FtbWorld, who: readonly string[]): Rule<void> {
  const people = who.map((id) => personOf(w.s, id)).filter((p) => !hasTriedFast(p));
  const [first] = people;
  if (!first) return;
  const group = yield* faces(w, 2, {
    rule: 'FTB-5.3.2a',
    label: 'fast-move',
    table: 'FTB-T-fast-move',
    seat: first.seat,
  });
  const by: { who: string; passed: number; inches: number }[] = [];
  for (const p of people) {
    const odd = p.attributes.includes('fast')
      ? (yield* faces(w, 1, { rule: 'FTB-5.3.2d', label: 'fast-move', seat: p.seat, who: p.id }))[0]
      : undefined;
    const passed = fastDice(w, p, group, odd).filter((die) => die <= p.rep).length;
    by.push({ who: p.id, passed, inches: (passed * baseMove(p)) / 2 });
  }
  w.happen({ is: 'moves-fast', cause: 'FTB-5.3.2a', to: 'all', by });
}

// ------------------------------------------------------------------ going

/** Somebody chooses where to go and goes there, as far as nothing stops it. */
export function* moveOn(w: FtbWorld, who: string): Rule<void> {
  const p = personOf(w.s, who);
  if (carriesOn(p) && inchesLeft(p) > 0)
    yield* goes(w, who, inchesLeft(p), 'move', 'FTB-5.2a', w.book.calls.watches);
}

/** A move that nothing stops: the two inches before In Sight. FTB-5.5.2b. */
export function* shift(w: FtbWorld, who: string, most: number, code: string, rule: RuleId): Rule<void> {
  yield* goes(w, who, most, code, rule, []);
}

/** Asks where to and goes there. Says where it had meant to come to; undefined where it stays. */
export function* goes(
  w: FtbWorld,
  who: string,
  most: number,
  code: string,
  rule: RuleId,
  watches: readonly Watch[],
): Rule<Place | undefined> {
  const p = personOf(w.s, who);
  if (!isPlayers(p)) return undefined;
  const reach = reachOf(w, p, most);
  const from = placeOf(p);
  const answer = yield* ask(
    w,
    p.seat,
    rule,
    code,
    new Spot({
      figure: who,
      from,
      how: 'walk',
      within: most,
      options: [{ id: 'stay', line: { key: 'stay' } }],
      lit: () => reach.lit(CELL),
      may: (x, y, level) =>
        reach.cost(x, y, level) <= most
          ? undefined
          : { rule: 'FTB-5.2a', text: `No way of ${most} inches leads there.` },
    }),
    { who: { noun: `person.${who}`, count: 1 }, inches: most },
  );
  if ('option' in answer) return undefined;
  const route = reach.route(...answer.at) as Route;
  yield* walk(w, who, route, p.prone ? 'crawl' : 'walk', rule, watches);
  return [...answer.at];
}

/** The places that others take who keep their order as one of them goes from a place to another. */
export function inFormation(
  w: FtbWorld,
  from: Place,
  to: Place,
  others: readonly Person[],
): Map<string, Place> {
  const found = new Map<string, Place>();
  for (const p of others) {
    const most = inchesLeft(p);
    const reach = reachOf(w, p, most);
    const want: Place = [snap(p.x + to[0] - from[0]), snap(p.y + to[1] - from[1]), to[2]];
    if (reach.cost(...want) <= most) {
      found.set(p.id, want);
      continue;
    }
    const stop = reach.along(...to, most);
    if (stop) found.set(p.id, [stop.x, stop.y, stop.level]);
  }
  return found;
}
