import type { AmzWorld } from '../facts.js';
import type { RuleId } from '../register.js';
import { dependentsOf, downOf, type Figure, isLiving, type Unit, unitOf } from '../state.js';
import { type AmzTable, tableOf } from '../table/table.js';
import { buildingOf, insideOf, isStrong } from '../units/houses.js';
import { buildingRow, type StressRow, stressEffect } from '../units/rows.js';

/** How far leadership carries, in inches. AMZ-leadership. */
const LEADS = 6;
/** So many mobs in sight weigh on a unit. AMZ-stress-more-mobs. */
const MANY = 4;
/** Leaders are nothing to units other than their own. AMZ-T-quirk-cards, 16. */
const RADIO_SILENCE = 16;

/** What adds to Stress or takes from it, and the rule that says so. AMZ-T-stress-points. */
const RULES = {
  turns: 'AMZ-stress-more-turn',
  dependents: 'AMZ-stress-more-dependents',
  abandoned: 'AMZ-stress-more-abandoned',
  'zombie-objectives': 'AMZ-stress-more-zombie-objective',
  mobs: 'AMZ-stress-more-mobs',
  night: 'AMZ-stress-more-night',
  antivirus: 'AMZ-stress-less-antivirus',
  objectives: 'AMZ-stress-less-objective',
  barricaded: 'AMZ-stress-less-barricaded',
  fortified: 'AMZ-stress-less-fortified',
  leader: 'AMZ-stress-less-leader',
  'bad-leader': 'AMZ-leadership',
} as const satisfies { readonly [stressor: string]: RuleId };
type Stressor = keyof typeof RULES;

export interface Stress {
  /** The sum, at least 0. */
  readonly points: number;
  /** What it is made of, in the order of the book: nothing that comes to 0. */
  readonly parts: readonly { readonly key: Stressor; readonly points: number; readonly rule: RuleId }[];
  readonly row: StressRow;
}

/** A unit's Stress as it is now. AMZ-stress-level. */
export function stressOf(w: AmzWorld, unit: string): Stress {
  const u = unitOf(w.s, unit);
  const points: { readonly [key in Stressor]: number } = {
    turns: Math.max(0, w.s.turn - 1),
    dependents: hasWeakOnes(w, unit) ? 1 : 0,
    abandoned: w.s.casualties.some((c) => c.abandoned && c.unit === unit) ? 1 : 0,
    'zombie-objectives': w.s.achieved.filter((a) => a.side === 'zombies' && a.stress).length,
    mobs: mobsInSight(w, unit) >= MANY ? 1 : 0,
    night: w.book.scenario.light === 'night' ? 1 : 0,
    antivirus: u.doses > 0 ? -1 : 0,
    objectives: -objectivesOf(w),
    ...shelter(w, unit),
    leader: -Math.max(0, ...leadersNear(w, unit).map((f) => f.leader as number)),
    'bad-leader': leadersNear(w, unit).filter((f) => (f.leader as number) < 0).length,
  };
  const keys = Object.keys(RULES) as Stressor[];
  const sum = Math.max(
    0,
    keys.reduce((total, key) => total + points[key], 0),
  );
  const parts = keys
    .filter((key) => points[key] !== 0)
    .map((key) => ({ key, points: points[key], rule: RULES[key] }));
  return { points: sum, parts, row: stressEffect(u, sum) };
}

/** What a unit's Stress does. AMZ-T-stress. */
export function stressRow(w: AmzWorld, u: Pick<Unit, 'id'>): StressRow {
  return stressOf(w, u.id).row;
}

/** Dependents with it, somebody down, or a wounded Casualty that it has: once for all of them. AMZ-D-stress-dependents. */
function hasWeakOnes({ s }: AmzWorld, unit: string): boolean {
  return (
    dependentsOf(s, unit).length > 0 ||
    downOf(s, unit).length > 0 ||
    s.casualties.some((c) => c.unit === unit && c.kind === 'wia' && !c.abandoned && !c.overrun)
  );
}

/** Objectives of the Living, without those of the activation under way. AMZ-living-objectives. */
function objectivesOf({ s }: AmzWorld): number {
  return s.achieved.slice(0, s.active?.before).filter((a) => a.side === 'living' && a.stress).length;
}

/** Dexters and Possessed count as mobs. AMZ-mobs. */
function mobsInSight(w: AmzWorld, unit: string): number {
  return w.s.units.filter((z) => !isLiving(z) && tableOf(w).sees(unit, z.id)).length;
}

function shelter(w: AmzWorld, unit: string): { readonly [kind in 'barricaded' | 'fortified']: number } {
  const house = insideOf(w, unit);
  const building = house === undefined ? undefined : buildingOf(w.s, house);
  const points = building && isStrong(building) ? buildingRow(building.kind).stress : 0;
  return {
    barricaded: building?.kind === 'barricaded' ? points : 0,
    fortified: building?.kind === 'fortified' ? points : 0,
  };
}

/** Leaders on their feet near a unit, good and bad, its own among them. AMZ-leadership. */
export function leadersNear(w: AmzWorld, unit: string): Figure[] {
  const table = tableOf(w);
  const silent = w.s.effects.some((e) => e.card === RADIO_SILENCE);
  return w.s.figures.filter(
    (f) =>
      f.leader !== null &&
      f.leader !== 0 &&
      f.status === 'active' &&
      (f.unit === unit || (!silent && isNear(table, f, unit))),
  );
}

function isNear(table: AmzTable, f: Figure, unit: string): boolean {
  const from = table.has(f.id) ? [f.id] : table.basesOf(f.unit);
  return from.some((id) => table.basesOf(unit).some((other) => table.distance(id, other) <= LEADS));
}
