import { describe, expect, test } from 'vitest';
import { outcome } from '../encounters/outcome.js';
import { ftb } from '../index.js';
import type { Encounter, State } from '../state.js';
import { game } from '../testing/game.js';
import { story } from '../testing/story.js';
import { checkState } from './check.js';

const sound = () =>
  game({
    people: { 'star-1': { has: ['pistol', 'food'] }, n9: { side: 'party-1', x: 4, y: 4 } },
    parties: { 'party-1': {} },
    zeds: { 'zed-1': { x: 9, y: 9 } },
  });

describe('what cannot be', () => {
  const wrong = (change: (s: State) => void): string | undefined => {
    const g = sound();
    change(g.state);
    return checkState(g.state, g.book);
  };
  const first = (s: State) => s.people[0] as State['people'][number];
  const met = (rep: number): State['campaign']['met'][number] => ({
    id: 'met-1',
    class: 'ganger',
    attitude: 'friend',
    people: [{ id: 'n30', sex: 'f', rep }],
    times: [],
  });

  test('a state that is sound is taken', () => {
    expect(wrong(() => {})).toBeUndefined();
  });

  test('[FTB-10.2.1a] those who have not come onto the table yet take up no spot', () => {
    const outside = { items: [], hand: [], x: -1, y: -1 };
    expect(
      wrong((s) =>
        s.people.push({ ...first(s), ...outside, id: 'n50' }, { ...first(s), ...outside, id: 'n51' }),
      ),
    ).toBeUndefined();
  });

  test.each<[string, RegExp, (s: State) => void]>([
    ['nobody twice', /twice/, (s) => s.people.push({ ...first(s) })],
    [
      'no Item twice',
      /Item 1 is there twice/,
      (s) => first(s).items.push({ id: 1, what: 'food', empty: false }),
    ],
    ['no Item above the next', /next\/item/, (s) => (s.next.item = 1)],
    [
      'nor at it',
      /next\/item/,
      (s) => (s.next.item = Math.max(...s.people.flatMap((p) => p.items.map((i) => i.id)))),
    ],
    ['nothing in hand that one does not have', /hold/, (s) => first(s).hand.push(77)],
    [
      'no Item of no kind',
      /star-1: there is no Item "spoon"; there are .*pistol/,
      (s) => first(s).items.push({ id: 2, what: 'spoon', empty: false }),
    ],
    [
      'no Item lying about that somebody has',
      /Item 1 is there twice/,
      (s) => s.heaps.push({ id: 'heap-1', x: 1, y: 1, level: 0, items: [...first(s).items] }),
    ],
    ['nothing twice in a hand', /star-1: hand: each Item once/, (s) => first(s).hand.push(...first(s).hand)],
    [
      '[FTB-8.1] no second hand for a weapon of one beside two',
      /star-1: hand: takes 3 hands; there are 2/,
      (s) => {
        first(s).items.push({ id: 99, what: 'two-hand', empty: false });
        first(s).hand.push(99);
        s.next.item = 100;
      },
    ],
    [
      '[FTB-11.7.3b] no third hand',
      /star-1: hand: takes 4 hands; there are 2/,
      (s) => {
        first(s).items.push({ id: 99, what: 'shotgun', empty: false });
        first(s).hand.push(99);
        s.next.item = 100;
      },
    ],
    [
      '[FTB-14.12.2] no Rescue of somebody who is nowhere',
      /^encounter\/goal: there is nobody called nobody to be rescued/,
      (s) => Object.assign(s.encounter as object, { kind: 'rescue', goal: 'nobody' }),
    ],
    ['no Rep 0', /star-1: rep: at least 1/, (s) => (first(s).rep = 0)],
    ['no Rep below 0', /^people\/0\/rep: at least 0/, (s) => (first(s).rep = -1)],
    ['no half Rep', /^people\/0\/rep: a whole number is wanted/, (s) => (first(s).rep = 4.5)],
    ['no Star Power below 0', /^people\/0\/power: at least 0/, (s) => (first(s).power = -1)],
    [
      'nobody off the table, its western edge included',
      /star-1/,
      (s) => Object.assign(first(s), { x: 0, y: 37 }),
    ],
    [
      'no unknown Class',
      /^people\/0\/class: allowed: "citizen"/,
      (s) => (first(s).class = 'wizard' as never),
    ],
    [
      'no unknown condition',
      /^people\/0\/condition: allowed: "carry-on"/,
      (s) => (first(s).condition = 'asleep' as never),
    ],
    [
      'no unknown Attribute',
      /^people\/0\/attributes\/0: allowed: "medic"/,
      (s) => (first(s).attributes = ['tall'] as never),
    ],
    [
      'no Attribute twice',
      /star-1: attributes: each once/,
      (s) => (first(s).attributes = ['medic', 'medic']),
    ],
    ['no field that is none', /^people\/0: there is no "luck"/, (s) => Object.assign(first(s), { luck: 1 })],
    [
      'no facing beyond the circle',
      /^zeds\/0\/facing: from 0 to 359/,
      (s) => ((s.zeds[0] as { facing: number }).facing = 360),
    ],
    [
      'no negative count',
      /^encounter\/turn: at least 0/,
      (s) => ((s.encounter as { turn: number }).turn = -1),
    ],
    [
      'no spot for two',
      /zed-1 cannot stand at .*: star-1 stands there/,
      (s) => Object.assign(s.zeds[0] as object, { x: first(s).x, y: first(s).y }),
    ],
    [
      '[FTB-5.0e] nobody active who is of another side',
      /encounter\/active\/who: n9 is not of the side that is active/,
      (s) => ((s.encounter as Encounter).active = { side: 'players', who: ['star-1', 'n9'] }),
    ],
    [
      'no Star whom nobody leads',
      /n9: star: only somebody whom a player leads/,
      (s) => Object.assign(s.people[1] as object, { star: true }),
    ],
    ['nobody who carries itself', /carries/, (s) => (first(s).carries = 'star-1')],
    [
      'no arrest of nobody',
      /arrests: there is nobody called n77/,
      (s) => s.campaign.arrests.push({ who: 'n77', by: 'police', day: 3 }),
    ],
    [
      'no arrest on a day that no month has',
      /arrests\/0\/day: from 1 to 31/,
      (s) => s.campaign.arrests.push({ who: 'star-1', by: 'police', day: 0 }),
    ],
    ['no unknown seat', /seat/, (s) => (first(s).seat = 'player-9')],
    [
      'no zombie by another name',
      /flat: zombies, and nobody else, are called zed-1/,
      (s) => ((s.zeds[0] as { id: string }).id = 'flat'),
    ],
    [
      'nobody by the name of a zombie',
      /zed-9: zombies, and nobody else/,
      (s) => s.people.push({ ...first(s), items: [], hand: [], x: 30, id: 'zed-9' }),
    ],
    [
      '[FTB-10.6b] no charge of zombies at nobody',
      /swarms: there is nobody called zed-1/,
      (s) => s.swarms.push({ target: 'zed-1', rushes: [] }),
    ],
    [
      '[FTB-10.6b] no human among zombies that charge',
      /swarms: n9 is no zombie/,
      (s) => s.swarms.push({ target: 'star-1', rushes: [{ zed: 'n9', from: [4, 4, 0] }] }),
    ],
    ['nobody carries nobody', /carries/, (s) => (first(s).carries = 'n77')],
    ['nobody off the table', /cannot stand/, (s) => (first(s).x = 99)],
    ['no zombie off the table', /cannot stand/, (s) => ((s.zeds[0] as { y: number }).y = 99)],
    ['no party of strangers', /parties/, (s) => s.parties[0]?.people.push('n55')],
    ['no Encounter without one', /phase/, (s) => (s.encounter = null)],
    ['no figure that is to come without a number', /^next\/zed: at least 1/, (s) => (s.next.zed = 0)],
    [
      '[FTB-11.3a] no day 0',
      /^campaign\/when\/day: from 1 to 31/,
      (s) => (s.campaign.when = { year: 1, month: 1, day: 0 }),
    ],
    [
      '[FTB-11.3a] no Encounter on day 0',
      /^encounter\/day: from 1 to 31/,
      (s) => Object.assign(s.encounter as object, { day: 0 }),
    ],
    [
      '[FTB-11.3a] none on day 32',
      /^encounter\/day: from 1 to 31/,
      (s) => Object.assign(s.encounter as object, { day: 32 }),
    ],
    [
      '[FTB-5.0b] no activation die of 7',
      /^encounter\/dice\/players/,
      (s) => Object.assign(s.encounter as object, { dice: { players: 7 } }),
    ],
    [
      '[FTB-5.0b] no side before the first',
      /^encounter\/acting: at least -1/,
      (s) => Object.assign(s.encounter as object, { acting: -2 }),
    ],
    [
      'no Zed or No Zed before the first turn',
      /^people\/0\/metZed: at least -1/,
      (s) => (first(s).metZed = -2),
    ],
    [
      '[FTB-12.15a] no acquaintance of Rep 0',
      /^campaign\/met\/0\/people\/0\/rep: at least 1/,
      (s) => (s.campaign.met = [met(0)]),
    ],
    [
      'nothing in the hand of one who has nothing',
      /star-1: hand: it has no Item 77 to hold; it has nothing\./,
      (s) => Object.assign(first(s), { items: [], hand: [77] }),
    ],
    [
      'nothing in hand but what one has',
      /star-1: hand: it has no Item 77 to hold; it has 1, 2\./,
      (s) => first(s).hand.push(77),
    ],
    ['no 13th month', /when/, (s) => (s.campaign.when = { year: 1, month: 13, day: 31 })],
    ['no unknown Encounter', /kind/, (s) => ((s.encounter as { kind: string }).kind = 'picnic')],
    ['no clock that runs backwards', /clock/, (s) => (s.clock = -1)],
  ])('%s', (_, words, change) => {
    expect(wrong(change)).toMatch(words);
  });

  test('[FTB-11.3a] [FTB-12.15a] Rep 1, the last month, and the time before anybody acts are possible', () => {
    const changes: ((s: State) => void)[] = [
      (s) => Object.assign(first(s), { rep: 1, metZed: -1 }),
      (s) => (s.campaign.met = [met(1)]),
      (s) => (s.campaign.when = { year: 1, month: 12, day: 31 }),
      (s) => (s.campaign.when = { year: 1, month: 1, day: 1 }),
      (s) => Object.assign(s.encounter as object, { day: 1, acting: -1, dice: { players: 6, zombies: 1 } }),
    ];
    expect(changes.map(wrong)).toEqual(changes.map(() => undefined));
  });

  test('[FTB-12.11] arrests on the first day and on the last', () => {
    for (const day of [1, 31])
      expect(wrong((s) => s.campaign.arrests.push({ who: 'star-1', by: 'police', day }))).toBeUndefined();
  });

  test('[FTB-10.11.3d] illness may leave no Rep to whoever turns', () => {
    expect(wrong((s) => Object.assign(first(s), { rep: 0, condition: 'turned' }))).toBeUndefined();
  });

  test('a chapter counts the dead by those who are left in the band, who may have killed fewer before', () => {
    const chapter = {
      when: { year: 1, month: 1, day: 2 },
      encounter: 'zed' as const,
      area: 'urban' as const,
      success: true,
      turns: 3,
      zeds: -2,
      dead: [],
      joined: [],
    };
    expect(
      wrong((s) => {
        s.campaign.chronicle = [chapter];
      }),
    ).toBeUndefined();
  });

  test('a body, and whoever is carried, lies where somebody stands', () => {
    const onIt = (more: object) =>
      wrong((s) => {
        const [star, n9] = s.people as [State['people'][number], State['people'][number]];
        Object.assign(n9, { x: star.x, y: star.y, ...more });
      });
    expect(onIt({})).toMatch(/n9 cannot stand at .*: star-1 stands there/);
    expect(onIt({ condition: 'out-of-the-fight' })).toBeUndefined();
    expect(
      wrong((s) => {
        const [star, n9] = s.people as [State['people'][number], State['people'][number]];
        Object.assign(n9, { x: star.x, y: star.y });
        star.carries = 'n9';
      }),
    ).toBeUndefined();
  });

  test('[FTB-11.2] no Home with the Star of another player', () => {
    const g = story({
      options: { players: '2' },
      people: { 'star-1': {}, 'star-2': { x: 20, seat: 'player-2' } },
    });
    expect(checkState(g.state, g.book)).toBeUndefined();
    const [mine] = g.state.campaign.households;
    Object.assign(mine ?? {}, { star: 'star-2' });
    expect(checkState(g.state, g.book)).toBe('star-2 is not of player-1.');
    // One that nobody leads any more is of nobody.
    Object.assign(mine ?? {}, { star: '' });
    expect(checkState(g.state, g.book)).toBeUndefined();
    Object.assign(mine ?? {}, { seat: 'player-9' });
    expect(checkState(g.state, g.book)).toBe('campaign/households: there is no seat player-9.');
  });

  test('[FTB-11.3a] a campaign begins before its first step, on the first day of the first month', () => {
    const s = ftb.start(ftb.book({ scenario: 'campaign', options: {} }));
    expect(s).toMatchObject({ clock: 0, campaign: { when: { year: 1, month: 1, day: 1 } } });
  });

  test('no Item both at Home and with somebody', () => {
    const g = story({ people: { 'star-1': { has: ['pistol'] } }, stock: { 'player-1': ['food'] } });
    expect(checkState(g.state, g.book)).toBeUndefined();
    g.state.campaign.households[0]?.stock.push({ id: 1, what: 'pistol', empty: false });
    expect(checkState(g.state, g.book)).toMatch(/twice/);
  });
});

