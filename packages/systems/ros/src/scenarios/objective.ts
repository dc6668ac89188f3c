import type { Outcome } from '@shambles/engine';
import type { Book } from '../book.js';
import type { RosWorld } from '../facts.js';
import { SUPPLIES } from '../kinds.js';
import { type Person, placeOf, playerSurvivors, type State } from '../state.js';
import { tableOf } from '../table.js';

export interface Result {
  readonly result: 'full' | 'win' | 'draw' | 'loss';
  /** Reason for the result: a key of the catalogue. */
  readonly why: string;
}

/** Living player survivors, on the table or off it by an exit; one that rose does not count. ROS-R-end. */
function alive(s: State): Person[] {
  return s.people.filter((p) => p.kind === 'ps' && (p.where === 'table' || p.where === 'out'));
}

function starting(s: State): number {
  return s.people.filter((p) => p.kind === 'ps').length;
}

/** True if `count` is at least half of the player survivors that started. */
function half(s: State, count: number): boolean {
  return 2 * count >= starting(s);
}

/** The result if the game ends now: the objective is met, can no longer be met, or time is up. ROS-R-end. */
export function resultNow(w: RosWorld): Result | undefined {
  const { s, book } = w;
  const timeUp = s.step === 12 && s.turn >= book.scenario.turns;
  switch (book.scenario.id) {
    case 'safe-house':
      return safeHouse(w, timeUp);
    case 'supply-run':
      return supplyRun(s, timeUp);
    case 'trapped':
      return trapped(s, timeUp);
    case 'pick-up':
      return pickUp(s, timeUp);
  }
}

/** Every living PS inside, the armoured door closed, no Zed inside, and at least half of the PS alive. ROS-S-1. */
function safeHouse(w: RosWorld, timeUp: boolean): Result | undefined {
  const { s } = w;
  const living = playerSurvivors(s);
  if (!half(s, living.length)) return { result: 'loss', why: 'too-few' };
  if (sheltered(w)) return { result: living.length === starting(s) ? 'full' : 'win', why: 'sheltered' };
  return timeUp ? { result: 'loss', why: 'time' } : undefined;
}

/** The building that all survivors must be in. */
export function shelterOf({ map }: Book) {
  const id = map.places?.find((p) => p.kind === 'shelter')?.data?.building as string | undefined;
  return map.buildings?.find((b) => b.id === id);
}

export function sheltered(w: RosWorld): boolean {
  const { s, book } = w;
  const house = shelterOf(book);
  if (!house) return false;
  const doors = (house.doors ?? []).map((d) => s.doors.find((each) => each.id === d.id));
  const shut = doors.every((d) => d?.state === 'closed');
  const table = tableOf(w);
  const inside = (f: { x: number; y: number; level: number }) => table.houseOf(f) === house.id;
  return shut && playerSurvivors(s).every(inside) && !s.zeds.some((z) => z.mode !== 'waiting' && inside(z));
}

/** Supplies that living survivors carried off. */
export function suppliesOut(s: State): number {
  let n = 0;
  for (const p of s.people)
    if (p.where === 'out')
      for (const item of p.minor) if ((SUPPLIES as readonly string[]).includes(item)) n++;
  return n;
}

export const SUPPLIES_IN_ALL = 6;
const SUPPLIES_TO_WIN = 4;

/** ROS-S-2. All six carried off is a full win, four or five a win, fewer a loss. */
function supplyRun(s: State, timeUp: boolean): Result | undefined {
  const out = suppliesOut(s);
  if (out >= SUPPLIES_IN_ALL) return { result: 'full', why: 'supplies' };
  if (!timeUp && playerSurvivors(s).length > 0) return undefined;
  return { result: out >= SUPPLIES_TO_WIN ? 'win' : 'loss', why: timeUp ? 'time' : 'supplies' };
}

export const RESCUED_TO_WIN = 1;
export const RESCUED_FOR_FULL = 2;

/**
 * An NPS and half the PS leave; two NPS are a full win. Play continues while an NPS can still leave. ROS-S-3,
 * ROS-D-last-out.
 */
function trapped(s: State, timeUp: boolean): Result | undefined {
  const nps = s.people.filter((p) => p.kind === 'nps');
  const rescued = nps.filter((p) => p.where === 'out').length;
  const out = s.people.filter((p) => p.kind === 'ps' && p.where === 'out').length;
  const onTable = playerSurvivors(s).length;
  const coming = nps.some((p) => p.where === 'table' && !p.trapped);
  const sit = s.seated.filter((q) => !q.gone && q.content.startsWith('nps')).length;
  const left = sit + nps.filter((p) => p.where === 'table').length;
  if (!half(s, out + onTable) || rescued + left < RESCUED_TO_WIN) return { result: 'loss', why: 'too-few' };
  if (!timeUp && (onTable > 0 || coming)) return undefined;
  if (!half(s, out) || rescued < RESCUED_TO_WIN) return { result: 'loss', why: timeUp ? 'time' : 'too-few' };
  return { result: rescued >= RESCUED_FOR_FULL ? 'full' : 'win', why: 'rescued' };
}

/** ROS-S-4. At least half the PS are lifted out. */
function pickUp(s: State, timeUp: boolean): Result | undefined {
  const out = s.people.filter((p) => p.kind === 'ps' && p.where === 'out').length;
  const onTable = playerSurvivors(s).length;
  if (!half(s, out + onTable)) return { result: 'loss', why: 'too-few' };
  if (!timeUp && onTable > 0) return undefined;
  if (!half(s, out)) return { result: 'loss', why: 'time' };
  return { result: out === starting(s) ? 'full' : 'win', why: 'lifted' };
}

/** The game is over; the umpire's secrets are shown. ROS-R-end. */
export function finish(w: RosWorld, { result, why }: Result): void {
  const { s, book } = w;
  w.happen({
    is: 'ended',
    cause: book.scenario.rule,
    result,
    why,
    alive: alive(s).length,
  });
  const hordes = Object.fromEntries(s.hideouts.map((h) => [h.id, h.left + h.out]));
  w.happen({
    is: 'secrets',
    cause: 'ROS-R-end',
    hordes,
    blood: Object.fromEntries(s.people.map((p) => [p.id, p.blood])),
    waiting: s.zeds.filter((z) => z.mode === 'waiting').map((z) => ({ id: z.id, at: placeOf(z) })),
    seated: Object.fromEntries(s.seated.filter((q) => !q.gone).map((q) => [q.id, q.content])),
    finds: Object.fromEntries(s.finds.filter((f) => !f.open).map((f) => [f.id, f.things ?? []])),
    reveals: true,
  });
}

export function outcome(s: State, book: Book): Outcome | undefined {
  if (s.phase !== 'over') return undefined;
  const won = s.result === 'full' || s.result === 'win';
  return {
    winner: won ? 'survivors' : s.result === 'draw' ? undefined : 'zeds',
    level: `${book.scenario.id}-${s.result}`,
    rule: book.scenario.rule,
    score: alive(s).length,
  };
}
