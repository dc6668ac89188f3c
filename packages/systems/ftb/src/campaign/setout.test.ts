import { rowFor } from '@shambles/engine';
import { possibly } from '@shambles/thw';
import { describe, expect, test } from 'vitest';
import { CLASSES, ENCOUNTERS, type EncounterKind } from '../kinds.js';
import { armOf } from '../melee/weapons.js';
import { OPTIONS } from '../options.js';
import type { Plan } from '../state/campaign.js';
import { checkState } from '../state/check.js';
import { CONFRONTATION_WHO, DAY_PART, whoIsIt } from '../tables/campaign.js';
import { SCENARIOS } from '../tables/scenarios.js';
import { SHEETS } from '../tables/sheets.js';
import { type Game, game } from '../testing/game.js';
import { inWords } from '../testing/said.js';
import { story } from '../testing/story.js';

const planned = (kind: EncounterKind, more: Partial<Plan> = {}): Plan => ({
  kind,
  area: 'suburban',
  part: 'daytime',
  foes: 'ganger',
  goal: 'food',
  seat: 'player-1',
  who: [],
  voluntary: true,
  ready: [],
  ...more,
});

/** The options of the open question in words. */
function linesOf(g: Game): string[] {
  const { shape } = g.asked();
  return 'options' in shape ? shape.options.map((o) => inWords(o.line)) : [];
}

describe('when', () => {
  test('[FTB-13.2] [FTB-13.0] [FTB-14.14.5] the player chooses the Day Part', () => {
    const g = story({
      people: { 'star-1': {} },
      campaign: { step: 'details', plan: planned('search', { part: '' }) },
    }).run(1);
    expect(g.question()).toBe('player-1 part FTB-13.2');
    g.answer('evening');
    expect(g.state.campaign.plan?.part).toBe('evening');
  });

  test('[FTB-14.10.5a] [FTB-14.12.5a] [FTB-14.16.5] as in all that one does by choice', () => {
    for (const kind of ['chillin', 'raid', 'rescue', 'take-back'] as const) {
      const plan = planned(kind, { part: '' });
      expect(
        story({ people: { 'star-1': {} }, campaign: { step: 'details', plan } })
          .run(1)
          .options(),
      ).toEqual(['morning', 'daytime', 'evening', 'night']);
    }
  });

  test('[FTB-14.9.5a] [FTB-14.11.5b] [FTB-14.13.5b] [FTB-T-day-part-roll] in what happens to one it is rolled', () => {
    const rolled = (kind: EncounterKind, die: number) => {
      const plan = planned(kind, { part: '' });
      const g = story({ people: { 'star-1': {} }, campaign: { step: 'details', plan }, dice: [die] }).run(1);
      g.done();
      return g.state.campaign.plan?.part;
    };
    for (const kind of ['burglarized', 'confrontation', 'robbed', 'robbing'] as const)
      expect([1, 2, 3, 4, 5, 6].map((die) => rolled(kind, die))).toEqual([
        'morning',
        'daytime',
        'evening',
        'evening',
        'night',
        'night',
      ]);
    expect(rowFor(DAY_PART, 4).part).toBe('evening');
  });

  test('[FTB-EX-2.1.3] [FTB-2.1.3] a chance of 1 or 2 that it is Night: a 5 is Daytime', () => {
    const g = game({ dice: [5, 2] });
    const night = () => g.begin(possibly(g.w, 2, { rule: 'FTB-2.1.3', label: 'day-part' })).result;
    expect([night(), night()]).toEqual([false, true]);
  });

  test('[FTB-13.1.2b] at Night a 1 is a full moon', () => {
    const moon = (part: 'night' | 'evening', dice: readonly number[]) => {
      const plan = planned('search', { part, who: ['star-1'] });
      const g = story({ people: { 'star-1': {} }, campaign: { step: 'set-out', plan }, dice }).run(1);
      g.done();
      return g.state.encounter?.fullMoon;
    };
    expect([moon('night', [1]), moon('night', [2]), moon('evening', [])]).toEqual([true, false, false]);
  });
});

test('[FTB-14.0] no detail is asked for where no Encounter is planned', () => {
  const g = story({ people: { 'star-1': {} }, campaign: { step: 'details', plan: null } });
  expect(() => g.run(1)).toThrow('No Encounter is planned.');
});

describe('the sheet of an Encounter', () => {
  test('[FTB-14.3] says where, by whom and when for every kind', () => {
    for (const kind of ENCOUNTERS) {
      const sheet = SHEETS[kind];
      expect(sheet.rule).toMatch(/^FTB-(14|TB)/);
      expect(sheet.section).toBeGreaterThan(0);
      expect(['alone', 'available', 'any', 'all']).toContain(sheet.band);
    }
  });

  test('[FTB-14.8.5d] Escape! goes by the tables of days 21 to 30, and forbids no recruiting', () => {
    expect(SCENARIOS.find((s) => s.id === 'escape')?.day).toBe(21);
    const plan = planned('escape', { who: ['star-1'] });
    const out = story({
      people: { 'star-1': {} },
      campaign: { step: 'set-out', plan, when: { year: 1, month: 1, day: 28 } },
    }).run(1);
    expect(out.state.encounter).toMatchObject({ kind: 'escape', day: 28, foes: 'ganger' });
  });
});

