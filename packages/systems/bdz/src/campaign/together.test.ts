import { expect, test } from 'vitest';
import { comesHome, isOver } from '../encounters/home.js';
import { PRINTED } from '../house/tables.js';
import { bdz } from '../index.js';
import { REGISTER } from '../register.js';
import { TOGETHER, TOGETHER_DICE } from '../tables/campaign/keeping.js';
import { life, lifeOf } from '../testing/campaign.js';
import { faceOff } from './mutiny.js';
import { keptBy, withoutDice } from './together.js';

const AFTER = { step: 'home', clock: 9 } as const;
/** A Star of Rep 2, a soldier, and Grunts of Rep 2. The dice are the Star's, then each Grunt's. */
const kept = (dice: readonly number[], more: Parameters<typeof life>[0] = {}) => {
  const people = {
    robin: { rep: 2, class: 'military' },
    ada: { rep: 2, class: 'civilian' },
    ...more.people,
  } as const;
  const g = life({ ...more, people, campaign: { ...AFTER, ...more.campaign }, dice });
  return g.step();
};
const results = (g: ReturnType<typeof kept>) =>
  g.facts('held-together').map((f) => [f.who, f.star, f.grunt, f.kept]);

/** The register's words for each result. */
const ENDS = {
  spared: 'stays and skips the next test',
  stays: 'stays',
  leaves: 'leaves in the night',
  mutiny: 'mutiny: both 1d6 + Rep, higher shoots first, then activation',
} as const;

test('[BDZ-T-together] as the register has it, row by row and modifier by modifier', () => {
  const table = (REGISTER.tables ?? []).find((t) => t.id === 'BDZ-T-together') as unknown as {
    readonly modifiers: readonly { readonly who: string; readonly dice: number; readonly if: string }[];
    readonly rows: readonly object[];
  };
  const rows = TOGETHER.rows.map(({ lead, star, grunt }) => ({
    result: lead === 'twice' ? 'twice as many or better' : 'more',
    star: ENDS[star],
    grunt: ENDS[grunt],
  }));
  expect([...rows, { result: 'equal', both: 'each takes away 1d6 and repeats' }]).toEqual(table.rows);
  const { base, bereft, hungry, rough, months } = TOGETHER_DICE;
  expect(table.modifiers.map((m) => [m.who, m.dice])).toEqual([
    ['Star', base],
    ['Star', bereft],
    ['Star', hungry],
    ['Grunt', rough],
    ['Grunt', months],
  ]);
  expect(table.modifiers.map((m) => m.if)).toEqual([
    'the group has a base',
    'a member was lost this month',
    'not enough food for the group',
    'ganger or survivor and the Star is not',
    'for every three months in a row in the group',
  ]);
});

test('[BDZ-camp-together-when] [BDZ-camp-together-roll] [BDZ-D-c46] the Star rolls once, each Grunt by itself; its Rep or less is a success', () => {
  const ben = { rep: 4, class: 'civilian' } as const;
  const g = kept([2, 3, /* ada */ 3, 3, /* ben */ 4, 4, 5, 5], { people: { ben } });
  expect(results(g)).toEqual([
    ['ada', 1, 0, 'spared'],
    ['ben', 1, 2, 'mutiny'],
  ]);
  g.done();
});

test('[BDZ-camp-together-star2] who has been spared is not tested after the next encounter, but after the one that follows', () => {
  const g = kept([1, 1, 1, 3]);
  expect(lifeOf(g).members[1]?.spared).toBe(true);
  const next = kept([], { campaign: { members: lifeOf(g).members } });
  expect([results(next), lifeOf(next).members[1]?.spared]).toEqual([[], false]);
  next.done();
});

test('[BDZ-camp-together-star1] [BDZ-camp-together-grunt1] with more a Grunt stays, or slips away with what it carries', () => {
  const rep3 = { robin: { rep: 3, class: 'military' }, ada: { rep: 3, class: 'civilian' } } as const;
  const stays = kept([3, 3, 3, 3, 3, 4], { people: rep3 });
  expect(results(stays)).toEqual([['ada', 3, 2, 'stays']]);
  expect(lifeOf(stays).members[1]?.spared).toBe(false);
  const leaves = kept([3, 3, 4, 3, 3, 3], { people: rep3, campaign: { goods: { food: 3 } } });
  expect(results(leaves)).toEqual([['ada', 2, 3, 'leaves']]);
  expect(leaves.state.people.map((p) => p.id)).toEqual(['robin']);
  // The common stock stays; the loss counts this month. BDZ-D-c122
  expect(lifeOf(leaves)).toMatchObject({ goods: { food: 3 }, bereft: true, mouths: ['robin', 'ada'] });
});

