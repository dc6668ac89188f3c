import { ask, choose, type Line, type Rule } from '@shambles/engine';
import { distance, grains, litRows, placesRound, Spot } from '@shambles/field';
import { type Place, placeOf } from '@shambles/measured';
import { one } from '../facts/lines.js';
import { NORMAL } from '../facts/turn.js';
import type { BdzWorld } from '../facts.js';
import { loudness } from '../house/rows.js';
import type { Watch } from '../movement/walking.js';
import { challenge } from '../people/challenge.js';
import { carriesOn, hasHands, inMelee, type Person, personOf } from '../state.js';
import { tableOf } from '../table.js';
import { isRooted } from '../tables/ails.js';

/**
 * What a figure can attempt: reaching a spot with no way to it, or something that changes nothing on the table.
 * BDZ-enc-chal-steps.
 */
const ATTEMPTS = ['leap', 'other'] as const;
/** What failure costs; the player names it before the dice are rolled. BDZ-enc-chal-consequence. */
const STAKES = ['nothing', 'falls', 'noise', 'stunned', 'out', 'zombies'] as const;
type Stake = (typeof STAKES)[number];

/** Side of a lit cell, in inches. */
const CELL = 0.5;
const RULE = 'BDZ-enc-chal-steps';

/**
 * True if somebody is on its feet, free to act, and has not used up its activation. BDZ-enc-chal-steps,
 * BDZ-D-challenge-where.
 */
export function mayTry(w: BdzWorld, p: Person): boolean {
  const free = hasHands(p) && carriesOn(p) && !inMelee(w.s, p.id) && p.aboard === '' && !p.prone;
  return isAgreed(w) && free && !p.fired && p.used < p.allowance;
}

/**
 * True unless players fight each other: they have to agree on what is tried, and at what price. BDZ-D-challenge-where.
 */
function isAgreed({ s }: BdzWorld): boolean {
  return s.encounter !== null || s.people.every((p) => p.side === s.people[0]?.side);
}

/** True if its group may move, and the figure itself. BDZ-turn-group-order. */
function mayLeap(w: BdzWorld, p: Person): boolean {
  return w.s.active?.manner !== 'stay' && !isRooted(p);
}

/**
 * Asks for the attempt, its difficulty and the price of failure, then rolls; this ends the activation. What may stop a
 * figure on its way happens where it comes down. BDZ-enc-chal-steps.
 */
export function* tries(w: BdzWorld, who: string, watches: readonly Watch[]): Rule<void> {
  const { seat } = personOf(w.s, who);
  const before = placeOf(personOf(w.s, who));
  const values = { who: one(who) };
  const attempts = ATTEMPTS.filter((each) => each !== 'leap' || mayLeap(w, personOf(w.s, who)));
  const attempt = yield* ask(w, seat, RULE, 'attempt', named(attempts, 'attempt'), values);
  const to = attempt === 'leap' ? yield* whereTo(w, who) : undefined;
  if (attempt === 'leap' && !to) return;
  const levels = named(['plain', 'hard'] as const, 'difficulty');
  const hard = (yield* ask(w, seat, 'BDZ-enc-chal-difficulty', 'difficulty', levels, values)) === 'hard';
  const among = besideZombie(w, who);
  const stakes = STAKES.filter((each) => each !== 'zombies' || among !== undefined);
  const prices = named(stakes, 'stake', (each) => (each === 'noise' ? { count: dinOf(w) } : undefined));
  const stake = yield* ask(w, seat, 'BDZ-enc-chal-consequence', 'stake', prices, values);
  const result = yield* challenge(w, who, 'BDZ-enc-chal-roll', hard);
  w.happen({ is: 'challenged', cause: 'BDZ-enc-chal-roll', who, hard, stake, result });
  if (result === 'success' && to) w.happen({ is: 'leapt', cause: RULE, who, at: to });
  if (result === 'failure') suffers(w, who, stake, among);
  w.happen({ is: 'rested', cause: RULE, who: [who] });
  yield* lands(w, who, before, watches);
}