describe('where', () => {
  const area = (g: ReturnType<typeof story>) => g.state.campaign.plan?.area;
  const chosen = (kind: string, at: 'urban' | 'rural', day = 31) =>
    story({
      people: { 'star-1': { class: day > 20 ? 'ganger' : 'citizen' } },
      home: 'suburban',
      options: { encounters: 'from-start' },
      campaign: { area: at, left: 1, when: { year: 1, month: 1, day } },
    })
      .run(1)
      .answer(kind);

  test('[FTB-14.6.3] [FTB-14.7.3] [FTB-14.8.3] any area by choice in the first weeks', () => {
    for (const [kind, day] of [
      ['zed', 7],
      ['robbery-in-town', 14],
      ['escape', 21],
    ] as const) {
      const g = chosen(kind, 'urban', day).run(2);
      expect(g.question()).toBe('player-1 area FTB-11.5.1');
      expect(area(g.answer('rural'))).toBe('rural');
    }
  });

  test('[FTB-14.12.3] [FTB-14.13.3] [FTB-14.14.3] [FTB-14.16.3] [FTB-D-73] where one has gone for the month', () => {
    for (const kind of ['raid', 'robbing', 'search', 'take-back'])
      expect([area(chosen(kind, 'urban')), area(chosen(kind, 'rural'))]).toEqual(['urban', 'rural']);
  });

  test('[FTB-14.10.3] [FTB-D-73] Chillin’ takes place in a city, wherever one sets out from', () => {
    for (const from of ['urban', 'rural'] as const) expect(area(chosen('chillin', from))).toBe('urban');
  });

  test('[FTB-12.10] trouble comes upon a Star at large before one under arrest', () => {
    const g = story({
      people: { 'star-1': {}, 'star-2': { seat: 'player-2' } },
      campaign: {
        step: 'details',
        plan: planned('robbed', { seat: '' }),
        arrests: [{ who: 'star-1', by: 'police', day: 14 }],
      },
    }).run(1);
    expect(g.state.campaign.plan?.seat).toBe('player-2');
    expect(g.facts('drawn')).toEqual([]);
  });

  test('[FTB-14.12.2] a Rescue is of a band that has somebody to be rescued, whoever’s it is', () => {
    const g = story({
      people: { 'star-1': {}, 'star-2': { seat: 'player-2' }, n1: { seat: 'player-2' } },
      campaign: { step: 'details', plan: planned('rescue', { seat: '' }) },
    }).run(1);
    expect(g.state.campaign.plan?.seat).toBe('player-2');
    expect(g.facts('drawn')).toEqual([]);
  });

  test('[FTB-14.9.3] Home is burgled where it is; [FTB-14.11.3] other trouble comes where one is', () => {
    const trouble = (kind: EncounterKind) =>
      area(
        story({
          people: { 'star-1': {} },
          home: 'rural',
          campaign: { area: 'urban', step: 'details', plan: planned(kind, { seat: '', area: 'urban' }) },
        }).run(1),
      );
    expect([trouble('burglarized'), trouble('confrontation'), trouble('robbed')]).toEqual([
      'rural',
      'urban',
      'urban',
    ]);
  });
});

test('[FTB-13.1] [FTB-13.1.1] [FTB-13.1.2a] [FTB-13.1.2b] the Day Part says how far one sees', () => {
  const sees = (part: 'morning' | 'daytime' | 'evening' | 'night', fullMoon = false) =>
    game({ encounter: { part, fullMoon } }).table.vision({ x: 3, y: 3 });
  expect([sees('morning'), sees('daytime')]).toEqual([Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]);
  expect([sees('evening'), sees('night'), sees('night', true)]).toEqual([12, 6, 12]);
});

test('[FTB-11.8.1] body armor is worn as long as it is packed', () => {
  const worn = (items: readonly number[]) => {
    const g = story({ people: { 'star-1': { has: ['pistol', 'body-armor'], armored: true } } });
    g.w.happen({ is: 'packed', cause: 'FTB-11.7.3a', who: 'star-1', items });
    return g.person('star-1').armored;
  };
  expect([worn([1, 2]), worn([2]), worn([1])]).toEqual([true, true, false]);
});

