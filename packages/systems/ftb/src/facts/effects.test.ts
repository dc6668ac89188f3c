import { describe, expect, test } from 'vitest';
import { momentsLeft } from '../contact/entering.js';
import type { FtbFact } from '../facts.js';
import { type Game, game, type Situation } from '../testing/game.js';
import { told } from '../testing/said.js';
import { story } from '../testing/story.js';

type Bare<F> = F extends FtbFact ? Omit<F, 'cause' | 'to'> : never;

const saying = (fact: Bare<FtbFact>) => told({ ...fact, cause: 'FTB-5.0a', to: 'all' } as FtbFact);

/** A game in which some facts have happened. */
function after(given: Situation | Game, ...facts: readonly Bare<FtbFact>[]): Game {
  const g = 'w' in given ? given : game(given);
  for (const fact of facts) g.w.happen({ ...fact, cause: 'FTB-5.0a' } as Parameters<Game['w']['happen']>[0]);
  return g;
}

const two: Situation = { people: { 'star-1': {}, n1: { x: 20 } } };
const item = (id: number, what: string) => ({ id, what, empty: false });

describe('fights', () => {
  test('[FTB-12.7m] those who fight people in melee have fought, and nobody else', () => {
    const g = after(two, { is: 'fought', who: ['n1', 'zed-1'] });
    expect(g.state.people.map((p) => p.fought)).toEqual([false, true]);
  });

  test('[FTB-11.0] a zombie is to the credit of the figure that put it down, if it was one', () => {
    const zeds = { 'zed-1': {}, 'zed-2': {}, 'zed-3': {} };
    const down = (zed: string, by: string) => ({ is: 'zed-down', zed, by, how: 'fire' }) as const;
    const g = after({ ...two, zeds }, down('zed-1', 'n1'), down('zed-2', ''));
    expect(g.state.people.map((p) => p.zedsKilled)).toEqual([0, 1]);
    expect(g.state.zeds.map((z) => z.id)).toEqual(['zed-3']);
  });

  test('[FTB-3.4.2.1] in melee a lost point of Rep is to the credit of the winner; a fall only once it is certain', () => {
    const credited = (result: 'rep-down' | 'out-of-the-fight') => {
      const people = { a: { class: 'citizen' as const }, b: { side: 'party-1', has: ['pistol'] } };
      const g = after(
        { people, parties: { 'party-1': {} } },
        { is: 'melee-result', who: 'b', by: 'a', die: 3, margin: 1, result, rep: 3 },
      );
      return g.person('a').hurtArmed;
    };
    expect([credited('rep-down'), credited('out-of-the-fight')]).toEqual([true, false]);
  });

  test('[FTB-8.4a] a prisoner has a captor, whoever is killed has none', () => {
    const by = (how: 'killed' | 'captured') =>
      after(two, { is: 'finished-off', who: 'star-1', whom: 'n1', how }).person('n1').captor;
    expect([by('captured'), by('killed')]).toEqual(['star-1', undefined]);
  });

  test('[FTB-7.5m] of shots without a die there is nothing to tell', () => {
    expect(saying({ is: 'shots', who: 'star-1', gun: 'pistol', shots: [] })).toBeUndefined();
  });

  test('[FTB-5.5.3c] of an In Sight without anybody in it there is nothing to tell', () => {
    expect(saying({ is: 'in-sight', leaders: [], act: [], moving: 'players' })).toBeUndefined();
  });
});

