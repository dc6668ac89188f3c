import { type AskView, type Json, odds, Table } from '@shambles/engine';
import { expect, test } from 'vitest';
import { attackPool } from '../fire/pools.js';
import { amz } from '../index.js';
import { type Game, type Given, game, type Situation } from '../testing/game.js';
import { view } from '../view.js';
import { unitName } from '../words/names.js';
import { preview } from './preview.js';
import { places, way } from './rulers.js';

const RED: Given = { quality: 'trained', professional: true, fighters: 4, at: [10, 10] };
const mob = (x: number, y: number, more: Given = {}): Given => ({
  kind: 'zulus',
  fighters: 3,
  at: [x, y],
  ...more,
});

const asked = (code: string, values: object, more: object = {}): AskView =>
  ({
    id: `${code}@1`,
    at: 1,
    seat: 'living',
    code,
    rule: 'AMZ-activation',
    line: { key: `ask.${code}`, values },
    shape: { kind: 'choose', options: [] },
    ...more,
  }) as unknown as AskView;
const unit = (id: string) => ({ noun: `unit.${id}`, count: 1 });

/** The odds shown beside an answer, after checking that each query can be asked. */
function shown(g: Game, ask: AskView, answer: Json) {
  const found = preview(view(g.state, 'living', g.w.book), ask, answer, g.w.book);
  for (const { procedure, input } of found)
    expect(() => odds(amz, procedure, input, { scenario: 'lecture-hall', options: {} })).not.toThrow();
  return found.map(({ procedure, input, on }) => ({ procedure, input, on }));
}

const g = (more: Situation = {}) =>
  game({ units: { red: RED, a: mob(10, 16) }, active: { unit: 'red', mode: 'stationary' }, ...more });

test('[AMZ-T-morale-levels] a Shaken unit is shown no place by name that is nearer to zombies it sees', () => {
  const named = (level: 'confident' | 'shaken') => {
    const blue = { ...RED, at: [13, 14] as const };
    const green = { ...RED, at: [6, 6] as const };
    const of = g({ units: { red: { ...RED, level }, blue, green, a: mob(10, 16) } });
    const shape = { kind: 'spot', figure: 'red-1', from: [10, 10, 0], how: 'walk', within: 6, options: [] };
    const ask = asked('move', { who: unit('red') }, { shape: { ...shape, lit: [] } });
    return places(view(of.state, 'living', of.w.book), ask, of.w.book).map(({ id }) => id);
  };
  const [confident, shaken] = [named('confident'), named('shaken')];
  expect(confident.filter((id) => !shaken.includes(id))).toEqual(['blue-1', 'a-1']);
  expect(shaken).toContain('green-1');
});

test('[AMZ-interrupt-declare] [AMZ-awareness] [AMZ-hide] [AMZ-dexter-control] beside a spot stand the dead that could interrupt there, and nobody else', () => {
  const warned = (dead: NonNullable<Situation['units']> = {}, red: Given = {}) => {
    const of = g({ units: { red: { ...RED, ...red }, a: mob(10, 24), ...dead } });
    const shape = { kind: 'spot', figure: 'red-1', from: [10, 10, 0], how: 'walk', within: 6, options: [] };
    const ask = asked('move', { who: unit('red') }, { shape: { ...shape, lit: [] } });
    const found = way(view(of.state, 'living', of.w.book), ask, [10, 13, 0], of.w.book);
    return found?.warnings.map(({ key, values }) => `${key} ${values?.who}`);
  };
  const name = unitName(g().w.book, g().unit('a'));
  expect(warned()).toEqual([]);
  expect(warned({ a: mob(10, 20) })).toEqual([`warn.noticed ${name}`]);
  expect(warned({ a: mob(10, 20, { interrupted: true }) })).toEqual([]);
  // Whoever has fired is heard from farther away.
  expect(warned({}, { heard: true })).toEqual([`warn.noticed ${name}`]);
  // Whoever hid does so no more on its way.
  expect(warned({ a: mob(10, 20) }, { hidden: true })).toEqual([`warn.noticed ${name}`]);
  // A Dexter that notices it sets its mobs on it.
  const d: Given = { kind: 'dexters', fighters: 1, at: [4, 16], drives: ['a'] };
  expect(warned({ a: mob(4, 28), d })).toContain(`warn.driven ${name}`);
});