describe('who goes', () => {
  const band = { 'star-1': { rep: 5 }, n1: { rep: 3 }, n2: { rep: 4 }, n3: { rep: 4 } };
  const mustered = (kind: EncounterKind, dice: readonly number[] = [], goal = '') =>
    story({ people: band, campaign: { step: 'muster', plan: planned(kind, { goal }) }, dice }).run(1);

  test('[FTB-14.9.6] [FTB-EX-14.9.6] a die for each: not above its Rep, or it is nowhere to be found', () => {
    const g = mustered('burglarized', [3, 5, 6]);
    expect(g.question()).toBe('player-1 come-along FTB-14.9');
    expect(g.options()).toEqual(['n1']);
    g.answer(['n1']);
    expect(g.state.campaign.plan?.who).toEqual(['star-1', 'n1']);
    g.done();
    expect(mustered('burglarized', [4, 4, 4]).options()).toEqual(['n2', 'n3']);
  });

  test('[FTB-14.9.2] [FTB-14.10.2] [FTB-14.11.2] [FTB-14.11.6] [FTB-14.13.2] [FTB-14.13.6] so for all of these', () => {
    for (const kind of ['burglarized', 'chillin', 'confrontation', 'robbed', 'robbing'] as const)
      expect(mustered(kind, [1, 1, 6]).facts('availability')).toMatchObject([
        { who: 'n1', comes: true },
        { who: 'n2', comes: true },
        { who: 'n3', comes: false },
      ]);
  });

  test('[FTB-14.9.6] [FTB-14.11.6] [FTB-14.13.6] each cites the rule of its own Encounter', () => {
    const cited = (kind: EncounterKind) => mustered(kind, [1, 1, 6]).facts('availability')[0]?.cause;
    const kinds = ['burglarized', 'chillin', 'confrontation', 'confronting', 'robbed', 'robbing'] as const;
    expect(kinds.map(cited)).toEqual([
      'FTB-14.9.6',
      'FTB-14.9.6',
      'FTB-14.11.6',
      'FTB-14.11.6',
      'FTB-14.13.6',
      'FTB-14.13.6',
    ]);
  });

  test('[FTB-14.12.2] [FTB-14.14.2] [FTB-14.16.2] any of the band otherwise, and no dice', () => {
    for (const kind of ['raid', 'search', 'take-back'] as const) {
      const g = mustered(kind);
      expect(g.question()).toBe(`player-1 come-along ${SHEETS[kind].rule}`);
      expect(g.options()).toEqual(['n1', 'n2', 'n3']);
      g.answer([]);
      expect(g.state.campaign.plan?.who).toEqual(['star-1']);
    }
  });

  test('[FTB-D-8] whoever raiders come for is at Home with the others', () => {
    expect(mustered('raid-defend', [], 'n1').state.campaign.plan?.who).toEqual(['star-1', 'n1', 'n2', 'n3']);
  });

  test('[FTB-12.10] neither a Star under arrest goes nor its band', () => {
    const g = story({
      people: { 'star-1': {}, n1: {}, 'star-2': { seat: 'player-2' } },
      campaign: {
        step: 'muster',
        plan: planned('search'),
        arrests: [{ who: 'star-1', by: 'police', day: 14 }],
      },
    }).run(1);
    expect(g.state.campaign.plan?.who).toEqual(['star-2']);
  });

  test('[FTB-14.6.2] [FTB-14.7.2] [FTB-14.8.2] the Star alone in the first weeks', () => {
    for (const kind of ['zed', 'robbery-in-town', 'escape'] as const)
      expect(mustered(kind).state.campaign.plan?.who).toEqual(['star-1']);
  });

  test('[FTB-14.6.2] the log says who stays behind', () => {
    expect(mustered('zed').facts('stays')).toMatchObject([{ who: ['n1', 'n2', 'n3'], alone: true }]);
    expect(mustered('search').answer(['n2']).facts('stays')).toMatchObject([
      { who: ['n1', 'n3'], alone: false },
    ]);
    expect(mustered('search').answer(['n1', 'n2', 'n3']).facts('stays')).toEqual([]);
  });

  test('[FTB-14.12.2] a Rescue is for one of the band, by chance, who cannot come along', () => {
    const plan = planned('rescue', { goal: '' });
    const g = story({ people: band, campaign: { step: 'details', plan }, draws: [['n2']] }).run(1);
    expect(g.state.campaign.plan?.goal).toBe('n2');
    expect(mustered('rescue', [], 'n2').options()).toEqual(['n1', 'n3']);
    const out = story({
      people: band,
      campaign: { step: 'set-out', plan: planned('rescue', { goal: 'n2', who: ['star-1', 'n1'] }) },
    }).run(1);
    expect(['star-1', 'n1', 'n2', 'n3'].map((id) => out.person(id).condition)).toEqual([
      'carry-on',
      'carry-on',
      'captured',
      'home',
    ]);
  });
});

