import type { Area, DayPart, EncounterKind } from '../kinds.js';
import { encounterOf, personOf } from '../state.js';
import type { Deed, Evolve } from './deed.js';

/** What became of somebody on a table of the players' own. */
export type Fate =
  | 'out-of-the-fight'
  | 'obviously-dead'
  | 'ran-away'
  | 'captured'
  | 'arrested'
  | 'cheated-death'
  /** It did not win the first round against zombies, or fell to them. FTB-10.11.3a. */
  | 'exposed'
  /** It used a Star advantage. FTB-15.1b. */
  | 'advantage'
  /** It passed Zed or No Zed, or See the Feast. FTB-10.9.3c, FTB-10.9.4. */
  | 'met-zed'
  | 'bore-feast'
  /** A Citizen hurt an armed human. FTB-3.4.2.1. */
  | 'hurt-armed';

/** An Encounter that is fought elsewhere. FTB-11.0. */
export type ElsewhereFact =
  | (Deed<'elsewhere'> & {
      readonly kind: EncounterKind;
      readonly area: Area;
      readonly part: DayPart;
      readonly fullMoon: boolean;
      /** Sections with a PEF. FTB-12.1a. */
      readonly sections: readonly number[];
      /** Zombies at the start. FTB-10.2.1b. */
      readonly zombies: number;
      /** Sections of the Target Building, 0 without one, and of the players. */
      readonly target: number;
      readonly enters: number;
    })
  | (Deed<'told-fate'> & { readonly who: string; readonly fate: Fate; readonly rep: number })
  | (Deed<'told-kills'> & { readonly who: string; readonly zeds: number });

export const ELSEWHERE: Evolve<ElsewhereFact> = {
  elsewhere: (s, f) => {
    encounterOf(s).pefsIn = f.sections;
  },
  'told-fate': (s, f) => {
    const p = personOf(s, f.who);
    p.rep = f.rep;
    switch (f.fate) {
      case 'exposed':
        if (p.infection === 'none') p.infection = 'exposed';
        return;
      case 'advantage':
        p.advantage = true;
        return;
      case 'met-zed':
        p.knowsZeds = true;
        return;
      case 'bore-feast':
        p.knowsFeasts = true;
        return;
      case 'hurt-armed':
        p.hurtArmed = true;
        return;
      case 'cheated-death':
        p.advantage = true;
        break;
      case 'out-of-the-fight':
        p.wentDown = true;
        break;
      case 'ran-away':
        p.ran = true;
        break;
    }
    p.condition = f.fate;
  },
  'told-kills': (s, f) => {
    personOf(s, f.who).zedsKilled += f.zeds;
  },
};