test('[BDZ-camp-together-grunt2] [BDZ-D-c121] Star and Grunt face each other, the higher total shoots first; the mutineer never comes back', () => {
  const g = life({
    people: {
      robin: { rep: 5 },
      ada: { rep: 4, guns: [{ gun: 'pistol', empty: false }], hand: [0] },
      ben: {},
    },
    campaign: { ...AFTER, step: 'mutiny', mutineers: ['ada'], fared: [{ who: 'ben', success: true }] },
    dice: [1, 2, /* even: a die each */ 1, 6, /* ada's shots miss */ 1, 1],
  });
  g.step();
  expect(g.state.encounter).toMatchObject({ kind: 'mutiny', who: ['robin', 'ada'] });
  g.w.s.map = { format: 'shambles-map/1', title: 'Camp', unit: 'in', size: [48, 48] };
  g.begin(faceOff(g.w));
  expect(g.question()).toContain('others aim');
  expect(g.person('ada')).toMatchObject({ side: 'others', x: 28, y: 24, facing: 270 });
  expect(g.person('robin')).toMatchObject({ side: 'player-1', x: 20, y: 24, facing: 90 });
  g.answer('robin');
  expect(g.question()).toContain('free-will');
  g.answer('1').end();
  expect([g.facts('fired').map((f) => f.who), g.tests().length]).toEqual([['ada'], 1]);
  g.done();
  // Beaten or not, the mutineer is lost; what the encounter before taught is kept.
  expect([isOver(g.w, g.state.encounter as never), lifeOf(g).mutineers]).toEqual([false, []]);
  Object.assign(g.w.s.people[1] as object, { x: -1 });
  expect(isOver(g.w, g.state.encounter as never)).toBe(true);
  g.begin(comesHome(g.w, g.state.encounter as never, true));
  expect(g.state.people.map((p) => p.id)).toEqual(['robin', 'ben']);
  expect(lifeOf(g)).toMatchObject({
    fared: [{ who: 'ben', success: true }],
    bereft: true,
    step: 'mutiny',
    quarters: 0,
  });
});

test('[BDZ-camp-together-tie] [BDZ-D-c47] any tie is thrown again with a die less each; who has none left is behind', () => {
  expect(results(kept([1, 3, 1, 3, /* again */ 1, 3]))).toEqual([['ada', 1, 0, 'spared']]);
  // Even twice, and both are out of dice: the Grunt stays.
  expect(results(kept([3, 3, 3, 3, 3, 3]))).toEqual([['ada', 0, 0, 'stays']]);
  // After a tie the Grunt has no die left, and the Star does not throw for nothing.
  const bare = kept([1, 3, /* ada */ 1], { people: { ada: { rep: 1, class: 'civilian' } } });
  bare.done();
  expect(results(bare)).toEqual([['ada', 0, 0, 'stays']]);
  // What is told are no numbers that nobody has thrown.
  const told = (g: ReturnType<typeof kept>) => bdz.tell(g.facts('held-together')[0] as never)?.key;
  expect([told(bare), told(kept([1, 3, 1, 3, 1, 3]))]).toEqual(['tell.held-stays-bare', 'tell.held-spared']);
  expect(
    [
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
    ].map(([star, grunt]) => withoutDice(PRINTED, star as number, grunt as number)),
  ).toEqual(['stays', 'leaves', 'stays', undefined]);
  expect([
    keptBy(PRINTED, 1, 0),
    keptBy(PRINTED, 0, 1),
    keptBy(PRINTED, 4, 2),
    keptBy(PRINTED, 3, 2),
    keptBy(PRINTED, 2, 3),
    keptBy(PRINTED, 2, 4),
    keptBy(PRINTED, 2, 2),
  ]).toEqual(['spared', 'mutiny', 'spared', 'stays', 'leaves', 'mutiny', 'again']);
});

/** The numbers of dice that Star and Grunt throw. */
const thrown = (more: Parameters<typeof life>[0]) => {
  const g = kept(Array(20).fill(1), {
    ...more,
    people: { robin: { rep: 3, class: 'military' }, ...more?.people },
  });
  const [star, grunt] = g.facts('rolled').map((f) => f.faces[0]?.length);
  return [star, grunt];
};

