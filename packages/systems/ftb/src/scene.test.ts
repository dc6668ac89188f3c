import type { MeasuredScene, SceneFigure } from '@shambles/engine';
import { describe, expect, test } from 'vitest';
import { ENGLISH } from './catalogue.js';
import { ftb } from './index.js';
import { ATTRIBUTES, CLASSES, ENCOUNTERS } from './kinds.js';
import { scene } from './scene.js';
import type { Premises } from './state.js';
import { type Game, game, type Situation } from './testing/game.js';
import { moment, TOWN } from './testing/town.js';
import { view } from './view.js';

const drawn = (g: Game, seat = 'player-1'): MeasuredScene => scene(view(g.state, seat), g.book);
const shown = (more: Situation = {}): MeasuredScene => drawn(moment(more));

function figure(s: MeasuredScene, id: string): SceneFigure {
  const found = s.figures.find((f) => f.id === id);
  if (!found) throw new Error(`${id} is not on the table`);
  return found;
}

const known = (id: string, searched: readonly number[] = []): Premises => ({
  id,
  entered: 1,
  searched: [...searched],
  searching: null,
  rolled: false,
});

describe('the table', () => {
  const s = shown();
  test('is drawn whole, in inches', () => {
    expect([s.unit, s.width, s.height]).toEqual(['in', 36, 36]);
    expect(s.buildings.map((b) => b.id)).toEqual(TOWN.buildings?.map((b) => b.id));
    expect(s.doors).toHaveLength(4);
    expect(s.vehicles).toHaveLength(3);
    expect(s.areas.map((a) => a.kind)).toEqual(expect.arrayContaining(['road', 'hill', 'woods', 'water']));
    expect(s.barriers.map((b) => b.kind)).toContain('crest');
    expect(JSON.parse(JSON.stringify(s))).toBeTruthy();
  });

  test('[FTB-9.1a] has nine sections, and the Target Building is marked', () => {
    expect(s.sections).toBe(3);
    expect(s.zones).toEqual([expect.objectContaining({ name: 'Target Building', tone: 'amber', level: 0 })]);
    expect(shown({ encounter: { target: '' } }).zones).toEqual([]);
  });

  test('[FTB-12.16a, FTB-11.9b] a building says whether it has been entered and searched', () => {
    const names = (...premises: Premises[]) =>
      shown({ state: { premises } }).buildings.map((b) => b.name.replace(/^.*?(?=,|$)/, ''));
    expect(names(known('B1', [0, 1]), known('B2'))).toEqual([', searched', ', entered', '']);
  });

  test('[FTB-11.9b] [FTB-14.16.1] each floor counts as a building: one is searched once all its floors are', () => {
    expect(s.buildings.map((b) => b.name)).toEqual(['No. 9, searched in part', 'Clinic', 'Corner shop']);
    const done = (...premises: Premises[]) =>
      shown({ encounter: { kind: 'take-back' }, state: { premises } }).objective.done[0];
    expect(done(known('B1', [0]))).toBe('0 of 3 buildings searched');
    // A vehicle that has been searched is no building.
    expect(done(known('B1', [1, 0]), known('V1', [0]))).toBe('1 of 3 buildings searched');
  });

  test('a locked door says so', () => {
    expect(s.doors.find((d) => d.id === 'B3-door-1')).toMatchObject({
      name: 'Corner shop, north door',
      badges: ['locked'],
    });
  });
});

describe('light', () => {
  test('[FTB-13.1.2a, FTB-13.1.2b] who sees how far after dark', () => {
    const far = (part: 'evening' | 'night', fullMoon = false) =>
      shown({ encounter: { part, fullMoon } }).sightOf.map((eye) => eye.r);
    expect(far('evening')).toEqual([12, 12, 12]);
    expect(far('night')).toEqual([6, 6, 6]);
    expect(far('night', true)).toEqual([12, 12, 12]);
    expect(shown({ encounter: { part: 'daytime' } }).sightOf).toEqual([]);
    expect(shown({ encounter: { part: 'morning' } })).toMatchObject({ light: 'day', sightOf: [] });
  });

  test('[FTB-13.1.1] lamps burn after dark alone', () => {
    const lamps = (part: 'daytime' | 'evening' | 'night') =>
      shown({ encounter: { part } }).lamps.map((l) => l.r);
    expect(lamps('daytime')).toEqual([0, 0]);
    expect(lamps('evening')).toEqual([6, 6]);
    expect(lamps('night')).toEqual([6, 6]);
  });
});

