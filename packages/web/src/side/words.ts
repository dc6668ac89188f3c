import type { PoolShown, RuleId } from '@shambles/engine';
import type { Teller } from '@shambles/story';
import type { RolledFact } from './types.js';

/** The catalogue's word for a key, or `otherwise` where it has none. */
export function wordOr(teller: Teller, key: string, otherwise: string): string {
  const word = teller.word(key);
  return word === key ? otherwise : word;
}

/** The word for a state of a figure: "hit-1" is "hit once". */
export const badgeIn =
  (teller: Teller) =>
  (badge: string): string =>
    wordOr(teller, `badge.${badge}`, badge.replace(/-/g, ' '));

/** "AVZ-7.1a" is "7.1a" where everything is of one system; tables and decisions keep their letter. */
export function shortRule(id: RuleId): string {
  const dash = id.indexOf('-');
  return dash > 0 ? id.slice(dash + 1) : id;
}

/** Lowest face of the dice that were rolled: a d10 that shows a 0 is read 0 to 9. */
export function lowestOf(pool: PoolShown, faces: readonly number[]): 0 | 1 {
  return pool.sides === 10 && faces.includes(0) ? 0 : 1;
}

/** Whether a face counts; undefined where the roll is not read that way. */
export function counts(pool: PoolShown, face: number): boolean | undefined {
  if (pool.from !== undefined) return face >= pool.from;
  if (pool.upTo !== undefined) return face <= pool.upTo;
  return undefined;
}

/** "4 or more"; where no face counts by itself, what is done with all `dice` of them. */
function readsAs(pool: PoolShown, dice: number): string {
  const { from, upTo, sides } = pool;
  if (from !== undefined) return from <= 1 ? 'any face' : from >= sides ? `only ${from}` : `${from} or more`;
  if (upTo !== undefined) return upTo >= sides ? 'any face' : upTo <= 1 ? `only ${upTo}` : `${upTo} or less`;
  return dice === 1 ? 'as it falls' : 'added up';
}

/** "Aliens", "Rotting": for whom the dice of a pool fell. */
export function whoseDice(teller: Teller, roll: RolledFact, pool: PoolShown): string {
  if (pool.who !== undefined) return wordOr(teller, `who.${pool.who}`, pool.who);
  return roll.seat === undefined ? '' : wordOr(teller, `seat.${roll.seat}`, roll.seat);
}

/** "Attack": what the dice were for. */
export function whatFor(teller: Teller, label: string): string {
  return wordOr(teller, `roll.${label}`, label.replace(/-/g, ' '));
}

/** Words with the sign that leads on from them: a question has its own. */
export const leadOn = (words: string, sign: ':' | '.'): string =>
  /[?!]$/.test(words) ? words : words + sign;

/** Dice of a roll that counted, or the sum of the faces where none counts by itself. */
function tally(roll: RolledFact): { counted: number; dice: number; total: number; scored: boolean } {
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

/** "2 of 5 count", "7 in all". */
function tallyInWords(roll: RolledFact): string {
  const { counted, dice, total, scored } = tally(roll);
  if (!scored) return dice === 1 ? `a ${total}` : `${total} in all`;
  if (dice === 1) return counted === 1 ? 'it counts' : 'it does not count';
  return counted === 0 ? 'none counts' : `${counted} of ${dice} ${counted === 1 ? 'counts' : 'count'}`;
}

/** How the dice of a roll are read: in its system's own words where it has some, "4 or more" otherwise. */
export function readsIn(teller: Teller, label: string, pool: PoolShown, dice: number): string {
  return wordOr(teller, `reads.${label}`, wordOr(teller, `each.${label}`, readsAs(pool, dice)));
}

/** What came of a roll's dice; of dice that are read one by one, for somebody each, how many they were. */
export function tallyIn(teller: Teller, roll: RolledFact): string {
  const { dice, scored } = tally(roll);
  // Nothing is added up where each die does something by itself.
  const apart = !scored && dice > 1 && wordOr(teller, `each.${roll.label}`, '') !== '';
  if (!apart && !readSingly(teller, roll.label)) return tallyInWords(roll);
  return dice === 1 ? 'one die' : `${dice} dice`;
}

/** Whether its system says what each die by itself does. */
export const readSingly = (teller: Teller, label: string): boolean =>
  wordOr(teller, `reads.${label}`, '') !== '';

/** "68%", and never 0% or 100% of what may still happen or fail. */
export function percent(chance: number): string {
  if (chance <= 0) return '0%';
  if (chance >= 1) return '100%';
  if (chance < 0.01) return 'under 1%';
  if (chance > 0.99) return 'over 99%';
  return `${Math.round(chance * 100)}%`;
}

export function decimal(n: number, digits = 1): string {
  return n
    .toFixed(digits)
    .replace(/^-(0(\.0+)?)$/, '$1')
    .replace('-', '−');
}

/** Somebody who is spoken of: a side of many, one person by name, or one by what he is. */
export interface Who {
  readonly name: string;
  readonly many: boolean;
  /** Said without an article: "Mara", "Survivor 2". */
  readonly proper: boolean;
}

/** How a seat is spoken of: "Aliens" and "The dead" are many, "Survivor 2" is one, "Umpire" is the umpire. */
export function whoIs(name: string): Who {
  const side = name.startsWith('The ');
  return { name, many: side || /[a-z]s$/.test(name), proper: side || /\d/.test(name) };
}

/** "Aliens decide", "Mara decides". */
export const does = ({ name, many }: Who, verb: string): string => `${name} ${many ? verb : `${verb}s`}`;

/** "the Aliens", "the Umpire", but "Survivor 2" and "Mara". */
export const theOne = ({ name, proper }: Who): string => (proper ? name : `the ${name}`);

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
