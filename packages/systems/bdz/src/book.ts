import { type FileSpec, type OptionSpec, readSetup, type Seat, type Setup } from '@shambles/engine';
import { type Ground, ground } from '@shambles/field';
import type { Area } from './kinds.js';
import type { RuleId } from './register.js';
import { OWN, readOwn } from './scenarios/own.js';
import { type BdzScenario, foughtOn, type GROUNDS, SCENARIOS } from './scenarios/scenarios.js';

const option = (
  id: string,
  title: string,
  rule: RuleId,
  values: { readonly [id: string]: string },
): OptionSpec => ({
  id,
  title,
  rule,
  values: Object.entries(values).map(([value, text]) => ({ id: value, title: text })),
  default: Object.keys(values)[0] as string,
});

/** Choices of the table, all named by the register. The first of each is what holds where nobody chose. */
export const OPTIONS: readonly OptionSpec[] = [
  option('ground', 'A free fight: on which table?', 'BDZ-play-modes', {
    crossroads: 'A crossroads',
    apartments: 'Between the apartments',
    street: 'A street with shops',
    interstate: 'The jammed interstate',
  } satisfies { readonly [ground in keyof typeof GROUNDS]: string }),
  option('area', 'Where?', 'BDZ-zgen-start', { suburbs: 'Suburbs', urban: 'Urban', rural: 'Rural' }),
  option('time', 'When?', 'BDZ-los-night', {
    day: 'By day',
    dusk: 'Before dawn, or evening',
    night: 'At night',
  }),
  option('weather', 'What weather?', 'BDZ-los-weather', { fair: 'Fair', foul: 'Fog or heavy rain' }),
  option('dice', 'Several human sides', 'BDZ-turn-multi', {
    each: 'A die for each side',
    shared: 'One die for all humans, who then roll among themselves',
  }),
  option('wandering', 'Wandering zombies', 'BDZ-D-wandering', {
    off: 'Doubles on activation bring none',
    on: 'Doubles on activation, but for sixes, may bring one',
  }),
  option('attributes', 'Attributes', 'BDZ-attr-optional', {
    without: 'Nobody has any',
    with: 'Stars choose two, Grunts roll for one',
  }),
  option('arms', 'Weapons of recruits', 'BDZ-weapon-carried', {
    rolled: 'Rolled for',
    shown: 'Those of the models',
  }),
  option('since', 'Since the outbreak', 'BDZ-list-military-rogue', {
    days: 'Less than two weeks',
    weeks: 'Two weeks',
    months: 'Two months or more',
  }),
  option('leader-alone', 'A figure by itself', 'BDZ-D-leader-die-alone', {
    'group-only': 'throws no Leader Die',
    'own-leader': 'is its own Leader',
  }),
  option('sharp-turn', 'A sharp turn of a vehicle', 'BDZ-D-c77', {
    'over-45': 'is one of more than 45 degrees',
    'exactly-90': 'is one of 90 degrees',
  }),
  option('fire-from-vehicles', 'Out of vehicles', 'BDZ-D-c85', {
    'passengers-and-driver': 'passengers and the driver fire',
    'passengers-only': 'passengers fire',
  }),
  option('siphoning', 'Fuel in found tanks', 'BDZ-D-c86', { on: 'may be drawn off', off: 'stays there' }),
];

interface Options {
  readonly ground: keyof typeof GROUNDS;
  readonly area: Area;
  readonly time: 'day' | 'dusk' | 'night';
  readonly weather: 'fair' | 'foul';
  readonly dice: 'each' | 'shared';
  readonly wandering: 'off' | 'on';
  readonly attributes: 'without' | 'with';
  readonly arms: 'rolled' | 'shown';
  readonly since: 'days' | 'weeks' | 'months';
  readonly 'leader-alone': 'group-only' | 'own-leader';
  readonly 'sharp-turn': 'over-45' | 'exactly-90';
  readonly 'fire-from-vehicles': 'passengers-and-driver' | 'passengers-only';
  readonly siphoning: 'on' | 'off';
}

/** What stays the same during a game. */
export interface Book {
  readonly scenario: BdzScenario;
  readonly options: Options;
  /** Players' seats, in order. */
  readonly seats: readonly Seat[];
  readonly ground: Ground;
}

/** What holds in a scenario: what it sets itself, and what the table has chosen. */
export function optionsFor({ set }: Pick<BdzScenario, 'set'>, chosen: Options): Options {
  return { ...chosen, ...set };
}

/** What a player may bring. */
export const FILES: readonly FileSpec[] = [OWN];

/** Reads a setup. Throws SetupError. */
export function readBook(setup: Setup): Book {
  const read = readSetup(setup, {
    title: 'Better Dead Than Zed',
    scenarios: SCENARIOS,
    options: OPTIONS,
    files: FILES,
  });
  const options = read.options as unknown as Options;
  const own = setup.files?.[OWN.id];
  const scenario = own === undefined ? foughtOn(read.scenario, options.ground) : readOwn(own);
  return {
    scenario,
    options: optionsFor(scenario, options),
    seats: [...new Set(scenario.people.map((p) => p.seat))],
    ground: ground(scenario.map),
  };
}
