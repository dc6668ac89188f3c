import { describe, expect, test } from 'vitest';
import { game, type PersonGiven, type Situation } from '../testing/game.js';
import type { Deed } from './deed.js';
import { FIRE, FIRE_TWO } from './fire.js';
import { FAST, MOVE } from './move.js';
import { PICK_UP, TAKE } from './things.js';

/** What a deed offers a Star at 18, 18. */
function offers(deed: Deed, own: PersonGiven = {}, { people = {}, ...more }: Situation = {}): number {
  const star = { x: 18, y: 18, ...own };
  const g = game({
    parties: { 'party-1': { attitude: 'enemy' } },
    ...more,
    people: { 'star-1': star, ...people },
    active: ['star-1'],
  });
  return deed.offers(g.w, g.person('star-1'), [g.person('star-1')]).length;
}

describe('nothing is offered that would come to nothing', () => {
  const foe = (y: number): Situation => ({ people: { foe: { side: 'party-1', x: 18, y, facing: 180 } } });

  test('[FTB-6.2] [FTB-7.1] a gun that reaches nobody is not fired', () => {
    const has = ['pistol'];
    expect([offers(FIRE, { has }, foe(30)), offers(FIRE, { has }, foe(30.1))]).toEqual([1, 0]);
  });

  test('[FTB-6.6] two guns only if either reaches somebody', () => {
    const has = ['pistol', 'machine-pistol'];
    expect([offers(FIRE_TWO, { has }, foe(24)), offers(FIRE_TWO, { has }, foe(35.9))]).toEqual([1, 0]);
  });

  test('[FTB-5.2a] no move with no inch left', () => {
    expect([offers(MOVE, { used: 7.9 }), offers(MOVE, { used: 8 })]).toEqual([1, 0]);
  });

  test('[FTB-5.3.2a] [FTB-5.3.2c] one goes fast, or all; with three, some of them', () => {
    const ids = ['star-1', 'n1', 'n2'];
    const ways = (n: number) => {
      const people = Object.fromEntries(ids.slice(0, n).map((id, i) => [id, { x: 18 + 2 * i, y: 18 }]));
      const g = game({ people: { ...people, 'star-1': { x: 18, y: 18, rep: 6 } }, active: ids.slice(0, n) });
      const group = ids.slice(0, n).map((id) => g.person(id));
      return FAST.offers(g.w, g.person('star-1'), group).map(({ what }) => what ?? 'own');
    };
    expect([1, 2, 3].map(ways)).toEqual([['own'], ['all', 'own'], ['all', 'some', 'own']]);
  });

  test('[FTB-11.7.2] a heap is picked up as long as the hands can hold more of it', () => {
    const heap = (what: string): Situation => ({
      state: { heaps: [{ id: 'heap-1', x: 18, y: 18.5, level: 0, items: [{ id: 90, what, empty: false }] }] },
    });
    const full = { rep: 3, has: Array(9).fill('food') };
    expect([offers(PICK_UP, {}, heap('food')), offers(PICK_UP, full, heap('food'))]).toEqual([1, 0]);
  });

  test('[FTB-5.2b] [FTB-11.7.2] so are Items of the fallen', () => {
    const fallen = (has: string[]): Situation => ({
      people: { n1: { x: 18, y: 19, condition: 'out-of-the-fight', has } },
    });
    const full = { rep: 3, has: Array(9).fill('food') };
    expect([offers(TAKE, {}, fallen(['food'])), offers(TAKE, full, fallen(['food']))]).toEqual([1, 0]);
    expect(offers(TAKE, {}, fallen([]))).toBe(0);
  });
});
