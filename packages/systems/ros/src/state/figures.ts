import type { Place } from '@shambles/measured';
import type { Character, Club, Gun, LongGun, Minor, Play, ZedKind } from '../kinds.js';
import { gunRow } from '../tables/shooting.js';

export { type Place, placeOf } from '@shambles/measured';

/** A survivor: a player's (PS) or not (NPS). */
export interface Person {
  readonly id: string;
  readonly kind: 'ps' | 'nps';
  x: number;
  y: number;
  level: number;
  facing: number;
  /** On the table, gone by an exit or lifted out, dead where it lies, risen as a Zed. */
  where: 'table' | 'out' | 'dead' | 'risen';
  /** Knocked down. ROS-R-down. */
  down: boolean;
  /** The Zed that pins it, or ''. ROS-hunter-pin. */
  pinned: string;
  hits: number;
  /** Secret. ROS-infect-test. */
  blood: 'untested' | 'immune' | 'infected';
  /** The turn in which it was infected, and in which it died; 0 for neither. */
  infected: number;
  died: number;
  /** Shots left in the pistol; -1 without one. */
  pistol: number;
  main: LongGun | Club | '';
  /** Shots left in the main weapon, if it is a gun. */
  clip: number;
  minor: Minor[];
  /** Its torch is lit. */
  torch: boolean;
  /** This turn's card or cards, face up; of an NPS, the action that it was given. */
  play: Play | '';
  /** Weapon with which it used BOTH, SHOOT or SNIPE, and shots of the card already fired. */
  fired: number;
  /** Centimetres gone in step 5 of this turn, and all that its allowance was used for. */
  moved: number;
  used: number;
  /** Slimed until the end of this turn; 0 when not. ROS-R-marked. */
  marked: number;
  /** The vehicle it sits in, or ''. */
  inside: string;
  /** The horde that the slime draws: the hideout it came out of. ROS-R-marked. */
  drawn: string;
  /** The turn in which Zeds last knew it to be in a building or vehicle, and in which. ROS-U-priority. */
  known: number;
  knownIn: string;
  /** Between the levels of a long ladder: the ladder's id, or ''. ROS-D-ladder. */
  ladder: string;
  /** NPS alone: who leads it, its character, what it was told to do. */
  leader: string;
  character: Character;
  order: Order | null;
  /** Where it goes in step 5 of this turn: away from Zeds, along with its leader, or to a place. */
  goal: Goal | null;
  /** Waits to be freed. ROS-S-3. */
  trapped: boolean;
}

/** Where an NPS makes for. */
export type Goal = 'away' | 'leader' | Place;

/** One simple task. ROS-order. */
export type Order =
  | { readonly do: 'run'; readonly to: Place; readonly name: string; readonly who?: string }
  /** `fired`: it has fired at something there. */
  | { readonly do: 'shoot'; readonly at: Place; readonly name: string; readonly fired?: true }
  | { readonly do: 'guard'; readonly what: string }
  | { readonly do: 'follow'; readonly who: string }
  | { readonly do: 'melee' }
  | { readonly do: 'take'; readonly what: string }
  /** A kit on somebody, a grenade at a place, a reload or a torch. */
  | {
      readonly do: 'use';
      readonly item: Minor;
      readonly who?: string;
      readonly at?: Place;
      readonly name: string;
    };

export interface Zed {
  readonly id: string;
  readonly kind: ZedKind;
  x: number;
  y: number;
  level: number;
  facing: number;
  /**
   * Hidden at its place (a mutant), drifting, charging (a drifter that saw somebody), attacking. A Witch that nobody
   * has disturbed waits.
   */
  mode: 'waiting' | 'drifting' | 'charging' | 'attacking';
  /** The hideout it came out of, or '', and its number there from 1. */
  horde: string;
  number: number;
  down: boolean;
  /** Burns until the end of this turn; 0 when it does not. */
  burning: number;
  /** Hits on a Tank. */
  hits: number;
  crouching: boolean;
  /** The turn of its last leap. ROS-factor-leap. */
  leapt: number;
  /** Moved of its own in this turn's step 7. ROS-factor-stationary. */
  moved: boolean;
  /** The survivor that it pins, or ''. */
  pins: string;
  /** The fence it gets over next, or ''. ROS-R-fence-zed. */
  fence: string;
  /** Whom it goes for, and where it last saw them; of chargers, and of a Witch, who disturbed her. ROS-U-lost, ROS-U-witch. */
  prey: string;
  lastSeen: Place | null;
  /** The way it went in this turn's step 7. ROS-R-disappearing. */
  trail: readonly Place[];
  /** It did damage in step 4 of this turn. ROS-R-tank-throw. */
  struck: boolean;
}

/** A survivor that nothing has happened to, with empty hands. */
export const FRESH = {
  where: 'table',
  down: false,
  pinned: '',
  hits: 0,
  blood: 'untested',
  infected: 0,
  died: 0,
  pistol: gunRow('pistol').clip,
  main: '',
  clip: 0,
  minor: [],
  torch: false,
  play: '',
  fired: 0,
  moved: 0,
  used: 0,
  marked: 0,
  inside: '',
  drawn: '',
  known: 0,
  knownIn: '',
  ladder: '',
  leader: '',
  character: 'steady',
  order: null,
  goal: null,
  trapped: false,
} satisfies Omit<Person, 'id' | 'kind' | 'x' | 'y' | 'level' | 'facing'>;

/** Can do things: neither down, pinned, trapped nor gone. */
export function able(p: Person): boolean {
  return p.where === 'table' && !p.down && p.pinned === '' && !p.trapped;
}

/** A gun that it holds with this many shots left; -1 where it holds none of the kind. */
export function shotsIn(p: Person, gun: Gun): number {
  if (gun === 'pistol') return p.pistol;
  return p.main === gun ? p.clip : -1;
}
