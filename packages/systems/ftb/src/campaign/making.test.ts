import { distribution, rowFor } from '@shambles/engine';
import { describe, expect, test } from 'vitest';
import { ftb } from '../index.js';
import { followers } from '../people/bands.js';
import type { Person } from '../state.js';
import { REP } from '../tables/campaign.js';
import { ATTRIBUTE_TABLE } from '../tables/people.js';
import { type Game, game, type Situation } from '../testing/game.js';
import { inWords } from '../testing/said.js';

/** A game that has not begun. */
function fresh(given: Situation): Game {
  const g = game(given);
  g.w.s.encounter = null;
  g.w.s.phase = 'making';
  return g;
}

const star = (g: Game): Person => g.person('star-1');

describe('the Star', () => {
  test('[FTB-3.3a] [FTB-EX-3.3] [FTB-D-5] [FTB-T-attributes] the first Attribute is rolled with two dice, the second chosen', () => {
    const g = fresh({ scenario: 'escape', options: { class: 'ganger', rep: '5' }, dice: [5, 6] }).run();
    expect(g.question()).toBe('player-1 attribute FTB-3.3a');
    expect(star(g).attributes).toEqual(['initiative']);
    expect(g.options()).toHaveLength(10);
    expect(g.options()).not.toContain('initiative');
    g.answer('medic').run();
    expect(star(g)).toMatchObject({
      attributes: ['initiative', 'medic'],
      rep: 5,
      class: 'ganger',
      star: true,
    });
    g.done();
  });

  test('[FTB-EX-2.1.4] [FTB-2.1.4] three dice of an older edition add up to 13, which this table does not have', () => {
    expect(3 + 4 + 6).toBe(13);
    expect(() => rowFor(ATTRIBUTE_TABLE, 13)).toThrow();
    expect(rowFor(ATTRIBUTE_TABLE, 10).attribute).toBe('poser');
    expect(distribution(ATTRIBUTE_TABLE).map(({ row }) => row.attribute)).toEqual([
      'medic',
      'attractive',
      'brawler',
      'fast',
      'dim',
      'rage',
      'runt',
      'slow',
      'poser',
      'initiative',
      'hard-as-nails',
    ]);
  });

  test('[FTB-3.3c] Attributes are for the Star and its band, for the Star, for everybody, or for nobody', () => {
    const has = (attributes: string, dice: readonly number[]) => {
      const g = fresh({ scenario: 'search', options: { attributes, band: '1' }, dice }).run();
      if (g.question().includes('attribute')) g.answer('fast').run();
      g.answer('pistol');
      for (let n = 0; n < 3 && g.state.phase === 'making'; n++) g.run(1);
      return g.state.people.map((p) => p.attributes.length);
    };
    expect(has('band', [1, 1, 4, 3, 4])).toEqual([2, 1]);
    expect(has('everybody', [1, 1, 4, 3, 4])).toEqual([2, 1]);
    expect(has('star', [1, 1, 4])).toEqual([2, 0]);
    expect(has('nobody', [4])).toEqual([0, 0]);
  });

  test('[FTB-3.4.1] [FTB-3.4.2] [FTB-1.1a] [FTB-14.8.5a] up to day 20 it is a Citizen, from day 21 on what was chosen', () => {
    const classOf = (scenario: string) =>
      star(fresh({ scenario, options: { class: 'militia' }, dice: [3, 3] }).run()).class;
    expect(['campaign', 'zed', 'robbery-in-town'].map(classOf)).toEqual(['citizen', 'citizen', 'citizen']);
    expect(['escape', 'search'].map(classOf)).toEqual(['militia', 'militia']);
  });

  test('[FTB-D-60] whoever is made after day 20 has seen zombies, and a feast', () => {
    const knows = (scenario: string) => {
      const { knowsZeds, knowsFeasts } = star(fresh({ scenario, dice: [3, 3] }).run());
      return [knowsZeds, knowsFeasts];
    };
    expect(knows('robbery-in-town')).toEqual([false, false]);
    expect(knows('escape')).toEqual([true, true]);
  });

  test('[FTB-3.1.1] [FTB-3.2a] [FTB-3.2b] [FTB-T-rep] its Rep is chosen, 4 or 5 as a rule; 2 is for special cases only', () => {
    const option = ftb.options.find((o) => o.id === 'rep');
    expect(option).toMatchObject({ default: '5' });
    expect(option?.values.map((v) => v.id)).toEqual(['3', '4', '5', '6']);
    expect(REP.rows.map((r) => r.rep)).toEqual([6, 5, 4, 3, 2]);
    expect(star(fresh({ scenario: 'search', options: { rep: '4' }, dice: [3, 3] }).run()).rep).toBe(4);
  });

  test('[FTB-3.0] [FTB-8.4c] Rep, Attributes, Class, weapon, band, Items: in this order', () => {
    const g = fresh({ scenario: 'campaign', options: { band: '1' }, dice: [1, 2, 3, 2, 5] }).run();
    g.answer('fast').run();
    expect(g.question()).toBe('player-1 weapon FTB-3.5');
    g.answer('shotgun').run();
    expect(star(g)).toMatchObject({ hand: [1], concealed: false });
    expect(star(g).items).toEqual([{ id: 1, what: 'shotgun', empty: false }]);
    expect(g.state.people).toHaveLength(2);
    expect(g.question()).toBe('player-1 items FTB-11.7.1a');
    g.done();
  });

  test('[FTB-14.6.5a] [FTB-14.7.5a] [FTB-14.8.5b] in the first weeks only small arms are carried, out of sight', () => {
    const offered = (scenario: string) => {
      const g = fresh({ scenario, dice: [3, 3] })
        .run()
        .answer('fast')
        .run();
      const options = g.options();
      g.answer('pistol');
      return [options, star(g).concealed];
    };
    expect(offered('zed')).toEqual([['pistol', 'one-hand'], true]);
    expect(offered('robbery-in-town')).toEqual([['ba-pistol', 'pistol', 'one-hand'], true]);
    expect(offered('escape')).toEqual([['ba-pistol', 'pistol', 'one-hand'], true]);
  });

  test('[FTB-14.6.5a] [FTB-14.7.5a] [FTB-14.8.5b] a campaign says which of the first Encounters forbid a weapon', () => {
    const g = fresh({ scenario: 'campaign', dice: [1, 2] })
      .run()
      .answer('fast')
      .run();
    const said = g.asks()[0]?.space.shape();
    const lines = said && 'options' in said ? said.options.map(({ line }) => inWords(line)) : [];
    expect(lines).toContain('A Shotgun, 12″, Target 3, Impact 2; not in Zed!, Robbery! and Escape!');
    expect(lines).toContain('A BA Pistol, 12″, Target 1/2, Impact 2; not in Zed!');
    expect(lines).toContain('A Pistol, 12″, Target 1/2, Impact 1');
    expect(lines).toContain('A one-hand melee weapon');
    expect(lines).toContain('A chainsaw; not in Zed!, Robbery! and Escape!');
    const single = fresh({ scenario: 'robbery-in-town', dice: [1, 2] })
      .run()
      .answer('fast')
      .run();
    const { shape } = single.asked();
    expect('options' in shape && shape.options.map(({ line }) => inWords(line))).toEqual([
      'A BA Pistol, 12″, Target 1/2, Impact 2',
      'A Pistol, 12″, Target 1/2, Impact 1',
      'A one-hand melee weapon',
    ]);
  });

  test('[FTB-1.1b] up to four, with or against each other', () => {
    const sides = (options: { [id: string]: string }) => {
      const g = fresh({
        scenario: 'search',
        options: { players: '4', band: '0', attributes: 'nobody', ...options },
      });
      for (let n = 0; n < 4; n++) g.run().answer('pistol');
      return g.state.people.map((p) => `${p.id} ${p.seat} ${p.side}`);
    };
    const campaign = fresh({
      scenario: 'campaign',
      options: { players: '2', sides: 'opposed', attributes: 'nobody' },
    }).run();
    expect(star(campaign).side).toBe('players');
    expect(sides({})).toEqual([1, 2, 3, 4].map((n) => `star-${n} player-${n} players`));
    expect(sides({ sides: 'opposed' })).toEqual([1, 2, 3, 4].map((n) => `star-${n} player-${n} player-${n}`));
  });
});

