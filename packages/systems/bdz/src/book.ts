import { type FileSpec, readSetup, type Seat, type Setup } from '@shambles/engine';
import { type Ground, ground } from '@shambles/field';
import { tablesWith } from '@shambles/forms';
import { type BandFile, bandFile, type Member, readBand } from '@shambles/thw';
import { OPENING } from './house/opening.js';
import { HOUSE_RULES, type Tables } from './house/tables.js';
import type { Area, DayPart } from './kinds.js';
import { OPTIONS, type Options } from './options.js';
import type { RuleId } from './register.js';
import { OWN, readOwn } from './scenarios/own.js';
import { type BdzScenario, foughtOn, SCENARIOS, seatsIn } from './scenarios/scenarios.js';
import type { State } from './state.js';

/** Everything that stays the same during a game. */
export interface Book {
  readonly scenario: BdzScenario;
  readonly options: Options;
  /** The tables that house rules may change, as this game uses them. */
  readonly tables: Tables;
  /** Players' seats, in order. */
  readonly seats: readonly Seat[];
  readonly ground: Ground;
  /** A band brought from another campaign; undefined if the band is made for this one. BDZ-D-carried. */
  readonly band?: BandFile | undefined;
  /** The revision of the rules that the game began under, if not the current one. */
  readonly begun?: number | undefined;
}

/** Area, light and weather of the table, and the time since the outbreak. */
export interface Setting {
  readonly area: Area;
  readonly time: 'day' | 'dusk' | 'night';
  readonly weather: 'fair' | 'foul';
  readonly day: number;
  readonly since: Options['since'];
}

/** First day of each period since the outbreak: two weeks, two months, a year. BDZ-D-c36. */
const SINCE = [
  [361, 'year'],
  [61, 'months'],
  [15, 'weeks'],
  [0, 'days'],
] as const satisfies readonly (readonly [from: number, since: Options['since']])[];

/** How long the outbreak has lasted on a day. BDZ-D-c36. */
export function sinceDay(day: number): Options['since'] {
  return (SINCE.find(([from]) => day >= from) as (typeof SINCE)[0])[1];
}

/** Light in each part of the day: before dawn and in the evening it is dusk. BDZ-T-daypart, BDZ-los-dusk. */
export const LIGHT: { readonly [part in DayPart]: Setting['time'] } = {
  daytime: 'day',
  'pre-dawn': 'dusk',
  evening: 'dusk',
  night: 'night',
};

/** The setting of the encounter under way, or else that of the scenario. */
export function settingOf(
  { encounter, storm }: Pick<State, 'encounter' | 'storm'>,
  { options, scenario }: Pick<Book, 'options' | 'scenario'>,
): Setting {
  const broken = storm === 0 ? 'foul' : undefined;
  if (!encounter) {
    const { area, time, since } = options;
    return { area, time, weather: broken ?? options.weather, since, day: scenario.day };
  }
  const { area, part, day } = encounter;
  return { area, time: LIGHT[part], weather: broken ?? encounter.weather, day, since: sinceDay(day) };
}

/** The options in force: those that the scenario sets override the table's choices. */
export function optionsFor({ set }: Pick<BdzScenario, 'set'>, chosen: Options): Options {
  return { ...chosen, ...set };
}

/** Files that a player may bring. */
export const FILES: readonly FileSpec[] = [OWN, bandFile('BDZ-D-carried' satisfies RuleId), HOUSE_RULES];

/** Ids for the members of a band from another campaign, the Star first; they keep their names. BDZ-D-carried. */
export function bandIds({ people }: BandFile): readonly { readonly id: string; readonly member: Member }[] {
  const [star, others] = [people.filter((p) => p.star), people.filter((p) => !p.star)];
  return [...star, ...others].map((member, i) => ({ id: i === 0 ? 'star-1' : `p-${i}`, member }));
}

const bandNames = (band: BandFile) =>
  Object.fromEntries(bandIds(band).map(({ id, member }) => [id, member.name]));

/** Reads a setup. Throws SetupError if it is invalid. */
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
  const brought = readBand(setup.files?.band);
  const band = scenario.lives === 'campaign' ? brought : undefined;
  return {
    scenario: band ? { ...scenario, names: { ...scenario.names, people: bandNames(band) } } : scenario,
    band,
    options: optionsFor(scenario, options),
    tables: tablesWith(OPENING, setup.files?.[HOUSE_RULES.id]),
    seats: seatsIn(scenario),
    ground: ground(scenario.map),
    begun: setup.begun,
  };
}
