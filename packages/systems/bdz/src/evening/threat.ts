import type { Reply, Seat, Threat, Whereabouts } from '@shambles/engine';
import { type Place, placeOf } from '@shambles/measured';
import type { Book } from '../book.js';
import { one } from '../facts/lines.js';
import type { BdzWorld } from '../facts.js';
import type { RuleId } from '../register.js';
import { worldOf } from '../rulers/world.js';
import { isChild, isThere, isUp, type Person, vehicleOf } from '../state.js';
import { tableOf } from '../table.js';
import { looksOut } from '../tables/vehicles.js';
import type { View } from '../view.js';
import { SHAMBLE } from '../zombies/going.js';
import { isNew, OTHERS, RESPONDER } from '../zombies/meeting.js';
import { says } from './said.js';

/** How far zombies reach, which of them see somebody, and who has to test. BDZ-zact-1. */
export function threat(
  view: View,
  seat: Seat,
  at: Whereabouts | undefined,
  book: Book,
): Threat<RuleId> | undefined {
  if (view.stage === 'over') return undefined;
  const w = worldOf(view, book);
  const mine = view.people.filter((p) => p.seat === seat && isThere(p) && isUp(p));
  if (!at) return threatTo(w, mine);
  const who = mine.find((p) => p.id === at.who && p.aboard === '');
  if (!who || typeof at.to === 'string') return undefined;
  const [x, y, level] = at.to as Place;
  const [width, height] = view.map?.size ?? book.ground.map.size;
  const there: Place = [Math.min(width, Math.max(0, x)), Math.min(height, Math.max(0, y)), level];
  return tableOf(w).as(who.id, there, () => threatTo(w, [who]));
}

function threatTo(w: BdzWorld, mine: readonly Person[]): Threat<RuleId> {
  const table = tableOf(w);
  const near = (zed: string, inches: number) => mine.some((p) => table.distance(zed, p.id) <= inches);
  const ids = w.s.zeds.map((z) => z.id);
  return {
    areas: w.s.zeds.map((z) => ({ from: z.id, at: placeOf(z), reaches: SHAMBLE, rule: 'BDZ-zact-1' })),
    sees: ids.filter((id) => mine.some((p) => table.sees(id, p.id))),
    tests: mine.flatMap((p) => meets(w, p)),
    comes: ids.filter((id) => near(id, SHAMBLE)),
  };
}

/**
 * A Zed Or No Zed test, if the figure has not taken it yet, can do so, and a zombie is near, in its view. Nobody sees
 * out of a closed rear. BDZ-react-zed, BDZ-D-zed-aboard.
 */
function meets(w: BdzWorld, p: Person): Reply<RuleId>[] {
  const table = tableOf(w);
  const reach = p.responder ? RESPONDER : OTHERS;
  const isMet = (zed: string) => table.distance(p.id, zed) <= reach && table.line(p.id, zed) !== 'no';
  const looks = p.aboard === '' || looksOut(vehicleOf(w.s, p.aboard), p.sits);
  if (!isNew(w, p) || isChild(p) || !looks || !w.s.zeds.some((z) => isMet(z.id))) return [];
  return [{ ...says('BDZ-react-zed', 'answers.zed', { who: one(p.id) }), who: p.id }];
}
