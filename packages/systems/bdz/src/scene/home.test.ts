import { expect, test } from 'vitest';
import { checkState } from '../check.js';
import { lifeEnding } from '../evening/campaign.js';
import { bdz } from '../index.js';
import { NEW_DAY } from '../state/day-one.js';
import { copyState } from '../state.js';
import { life } from '../testing/campaign.js';
import { encounter } from '../testing/encounter.js';
import { game } from '../testing/game.js';
import { printed } from '../testing/printed.js';

const CHAPTER = {
  kind: 'discover',
  area: 'suburbs',
  part: 'night',
  day: 41,
  turns: 6,
  killed: 2,
  won: true,
  joined: ['p-1'],
  lost: ['p-2'],
  friends: ['p-3'],
  enemies: ['p-4'],
  found: { food: 2 },
} as const;
const band = () =>
  life({
    people: {
      robin: {
        rep: 5,
        guns: [{ gun: 'pistol', empty: false }],
        melee: 'knife',
        attributes: ['agile', 'runt'],
        armoured: true,
      },
      'p-1': { rep: 3, attributes: ['slow'], knowsFeasts: false },
    },
    vehicles: { 'own-sedan-1': {} },
    campaign: { quarters: 6, months: 1, goods: { food: 5, shotgun: 1 }, chronicle: [CHAPTER] as never },
    place: { base: true, store: { luxury: 2 } },
  });
const scene = (g = band()) => {
  const found = bdz.scene(g.view('player-1'), g.w.book);
  if (found.kind !== 'measured') throw new Error('It is measured.');
  return found;
};
const section = (id: string) => scene().papers?.sections.find((s) => s.id === id);
const entries = (cards: ReturnType<typeof section>, i = 0) =>
  Object.fromEntries(cards?.cards[i]?.entries.map((e) => [e.name, e.value]) ?? []);

test('[BDZ-camp-month] between encounters the band stands where it is, and the month is the clock', () => {
  const { title, figures, vehicles, clock, buildings, objective } = scene();
  expect([title, clock.name, buildings.map((b) => b.name), vehicles.map((v) => [v.id, v.facing])]).toEqual([
    'Ashby, the suburbs',
    'Month 2',
    ['Base'],
    [['own-sedan-1', 90]],
  ]);
  expect(figures.map((f) => f.id)).toEqual(['robin', 'p-1']);
  // Two encounters a month in the suburbs, one of them over.
  expect(clock.steps.map((s) => s.state)).toEqual(['done', 'current']);
  expect(objective).toEqual({
    text: 'One encounter left in this month.',
    done: ['Food: 5, enough for 2 months'],
  });
});

test('[BDZ-camp-food-month] [BDZ-D-c122] the food of a base here counts, as it is eaten; the question says the same number', () => {
  const place = { base: true, store: { food: 3 } } as const;
  const g = life({ people: { robin: {}, ada: {} }, campaign: { goods: { food: 1 } }, place }).run();
  expect(scene(g).objective.done).toEqual(['Food: 4, enough for 2 months']);
  expect(g.asked()).toMatchObject({ code: 'next', values: { food: 4 } });
  const away = life({ campaign: { goods: { food: 1 } }, place: { ...place, base: false } }).run();
  expect(scene(away).objective.done).toEqual(['Food: 1, enough for 1 month']);
});

test('[BDZ-camp-win] once nobody is left the record keeps its month, and nobody has to be fed', () => {
  const g = life({ campaign: { months: 2, quarters: 8, members: [], mouths: [] } });
  expect(scene(g).clock).toMatchObject({ name: 'Month 3', phase: '' });
  g.w.s.stage = 'over';
  const { clock, papers } = scene(g);
  expect(clock).toMatchObject({ name: 'Month 3', phase: 'Over' });
  const [now] = papers?.sections.find((x) => x.id === 'history')?.cards ?? [];
  expect(now?.entries).toContainEqual({ name: 'Food', value: '0' });
});

