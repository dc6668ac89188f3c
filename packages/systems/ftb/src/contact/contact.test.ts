import { describe, expect, test } from 'vitest';
import { WATCHES } from '../encounters/watches.js';
import type { Trigger } from '../in-sight/hostility.js';
import { fastMove } from '../moving/moving.js';
import { checkState } from '../state/check.js';
import { ENCOUNTER_RATING, ratingOf } from '../tables/goods.js';
import {
  CONTACT_ADD,
  CONTACT_AFTER,
  CONTACT_FIRST,
  type Met,
  PEF_RESOLUTION,
  SPECIAL_PEF,
} from '../tables/meet.js';
import { game, type PersonGiven, type Situation } from '../testing/game.js';
import { definingMoment, resolvePef, whom } from './contact.js';
import { peopleMet } from './meeting.js';

const TRIGGER: Trigger = { by: 'star-1', active: 'players', movers: ['star-1'], watches: WATCHES };

/** A PEF 12 inches north of a Star, resolved as it comes into sight. */
function resolve(dice: readonly number[], more: Situation = {}) {
  const g = game({
    people: { 'star-1': { x: 18, y: 10, rep: 5 } },
    pefs: { 'pef-1': { x: 18, y: 22 } },
    active: ['star-1'],
    ...more,
    dice,
  });
  return g.begin(resolvePef(g.w, 'pef-1', TRIGGER));
}

const contact = (dice: readonly number[], more: Situation = {}) => {
  const [fact] = resolve(dice, more).facts('contact');
  return fact && `${fact.number} ${fact.what}`;
};

describe('resolving a PEF', () => {
  test('[FTB-12.5m] [FTB-12.5a] [FTB-T-pef-resolution] two passes against Rep 4 are a contact, fewer nobody', () => {
    expect(PEF_RESOLUTION.rows.map((r) => [r.passed, r.does])).toEqual([
      [2, 'contact'],
      [1, 'nobody'],
      [0, 'nobody'],
    ]);
    expect(contact([4, 4, 1, 6])).toBe('1 zed');
    for (const dice of [
      [4, 5],
      [5, 5],
    ]) {
      const g = resolve(dice).end();
      g.done();
      expect(g.facts('contact')).toEqual([]);
      expect(g.state.pefs).toEqual([]);
    }
  });

  test('[FTB-EX-2.1.6] a PEF in sight: two dice against its Rep', () => {
    const g = resolve([5, 6]).end();
    expect(g.facts('rolled').map((r) => [r.label, r.pools[0]?.upTo, r.faces[0]?.length])).toEqual([
      ['pef-resolution', 4, 2],
    ]);
  });

  test('[FTB-D-65] by table option one pass has the next one roll three dice, best two', () => {
    const plain = resolve([4, 5]).end();
    expect(plain.state.encounter?.nearby).toBe(false);
    const option = {
      options: { 'pef-one-pass': 'on' },
      pefs: { 'pef-1': { x: 18, y: 22 }, 'pef-2': { x: 18, y: 24 } },
    };
    const near = resolve([4, 5, 4, 6, 4, 1, 6], option).end();
    expect(near.state.encounter?.nearby).toBe(true);
    near.begin(resolvePef(near.w, 'pef-2', TRIGGER)).end();
    near.done();
    expect(near.facts('pef-resolved')[1]).toMatchObject({ passed: 2, contact: true, nearby: false });
    expect(near.state.encounter?.nearby).toBe(false);
    const none = resolve([5, 5], option).end();
    expect(none.state.encounter?.nearby).toBe(false);
    const best = resolve([4, 5, 4, 4, 4, 1, 6], option).end();
    best.begin(resolvePef(best.w, 'pef-2', TRIGGER)).end();
    expect(best.facts('pef-resolved')[1]?.passed).toBe(2);
  });

  test('[FTB-12.5.1] [FTB-D-10] one die as it falls; by table option half of it', () => {
    expect(contact([4, 4, 5, 6])).toBe('5 zed');
    expect(contact([4, 4, 5, 6], { options: { 'contact-number': 'half' } })).toBe('3 zed');
    expect(contact([4, 4, 4, 6], { options: { 'contact-number': 'half' } })).toBe('2 zed');
  });

  test('[FTB-EX-2.1.5] 1/2d6 Gangers on a 3 are two', () => {
    const more = { options: { 'contact-number': 'half' }, encounter: { area: 'urban' as const } };
    expect(contact([4, 4, 3, 1, 4, 4, 1, 6], more)).toBe('2 ganger');
  });
});

