import { describe, expect, test } from 'vitest';
import type { DayPlace } from '../state/day-one.js';
import { type Day, dayOne, relative } from '../testing/day.js';
import type { Game } from '../testing/game.js';
import { policeComeUp } from './police.js';
import { fallOnDayOne } from './steps.js';

/** The character reaches the square in the middle of a location that counts as visit number `visits`. */
const reaches = (at: DayPlace, visits: number, dice: readonly number[], more: Day = {}): Game =>
  dayOne({ ...more, at, dice, of: { visits, ...more.of } }).step();
/** Doubles: a crowd comes, whose size and melees the dice give. */
const doubles = (dice: readonly number[], more: Day): Game => {
  const g = dayOne({ at: 'school-1', ...more, dice });
  return g.begin(fallOnDayOne(g.w, { 'player-1': 2, zombies: 2 })).end();
};
const why = (g: Game) => g.facts('location-over').map((f) => `${f.place} ${f.why}`);

/** Three dice of a character of Rep 3, or no dice if stunned, and two of a civilian who wins. */
const FELLED = [6, 6, 6, 1, 6] as const;
const STUNNED = [1, 6] as const;
const OFFICER = { seat: 'others', side: 'others', rep: 4, x: 10, y: 10 } as const;

describe('vehicles', () => {
  test('[BDZ-D-c140] where a location ends by itself a vehicle of the family that stands on the table is still theirs', () => {
    const g = dayOne({
      at: 'box',
      vehicles: { 'own-suv-1': { kind: 'suv', x: 4, y: 4 } },
      state: { campaign: { vehicles: ['own-suv-1'] } } as never,
      encounter: { ended: true },
    }).step();
    expect(g.state.campaign?.vehicles).toEqual(['own-suv-1']);
  });

  test('[BDZ-D-c140] what others have driven away is not theirs, what one of the family has is', () => {
    const left = (aboard: string) => {
      const gone = { x: -1, y: -1 };
      const people = { 'star-1': { ...gone, aboard, sits: 'wheel' } } as const;
      return dayOne({ at: 'box', people, vehicles: { suv: { kind: 'suv', ...gone } } }).step();
    };
    expect(left('').state.campaign?.vehicles).toEqual([]);
    expect(left('suv').state.campaign?.vehicles).toHaveLength(1);
  });

  test('[BDZ-day-objective] left standing by those who walk off the table, it is lost', () => {
    const g = dayOne({
      at: 'box',
      people: { 'star-1': { x: -1, y: -1 } },
      vehicles: { 'own-suv-1': { kind: 'suv', x: 4, y: 4 } },
      state: { campaign: { vehicles: ['own-suv-1'] } } as never,
    }).step();
    expect(g.state.campaign?.vehicles).toEqual([]);
    // With its middle on the edge of the table it stands there as well. BDZ-D-c84.
    const edge = dayOne({
      at: 'box',
      people: { 'star-1': { x: -1, y: -1 } },
      vehicles: { 'own-suv-1': { kind: 'suv', x: 0, y: 4 } },
      state: { campaign: { vehicles: ['own-suv-1'] } } as never,
    }).step();
    expect(edge.state.campaign?.vehicles).toEqual([]);
  });
});

