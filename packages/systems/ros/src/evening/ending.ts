import type { Ending, Fate, Ruled, Weight } from '@shambles/engine';
import type { Book } from '../book.js';
import { one } from '../facts/lines.js';
import type { RuleId } from '../register.js';
import { SUPPLIES_IN_ALL, suppliesOut } from '../scenarios/objective.js';
import type { PersonSeen, View } from '../view.js';
import { says } from './said.js';
import { worldOf } from './world.js';

/** How the game ended. ROS-R-end. */
export function ending(view: View, book: Book): Ending<RuleId> | undefined {
  if (view.phase !== 'over' || view.result === '') return undefined;
  const { id, rule } = book.scenario;
  const team = view.people.filter((p) => p.kind === 'ps');
  const headline = says(rule, `${id}-${view.result}`);
  const won = view.result === 'full' || view.result === 'win';
  const dead = view.people.filter((p) => p.where === 'dead' || p.where === 'risen');
  return {
    headline,
    won: [...(won ? [headline] : []), ...brought(view, book)],
    lost: [
      ...(won ? [] : [headline]),
      ...(dead.length > 0 ? [says('ROS-R-end', 'ending.dead', { count: dead.length })] : []),
      ...(view.woken > 0 ? [says('ROS-U-activate', 'ending.woken', { count: view.woken })] : []),
    ],
    people: [...team, ...view.people.filter((p) => p.kind === 'nps')].map(fateOf),
    series: [{ line: { key: 'ending.series' }, levels: [`${id}-full`, `${id}-win`] }],
    next: [],
  };
}

/** Supplies or rescued people that got off the table. ROS-S-2, ROS-S-3. */
function brought(view: View, book: Book): Ruled<RuleId>[] {
  const count = view.people.filter((p) => p.kind === 'nps' && p.where === 'out').length;
  if (book.scenario.id === 'supply-run') {
    const out = suppliesOut(worldOf(view, book).s);
    return [says('ROS-S-2', 'goal.supplies', { out, of: SUPPLIES_IN_ALL })];
  }
  return count > 0 ? [says('ROS-S-3', 'goal.rescued', { count })] : [];
}

const FATES: {
  readonly [where in PersonSeen['where']]: { readonly rule: RuleId; readonly weight: Weight };
} = {
  table: { rule: 'ROS-R-end', weight: 'calm' },
  out: { rule: 'ROS-D-exit', weight: 'calm' },
  dead: { rule: 'ROS-injury-ps', weight: 'death' },
  risen: { rule: 'ROS-infect-rise', weight: 'death' },
};

function fateOf(p: PersonSeen): Fate<RuleId> {
  const { rule, weight } = FATES[p.where];
  const ill = p.infected !== undefined && p.infected > 0 && p.where !== 'dead' && p.where !== 'risen';
  return ill
    ? { ...says('ROS-infect-secret', 'fate.ill', { who: one(p.id) }), id: p.id, weight: 'danger' }
    : { ...says(rule, `fate.${p.where}`, { who: one(p.id) }), id: p.id, weight };
}
