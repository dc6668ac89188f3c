import { newPlace } from '../campaign/areas.js';
import type { Area } from '../kinds.js';
import { NEW_CAMPAIGN } from '../state/campaign.js';
import { type DayOne, type DayPlace, NEW_DAY, type Relative } from '../state/day-one.js';
import type { Encounter } from '../state/encounter.js';
import type { State } from '../state.js';
import { encounter as underWay } from './encounter.js';
import { type Game, game, type Situation } from './game.js';

/** Day One at a location, or between two locations if none is given. */
export interface Day extends Situation {
  readonly at?: DayPlace;
  readonly area?: Area;
  readonly day?: never;
  readonly of?: Partial<DayOne>;
  readonly encounter?: Partial<Encounter>;
}

/** A member of a family. */
export const relative = (
  id: string,
  age: Relative['age'],
  where: Relative['where'],
  person = '',
): Relative => ({ id, age, where, person });

/** The character is `star-1`, with Rep 3. The band consists of the people on player-1's seat. */
export function dayOne({ at, area = 'suburbs', of, encounter, ...given }: Day = {}): Game {
  const people = given.people ?? { 'star-1': {} };
  const mine = Object.entries(people).filter(([, p]) => (p.seat ?? 'player-1') === 'player-1');
  const members = mine.map(([id]) => ({ id, since: 0, spared: false }));
  const campaign = { ...NEW_CAMPAIGN, step: 'day-one', at: 'place-1', members };
  const state = {
    campaign: {
      ...campaign,
      places: [newPlace('place-1', area, [])],
      vehicles: given.state?.campaign?.vehicles ?? [],
    },
    day: { ...NEW_DAY, step: 'next', at: at ?? null, visits: at ? 1 : 0, pushed: true, ...of },
    encounter: at
      ? underWay({ kind: 'day-one', area, day: 1, who: mine.map(([id]) => id), ...encounter })
      : null,
  } as unknown as Partial<State>;
  const star = { star: true, rep: 3, class: 'civilian' as const, ...people['star-1'] };
  return game({
    scenario: 'day-one',
    ...given,
    people: { ...people, 'star-1': star },
    state: { ...given.state, ...state },
  });
}