describe('moves', () => {
  test('[FTB-12.4] a PEF has no front, wherever it goes', () => {
    const way = [
      [18, 18, 0],
      [18, 10, 0],
    ] as const;
    const g = after({ pefs: { 'pef-1': {} } }, { is: 'walked', who: 'pef-1', way, cost: 8, how: 'pef' });
    expect(g.state.pefs).toEqual([{ id: 'pef-1', x: 18, y: 10, level: 0 }]);
    expect(() => after(g, { is: 'walked', who: 'pef-9', way, cost: 8, how: 'pef' })).toThrow(
      'There is no figure "pef-9"',
    );
  });

  test('[FTB-12.4] nor has it one where it stands or turns; a zombie that turns has no cover to come out of', () => {
    const g = after(
      { pefs: { 'pef-1': {} }, zeds: { 'zed-1': {}, 'zed-2': {} } },
      { is: 'stands-at', who: 'pef-1', at: [18, 10, 0], facing: 90 },
      { is: 'faced', who: 'pef-1', facing: 90 },
      { is: 'faced', who: 'zed-1', facing: 90 },
      { is: 'stands-at', who: 'zed-2', at: [18, 10, 0], facing: 90 },
    );
    expect(g.state.pefs).toEqual([{ id: 'pef-1', x: 18, y: 10, level: 0 }]);
    expect(g.state.zeds.map((z) => z.facing)).toEqual([90, 90]);
    expect(g.zed('zed-1')).not.toHaveProperty('behind');
  });

  test('[FTB-5.7.5.1d] whoever leaves the table takes along whom it carries, still hurt', () => {
    const people = {
      'star-1': { carries: 'n1' },
      n1: { condition: 'out-of-the-fight' as const },
      n2: { x: 20 },
    };
    const g = after({ people }, { is: 'off-table', who: 'star-1', edge: 'south' });
    expect(g.person('n1')).toMatchObject({ x: -1, condition: 'out-of-the-fight' });
    after(g, { is: 'off-table', who: 'n2', edge: '' });
    expect(g.state.people.map((p) => p.condition)).toEqual(['left', 'out-of-the-fight', 'left']);
  });

  test('[FTB-8.4d] whoever ran away is known to have done so', () => {
    const g = after(two, { is: 'ran-away', who: 'n1' });
    expect(g.person('n1')).toMatchObject({ ran: true, condition: 'ran-away' });
  });

  test('[FTB-5.3.2a] one inch more is a Fast Move, too', () => {
    const fast = (inches: number) => saying({ is: 'moves-fast', by: [{ who: 'star-1', passed: 1, inches }] });
    expect(fast(1)).toContain('went fast');
    expect(fast(0)).toContain('could not');
  });
});

describe('Items', () => {
  test('[FTB-14.14.1] what is searched out and looted counts as found, unless one of their own had brought it', () => {
    const found = (how: 'search' | 'loot' | 'barter' | 'found', from = 2) => {
      const g = after(
        { ...two, encounter: { tally: { 'items-from': from } } },
        { is: 'got', who: 'star-1', items: [item(1, 'food'), item(2, 'food')], how },
      );
      return g.state.encounter?.tally.found;
    };
    expect([found('search'), found('loot'), found('barter'), found('found')]).toEqual([
      1,
      1,
      undefined,
      undefined,
    ]);
    expect(found('search', 9)).toBeUndefined();
  });

  test('[FTB-11.11] whoever loses body armor is without its protection; another Item changes nothing', () => {
    const loses = (items: readonly number[]) => {
      const people = { 'star-1': { has: ['body-armor', 'pistol'], armored: true } };
      return after({ people }, { is: 'lost', who: 'star-1', items, how: 'taken' }).person('star-1').armored;
    };
    expect([loses([1]), loses([2]), loses([1, 2])]).toEqual([false, true, false]);
  });

  test('[FTB-5.2b] a heap is gone with its last Item', () => {
    const heaps = [{ id: 'heap-1', x: 3, y: 3, level: 0, items: [item(1, 'food'), item(2, 'food')] }];
    const g = after({ state: { heaps } }, { is: 'heap-taken', heap: 'heap-1', items: [1] });
    expect(g.state.heaps.map((h) => h.items.length)).toEqual([1]);
    expect(after(g, { is: 'heap-taken', heap: 'heap-1', items: [2] }).state.heaps).toEqual([]);
  });

  test('[FTB-14.15.1b] a dose uses up the Cure, and nothing else', () => {
    const g = after(
      { people: { 'star-1': { has: ['food', 'cure'] } } },
      { is: 'dose', who: 'star-1', item: 2 },
    );
    expect(g.person('star-1').items.map((i) => i.what)).toEqual(['food']);
    expect(g.person('star-1').infection).toBe('immune');
  });

  test('[FTB-8.4a] [FTB-8.3.3a] who was beaten senseless is so no more once it has come round', () => {
    const beaten = (back: boolean) => {
      const people = { n1: { condition: 'out-of-the-fight' as const, beaten: true, prone: true } };
      const g = after({ people }, { is: 'recovery', who: 'n1', passed: 1, rep: 4, back });
      return [g.person('n1').beaten, g.person('n1').prone];
    };
    expect([beaten(true), beaten(false)]).toEqual([
      [false, false],
      [true, true],
    ]);
  });
});