describe('whom one meets', () => {
  const row = (die: number) => rowFor(CONFRONTATION_WHO, die);

  test('[FTB-14.11.7] [FTB-T-confrontation-who] a die, by the Class of the Star', () => {
    const column = (own: 'ganger' | 'militia' | 'survivor') =>
      [1, 2, 3, 4, 5, 6].map((die) => whoIsIt(row(die), own, 31));
    expect(column('ganger')).toEqual(['ganger', 'ganger', 'ganger', 'militia', 'militia', 'survivor']);
    expect(column('militia')).toEqual(['ganger', 'ganger', 'militia', 'militia', 'militia', 'survivor']);
    expect(column('survivor')).toEqual(['survivor', 'survivor', 'survivor', 'militia', 'militia', 'ganger']);
  });

  test('[FTB-D-6] Citizens read Survivors as Citizens and Militia as Police in the first twenty days', () => {
    const column = (day: number) => [1, 4, 6].map((die) => whoIsIt(row(die), 'citizen', day));
    expect(column(20)).toEqual(['citizen', 'police', 'ganger']);
    expect(column(21)).toEqual(['survivor', 'militia', 'ganger']);
    expect(whoIsIt(row(1), 'survivor', 20)).toBe('survivor');
  });

  test('[FTB-14.11.7] [FTB-D-12] [FTB-D-8] so for all who come by themselves, and for those one robs', () => {
    for (const kind of ['confrontation', 'robbed', 'robbing', 'raid-defend', 'burglarized'] as const) {
      const plan = planned(kind, { foes: '' });
      const g = story({
        people: { 'star-1': { class: 'militia' } },
        campaign: { step: 'details', plan },
        dice: [3],
      });
      expect(g.run(1).state.campaign.plan?.foes).toBe('militia');
    }
  });

  test('[FTB-14.12] [FTB-14.12.1] one raids whom one likes, for what one likes', () => {
    const asked = (day: number) => {
      const plan = planned('raid', { foes: '', goal: '' });
      return story({
        people: { 'star-1': {} },
        campaign: { step: 'details', plan, when: { year: 1, month: 1, day } },
      }).run(1);
    };
    for (const day of [14, 28, 31]) expect(asked(day).options().toSorted()).toEqual(CLASSES.toSorted());
    expect(asked(31).answer('citizen').state.campaign.plan?.foes).toBe('citizen');
    const g = asked(31).answer('militia').run(1);
    expect(g.question()).toBe('player-1 goal FTB-14.12.1');
    expect(g.options()).toContain('somebody');
    g.answer('medical');
    expect(g.state.campaign.plan).toMatchObject({ foes: 'militia', goal: 'medical' });
  });

  test('[FTB-D-8] raiders come for one Item or one of the band, by chance', () => {
    const plan = planned('raid-defend', { goal: '' });
    const goal = (draw: string) =>
      story({
        people: { 'star-1': { has: ['pistol'] }, n1: {} },
        stock: { 'player-1': ['food'] },
        campaign: { step: 'details', plan },
        draws: [[draw]],
      }).run(1).state.campaign.plan?.goal;
    expect(['item-1', 'item-2', 'n1'].map(goal)).toEqual(['item-1', 'item-2', 'n1']);
  });

  test('[FTB-D-8] a single Item is what they come for, and somebody can be what one looks for oneself', () => {
    const goal = story({
      people: { 'star-1': { has: ['pistol'] } },
      campaign: { step: 'details', plan: planned('raid-defend', { goal: '' }) },
    }).run(1).state.campaign.plan?.goal;
    expect(goal).toBe('item-1');
    const raid = story({
      people: { 'star-1': {} },
      campaign: { step: 'details', plan: planned('raid', { goal: '' }) },
    }).run(1);
    expect(linesOf(raid)).toEqual(expect.arrayContaining(['A Food Item', 'A Pistol', 'Somebody they have']));
  });

  test('[FTB-D-8] with no Item and no band they come for the Star', () => {
    const g = story({
      people: { 'star-1': {} },
      campaign: { step: 'details', plan: planned('raid-defend', { goal: '' }) },
    }).run(1);
    expect(g.state.campaign.plan?.goal).toBe('star-1');
  });

  test('[FTB-14.9.3] [FTB-12.10] whose band it is about: a Star at large before one under arrest', () => {
    const people = { 'star-1': {}, 'star-2': { seat: 'player-2' } };
    const about = (arrested: readonly string[]) => {
      const arrests = arrested.map((who) => ({ who, by: 'police' as const, day: 7 }));
      const plan = planned('search', { seat: '' });
      return story({ people, campaign: { step: 'details', plan, arrests }, draws: [['star-1']] }).run(1).state
        .campaign.plan?.seat;
    };
    expect(about(['star-1'])).toBe('player-2');
    expect(about(['star-1', 'star-2'])).toBe('player-1');
  });
});

