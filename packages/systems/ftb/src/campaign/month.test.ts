import { type Line, rowFor } from '@shambles/engine';
import { describe, expect, test } from 'vitest';
import type { Attribute } from '../kinds.js';
import { after } from '../state/campaign.js';
import { ARREST_MILITARY, INVOLUNTARY } from '../tables/campaign.js';
import { inWords } from '../testing/said.js';
import { story, type Telling } from '../testing/story.js';

/** All Encounters are available from the first week. FTB-D-72. */
const EARLY = { encounters: 'from-start' } as const;
const alone = { 'star-1': { rep: 5 } };
const banded = { 'star-1': { rep: 5 }, n1: { rep: 3 }, n2: { rep: 4 } };

describe('the calendar', () => {
  test('[FTB-11.3a] [FTB-11.3b] [FTB-D-22] [FTB-11.1] a week at a time in the first thirty days, then by months and years', () => {
    const days = [7];
    let when = { year: 1, month: 1, day: 7 };
    for (let n = 0; n < 4; n++) {
      when = after(when);
      days.push(when.day);
    }
    expect(days).toEqual([7, 14, 21, 28, 31]);
    expect(when).toEqual({ year: 1, month: 2, day: 31 });
    expect(after({ year: 1, month: 12, day: 31 })).toEqual({ year: 2, month: 1, day: 31 });
    expect([22, 23].map((day) => after({ year: 1, month: 1, day }).day)).toEqual([29, 31]);
  });

  test('[FTB-14.5] [FTB-14.4] [FTB-D-22] each week offers its learning Encounter first', () => {
    const first = (day: number) => {
      const people = { 'star-1': { rep: 5, class: day <= 20 ? ('citizen' as const) : ('ganger' as const) } };
      return story({ people, campaign: { when: { year: 1, month: 1, day }, left: 1 } })
        .run(1)
        .options()[0];
    };
    expect([7, 10, 11, 14, 20].map(first)).toEqual(['zed', 'zed', ...Array(3).fill('robbery-in-town')]);
    expect([21, 28, 30].map(first)).toEqual(['escape', 'escape', 'escape']);
  });

  test('[FTB-11.1.1] [FTB-11.1.2] [FTB-11.1.3] [FTB-11.1.4] [FTB-14.12] [FTB-D-216] anybody can be raided, and those are named first who are about at that stage of the outbreak', () => {
    const there = (day: number) => {
      const people = { 'star-1': { class: day <= 20 ? ('citizen' as const) : ('ganger' as const) } };
      const when = { year: 1, month: day > 30 ? 2 : 1, day };
      return story({ people, options: EARLY, campaign: { when, left: 1 } })
        .run(1)
        .answer('raid')
        .run(2)
        .answer('daytime')
        .run(1);
    };
    const first = ['citizen', 'police', 'ganger', 'militia', 'survivor', 'military'];
    for (const day of [7, 14, 20]) expect(there(day).options()).toEqual(first);
    const second = ['survivor', 'ganger', 'military', 'citizen', 'militia', 'police'];
    for (const day of [28, 30]) expect(there(day).options()).toEqual(second);
    const last = ['ganger', 'militia', 'survivor', 'citizen', 'military', 'police'];
    expect(there(31).options()).toEqual(last);
  });

  test('[FTB-11.1.5] the last day is nobody’s to know: months go on', () => {
    let when = { year: 9, month: 12, day: 31 };
    when = after(when);
    expect(when).toEqual({ year: 10, month: 1, day: 31 });
  });

  test('[FTB-D-22] a second Escape! is not offered to those who are out of town', () => {
    const chapter = {
      when: { year: 1, month: 1, day: 21 },
      encounter: 'escape' as const,
      area: 'suburban' as const,
      turns: 9,
      zeds: 0,
      dead: [],
      joined: [],
    };
    const offered = (success: boolean) =>
      story({
        people: alone,
        options: EARLY,
        campaign: {
          when: { year: 1, month: 1, day: 28 },
          left: 1,
          chronicle: [{ ...chapter, success }],
        },
      })
        .run(1)
        .options()
        .includes('escape');
    expect([offered(true), offered(false)]).toEqual([false, true]);
  });

  test('[FTB-14.3] [FTB-D-72] the full Encounters come after the first thirty days, or by table option at once', () => {
    const offered = (day: number, options = {}) => {
      const people = { 'star-1': { rep: 5, class: day <= 20 ? ('citizen' as const) : ('ganger' as const) } };
      const when = { year: 1, month: day > 30 ? 2 : 1, day };
      return story({ people, options, campaign: { when, left: 1 } })
        .run(1)
        .options();
    };
    expect(offered(7)).toEqual(['zed', 'stay-home']);
    expect(offered(14)).toEqual(['robbery-in-town', 'stay-home']);
    expect(offered(28)).toEqual(['escape', 'stay-home']);
    const full = ['chillin', 'raid', 'confronting', 'robbing', 'search', 'take-back', 'stay-home'];
    expect(offered(31)).toEqual([...full, 'enough']);
    expect(offered(7, EARLY)).toEqual(['zed', ...full]);
  });

  test('[FTB-11.3b] a week without a Home and without a lesson goes by', () => {
    const escaped = {
      when: { year: 1, month: 1, day: 21 },
      encounter: 'escape' as const,
      area: 'suburban' as const,
      success: true,
      turns: 9,
      zeds: 0,
      dead: [],
      joined: [],
    };
    const campaign = { when: { year: 1, month: 1, day: 28 }, left: 1, chronicle: [escaped] };
    const people = { 'star-1': { rep: 5, class: 'ganger' as const } };
    const g = story({ people, home: '', campaign }).run(1);
    expect(g.state.campaign).toMatchObject({ step: 'on', left: 0 });
  });
});

