import { expect, test } from 'vitest';
import type { BdzFact } from '../facts.js';
import { bdz } from '../index.js';
import { life, lifeOf } from '../testing/campaign.js';

const BAND = { robin: { rep: 5 }, ada: { rep: 5 }, ben: { rep: 3 }, cleo: { rep: 1 } };
/** Plays a campaign until the rest of the month has passed. */
const rest = (given: Parameters<typeof life>[0]) => life(given).run().answer('rest').run();

test('[BDZ-camp-food-month] a unit for each who was in the band during the month, the lost among them', () => {
  const mouths = ['robin', 'ada', 'ben', 'cleo', 'gone'];
  const g = rest({ people: BAND, campaign: { goods: { food: 7 }, mouths, bereft: true, hungry: true } });
  expect(lifeOf(g)).toMatchObject({
    goods: { food: 2 },
    months: 1,
    quarters: 4,
    bereft: false,
    hungry: false,
  });
  expect(lifeOf(g).mouths).toEqual(['robin', 'ada', 'ben', 'cleo']);
});

test('[BDZ-camp-res-food] [BDZ-camp-res-food-share] [BDZ-camp-rep-min] one unit feeds one, or two who lose two points of Rep', () => {
  const people = { ...BAND, ben: { rep: 2 } };
  const g = rest({ people, campaign: { goods: { food: 3 } } });
  expect([g.question(), g.asked().shape]).toEqual([
    'player-1 who-eats BDZ-D-c31',
    expect.objectContaining({ min: 0, max: 3 }),
  ]);
  g.answer(['robin', 'cleo']);
  expect(g.question()).toBe('player-1 who-shares BDZ-camp-res-food-share');
  g.answer(['ada', 'ben']).end();
  expect(['robin', 'ada', 'ben', 'cleo'].map((id) => g.person(id).rep)).toEqual([5, 3, 1, 1]);
  expect(lifeOf(g)).toMatchObject({ goods: {}, hungry: true });
  expect([g.facts('hungered').length, g.facts('left-band').length]).toEqual([1, 0]);
  // At most two to a unit, and nobody of Rep 1. BDZ-D-c31
  const one = rest({ people, campaign: { goods: { food: 1 } } }).answer([]);
  expect([one.options(), one.asked().shape]).toEqual([
    ['robin', 'ada', 'ben'],
    expect.objectContaining({ min: 0, max: 2 }),
  ]);
  one.answer(['robin', 'ada']).end();
  expect(one.facts('left-band')).toMatchObject([{ who: ['ben', 'cleo'], why: 'starved' }]);
  // They belong to the month that is over, and are no loss of the next. BDZ-D-c122.
  expect(lifeOf(one).bereft).toBe(false);
  const spare = rest({ people, campaign: { goods: { food: 2 } } })
    .answer([], ['robin', 'ada'])
    .end();
  expect(lifeOf(spare).goods).toEqual({ food: 1 });
  const single = rest({ people: { robin: { rep: 5 }, ben: { rep: 3 } }, campaign: { goods: { food: 1 } } })
    .answer(['robin'])
    .end();
  expect(single.facts('left-band').map((f) => f.who)).toEqual([['ben']]);
});

test('[BDZ-camp-food-month] [BDZ-D-c122] whoever starves at the end of a month is not fed in the next one', () => {
  for (const hunger of ['four-points', 'leaves']) {
    const people = { robin: { rep: 5, star: true }, ben: { rep: 3 } };
    const g = rest({ options: { hunger }, people, campaign: { goods: { food: 1 } } });
    g.answer(['robin']).end();
    expect(g.facts('left-band')).toHaveLength(1);
    expect(lifeOf(g).mouths).toEqual(['robin']);
  }
});

test('[BDZ-D-c31] with nothing at all four points are lost, and who has fewer than five dies; a Rep of 1 cannot share', () => {
  const starve = (hunger: string) => {
    const g = rest({ options: { hunger }, people: BAND, campaign: { goods: { food: 1 } } });
    g.answer(['robin']).end();
    return g;
  };
  const printed = starve('four-points');
  expect(printed.state.people.map((p) => [p.id, p.rep])).toEqual([
    ['robin', 5],
    ['ada', 1],
  ]);
  expect(lifeOf(printed).members.map((m) => m.id)).toEqual(['robin', 'ada']);
  const leaves = starve('leaves');
  expect(leaves.state.people.map((p) => p.id)).toEqual(['robin']);
  expect([leaves.facts('hungered'), printed.facts('left-band').map((f) => f.why)]).toEqual([[], ['starved']]);
  expect(leaves.facts('left-band')).toMatchObject([{ who: ['ada', 'ben', 'cleo'], why: 'hungry' }]);
  const soft = starve('soft');
  expect(soft.state.people.map((p) => p.rep)).toEqual([5, 3, 1, 1]);
  // A Star goes hungry like anyone else.
  const alone = rest({ options: { hunger: 'leaves' }, people: { robin: { rep: 5 } } });
  expect(alone.person('robin').rep).toBe(1);
});

