import type { PrintedTable } from '@shambles/engine';
import { ATTRIBUTES, type Attribute, type Class, type Thing } from '../kinds.js';

/** A person in the generator of its Class. */
interface NpcRow {
  readonly on: readonly [number, number];
  readonly rep: number;
  readonly weapon: Thing;
  /** True if the person wears body armor. FTB-3.6a. */
  readonly protected: boolean;
  /** Weapon of any further such person in a group, instead of `weapon`. */
  readonly others?: Thing;
  readonly [column: string]: number | string | boolean | readonly [number, number] | undefined;
}

type Generator = PrintedTable<NpcRow>;

const generator = (
  id: string,
  title: string,
  rows: readonly (readonly [rep: number, weapon: Thing, more?: 'protected', others?: Thing])[],
): Generator => ({
  id,
  title,
  rule: 'FTB-4.1b',
  provenance: 'reconstructed',
  dice: { n: 1, sides: 6 },
  rows: rows.map(([rep, weapon, more, others], i) => ({
    on: [i + 1, i + 1],
    rep,
    weapon,
    protected: more === 'protected',
    ...(others !== undefined && { others }),
  })),
});

/** FTB-T-npc-citizen. */
const NPC_CITIZEN = generator('FTB-T-npc-citizen', 'NPC generator: Citizen', [
  [4, 'ba-pistol'],
  [4, 'pistol'],
  [3, 'shotgun'],
  [3, 'pistol'],
  [3, 'two-hand'],
  [3, 'one-hand'],
]);

/** FTB-T-npc-ganger. */
const NPC_GANGER = generator('FTB-T-npc-ganger', 'NPC generator: Ganger', [
  [5, 'ba-pistol'],
  [4, 'shotgun'],
  [4, 'machine-pistol'],
  [4, 'ba-pistol'],
  [3, 'machine-pistol'],
  [3, 'pistol'],
]);

/** FTB-T-npc-militia. */
const NPC_MILITIA = generator('FTB-T-npc-militia', 'NPC generator: Militia', [
  [5, 'assault-rifle', 'protected'],
  [4, 'assault-rifle', 'protected'],
  [4, 'assault-rifle'],
  [4, 'sub-machine-gun'],
  [4, 'bolt-action-rifle'],
  [3, 'shotgun'],
]);

/** FTB-T-npc-military: Rep as in the rows of the Militia; used by table option. FTB-D-32. */
const NPC_MILITARY = generator('FTB-T-npc-military', 'NPC generator: Military', [
  [5, 'assault-rifle', 'protected'],
  [4, 'saw', 'protected', 'assault-rifle'],
  [4, 'assault-rifle', 'protected'],
  [4, 'assault-rifle', 'protected'],
  [4, 'assault-rifle', 'protected'],
  [3, 'assault-rifle', 'protected'],
]);

/** FTB-T-npc-police: Rep as in the rows of the Militia; used by table option. FTB-D-32. */
const NPC_POLICE = generator('FTB-T-npc-police', 'NPC generator: Police', [
  [5, 'shotgun', 'protected'],
  [4, 'shotgun'],
  [4, 'ba-pistol'],
  [4, 'ba-pistol'],
  [4, 'ba-pistol'],
  [3, 'ba-pistol'],
]);

/** FTB-T-npc-survivor. */
const NPC_SURVIVOR = generator('FTB-T-npc-survivor', 'NPC generator: Survivor', [
  [5, 'assault-rifle'],
  [4, 'bolt-action-rifle'],
  [4, 'shotgun'],
  [4, 'ba-pistol'],
  [4, 'pistol'],
  [3, 'ba-pistol'],
]);

export const GENERATORS: { readonly [c in Class]: Generator } = {
  citizen: NPC_CITIZEN,
  ganger: NPC_GANGER,
  militia: NPC_MILITIA,
  military: NPC_MILITARY,
  police: NPC_POLICE,
  survivor: NPC_SURVIVOR,
};

/** FTB-T-attributes: totals of two dice. */
export const ATTRIBUTE_TABLE: PrintedTable<{
  readonly on: readonly [number, number];
  readonly attribute: Attribute;
}> = {
  id: 'FTB-T-attributes',
  title: 'Attributes',
  rule: 'FTB-3.3a',
  provenance: 'stated',
  dice: { n: 2, sides: 6 },
  rows: ATTRIBUTES.map((attribute, i) => ({ on: [i + 2, i + 2], attribute })),
};

/** All tables of this chapter. */
export const PEOPLE_TABLES = [
  ATTRIBUTE_TABLE,
  NPC_CITIZEN,
  NPC_GANGER,
  NPC_MILITIA,
  NPC_MILITARY,
  NPC_POLICE,
  NPC_SURVIVOR,
] as const;
