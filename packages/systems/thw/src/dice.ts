import {
  type Audience,
  atMost,
  type Draw,
  draw,
  faceValue,
  half,
  type Line,
  type Rolled,
  type Rule,
  type RuleOf,
  roll,
  type Seat,
  type World,
} from '@shambles/engine';

// biome-ignore lint/suspicious/noExplicitAny: these mechanisms serve the worlds of both books
type AnyWorld = World<any, any, any>;

/** What a roll is for, and who makes it. */
export interface RollFor<R extends string> {
  readonly rule: R;
  readonly label: string;
  readonly table?: string;
  readonly seat?: Seat;
  /** Whose dice these are, as a key of the catalogue. */
  readonly who?: string;
  readonly to?: Audience;
  /** What the faces lead to, line by line. */
  readonly means?: readonly Line[];
}

/** Rolls one or several d6 and adds the faces. */
export function* sum<W extends AnyWorld>(w: W, n: number, what: RollFor<RuleOf<W>>): Rule<number> {
  return (yield* pool(w, n, faceValue(6), what)).score;
}

/** Draws one of several things at random, in view of everybody. */
export function* drawn<W extends AnyWorld>(w: W, lot: Omit<Draw<RuleOf<W>>, 'kind' | 'n'>): Rule<string> {
  const [one] = yield* draw(w, { kind: 'draw', n: 1, ...lot });
  w.happen({ is: 'drawn', cause: lot.rule, what: [one as string], reveals: true });
  return one as string;
}

/** Rolls 1/2d6: 1 to 3. */
export function* halfDie<W extends AnyWorld>(w: W, what: RollFor<RuleOf<W>>): Rule<number> {
  return (yield* pool(w, 1, half(6), what)).score;
}

/** A possibility, "(1-2)": true if one d6 shows `upTo` or less. */
export function* possibly<W extends AnyWorld>(w: W, upTo: number, what: RollFor<RuleOf<W>>): Rule<boolean> {
  return (yield* pool(w, 1, atMost(upTo), what, upTo)).score > 0;
}

/** Passing dice: how many of `n` d6 show the target number or less. 0 if there are no dice. */
export function* pass<W extends AnyWorld>(
  w: W,
  n: number,
  target: number,
  what: RollFor<RuleOf<W>>,
): Rule<number> {
  return n <= 0 ? 0 : (yield* pool(w, n, atMost(target), what, target)).score;
}

/** Counting successes: how many of `n` d6 show 1, 2 or 3. 0 if there are no dice. */
export function* successes<W extends AnyWorld>(w: W, n: number, what: RollFor<RuleOf<W>>): Rule<number> {
  return (yield* counted(w, n, what)).successes;
}

/** The same, for a rule that reads the faces as well. */
export function* counted<W extends AnyWorld>(
  w: W,
  n: number,
  what: RollFor<RuleOf<W>>,
): Rule<{ readonly successes: number; readonly faces: readonly number[] }> {
  if (n <= 0) return { successes: 0, faces: [] };
  const rolled = yield* pool(w, n, atMost(3), what, 3);
  return { successes: rolled.score, faces: rolled.faces[0] as readonly number[] };
}

/** Rolls dice whose faces the rule reads one by one, in the order they fell. */
export function* faces<W extends AnyWorld>(
  w: W,
  n: number,
  what: RollFor<RuleOf<W>>,
): Rule<readonly number[]> {
  if (n <= 0) return [];
  const rolled = yield* roll(w, request(n, undefined, what));
  return rolled.faces[0] as readonly number[];
}

function* pool<W extends AnyWorld>(
  w: W,
  n: number,
  score: readonly number[],
  what: RollFor<RuleOf<W>>,
  upTo?: number,
): Rule<Rolled> {
  return yield* roll(w, request(n, score, what, upTo));
}

function request<R extends string>(
  n: number,
  score: readonly number[] | undefined,
  what: RollFor<R>,
  upTo?: number,
) {
  const { who, ...rest } = what;
  return { kind: 'roll' as const, ...rest, pools: [{ n, sides: 6, who, score, upTo }] };
}
