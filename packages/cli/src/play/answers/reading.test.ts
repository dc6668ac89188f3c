import type { AskView, OrdersShape, Scene, SceneCounter, Shape } from '@shambles/engine';
import type { Teller } from '@shambles/story';
import { describe, expect, it } from 'vitest';
import { readAnswer } from './read.js';

const counter = (id: string, at: string, name: string): SceneCounter => ({
  id,
  at,
  name,
  kind: id.slice(0, id.lastIndexOf('-')),
  side: 'one',
  shape: 'round',
  large: false,
  tone: 'amber',
  numbers: [],
  badges: [],
});

const scene: Scene = {
  kind: 'printed',
  columns: 3,
  rows: 1,
  cells: ['A1', 'B1', 'C1'].map((id, column) => ({ id, column, row: 0, ground: 'building', name: id })),
  counters: [
    counter('tank-1', 'A1', 'Tank'),
    counter('tank-2', 'A1', 'Tank'),
    counter('scout-1', 'A1', 'Scout'),
    counter('scout-2', 'B1', 'Scout'),
    counter('scout-mob-1', 'B1', 'Scout Mob'),
  ],
  trays: [],
  track: { name: 'Score', value: 0, max: 10, bands: [] },
  clock: { turn: 1, turns: 3, phase: 'Actions', tiles: [] },
};

const teller = { say: ({ key }: { key: string }) => key } as unknown as Teller;
const read = (shape: Shape, text: string) => readAnswer(text, { shape } as AskView, scene, teller);
const line = (key: string) => ({ key });

const orders: OrdersShape = {
  kind: 'orders',
  stacks: [
    {
      at: 'A1',
      like: 'tank',
      units: ['tank-1', 'tank-2'],
      to: { move: ['B1'], shoot: ['A1'], pass: ['A1'] },
    },
    { at: 'A1', like: 'scout', units: ['scout-1'], to: { move: ['B1', 'C1'], pass: ['A1'] } },
    { at: 'B1', like: 'scout', units: ['scout-2'], to: { move: ['A1', 'C1'], pass: ['B1'] } },
    { at: 'B1', like: 'scout-mob', units: ['scout-mob-1'], to: { move: ['A1'], pass: ['B1'] } },
  ],
  leave: {},
  verbs: ['move', 'shoot', 'pass'].map((verb) => ({ verb, line: line(verb), rule: 'X-1' })),
  bulk: [{ id: 'shoot all', line: line('shoot all') }],
  rest: ['move scout-1 > C1'],
  finish: { id: 'finish', line: line('finish') },
};

describe('orders in words', () => {
  it.each([
    ['move tank-1 > B1', ['move tank-1 > B1']],
    ['move A1 > B1', ['move tank-1 tank-2 scout-1 > B1']],
    ['move A1 all > B1', ['move tank-1 tank-2 scout-1 > B1']],
    ['move A1 tank scout > B1', ['move tank-1 scout-1 > B1']],
    ['move a1 tanks > b1', ['move tank-1 tank-2 > B1']],
    ['move tank x2 > B1', ['move tank-1 tank-2 > B1']],
    ['move 2 tanks > B1', ['move tank-1 tank-2 > B1']],
    ['move scout mob > A1', ['move scout-mob-1 > A1']],
    ['move SM > A1', ['move scout-mob-1 > A1']],
    ['move B1 scout > A1, shoot A1, finish', ['move scout-2 > A1', 'shoot tank-1 tank-2 scout-1', 'finish']],
    ['m tank-1 > B1; done', ['move tank-1 > B1', 'finish']],
    ['move scouts > C1', ['move scout-1 > C1', 'move scout-2 > C1']],
    ['shoot all', ['shoot all']],
    ['2', ['shoot all']],
    ['1', ['move scout-1 > C1']],
    ['rest, finish', ['move scout-1 > C1', 'finish']],
    ['["finish"]', ['finish']],
  ])('%s', (text, ids) => {
    expect(read(orders, text)).toEqual(ids);
  });

  it.each([
    ['fly A1 > B1', /"fly" is no order; allowed: move, shoot, pass, "rest", "shoot all", "finish"/],
    ['move scout > C1', /There are Scouts in A1, B1: say which, as in "A1 scout"/],
    ['move ta, B1 > A1', /"ta" is not among these: scout, scout-mob/],
    ['move C1 > A1', /Nobody of yours who may still act stands in C1; they stand in: A1, B1/],
    ['move', /Who is to move\?.*move A1 tank > B1/],
    ['move A1 > B1 > C1', /more than one ">"/],
    ['move A1 tank x3 > B1', /only 2 of "tank"/],
    ['move tank-1 tank-1 > B1', /named twice/],
    ['', /begins with what is done/],
  ])('%s is unclear', (text, says) => {
    expect(() => read(orders, text)).toThrow(says);
  });
});