describe('a month', () => {
  test('[FTB-11.4] [FTB-11.3c] [FTB-11.0] [FTB-11.2] Home and area, then Food, then as many Encounters as the area has room for', () => {
    const left = (area: 'urban' | 'suburban' | 'rural') => {
      const g = story({
        people: alone,
        home: area,
        stock: { 'player-1': ['food'] },
        campaign: { area, step: 'declare', left: 0 },
      }).run(1);
      expect(g.question()).toBe('player-1 declare FTB-11.4');
      g.answer('stay');
      expect(g.state.campaign.step).toBe('food');
      g.run(1);
      expect(g.facts('ate')).toHaveLength(1);
      expect(g.state.campaign.step).toBe('choose');
      return g.state.campaign.left;
    };
    expect((['urban', 'suburban', 'rural'] as const).map(left)).toEqual([3, 2, 1]);
  });

  /** They eat at Home, take one Luxury Item along, and travel for the month. */
  const travels = (options = {}) => {
    const g = story({
      people: { 'star-1': { rep: 4, has: ['pistol'] } },
      stock: { 'player-1': ['food', 'luxury', 'medical'] },
      options,
      campaign: { step: 'declare', left: 0 },
    }).run(1);
    expect(g.options()).toEqual(['stay', 'urban', 'rural', 'retire']);
    g.answer('rural');
    expect(g.state.campaign).toMatchObject({ area: 'suburban', bound: 'rural', left: 0, step: 'food' });
    g.run(1);
    expect(g.facts('ate')).toHaveLength(1);
    expect(g.state.campaign.step).toBe('move-out');
    g.run(1).answer('load star-1', '3', 'done');
    g.answer('1', 'ready');
    expect(g.person('star-1').items.map((i) => i.what)).toEqual(['pistol', 'luxury']);
    expect(g.state.campaign).toMatchObject({ area: 'rural', step: 'choose' });
    expect(g.state.campaign).not.toHaveProperty('bound');
    g.run(2);
    expect(g.state.campaign).toMatchObject({ when: { year: 1, month: 3, day: 31 }, step: 'declare' });
    return g;
  };

  test('[FTB-11.5] [FTB-11.5.1] [FTB-11.11] [FTB-D-74] travel to another area takes the month; what is not carried waits at Home', () => {
    const g = travels();
    const stock = () => g.state.campaign.households[0]?.stock.map((i) => i.what);
    expect([g.state.campaign.households[0]?.home, stock()]).toEqual(['suburban', ['medical']]);
    // In another area the stock at Home is out of reach: no Food, no packing and no stay at Home.
    g.run(1);
    expect(g.options()).toEqual(['stay', 'settle', 'urban', 'suburban', 'retire']);
    g.answer('stay').run(1);
    expect(g.facts('hungry')).toHaveLength(1);
    expect(g.run(1).options()).not.toContain('stay-home');
    g.answer('search').run(2).answer('daytime').run(3);
    expect(g.question()).toBe('player-1 pack FTB-11.7.3a');
    expect(g.options()).toEqual(['ready', 'hands star-1']);
    // On their return it is all there.
    const back = travels();
    back.run(1).answer('suburban').run(3);
    expect(back.state.campaign).toMatchObject({ area: 'suburban' });
    expect(back.state.campaign.households[0]).toMatchObject({ home: 'suburban' });
    expect(back.state.campaign.households[0]?.stock.map((i) => i.what)).toEqual(['medical']);
  });

  test('[FTB-11.13a] [FTB-D-74] a new Home elsewhere gives up the old one', () => {
    const g = travels().run(1).answer('settle');
    expect(g.state.campaign.households[0]).toMatchObject({ home: 'rural', stock: [] });
    expect(g.facts('stock-lost').map((f) => f.why)).toEqual(['eaten', 'left']);
  });

  test('[FTB-D-74] by table option a Home left behind is lost at once', () => {
    const g = travels({ travel: 'leave' });
    expect(g.state.campaign.households[0]).toMatchObject({ home: '', stock: [] });
    expect(g.facts('stock-lost').map((f) => f.why)).toEqual(['eaten', 'left']);
    const bare = story({
      people: { 'star-1': { has: ['food'] } },
      options: { travel: 'leave' },
      campaign: { step: 'declare', left: 0 },
    });
    bare.run(1).answer('rural').run(2);
    expect(bare.state.campaign.households[0]).toMatchObject({ home: '' });
    expect(bare.facts('stock-lost')).toEqual([]);
  });

  test('[FTB-11.13a] without a Home one may be made here', () => {
    const stock = { 'player-1': ['food'] };
    const g = story({ people: alone, home: '', stock, campaign: { step: 'declare', left: 0 } }).run(1);
    expect(g.options()).toContain('settle');
    g.answer('settle');
    expect(g.state.campaign.households[0]?.home).toBe('suburban');
    expect(g.state.campaign.households[0]?.stock.map((i) => i.what)).toEqual(['food']);
    expect(g.facts('stock-lost')).toEqual([]);
  });

  test('[FTB-11.13a] [FTB-D-74] it says whether a Home elsewhere would be given up', () => {
    const said = (home: '' | 'rural') => {
      const g = story({ people: alone, home, campaign: { step: 'declare', left: 0 } }).run(1);
      const { shape } = g.asked();
      const lines = 'options' in shape ? shape.options.filter((o) => o.id === 'settle') : [];
      return lines.map(({ line }) => inWords(line));
    };
    const here = 'Stay in the suburbs and make it Home';
    const { shape } = story({ people: alone, campaign: { step: 'declare', left: 0 } })
      .run(1)
      .asked();
    expect('options' in shape && shape.options.map((o) => inWords(o.line))).toEqual([
      'Stay in the suburbs',
      'Travel, to be in the city next month',
      'Travel, to be in the country next month',
      'End the campaign here',
    ]);
    expect(said('')).toEqual([here]);
    expect(said('rural')).toEqual([`${here}; what the old Home holds is given up`]);
    const away = story({ people: alone, home: 'rural', campaign: { step: 'declare', left: 0 } }).run(1);
    const asked = away.asked().shape;
    expect('options' in asked && inWords(asked.options[0]?.line as Line)).toBe('Stay in the suburbs');
  });

  test('[FTB-11.3a] a campaign lasts as long as its players like', () => {
    const g = story({ people: alone, campaign: { step: 'declare', left: 0 } })
      .run(1)
      .answer('retire');
    expect(g.state.phase).toBe('over');
    expect(g.facts('game-over')).toMatchObject([{ why: 'retired' }]);
  });

  test('[FTB-11.13b] [FTB-EX-11.13] a stay at Home takes the place of an Encounter, and calls for no check', () => {
    const g = story({ people: alone, home: 'urban', campaign: { area: 'urban', left: 2 } });
    g.run(1).answer('stay-home');
    g.run(1).answer('stay-home');
    expect(g.facts('rolled')).toEqual([]);
    g.run(1);
    expect(g.state.campaign).toMatchObject({ step: 'on', left: 0 });
    const away = story({ people: alone, home: 'urban' }).run(1);
    expect(away.options()).not.toContain('stay-home');
  });

  test('[FTB-14.1] [FTB-14.11] five kinds are voluntary, and to cause a Confrontation; a Rescue with somebody to be rescued', () => {
    const offered = (area: 'urban' | 'rural', people: Parameters<typeof story>[0]) =>
      story({ ...people, home: '', campaign: { area, left: 1 } })
        .run(1)
        .options();
    expect(offered('urban', { people: banded })).toEqual([
      'chillin',
      'raid',
      'rescue',
      'confronting',
      'robbing',
      'search',
      'take-back',
      'enough',
    ]);
    const rest = ['raid', 'confronting', 'robbing', 'search', 'take-back'];
    expect(offered('rural', { people: alone })).toEqual(['chillin', ...rest]);
    // By table option, Chillin' is only offered in a city. FTB-D-73.
    const urban = { chillin: 'urban' } as const;
    expect(offered('rural', { people: alone, options: urban })).toEqual(rest);
    expect(offered('urban', { people: alone, options: urban })).toEqual(['chillin', ...rest, 'enough']);
  });
});

