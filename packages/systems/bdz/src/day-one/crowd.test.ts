import { describe, expect, test } from 'vitest';
import { ENGLISH } from '../catalogue.js';
import type { BdzFact } from '../facts.js';
import { bdz } from '../index.js';
import { OPTIONS } from '../options.js';
import type { DayPlace } from '../state/day-one.js';
import { type Day, dayOne, relative } from '../testing/day.js';
import type { Game } from '../testing/game.js';
import { crowdAtStart } from './crowd.js';
import { fallOnDayOne } from './steps.js';

/** The activation dice have been rolled, the character's first. */
function fell(own: number, zombies: number, dice: readonly number[], more: Day = {}): Game {
  const g = dayOne({ at: 'bank', ...more, dice });
  return g.begin(fallOnDayOne(g.w, { 'player-1': own, zombies }));
}
/** The crowd that is there before anybody moves. */
function start(at: DayPlace, dice: readonly number[], more: Day = {}): Game {
  const g = dayOne({ at, ...more, of: { pushed: false, ...more.of }, dice });
  return g.begin(crowdAtStart(g.w)).end();
}
const crowds = (g: Game) => g.facts('day-crowd').map((f) => f.n);
const why = (g: Game) => g.facts('location-over').map((f) => `${f.place} ${f.why}`);

/** Three dice of a character of Rep 3 and two of a civilian: the character runs past, or loses. */
const PAST = [1, 6, 6, 6, 6] as const;
const FELLED = [6, 6, 6, 1, 6] as const;

