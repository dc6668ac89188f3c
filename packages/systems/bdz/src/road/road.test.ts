import { describe, expect, test } from 'vitest';
import { entersArea } from '../campaign/areas.js';
import { ENGLISH } from '../catalogue.js';
import { bdz } from '../index.js';
import type { Area } from '../kinds.js';
import type { Road } from '../state/encounter.js';
import type { Goods } from '../state/goods.js';
import { during, onRoad } from '../testing/encounter.js';
import { type Game, game, type Situation } from '../testing/game.js';
import { meetsSomebody, whoItIs } from './meeting.js';

const BAND = ['star', 'bo'] as const;
const people: Situation['people'] = {
  star: { star: true, rep: 5, x: -1, y: -1, has: ['bolt-action-rifle'] },
  bo: { rep: 4, x: -1, y: -1, has: ['pistol'] },
};

/** The band comes into an area where it has been before. */
function entering(area: Area, dice: readonly number[], more: Situation = {}, goods: Goods = {}): Game {
  const stock = {};
  const place = { id: 'here', area, next: [], stock, base: false, store: {} };
  const g = game({
    scenario: 'campaign',
    people,
    dice,
    ...more,
    state: {
      campaign: {
        ...during(BAND).campaign,
        goods,
        places: [{ ...place, id: 'there', area: 'rural' }, place],
      },
    },
  });
  return g.begin(entersArea(g.w, 'here'));
}

describe('on the way', () => {
  test('[BDZ-camp-road-who] [BDZ-camp-overview-encounter] whoever is met is rolled for before the table is laid', () => {
    const off = { x: -1, y: -1 };
    const g = game({
      scenario: 'campaign',
      people: { star: { ...off, star: true }, bo: off },
      state: { ...onRoad(['star', 'bo']), stage: 'begin', turn: 0 },
      dice: Array<number>(40).fill(3),
      draws: [['1']],
    });
    g.step().end();
    expect([g.facts('road-met').length, g.state.map ?? null]).toEqual([1, null]);
  });

  test('[BDZ-camp-road-roll] two dice when the band comes into an area: nobody, or an encounter by the area', () => {
    const met = (area: Area, dice: readonly number[]) => entering(area, dice).asks().length > 0;
    for (const area of ['urban', 'suburbs', 'rural'] as const) expect(met(area, [2, 3])).toBe(false);
    expect([met('urban', [3, 3]), met('suburbs', [3, 4]), met('rural', [3, 4])]).toEqual([
      true,
      false,
      false,
    ]);
    expect([met('suburbs', [4, 4]), met('rural', [4, 4]), met('rural', [4, 5])]).toEqual([true, false, true]);
  });

  test('[BDZ-camp-road-roll] [BDZ-camp-travel-time] [BDZ-D-c37] [BDZ-enc-time-of-day] its time of day is chosen, all go, and it takes its share of the month', () => {
    const g = entering('suburbs', [6, 6]);
    expect(g.question()).toBe('player-1 part BDZ-enc-time-of-day');
    g.answer('evening').end();
    expect(g.result).toBe(true);
    expect(g.state.encounter).toMatchObject({
      kind: 'road',
      area: 'suburbs',
      part: 'evening',
      who: [...BAND],
    });
    expect(g.state.campaign).toMatchObject({ quarters: 2, step: 'home', at: 'here' });
    const none = entering('suburbs', [1, 1]).end();
    expect([none.result, none.state.campaign?.quarters]).toEqual([false, 0]);
  });

  test('[BDZ-camp-res-use] [BDZ-camp-road-roll] whoever is met, the band has its goods with it, and takes what it wants of them', () => {
    const goods = { food: 2, medical: 1, armor: 1 };
    const g = entering('suburbs', [6, 6], {}, goods).answer('evening');
    expect(g.question()).toBe('player-1 outfit BDZ-camp-res-use');
    expect(g.options()).toEqual([...BAND, 'done']);
    g.answer('bo', 'wear armor', 'bo', 'keep medical').end();
    expect(g.person('bo')).toMatchObject({ armoured: true, load: { medical: 1 } });
    expect(g.state.campaign).toMatchObject({ goods: { food: 2 }, step: 'home', quarters: 2 });
    expect(g.state.encounter).toMatchObject({ kind: 'road', road: null, brought: { medical: 1 } });
  });

  test('[BDZ-camp-road-roll] a member who is held somewhere does not meet anybody', () => {
    const g = entering('rural', [6, 6]);
    g.w.s.campaign?.captives.push({ who: 'bo', place: 'there' });
    g.answer('night').end();
    expect(g.state.encounter?.who).toEqual(['star']);
  });
});

