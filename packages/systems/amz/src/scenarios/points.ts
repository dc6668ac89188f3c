import type { Outcome } from '@shambles/engine';
import { hasPlace } from '@shambles/measured';
import { type Achieved, type Figure, isLiving, type State, type Unit } from '../state.js';
import type { AmzScenario } from './format.js';
import { isCountedAtEnd, isToll, type Objective } from './objectives.js';

/** The two sides, which are seats as well. AMZ-sides. */
export type Side = 'living' | 'zombies';

/** How often an objective has been achieved. */
export function timesOf(s: Pick<State, 'achieved'>, objective: string): number {
  return s.achieved.filter((a) => a.objective === objective).length;
}

/** True if there were figures of a type, and none is left. AMZ-sc4. */
export function isDestroyed(s: Pick<State, 'units' | 'figures'>, type: Unit['kind']): boolean {
  const ids = s.units.filter((u) => u.kind === type).map((u) => u.id);
  return ids.length > 0 && !s.figures.some((f) => ids.includes(f.unit) && f.status === 'active');
}

/**
 * The record of achieving an objective now: its points, and whether anybody's Stress changes; undefined if it no longer
 * scores. AMZ-scenario-format, AMZ-stress-more-zombie-objective, AMZ-stress-less-objective.
 */
export function achievement(
  s: Pick<State, 'achieved' | 'turn'>,
  scenario: AmzScenario,
  id: string,
): Achieved | undefined {
  const { living, zombies } = scenario.objectives;
  const side: Side = living.some((o) => o.id === id) ? 'living' : 'zombies';
  const objective: Objective | undefined = [...living, ...zombies].find((o) => o.id === id);
  if (!objective) throw new RangeError(`${scenario.id} has no objective "${id}".`);
  const before = timesOf(s, id);
  if (before > 0 && objective.times === 'first') return undefined;
  const stress = before === 0 && !isToll(objective);
  return { objective: id, side, points: objective.points, stress, turn: s.turn };
}

/** The parts of a state that are needed to count points. */
type Counted = Pick<State, 'stage' | 'achieved' | 'units' | 'figures' | 'casualties'>;

/** Points of a side so far; after the end of the game including those that are counted only then. */
export function scoreOf(s: Counted, scenario: AmzScenario, side: Side): number {
  const so = s.achieved.filter((a) => a.side === side).reduce((sum, a) => sum + a.points, 0);
  return side === 'zombies' && s.stage === 'over' ? so + endPoints(s, scenario) : so;
}

/** Points that the dead get at the end. AMZ-sc1, AMZ-sc2. */
function endPoints(s: Counted, { objectives }: AmzScenario): number {
  return objectives.zombies
    .filter(isCountedAtEnd)
    .reduce((sum, objective) => sum + objective.points * timesScored(s, objective), 0);
}

/** How often an objective has scored; one that is counted at the end scores only then. AMZ-sc1, AMZ-sc2. */
export function timesScored(s: Counted, objective: Objective): number {
  if (!isCountedAtEnd(objective)) return timesOf(s, objective.id);
  if (s.stage !== 'over') return 0;
  const found = objective.kind === 'left-behind' ? leftBehind(s) : stranded(s);
  return objective.times === 'first' ? Math.min(found, 1) : found;
}

/** KIA and WIA markers on the table: those of units on the table, and abandoned ones. AMZ-casualties. */
function leftBehind(s: Pick<State, 'figures' | 'casualties'>): number {
  const here = new Set(s.figures.filter(isHere).map((f) => f.unit));
  return s.casualties.filter((c) => c.abandoned || c.overrun || here.has(c.unit)).length;
}

function isHere(f: Figure): boolean {
  return ['active', 'down', 'slight'].includes(f.status) && (hasPlace(f) || f.aboard !== '');
}

/** Living figures that did not leave, whatever happened to them. AMZ-sc2. */
function stranded(s: Pick<State, 'units' | 'figures'>): number {
  const living = new Set(s.units.filter(isLiving).map(({ id }) => id));
  return s.figures.filter((f) => living.has(f.unit) && f.role !== 'vehicle' && f.status !== 'left').length;
}

/** The winner of a game that is over, with the winner's points. AMZ-sc1, AMZ-sc2, AMZ-sc3, AMZ-sc4. */
export function outcomeOf(s: Counted, scenario: AmzScenario): Outcome {
  const { needs, unmet, tie } = scenario.victory;
  const living = scoreOf(s, scenario, 'living');
  const zombies = scoreOf(s, scenario, 'zombies');
  const rule = scenario.rule;
  const dead = { winner: 'zombies', level: 'outcome.zombies', rule, score: zombies } as const;
  const drawn = { winner: undefined, level: 'outcome.drawn', rule, score: living } as const;
  const other = { zombies: dead, nobody: drawn };
  if (living < zombies) return dead;
  if (living === zombies) return other[tie];
  if (needs.some(({ objective, times }) => timesOf(s, objective) < times)) return other[unmet];
  return { winner: 'living', level: 'outcome.living', rule, score: living };
}
