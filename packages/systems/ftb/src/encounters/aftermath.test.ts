import { describe, expect, test } from 'vitest';
import type { EncounterKind } from '../kinds.js';
import { falls, rises } from '../people/rep.js';
import type { Acquaintance, Campaign } from '../state/campaign.js';
import type { Encounter, Party } from '../state.js';
import { type Game, game, type PersonGiven } from '../testing/game.js';

interface After {
  readonly people: { readonly [id: string]: PersonGiven };
  readonly kind?: EncounterKind;
  readonly tally?: { readonly [what: string]: number };
  readonly more?: Partial<Encounter>;
  readonly parties?: { readonly [id: string]: Partial<Party> };
  readonly campaign?: Partial<Campaign>;
  readonly dice?: readonly number[];
  readonly draws?: readonly (readonly string[])[];
}

/** An Encounter of a campaign that has ended. */
function over({
  people,
  kind = 'search',
  tally = {},
  more = {},
  parties,
  campaign = {},
  dice,
  draws,
}: After): Game {
  const g = game({
    scenario: 'campaign',
    people,
    parties,
    encounter: { kind, stage: 'over', result: 'success', tally: { ...tally }, ...more },
    dice,
    draws,
  });
  Object.assign(g.state.campaign, {
    when: { year: 1, month: 2, day: 31 },
    plan: {
      kind,
      area: 'suburban',
      part: 'daytime',
      foes: '',
      goal: '',
      seat: 'player-1',
      who: ['star-1', 'n1'],
      voluntary: true,
      ready: [],
    },
    households: [{ seat: 'player-1', star: 'star-1', home: 'suburban', stock: [], making: 'done' }],
    ...campaign,
  });
  return g;
}

const settled = (given: After): Game => settle(over(given));

/** Runs on until the Encounter is settled. */
function settle(g: Game): Game {
  for (let n = 0; n < 20 && g.state.encounter; n++) g.run(1);
  return g;
}

const met = { found: 1 };