describe('what is carried', () => {
  const people = { 'star-1': { rep: 2, has: ['shotgun', 'pistol'] } };
  const packing = (kind: EncounterKind = 'search') =>
    story({
      people,
      stock: { 'player-1': ['ba-pistol', 'body-armor', 'food', 'two-hand'] },
      campaign: { step: 'pack', plan: planned(kind, { who: ['star-1'] }) },
    }).run(1);

  test('[FTB-11.7.3a] all as it was is one answer', () => {
    const g = packing();
    expect(g.question()).toBe('player-1 pack FTB-11.7.3a');
    expect(g.options()).toEqual(['ready', 'load star-1', 'hands star-1']);
    g.answer('ready').run(1);
    expect(g.state.campaign.step).toBe('set-out');
  });

  test('[FTB-D-266] [FTB-14.15.1b] whoever has the Cure may take it, unless it is immune', () => {
    const g = story({
      people: { 'star-1': { has: ['cure', 'cure'], infection: 'exposed' } },
      campaign: { step: 'pack', plan: planned('search', { who: ['star-1'] }) },
    }).run(1);
    expect(g.options()).toEqual(['ready', 'load star-1', 'dose star-1']);
    expect(linesOf(g)[2]).toBe('Robin takes the Cure');
    g.answer('dose star-1').run(1);
    expect(g.person('star-1')).toMatchObject({ infection: 'immune', items: [{ what: 'cure' }] });
    expect(g.options()).toEqual(['ready', 'load star-1']);
  });

  const two = {
    people: { 'star-1': { has: ['pistol'] }, 'star-2': { seat: 'player-2', has: ['pistol'] } },
    stock: { 'player-1': ['food'], 'player-2': ['luxury'] },
  };

  test('[FTB-11.7.3a] [FTB-11.11] a band that does not go neither packs nor leaves anything at Home', () => {
    const g = story({ ...two, campaign: { step: 'pack', plan: planned('search', { who: ['star-2'] }) } });
    expect(g.run(1).question()).toBe('player-2 pack FTB-11.7.3a');
    g.answer('ready').run(2);
    expect(g.facts('left-home').map((f) => f.items)).toEqual([['luxury']]);
  });

  test('[FTB-11.11] [FTB-14.6.5a] where nothing stays at Home, and no weapon is forbidden, nothing is said of it', () => {
    const said = (has: readonly string[]) => {
      const g = story({
        people: { 'star-1': { has } },
        campaign: { step: 'pack', plan: planned('zed', { who: ['star-1'] }) },
      });
      g.run(1).answer('ready').run(2);
      return [g.facts('packed').length, g.facts('left-home').length];
    };
    expect([said(['pistol', 'food']), said(['assault-rifle', 'food'])]).toEqual([
      [0, 0],
      [1, 1],
    ]);
  });

  test('[FTB-11.7.3a] each is asked of its figure, in words: what to take and leave, and what to hold', () => {
    const g = story({
      people: { 'star-1': { has: ['pistol', 'food'] } },
      stock: { 'player-1': ['shotgun'] },
      campaign: { step: 'pack', plan: planned('search', { who: ['star-1'] }) },
    }).run(1);
    const { shape } = g.asked();
    expect('options' in shape && shape.options.map((o) => o.on)).toEqual(['', 'star-1', 'star-1']);
    expect(linesOf(g)).toEqual([
      'Go as you are, and leave a Shotgun at Home',
      'What Robin carries',
      'What Robin has in hand',
    ]);
    g.answer('load star-1');
    expect(linesOf(g)).toEqual(['That is all', 'Leave a Pistol', 'Leave a Food Item', 'Take a Shotgun']);
    g.answer('done');
    expect(linesOf(g)).toEqual(['Nothing', 'A Pistol', 'A Pistol, concealed']);
  });

  test('[FTB-6.7a] [FTB-11.7.3a] a weapon out of ammo is not like one that is loaded', () => {
    const items = [true, false, true].map((empty, i) => ({ id: 1 + i, what: 'pistol', empty }));
    const g = story({
      people: { 'star-1': { items, hand: [] } },
      campaign: { step: 'pack', plan: planned('search', { who: ['star-1'] }) },
    })
      .run(1)
      .answer('load star-1');
    expect(g.options()).toEqual(['done', '1', '2']);
    // Of two that are alike the second is no answer, and no rule forbids it.
    expect(g.refused('3')).toBe('FTB-11.7.3a');
    expect(g.refused('77')).toBe('FTB-11.7.3a');
  });

  test('[FTB-11.8.1] [FTB-11.7.3a] with nothing to be missed at Home they just go, and a second body armor is not missed', () => {
    const goes = (has: string[], stock: string[]) =>
      ready(
        story({
          people: { 'star-1': { has, armored: has.includes('body-armor') } },
          stock: { 'player-1': stock },
          campaign: { step: 'pack', plan: planned('search', { who: ['star-1'] }) },
        }).run(1),
      );
    expect(goes(['pistol'], ['food'])).toBe('Go as you are');
    expect(goes(['pistol', 'body-armor'], ['body-armor'])).toBe('Go as you are');
    expect(goes(['pistol'], ['body-armor'])).toBe('Go as you are, and leave body armor at Home');
    expect(ready(packing('robbed'))).toBe('Go as you are');
  });

  test('[FTB-11.7.3a] only loads that can change are asked for: something carried, or something at Home to take', () => {
    const asks = (has: readonly string[], stock: readonly string[]) =>
      story({
        people: { 'star-1': { has: ['food'] }, n1: { has } },
        stock: { 'player-1': stock },
        campaign: { step: 'pack', plan: planned('search', { who: ['star-1', 'n1'] }) },
      })
        .run(1)
        .options();
    const both = ['ready', 'load star-1', 'load n1'];
    expect([asks(['food'], []), asks([], ['food'])]).toEqual([both, both]);
    expect(asks([], [])).toEqual(['ready', 'load star-1']);
  });

  test('[FTB-14.2a] [FTB-D-211] nobody goes through what is at Home before trouble that comes on the way', () => {
    for (const kind of ['burglarized', 'confrontation', 'robbed'] as const)
      expect(packing(kind).options()).toEqual(['ready', 'hands star-1']);
    for (const kind of ['raid-defend', 'robbing', 'take-back'] as const)
      expect(packing(kind).options()).toContain('load star-1');
  });

  test('[FTB-11.7.4c] [FTB-11.8.1] no more than three times its Rep, armor that is worn not counted', () => {
    const g = packing().answer('load star-1');
    expect(g.options()).toEqual(['done', '1', '2', '3', '4', '5', '6']);
    g.answer('6', '3');
    expect(g.options()).toEqual(['done', '1', '2', '3', '4', '6']);
    g.answer('4');
    expect(g.refused('5')).toBe('FTB-11.7.4c');
    g.answer('done', '1');
    expect(g.person('star-1')).toMatchObject({ armored: true, hand: [1], concealed: false });
    expect(g.person('star-1').items.map((i) => i.what)).toEqual([
      'shotgun',
      'pistol',
      'ba-pistol',
      'body-armor',
      'two-hand',
    ]);
    expect(g.state.campaign.households[0]?.stock.map((i) => i.what)).toEqual(['food']);
  });

  test('[FTB-11.7.4c] [FTB-11.8.1] whoever is fully laden takes body armor to wear, but neither a second one nor anything else', () => {
    const takes = (...worn: string[]) =>
      story({
        people: {
          'star-1': { rep: 2, has: [...Array<string>(6).fill('food'), ...worn], armored: worn.length > 0 },
        },
        stock: { 'player-1': ['medical', 'body-armor'] },
        campaign: { step: 'pack', plan: planned('search', { who: ['star-1'] }) },
      })
        .run(1)
        .answer('load star-1');
    expect(linesOf(takes()).filter((line) => line.startsWith('Take'))).toEqual(['Take body armor']);
    expect(linesOf(takes('body-armor')).filter((line) => line.startsWith('Take'))).toEqual([]);
    // One Food Item like another that may be left: no rule forbids it.
    expect(takes().refused('2')).toBe('FTB-11.7.3a');
    expect(takes().refused('7')).toBe('FTB-11.7.4c');
  });

  test('[FTB-11.7.3a] Items that are alike are one answer', () => {
    const g = story({
      people: { 'star-1': { rep: 4, has: ['food', 'food', 'pistol', 'pistol'] } },
      stock: { 'player-1': ['food', 'medical', 'medical'] },
      campaign: { step: 'pack', plan: planned('search', { who: ['star-1'] }) },
    })
      .run(1)
      .answer('load star-1');
    expect(g.options()).toEqual(['done', '1', '3', '5', '6']);
    expect(g.refused('7')).toBe('FTB-11.7.3a');
    g.answer('6');
    expect(g.options()).toEqual(['done', '1', '3', '5', '6', '7']);
    g.answer('done');
    expect(g.options()).toEqual(['nothing', '3', '3 concealed', '3+4', '3+4 concealed']);
  });

  test('[FTB-8.1] [FTB-D-95] a Two-Hand melee weapon in one hand beside another weapon', () => {
    const g = packing().answer('load star-1', '1', '6', 'done');
    expect(g.options()).toEqual(['nothing', '2', '2 concealed', '6', '2+6']);
    g.answer('2+6');
    expect(g.person('star-1')).toMatchObject({ hand: [2, 6], concealed: false });
    expect(armOf(g.book, g.person('star-1'))).toMatchObject({ circumstance: 'two-hand-in-one', dice: 1 });
    expect(checkState(g.state, g.book)).toBeUndefined();
  });

  test('[FTB-14.6.5a] [FTB-14.7.5a] [FTB-14.8.5b] [FTB-D-76] only what the Encounter permits, and its rule forbids the rest', () => {
    const light = (kind: EncounterKind, has: readonly string[]) =>
      story({
        people: { 'star-1': { rep: 4, has } },
        stock: { 'player-1': ['pistol', 'shotgun', 'food'] },
        campaign: { step: 'pack', plan: planned(kind, { who: ['star-1'] }) },
      }).run(1);
    const zed = light('zed', ['ba-pistol', 'one-hand', 'food']);
    expect(zed.question()).toBe('player-1 pack-light FTB-14.6.5a');
    expect(zed.asked().values).toEqual({ limit: { noun: 'limit.FTB-14.6.5a', count: 1 } });
    // The BA Pistol is put down before anything is packed.
    expect(zed.person('star-1').items.map((i) => i.what)).toEqual(['one-hand', 'food']);
    zed.answer('load star-1');
    expect(zed.options()).toEqual(['done', '2', '3', '6']);
    for (const forbidden of ['1', '4', '5']) expect(zed.refused(forbidden)).toBe('FTB-14.6.5a');
    expect(zed.refused('77')).toBe('FTB-11.7.3a');
    zed.answer('2');
    expect(zed.options()).toEqual(['done', '2', '3', '4', '6']);
    zed.answer('4');
    expect(zed.refused('2')).toBe('FTB-14.6.5a');
    zed.answer('done');
    expect(zed.options()).toEqual(['nothing', '4 concealed']);
    expect(zed.refused('4')).toBe('FTB-14.6.5a');
    expect(zed.refused('2')).toBe('FTB-11.7.3b');
    zed.answer('4 concealed').run(1).answer('ready').run(2);
    expect(zed.person('star-1')).toMatchObject({ hand: [4], concealed: true });
    expect(zed.facts('left-home')[0]?.items.toSorted()).toEqual(['ba-pistol', 'food', 'one-hand', 'shotgun']);
    const town = light('robbery-in-town', ['ba-pistol', 'shotgun']).answer('load star-1', '3', 'done');
    expect(town.options()).toEqual(['nothing', '1 concealed', '3 concealed', '1+3 concealed']);
  });

  test('[FTB-14.6.5a] who wants nothing in hand has nothing in hand, and nothing to conceal', () => {
    const g = story({
      people: { 'star-1': { has: ['pistol'] } },
      campaign: { step: 'pack', plan: planned('zed', { who: ['star-1'] }) },
    });
    g.run(1).answer('hands star-1', 'nothing').run(1).answer('ready').run(2);
    expect(g.person('star-1')).toMatchObject({ hand: [], concealed: false });
  });

  /** The first option of the question that a game is at, in words. */
  const ready = (g: Game) => linesOf(g)[0];

  test('[FTB-11.8.1] [FTB-11.11] weapons and body armor that would stay at Home are named before they go', () => {
    expect(ready(packing())).toBe(
      'Go as you are, and leave a BA Pistol, body armor and a two-hand melee weapon at Home',
    );
    const worn = packing().answer('load star-1', '4', 'done', '1').run(1);
    expect(ready(worn)).toBe('Go as you are, and leave a BA Pistol and a two-hand melee weapon at Home');
  });

  test('[FTB-14.6.5a] [FTB-11.11] so is a weapon that the Encounter forbids and that was laid down for it', () => {
    const g = story({
      people: { 'star-1': { has: ['assault-rifle', 'pistol'] } },
      campaign: { step: 'pack', plan: planned('zed', { who: ['star-1'] }) },
    }).run(1);
    expect(g.question()).toBe('player-1 pack-light FTB-14.6.5a');
    expect(ready(g)).toBe('Go as you are, and leave an Assault Rifle at Home');
  });

  test('[FTB-11.7.3b] [FTB-D-59] two hands, and small arms out of sight', () => {
    const g = packing().answer('load star-1', '3', 'done');
    expect(g.options()).toEqual([
      'nothing',
      '1',
      '2',
      '2 concealed',
      '3',
      '3 concealed',
      '2+3',
      '2+3 concealed',
    ]);
    g.answer('2+3 concealed');
    expect(g.person('star-1')).toMatchObject({ hand: [2, 3], concealed: true });
  });

  test('[FTB-14.6.5a] [FTB-14.7.5a] [FTB-14.8.5b] [FTB-D-76] what the first weeks forbid stays at Home', () => {
    const out = (kind: EncounterKind, has: readonly string[], hand?: number[]) => {
      const g = story({
        people: { 'star-1': { has, ...(hand && { hand }) } },
        campaign: { step: 'set-out', plan: planned(kind, { who: ['star-1'] }) },
      }).run(1);
      const p = g.person('star-1');
      return [p.items.map((i) => i.what), p.concealed, p.hand.length];
    };
    // Nothing is concealed if no weapon is left.
    expect(out('zed', ['shotgun', 'ba-pistol', 'food'])).toEqual([['food'], false, 0]);
    const has = ['shotgun', 'pistol', 'ba-pistol', 'food'];
    expect(out('zed', has)).toEqual([['pistol', 'food'], true, 1]);
    expect(out('robbery-in-town', has)).toEqual([['pistol', 'ba-pistol', 'food'], true, 2]);
    expect(out('escape', ['shotgun', 'ba-pistol', 'pistol'])).toEqual([['ba-pistol'], true, 1]);
    expect(out('escape', ['pistol', 'shotgun', 'ba-pistol'])).toEqual([['pistol'], true, 1]);
    expect(out('zed', ['one-hand', 'pistol'])).toEqual([['one-hand'], true, 1]);
    // What is in hand comes before what is put away.
    expect(out('zed', ['one-hand', 'pistol'], [2])).toEqual([['pistol'], true, 1]);
    expect(out('zed', ['one-hand', 'pistol'], [1])).toEqual([['one-hand'], true, 1]);
    expect(out('search', has)[0]).toEqual(has);
  });
});

