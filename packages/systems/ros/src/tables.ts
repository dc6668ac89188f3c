import type { Json, PrintedTable, Provenance } from '@shambles/engine';
import type { Card, Club, Gun, Minor, Thrown, ZedKind } from './kinds.js';

type Row = PrintedTable['rows'][number];
const table = <R extends Row>(
  id: string,
  title: string,
  rule: string,
  provenance: Provenance,
  rows: readonly R[],
): PrintedTable<R> => ({ id, title, rule, provenance, rows });

/** Lowest and highest score that gives a result; no upper end where that is null. */
type Band = readonly [from: number, to: number | null];

interface Bands {
  readonly [name: string]: Json;
  readonly body: Band | null;
  /** The lowest score that hits the head. */
  readonly head: number | null;
}

interface GunRow extends Row {
  readonly weapon: Gun;
  readonly short: Bands;
  readonly long: Bands;
  readonly clip: number;
  /** The only cards it is fired with. ROS-D-sniper. */
  readonly cards?: readonly Card[];
}

/** Up to and including this many cm is short range. ROS-shoot-range. */
export const SHORT = 30;

const NONE: Bands = { body: null, head: null };

const SHOOTING = table<GunRow>('ROS-T-shooting', 'Shooting', 'ROS-shoot', 'stated', [
  { weapon: 'pistol', short: { body: [4, 8], head: 9 }, long: { body: [6, null], head: null }, clip: 6 },
  { weapon: 'shotgun', short: { body: [2, 7], head: 8 }, long: NONE, clip: 7 },
  { weapon: 'assault rifle', short: { body: [3, 6], head: 7 }, long: { body: [5, 8], head: 9 }, clip: 6 },
  {
    weapon: 'sniper rifle',
    short: { body: [3, 4], head: 5 },
    long: { body: [4, 5], head: 6 },
    clip: 5,
    cards: ['snipe', 'shoot'],
  },
]);

export function gunRow(gun: Gun): GunRow {
  return SHOOTING.rows.find((r) => r.weapon === gun) as GunRow;
}

export type Factor = 'sniping' | 'stationary' | 'burning' | 'disappearing' | 'obscured' | 'hit' | 'leaping';

interface FactorRow extends Row {
  readonly factor: Factor;
  readonly title: string;
  readonly mod: number;
  readonly rule: string;
}

export const FACTORS = table<FactorRow>('ROS-T-factors', 'Shooting factors', 'ROS-shoot', 'stated', [
  { factor: 'sniping', title: 'sniping (SNIPE card)', mod: 2, rule: 'ROS-factor-snipe' },
  { factor: 'stationary', title: 'target stationary', mod: 1, rule: 'ROS-factor-stationary' },
  { factor: 'burning', title: 'target burning', mod: -1, rule: 'ROS-factor-burning' },
  { factor: 'disappearing', title: 'disappearing target', mod: -1, rule: 'ROS-factor-disappearing' },
  { factor: 'obscured', title: 'target partly obscured', mod: -1, rule: 'ROS-factor-obscured' },
  { factor: 'hit', title: 'each hit on the shooter', mod: -1, rule: 'ROS-factor-hits' },
  { factor: 'leaping', title: 'Hunter that leapt this turn', mod: -4, rule: 'ROS-factor-leap' },
]);

export function factorRow(factor: Factor): FactorRow {
  return FACTORS.rows.find((r) => r.factor === factor) as FactorRow;
}

type ClubClass = 'blunt' | 'sharp' | 'powered';

interface ClubRow extends Row {
  readonly class: ClubClass;
  readonly items: readonly (Club | 'rifle butt')[];
  readonly knockDown: readonly [number, number];
  readonly kill: number;
  readonly rule: string;
}

export const MELEE = table<ClubRow>('ROS-T-melee', 'Melee weapons', 'ROS-melee-weapon', 'stated', [
  {
    class: 'blunt',
    items: ['cricket bat', 'baseball bat', 'crowbar', 'shovel', 'rifle butt'],
    knockDown: [2, 8],
    kill: 9,
    rule: 'ROS-melee-blunt',
  },
  {
    class: 'sharp',
    items: ['sword', 'machete', 'spade', 'fire axe'],
    knockDown: [3, 6],
    kill: 7,
    rule: 'ROS-melee-sharp',
  },
  { class: 'powered', items: ['chainsaw'], knockDown: [2, 5], kill: 6, rule: 'ROS-melee-powered' },
]);

