import type { Advice, Brief, Ruled } from '@shambles/engine';
import type { Book } from '../book.js';
import { one } from '../facts/lines.js';
import type { RosWorld } from '../facts.js';
import { noMelee } from '../fighting/melee.js';
import { loadedGuns, noReload } from '../fighting/shooting.js';
import type { Card } from '../kinds.js';
import type { RuleId } from '../register.js';
import { living, type Person } from '../state.js';
import type { View } from '../view.js';
import { ruleOf, says } from './said.js';
import { mine, worldOf } from './world.js';

/** What the players play for, and what to expect. Undefined until the survivors are on the table. */
export function brief(view: View, book: Book): Brief<RuleId> | undefined {
  if (view.phase === 'set-up') return undefined;
  const { id, rule, turns } = book.scenario;
  const w = worldOf(view, book);
  const p = mine(w, view.seat);
  return {
    goal: says(rule, `brief.goal.${id}`, { turns }),
    won: [says(rule, `brief.full.${id}`), says(rule, `brief.win.${id}`)],
    lost: [says(rule, `brief.loss.${id}`), says('ROS-R-end', 'brief.time', { turns })],
    comes: comes(w),
    stays: [],
    advice: p && w.s.step < 3 && w.s.phase === 'turn' ? advice(w, p) : [],
  };
}

/** The people who come along, the Zeds in sight, and the hideouts. ROS-U-hordes-number, ROS-U-drifters. */
function comes(w: RosWorld): Ruled<RuleId>[] {
  const hidden = w.s.hideouts.filter((h) => h.state === 'hidden').length;
  const about = w.s.zeds.filter((z) => z.mode !== 'waiting').length;
  const others = living(w.s).filter((p) => p.kind === 'nps');
  return [
    ...others.map((p) => says('ROS-U-nps', 'brief.nps', { who: one(p.id) })),
    ...(about > 0 ? [says('ROS-U-drifters', 'brief.zeds', { count: about })] : []),
    ...(hidden > 0 ? [says('ROS-U-hordes-place', 'brief.hideouts', { count: hidden })] : []),
    ...(w.book.scenario.light === 'night' ? [says('ROS-R-light', 'brief.night')] : []),
  ];
}

/** Advises a survivor with Zeds in contact to fight, and one whose guns are empty to reload. */
function advice(w: RosWorld, p: Person): Advice<RuleId>[] {
  if (noMelee(w, p) === undefined) return [plays(p, 'melee')];
  return loadedGuns(w.book, p, 'shoot').length === 0 && noReload(w.book, p) === undefined
    ? [plays(p, 'reload')]
    : [];
}

function plays(p: Person, card: Card): Advice<RuleId> {
  return {
    ...says(ruleOf(card), `brief.advice-${card}`, { who: one(p.id) }),
    answer: { code: 'card', value: card },
  };
}