describe('Burglarized', () => {
  const home = (dice: readonly number[]) =>
    story({
      people: { 'star-1': { rep: 5, has: ['body-armor'] } },
      stock: { 'player-1': ['food', 'luxury', 'medical'] },
      campaign: { step: 'set-out', plan: planned('burglarized', { who: ['star-1'] }) },
      dice,
    }).run(1);

  test('[FTB-14.9] [FTB-14.9.5b] [FTB-14.9.5c] [FTB-D-7] without doubles they have been: an odd die, and an Item is gone', () => {
    const g = home([2, 3, 1, 4, 5]);
    expect(g.state.campaign.households[0]?.stock.map((i) => i.what)).toEqual(['luxury']);
    g.done();
  });

  test('[FTB-14.9.5b] [FTB-D-74] nobody is Home a month away: no roll for doubles, and the losses', () => {
    const g = story({
      people: { 'star-1': { rep: 5 } },
      stock: { 'player-1': ['food', 'luxury'] },
      campaign: {
        area: 'urban',
        step: 'set-out',
        plan: planned('burglarized', { who: ['star-1'] }),
      },
      dice: [1, 2],
    }).run(1);
    expect(g.state.campaign.households[0]?.stock.map((i) => i.what)).toEqual(['luxury']);
    g.done();
  });

  test('[FTB-14.9.5d] [FTB-14.9.1] then it is over: a success if nothing is missing', () => {
    expect(home([2, 3, 1, 4, 5]).state.encounter).toMatchObject({ stage: 'over', result: 'failure' });
    expect(home([2, 3, 2, 4, 6]).state.encounter).toMatchObject({ stage: 'over', result: 'success' });
    expect(home([2, 3, 2, 4, 6]).person('star-1').condition).toBe('home');
    expect(home([2, 3, 2, 4, 6]).facts('stock-lost')).toEqual([]);
    // Only those who are there arm themselves. FTB-11.8.1
    expect([home([2, 3, 2, 4, 6]), home([3, 3])].map((g) => g.person('star-1').armored)).toEqual([
      false,
      true,
    ]);
  });

  test('[FTB-14.9.5b] [FTB-14.9.4] doubles: somebody is Home, and it is played', () => {
    const g = home([3, 3]);
    expect(g.state.encounter).toMatchObject({ stage: 'layout', kind: 'burglarized', result: '' });
    expect(g.person('star-1').condition).toBe('carry-on');
    g.done();
  });
});

