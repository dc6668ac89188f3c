import type { Ail, Class, Test } from '../kinds.js';
import type { RuleId } from '../register.js';

/** How somebody differs from others. */
interface AilRow {
  /** The rule about it; none for somebody who differs in nothing. */
  readonly rule?: RuleId;
  /** Inches fewer per move than others. */
  readonly slower: number;
  /** True if it never goes farther than a normal move. */
  readonly plods: boolean;
  /** True if it stays on its spot until rallied. */
  readonly stays: boolean;
  /** Shots that its scream counts as when it sees zombies; 0 if it does not scream. */
  readonly screams: number;
  /** True if it stops screaming and leaves its spot once it has been rallied. */
  readonly untilRallied: boolean;
  /** Tests on which it rolls one die only. */
  readonly oneDie: readonly Test[];
  /** The class it takes as soon as zombies confront it. */
  readonly wakes?: Class;
  /** True if it takes the Recovery Test although it is not out of the fight. */
  readonly recovers: boolean;
  /** True if it chooses its reactions as a Star does. */
  readonly freeWill: boolean;
}

const PLAIN: AilRow = {
  slower: 0,
  plods: false,
  stays: false,
  screams: 0,
  untilRallied: false,
  oneDie: [],
  recovers: false,
  freeWill: false,
};

/**
 * BDZ-T-road-patients, BDZ-T-road-kids, BDZ-T-road-dazed, BDZ-T-road-refugees, BDZ-T-road-cultists: values for moves,
 * tests and noise.
 */
const ROWS: { readonly [ail in Ail]: AilRow } = {
  nothing: PLAIN,
  ill: { ...PLAIN, rule: 'BDZ-camp-road-patients-slow', plods: true, recovers: true },
  elderly: { ...PLAIN, rule: 'BDZ-camp-road-patients-slow', plods: true },
  incompetent: { ...PLAIN, rule: 'BDZ-camp-road-patients-scream', screams: 6 },
  'littler-one': { ...PLAIN, rule: 'BDZ-camp-road-kids-littler', slower: 2, screams: 3, untilRallied: true },
  'small-child': { ...PLAIN, rule: 'BDZ-camp-road-kids-small', slower: 3, screams: 3 },
  dazed: { ...PLAIN, rule: 'BDZ-camp-road-dazed-survivor', wakes: 'survivor' },
  'basket-case': {
    ...PLAIN,
    rule: 'BDZ-camp-road-dazed-basket',
    stays: true,
    screams: 6,
    untilRallied: true,
  },
  'shell-shocked': {
    ...PLAIN,
    rule: 'BDZ-camp-road-refugees-shell',
    oneDie: ['rally', 'wanting-to-charge', 'being-charged'],
  },
  exalted: { ...PLAIN, rule: 'BDZ-camp-road-cultists-types', freeWill: true },
};

export function ailRow(ail: Ail): AilRow {
  return ROWS[ail];
}

interface Ailing {
  readonly ails: Ail;
  readonly calm: boolean;
}

/**
 * True if it must still be rallied before it behaves like others. BDZ-camp-road-kids-littler,
 * BDZ-camp-road-dazed-basket.
 */
export function isUpset({ ails, calm }: Ailing): boolean {
  return ROWS[ails].untilRallied && !calm;
}

/**
 * How it still differs from others, with the rule, for the words about it; undefined if it does not. Once rallied, a
 * littler one is only slower.
 */
export function peculiarityOf(p: Ailing): { readonly key: string; readonly rule: RuleId } | undefined {
  const { rule, untilRallied, slower } = ROWS[p.ails];
  const isOver = untilRallied && p.calm;
  if (!rule || (isOver && slower === 0)) return undefined;
  return { key: `ail.${p.ails}${isOver ? '-rallied' : ''}`, rule };
}

/** True if it does not leave its spot. BDZ-camp-road-dazed-basket. */
export function isRooted(p: Ailing): boolean {
  return ROWS[p.ails].stays && isUpset(p);
}

/** Shots that its scream counts as at present. */
export function screamOf(p: Ailing): number {
  const { screams, untilRallied } = ROWS[p.ails];
  return untilRallied && p.calm ? 0 : screams;
}

/**
 * The inches that remain of a move. BDZ-camp-road-kids-littler, BDZ-camp-road-kids-small, BDZ-camp-road-dazed-basket.
 */
export function inchesOf(p: Ailing, inches: number): number {
  return isRooted(p) ? 0 : Math.max(0, inches - ROWS[p.ails].slower);
}
