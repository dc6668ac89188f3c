import type { Outcomes } from '@shambles/engine';
import { type Passed, readCell } from '@shambles/thw';
import type { Book } from '../book.js';
import type { Class, Damage, Gun, Test } from '../kinds.js';
import { againstZombie, missedBy } from '../shooting/shooting.js';
import { damageBy } from '../tables/combat.js';
import { type Case, cellOf } from '../tables/reactions.js';
import { gunRow } from '../tables/weapons.js';

/** Fire at one target, as far as the dice care. */
export interface Fired {
  readonly rep: number;
  readonly gun: Gun;
  readonly dice: number;
  readonly snap: boolean;
  readonly fast: boolean;
  /** A zombie is charging the shooter. BDZ-zshoot-charged. */
  readonly charged: boolean;
  readonly target: {
    readonly zombie: boolean;
    readonly rep: number;
    readonly class: Class;
    readonly cover: boolean;
    readonly concealed: boolean;
    readonly prone: boolean;
    readonly fast: boolean;
    readonly armoured: boolean;
    readonly outgunned: boolean;
    /** A Leader throws a die for it. BDZ-leader-die. */
    readonly leader?: number;
    /** What it does when missed is left out. */
    readonly untested: boolean;
  };
}

/** What the dice of a shot come to, the worst last. */
const LEVELS = ['miss', 'knocked-down', 'out', 'dead'] as const;
type Level = (typeof LEVELS)[number];

const FACES = [1, 2, 3, 4, 5, 6];
/** Ways of a shot: its die, that of a pitiful one, that of the damage. */
const WAYS = 216n;

/** In how many of its ways one die comes to each of them. BDZ-T-shoot, BDZ-T-damage, BDZ-shoot-pitiful. */
function oneDie(
  book: Pick<Book, 'options'>,
  { rep, gun, snap, fast, charged, target }: Fired,
): { readonly [level in Level]: bigint } {
  const { impact } = gunRow(gun);
  const against = target.zombie && !charged ? againstZombie(book, rep, impact) : impact;
  const kind = target.zombie ? 'zombie' : 'human';
  const ways = { miss: 0n, 'knocked-down': 0n, out: 0n, dead: 0n };
  const mark = { ...target, cover: target.cover && !target.zombie, nth: 1 };
  for (const die of FACES)
    for (const lucky of FACES) {
      const missed = missedBy({ fast, snap }, mark, die + rep) !== undefined;
      const hits = !missed || (die === 6 && rep === 3 && lucky <= 3);
      if (hits) for (const wound of FACES) ways[damageBy(wound, against, kind) as Damage] += 1n;
      else ways.miss += 6n;
    }
  return ways;
}

/** Ways of a test: two dice, and that of a Leader. */
const TESTED = 216n;

const waysOf = (rep: number): readonly [good: bigint, bad: bigint] => {
  const good = BigInt(Math.min(rep, 6));
  return [good, 6n - good];
};

/** Two dice against Rep, and a Leader's against its own: in how many of the ways so many are passed. BDZ-leader-die. */
function passing(rep: number, leader?: number): readonly (readonly [passed: Passed, ways: bigint])[] {
  const [good, bad] = waysOf(rep);
  const [led, unled] = leader === undefined ? [0n, 6n] : waysOf(leader);
  const [two, one, none] = [good * good, 2n * good * bad, bad * bad];
  return [
    [2, two * 6n + one * led],
    [1, one * unled + none * led],
    [0, none * unled],
  ];
}

/** The cases of the cards that hold for a target. */
export function casesOf({ cover, armoured, outgunned }: Fired['target']): { readonly [c in Case]?: boolean } {
  return { 'in-cover': cover, protected: armoured, outgunned };
}

/** Whoever carries on does nothing. */
export const saidOf = (result: string): string => (result === 'carry-on' ? 'none' : result);

function doneBy(target: Fired['target'], test: Test, passed: Passed): string {
  return saidOf(readCell(cellOf(target.class, test, passed), (c) => casesOf(target)[c] ?? false));
}

/** All that can come of it, for guns whose dice all count. Undefined for a shotgun. BDZ-weapon-sg-six. */
export function shotChances(book: Pick<Book, 'options'>, fired: Fired): Outcomes<string> | undefined {
  const { options } = book;
  if (options['leader-alone'] === 'own-leader' || options['each-hit'] === 'each-hit') return undefined;
  if (gunRow(fired.gun).best !== undefined) return undefined;
  const one = oneDie(book, fired);
  const n = BigInt(fired.dice);
  const found = new Map<string, bigint>();
  const add = (name: string, ways: bigint) => found.set(name, (found.get(name) ?? 0n) + ways);
  let upTo = 0n;
  for (const level of LEVELS) {
    // The worst of all dice counts. BDZ-D-damage-multi.
    const ways = (upTo + one[level]) ** n - upTo ** n;
    upTo += one[level];
    const test =
      level === 'miss' ? 'received-fire' : level === 'knocked-down' ? 'recover-from-knock-down' : '';
    const { zombie, untested, rep, leader } = fired.target;
    if (zombie) add(ZOMBIE[level], ways * TESTED);
    else if (level === 'miss' && untested) add('none', ways * TESTED);
    else if (test === '') add(level, ways * TESTED);
    else
      for (const [passed, of] of passing(rep, level === 'miss' ? leader : undefined))
        add(doneBy(fired.target, test, passed), ways * of);
  }
  const branches = [...found].map(([of, num]) => ({ of, num }));
  return { branches, den: WAYS ** n * TESTED };
}

const ZOMBIE: { readonly [level in Level]: string } = {
  miss: 'none',
  'knocked-down': 'knocked-down',
  out: 'dead',
  dead: 'dead',
};