describe('Rep', () => {
  const risen = (rep: number, die: number, star = true) => {
    const g = game({ people: { 'star-1': { rep, star } }, dice: [die] });
    g.begin(rises(g.w, g.person('star-1')));
    return g.person('star-1').rep;
  };

  test('[FTB-15.1c] a die above the Rep, or a 6, raises it by one', () => {
    expect([1, 4, 5, 6].map((die) => risen(4, die))).toEqual([4, 4, 5, 5]);
    expect([5, 6].map((die) => risen(6, die))).toEqual([6, 7]);
  });

  test('[FTB-15.1d] [FTB-D-28] [FTB-3.2a] Grunts stop at 6, Stars never do', () => {
    expect(risen(6, 6, false)).toBe(6);
    expect(risen(5, 6, false)).toBe(6);
    expect(risen(8, 6)).toBe(9);
  });

  test('[FTB-15.2] whoever went Out of the Fight loses one on a 1, but none below 2', () => {
    const fallen = (given: PersonGiven, dice: readonly number[]) => {
      const g = game({ people: { 'star-1': given }, dice });
      g.begin(falls(g.w, g.person('star-1')));
      g.done();
      return g.person('star-1').rep;
    };
    expect(fallen({ rep: 4, wentDown: true }, [1])).toBe(3);
    expect(fallen({ rep: 4, wentDown: true }, [2])).toBe(4);
    expect(fallen({ rep: 2, wentDown: true }, [1])).toBe(2);
    expect(fallen({ rep: 4 }, [])).toBe(4);
  });

  test('[FTB-15.2] only those of the band that come home, not the dead nor those they fought', () => {
    const down = { condition: 'out-of-the-fight', wentDown: true } as const;
    const g = settled({
      people: {
        'star-1': { rep: 4, condition: 'left', wentDown: true },
        n1: { ...down, condition: 'obviously-dead' },
        n9: { ...down, side: 'party-1' },
      },
      parties: { 'party-1': { attitude: 'enemy' } },
      more: { result: 'failure' },
      dice: [1, 1, 1],
    });
    expect(g.facts('rep').map((f) => f.who)).toEqual(['star-1']);
    expect(g.facts('rolled').filter((f) => f.label === 'fall')).toHaveLength(1);
  });

  test('[FTB-15.2b] only after a failure, which it may have been for one and not for another', () => {
    const rolled = (given: Partial<After>) => {
      const g = settled({
        people: {
          'star-1': { rep: 4, condition: 'left', wentDown: true },
          n1: { rep: 4, condition: 'out-of-the-fight', wentDown: true },
        },
        dice: [1, 1, 1, 1, 1],
        ...given,
      });
      return g.facts('rep').map((f) => f.who);
    };
    expect(rolled({ more: { result: 'failure' } })).toEqual(['star-1', 'n1']);
    expect(rolled({ tally: met })).toEqual([]);
    expect(rolled({ kind: 'robbery-in-town' })).toEqual(['n1']);
    expect(rolled({ kind: 'chillin', tally: { 'set-up': 1 } })).toEqual([]);
    expect(rolled({ tally: { ...met, 'set-up': 1 }, more: { result: 'failure' } })).toEqual(['star-1', 'n1']);
  });

  test('[FTB-15.2b] [FTB-D-275] nobody loses Rep where the band together did what was asked, and one of it came through', () => {
    const fallen = (
      kind: EncounterKind,
      tally: After['tally'],
      star: PersonGiven = { condition: 'left' },
    ) => {
      const g = settled({
        kind,
        people: {
          'star-1': { rep: 4, wentDown: true, ...star },
          n1: { rep: 4, condition: 'out-of-the-fight', wentDown: true },
        },
        tally,
        dice: [1, 1, 1, 1, 1, 1],
      });
      return g.facts('rep').map((f) => f.who);
    };
    const down = { condition: 'out-of-the-fight' } as const;
    const together: [EncounterKind, After['tally']][] = [
      ['chillin', { 'talks-won': 1 }],
      ['burglarized', {}],
      ['robbing', { surrendered: 1 }],
      ['confronting', {}],
      ['no-terrain', { pefs: 3 }],
    ];
    for (const [kind, tally] of together) {
      expect(fallen(kind, tally)).toEqual([]);
      expect(fallen(kind, tally, down)).toEqual(['star-1', 'n1']);
    }
    expect(fallen('chillin', { 'talks-lost': 1 })).toEqual(['star-1', 'n1']);
  });

  test('[FTB-15.0] [FTB-15.1a] all of the band may rise that came through a success without running or going down', () => {
    const g = settled({
      people: {
        'star-1': { rep: 4, condition: 'left' },
        n1: { rep: 3, condition: 'left' },
        n2: { rep: 3, condition: 'left', ran: true },
        n3: { rep: 3, condition: 'left', wentDown: true },
      },
      tally: met,
      dice: [6, 5],
    });
    expect(['star-1', 'n1', 'n2', 'n3'].map((id) => g.person(id).rep)).toEqual([5, 4, 3, 3]);
    g.done();
  });

  test('[FTB-15.1a] nobody rises after a failure', () => {
    const g = settled({ people: { 'star-1': { rep: 4, condition: 'left' } }, more: { result: 'failure' } });
    expect(g.facts('rolled')).toEqual([]);
  });

  test('[FTB-15.1a] an Encounter may be a success for one and not for another', () => {
    const g = settled({
      kind: 'robbery-in-town',
      people: {
        'star-1': { rep: 4, condition: 'left' },
        'star-2': { rep: 4, condition: 'carry-on', seat: 'player-2' },
      },
      dice: [6],
    });
    expect([g.person('star-1').rep, g.person('star-2').rep]).toEqual([5, 4]);
  });

  test('[FTB-15.1b] a Star that used an advantage does not rise; [FTB-D-2] Hard as Nails is none', () => {
    const rep = (more: PersonGiven, dice: readonly number[]) => {
      const g = settled({ people: { 'star-1': { rep: 4, condition: 'left', ...more } }, tally: met, dice });
      g.done();
      return g.person('star-1').rep;
    };
    expect(rep({ advantage: true }, [])).toBe(4);
    expect(rep({ nails: true }, [6])).toBe(5);
  });

  test('[FTB-15.1b] [FTB-3.1.4.1a] a Grunt that was saved by Star Power may rise', () => {
    const g = settled({
      people: {
        'star-1': { rep: 4, condition: 'left', advantage: true },
        n1: { rep: 3, condition: 'left', advantage: true },
      },
      tally: met,
      dice: [5],
    });
    expect(['star-1', 'n1'].map((id) => g.person(id).rep)).toEqual([4, 4]);
    g.done();
  });

  test('[FTB-4.1e] a Star that falls loses one of too large a band', () => {
    const g = settled({
      people: {
        'star-1': { rep: 3, condition: 'out-of-the-fight', wentDown: true },
        n1: { condition: 'left' },
        n2: { condition: 'left' },
      },
      dice: [1, 1, 1],
      draws: [['n1']],
    });
    expect(g.person('star-1').rep).toBe(2);
    expect(g.state.people.map((p) => p.id)).toEqual(['star-1', 'n2']);
    g.done();
  });

  test('[FTB-4.1e] the dead leave first: they are not counted, and nobody else goes in their place', () => {
    const g = settled({
      people: {
        'star-1': { rep: 3, condition: 'out-of-the-fight', wentDown: true },
        n1: { condition: 'obviously-dead' },
        n2: { condition: 'left' },
      },
      dice: [1, 1, 1],
    });
    expect(g.person('star-1').rep).toBe(2);
    expect(g.facts('left-band').map((f) => `${f.who} ${f.why}`)).toEqual(['n1 dead']);
    g.done();
  });

  test('[FTB-4.1e] [FTB-4.3.3] a band whose Star has died is cut to the Rep of whoever takes over', () => {
    const g = settled({
      people: {
        'star-1': { rep: 2, condition: 'obviously-dead' },
        n1: { rep: 3, condition: 'left', attributes: ['slow', 'runt'] },
        n2: { rep: 3, condition: 'left' },
        n3: { rep: 3, condition: 'left' },
        n4: { rep: 3, condition: 'left' },
      },
      more: { result: 'failure' },
      draws: [['n4']],
    });
    expect(g.facts('left-band').map((f) => f.who)).toEqual(['star-1']);
    g.run(1).answer('n1').end();
    expect(g.facts('left-band').map((f) => `${f.who} ${f.why}`)).toEqual(['star-1 dead', 'n4 rep']);
    g.done();
  });
});

