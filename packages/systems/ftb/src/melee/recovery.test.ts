import { describe, expect, test } from 'vitest';
import { type Game, game, type PersonGiven, type Situation } from '../testing/game.js';
import { afterwards, recover } from './recovery.js';

const OUT: PersonGiven = { condition: 'out-of-the-fight', rep: 4 };

function patient(dice: readonly number[], given: PersonGiven = {}, more: Situation = {}): Game {
  return game({ ...more, people: { n1: { ...OUT, x: 18, y: 18, ...given }, ...more.people }, dice });
}

/** A Medical Supply at Home. */
const stock = (g: Game) =>
  g.w.s.campaign.households.push({
    seat: 'player-1',
    star: 'star-1',
    home: 'suburban',
    making: 'done',
    stock: [{ id: 90, what: 'medical', empty: false }],
  });

const after = (g: Game) => g.begin(afterwards(g.w));
const state = (g: Game) => [g.person('n1').condition, g.person('n1').rep];

describe('the Recovery Test', () => {
  test('[FTB-8.4a] [FTB-8.4m] [FTB-T-recovery] Out of the Fight: two passes full Rep, one a Rep lower, none dies', () => {
    expect(state(after(patient([4, 1])).end())).toEqual(['home', 4]);
    expect(state(after(patient([4, 5])).end())).toEqual(['home', 3]);
    expect(state(after(patient([5, 5])).end())).toEqual(['obviously-dead', 4]);
  });

  test('[FTB-8.4a] [FTB-8.4m] [FTB-5.7.6] Ran Away: back, back at a Rep lower, or never', () => {
    const ran: PersonGiven = { condition: 'ran-away' };
    expect(state(after(patient([4, 1], ran)).end())).toEqual(['home', 4]);
    expect(state(after(patient([4, 5], ran)).end())).toEqual(['home', 3]);
    expect(state(after(patient([5, 5], ran)).end())).toEqual(['ran-away', 4]);
    expect(
      after(patient([5, 5], ran))
        .end()
        .facts('recovery'),
    ).toMatchObject([{ ran: true }]);
  });

  test('[FTB-8.4m] [FTB-2.1.1a] at Rep 6 and above every die is passed: a 6 fails in a Challenge alone', () => {
    expect(state(after(patient([6, 6], { rep: 6 })).end())).toEqual(['home', 6]);
    expect(state(after(patient([6, 6], { rep: 7 })).end())).toEqual(['home', 7]);
    expect(state(after(patient([6, 5], { rep: 5 })).end())).toEqual(['home', 4]);
  });

  test('[FTB-8.4m] [FTB-15.2] nobody comes back with less than Rep 2', () => {
    expect(state(after(patient([2, 5], { rep: 2 })).end())).toEqual(['home', 2]);
  });

  test('[FTB-8.4a] only those of players, and only the hurt and the fled', () => {
    const people: Situation['people'] = {
      n2: { condition: 'carry-on' },
      n3: { condition: 'obviously-dead' },
      n4: { side: 'party-1', condition: 'out-of-the-fight' },
      n5: { condition: 'captured' },
    };
    const g = after(patient([1, 1], {}, { people })).end();
    expect(g.facts('recovery').map((f) => f.who)).toEqual(['n1']);
    g.done();
  });

  test('[FTB-8.3.3b] [FTB-D-18] [FTB-T-recovery] after a beating three dice, the best two counting; it may still die', () => {
    const beaten = { beaten: true };
    expect(state(after(patient([6, 4, 4], beaten)).end())).toEqual(['home', 4]);
    expect(state(after(patient([1, 1, 1], beaten)).end())).toEqual(['home', 4]);
    expect(state(after(patient([6, 5, 4], beaten)).end())).toEqual(['home', 3]);
    expect(state(after(patient([6, 5, 5], beaten)).end())).toEqual(['obviously-dead', 4]);
    // A figure that ran away does not count as beaten.
    after(patient([1, 1], { beaten: true, condition: 'ran-away' }))
      .end()
      .done();
  });
});

