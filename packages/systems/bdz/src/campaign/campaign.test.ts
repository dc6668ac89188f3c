import { expect, test } from 'vitest';
import { comesHome } from '../encounters/home.js';
import { bdz } from '../index.js';
import type { Encounter } from '../state/encounter.js';
import { KEEPING_TABLES, TIMELINE } from '../tables/campaign/keeping.js';
import { CAMPAIGN_TABLES } from '../tables/campaign/months.js';
import { life, lifeOf } from '../testing/campaign.js';
import { game } from '../testing/game.js';
import { printed } from '../testing/printed.js';
import { afterEncounter } from './experience.js';

const rows = (id: string) => [...CAMPAIGN_TABLES, ...KEEPING_TABLES].find((t) => t.id === id)?.rows as never;

test('[BDZ-T-timeline] [BDZ-T-month] [BDZ-T-travel] [BDZ-T-available] as the register has them', () => {
  expect(rows('BDZ-T-timeline')).toEqual(printed('BDZ-T-timeline'));
  expect(rows('BDZ-T-month')).toEqual(printed('BDZ-T-month'));
  expect(rows('BDZ-T-travel')).toEqual(printed('BDZ-T-travel'));
  const stock = (rows('BDZ-T-available') as { name: string; resource: string }[]).map(
    ({ name, resource: _, ...row }) => ({
      resource: name,
      ...row,
    }),
  );
  expect(stock).toEqual(printed('BDZ-T-available'));
});

test('[BDZ-T-overview] as the register has it', () => {
  const { start, encounter } = printed('BDZ-T-overview') as unknown as {
    start: string[];
    encounter: string[];
  };
  const steps = (part: string) =>
    (rows('BDZ-T-overview') as { part: string; step: string }[])
      .filter((r) => r.part === part)
      .map((r) => r.step);
  expect([steps('start'), steps('encounter')]).toEqual([start, encounter]);
});

/** A new campaign, played up to its first choice. */
const begun = (options: { readonly [id: string]: string } = {}) => {
  const g = game({ scenario: 'campaign', printed: true, options, dice: [3, 4, 2, 5, 1, 3, 3, 3, 6, 2] });
  return g.run().answer('survivor 5').answer('pistol').answer(2).run();
};

test('[BDZ-camp-start] [BDZ-camp-timeline] [BDZ-camp-overview-start] what led here is told; a Star, a weapon, a band, and it begins', () => {
  const g = begun();
  expect(g.facts('outbreak').map((f) => f.phase)).toEqual([...TIMELINE.rows.keys()]);
  expect(g.question()).toContain('next');
  expect(g.facts('starts').length + g.facts('recruited').length).toBe(3);
  expect(lifeOf(g)).toMatchObject({ at: 'place-1', months: 0, quarters: 0 });
});

test('[BDZ-D-c94] food for a month, for three, or nothing; no vehicle and no base', () => {
  const food = (id: string) => lifeOf(begun({ 'start-goods': id })).goods;
  expect([food('one-month'), food('none'), food('three-months')]).toEqual([{ food: 3 }, {}, { food: 9 }]);
  expect(lifeOf(begun())).toMatchObject({ vehicles: [], places: [{ base: false, store: {} }] });
});

test('[BDZ-enc-kinds] [BDZ-camp-objectives] only what can be done is offered', () => {
  const all = ['discover', 'raid', 'take-back', 'travel', 'rest', 'retire'];
  expect(life({}).run().options()).toEqual(all);
  const stored = life({ place: { base: true, store: { food: 1 } } }).run();
  expect(stored.options()).toEqual(['discover', 'raid', 'travel', 'rest', 'base', 'retire']);
  expect(
    life({ place: { base: true } })
      .run()
      .options(),
  ).toEqual(all.filter((id) => id !== 'take-back'));
});

test('[BDZ-camp-encounters-per-month] [BDZ-T-month] an encounter takes its share of a month', () => {
  const spent = (area: 'urban' | 'suburbs' | 'rural') => {
    const g = life({ place: { area } }).run().answer('discover', 'daytime');
    return [lifeOf(g).quarters, lifeOf(g).step, g.state.encounter?.area];
  };
  expect(spent('urban')).toEqual([1, 'home', 'urban']);
  expect(spent('suburbs')).toEqual([2, 'home', 'suburbs']);
  expect(spent('rural')).toEqual([4, 'home', 'rural']);
});

