import {
  type Chosen,
  type FileSpec,
  type OptionSpec,
  option,
  optionWith,
  readSetup,
  type Seat,
  type Setup,
} from '@shambles/engine';
import { type Ground, ground } from '@shambles/field';
import { tablesOf } from './house/repeated.js';
import { HOUSE_RULES, type Tables } from './house/tables.js';
import type { RuleId } from './register.js';
import type { AmzScenario } from './scenarios/format.js';
import { OWN, readOwn } from './scenarios/own.js';
import { asOf, SCENARIOS, scenarioOf } from './scenarios/scenarios.js';

const reading = optionWith({ reading: true });
const clinicReading = optionWith({ of: ['night-at-the-clinic'], reading: true });

/**
 * Options of the table, all named by the register. The first choice of each is the default, unless it names another.
 */
export const OPTIONS = [
  option('zombies', 'Who plays the dead?', 'AMZ-solo', {
    rules: 'The rules for playing alone',
    player: 'A player',
  }),
  // JavaScript puts numeric keys before all others, so the default is named here.
  {
    ...option('infection', 'Infection Level', 'AMZ-reinforcements', {
      scenario: 'As the scenario says',
      '1': '1, mild',
      '2': '2',
      '3': '3, the standard',
      '4': '4',
      '5': '5, severe',
    }),
    default: 'scenario',
  },
  reading('solid-cover', 'Solid Cover', 'AMZ-D-solid-cover', {
    adds: 'adds to In Cover',
    alone: 'counts by itself, without In Cover',
  }),
  reading('defense-cap', 'The die lost by charging', 'AMZ-D-defense-cap', {
    before: 'is taken before the cap of ten',
    from: 'is taken from the cap of ten',
  }),
  reading('close-combat', 'Close Combat', 'AMZ-D-cc-pool', {
    'like-fire': 'goes like fire: support weapons and penalties count',
    bare: 'without dice of support weapons and without penalties',
  }),
  reading('defensive-fire', 'Chargers under defensive fire', 'AMZ-D-defensive-exposed', {
    exposed: 'count as Exposed',
    plain: 'give no die',
  }),
  reading('kept-fire', 'Fire announced after a move that was completed in answer', 'AMZ-D-complete-move', {
    kept: 'is made when no further Interrupt comes',
    lost: 'is lost',
  }),
  reading('burst', 'A burst of speed in a charge', 'AMZ-charge-burst', {
    rolled: 'Zulus and Romeos may roll for it',
    none: 'there is none',
  }),
  reading('drift', 'Mobs that noticed nobody', 'AMZ-D-drift', {
    random: 'move at random',
    toward: 'may make for the nearest Living',
  }),
  reading('first-aid', 'First aid', 'AMZ-first-aid-when', {
    next: 'at the latest at the end of the turn after',
    same: 'always at the end of the turn of the hit',
  }),
  reading('flight', 'A defender in Close Combat', 'AMZ-D-cc-round', {
    second: 'may flee from the second round on',
    first: 'may flee in place of its first attack',
  }),
  reading('possessed', 'The reaction die of the Possessed', 'AMZ-D-zombie-modes', {
    plain: 'has no modifier',
    mode: 'has the modifier of their movement',
  }),
  option('formation', 'Figures of a unit that moves', 'AMZ-cohesion', {
    'falls-in': 'fall in beside whoever leads',
    'by-hand': 'are placed by hand, one after the other',
  }),
  {
    ...option('card-asks', 'Whoever holds cards against a player', 'AMZ-D-card-asks', {
      always: 'is asked whenever one could be played, which gives nothing away',
      fits: 'is asked only when a card fits, which is quicker',
    }),
    atOneScreen: 'fits',
  },
  clinicReading('helicopter', 'The helicopter', 'AMZ-sc2', {
    fifth: 'may come from turn 5 on',
    fourth: 'may come from turn 4 on',
  }),
] as const satisfies readonly (OptionSpec & { readonly rule: RuleId })[];

/** The chosen value of every option. */
export type Options = Chosen<typeof OPTIONS>;

/** What does not change during a game. */
export interface Book {
  readonly scenario: AmzScenario;
  readonly options: Options;
  /** The tables that house rules may change, as this game uses them. */
  readonly tables: Tables;
  readonly ground: Ground;
  /** The revision of the rules that the game began under, if not the current one. */
  readonly begun?: number | undefined;
}

/** Files that a player may bring. */
export const FILES: readonly FileSpec[] = [OWN, HOUSE_RULES];

/** A scenario that comes with the book, as it was under the revision that a game began with. */
function printed(id: string, begun: number | undefined): AmzScenario {
  const today = scenarioOf(id);
  return begun === undefined ? today : asOf(today, begun);
}

/** Reads a setup. Throws SetupError. */
export function readBook(setup: Setup): Book {
  const { scenario: chosen, options } = readSetup(setup, {
    title: 'Ambush Z',
    scenarios: SCENARIOS,
    options: OPTIONS,
    files: FILES,
  });
  const own = setup.files?.[OWN.id];
  const scenario = own === undefined ? printed(chosen.id, setup.begun) : readOwn(own);
  let made: Ground | undefined;
  return {
    scenario,
    options: options as unknown as Options,
    tables: tablesOf(setup.files?.[HOUSE_RULES.id]),
    begun: setup.begun,
    /** Made when something is first measured: a single procedure needs none. */
    get ground() {
      made ??= ground(scenario.map);
      return made;
    },
  };
}

/**
 * Seats that decide for the Living and for the dead. Under the solo rules nobody holds the seat of the dead. AMZ-solo.
 */
export const LIVING: Seat = 'living';
export const DEAD: Seat = 'zombies';

export function isSolo({ options }: Pick<Book, 'options'>): boolean {
  return options.zombies === 'rules';
}