test('[BDZ-D-c141] [BDZ-enc-kinds] during an encounter a line says what it is for; on a table of one’s own the band stays where it is', () => {
  const during = (more: Parameters<typeof encounter>[0]) => {
    const g = band();
    g.w.s.encounter = encounter({ who: ['robin'], ...more });
    const { title, clock, objective } = scene(g);
    return [title === 'Ashby, the suburbs', clock.phase, objective.text];
  };
  expect(during({ fought: 'elsewhere' })).toEqual([
    true,
    'On your own table',
    'Lay your own table, fight, and tell what came of it.',
  ]);
  expect(during({ kind: 'raid' })).toEqual([
    false,
    '',
    'Raid: whoever is in there is hostile. Take what they have, and come away.',
  ]);
  expect(during({ kind: 'raid', captive: 'robin' })[2]).toMatch(/^Raid: .* Find .*, and come away\.$/);
  expect(during({ kind: 'discover' })[2]).toBe('Discover: go into buildings, search them, and come away.');
});

test('[BDZ-T-roster] [BDZ-camp-roster] [BDZ-camp-stockpile] the record has every column of the sheet', () => {
  const sheet = printed('BDZ-T-roster') as unknown as {
    readonly resource_management: { readonly rows: readonly string[] };
  };
  expect(section('places')?.cards[0]?.entries.map((e) => e.name)).toEqual(sheet.resource_management.rows);
  expect(entries(section('places'))).toMatchObject({
    Food: '35 / 5',
    Weapons: '20 / 3',
    Vehicles: '20 / 1',
    'Body armor': '5 / 1',
    // What a base holds is theirs as well.
    'Luxury items': '25 / 2',
  });
  const robin = section('band-player-1')?.cards[0];
  expect([robin?.title, robin?.note]).toEqual(['robin', 'Star, a survivor']);
  expect(Object.keys(entries(section('band-player-1')))).toEqual([
    'Rep',
    'Attributes',
    'Stored',
    'Melee',
    'Worn',
    'Seen feast',
  ]);
  expect(entries(section('band-player-1'), 1)['Seen feast']).toBe('no');
  expect(entries(section('history'))).toMatchObject({
    Friends: 'June',
    Enemies: 'Sven',
    Food: '5, enough for 2 months',
  });
  expect(section('vehicles')?.cards.map((c) => c.id)).toEqual(['own-sedan-1']);
  expect(entries(section('places'), 2)).toMatchObject({
    Base: expect.stringContaining('2'),
    'Food left': '35',
  });
  expect(section('history')?.cards[1]).toMatchObject({
    title: 'Day 41',
    note: 'Discover, at night, the suburbs',
    tone: 'rust',
    lines: ['Joined: Abel.', 'Lost: Elmer.'],
  });
  // The colour of its point alone would not tell everybody.
  expect(entries(section('history'), 1).Purpose).toMatch(/^(not )?achieved$/);
});

test('[BDZ-T-roster] whom the band has met and whom it has lost have faces, and what they did is told', () => {
  const cards = (id: string) =>
    section(id)?.cards.map((c) => [c.title, c.note, ...c.lines, ...c.entries.map((e) => e.value)]);
  expect(cards('met')).toEqual([
    ['Abel', 'Of the band since', 'Day 41, Discover, the suburbs: came along for good.'],
    ['Sven', 'An enemy', 'Day 41, Discover, the suburbs: fought against the band.'],
    ['June', 'A friend', 'Day 41, Discover, the suburbs: fought beside the band.'],
  ]);
  expect(cards('graves')).toEqual([
    ['Elmer', 'Day 41', 'Discover, the suburbs', 'with the first of the band', '1 encounter'],
  ]);
  expect(section('graves')?.cards[0]?.face?.id).toBe('p-2');
});