describe('figures', () => {
  const s = shown();
  test('[FTB-3.1.2] Stars, Grunts and others differ by ring and number, not by colour alone', () => {
    expect(figure(s, 'star-1')).toMatchObject({
      name: 'Robin',
      kind: 'Star',
      tone: 'amber',
      ring: 'double',
      star: true,
      number: 5,
      holds: 'pistol',
      arc: 180,
      facing: 80,
      named: true,
    });
    expect(figure(s, 'n7')).toMatchObject({ kind: 'Grunt', tone: 'amber', ring: 'whole', holds: 'shotgun' });
    expect(figure(s, 'n7').star).toBeUndefined();
  });

  test('[FTB-12.8a, FTB-12.9] strangers show how they stand to the players', () => {
    expect(figure(s, 'n20')).toMatchObject({ kind: 'Ganger', tone: 'rose', ring: 'broken', number: 4 });
    expect(figure(s, 'n30')).toMatchObject({ kind: 'Police', tone: 'ice', ring: 'dotted' });
    expect(figure(s, 'n40')).toMatchObject({ kind: 'Citizen', tone: 'paper', ring: 'whole' });
    expect(figure(s, 'n41')).toMatchObject({ kind: 'Survivor', tone: 'moss', ring: 'whole' });
  });

  test('the dead walk under broken rings and have no Rep', () => {
    expect(figure(s, 'zed-3')).toMatchObject({ kind: 'zombie', tone: 'moss', ring: 'broken', badges: [] });
    expect(figure(s, 'zed-1').badges).toEqual(['feasting']);
    expect(figure(s, 'zed-1').number).toBeUndefined();
  });

  test('[FTB-5.7.4, FTB-5.7.5a] those who fell lie there, and hold nothing', () => {
    expect(figure(s, 'n50')).toMatchObject({ kind: 'body', badges: ['dead'] });
    expect(figure(s, 'n51')).toMatchObject({ kind: 'Ganger', badges: ['down'], number: 3 });
    for (const id of ['n50', 'n51']) {
      expect(figure(s, id).arc).toBeUndefined();
      expect(figure(s, id).holds).toBeUndefined();
    }
  });

  test('states are told by badges', () => {
    expect(figure(s, 'n7').badges).toEqual(['ducked']);
    expect(figure(s, 'n10').badges).toEqual(['prone', 'exposed']);
    const g = moment();
    Object.assign(g.person('star-1'), {
      behind: true,
      numb: 1,
      carries: 'n51',
      fast: 4,
      infection: 'infected',
    });
    (g.person('star-1').items[0] as { empty: boolean }).empty = true;
    const more = drawn(g);
    expect(figure(more, 'star-1').badges).toEqual([
      'ducked',
      'numb',
      'carrying',
      'fast',
      'empty',
      'infected',
    ]);
    expect(more.figures.map((f) => f.id)).not.toContain('n51');
  });

  test('[FTB-5.3.2b] whoever has tried to go fast counts as moving fast, whether it came to anything or not', () => {
    const fast = (inches: number) => {
      const g = moment();
      g.person('star-1').fast = inches;
      return figure(drawn(g), 'star-1').badges;
    };
    expect([fast(-1), fast(0)]).toEqual([[], ['fast']]);
  });

  test('[FTB-D-59] a concealed weapon is not seen', () => {
    const g = moment();
    g.person('star-1').concealed = true;
    expect(figure(drawn(g), 'star-1')).toMatchObject({ badges: ['concealed'] });
    expect(figure(drawn(g), 'star-1').holds).toBeUndefined();
  });

  test('whoever is not on the table is not drawn', () => {
    for (const condition of ['ran-away', 'left', 'cheated-death', 'captured', 'arrested', 'home'] as const) {
      const g = moment();
      g.person('n7').condition = condition;
      expect(drawn(g).figures.map((f) => f.id)).not.toContain('n7');
    }
  });

  test('[FTB-1.1b] players against each other have colours of their own', () => {
    const g = moment({
      options: { players: '2', sides: 'opposed' },
      people: {
        'star-1': { side: 'player-1', x: 3, y: 3 },
        'star-2': { side: 'player-2', x: 9, y: 3 },
      },
      parties: {},
      state: { feasts: [] },
    });
    const s2 = drawn(g);
    expect(figure(s2, 'star-1')).toMatchObject({ tone: 'amber', ring: 'double' });
    expect(figure(s2, 'star-2')).toMatchObject({ tone: 'ice', ring: 'double' });
  });

  test('[FTB-4.2.1b] what hangs together within 4 inches is bound together', () => {
    expect(s.bonds).toHaveLength(2);
    const g = moment();
    g.person('n10').x = 5;
    expect(drawn(g).bonds).toHaveLength(1);
    Object.assign(g.person('n7'), { x: 8.65, y: 21.4 });
    expect(drawn(g).bonds).toHaveLength(2);
    Object.assign(g.person('n7'), { x: 8.55, y: 21.4 });
    expect(drawn(g).bonds).toHaveLength(1);
    // As far wherever they stand.
    const apart = (y: number) =>
      drawn(game({ people: { 'star-1': { x: 18, y: 14.1 }, n1: { x: 18, y } } })).bonds?.length;
    expect([apart(18.1), apart(18.101)]).toEqual([1, 0]);
  });
});

