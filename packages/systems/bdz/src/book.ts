import { type FileSpec, readSetup, type Seat, type Setup } from '@shambles/engine';
import { type Ground, ground } from '@shambles/field';
import { OPTIONS, type Options } from './options.js';
import { OWN, readOwn } from './scenarios/own.js';
import { type BdzScenario, foughtOn, SCENARIOS } from './scenarios/scenarios.js';

/** What stays the same during a game. */
export interface Book {
  readonly scenario: BdzScenario;
  readonly options: Options;
  /** Players' seats, in order. */
  readonly seats: readonly Seat[];
  readonly ground: Ground;
  /** The revision of the rules that the game was begun under, where it is not today's. */
  readonly begun?: number | undefined;
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
    begun: setup.begun,
  };
}
