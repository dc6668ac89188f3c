import { describe, expect, test } from 'vitest';
import { SEARCH } from '../deeds/search.js';
import type { FtbFact } from '../facts.js';
import { game } from '../testing/game.js';
import { inWords, templateOf, told } from '../testing/said.js';

type Bare<I extends FtbFact['is']> = Omit<Extract<FtbFact, { readonly is: I }>, 'is' | 'cause' | 'to'>;

const say = <I extends FtbFact['is']>(is: I, fact: Bare<I>) =>
  told({ is, cause: 'FTB-11.7', to: 'all', ...fact } as unknown as FtbFact);
const items = (...things: readonly string[]) => things.map((what, id) => ({ id, what, empty: false }));

describe('the story of Items', () => {
  test('[FTB-11.9c] a search, from the half die to what was found', () => {
    const g = game({
      map: {
        buildings: [
          {
            id: 'shop',
            name: 'Shop',
            rect: [12, 8, 24, 20],
            levels: 1,
            doors: [{ id: 'd', at: [18, 8], type: 'standard' }],
          },
        ],
      },
      people: { 'star-1': { x: 18, y: 12 } },
      dice: [3, 3, 3, 1, 1, 2],
    });
    const [offer] = SEARCH.offers(g.w, g.person('star-1'), []);
    expect(offer && inWords(offer.line)).toBe('Robin: search Shop');
    g.begin(SEARCH.act(g.w, 'star-1', 'shop@0')).end();
    expect(g.w.facts.flatMap((f) => told(f as FtbFact) ?? [])).toEqual([
      'There was room for 2 to search.',
      'Robin searched: dice passed 2.',
      'Robin found an Assault Rifle.',
    ]);
    for (const { label } of g.facts('rolled')) expect(templateOf(`roll.${label}`)).toBeDefined();
  });

  test('[FTB-11.7.1c] [FTB-11.7.2] what is got and lost', () => {
    expect(say('got', { who: 'star-1', items: items('food', 'food', 'pistol'), how: 'loot' })).toBe(
      'Robin took 2 Food Items and a Pistol.',
    );
    for (const how of ['search', 'barter', 'found', 'escape'] as const)
      expect(say('got', { who: 'star-1', items: items('food'), how })).toContain('Food');
    expect(say('got', { who: 'star-1', items: items('food'), how: 'start' })).toBeUndefined();
    for (const how of ['robbed', 'taken', 'arrested', 'laid-down', 'given'] as const) {
      expect(say('lost', { who: 'star-1', items: [1], how })).toContain('Robin');
      expect(say('lost', { who: 'star-1', items: [1, 2], how })).toContain('2');
    }
    expect(say('lost', { who: 'star-1', items: [1], how: 'used' })).toBeUndefined();
    expect(say('heap', { heap: { id: 'heap-1', x: 1, y: 1, level: 0, items: items('luxury') } })).toContain(
      'Luxury',
    );
  });

  test('[FTB-11.12a] barter', () => {
    expect(say('offered', { who: 'star-1', by: 'n0', passed: 1, thing: 'food' })).toBe(
      'Ada offered Robin a Food Item: dice passed 1.',
    );
    expect(say('offered', { who: 'star-1', by: 'n0', passed: 0, thing: '' })).toContain('nothing');
  });

  test('[FTB-11.7.3b] what comes to hand is told where it takes the turn', () => {
    const hand = { who: 'star-1', hand: [1], armored: false, concealed: false };
    expect(say('in-hand', { ...hand, turn: true })).toContain('in hand');
    expect(say('in-hand', hand)).toBeUndefined();
  });

  test('[FTB-14.15.1b] [FTB-8.4a] the wounded, the dead, the Cure', () => {
    expect(say('looted', { who: 'star-1', body: 'n0', passed: 1 })).toContain('Ada');
    expect(say('picked-up', { who: 'star-1', whom: 'n0' })).toBe('Robin picked Ada up.');
    expect(say('laid-down', { who: 'star-1', whom: 'n0' })).toBe('Robin laid Ada down.');
    for (const how of ['killed', 'captured'] as const)
      expect(say('finished-off', { who: 'star-1', whom: 'n0', how })).toContain('Ada');
    const recovery = { who: 'n0', passed: 2, rep: 4 };
    expect(say('recovery', { ...recovery, back: true })).toBe('Ada recovered, Rep 4: dice passed 2.');
    expect(say('recovery', { ...recovery, back: true, by: 'star-1' })).toContain('Robin brought Ada round');
    expect(say('recovery', { ...recovery, back: false })).toContain('did not recover');
    const ran = { ...recovery, ran: true } as const;
    expect(say('recovery', { ...ran, back: true })).toBe('Ada came back, Rep 4: dice passed 2.');
    expect(say('recovery', { ...ran, back: false })).toBe('Ada did not come back: dice passed 2.');
    expect(say('dose', { who: 'star-1', item: 1 })).toContain('immune');
  });
});