describe('markers', () => {
  const s = shown();
  const kinds = (kind: string) => s.markers.filter((m) => m.kind === kind);
  test('[FTB-12.0] PEFs are question counters with their numbers', () => {
    expect(kinds('pef').map((m) => [m.id, m.name])).toEqual([
      ['pef-1', 'PEF 1'],
      ['pef-2', 'PEF 2'],
      ['pef-3', 'PEF 3'],
    ]);
  });
  test('[FTB-10.7.1b] a feast has its die', () => {
    expect(kinds('feast')).toEqual([
      expect.objectContaining({ name: 'Feast on Zoe', badges: ['3 turns left'] }),
    ]);
  });
  test('[FTB-5.2b, FTB-10.7e, FTB-D-110] what lies about, and the noise of this turn and the last', () => {
    expect(kinds('items')).toEqual([expect.objectContaining({ name: 'Food Item' })]);
    expect(kinds('noise')).toEqual([expect.objectContaining({ name: 'Noise, 3 dice' })]);
    const upstairs = shown({ state: { noises: [{ x: 9, y: 9, level: 1, dice: 1, turn: 4 }] } });
    expect(upstairs.markers.find((m) => m.kind === 'noise')?.level).toBe(1);
    const later = (turn: number) =>
      shown({ encounter: { turn } }).markers.flatMap((m) => (m.kind === 'noise' ? [m.name] : []));
    expect(later(5)).toEqual(['Noise of last turn, 3 dice']);
    expect(later(6)).toEqual([]);
  });
});