describe('the crowd', () => {
  test('[BDZ-day-civ-fight] a stunned character is met as well, and throws no dice', () => {
    const g = doubles([1, ...STUNNED], { people: { 'star-1': { status: 'stunned', prone: true } } });
    expect(g.facts('day-shoved')).toMatchObject([{ who: 'star-1', own: 0, other: 1 }]);
    expect(why(g)).toEqual(['school-1 unconscious']);
  });

  test('[BDZ-D-c74] nobody is met by it, and nothing is over, while the last grown-up lies there out of the fight', () => {
    const g = doubles([1], {
      people: { 'star-1': { status: 'out', prone: true }, 'p-1': { x: 30, rep: 2 } },
      of: { family: [relative('child-1', 'big', 'with', 'p-1')] },
    });
    expect([g.facts('day-shoved'), why(g)]).toEqual([[], []]);
  });

  test('[BDZ-day-civ-result] a crowd that meets no grown-up knocks nobody down, and ends nothing', () => {
    const g = doubles([1], {
      people: { 'star-1': { x: -1, y: -1 }, 'p-1': { x: 20, rep: 2 } },
      of: { family: [relative('child-1', 'big', 'with', 'p-1')] },
    });
    expect([g.facts('day-shoved'), why(g)]).toEqual([[], []]);
  });

  test('[BDZ-day-objective] [BDZ-D-c142] who has been found and has not left the table is not brought away', () => {
    const after = (found: object, who: readonly string[] = ['star-1']) => {
      const g = doubles([1, ...FELLED], {
        people: { 'star-1': {}, 'p-1': { rep: 2, ...found } },
        of: { reached: true, family: [relative('child-1', 'big', 'with', 'p-1')] },
        encounter: { who: [...who] },
      });
      g.step();
      return g.state.day?.family[0];
    };
    expect(after({ x: 20 })).toMatchObject({ where: 'away', person: '' });
    expect(after({ x: -1, y: -1 })?.where).toBe('with');
    expect(after({ x: 20, status: 'dead', prone: true })?.where).toBe('lost');
    // A relative who came along stays along. One found here counts as found while another adult stands there.
    expect(after({ x: 20 }, ['star-1', 'p-1'])?.where).toBe('with');
    // The police who take the last grown-up along leave it there too.
    const jailed = (more: object) =>
      dayOne({
        at: 'school-1',
        people: {
          'star-1': { status: 'out', prone: true },
          'p-1': { rep: 2, x: 20 },
          cop: OFFICER,
          ...more,
        } as never,
        of: {
          officers: ['cop'],
          struck: 'cop',
          family: [
            relative('child-1', 'big', 'with', 'p-1'),
            ...('p-2' in more ? [relative('spouse', 'adult', 'with', 'p-2')] : []),
          ],
        },
        encounter: { who: ['star-1'] },
      }).step().state.day;
    expect(jailed({})).toMatchObject({ ended: 'jail', family: [{ where: 'away', person: '' }] });
    expect(jailed({ 'p-2': { x: 22 } })?.family[0]?.where).toBe('with');
    const two = dayOne({
      at: 'school-1',
      people: { 'star-1': { x: -1, y: -1 }, 'p-1': { rep: 2, x: 20 }, 'p-2': { x: 22 } },
      of: {
        felled: ['star-1'],
        family: [relative('child-1', 'big', 'with', 'p-1'), relative('spouse', 'adult', 'with', 'p-2')],
      },
      encounter: { who: ['star-1', 'p-2'], ended: true },
    }).step();
    expect(two.state.day?.family[0]?.where).toBe('with');
    // If no crowd did it, or the family is still at it, the child is with those who brought it away.
    const left = (of: object, ended: boolean) =>
      dayOne({
        at: 'school-1',
        people: { 'star-1': { x: -1, y: -1 }, 'p-1': { rep: 2, x: 20 } },
        of: { family: [relative('child-1', 'big', 'with', 'p-1')], ...of },
        encounter: { who: ['star-1'], ended },
      })
        .step()
        .facts('day-family').length;
    expect([left({ felled: ['star-1'] }, true), left({}, true)]).toEqual([1, 0]);
  });

  test('[BDZ-D-c142] at home those who have not left the table stay there, the same people as before', () => {
    const g = doubles([1, ...FELLED], {
      at: 'home',
      people: { 'star-1': {}, 'p-1': { rep: 2, x: 20 }, 'p-2': { rep: 2, x: -1, y: -1 } },
      of: {
        reached: true,
        family: [relative('child-1', 'big', 'with', 'p-1'), relative('child-2', 'big', 'with', 'p-2')],
      },
      encounter: { who: ['star-1'] },
    });
    // They have been found at this visit.
    Object.assign(g.w.s.campaign ?? {}, { members: [{ id: 'star-1', since: 0, spared: false }] });
    g.step();
    expect(g.state.day?.family).toMatchObject([
      { where: 'stays', person: 'p-1' },
      { where: 'with', person: 'p-2' },
    ]);
    expect(g.state.campaign?.members.map((m) => m.id)).toEqual(['star-1', 'p-1', 'p-2']);
  });
});

