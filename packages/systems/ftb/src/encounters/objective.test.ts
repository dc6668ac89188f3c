import type { Rule } from '@shambles/engine';
import { describe, expect, test } from 'vitest';
import { END } from '../deeds/end.js';
import type { EncounterKind } from '../kinds.js';
import { nextStep } from '../sequence/sequence.js';
import type { Encounter, Feast, Person } from '../state.js';
import { game, type PersonGiven, type Situation } from '../testing/game.js';
import { isMet, isMetFor } from './objective.js';

function metFor(
  kind: EncounterKind,
  person: PersonGiven,
  tally: { readonly [what: string]: number } = {},
  more: Situation = {},
): boolean {
  const g = game({
    ...more,
    people: { 'star-1': person, ...more.people },
    encounter: { kind, tally: { ...tally }, ...more.encounter },
  });
  return isMetFor(g.w, g.person('star-1'));
}

const HOUSE = {
  buildings: [
    {
      id: 'shop',
      name: 'Shop',
      rect: [2, 26, 8, 32] as [number, number, number, number],
      levels: 2,
      doors: [{ id: 'shop-door', at: [5, 26] as [number, number], type: 'standard' }],
    },
  ],
};

describe('objectives', () => {
  test('[FTB-14.6.1] [FTB-14.6] Zed!: to have seen a zombie for what it is', () => {
    expect(metFor('zed', { knowsZeds: true })).toBe(true);
    expect(metFor('zed', { knowsZeds: false })).toBe(false);
    expect(metFor('zed', { knowsZeds: true, condition: 'out-of-the-fight' })).toBe(false);
  });

  test('[FTB-D-222] [FTB-14.6.4] Zed!: and to have entered the Target Building, if there is one', () => {
    const been = (entered: number, knowsZeds = true) => {
      const shop = { id: 'shop', entered, searched: [], searching: null, rolled: false };
      const encounter = { target: 'shop' };
      return metFor('zed', { knowsZeds }, {}, { map: HOUSE, encounter, state: { premises: [shop] } });
    };
    expect([been(1), been(0), been(1, false)]).toEqual([true, false, false]);
  });

  test('[FTB-14.7.1] [FTB-14.7] Robbery! in town: to have left it', () => {
    expect(metFor('robbery-in-town', { condition: 'left' })).toBe(true);
    expect(metFor('robbery-in-town', { condition: 'carry-on' })).toBe(false);
    expect(metFor('robbery-in-town', { condition: 'arrested' })).toBe(false);
  });

  test('[FTB-14.8.1] [FTB-14.8] Escape!: to have left it twice', () => {
    expect(metFor('escape', { condition: 'left' }, { legs: 1 })).toBe(true);
    expect(metFor('escape', { condition: 'left' })).toBe(false);
    expect(metFor('escape', { condition: 'carry-on' }, { legs: 1 })).toBe(false);
    expect(metFor('escape', { condition: 'left' }, { legs: 1, 'ordered-off star-1': 1 })).toBe(false);
  });

  test('[FTB-14.10.1] [FTB-14.10] Chillin’: one talk won at least, and none lost', () => {
    const night = (won: number, lost: number) =>
      metFor('chillin', {}, { 'talks-won': won, 'talks-lost': lost });
    expect([night(1, 0), night(2, 0), night(0, 0), night(3, 1)]).toEqual([true, true, false, false]);
  });

  test('[FTB-14.11.1] [FTB-14.11] Confrontation: unharmed', () => {
    expect(metFor('confrontation', { condition: 'left' })).toBe(true);
    expect(metFor('confrontation', { condition: 'left', wentDown: true })).toBe(false);
  });

  test('[FTB-14.12.1] Raid and Rescue: to find it', () => {
    for (const kind of ['raid', 'rescue'] as const) {
      expect(metFor(kind, {}, { goal: 1 })).toBe(true);
      expect(metFor(kind, {})).toBe(false);
    }
  });

  test('[FTB-D-8] [FTB-14.2c] Raid: Defend: to keep it', () => {
    expect(metFor('raid-defend', {})).toBe(true);
    expect(metFor('raid-defend', {}, { taken: 1 })).toBe(false);
  });

  test('[FTB-14.13.1] [FTB-D-7] robbed, at Home or outside: every Item kept; outside unharmed as well', () => {
    for (const kind of ['robbed', 'burglarized'] as const) {
      expect(metFor(kind, {})).toBe(true);
      expect(metFor(kind, {}, { surrendered: 1 })).toBe(false);
    }
    for (const kind of ['burglarized', 'robbed'] as const)
      expect(metFor(kind, { condition: 'out-of-the-fight' })).toBe(false);
    expect(metFor('robbed', { wentDown: true })).toBe(false);
    expect(metFor('burglarized', { wentDown: true })).toBe(true);
  });

  test('[FTB-14.13.1] [FTB-D-217] robbing: something got, and nobody harmed who had not begun it', () => {
    const prey = (wentDown: boolean, tally: { [what: string]: number }) =>
      metFor('robbing', {}, tally, {
        people: { n1: { side: 'party-1', wentDown } },
        parties: { 'party-1': { goal: 'prey', attitude: 'refused' } },
      });
    expect(prey(false, { surrendered: 2 })).toBe(true);
    expect(prey(false, { surrendered: 1 })).toBe(true);
    expect(prey(true, { provoked: 1, 'looted n1': 1, found: 1 })).toBe(true);
    expect(prey(true, { surrendered: 2 })).toBe(false);
    expect(prey(false, {})).toBe(false);
    expect(prey(true, { provoked: 1, 'looted n1': 1, found: 2 })).toBe(true);
    expect(prey(true, { provoked: 1, 'looted n1': 1 })).toBe(false);
    expect(prey(true, { provoked: 1, 'looted n2': 1, found: 1 })).toBe(false);
    expect(prey(true, { 'looted n1': 1, found: 2 })).toBe(false);
  });

  test('[FTB-D-240] [FTB-14.11.1] a Confrontation of our own making: none of them gets away unharmed', () => {
    const against = (...them: PersonGiven[]) =>
      metFor(
        'confronting',
        {},
        {},
        {
          people: Object.fromEntries(them.map((p, i) => [`n${i + 1}`, { side: 'party-1', ...p }])),
          parties: { 'party-1': { goal: 'prey', attitude: 'enemy' } },
        },
      );
    const fallen: PersonGiven = { condition: 'out-of-the-fight', wentDown: true };
    expect(against(fallen, { condition: 'obviously-dead' })).toBe(true);
    expect(against(fallen, { condition: 'left', wentDown: true })).toBe(true);
    for (const condition of ['carry-on', 'left', 'ran-away'] as const)
      expect(against(fallen, { condition })).toBe(false);
  });

  test('[FTB-14.14.1] [FTB-14.14] [FTB-D-63] Search: an Item found, or somebody recruited; it need not be carried off', () => {
    expect(metFor('search', {}, { found: 1 })).toBe(true);
    expect(metFor('search', {}, { recruited: 1 })).toBe(true);
    expect(metFor('search', {})).toBe(false);
  });

  test('[FTB-14.16] [FTB-14.16.1] Take Back: all floors searched, no Enemy, no zombie', () => {
    const searched = (levels: number[], more: Situation = {}) =>
      metFor(
        'take-back',
        {},
        {},
        {
          map: HOUSE,
          ...more,
          state: {
            premises: [{ id: 'shop', entered: 1, searched: levels, searching: null, rolled: false }],
            ...more.state,
          },
        },
      );
    expect(searched([0, 1])).toBe(true);
    expect(searched([0])).toBe(false);
    expect(searched([0, 1], { zeds: { 'zed-1': { x: 30, y: 5 } } })).toBe(false);
    const others = (attitude: 'enemy' | 'neutral', person: PersonGiven = {}) =>
      searched([0, 1], {
        people: { n1: { side: 'party-1', x: 30, y: 5, ...person } },
        parties: { 'party-1': { attitude } },
      });
    expect(others('neutral')).toBe(true);
    expect(others('enemy')).toBe(false);
    expect(others('enemy', { condition: 'out-of-the-fight' })).toBe(true);
    expect(others('enemy', { condition: 'ran-away' })).toBe(true);
  });

  test.each(['left', 'out-of-the-fight', 'obviously-dead'] as const)(
    '[FTB-14.16.1] Take Back: Enemies still on the table count, though the last of the players is %s',
    (condition) => {
      const over = (attitude: 'enemy' | 'neutral') =>
        game({
          map: HOUSE,
          people: {
            'star-1': { condition, ...(condition === 'left' && { x: -1, y: -1 }) },
            n1: { side: 'party-1', x: 30, y: 5 },
          },
          parties: { 'party-1': { attitude } },
          encounter: { kind: 'take-back', stage: 'turn' },
          state: {
            premises: [{ id: 'shop', entered: 1, searched: [0, 1], searching: null, rolled: false }],
          },
        })
          .run(1)
          .facts('encounter-over')
          .map((f) => f.result);
      expect([over('enemy'), over('neutral')]).toEqual([['failure'], ['success']]);
    },
  );

  test('[FTB-TB-noterrain-a] No Terrain: all three PEFs', () => {
    expect(metFor('no-terrain', {}, { pefs: 3 })).toBe(true);
    expect(metFor('no-terrain', {}, { pefs: 2 })).toBe(false);
    expect(metFor('no-terrain', { condition: 'out-of-the-fight' }, { pefs: 3 })).toBe(false);
  });

  test('[FTB-15.1a] it is met for all where it is met for one', () => {
    const g = game({
      people: { 'star-1': { condition: 'obviously-dead' }, n1: { condition: 'left' } },
      encounter: { kind: 'robbery-in-town' },
    });
    expect(isMet(g.w)).toBe(true);
  });
});