test('[FTB-12.13m] who has been talked with is not talked with again; a word with the law is no such talk', () => {
  const talked = (of: 'talk' | 'law') => {
    const people = { 'star-1': {}, n0: { side: 'party-1' } };
    const row = of === 'talk' ? 'pleasantries' : 'released';
    const g = after(
      { people, parties: { 'party-1': {} } },
      { is: 'talked', party: 'party-1', who: 'star-1', with: 'n0', of, ours: 1, theirs: 1, mods: [], row },
    );
    return g.state.parties[0]?.talked;
  };
  expect([talked('talk'), talked('law')]).toEqual([true, false]);
});

describe('buildings', () => {
  const map: Situation['map'] = { buildings: [{ id: 'b', name: 'B', rect: [8, 8, 20, 20], levels: 1 }] };

  test('[FTB-12.16a] [FTB-11.9a] searched and looked through, it still has its Defining Moment; once entered, none', () => {
    const g = after({ map }, { is: 'search-begun', building: 'b', level: 0, most: 2 });
    expect(momentsLeft(g.w, 'b')).toBe(1);
    expect(g.state.premises).toMatchObject([{ id: 'b', searched: [0], rolled: false }]);
    after(g, { is: 'raid-look', who: 'star-1', building: 'b', count: 1, last: false, found: false });
    expect(momentsLeft(g.w, 'b')).toBe(1);
    after(g, { is: 'defining-moment', building: 'b', name: 'B' });
    expect(momentsLeft(g.w, 'b')).toBe(0);
    expect(g.state.premises).toMatchObject([{ id: 'b', entered: 1, searched: [0], rolled: true }]);
    const told = after({ map }, { is: 'told-entered', building: 'b' });
    expect(momentsLeft(told.w, 'b')).toBe(0);
  });

  test('[FTB-14.12.5c] each building of a raid is looked through for itself', () => {
    const look = (building: string, found: boolean) =>
      ({ is: 'raid-look', who: 'star-1', building, count: 1, last: false, found }) as const;
    const g = after({ map }, { is: 'defining-moment', building: 'a', name: 'A' }, look('b', true));
    expect(g.state.premises.map((b) => [b.id, b.entered, b.rolled])).toEqual([
      ['a', 1, false],
      ['b', 0, true],
    ]);
    expect(g.state.encounter?.tally.goal).toBe(1);
  });
});