test('[BDZ-camp-travel-steps] a map tells where the band has been, what lies beside it and where it is', () => {
  const map = section('places')?.cards[1]?.map;
  expect(map?.places.map((p) => [p.name, p.note, p.is])).toContainEqual(['Ashby', 'the suburbs', 'here']);
});

test('[BDZ-T-roster] [BDZ-D-c121] what happened at a place stands with it, on the map and in the history; Day One has its locations', () => {
  const g = band();
  const raid = { ...CHAPTER, kind: 'raid', at: 'place-1', day: 43, won: false };
  const shops = { ...CHAPTER, kind: 'day-one', at: 'super', day: 1, part: 'daytime' };
  // A mutiny is told of, but it is no encounter of its own. BDZ-D-c121.
  const mutiny = { ...CHAPTER, kind: 'mutiny', at: 'place-1', day: 44, part: 'daytime' };
  const chronicle = [shops, { ...CHAPTER, at: 'place-1' }, raid, mutiny];
  g.w.s.campaign = { ...g.w.s.campaign, chronicle } as never;
  const { papers } = scene(g);
  const of = (id: string) => papers?.sections.find((s) => s.id === id)?.cards;
  expect(of('places')?.[1]?.map?.places.map((p) => [p.name, p.note])).toContainEqual([
    'Ashby',
    'the suburbs, 2 encounters',
  ]);
  expect(of('places')?.[2]?.lines).toEqual([
    'The band is here.',
    'Day 41: Discover, at night.',
    'Day 43: Raid, at night, without success.',
    'Day 44: Mutiny, by day.',
  ]);
  expect(
    of('history')
      ?.slice(1)
      .map((c) => c.note),
  ).toEqual([
    'Mutiny, by day, Ashby',
    'Raid, at night, Ashby',
    'Discover, at night, Ashby',
    'The supermarket, by day',
  ]);
  expect(of('met')?.[0]?.lines[0]).toBe('Day One, the supermarket: came along for good.');
  expect(of('history')?.[0]?.entries).toContainEqual({ name: 'So far', value: '2 encounters' });
});

test('[BDZ-camp-month] [BDZ-camp-food-month] a month is remembered as it begins: the Rep of the Star, food with that in bases, numbers', () => {
  const g = band();
  const { state } = g;
  const over = { is: 'month-over', cause: 'BDZ-camp-food-month', month: 2, units: 2, hungry: false } as const;
  expect(bdz.month?.({ ...over, to: 'all' } as never, state, g.w.book)).toEqual({
    name: 'Month 2',
    counts: { Rep: 5, Food: 5, People: 2 },
  });
  const begins = { is: 'calendar', cause: 'BDZ-camp-start', to: 'all', step: 'choose', quarters: 0 };
  expect(bdz.month?.({ ...begins, months: 0 } as never, state, g.w.book)).toBeDefined();
  for (const other of [
    { ...begins, months: 1 },
    { ...begins, months: 0, step: 'home' },
  ])
    expect(bdz.month?.(other as never, state, g.w.book)).toBeUndefined();
});

test('[BDZ-T-roster] the months that lie behind are drawn with the one under way', () => {
  const g = band();
  const months = [{ name: 'Month 1', counts: { Rep: 4, Food: 9, People: 3 } }];
  const found = bdz.scene(bdz.view(g.state, 'player-1', g.w.book, months), g.w.book);
  const papers = found.kind === 'measured' ? found.papers : undefined;
  const now = papers?.sections.find((s) => s.id === 'history')?.cards[0];
  expect(now?.plots?.map((p) => [p.name, ...p.points.map((x) => x.value)])).toEqual([
    ['Rep', 4, 5],
    ['Food', 9, 5],
    ['People', 3, 2],
  ]);
  expect(scene().papers?.sections[0]?.cards[0]?.plots).toEqual([]);
});