describe('who it is', () => {
  /** Who is met for a die of Contact and, if needed, a second one. */
  const met = (area: 'rural' | 'suburban' | 'urban', day: number, die: number): Met | undefined => {
    const g = game({
      people: { 'star-1': { x: 18, y: 10, rep: 5 } },
      pefs: { 'pef-1': { x: 18, y: 22 } },
      encounter: { area, day },
      dice: [1, 1, 1, die, 1, 1, 6],
    });
    try {
      g.begin(resolvePef(g.w, 'pef-1', TRIGGER));
    } catch {
      // The dice of the meeting itself do not matter here.
    }
    return g.facts('contact')[0]?.what;
  };
  const column = (area: 'rural' | 'suburban' | 'urban', day: number) =>
    [1, 2, 3, 4, 5, 6].map((die) => met(area, day, die));

  test('[FTB-12.5.2a] [FTB-12.5.2m] [FTB-T-contact-1-30] [FTB-11.6.2] days 1 to 20', () => {
    // 11.6: even odds in the suburbs, mostly humans in the country, mostly zombies in a city.
    expect(column('suburban', 20)).toEqual(['citizen', 'citizen', 'police', 'zed', 'zed', 'zed']);
    expect(column('rural', 1)).toEqual(['citizen', 'citizen', 'citizen', 'police', 'zed', 'zed']);
    expect(column('urban', 11)).toEqual(['citizen', 'police', 'zed', 'zed', 'zed', 'zed']);
    expect(CONTACT_ADD).toEqual({ rural: -1, suburban: 0, urban: 1 });
  });

  test('[FTB-12.5.2m] [FTB-T-contact-1-30] days 21 to 30', () => {
    expect(column('suburban', 21)).toEqual(['survivor', 'ganger', 'military', 'zed', 'zed', 'zed']);
    expect(column('rural', 30)).toEqual(['survivor', 'survivor', 'ganger', 'military', 'zed', 'zed']);
    expect(column('urban', 30)).toEqual(['ganger', 'military', 'zed', 'zed', 'zed', 'zed']);
    expect(CONTACT_FIRST.rows.length).toBe(4);
  });

  test('[FTB-12.5.2m] [FTB-T-contact-31] [FTB-11.6.1] [FTB-11.6.2] [FTB-11.6.3] after day 30, by area', () => {
    const cells = (area: 'rural' | 'suburban' | 'urban') => CONTACT_AFTER.rows.map((r) => r[area].join(' '));
    expect(cells('rural')).toEqual([
      'survivor',
      'survivor',
      'survivor',
      'ganger ganger ganger militia militia militia',
      'zed',
    ]);
    expect(cells('suburban')).toEqual([
      'survivor survivor survivor ganger ganger ganger',
      'militia',
      'militia',
      'zed',
      'zed',
    ]);
    expect(cells('urban')).toEqual([
      'ganger',
      'ganger ganger ganger militia militia survivor',
      'zed',
      'zed',
      'zed',
    ]);
    expect(CONTACT_AFTER.rows.map((r) => r.on)).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
      [4, 4],
      [5, 6],
    ]);
    expect(column('rural', 31)).toEqual(['survivor', 'survivor', 'survivor', 'ganger', 'zed', 'zed']);
    expect(column('suburban', 31)).toEqual(['survivor', 'militia', 'militia', 'zed', 'zed', 'zed']);
    expect(column('urban', 40)).toEqual(['ganger', 'ganger', 'zed', 'zed', 'zed', 'zed']);
  });

  test('[FTB-12.5.2m] a cell that is divided takes one more die', () => {
    const who = (which: number) => contact([1, 1, 1, 2, which, 1, 1, 6], { encounter: { area: 'urban' } });
    expect([3, 4, 5, 6].map(who)).toEqual(['1 ganger', '1 militia', '1 militia', '1 survivor']);
  });

  test('[FTB-11.6] [FTB-T-encounter-rating] [FTB-D-13] [FTB-11.6.1] [FTB-11.6.2] [FTB-11.6.3]', () => {
    expect(ENCOUNTER_RATING.rows.map((r) => [r.area, r.rating])).toEqual([
      ['rural', 1],
      ['suburban', 3],
      ['urban', 5],
    ]);
    expect(ratingOf(ENCOUNTER_RATING, 'suburban')).toBe(3);
  });
});