describe('beside the table', () => {
  test('[FTB-5.0b] the clock shows the dice of all sides in their order, and whose phase it is', () => {
    const { clock } = shown({ encounter: { acting: 1 } });
    expect(clock).toMatchObject({ name: 'Turn 4', turns: 0, phase: 'Gangers, enemies' });
    expect(clock.steps).toEqual([
      { name: 'The band', tone: 'amber', die: 5, state: 'done' },
      { name: 'Gangers, enemies', tone: 'rose', die: 4, state: 'current' },
      { name: 'The dead', tone: 'moss', die: 3, state: 'coming' },
    ]);
    expect(shown({ encounter: { stage: 'enter', turn: 0, order: [] } }).clock).toMatchObject({
      name: 'Before the first turn',
      phase: 'Coming in',
    });
  });

  test("[FTB-11.0] of a fight on the players' own table the clock shows the date, as it has no turns here", () => {
    const g = moment();
    Object.assign(g.state.campaign, { on: true, when: { day: 14, month: 0, year: 0 } });
    Object.assign(g.state.encounter as object, { stage: 'elsewhere', turn: 0, order: [] });
    expect(drawn(g).clock).toMatchObject({ name: 'Day 14', phase: 'On your own table' });
    // Told how it ended, it has had no turns here either: it is not before the first one.
    Object.assign(g.state.encounter as object, { stage: 'over' });
    expect(drawn(g).clock).toMatchObject({ name: 'Day 14', phase: 'Over' });
  });

  test.each(ENCOUNTERS)('%s says what it is about, and how it ended', (kind) => {
    const now = shown({ encounter: { kind, foes: 'ganger', goal: 'food' } }).objective;
    expect(now.text.length).toBeGreaterThan(20);
    expect(now.done).toContain('3 unknown forces');
    expect(shown({ encounter: { kind, result: 'success' } }).objective.done).toEqual(['a success']);
    expect(shown({ encounter: { kind, result: 'failure' } }).objective.done).toEqual(['a failure']);
  });

  test('[FTB-D-222] in Zed! a table without a Target Building has none to be entered', () => {
    const done = (target: string) => shown({ encounter: { kind: 'zed', target } }).objective.done;
    expect(done('B2')[0]).toBe('the Target Building is still to be entered');
    expect(done('')[0]).toMatch(/^enough is known/);
  });

  test('[FTB-14.12.1] [FTB-14.2c] what a raid is for, a hostage, and an Item by its name', () => {
    const text = (kind: 'raid' | 'rescue' | 'raid-defend', goal: string) =>
      shown({ encounter: { kind, foes: 'ganger', goal } }).objective.text;
    expect(text('raid', 'ba-pistol')).toContain(' Wanted: BA Pistol. You are up against Gangers.');
    expect(text('rescue', 'n7')).toContain(' The hostage: Dario.');
    expect(text('raid-defend', 'item-1')).toContain(' They want: BA Pistol.');
    expect(text('raid-defend', 'n7')).toContain(' They want: Dario.');
  });

  test('[FTB-3.1.4.1a] Star Power dice are shown of whoever has any: of Grunts if the table gives them some', () => {
    const pips = (options: Situation['options']) => {
      const people = { 'star-1': { rep: 5, power: 4 }, n1: { power: 1 } };
      const g = game({ ...(options && { options }), people });
      const cards = (id: string) =>
        ftb.card?.(g.view('player-1'), id, g.book)?.numbers.some(({ line }) => line.key === 'card.power');
      const shows = drawn(g).roster.map(({ pips: [pip] = [] }) => pip && [pip.is, pip.of]);
      return [shows, cards('star-1'), cards('n1')];
    };
    expect(pips({})).toEqual([[[4, 5], undefined], true, false]);
    expect(pips({ 'grunt-power': '2' })).toEqual([
      [
        [4, 5],
        [1, 2],
      ],
      true,
      true,
    ]);
    expect(pips({ 'star-power': 'off', 'grunt-power': '2' })).toEqual([[undefined, undefined], false, false]);
  });

  test('[FTB-11.7.3b] a card says who somebody is, and what is in hand or stored', () => {
    const [star, , flora] = shown().roster;
    expect(star).toMatchObject({
      name: 'Robin',
      seat: 'player-1',
      tone: 'amber',
      status: 'Rep 5 · Star · Survivor, Initiative, Medic',
      pips: [{ name: 'Star Power', of: 5, is: 4 }],
      items: [
        { name: 'BA Pistol', slot: 'in hand' },
        { name: 'Medical Supply', slot: 'in hand' },
        { name: 'Food Item', slot: 'stored' },
      ],
    });
    expect(flora).toMatchObject({ status: 'Rep 3 · Survivor', pips: [], badges: ['prone', 'exposed'] });
    expect(shown({ options: { 'star-power': 'off' } }).roster[0]?.pips).toEqual([]);
  });

  test('[FTB-14.6.5a] a weapon is concealed where there is one in hand', () => {
    const g = moment();
    g.person('star-1').concealed = true;
    expect(drawn(g).roster[0]?.badges).toContain('concealed');
    g.person('star-1').hand = [];
    expect(drawn(g).roster[0]?.badges).not.toContain('concealed');
  });

  test('every state on a card has a word', () => {
    for (const badge of ['prone', 'ducked', 'empty', 'exposed', 'infected', 'carrying', 'numb', 'feasting'])
      expect(ENGLISH).toHaveProperty([`badge.${badge}`]);
    for (const of of CLASSES) expect(ENGLISH).toHaveProperty([`class.${of}`]);
    for (const of of ATTRIBUTES) expect(ENGLISH).toHaveProperty([`attribute.${of}`]);
  });
});

