import { describe, expect, test } from 'vitest';
import { cardOf, generatorOf, PRINTED } from '../house/tables.js';
import { CLASSES, type Class, PATHS } from '../kinds.js';
import type { Person } from '../state.js';
import { ATTRIBUTE_TABLE } from '../tables/people.js';
import { game, type Situation } from '../testing/game.js';
import { rollNpc, rollNpcs } from './people.js';
import { isTargetEntered, recruit } from './recruit.js';

/** Result of a Class's generator for a die: Rep, weapon, protection. */
function rolled(of: Class, die: number, options: Situation['options']): string {
  const g = game({ dice: [die], options });
  const p = g.begin(rollNpc(g.w, { class: of, side: 'party-1' })).end().result as Person;
  g.done();
  expect(p.hand).toEqual(p.items.filter((i) => i.what !== 'body-armor').map((i) => i.id));
  return `${p.rep} ${p.items.map((i) => i.what).join(' ')}${p.armored ? ' worn' : ''}`;
}

const OWN = { 'law-generator': 'own' } as const;
const all = (of: Class, options: Situation['options'] = {}) =>
  [1, 2, 3, 4, 5, 6].map((die) => rolled(of, die, options));

describe('generators', () => {
  test('[FTB-3.5.2-citizen] [FTB-T-npc-citizen] [FTB-3.4.2] [FTB-4.1b] [FTB-3.5]', () => {
    expect(all('citizen')).toEqual([
      '4 ba-pistol',
      '4 pistol',
      '3 shotgun',
      '3 pistol',
      '3 two-hand',
      '3 one-hand',
    ]);
  });

  test('[FTB-3.5.2-ganger] [FTB-T-npc-ganger] [FTB-3.4.3]', () => {
    expect(all('ganger')).toEqual([
      '5 ba-pistol',
      '4 shotgun',
      '4 machine-pistol',
      '4 ba-pistol',
      '3 machine-pistol',
      '3 pistol',
    ]);
  });

  test('[FTB-3.5.2-militia] [FTB-T-npc-militia] [FTB-3.4.5]', () => {
    expect(all('militia')).toEqual([
      '5 assault-rifle body-armor worn',
      '4 assault-rifle body-armor worn',
      '4 assault-rifle',
      '4 sub-machine-gun',
      '4 bolt-action-rifle',
      '3 shotgun',
    ]);
  });

  test('[FTB-3.5.2-survivor] [FTB-T-npc-survivor] [FTB-3.4.7]', () => {
    expect(all('survivor')).toEqual([
      '5 assault-rifle',
      '4 bolt-action-rifle',
      '4 shotgun',
      '4 ba-pistol',
      '4 pistol',
      '3 ba-pistol',
    ]);
  });

  test('[FTB-3.5.2-police] [FTB-T-npc-police] [FTB-3.4.6] [FTB-D-32] as Militia, or by table option their own', () => {
    expect(all('police')).toEqual(all('militia'));
    expect(all('police', OWN)).toEqual([
      '5 shotgun body-armor worn',
      '4 shotgun',
      '4 ba-pistol',
      '4 ba-pistol',
      '4 ba-pistol',
      '3 ba-pistol',
    ]);
  });

  test('[FTB-3.5.2-military] [FTB-T-npc-military] [FTB-3.4.4] [FTB-D-32] as Militia, or by table option their own', () => {
    expect(all('military')).toEqual(all('militia'));
    expect(all('military', OWN)).toEqual([
      '5 assault-rifle body-armor worn',
      '4 saw body-armor worn',
      '4 assault-rifle body-armor worn',
      '4 assault-rifle body-armor worn',
      '4 assault-rifle body-armor worn',
      '3 assault-rifle body-armor worn',
    ]);
  });

  test('[FTB-3.5.2-military] one SAW in a group, the others have an Assault Rifle', () => {
    const g = game({ dice: [2, 2, 2], options: OWN });
    const group = g.begin(rollNpcs(g.w, 3, { class: 'military', side: 'party-1' })).end().result as Person[];
    expect(group.map((p) => p.items[0]?.what)).toEqual(['saw', 'assault-rifle', 'assault-rifle']);
    expect(group.map((p) => p.rep)).toEqual([4, 4, 4]);
    expect(group.flatMap((p) => p.items.map((i) => i.id))).toEqual([1, 2, 3, 4, 5, 6]);
    const late = game({ dice: [3, 2], options: OWN });
    late.begin(rollNpcs(late.w, 2, { class: 'military', side: 'party-1' })).end();
    expect((late.result as Person[]).map((p) => p.items[0]?.what)).toEqual(['assault-rifle', 'saw']);
  });

  test('[FTB-3.4b] [FTB-D-32] [FTB-D-16] Police and Military have the generator of the Militia, by table option its Rep rows alone, and its tests', () => {
    const reps = (of: Class) => generatorOf(PRINTED, of, 'own').rows.map((row) => row.rep);
    for (const of of ['police', 'military'] as const)
      expect(generatorOf(PRINTED, of, 'militia')).toBe(generatorOf(PRINTED, 'militia', 'own'));
    expect(reps('police')).toEqual(reps('militia'));
    expect(reps('military')).toEqual(reps('militia'));
    expect(cardOf(PRINTED, 'police')).toBe(cardOf(PRINTED, 'militia'));
    expect(cardOf(PRINTED, 'military')).toBe(cardOf(PRINTED, 'militia'));
  });

  test('[FTB-3.4a] four Classes are open to players, each with tests of its own', () => {
    const open: Class[] = ['citizen', ...PATHS];
    expect(open.sort()).toEqual(['citizen', 'ganger', 'militia', 'survivor']);
    expect(new Set(open.map((c) => cardOf(PRINTED, c))).size).toBe(4);
    expect(CLASSES.filter((c) => !open.includes(c))).toEqual(['military', 'police']);
  });
});