test('[BDZ-camp-win] [BDZ-camp-objectives] what it is about, what is still to be done, and how it ended', () => {
  const g = band();
  const view = g.view('player-1');
  expect(bdz.brief?.(view, g.w.book)?.goal.rule).toBe('BDZ-camp-objectives');
  expect(bdz.goals?.(view, 'player-1', g.w.book).map((x) => [x.id, x.done])).toEqual([
    ['food', true],
    ['base', true],
  ]);
  g.run().answer('retire').run();
  const ending = bdz.ending?.(g.view('player-1'), g.w.book);
  // Who lives is told once.
  expect([ending?.headline.line, ending?.won.length, ending?.lost.length, ending?.people.length]).toEqual([
    { key: 'headline.lived', values: { count: 1 } },
    2,
    1,
    0,
  ]);
  expect(bdz.counts?.(g.w.facts as never, g.state, g.w.book)).toEqual({ 'count.life-months': 1 });
});

test('[BDZ-D-c120] it is over with the Star, or where a Grunt may take over with the last who could', () => {
  const lost = (how: string) => {
    const g = life({ options: { 'star-lost': how } as never });
    return bdz.brief?.(g.view('player-1'), g.w.book)?.lost[0]?.line.key;
  };
  expect([lost('ends'), lost('successor')]).toEqual(['life.lost', 'life.lost-all']);
});

test('[BDZ-camp-rep-success] in an encounter each of the band is told what a success still needs', () => {
  const g = life({ people: { robin: {}, ada: {} } });
  g.run().answer('discover', 'daytime', ['ada']);
  const ids = () => bdz.goals?.(g.view('player-1'), 'player-1', g.w.book).map((x) => x.line.key);
  expect(ids()).toEqual(['life.success-both', 'life.success-both']);
  g.person('robin').deeds.killed = true;
  g.person('ada').deeds.out = true;
  expect(ids()).toEqual(['life.success-find', 'life.success-spoilt']);
});

test('[BDZ-D-c121] [BDZ-camp-rep-success] in a mutiny nobody is told of a success, as nobody has one', () => {
  const g = band();
  const goals = (kind: 'discover' | 'mutiny') => {
    g.w.s.encounter = encounter({ who: ['robin'], kind });
    return bdz.goals?.(g.view('player-1'), 'player-1', g.w.book).length;
  };
  expect([goals('discover'), goals('mutiny')]).toEqual([1, 0]);
});

test('[BDZ-enc-raid-goal] [BDZ-enc-disc-goal] [BDZ-enc-kinds] during an encounter the goal is its own', () => {
  const goal = (more: Parameters<typeof encounter>[0]) => {
    const g = band();
    g.w.s.encounter = encounter({ who: ['robin'], ...more });
    return bdz.brief?.(g.view('player-1'), g.w.book)?.goal;
  };
  expect(goal({ kind: 'raid' })).toMatchObject({ rule: 'BDZ-enc-raid-goal', line: { key: 'purpose.raid' } });
  expect(goal({ kind: 'raid', captive: 'robin' })?.line.key).toBe('purpose.raid-captive');
  expect(goal({ kind: 'discover' })?.rule).toBe('BDZ-enc-disc-goal');
});

test('[BDZ-camp-evade] [BDZ-D-c45] a band that has turned and run is told to get away, and no more of what it came for', () => {
  const g = band();
  for (const captive of ['', 'robin']) {
    g.w.s.encounter = encounter({ who: ['robin'], kind: 'raid', captive, evading: true });
    expect(bdz.brief?.(g.view('player-1'), g.w.book)?.goal.line.key).toBe('purpose.evading');
    const { objective } = scene(g);
    expect(objective?.text).toContain('away by the edge');
  }
});

test('[BDZ-camp-roster] those who stayed behind take no part in an encounter', () => {
  const g = life({ people: { robin: {}, ada: {} } });
  const named = () =>
    bdz.brief?.(g.view('player-1'), g.w.book)?.comes.filter((each) => each.rule === 'BDZ-camp-roster').length;
  expect(named()).toBe(2);
  g.run().answer('discover', 'daytime', []);
  expect(named()).toBe(1);
});

