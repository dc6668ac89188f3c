import { pick } from '../dice/random.js';
import type { Option, Shape, Space, SpotShape } from '../rule/ask.js';
import type { Json } from '../rule/fact.js';
import type { AskRequest } from '../rule/rule.js';
import { show } from '../spaces/index.js';
import { difference, unsafe } from './alike.js';
import { junk, mutations } from './junk.js';
import type { Trial } from './trial.js';

/** Checks that everything an ask offers or samples is accepted, and that anything else is refused in words. */
export function checkSpace(trial: Trial, { space, code, always }: AskRequest, at: number): void {
  const where = `ask "${code}"`;
  const list = space.list(200);
  trial.ensure(list.length > 0, at, `${where} has no legal answer`);
  const listed = new Set<string>();
  for (const answer of pick(trial.random, list, 16)) {
    const text = taken(trial, space, space.value(answer), at, `${where}, listed`);
    trial.ensure(!listed.has(text), at, `${where} lists ${text} twice`);
    listed.add(text);
  }
  if (!always) trial.ensure(space.only() === undefined, at, `${where} was asked and has one answer only`);
  for (let i = 0; i < 2; i++)
    taken(trial, space, space.value(space.sample(trial.random)), at, `${where}, sampled`);
  checkShape(trial, space, list.length, at, where);
  const value = space.value(list[trial.random.below(list.length)]);
  for (const wrong of [...mutations(value, trial.random), ...junk(trial.random, 4)])
    refusedOrLegal(trial, space, wrong, at, where);
}

/** Checks an answer that must be accepted; returns it as text. */
function taken(trial: Trial, space: Space<unknown>, value: Json, at: number, what: string): string {
  const text = JSON.stringify(value);
  const odd = unsafe(value);
  if (odd !== undefined) trial.fail(at, `${what}: ${text} is not plain data: ${odd}`);
  const parsed = space.parse(JSON.parse(text));
  if (!parsed.ok) trial.fail(at, `${what}: ${text} is offered and refused: ${parsed.text}`);
  const again = space.value(parsed.answer);
  const change = difference(again, JSON.parse(text));
  if (change !== undefined)
    trial.fail(at, `${what}: ${text} comes back as ${JSON.stringify(again)}: ${change}`);
  return text;
}

function refusedOrLegal(
  trial: Trial,
  space: Space<unknown>,
  value: unknown,
  at: number,
  where: string,
): void {
  const parsed = space.parse(value);
  if (parsed.ok) taken(trial, space, space.value(parsed.answer), at, `${where}, changed`);
  else if (parsed.text.length === 0) trial.fail(at, `${where} refuses ${show(value)} without a word`);
}

function checkShape(trial: Trial, space: Space<unknown>, listed: number, at: number, where: string): void {
  const shape = space.shape();
  const text = JSON.stringify(shape);
  trial.ensure(JSON.stringify(JSON.parse(text)) === text, at, `the shape of ${where} is not plain data`);
  if (shape.kind === 'spot') checkSpot(trial, space, shape, at, where);
  if (shape.kind === 'facing') checkFacing(trial, space, shape, at, where);
  if (shape.kind !== 'choose') return;
  for (const { id } of shape.options) taken(trial, space, id, at, `${where}, an option`);
  if (shape.options.length < 200)
    trial.ensure(
      shape.options.length === listed,
      at,
      `${where} shows ${shape.options.length} options and lists ${listed}`,
    );
}

/** Checks an answer that must be accepted but may be recorded in another form: a name as what it stands for. */
function allowed(trial: Trial, space: Space<unknown>, value: Json, at: number, what: string): void {
  const parsed = space.parse(value);
  if (!parsed.ok) trial.fail(at, `${what}: ${JSON.stringify(value)} is offered and refused: ${parsed.text}`);
  taken(trial, space, space.value(parsed.answer), at, what);
}

/** Named spots and the middles of lit cells must be accepted; a spot that is too far off must be refused. */
function checkSpot(trial: Trial, space: Space<unknown>, shape: SpotShape, at: number, where: string): void {
  const { options, lit, from, within } = shape;
  for (const { id } of options) allowed(trial, space, id, at, `${where}, a named spot`);
  distinct(trial, options, at, where);
  trial.ensure(options.length > 0 || lit.some((l) => l.runs.length > 0), at, `${where} offers no spot`);
  for (const { level, cell, runs } of lit) {
    const odd = cell <= 0 || runs.length % 3 !== 0 || !runs.every((n) => Number.isInteger(n) && n >= 0);
    trial.ensure(!odd, at, `${where} lights level ${level} in runs that are none`);
    for (let k = 0; k < 4 && runs.length > 0; k++) {
      const i = 3 * trial.random.below(runs.length / 3);
      const [row, first, end] = runs.slice(i, i + 3) as [number, number, number];
      trial.ensure(first < end, at, `${where} has an empty run on level ${level}`);
      const column = first + trial.random.below(end - first);
      const size = Math.round(cell * 1000);
      const middle = [column, row].map((n) => Math.floor((n + 0.5) * size) / 1000);
      const spot = level === 0 && from[2] === 0 ? middle : [...middle, level];
      allowed(trial, space, spot, at, `${where}, a lit spot`);
    }
  }
  const far = [from[0] + 2 * within + 1000, from[1], from[2]];
  trial.ensure(!space.parse(far).ok, at, `${where} takes ${show(far)}, which is too far off`);
}

function checkFacing(
  trial: Trial,
  space: Space<unknown>,
  { options, now }: Shape & { readonly kind: 'facing' },
  at: number,
  where: string,
): void {
  distinct(trial, options, at, where);
  for (const { id, degrees } of options) {
    allowed(trial, space, id, at, `${where}, a named direction`);
    allowed(trial, space, degrees, at, `${where}, a named direction in degrees`);
  }
  for (const degrees of [0, 359, now, trial.random.below(360)])
    allowed(trial, space, degrees, at, `${where}, degrees`);
  for (const wrong of [360, -1, 0.5, 1e9])
    trial.ensure(!space.parse(wrong).ok, at, `${where} takes ${wrong} degrees`);
}

function distinct(trial: Trial, options: readonly Option[], at: number, where: string): void {
  const ids = new Set(options.map((o) => o.id));
  trial.ensure(ids.size === options.length, at, `${where} offers two things by one id`);
}