export function clubRow(club: Club | 'rifle butt'): ClubRow {
  return MELEE.rows.find((r) => r.items.includes(club)) as ClubRow;
}

interface ThrownRow extends Row {
  readonly type: Thrown;
  readonly range: number;
  readonly radius: number;
  readonly knocksDown: boolean;
  readonly killsOn: number | null;
  readonly loud: boolean;
  /** Turns that it burns where it landed, counting the one it is thrown in. */
  readonly burns: number;
  /** Turns that a Zed in it burns, and is destroyed at the end of the last. */
  readonly alight: number;
  readonly attracts: boolean;
  readonly destroysOnReach: boolean;
  readonly rule: string;
}

const GRENADES = table<ThrownRow>('ROS-T-grenades', 'Grenades', 'ROS-grenade', 'stated', [
  {
    type: 'HE grenade',
    range: 30,
    radius: 10,
    knocksDown: true,
    killsOn: 8,
    loud: true,
    burns: 0,
    alight: 0,
    attracts: false,
    destroysOnReach: false,
    rule: 'ROS-grenade-he',
  },
  {
    type: 'stun grenade',
    range: 30,
    radius: 10,
    knocksDown: true,
    killsOn: null,
    loud: true,
    burns: 0,
    alight: 0,
    attracts: false,
    destroysOnReach: false,
    rule: 'ROS-grenade-stun',
  },
  {
    type: 'pipe bomb',
    range: 30,
    radius: 10,
    knocksDown: true,
    killsOn: 5,
    loud: true,
    burns: 0,
    alight: 0,
    attracts: false,
    destroysOnReach: false,
    rule: 'ROS-grenade-pipe',
  },
  {
    type: 'Molotov cocktail',
    range: 30,
    radius: 10,
    knocksDown: false,
    killsOn: null,
    loud: false,
    burns: 5,
    alight: 5,
    attracts: false,
    destroysOnReach: false,
    rule: 'ROS-grenade-molotov',
  },
  {
    type: 'WP grenade',
    range: 30,
    radius: 10,
    knocksDown: false,
    killsOn: null,
    loud: false,
    burns: 2,
    alight: 0,
    attracts: true,
    destroysOnReach: true,
    rule: 'ROS-grenade-wp',
  },
]);

export function thrownRow(type: Thrown): ThrownRow {
  return GRENADES.rows.find((r) => r.type === type) as ThrownRow;
}

/** Turns that whoever is set alight burns, and is destroyed at the end of. */
export const BURNING_TURNS = thrownRow('Molotov cocktail').alight;

export type DoorType = 'standard' | 'reinforced' | 'armoured';

interface DoorRow extends Row {
  readonly door: DoorType;
  /** Zeds attacking it times turns until it falls; null: never. */
  readonly zedTurns: number | null;
  readonly rule: string;
}

const DOORS = table<DoorRow>('ROS-T-doors', 'Doors', 'ROS-R-smash', 'stated', [
  { door: 'standard', zedTurns: 2, rule: 'ROS-door-standard' },
  { door: 'reinforced', zedTurns: 10, rule: 'ROS-door-reinforced' },
  { door: 'armoured', zedTurns: null, rule: 'ROS-door-armoured' },
]);

export function doorRow(door: DoorType): DoorRow {
  return DOORS.rows.find((r) => r.door === door) as DoorRow;
}

interface CardRow extends Row {
  readonly card: Card;
  /** Centimetres of movement. */
  readonly move: number;
  /** Levels of a ladder or rope. */
  readonly levels?: number;
  readonly shots: number;
  readonly sniperShots?: number;
  /** The only gun that it is played with. */
  readonly weapon?: Gun;
  /** Zeds pushed back. */
  readonly pushBack?: string;
  readonly steps: readonly number[];
  readonly combines?: readonly Card[];
  readonly provenance: Provenance;
}