test('[AMZ-awareness] no place is called out of sight where a mob would notice the unit', () => {
  const table = Table.create(amz, { setup: { scenario: 'night-at-the-clinic', options: {} }, seed: 'night' });
  const asked = () => table.asks('living')[0] as AskView;
  // Nobody goes over, hands over or plays a card.
  const answers = ['deputies', 'stay', 'none', 'move-fire rapid'];
  while (asked().code !== 'move') {
    const { id, at, shape } = asked();
    const value = shape.kind === 'choose' ? shape.options.find((o) => answers.includes(o.id))?.id : undefined;
    expect(table.answer({ seat: 'living', ask: id, at, value: value ?? null })).toMatchObject({ ok: true });
  }
  const seen = table.view('living') as Parameters<typeof places>[0];
  const book = table.book as Parameters<typeof places>[2];
  const named = places(seen, asked(), book);
  const risky = named.filter(({ at }) => (way(seen, asked(), at, book)?.warnings.length ?? 0) > 0);
  expect(risky.length).toBeGreaterThan(0);
  expect(risky.filter(({ line }) => line.key.startsWith('place.hidden'))).toEqual([]);
  expect(named.some(({ line }) => line.key.startsWith('place.hidden'))).toBe(true);
});

test('[AMZ-vehicles] no place is named after units that ride in a vehicle, its own passengers least of all', () => {
  const ride = { x: -1, y: -1, aboard: 'van' } as const;
  const van: Given = {
    ...RED,
    vehicle: 'truck',
    fighters: 2,
    figures: { 1: { id: 'van', role: 'vehicle', x: 10, y: 10 }, 2: ride },
  };
  const units = {
    van,
    red: { ...RED, fighters: 1, figures: { 1: ride } },
    foot: { ...RED, at: [14, 10] as const },
  };
  const of = g({ units, active: { unit: 'van', mode: 'cautious' } });
  const shape = { kind: 'spot', figure: 'van', from: [10, 10, 0], how: 'walk', within: 10, options: [] };
  const ask = asked('move', { who: unit('van') }, { shape: { ...shape, lit: [] } });
  const named = places(view(of.state, 'living', of.w.book), ask, of.w.book).filter(({ line }) =>
    line.key.startsWith('place.beside'),
  );
  expect(named.map(({ id }) => id)).toEqual(['foot-1']);
});

test('[AMZ-cohesion] [AMZ-D-keeps-together] those beside a spot are measured from where the unit would come to stand', () => {
  const figures = { 1: { x: 10, y: 10 }, 2: { x: 10, y: 8.6 }, 3: { x: 10, y: 7.2 } };
  const warned = (rubble: boolean) => {
    const areas = [
      { id: 'r', kind: 'rubble' as const, rect: [8, 4, 12, 8.5] as [number, number, number, number] },
    ];
    const red: Given = { ...RED, fighters: 3, figures };
    const active = { unit: 'red', mode: 'rapid', most: 12 } as const;
    const of = game({ map: rubble ? { areas } : {}, units: { red, a: mob(10, 29) }, active });
    const shape = { kind: 'spot', figure: 'red-1', from: [10, 10, 0], how: 'walk', within: 12, options: [] };
    const ask = asked('move', { who: unit('red') }, { shape: { ...shape, lit: [] } });
    return way(view(of.state, 'living', of.w.book), ask, [10, 21.5, 0], of.w.book)?.warnings.length;
  };
  // Those in the rubble cannot follow so far, and so their lead stops short.
  expect([warned(false), warned(true)]).toEqual([1, 0]);
});

test('[AMZ-fire-procedure] beside a target stand the pools that the rules would build', () => {
  expect(shown(g(), asked('fire-at', { who: unit('red') }), 'a')).toEqual([
    { procedure: 'fire', input: { attack: { dice: 6, die: 8 }, defense: { dice: 5, die: 6 } }, on: 'a-1' },
  ]);
  expect(shown(g(), asked('fire-at', { who: unit('red') }), 'none')).toEqual([]);
});