test('[BDZ-D-c36] days from day 26 on: thirty to a month', () => {
  const day = (quarters: number) =>
    life({ campaign: { quarters, months: 9 } })
      .run()
      .answer('discover', 'daytime').state.encounter?.day;
  expect([day(0), day(1), day(4), day(45)]).toEqual([26, 33, 56, 363]);
});

const DONE = { killed: true, found: true, hunkered: false, out: false };
const home = (deeds: Partial<typeof DONE>, evading = false) => {
  const g = life({ people: { robin: { deeds: { ...DONE, ...deeds } }, ada: { deeds: DONE } } });
  const e = {
    kind: 'discover',
    part: 'daytime',
    day: 26,
    who: ['robin'],
    guests: [],
    houses: [],
    evading,
    brought: {},
  } as unknown as Encounter;
  g.w.s.encounter = e;
  g.begin(comesHome(g.w, e, true));
  return lifeOf(g).fared;
};

test('[BDZ-camp-rep-success] [BDZ-D-c123] all four are needed, each for itself, of those who went', () => {
  expect(home({})).toEqual([{ who: 'robin', success: true }]);
  for (const deeds of [{ killed: false }, { found: false }, { hunkered: true }, { out: true }])
    expect(home(deeds)).toEqual([{ who: 'robin', success: false }]);
  expect(home({}, true)).toEqual([{ who: 'robin', success: false }]);
});

const learned = (rep: number, die: number, success: boolean, options = {}) => {
  const g = life({ people: { robin: { rep } }, options, dice: [die] });
  g.begin(afterEncounter(g.w, g.person('robin'), success)).end();
  return g.person('robin').rep;
};

test('[BDZ-camp-improve-rep] [BDZ-D-c57] higher than Rep, or a six, without a maximum', () => {
  expect([learned(3, 3, true), learned(3, 4, true), learned(3, 1, true)]).toEqual([3, 4, 3]);
  expect([learned(5, 6, true), learned(6, 6, true), learned(11, 6, true), learned(6, 5, true)]).toEqual([
    6, 7, 12, 6,
  ]);
});

test('[BDZ-D-c103] a cap of six, where the table sets it', () => {
  const cap = { 'rep-cap': 'six' };
  expect([learned(5, 6, true, cap), learned(6, 6, true, cap), learned(9, 6, true, cap)]).toEqual([6, 6, 9]);
});

test('[BDZ-camp-rep-failure] [BDZ-camp-rep-min] a 1 lowers Rep, never below 1', () => {
  expect([learned(3, 1, false), learned(3, 2, false), learned(3, 6, false), learned(1, 1, false)]).toEqual([
    2, 3, 3, 1,
  ]);
});

test('[BDZ-camp-overview-encounter] [BDZ-D-c123] who stays, mutinies, Rep, then the months and their food', () => {
  const fared = [{ who: 'ada', success: false }];
  const g = life({
    people: { robin: { rep: 2 }, ada: { rep: 1 } },
    campaign: { step: 'home', quarters: 4, goods: { food: 5 }, fared },
    dice: [1, 1, 1, 6],
  });
  g.run();
  const order = g.w.facts
    .map((f) => f.is as string)
    .filter((is) => ['held-together', 'experience', 'month-over'].includes(is));
  expect(order).toEqual(['held-together', 'experience', 'month-over']);
  expect(g.facts('experience')).toMatchObject([{ who: 'ada', by: 0, cause: 'BDZ-camp-rep-failure' }]);
  expect(g.question()).toContain('next');
});

test('[BDZ-D-c120] without its Star a campaign is over, or a Grunt takes over', () => {
  const members = [
    { id: 'ada', since: 0, spared: false },
    { id: 'ben', since: 0, spared: false },
  ];
  const gone = { people: { ada: { star: false }, ben: {} }, campaign: { members } };
  const over = life(gone).run();
  expect(bdz.outcome(over.state, over.w.book)).toMatchObject({ winner: undefined, level: 'outcome.gone' });
  const g = life({ ...gone, options: { 'star-lost': 'successor' } }).run();
  expect(g.options()).toEqual(['ada', 'ben']);
  g.answer('ben');
  expect([g.person('ben').star, g.question()]).toEqual([true, expect.stringContaining('next')]);
});

