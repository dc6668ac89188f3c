import type { Fact, Named, RuleId } from './fact.js';
import type { Catalogue, Line } from './text.js';

/** What a sentence of the story is about, for the filters of the log. */
export type Sort = 'fights' | 'moves' | 'events';

/** A kind of fact, declared once. S: state. B: book. R: the rules that may be its cause. P: what it holds. */
export interface Declared<S, B, R extends RuleId, P> {
  /** What it does to the state, which changes nowhere else. Absent where it changes nothing. */
  readonly does?: (s: S, fact: Named<string, R> & P, book: B) => void;
  /** Its line of the story. Absent where it is book-keeping that nobody wants to read. */
  readonly told?: (fact: Named<string, R> & P) => Line | undefined;
  /** The templates that it is told with, in English. "drew" is "tell.drew" in the catalogue. */
  readonly words?: Catalogue;
  /** What its sentence is about; events, where this is absent. */
  readonly sort?: Sort | ((fact: Named<string, R> & P) => Sort);
  /** It comes of what was told before it, and is told in the same paragraph. */
  readonly follows?: true;
  /** It parts the dice of one action from those of the next. */
  readonly parts?: true;
  /** The hint that it brings up: "fire" is the guide's hint "on fire". */
  readonly hint?: string | ((fact: Named<string, R> & P) => string | undefined);
}

/** Facts by name. */
export interface Declarations<S, B> {
  // biome-ignore lint/suspicious/noExplicitAny: each fact holds something else
  readonly [is: string]: Declared<S, B, any, any>;
}

/** For a system, whose facts are then `fact<{ what it holds }>({ what it does, how it is told })`. */
export const declaring =
  <S, B, R extends RuleId>() =>
  <P extends object = object>(declared: Declared<S, B, R, P>): Declared<S, B, R, P> =>
    declared;

/** The facts that are declared, as one union. */
export type FactsOf<D> = {
  // biome-ignore lint/suspicious/noExplicitAny: whatever the state and the book
  [I in keyof D & string]: D[I] extends Declared<any, any, infer R, infer P> ? Named<I, R> & P : never;
}[keyof D & string];

/** What the declarations of a system's facts say together. */
export interface Facts<S, B, F extends Fact> {
  /** The one place where the state changes. */
  evolve(this: void, s: S, fact: F, book: B): void;
  /** The story line of a fact, or undefined where there is nothing to tell. */
  tell(this: void, fact: Fact): Line | undefined;
  /** The templates of all story lines. */
  readonly words: Catalogue;
  /** Names of the facts that are book-keeping. */
  readonly untold: readonly string[];
  /** Names of the facts that part the dice of one action from those of the next. */
  readonly parts: ReadonlySet<string>;
  sort(this: void, fact: Fact): Sort;
  follows(this: void, fact: Fact): boolean;
  /** The name of the hint that a fact brings up, where it brings one up. */
  hint(this: void, fact: Fact): string | undefined;
}

/** Reads the declarations of a system's facts. */
export function factsOf<S, B, F extends Fact>(declared: Declarations<S, B>): Facts<S, B, F> {
  const all = Object.entries(declared);
  const of = (fact: Fact) => declared[fact.is];
  return {
    evolve(s, fact, book) {
      const found = of(fact);
      if (!found) throw new RangeError(`There is no fact "${fact.is}".`);
      found.does?.(s, fact, book);
    },
    tell: (fact) => of(fact)?.told?.(fact),
    words: Object.fromEntries(
      all.flatMap(([, { words }]) =>
        Object.entries(words ?? {}).map(([key, template]) => [`tell.${key}`, template]),
      ),
    ),
    untold: all.filter(([, { told }]) => !told).map(([is]) => is),
    parts: new Set(all.filter(([, { parts }]) => parts).map(([is]) => is)),
    sort(fact) {
      const sort = of(fact)?.sort ?? 'events';
      return typeof sort === 'function' ? sort(fact) : sort;
    },
    follows: (fact) => of(fact)?.follows ?? false,
    hint(fact) {
      const hint = of(fact)?.hint;
      return typeof hint === 'function' ? hint(fact) : hint;
    },
  };
}