describe('the turn', () => {
  test('[FTB-10.9.4m] [FTB-T-see-the-feast] who is numb for one turn more acts again in the next', () => {
    const people = { n1: { numb: 1 }, n2: { numb: 2 }, n3: { numb: 0 } };
    const g = after({ people }, { is: 'turn-over', turn: 2 });
    expect(g.state.people.map((p) => p.numb)).toEqual([0, 1, 0]);
  });

  test('[FTB-5.1c] a single side that rolled doubles is told of', () => {
    const rolled = (barred: readonly string[]) =>
      saying({ is: 'activation', turn: 2, dice: { players: 3, zombies: 3 }, order: [], barred, groups: [] });
    expect(rolled(['players'])).not.toBe(rolled([]));
  });

  test('[FTB-D-51] who joins a group leaves its own, and the other groups are as before', () => {
    const groups = [
      { who: ['star-1', 'n1'], rep: 5 },
      { who: ['n2', 'n3'], rep: 4 },
      { who: ['n4'], rep: 3 },
      { who: ['n5'], rep: 2 },
    ];
    const people = { 'star-1': {}, n1: {}, n2: {}, n3: {}, n4: {}, n5: {} };
    const g = game({ people, active: ['star-1', 'n1'], encounter: { groups } });
    after(g, { is: 'joined-group', who: ['n2', 'n4'] });
    expect(g.state.encounter?.groups).toEqual([
      { who: ['star-1', 'n1', 'n2', 'n4'], rep: 5 },
      { who: ['n3'], rep: 4 },
      { who: ['n5'], rep: 2 },
    ]);
    expect(g.state.encounter?.active?.who).toEqual(['star-1', 'n1', 'n2', 'n4']);
  });

  test('[FTB-D-51] whoever is in no group of this turn makes one of its own with those who join it', () => {
    const g = game({ people: { 'star-1': {}, n1: {} }, active: ['star-1'], encounter: { groups: [] } });
    after(g, { is: 'joined-group', who: ['n1'] });
    expect(g.state.encounter?.groups).toEqual([{ who: ['star-1', 'n1'], rep: 0 }]);
  });

  test('[FTB-14.8.5c] [FTB-5.7.5.1a] whoever was carried out of town is carried back into it', () => {
    const g = after(
      two,
      { is: 'downed', who: 'n1', condition: 'out-of-the-fight', by: '' },
      { is: 'picked-up', who: 'star-1', whom: 'n1' },
      { is: 'off-table', who: 'star-1', edge: 'north' },
      { is: 'next-leg', who: ['star-1'], leg: 1 },
    );
    expect(g.table.has('n1')).toBe(false);
    after(g, { is: 'stands-at', who: 'star-1', at: [6, 0.4, 0], facing: 0 });
    expect(g.person('n1')).toMatchObject({ x: 6, y: 0.4, level: 0, condition: 'out-of-the-fight' });
  });

  test('[FTB-14.12.1] [FTB-14.8.5c] whoever is taken away or enters anew has no place on the table', () => {
    const g = after(two, { is: 'captured', who: 'n1' }, { is: 'next-leg', who: ['star-1'], leg: 1 });
    expect(g.state.people.map((p) => [p.condition, p.x])).toEqual([
      ['carry-on', -1],
      ['captured', -1],
    ]);
  });

  test('[FTB-TB-tabletop-a] made ready for the next contact: those who go on stay, others are gone, the fallen as they are', () => {
    const people = { 'star-1': {}, n1: {}, n2: { condition: 'obviously-dead' as const } };
    const g = after({ people }, { is: 'tabletop-cleared', who: ['star-1'] });
    expect(g.state.people.map((p) => [p.condition, p.x])).toEqual([
      ['carry-on', 18],
      ['left', -1],
      ['obviously-dead', -1],
    ]);
  });
});

