import type { Rule } from '@shambles/engine';
import { distance } from '@shambles/field';
import type { FtbWorld } from '../facts.js';
import { humansAbout, humansSeen } from '../senses/sight.js';
import { type Person, type Place, placeOf, type Zed, zedOf } from '../state.js';
import { BASE, tableOf } from '../table.js';
import { climbsOut } from './climbing.js';
import { bodyFor, eat } from './feasts.js';
import { ASIDE, type Chases, inPool, makeFor, poise, SHAMBLE, straightOn } from './zedmoves.js';

/** Distance in inches at which zombies charge a human. FTB-10.7b. */
export const CHARGES = 6;
/** Distance in inches at which shots draw zombies. FTB-10.7e. */
const HEARS = 24;

/** Zombies that act together: their shared chases, what each remembers, and which zombies have reached which human. */
export interface Herd {
  readonly chases: Chases;
  readonly remembered: Map<string, Place | null>;
  readonly charges: Map<string, string[]>;
}

/**
 * Makes one zombie that is not eating do the first of the six things that it can. FTB-10.7a to FTB-10.7f, FTB-10.8.4a.
 */
export function* act(w: FtbWorld, id: string, herd: Herd): Rule<void> {
  const z = zedOf(w.s, id);
  const wet = tableOf(w).inWater(z);
  if (wet && climbsOut(w, z)) return;
  const body = wet ? '' : bodyFor(w, id);
  if (body !== '') return yield* toBody(w, z, body, herd);
  const seen = humansSeen(w, id);
  const [nearest] = seen;
  herd.remembered.set(id, nearest ? placeOf(nearest) : null);
  if (charges(w, z, inReach(w, z), herd)) return;
  if (nearest) return towards(w, z, nearest, herd);
  if (inPool(w, z)) return;
  if (!wet && z.lastSeen) return yield* toLastSeen(w, z, z.lastSeen, herd);
  const loudest = wet ? undefined : loudestNoise(w, z);
  if (loudest) makeFor(w, herd.chases, z, loudest, 'FTB-10.7e');
  else yield* straightOn(w, id, SHAMBLE);
}

/** Humans within 6 inches that a zombie may charge, nearest first. FTB-10.7b, FTB-D-54. */
export function inReach(w: FtbWorld, z: Zed): Person[] {
  if (w.book.options['zed-charge'] === 'near') return humansAbout(w, z.id, CHARGES);
  return humansSeen(w, z.id).filter((p) => tableOf(w).distance(p.id, z.id) <= CHARGES);
}

/** Priority 1: go to a body and eat. FTB-10.7a, FTB-10.7.1a. */
function* toBody(w: FtbWorld, z: Zed, body: string, { chases }: Herd): Rule<void> {
  const at = placeOf(tableOf(w).at(body));
  if (!tableOf(w).touching(z.id, body)) makeFor(w, chases, z, at, 'FTB-10.7a', BASE);
  yield* eat(w, z.id, body);
}

/** Priority 2: go up to the nearest human within 6 inches that can be reached. FTB-10.7b, FTB-D-54. */
function charges(w: FtbWorld, z: Zed, about: readonly Person[], { charges: all }: Herd): boolean {
  for (const p of about) {
    if (!poise(w, z.id, p.id, 'FTB-10.7b')) continue;
    all.set(p.id, [...(all.get(p.id) ?? []), z.id]);
    return true;
  }
  return false;
}

/** Priority 3: go towards a human in sight, as far as possible. FTB-10.7c, FTB-10.8. */
function towards(w: FtbWorld, z: Zed, p: Person, { chases }: Herd): void {
  makeFor(w, chases, z, placeOf(p), 'FTB-10.7c', ASIDE);
}

/** Priority 4: go to where it last saw somebody, then straight on with the rest of its move. FTB-10.7d, FTB-D-53. */
function* toLastSeen(w: FtbWorld, z: Zed, at: Place, { chases, remembered }: Herd): Rule<void> {
  const { left, open } = makeFor(w, chases, z, at, 'FTB-10.7d');
  const there = isThere(zedOf(w.s, z.id), at);
  if (!there && open && left < SHAMBLE) remembered.set(z.id, at);
  if (there) yield* straightOn(w, z.id, left);
}

/** Distance in inches at which a zombie counts as having reached a crowded place. */
const THERE = 1;

/** True if a zombie has come to a place, on its level. */
function isThere(z: Zed, [x, y, level]: Place): boolean {
  return z.level === level && distance(z, { x, y }) <= THERE;
}

/** Priority 5: the place with most shots, in this turn and the last. FTB-10.7e. */
function loudestNoise(w: FtbWorld, z: Zed): Place | undefined {
  const heard = new Map<string, { at: Place; dice: number; off: number }>();
  for (const { x, y, level = 0, dice } of w.s.noises) {
    const at = [x, y, level] as const;
    const off = distance(z, { x, y });
    if (off > HEARS || isThere(z, at)) continue;
    const key = at.join(' ');
    heard.set(key, { at, dice: dice + (heard.get(key)?.dice ?? 0), off });
  }
  const [loudest] = [...heard.values()].sort((a, b) => b.dice - a.dice || a.off - b.off);
  return loudest?.at;
}
