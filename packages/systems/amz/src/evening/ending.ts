import type { Ending, Fate, Ruled, Weight } from '@shambles/engine';
import { type Book, DEAD } from '../book.js';
import type { RuleId } from '../register.js';
import { outcomeOf, type Side, scoreOf, timesScored } from '../scenarios/points.js';
import { isLiving, type Unit } from '../state.js';
import type { View } from '../view.js';
import { named, says, sideOf, word } from './said.js';

/** How the game ended: points by objective, and the fate of each unit. AMZ-sc1 to AMZ-sc5. */
export function ending(view: View, { scenario }: Book): Ending<RuleId> | undefined {
  if (view.stage !== 'over') return undefined;
  const { level } = outcomeOf(view, scenario);
  const own = sideOf(view.seat);
  const other = own === 'living' ? 'zombies' : 'living';
  const points = {
    living: scoreOf(view, scenario, 'living'),
    zombies: scoreOf(view, scenario, 'zombies'),
  };
  const mine = view.seat === DEAD ? 'outcome.zombies' : 'outcome.living';
  return {
    headline: says(scenario.rule, level.replace('outcome', 'ending'), points),
    won: gained(view, own, scenario),
    lost: gained(view, other, scenario),
    people: view.units.filter(isLiving).map((u) => fateOf(view, u)),
    series: [{ line: { key: 'ending.series' }, levels: [mine] }],
    next: [],
  };
}

function gained(view: View, side: Side, { objectives }: Book['scenario']): Ruled<RuleId>[] {
  const rule: RuleId = side === 'living' ? 'AMZ-living-objectives' : 'AMZ-zombie-objectives';
  return objectives[side].flatMap((objective) => {
    const times = timesScored(view, objective);
    const what = word(`objective.${objective.id}`);
    const values = { what, points: objective.points * times, times };
    return times > 0 ? [says(rule, times > 1 ? 'ending.points-each' : 'ending.points', values)] : [];
  });
}

/** What is left of a unit, counted in people. */
function fateOf({ figures, casualties }: View, u: Unit): Fate<RuleId> {
  const own = figures.filter((f) => f.unit === u.id && f.role !== 'vehicle');
  const so = (...statuses: readonly string[]) => own.filter((f) => statuses.includes(f.status)).length;
  const [left, here, lost] = [
    so('left'),
    so('active', 'down', 'slight'),
    so('kia', 'wia', 'captured', 'destroyed'),
  ];
  const marked = casualties.filter((c) => c.unit === u.id).length;
  const weight: Weight = left + here === 0 ? 'death' : lost + marked > 0 ? 'danger' : 'calm';
  const key = left + here === 0 ? 'fate.gone' : lost > 0 ? 'fate.some' : 'fate.whole';
  const values = { who: named(u), left, here, lost: word('kind.figure', lost), saved: left + here };
  return { ...says('AMZ-casualties', key, values), id: u.id, weight };
}
