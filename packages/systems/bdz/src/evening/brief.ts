import type { Brief, Ruled } from '@shambles/engine';
import type { Book } from '../book.js';
import { one } from '../facts/lines.js';
import { vehicle as named } from '../facts/vehicles.js';
import { scoreOf } from '../house/travel-rows.js';
import type { RuleId } from '../register.js';
import { worldOf } from '../rulers/world.js';
import { isPresent, type Person } from '../state.js';
import type { View } from '../view.js';
import { mayDraw } from '../zombies/coming.js';
import { lifeBrief } from './campaign.js';
import { all, says } from './said.js';

/** What a scenario is about, and who is in it. */
export function brief(view: View, book: Book): Brief<RuleId> | undefined {
  if (view.stage === 'over') return undefined;
  if (view.day && view.day.step !== 'over') return ofDayOne(book);
  if (view.campaign) return lifeBrief(view, view.campaign, book);
  const { scenario } = book;
  const { goal, rule, turns } = scenario;
  const there = view.people.filter(isPresent);
  const drawn = scenario.draws && mayDraw(worldOf(view, book));
  const alone = new Set(view.people.map((p) => p.seat)).size < 2;
  return {
    goal: says(rule, 'scenario.summary'),
    won: goal ? wonBy(scenario) : [says('BDZ-D-free-fights', alone ? 'brief.stand' : 'brief.hold')],
    lost: [
      ...(goal
        ? [says(goal.rule as RuleId, 'brief.lost'), says('BDZ-D-c143', 'brief.late', { turns })]
        : [says('BDZ-D-free-fights', alone ? 'brief.half' : 'brief.fewer')]),
    ],
    comes: [
      ...there.map((p) => says(rule, 'brief.person', { who: one(p.id), rep: p.rep })),
      ...(view.zeds.length > 0
        ? [says(rule, 'brief.zeds', { zeds: { noun: 'kind.zed', count: view.zeds.length } })]
        : []),
      ...slow(there),
      ...(drawn ? [says('BDZ-zgen-noise', 'brief.noise')] : []),
      ...(goal ? [] : [says('BDZ-D-free-fights', 'brief.turns', { turns })]),
    ],
    stays: drawn ? [] : [says(scenario.draws ? 'BDZ-zgen-noise' : 'BDZ-D-c19', 'brief.no-more')],
    advice: [],
  };
}

/** A Rep at which the die of a side leaves it idle in half of all turns. BDZ-turn-rep-threshold. */
const SLOW = 3;

/** That the dice often let nobody act, if nobody's Rep is high. BDZ-turn-rep-threshold. */
function slow(people: readonly Person[]): Ruled<RuleId>[] {
  const rep = Math.max(0, ...people.map((p) => p.rep));
  if (rep === 0 || rep > SLOW) return [];
  return [says('BDZ-turn-rep-threshold', 'brief.slow', { rep, turns: 6 - rep })];
}

/** What to bring home on Day One, how the day ends, and how large crowds are at this table. BDZ-D-c73, BDZ-D-c98. */
function ofDayOne(book: Book): Brief<RuleId> {
  const { options } = book;
  return {
    goal: says('BDZ-day-plan', 'scenario.summary'),
    won: [says('BDZ-D-c73', 'brief.day-won')],
    lost: [says('BDZ-D-c73', 'brief.day-lost')],
    comes: [
      says('BDZ-day-zombies-seven', 'brief.day-zombies', { n: scoreOf(book, 'zombies') }),
      says('BDZ-day-police', 'brief.day-police', { n: scoreOf(book, 'police') }),
      ...(options['day-crowd'] === 'none'
        ? []
        : [
            says('BDZ-day-civilians', 'brief.day-crowd'),
            says('BDZ-D-c98', `brief.day-crowd-${options['day-crowd']}`),
          ]),
    ],
    stays: [says('BDZ-day-zombies-none', 'brief.day-none')],
    advice: [],
  };
}

function wonBy({ goal, cash }: Book['scenario']): Ruled<RuleId>[] {
  if (!goal) return [];
  const rule = goal.rule as RuleId;
  return [
    says(rule, 'brief.away', { who: all(goal.who) }),
    ...(goal.vehicle === undefined ? [] : [says(rule, 'brief.vehicle', { what: named(goal.vehicle) })]),
    ...(goal.cash && cash ? [says(rule, 'brief.cash', { who: one(cash.who) })] : []),
  ];
}