describe('Food', () => {
  const eat = (people: Parameters<typeof story>[0], stock: readonly string[]) =>
    story({ ...people, stock: { 'player-1': stock }, campaign: { step: 'food' } }).run(1);

  test('[FTB-11.8.2a] one for each figure, from Home and from what is carried', () => {
    const g = eat({ people: { ...banded, n2: { rep: 4, has: ['food', 'pistol'] } } }, [
      'food',
      'food',
      'medical',
    ]);
    expect(g.state.campaign.households[0]?.stock.map((i) => i.what)).toEqual(['medical']);
    expect(g.person('n2').items.map((i) => i.what)).toEqual(['pistol']);
    expect(g.facts('lost')).toMatchObject([{ who: 'n2', how: 'used' }]);
    expect(g.state.people).toHaveLength(3);
  });

  test('[FTB-11.8.2b] without it a Star loses a point of Rep and a Grunt leaves', () => {
    const g = eat({ people: banded }, ['food', 'food']);
    expect(g.question()).toBe('player-1 eat FTB-11.8.2b');
    g.answer(['n1', 'n2']);
    expect(g.person('star-1').rep).toBe(4);
    expect(g.state.people).toHaveLength(3);
    const h = eat({ people: banded }, ['food', 'food']).answer(['star-1', 'n2']);
    expect(h.state.people.map((p) => p.id)).toEqual(['star-1', 'n2']);
    expect(h.facts('left-band')).toMatchObject([{ who: 'n1', why: 'hunger' }]);
  });

  test('[FTB-4.1e] [FTB-11.8.2b] when its Rep falls below the number of its band one of them leaves by chance', () => {
    const g = story({
      people: { 'star-1': { rep: 3 }, n1: {}, n2: {} },
      stock: { 'player-1': ['food', 'food'] },
      campaign: { step: 'food' },
      draws: [['n2']],
    })
      .run(1)
      .answer(['n1', 'n2']);
    expect(g.person('star-1').rep).toBe(2);
    expect(g.state.people.map((p) => p.id)).toEqual(['star-1', 'n1']);
    g.done();
  });

  test('[FTB-4.1e] [FTB-11.8.2b] a Grunt that leaves hungry is gone before the band of a hungry Star is counted', () => {
    const g = eat({ people: { 'star-1': { rep: 3 }, n1: {}, n2: {} } }, ['food']).answer(['n1']);
    expect(g.person('star-1').rep).toBe(2);
    expect(g.facts('left-band').map((f) => `${f.who} ${f.why}`)).toEqual(['n2 hunger']);
    g.done();
  });

  test('[FTB-15.2] [FTB-D-71] nobody falls below Rep 2 by hunger', () => {
    const g = eat({ people: { 'star-1': { rep: 2 } } }, []);
    expect(g.person('star-1').rep).toBe(2);
    expect(g.facts('hungry')).toHaveLength(1);
  });
});