const CARD_TABLE = table<CardRow>('ROS-T-cards', 'Action cards', 'ROS-card-set', 'stated', [
  { card: 'run', move: 10, shots: 0, steps: [5], provenance: 'stated' },
  { card: 'climb', move: 0, levels: 1, shots: 0, steps: [5], provenance: 'stated' },
  { card: 'shoot', move: 0, shots: 3, sniperShots: 2, steps: [9], provenance: 'stated' },
  { card: 'both', move: 5, shots: 1, steps: [5, 9], provenance: 'stated' },
  { card: 'melee', move: 0, shots: 0, pushBack: '1d6', steps: [3], provenance: 'stated' },
  { card: 'reload', move: 0, shots: 0, steps: [9], combines: ['order'], provenance: 'stated' },
  { card: 'first-aid', move: 0, shots: 0, steps: [5], provenance: 'stated' },
  { card: 'order', move: 0, shots: 0, steps: [2], combines: ['reload', 'assist'], provenance: 'stated' },
  { card: 'grenade', move: 0, shots: 0, steps: [6], provenance: 'stated' },
  { card: 'snipe', move: 0, shots: 1, weapon: 'sniper rifle', steps: [9], provenance: 'stated' },
  { card: 'give', move: 0, shots: 0, steps: [5], provenance: 'reconstructed' },
  { card: 'assist', move: 0, shots: 0, steps: [5], combines: ['order'], provenance: 'reconstructed' },
]);

export function cardRow(card: Card): CardRow {
  return CARD_TABLE.rows.find((r) => r.card === card) as CardRow;
}

interface StepRow extends Row {
  readonly step: number;
  /** As the book numbers it: two steps are 10. ROS-D-ten. */
  readonly seed: number;
  readonly what: string;
  readonly cards?: readonly Card[];
}

export const SEQUENCE = table<StepRow>('ROS-T-sequence', 'Sequence of action', 'ROS-seq', 'stated', [
  { step: 1, seed: 1, what: 'place action card face down' },
  { step: 2, seed: 2, what: 'reveal action cards' },
  { step: 3, seed: 3, what: "survivors' melee", cards: ['melee'] },
  { step: 4, seed: 4, what: 'Zed melee damage' },
  {
    step: 5,
    seed: 5,
    what: 'survivor movement and body actions',
    cards: ['run', 'both', 'climb', 'give', 'first-aid', 'assist'],
  },
  { step: 6, seed: 6, what: 'grenades', cards: ['grenade'] },
  { step: 7, seed: 7, what: 'standing Zeds move; crouching Hunters leap; standing Hunters may crouch' },
  { step: 8, seed: 8, what: 'fallen Zeds get up' },
  {
    step: 9,
    seed: 9,
    what: 'survivors shoot, snipe or reload',
    cards: ['shoot', 'both', 'snipe', 'reload'],
  },
  { step: 10, seed: 10, what: 'Boomers spit, Tanks throw, Smokers ensnare' },
  { step: 11, seed: 10, what: 'knocked-down survivors stand' },
]);

interface ItemRow extends Row {
  readonly slot: 'pistol' | 'main' | 'minor';
  /** Of the slot, in places. */
  readonly limit: number;
  readonly items: readonly string[];
  /** Places that one fills. */
  readonly size: number;
  readonly provenance: Provenance;
}

