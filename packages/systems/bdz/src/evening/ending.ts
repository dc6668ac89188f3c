import type { Ending, Fate, Ruled, Weight } from '@shambles/engine';
import type { Book } from '../book.js';
import { one } from '../facts/lines.js';
import type { RuleId } from '../register.js';
import { hasLeft, hasRun, type Person } from '../state.js';
import { outcomeOf } from '../turn/winning.js';
import type { View } from '../view.js';
import { lifeEnding } from './campaign.js';
import { says } from './said.js';

/** How the game ended, and what became of everybody. BDZ-D-c92. */
export function ending(view: View, book: Book): Ending<RuleId> | undefined {
  if (view.stage !== 'over') return undefined;
  const { level, rule } = outcomeOf(view, book);
  if (view.campaign) return lifeEnding(view, view.campaign, level);
  const heroes = view.people.filter((p) => book.scenario.goal?.who.includes(p.id));
  const away = (p: Person) => hasLeft(view, p) && p.status !== 'dead';
  const [won, lost] = [heroes.filter(away), heroes.filter((p) => !away(p))];
  const told = (p: Person): Ruled<RuleId> =>
    says(rule as RuleId, away(p) ? 'ending.away' : 'ending.not-away', { who: one(p.id) });
  return {
    headline: says(rule as RuleId, headline(level, won.length, lost.length)),
    won: won.map(told),
    lost: lost.map(told),
    people: view.people.map((p) => fateOf(view, p)),
    series: [{ line: { key: 'ending.series' }, levels: GOOD }],
    next: [],
  };
}

/** A lost scenario is told by who got away: none, some, or all of them without the cash. BDZ-enc-scen-atm-goal. */
function headline(level: string, away: number, left: number): string {
  if (level !== 'outcome.lost') return level.replace('outcome', 'headline');
  return away === 0 ? 'headline.none-away' : left === 0 ? 'headline.no-cash' : 'headline.lost';
}

const GOOD = [
  'outcome.away',
  'outcome.away-paid',
  'outcome.held',
  'outcome.day-together',
  'outcome.day-alone',
];

const FATES: { readonly [status in Person['status']]: readonly [RuleId, Weight] } = {
  'carry-on': ['BDZ-react-carry-on', 'calm'],
  ducked: ['BDZ-move-duck-back', 'calm'],
  hunkered: ['BDZ-move-hunker', 'calm'],
  stunned: ['BDZ-react-stunned', 'danger'],
  out: ['BDZ-react-oof', 'danger'],
  cheated: ['BDZ-star-cheat', 'danger'],
  dead: ['BDZ-react-od', 'death'],
};

/** Rules of the fates after the game that nobody comes back from. */
const LOST_AFTERWARDS: { readonly [fate in Person['afterwards']]?: RuleId } = {
  dies: 'BDZ-recover-after',
  never: 'BDZ-recover-after',
  turned: 'BDZ-harry-turn',
  'put-down': 'BDZ-harry-turn',
};

function fateOf(view: View, p: Person): Fate<RuleId> {
  const after = LOST_AFTERWARDS[p.afterwards];
  if (after)
    return { ...says(after, `fate.after-${p.afterwards}`, { who: one(p.id) }), id: p.id, weight: 'death' };
  const [rule, weight] = FATES[p.status];
  const key = hasLeft(view, p) && p.status !== 'dead' ? 'away' : hasRun(p) ? 'ran-away' : p.status;
  return { ...says(rule, `fate.${key}`, { who: one(p.id) }), id: p.id, weight };
}
