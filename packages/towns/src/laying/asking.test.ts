import type { AskRequest, Rule, SpotShape, World } from '@shambles/engine';
import type { MapFile } from '@shambles/field';
import { expect, test } from 'vitest';
import { added, askChange, askLook, type Laying, movedTo, type Thing, thingsOn } from '../index.js';

const YARD: MapFile = { format: 'shambles-map/1', title: 'A yard', unit: 'cm', size: [60, 60] };
/** These questions never look at their world. */
const NOBODY = {} as World<object, object, { is: string; cause: string; to: 'all' }>;
const LAYING: Laying<string> = { rule: 'RULE-1', fault: () => undefined };

/** Answers one question after another. Returns the last question, or the result. */
function answered<T>(rule: Rule<T>, ...answers: unknown[]): { ask?: AskRequest; result?: T } {
  let step = rule.next();
  for (const answer of answers) {
    const parsed = (step.value as AskRequest).space.parse(answer);
    if (!parsed.ok) throw new Error(`${parsed.rule}: ${parsed.text}`);
    step = rule.next(parsed.answer);
  }
  return step.done ? { result: step.value } : { ask: step.value as AskRequest };
}

const change = (map: MapFile, laying = LAYING) => askChange(NOBODY, 'somebody', map, laying);

test('a seat is asked what becomes of a table, by the rule of its book', () => {
  const look = () => askLook(NOBODY, 'somebody', 'RULE-1', ['play', 'edit']);
  expect(answered(look()).ask).toMatchObject({ to: 'somebody', rule: 'RULE-1', code: 'lay' });
  expect(answered(look(), 'edit').result).toBe('edit');
  expect(() => answered(look(), 'another')).toThrow();
});

test('a change gives the table with it, its thing and how it was changed; leaving it gives nothing', () => {
  const { map, id } = added(YARD, 'car', [30, 30]);
  expect(answered(change(YARD), 'add car', [30, 30]).result).toEqual({ map, what: id, how: 'added' });
  expect(answered(change(map), id, 'remove').result).toMatchObject({ map: { vehicles: [] }, how: 'removed' });
  const moved = movedTo(map, thingsOn(map)[0] as Thing, [20, 30]);
  expect(answered(change(map), id, 'move', [20, 30]).result).toEqual({ map: moved, what: id, how: 'moved' });
  expect(answered(change(map), 'leave')).toEqual({ result: undefined });
  expect(answered(change(map), id, 'leave')).toEqual({ result: undefined });
  expect(answered(change(map), id, 'move', 'leave')).toEqual({ result: undefined });
});

test('what the book finds wrong is not offered, and refused by the rule that it names', () => {
  const { map, id } = added(YARD, 'car', [30, 30]);
  const never = { ...LAYING, fault: () => ({ rule: 'RULE-2', text: 'No.' }) };
  expect(answered(change(map, never), id).ask?.space.shape()).toMatchObject({
    options: [{ id: 'move' }, { id: 'leave' }],
  });
  expect(() => answered(change(map, never), id, 'move', [20, 30])).toThrow('RULE-2: No.');
  expect(() => answered(change(map), id, 'move', [20, 30, 1])).toThrow('RULE-1: Things stand on the ground.');
});

test('free places are shown by cells of an inch', () => {
  const { ask } = answered(change(YARD), 'add house');
  const { lit } = (ask as AskRequest).space.shape() as SpotShape;
  // A house of 15 by 12.5 centimetres stays within the table.
  expect(lit).toMatchObject([{ cell: 2.5 }]);
  expect(lit[0]?.runs.slice(0, 3)).toEqual([2, 3, 21]);
});
