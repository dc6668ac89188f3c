import atm from '../../maps/atm-adventure.json' with { type: 'json' };
import crossroads from '../../maps/crossroads.json' with { type: 'json' };
import contact from '../../maps/first-contact.json' with { type: 'json' };
import bleens from '../../maps/the-bleens.json' with { type: 'json' };
import { newPerson, type Person } from '../state.js';
import { type BdzScenario, readScenario } from './reading.js';

const [FIRST_CONTACT, ATM, BLEENS, CROSSROADS] = [contact, atm, bleens, crossroads].map((file) =>
  readScenario(file, file.id),
) as [BdzScenario, BdzScenario, BdzScenario, BdzScenario];

/** The grounds for free fights, by their option values. */
export const GROUNDS = {
  crossroads: CROSSROADS,
  apartments: FIRST_CONTACT,
  street: ATM,
  interstate: BLEENS,
} as const satisfies { readonly [ground: string]: BdzScenario };

/** The Star of a player, to be shaped by that player. It has met zombies. BDZ-class-start, BDZ-D-c147. */
const star = (i: 0 | 1): Person =>
  newPerson({
    id: `star-${i + 1}`,
    seat: `player-${i + 1}`,
    side: `player-${i + 1}`,
    star: true,
    class: 'civilian',
    rep: 5,
    x: CROSSROADS.starts[i].at[0],
    y: CROSSROADS.starts[i].at[1],
    facing: CROSSROADS.starts[i].facing,
    knowsZeds: true,
  });

/** A fight without a story: zombies stand about as the book says and are drawn by noise. BDZ-play-modes. */
const free = (id: string, title: string, summary: string, people: readonly Person[]): BdzScenario => ({
  ...CROSSROADS,
  id,
  title,
  summary,
  people,
  gathers: true,
});

/** The seat of people met who are not in the band; another person or a bot plays it. BDZ-play-modes. */
export const OTHERS = 'others';
/** The side of a campaign's band. */
export const BAND = 'player-1';

/** Seats of a game: those of its people, and in a campaign the seat that plays the people met. */
export function seatsIn({ people, lives }: Pick<BdzScenario, 'people' | 'lives'>): string[] {
  return [...new Set(people.map((p) => p.seat)), ...(lives ? [OTHERS] : [])];
}

/** The book's three scenarios in its order, then a fight that is ready to play, then free and campaign games. */
export const SCENARIOS: readonly BdzScenario[] = [
  FIRST_CONTACT,
  ATM,
  BLEENS,
  CROSSROADS,
  free('bands', 'Two bands', 'Two Stars gather a band each from the lists, and meet. The dead hear them.', [
    star(0),
    star(1),
  ]),
  {
    ...CROSSROADS,
    id: 'anywhere',
    title: 'Anywhere',
    summary: 'Survivors and gangers come upon each other on a table that the tables make.',
    map: { format: 'shambles-map/1', title: 'Four feet by four', unit: 'in', size: [48, 48] },
    people: CROSSROADS.people.map((p) => ({ ...p, x: -1, y: -1 })),
    vehicles: [],
    turns: 12,
    board: true,
  },
  {
    ...CROSSROADS,
    id: 'campaign',
    title: 'After the end',
    summary: 'A Star and a band live on, month after month: they search, trade, travel, and hold together.',
    map: { format: 'shambles-map/1', title: 'Nowhere yet', unit: 'in', size: [48, 48] },
    people: [{ ...star(0), x: -1, y: -1 }],
    vehicles: [],
    names: { people: {}, vehicles: {} },
    lives: 'campaign',
  },
  {
    ...CROSSROADS,
    id: 'day-one',
    title: 'Day One',
    summary: 'The first day of the outbreak, as yourself: fetch those you care for, and what you need.',
    map: { format: 'shambles-map/1', title: 'Nowhere yet', unit: 'in', size: [48, 48] },
    people: [{ ...star(0), rep: 3, knowsZeds: false, x: -1, y: -1 }],
    vehicles: [],
    names: { people: {}, vehicles: {} },
    lives: 'day-one',
  },
  free('stand', 'Against the dead', 'A Star and a band from the lists, against all that come.', [star(0)]),
];

/** Moves a free fight to one of the grounds; the Stars stand where bands start there. */
export function foughtOn(scenario: BdzScenario, ground: keyof typeof GROUNDS): BdzScenario {
  if (!scenario.gathers) return scenario;
  const { map, vehicles, starts, names } = GROUNDS[ground];
  const people = scenario.people.map((p, i): Person => {
    const { at, facing } = starts[i] as BdzScenario['starts'][0];
    return { ...p, x: at[0], y: at[1], facing };
  });
  return { ...scenario, map, vehicles, starts, names, people };
}

export type { BdzScenario } from './reading.js';