describe('Medical Supplies', () => {
  test('[FTB-8.4b] [FTB-11.8.5] one adds a die and is gone, whether it helped or not', () => {
    const g = after(patient([5, 5, 4], { has: ['medical', 'medical'] }));
    expect(g.question()).toBe('player-1 medical FTB-8.4b');
    g.answer(true).end();
    expect(state(g)).toEqual(['home', 3]);
    expect(g.person('n1').items).toHaveLength(1);
    const no = after(patient([5, 4], { has: ['medical'] }))
      .answer(false)
      .end();
    expect(no.person('n1').items).toHaveLength(1);
    no.done();
  });

  test('[FTB-8.4b] from anybody of the band who has come back, or from Home; not for those that ran away', () => {
    const friend = (condition: PersonGiven['condition']) =>
      after(patient([1, 1], {}, { people: { n2: { has: ['medical'], condition: condition as 'home' } } }));
    expect(friend('left').question()).toContain('medical');
    friend('obviously-dead').end().done();
    friend('captured').end().done();
    const mate = { n2: { has: ['medical'], condition: 'left' } } as const;
    after(patient([1, 1], { condition: 'ran-away' }, { people: mate }))
      .end()
      .done();

    const home = patient([5, 5, 4]);
    stock(home);
    after(home).answer(true).end();
    expect(home.w.s.campaign.households[0]?.stock).toEqual([]);
    expect(state(home)).toEqual(['home', 3]);
    // Stock in another area is of no use. FTB-D-74.
    const far = patient([5, 4]);
    stock(far);
    far.w.s.campaign.area = 'rural';
    after(far).end().done();
  });

  test('[FTB-8.4b] not from another band, and in the Encounter from none but the hurt and the Medic', () => {
    const other = {
      n2: { seat: 'player-2', side: 'player-2', has: ['medical'], condition: 'left' },
    } as const;
    after(patient([5, 4], {}, { people: other }))
      .end()
      .done();
    const aid = (people: NonNullable<Situation['people']>) => {
      const g = patient([1, 1], { prone: true }, { people: { doc: { x: 18, y: 17 }, ...people } });
      return g.begin(recover(g.w, 'n1', 'doc')).question();
    };
    expect(aid({ n3: { x: 19, y: 18, has: ['medical'] } })).toBe('over');
    expect(aid({ doc: { x: 18, y: 17, has: ['medical'] } })).toContain('medical');
  });
});

describe('a Medic', () => {
  const treat = (dice: readonly number[], given: PersonGiven = {}, medic: PersonGiven = {}) => {
    const g = patient(dice, { prone: true, ...given }, { people: { doc: { x: 18, y: 17, ...medic } } });
    return g.begin(recover(g.w, 'n1', 'doc'));
  };

  test('[FTB-5.7.5b] [FTB-3.3-medic] the test is taken in the Encounter: up and able, or dead', () => {
    expect(state(treat([1, 1]).end())).toEqual(['carry-on', 4]);
    expect(treat([1, 1]).end().person('n1').prone).toBe(false);
    expect(state(treat([1, 5]).end())).toEqual(['carry-on', 3]);
    expect(state(treat([5, 5]).end())).toEqual(['obviously-dead', 4]);
    expect(treat([1, 1]).end().facts('recovery')).toMatchObject([{ who: 'n1', by: 'doc' }]);
  });

  test("[FTB-8.4b] with a Medical Supply of the Medic's or the patient's, none from Home", () => {
    const own = treat([5, 5, 1], {}, { has: ['medical'] })
      .answer(true)
      .end();
    expect(own.person('doc').items).toEqual([]);
    const theirs = treat([5, 5, 1], { has: ['medical'] })
      .answer(true)
      .end();
    expect(theirs.person('n1').items).toEqual([]);
    const away = patient([1, 1], {}, { people: { doc: { x: 18, y: 17 } } });
    stock(away);
    away
      .begin(recover(away.w, 'n1', 'doc'))
      .end()
      .done();
  });
});

describe('whose Supplies', () => {
  test('[FTB-8.4b] [FTB-11.8.5] afterwards those of its own band, not those of another player', () => {
    const asked = (seat: string) => {
      const people = { n2: { condition: 'home' as const, has: ['medical'], seat } };
      return after(patient([1, 1, 1], {}, { people })).question();
    };
    expect(asked('player-1')).toBe('player-1 medical FTB-8.4b');
    expect(asked('player-2')).toBe('over');
  });

  test('[FTB-8.4b] during the Encounter those of the hurt and of the Medic, not those of a bystander', () => {
    const asked = (has: { readonly [who: string]: readonly string[] }) => {
      const people = { n2: { attributes: ['medic' as const], has: has.n2 }, n3: { has: has.n3 } };
      const g = patient([1, 1, 1], { has: has.n1 }, { people });
      return g.begin(recover(g.w, 'n1', 'n2')).question();
    };
    expect(asked({ n1: ['medical'] })).toBe('player-1 medical FTB-8.4b');
    expect(asked({ n2: ['medical'] })).toBe('player-1 medical FTB-8.4b');
    expect(asked({ n3: ['medical'] })).toBe('over');
  });
});