describe('the crowd', () => {
  test('[BDZ-day-civ-locations] two dice of them at five locations, none at the others', () => {
    const all = ['spouse-work', 'work', 'school-1', 'school-3', 'box', 'super'] as const;
    for (const at of all) expect(crowds(start(at, [1, 1, ...PAST, ...PAST]))).toEqual([2]);
    for (const at of ['military', 'police', 'home', 'vehicle', 'bank'] as const)
      expect(crowds(start(at, []))).toEqual([0]);
  });

  test('[BDZ-D-c98] half as many where the table presses, none where it says so', () => {
    const press = { options: { 'day-crowd': 'press' } };
    expect(crowds(start('box', [2, ...PAST, ...PAST], press))).toEqual([2]);
    expect(crowds(fell(4, 4, [...PAST], press).end())).toEqual([1]);
    const none = { options: { 'day-crowd': 'none' } };
    expect(crowds(start('box', [], none))).toEqual([0]);
    expect(crowds(fell(4, 4, [], none).end())).toEqual([]);
  });

  test('[BDZ-day-civilians] [BDZ-D-c34] a die of them on any pair, six and six among them', () => {
    for (const die of [1, 2, 3, 4, 5, 6]) expect(crowds(fell(die, die, [1, ...PAST]).end())).toEqual([1]);
    expect(crowds(fell(3, 4, [1, 1, 1, 1]))).toEqual([]);
    // It is not the crowd that was there before.
    const starts = (g: Game) => g.facts('day-crowd').map((f) => f.start);
    expect([starts(fell(2, 2, [1, ...PAST]).end()), starts(start('bank', []))]).toEqual([[false], [true]]);
  });

  test('[BDZ-day-civ-fight] [BDZ-D-c74] one after another, each with two dice whatever its Rep, before anything else is done', () => {
    const g = start('work', [1, 1, ...PAST, ...PAST]);
    const rolls = g.facts('rolled').filter((f) => f.label === 'civilian');
    expect(rolls.map((f) => f.faces[0]?.length)).toEqual([2, 2]);
    expect(g.facts('day-shoved').map((f) => f.own > f.other)).toEqual([true, true]);
    g.done();
  });

  test('[BDZ-day-civ-fight] neither ahead: once more from the beginning', () => {
    const g = start('work', [1, 1, 6, 6, 6, 6, 6, ...PAST, 1, 1, 6, 1, 6, 1, 6, 6, ...PAST]);
    expect(g.facts('day-shoved')).toHaveLength(2);
  });

  test('[BDZ-D-c98] a weapon of higher Impact than bare hands adds a die against each', () => {
    const g = start('work', [1, 1, 1, 6, 6, 6, 6, 6, 6, 6, 1, 6, 6, 6, 6, 6, 6, 6], {
      people: { 'star-1': { melee: 'one-handed' } },
    });
    const own = g.facts('rolled').filter((f) => f.label === 'melee');
    const [bare] = start('work', [1, 1, ...PAST, ...PAST])
      .facts('rolled')
      .filter((f) => f.label === 'melee');
    expect(own[0]?.faces[0]?.length).toBeGreaterThan(bare?.faces[0]?.length as number);
  });

  test('[BDZ-day-civ-result] whoever loses is unconscious, and goes on to the next location unhurt', () => {
    const g = start('work', [1, 1, ...PAST, ...FELLED]);
    expect(why(g)).toEqual(['work unconscious']);
    expect(g.state.day?.over).toEqual(['work']);
    g.step();
    expect(g.state.encounter).toBeNull();
    expect(g.person('star-1')).toMatchObject({ status: 'carry-on', rep: 3 });
    expect(g.state.day).toMatchObject({ step: 'next' });
  });

  test('[BDZ-D-c98] a location that the crowd has ended says so, and names the option for smaller crowds', () => {
    const g = start('work', [1, 1, ...PAST, ...FELLED]);
    const told = (g.w.facts as BdzFact[]).flatMap((f) => bdz.tell(f)?.key ?? []);
    expect(told.slice(-2)).toEqual(['tell.day-felled', 'tell.location-unconscious']);
    const option = OPTIONS.find((each) => each.id === 'day-crowd');
    expect(ENGLISH['tell.location-unconscious']).toMatch(/^The crowd had knocked everybody down/);
    expect(ENGLISH['tell.location-unconscious']).toContain(`“${option?.title}”`);
  });

  test('[BDZ-day-civ-result] with the last adult who lives unconscious the location is over, whoever lies there dead', () => {
    const people = { 'star-1': {}, 'p-1': { x: 20, status: 'dead', prone: true } } as const;
    const of = { family: [relative('spouse', 'adult', 'with', 'p-1')] };
    const options = { 'day-crowd': 'press' };
    expect(why(start('work', [1, ...FELLED], { options, people, of }))).toEqual(['work unconscious']);
    const alive = { ...people, 'p-1': { x: 20 } };
    expect(why(start('work', [1, ...FELLED], { options, people: alive, of }))).toEqual([]);
  });

  test('[BDZ-day-plan] the gates of police and soldiers are behind whoever has come to them; other places may be reached again', () => {
    const over = (at: DayPlace, reached: boolean) => {
      const g = dayOne({ at, of: { reached }, encounter: { ended: true } }).step();
      return g.state.day?.over;
    };
    expect([over('police', true), over('military', true)]).toEqual([['police'], ['military']]);
    expect([over('police', false), over('bank', true)]).toEqual([[], []]);
  });

  test('[BDZ-D-c140] the vehicle he is alone in goes on with him, and is still his at the next location', () => {
    const vehicles = { 'own-suv-1': { kind: 'suv', x: 4, y: 4, speed: 6 } } as const;
    const g = start('work', [1, 1, ...PAST, ...FELLED], {
      people: { 'star-1': { aboard: 'own-suv-1', sits: 'wheel' } },
      vehicles,
      state: { campaign: { vehicles: ['own-suv-1'] } } as never,
    });
    expect(g.vehicle('own-suv-1')).toMatchObject({ x: -1, y: -1, speed: 0 });
    expect(bdz.check?.(g.state, g.w.book)).toBeUndefined();
    g.step();
    expect(g.state.campaign?.vehicles).toEqual(['own-suv-1']);
  });

  test('[BDZ-D-c140] with somebody else in it, it stays, and stands still if he drove it', () => {
    const felled = (sits: 'wheel' | 'front') => {
      const people = {
        'star-1': { aboard: 'suv', sits },
        'p-1': { aboard: 'suv', sits: sits === 'wheel' ? ('front' as const) : ('wheel' as const), rep: 3 },
      };
      const family = [relative('spouse', 'adult', 'with', 'p-1')];
      const vehicles = { suv: { kind: 'suv', x: 4, y: 4, speed: 6 } } as const;
      const g = start('work', [1, 1, ...FELLED, ...PAST], {
        people,
        vehicles,
        of: { pushed: false, family },
      });
      expect(bdz.check?.(g.state, g.w.book)).toBeUndefined();
      expect(g.person('star-1')).toMatchObject({ x: -1, aboard: '' });
      return g.vehicle('suv');
    };
    expect(felled('wheel')).toMatchObject({ x: 4, speed: 0 });
    expect(felled('front')).toMatchObject({ x: 4, speed: 6 });
  });

  test('[BDZ-day-civ-result] [BDZ-D-c142] whoever it carried lies where it went down', () => {
    /** One civilian, who wins against the one die of a carrier. */
    const CARRIER = [1, 6, 1, 6] as const;
    const people = {
      'star-1': { x: 18, retrieves: 'p-1' },
      'p-1': { x: -1, y: -1, status: 'out', prone: true },
      'p-2': { x: 24, rep: 3 },
    } as const;
    const family = [relative('child-1', 'big', 'with', 'p-1'), relative('spouse', 'adult', 'with', 'p-2')];
    const of = { reached: true, family };
    const two = fell(2, 2, CARRIER, { people, of }).end();
    expect([two.person('star-1').x, two.person('p-1').x]).toEqual([-1, 18]);
    // It had not left the table: a crowd that fells everybody parts them.
    const { 'p-2': _, ...alone } = people;
    const g = fell(2, 2, [...CARRIER, /* recovery */ 1, 1], {
      people: alone,
      of: { ...of, family: family.slice(0, 1) },
      encounter: { who: ['star-1'] },
    }).end();
    g.step();
    expect(g.state.day?.family[0]).toMatchObject({ where: 'away', person: '' });
  });

  test('[BDZ-day-civ-result] what had been picked up is lost with it', () => {
    const g = fell(2, 2, [1, ...FELLED], {
      people: { 'star-1': { load: { luxury: 3 } } },
      of: { reached: true },
    });
    g.step();
    expect(g.state.campaign?.goods).toEqual({});
  });

  test('[BDZ-D-c100] home is not over for it, before the fourth visit', () => {
    const over = (visits: number) =>
      fell(2, 2, [1, ...FELLED], { at: 'home', of: { visits } }).state.day?.over;
    expect([over(1), over(3), over(4)]).toEqual([[], [], ['home']]);
  });

  test('[BDZ-D-c74] shared out evenly among those who are there; children are no match for it', () => {
    const people = {
      'star-1': {},
      'p-1': { x: 20, rep: 3, melee: 'unarmed' as const },
      'p-2': { x: 22, rep: 2 },
    };
    const family = [relative('spouse', 'adult', 'with', 'p-1'), relative('child-1', 'small', 'with', 'p-2')];
    const g = start('work', [1, 2, ...PAST, ...PAST, ...PAST], { people, of: { pushed: false, family } });
    expect(g.facts('day-shoved').map((f) => f.who)).toEqual(['star-1', 'p-1', 'star-1']);
    const one = start('work', [1, 1, ...FELLED, ...PAST], { people, of: { pushed: false, family } });
    expect(one.facts('day-shoved').map((f) => f.who)).toEqual(['star-1', 'p-1']);
    expect(why(one)).toEqual([]);
    expect(one.person('star-1').x).toBe(-1);
  });

  test('[BDZ-day-civilians] they come before the dice are thrown again, and a second pair counts as well', () => {
    const g = dayOne({
      at: 'bank',
      state: { stage: 'turn' },
      dice: [3, 3, 1, ...PAST, 2, 2, 1, ...PAST, 4, 1],
    });
    g.step().end().done();
    expect(crowds(g)).toEqual([1, 1]);
    expect(g.facts('activation')).toHaveLength(1);
  });

  test('[BDZ-day-civ-result] [BDZ-turn-doubles] nobody throws again where they have knocked everybody down', () => {
    const g = dayOne({ at: 'bank', state: { stage: 'turn' }, dice: [3, 3, 1, ...FELLED] });
    g.step().end().done();
    expect(why(g)).toEqual(['bank unconscious']);
    expect([g.facts('doubles'), g.facts('activation')]).toEqual([[], []]);
  });
});