describe('zombies', () => {
  test('[FTB-10.7.1b] a feast that is broken off frees those that ate there, and no others', () => {
    const g = after(
      { people: { n1: {}, n2: {} }, zeds: { 'zed-1': { feast: 'n1' }, 'zed-2': { feast: 'n2' } } },
      { is: 'feast-broken', body: 'n1' },
    );
    expect(g.state.zeds.map((z) => z.feast)).toEqual(['', 'n2']);
  });

  test('[FTB-10.11.3d] whoever carried one that turns has its hands free, and nobody else', () => {
    const people = { a: { carries: 'n1' }, b: { carries: 'n2' }, n1: {}, n2: {} };
    const zed = { id: 'zed-1', x: 3, y: 3, level: 0, facing: 0, lastSeen: null, feast: '', was: 'n1' };
    const g = after({ people }, { is: 'turned', who: 'n1', zed });
    expect(['a', 'b'].map((id) => g.person(id).carries)).toEqual(['', 'n2']);
  });

  test('[FTB-10.1.2a] those in frenzy are told of, be it a single one', () => {
    const acts = (frenzy: readonly string[]) =>
      saying({ is: 'zeds-act', zeds: ['zed-1', 'zed-2'], frenzy, die: 3 });
    expect(acts([])).not.toContain('frenzy');
    expect(acts(['zed-1'])).toContain('frenzy');
  });

  test('[FTB-10.4b] a surprise tells who was quicker, and who was so without a roll', () => {
    const was = (total: number | null, ahead: boolean) =>
      saying({ is: 'surprise-total', who: 'star-1', total, ahead });
    expect(was(7, true)).not.toBe(was(7, false));
    expect(was(7, true)).toContain('7');
    expect(was(null, true)).toContain('without trying');
  });
});

describe('on a table of their own', () => {
  const fated = (fate: Extract<FtbFact, { is: 'told-fate' }>['fate'], more = {}) =>
    after({ people: { n1: more } }, { is: 'told-fate', who: 'n1', fate, rep: 4 }).person('n1');

  test('[FTB-11.0] [FTB-10.11.3c] [FTB-15.1b] what happened to a person there', () => {
    expect(fated('exposed').infection).toBe('exposed');
    expect(fated('exposed', { infection: 'immune' }).infection).toBe('immune');
    expect(fated('advantage')).toMatchObject({ advantage: true, condition: 'carry-on' });
    expect(fated('ran-away')).toMatchObject({ ran: true, condition: 'ran-away' });
  });

  test('[FTB-14.6.4] what stands for the Target Building there is the Target Building', () => {
    const set = (building?: string) =>
      after(
        {},
        {
          is: 'elsewhere',
          kind: 'zed',
          area: 'suburban',
          part: 'daytime',
          fullMoon: false,
          sections: [3],
          zombies: 1,
          target: 5,
          enters: 7,
          ...(building !== undefined && { building }),
        },
      ).state.encounter;
    expect(set('house')).toMatchObject({ target: 'house', pefsIn: [3] });
    expect(set()?.target).not.toBe('house');
  });
});

describe('the campaign', () => {
  test('[FTB-4.3.3] one takes over the band, and the Home with it; without anybody the Home has no Star', () => {
    const g = story({ people: { n1: {}, n2: {}, n9: { side: 'players', seat: 'player-2' } } });
    after(g, { is: 'new-leader', who: 'n1', seat: 'player-1' }, { is: 'leaderless', seat: 'player-2' });
    expect(g.state.people.map((p) => p.star)).toEqual([true, false, false]);
    expect(g.state.campaign.households.map((h) => [h.seat, h.star])).toEqual([
      ['player-1', 'n1'],
      ['player-2', ''],
    ]);
  });

  test('[FTB-11.10] who is nowhere to be found is absent', () => {
    const g = story({ people: { 'star-1': {}, n1: {}, n2: {} } });
    after(g, { is: 'availability', who: 'n1', comes: false }, { is: 'availability', who: 'n2', comes: true });
    expect(g.state.people.map((p) => p.absent)).toEqual([false, true, false]);
  });

  test('[FTB-11.3a] days are told to the thirtieth, and then months', () => {
    const at = (day: number, step: 'choose' | 'declare') =>
      saying({
        is: 'calendar',
        when: { year: 1, month: 2, day },
        area: 'suburban',
        left: 2,
        step,
      } as Bare<FtbFact>);
    expect(at(30, 'choose')).toContain('Day 30');
    expect(at(31, 'declare')).toContain('Month 2');
  });
});