describe('somebody rolled up', () => {
  test('[FTB-4.1d] no recruit above the Star: rolled again', () => {
    const g = game({ dice: [1, 6] });
    const p = g.begin(rollNpc(g.w, { class: 'ganger', side: 'players', seat: 'player-1', most: 4 })).end()
      .result as Person;
    g.done();
    expect([p.rep, p.items[0]?.what, p.seat]).toEqual([3, 'pistol', 'player-1']);
  });

  test("[FTB-4.1d] one of the Star's own Rep will do", () => {
    const g = game({ dice: [1] });
    const p = g.begin(rollNpc(g.w, { class: 'ganger', side: 'players', most: 5 })).end().result as Person;
    expect(p.rep).toBe(5);
  });

  test('[FTB-3.3b] [FTB-3.3a] [FTB-T-attributes] an Attribute is rolled by the sum of two dice', () => {
    expect(ATTRIBUTE_TABLE.rows.map((row) => `${row.on[0]} ${row.attribute}`)).toEqual([
      '2 medic',
      '3 attractive',
      '4 brawler',
      '5 fast',
      '6 dim',
      '7 rage',
      '8 runt',
      '9 slow',
      '10 poser',
      '11 initiative',
      '12 hard-as-nails',
    ]);
    const g = game({ dice: [4, 5, 6] });
    const p = g.begin(rollNpc(g.w, { class: 'ganger', side: 'party-1', attribute: true })).end()
      .result as Person;
    expect(p.attributes).toEqual(['initiative']);
    g.done();
  });

  test('[FTB-D-60] after day 20 everybody has seen zombies, and what they do', () => {
    const knows = (day: number) => {
      const g = game({ encounter: { day }, dice: [4] });
      const p = g.begin(rollNpc(g.w, { class: 'citizen', side: 'party-1' })).end().result as Person;
      return [p.knowsZeds, p.knowsFeasts];
    };
    expect(knows(20)).toEqual([false, false]);
    expect(knows(21)).toEqual([true, true]);
  });

  test('[FTB-3.5.2-ganger] names are drawn, none that somebody has had', () => {
    const g = game({
      people: { n0: { x: 5, y: 5 } },
      dice: [4, 4, 4],
      draws: [['n7', 'n2'], ['n3']],
    });
    const [a, b] = g.begin(rollNpcs(g.w, 2, { class: 'ganger', side: 'party-1' })).end().result as Person[];
    expect([a?.id, a?.sex, b?.id, b?.sex]).toEqual(['n7', 'm', 'n2', 'f']);
    g.begin(rollNpc(g.w, { class: 'ganger', side: 'party-2' })).end();
    expect((g.result as Person).id).toBe('n3');
    const other = game({ people: { n0: { x: 5, y: 5 } }, dice: [4], draws: [['n0']] });
    expect(() => other.begin(rollNpc(other.w, { class: 'ganger', side: 'party-1' }))).toThrow();
  });

  test('[FTB-11.2.1] once all names have been used, those that are left come first, then each for the second time', () => {
    const named = (name: string) => ({ name, sex: 'f' as const });
    const names = { stars: Array(4).fill(named('Ann')), people: Array(20).fill(named('Bea')) };
    const g = game({
      files: { names },
      people: Object.fromEntries(Array.from({ length: 18 }, (_, i) => [`n${i}`, { x: -1, y: -1 }])),
      dice: [4, 4, 4, 4],
    });
    g.begin(rollNpcs(g.w, 4, { class: 'ganger', side: 'party-1' })).end();
    expect((g.result as Person[]).map((p) => p.id)).toEqual(['n18', 'n19', 'n0r1', 'n1r1']);
  });

  test('[FTB-14.6.4] the Target Building has been entered once somebody was in it, and in no other one', () => {
    const entered = (id: string, n: number) => {
      const premises = [{ id, entered: n, searched: [], searching: null, rolled: false }];
      return isTargetEntered(game({ encounter: { kind: 'zed', target: 'one' }, state: { premises } }).w);
    };
    expect([entered('one', 1), entered('two', 1), entered('one', 0)]).toEqual([true, false, false]);
  });

  test('[FTB-14.6.5b] how many may be recruited is not rolled where nobody would be taken in', () => {
    const asked = (of: Class) => {
      const g = game({
        people: { 'star-1': { rep: 5, class: 'survivor' }, n9: { side: 'party-1', class: of, rep: 3 } },
        parties: { 'party-1': { class: of, attitude: 'friend' } },
        encounter: { kind: 'zed', target: 'one' },
        state: { premises: [{ id: 'one', entered: 1, searched: [], searching: null, rolled: false }] },
        dice: of === 'survivor' ? [3] : [],
      });
      g.begin(recruit(g.w, 'party-1', 'star-1')).done();
      return [g.facts('rolled').length, g.question()];
    };
    expect(asked('survivor')).toEqual([1, 'player-1 recruit FTB-12.13b']);
    expect(asked('ganger')).toEqual([0, 'over']);
  });

  test('[FTB-12.15a] an acquaintance keeps name, sex and Rep', () => {
    const g = game({ dice: [1, 6] });
    const group = g
      .begin(rollNpcs(g.w, 2, { class: 'ganger', side: 'party-1' }, [{ id: 'n40', sex: 'm', rep: 3 }]))
      .end().result as Person[];
    expect(group.map((p) => [p.id, p.rep, p.items[0]?.what])).toEqual([
      ['n40', 3, 'ba-pistol'],
      ['n0', 3, 'pistol'],
    ]);
    // Where everybody is known no name is drawn.
    const known = game({ dice: [1] });
    known
      .begin(rollNpcs(known.w, 1, { class: 'ganger', side: 'party-1' }, [{ id: 'n40', sex: 'm', rep: 3 }]))
      .end();
    expect([g, known].map((each) => each.facts('drawn').length)).toEqual([1, 0]);
  });

  test('[FTB-3.5.1] a weapon that the book does not list is one of the players, with numbers of its own', () => {
    const g = game();
    expect(g.book.weapons.get('crossbow')).toMatchObject({ range: 24, target: [1], impact: 2, hands: 2 });
    expect(g.book.weapons.has('flame-thrower')).toBe(false);
  });
});