describe('the papers', () => {
  test('[FTB-8.4c] hold a character sheet of everybody that players decide for', () => {
    const [band] = shown().papers?.sections ?? [];
    expect(band?.cards.map((c) => c.title)).toEqual(['Robin', 'Dario', 'Flora']);
    expect(band?.cards[0]).toMatchObject({
      note: 'Star, Survivor, Initiative, Medic',
      face: { id: 'star-1', name: 'Robin', sex: 'f' },
      entries: [
        { name: 'Rep', value: '5' },
        { name: 'Class', value: 'Survivor' },
        { name: 'In hand', value: 'BA Pistol, Medical Supply' },
        { name: 'Stored', value: 'Food Item' },
      ],
    });
  });

  test('[FTB-11.8.1] body armor that is worn is not stored as well, a second one is', () => {
    const g = moment();
    const robin = g.person('star-1');
    Object.assign(robin, { armored: true });
    const armor = (id: number) => ({ id, what: 'body-armor', empty: false }) as const;
    const stored = () =>
      drawn(g).papers?.sections[0]?.cards[0]?.entries.filter(({ name }) => /Stored|Worn/.test(name));
    robin.items.push(armor(901));
    expect(stored()).toEqual([
      { name: 'Stored', value: 'Food Item' },
      { name: 'Worn', value: 'Body armor' },
    ]);
    robin.items.push(armor(902));
    expect(stored()?.[0]?.value).toMatch(/body armor/);
  });

  test('[FTB-3.4.2.1] a Citizen sees how far each of its three milestones is', () => {
    const milestones = (more: object) => {
      const g = moment();
      Object.assign(g.person('star-1'), { class: 'citizen', zedsKilled: 1, ...more });
      return drawn(g).papers?.sections[0]?.cards[0]?.entries.slice(-3);
    };
    expect(milestones({ hurtArmed: false, knowsFeasts: false })).toEqual([
      { name: 'Zombies killed', value: '1' },
      { name: 'Hurt somebody armed', value: 'not yet' },
      { name: 'Bore the sight of a feast', value: 'not yet' },
    ]);
    expect(milestones({ knowsFeasts: true })?.at(-1)?.value).toBe('yes');
  });

  test('[FTB-11.0, FTB-12.15a] of a campaign: home, people met, and what has happened', () => {
    const g = moment();
    Object.assign(g.state.campaign, {
      on: true,
      area: 'rural',
      when: { year: 1, month: 3, day: 31 },
      households: [
        {
          seat: 'player-1',
          star: 'star-1',
          home: 'rural',
          stock: [{ id: 7, what: 'food', empty: false }],
          making: 'done',
        },
      ],
      met: [
        {
          id: 'known-1',
          class: 'ganger',
          attitude: 'friend',
          people: [{ id: 'n20', sex: 'f', rep: 4 }],
          times: [{ when: { year: 1, month: 1, day: 14 }, what: 'robbery-in-town friend' }],
        },
      ],
      chronicle: [
        {
          when: { year: 1, month: 1, day: 7 },
          encounter: 'zed',
          area: 'urban',
          success: true,
          turns: 9,
          zeds: 2,
          dead: [],
          joined: ['n7'],
        },
        {
          when: { year: 1, month: 1, day: 14 },
          encounter: 'robbery-in-town',
          area: 'urban',
          success: false,
          turns: 1,
          zeds: 0,
          dead: ['n0'],
          joined: [],
        },
      ],
    });
    const [story, , home, met] = drawn(g).papers?.sections ?? [];
    expect(home?.cards[0]?.entries).toEqual([
      { name: 'Where', value: 'Rural' },
      { name: 'Food', value: '2 for 3 people, not enough' },
      { name: 'Kept there', value: 'Food Item' },
    ]);
    expect(met?.cards[0]).toMatchObject({
      title: 'Keiko',
      lines: ['Day 14, Robbery!: friends since'],
    });
    expect(story).toMatchObject({ title: 'The story so far', timeline: true });
    const [now, newest, oldest] = story?.cards ?? [];
    expect(now).toMatchObject({ title: 'Month 3, year 1' });
    expect(now?.faces?.map((f) => f.name)).toEqual(['Robin', 'Dario', 'Flora']);
    expect(now?.entries).toEqual(
      expect.arrayContaining([
        { name: 'The band', value: 'Robin, Rep 5; Dario, Rep 4; Flora, Rep 3' },
        { name: 'Food', value: '2 for 3 people, not enough' },
        { name: 'So far', value: '2 Encounters, 1 successful; 2 zombies put down' },
      ]),
    );
    expect(newest).toMatchObject({
      title: 'Day 14',
      tone: 'rust',
      entries: [{ name: 'Robbery!', value: 'a failure in 1 turn' }],
      lines: ['Lost: Ada.', 'Met: Keiko, a Ganger, friends since.'],
    });
    expect(newest?.faces?.map((f) => [f.name, f.sex])).toEqual([
      ['Ada', 'f'],
      ['Keiko', 'f'],
    ]);
    expect(oldest).toMatchObject({
      title: 'Day 7',
      tone: 'moss',
      entries: [{ name: 'Zed!', value: 'a success in 9 turns, 2 zombies put down' }],
      lines: ['Joined: Dario.'],
    });
    const [map, graves] = (drawn(g).papers?.sections ?? []).slice(4);
    expect(map?.cards[0]?.map?.places.map((p) => [p.name, p.note, p.is])).toEqual([
      ['Urban', '2 Encounters', 'been'],
      ['Suburban', '0 Encounters', 'unseen'],
      ['Rural', 'Home, 0 Encounters', 'here'],
    ]);
    expect(
      graves?.cards.map((c) => [c.title, c.note, c.face?.sex, ...c.entries.map((e) => e.value)]),
    ).toEqual([['Ada', 'Day 14', 'f', 'Robbery!, urban', 'with the first of the band', '2 encounters']]);
    const [one] = g.state.campaign.met;
    const both = ['n20', 'n22'].map((id) => ({ id, sex: 'f', rep: 4 }) as const);
    g.state.campaign.met = one ? [{ ...one, people: both }] : [];
    const [later, , , known] = drawn(g).papers?.sections ?? [];
    expect(later?.cards[1]?.lines).toContain('Met: Keiko and another Ganger, friends since.');
    expect(known?.cards[0]?.title).toBe('Keiko and company');
    // Of an earlier meeting it is not known which of them was there, but how it ended.
    const times = [{ when: { year: 1, month: 1, day: 7 }, what: 'zed neutral' }, ...(one?.times ?? [])];
    g.state.campaign.met = one ? [{ ...one, people: both, times }] : [];
    const [, last, first] = drawn(g).papers?.sections[0]?.cards ?? [];
    expect(last?.lines).toContain('Met: Keiko and another Ganger, friends since.');
    expect(first?.lines).toContain('Met: some of Keiko’s Gangers, neither friends nor enemies.');
    expect(first?.faces?.map((f) => f.name)).not.toContain('Keiko');
  });

  test('[FTB-11.3a] [FTB-11.4] a month is remembered as it begins, and drawn with the one under way', () => {
    const g = moment();
    const { campaign } = g.state;
    const when = { year: 1, month: 3, day: 31 };
    Object.assign(campaign, { on: true, when, step: 'choose' });
    const calendar = { is: 'calendar', cause: 'FTB-11.3a', to: 'all', area: 'rural', left: 1, when };
    const month = (step: string) => ftb.month?.({ ...calendar, step } as never, g.state, g.w.book);
    expect(month('declare')).toEqual({ name: 'Month 3, year 1', counts: { Rep: 5, Food: 1, People: 3 } });
    // Steps within a month do not start a new one.
    expect(month('choose')).toBeUndefined();
    const before = { name: 'Month 2, year 1', counts: { Rep: 4, Food: 3, People: 2 } };
    const scene = ftb.scene(ftb.view(g.state, 'player-1', g.w.book, [before]), g.w.book);
    const sections = scene.kind === 'measured' ? scene.papers?.sections : undefined;
    expect(sections?.[0]?.cards[0]?.plots?.map((p) => [p.name, ...p.points.map((x) => x.value)])).toEqual([
      ['Rep', 4, 5],
      ['Food', 3, 1],
      ['People', 2, 3],
    ]);
  });

  test('[FTB-11.8.2a] Food is counted wherever it is, in months for everybody', () => {
    const g = moment();
    const food = Array.from({ length: 6 }, (_, i) => ({ id: 50 + i, what: 'food', empty: false }));
    const home = { seat: 'player-1', star: 'star-1', home: 'rural', making: 'done' };
    const larderOf = (stock: readonly object[], area = 'rural') => {
      Object.assign(g.state.campaign, { on: true, area, households: [{ ...home, stock }] });
      return drawn(g).papers?.sections[0]?.cards[0]?.entries.find((e) => e.name === 'Food')?.value;
    };
    expect(larderOf([])).toBe('1 for 3 people, not enough');
    expect(larderOf(food.slice(0, 2))).toBe('3, enough for 1 month');
    expect(larderOf(food)).toBe('7, enough for 2 months');
    // A Home in another area feeds nobody. FTB-D-74.
    expect(larderOf(food, 'urban')).toBe('1 for 3 people, not enough');
  });
});

