import type { Seat, Threat, ThreatArea, Whereabouts } from '@shambles/engine';
import type { Book } from '../book.js';
import type { FtbWorld } from '../facts.js';
import type { RuleId } from '../register.js';
import { carriesOn, type Person, type Place, placeOf } from '../state.js';
import { tableOf } from '../table.js';
import type { View } from '../view.js';
import { CHARGES, inReach } from '../zombies/zedacts.js';
import { testsOf, watchersOf } from './insight.js';
import { afterWalk, ours, worldOf } from './world.js';

/** Zombies that are not eating and may charge one of these people in their next move. FTB-10.7a, FTB-10.7b. */
export function chargersOf(w: FtbWorld, who: readonly string[]): string[] {
  const table = tableOf(w);
  return w.s.zeds
    .filter((z) => z.feast === '' && table.has(z.id))
    .filter((z) => inReach(w, z).some((p) => who.includes(p.id)))
    .map((z) => z.id);
}

/**
 * Threats to a seat's figures, or to one of them at another place: areas that zombies charge in, who sees them, and
 * which tests follow.
 */
export function threat(
  view: View,
  seat: Seat,
  at: Whereabouts | undefined,
  book: Book,
): Threat<RuleId> | undefined {
  if (view.encounter?.result !== '') return undefined;
  const now = worldOf(view, book);
  const mine = ours(now, seat);
  const p = at && mine.find(({ id }) => id === at.who);
  if (mine.length === 0 || (at && (!p || typeof at.to === 'string'))) return undefined;
  if (!at || !p) return threatTo(now, mine, []);
  const w = afterWalk(view, p.id, [placeOf(p), at.to as Place], book);
  const there = w.s.people.filter((q) => q.id === p.id && carriesOn(q));
  return threatTo(w, there, [p.id]);
}

function threatTo(w: FtbWorld, mine: readonly Person[], tested: readonly string[]): Threat<RuleId> {
  const ids = mine.map((p) => p.id);
  return {
    areas: areas(w),
    sees: [...new Set(mine.flatMap((p) => watchersOf(w, p)))],
    tests: tested.flatMap((id) => testsOf(w, id)),
    comes: chargersOf(w, ids),
  };
}

/** The charge area around each zombie that is not eating. FTB-10.7b. */
function areas(w: FtbWorld): ThreatArea<RuleId>[] {
  return w.s.zeds
    .filter((z) => z.feast === '')
    .map((z) => ({ from: z.id, at: placeOf(z), reaches: CHARGES, rule: 'FTB-10.7b' }));
}
