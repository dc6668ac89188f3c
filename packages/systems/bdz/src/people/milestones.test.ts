import { describe, expect, test } from 'vitest';
import { engage } from '../melee/melee.js';
import type { Person } from '../state.js';
import { type Game, game, type Situation } from '../testing/game.js';
import { growsUp } from './milestones.js';

const CIVILIAN = { star: true, class: 'civilian' } as const;
const PAST = { zeds: ['zed-7', 'zed-8', 'zed-9'], killed: true, fought: true, asked: false };

/** Comes to the end of a turn. */
const ends = (billy: Partial<Person>, more: Situation = {}): Game => {
  const g = game({ people: { billy: { ...CIVILIAN, past: { ...PAST }, ...billy } }, ...more });
  return g.begin(growsUp(g.w));
};

test('[BDZ-class-milestones] [BDZ-class-civilian] after all three a civilian Star may become a survivor or a ganger, and may not', () => {
  const g = ends({});
  expect(g.question()).toBe('player-1 class BDZ-class-milestones');
  expect(g.options()).toEqual(['civilian', 'survivor', 'ganger']);
  expect(g.answer('ganger').end().person('billy').class).toBe('ganger');
  expect(ends({}).answer('survivor').end().person('billy').class).toBe('survivor');
});

test('[BDZ-class-milestones] [BDZ-D-milestones] all three are needed, of a civilian Star, who is asked once', () => {
  for (const missing of [{ zeds: ['zed-7', 'zed-8'] }, { killed: false }, { fought: false }])
    expect(ends({ past: { ...PAST, ...missing } }).question()).toBe('over');
  expect(ends({ star: false }).question()).toBe('over');
  expect(ends({ class: 'military' }).question()).toBe('over');
  expect(ends({ status: 'out' }).question()).toBe('over');
  const g = ends({}).answer('civilian').end();
  expect(g.person('billy').class).toBe('civilian');
  expect(g.begin(growsUp(g.w)).question()).toBe('over');
});

test('[BDZ-class-milestones] it is asked when the turn is over', () => {
  const g = game({
    people: { billy: { ...CIVILIAN, past: { ...PAST } } },
    state: { stage: 'end' },
  });
  expect(g.step().question()).toBe('player-1 class BDZ-class-milestones');
});

describe('what counts', () => {
  test('[BDZ-D-milestones] zombies in sight at the end of a turn, each once', () => {
    const zeds = { 'zed-1': { y: 30 }, 'zed-2': { x: 20, y: 30 }, 'zed-3': { y: 5 } };
    const g = ends({ past: { ...PAST, zeds: [] } }, { zeds });
    const down = ends({ past: { ...PAST, zeds: [] }, status: 'stunned' }, { zeds });
    expect(down.person('billy').past.zeds).toEqual([]);
    // One zombie is behind the figure.
    expect(g.person('billy').past.zeds).toEqual(['zed-1', 'zed-2']);
    g.begin(growsUp(g.w)).end();
    expect(g.person('billy').past.zeds).toEqual(['zed-1', 'zed-2']);
    expect(g.facts('saw-zeds')).toHaveLength(1);
  });

  test('[BDZ-class-milestones] whoever puts a zombie down has killed it, and seen it', () => {
    const g = game({ people: { billy: CIVILIAN }, zeds: { 'zed-1': {} } });
    g.w.happen({ is: 'zed-down', cause: 'BDZ-zshoot-oof', zed: 'zed-1', by: 'billy' });
    expect(g.person('billy').past).toMatchObject({ killed: true, zeds: ['zed-1'] });
  });

  test('[BDZ-class-milestones] a fight at range or hand to hand, with somebody armed', () => {
    const people = {
      c: { ...CIVILIAN, x: 25, has: ['pistol'] as const },
      a: { ...CIVILIAN, has: ['pistol'] as const },
      b: { ...CIVILIAN, seat: 'player-2', x: 19 },
    };
    // Somebody else who is there has fought nobody.
    const both = (g: Game) => ['a', 'b', 'c'].flatMap((id) => (g.person(id).past.fought ? [id] : []));
    const shot = game({ people });
    const told = { weapon: 0, gun: 'pistol', dice: [6], empty: false, why: 'active' } as const;
    shot.w.happen({ is: 'fired', cause: 'BDZ-shoot-roll', who: 'a', at: ['b'], ...told });
    expect(both(shot)).toEqual(['b']);
    const melee = game({ people: { ...people, b: { ...people.b, melee: 'knife' } } });
    engage(melee.w, 'a', 'b', false);
    expect(both(melee)).toEqual(['a', 'b']);
  });
});
