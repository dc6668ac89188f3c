import { type Damage, type Gun, isGun, isMeleeWeapon, type Result } from '../kinds.js';
import { itemOf, personOf, type State } from '../state.js';
import type { Deed, Evolve } from './deed.js';
import { drop } from './move.js';

/** One die of a firing: what it was added up to and what it did. FTB-7.5a. */
export interface Shot {
  /** Whom it was placed on; '' for a gap in the swath. FTB-6.5b. */
  readonly target: string;
  readonly die: number;
  readonly total: number;
  readonly result: 'miss' | 'hit' | 'gap';
  /** Why a total that might have hit does not: a circumstance of the table. FTB-T-ranged-combat. */
  readonly because?: Circumstance;
  /** A miss by cover that struck somebody carried, or a pitiful shot that struck. FTB-7.7, FTB-7.8. */
  readonly instead?: 'carried' | 'pitiful';
}

/** Circumstances of the Ranged Combat table. */
export type Circumstance =
  | 'cover'
  | 'prone'
  | 'target-fast'
  | 'protected'
  | 'shooter-fast'
  | 'two-weapons'
  | 'second-target'
  | 'third-target';

/** Shooting, reactions, damage. */
export type FightFact =
  /** FTB-5.5.3a. */
  | (Deed<'in-sight'> & {
      readonly leaders: readonly {
        readonly who: string;
        readonly group: readonly string[];
        readonly dice: number;
        readonly successes: number;
        readonly mods: readonly { readonly circumstance: string; readonly dice: number }[];
      }[];
      /** Leaders of the groups that act, in their order. */
      readonly act: readonly string[];
      readonly moving: string;
    })
  /** What a winner does by its line of the table. FTB-5.5.7. */
  | (Deed<'declared'> & { readonly who: string; readonly does: string; readonly at: readonly string[] })
  | (Deed<'brown-pants'> & { readonly who: string; readonly passed: boolean })
  | (Deed<'drew'> & { readonly who: string })
  | (Deed<'fired'> & {
      readonly who: string;
      readonly item: number;
      readonly gun: Gun;
      readonly at: readonly string[];
      /** Faces, highest first; of a shotgun those that count. */
      readonly dice: readonly number[];
      readonly ammo: 'left' | 'out';
      readonly why: 'in-sight' | 'active' | 'reaction' | 'charged' | 'surprise' | 'weasel';
    })
  | (Deed<'shots'> & { readonly who: string; readonly gun: Gun; readonly shots: readonly Shot[] })
  /** A hit looked up on the damage table. FTB-7.6a. */
  | (Deed<'wound'> & {
      readonly who: string;
      readonly by: string;
      readonly die: number;
      /** Impact, or the shooter's Rep where a zombie is easy to kill. FTB-10.10.4. */
      readonly against: number;
      readonly damage: Damage;
    })
  /** FTB-3.1.4.1b. */
  | (Deed<'star-power'> & {
      readonly who: string;
      readonly dice: readonly number[];
      readonly before: Damage;
      readonly after: Damage;
      readonly lost: number;
    })
  | (Deed<'hard-as-nails'> & { readonly who: string })
  | (Deed<'larger-than-life'> & { readonly who: string; readonly by: string })
  | (Deed<'cheated-death'> & { readonly who: string; readonly by: string; readonly rep: number })
  /** Somebody goes down. */
  | (Deed<'downed'> & {
      readonly who: string;
      readonly condition: 'out-of-the-fight' | 'obviously-dead';
      readonly by: string;
      readonly beaten?: true;
    })
  | (Deed<'zed-down'> & { readonly zed: string; readonly by: string; readonly how: string })
  | (Deed<'leader-die'> & {
      readonly who: string;
      readonly passed: boolean;
      readonly group: readonly string[];
    })
  /** Reaction Tests that somebody took, with one set of dice. FTB-5.6.5. */
  | (Deed<'reacted'> & {
      readonly who: string;
      readonly tests: readonly ('received-fire' | 'man-down')[];
      /** Dice passed, those of a Leader Die among them; the column where a Star chose it. FTB-3.1.4.4. */
      readonly passed: number;
      readonly chose?: true;
      readonly results: readonly Result[];
      readonly result: Result;
    })
  | (Deed<'reloaded'> & { readonly who: string; readonly item: number })
  | (Deed<'fought'> & { readonly who: readonly string[] });

export const FIGHT: Evolve<FightFact> = {
  'in-sight': () => {},
  declared: () => {},
  'brown-pants': () => {},
  drew: (s, f) => {
    personOf(s, f.who).concealed = false;
  },
  fired: (s, f) => {
    const p = personOf(s, f.who);
    p.heldFire = false;
    if (f.ammo === 'out') itemOf(p, f.item).empty = true;
    if (s.encounter) s.encounter.shots = true;
    if (f.at.some((id) => s.people.some((q) => q.id === id))) p.fought = true;
  },
  shots: () => {},
  wound: () => {},
  'star-power': (s, f) => {
    const p = personOf(s, f.who);
    p.power -= f.lost;
    p.advantage = true;
  },
  'hard-as-nails': (s, f) => {
    personOf(s, f.who).nails = true;
  },
  'larger-than-life': (s, f) => {
    personOf(s, f.who).advantage = true;
  },
  'cheated-death': (s, f) => {
    const p = personOf(s, f.who);
    drop(s, p);
    p.advantage = true;
    p.condition = 'cheated-death';
    p.rep = f.rep;
  },
  downed: (s, f) => {
    const p = personOf(s, f.who);
    drop(s, p);
    p.condition = f.condition;
    p.wentDown ||= f.condition === 'out-of-the-fight';
    p.beaten = f.beaten === true;
    p.byZombie = s.zeds.some((z) => z.id === f.by);
    credit(s, f.by, f.who);
  },
  'zed-down': (s, f) => {
    s.zeds = s.zeds.filter((z) => z.id !== f.zed);
    const by = s.people.find((p) => p.id === f.by);
    if (by) by.zedsKilled++;
  },
  'leader-die': () => {},
  reacted: (s, f) => {
    if (f.chose) personOf(s, f.who).advantage = true;
  },
  reloaded: (s, f) => {
    const p = personOf(s, f.who);
    itemOf(p, f.item).empty = false;
    p.reloading = true;
  },
  fought: (s, f) => {
    for (const id of f.who) {
      const p = s.people.find((q) => q.id === id);
      if (p) p.fought = true;
    }
  },
};

/** Hurting somebody armed, a point of Rep in a melee included, is one of a Citizen's milestones. FTB-3.4.2.1, FTB-7.6.1. */
export function credit(s: State, by: string, who: string): void {
  const p = s.people.find((q) => q.id === by);
  const armed = personOf(s, who).items.some(({ what }) => isGun(what) || isMeleeWeapon(what));
  if (p && armed) p.hurtArmed = true;
}