/** Enemies who see the figure only now test, and it meets what is where it has come down. BDZ-react-in-sight. */
function* lands(w: BdzWorld, who: string, before: Place, watches: readonly Watch[]): Rule<void> {
  const stopping = watches.filter((each) => each.stops(w, personOf(w.s, who), tableOf(w), before));
  for (const each of stopping) if (carriesOn(personOf(w.s, who))) yield* each.happens(w, who);
}

function named<T extends string>(
  all: readonly T[],
  key: string,
  valuesOf: (each: T) => Line['values'] = () => undefined,
) {
  const line = (each: T): Line => {
    const values = valuesOf(each);
    return { key: `${key}.${each}`, ...(values && { values }) };
  };
  return choose(all, { id: (each) => each, line });
}

/** Shots that the noise of a failure counts as: that of an engine that is started. BDZ-T-noise. */
function dinOf(w: BdzWorld): number {
  return loudness(w.book, 'start');
}

/**
 * Applies the agreed price of failure. Somebody who lands among zombies is prone, so it has two dice less unless it
 * gets up before they act. BDZ-enc-chal-consequence, BDZ-EX-enc-chal-1.
 */
function suffers(w: BdzWorld, who: string, stake: Stake, among: Place | undefined): void {
  const cause = 'BDZ-enc-chal-consequence';
  if (stake === 'nothing') return;
  if (stake === 'noise') {
    w.happen({ is: 'noise', cause, at: placeOf(personOf(w.s, who)), shots: dinOf(w) });
    return;
  }
  const status = stake === 'stunned' || stake === 'out' ? stake : 'carry-on';
  const at = (stake === 'zombies' && among) || null;
  w.happen({ is: 'suffered', cause, who, status, prone: true, at });
}

/** Returns a free spot in contact with the nearest zombie within a normal move, or undefined. */
function besideZombie(w: BdzWorld, who: string): Place | undefined {
  const table = tableOf(w);
  const p = personOf(w.s, who);
  const near = w.s.zeds
    .filter((z) => z.level === p.level && table.distance(who, z.id) <= NORMAL)
    .sort((a, b) => table.distance(who, a.id) - table.distance(who, b.id));
  const self = table.figures.of(who);
  for (const z of near)
    for (const at of placesRound(
      table.ways(NORMAL),
      table.figures,
      table.figures.of(z.id),
      [p.x, p.y],
      (i) => i === self,
    ))
      return at;
  return undefined;
}

/** Asks for a free spot within the figure's move, whatever lies between; undefined if the player decides against it. */
function* whereTo(w: BdzWorld, who: string): Rule<Place | undefined> {
  const p = personOf(w.s, who);
  const { ground } = tableOf(w);
  const within = Math.min(NORMAL, p.allowance - p.used);
  const stands = (x: number, y: number, level: number) => {
    const table = tableOf(w);
    return (
      distance(p, { x, y }) <= within &&
      table.ways(NORMAL).standing(x, y, level) &&
      !table.taken([x, y, level], who)
    );
  };
  const box = [p.x - within, p.y - within, p.x + within, p.y + within].map(grains);
  const levels = [p.level - 1, p.level, p.level + 1].filter((level) => level >= 0);
  const space = new Spot({
    figure: who,
    from: placeOf(p),
    how: 'walk',
    within,
    lit: () =>
      levels.map((level) =>
        litRows(ground, level, CELL, box as [number, number, number, number], (x, y) =>
          stands(x / 1000, y / 1000, level),
        ),
      ),
    may: (x, y, level) =>
      levels.includes(level) && stands(x, y, level)
        ? undefined
        : { rule: RULE, text: `It has to be a free spot within ${within} inches.` },
    options: [{ id: 'keep', line: { key: 'stay' } }],
  });
  const answer = yield* ask(w, p.seat, RULE, 'leap', space, { who: one(who), inches: within });
  return 'option' in answer ? undefined : answer.at;
}
