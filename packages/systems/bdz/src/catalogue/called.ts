import { type Catalogue, thingInWords } from '@shambles/engine';
import type { Book } from '../book.js';
import { ENGLISH } from '../catalogue.js';
import { OTHERS } from '../scenarios/scenarios.js';

type Called = Pick<Book, 'scenario'>;

/** A person's name in this game. */
export const personName = ({ scenario }: Called, id: string): string =>
  scenario.names.people[id] ?? ENGLISH[`person.${id}`] ?? id;

/** A vehicle's name in this game; scenery has no name and goes by its kind. */
export const vehicleName = ({ scenario }: Called, id: string, kind = id): string =>
  scenario.names.vehicles[id] ?? ENGLISH[`vehicle.${id}`] ?? thingInWords(kind);

/** A side's name in this game; a band without a second player's beside it is simply the band. */
export const sideName = (book: Pick<Book, 'scenario' | 'seats'>, side: string): string =>
  wordsOf(book)[`side.${side}`] ?? ENGLISH[`side.${side}`] ?? side;

/** What a player's band is called who plays alone. */
export const THE_BAND = 'the band';

/** Names of this game, which override the catalogue. Where one player plays alone, nobody is called Player 1. */
export function wordsOf({ scenario, seats }: Pick<Book, 'scenario' | 'seats'>): Catalogue {
  const { people, vehicles } = scenario.names;
  const [first, ...more] = seats.filter((seat) => seat !== OTHERS);
  const alone: Catalogue = first !== undefined && more.length === 0 ? { [first]: THE_BAND } : {};
  const under = (key: string, names: Catalogue) =>
    Object.entries(names).map(([id, name]) => [`${key}.${id}`, name]);
  return {
    'scenario.summary': scenario.summary,
    ...Object.fromEntries([
      ...under('person', people),
      ...under('who', people),
      ...under('vehicle', vehicles),
      ...under('who.vehicle', vehicles),
      ...under('seat', alone),
      ...under('side', alone),
      ...under('who.side', alone),
    ]),
  };
}
