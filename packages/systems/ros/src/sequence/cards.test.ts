import { type Answer, type Json, Table } from '@shambles/engine';
import { describe, expect, test } from 'vitest';
import { ENGLISH } from '../catalogue.js';
import { cardRow } from '../house/rows.js';
import { PRINTED } from '../house/tables.js';
import { ros } from '../index.js';
import { CARDS, cardsOf, PLAYS } from '../kinds.js';

import { game } from '../testing/game.js';

const two = (more = {}) =>
  game({
    people: { 'survivor-1': { x: 20, y: 20 }, 'survivor-2': { x: 40, y: 20 }, ...more },
    options: { survivors: '2' },
  });

test('[ROS-item-torch] whoever has a torch may light it, and put a lit one out', () => {
  const line = (torch: boolean) => {
    const [ask] = game({
      people: { 'survivor-1': { minor: ['torch'], torch } },
      options: { survivors: '1' },
    }).asks();
    const shape = ask?.space.shape();
    return shape && 'options' in shape && shape.options.at(-1)?.line.key;
  };
  expect([line(false), line(true)]).toEqual(['torch.light', 'torch.out']);
});

describe('the cards', () => {
  test('[ROS-card-set] ten printed cards and two more, all of them every turn', () => {
    const g = two();
    expect(CARDS).toHaveLength(12);
    expect(
      CARDS.filter((c) => cardRow(PRINTED, c).provenance === 'stated').map((c) => c.toUpperCase()),
    ).toEqual(['RUN', 'CLIMB', 'SHOOT', 'BOTH', 'MELEE', 'RELOAD', 'FIRST-AID', 'ORDER', 'GRENADE', 'SNIPE']);
    expect(CARDS.filter((c) => cardRow(PRINTED, c).provenance === 'reconstructed')).toEqual([
      'give',
      'assist',
    ]);
    expect(g.options()).toEqual([...CARDS, 'order+reload', 'order+assist']);
    g.play({ 'survivor-1': 'melee', 'survivor-2': 'reload' });
    for (let n = 0; g.state.turn === 2 && n < 9; n++) g.answer(g.options().at(-1) as string).run();
    // The card has come back.
    expect(g.state.turn).toBe(3);
    expect(g.options()).toContain('melee');
    expect(g.person('survivor-1').play).toBe('');
  });

  test('[ROS-card-combine] [ROS-D-combine] ORDER with RELOAD or with ASSIST, and nothing else', () => {
    expect(PLAYS.filter((p) => cardsOf(p).length > 1)).toEqual(['order+reload', 'order+assist']);
    expect(cardsOf('order+assist')).toEqual(['order', 'assist']);
    const g = two();
    expect(g.refused('order+reload+assist')).toBe('ROS-card-combine');
    expect(g.refused('reload+assist')).toBe('ROS-card-combine');
    expect(g.refused('run+shoot')).toBe('ROS-card-combine');
    expect(g.refused('both+order')).toBe('ROS-card-combine');
    expect(g.refused('sleep')).toBe('ROS-seq-1');
  });

  test('[ROS-card-ORDER] [ROS-D-order-when] [ROS-card-wasted] an order that nobody would hear says so, and may go down', () => {
    const said = (more: object): string[] => {
      const { shape } = two(more).asked();
      if (shape.kind !== 'choose') throw new Error(shape.kind);
      return shape.options.filter((o) => o.id.startsWith('order')).map((o) => ENGLISH[o.line.key] as string);
    };
    expect(said({})).toEqual([
      'Order: nobody hears',
      'Order and Reload: nobody hears',
      'Order and Assist: nobody hears',
    ]);
    const heard = ['Order', 'Order and Reload', 'Order and Assist'];
    expect(said({ 'nps-1': { x: 42, y: 20 } })).toEqual(heard);
    expect(said({ 'nps-1': { x: 43, y: 20 } })).not.toEqual(heard);
    const radio = { minor: ['tactical radio' as const] };
    expect(said({ 'survivor-1': { x: 20, y: 20, ...radio }, 'nps-1': { x: 90, y: 20, ...radio } })).toEqual(
      heard,
    );
    const g = two();
    g.play({ 'survivor-1': 'order', 'survivor-2': 'melee' }).run();
    expect(g.facts('wasted')[0]).toMatchObject({ who: 'survivor-1', why: 'nobody-hears' });
  });

  test('[ROS-card-combine] both cards of a pair are carried out, each in its step', () => {
    const g = two({
      'survivor-1': { x: 20, y: 20, pistol: 2, minor: ['pistol reload'] },
      'nps-1': { x: 25, y: 20, leader: 'survivor-2' },
    });
    g.play({ 'survivor-1': 'order+reload', 'survivor-2': 'reload' });
    g.answer('guard here');
    g.answer('keep').answer('keep').finish(9);
    expect(g.person('nps-1').order).toEqual({ do: 'guard', what: 'here' });
    expect(g.person('survivor-1')).toMatchObject({ pistol: 6, minor: [] });
  });

  test('[ROS-seq-1] every living player survivor puts down a card, and nobody else does', () => {
    const g = game({
      people: {
        'survivor-1': { x: 20, y: 20, down: true },
        'survivor-2': { x: 40, y: 20, where: 'dead' },
        'survivor-3': { x: 60, y: 20, where: 'out' },
        'survivor-4': { x: 80, y: 20 },
        'nps-1': { x: 90, y: 20 },
      },
    });
    expect(g.asks().map((a) => a.to)).toEqual(['survivor-1', 'survivor-4']);
    expect(g.asks().every((a) => a.rule === 'ROS-seq-1' && a.code === 'card')).toBe(true);
  });

  test('[ROS-item-torch] a torch is lit or put out before the card is chosen', () => {
    const g = two({ 'survivor-1': { x: 20, y: 20, minor: ['torch'] } });
    expect(g.asks().map((a) => (a.space.list(99) as string[]).includes('torch'))).toEqual([true, false]);
    g.play({ 'survivor-1': 'torch', 'survivor-2': 'reload' });
    expect(g.person('survivor-1').torch).toBe(true);
    // Nothing is shown before the last card lies.
    expect(g.facts('revealed')).toEqual([]);
    expect(g.asks().map((a) => a.to)).toEqual(['survivor-1']);
    g.play({ 'survivor-1': 'torch' });
    expect(g.person('survivor-1').torch).toBe(false);
    g.play({ 'survivor-1': 'run' });
    expect(g.facts('revealed')[0]?.plays).toEqual({ 'survivor-1': 'run', 'survivor-2': 'reload' });
  });

  test('[ROS-item-torch] lit beside a hideout it finds what hides there', () => {
    const hideout = { id: 'H1', kind: 'hideout', at: [20, 28.5] as [number, number] };
    const at = { x: 20, y: 20, minor: ['torch' as const] };
    const g = game({
      people: { 'survivor-1': at },
      map: { places: [hideout] },
      hordes: { H1: 10 },
      options: { survivors: '1' },
    });
    g.play({ 'survivor-1': 'torch' });
    expect(g.facts('charge')).toEqual([]);
    expect(g.facts('woke')[0]).toMatchObject({ hideout: 'H1', by: 'survivor-1', cause: 'ROS-horde-found' });
  });
});

