import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { cardRow } from '../house/rows.js';
import { PRINTED } from '../house/tables.js';
import { ros } from '../index.js';
import { SEQUENCE } from '../tables/turn.js';
import { game } from '../testing/game.js';
import { checkTodo } from './sequence.js';

type Row = { readonly [column: string]: unknown };
const REGISTER = parse(readFileSync(new URL('../../rules.yaml', import.meta.url), 'utf8')) as {
  readonly tables: readonly { readonly id: string; readonly rows: readonly Row[] }[];
};
const registered = (id: string) => REGISTER.tables.find((t) => t.id === id)?.rows ?? [];
const printed = (id: string) => ros.tables.find((t) => t.id === id)?.rows ?? [];
const upper = (card: string) => card.toUpperCase().replace('-', ' ');

describe('printed tables', () => {
  test('[ROS-T-sequence] [ROS-D-ten] eleven steps, of which the book numbers two 10', () => {
    const rows = SEQUENCE.rows.map(({ step, seed, what, cards }) => ({
      step,
      seed_step: seed,
      what,
      ...(cards && { cards: cards.map(upper) }),
    }));
    expect(rows).toEqual(registered('ROS-T-sequence'));
    // Every card acts in the steps that the table of cards names.
    for (const { step, cards } of SEQUENCE.rows)
      for (const card of cards ?? []) expect(cardRow(PRINTED, card).steps).toContain(step);
  });

  test('[ROS-T-nps] nine lines, each for every character', () => {
    const rows = printed('ROS-T-nps').map((r) => [r.line, r.if, r.bold, r.steady, r.nervous]);
    const book = registered('ROS-T-nps').map((r) => {
      const [, , does] = Object.values(r) as [unknown, unknown, string | Row];
      const by = (who: string) => (typeof does === 'string' ? does : does[who]);
      return [r.line, r.if, by('bold'), by('steady'), by('nervous')];
    });
    expect(rows).toEqual(book);
    expect(rows).toHaveLength(9);
  });

  test('[ROS-T-search] ten finds', () => {
    const rows = printed('ROS-T-search').flatMap(({ on, find }) => {
      const [from, to] = on as [number, number];
      return Array.from({ length: to - from + 1 }, (_, i) => ({ roll: from + i, find: find || 'nothing' }));
    });
    expect(rows).toEqual(registered('ROS-T-search'));
  });
});

/** A little of everything that has a step of its own. */
function busy(dice: readonly number[]) {
  const g = game({
    people: {
      'survivor-1': { x: 20, y: 20, minor: [] },
      'survivor-2': { x: 60, y: 20, facing: 90, down: true, minor: ['stun grenade'] },
      'survivor-3': { x: 20, y: 60, facing: 90, hits: 2, minor: ['First Aid Kit'] },
    },
    zeds: {
      'zed-1': { x: 22, y: 20 },
      'zed-2': { x: 100, y: 80, mode: 'drifting', facing: 0, down: true },
      boomer: { kind: 'boomer', x: 20, y: 71, down: true },
    },
    step: 1,
    options: { survivors: '3' },
    dice,
  });
  return g;
}