/** Whoever is met, with these dice. */
function meeting(dice: readonly number[], more: Situation = {}): Game {
  const g = game({ scenario: 'campaign', people, dice, ...more, state: onRoad(BAND) });
  return g.begin(meetsSomebody(g.w, g.w.s.encounter as never));
}
const met = (g: Game) =>
  g.state.people
    .filter((p) => p.seat === 'others')
    .map((p) => `${g.facts('recruited').find((f) => f.recruit.id === p.id)?.type} ${p.rep} ${p.class}`);
const road = (g: Game) => g.state.encounter?.road as Road;
/** Two dice for the place and one for its kind: oncoming, on the road. */
const ON = [6, 6, 1];

describe('who is met', () => {
  test('[BDZ-camp-road-who] two dice, and a third on a four', () => {
    const who = (...dice: readonly number[]) => {
      const g = game({ scenario: 'campaign', people, dice, state: onRoad(BAND) });
      g.begin(whoItIs(g.w)).end().done();
      return g.result;
    };
    expect([who(1, 1), who(1, 2), who(2, 3), who(4, 4), who(4, 5), who(6, 6)]).toEqual([
      'med-staff',
      'children',
      'looters',
      'gangers',
      'sniper',
      'rogue-police',
    ]);
    expect([who(2, 2, 3), who(1, 3, 4), who(2, 2, 5), who(2, 2, 6)]).toEqual([
      'dazed',
      'refugees',
      'refugees',
      'media',
    ]);
  });

  test('[BDZ-camp-road-kids] a single one of a group is told of as one', () => {
    const told = (half: number, dice: readonly number[]) => {
      const g = meeting([1, 2, half, 4, ...dice, ...ON]);
      g.end().done();
      const [fact] = g.facts('road-met');
      return [bdz.tell(fact as never)?.values?.who, g.state.people.filter((p) => p.side === 'others').length];
    };
    expect(told(1, [3, 4])).toEqual([{ noun: 'road-alone.children', count: 1 }, 1]);
    expect(told(3, [6, 3, 4, 3, 4])).toEqual([{ noun: 'road.children', count: 1 }, 2]);
    for (const who of ['children', 'dazed', 'media']) expect(ENGLISH[`road-alone.${who}`]).toMatch(/^An? /);
  });

  test('[BDZ-react-zed] [BDZ-camp-road-rogue] [BDZ-list-police] rogue police are first responders still; gangers are none', () => {
    const are = (dice: readonly number[]) =>
      meeting(dice)
        .answer(...(dice[0] === 6 ? ['nothing', 'nothing', 'nothing'] : []))
        .end()
        .state.people.filter((p) => p.seat === 'others')
        .map((p) => [p.class, p.responder]);
    expect(are([6, 6, 1, 3, 4, 3, 4, 3, 4, ...ON])).toEqual(Array(3).fill(['ganger', true]));
    expect(are([3, 3, 1, 3, 4, 1, 3, 4, 1, 3, 4, 1, ...ON])).toEqual(Array(3).fill(['ganger', false]));
  });

  test('[BDZ-camp-road-med] [BDZ-camp-road-med-types] [BDZ-camp-road-patients] [BDZ-D-c132] half a die of staff, who want to talk, and two patients each', () => {
    // One of the staff, a doctor, rolls 6 + 5: an assault rifle. Two patients: injured and elderly.
    const g = meeting([1, 1, 1, 1, 1, 6, 5, 5, 2, 2, ...ON]).end();
    expect(met(g)).toEqual(['doctor 5 civilian', 'injured 3 civilian', 'elderly 2 civilian']);
    expect(road(g)).toMatchObject({ who: 'med-staff', goal: 'meet' });
    expect(g.state.encounter?.peace).toBe(true);
    const [doctor, injured, elderly] = g.state.people.slice(2);
    expect(doctor).toMatchObject({ medic: 'doctor', seat: 'others', side: 'others' });
    expect(doctor?.guns).toEqual([{ gun: 'assault-rifle', empty: false }]);
    expect([injured?.status, elderly?.ails]).toEqual(['out', 'elderly']);
    for (const p of [injured, elderly]) expect(p).toMatchObject({ guns: [], melee: 'unarmed', load: {} });
  });

  test('[BDZ-camp-road-kids] [BDZ-camp-road-kids-types] half a die of children, siblings on 1-4, who run on 1-3; only big kids are armed', () => {
    // Two, goal 3, siblings 4; a big kid of Rep 3 with 4 + 3: a shotgun; a small child.
    const g = meeting([1, 2, 3, 3, 4, 1, 2, 4, 4, 4, ...ON]).end();
    expect(met(g)).toEqual(['big-kid 3 civilian', 'small-child 2 civilian']);
    expect(road(g)).toMatchObject({ who: 'children', goal: 'run-away' });
    expect(g.facts('road-met')[0]?.siblings).toBe(true);
    expect(g.state.people.slice(2).map((p) => p.guns.length)).toEqual([1, 0]);
    const stay = meeting([1, 2, 4, 4, 5, 4, 4, 4, 4, ...ON]).end();
    expect([road(stay).goal, stay.facts('road-met')[0]?.siblings]).toEqual(['meet', false]);
    // Nobody rolls for one alone.
    const one = meeting([1, 2, 1, 4, 4, 4, 4, ...ON]).end();
    expect([met(one), one.facts('rolled').filter((f) => f.label === 'siblings')]).toEqual([
      ['small-child 2 civilian'],
      [],
    ]);
  });

  test('[BDZ-camp-road-dazed] [BDZ-D-c41] a die of dazed survivors without arms, who run on 1-2', () => {
    const of = (goal: number) => meeting([2, 2, 1, 3, goal, 1, 1, 3, 2, 6, 6, ...ON]).end();
    const g = of(2);
    expect(met(g)).toEqual([
      'dazed-survivor 4 civilian',
      'dazed-civilian 3 civilian',
      'basket-case 2 civilian',
    ]);
    expect(g.state.people.slice(2).every((p) => p.guns.length === 0 && p.melee === 'unarmed')).toBe(true);
    expect([road(g).goal, road(of(3)).goal]).toEqual(['run-away', 'meet']);
  });

  test('[BDZ-camp-road-refugees] [BDZ-camp-road-refugees-types] [BDZ-D-c42] two dice of refugees: they run on 1, talk on 2-4, and fight on 5-6', () => {
    // Two of them: a survivor of Rep 4 and a shell shocked one of Rep 2, both with a die of 1.
    const of = (goal: number) => meeting([2, 2, 4, 1, 1, goal, 2, 3, 1, 5, 5, 1, ...ON]).end();
    expect(met(of(1))).toEqual(['refugee-survivor 4 survivor', 'shell-shocked 2 civilian']);
    expect([1, 2, 4, 5, 6].map((die) => road(of(die)).goal)).toEqual([
      'run-away',
      'meet',
      'meet',
      'hostile',
      'hostile',
    ]);
    expect(of(5).state.encounter?.peace).toBe(false);
  });

  test('[BDZ-camp-road-media] [BDZ-camp-road-media-types] half a die of journalists, hostile on a 6', () => {
    const of = (goal: number) => meeting([2, 2, 6, 3, goal, 1, 4, 2, 5, 5, 2, ...ON]).end();
    expect(met(of(5))).toEqual(['anchor 3 civilian', 'reporter 3 civilian']);
    expect([road(of(5)).goal, road(of(6)).goal]).toEqual(['meet', 'hostile']);
  });

  test('[BDZ-camp-road-looters] [BDZ-D-c43] two dice of looters of the Civilian list, with weapons of the Ganger list; two to one they run', () => {
    // Two: average of Rep 3 with 1 + 3, a pistol on 1-3.
    const g = meeting([2, 3, 1, 1, 4, 4, 1, 3, 4, 4, 1, 4, ...ON]).end();
    expect(met(g)).toEqual(['average 3 civilian', 'average 3 civilian']);
    expect(g.state.people.slice(2).map((p) => p.guns[0]?.gun)).toEqual(['pistol', 'ba-pistol']);
    expect(road(g).goal).toBe('hostile');
  });

  test('[BDZ-camp-road-gangers] [BDZ-T-road-groups] two and half a die of gangers, who talk where the band is twice as many', () => {
    const of = (n: number) => {
      const band = Array.from({ length: n }, (_, i) => `b${i}`);
      const g = game({
        scenario: 'campaign',
        people: Object.fromEntries(band.map((id) => [id, { x: -1, y: -1 }])),
        // Three: bangers of Rep 4 with 1 + 4, a BA pistol.
        dice: [3, 4, 1, 3, 3, 1, 3, 3, 1, 3, 3, 1, ...ON],
        state: onRoad(band),
      });
      return g.begin(meetsSomebody(g.w, g.w.s.encounter as never)).end();
    };
    expect(met(of(5))).toEqual(['banger 4 ganger', 'banger 4 ganger', 'banger 4 ganger']);
    expect([road(of(5)).goal, road(of(6)).goal]).toEqual(['hostile', 'meet']);
    expect([of(5), of(6)].map((g) => g.state.encounter?.peace)).toEqual([false, true]);
  });

  test('[BDZ-camp-road-sniper] one, of the Military list, with its gear and card', () => {
    const g = meeting([4, 5, 6, 3, 3, ...ON]).end();
    expect(met(g)).toEqual(['soldier 4 military']);
    expect(g.state.people[2]).toMatchObject({ armoured: true, guns: [{ gun: 'assault-rifle' }] });
    expect(road(g).goal).toBe('one-shot');
  });

  test('[BDZ-camp-road-cultists] [BDZ-camp-road-cultists-types] two and a die of cultists, each with its card, armed by the Civilian list', () => {
    // Three: a leader of Rep 5 with 1 + 5, a pistol; a brother; a follower.
    const g = meeting([5, 5, 1, 1, 1, 1, 4, 3, 3, 1, 5, 5, 2, ...ON]).end();
    expect(met(g)).toEqual(['cult-leader 5 ganger', 'brother 4 ganger', 'follower 3 civilian']);
    expect(g.state.people[2]?.ails).toBe('exalted');
  });

  test('[BDZ-camp-road-prisoners] two and half a die of escaped prisoners, as gangers', () => {
    const g = meeting([5, 6, 2, 3, 3, 1, 3, 3, 1, 3, 3, 1, ...ON]).end();
    expect(met(g)).toHaveLength(3);
    expect([road(g).who, road(g).goal]).toEqual(['prisoners', 'hostile']);
  });

  test('[BDZ-camp-road-rogue] two and half a die of policemen, armed as such, who react as gangers', () => {
    const g = meeting([6, 6, 1, 3, 3, 3, 3, 3, 3, ...ON]);
    for (let n = 0; n < 3; n++) g.answer('nothing');
    g.end();
    expect(met(g)).toEqual(['officer 4 ganger', 'officer 4 ganger', 'officer 4 ganger']);
    expect(g.state.people[2]?.guns[0]?.gun).toBe('ba-pistol');
  });
});