test('a campaign that somebody puts right by hand has to hang together', () => {
  const g = band();
  const wrong = (change: (s: ReturnType<typeof copyState>) => unknown) => {
    const s = copyState(g.state);
    change(s);
    return checkState(s, g.w.book);
  };
  expect(wrong(() => {})).toBeUndefined();
  expect(wrong((s) => s.campaign?.members.push({ id: 'nobody', since: 0, spared: false }))).toBe(
    'campaign: members: there is no nobody.',
  );
  expect(wrong((s) => Object.assign(s.campaign ?? {}, { at: 'place-9' }))).toBe(
    'campaign: places: there is no place-9.',
  );
  expect(wrong((s) => Object.assign(s.campaign ?? {}, { at: '' }))).toBe(
    'campaign: at: the band has to be somewhere.',
  );
  expect(wrong((s) => Object.assign(s, { campaign: null, encounter: encounter() }))).toBe(
    'encounter: belongs to a campaign.',
  );
  expect(wrong((s) => s.vehicles.splice(0))).toBe('campaign: vehicles: there is no own-sedan-1.');
  for (const x of [3, 0])
    expect(wrong((s) => Object.assign(s.people[0] ?? {}, { x, y: 3 }))).toBe(
      'robin: nobody stands on a table between encounters.',
    );
});

test('[BDZ-camp-encounters-per-month] [BDZ-camp-food-month] a choice says what it takes of the month, and whether everybody eats then', () => {
  const g = band().run();
  const told = (value: string) => {
    const found = bdz.consequence?.(g.view('player-1'), g.asked() as never, value, g.w.book);
    return [found?.line.key, found?.costs.map((c) => c.line.values)];
  };
  expect(told('discover')).toEqual(['consequence.encounter', [{ food: 2, have: 5 }]]);
  expect(told('travel')).toEqual(['consequence.travel', []]);
  expect(told('rest')).toEqual(['consequence.rest', [{ food: 2, have: 5 }]]);
});

test('[BDZ-D-c31] a choice that ends the month warns of hunger', () => {
  const g = life({ people: { robin: {}, dora: {} }, campaign: { goods: { food: 1 } } }).run();
  const costs = (value: string) =>
    bdz.consequence?.(g.view('player-1'), g.asked() as never, value, g.w.book)?.costs.map((c) => c.line.key);
  expect(costs('rest')).toEqual(['costs.food', 'costs.hunger']);
  expect(costs('travel')).toEqual(['costs.food-on-foot', 'costs.hunger']);
  g.answer('travel').run();
  expect(costs('new urban')).toEqual(['costs.food-on-foot', 'costs.hunger']);
  expect(costs('stay')).toBeUndefined();
});

test('[BDZ-D-c87] [BDZ-camp-track-use] who sets out and has no vehicle that can go is warned that all are left behind', () => {
  const costs = (fuel: number, value: string, at = 'next') => {
    const g = life({ vehicles: { v: { fuel } }, campaign: { goods: { food: 2, fuel: 2 } } }).run();
    if (at === 'where-to') g.answer('travel').run();
    return bdz.consequence?.(g.view('player-1'), g.asked() as never, value, g.w.book)?.costs;
  };
  // A sedan burns five units, and there are two in the cans.
  expect([costs(2, 'travel'), costs(2, 'new rural', 'where-to')]).toMatchObject([
    [{ rule: 'BDZ-D-c87', line: { key: 'costs.left-vehicles' } }],
    [{ rule: 'BDZ-D-c87', line: { key: 'costs.left-vehicles' } }],
  ]);
  expect([costs(3, 'travel'), costs(3, 'new rural', 'where-to'), costs(2, 'retire')]).toEqual([[], [], []]);
  const none = life({ campaign: { goods: { food: 2 } } }).run();
  expect(
    bdz.consequence?.(none.view('player-1'), none.asked() as never, 'travel', none.w.book)?.costs,
  ).toEqual([]);
});

