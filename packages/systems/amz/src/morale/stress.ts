import type { AmzWorld } from '../facts.js';
import { stressEffect, stressName, stressPoints } from '../house/rows.js';
import type { Tabled } from '../house/tables.js';
import type { BuildingKind } from '../kinds.js';
import type { RuleId } from '../register.js';
import { dependentsOf, downOf, type Figure, isLiving, type Unit, unitOf } from '../state.js';
import { type AmzTable, tableOf } from '../table/table.js';
import type { StressEffect, Stressor } from '../tables/nerve.js';
import { buildingOf, insideOf, isStrong } from '../units/houses.js';

/** The range of leadership, in inches. AMZ-leadership. */
const LEADS = 6;
/** This many mobs in sight add Stress. AMZ-stress-more-mobs. */
const MANY = 4;
/** Leaders count only for their own units. AMZ-T-quirk-cards, 16. */
const RADIO_SILENCE = 16;

/** What adds Stress or removes it, with the rule. AMZ-T-stress-points. */
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
type Cause = keyof typeof RULES;

/** What a sum of Stress points is called, and its effect. */
export interface StressRow extends StressEffect {
  readonly name: string;
}

export interface Stress {
  /** The sum, at least 0. */
  readonly points: number;
  /** Its parts, in the order of the book, without those that are 0. */
  readonly parts: readonly { readonly key: Cause; readonly points: number; readonly rule: RuleId }[];
  readonly row: StressRow;
}

/** The circumstances that affect a unit's Stress. AMZ-T-stress-points. */
export interface Circumstances {
  readonly turn: number;
  /** True if it has Dependents or somebody hurt. */
  readonly weakOnes: boolean;
  /** True if it has left a casualty behind. */
  readonly abandoned: boolean;
  /** Objectives that each side has achieved, each once. */
  readonly theirObjectives: number;
  readonly ownObjectives: number;
  /** Mobs in its sight. */
  readonly mobs: number;
  readonly night: boolean;
  readonly doses: number;
  /** Kind of the building that the whole unit is in, if it still keeps the dead out. */
  readonly shelter: BuildingKind;
  /** Ratings of the leaders near it. */
  readonly leaders: readonly number[];
}

/** A unit's Stress as it is now. AMZ-stress-level. */
export function stressOf(w: AmzWorld, unit: string): Stress {
  const u = unitOf(w.s, unit);
  return stressBy(w.book, u, {
    turn: w.s.turn,
    weakOnes: hasWeakOnes(w, unit),
    abandoned: w.s.casualties.some((c) => c.abandoned && c.unit === unit),
    theirObjectives: w.s.achieved.filter((a) => a.side === 'zombies' && a.stress).length,
    ownObjectives: objectivesOf(w),
    mobs: mobsInSight(w, unit),
    night: w.book.scenario.light === 'night',
    doses: u.doses,
    shelter: shelterOf(w, unit),
    leaders: leadersNear(w, unit).map((f) => f.leader as number),
  });
}

/** The Stress that results from some circumstances. AMZ-T-stress-points, AMZ-stress-level. */
export function stressBy(book: Tabled, u: Pick<Unit, 'professional'>, c: Circumstances): Stress {
  const each = (stressor: Stressor) => stressPoints(book, stressor);
  const points: { readonly [key in Cause]: number } = {
    turns: each('turns') * Math.max(0, c.turn - 1),
    dependents: c.weakOnes ? each('dependents') : 0,
    abandoned: c.abandoned ? each('abandoned') : 0,
    'zombie-objectives': each('zombie-objectives') * c.theirObjectives,
    mobs: c.mobs >= MANY ? each('mobs') : 0,
    night: c.night ? each('night') : 0,
    antivirus: c.doses > 0 ? each('antivirus') : 0,
    objectives: each('objectives') * c.ownObjectives,
    barricaded: c.shelter === 'barricaded' ? each('barricaded') : 0,
    fortified: c.shelter === 'fortified' ? each('fortified') : 0,
    leader: each('leader') * Math.max(0, ...c.leaders),
    'bad-leader': c.leaders.filter((rating) => rating < 0).length,
  };
  const keys = Object.keys(RULES) as Cause[];
  const sum = Math.max(
    0,
    keys.reduce((total, key) => total + points[key], 0),
  );
  const parts = keys
    .filter((key) => points[key] !== 0)
    .map((key) => ({ key, points: points[key], rule: RULES[key] }));
  return { points: sum, parts, row: stressRowFor(book, u, sum) };
}

/** The effects of a sum of Stress points. AMZ-T-stress. */
export function stressRowFor(book: Tabled, u: Pick<Unit, 'professional'>, points: number): StressRow {
  return { name: stressName(book, points), ...stressEffect(book, u, points) };
}

/** The effects of a unit's Stress. AMZ-T-stress. */
export function stressRow(w: AmzWorld, u: Pick<Unit, 'id'>): StressRow {
  return stressOf(w, u.id).row;
}

/**
 * True if a unit has Dependents, somebody down or a wounded Casualty; they count once together.
 * AMZ-D-stress-dependents.
 */
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

function shelterOf(w: AmzWorld, unit: string): BuildingKind {
  const house = insideOf(w, unit);
  const building = house === undefined ? undefined : buildingOf(w.s, house);
  return building && isStrong(building) ? building.kind : 'open';
}

/** Leaders on their feet near a unit, good and bad, including its own. AMZ-leadership. */
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
