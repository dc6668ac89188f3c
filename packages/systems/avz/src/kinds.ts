export type Side = 'alien' | 'zombie';
export type AlienKind = 'trooper' | 'ufo' | 'tank' | 'leader' | 'mutant' | 'bfar';
type ZombieKind = 'rotting' | 'rotting-mob' | 'fast' | 'fast-mob' | 'tough' | 'tough-mob';
export type Kind = AlienKind | ZombieKind;

/** The Alien unit key, AVZ-T-aliens. */
export interface AlienKey {
  readonly side: 'alien';
  readonly kind: AlienKind;
  /** Dice in an attack, and cost of landing. */
  readonly combat: number;
  /** Movement points. */
  readonly move: number;
  readonly armoured: boolean;
  readonly flies: boolean;
  /** Space that it takes of the four in a location. */
  readonly stack: number;
  readonly hitsToKill: number;
  readonly lands: boolean;
}

/** The Zombie unit key, AVZ-T-zombies. */
export interface ZombieKey {
  readonly side: 'zombie';
  readonly kind: ZombieKind;
  readonly type: 'rotting' | 'fast' | 'tough';
  readonly mob: boolean;
  /** Movement points, and the number that an attack die must beat. */
  readonly number: number;
  readonly dice: number;
  readonly hitsToKill: number;
}

const alien = (kind: AlienKind, combat: number, move: number, marks: Partial<AlienKey> = {}): AlienKey => ({
  side: 'alien',
  kind,
  combat,
  move,
  armoured: false,
  flies: false,
  stack: 1,
  lands: true,
  ...marks,
  hitsToKill: marks.armoured ? 2 : 1,
});

const zombie = (type: ZombieKey['type'], mob: boolean, number: number): ZombieKey => ({
  side: 'zombie',
  kind: mob ? `${type}-mob` : type,
  type,
  mob,
  number,
  dice: mob ? 2 : 1,
  hitsToKill: mob ? 2 : 1,
});

export const ALIENS: readonly AlienKey[] = [
  alien('trooper', 1, 3),
  alien('ufo', 2, 6, { armoured: true, flies: true }),
  alien('tank', 3, 3, { armoured: true }),
  alien('leader', 2, 3),
  alien('mutant', 3, 5, { stack: 2, lands: false }),
  alien('bfar', 4, 4, { armoured: true, stack: 2, lands: false }),
];

export const ZOMBIES: readonly ZombieKey[] = [
  zombie('rotting', false, 3),
  zombie('rotting', true, 3),
  zombie('fast', false, 4),
  zombie('fast', true, 4),
  zombie('tough', false, 2),
  zombie('tough', true, 2),
];

export const KINDS: readonly Kind[] = [...ALIENS, ...ZOMBIES].map((k) => k.kind);

export function sideOf(kind: Kind): Side {
  return ALIENS.some((a) => a.kind === kind) ? 'alien' : 'zombie';
}

export type Icon = 'zombie_bite' | 'laser' | 'zombie_claw' | 'zombie_rise' | 'mutant' | 'bfar';
export const ICONS: readonly Icon[] = [
  'zombie_bite',
  'laser',
  'zombie_claw',
  'zombie_rise',
  'mutant',
  'bfar',
];