describe('zombies', () => {
  test('[BDZ-day-zombies-none] none stand there at the start', () => {
    const map = { format: 'shambles-map/1', title: '', unit: 'in', size: [36, 36] };
    const g = dayOne({ at: 'bank', state: { stage: 'begin', turn: 0, map: map as never } })
      .step()
      .end();
    expect(g.state).toMatchObject({ stage: 'turn', zeds: [] });
    g.done();
  });

  test('[BDZ-day-zombies-seven] [BDZ-day-zombies-area] as at the start of a game on a 7, with those of a quieter area', () => {
    const came = (area: 'urban' | 'suburbs' | 'rural', dice: readonly number[]) =>
      fell(3, 4, dice, { area })
        .end()
        .facts('zeds-came')
        .flatMap((f) => f.zeds).length;
    // A city counts as suburbs, and suburbs as country, where a half die says how many come.
    const [urban, suburbs, rural] = [
      came('urban', [2, 1, 2, 3, 4, 5, 6, 1]),
      came('suburbs', [2, 1, 2, 3]),
      came('rural', [2, 1, 2, 3]),
    ];
    expect(suburbs).toBe(rural);
    expect(urban).toBeGreaterThan(suburbs);
    expect(fell(2, 4, []).facts('zeds-came')).toEqual([]);
  });

  test('[BDZ-day-zed-test] [BDZ-D-c51] the first zombie of each location is the first of all', () => {
    const g = dayOne({
      people: { 'star-1': { knowsZeds: true, x: -1, y: -1 } },
      of: { plan: ['bank'] },
      dice: [1, 1],
    });
    g.step().answer('go').end();
    expect(g.person('star-1').knowsZeds).toBe(false);
  });
});

