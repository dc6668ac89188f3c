import { SeededDice } from '../dice/dice.js';
import { pick } from '../dice/random.js';
import { prepare } from '../odds/odds.js';
import type { AskView } from '../rule/ask.js';
import { type Fact, type Json, type Seat, told } from '../rule/fact.js';
import type { AskRequest } from '../rule/rule.js';
import type { Inner, Line } from '../rule/text.js';
import type { AnswerTo, Beat, Try, WhyNot } from '../system/evening.js';
import type { Scene } from '../system/scene.js';
import { setupFor } from '../system/system.js';
import { playOut } from '../table/playout.js';
import { unsafe } from './alike.js';
import { oneOf, type Trial } from './trial.js';

/**
 * Checks what a page shows beside the table. It must be made from a seat's view, so that it is the same for two games
 * that the seat cannot tell apart, and with the book of what the seat may know of the setup; it must be plain data;
 * its words must be in the catalogue, its rules in the register, and its odds must be valid queries. What is on offer
 * is never said to be impossible, and what is not on offer has a reason.
 */
export function checkEvening(trial: Trial): void {
  const { system, setup } = trial;
  const book = system.book(setup);
  let asked = 0;
  const look = (moment: Moment) => {
    const seats = new Set([moment.ask?.to, oneOf(trial.random, trial.eyes)]);
    for (const seat of seats) if (seat !== undefined) checkSeat(trial, moment, seat);
  };
  const decide = (ask: AskRequest, w: { readonly s: unknown }) => {
    if (++asked > trial.most) trial.fail(asked, `the game has not ended after ${trial.most} decisions`);
    if (trial.oneIn(20)) look({ state: w.s, book, at: asked, ask });
    return ask.space.sample(trial.random);
  };
  const { state } = playOut(system, book, new SeededDice(trial.seed), decide, (facts) =>
    checkBeats(trial, facts, asked, book),
  );
  look({ state, book, at: asked, ask: undefined });
}

/** A moment of a game: after `at` decisions, with the open question. */
interface Moment {
  readonly state: unknown;
  readonly book: unknown;
  readonly at: number;
  readonly ask: AskRequest | undefined;
}

function checkSeat(trial: Trial, moment: Moment, seat: Seat): void {
  const { system, random } = trial;
  const { state, book, at } = moment;
  const ask = moment.ask?.to === seat ? moment.ask : undefined;
  const question = ask && asView(ask);
  const answers = ask ? pick(random, ask.space.list(60), 6).map((a) => ask.space.value(a)) : [];
  const view = system.view(state, seat, book);
  const things = pick(random, thingsIn(system.scene(view, book)), 6);
  const tell = (seen: unknown) => everything(trial, { view: seen, book, seat, question, answers, things });
  const mine = tell(view);
  const odd = unsafe(mine);
  if (odd !== undefined) trial.fail(at, `what ${seat} is told of the evening is not plain data: ${odd}`);
  trial.same(
    tell(system.view(system.scramble(state, seat, random, book), seat, book)),
    mine,
    at,
    `what ${seat} is told of the evening depends on what is hidden from it`,
  );
  checkKnown(trial, { view, book, seat, question, answers, things }, at);
  checkWords(trial, mine, at, book);
  if (!ask || !question) return;
  checkAnswers(trial, mine, ask, at);
  checkTries(trial, mine.tries, ask, at);
}

/** Whoever knows only a seat's part of the setup must be shown and told the same. */
function checkKnown(trial: Trial, seen: Seen, at: number): void {
  const { system, setup } = trial;
  const part = setupFor(system, setup, seen.seat);
  if (part === setup) return;
  const book = system.book(part);
  const told = (by: unknown) => [
    everything(trial, { ...seen, book: by }),
    plain(system.scene(seen.view, by)),
    system.words?.(by),
  ];
  const what = `with what ${seen.seat} may know of the setup, other things are shown`;
  trial.same(told(book), told(seen.book), at, what);
  trial.same(setupFor(system, part, seen.seat), part, at, `less of the setup is shown to ${seen.seat}`);
}