describe('where they are', () => {
  // A sniper belongs to group C.
  const place = (...dice: readonly number[]) => {
    const { who: _, goal: __, spent: ___, ...rest } = road(meeting([4, 5, 6, 3, 3, ...dice]).end());
    return rest;
  };

  test('[BDZ-camp-road-where] [BDZ-camp-road-off] [BDZ-camp-road-place] off the road: in a vehicle, a house or tents, 12 inches and a die to the left on 1-3', () => {
    expect(place(1, 1, 2, 3, 6)).toEqual({ place: 'vehicle', side: 'left', off: 18, wheels: true });
    expect(place(1, 1, 3, 3, 4, 1)).toEqual({ place: 'house', side: 'right', off: 13, wheels: true });
    expect(place(1, 1, 6, 4, 6, 2)).toEqual({ place: 'campground', side: 'right', off: 14, wheels: false });
  });

  test('[BDZ-camp-road-building] at a building: a gas station, with a vehicle on 1-3, or one with a diner, on 1-4', () => {
    expect(place(3, 4, 4, 4, 1, 2)).toEqual({ place: 'gas-station', side: 'left', off: 14, wheels: false });
    expect(place(3, 4, 5, 4, 1, 2)).toEqual({ place: 'diner', side: 'left', off: 14, wheels: true });
  });

  test('[BDZ-camp-road-on] on the road: coming the other way, at a vehicle that goes no more, or behind one', () => {
    const on = { side: 'on', off: 0, wheels: true };
    expect(place(6, 6, 3)).toEqual({ place: 'oncoming', ...on });
    expect(place(6, 6, 4, 3)).toEqual({ place: 'broken-down', ...on });
    expect(place(6, 6, 6, 4)).toEqual({ place: 'out-of-gas', ...on });
    // Gangers belong to group B.
    const gangers = [3, 4, 1, 3, 3, 1, 3, 3, 1, 3, 3, 1];
    expect(road(meeting([...gangers, 6, 6, 4]).end()).place).toBe('road-block');
  });
});