test('[BDZ-D-c122] what the lost have eaten is gone first, and the band is hungry until a month feeds all', () => {
  const mouths = ['robin', 'ada', 'gone'];
  const g = rest({ people: { robin: {}, ada: {} }, campaign: { goods: { food: 2 }, mouths } });
  expect(g.asked()).toMatchObject({
    code: 'who-eats',
    shape: { max: 1 },
    values: {
      food: 1,
      people: 2,
      units: { key: 'food-after-lost', values: { units: { noun: 'item.food', count: 1 } } },
    },
  });
  g.answer(['robin']).end();
  expect(lifeOf(g).hungry).toBe(true);
  const none = rest({
    people: { robin: { rep: 5 } },
    campaign: { goods: { food: 2 }, mouths: ['robin', 'a', 'b', 'c'] },
  });
  expect(none.facts('month-over')).toMatchObject([{ units: 2, hungry: true }]);
  // A figure with nobody to share with eats the whole unit.
  const odd = rest({ people: { robin: { rep: 5 }, ada: { rep: 5 } }, campaign: { goods: { food: 1 } } });
  odd.answer([]).answer(['ada']).end();
  expect([odd.person('robin').rep, odd.person('ada').rep]).toEqual([1, 5]);
});

test('[BDZ-camp-month] [BDZ-D-c37] the rest of a month may be let pass; what an encounter is over carries on', () => {
  const g = rest({ campaign: { quarters: 3, goods: { food: 8 } } });
  expect(lifeOf(g)).toMatchObject({ months: 1, quarters: 4, goods: { food: 7 } });
  const over = life({ campaign: { step: 'month', quarters: 9, goods: { food: 8 } } }).run();
  expect(lifeOf(over)).toMatchObject({ months: 2, quarters: 9, goods: { food: 6 } });
});

test('[BDZ-camp-base] [BDZ-D-c122] what is stored in a base here is eaten after what the band has with it', () => {
  const store = { food: 3 };
  const g = rest({ people: BAND, campaign: { goods: { food: 2 } }, place: { base: true, store } });
  expect(lifeOf(g)).toMatchObject({ goods: {}, hungry: false, places: [{ store: { food: 1 } }] });
});

test('[BDZ-camp-base] [BDZ-D-c88] where a base is the band stores and takes when it likes', () => {
  const g = life({ campaign: { goods: { food: 3 } }, place: { base: true, store: { fuel: 1 } } }).run();
  g.answer('base', 'store food', 2, 'fetch fuel', 'done').run();
  expect(lifeOf(g)).toMatchObject({ goods: { food: 1, fuel: 1 }, places: [{ store: { food: 2 } }] });
  expect(g.question()).toContain('next');
});

test('[BDZ-camp-base] without one the band owns what it can carry: what is too much is left behind', () => {
  const g = life({ campaign: { goods: { food: 9 } } }).run();
  expect(g.question()).toBe('player-1 stow-n BDZ-enc-encumbrance');
  expect(g.asked().values).toEqual({
    items: { noun: 'item.food', count: 9 },
    way: { noun: 'stow-way.leave', count: 1 },
  });
  g.answer(1).run();
  expect([lifeOf(g).goods, g.options()]).toEqual([{ food: 8 }, expect.arrayContaining(['rest'])]);
});

test('[BDZ-D-c122] a captive does not eat with the band', () => {
  const captives = [{ who: 'cleo', place: 'place-1' }];
  const g = rest({
    people: BAND,
    campaign: { goods: { food: 3 }, captives, mouths: ['robin', 'ada', 'ben'] },
  });
  expect(lifeOf(g)).toMatchObject({ goods: {}, hungry: false, mouths: ['robin', 'ada', 'ben'] });
});

test('[BDZ-camp-res-food] [BDZ-D-c31] whoever goes hungry or starves at the end of a month is counted so in the next one', () => {
  const people = { robin: { rep: 5, star: true }, ben: { rep: 3 } };
  for (const [food, fed, is, rep, mouths] of [
    [0, undefined, 'hungered', 1, 1],
    [1, ['robin'], 'left-band', 5, 1],
    [2, undefined, 'month-over', 5, 2],
  ] as const) {
    const g = rest({ people, campaign: { goods: { food } } });
    if (fed) g.answer([...fed]).end();
    const month = (fact: BdzFact) => bdz.month?.(fact, g.state, g.w.book);
    // The fact after which the month is counted for the last time.
    const last = (g.w.facts as readonly BdzFact[]).findLast(month);
    expect(last?.is).toBe(is);
    expect(last && month(last)).toEqual({
      name: 'Month 2',
      counts: { Rep: rep, Food: 0, People: mouths },
      ...(is !== 'month-over' && { again: true }),
    });
  }
});

test('[BDZ-D-c31] [BDZ-camp-res-food-share] who is asked is told for how many there is food, and what it costs to get nothing', () => {
  for (const hunger of ['four-points', 'leaves', 'soft']) {
    const g = rest({ options: { hunger }, people: BAND, campaign: { goods: { food: 3 } } });
    const nothing = { noun: `with-nothing.${hunger}`, count: 1 };
    const units = (count: number) => ({ noun: 'item.food', count });
    expect(g.asked().values).toEqual({ food: 3, people: 4, units: units(3), nothing });
    g.answer(['robin', 'cleo']);
    expect(g.asked().values).toMatchObject({ units: units(1), nothing });
  }
});
