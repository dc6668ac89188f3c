import type { AskView, Consequence, Json, Reply, Ruled } from '@shambles/engine';
import { tenth } from '../bar.js';
import type { Book } from '../book.js';
import { DEFINING_MOMENT } from '../contact/entering.js';
import { PEF_IN_SIGHT } from '../contact/pefs.js';
import { RAID_LOOK } from '../encounters/raid.js';
import { WATCHES } from '../encounters/watches.js';
import type { FtbWorld } from '../facts.js';
import { inchesLeft } from '../moving/moving.js';
import type { Watch } from '../moving/walking.js';
import { ahead, reachOf } from '../moving/walking.js';
import type { RuleId } from '../register.js';
import { type Person, type Place, personOf } from '../state.js';
import { tableOf } from '../table.js';
import type { View } from '../view.js';
import { FEAST_NEAR } from '../zombies/zedtests.js';
import { testsOf, watchersOf } from './insight.js';
import { person, replies, says } from './said.js';
import { chargersOf } from './threat.js';
import { afterWalk, worldOf } from './world.js';

/** Watches that may stop a move, other than those for enemies and zombies. */
const MET: readonly (readonly [Watch, RuleId, string])[] = [
  [DEFINING_MOMENT, 'FTB-12.16a', 'answers.building'],
  [PEF_IN_SIGHT, 'FTB-12.5a', 'answers.pef'],
  [RAID_LOOK, 'FTB-14.12.5c', 'answers.raid'],
  [FEAST_NEAR, 'FTB-10.9.4', 'answers.feast'],
];

/** Asks about moves that nothing stops on their way. FTB-5.5.2b. */
const UNSTOPPED: readonly string[] = ['two-more'];

/**
 * What going to a spot would lead to: the way until something stops it, who sees the figure there, and what may charge
 * it. FTB-5.2a.
 */
export function moved(view: View, ask: AskView, value: Json, book: Book): Consequence<RuleId> | undefined {
  const { shape } = ask;
  if (shape.kind !== 'spot' || shape.how !== 'walk' || !Array.isArray(value) || !view.encounter)
    return undefined;
  const p = view.people.find(({ id }) => id === shape.figure);
  const now = worldOf(view, book);
  if (!p || !tableOf(now).has(p.id)) return undefined;
  const [x, y, level = p.level] = value as readonly number[];
  const route = reachOf(now, p, shape.within).route(x as number, y as number, level);
  if (!route) return undefined;
  const watches = UNSTOPPED.includes(ask.code) ? [] : WATCHES;
  const { points, cost, stopping } = ahead(now, p.id, route, watches);
  const w = afterWalk(view, p.id, points, book);
  const there = personOf(w.s, p.id);
  return {
    ...says('FTB-5.2a', 'consequence.move', { who: person(p.id), inches: tenth(cost) }),
    distance: tenth(cost),
    odds: [],
    answers: [...(watches.length > 0 ? testsOf(w, p.id) : []), ...metBy(p, stopping), ...chased(w, p)],
    hears: [],
    costs: inches(p, cost, route.cost),
    path: points as Place[],
    rays: watchersOf(w, there).map((from) => ({ from, to: p.id, kind: 'sight' as const })),
  };
}

function metBy(p: Person, stopping: readonly Watch[]): Reply<RuleId>[] {
  return MET.filter(([watch]) => stopping.includes(watch)).map(([, rule, key]) =>
    replies(p.id, says(rule, key)),
  );
}

/** Zombies that may charge the figure there. FTB-10.7b. */
function chased(w: FtbWorld, { id }: Person): Reply<RuleId>[] {
  const count = chargersOf(w, [id]).length;
  return count === 0 ? [] : [replies(id, says('FTB-10.7b', 'answers.chased', { count }))];
}

function inches(p: Person, cost: number, whole: number): Ruled<RuleId>[] {
  const left = tenth(Math.max(0, inchesLeft(p) - cost));
  const short = tenth(whole - cost);
  return [
    says('FTB-5.2a', 'costs.inches', { inches: tenth(cost), left }),
    ...(short > 0 ? [says('FTB-5.5.2a', 'costs.stopped', { inches: short })] : []),
  ];
}