describe('what they carry', () => {
  test('[BDZ-D-c97] [BDZ-day-objective] whoever falls has lost what was found there; what it came with is the family’s', () => {
    const g = doubles([1, ...FELLED], {
      people: { 'star-1': { load: { food: 3, luxury: 1 } } },
      encounter: { had: { 'star-1': { food: 1, fuel: 1 } } },
    }).step();
    expect([g.person('star-1').load, g.state.campaign?.goods]).toEqual([{}, { food: 1 }]);
    expect(g.facts('came-home')[0]?.chapter.found).toEqual({});
  });

  test('[BDZ-D-c97] [BDZ-D-c91] keys lead to no car where whoever has them has fallen', () => {
    const cars = (felled: readonly string[]) =>
      dayOne({
        at: 'bank',
        people: { 'star-1': { x: -1, y: -1, load: { keys: 1 } } },
        of: { felled: [...felled] },
        dice: Array(9).fill(1),
      })
        .step()
        .facts('car-found').length;
    expect([cars([]), cars(['star-1'])]).toEqual([1, 0]);
  });

  test('[BDZ-D-c97] [BDZ-D-c100] what a relative carries who stays at home is the family’s; those who go on keep theirs', () => {
    const carried = (where: 'stays' | 'with') => {
      const g = dayOne({
        at: 'home',
        people: {
          'star-1': { x: -1, y: -1, load: { food: 1 } },
          'p-1': { x: -1, y: -1, load: { medical: 1 } },
        },
        of: { family: [relative('spouse', 'adult', where, 'p-1')] },
      }).step();
      return [g.person('star-1').load, g.person('p-1').load, g.state.campaign?.goods];
    };
    expect(carried('stays')).toEqual([{ food: 1 }, {}, { medical: 1 }]);
    expect(carried('with')).toEqual([{ food: 1 }, { medical: 1 }, {}]);
  });
});