test('[FTB-14.10.3] a night out is in a city, whatever area is chosen', () => {
  const g = fresh({ scenario: 'chillin', options: { attributes: 'nobody', band: '0', area: 'rural' } }).run();
  g.answer('pistol').run(2);
  expect(g.state.campaign.plan).toMatchObject({ kind: 'chillin', area: 'urban' });
});

describe('the first band', () => {
  const banded = (options: { [id: string]: string }, dice: readonly number[], scenario = 'search') => {
    const g = fresh({ scenario, options: { attributes: 'nobody', ...options }, dice })
      .run()
      .answer('pistol');
    while (g.state.phase === 'making' && g.question() === 'over') g.run(1);
    return g;
  };
  const reps = (g: Game) => g.state.people.slice(1).map((p) => p.rep);

  test('[FTB-4.0] [FTB-4.1a] [FTB-4.1b] it is rolled up on the generator of the Class, or one starts alone', () => {
    const g = banded({ band: '2', class: 'ganger' }, [2, 5]);
    expect(g.state.people.slice(1).map((p) => [p.class, p.rep, p.items[0]?.what, p.star, p.seat])).toEqual([
      ['ganger', 4, 'shotgun', false, 'player-1'],
      ['ganger', 3, 'machine-pistol', false, 'player-1'],
    ]);
    g.done();
    expect(banded({ band: '0' }, []).state.people).toHaveLength(1);
  });

  test('[FTB-4.1d] nobody of a higher Rep than the Star follows it: rolled again', () => {
    const g = banded({ band: '1', rep: '4' }, [1, 1, 3]);
    expect(reps(g)).toEqual([4]);
    g.done();
    expect(reps(banded({ band: '1', rep: '5' }, [1]))).toEqual([5]);
  });

  test('[FTB-14.12.2] a Rescue needs somebody to be rescued', () => {
    expect(banded({ band: '0' }, [3], 'rescue').state.people).toHaveLength(2);
    expect(banded({ band: '0' }, [], 'raid').state.people).toHaveLength(1);
  });

  test('[FTB-14.6.2] [FTB-4.1a] whoever goes alone has no band, however many were wished for', () => {
    expect(banded({ band: '2' }, [], 'zed').state.people).toHaveLength(1);
  });

  test('[FTB-3.1] [FTB-3.1.2] the Star is its player’s own, the band are Grunts of the same seat', () => {
    expect(banded({ band: '2' }, [3, 3]).state.people.map((p) => [p.star, p.seat])).toEqual([
      [true, 'player-1'],
      [false, 'player-1'],
      [false, 'player-1'],
    ]);
  });

  test("[FTB-4.1e] with the Star it is no larger than the Star's Rep", () => {
    expect(reps(banded({ band: '5', rep: '4' }, [3, 3, 3]))).toEqual([4, 4, 4]);
    expect(reps(banded({ band: '5', rep: '6' }, [3, 3, 3, 3, 3]))).toHaveLength(5);
    expect([0, 1, 2, 5].map(followers)).toEqual([0, 0, 1, 4]);
  });

  test('[FTB-4.1c] [FTB-4.1f] all are of its Class: Citizens on the first days', () => {
    const g = banded({ band: '2' }, [1, 5], 'campaign');
    expect(g.state.people.map((p) => p.class)).toEqual(['citizen', 'citizen', 'citizen']);
    expect(reps(g)).toEqual([4, 3]);
  });

  test('[FTB-14.6.2] [FTB-14.7.2] [FTB-14.8.2] the first three Encounters are for the Star alone', () => {
    for (const scenario of ['zed', 'robbery-in-town', 'escape'])
      expect(banded({ band: '3' }, [], scenario).state.people).toHaveLength(1);
  });

  test('[FTB-11.7.1a] [FTB-11.7.1b] [FTB-D-9] [FTB-EX-11.7.1] one Item for each point of Rep, and for each empty place', () => {
    const wanted = (options: { [id: string]: string }, dice: readonly number[]) => {
      const { shape } = banded(options, dice, 'campaign').asked();
      return 'min' in shape && 'max' in shape ? [shape.min, shape.max] : [];
    };
    expect(wanted({ rep: '5', band: '4' }, [1, 1, 1, 1])).toEqual([5, 5]);
    expect(wanted({ rep: '5', band: '2' }, [1, 1])).toEqual([7, 7]);
    expect(wanted({ rep: '4', band: '0' }, [])).toEqual([7, 7]);
  });

  test('[FTB-11.13a] [FTB-11.11] [FTB-D-218] they are at Home, in the area where the campaign begins', () => {
    const g = banded({ rep: '3', band: '2', area: 'rural' }, [3, 3], 'campaign');
    expect(g.options()).toContain('food-3');
    expect(g.options().filter((id) => id.startsWith('saw'))).toEqual(['saw-1']);
    expect(g.person('star-1').items).toHaveLength(1);
    g.answer(['food-1', 'medical-1', 'saw-1']);
    expect(g.state.campaign.households).toMatchObject([{ seat: 'player-1', star: 'star-1', home: 'rural' }]);
    expect(g.state.campaign.households[0]?.stock.map((i) => i.what)).toEqual(['food', 'medical', 'saw']);
    g.run(1);
    expect(g.state.campaign).toMatchObject({ when: { year: 1, month: 1, day: 7 }, step: 'choose', left: 1 });
  });
});
