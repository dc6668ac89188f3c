import type { RosterCard } from '@shambles/engine';
import type { Book } from '../book.js';
import { ATTRIBUTE_NAMES, CLASS_NAMES } from '../catalogue/common.js';
import { hasStarPower, powerOf } from '../shooting/damage.js';
import { isPlayers, type Person } from '../state.js';
import type { View } from '../view.js';
import { nameOf } from '../words.js';
import { badgesOf } from './figures.js';
import { lookOf } from './sides.js';
import { thingName } from './things.js';

/** Everybody in this Encounter that players decide for, Stars first. */
export function roster(view: View, book: Book): RosterCard[] {
  const here = view.people.filter((p) => isPlayers(p) && p.condition !== 'home');
  return [...here.filter((p) => p.star), ...here.filter((p) => !p.star)].map((p) => card(p, view, book));
}

export function card(p: Person, view: View, book: Book): RosterCard {
  const name = nameOf(book.names, p.id);
  return {
    id: p.id,
    name,
    face: { id: p.id, name, sex: p.sex },
    seat: p.seat,
    tone: lookOf(p, view).tone,
    status: [`Rep ${p.rep}`, ...(p.star ? ['Star'] : []), stateOf(p) || describe(p)].join(' · '),
    pips: starPower(p, book),
    items: p.items.map((item) => ({
      name: thingName(item.what, book),
      ...(item.empty && { left: 'empty' }),
      slot: p.hand.includes(item.id)
        ? 'in hand'
        : item.what === 'body-armor' && p.armored
          ? 'worn'
          : 'stored',
    })),
    badges: badgesOf(p),
    ...(!HERE.includes(p.condition) && { gone: true }),
  };
}

/** Conditions of those who are still with the band. */
const HERE: readonly Person['condition'][] = ['carry-on', 'home', 'out-of-the-fight'];

/** Star Power dice left. FTB-3.1.4.1a. */
export function starPower(p: Person, book: Book): RosterCard['pips'] {
  return hasStarPower(p, book) && p.condition !== 'home'
    ? [{ name: 'Star Power', of: Math.max(powerOf(book, p), p.power), is: p.power }]
    : [];
}

/** Class and Attributes in words: "Survivor, Medic, Fast". */
export function describe(p: Pick<Person, 'class' | 'attributes'>): string {
  return [CLASS_NAMES[p.class], ...p.attributes.map((a) => ATTRIBUTE_NAMES[a])].join(', ');
}

const STATES: { readonly [condition in Person['condition']]: string } = {
  'carry-on': '',
  home: '',
  'out-of-the-fight': 'out of the fight',
  'obviously-dead': 'dead',
  'ran-away': 'ran away',
  left: 'has left',
  'cheated-death': 'whisked away',
  captured: 'captured',
  arrested: 'under arrest',
  turned: 'one of them',
};

/** The condition of a person in words; '' if it carries on. */
export function stateOf(p: Pick<Person, 'condition'>): string {
  return STATES[p.condition];
}
