import { ask, begunSince, type Rule } from '@shambles/engine';
import { distance, grains, houseAt, litRows, Spot, touch } from '@shambles/field';
import { type At, atPlace, type Place, placeOf } from '@shambles/measured';
import { capped, pass } from '@shambles/thw';
import { isSupplied } from '../facts/grenades.js';
import { one } from '../facts/lines.js';
import type { BdzWorld } from '../facts.js';
import { grenadeRow, loudness, throwRow } from '../house/rows.js';
import { face } from '../movement/walking.js';
import { enemyIds } from '../reaction/cases.js';
import { settle } from '../reaction/exchange.js';
import { emptyCall, owe } from '../shooting/call.js';
import { amountOf } from '../state/goods.js';
import { atPeace, hasHands, inMelee, type Person, personOf } from '../state.js';
import { isAt } from '../table/openings.js';
import { BASE, tableOf } from '../table.js';
import { caught, flash } from './flash.js';

/** Side of a lit cell, in inches. */
const CELL = 0.5;
/** A grenade outguns any weapon that answers it, and goes through no wall. BDZ-grenade-miss. */
const BLAST = { rank: Number.POSITIVE_INFINITY, impact: 0 };

/** In games begun under earlier revisions grenades were thrown out of water as well. */
const DRY_SINCE = 22;

/**
 * True if the figure may throw as its active fire, on foot and not in water: its side has grenades, or it carries one
 * that it found. BDZ-grenade-supply, BDZ-camp-res-use, BDZ-act-active-fire, BDZ-D-water-human.
 */
export function mayThrow(w: BdzWorld, p: Person): boolean {
  const has = isSupplied(w.s, p.side) || amountOf(p.load, 'grenade') > 0;
  if (!has || !hasHands(p) || p.fired || p.aboard !== '' || inMelee(w.s, p.id)) return false;
  return !begunSince(w.book, DRY_SINCE) || !tableOf(w).inWater(p);
}

/**
 * Throws a grenade at a spot within 6 inches: two dice against Rep decide where it lands. BDZ-grenade-throw,
 * BDZ-T-grenade-throw, BDZ-D-c138.
 */
export function* throwsGrenade(w: BdzWorld, who: string): Rule<void> {
  const at = yield* aims(w, who);
  if (!at) return;
  const p = personOf(w.s, who);
  const spot = atPlace(at);
  const seen = sees(w, who, spot) || drops(w, p, spot);
  face(w, who, spot, 'BDZ-grenade-throw');
  const roll = { rule: 'BDZ-grenade-throw', label: 'throw', table: 'BDZ-T-grenade-throw' } as const;
  const passed = capped(yield* pass(w, 2, p.rep, { ...roll, seat: p.seat, who }));
  const how = throwRow(w.book, passed)[seen ? 'seen' : 'unseen'];
  // The intended targets: all enemies in the circle around the spot.
  const targets = caught(w, spot).filter((id) => w.s.people.some((q) => q.id === id && q.side !== p.side));
  w.happen({ is: 'threw', cause: 'BDZ-grenade-throw', who, at, passed, how, targets });
  const off = how === 'drops' ? placeOf(p) : at;
  breaksPeace(w, p, atPlace(off));
  w.happen({ is: 'noise', cause: 'BDZ-D-fbg-noise', at: off, shots: loudness(w.book, 'explosion') });
  const call = emptyCall();
  if (how === 'misses') for (const id of targets) owe(call, id, who, BLAST);
  else yield* flash(w, atPlace(off), { by: who, rep: p.rep }, how === 'drops', call);
  yield* settle(w, call);
}

/** True if nothing is between the thrower and the spot, and one can see that far. BDZ-grenade-throw, BDZ-T-los. */
function sees(w: BdzWorld, who: string, spot: At): boolean {
  const table = tableOf(w);
  return table.seesSpot(who, spot) && table.reachesSpot(who, spot);
}

