import type { Rule } from '@shambles/engine';
import { halfDie, pass } from '@shambles/thw';
import type { FtbWorld } from '../facts.js';
import { duckBack } from '../moving/duck.js';
import { achieves } from '../people/classes.js';
import { byRep } from '../people/groups.js';
import { runAway } from '../reacting/reaction.js';
import { carriesOn, encounterOf, type Feast, type Person, personOf, standing } from '../state.js';
import { type FtbTable, tableOf } from '../table.js';
import { SEE_THE_FEAST } from '../tables/zeds.js';

/** Distance in inches at which a feast or a zombie requires a test. FTB-10.9.3a, FTB-10.9.4. */
export const NEAR = 6;

/** True if a figure sees a body or a zombie that eats it. FTB-10.9.4, FTB-D-55. */
export function seesFeast(w: FtbWorld, who: string, body: string): boolean {
  const table = tableOf(w);
  return (
    table.sees(who, body) || w.s.zeds.some((z) => z.feast === body && z.id !== who && table.sees(who, z.id))
  );
}

/** A feast that a person sees nearby and has not taken a test for. FTB-10.9.4. */
export function feastBefore(w: FtbWorld, p: Person, table: FtbTable): Feast | undefined {
  if (p.knowsFeasts || !table.has(p.id)) return undefined;
  return w.s.feasts.find(
    ({ body, seenBy }) =>
      !seenBy.includes(p.id) &&
      table.has(body) &&
      table.distance(p.id, body) <= NEAR &&
      seesFeast(w, p.id, body),
  );
}

/** Tests everybody who sees a feast nearby, highest Rep first. FTB-10.9.4. */
export function* allSeeFeasts(w: FtbWorld): Rule<void> {
  for (const { id } of byRep(standing(w.s))) yield* seeTheFeast(w, id);
}

/** FTB-10.9.4, FTB-T-see-the-feast, FTB-D-25. */
export function* seeTheFeast(w: FtbWorld, who: string): Rule<void> {
  const p = personOf(w.s, who);
  const feast = carriesOn(p) ? feastBefore(w, p, tableOf(w)) : undefined;
  if (!feast) return;
  const what = { rule: 'FTB-10.9.4', label: 'see-the-feast', seat: p.seat, who } as const;
  const passed = yield* pass(w, 2, p.rep, { ...what, table: 'FTB-T-see-the-feast' });
  const row = SEE_THE_FEAST.rows.find((each) => each.passed === passed);
  const turns =
    row?.does === 'duck-back-numb' ? yield* halfDie(w, { ...what, rule: 'FTB-10.9.4m', label: 'numb' }) : 0;
  const numb = Math.max(p.numb, turns > 0 && hasActed(w, who) ? turns + 1 : turns);
  const { body } = feast;
  yield* achieves(w, who, { is: 'see-the-feast', cause: 'FTB-10.9.4m', who, body, passed, turns, numb });
  const eaters = w.s.zeds.filter((z) => z.feast === body).map((z) => z.id);
  switch (row?.does) {
    case 'duck-back-numb':
      return yield* duckBack(w, who, eaters, 'FTB-10.9.4m');
    case 'run-away':
      return yield* runAway(w, who, eaters, 'FTB-10.9.4m');
  }
}

/** True if the figure is or has been active this turn: the turns that it misses start with the next one. */
function hasActed(w: FtbWorld, who: string): boolean {
  const e = encounterOf(w.s);
  return e.done.includes(who) || e.active?.who.includes(who) === true;
}