test('[AMZ-targets-scope] shares of the first target, and nothing where the view does not settle it', () => {
  const options = (dice: number) => ({
    shape: { kind: 'choose', options: [{ id: 'all', line: { key: '', values: { dice } } }] },
  });
  const share = (dice: number, answer: Json) =>
    shown(g(), asked('fire-dice', { who: unit('red'), whom: unit('a') }, options(dice)), answer);
  expect(share(4, '2')).toMatchObject([{ input: { attack: { dice: 4 } } }]);
  expect(share(4, 'all')).toMatchObject([{ input: { attack: { dice: 6 } } }]);
  expect(share(2, 'all')).toEqual([]);
});

test('[AMZ-reaction-living-first] [AMZ-cc-attacked] fire in reaction and into a charge', () => {
  const both = { who: unit('red'), whom: unit('a') };
  expect(shown(g(), asked('reaction', both), 'fire')).toMatchObject([
    { procedure: 'fire', input: { attack: { dice: 6 } } },
  ]);
  expect(shown(g(), asked('reaction', both), 'complete')).toEqual([]);
  expect(shown(g(), asked('charged', both), 'defensive-fire')).toMatchObject([
    { procedure: 'fire', input: { attack: { dice: 5 }, defense: { dice: 4 } } },
  ]);
  expect(shown(g(), asked('charged', both), 'flight')).toEqual([]);
  expect(shown(g(), asked('charged', both), 'stand')).toEqual([
    {
      procedure: 'close-combat',
      input: {
        assailant: {
          who: 'zulus',
          figures: 3,
          quality: 'untrained',
          armor: 'none',
          support: [],
          mode: 'stationary',
        },
        defender: {
          who: 'living',
          figures: 4,
          quality: 'trained',
          armor: 'none',
          support: [],
          mode: 'stationary',
        },
        interruptions: 0,
      },
      on: 'red-1',
    },
  ]);
});

test('[AMZ-cc-pools] [AMZ-D-last-mode] of a Rapid move that is over only its weapons are silent', () => {
  const both = { who: unit('red'), whom: unit('a') };
  const red: Given = {
    ...RED,
    mode: 'rapid',
    figures: { 1: { support: 'light' }, 2: { support: 'medium' } },
  };
  const said = (active: string) => {
    const of = g({
      units: { red, blue: { ...RED, at: [30, 30] }, a: mob(10, 10.9) },
      active: { unit: active, mode: 'rapid' },
    });
    const [odd] = shown(of, asked('fight-on', both), 'fight') as unknown as [{ input: Json }];
    const { assailant } = odd.input as { assailant: { mode: string; support: string[] } };
    return [assailant.mode, assailant.support.length, attackPool(of.w, 'red', 'a', 'close-combat').dice];
  };
  // Four figures, the Light weapon and the Optimum Range, less a die for the speed.
  expect(said('red')).toEqual(['rapid', 2, 5]);
  expect(said('blue')).toEqual(['cautious', 1, 6]);
});

test('[AMZ-cc-pools] Possessed that have moved Rapidly are shown to fight back with all their dice when assaulted', () => {
  const dead: Given = { kind: 'possessed', mode: 'rapid', figures: { 1: { support: 'medium' } } };
  const of = g({ units: { red: RED, a: mob(10, 10.9, dead) } });
  const [odd] = shown(of, asked('attack', { who: unit('red') }), 'a') as unknown as [{ input: Json }];
  expect((odd.input as { defender: object }).defender).toMatchObject({
    mode: 'stationary',
    support: ['medium'],
  });
  // Three figures, the Medium weapon and the Optimum Range.
  of.w.happen({ is: 'assaulted', cause: 'AMZ-assault', unit: 'red', on: 'a' });
  expect(attackPool(of.w, 'a', 'red', 'close-combat').dice).toBe(6);
});

