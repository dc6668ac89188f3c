/** Classes of people. BDZ-class-four. */
export const CLASSES = ['civilian', 'ganger', 'military', 'survivor'] as const;
export type Class = (typeof CLASSES)[number];

/** Ranged weapons. BDZ-T-weapons. */
export const GUNS = [
  'assault-rifle',
  'ba-pistol',
  'bolt-action-rifle',
  'machine-pistol',
  'pistol',
  'semi-automatic-rifle',
  'shotgun',
  'squad-automatic-weapon',
  'submachine-gun',
] as const;
export type Gun = (typeof GUNS)[number];

/** What somebody fights with hand to hand. BDZ-T-melee-weapons. */
export const MELEE_WEAPONS = [
  'unarmed',
  'one-handed',
  'knife',
  'two-handed',
  'improvised-one-handed',
  'improvised-two-handed',
] as const;
export type MeleeWeapon = (typeof MELEE_WEAPONS)[number];

/** What makes somebody different from others of its Rep. BDZ-T-attributes. */
export const ATTRIBUTES = [
  'born-leader',
  'poser',
  'agile',
  'dumbass',
  'slow',
  'brawler',
  'ambidextrous',
  'slow-to-react',
  'vanilla',
  'stone-cold',
  'knifeman',
  'athlete',
  'wuss',
  'runt',
  'transporter',
  'marksman',
  'clumsy',
  'nerves-of-steel',
] as const;
export type Attribute = (typeof ATTRIBUTES)[number];

/** BDZ-T-areas. */
export type Area = 'urban' | 'suburbs' | 'rural';

/** What has become of somebody. BDZ-react-carry-on, BDZ-react-od, BDZ-react-oof, BDZ-star-cheat. */
export const STATUSES = ['carry-on', 'stunned', 'ducked', 'hunkered', 'out', 'dead', 'cheated'] as const;

/** What a hit, or a lost melee, does. The worst last. BDZ-T-damage. */
export const DAMAGE = ['knocked-down', 'out', 'dead'] as const;
export type Damage = (typeof DAMAGE)[number];

/** Reaction tests that a group takes. BDZ-T-react-tests. */
export const TESTS = [
  'fast-move',
  'in-sight',
  'received-fire',
  'wanting-to-charge',
  'being-charged',
  'rally',
  'man-down',
  'leader-lost',
  'recover-from-knock-down',
  'zed-or-no-zed',
  'see-the-feast',
  'sanity',
] as const;
export type Test = (typeof TESTS)[number];