const ITEMS = table<ItemRow>('ROS-T-items', 'What can be carried', 'ROS-carry', 'stated', [
  { slot: 'pistol', limit: 1, items: ['pistol'], size: 1, provenance: 'stated' },
  {
    slot: 'main',
    limit: 1,
    items: ['shotgun', 'assault rifle', 'sniper rifle', 'large melee weapon'],
    size: 1,
    provenance: 'stated',
  },
  { slot: 'minor', limit: 8, items: ['reload for a named weapon'], size: 1, provenance: 'stated' },
  { slot: 'minor', limit: 8, items: ['grenade (HE, stun or WP)'], size: 1, provenance: 'stated' },
  { slot: 'minor', limit: 8, items: ['pipe bomb'], size: 1, provenance: 'stated' },
  { slot: 'minor', limit: 8, items: ['Molotov cocktail'], size: 1, provenance: 'stated' },
  { slot: 'minor', limit: 8, items: ['binoculars'], size: 1, provenance: 'stated' },
  { slot: 'minor', limit: 8, items: ['torch'], size: 1, provenance: 'stated' },
  { slot: 'minor', limit: 8, items: ['tactical radio'], size: 1, provenance: 'stated' },
  { slot: 'minor', limit: 8, items: ['First Aid Kit'], size: 2, provenance: 'stated' },
  { slot: 'minor', limit: 8, items: ['scenario supply'], size: 1, provenance: 'reconstructed' },
]);

export const MINOR_PLACES = ITEMS.rows.find((r) => r.slot === 'minor')?.limit as number;

/** Places that a minor item fills. ROS-carry-kit. */
export function placesOf(item: Minor): number {
  return ITEMS.rows.find((r) => r.items.includes(item))?.size ?? 1;
}

export const STIMULUS_RANGE = 40;
export const ALARM_FROM = 5;

const STIMULI = table('ROS-T-stimuli', 'Horde stimuli', 'ROS-horde', 'stated', [
  { stimulus: 'car alarm', roll: '5+', range: STIMULUS_RANGE },
  { stimulus: 'loud noise', roll: 'none', range: STIMULUS_RANGE },
  { stimulus: 'groaning', roll: 'at most the number of groans', range: STIMULUS_RANGE },
  { stimulus: 'discovery', roll: 'none', range: null },
]);

const PRIORITIES = table('ROS-T-priorities', 'Attack priorities', 'ROS-priority', 'stated', [
  { rank: 1, prey: 'WP grenade', range: 10 },
  { rank: 2, prey: 'living in the open', range: 20 },
  { rank: 3, prey: 'known gathering of several living in a building or vehicle', range: null },
  { rank: 4, prey: 'loud noise', range: null },
  { rank: 5, prey: 'several Zeds groaning', range: null },
  { rank: 6, prey: 'nearest survivor', range: null },
]);

interface DriftRow extends Row {
  readonly on: readonly [number, number];
  /** Degrees clockwise. */
  readonly turn: number;
  readonly move: number;
}

export const DRIFT = {
  ...table<DriftRow>('ROS-T-drift', 'Drift', 'ROS-drift', 'stated', [
    { on: [1, 3], turn: 0, move: 0 },
    { on: [4, 4], turn: -90, move: 2 },
    { on: [5, 5], turn: 90, move: 2 },
    { on: [6, 6], turn: 0, move: 2 },
  ]),
  dice: { n: 1, sides: 6 },
};

interface InfectionRow extends Row {
  readonly who: string;
  /** Dice, ends included. */
  readonly infected?: readonly [number, number];
  readonly immune?: readonly [number, number];
  readonly dies?: readonly [number, number];
}

const BLOOD = {
  ps: { who: 'PS', infected: [0, 1], immune: [2, 9] },
  nps: { who: 'NPS', infected: [0, 7], immune: [8, 9] },
  ill: { who: 'any infected survivor each turn', dies: [0, 0] },
} as const;

const INFECTION = table<InfectionRow>(
  'ROS-T-infection',
  'Infection',
  'ROS-infect-test',
  'stated',
  Object.values(BLOOD),
);

/** The highest die that infects, and of which the infected die. */
export const INFECTED_UP_TO = { ps: BLOOD.ps.infected[1], nps: BLOOD.nps.infected[1] } as const;
export const DIES_UP_TO: number = BLOOD.ill.dies[1];

interface MutantRow extends Row {
  readonly type: Exclude<ZedKind, 'zed'>;
  readonly move: number;
  /** Reach of its ranged attack in cm, and the lowest score that hits. */
  readonly range: number;
  readonly hitsOn: number;
  /** Hits in contact: as many, or as the die says. */
  readonly damage: 1 | '1d3';
  readonly rule: string;
}