describe('the end of an Encounter', () => {
  const step = (person: Partial<Person>, encounter: Partial<Encounter> = {}, more: Situation = {}) => {
    const g = game({ people: { 'star-1': { x: 18, y: 18, ...person }, ...more.people }, ...more, encounter });
    const rule = nextStep(g.w);
    if (rule) g.begin(rule);
    return g;
  };

  test('[FTB-D-63] it ends when no figure of the players that can act is on the table', () => {
    for (const condition of ['out-of-the-fight', 'obviously-dead', 'ran-away', 'left', 'arrested'] as const)
      expect(step({ condition }).state.encounter).toMatchObject({ stage: 'over', result: 'failure' });
    expect(step({}).state.encounter?.stage).toBe('act');
  });

  describe('[FTB-D-265] somebody is being eaten when nobody is left to help', () => {
    const fate = (
      { condition = 'left', ...more }: Partial<Person>,
      feast: Partial<Feast> = {},
      encounter: Partial<Encounter> = {},
      eats = 'n1',
    ) => {
      const g = step({ condition, ...more }, encounter, {
        people: {
          'star-1': { x: -1, y: 18, condition, ...more },
          n1: { x: 10, y: 10, condition: 'out-of-the-fight' },
        },
        zeds: { 'zed-1': { x: 10, y: 10.8, feast: eats } },
        state: { feasts: [{ body: 'n1', x: 10, y: 10, level: 0, left: 3, begun: 1, seenBy: [], ...feast }] },
      });
      return [g.person('n1').condition, g.facts('eaten').map((f) => f.cause)];
    };

    test('it dies, whether they walked off, ran or fell', () => {
      for (const condition of ['left', 'ran-away', 'out-of-the-fight'] as const)
        expect(fate({ condition })).toEqual(['obviously-dead', ['FTB-D-265']]);
      expect(fate({}, {}, { kind: 'escape' })).toEqual(['obviously-dead', ['FTB-D-265']]);
      expect(fate({ condition: 'out-of-the-fight' }, {}, { kind: 'no-terrain' })[0]).toBe('obviously-dead');
    });

    test('not if it was the last to fall, nor if the zombies have gone from it, nor while somebody is there', () => {
      expect(fate({}, { alone: true })).toEqual(['out-of-the-fight', []]);
      expect(fate({}, {}, {}, '')).toEqual(['out-of-the-fight', []]);
      expect(fate({ condition: 'carry-on', x: 18, y: 18 })).toEqual(['out-of-the-fight', []]);
    });
  });

  test('[FTB-14.11.8] a Confrontation ends when one side is off the table, or down', () => {
    const others = (condition: Person['condition'], kind: EncounterKind = 'confrontation') => {
      const g = step(
        {},
        { kind },
        {
          people: { 'star-1': { x: 18, y: 18 }, n1: { side: 'party-1', x: 20, y: 20, condition } },
          parties: { 'party-1': { attitude: 'enemy' } },
        },
      );
      if (g.question().includes('spoils')) g.answer('nobody');
      return g.state.encounter?.stage;
    };
    expect(
      (['carry-on', 'left', 'ran-away', 'out-of-the-fight', 'obviously-dead'] as const).map((c) => others(c)),
    ).toEqual(['act', 'over', 'over', 'over', 'over']);
    expect([others('carry-on', 'confronting'), others('left', 'confronting')]).toEqual(['act', 'over']);
    const over = (given: Partial<Person>) =>
      step(given, { kind: 'confrontation' })
        .facts('encounter-over')
        .map((f) => [f.why, f.cause]);
    expect(over({})).toEqual([['they-are-gone', 'FTB-14.11.8']]);
    expect(over({ condition: 'left' })).toEqual([['nobody-left', 'FTB-D-63']]);
  });

  test('[FTB-14.11.8] Enemies met on the way do not keep it going', () => {
    const left = (of1: Person['condition'], of2: Person['condition']) =>
      step(
        {},
        { kind: 'confrontation' },
        {
          people: {
            'star-1': { x: 18, y: 18 },
            n1: { side: 'party-1', x: 20, y: 20, condition: of1 },
            n2: { side: 'party-2', x: 24, y: 24, condition: of2 },
          },
          parties: { 'party-1': { attitude: 'enemy' }, 'party-2': { attitude: 'enemy' } },
        },
      ).state.encounter?.stage;
    expect(left('left', 'carry-on')).toBe('over');
    expect(left('carry-on', 'left')).toBe('act');
  });

  const fallen = (kind: EncounterKind, more: Partial<Person> = {}) =>
    step(
      {},
      { kind },
      {
        people: {
          'star-1': { x: 18, y: 18 },
          n2: { x: 30, y: 30, ...more },
          n1: { side: 'party-1', x: 20, y: 20, condition: 'obviously-dead', has: ['shotgun'] },
        },
        parties: { 'party-1': { attitude: 'enemy' } },
        dice: [6, 6],
      },
    );

  test('[FTB-D-248] [FTB-11.10a] [FTB-11.10b] before that the fallen are searched, by whoever is named, wherever it stands', () => {
    const g = fallen('confrontation');
    expect(g.question()).toBe('player-1 spoils FTB-11.10a');
    expect(g.options()).toEqual(['star-1', 'n2', 'nobody']);
    g.answer('n2');
    expect(g.question()).toBe('player-1 take FTB-11.10a');
    g.answer(g.options()).done();
    expect(g.person('n2').items.map((i) => i.what)).toEqual(['shotgun']);
    expect(g.facts('looted')).toMatchObject([{ who: 'n2', body: 'n1' }]);
    expect(g.state.encounter?.stage).toBe('over');
    const none = fallen('confrontation', { condition: 'left' }).answer('nobody');
    expect(none.facts('looted')).toEqual([]);
    expect(none.state.encounter?.stage).toBe('over');
  });

  test('[FTB-D-248] [FTB-5.2b] then the Items of their own dead are taken, without a roll, by whoever can carry them', () => {
    const died = (condition: Person['condition'], more: { readonly [id: string]: PersonGiven } = {}) =>
      step(
        {},
        { kind: 'confrontation' },
        {
          people: {
            'star-1': { x: 18, y: 18 },
            n2: { x: 30, y: 30, condition, has: ['shotgun', 'food'] },
            n1: { side: 'party-1', x: 20, y: 20, condition: 'left' },
            ...more,
          },
          parties: { 'party-1': { attitude: 'enemy' } },
        },
      );
    const g = died('obviously-dead');
    expect(g.question()).toBe('player-1 spoils FTB-5.2b');
    expect(g.options()).toEqual(['star-1', 'nobody']);
    g.answer('star-1');
    expect(g.question()).toBe('player-1 take FTB-5.2b');
    g.answer(g.options()).done();
    expect(g.person('star-1').items.map((i) => i.what)).toEqual(['shotgun', 'food']);
    expect([g.facts('looted'), g.state.encounter?.stage]).toEqual([[], 'over']);
    const none = died('obviously-dead').answer('nobody');
    expect([none.person('star-1').items, none.state.encounter?.stage]).toEqual([[], 'over']);
    // Whoever is only Out of the Fight keeps its own, and nobody goes through those who have nothing.
    expect(died('out-of-the-fight').question()).toBe('over');
    expect(died('obviously-dead', { n2: { x: 30, y: 30, condition: 'obviously-dead' } }).question()).toBe(
      'over',
    );
    // Nobody can take it up who has a full load, or carries somebody.
    const full = { x: 18, y: 18, rep: 3, has: ['shotgun', 'shotgun', 'shotgun', 'shotgun', 'shotgun'] };
    expect(died('obviously-dead', { 'star-1': full }).question()).toBe('over');
    expect(died('obviously-dead', { 'star-1': { x: 18, y: 18, carries: 'n2' } }).question()).toBe('over');
  });

  test('[FTB-D-248] [FTB-5.7.5.1] somebody who carries another cannot search', () => {
    const g = fallen('confrontation', { carries: 'n1' });
    expect(g.options()).toEqual(['star-1', 'nobody']);
  });

  test('[FTB-D-249] [FTB-14.9.1] [FTB-14.9.5c] whoever leaves Home to burglars on their feet loses what the dice say', () => {
    const left = (condition: Person['condition'], goal: 'rob' | 'leave' = 'rob') => {
      const g = game({
        people: {
          'star-1': { condition: 'left' },
          n1: { side: 'party-1', x: 20, y: 20, condition },
        },
        parties: { 'party-1': { attitude: 'enemy', goal } },
        encounter: { kind: 'burglarized' },
        dice: condition === 'carry-on' && goal === 'rob' ? [3, 4] : [],
      });
      const stock = [1, 2].map((id) => ({ id, what: 'food' as const, empty: false }));
      g.w.s.campaign.households = [
        { seat: 'player-1', star: 'star-1', home: 'suburban', stock, making: 'done' },
      ];
      return g.begin(nextStep(g.w) as Rule<void>).end();
    };
    expect(left('carry-on').state.encounter?.result).toBe('failure');
    expect(left('carry-on').facts('stock-lost')).toMatchObject([
      { why: 'stolen', items: [expect.anything()] },
    ]);
    for (const g of [left('obviously-dead'), left('carry-on', 'leave')]) {
      expect(g.state.encounter?.result).toBe('success');
      expect(g.facts('stock-lost')).toEqual([]);
    }
  });

  test('[FTB-14.11.5a] [FTB-14.11.8] it does not end before they have come, but may before the first turn', () => {
    const met = (condition: Person['condition'], stage: Encounter['stage'] = 'turn') =>
      step(
        {},
        { kind: 'confrontation', stage, turn: 0, tally: { begun: 3 } },
        {
          people: { 'star-1': { x: 18, y: 18 }, n1: { side: 'party-1', x: 20, y: 20, condition } },
          parties: { 'party-1': { attitude: 'enemy' } },
          dice: [5, 4, 3],
        },
      );
    const gone = met('ran-away');
    expect([gone.facts('encounter-over').length, gone.facts('activation').length]).toEqual([1, 0]);
    const there = met('carry-on');
    expect([there.facts('encounter-over').length, there.facts('activation').length]).toEqual([0, 1]);
    expect(met('ran-away', 'begin').facts('encounter-over')).toEqual([]);
  });

  test('[FTB-14.8.5c] [FTB-12.7a] whoever was ordered off the table does not come back', () => {
    const g = step({ condition: 'left' }, { kind: 'escape', tally: { 'ordered-off star-1': 1 } });
    expect(g.facts('next-leg')).toEqual([]);
    expect(g.state.encounter).toMatchObject({ stage: 'over', result: 'failure' });
  });

  test('[FTB-14.8.5c] [FTB-14.8.4] out by section 1, and back in by section 7', () => {
    const g = step({ condition: 'left', rep: 5 }, { kind: 'escape', stage: 'turn' });
    expect(g.state.encounter).toMatchObject({ stage: 'enter', tally: { legs: 1 } });
    g.run(1);
    expect(g.question()).toBe('player-1 enter-by FTB-10.2.1a');
    expect(g.asked().values).toMatchObject({ section: 7 });
    expect(g.options()).toEqual(['south', 'west', 'south fast', 'west fast']);
    const gone = step({ condition: 'left' }, { kind: 'escape', tally: { legs: 1 } });
    expect(gone.state.encounter).toMatchObject({ stage: 'over', result: 'success' });
    expect(step({ condition: 'ran-away' }, { kind: 'escape' }).state.encounter?.stage).toBe('over');
    const others = {
      'star-1': { condition: 'ran-away' },
      n9: { side: 'party-1', condition: 'left' },
    } as const;
    expect(step({}, { kind: 'escape' }, { people: others }).facts('next-leg')).toEqual([]);
  });

  test('[FTB-14.8.5c] [FTB-10.2.1a] the second leg begins with one full move, upright, whatever the last one was like', () => {
    const move = {
      began: [18, 18, 0],
      used: 7.5,
      fast: 4,
      moved: true,
      acted: true,
      reloading: true,
    } as const;
    const last: Partial<Person> = { ...move, prone: true, heldFire: true, behind: true };
    const g = step({ condition: 'left', rep: 5, ...last }, { kind: 'escape', stage: 'turn' });
    const fresh = { began: null, used: 0, fast: -1, moved: false, acted: false, reloading: false };
    expect(g.person('star-1')).toMatchObject({ ...fresh, prone: false, heldFire: false, behind: false });
    g.run(1).answer('south');
    expect(g.asked().values).toMatchObject({ inches: 8 });
  });

  test('[FTB-D-63] a player may say so when no Enemy, zombie or PEF is left', () => {
    const offered = (more: Situation) => {
      const g = game({ people: { 'star-1': {}, ...more.people }, ...more, active: ['star-1'] });
      return END.offers(g.w, g.person('star-1'), [g.person('star-1')]).length > 0;
    };
    expect(offered({})).toBe(true);
    expect(offered({ zeds: { 'zed-1': { x: 3, y: 3 } } })).toBe(false);
    expect(offered({ pefs: { 'pef-1': { x: 3, y: 3 } } })).toBe(false);
    const others = (attitude: 'enemy' | 'friend') => ({
      people: { 'star-1': {}, n1: { side: 'party-1', x: 3, y: 3 } },
      parties: { 'party-1': { attitude } },
    });
    expect(offered(others('enemy'))).toBe(false);
    expect(offered(others('friend'))).toBe(true);
    // Of players against each other, those who are down are nobody's Enemies any more.
    const rival = (condition: Person['condition']) => ({
      options: { players: '2', sides: 'opposed' },
      people: {
        'star-1': { side: 'player-1' },
        'star-2': { side: 'player-2', seat: 'player-2', x: 3, condition },
      },
    });
    expect([offered(rival('carry-on')), offered(rival('out-of-the-fight'))]).toEqual([false, true]);
    const g = game({ people: { 'star-1': {} }, active: ['star-1'], encounter: { tally: { found: 1 } } });
    g.begin(END.act(g.w, 'star-1', ''));
    expect(g.state.encounter).toMatchObject({ stage: 'over', result: 'success' });
  });
});