describe('what happens to one', () => {
  const rolled = (area: 'urban' | 'suburban' | 'rural', die: number, home: '' | 'urban' = 'urban') => {
    const g = story({
      people: alone,
      home,
      campaign: { area, step: 'involuntary', left: 0 },
      dice: [die],
    }).run(1);
    g.done();
    return g.state.campaign.plan?.kind ?? g.state.campaign.step;
  };

  test('[FTB-14.2a] [FTB-EX-14.2] [FTB-T-involuntary] [FTB-D-34] a die by the area', () => {
    const column = (area: 'urban' | 'suburban' | 'rural') =>
      [1, 2, 3, 4, 5, 6].map((die) => rolled(area, die));
    expect(column('urban')).toEqual(['choose', 'choose', 'burglarized', 'robbed', 'robbed', 'raid-defend']);
    expect(column('suburban')).toEqual([
      'choose',
      'choose',
      'choose',
      'confrontation',
      'robbed',
      'raid-defend',
    ]);
    expect(column('rural')).toEqual(['choose', 'choose', 'choose', 'choose', 'confrontation', 'robbed']);
    expect(rowFor(INVOLUNTARY, 4).suburban).toBe('confrontation');
  });

  test('[FTB-14.2b] nobody without a Home is burgled', () => {
    expect(rolled('urban', 3)).toBe('burglarized');
    expect(rolled('urban', 3, '')).toBe('confrontation');
  });

  test('[FTB-12.11] [FTB-12.12] nothing while every Star is under arrest, and no die is rolled for it', () => {
    const two = { 'star-1': {}, 'star-2': { seat: 'player-2' } };
    const after = (...held: readonly string[]) =>
      story({
        people: two,
        home: '',
        dice: held.length === 2 ? [] : [4],
        campaign: {
          area: 'suburban',
          step: 'involuntary',
          left: 0,
          arrests: held.map((who) => ({ who, by: 'police', day: 14 })),
        },
      }).run(1);
    const none = after('star-1', 'star-2');
    none.done();
    expect(none.state.campaign).toMatchObject({ step: 'choose', plan: null });
    expect(after('star-1').state.campaign.plan?.kind).toBe('confrontation');
  });

  test('[FTB-14.2a] [FTB-11.4] the check comes after Voluntary Encounters alone', () => {
    const next = (voluntary: boolean) => {
      const plan = {
        kind: 'search' as const,
        area: 'suburban' as const,
        part: 'daytime' as const,
        foes: '' as const,
        goal: '',
        seat: 'player-1',
        who: ['star-1'],
        voluntary,
        ready: [],
      };
      return story({ people: alone, campaign: { step: 'settle', plan } }).run(1).state.campaign.step;
    };
    expect([next(true), next(false)]).toEqual(['involuntary', 'choose']);
  });
});