describe('the police', () => {
  const armed = { people: { 'star-1': { has: ['pistol'] } } } as const;
  /** An officer of Rep 4 from the list, who takes nothing more from the car. */
  const OFFICER = [3, 3] as const;

  test('[BDZ-day-police] an officer from the list comes up on an 11: the unarmed are told to leave, the armed to give up their arms', () => {
    const g = fell(5, 6, [...OFFICER]).answer('nothing');
    expect(g.question()).toBe('player-1 day-leave BDZ-day-police');
    const officer = g.person('p-1');
    expect(officer).toMatchObject({
      seat: 'others',
      rep: 4,
      class: 'military',
      guns: [{ gun: 'ba-pistol' }],
    });
    expect(Math.hypot(officer.x - 18, officer.y - 18)).toBeLessThanOrEqual(3);
    expect(
      fell(6, 5, [...OFFICER], armed)
        .answer('nothing')
        .question(),
    ).toBe('player-1 day-arms-up BDZ-day-police');
    expect(fell(4, 6, []).question()).toBe('over');
  });

  test('[BDZ-D-c58] whoever leaves has lost the location; whoever gives up the weapon is let be', () => {
    expect(
      why(
        fell(5, 6, [...OFFICER])
          .answer('nothing', 'obey')
          .end(),
      ),
    ).toEqual(['bank sent-away']);
    const g = fell(5, 6, [...OFFICER], armed)
      .answer('nothing', 'obey')
      .end();
    expect(why(g)).toEqual([]);
    expect(g.person('star-1')).toMatchObject({ guns: [], hand: [], melee: 'unarmed' });
    expect(g.person('p-1').x).toBe(-1);
    g.begin(fallOnDayOne(g.w, { 'player-1': 5, zombies: 6 }))
      .end()
      .done();
    expect(g.facts('day-police')).toHaveLength(1);
  });

  test('[BDZ-D-c58] [BDZ-enc-mg-lose2] refusing is a fight: a die and Rep each, and the higher fires first', () => {
    const fires = (own: number, other: number, ...shots: number[]) => {
      const g = fell(5, 6, [...OFFICER, own, other, ...shots], {
        people: { 'star-1': { has: ['pistol'], rep: 3 } },
      });
      g.answer('nothing', 'refuse');
      return g;
    };
    expect(fires(6, 1).question()).toContain('player-1 aim');
    expect(fires(1, 6).question()).toContain('others aim');
    // A tie is rolled again.
    expect(fires(3, 2, 6, 1).question()).toContain('player-1 aim');
  });

  test('[BDZ-D-c58] [BDZ-enc-mg-lose2] after the first shot nobody acts by those dice: activation is rolled again', () => {
    const g = dayOne({
      at: 'bank',
      state: { stage: 'turn', turn: 1 },
      people: { 'star-1': { x: 4, y: 4, has: ['pistol'], rep: 3 } },
      dice: [/* activation */ 5, 6, ...OFFICER, /* the officer fires first */ 1, 6, ...Array(20).fill(1)],
    });
    g.step().answer('nothing', 'refuse', 'star-1', '1').end();
    expect(g.facts('activation')).toMatchObject([{ turn: 2, order: [] }]);
    g.step().end();
    expect(g.state).toMatchObject({ stage: 'end', turn: 2, done: [] });
  });

  test('[BDZ-day-police-arrest] put out of the fight by the police is a cell, and the end of the day', () => {
    const out = (struck: string, dice: readonly number[] = [1, 1]) => {
      const people = {
        'star-1': { status: 'out' as const, prone: true },
        'p-1': { seat: 'others', side: 'others', x: 20 },
      };
      const g = dayOne({ at: 'bank', people, of: { officers: ['p-1'], struck }, dice });
      g.step();
      return g.state.day;
    };
    expect(out('p-1')).toMatchObject({ step: 'over', ended: 'jail' });
    expect(out('zed-1')).toMatchObject({ step: 'next', ended: '' });
  });

  test('[BDZ-day-police-arrest] who put the character down is remembered', () => {
    const g = dayOne({ at: 'bank' });
    g.w.happen({ is: 'downed', cause: 'BDZ-react-oof', who: 'star-1', status: 'out', by: 'p-9' });
    expect(g.state.day?.struck).toBe('p-9');
  });
});

test('[BDZ-D-c73] nobody is left of the character: the day is over', () => {
  const g = dayOne({ at: 'bank', people: { 'star-1': { status: 'dead', prone: true } } }).step();
  expect(g.state.day).toMatchObject({ step: 'over', ended: 'dead' });
  expect(g.state.stage).toBe('over');
});
