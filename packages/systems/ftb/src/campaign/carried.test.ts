import { describe, expect, test } from 'vitest';
import { ftb } from '../index.js';
import { game } from '../testing/game.js';
import { inWords } from '../testing/said.js';
import { story } from '../testing/story.js';

const MEMBER = {
  star: false,
  calling: 'survivor',
  rep: 3,
  attributes: [],
  weapons: ['pistol'],
  armored: false,
  knowsZeds: true,
  knowsFeasts: false,
} as const;
const BAND = {
  format: 'shambles-band/1',
  people: [
    { ...MEMBER, name: 'Otto', calling: 'civilian' },
    {
      ...MEMBER,
      name: 'Vera',
      sex: 'f',
      star: true,
      calling: 'police',
      rep: 6,
      attributes: ['brawler', 'athlete'],
      weapons: ['shotgun', 'semi-automatic-rifle'],
      armored: true,
    },
  ],
  stores: { food: 3, fuel: 2, cure: 1 },
} as const;

const begun = (band: unknown, area = 'rural') =>
  game({
    scenario: 'campaign',
    files: { band: band as never },
    state: { phase: 'making', encounter: null, people: [] },
    options: { area },
  }).run();

describe('[FTB-D-carried] a band from another campaign', () => {
  test('its Star leads it under its own name, a Survivor where a player cannot be what it was; nothing is rolled', () => {
    const g = begun(BAND);
    expect(g.facts('rolled')).toEqual([]);
    expect(g.w.s.people.map((p) => [p.id, p.class, p.rep, p.star])).toEqual([
      ['star-1', 'survivor', 6, true],
      ['n0', 'citizen', 3, false],
    ]);
    expect(g.w.book.names.stars[0]?.name).toBe('Vera');
    expect(g.w.book.names.people[0]?.name).toBe('Otto');
    const [star] = g.w.s.people;
    expect(star?.items.map((i) => i.what)).toEqual(['shotgun', 'body-armor']);
    expect(star).toMatchObject({
      attributes: ['brawler'],
      armored: true,
      knowsZeds: true,
      knowsFeasts: false,
    });
  });

  test('[FTB-3.4a] a Star is of a Class that a player can take, else a Survivor; the others are what they were', () => {
    const made = (calling: string, star: boolean) => {
      const leader = star ? calling : 'survivor';
      const g = begun({
        ...BAND,
        people: [
          { ...BAND.people[1], calling: leader },
          { ...BAND.people[0], calling },
        ],
      });
      return g.facts('made').map((f) => f.person.class)[star ? 0 : 1];
    };
    const callings = ['civilian', 'ganger', 'survivor', 'militia', 'military', 'police'];
    expect(callings.map((each) => made(each, true))).toEqual([
      'citizen',
      'ganger',
      'survivor',
      'militia',
      'survivor',
      'survivor',
    ]);
    expect(callings.map((each) => made(each, false))).toEqual(['citizen', ...callings.slice(1)]);
  });

  test('the Stars of the other players keep their names', () => {
    const options = { players: '4' };
    const { names } = ftb.book({ scenario: 'campaign', options, files: { band: BAND as never } });
    expect(names.stars.map(({ name }) => name)).toEqual(['Vera', 'Sam', 'Alex', 'Chris']);
  });

  test('what the book has no word for is named and stays behind; the rest is at Home; the first days are over', () => {
    const g = begun(BAND);
    expect(g.facts('no-word-for').map((f) => f.things)).toEqual([
      ['semi-automatic-rifle', 'athlete', 'fuel'],
    ]);
    const [h] = g.w.s.campaign.households;
    expect(h?.stock.map((i) => i.what)).toEqual(['food', 'food', 'food', 'cure']);
    expect(h?.home).toBe('rural');
    const fuel = begun({ ...BAND, people: [{ ...MEMBER, name: 'Vera', star: true }] });
    expect(fuel.facts('no-word-for').map((f) => f.things)).toEqual([['fuel']]);
    expect(g.w.s.campaign.when).toMatchObject({ day: 31, month: 2 });
  });

  test('[FTB-3.4.2.1] nothing is named where the book has words for all; whoever comes has killed and hurt nobody here', () => {
    const g = begun({
      ...BAND,
      people: [BAND.people[0], { ...BAND.people[1], attributes: ['brawler'], weapons: ['shotgun'] }],
      stores: { food: 3 },
    });
    expect(g.facts('no-word-for')).toEqual([]);
    expect(g.facts('made').map((f) => f.how)).toEqual(['star', 'recruit']);
    for (const { person } of g.facts('made'))
      expect(person).toMatchObject({ concealed: false, zedsKilled: 0, hurtArmed: false });
  });

  test('body armor that nobody wears goes along as stores; a band goes with its Star, between Encounters alone', () => {
    const g = begun({ ...BAND, stores: { 'body-armor': 2 } });
    const out = () =>
      ftb.band?.(g.view('player-1'), g.w.book) as { stores: Record<string, number> } | undefined;
    expect(out()?.stores['body-armor']).toBe(2);
    for (const p of g.state.people) Object.assign(p, { armored: false });
    expect(out()?.stores['body-armor']).toBe(3);
    const begins = g.state.phase;
    g.state.phase = 'encounter';
    expect(out()).toBeUndefined();
    g.state.phase = begins;
    g.state.people = g.state.people.filter((p) => !p.star);
    expect(out()).toBeUndefined();
  });

  test('each player takes along its own band alone, and none without its Star', () => {
    const g = story({
      options: { players: '2' },
      people: {
        'star-1': { rep: 5 },
        n1: { rep: 3 },
        'star-2': { rep: 4, seat: 'player-2' },
        n2: { rep: 4, seat: 'player-2' },
      },
    });
    const reps = (seat: string) =>
      (ftb.band?.(g.view(seat), g.w.book) as { people: { rep: number }[] } | undefined)?.people.map(
        (p) => p.rep,
      );
    expect(['player-1', 'player-2'].map(reps)).toEqual([
      [5, 3],
      [4, 4],
    ]);
    for (const h of g.state.campaign.households) if (h.seat === 'player-2') h.star = '';
    expect(['player-1', 'player-2'].map(reps)).toEqual([[5, 3], undefined]);
  });

  test('[FTB-11.4] [FTB-11.3c] [FTB-11.8.2a] its first month has all its steps: Home and area, Food, then as many Encounters as the area allows', () => {
    const month = (area: 'rural' | 'suburban' | 'urban') => {
      const g = begun(BAND, area);
      expect(g.state.campaign).toMatchObject({ step: 'declare', area });
      const { left } = g.state.campaign;
      expect(g.question()).toBe('player-1 declare FTB-11.4');
      g.answer('stay').run();
      expect(g.facts('ate')).toMatchObject([{ who: ['star-1', 'n0'] }]);
      expect(g.state.campaign.households[0]?.stock.map((i) => i.what)).toEqual(['food', 'cure']);
      expect(g.question()).toBe('player-1 encounter FTB-14.1');
      expect(g.asked().values?.left).toBe(left);
      return left;
    };
    expect([month('rural'), month('suburban'), month('urban')]).toEqual([1, 2, 3]);
  });

  test('it leaves as it came, but for what stayed behind; not while an Encounter is under way', () => {
    const g = begun(BAND);
    const out = ftb.band?.(g.view('player-1'), g.w.book);
    expect(out).toEqual({
      ...BAND,
      people: [
        {
          ...BAND.people[1],
          calling: 'survivor',
          attributes: ['brawler'],
          weapons: ['shotgun'],
        },
        { ...BAND.people[0], sex: 'f' },
      ],
      stores: { food: 3, medical: 0, luxury: 0, cure: 1, 'body-armor': 0 },
    });
    expect(ftb.band?.(game({ people: { 'star-1': {} } }).view('player-1'), g.w.book)).toBeUndefined();
    expect(begun(out).w.s.people.map((p) => p.rep)).toEqual([6, 3]);
  });

  test('[FTB-14.5] the Stars of other players begin with it, after the first Encounters: none forbids their weapon', () => {
    const g = game({
      scenario: 'campaign',
      files: { band: BAND as never },
      state: { phase: 'making', encounter: null, people: [] },
      options: { players: '2', attributes: 'nobody' },
    }).run();
    expect(g.question()).toBe('player-2 weapon FTB-3.5');
    const { shape } = g.asked();
    const lines = 'options' in shape ? shape.options.map((o) => inWords(o.line)) : [];
    expect(lines.filter((line) => line.includes('not in'))).toEqual([]);
  });

  test('a single Encounter is played by those who are made for it', () => {
    const g = game({ scenario: 'search', files: { band: BAND as never } });
    expect(g.book.band).toBeUndefined();
  });

  test('a file that is no band is refused, with what is allowed', () => {
    const setup = (band: unknown) =>
      ftb.book({ scenario: 'campaign', options: {}, files: { band: band as never } });
    expect(() => setup({ ...BAND, people: [BAND.people[0]] })).toThrow(/exactly one .* Star/);
    expect(() => setup({ ...BAND, stores: { gold: 3 } })).toThrow(/stores/);
    expect(() => setup({ ...BAND, format: 'shambles-band/2' })).toThrow(/format/);
  });
});