describe('where they stand', () => {
  test('[FTB-12.5b] [FTB-D-31] zombies about the marker, looking this way, without In Sight', () => {
    const g = resolve([1, 1, 3, 6]).end();
    g.done();
    expect(g.state.zeds.length).toBe(3);
    for (const z of g.state.zeds) {
      expect(Math.abs(z.x - 18) + Math.abs(z.y - 22)).toBeLessThan(2.5);
      expect(g.table.facesTowards(z.id, 'star-1')).toBe(true);
    }
    expect(g.facts('zeds-came')[0]?.how).toBe('contact');
    expect(g.facts('in-sight')).toEqual([]);
  });

  test('[FTB-10.9.3a] [FTB-D-106] figures on the move test at once for a first zombie that is met within 6 inches', () => {
    const meets = (y: number, movers: readonly string[]) => {
      const g = game({
        people: {
          'star-1': { x: 18, y: 10, rep: 5, knowsZeds: false },
          n1: { x: 16, y: 10, knowsZeds: false },
        },
        pefs: { 'pef-1': { x: 18, y } },
        active: ['star-1', 'n1'],
        dice: [1, 1, 1, 6, 1, 2, 1, 2],
      });
      g.begin(resolvePef(g.w, 'pef-1', { ...TRIGGER, movers })).end();
      return g.facts('zed-or-no-zed').map(({ who, zed, known }) => [who, zed, known]);
    };
    expect(meets(15, ['star-1', 'n1'])).toEqual([
      ['star-1', 'zed-100', true],
      ['n1', 'zed-100', true],
    ]);
    expect(meets(15, [])).toEqual([]);
    expect(meets(17, ['star-1', 'n1'])).toEqual([]);
  });

  test('[FTB-12.5b] [FTB-D-31] where there is no room for zombies none come', () => {
    const rect: [number, number, number, number] = [0, 0, 36, 36];
    const g = resolve([1, 1, 3, 6], { map: { vehicles: [{ id: 'hull', kind: 'hull', rect }] } }).end();
    expect(g.facts('contact')).toHaveLength(1);
    expect(g.facts('zeds-came')).toEqual([]);
  });

  test('[FTB-12.5b] [FTB-D-31] a marker on a car: whoever is found stands beside it, each on a spot of his own', () => {
    const rect: [number, number, number, number] = [16.5, 21.25, 19.5, 22.75];
    const map = { vehicles: [{ id: 'car', kind: 'car', rect }] };
    const beside = (g: ReturnType<typeof game>, all: readonly { x: number; y: number }[]) => {
      expect(checkState(g.state, g.book)).toBeUndefined();
      for (const { x, y } of all) {
        expect(x > 16.5 && x < 19.5 && y > 21.25 && y < 22.75).toBe(false);
        expect(Math.hypot(x - 18, y - 22)).toBeLessThan(5);
      }
    };
    const dead = resolve([1, 1, 3, 6], { map }).end();
    const [{ number = 0 } = {}] = dead.facts('contact');
    expect(dead.state.zeds).toHaveLength(number);
    beside(dead, dead.state.zeds);
    const g = game({
      map,
      people: { 'star-1': { x: 18, y: 10, rep: 5 } },
      active: ['star-1'],
      dice: [4, 4, 4, 4, 4],
    });
    g.begin(peopleMet(g.w, 'ganger', 5, { x: 18, y: 22, level: 0 }, TRIGGER)).end();
    beside(
      g,
      g.state.people.filter(({ id }) => id !== 'star-1'),
    );
  });

  test('[FTB-12.5b] [FTB-D-31] Enemies at the marker, touching one another', () => {
    const people = { 'star-1': { x: 18, y: 10, rep: 3, has: ['pistol'] } };
    const g = game({
      people,
      pefs: { 'pef-1': { x: 18, y: 22 } },
      dice: [1, 1, 6, 1, 1, 1, 1, 1, 1, 1, 1, 6, 1],
    });
    // They may be Gangers or Militia: what matters is six of them against a total of 4.
    expect(() => g.begin(resolvePef(g.w, 'pef-1', TRIGGER))).toThrow('The dice ran out');
    const [party] = g.state.parties;
    expect(party?.attitude).toBe('enemy');
    expect(party?.people.length).toBe(6);
    for (const id of party?.people ?? []) {
      const p = g.person(id);
      expect(Math.abs(p.x - 18) + Math.abs(p.y - 22)).toBeLessThan(3);
      expect(party?.people.some((other) => other !== id && g.table.touching(id, other))).toBe(true);
      expect(g.table.facesTowards(id, 'star-1')).toBe(true);
    }
  });
});