test('[BDZ-camp-together-mods] a base, a loss, hunger; a ganger under one who is none, and three months in a row', () => {
  expect(thrown({})).toEqual([3, 2]);
  expect(thrown({ place: { base: true } })).toEqual([5, 2]);
  expect(thrown({ campaign: { bereft: true, hungry: true } })).toEqual([1, 2]);
  expect(thrown({ people: { ada: { rep: 2, class: 'ganger' } } })).toEqual([3, 3]);
  // BDZ-D-c26
  expect(
    thrown({ people: { robin: { rep: 3, class: 'survivor' }, ada: { rep: 2, class: 'ganger' } } }),
  ).toEqual([3, 2]);
  const since = (months: number) =>
    thrown({ campaign: { months, quarters: 4 * months }, people: { ada: { rep: 4, class: 'civilian' } } });
  expect([since(2), since(3), since(5), since(6)]).toEqual([
    [3, 4],
    [3, 3],
    [3, 3],
    [3, 2],
  ]);
});

test('[BDZ-camp-together-mods] [BDZ-D-c88] a base holds a band together anywhere, or in its own area', () => {
  const places = [
    { id: 'place-1', area: 'suburbs', next: [], stock: {}, base: false, store: {} },
    { id: 'place-2', area: 'rural', next: [], stock: {}, base: true, store: {} },
  ] as never;
  expect(thrown({ campaign: { places } })).toEqual([5, 2]);
  expect(thrown({ options: { 'base-bonus': 'in-its-area' }, campaign: { places } })).toEqual([3, 2]);
});

test('[BDZ-D-c122] no captive is tested, and nobody is while the Star is one', () => {
  const held = (who: string) => kept([], { campaign: { captives: [{ who, place: 'place-1' }] } });
  expect([results(held('ada')), results(held('robin'))]).toEqual([[], []]);
});

test('[BDZ-camp-together-star2] [BDZ-D-c122] the next encounter is the next, though the Star or the Grunt is a captive then', () => {
  const members = ['robin', 'ada'].map((id) => ({ id, since: 0, spared: id === 'ada' }));
  for (const who of ['robin', 'ada']) {
    const captives = [{ who, place: 'place-1' }];
    const held = kept([], { campaign: { members, captives } });
    expect([results(held), lifeOf(held).members[1]?.spared]).toEqual([[], false]);
  }
});

test('[BDZ-camp-together-mods] months count from when a Grunt joined', () => {
  const members = ['robin', 'ada'].map((id) => ({ id, since: 5, spared: false }));
  expect(thrown({ campaign: { members, months: 7, quarters: 28 } })).toEqual([3, 2]);
});

test('[BDZ-D-c121] where houses stand they face each other in the nearest row that is open', () => {
  const g = life({
    people: { robin: {}, ada: {} },
    campaign: { ...AFTER, step: 'mutiny', mutineers: ['ada'] },
    dice: [6, 1],
  });
  g.step();
  const size: readonly [number, number] = [48, 48];
  const buildings = [{ id: 'h', name: 'House', rect: [22, 20.5, 26, 30] as const, levels: 1 }];
  g.w.s.map = { format: 'shambles-map/1', title: 'Camp', unit: 'in', size, buildings } as never;
  g.begin(faceOff(g.w)).end();
  expect(['robin', 'ada'].map((id) => [g.person(id).x, g.person(id).y])).toEqual([
    [20, 20],
    [28, 20],
  ]);
  // Neither has anything to shoot with.
  expect([g.facts('fires-first').map((f) => f.who), g.facts('fired')]).toEqual([['robin'], []]);
});

test('[BDZ-D-c121] a mutiny after the last encounter of a month is told as part of that month', () => {
  const told = (quarters: number, months: number) => {
    const people = { robin: {}, ada: {} };
    const step = 'mutiny' as const;
    const g = life({ people, campaign: { ...AFTER, step, mutineers: ['ada'], quarters, months } }).step();
    return bdz.tell(g.facts('encounter')[0] as never);
  };
  expect(told(4, 0)).toMatchObject({ key: 'tell.encounter-more', values: { month: 1 } });
  expect(told(6, 1)).toMatchObject({ values: { month: 2 } });
});