describe('how a game ends', () => {
  const single = (result: 'success' | 'failure', options: { [id: string]: string } = {}) => {
    const g = game({
      options,
      people: {
        'star-1': { condition: 'obviously-dead', side: options.sides ? 'player-1' : 'players' },
        'star-2': { condition: 'left', side: options.sides ? 'player-2' : 'players', seat: 'player-2' },
      },
      encounter: { result },
    });
    g.state.phase = 'over';
    return outcome(g.state, g.book);
  };

  test('[FTB-14.3] a single Encounter by its objective', () => {
    const players = { players: '2' };
    expect(single('success', players)).toEqual({
      winner: 'players',
      level: 'level.success',
      rule: 'FTB-14.3',
      score: 1,
    });
    expect(single('failure', players)).toMatchObject({ winner: undefined, level: 'level.failure' });
    expect(single('success', { ...players, sides: 'opposed' })?.winner).toBe('player-2');
  });

  test('[FTB-14.3] its score is how many of the players came through, on the table or off it', () => {
    const g = game({
      people: {
        'star-1': { condition: 'carry-on' },
        n1: { condition: 'left' },
        n2: { condition: 'ran-away' },
        n9: { side: 'party-1', condition: 'left' },
      },
    });
    g.state.phase = 'over';
    expect(outcome(g.state, g.book)?.score).toBe(2);
  });

  test('[FTB-11.2] a campaign by who is alive when it is stopped', () => {
    const told = (star: string, when = { year: 2, month: 3, day: 31 }) => {
      const g = story({ people: { 'star-1': {} }, campaign: { when } });
      expect(outcome(g.state, g.book)).toBeUndefined();
      g.state.phase = 'over';
      (g.state.campaign.households[0] as { star: string }).star = star;
      return outcome(g.state, g.book);
    };
    expect(told('star-1')).toMatchObject({ winner: 'players', level: 'level.survived', score: 14 });
    expect(told('')).toMatchObject({ winner: undefined, level: 'level.all-dead' });
    expect(told('star-1', { year: 1, month: 1, day: 30 })?.score).toBe(0);
    expect(told('star-1', { year: 1, month: 2, day: 31 })?.score).toBe(1);
  });
});