describe('the light of a torch', () => {
  test('[ROS-D-new-contact] [ROS-melee-when] what it wakes beside somebody is not fought in this turn, and does not bite', () => {
    const hideout = { id: 'H1', kind: 'hideout', at: [60, 38] as [number, number] };
    const rect: [number, number, number, number] = [57, 30, 63, 80];
    const g = game({
      people: { 'survivor-1': { x: 60, y: 45, minor: ['torch'] } },
      map: { places: [hideout], buildings: [{ id: 'B', name: 'House', rect, levels: 1 }] },
      hordes: { H1: 20 },
      options: { survivors: '1' },
      dice: [9, 9],
    });
    g.play({ 'survivor-1': 'torch' });
    const late = g.facts('met')[0]?.late.length ?? 0;
    expect(late).toBeGreaterThan(0);
    g.play({ 'survivor-1': 'melee' }).finish(4);
    expect(g.facts('wasted')).toMatchObject([{ card: 'melee', why: 'no-foe' }]);
    expect(g.facts('hurt')).toEqual([]);
    expect(g.facts('groans')).toMatchObject([{ count: late }]);
  });

  test('[ROS-drift-charge, ROS-D-charge-when] shows its bearer to drifters, who charge in this turn', () => {
    const lights = (zed: object, torch = false) => {
      const g = game({
        scenario: 'trapped',
        people: {
          'survivor-1': { x: 60, y: 70, facing: 180, minor: ['torch'], torch },
          'nps-1': { x: 5, y: 85, trapped: true },
        },
        zeds: { 'zed-1': { x: 60, y: 40, facing: 0, mode: 'drifting', ...zed } },
        map: {},
        options: { survivors: '1' },
      });
      return g.play({ 'survivor-1': 'torch' });
    };
    const g = lights({});
    expect(g.facts('charge')).toMatchObject([{ zed: 'zed-1', prey: 'survivor-1', at: [60, 70, 0] }]);
    g.play({ 'survivor-1': 'reload' });
    g.answer('keep').finish(7);
    expect(g.zed('zed-1')).toMatchObject({ mode: 'charging', moved: true });
    expect(lights({ facing: 180 }).facts('charge')).toEqual([]);
    expect(lights({}, true).facts('charge')).toEqual([]);
  });
});

