import { faceValue, type Rule, roll } from '@shambles/engine';
import { bearingOf, distance, east, north, straight, turn } from '@shambles/field';
import type { RosWorld } from '../facts.js';
import { inFlames } from '../harm/flames.js';
import { BASE } from '../kinds.js';
import { finish } from '../moving/stride.js';
import { looksRound } from '../senses/alarm.js';
import { burningNear, groaners, nearest, oneLure } from '../senses/prey.js';
import { groanOf, offSource } from '../senses/source.js';
import { type Place, placeOf, type Zed } from '../state.js';
import { tableOf } from '../table.js';

/** How far a lured drifter goes, and from how far away it is lured, in cm. ROS-zed-drift-speed, ROS-R-lured. */
const LURED = 5;
const LURED_WITHIN = 40;
/** Least number of groaning Zeds that lure. */
const SEVERAL = 2;

/** Rolls a die for each drifting Zed; those that hear something go there instead. ROS-drift. */
export function* driftAll(w: RosWorld, ids: readonly string[]): Rule<void> {
  const here = ids
    .map((id) => w.s.zeds.find((z) => z.id === id && z.mode === 'drifting'))
    .filter((z) => z !== undefined);
  const groaning = groaners(w);
  const lures = new Map<string, Place>();
  for (const z of here) {
    const at = yield* lureOf(w, z, groaning);
    if (at) lures.set(z.id, at);
  }
  const aimless = here.filter((z) => !lures.has(z.id));
  const moved: Zed[] = [];
  for (const z of here) {
    const at = lures.get(z.id);
    if (at && lured(w, z, at)) moved.push(z);
  }
  const dice = yield* driftRolls(w, aimless.length);
  for (const [i, z] of aimless.entries()) if (drift(w, z, dice[i] as number)) moved.push(z);
  // If its own move brings prey into view, a drifter goes for it next turn. ROS-D-charge-when.
  for (const z of moved) looksRound(w, z);
}

export function* driftRolls(w: RosWorld, n: number): Rule<readonly number[]> {
  if (n === 0) return [];
  const rolled = yield* roll(w, {
    kind: 'roll',
    rule: 'ROS-drift',
    label: 'drift',
    table: 'ROS-T-drift',
    pools: [{ n, sides: 6, score: faceValue(6) }],
  });
  return rolled.faces[0] ?? [];
}

/**
 * Moves one drifter by its die: it turns, and moves as far as the row says. Returns true if it moved or turned.
 * ROS-D-drift-turn.
 */
function drift(w: RosWorld, z: Zed, die: number): boolean {
  const row = w.book.tables.drift.rows.find(({ on }) => die <= on[1]);
  return row !== undefined && step(w, z, turn(z.facing + row.turn), row.move, 'drift');
}

/**
 * What lures a drifter: burning WP within 10 cm, else the nearest loud noise or groaning crowd within 40 cm. ROS-D-wp,
 * ROS-R-lured.
 */
function* lureOf(w: RosWorld, z: Zed, groaning: readonly Zed[]): Rule<Place | undefined> {
  const wp = burningNear(w, z);
  if (wp.length > 0) return yield* oneLure(w, z, wp, 'ROS-R-lured');
  const near = ({ off }: { readonly off: number }) => off <= LURED_WITHIN;
  const noises = w.s.noises
    .map((n, i) => ({ id: `noise-${i + 1}`, at: placeOf(n), off: offSource(w, n, z, BASE) }))
    .filter(near);
  const groans = groaning
    .map((g) => ({ id: g.id, at: placeOf(g), off: offSource(w, groanOf(g), z, BASE) }))
    .filter(near);
  const heard = nearest([...noises, ...(groans.length >= SEVERAL ? groans : [])]);
  return heard.length > 0 ? yield* oneLure(w, z, heard, 'ROS-R-lured') : undefined;
}

function lured(w: RosWorld, z: Zed, at: Place): boolean {
  const [x, y] = at;
  const far = distance(z, { x, y });
  return far > 0 && step(w, z, bearingOf(x - z.x, y - z.y), Math.min(LURED, far), 'lured');
}

/** Turns and moves straight until something stops the Zed, but not into flames. Returns true if it moved or turned. */
function step(w: RosWorld, z: Zed, bearing: number, cm: number, how: 'drift' | 'lured'): boolean {
  const table = tableOf(w);
  const self = table.figures.of(z.id);
  const to = straight(
    table.ways('zed'),
    table.figures,
    placeOf(z),
    [east(bearing), north(bearing)],
    cm,
    (i) => i !== self,
  );
  const end: Place = [to.x, to.y, to.level];
  const hot = !inFlames(w, placeOf(z)) && inFlames(w, end);
  const turns = z.facing !== bearing;
  const goes = !hot && finish(w, z, [placeOf(z), end], how);
  if (z.facing !== bearing) w.happen({ is: 'faced', cause: 'ROS-drift', who: z.id, facing: bearing });
  return goes || turns;
}