describe('the sequence of action', () => {
  test('[ROS-seq] [ROS-D-ten] the eleven steps come in their fixed order, and a turn after that', () => {
    const g = busy([5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5]);
    const at = (is: string) => (g.w.facts as { is: string }[]).findIndex((f) => f.is === is);
    g.play({ 'survivor-1': 'melee', 'survivor-2': 'grenade', 'survivor-3': 'first-aid' });
    // 3: push back.
    expect(g.question()).toBe('survivor-1 face ROS-R-facing');
    g.answer('keep');
    expect(g.facts('pushed')).toHaveLength(1);
    // 5: the kit.
    expect(g.state.step).toBe(5);
    expect(g.question()).toBe('survivor-3 heal ROS-card-FIRSTAID');
    g.answer('survivor-3').answer('keep');
    g.run();
    // 2, 3, 5, 8, 11; then the next turn.
    const order = ['revealed', 'pushed', 'healed', 'wasted', 'stood', 'turn'].map(at);
    expect(order.every((n) => n >= 0)).toBe(true);
    expect(order).toEqual(order.slice().sort((a, b) => a - b));
    const stood = g.facts('stood').map((f) => [f.cause, f.who]);
    expect(stood).toEqual([
      ['ROS-seq-8', ['zed-1', 'zed-2', 'boomer']],
      ['ROS-seq-11', ['survivor-2']],
    ]);
    expect(g.state.turn).toBe(3);
  });

  test('[ROS-seq] steps in which nobody acts are passed over, and none is taken twice or early', () => {
    const g = busy(Array(14).fill(5));
    g.play({ 'survivor-1': 'shoot', 'survivor-2': 'run', 'survivor-3': 'reload' });
    for (let n = 0; g.state.turn === 2 && n < 20; n++) {
      const options = g.options();
      g.answer(options.includes('keep') ? 'keep' : (options[0] as string));
      g.run();
    }
    const steps = g.facts('step').map((f) => f.step);
    const turn = steps.slice(0, steps.lastIndexOf(12) + 1);
    expect(turn).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].filter((n) => turn.includes(n)));
    expect(turn).toEqual([...new Set(turn)]);
    for (const always of [2, 4, 7, 8, 10, 11, 12]) expect(turn).toContain(always);
  });

  test('[ROS-D-ten] whoever is struck down in step 10 stands again in step 11', () => {
    const g = game({
      people: {
        'survivor-1': { x: 20, y: 20, hits: 0, play: 'reload' },
        'survivor-2': { x: 90, y: 20, play: 'reload', down: true },
      },
      zeds: { smoker: { kind: 'smoker', x: 20, y: 29 } },
      step: 10,
      // The tongue, its hits, and the test for infection.
      dice: [9, 1, 9],
    });
    g.finish(10);
    expect(g.facts('tongue')[0]).toMatchObject({ who: 'survivor-1', hit: true });
    expect(g.person('survivor-2').down).toBe(true);
    g.finish(11);
    expect(g.person('survivor-2').down).toBe(false);
  });

  test('[ROS-seq-2] an order spoken in step 2 is acted on in the same turn, from step 3 on', () => {
    const g = game({
      people: {
        'survivor-1': { x: 20, y: 20 },
        'nps-1': { x: 26, y: 20, leader: 'survivor-1' },
      },
      step: 1,
      options: { survivors: '1' },
    });
    g.play({ 'survivor-1': 'order' });
    expect(g.question()).toBe('survivor-1 order ROS-order');
    expect(g.state.step).toBe(2);
    g.answer('follow survivor-1');
    expect(g.facts('nps-does')[0]).toMatchObject({ who: 'nps-1' });
    const is = (g.w.facts as { is: string }[]).map((f) => f.is);
    expect(is.indexOf('revealed')).toBeLessThan(is.indexOf('ordered'));
    expect(is.indexOf('ordered')).toBeLessThan(is.indexOf('nps-does'));
  });
});