describe('impossible actions', () => {
  const wasted = (play: string, person = {}, zeds = {}) => {
    const g = game({
      people: { 'survivor-1': { x: 20, y: 20, ...person } },
      zeds,
      options: { survivors: '1' },
      dice: [5, 5, 5, 5],
    });
    g.play({ 'survivor-1': play });
    g.run();
    for (let n = 0; g.state.turn === 2 && n < 5; n++) {
      g.answer(g.options().includes('keep') ? 'keep' : (g.options().at(-1) as string));
      g.run();
    }
    return g.facts('wasted').map((f) => `${f.card}: ${f.why}`);
  };

  test('[ROS-card-wasted] a card that cannot be used does nothing', () => {
    expect(wasted('melee')).toEqual(['melee: no-foe']);
    expect(wasted('climb')).toEqual(['climb: no-ladder']);
    expect(wasted('shoot')).toEqual(['shoot: no-target']);
    expect(wasted('shoot', { pistol: 0 }, { 'zed-1': { x: 20, y: 60 } })).toEqual(['shoot: no-shots']);
    expect(wasted('reload')).toEqual(['reload: no-reload']);
    expect(wasted('first-aid')).toEqual(['first-aid: no-kit']);
    expect(wasted('first-aid', { minor: ['First Aid Kit'], hits: 1 })).toEqual(['first-aid: nobody-to-heal']);
    expect(wasted('give')).toEqual(['give: nobody-to-give']);
    expect(wasted('assist')).toEqual(['assist: nobody-to-assist']);
    expect(wasted('order')).toEqual(['order: nobody-hears']);
    expect(wasted('grenade')).toEqual(['grenade: no-grenade']);
  });

  test.each(['run', 'both', 'climb', 'give', 'first-aid', 'assist', 'order', 'melee', 'reload', 'grenade'])(
    '[ROS-card-wasted] [ROS-R-down] %s is wasted on whoever is knocked down',
    (play) => {
      const why = wasted(play, { down: true, minor: ['First Aid Kit', 'stun grenade'], hits: 2 });
      expect(why[0]).toBe(`${play}: helpless`);
    },
  );

  test.each(['run', 'both', 'give', 'first-aid', 'assist', 'order'])(
    '[ROS-card-wasted] [ROS-D-ladder] %s is wasted on whoever hangs on a ladder',
    (play) => {
      const minor = ['First Aid Kit' as const];
      const map = {
        buildings: [{ id: 'B', name: 'Tower', rect: [20, 10, 40, 30] as never, levels: 2 }],
        links: [{ id: 'ladder-1', kind: 'ladder', at: [20, 20] as [number, number], from: 0, to: 2 }],
      };
      const g = game({
        people: { 'survivor-1': { x: 20, y: 20, level: 1, ladder: 'ladder-1', hits: 2, minor } },
        map,
        options: { survivors: '1' },
      });
      g.play({ 'survivor-1': play }).finish(9);
      expect(g.facts('wasted')[0]).toMatchObject({ card: play, why: 'on-a-ladder' });
    },
  );

  test('[ROS-card-wasted] partial use is allowed', () => {
    const g = game({
      people: { 'survivor-1': { x: 20, y: 20, play: 'run' } },
      step: 5,
      options: { survivors: '1' },
    });
    g.answer([20, 23]).answer('stop');
    expect(g.person('survivor-1')).toMatchObject({ x: 20, y: 23, used: 3 });
  });

  test("[ROS-card-wasted] a dead player's card leaves play", () => {
    const g = game({
      people: {
        'survivor-1': { x: 20, y: 20, hits: 3, play: 'run' },
        'survivor-2': { x: 60, y: 20, play: 'run' },
      },
      zeds: { 'zed-1': { x: 22, y: 20 } },
      step: 4,
      options: { survivors: '2' },
      // Infection, and groans.
      dice: [9, 9],
    });
    g.run();
    expect(g.person('survivor-1').where).toBe('dead');
    expect(g.question()).toBe('survivor-2 move ROS-card-RUN');
  });
});