test('[BDZ-D-c97] on Day One no month is counted, and nobody eats from the larder', () => {
  const g = life({ people: { robin: {} }, campaign: { step: 'day-one' } });
  const { clock, objective, papers } = scene(g);
  expect([clock.name, clock.steps, objective.done]).toEqual(['Day One', [], []]);
  // Nobody has looked at what the area holds, and a map of a single place is not shown.
  expect(papers?.sections.filter((s) => s.cards.length > 0).map((s) => s.id)).toEqual([
    'history',
    'band-player-1',
  ]);
  g.w.s.day = { ...NEW_DAY, step: 'next', visits: 2, at: 'super', plan: ['bank', 'home'] } as never;
  const now = scene(g).papers?.sections[0]?.cards[0];
  expect([scene(g).clock.name, now?.title, now?.note]).toEqual([
    'Day One, visit 2',
    'Day One, visit 2',
    'The supermarket, the suburbs',
  ]);
  expect(now?.entries.map((e) => [e.name, e.value])).toContainEqual(['The plan', 'The bank, home']);
  expect(now?.entries.map((e) => e.name)).not.toContain('Food');
  g.w.s.encounter = encounter({ who: ['robin'], kind: 'day-one' });
  g.w.s.turn = 3;
  expect(scene(g).clock.name).toBe('Day One, visit 2, turn 3');
});

test('[BDZ-T-roster] in an encounter it is said who stayed behind and who is gone', () => {
  const g = band();
  const away = { x: -1, y: -1, status: 'carry-on' } as const;
  Object.assign(g.person('p-1'), away);
  g.w.s.encounter = encounter({ who: ['robin'] });
  const cards = scene(g).roster.map((c) => [c.id, c.status]);
  expect(cards).toContainEqual(['p-1', 'Rep 3 · stayed behind']);
  expect(scene(band()).roster.map((c) => c.status)).toContain('Rep 3 · survivor');
});

test('[BDZ-D-c36] [BDZ-camp-month] the record gives the day of the encounter under way, and no day of a month that has not begun', () => {
  const noteOf = (quarters: number, months: number, going: boolean) => {
    const g = life({ campaign: { quarters, months } });
    if (going) g.w.s.encounter = encounter({ day: 41, who: ['robin'] });
    const sections = scene(g).papers?.sections ?? [];
    return sections.find((x) => x.id === 'history')?.cards[0]?.note;
  };
  expect(noteOf(2, 0, false)).toBe('Ashby, the suburbs, day 41');
  // The second of two encounters in the suburbs has used up the month.
  expect(noteOf(4, 0, true)).toBe('Ashby, the suburbs, day 41');
  expect(noteOf(4, 0, false)).toBe('Ashby, the suburbs, day 55');
  expect(noteOf(4, 1, false)).toBe('Ashby, the suburbs, day 56');
});

test('[BDZ-T-roster] [BDZ-D-c31] who starved has a grave, who left is named, and the end tells of both', () => {
  const g = life({ people: { robin: {}, 'p-1': {}, 'p-2': {} }, campaign: { months: 2, quarters: 8 } });
  g.w.happen({ is: 'left-band', cause: 'BDZ-D-c31', who: ['p-1'], why: 'starved' });
  g.w.happen({ is: 'left-band', cause: 'BDZ-camp-together-grunt1', who: ['p-2'], why: 'slipped-away' });
  const sections = scene(g).papers?.sections ?? [];
  const cards = (id: string) => sections.find((s) => s.id === id)?.cards ?? [];
  expect(cards('graves').map((card) => [card.title, card.note, card.entries[0]?.value])).toEqual([
    ['Abel', 'Month 2', 'Hunger'],
  ]);
  expect(cards('history')[0]?.entries).toContainEqual({ name: 'Left the band', value: 'Elmer (month 3)' });
  expect(checkState(g.state, g.w.book)).toBeUndefined();
  g.run().answer('retire').run();
  expect(bdz.ending?.(g.view('player-1'), g.w.book)?.lost.map((x) => [x.rule, x.line.key])).toEqual([
    ['BDZ-D-c31', 'tell.left-band-starved'],
    ['BDZ-camp-together-grunt1', 'tell.left-band-slipped-away'],
  ]);
});