/** Figures of another side in the circle around the spot have been attacked, which ends a peace. BDZ-D-c138. */
function breaksPeace(w: BdzWorld, { side }: Person, spot: At): void {
  const others = w.s.people.filter((q) => q.side !== side).map((q) => q.id);
  if (atPeace(w.s) && caught(w, spot).some((id) => others.includes(id)))
    w.happen({ is: 'peace-over', cause: 'BDZ-D-c138' });
}

/**
 * True if the figure is right at a wall, fence, door or window between it and the spot, so that it can throw over it or
 * through it. BDZ-grenade-throw.
 */
function drops(w: BdzWorld, p: Person, spot: At): boolean {
  const [px, py, x, y] = [p.x, p.y, spot.x, spot.y].map(grains) as [number, number, number, number];
  return piecesAt(w, p.level).some(
    (piece) =>
      !isHouseWall(piece.kind) &&
      isAt(p, piece) &&
      touch(px, py, x, y, piece.ax, piece.ay, piece.bx, piece.by),
  );
}

function piecesAt(w: BdzWorld, level: number) {
  return tableOf(w).ground.pieces.filter((piece) => level >= piece.from && level < piece.to);
}

function isHouseWall(kind: string): boolean {
  return kind === 'wall' || kind === 'thin-wall';
}

/**
 * True if a house wall is between. A grenade flies over low things and through doors and windows, but not through
 * walls.
 */
function isWalledOff(w: BdzWorld, p: Person, spot: At): boolean {
  const [px, py, x, y] = [p.x, p.y, spot.x, spot.y].map(grains) as [number, number, number, number];
  return piecesAt(w, p.level).some(
    ({ kind, ax, ay, bx, by }) => isHouseWall(kind) && touch(px, py, x, y, ax, ay, bx, by),
  );
}

/** True on the ground, a floor or a roof. */
function hasFloor(w: BdzWorld, { x, y, level }: At): boolean {
  return level === 0 || (houseAt(tableOf(w).ground, { x, y })?.levels ?? 0) >= level;
}

/** Asks for the spot; undefined if the player decides against throwing. BDZ-grenade-throw. */
function* aims(w: BdzWorld, who: string): Rule<Place | undefined> {
  const p = personOf(w.s, who);
  const { ground } = tableOf(w);
  const { range: within } = grenadeRow(w.book);
  const rule = 'BDZ-grenade-throw';
  const why = (x: number, y: number, level: number): string | undefined => {
    const spot = { x, y, level };
    if (x < 0 || y < 0 || grains(x) > ground.width || grains(y) > ground.height || !hasFloor(w, spot))
      return 'There is nothing there that it could land on.';
    if (level !== p.level && !sees(w, who, spot)) return 'It is on another floor, and out of sight.';
    if (distance(p, spot) > within + BASE) return `A grenade is thrown ${within} inches at most.`;
    return isWalledOff(w, p, spot) ? 'The wall of a house is in the way.' : undefined;
  };
  const far = grains(within + BASE);
  const [px, py] = [grains(p.x), grains(p.y)];
  const space = new Spot({
    figure: who,
    from: placeOf(p),
    how: 'throw',
    within,
    edge: BASE,
    lit: () => [
      litRows(
        ground,
        p.level,
        CELL,
        [px - far, py - far, px + far, py + far],
        (x, y) => why(x / 1000, y / 1000, p.level) === undefined,
      ),
    ],
    may: (x, y, level) => {
      const text = why(x, y, level);
      return text === undefined ? undefined : { rule, text };
    },
    options: [
      ...enemyIds(w, p.side)
        .filter((id) => why(...placeOf(tableOf(w).at(id))) === undefined)
        .map((id) => ({
          id: `at ${id}`,
          line: { key: 'throw.at', values: { name: one(id) } },
          on: id,
          at: placeOf(tableOf(w).at(id)),
        })),
      { id: 'keep', line: { key: 'throw.keep' } },
    ],
  });
  const answer = yield* ask(w, p.seat, rule, 'throw', space, { who: one(who), inches: within });
  if (!('option' in answer)) return answer.at;
  return answer.option === 'keep' ? undefined : placeOf(tableOf(w).at(answer.option.slice(3)));
}