test('[FTB-3.1.4.1a] a Star sets out with Star Power of its Rep', () => {
  const g = story({
    people: { 'star-1': { rep: 5 }, n1: { rep: 4 } },
    campaign: { step: 'set-out', plan: planned('search', { who: ['star-1', 'n1'] }) },
  }).run(1);
  expect([g.person('star-1').power, g.person('n1').power]).toEqual([5, 0]);
  expect(g.facts('fielded').map((f) => f.power)).toEqual([{ 'star-1': 5 }]);
});

test('[FTB-1.1b] players are against each other where that was chosen, and never in a campaign', () => {
  const sides = (scenario: string, sides: string) => {
    const g = story({
      scenario,
      options: { players: '2', sides },
      people: { 'star-1': { rep: 5 }, 'star-2': { rep: 5, seat: 'player-2' } },
      campaign: {
        on: scenario === 'campaign',
        step: 'set-out',
        plan: planned('search', { who: ['star-1', 'star-2'] }),
      },
    }).run(1);
    return g.facts('fielded').map((f) => Object.values(f.side));
  };
  expect(sides('search', 'together')).toEqual([['players', 'players']]);
  expect(sides('search', 'opposed')).toEqual([['player-1', 'player-2']]);
  expect(sides('campaign', 'opposed')).toEqual([['players', 'players']]);
});

test('[FTB-14.3] the options of the table are open in the Encounters whose sheets leave them open', () => {
  const open = (id: string) => {
    const spec = OPTIONS.find((o) => o.id === id);
    return new Set<string>(spec && 'of' in spec ? spec.of : []);
  };
  const kinds = (may: (sheet: (typeof SHEETS)[EncounterKind]) => boolean) =>
    ENCOUNTERS.filter((kind) => may(SHEETS[kind]));
  expect(open('sides')).toEqual(new Set(kinds(() => true)));
  expect(open('part')).toEqual(new Set(kinds(({ part }) => part === 'chosen')));
  expect(open('grunt-power')).toEqual(new Set(['campaign', ...kinds(({ band }) => band !== 'alone')]));
});
