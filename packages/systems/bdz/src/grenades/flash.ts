import type { Rule } from '@shambles/engine';
import { distance } from '@shambles/field';
import type { At } from '@shambles/measured';
import { capped, pass } from '@shambles/thw';
import { isZed } from '../facts/lines.js';
import type { BdzWorld } from '../facts.js';
import { flashRow, grenadeRow } from '../house/rows.js';
import type { Call } from '../shooting/call.js';
import { type Cause, hurt } from '../shooting/damage.js';
import { isThere, isUp, personOf } from '../state.js';
import { tableOf } from '../table.js';

/**
 * Figures whose middle is in the circle around a spot, on its level: people on their feet, and zombies.
 * BDZ-D-blast-circle.
 */
export function caught(w: BdzWorld, spot: At): string[] {
  const people = w.s.people.filter((p) => isThere(p) && isUp(p));
  return [...people, ...w.s.zeds]
    .filter((f) => f.level === spot.level && distance(f, spot) <= grenadeRow(w.book).circle / 2)
    .map((f) => f.id);
}

/**
 * A flash bang goes off. Zombies halt; humans who face it roll for the effect. A dropped one leaves time to dive.
 * BDZ-grenade-circle, BDZ-grenade-facing, BDZ-grenade-zombie, BDZ-grenade-dropped.
 */
export function* flash(
  w: BdzWorld,
  spot: At,
  cause: Pick<Cause, 'by' | 'rep'>,
  dropped: boolean,
  call: Call,
): Rule<void> {
  for (const id of caught(w, spot)) {
    if (isZed(id)) w.happen({ is: 'dazed', cause: 'BDZ-grenade-zombie', zed: id });
    else if (dropped && (yield* dives(w, id))) continue;
    else if (tableOf(w).facesSpot(id, spot)) yield* blinds(w, id, cause, call);
  }
}

/** With a die of its Rep or less the figure is unharmed, and prone unless it sits in a vehicle. BDZ-grenade-dropped. */
function* dives(w: BdzWorld, id: string): Rule<boolean> {
  const { rep, seat, prone, aboard } = personOf(w.s, id);
  const down = (yield* pass(w, 1, rep, { rule: 'BDZ-grenade-dropped', label: 'dive', seat, who: id })) > 0;
  if (down && !prone && aboard === '')
    w.happen({ is: 'prone', cause: 'BDZ-grenade-dropped', who: id, prone: true, cost: 0 });
  return down;
}

/** Rolls two dice against Rep for the effect. BDZ-grenade-effect, BDZ-T-flashbang. */
function* blinds(w: BdzWorld, id: string, cause: Pick<Cause, 'by' | 'rep'>, call: Call): Rule<void> {
  const { rep, seat } = personOf(w.s, id);
  const roll = {
    rule: 'BDZ-grenade-effect',
    label: 'blast',
    table: 'BDZ-T-flashbang',
    seat,
    who: id,
  } as const;
  const { human } = flashRow(w.book, capped(yield* pass(w, 2, rep, roll)));
  if (human === 'unhurt') w.happen({ is: 'averted', cause: 'BDZ-grenade-effect', who: id });
  else yield* hurt(w, id, human, { ...cause, zombie: false, flash: true }, call);
}