test('[FTB-11.0] zombies that a captive killed count as long as the others do, those of earlier Encounters never', () => {
  const killed = (condition: 'left' | 'captured') =>
    settled({
      people: {
        'star-1': { rep: 4, condition: 'left', zedsKilled: 4 },
        n1: { rep: 3, condition, zedsKilled: 3 },
      },
      tally: { 'zeds-before': 5 },
      more: { result: 'failure' },
    }).facts('chapter')[0]?.chapter.zeds;
  expect([killed('left'), killed('captured')]).toEqual([2, 2]);
});

describe('who comes home', () => {
  test('[FTB-8.4a] those Out of the Fight, and those that ran, take their Recovery Test', () => {
    const g = settled({
      people: {
        'star-1': { rep: 4, condition: 'out-of-the-fight' },
        n1: { rep: 4, condition: 'ran-away', ran: true },
        n2: { rep: 4, condition: 'obviously-dead' },
        n3: { rep: 3, condition: 'turned' },
      },
      more: { result: 'failure' },
      dice: [1, 2, 6, 6],
    });
    expect(g.state.people.map((p) => `${p.id} ${p.condition}`)).toEqual(['star-1 home']);
    expect(g.facts('left-band').map((f) => `${f.who} ${f.why}`)).toEqual(['n1 gone', 'n2 dead', 'n3 turned']);
    g.done();
  });

  test('[FTB-D-63] [FTB-D-68] [FTB-11.7.2] what was found is kept only if it is carried off', () => {
    const things = (more: PersonGiven, friend: PersonGiven) => {
      const g = settled({
        people: {
          'star-1': { rep: 4, has: ['pistol', 'food'], condition: 'out-of-the-fight', ...more },
          n1: friend,
        },
        tally: { 'items-from': 2 },
        more: { result: 'failure' },
        dice: [1, 1, 1, 1],
      });
      return g.person('star-1').items.map((i) => i.what);
    };
    expect(things({}, { condition: 'left', x: -1 })).toEqual(['pistol']);
    expect(things({ x: 0.5 }, { condition: 'left', x: -1 })).toEqual(['pistol']);
    expect(things({ x: -1 }, { condition: 'left', x: -1 })).toEqual(['pistol', 'food']);
    expect(things({}, { condition: 'carry-on' })).toEqual(['pistol', 'food']);
  });

  test('[FTB-11.7.2] [FTB-D-212] those who lie there among Enemies lose weapons and body armor to them', () => {
    const kept = (friend: PersonGiven, attitude: 'enemy' | 'neutral', enemy: PersonGiven = {}) => {
      const g = settled({
        people: {
          'star-1': { rep: 4, has: ['pistol', 'food', 'body-armor'], condition: 'out-of-the-fight' },
          n1: friend,
          n9: { side: 'party-1', x: 3, y: 3, ...enemy },
        },
        parties: { 'party-1': { attitude } },
        tally: { 'items-from': 9 },
        more: { result: 'failure' },
        dice: [1, 1, 1, 1],
      });
      return g.person('star-1').items.map((i) => i.what);
    };
    const gone = { condition: 'left', x: -1 } as const;
    expect(kept(gone, 'enemy')).toEqual(['food']);
    expect(kept(gone, 'neutral')).toEqual(['pistol', 'food', 'body-armor']);
    expect(kept({ condition: 'carry-on' }, 'enemy')).toEqual(['pistol', 'food', 'body-armor']);
    expect(kept(gone, 'enemy', { condition: 'ran-away' })).toEqual(['pistol', 'food', 'body-armor']);
  });

  test('[FTB-11.8.6] [FTB-6.7a] whatever was out of ammo is loaded again before the next one', () => {
    const items = [{ id: 1, what: 'shotgun', empty: true }];
    const g = settled({
      people: { 'star-1': { rep: 4, items, hand: [1], condition: 'left' } },
      more: { result: 'failure' },
    });
    expect(g.person('star-1').items).toEqual([{ id: 1, what: 'shotgun', empty: false }]);
  });

  test('[FTB-14.12.2] a hostage that was not found is lost', () => {
    const g = settled({
      kind: 'rescue',
      people: { 'star-1': { condition: 'left' }, n1: { condition: 'captured', x: -1 } },
      more: { result: 'failure', goal: 'n1' },
    });
    expect(g.facts('left-band')).toMatchObject([{ who: 'n1', why: 'taken' }]);
    expect(g.facts('tally').filter(({ what }) => what === 'zeds-before')).toEqual([]);
  });

  test('[FTB-12.10] [FTB-12.11] [FTB-12.12] an arrest is remembered, whoever else was met; the Military take the weapons', () => {
    const arrested = (by: 'police' | 'military', has = ['pistol', 'food']) => {
      const g = over({
        people: {
          'star-1': { has },
          n8: { side: 'party-1', class: 'police' },
          n9: { side: 'party-2', class: 'military' },
        },
        parties: {
          'party-1': { class: 'police', attitude: 'neutral' },
          'party-2': { class: 'military', attitude: 'neutral' },
        },
        more: { result: 'failure', day: 21 },
      });
      g.w.happen({
        is: 'arrested',
        cause: by === 'police' ? 'FTB-12.11' : 'FTB-12.12',
        who: 'star-1',
        by,
      });
      return settle(g);
    };
    expect(arrested('police').state.campaign.arrests).toEqual([{ who: 'star-1', by: 'police', day: 21 }]);
    expect(arrested('police').person('star-1').items).toHaveLength(2);
    expect(arrested('military').state.campaign.arrests).toEqual([{ who: 'star-1', by: 'military', day: 21 }]);
    expect(
      arrested('military')
        .person('star-1')
        .items.map((i) => i.what),
    ).toEqual(['food']);
    const jailed = (by: 'police' | 'military') => arrested(by).facts('jailed')[0]?.cause;
    expect([jailed('police'), jailed('military')]).toEqual(['FTB-12.11', 'FTB-12.12']);
    expect(arrested('military', ['food']).facts('lost')).toEqual([]);
  });
});

