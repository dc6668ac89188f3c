import type { PoolShown, RuleId } from '@shambles/engine';
import { type Teller, throwerIn } from '@shambles/story';
import type { RolledFact } from './types.js';

/** The catalogue's word for a key, or `otherwise` if it has none. */
export function wordOr(teller: Teller, key: string, otherwise: string): string {
  const word = teller.word(key);
  return word === key ? otherwise : word;
}

/** Returns a function that gives the word for a badge: "hit once" for "hit-1". */
export const badgeIn =
  (teller: Teller) =>
  (badge: string): string =>
    wordOr(teller, `badge.${badge}`, badge.replace(/-/g, ' '));

/** A rule id without its system: "7.1a" for "AVZ-7.1a". Ids of tables and decisions keep their letter. */
export function shortRule(id: RuleId): string {
  const dash = id.indexOf('-');
  return dash > 0 ? id.slice(dash + 1) : id;
}

/** Whether a face counts; undefined if faces of the roll do not count one by one. */
export function counts(pool: PoolShown, face: number): boolean | undefined {
  if (pool.from !== undefined) return face >= pool.from;
  if (pool.upTo !== undefined) return face <= pool.upTo;
  return undefined;
}

/** How a pool is read: "4 or more", or, if no face counts by itself, how its `dice` are taken together. */
function readsAs(pool: PoolShown, dice: number): string {
  const { from, upTo, sides } = pool;
  if (from !== undefined) return from <= 1 ? 'any face' : from >= sides ? `only ${from}` : `${from} or more`;
  if (upTo !== undefined) return upTo >= sides ? 'any face' : upTo <= 1 ? `only ${upTo}` : `${upTo} or less`;
  return dice === 1 ? 'as it falls' : 'added up';
}

/** Whose dice a pool holds: "Aliens", "Rotting". */
export function whoseDice(teller: Teller, roll: RolledFact, pool: PoolShown): string {
  if (pool.who !== undefined) return throwerIn(teller, pool.who);
  const { seat, label } = roll;
  // A seat may throw for somebody who is nobody's.
  const other = wordOr(teller, `whose.${label}`, '');
  if (other !== '') return other;
  // Where a seat is one person, by that person's name.
  return seat === undefined ? '' : wordOr(teller, `person.${seat}`, wordOr(teller, `seat.${seat}`, seat));
}

/** What a roll is for: "Attack". */
export function whatFor(teller: Teller, label: string): string {
  return wordOr(teller, `roll.${label}`, label.replace(/-/g, ' '));
}

/** Words followed by a sign, unless they already end in a question or exclamation mark. */
export const leadOn = (words: string, sign: ':' | '.'): string =>
  /[?!]$/.test(words) ? words : words + sign;

/** How many dice of a roll counted, of how many, the sum of their faces, and whether faces count one by one. */
function tally(roll: Pick<RolledFact, 'pools' | 'faces'>): {
  counted: number;
  dice: number;
  total: number;
  scored: boolean;
} {
  let counted = 0;
  let dice = 0;
  let total = 0;
  let scored = false;
  roll.pools.forEach((pool, p) => {
    for (const face of roll.faces[p] ?? []) {
      dice++;
      total += face;
      const good = counts(pool, face);
      if (good !== undefined) scored = true;
      if (good) counted++;
    }
  });
  return { counted, dice, total, scored };
}

/** "An 8", "an 11", "an 880"; "a" before any other number. */
const article = (n: number): string => (/^(8|1[18](\d{3})*$)/.test(String(n)) ? 'an' : 'a');

/** The tally of a roll in words: "2 of 5 count", "7 in all". */
function tallyInWords(roll: Pick<RolledFact, 'pools' | 'faces'>): string {
  const { counted, dice, total, scored } = tally(roll);
  if (!scored) return dice === 1 ? `${article(total)} ${total}` : `${total} in all`;
  if (dice === 1) return counted === 1 ? 'it counts' : 'it does not count';
  return counted === 0 ? 'none counts' : `${counted} of ${dice} ${counted === 1 ? 'counts' : 'count'}`;
}

/** How the dice of a roll are read: in its system's own words if it has any, otherwise as "4 or more". */
export function readsIn(teller: Teller, label: string, pool: PoolShown, dice: number): string {
  return wordOr(teller, `reads.${label}`, wordOr(teller, `each.${label}`, readsAs(pool, dice)));
}

/** The tally of each pool where dice cancel each other: "Attack: 3 of 8 count; Defense: 1 of 2 counts". */
function opposedIn(teller: Teller, roll: RolledFact): string {
  const each = roll.pools.map((pool, p) => {
    const faces = roll.faces[p] ?? [];
    if (faces.length === 0) return '';
    return `${whoseDice(teller, roll, pool)}: ${tallyInWords({ pools: [pool], faces: [faces] })}`;
  });
  return each.filter((words) => words !== '').join('; ');
}

/** The result of a roll in words; for dice that are read one by one, only their number. */
export function tallyIn(teller: Teller, roll: RolledFact): string {
  if (roll.matched !== undefined) return opposedIn(teller, roll);
  const { dice, scored } = tally(roll);
  // Faces are not added up if each die does something by itself.
  const apart = !scored && dice > 1 && wordOr(teller, `each.${roll.label}`, '') !== '';
  if (!apart && !readSingly(teller, roll.label)) return tallyInWords(roll);
  return dice === 1 ? 'one die' : `${dice} dice`;
}

/** True if the system has its own words for how the dice of this roll are read. */
export const readSingly = (teller: Teller, label: string): boolean =>
  wordOr(teller, `reads.${label}`, '') !== '';

/** A chance as "68%"; never 0% or 100% unless it is exactly that. */
export function percent(chance: number): string {
  if (chance <= 0) return '0%';
  if (chance >= 1) return '100%';
  if (chance < 0.01) return 'under 1%';
  if (chance > 0.99) return 'over 99%';
  return `${Math.round(chance * 100)}%`;
}

export function decimal(n: number): string {
  return n.toFixed(1).replace('-0.0', '0.0').replace('-', '−');
}

/** How to speak of somebody: a side of many, a person by name, or a person by role. */
export interface Who {
  readonly name: string;
  readonly many: boolean;
  /** Used without an article: "Mara", "Survivor 2". */
  readonly proper: boolean;
}

/** How to speak of a seat: "Aliens" and "The dead" are plural, "Survivor 2" is a name, "Umpire" is "the Umpire". */
export function whoIs(name: string): Who {
  const side = name.startsWith('The ');
  return { name, many: side || /[a-z]s$/.test(name), proper: side || /\d/.test(name) };
}

/** A subject with its verb: "Aliens decide", "Mara decides". */
export const does = ({ name, many }: Who, verb: string): string => `${name} ${many ? verb : `${verb}s`}`;

/** A name with its article, if it takes one: "the Aliens", "the dead", "the Umpire", but "Survivor 2" and "Mara". */
export const theOne = ({ name, proper }: Who): string =>
  proper ? name.replace(/^The /, 'the ') : `the ${name}`;

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
