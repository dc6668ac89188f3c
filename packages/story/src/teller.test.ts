import type { Fact } from '@shambles/engine';
import { meadow } from '@shambles/engine/testing/meadow';
import { expect, test } from 'vitest';
import { createTeller, onceEach } from './teller.js';

const WORDS = {
  flock: '{{sheep}}.',
  each: '{{sheep, semicolons}}.',
  short: '{{sheep, commas}}.',
  grazes_one: '{{who}} eats {{what}}',
  grazes_other: '{{who}} eat {{what}}',
  'kind.ewe_one': 'an ewe',
  'kind.ewe_other': '{{count}} ewes',
  'kind.clover': 'clover',
};

const teller = createTeller(meadow, undefined, 'en', WORDS);
const ewes = (count: number) => ({ noun: 'kind.ewe', count });
const grazes = (count: number, what = 'grass') => ({
  key: 'grazes',
  values: { who: ewes(count), what, count },
});

test('nouns and lines stand in lists, said as the language does or as the template wants it', () => {
  const said = (key: string, ...sheep: (ReturnType<typeof grazes> | ReturnType<typeof ewes>)[]) =>
    teller.say({ key, values: { sheep } });
  expect(said('flock', ewes(1), ewes(2), grazes(1))).toBe('An ewe, 2 ewes and an ewe eats grass.');
  expect(said('each', grazes(1), grazes(3, 'clover'))).toBe('An ewe eats grass; 3 ewes eat clover.');
  expect(said('short', ewes(1), ewes(2))).toBe('An ewe, 2 ewes.');
  expect(said('each', grazes(2))).toBe('2 ewes eat grass.');
  expect(said('each')).toBe('.');
  expect(teller.say({ key: 'each', values: { sheep: grazes(2) } })).toBe('2 ewes eat grass.');
});

test('a number below zero has a minus sign, not a hyphen', () => {
  const line = (what: number) => ({ key: 'grazes', values: { who: ewes(1), what, count: 1 } });
  expect(teller.say(line(-2))).toBe('An ewe eats −2');
  expect(teller.say(line(2))).toBe('An ewe eats 2');
});

test('nouns in a line within a line are parts of their own, and what is in a name is no template', () => {
  const parts = teller.parts({ key: 'each', values: { sheep: [grazes(1, '{{who}}, $t(flock)')] } });
  expect(parts).toEqual([{ text: 'An ewe', noun: 'kind.ewe' }, { text: ' eats {{who}}, $t(flock).' }]);
});

test('a correction by consent is told with its reason, which is no template and hides no marks', () => {
  const why = 'she stood {{who}} \u0001by\u0002 the door';
  const fact = { is: 'corrected', cause: 'ENGINE-correction', to: 'all', by: 'ann', why, patch: [] } as Fact;
  const told = [{ text: 'Put right: “she stood {{who}} by the door”.' }];
  expect(teller.tell(fact)).toEqual(told);
  expect(teller.retell(fact, 3)).toEqual(told);
});

test('what came several times is listed once, with how often it came', () => {
  expect(onceEach(['a load', 'a breach', 'a load', 'a load', 'a breach', 'an end'])).toEqual([
    'a load, 3 times',
    'a breach, twice',
    'an end',
  ]);
});