const option = (id: string) => ({ id, line: line(id.slice(0, id.lastIndexOf('-'))) });
const ids = ['tank-1', 'tank-2', 'scout-1', 'scout-mob-1'];
const like = { 'tank-1': 'tank', 'tank-2': 'tank', 'scout-1': 'scout', 'scout-mob-1': 'scout-mob' };

describe('other answers in words', () => {
  const choose: Shape = {
    kind: 'choose',
    options: [
      { id: 'A1', line: line('A1') },
      { id: 'C1', line: line('C1') },
    ],
  };
  const some: Shape = { kind: 'some', options: ids.map(option), min: 1, max: 3, like };
  const allocate: Shape = {
    kind: 'allocate',
    amount: 3,
    options: ids.map((id) => ({ ...option(id), price: id.startsWith('tank') ? 2 : 1, max: 2 })),
    like,
  };
  const place: Shape = { kind: 'place', items: ids.map(option), places: ['A1', 'B1'], optional: false, like };
  const path: Shape = {
    kind: 'path',
    from: 'A1',
    max: 3,
    next: { A1: ['B1'], B1: ['A1', 'C1'], C1: ['B1'] },
    marks: {},
  };
  const confirm: Shape = { kind: 'confirm', yes: line('Go'), no: line('Stay') };

  it.each<[Shape, string, unknown]>([
    [choose, '2', 'C1'],
    [choose, 'c1', 'C1'],
    [choose, 'a', 'A1'],
    [some, '1 3', ['tank-1', 'scout-mob-1']],
    [some, '1 x2', ['tank-1', 'tank-2']],
    [some, 'tanks, scout', ['tank-1', 'tank-2', 'scout-1']],
    [some, 'none', []],
    [allocate, 'tank scout', { 'tank-1': 2, 'scout-1': 1 }],
    [allocate, '2', { 'scout-1': 1 }],
    [
      place,
      'tank x2 > A1, rest > B1',
      { 'tank-1': 'A1', 'tank-2': 'A1', 'scout-1': 'B1', 'scout-mob-1': 'B1' },
    ],
    [
      place,
      'tank, scout > A1; rest > b1',
      { 'tank-1': 'A1', 'scout-1': 'A1', 'tank-2': 'B1', 'scout-mob-1': 'B1' },
    ],
    [place, 'all > A1 B1', { 'tank-1': 'A1', 'tank-2': 'B1', 'scout-1': 'A1', 'scout-mob-1': 'B1' }],
    [path, 'B1 C1', ['B1', 'C1']],
    [path, 'a1 > b1', ['B1']],
    [path, 'stay', []],
    [{ kind: 'number', min: 0, max: 9 }, '7', 7],
    [confirm, 'y', true],
    [confirm, 'Stay', false],
  ])('%o: %s', (shape, text, value) => {
    expect(read(shape, text)).toEqual(value);
  });

  it.each<[Shape, string, RegExp]>([
    [choose, 'zz', /"zz" is not one of: 1 A1, 2 C1/],
    [choose, '3', /not one of/],
    [some, 'dragon', /"dragon" is not among these: tank, scout, scout-mob/],
    [some, '1 x9', /only 2 of "1"/],
    [place, 'tank', /does not say what goes where/],
    [place, 'tank > A1', /3 of 4 are not placed yet.*rest > A1/],
    [{ kind: 'number', min: 0, max: 9 }, 'seven', /whole number from 0 to 9/],
    [confirm, 'maybe', /Yes or no/],
    [choose, '{"a"', /begins like JSON/],
  ])('%o: %s is unclear', (shape, text, says) => {
    expect(() => read(shape, text)).toThrow(says);
  });
});
