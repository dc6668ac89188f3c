import type { Outcomes } from '@shambles/engine';
import { type Passed, readCell } from '@shambles/thw';
import type { Book } from '../book.js';
import { damageBy, gunRow } from '../house/rows.js';
import type { Class, Damage, Gun, Test } from '../kinds.js';
import { againstZombie, missedBy } from '../shooting/shooting.js';
import { type Case, cellOf } from '../tables/reactions.js';

/** Fire at one target, with everything that affects the dice. */
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
    /** Rep of a Leader who throws a die for the target. BDZ-leader-die. */
    readonly leader?: number;
    /** Leave out the target's reaction to a miss. */
    readonly untested: boolean;
  };
}

/** Results of the dice of a shot, the worst last. */
const LEVELS = ['miss', 'knocked-down', 'out', 'dead'] as const;
type Level = (typeof LEVELS)[number];

const FACES = [1, 2, 3, 4, 5, 6];
/** Ways of one shot: its die, a pitiful shot's second die, and the damage die. */
const WAYS = 216n;

/** The number of ways in which one die gives each result. BDZ-T-shoot, BDZ-T-damage, BDZ-shoot-pitiful. */
function oneDie(
  book: Pick<Book, 'options' | 'tables'>,
  { rep, gun, snap, fast, charged, target }: Fired,
): { readonly [level in Level]: bigint } {
  const { impact } = gunRow(book, gun);
  const against = target.zombie && !charged ? againstZombie(book, rep, impact) : impact;
  const kind = target.zombie ? 'zombie' : 'human';
  const ways = { miss: 0n, 'knocked-down': 0n, out: 0n, dead: 0n };
  const mark = { ...target, cover: target.cover && !target.zombie, nth: 1 };
  for (const die of FACES)
    for (const lucky of FACES) {
      const missed = missedBy(book, { fast, snap }, mark, die + rep) !== undefined;
      const hits = !missed || (die === 6 && rep === 3 && lucky <= 3);
      if (hits) for (const wound of FACES) ways[damageBy(book, wound, against, kind) as Damage] += 1n;
      else ways.miss += 6n;
    }
  return ways;
}

/** Ways of a test: two dice and a Leader's die. */
const TESTED = 216n;

const waysOf = (rep: number): readonly [good: bigint, bad: bigint] => {
  const good = BigInt(Math.min(rep, 6));
  return [good, 6n - good];
};

/** Two dice against Rep, and a Leader's against its own: the number of ways for each number passed. BDZ-leader-die. */
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

/** The cases of the cards that apply to a target. */
export function casesOf({ cover, armoured, outgunned }: Fired['target']): { readonly [c in Case]?: boolean } {
  return { 'in-cover': cover, protected: armoured, outgunned };
}

/** The name of a result; carrying on is no visible result. */
export const saidOf = (result: string): string => (result === 'carry-on' ? 'none' : result);

function doneBy(target: Fired['target'], test: Test, passed: Passed): string {
  return saidOf(readCell(cellOf(target.class, test, passed), (c) => casesOf(target)[c] ?? false));
}

/** The number of ways for each named outcome. */
type Named = ReadonlyMap<string, bigint>;

/**
 * What the target does after its worst result, in ways out of TESTED. BDZ-react-recover-kd, BDZ-react-received-fire.
 */
function after({ target }: Fired, level: Level): Named {
  if (target.zombie) return new Map([[ZOMBIE[level], TESTED]]);
  if (level === 'miss' && target.untested) return new Map([['none', TESTED]]);
  const test =
    level === 'miss' ? 'received-fire' : level === 'knocked-down' ? 'recover-from-knock-down' : undefined;
  if (!test) return new Map([[level, TESTED]]);
  const found = new Map<string, bigint>();
  for (const [passed, ways] of passing(target.rep, level === 'miss' ? target.leader : undefined)) {
    const name = doneBy(target, test, passed);
    found.set(name, (found.get(name) ?? 0n) + ways);
  }
  return found;
}

/** The ways of several dice by their worst result. `ranks` run from the least to the worst. */
function worstOf(one: Named, ranks: readonly string[], dice: number): Named {
  const n = BigInt(dice);
  let upTo = 0n;
  return new Map(
    ranks.map((rank) => {
      const below = upTo;
      upTo += one.get(rank) ?? 0n;
      return [rank, upTo ** n - below ** n];
    }),
  );
}

/** Follows each outcome with what comes next, and multiplies the ways. */
function followed<K extends string>(first: ReadonlyMap<K, bigint>, then: (name: K) => Named): Named {
  const found = new Map<string, bigint>();
  for (const [name, ways] of first)
    for (const [next, of] of then(name)) found.set(next, (found.get(next) ?? 0n) + ways * of);
  return found;
}

const outcomesOf = (found: Named, den: bigint): Outcomes<string> => ({
  branches: [...found].map(([of, num]) => ({ of, num })),
  den,
});

/** Final states of a target that was hit, the worst last; 'miss' comes before them. */
const ENDS = ['miss', 'stunned', 'out', 'dead'] as const;

/** The exact outcomes of a shot, for guns whose dice all count. Undefined for a shotgun. BDZ-weapon-sg-six. */
export function shotChances(
  book: Pick<Book, 'options' | 'tables'>,
  fired: Fired,
): Outcomes<string> | undefined {
  const { options } = book;
  if (options['leader-alone'] === 'own-leader' || gunRow(book, fired.gun).best !== undefined)
    return undefined;
  const one = new Map(Object.entries(oneDie(book, fired))) as ReadonlyMap<Level, bigint>;
  if (options['each-hit'] !== 'each-hit' || fired.target.zombie) {
    // Only the worst die counts. BDZ-D-damage-multi.
    const worst = worstOf(one, LEVELS, fired.dice) as ReadonlyMap<Level, bigint>;
    return outcomesOf(
      followed(worst, (level) => after(fired, level)),
      WAYS ** BigInt(fired.dice) * TESTED,
    );
  }
  // Every die is played out, and the worst final state counts. BDZ-D-damage-multi.
  const each = followed(one, (level) => (level === 'miss' ? MISSED : after(fired, level)));
  const ends = worstOf(each, ENDS, fired.dice);
  return outcomesOf(
    followed(ends, (end) => (end === 'miss' ? after(fired, 'miss') : new Map([[end, TESTED]]))),
    (WAYS * TESTED) ** BigInt(fired.dice) * TESTED,
  );
}

const MISSED: Named = new Map([['miss', TESTED]]);

const ZOMBIE: { readonly [level in Level]: string } = {
  miss: 'none',
  'knocked-down': 'knocked-down',
  out: 'dead',
  dead: 'dead',
};