describe('the police', () => {
  const SERVES = { job: 'between', service: 'police', dwelling: 'house', start: 'elsewhere' } as const;

  test('[BDZ-day-police-arrest] a character whom they have put out of the fight is taken along at once, whoever is still up', () => {
    const day = (struck: string, officer: object = {}) => {
      const people = {
        'star-1': { status: 'out', prone: true },
        'p-1': { x: 30 },
        cop: { ...OFFICER, ...officer },
      };
      const family = [relative('spouse', 'adult', 'with', 'p-1')];
      const g = dayOne({
        at: 'bank',
        people: people as never,
        of: { officers: ['cop'], struck, family },
        dice: [1, 1, 1, 1, 1, 1],
      });
      return g.step().state.day?.ended;
    };
    expect(day('cop')).toBe('jail');
    expect([day('zed-1'), day('cop', { status: 'dead' })]).toEqual(['', '']);
    // Nor can they get at somebody whom a zombie feasts on.
    const eaten = dayOne({
      at: 'bank',
      people: { 'star-1': { status: 'out', prone: true }, 'p-1': { x: 30 }, cop: OFFICER } as never,
      zeds: { 'zed-1': { x: 20, y: 18, feast: 'star-1' } },
      of: { officers: ['cop'], struck: 'cop', family: [relative('spouse', 'adult', 'with', 'p-1')] },
      state: { feasts: [{ body: 'star-1', left: 3, seenBy: [] }] },
      dice: [1, 2],
    });
    expect(eaten.step().facts('arrested')).toEqual([]);
    // Nor at the end of the location, if none of the police is left to do it.
    const people = { 'star-1': { status: 'out', prone: true }, cop: { ...OFFICER, status: 'dead' } };
    const of = { officers: ['cop'], struck: 'cop' };
    const g = dayOne({ at: 'bank', people: people as never, of, dice: [1, 1, 1, 1] }).step();
    expect(g.state.day).toMatchObject({ ended: '', step: 'next' });
  });

  test('[BDZ-day-police-arrest] nobody whom they have put out of the fight is judged by them, killed or robbed', () => {
    const out = { status: 'out', prone: true, has: ['pistol'] };
    const people = { 'star-1': out, cop: { ...OFFICER, x: 19, y: 18 } };
    const of = { officers: ['cop'], struck: 'cop' };
    const g = dayOne({ at: 'bank', people: people as never, of, dice: [] }).step();
    g.done();
    expect([g.facts('mercy'), g.state.day?.ended]).toEqual([[], 'jail']);
    expect(g.person('star-1').guns).toHaveLength(1);
    // Its life depends on no test.
    expect([g.facts('survived'), g.facts('arrested').length]).toEqual([[], 1]);
    // Nor do they judge a relative who lies before one of them.
    const spouse = dayOne({
      at: 'bank',
      people: { 'star-1': { x: 4, y: 4 }, 'p-1': out, cop: { ...OFFICER, x: 19, y: 18 } } as never,
      of: { ...of, struck: '', family: [relative('spouse', 'adult', 'with', 'p-1')] },
      active: ['star-1'],
    }).step();
    expect([spouse.facts('mercy'), spouse.question()]).toEqual([[], 'player-1 deed BDZ-act-choice']);
  });

  test('[BDZ-day-police-arrest] [BDZ-D-tied] whoever they tie up while it is stunned counts as out of the fight', () => {
    const people = { 'star-1': { status: 'stunned', prone: true }, cop: OFFICER } as const;
    const g = dayOne({ at: 'bank', people, of: { officers: ['cop'], struck: 'zed-1' } });
    g.w.happen({ is: 'tied-up', cause: 'BDZ-autokill', who: 'star-1', by: 'cop' });
    g.step().done();
    expect(g.state.day?.ended).toBe('jail');
  });

  test('[BDZ-D-c110] an officer who lies there protects nobody from the dead', () => {
    const left = (status: 'dead' | 'carry-on') => {
      const people = { 'star-1': { status: 'out', prone: true }, cop: { ...OFFICER, status } };
      const g = dayOne({
        at: 'bank',
        people: people as never,
        of: { officers: ['cop'], struck: 'zed-1' },
        zeds: { 'zed-1': { x: 30, y: 30 } },
        dice: [1, 1, 1, 1],
      }).step();
      return g.asks().some((a) => a.code === 'cheat-death');
    };
    expect([left('dead'), left('carry-on')]).toEqual([true, false]);
  });

  test('[BDZ-day-loc-police] one of them who does not want to report is told nothing, and it is over', () => {
    const g = reaches('police', 1, [], { of: { sheet: SERVES } });
    g.answer(false).end();
    expect([why(g), g.facts('day-police')]).toEqual([['police refused'], []]);
  });

  test('[BDZ-zed-meet-responder] they have met no zombie yet', () => {
    const g = reaches('police', 1, [3, 3, 3, 4]);
    g.answer('nothing', 'nothing');
    expect(g.person('p-1')).toMatchObject({ knowsZeds: false, responder: true });
  });

  test('[BDZ-day-police] they stop the character, or whoever else of the family stands, and ask the armed for their weapons', () => {
    const asks = (star: object, p: object = {}) => {
      const people = { 'p-1': { x: 24, ...p }, 'star-1': { ...star } } as never;
      const of = { family: [relative('spouse', 'adult', 'with', 'p-1')] };
      const g = dayOne({ at: 'bank', people, of, dice: [3, 4, 3, 4] });
      g.begin(policeComeUp(g.w, 1, 'BDZ-day-police')).answer('nothing');
      const { shape, values } = g.asked() as unknown as {
        shape: { options: { line: { key: string } }[] };
        values: object;
      };
      return [shape.options.map((o) => o.line.key), JSON.stringify(values).includes('p-1')];
    };
    expect(asks({})).toEqual([['day-leave.obey', 'day-leave.refuse'], false]);
    expect(asks({ has: ['pistol'] })).toEqual([['day-arms-up.obey', 'day-arms-up.refuse'], false]);
    expect(asks({ status: 'stunned', prone: true })).toEqual([['day-leave.obey', 'day-leave.refuse'], true]);
  });

  test('[BDZ-day-police] nobody comes up to a character at the wheel', () => {
    const g = dayOne({
      at: 'bank',
      people: { 'star-1': { aboard: 'car', sits: 'wheel' } },
      vehicles: { car: {} },
    });
    g.begin(policeComeUp(g.w, 1, 'BDZ-day-police')).end();
    expect(g.facts('day-police')).toEqual([]);
  });

  test('[BDZ-D-c58] who refuses is in a fight: one fires first, then activation is rolled anew', () => {
    const g = dayOne({ at: 'bank', active: ['star-1'], dice: [3, 4, ...Array(30).fill(1)] });
    g.begin(policeComeUp(g.w, 1, 'BDZ-day-police')).answer('nothing', 'refuse');
    while (!g.facts('rested').length) g.answer(g.options()[0] as string);
    expect(g.facts('fires-first')).toHaveLength(1);
    expect(g.facts('stage')).toMatchObject([{ stage: 'end' }]);
  });
});