describe('what is remembered', () => {
  const people = {
    'star-1': { condition: 'left' as const },
    n8: { side: 'party-1', rep: 4 },
    n9: { side: 'party-1', rep: 3, condition: 'obviously-dead' as const },
  };

  test('[FTB-12.14b] [FTB-12.15a] those who lived, and how they stand to us', () => {
    const g = settled({ people, parties: { 'party-1': { class: 'ganger', attitude: 'enemy' } } });
    expect(g.state.campaign.met).toEqual([
      {
        id: 'met-1',
        class: 'ganger',
        attitude: 'enemy',
        people: [{ id: 'n8', sex: 'f', rep: 4 }],
        times: [{ when: { year: 1, month: 2, day: 31 }, what: 'search enemy' }],
      },
    ]);
    expect(g.state.people.map((p) => p.id)).toEqual(['star-1']);
  });

  test('[FTB-12.15a] old acquaintances are the same ones; when all are dead nobody is left to meet', () => {
    const known = {
      id: 'met-7',
      class: 'ganger' as const,
      attitude: 'friend' as const,
      people: [{ id: 'n8', sex: 'f' as const, rep: 4 }],
      times: [],
    };
    const again = (condition: 'carry-on' | 'obviously-dead') =>
      settled({
        people: { 'star-1': { condition: 'left' }, n8: { side: 'party-1', rep: 4, condition } },
        parties: { 'party-1': { class: 'ganger', attitude: 'friend', known: 'met-7' } },
        campaign: { met: [known] },
      }).state.campaign.met;
    expect(again('carry-on')).toMatchObject([{ id: 'met-7', times: [{ what: 'search friend' }] }]);
    expect(again('obviously-dead')).toEqual([]);
  });

  test('[FTB-12.9] [FTB-12.15a] Enemies stay Enemies, whatever came of meeting them again; friends may be lost', () => {
    const after = (attitude: 'enemy' | 'friend') =>
      settled({
        people,
        parties: { 'party-1': { class: 'ganger', attitude: 'neutral', known: 'met-7' } },
        campaign: {
          met: [
            { id: 'met-7', class: 'ganger', attitude, people: [{ id: 'n8', sex: 'f', rep: 4 }], times: [] },
          ],
        },
      }).state.campaign.met.map((a) => a.attitude);
    expect(after('enemy')).toEqual(['enemy']);
    expect(after('friend')).toEqual(['neutral']);
  });

  const once = { when: { year: 1, month: 2, day: 31 }, what: 'search friend' };
  const friends = (id: string, more: Partial<Acquaintance> = {}): Acquaintance => ({
    id,
    class: 'ganger',
    attitude: 'friend',
    people: [{ id: `of ${id}`, sex: 'f', rep: 4 }],
    times: [],
    ...more,
  });
  /** The acquaintances after an Encounter in which some of those of `met-7` were met again. */
  const after = (met: readonly Acquaintance[], party: Partial<Party> = {}, more: After['people'] = {}) =>
    settled({
      people: { 'star-1': { condition: 'left' }, n8: { side: 'party-1', rep: 4 }, ...more },
      parties: { 'party-1': { class: 'ganger', attitude: 'friend', known: 'met-7', ...party } },
      campaign: { met },
    }).state.campaign.met;

  test('[FTB-12.15a] those of them who were not there this time are remembered too, but not whoever joined the band', () => {
    const people = ['n8', 'n1', 'n30', 'n31'].map((id) => ({ id, sex: 'f' as const, rep: 4 }));
    const [met] = after([friends('met-7', { people })], {}, { n1: { condition: 'left' } });
    expect(met?.people.map((p) => p.id)).toEqual(['n8', 'n30', 'n31']);
  });

  test('[FTB-12.15a] whoever ran away lives, and is remembered', () => {
    const ran = after([], { known: '' }, { n8: { side: 'party-1', condition: 'ran-away' } });
    expect(ran.map((a) => a.people.map((p) => p.id))).toEqual([['n8']]);
  });

  test('[FTB-12.15a] [FTB-D-270] whoever was taken prisoner is not met again', () => {
    const left = (known: string) =>
      after(
        known === '' ? [] : [friends(known)],
        { known, attitude: 'enemy' },
        { n8: { side: 'party-1', condition: 'captured' } },
      ).map((a) => a.people.map((p) => p.id));
    expect(left('')).toEqual([]);
    expect(left('met-7').flat()).not.toContain('n8');
  });

  test('[FTB-12.15a] people who did nothing are neutral from now on; of strangers who all died nobody is remembered', () => {
    expect(after([], { known: '', attitude: 'unknown' })).toMatchObject([{ attitude: 'neutral' }]);
    const dead = settled({
      people: { 'star-1': { condition: 'left' }, n8: { side: 'party-1', condition: 'obviously-dead' } },
      parties: { 'party-1': {} },
    });
    expect(dead.facts('acquaintance')).toEqual([]);
  });

  test('[FTB-12.15a] the last twelve meetings of each are remembered, and a hundred acquaintances', () => {
    const times = Array.from({ length: 12 }, (_, i) => ({ ...once, what: `No. ${i}` }));
    const [met] = after([friends('met-7', { times })]);
    expect(met?.times.map(({ what }) => what)).toEqual([
      ...times.slice(1).map(({ what }) => what),
      'search friend',
    ]);
    const all = (n: number) => Array.from({ length: n }, (_, i) => friends(`met-${i + 1}`));
    const known = (n: number) => after(all(n), { known: '' }).map((a) => a.id);
    expect(known(99)).toHaveLength(100);
    expect(known(100)).toHaveLength(100);
    expect([known(99)[0], known(100)[0], known(100)[99]]).toEqual(['met-1', 'met-2', 'met-101']);
  });

  test('[FTB-11.2.1] [FTB-11.0] the chapter is written', () => {
    const g = settled({
      people: {
        'star-1': { condition: 'left', zedsKilled: 5 },
        n1: { condition: 'obviously-dead' },
        n5: { condition: 'left' },
      },
      tally: { ...met, 'zeds-before': 2 },
      more: { turn: 9 },
      dice: [1, 1],
    });
    expect(g.state.campaign.chronicle).toEqual([
      {
        when: { year: 1, month: 2, day: 31 },
        encounter: 'search',
        area: 'suburban',
        success: true,
        turns: 9,
        zeds: 3,
        dead: ['n1'],
        joined: ['n5'],
      },
    ]);
    expect(g.state).toMatchObject({ phase: 'campaign', encounter: null, parties: [], zeds: [] });
    expect(g.state.campaign.step).toBe('settle');
  });

  test.each(['out-of-the-fight', 'ran-away'] as const)(
    '[FTB-11.0] [FTB-8.4a] in it whoever joined, was %s and recovered has joined too, but nobody who was at Home',
    (condition) => {
      const g = settled({
        people: {
          'star-1': { condition: 'left' },
          n3: { condition: 'home' },
          n5: { condition, rep: 4, wentDown: condition === 'out-of-the-fight' },
        },
        tally: met,
        dice: Array<number>(9).fill(1),
      });
      expect(g.person('n5').condition).toBe('home');
      expect(g.state.campaign.chronicle[0]).toMatchObject({ dead: [], joined: ['n5'] });
    },
  );

  test('[FTB-14.0] a single Encounter ends with itself', () => {
    const g = game({
      people: { 'star-1': { condition: 'out-of-the-fight' } },
      encounter: { stage: 'over', result: 'failure' },
    });
    g.run(5);
    expect(g.state.phase).toBe('over');
    expect(g.facts('rolled')).toEqual([]);
  });
});
