import { faceValue, type Rule, roll } from '@shambles/engine';
import { distance, east, north, straight, turn } from '@shambles/field';
import { noticesPrey } from './alarm.js';
import type { RosWorld } from './facts.js';
import { groaners } from './prey.js';
import { living, type Place, placeOf, type Zed } from './state.js';
import { finish } from './stride.js';
import { tableOf } from './table.js';
import { DRIFT } from './tables.js';
import { inFlames } from './walking.js';

/** How far a drifter goes that is lured, and how far off it is lured, in cm. ROS-zed-drift-speed, ROS-R-lured. */
const LURED = 5;
const LURED_WITHIN = 40;

/** ROS-drift. A die for each drifting Zed; those that hear something go there instead. */
export function* driftAll(w: RosWorld, ids: readonly string[]): Rule<void> {
  const here = ids
    .map((id) => w.s.zeds.find((z) => z.id === id && z.mode === 'drifting'))
    .filter((z) => z !== undefined);
  const lures = new Map(here.map((z) => [z.id, lureOf(w, z)]));
  const aimless = here.filter((z) => !lures.get(z.id));
  for (const z of here) {
    const at = lures.get(z.id);
    if (at) lured(w, z, at);
  }
  const dice = yield* driftRolls(w, aimless.length);
  for (const [i, z] of aimless.entries()) drift(w, z, dice[i] as number);
  // What a drifter comes to see by its own move it goes for in the next turn. ROS-D-charge-when.
  for (const z of here) {
    const prey = living(w.s).find((p) => p.inside === '' && noticesPrey(w, z, p.id));
    if (prey) w.happen({ is: 'charge', cause: 'ROS-drift-charge', to: 'all', zed: z.id, prey: prey.id });
  }
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

/** One drifter by its die: turn, and go 2 cm; it stops at obstacles and goes round no flames. ROS-D-drift-turn. */
export function drift(w: RosWorld, z: Zed, die: number): void {
  const row = DRIFT.rows.find((r) => die >= r.on[0] && die <= r.on[1]);
  if (!row || row.move === 0) return;
  step(w, z, turn(z.facing + row.turn), row.move, 'drift');
}

/** The nearest loud noise or groaning crowd within 40 cm. ROS-R-lured. */
function lureOf(w: RosWorld, z: Zed): Place | undefined {
  const groaning = groaners(w).filter((g) => distance(g, z) <= LURED_WITHIN);
  const heard = [
    ...w.s.noises.filter((n) => distance(n, z) <= LURED_WITHIN),
    ...(groaning.length >= 2 ? groaning : []),
  ];
  let best: (typeof heard)[number] | undefined;
  for (const h of heard) if (!best || distance(h, z) < distance(best, z)) best = h;
  return best && placeOf(best);
}

function lured(w: RosWorld, z: Zed, at: Place): void {
  const far = distance(z, { x: at[0], y: at[1] });
  if (far > 0)
    step(w, z, tableOf(w).towards(z, { x: at[0], y: at[1], level: at[2] }), Math.min(LURED, far), 'lured');
}

function step(w: RosWorld, z: Zed, bearing: number, cm: number, how: 'drift' | 'lured'): void {
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
  if (to.moved === 0 || hot) {
    if (z.facing !== bearing)
      w.happen({ is: 'faced', cause: 'ROS-drift', to: 'all', who: z.id, facing: bearing });
    return;
  }
  finish(w, z, [placeOf(z), end], how);
  if (z.facing !== bearing)
    w.happen({ is: 'faced', cause: 'ROS-drift', to: 'all', who: z.id, facing: bearing });
}