const plain = (data: unknown): unknown => JSON.parse(JSON.stringify(data));

function asView({ to, code, rule, values, space }: AskRequest): AskView {
  const line: Line = values === undefined ? { key: `ask.${code}` } : { key: `ask.${code}`, values };
  return { id: `${code}@0`, at: 0, seat: to, code, rule, line, shape: space.shape() };
}

/** Ids of the things on a table, and of the people on its roster. */
function thingsIn(scene: Scene): string[] {
  if (scene.kind === 'printed') return scene.counters.map(({ id }) => id);
  return [...scene.figures, ...scene.markers, ...scene.roster].map(({ id }) => id);
}

interface Seen {
  readonly view: unknown;
  readonly book: unknown;
  readonly seat: Seat;
  readonly question: AskView | undefined;
  readonly answers: readonly Json[];
  readonly things: readonly string[];
}

/** A try with the reason against it, if there is one. */
interface Tried extends Try {
  readonly why?: WhyNot;
}

/** Everything that a system has to say about a view. What it does not say is null. */
function everything({ system }: Trial, { view, book, seat, question, answers, things }: Seen) {
  const tries = (question && system.tries?.(view, question, book)) ?? [];
  return {
    brief: system.brief?.(view, book) ?? null,
    goals: system.goals?.(view, seat, book) ?? null,
    threat: system.threat?.(view, seat, undefined, book) ?? null,
    ending: system.ending?.(view, book) ?? null,
    cards: things.map((id) => system.card?.(view, id, book) ?? null),
    near: things.map((id) => threatAt(system, view, seat, id, book)),
    consequences: answers.map((value) =>
      question ? (system.consequence?.(view, question, value, book) ?? null) : null,
    ),
    gists: answers.map((value) => (question ? (system.gist?.(view, question, value, book) ?? null) : null)),
    tries: tries.map((each): Tried => {
      const why = system.whyNot?.(view, each.actor, each.deed, each.target, book);
      return why ? { ...each, why } : each;
    }),
  };
}

/** What threatens a thing where it is. */
function threatAt(system: Trial['system'], view: unknown, seat: Seat, id: string, book: unknown): unknown {
  const scene: Scene = system.scene(view, book);
  if (scene.kind === 'printed') {
    const at = scene.counters.find((c) => c.id === id)?.at;
    return at === undefined ? null : (system.threat?.(view, seat, { who: id, to: at }, book) ?? null);
  }
  const figure = scene.figures.find((f) => f.id === id);
  if (!figure) return null;
  const to = [figure.at[0], figure.at[1], figure.level] as const;
  return system.threat?.(view, seat, { who: id, to }, book) ?? null;
}

// ------------------------------------------------------------------ words, rules, odds

type Tree = { readonly [key: string]: unknown };
/** Looks up a catalogue key. */
type Words = (key: string) => unknown;

/** Every sentence must have its words, every rule its entry, every query its procedure. */
function checkWords(trial: Trial, tree: unknown, at: number, book: unknown): void {
  const { system } = trial;
  const plain: Tree = system.catalogues.en ?? {};
  const own: Tree = system.words?.(book) ?? {};
  const words = (key: string) => own[key] ?? plain[key];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { rule, procedure, input } = node as Tree;
    const wrong = isLine(node) ? wordless(node, words) : undefined;
    if (wrong !== undefined) trial.fail(at, `of the evening, ${wrong}`);
    if (typeof rule === 'string' && trial.rules && !trial.rules.has(rule))
      trial.fail(at, `of the evening, there is no rule "${rule}"`);
    if (typeof procedure === 'string') {
      const ready = prepare(system, procedure, input, trial.setup);
      ready.procedure.begin(ready.parsed, ready.book);
    }
    for (const child of Object.values(node)) visit(child);
  };
  visit(tree);
}

function isLine(value: unknown): value is Line {
  return typeof value === 'object' && value !== null && typeof (value as Tree).key === 'string';
}