test('[BDZ-camp-win] whoever has had enough ends the story: the months that have been lived count', () => {
  const g = life({ campaign: { months: 7, quarters: 28 } })
    .run()
    .answer('retire')
    .run();
  expect(bdz.outcome(g.state, g.w.book)).toEqual({
    winner: 'player-1',
    level: 'outcome.lived',
    rule: 'BDZ-camp-win',
    score: 7,
  });
});

test("[BDZ-camp-track-gain] what is brought home is the band's; so are vehicles that they drove away in", () => {
  const g = life({
    people: { robin: { load: { food: 2, luxury: 1 } }, ada: { load: { food: 1 }, afterwards: 'dies' } },
    vehicles: { v: {} },
    campaign: { goods: { food: 1 } },
  });
  const e = {
    kind: 'discover',
    part: 'daytime',
    day: 26,
    who: ['robin', 'ada'],
    guests: [],
    houses: [],
    brought: {},
  } as unknown as Encounter;
  g.w.s.encounter = e;
  g.begin(comesHome(g.w, e, true));
  expect(lifeOf(g)).toMatchObject({ goods: { food: 3, luxury: 1 }, vehicles: ['v'], bereft: true });
});

test("[BDZ-camp-track-use] food, fuel, and vehicles that are left are the band's no more", () => {
  const goods = { food: 3, fuel: 6 };
  const g = life({ vehicles: { v: { fuel: 0 }, w: {} }, campaign: { goods }, dice: [3, 3, 1, 1] });
  g.run().answer('travel', 'new urban', 'v').run().answer('rest').run();
  expect(lifeOf(g)).toMatchObject({ goods: { food: 2, fuel: 1 }, vehicles: ['v'] });
});

test('[BDZ-enc-raid-goal] [BDZ-D-c89] [BDZ-D-c111] a Raid is for a captive who is held here, or for goods', () => {
  const captives = [
    { who: 'ada', place: 'place-1' },
    { who: 'cleo', place: 'place-7' },
  ];
  const people = { robin: { melee: 'knife' }, ada: {}, ben: { armoured: true }, cleo: {} } as const;
  const g = life({ people, campaign: { captives } }).run().answer('raid');
  expect(g.options()).toEqual(['ada', 'goods']);
  g.answer('ada', 'night');
  // Captives do not go along.
  expect(g.options()).toEqual(['ben']);
  g.answer(['ben']);
  expect(g.state.encounter).toMatchObject({ kind: 'raid', captive: 'ada', who: ['robin', 'ben'] });
  // What they set out with is no booty. BDZ-D-c111.
  expect(g.state.encounter?.own).toEqual({ knife: 1, armor: 1 });
  // With nobody free, the campaign is over.
  const all = [{ who: 'robin', place: 'place-1' }];
  const over = life({ campaign: { captives: all } }).run();
  expect([over.state.stage, bdz.outcome(over.state, over.w.book)?.level]).toEqual(['over', 'outcome.gone']);
});

const ROBIN = { class: 'military' } as const;

test('[BDZ-D-rogue-band] [BDZ-list-military-rogue] [BDZ-list-police-month2] two months on the soldiers and officers of a band throw once, the Star and captives too', () => {
  const people = {
    robin: ROBIN,
    ann: { ...ROBIN, responder: true },
    held: ROBIN,
    banger: { class: 'ganger', responder: true },
    joe: { class: 'civilian' },
  } as const;
  const captives = [{ who: 'held', place: 'place-1', type: 'ganger' }] as never;
  const classes = (quarters: number, dice: readonly number[]) => {
    const g = life({ people, dice, campaign: { quarters, months: 9, captives } }).run();
    g.done();
    expect(g.question()).toBe('player-1 next BDZ-enc-kinds');
    const told = g.facts('becomes').map(({ who, cause }) => `${who} ${cause}`);
    return [g.state.people.map((p) => p.class), told] as const;
  };
  // Days 56 and 63, and a year later.
  expect(classes(4, [])).toEqual([['military', 'military', 'military', 'ganger', 'civilian'], []]);
  const thrown = [
    'robin BDZ-list-military-rogue',
    'ann BDZ-list-police-month2',
    'held BDZ-list-military-rogue',
  ];
  expect(classes(5, [3, 4, 1])).toEqual([['survivor', 'ganger', 'survivor', 'ganger', 'civilian'], thrown]);
  expect(classes(50, [4, 3, 6])).toEqual([['ganger', 'survivor', 'ganger', 'ganger', 'civilian'], thrown]);
});