describe('between Encounters', () => {
  test('[FTB-11.4] the band stands on a quiet table, the calendar is the clock', () => {
    const g = moment();
    g.state.phase = 'campaign';
    Object.assign(g.state.campaign, {
      on: true,
      step: 'choose',
      left: 2,
      when: { year: 1, month: 3, day: 31 },
    });
    const s = drawn(g);
    expect(s.clock).toMatchObject({ name: 'Month 3, year 1', phase: 'Encounter' });
    expect(s.clock.steps.find((step) => step.state === 'current')?.name).toBe('Encounter');
    expect(s.objective.done).toEqual(['Encounters left: 2']);
    expect(s.figures.map((f) => f.id)).toEqual(['star-1', 'n7', 'n10']);
    for (const { at } of s.figures) {
      expect(at[0]).toBeGreaterThan(0);
      expect(at[0]).toBeLessThan(s.width);
      expect(at[1]).toBeGreaterThan(0);
      expect(at[1]).toBeLessThan(s.height);
    }
    expect(s.buildings).toEqual([]);
    // Once the story has ended, nothing is left to be done.
    g.state.phase = 'over';
    expect(drawn(g).objective.done).toEqual([]);
  });

  test('[FTB-11.13a] who has a Home stands in it', () => {
    const g = moment();
    g.state.phase = 'campaign';
    Object.assign(g.state.campaign, {
      on: true,
      area: 'urban',
      households: [{ seat: 'player-1', star: 'star-1', home: 'urban', stock: [], making: 'done' }],
    });
    expect(drawn(g).buildings.map((b) => b.name)).toEqual(['Home']);
    // A Home in another area is not in the picture.
    g.state.campaign.area = 'rural';
    expect(drawn(g).buildings).toEqual([]);
  });

  test('[FTB-11.8.2a] after an Encounter by itself the dead do not stand about, and nobody counts food', () => {
    const g = moment();
    g.state.phase = 'over';
    g.state.encounter = null;
    g.person('n7').condition = 'obviously-dead';
    Object.assign(g.state.campaign, {
      households: [{ seat: 'player-1', star: 'star-1', home: '', stock: [], making: 'done' }],
    });
    const s = drawn(g);
    expect(s.figures.map((f) => f.id)).toEqual(['star-1', 'n10']);
    expect(s.roster.map((c) => c.id)).toContain('n7');
    expect(s.objective.done).toEqual([]);
    expect(s.clock.name).toBe('Afterwards');
  });

  test('before anybody is made there is nobody, and nothing breaks', () => {
    const g = moment({ people: {}, parties: {}, state: { feasts: [], phase: 'making' } });
    const s = drawn(g);
    expect(s.figures).toEqual([]);
    expect(s.roster).toEqual([]);
    expect(s.objective.text).not.toBe('');
  });
});

test('whoever is dead or gone says so on the card, and nobody else does', () => {
  const gone = (condition: 'obviously-dead' | 'ran-away' | 'out-of-the-fight' | 'carry-on') =>
    shown({ people: { 'star-1': { condition } } }).roster.find((c) => c.id === 'star-1')?.gone;
  expect([gone('obviously-dead'), gone('ran-away')]).toEqual([true, true]);
  expect([gone('out-of-the-fight'), gone('carry-on')]).toEqual([undefined, undefined]);
});
