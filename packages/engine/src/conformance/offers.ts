import type { Space } from '../ask.js';
import type { Json } from '../fact.js';
import { pick } from '../random.js';
import type { AskRequest } from '../rule.js';
import { show } from '../spaces.js';
import { difference, unsafe } from './alike.js';
import { junk, mutations } from './junk.js';
import type { Trial } from './trial.js';

/** All that one ask offers is taken, what it samples too; whatever else is sent is refused in words. */
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

/** An answer that must be taken; returns it as text. */
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
  if (shape.kind !== 'choose') return;
  for (const { id } of shape.options) taken(trial, space, id, at, `${where}, an option`);
  if (shape.options.length < 200)
    trial.ensure(
      shape.options.length === listed,
      at,
      `${where} shows ${shape.options.length} options and lists ${listed}`,
    );
}
