import type { Seat } from '@shambles/engine';
import { seatsIn } from '@shambles/engine';
import { no } from '../verbs/refused.js';
import type { Live } from './live.js';

/*
 * The names that people may use: no two people at a table may be mistaken for each other.
 */

/** Names that messages use for the table itself and for people without a seat. */
const OFFICES = ['host', 'spectator', 'table', 'server', 'shambles', 'umpire'];

/** Letters of other alphabets, digits and signs, by the Latin letter that they look like. */
const DOUBLES = {
  a: 'аαɑ',
  b: 'вβ',
  c: 'сϲ',
  d: 'ԁ',
  e: 'еεё',
  g: 'ɡ',
  h: 'нһ',
  i: 'іιıїl1|ӏ!',
  j: 'ј',
  k: 'кκ',
  m: 'м',
  n: 'ηп',
  o: 'оο0σ',
  p: 'рρ',
  q: 'ԛ',
  s: 'ѕ',
  t: 'тτ',
  u: 'υц',
  v: 'ν',
  w: 'ωԝ',
  x: 'хχ',
  y: 'уγ',
} as const;
const LETTER = new Map(Object.entries(DOUBLES).flatMap(([letter, all]) => [...all].map((c) => [c, letter])));

/** Returns the same text for all names that look alike. */
function likeness(name: string): string {
  const plain = name.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC');
  return [...plain.replace(/\s|\p{Variation_Selector}/gu, '')].map((c) => LETTER.get(c) ?? c).join('');
}

/** Returns the name, tidied. Refuses one that belongs to somebody else at the table, or to the table itself. */
export function nameFor({ record, system }: Live, seat: Seat, said: string): string {
  const name = said.replace(/\p{Zs}+/gu, ' ').trim();
  const alike = (other: string): boolean => likeness(other) === likeness(name);
  for (const [id, { name: other }] of Object.entries(record.seats))
    if (id !== seat && other !== undefined && alike(other))
      no(
        'refused',
        `Somebody here is called "${other}" already; another name is wanted, such as "${other} 2".`,
      );
  const others = seatsIn(system, record.setup).filter(({ id }) => id !== seat);
  const taken = [...OFFICES, ...others.flatMap(({ id, name: title }) => [id, title])].find(alike);
  if (taken !== undefined)
    no('refused', `"${taken}" is no name for a person at this table; any other will do.`);
  return name;
}