const MUTANT_TABLE = table<MutantRow>('ROS-T-mutants', 'Mutants', 'ROS-mutants', 'stated', [
  { type: 'hunter', move: 20, range: 0, hitsOn: 0, damage: '1d3', pins: true, leap: 10, rule: 'ROS-hunter' },
  {
    type: 'tank',
    move: 20,
    range: 40,
    hitsOn: 5,
    damage: '1d3',
    hits: 10,
    knocksBack: '2d6',
    thrown: '1d3',
    rule: 'ROS-tank',
  },
  { type: 'boomer', move: 20, range: 10, hitsOn: 5, damage: 1, burst: 10, rule: 'ROS-boomer' },
  { type: 'smoker', move: 20, range: 10, hitsOn: 5, damage: 1, tongue: '1d6', rule: 'ROS-smoker' },
  { type: 'witch', move: 20, range: 0, hitsOn: 0, damage: '1d3', pins: true, rule: 'ROS-witch' },
]);

export function mutantRow(type: ZedKind): MutantRow {
  return MUTANT_TABLE.rows.find((r) => r.type === type) as MutantRow;
}

/** What a Zed does in contact: one hit, or a mutant's own. ROS-melee-damage, ROS-T-mutants. */
export function damageOf(kind: ZedKind): 1 | '1d3' {
  return kind === 'zed' ? 1 : mutantRow(kind).damage;
}

interface FindRow extends Row {
  readonly on: readonly [number, number];
  readonly find: string;
}

export const SEARCH = {
  ...table<FindRow>('ROS-T-search', 'Random finds', 'ROS-R-search', 'reconstructed', [
    { on: [0, 0], find: '' },
    { on: [1, 1], find: 'torch' },
    { on: [2, 2], find: 'pistol reload' },
    { on: [3, 3], find: 'shotgun reload' },
    { on: [4, 4], find: 'First Aid Kit' },
    { on: [5, 5], find: 'baseball bat' },
    { on: [6, 6], find: 'Molotov cocktail' },
    { on: [7, 7], find: 'assault rifle reload' },
    { on: [8, 8], find: 'pipe bomb' },
    { on: [9, 9], find: 'shotgun with a full clip' },
  ]),
};

interface ScaleRow extends Row {
  readonly ps: number;
  readonly hordes: number;
  readonly drifters: number;
}

const SCALING = table<ScaleRow>('ROS-T-scaling', 'Scaling', 'ROS-R-players', 'reconstructed', [
  { ps: 1, hordes: 1, drifters: 3 },
  { ps: 2, hordes: 1, drifters: 4 },
  { ps: 3, hordes: 2, drifters: 5 },
  { ps: 4, hordes: 2, drifters: 6 },
  { ps: 5, hordes: 3, drifters: 8 },
  { ps: 6, hordes: 3, drifters: 9 },
]);

export function scaleFor(ps: number): ScaleRow {
  return SCALING.rows.find((r) => r.ps === ps) as ScaleRow;
}

interface KitRow extends Row {
  readonly kit: 'A' | 'B' | 'any' | 'nps';
  /** Place in the team, from 1; 0 for an armed NPS. */
  readonly who: number;
  readonly main: string | null;
  readonly minor: readonly Minor[];
}