test('[BDZ-T-roster] who came along and was lost in one encounter was not of the first of the band', () => {
  const g = life({ people: { robin: {}, 'p-1': {} } });
  g.w.happen({
    is: 'came-home',
    cause: 'BDZ-enc-disc-goal',
    kind: 'discover',
    lost: ['p-1', 'p-9'],
    joined: [],
    goods: {},
    vehicles: [],
    fared: [],
    chapter: { ...CHAPTER, joined: [], lost: ['p-1', 'p-9'], friends: [], enemies: [] } as never,
  });
  const graves = scene(g).papers?.sections.find((s) => s.id === 'graves')?.cards ?? [];
  const told = (id: string) => graves.find((card) => card.face?.id === id)?.entries.map((e) => e.value);
  expect(told('p-1')).toEqual(['Discover, the suburbs', 'with the first of the band', '1 encounter']);
  expect(told('p-9')).toEqual(['Discover, the suburbs', 'Day 41', '0 encounters']);
});

test('[BDZ-camp-win] whether the Star lived, and for how many months; the first of them is not a month, and Day One has none', () => {
  const told = (months: number, level: string) => {
    const { campaign } = life({ campaign: { months } }).state;
    return lifeEnding({ people: [] } as never, campaign as never, level).headline.line;
  };
  expect(told(0, 'outcome.gone')).toEqual({ key: 'headline.gone-first', values: { count: 0 } });
  expect(told(4, 'outcome.lived')).toEqual({ key: 'headline.lived', values: { count: 4 } });
  expect(told(0, 'outcome.day-dead')).toEqual({ key: 'headline.day-dead', values: { count: 0 } });
});

test('[BDZ-D-c122] [BDZ-enc-raid-goal] a captive does not stand with the band, is called a prisoner, and is not among those who live at the end', () => {
  const captives = [{ who: 'p-1', place: 'place-1' }];
  const g = life({ people: { robin: {}, 'p-1': {} }, campaign: { captives, months: 1, quarters: 4 } });
  const { figures, roster } = scene(g);
  expect(figures.map((f) => f.id)).toEqual(['robin']);
  expect(roster.map((card) => [card.id, card.status.split(' · ').at(-1)])).toEqual([
    ['robin', 'survivor'],
    ['p-1', 'a prisoner'],
  ]);
  g.run().answer('retire').run();
  const ending = bdz.ending?.(g.view('player-1'), g.w.book);
  expect(ending?.won.map((x) => x.line.values)).toEqual([{ who: { noun: 'person.robin', count: 1 } }]);
});

test('[BDZ-turn-multi] the sides of a turn stand by their names, and a band alone is the band', () => {
  const sides = (seats: string[], ...order: string[]) => {
    const g = game();
    const found = bdz.scene({ ...g.view('player-1'), order }, { ...g.w.book, seats });
    return found.kind === 'measured' && found.clock.steps.map(({ name }) => name);
  };
  const two = ['player-1', 'player-2'];
  expect(sides(['player-1', 'others'], 'player-1', 'zombies')).toEqual(['The band', 'The dead']);
  expect(sides(two, 'others', 'player-2', 'player-1')).toEqual(['The others', 'Player 2', 'Player 1']);
  // Also in a turn in which the other player's does not act.
  expect(sides(two, 'player-1', 'zombies')).toEqual(['Player 1', 'The dead']);
});