describe('the learning Encounters', () => {
  test('[FTB-14.6.5d] in Zed! any zombie result is a single zombie', () => {
    const g = resolve([1, 1, 6, 6], {
      encounter: { kind: 'zed', day: 7 },
      pefs: { 'pef-1': {}, 'pef-2': {} },
    }).end();
    expect(g.state.zeds.length).toBe(1);
    expect(g.state.encounter?.tally['zeds-met']).toBe(1);
  });

  test('[FTB-14.6.5c] the last PEF of Zed! is a zombie for certain, if none was met before', () => {
    const zed = { kind: 'zed', day: 7 } as const;
    const sure = resolve([], { encounter: zed }).end();
    expect(sure.facts('contact')[0]).toMatchObject({ what: 'zed', number: 1 });
    const met = resolve([6, 6], { encounter: { ...zed, tally: { 'zeds-met': 1 } } }).end();
    expect(met.facts('contact')).toEqual([]);
    const notLast = resolve([6, 6], { encounter: zed, pefs: { 'pef-1': { y: 22 }, 'pef-2': {} } }).end();
    expect(notLast.facts('contact')).toEqual([]);
    const drawn = resolve([6, 6], { encounter: zed, zeds: { 'zed-1': { x: 3, y: 3 } } }).end();
    expect(drawn.facts('contact')).toEqual([]);
  });

  test('[FTB-14.6.5c] zombies drawn by gunfire have been met, too, if they were killed or tested against; not those of earlier Encounters', () => {
    const sure = (star: PersonGiven, before: number) => {
      const tally: Record<string, number> = before === 0 ? {} : { 'zeds-before': before };
      const people = { 'star-1': { x: 18, y: 10, rep: 5, ...star } };
      const g = resolve([6, 6], { encounter: { kind: 'zed', day: 7, tally }, people }).end();
      return g.facts('contact').length > 0;
    };
    expect(sure({ zedsKilled: 3 }, 3)).toBe(true);
    expect(sure({ zedsKilled: 4 }, 3)).toBe(false);
    expect(sure({ metZed: 1, knowsZeds: false }, 0)).toBe(false);
    expect(sure({ metZed: 0, knowsZeds: false }, 0)).toBe(false);
    expect(sure({ zedsKilled: 1 }, 0)).toBe(false);
    expect(sure({ metZed: -1, knowsZeds: false }, 0)).toBe(true);
  });

  const town = (suspicious = false) => ({
    encounter: { kind: 'robbery-in-town', day: 14, suspicious } as const,
    people: { 'star-1': { x: 18, y: 10, rep: 5, class: 'citizen' } } as const,
  });
  /** Number and kind by Special PEF; the dice of the meeting do not matter here. */
  const special = (dice: readonly number[], suspicious = false) => {
    const g = game({ ...town(suspicious), pefs: { 'pef-1': { x: 18, y: 22 } }, dice });
    try {
      g.begin(resolvePef(g.w, 'pef-1', TRIGGER));
    } catch {
      // See above.
    }
    const [fact] = g.facts('contact');
    return fact && `${fact.number} ${fact.what}`;
  };

  test('[FTB-14.7.5d] [FTB-T-special-pef] in days 11 to 20 one die says it all', () => {
    expect(SPECIAL_PEF.rows.map((r) => `${r.meet} ${r.reported} ${r.number}`)).toEqual([
      'robbery robbery 1',
      'citizen police 1',
      'citizen police 1/2d6',
      'police police 1+1/2d6',
      'zed zed 1',
      'zed zed 1/2d6',
    ]);
    expect(special([2])).toBe('1 citizen');
    expect(special([3, 5])).toBe('3 citizen');
    expect(special([4, 3])).toBe('3 police');
    expect(special([5])).toBe('1 zed');
    expect(special([6, 4])).toBe('2 zed');
  });

  test('[FTB-14.7.5d] [FTB-12.16a] [FTB-D-210] a Defining Moment there is rolled on the same table', () => {
    const house = {
      id: 'shop',
      name: 'Shop',
      rect: [10, 14, 26, 30] as [number, number, number, number],
      levels: 1,
      doors: [],
    };
    const g = game({ ...town(), map: { buildings: [house] }, dice: [2, 4] });
    g.begin(definingMoment(g.w, 'shop', TRIGGER));
    expect(g.facts('rolled')[0]).toMatchObject({ label: 'special-pef' });
    expect(g.facts('contact')).toMatchObject([{ what: 'citizen', number: 1 }]);
    expect(g.facts('pef-resolved')).toEqual([]);
  });

  test('[FTB-14.7.5d] [FTB-D-219] then the talk, and no Friend or Foe', () => {
    const g = game({ ...town(), pefs: { 'pef-1': { x: 18, y: 22 } }, dice: [2, 4] });
    g.begin(resolvePef(g.w, 'pef-1', TRIGGER));
    expect(g.question()).toBe('player-1 meet FTB-12.14a');
    expect(g.facts('rolled').map((f) => f.label)).toEqual(['special-pef', 'npc']);
    g.done();
  });

  test('[FTB-14.7.5c] once reported, Citizens are Police', () => {
    expect(special([2], true)).toBe('1 police');
    expect(special([3, 5], true)).toBe('3 police');
    expect(special([4, 3], true)).toBe('3 police');
  });

  test('[FTB-14.7.5c] [FTB-12.5.2a] once reported, whoever is no Citizen comes as ever', () => {
    const comes = (die: number, suspicious: boolean) => {
      const g = game({ encounter: { day: 14, suspicious }, dice: [die] });
      return g.begin(whom(g.w)).end().result;
    };
    expect([1, 3, 4].map((die) => comes(die, false))).toEqual(['citizen', 'police', 'zed']);
    expect([1, 3, 4].map((die) => comes(die, true))).toEqual(['police', 'police', 'zed']);
  });

  test('[FTB-12.5.2m] [FTB-T-contact-31] of two kinds in one cell a second die says which', () => {
    for (const row of CONTACT_AFTER.rows)
      for (const area of ['rural', 'suburban', 'urban'] as const)
        for (const [i, kind] of row[area].entries()) {
          const dice = row[area].length > 1 ? [row.on[0], i + 1] : [row.on[0]];
          const g = game({ encounter: { day: 31, area }, dice });
          expect(g.begin(whom(g.w)).end().result).toBe(kind);
          g.done();
        }
  });

  test('[FTB-14.7.5d] somebody robs the Star: the class by Confrontation Who, then the talk', () => {
    const g = game({ ...town(), pefs: { 'pef-1': { x: 18, y: 22 } }, dice: [1, 6, 2] });
    expect(() => g.begin(resolvePef(g.w, 'pef-1', TRIGGER))).toThrow('The dice ran out');
    expect(g.facts('contact')[0]).toMatchObject({ number: 2 });
  });

  test('[FTB-14.7.5c] a Fast Move is reported, in that Encounter alone', () => {
    const fast = (kind: 'robbery-in-town' | 'search', who = 'star-1') => {
      const people = { 'star-1': { x: 18, y: 10 }, n9: { side: 'party-1' } };
      const g = game({ people, encounter: { kind }, dice: [6, 6, 6, 6] });
      g.begin(fastMove(g.w, [who])).end();
      g.person(who).fast = -1;
      g.begin(fastMove(g.w, [who])).end();
      expect(g.facts('suspicious').length).toBeLessThan(2);
      return g.state.encounter?.suspicious;
    };
    expect(fast('robbery-in-town')).toBe(true);
    expect(fast('search')).toBe(false);
    expect(fast('robbery-in-town', 'n9')).toBe(false);
  });
});