export const KITS = table<KitRow>('ROS-T-kits', 'Starting kits', 'ROS-intro-scarcity', 'reconstructed', [
  {
    kit: 'A',
    who: 1,
    main: 'assault rifle',
    minor: [
      'assault rifle reload',
      'assault rifle reload',
      'pistol reload',
      'HE grenade',
      'First Aid Kit',
      'tactical radio',
    ],
  },
  {
    kit: 'A',
    who: 2,
    main: 'shotgun',
    minor: ['shotgun reload', 'shotgun reload', 'pistol reload', 'pipe bomb', 'Molotov cocktail', 'torch'],
  },
  {
    kit: 'A',
    who: 3,
    main: 'fire axe',
    minor: [
      'pistol reload',
      'pistol reload',
      'stun grenade',
      'First Aid Kit',
      'First Aid Kit',
      'tactical radio',
    ],
  },
  {
    kit: 'A',
    who: 4,
    main: 'sniper rifle',
    minor: [
      'sniper rifle reload',
      'sniper rifle reload',
      'pistol reload',
      'WP grenade',
      'binoculars',
      'torch',
    ],
  },
  {
    kit: 'B',
    who: 1,
    main: 'shotgun',
    minor: ['shotgun reload', 'shotgun reload', 'pistol reload', 'tactical radio'],
  },
  {
    kit: 'B',
    who: 2,
    main: 'crowbar',
    minor: ['pistol reload', 'pistol reload', 'Molotov cocktail', 'pipe bomb'],
  },
  { kit: 'B', who: 3, main: 'baseball bat', minor: ['pistol reload', 'pistol reload', 'First Aid Kit'] },
  {
    kit: 'B',
    who: 4,
    main: null,
    minor: ['pistol reload', 'pistol reload', 'Molotov cocktail', 'torch', 'binoculars'],
  },
  { kit: 'any', who: 5, main: 'machete', minor: ['pistol reload', 'First Aid Kit'] },
  { kit: 'any', who: 6, main: 'shotgun', minor: ['shotgun reload', 'Molotov cocktail'] },
  { kit: 'nps', who: 0, main: null, minor: ['pistol reload'] },
]);

/** What characters do alike. */
const all = (what: string) => ({ bold: what, steady: what, nervous: what });

const NPS = table('ROS-T-nps', 'NPS judgement', 'ROS-U-nps', 'reconstructed', [
  { line: 1, if: 'knocked down or pinned', ...all('nothing') },
  {
    line: 2,
    if: 'a standing Zed in contact',
    bold: 'MELEE',
    steady: 'MELEE',
    nervous: 'RUN away from Zeds on d10 0-4, else MELEE',
  },
  { line: 3, if: 'a standing Zed within 10 cm in sight and unarmed', ...all('RUN away') },
  {
    line: 4,
    if: 'a standing Zed within 10 cm in sight and armed with a loaded gun',
    bold: 'SHOOT',
    steady: 'SHOOT',
    nervous: 'BOTH, moving away',
  },
  { line: 5, if: 'under an order that is not finished', ...all('carry it out') },
  { line: 6, if: 'an empty clip and a reload', ...all('RELOAD') },
  {
    line: 7,
    if: 'following a survivor',
    ...all('same card as that survivor; if out of contact by more than 10 cm RUN to it'),
  },
  {
    line: 8,
    if: 'a Zed in sight within 30 cm and armed',
    bold: 'SHOOT',
    steady: 'SHOOT',
    nervous: 'stay',
  },
  { line: 9, if: 'otherwise', ...all('stay; nervous ones within 20 cm of a survivor move to it') },
]);

const UMPIRE = table('ROS-T-umpire', 'Umpire duties taken over', 'ROS-U-auto', 'reconstructed', [
  { duty: 'set the objective', rules: 'ROS-S-1, ROS-S-2, ROS-S-3, ROS-S-4' },
  { duty: 'place and size hordes', rules: 'ROS-U-hordes-place, ROS-U-hordes-number' },
  { duty: 'discovery and stimuli', rules: 'ROS-U-discover, ROS-U-activate' },
  { duty: 'move attacking Zeds', rules: 'ROS-U-path, ROS-U-priority, ROS-U-lost' },
  { duty: 'drift', rules: 'ROS-drift, ROS-R-lured, ROS-U-drifters' },
  { duty: 'infection in secret', rules: 'ROS-U-infect' },
  { duty: 'NPS', rules: 'ROS-U-nps' },
  { duty: 'mutants', rules: 'ROS-U-mutants, ROS-U-witch' },
  { duty: 'secrecy', rules: 'ROS-U-secret' },
]);

export const TABLES: readonly PrintedTable[] = [
  SEQUENCE,
  CARD_TABLE,
  ITEMS,
  DOORS,
  MELEE,
  SHOOTING,
  FACTORS,
  GRENADES,
  STIMULI,
  PRIORITIES,
  DRIFT,
  INFECTION,
  MUTANT_TABLE,
  UMPIRE,
  NPS,
  SEARCH,
  SCALING,
  KITS,
];
