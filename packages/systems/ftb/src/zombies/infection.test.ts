import { describe, expect, test } from 'vitest';
import { npcsAct } from '../npcs/npcs.js';
import { rollActivation } from '../sequence/activation.js';
import { suffer } from '../shooting/damage.js';
import { game } from '../testing/game.js';
import { isZed } from '../words.js';
import { awakened, doublesSicken } from './infection.js';

const jim = (more = {}) => ({ 'star-1': { x: 18, y: 18, rep: 4, infection: 'exposed' as const, ...more } });
const tested = (rep: number, die: number) => {
  const g = game({ people: jim({ rep }), dice: [die] });
  g.begin(awakened(g.w, 'star-1')).end().done();
  return g.person('star-1').infection;
};

describe('infection', () => {
  test('[FTB-10.11.3b] the next time it activates: 1d6 and its Rep, 9 or more is well, 8 or less is infected', () => {
    expect(tested(4, 5)).toBe('none');
    expect(tested(4, 4)).toBe('infected');
    expect(tested(5, 3)).toBe('infected');
    expect(tested(5, 4)).toBe('none');
  });

  test('[FTB-10.11.3b] not of those who ran away as their group became active', () => {
    const g = game({
      people: {
        n1: { x: 18, y: 18, rep: 3, facing: 0, knowsZeds: false },
        'star-1': { x: 18, y: 15, rep: 3, facing: 0, infection: 'exposed' },
      },
      zeds: { 'zed-1': { x: 18, y: 23 } },
      options: { 'free-will': 'off' },
      encounter: { groups: [{ who: ['n1', 'star-1'], rep: 3 }] },
      dice: [6, 6, /* unready, it falls */ 6, 6, 6, 1, 1, 1, 1, /* Man Down */ 6, 6, /* the feast */ 3],
    });
    g.run();
    g.answer('star-1').done();
    expect(g.person('star-1').condition).toBe('ran-away');
    expect(g.facts('infection')).toEqual([]);
  });

  test('[FTB-10.11.3b] and of those whom the rules run as well', () => {
    const g = game({
      encounter: { dice: { players: 5, 'party-1': 1, zombies: 1 } },
      people: { n1: { side: 'party-1', class: 'ganger', infection: 'exposed' } },
      parties: { 'party-1': { attitude: 'neutral' } },
      dice: [6, 1],
    });
    g.begin(npcsAct(g.w, 'party-1'));
    expect(g.person('n1').infection).toBe('none');
  });

  test('[FTB-EX-10.11.3] [FTB-10.11.3d, FTB-D-15] Rep 4 and a 3 is infected; on the first doubles it comes down to Rep 3 and is a zombie', () => {
    const g = game({ people: jim(), dice: [3] });
    g.begin(awakened(g.w, 'star-1')).end().done();
    expect(g.facts('infection')).toMatchObject([{ total: 7, infected: true }]);
    doublesSicken(g.w);
    expect(g.person('star-1')).toMatchObject({ rep: 3, condition: 'turned' });
    expect(g.state.zeds).toMatchObject([{ was: 'star-1', x: 18, y: 18 }]);
    expect(isZed(g.state.zeds[0]?.id as string)).toBe(true);
  });

  test('[FTB-10.11.3d] a higher Rep lasts longer; at 3 or less already the first doubles is enough', () => {
    const five = game({ people: jim({ rep: 5, infection: 'infected' }) });
    doublesSicken(five.w);
    expect(five.person('star-1')).toMatchObject({ rep: 4, condition: 'carry-on' });
    doublesSicken(five.w);
    expect(five.person('star-1').condition).toBe('turned');
    const three = game({ people: jim({ rep: 3, infection: 'infected' }) });
    doublesSicken(three.w);
    expect(three.person('star-1').condition).toBe('turned');
  });

  test('[FTB-10.11.3d] somebody Out of the Fight turns where it lies; the dead and those who are not here do not', () => {
    const g = game({
      people: {
        ...jim({ infection: 'infected', condition: 'out-of-the-fight' }),
        n1: { x: 20, infection: 'infected', condition: 'obviously-dead' },
        n2: { x: 22, infection: 'infected', condition: 'home' },
        n3: { x: 24, infection: 'exposed' },
        n4: { x: 26, infection: 'immune' },
      },
    });
    doublesSicken(g.w);
    expect(g.state.zeds.map((z) => z.was)).toEqual(['star-1']);
    expect(g.facts('sickens')).toHaveLength(1);
  });

  test('[FTB-10.11.3d] whoever carries one that turns stands beside it now', () => {
    const g = game({
      people: {
        ...jim({ infection: 'infected', condition: 'out-of-the-fight' }),
        n1: { x: 18, y: 18, carries: 'star-1' },
      },
    });
    doublesSicken(g.w);
    expect(g.person('n1').carries).toBe('');
    expect(g.table.distance('n1', g.state.zeds[0]?.id as string)).toBeGreaterThanOrEqual(0.797);
  });

  test('[FTB-D-20, FTB-10.11.3d] doubles for activation that are rolled again count', () => {
    const g = game({
      people: jim({ rep: 5, infection: 'infected' }),
      zeds: { 'zed-1': { x: 3, y: 3 } },
      dice: [3, 3, 4, 2],
    });
    g.begin(rollActivation(g.w)).end().done();
    expect(g.person('star-1').rep).toBe(4);
  });

  test('[FTB-5.1c, FTB-D-20] and so do those that keep two of several sides from acting', () => {
    const g = game({
      people: {
        ...jim({ rep: 5, infection: 'infected' }),
        n1: { side: 'party-1', class: 'ganger', x: 30, y: 30, infection: 'infected', rep: 5 },
      },
      parties: { 'party-1': { attitude: 'enemy' } },
      zeds: { 'zed-1': { x: 3, y: 3 } },
      dice: [3, 5, 3],
    });
    g.begin(rollActivation(g.w)).end().done();
    expect([g.person('star-1').rep, g.person('n1').rep]).toEqual([4, 4]);
  });

  test('[FTB-3.1.4.5] against a zombie no advantage of a Star does anything', () => {
    const g = game({ people: { 'star-1': { rep: 5, power: 5 } }, zeds: { 'zed-1': { x: 18, y: 18.8 } } });
    g.begin(suffer(g.w, 'star-1', 'obviously-dead', { by: 'zed-1', rep: 0, how: 'melee' }))
      .end()
      .done();
    expect(g.person('star-1').condition).toBe('obviously-dead');
  });

  test('[FTB-10.11.3d] with a Rep of 1 it is the last point', () => {
    const g = game({ people: { 'star-1': { rep: 1, infection: 'infected' } } });
    doublesSicken(g.w);
    expect(g.facts('sickens')).toMatchObject([{ who: 'star-1', rep: 0 }]);
    expect(g.person('star-1').condition).toBe('turned');
  });

  test('[FTB-10.11.3c] a dose of the Cure: immune, and no test', () => {
    const g = game({ people: jim({ has: ['cure'] }) });
    g.w.happen({ is: 'dose', cause: 'FTB-14.15.1b', who: 'star-1', item: 1 });
    g.begin(awakened(g.w, 'star-1')).end();
    expect(g.facts('infection')).toEqual([]);
    g.w.happen({ is: 'exposed', cause: 'FTB-10.11.3a', who: 'star-1' });
    expect(g.person('star-1').infection).toBe('immune');
  });

  describe('[FTB-D-266] [FTB-14.15.1b] a dose in place of the test', () => {
    const wakes = (more = {}, dice: readonly number[] = []) => {
      const g = game({ people: jim({ has: ['cure', 'cure'], ...more }), dice });
      return g.begin(awakened(g.w, 'star-1'));
    };

    test('is the action of the activation that begins', () => {
      const g = wakes();
      expect(g.question()).toBe('player-1 dose FTB-14.15.1b');
      expect(g.options()).toEqual(['drink', 'test']);
      g.answer('drink').end().done();
      expect(g.person('star-1')).toMatchObject({
        infection: 'immune',
        acted: true,
        items: [{ what: 'cure' }],
      });
      expect(g.facts('infection')).toEqual([]);
    });

    test('or is kept, and the test taken', () => {
      const g = wakes({}, [6]);
      g.answer('test').end().done();
      expect(g.person('star-1')).toMatchObject({ infection: 'none', acted: false });
      expect(g.person('star-1').items).toHaveLength(2);
    });

    test('is not offered without one, nor after an action, nor to those whom the rules run', () => {
      for (const more of [{ has: ['food'] }, { acted: true }, { side: 'party-1', seat: '' }])
        expect(wakes(more, [6]).end().facts('infection')).toHaveLength(1);
    });
  });

  test('[FTB-10.11.3a] who is infected is past being exposed', () => {
    const g = game({ people: jim({ infection: 'infected' }) });
    g.w.happen({ is: 'exposed', cause: 'FTB-10.11.3a', who: 'star-1' });
    expect(g.person('star-1').infection).toBe('infected');
    const well = game({ people: jim({ infection: 'none' }) });
    well.w.happen({ is: 'exposed', cause: 'FTB-10.11.3a', who: 'star-1' });
    expect(well.person('star-1').infection).toBe('exposed');
  });
});