// ------------------------------------------------------------------ secrecy, at a real table

function table(people: readonly string[] = []): Table {
  const t = Table.create(ros, {
    setup: { scenario: 'safe-house', options: { survivors: '3' } },
    seed: 'cards',
    people,
  });
  for (const seat of ['survivor-1', 'survivor-2', 'survivor-3']) say(t, seat, 'here');
  return t;
}

const told = (t: Table, seat: string) => t.log(seat).map(({ fact }) => fact);

function say(t: Table, seat: string, value: Json): void {
  const ask = t.asks(seat)[0];
  if (!ask) throw new Error(`${seat} is asked nothing.`);
  const answer: Answer = { seat, ask: ask.id, at: ask.at, value };
  const taken = t.answer(answer);
  if (!taken.ok) throw new Error(taken.text);
}

describe('face down', () => {
  test('[ROS-seq-1] [ROS-U-secret] all are asked at once, and nobody learns what lies before the last', () => {
    const t = table();
    const seats = ['survivor-1', 'survivor-2', 'survivor-3'];
    expect(seats.map((seat) => t.asks(seat)[0]?.code)).toEqual(['card', 'card', 'card']);
    const before = seats.map((seat) => JSON.stringify([t.view(seat), told(t, seat)]));
    say(t, 'survivor-2', 'grenade');
    expect(t.asks('survivor-2')[0]).toBeUndefined();
    for (const [i, seat] of seats.entries()) {
      const now = JSON.stringify([t.view(seat), told(t, seat)]);
      expect(now).toBe(before[i]);
      expect(now).not.toContain('"grenade"');
    }
    say(t, 'survivor-3', 'run');
    expect(JSON.stringify(told(t, 'survivor-1'))).not.toContain('"revealed"');
    say(t, 'survivor-1', 'reload');
    const revealed = told(t, 'spectator').find((f) => f.is === 'revealed');
    expect(revealed).toMatchObject({
      plays: { 'survivor-1': 'reload', 'survivor-2': 'grenade', 'survivor-3': 'run' },
    });
  });

  test('[ROS-R-players] [ROS-D-chat] one person may run several: a card for each, in any order', () => {
    const t = table(['survivor-1', 'survivor-2', 'survivor-3']);
    for (const seat of ['survivor-3', 'survivor-1', 'survivor-2']) say(t, seat, 'reload');
    expect(told(t, 'survivor-1').some((f) => f.is === 'revealed')).toBe(true);
  });
});
