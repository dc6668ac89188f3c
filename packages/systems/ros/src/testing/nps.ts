import type { Character } from '../kinds.js';
import type { Order, Person, Zed } from '../state.js';
import { game, type Situation } from './game.js';

export type Zeds = { readonly [id: string]: Partial<Zed> };

/** An NPS at 50, 40 whose leader has played a card, at the start of step 2. */
export function turn(
  nps: Partial<Person>,
  leader: Partial<Person> = {},
  zeds: Zeds = {},
  more: Situation = {},
) {
  const { people, options, ...rest } = more;
  return game({
    people: {
      'survivor-1': { x: 50, y: 45, play: 'reload', ...leader },
      'nps-1': { x: 50, y: 40, leader: 'survivor-1', ...nps },
      ...people,
    },
    zeds,
    step: 2,
    options: { survivors: '1', ...options },
    ...rest,
  });
}
/** The action that the NPS is given, after the table line that decided it. */
export function does(...given: Parameters<typeof turn>): string {
  const g = turn(...given).finish(2);
  const fact = g.facts('nps-does').at(-1);
  return `${fact?.line} ${fact?.play || 'stay'}`;
}
export const touching: Zeds = { 'zed-1': { x: 52, y: 40 } };
export const all: readonly Character[] = ['bold', 'steady', 'nervous'];
export const RUN: Order = { do: 'run', to: [80, 40, 0], name: 'Gun shop' };
