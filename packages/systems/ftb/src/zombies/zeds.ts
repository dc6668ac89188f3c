import type { Rule } from '@shambles/engine';
import { distance } from '@shambles/field';
import { byRep, mayActivate } from '@shambles/thw';
import type { FtbWorld } from '../facts.js';
import { inFrenzy, lookAround } from '../senses/sight.js';
import {
  carriesOn,
  encounterOf,
  type Place,
  personOf,
  placeOf,
  type Swarm,
  standing,
  type Zed,
  zedOf,
} from '../state.js';
import { tableOf } from '../table.js';
import { numberIn } from '../words.js';
import { breakFeasts } from './feasts.js';
import { attack } from './swarm.js';
import { act, type Herd } from './zedacts.js';
import { chasesOf, poise } from './zedmoves.js';
import { dicePassed, mustMeet, zedNear, zedOrNoZed } from './zedtests.js';

/** FTB-10.1.1, FTB-10.1.2a. */
export const REP = 3;
export const FRENZY = 4;

/**
 * One piece of the zombies' phase: first all that may act move, then those beside a human charge it, one human after
 * another. Returns false once all is done. FTB-10.5, FTB-10.6a, FTB-10.6b.
 */
export function* zedsAct(w: FtbWorld): Rule<boolean> {
  const { done } = encounterOf(w.s);
  const idle = new Set(done);
  const ready = w.s.zeds.filter((z) => !idle.has(z.id));
  if (ready.length > 0) {
    yield* allMove(w, ready);
    return true;
  }
  const [next] = w.s.swarms;
  if (!next) return false;
  yield* swarmCharges(w, next);
  return true;
}

/** Moves the zombies whose Rep, 4 in frenzy and else 3, is not below the die. FTB-10.1.2a, FTB-D-26. */
function* allMove(w: FtbWorld, ready: readonly Zed[]): Rule<void> {
  const die = encounterOf(w.s).dice.zombies as number;
  const frenzy = ready.map((z) => z.id).filter((id) => inFrenzy(w, id));
  const mad = new Set(frenzy);
  const zeds = ready.map((z) => z.id).filter((id) => mayActivate(mad.has(id) ? FRENZY : REP, die));
  breakFeasts(w);
  // Zombies that keep eating stay where they are. FTB-10.7a.
  const going = zeds.filter((id) => zedOf(w.s, id).feast === '');
  w.happen({
    is: 'zeds-act',
    cause: 'FTB-10.6b',
    zeds: going,
    frenzy: frenzy.filter((id) => going.includes(id)),
    die,
  });
  const herd: Herd = { chases: chasesOf(w), remembered: new Map(), charges: new Map() };
  const from = new Map(w.s.zeds.map((z) => [z.id, placeOf(z)]));
  for (const id of nearestFirst(w, going)) yield* act(w, id, herd);
  lookAround(w, herd.remembered);
  const swarms = swarmsOf(w, herd.charges, from);
  if (swarms.length > 0) w.happen({ is: 'swarms', cause: 'FTB-10.6b', swarms });
}

/** Zombies ordered by distance from humans: those in front move before those behind. */
function nearestFirst(w: FtbWorld, zeds: readonly string[]): string[] {
  const people = standing(w.s).filter((p) => tableOf(w).has(p.id));
  return zeds
    .map((id) => ({ id, z: tableOf(w).at(id) }))
    .map(({ id, z }) => ({ id, off: Math.min(Number.MAX_VALUE, ...people.map((p) => distance(p, z))) }))
    .sort((a, b) => a.off - b.off || numberIn(a.id) - numberIn(b.id))
    .map(({ id }) => id);
}

/**
 * Humans that zombies have reached, highest Rep first, including anybody with their first zombie nearby. FTB-10.6b,
 * FTB-10.9.3a.
 */
function swarmsOf(
  w: FtbWorld,
  charges: ReadonlyMap<string, readonly string[]>,
  from: ReadonlyMap<string, Place>,
): Swarm[] {
  const table = tableOf(w);
  return byRep(standing(w.s).filter((p) => table.has(p.id)))
    .filter((p) => charges.has(p.id) || (mustMeet(w, p) && zedNear(w, p, table) !== ''))
    .map((p) => ({
      target: p.id,
      rushes: (charges.get(p.id) ?? []).map((zed) => ({ zed, from: from.get(zed) as Place })),
    }));
}

/**
 * All zombies that have reached one human charge it; first it may have to take Zed or No Zed, and the zombie that it
 * did not understand charges too, unless it feasts. FTB-10.9.3m, FTB-10.7a, FTB-D-54.
 */
function* swarmCharges(w: FtbWorld, { target, rushes }: Swarm): Rule<void> {
  w.happen({ is: 'swarm-charges', cause: 'FTB-10.6b', target });
  const p = personOf(w.s, target);
  if (!carriesOn(p)) return;
  const zed = mustMeet(w, p) ? zedNear(w, p, tableOf(w)) : '';
  const grasp = zed === '' ? 'carry-on' : yield* zedOrNoZed(w, target, zed);
  const all = [...rushes];
  const falls = grasp !== 'carry-on' && zedOf(w.s, zed).feast === '';
  if (falls && !rushes.some((r) => r.zed === zed)) {
    const before = placeOf(tableOf(w).at(zed));
    if (poise(w, zed, target, 'FTB-10.9.3m')) all.push({ zed, from: before });
  }
  yield* attack(w, target, all, dicePassed(grasp));
}