describe('under arrest', () => {
  const week = (day: number, since: number, stock: readonly string[], dice: readonly number[]) =>
    story({
      people: { 'star-1': { rep: 5, class: 'citizen', has: ['pistol'] } },
      stock: { 'player-1': stock },
      campaign: {
        when: { year: 1, month: 1, day },
        step: 'on',
        left: 0,
        arrests: [{ who: 'star-1', by: 'police', day: since }],
      },
      dice,
    });

  test('[FTB-12.10] [FTB-12.11] a week in jail: the next Encounter is missed', () => {
    const g = week(7, 7, [], []).run(1);
    expect(g.state.campaign.arrests).toHaveLength(1);
    g.run(1);
    expect(g.state.campaign).toMatchObject({ when: { day: 14 }, step: 'on', left: 0 });
    g.done();
  });

  test('[FTB-12.11] then half a die of Items is paid, weapons and all else to choose from', () => {
    const g = week(14, 7, ['food', 'luxury', 'medical'], [3]).run(1);
    expect(g.question()).toBe('player-1 bail FTB-12.11');
    g.answer(['2', '1']);
    expect(g.state.campaign.arrests).toEqual([]);
    expect(g.person('star-1').items).toEqual([]);
    expect(g.state.campaign.households[0]?.stock.map((i) => i.what)).toEqual(['luxury', 'medical']);
    expect(g.facts('freed')).toMatchObject([{ paid: 2 }]);
    expect(g.facts('lost')).toMatchObject([{ who: 'star-1', how: 'given' }]);
  });

  test('[FTB-12.11] [FTB-6.7a] of Items that are alike any is paid, but an empty weapon is not like a loaded one', () => {
    const g = week(14, 7, ['pistol', 'pistol', 'food'], [3]);
    for (const h of g.state.campaign.households) for (const i of h.stock) i.empty = i.id === 3;
    const { shape } = g.run(1).asked();
    const like = 'like' in shape ? (shape.like as Record<string, string>) : {};
    expect([like['1'] === like['2'], like['1'] === like['3'], like['1'] === like['4']]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('[FTB-12.11] as many Items as are owed are enough, and then all are gone', () => {
    const g = week(14, 7, ['food'], [3]).run(1);
    expect([g.person('star-1').items, g.state.campaign.households[0]?.stock]).toEqual([[], []]);
    expect(g.facts('freed')).toMatchObject([{ paid: 2 }]);
  });

  test('[FTB-12.11] whoever cannot pay sits for another week, and goes free', () => {
    const g = week(14, 7, [], [3]).run(1);
    expect(g.state.campaign.arrests).toHaveLength(1);
    expect(g.person('star-1').items).toHaveLength(1);
    const h = week(21, 7, [], []).run(1);
    expect(h.facts('freed')).toMatchObject([{ weeks: 2, paid: 0 }]);
    h.done();
  });

  test('[FTB-12.11] [FTB-11.3b] a week is seven days: on the sixth day no bail is asked for yet', () => {
    const early = week(13, 7, ['food', 'luxury'], []).run(1);
    expect(early.state.campaign.arrests).toHaveLength(1);
    early.done();
    const late = week(20, 7, ['food', 'luxury'], [1]).run(1);
    late.answer([late.options()[0] as string]);
    expect(late.facts('freed')).toMatchObject([{ weeks: 1, paid: 1 }]);
  });

  test('[FTB-12.11] [FTB-11.4] once months go by, one is let out at their first, whether it can pay or not', () => {
    const pays = week(28, 28, ['food'], [1]).run(1);
    pays.answer([pays.options()[0] as string]);
    expect(pays.facts('freed')).toMatchObject([{ weeks: 1, paid: 1 }]);
    const broke = week(28, 28, [], [6]).run(1);
    expect(broke.facts('freed')).toMatchObject([{ weeks: 1, paid: 0 }]);
    expect(broke.state.campaign.arrests).toEqual([]);
  });

  test('[FTB-12.11] a Grunt under arrest is no Star: none pays for it, and it is free after two weeks', () => {
    const grunt = (day: number) =>
      story({
        people: { 'star-1': { rep: 5 }, n1: {} },
        stock: { 'player-1': ['food', 'food', 'food'] },
        campaign: {
          when: { year: 1, month: 1, day },
          step: 'on',
          left: 0,
          arrests: [{ who: 'n1', by: 'police', day: 7 }],
        },
      }).run(1);
    expect(grunt(14).facts('freed')).toMatchObject([{ paid: 0 }]);
  });

  test('[FTB-12.12] [FTB-T-arrest-military] the safe zone falls on day 30: one Food, and a weapon by the die', () => {
    const comesOut = (die: number) => {
      const g = story({
        people: alone,
        campaign: {
          when: { year: 1, month: 1, day: 28 },
          step: 'on',
          left: 0,
          arrests: [{ who: 'star-1', by: 'military', day: 21 }],
        },
        dice: [die],
      }).run(1);
      g.done();
      expect(g.state.campaign.arrests).toEqual([]);
      expect(g.facts('freed')).toMatchObject([{ cause: 'FTB-12.12', weeks: 0, paid: 0 }]);
      return g.person('star-1').items.map((i) => i.what);
    };
    expect([1, 2, 3, 4, 5, 6].map(comesOut)).toEqual([
      ['food', 'pistol'],
      ['food', 'ba-pistol'],
      ['food', 'assault-rifle'],
      ['food', 'assault-rifle'],
      ['food', 'assault-rifle'],
      ['food'],
    ]);
    expect(rowFor(ARREST_MILITARY, 6).weapon).toBe('');
    const two = story({
      people: { 'star-1': {}, 'star-2': { seat: 'player-2' } },
      campaign: {
        when: { year: 1, month: 1, day: 28 },
        step: 'on',
        arrests: [{ who: 'star-2', by: 'military', day: 21 }],
      },
      dice: [6],
    }).run(1);
    expect(two.facts('rolled').map((f) => f.seat)).toEqual(['player-2']);
    const before = story({
      people: alone,
      campaign: {
        when: { year: 1, month: 1, day: 21 },
        step: 'on',
        arrests: [{ who: 'star-1', by: 'military', day: 21 }],
      },
    }).run(1);
    expect(before.state.campaign.arrests).toHaveLength(1);
  });
});

describe('who leads, and what it becomes', () => {
  test('[FTB-4.3.3] another takes over a band whose Star is dead, or it breaks up', () => {
    const options = { attributes: 'nobody' };
    const orphaned = () => {
      const g = story({ options, people: { n1: { rep: 4 }, n2: { rep: 3 } }, campaign: { step: 'settle' } });
      g.state.campaign.households = [
        { seat: 'player-1', star: 'star-1', home: 'suburban', stock: [], making: 'done' },
      ];
      return g.run(1);
    };
    const g = orphaned();
    expect(g.question()).toBe('player-1 new-leader FTB-4.3.3');
    expect(g.options()).toEqual(['n1', 'n2', 'break-up']);
    const { shape } = g.asked();
    const who = 'options' in shape ? shape.options.map((o) => inWords(o.line)) : [];
    expect(who).toHaveLength(3);
    expect(who.map((said) => said === 'Nobody: the band breaks up')).toEqual([false, false, true]);
    g.answer('n2');
    expect(g.person('n2').star).toBe(true);
    expect(g.state.campaign.households[0]?.star).toBe('n2');
    const h = orphaned().answer('break-up');
    expect(h.state.people).toEqual([]);
    h.run(1);
    expect(h.facts('game-over')).toMatchObject([{ why: 'nobody-left' }]);
  });

  test('[FTB-3.3a] [FTB-D-69] whoever takes over is a Star, with two Attributes: what it lacks is rolled, then chosen', () => {
    const leads = (
      attributes: readonly Attribute[],
      dice: readonly number[],
      options: Telling['options'] = {},
    ) => {
      const people = { 'star-1': { rep: 5 }, n1: { rep: 4, attributes } };
      const g = story({ options, people, campaign: { step: 'settle' }, dice });
      g.state.people = g.state.people.filter((p) => !p.star);
      return g.run(1).answer('n1');
    };
    const grunt = leads(['medic'], []);
    expect(grunt.question()).toBe('player-1 attribute FTB-3.3a');
    expect(grunt.options()).not.toContain('medic');
    grunt.answer('fast').done();
    expect(grunt.person('n1').attributes).toEqual(['medic', 'fast']);
    const none = leads([], [2, 2]).answer('fast');
    none.done();
    expect(none.person('n1').attributes).toEqual(['brawler', 'fast']);
    expect(leads(['medic', 'fast'], []).end().person('n1').attributes).toEqual(['medic', 'fast']);
    expect(leads([], [], { attributes: 'nobody' }).end().person('n1').attributes).toEqual([]);
  });

  test('[FTB-4.3.3] [FTB-12.10] whoever goes when a band breaks up is held by nobody any more; others still are', () => {
    const people = { n1: { rep: 4 }, n2: { rep: 3 }, 'star-2': { seat: 'player-2' } };
    const arrests = ['n1', 'star-2'].map((who) => ({ who, by: 'police' as const, day: 14 }));
    const g = story({ people, campaign: { step: 'settle', arrests } });
    g.state.campaign.households = ['star-1', 'star-2'].map((star, i) => ({
      seat: `player-${i + 1}`,
      star,
      home: 'suburban',
      stock: [],
      making: 'done',
    }));
    g.run(1).answer('break-up');
    expect(g.state.people.map((p) => p.id)).toEqual(['star-2']);
    expect(g.state.campaign.arrests.map(({ who }) => who)).toEqual(['star-2']);
  });

  const seasoned = { rep: 5, class: 'citizen' as const, zedsKilled: 3, hurtArmed: true, knowsFeasts: true };

  test('[FTB-3.4.2.1] three zombies, an armed human hurt, a feast borne: a Citizen may choose at once', () => {
    const asked = (more: object) =>
      story({
        people: { 'star-1': { ...seasoned, ...more } },
        campaign: { step: 'settle', when: { year: 1, month: 1, day: 14 } },
      })
        .run(1)
        .question();
    expect(asked({})).toBe('player-1 class FTB-3.4.2.1');
    expect([{ zedsKilled: 2 }, { hurtArmed: false }, { knowsFeasts: false }].map(asked)).toEqual([
      'over',
      'over',
      'over',
    ]);
  });

  test('[FTB-3.4.2.1] it may wait; [FTB-4.1f] its band goes its way', () => {
    const people = { 'star-1': seasoned, n1: { class: 'citizen' as const } };
    const at = (answer: string) =>
      story({ people, campaign: { step: 'settle', when: { year: 1, month: 1, day: 14 } } })
        .run(1)
        .answer(answer)
        .state.people.map((p) => p.class);
    expect(at('militia')).toEqual(['militia', 'militia']);
    expect(at('citizen')).toEqual(['citizen', 'citizen']);
    const waits = story({ people, campaign: { step: 'settle', when: { year: 1, month: 1, day: 14 } } });
    expect(waits.run(1).answer('citizen').facts('class')).toEqual([]);
  });

  test('[FTB-3.4.1] on day 21 nobody may wait any longer', () => {
    const people = { 'star-1': { rep: 5, class: 'citizen' as const } };
    const on = (day: number) =>
      story({ people, campaign: { when: { year: 1, month: 1, day }, left: 1 } }).run(1);
    for (const day of [14, 20]) expect(on(day).question()).toBe('player-1 encounter FTB-14.1');
    expect(on(21).question()).toBe('player-1 class FTB-3.4.1');
    expect(on(21).options()).toEqual(['ganger', 'militia', 'survivor']);
    // Only then the week goes on.
    const g = on(21).answer('ganger');
    expect(g.question()).toBe('over');
    expect(g.run(1).question()).toBe('player-1 encounter FTB-14.1');
  });
});
