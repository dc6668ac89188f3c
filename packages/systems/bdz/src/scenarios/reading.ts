import { type Scenario, SetupError } from '@shambles/engine';
import { MapError, type MapFile, readMap } from '@shambles/field';
import { read } from '@shambles/forms';
import type { Area } from '../kinds.js';
import type { RuleId } from '../register.js';
import { newPerson, PARKED, type Person, type State, type Vehicle, type Zed } from '../state.js';
import { ScenarioFile } from './format.js';

/** A scenario, ready to play. */
export interface BdzScenario
  extends Scenario,
    Pick<ScenarioFile, 'opening' | 'toolbox' | 'cash' | 'mother' | 'goal' | 'draws' | 'day' | 'turns'> {
  readonly rule: RuleId;
  readonly map: MapFile;
  readonly people: readonly Person[];
  readonly vehicles: readonly Vehicle[];
  readonly zeds: readonly Zed[];
  readonly starts: ScenarioFile['starts'];
  /** Sides that have grenades. BDZ-grenade-supply. */
  readonly grenades: readonly string[];
  /** Doors and windows that differ from the map: barricaded before the game, or open. BDZ-D-barricade-rep. */
  readonly openings?: State['openings'];
  /** Fixed area, time and weather, which override the table's options. BDZ-los-night, BDZ-los-weather. */
  readonly set?: {
    readonly area?: Area;
    readonly time?: 'day' | 'dusk' | 'night';
    readonly weather?: 'fair' | 'foul';
  };
  /** True if the area's tables generate the ground, and people enter from the edges. BDZ-enc-terrain-generator. */
  readonly board?: true;
  /**
   * Set if this is not a single fight but a run of encounters, in which people outside the band are met.
   * BDZ-camp-objectives.
   */
  readonly lives?: 'campaign' | 'day-one';
  /** Names of its people and vehicles. */
  readonly names: { readonly people: Names; readonly vehicles: Names };
  /** True if it begins with Stars only, who first gather their bands. BDZ-list-recruit. */
  readonly gathers?: true;
}

type Names = { readonly [id: string]: string };

/** Reads a scenario file. Throws SetupError. */
export function readScenario(data: unknown, what: string): BdzScenario {
  const file = read(ScenarioFile, data, what, 'file');
  const { id, title, summary, opening, toolbox, cash, mother, goal, draws, day, turns, starts } = file;
  const vehicles = file.vehicles.map(machine);
  const people = file.people.map((p) => person(p, vehicles, what));
  const known = new Set(people.map((p) => p.id));
  const spoken = [...(goal?.who ?? []), ...(opening?.places ?? []).map((p) => p.who), mother, cash?.who];
  const nobody = spoken.find((who) => who !== undefined && !known.has(who));
  if (nobody !== undefined) throw new SetupError(`${what}: there is nobody called "${nobody}".`);
  return {
    id,
    title,
    summary,
    opening,
    toolbox,
    cash,
    mother,
    goal,
    draws,
    day,
    turns,
    starts,
    rule: file.rule,
    map: mapOf(file.map, what),
    people,
    vehicles,
    zeds: file.zeds.map(zed),
    grenades: file.grenades ?? [],
    names: { people: named(file.people), vehicles: named(file.vehicles) },
  };
}

function mapOf(data: unknown, what: string): MapFile {
  try {
    return readMap(data);
  } catch (error) {
    if (error instanceof MapError) throw new SetupError(`${what}, map/${error.message}`);
    throw error;
  }
}

const named = (all: readonly { readonly id: string; readonly name: string }[]): Names =>
  Object.fromEntries(all.map(({ id, name }) => [id, name]));

/** A person without a seat belongs to player 1. BDZ-play-modes. */
function person(
  { name, at, aboard = '', seat = 'player-1', guns = [], hand, ...given }: ScenarioFile['people'][number],
  vehicles: readonly Vehicle[],
  what: string,
): Person {
  const v = vehicles.find((each) => each.id === aboard);
  const [x, y] = at ?? (v && [v.x, v.y]) ?? [];
  if (x === undefined || y === undefined || (aboard !== '' && !v))
    throw new SetupError(`${what}: ${name} is neither on the table nor in a vehicle of it.`);
  const facing = v?.facing ?? 0;
  return newPerson({
    seat,
    side: seat,
    star: false,
    facing,
    ...given,
    x,
    y,
    aboard,
    guns: guns.map((gun) => ({ gun, empty: false })),
    hand: hand ?? (guns.length > 0 ? [0] : []),
  });
}

const machine = ({ name, at: [x, y], ...given }: ScenarioFile['vehicles'][number]): Vehicle => ({
  ...PARKED,
  triedBy: [],
  ...given,
  x,
  y,
});

const zed = ({ at: [x, y], facing, feast = '' }: ScenarioFile['zeds'][number], i: number): Zed => ({
  id: `zed-${i + 1}`,
  x,
  y,
  level: 0,
  facing,
  prone: false,
  saw: null,
  feast,
  dazed: false,
  caught: false,
  door: '',
  waits: 0,
});
