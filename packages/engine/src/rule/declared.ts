import type { Fact, Named, RuleId } from './fact.js';
import type { Catalogue, Line } from './text.js';

/** What a line of the story is about, for the log's filters. */
export type Sort = 'fights' | 'moves' | 'events';

/** One kind of fact, declared once. S: state. B: book. R: rules that may cause it. P: its payload. */
export interface Declared<S, B, R extends RuleId, P> {
  /** Applies the fact to the state; the state changes nowhere else. Absent if the fact changes nothing. */
  readonly does?: (s: S, fact: Named<string, R> & P, book: B) => void;
  /** The fact's line of the story. Absent if the fact is book-keeping that nobody wants to read. */
  readonly told?: (fact: Named<string, R> & P) => Line | undefined;
  /** The English templates for that line. "drew" is "tell.drew" in the catalogue. */
  readonly words?: Catalogue;
  /** What the line is about; 'events' if absent. */
  readonly sort?: Sort | ((fact: Named<string, R> & P) => Sort);
  /** The fact follows from what was just told, and is told in the same paragraph. */
  readonly follows?: true;
  /** The fact separates the dice of one action from those of the next. */
  readonly parts?: true;
  /** The hint that the fact brings up: "fire" is the guide's hint "on fire". */
  readonly hint?: string | ((fact: Named<string, R> & P) => string | undefined);
}

/** Declared facts by name. */
export interface Declarations<S, B> {
  // biome-ignore lint/suspicious/noExplicitAny: each fact holds something else
  readonly [is: string]: Declared<S, B, any, any>;
}

/** Returns a system's own function for declaring facts: `fact<{ payload }>({ what it does, how it is told })`. */
export const declaring =
  <S, B, R extends RuleId>() =>
  <P extends object = object>(declared: Declared<S, B, R, P>): Declared<S, B, R, P> =>
    declared;

/** The declared facts, as one union. */
export type FactsOf<D> = {
  // biome-ignore lint/suspicious/noExplicitAny: whatever the state and the book
  [I in keyof D & string]: D[I] extends Declared<any, any, infer R, infer P> ? Named<I, R> & P : never;
}[keyof D & string];

/** What a system's declarations provide together. */
export interface Facts<S, B, F extends Fact> {
  /** Applies a fact to the state: the one place where the state changes. Throws RangeError for an undeclared fact. */
  evolve(this: void, s: S, fact: F, book: B): void;
  /** The story line of a fact, or undefined if there is nothing to tell. */
  tell(this: void, fact: Fact): Line | undefined;
  /** The templates of all story lines. */
  readonly words: Catalogue;
  /** Names of the facts that are book-keeping. */
  readonly untold: readonly string[];
  /** Names of the facts that separate the dice of one action from those of the next. */
  readonly parts: ReadonlySet<string>;
  sort(this: void, fact: Fact): Sort;
  follows(this: void, fact: Fact): boolean;
  /** The name of the hint that a fact brings up, if any. */
  hint(this: void, fact: Fact): string | undefined;
}

/** Collects the declarations of a system's facts. */
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