test('[AMZ-cc-pools] [AMZ-mounted-weapons] whoever serves an emplaced weapon has its dice in Close Combat', () => {
  const both = { who: unit('red'), whom: unit('a') };
  const said = (red: Given) => {
    const things = [{ id: 'gun', kind: 'emplaced-heavy', x: 10, y: 9.5, level: 0, spent: false, by: '' }];
    const of = g({
      units: { red: { ...RED, ...red }, a: mob(10, 10.9) },
      state: { things },
      active: { unit: 'b' },
    });
    const [odd] = shown(of, asked('charged', both), 'stand') as unknown as [{ input: Json }];
    const { defender } = odd.input as { defender: { emplaced?: string; amateurs?: boolean } };
    const { dice } = attackPool(of.w, 'red', 'a', 'close-combat');
    return [defender.emplaced, defender.amateurs, dice];
  };
  expect(said({})).toEqual(['heavy', false, 8]);
  expect(said({ professional: false })).toEqual(['heavy', true, 7]);
  expect(said({ mode: 'cautious' })).toEqual([undefined, undefined, 5]);
});

test('[AMZ-vehicle-attack] a vehicle is shown its way through a small mob, round or before a large one', () => {
  const cost = (fighters: number) => {
    const at = [4, 5, 6, 2, 3, 7, 8].map((n) => ({ x: 14, y: n })).slice(0, fighters);
    const figures = Object.fromEntries(at.map((each, i) => [i + 1, each]));
    const car: Given = {
      vehicle: 'car',
      fighters: 2,
      at: [10, 5],
      figures: { 1: { id: 'red', role: 'vehicle' }, 2: { x: -1, y: -1, aboard: 'red' } },
    };
    const of = game({
      map: { size: [36, 10] },
      units: { red: car, a: { kind: 'odies', fighters, figures } },
      active: { unit: 'red' },
    });
    const shape = { kind: 'spot', figure: 'red', from: [10, 5, 0], how: 'walk', within: 18, options: [] };
    const ask = asked('move', { who: unit('red') }, { shape: { ...shape, lit: [] } });
    return way(view(of.state, 'living', of.w.book), ask, [20, 5, 0], of.w.book)?.cost;
  };
  expect(cost(3)).toBe(10);
  expect(cost(7)).toBeUndefined();
});

test('[AMZ-reaction-test] [AMZ-dexter-control] beside an Interrupt stands who would be quicker', () => {
  const ask = asked('interrupt', { who: unit('red') });
  expect(shown(g(), ask, 'a')).toMatchObject([
    { procedure: 'reaction', input: { mob: { who: 'zulus', driven: false } } },
  ]);
  const near = (y: number) =>
    g({ units: { red: RED, a: mob(10, y), lord: { kind: 'dexters', at: [13, 18] } } });
  expect(shown(near(20), ask, 'a')).toMatchObject([{ input: { mob: { driven: true } } }]);
  // They are aware of Red themselves, so nobody drives them.
  expect(shown(near(16), ask, 'a')).toMatchObject([{ input: { mob: { driven: false } } }]);
  expect(shown(g(), ask, 'not-now')).toEqual([]);
  // [AMZ-reaction-anti-zombie-armor] What Possessed wear counts.
  const slaves = mob(10, 16, { kind: 'possessed', quality: 'trained', armor: 'anti-zombie' });
  expect(shown(g({ units: { red: RED, a: slaves } }), ask, 'a')).toMatchObject([
    { input: { mob: { who: 'possessed', armor: 'anti-zombie', driven: false } } },
  ]);
});

test('[AMZ-cc-initiate] [AMZ-cc-flee] [AMZ-hot-spot-close] [AMZ-medics] checks', () => {
  const who = { who: unit('red'), whom: unit('a') };
  expect(shown(g(), asked('announce', who), 'close-combat rapid')).toMatchObject([
    { procedure: 'quality-check' },
  ]);
  expect(shown(g(), asked('announce', who), 'hide stationary')).toEqual([]);
  expect(shown(g(), asked('fight-on', who), 'flee')).toMatchObject([{ input: { test: 'flee' } }]);
  expect(shown(g(), asked('fight-on', who), 'fight')).toMatchObject([
    { procedure: 'close-combat', input: { assailant: { who: 'living' } } },
  ]);
  expect(shown(g(), asked('task', who), 'close 1')).toMatchObject([{ procedure: 'close-hot-spot' }]);
  expect(shown(g(), asked('patients', who), ['red-1'])).toMatchObject([
    { procedure: 'first-aid', on: 'red-1' },
  ]);
});
