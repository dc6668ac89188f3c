import { describe, expect, test } from 'vitest';
import { chargeHome } from '../melee/charge.js';
import { duel } from '../testing/duel.js';
import { type Game, game, type PersonGiven, type Situation } from '../testing/game.js';
import { aim } from './aim.js';
import { shootAll, type Volley } from './shooting.js';

const ENEMY: Situation['parties'] = { 'party-1': { attitude: 'enemy' } };
const foe = (x: number, more: PersonGiven = {}): PersonGiven => ({ side: 'party-1', x, y: 16, ...more });

function aims(answers: readonly string[], dice: readonly number[]) {
  const g = game({
    parties: ENEMY,
    people: { 'star-1': { x: 10, y: 10, rep: 1, has: ['shotgun'] }, n1: foe(10), n2: foe(11) },
    dice,
  });
  g.begin(aim(g.w, 'star-1', { item: 1, gun: 'shotgun' }, ['n1', 'n2'], 'active'));
  return answers.length === 0 ? g : g.answer(...answers);
}

/** Keys of the lines that offer ways to aim. */
function lines(g: Game): string[] {
  const { shape } = g.asked();
  return 'options' in shape ? shape.options.map((o) => o.line.key) : [];
}

describe('[FTB-6.1-sg] [FTB-D-175] six dice of a shotgun are allowed, and three are rolled where they are not wanted', () => {
  test('the player says which with the first target', () => {
    const g = aims([], []);
    const six = ['n1', 'n1 one', 'n2', 'n2 one'];
    expect(g.options()).toEqual([...six, ...six.map((id) => `${id} plain`)]);
    const all = ['aim.all', 'aim.one', 'aim.all', 'aim.one'];
    expect(lines(g)).toEqual([...all.map((key) => `${key}-best`), ...all]);
    g.answer('n1 one plain');
    expect(lines(g)).toEqual(all);
    expect(g.options()).toEqual(['n1', 'n1 one', 'n2', 'n2 one']);
  });

  test('three dice count for hits, for ammo and for zombies', () => {
    const g = aims(['n1 one plain', 'n2'], [1, 5, 1, /* noise */ 1, 1, 1]);
    g.begin(shootAll(g.w, [g.result as Volley])).end();
    expect(g.facts('fired')).toMatchObject([{ dice: [5, 1, 1], ammo: 'out' }]);
    expect(g.facts('noise')).toMatchObject([{ dice: 3 }]);
    expect(g.facts('shots')[0]?.shots.map((s) => `${s.target} ${s.die}`)).toEqual(['n1 5', 'n2 1', 'n2 1']);
    g.done();
  });

  test('other guns know no such choice', () => {
    const g = game({
      parties: ENEMY,
      people: { 'star-1': { x: 10, y: 10, has: ['machine-pistol'] }, n1: foe(10), n2: foe(11) },
    });
    g.begin(aim(g.w, 'star-1', { item: 1, gun: 'machine-pistol' }, ['n1', 'n2'], 'active'));
    expect(g.options()).toEqual(['n1', 'n1 one', 'n2', 'n2 one']);
    expect(lines(g)).toEqual(['aim.all', 'aim.one', 'aim.all', 'aim.one']);
  });

  test('[FTB-8.2.1e] nor has the charged who fires first to roll them all', () => {
    const given = { target: { has: ['shotgun'], rep: 4 } };
    const g = duel({
      ...given,
      dice: [4, 5, 4, 5, /* shots */ 6, 2, 1, /* noise */ 1, 1, 1, /* damage */ 4],
    });
    g.begin(chargeHome(g.w, ['a'], 'b', 'active'));
    expect(g.options()).toEqual(['a 1', 'a 1 plain']);
    g.answer('a 1 plain').end();
    expect(g.facts('noise')).toMatchObject([{ dice: 3 }]);
    g.done();
  });
});
