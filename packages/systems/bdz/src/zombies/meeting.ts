import type { Rule } from '@shambles/engine';
import type { BdzWorld } from '../facts.js';
import { inGroups, takesTests, takeTest } from '../groups/tests.js';
import { fight } from '../melee/melee.js';
import type { Watch } from '../movement/walking.js';
import { holds } from '../reaction/cases.js';
import { inMelee, isThere, type Person, personOf } from '../state.js';
import { type BdzTable, tableOf } from '../table.js';
import { ailRow } from '../tables/ails.js';
import { rushIn } from './charging.js';

/** How near a first zombie is, in inches, to a first responder and to others. BDZ-react-zed. */
export const RESPONDER = 6;
export const OTHERS = 3;

/** Zombies near somebody who has met none yet. */
function metBy(w: BdzWorld, p: Person, table: BdzTable): string[] {
  if (p.knowsZeds || !isThere(p) || !takesTests(w, p) || inMelee(w.s, p.id)) return [];
  const near = p.responder ? RESPONDER : OTHERS;
  return w.s.zeds
    .map((z) => z.id)
    .filter((id) => table.distance(p.id, id) <= near && table.line(p.id, id) !== 'no')
    .sort((a, b) => table.distance(p.id, a) - table.distance(p.id, b));
}

/** A figure comes near its first zombie. BDZ-react-zed. */
export const FIRST_ZED: Watch = {
  stops: (w, p, table) => metBy(w, p, table).length > 0,
  happens: (w) => meetZeds(w),
};

/** Zombies before them end the daze of some. BDZ-camp-road-dazed-survivor. */
function comeRound(w: BdzWorld, who: readonly string[]): void {
  for (const id of who) {
    const { wakes } = ailRow(personOf(w.s, id).ails);
    if (wakes) w.happen({ is: 'woke', cause: 'BDZ-camp-road-dazed-survivor', who: id, class: wakes });
  }
}

/** All who have come near their first zombie test; a zombie may charge at once. BDZ-react-zed-result, BDZ-D-zed-melee. */
export function* meetZeds(w: BdzWorld): Rule<void> {
  const table = tableOf(w);
  const near = new Map(w.s.people.map((p) => [p.id, metBy(w, p, table)]));
  const who = [...near].filter(([, zeds]) => zeds.length > 0).map(([id]) => id);
  for (const group of inGroups(w, who)) {
    const taken = yield* takeTest(w, {
      test: 'zed-or-no-zed',
      who: group,
      rule: 'BDZ-react-zed',
      causes: [],
      holds: (p, c, dice) => holds(w, p, c, { causes: near.get(p.id) ?? [] }, dice),
    });
    for (const id of group) w.happen({ is: 'knows', cause: 'BDZ-react-zed', who: id, what: 'zeds' });
    comeRound(w, group);
    const charging = taken.filter((t) => t.result === 'zombie-charges' || t.result === 'zombie-in-melee');
    const rushes: { readonly by: string; readonly target: string; readonly rear: boolean }[] = [];
    for (const { who: target } of charging) {
      const free = (near.get(target) ?? []).find(
        (id) =>
          w.s.zeds.some((z) => z.id === id && !z.prone) &&
          !inMelee(w.s, id) &&
          !rushes.some((r) => r.by === id),
      );
      if (free !== undefined) rushes.push({ by: free, target, rear: false });
    }
    const surprised = charging.filter((t) => t.result === 'zombie-in-melee').map((t) => t.who);
    yield* rushIn(w, rushes, surprised);
    const zeds = rushes.map((r) => r.by);
    const melees = w.s.melees.filter((m) => zeds.includes(m.with));
    const surprises = rushes.filter((r) => surprised.includes(r.target)).map((r) => r.by);
    if (w.book.options.surprise === 'whole-melee')
      for (const zed of surprises) w.happen({ is: 'surprised', cause: 'BDZ-D-zed-melee', zed });
    if (melees.length > 0) yield* fight(w, melees, surprises);
  }
}