describe('weapons', () => {
  const home = (guns: readonly string[], reached: boolean) =>
    ({ goods: {}, guns: [...guns], melee: [], reached }) as never;

  test('[BDZ-D-c97] what was left at home may be taken up at a later visit', () => {
    const g = reaches('home', 2, [], { of: { home: home(['pistol'], true) } });
    expect(g.question()).toBe('player-1 day-takes BDZ-day-weapons');
    g.answer(['pistol']).end();
    expect(g.person('star-1').guns.map((each) => each.gun)).toEqual(['pistol']);
    expect(g.facts('day-at-home')).toEqual([]);
  });

  test('[BDZ-enc-encumbrance] no more is taken up there than one can carry', () => {
    const g = reaches('home', 1, [], {
      people: { 'star-1': { load: { food: 2 } } },
      of: { home: home(['assault-rifle', 'pistol', 'shotgun'], false) },
    });
    expect(g.asked().shape).toMatchObject({ max: 2 });
    g.answer(['pistol', 'shotgun']).end();
    expect(g.state.day?.home.guns).toEqual(['assault-rifle']);
  });

  test('[BDZ-enc-encumbrance] what is too much to carry has stayed at home', () => {
    const g = dayOne({ people: { 'star-1': { x: -1, y: -1 } }, of: { step: 'sheet' } }).step();
    const arms = ['squad-automatic-weapon', 'assault-rifle', 'shotgun'];
    g.answer('none', 0, 'sedentary', 'none', 'urban', 'house', 'home', 'good', arms, [], [], []).end();
    expect(g.person('star-1').guns.map((each) => each.gun)).toEqual([
      'assault-rifle',
      'squad-automatic-weapon',
    ]);
    expect(g.state.day?.home.guns).toEqual(['shotgun']);
  });
});

test('[BDZ-day-zombies-seven] zombies come for the living, whether on their feet or not, and not for the dead', () => {
  const g = dayOne({
    at: 'bank',
    people: {
      'star-1': {},
      'p-1': { x: 8, y: 8, status: 'dead' } as never,
      'p-2': { x: 28, y: 28, status: 'out' },
    },
    dice: Array(40).fill(1),
  });
  g.begin(fallOnDayOne(g.w, { 'player-1': 3, zombies: 4 })).end();
  expect(g.facts('rolled').filter((f) => f.label === 'zombies')).toHaveLength(2);
});