describe('step 5', () => {
  const three = (more = {}) =>
    game({
      people: {
        'survivor-1': { x: 20, y: 20, play: 'run' },
        'survivor-2': { x: 20, y: 30, play: 'run' },
        'survivor-3': { x: 20, y: 40, play: 'shoot' },
        'nps-1': { x: 20, y: 50, play: 'run', goal: [20, 60, 0], leader: 'survivor-1' },
      },
      step: 5,
      options: { survivors: '3' },
      ...more,
    });
  const asked = (g: ReturnType<typeof three>) => g.question().split(' ').slice(0, 2).join(' ');

  test('[ROS-seq-5] seat order if they do not say, all may turn, and NPS come after them', () => {
    const g = three();
    const seen: string[] = [];
    while (g.state.step === 5) {
      seen.push(asked(g));
      g.answer(asked(g).endsWith('face') ? 'keep' : 'stop');
      g.run();
    }
    expect(seen).toEqual([
      'survivor-1 move',
      'survivor-1 face',
      'survivor-2 move',
      'survivor-2 face',
      'survivor-3 face',
    ]);
    const acted = g.facts('acted').map((f) => f.who);
    expect(acted.slice(0, 4)).toEqual(['survivor-1', 'survivor-2', 'survivor-3', 'nps-1']);
    expect(g.person('nps-1').y).toBeCloseTo(60, 1);
  });

  test('[ROS-seq-5] others may be let go first, before NPS and not for ever', () => {
    const g = three();
    g.answer('wait');
    expect(asked(g)).toBe('survivor-2 move');
    g.answer('wait');
    expect(asked(g)).toBe('survivor-3 face');
    g.answer('keep');
    // Somebody has acted: again both have the choice.
    expect(asked(g)).toBe('survivor-1 move');
    expect(g.options()).toContain('wait');
    g.answer('wait');
    expect(asked(g)).toBe('survivor-2 move');
    expect(g.options()).toContain('wait');
    g.answer('wait');
    // Nobody has acted since: the first has to.
    expect(asked(g)).toBe('survivor-1 move');
    expect(g.options()).not.toContain('wait');
    expect(g.refusal('wait').code).toBe('illegal');
    g.answer('stop').answer('keep');
    expect(asked(g)).toBe('survivor-2 move');
    expect(g.options()).not.toContain('wait');
    g.answer('stop').answer('keep').finish(5);
    expect(
      g
        .facts('acted')
        .map((f) => f.who)
        .at(-1),
    ).toBe('nps-1');
  });

  test('[ROS-seq-5] whoever has begun does not wait any more', () => {
    const g = three();
    g.answer([20, 22]);
    expect(asked(g)).toBe('survivor-1 move');
    expect(g.options()).not.toContain('wait');
  });

  test('[ROS-R-facing] it is set freely at the end of step 5, by whoever is neither down nor pinned', () => {
    const g = game({
      people: {
        'survivor-1': { x: 20, y: 20, facing: 0, play: 'shoot' },
        'survivor-2': { x: 40, y: 20, facing: 0, play: 'shoot', down: true },
        'survivor-3': { x: 60, y: 20, facing: 0, play: 'shoot', down: true, pinned: 'hunter' },
        'survivor-4': { x: 80, y: 20, facing: 0, play: 'run' },
      },
      zeds: { hunter: { kind: 'hunter', x: 62, y: 20, pins: 'survivor-3' } },
      step: 5,
    });
    expect(g.question()).toBe('survivor-1 face ROS-R-facing');
    expect(g.options()).toEqual(['threat', 'keep']);
    g.answer(123);
    expect(g.person('survivor-1').facing).toBe(123);
    g.answer([80, 25]).answer('stop');
    expect(g.question()).toBe('survivor-4 face ROS-R-facing');
    g.answer('threat');
    expect(g.person('survivor-4').facing).toBe(g.table.towards(g.person('survivor-4'), g.zed('hunter')));
    g.finish(5);
    expect(g.person('survivor-2').facing).toBe(0);
    expect(g.person('survivor-3').facing).toBe(0);
  });

  test('[ROS-R-facing] a Zed in sight is named before a nearer one that is not, and of those in sight the nearest', () => {
    const g = game({
      people: { 'survivor-1': { x: 20, y: 20, facing: 0, play: 'shoot' } },
      zeds: {
        hidden: { x: 20, y: 28 },
        far: { x: 20, y: 2 },
        near: { x: 36, y: 20 },
        fallen: { x: 4, y: 19, down: true },
        waits: { x: 12, y: 20, mode: 'waiting' },
      },
      map: {
        buildings: [
          { id: 'B', name: 'Wall', rect: [10, 23, 30, 26] as [number, number, number, number], levels: 1 },
        ],
      },
      options: { survivors: '1' },
      step: 5,
    });
    expect(g.table.sees('survivor-1', 'hidden')).toBe('no');
    expect(g.options()).toEqual(['threat', 'fallen', 'far', 'hidden', 'keep']);
    g.answer('threat');
    expect(g.person('survivor-1').facing).toBe(90);
  });

  test('[ROS-R-facing] a torch turned to the Witch in the dark disturbs her', () => {
    const g = game({
      scenario: 'trapped',
      people: { 'survivor-1': { x: 60, y: 45, facing: 180, play: 'shoot', torch: true, minor: ['torch'] } },
      map: { places: [{ id: 'S1', kind: 'seated', at: [60, 62] }] },
      seated: { S1: 'witch' },
      step: 5,
      options: { survivors: '1' },
    });
    g.answer(0);
    expect(g.has('witch')).toBe(true);
  });
});

test('[ROS-seq] a list that somebody has put right by hand names survivors, in a step that has an order', () => {
  const g = game({ people: { 'survivor-1': { x: 30, y: 30 } } });
  const { book, s } = g.w;
  const said = (step: number, todo: readonly string[], waited: readonly string[] = []) =>
    checkTodo({ ...s, step, todo: [...todo], waited: [...waited] });
  const survivor = 'survivor-1';
  for (const step of [3, 5, 6, 9]) expect(said(step, [survivor])).toBeUndefined();
  for (const step of [1, 2, 4, 7, 8, 10, 11, 12]) {
    expect(said(step, [])).toBeUndefined();
    expect(said(step, [survivor])).toBe(`todo: in step ${step} nobody acts one after another.`);
  }
  expect(said(5, ['zed-1'])).toBe('todo: zed-1 does not act in step 5.');
  expect(said(5, [], ['zed-1'])).toBe('todo: zed-1 does not act in step 5.');
  expect(said(5, ['helicopter'])).toBeUndefined();
  expect(said(9, ['helicopter'])).toBe('todo: helicopter does not act in step 9.');
  expect(checkTodo({ ...s, turn: 0, step: 0, todo: ['umpire', ...book.seats] })).toBeUndefined();
  const trapped = ros.book({ scenario: 'trapped', options: {} });
  const begun = ros.start(trapped);
  expect(ros.check(begun, trapped)).toBeUndefined();
});
