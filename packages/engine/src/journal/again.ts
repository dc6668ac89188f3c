import { type DiceSource, type Draw, isFace, type Roll } from '../dice/dice.js';
import type { Control, Deed, Entry } from './journal.js';

/** Thrown when running a journal again leads to something other than what is written. */
export class Divergence extends Error {
  override readonly name = 'Divergence';
  constructor(
    readonly entry: number,
    what: string,
  ) {
    super(`Entry ${entry}: ${what}`);
  }
}

/** True for a deed that neither answers nor rolls: it may occur wherever the game waits. */
export function isAside(
  deed: Deed | Control,
): deed is Extract<Deed, { t: 'standing' | 'correct' | 'reseed' }> {
  return deed.t === 'standing' || deed.t === 'correct' || deed.t === 'reseed';
}

/** Describes a deed for messages about the journal. */
export function describe(deed: Entry['deed']): string {
  if (deed.t === 'answer') return `an answer of ${deed.seat} to ${deed.ask}`;
  return deed.t === 'roll' || deed.t === 'draw' ? `a ${deed.t} (${deed.rule})` : `"${deed.t}"`;
}

/** True if the recorded faces fit the roll, including its explosions. */
function facesFit(roll: Roll, faces: readonly (readonly number[])[]): boolean {
  return (
    Array.isArray(faces) &&
    faces.length === roll.pools.length &&
    roll.pools.every((pool, p) => {
      const fell = faces[p];
      if (!Array.isArray(fell) || !fell.every((f) => isFace(pool, f))) return false;
      const more = roll.explode === undefined ? 0 : fell.filter((f) => f === roll.explode).length;
      return fell.length === pool.n + more;
    })
  );
}

/** True if the recorded things could have been drawn. */
function drawFits(draw: Draw, got: readonly string[]): boolean {
  return (
    Array.isArray(got) &&
    got.length === Math.min(draw.n, draw.from.length) &&
    new Set(got).size === got.length &&
    got.every((id) => draw.from.includes(id))
  );
}

/**
 * Returns the recorded roll, checked against the roll that the rules call for and the dice that the seed gives. Throws
 * Divergence.
 */
export function rolledBefore(roll: Roll, entry: Entry, dice: DiceSource): Extract<Deed, { t: 'roll' }> {
  const { deed } = entry;
  if (deed.t !== 'roll' || deed.rule !== roll.rule)
    throw new Divergence(
      entry.n,
      `the rules call for dice (${roll.rule}), the journal has ${describe(deed)}.`,
    );
  if (!facesFit(roll, deed.faces))
    throw new Divergence(entry.n, `the dice written down do not fit the roll (${roll.rule}).`);
  if (!deed.typed && JSON.stringify(dice.roll(roll)?.faces) !== JSON.stringify(deed.faces))
    throw new Divergence(entry.n, `the seed gives other dice than those written down (${roll.rule}).`);
  return deed;
}

/** Returns the recorded draw, checked in the same way. Throws Divergence. */
export function drawnBefore(draw: Draw, entry: Entry, dice: DiceSource): Extract<Deed, { t: 'draw' }> {
  const { deed } = entry;
  if (deed.t !== 'draw' || deed.rule !== draw.rule)
    throw new Divergence(
      entry.n,
      `the rules call for a draw (${draw.rule}), the journal has ${describe(deed)}.`,
    );
  if (!drawFits(draw, deed.got))
    throw new Divergence(entry.n, `what is written down cannot have been drawn (${draw.rule}).`);
  if (!deed.typed && dice.draw(draw)?.join() !== deed.got.join())
    throw new Divergence(entry.n, `the seed draws otherwise than written down (${draw.rule}).`);
  return deed;
}
