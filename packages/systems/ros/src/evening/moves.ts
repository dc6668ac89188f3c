import type { AskView, Consequence, Json, Reply, Ruled } from '@shambles/engine';
import { HANDLING } from '../cards/deeds.js';
import { one } from '../facts/lines.js';
import type { RosWorld } from '../facts.js';
import { heardWithin } from '../house/rows.js';
import { allowance, reachOf, tenths } from '../moving/going.js';
import { ahead } from '../moving/walking.js';
import type { RuleId } from '../register.js';
import { preview } from '../rulers/preview.js';
import type { Person, Place } from '../state.js';
import type { View } from '../view.js';
import { nameOf } from '../words.js';
import { replies, says } from './said.js';
import { comersTo, watchersOf } from './threat.js';
import { afterWalk, onFoot } from './world.js';

/** Deeds that use up movement, with the rule of each. */
const HANDLED: { readonly [verb: string]: RuleId } = {
  open: 'ROS-terrain-door',
  close: 'ROS-terrain-door',
  search: 'ROS-R-search',
  board: 'ROS-R-car',
  'get-out': 'ROS-R-car',
};

/** What moving to a spot, or a deed on the way, would lead to. ROS-seq-5. */
export function moved(
  view: View,
  w: RosWorld,
  p: Person,
  ask: AskView,
  value: Json,
): Consequence<RuleId> | undefined {
  if (ask.shape.kind !== 'spot') return undefined;
  const option = Array.isArray(value) ? undefined : ask.shape.options.find(({ id }) => id === value);
  const at = Array.isArray(value) ? (value as readonly number[]) : option?.at;
  if (!at) return onTheWay(w, p, String(value), option?.on);
  if (!onFoot(w, p)) return undefined;
  const [x, y, level = p.level] = at;
  const route = reachOf(w, p, allowance(w.book, p)).route(x as number, y as number, level);
  if (!route) return undefined;
  const met = ahead(w, p.id, route);
  const there = afterWalk(view, p.id, met.points as Place[], w.book, met.charged);
  const alarms = met.stopped ? [] : preview(view, ask, value, w.book);
  return {
    ...says(p.play === 'both' ? 'ROS-card-BOTH' : 'ROS-card-RUN', 'consequence.move', {
      who: one(p.id),
      cm: tenths(met.cost),
    }),
    distance: tenths(met.cost),
    odds: alarms,
    answers: [...meets(w, p, met), ...reached(there, p, met.lifted)],
    hears:
      alarms.length > 0
        ? [replies(p.id, says('ROS-horde-car', 'hears.alarm', { cm: heardWithin(w.book, 'car alarm') }))]
        : [],
    costs: gone(w, p, met.cost, route.cost),
    path: met.points as Place[],
    rays: met.lifted
      ? []
      : watchersOf(there, p.id).map((from) => ({ from, to: p.id, kind: 'sight' as const })),
  };
}

/** What reacts to the survivor on the way. ROS-drift-charge, ROS-U-discover, ROS-R-flames, ROS-D-touch-point. */
function meets(w: RosWorld, p: Person, met: ReturnType<typeof ahead>): Reply<RuleId>[] {
  const { charged, found, roused, burnt, lifted } = met;
  const names = [...found].map((id) => nameOf(w.book, id));
  const known = [...roused].length > 0;
  return [
    ...(lifted ? [replies(p.id, says('ROS-D-touch-point', 'answers.lifted', { who: one(p.id) }))] : []),
    ...(charged.size > 0
      ? [replies(p.id, says('ROS-drift-charge', 'answers.charge', { count: charged.size }))]
      : []),
    ...names.map((name) => replies(p.id, says('ROS-U-discover', 'answers.finds', { name }))),
    ...(known ? [replies(p.id, says('ROS-witch-disturb', 'answers.rouses'))] : []),
    ...(burnt ? [replies(p.id, says('ROS-R-flames', 'answers.burnt', { who: one(p.id) }))] : []),
  ];
}

/** Zeds that could reach the survivor in step 7 where its move ends. ROS-zed-move. */
function reached(there: RosWorld, p: Person, lifted: boolean): Reply<RuleId>[] {
  const count = lifted ? 0 : comersTo(there, p.id).length;
  return count > 0 ? [replies(p.id, says('ROS-zed-move', 'answers.reached', { count, who: one(p.id) }))] : [];
}

function gone(w: RosWorld, p: Person, cost: number, whole: number): Ruled<RuleId>[] {
  const left = tenths(Math.max(0, allowance(w.book, p) - cost));
  const short = tenths(whole - cost);
  return [
    // Rounded as the page rounds the cost beside the answer.
    says('ROS-seq-5', 'costs.cm', { cm: Math.round(cost * 10) / 10, left }),
    ...(short > 0 ? [says('ROS-U-discover', 'costs.stopped', { cm: short })] : []),
  ];
}

function onTheWay(w: RosWorld, p: Person, value: string, on?: string): Consequence<RuleId> | undefined {
  const [verb = ''] = value.split(' ');
  const none = { odds: [], answers: [], hears: [], costs: [], rays: [] };
  const name = nameOf(w.book, on ?? '');
  if (verb === 'leave') {
    const leaves = says('ROS-D-exit', 'answers.leaves', { who: one(p.id) });
    return { ...none, ...says('ROS-D-exit', 'deed.leave', { name }), answers: [replies(p.id, leaves)] };
  }
  if (verb === 'fence')
    return {
      ...none,
      ...says('ROS-terrain-fence', 'deed.fence', { name }),
      costs: [says('ROS-terrain-fence', 'costs.whole')],
    };
  if (verb === 'stairs')
    return {
      ...none,
      ...says('ROS-D-stairs-hurt', 'deed.stairs', { name }),
      costs: [says('ROS-D-stairs-hurt', 'costs.whole')],
    };
  const rule = HANDLED[verb];
  if (!rule) return undefined;
  const left = tenths(Math.max(0, allowance(w.book, p) - HANDLING));
  return {
    ...none,
    ...says(rule, `deed.${verb}`, { name }),
    ...(on !== undefined && { on }),
    answers: verb === 'open' ? [replies(p.id, says('ROS-U-discover', 'answers.behind'))] : [],
    costs: [says(rule, 'costs.cm', { cm: HANDLING, left })],
  };
}