/** What is missing for a line; undefined if nothing is. Lines within it are looked at by themselves. */
function wordless(line: Line, words: Words): string | undefined {
  const count = line.values?.count;
  const text = templateOf(line.key, typeof count === 'number' ? count : undefined, words);
  if (text === undefined) return `there are no words for "${line.key}"`;
  for (const [, name] of text.matchAll(/\{\{(\w+)(?:, \w+)?\}\}/g))
    if (line.values?.[name as string] === undefined) return `"${line.key}" wants a value "${name}"`;
  const all = Object.values(line.values ?? {}).flatMap(
    (v) => v as string | number | Inner | readonly Inner[],
  );
  // A line inside another is looked at by itself.
  for (const value of all)
    if (
      typeof value === 'object' &&
      'noun' in value &&
      templateOf(value.noun, value.count, words) === undefined
    )
      return `there is no word "${value.noun}"`;
  return undefined;
}

/** The template for a count if there is one, otherwise the plain template. */
function templateOf(key: string, count: number | undefined, words: Words): string | undefined {
  const forms = count === undefined ? [key] : [`${key}_${count === 1 ? 'one' : 'other'}`, `${key}_zero`, key];
  return forms.map(words).find((form) => typeof form === 'string');
}

// ------------------------------------------------------------------ answers

/** Every answer that is advised for the open question must be legal. */
function checkAnswers(trial: Trial, tree: unknown, ask: AskRequest, at: number): void {
  if (typeof tree !== 'object' || tree === null) return;
  const { answer } = tree as Tree;
  if (isAnswer(answer) && answer.code === ask.code) {
    const parsed = ask.space.parse(answer.value);
    if (!parsed.ok)
      trial.fail(at, `of the evening, ${JSON.stringify(answer)} is advised and refused: ${parsed.text}`);
  }
  for (const child of Object.values(tree)) checkAnswers(trial, child, ask, at);
}

function isAnswer(value: unknown): value is AnswerTo {
  return typeof value === 'object' && value !== null && 'code' in value && 'value' in value;
}

/** What is on offer must be possible and must be listed; what is not on offer must have a reason. */
function checkTries(trial: Trial, tries: readonly Tried[], { code, space }: AskRequest, at: number): void {
  if (tries.length === 0) return;
  const listed = new Set<string>();
  for (const { actor, deed, target, answer, why } of tries) {
    const what = `"${deed}" by ${actor}${target === undefined ? '' : ` on ${target}`}`;
    if (answer === undefined) {
      trial.ensure(why !== undefined, at, `${what} is not on offer, and nothing says why`);
      continue;
    }
    listed.add(JSON.stringify(answer));
    const parsed = space.parse(answer);
    if (!parsed.ok) trial.fail(at, `${what} is said to be on offer and is refused: ${parsed.text}`);
    if (why) trial.fail(at, `${what} is on offer and is said to be impossible: ${why.line.key}`);
  }
  const shape = space.shape();
  if (shape.kind !== 'choose') return;
  for (const { id } of shape.options)
    trial.ensure(
      listed.has(JSON.stringify(id)),
      at,
      `"${id}" is on offer to "${code}" and not among the tries`,
    );
}

// ------------------------------------------------------------------ beats

/** Beats must follow each other in order within the facts, and must be worded. */
function checkBeats(trial: Trial, facts: readonly Fact[], at: number, book: unknown): void {
  if (!trial.system.beats) return;
  for (const seat of trial.eyes) {
    const mine = facts.map((f) => told(f, seat)).filter((f) => f !== undefined);
    const beats: readonly Beat[] = trial.system.beats(mine);
    let last = 0;
    for (const { from, to } of beats) {
      trial.ensure(from >= last && to > from && to <= mine.length, at, `a beat of ${from} to ${to} is none`);
      last = to;
    }
    const odd = unsafe(beats);
    if (odd !== undefined) trial.fail(at, `the beats of ${seat} are not plain data: ${odd}`);
    checkWords(trial, beats, at, book);
  }
}
