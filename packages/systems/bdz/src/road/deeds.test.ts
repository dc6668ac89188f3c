import { describe, expect, test } from 'vitest';
import { isOver } from '../encounters/home.js';
import type { RoadGoal, RoadPeople } from '../kinds.js';
import type { Place } from '../state/campaign.js';
import type { Encounter, House, Road } from '../state/encounter.js';
import type { Person } from '../state.js';
import { onRoad } from '../testing/encounter.js';
import { type Game, game, type Situation } from '../testing/game.js';
import { drives } from '../vehicles/driving.js';
import { roadEnds } from './ending.js';

const road = (who: RoadPeople, goal: RoadGoal, more: Partial<Road> = {}): Road => ({
  who,
  goal,
  place: 'broken-down',
  side: 'on',
  off: 0,
  wheels: false,
  spent: false,
  ...more,
});

/** A building that has been searched and holds nobody. */
const looked = (id: string): House => ({
  id,
  part: 0,
  was: 'vacant',
  people: [],
  barter: [],
  searched: [],
  finds: 0,
  closed: false,
  clear: 'past',
});

interface Met extends Situation {
  readonly road?: Road;
  readonly encounter?: Partial<Encounter>;
  /** The side that is acting. */
  readonly side?: 'player-1' | 'others';
}

/** Star and bo, eight inches south of two others. */
function meet({
  road: met = road('gangers', 'hostile'),
  encounter,
  side = 'player-1',
  people,
  state,
  ...more
}: Met): Game {
  const others = { seat: 'others', class: 'ganger', facing: 180, has: ['pistol'], rep: 4, y: 18 } as const;
  const set = onRoad(['star', 'bo'], { road: met, ...encounter });
  return game({
    scenario: 'campaign',
    people: {
      star: { star: true, x: 18, y: 10, has: ['pistol'] },
      bo: { x: 19.5, y: 10, has: ['pistol'] },
      'p-1': { ...others, x: 18 },
      'p-2': { ...others, x: 19.5 },
      ...people,
    },
    ...more,
    state: { ...set, order: [side], dice: { [side]: 1 }, ...state },
  });
}
/** The verbs that a figure is offered once its group moves. */
function verbs(g: Game, who: string): string[] {
  g.run();
  g.answer(`move ${who}`).run();
  return [...new Set(g.options().map((id) => id.split(' ')[0] as string))].sort();
}

describe('what they want', () => {
  test('[BDZ-T-road-groups] those who want to talk stay where they are, and shoot nobody', () => {
    const g = meet({
      road: road('med-staff', 'meet'),
      encounter: { peace: true },
      side: 'others',
    });
    const all = verbs(g, 'p-1');
    for (const verb of ['move', 'fast', 'leave', 'fire', 'charge']) expect(all).not.toContain(verb);
    expect(all).toContain('prone');
  });

  test('[BDZ-T-road-groups] nobody takes In Sight because of them, and they take none', () => {
    const g = meet({
      road: road('media', 'meet'),
      encounter: { peace: true },
      people: { bo: { x: 30, y: 10, group: 1 }, star: { star: true, x: 18, y: 30, facing: 0 } },
    });
    g.run().answer('move star').run().answer('move star').run().answer([24, 30]).run();
    expect(g.facts('tested')).toEqual([]);
    expect(g.options()).not.toContain('fire star');
  });

  test('[BDZ-T-road-groups] [BDZ-D-c133] nobody rams a vehicle in which such people sit; an empty one anybody may', () => {
    const rams = (peace: boolean, aboard: string) => {
      const g = meet({
        road: road('med-staff', 'meet'),
        encounter: { peace },
        map: { ground: 'road' },
        people: {
          star: { star: true, aboard: 'a', sits: 'wheel' },
          'p-1': { seat: 'others', ...(aboard === '' ? { x: 4, y: 30 } : { aboard, sits: 'wheel' }) },
        },
        vehicles: { a: { x: 18, y: 8, speed: 12, running: true }, b: { x: 18, y: 16 } },
        active: ['star'],
      });
      return g.begin(drives(g.w, 'a')).answer('12').options().includes('ram b');
    };
    expect([rams(true, 'b'), rams(false, 'b'), rams(true, '')]).toEqual([false, true, true]);
  });

  test('[BDZ-T-road-groups] a Star may attack those who run: from then on they are enemies', () => {
    const g = meet({ road: road('looters', 'run-away'), encounter: { peace: true } });
    expect(verbs(g, 'star')).not.toContain('fire');
    expect(g.options()).not.toContain('attack bo');
    // One is enough, none is not.
    const left = (status: 'carry-on' | 'stunned') => {
      const gone = { seat: 'others', x: -1, y: -1 } as const;
      const people = { 'p-1': { ...gone, x: 18, y: 18, status }, 'p-2': gone } as const;
      return meet({ road: road('looters', 'run-away'), encounter: { peace: true }, people });
    };
    expect(verbs(left('carry-on'), 'star')).toContain('attack');
    expect(verbs(left('stunned'), 'star')).not.toContain('attack');
    g.answer('attack star').run();
    expect(g.options()).toEqual(expect.arrayContaining(['fire star', 'fire bo']));
    expect(g.options()).not.toContain('attack star');
  });

  test('[BDZ-enc-wtw-choose] in place of talk that is Walk the Walk: one of the two leaders fires first, and activation is rolled anew', () => {
    const g = meet({
      road: road('media', 'meet'),
      encounter: { peace: true },
      dice: [6, 1, ...Array(40).fill(1)],
    });
    verbs(g, 'star');
    g.answer('attack star').run();
    expect(g.facts('fires-first')).toMatchObject([{ who: 'star', cause: 'BDZ-enc-wtw-choose' }]);
    expect(g.state.encounter?.peace).toBe(false);
    g.answer('p-1').run();
    const rests = () => g.facts('rested').some((f) => f.cause === 'BDZ-enc-wtw-choose');
    while (!rests()) g.answer(g.options()[0] as string).run(1);
    expect(g.w.s.stage).not.toBe('act');
  });

  test('[BDZ-camp-road-kids] [BDZ-camp-road-dazed] [BDZ-camp-road-looters] those who run make for an edge and do nothing else', () => {
    const near = { 'p-1': { seat: 'others', x: 10, y: 18 }, 'p-2': { seat: 'others', x: 11.5, y: 18 } };
    const met = { road: road('looters', 'run-away'), side: 'others', people: near } as const;
    const g = meet({ ...met, encounter: { peace: true } });
    expect(verbs(g, 'p-1')).toEqual(['done', 'fast', 'move', 'split']);
    g.answer('move p-1').run();
    expect(g.refused([14, 18])).toBeDefined();
    g.answer([4, 18]).run();
    expect(g.person('p-1').x).toBe(4);
    // Even when attacked they run.
    const hunted = meet(met);
    expect(verbs(hunted, 'p-1')).not.toContain('fire');
  });
});

describe('running', () => {
  test('[BDZ-camp-evade] [BDZ-D-c45] [BDZ-D-c137] the band says so when it acts: it only goes back to where it came in, and leaves there', () => {
    const g = meet({});
    expect(verbs(g, 'star')).toContain('evade');
    g.answer('evade star').run();
    expect(g.state.encounter?.evading).toBe(true);
    const now = [...new Set(g.options().map((id) => id.split(' ')[0]))].sort();
    expect(now).toEqual(['done', 'fast', 'move', 'split']);
    g.answer('move star').run();
    expect(g.refused([18, 14])).toBeDefined();
    g.answer([18, 4]).run();
    expect(g.person('star').y).toBe(4);
    // At any other edge the figure has not got away.
    const out = (x: number, y: number) =>
      verbs(
        meet({
          encounter: { evading: true },
          people: { star: { star: true, x, y }, bo: { x: 30, y: 30, group: 1 } },
        }),
        'star',
      ).includes('leave');
    expect([out(18, 0.5), out(0.5, 18)]).toEqual([true, false]);
  });

  test('[BDZ-camp-evade] [BDZ-D-c45] [BDZ-D-c137] enemies neither charge nor follow, but shoot', () => {
    const g = meet({ encounter: { evading: true }, side: 'others' });
    const all = verbs(g, 'p-1');
    expect(all).toContain('fire');
    for (const verb of ['move', 'fast', 'charge', 'kill']) expect(all).not.toContain(verb);
    expect(verbs(meet({ side: 'others' }), 'p-1')).toContain('move');
  });

  test('[BDZ-D-c137] they go towards the edge or along it, and out of a house first', () => {
    const about = (map: Situation['map'] = {}) => {
      const far = { seat: 'others', y: 34, facing: 0 } as const;
      const houses = (map.buildings ?? []).map(({ id }) => looked(id));
      const people = { 'p-1': far, 'p-2': { ...far, x: 20 } };
      const g = meet({ encounter: { evading: true, houses }, map, people });
      return g.run().answer('move star').run().answer('move star').run();
    };
    for (const to of [
      [18, 4],
      [12, 10],
    ] as const)
      expect(about().answer(to).run().person('star')).toMatchObject({ x: to[0], y: to[1] });
    expect(about().refused([12, 10.5])).toBe('BDZ-move-normal');
    const house = {
      id: 'house',
      name: 'House',
      rect: [14, 6, 22, 12] as [number, number, number, number],
      levels: 1,
      doors: [{ id: 'door', at: [18, 12] as [number, number], width: 1.25, type: 'standard' as const }],
    };
    // Its door is to the north, away from the edge.
    const out = about({ buildings: [house] });
    expect(out.answer([18, 13.5]).run().person('star')).toMatchObject({ x: 18, y: 13.5 });
  });

  test('[BDZ-D-c137] they stand up, ride, carry the wounded, and fight those with whom they are locked; nothing else', () => {
    const runs = (star: Partial<Person>, more: Met = {}) => {
      const people = { star: { star: true, x: 18, y: 10, ...star }, bo: { x: 30, y: 30 }, ...more.people };
      const g = meet({ ...more, encounter: { evading: true }, people });
      return verbs(g, 'star');
    };
    expect(runs({ prone: true })).toEqual(['done', 'fast', 'stand']);
    expect(runs({}, { people: { bo: { status: 'out', x: 18, y: 11 } } })).toContain('pick-up');
    expect(runs({ retrieves: 'bo' }, { people: { bo: { status: 'out', x: 18, y: 10 } } })).toContain(
      'put-down',
    );
    const melees = [{ who: 'p-1', with: 'star', rear: false }];
    const foe = { seat: 'others', class: 'ganger', x: 18, y: 11, facing: 180 } as const;
    expect(runs({}, { people: { 'p-1': foe }, state: { melees } as never })).toEqual([
      'break',
      'done',
      'fight',
    ]);
    const car = { kind: 'sedan', x: 20, y: 10, speed: 0, running: false } as const;
    expect(runs({}, { vehicles: { car } })).toContain('board');
    const seat = { aboard: 'car', sits: 'wheel' } as const;
    expect(runs(seat, { vehicles: { car } })).toEqual(expect.arrayContaining(['start', 'get-out']));
    const driving = runs(seat, { vehicles: { car: { ...car, running: true } } });
    expect([driving.includes('drive'), driving.includes('fire')]).toEqual([true, false]);
  });

  test('[BDZ-D-c137] [BDZ-D-c65] a side of which only those are up who have run away is out of action', () => {
    const over = (side: 'band' | 'others', retired: boolean) => {
      const run = { status: 'hunkered', retired } as const;
      const [own, other] = side === 'band' ? [run, {}] : [{}, run];
      const people = {
        star: { star: true, ...own },
        bo: own,
        'p-1': { seat: 'others', ...other },
        'p-2': { seat: 'others', ...other },
      };
      const g = meet({ encounter: { evading: true }, people });
      return isOver(g.w, g.w.s.encounter as Encounter);
    };
    expect([over('band', true), over('others', true), over('others', false)]).toEqual([true, true, false]);
  });

  test('[BDZ-camp-evade] it counts as a failure', () => {
    const g = meet({
      encounter: { evading: true },
      people: { star: { star: true, x: -1, y: -1 }, bo: { x: -1, y: -1 } },
    });
    g.step();
    expect(g.state.campaign?.chronicle[0]).toMatchObject({ kind: 'road', won: false });
  });
});

describe('one shot', () => {
  const sniper = (has: readonly 'pistol'[], dice: readonly number[]) =>
    meet({
      road: road('sniper', 'one-shot'),
      side: 'others',
      people: {
        star: { star: true, x: 18, y: 10, has },
        bo: { x: 19.5, y: 10, has },
        'p-1': { seat: 'others', class: 'military', x: 18, y: 18, facing: 180, has: ['assault-rifle'] },
        'p-2': { seat: 'others', x: -1, y: -1 },
      },
      draws: [['bo']],
      dice,
    });

  test('[BDZ-camp-road-sniper] [BDZ-D-c44] at one drawn from those he can hit; then he is gone, and it is over', () => {
    const g = sniper([], [2, 2, 3, 5, 5, 5, 5, 5, 5]);
    g.run().answer('stay p-1').run().answer('fire p-1').run();
    for (let n = 0; n < 6 && g.state.encounter; n++) g.answer(g.options()[0] ?? 'done').run();
    expect(g.facts('fired')[0]?.at).toEqual(['bo']);
    expect(g.facts('vanished')).toMatchObject([{ who: 'p-1' }]);
    expect(g.state.campaign?.chronicle[0]).toMatchObject({ kind: 'road', won: true });
  });

  test('[BDZ-camp-road-sniper] [BDZ-D-c44] the only one whom he can hit is fired at, whatever zombies are about', () => {
    const g = sniper([], [2, 2, 3, 5, 5, 5, 5, 5, 5]);
    Object.assign(g.person('star'), { status: 'out', prone: true });
    g.state.zeds.push({ ...game({ zeds: { 'zed-1': { x: 16, y: 12 } } }).zed('zed-1') });
    g.run().answer('stay p-1').run().answer('fire p-1').run();
    expect(g.options().filter((id) => id.includes('zed'))).toEqual([]);
    while (g.facts('fired').length === 0) g.answer(g.options()[0] as string);
    expect(g.facts('fired')[0]?.at).toEqual(['bo']);
  });

  test('[BDZ-D-c44] those who return his fire are not fired at again', () => {
    // Missed, bo passes both dice and fires back. The sniper passes too, but has nothing left to do.
    const g = sniper(['pistol'], [2, 2, 3, 1, 1, 2, 2, 1, 1, 2, 2, 2, 2, ...Array(30).fill(2)]);
    g.run().answer('stay p-1').run().answer('fire p-1').run();
    for (let n = 0; n < 6 && g.state.encounter; n++) g.answer(g.options()[0] ?? 'done').run();
    expect(g.facts('fired').filter((f) => f.who === 'p-1')).toHaveLength(1);
  });
});

describe('captives', () => {
  const cult = road('cultists', 'hostile');

  test('[BDZ-camp-road-cultists] [BDZ-autokill] [BDZ-D-c136] cultists take somebody helpless along, and do not kill', () => {
    const g = meet({ road: cult, side: 'others', people: { bo: { status: 'stunned', x: 19.5, y: 12 } } });
    const all = verbs(g, 'p-1');
    expect([all.includes('capture'), all.includes('kill')]).toEqual([true, false]);
    g.answer('capture p-1 bo').run();
    // The captor has walked to him for that.
    expect(g.facts('walked')).toMatchObject([{ who: 'p-1' }]);
    expect(g.state.campaign?.captives).toEqual([{ who: 'bo', place: 'here' }]);
    expect(g.person('bo')).toMatchObject({ x: -1, status: 'carry-on' });
    expect(g.state.campaign?.members.map((m) => m.id)).toContain('bo');
    // Who lies exactly eight inches off is in reach.
    const reached = (y: number) => {
      const people = {
        'p-2': { seat: 'others', x: -1, y: -1 },
        bo: { status: 'stunned', x: 18, y },
      } as const;
      const far = meet({
        road: cult,
        side: 'others',
        people: { ...people, star: { star: true, x: 2, y: 2 } },
      });
      return verbs(far, 'p-1').includes('capture');
    };
    expect([reached(9), reached(8.999)]).toEqual([true, false]);
    const gangers = meet({ side: 'others', people: { bo: { status: 'stunned', x: 19.5, y: 12 } } });
    expect(verbs(gangers, 'p-1')).toContain('kill');
    expect(gangers.options().some((id) => id.startsWith('capture'))).toBe(false);
  });

  test('[BDZ-D-c110] [BDZ-D-c136] so they take somebody who has only just joined, who is a member from then on; a guest is none', () => {
    const taken = (guests: readonly string[]) => {
      const people = { r: { status: 'stunned', x: 19.5, y: 12 } } as const;
      const g = meet({ road: cult, side: 'others', people, encounter: { guests: [...guests] } });
      verbs(g, 'p-1');
      g.answer('capture p-1 r').run();
      const { captives, members } = g.state.campaign ?? {};
      return [captives, members?.map((m) => m.id)];
    };
    expect(taken([])).toEqual([[{ who: 'r', place: 'here' }], ['star', 'bo', 'r']]);
    expect(taken(['r'])).toEqual([[], ['star', 'bo']]);
  });

  test('[BDZ-D-c136] [BDZ-enc-raid-captive-find] whoever is taken along loses everything, and nothing of it comes home', () => {
    const bo = { status: 'out', load: { food: 3 }, armoured: true, melee: 'knife', cures: 1 } as const;
    const g = meet({
      road: cult,
      people: { star: { star: true, x: -1, y: -1 }, bo: { ...bo, has: ['shotgun'] } },
      encounter: { ended: true },
    });
    g.begin(roadEnds(g.w)).end();
    const bare = { guns: [], hand: [], melee: 'unarmed', armoured: false, load: {}, cures: 0 };
    expect(g.person('bo')).toMatchObject(bare);
    g.step();
    expect(g.facts('came-home')).toMatchObject([{ goods: {}, lost: [] }]);
  });

  test('[BDZ-D-c136] somebody out of the fight as well as somebody stunned, and nobody who is up', () => {
    const taken = (status: Person['status']) =>
      verbs(meet({ road: cult, side: 'others', people: { bo: { status, x: 19.5, y: 12 } } }), 'p-1').includes(
        'capture',
      );
    expect([taken('out'), taken('stunned'), taken('hunkered'), taken('dead')]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  test('[BDZ-camp-road-cultists] [BDZ-D-c136] where they alone hold the field those who lie there are theirs', () => {
    const gone = { star: true, x: -1, y: -1 };
    const left = (met: Road, people: Situation['people'] = {}, guests: string[] = []) => {
      const lying = { star: gone, bo: { status: 'out' }, ...people } as const;
      const g = meet({ road: met, people: lying, encounter: { guests } });
      g.begin(roadEnds(g.w));
      return g.state.campaign?.captives;
    };
    const bo = { who: 'bo', place: 'here' };
    expect([left(cult), left(road('gangers', 'hostile'))]).toEqual([[bo], []]);
    // A basket case holds nothing.
    const basket = { star: true, ails: 'basket-case' } as const;
    expect([left(cult, { star: basket }), left(cult, { star: { ...basket, calm: true } })]).toEqual([
      [bo],
      [],
    ]);
    const both = { star: { star: true, status: 'stunned' }, bo: { status: 'out' } } as const;
    expect(left(cult, both)).toEqual([{ who: 'star', place: 'here' }, bo]);
    // Somebody who has only just joined is a member from then on; a guest is none. BDZ-D-c110.
    const joined = { r: { status: 'stunned' } } as const;
    expect(left(cult, joined)).toEqual([bo, { who: 'r', place: 'here' }]);
    expect(left(cult, joined, ['r'])).toEqual([bo]);
    // No captives if somebody of the band is still up, who may have only just joined, or nobody of the cult.
    expect(left(cult, { star: { star: true } })).toEqual([]);
    expect([left(cult, { r: {} }), left(cult, { r: {} }, ['r'])]).toEqual([[], [bo]]);
    const down = { seat: 'others', status: 'stunned' } as const;
    expect(left(cult, { 'p-1': down, 'p-2': down })).toEqual([]);
  });

  test('[BDZ-D-c136] [BDZ-D-c137] whoever has run away holds the field for neither side', () => {
    const ran = { status: 'hunkered', retired: true } as const;
    const left = (star: Partial<Person>, cultist: Partial<Person> = {}) => {
      const cultists = { seat: 'others', ...cultist } as const;
      const people = {
        star: { star: true, ...star },
        bo: { status: 'out' },
        'p-1': cultists,
        'p-2': cultists,
      } as const;
      const g = meet({ road: cult, people });
      g.begin(roadEnds(g.w));
      return g.state.campaign?.captives.map((c) => c.who);
    };
    expect([left(ran), left({ status: 'hunkered' }), left({})]).toEqual([['bo'], [], []]);
    expect(left(ran, ran)).toEqual([]);
  });
});

describe('the end', () => {
  test('[BDZ-D-c65] it is over when one side has left or has joined, or the band is out of action', () => {
    const over = (people: Situation['people'], encounter: Partial<Encounter> = {}) => {
      const g = meet({ people, encounter });
      return isOver(g.w, g.w.s.encounter as Encounter);
    };
    const gone = { x: -1, y: -1 };
    const [one, two] = ['p-1', 'p-2'] as const;
    expect(over({})).toBe(false);
    expect(over({ [one]: { seat: 'others', ...gone }, [two]: { seat: 'others', ...gone } })).toBe(true);
    expect(over({ [one]: { seat: 'others', ...gone }, [two]: { seat: 'others', status: 'stunned' } })).toBe(
      false,
    );
    const ran = { seat: 'others', status: 'hunkered', retired: true } as const;
    expect(over({ [one]: ran, [two]: ran })).toBe(true);
    // They have joined, and are on the band's side.
    expect(over({ [one]: {}, [two]: {} })).toBe(true);
    expect(over({ star: { star: true, ...gone }, bo: { status: 'out' } })).toBe(true);
  });

  test('[BDZ-D-c65] [BDZ-enc-losers-weapon] while beaten enemies lie there the band takes what they have, until it says that it goes on', () => {
    const near = {
      seat: 'others',
      status: 'out',
      x: 18,
      y: 11,
      has: ['pistol'],
    } as const;
    const people = { 'p-1': near, 'p-2': { seat: 'others', x: -1, y: -1 } } as const;
    const g = meet({ people, dice: [1, 1] });
    expect(verbs(g, 'star')).toContain('strip');
    g.answer('strip star p-1').run().answer('pistol').run().answer('keep star').run();
    expect(g.person('star').deeds.found).toBe(true);
    g.answer('move-on star').run(1);
    expect(g.facts('came-home')).toHaveLength(1);
    // People who wanted to talk are not beaten enemies, whatever has become of them.
    const peace = meet({ people, encounter: { peace: true }, road: road('media', 'meet') });
    expect(isOver(peace.w, peace.w.s.encounter as Encounter)).toBe(true);
    const fighting = meet({ people: { 'p-1': near } });
    expect(verbs(fighting, 'star')).not.toContain('move-on');
  });

  test("[BDZ-D-c95] what they leave is looked at as any vehicle that is found; the band's own goes on with it", () => {
    const car = { kind: 'sedan', x: 30, y: 30, running: false } as const;
    const g = meet({
      people: { 'p-1': { seat: 'others', status: 'dead' }, 'p-2': { seat: 'others', x: -1, y: -1 } },
      encounter: { ended: true },
      vehicles: {
        'met-sedan': { ...car, fuel: -1, found: true },
        'own-suv-7': { x: 10, y: 10, kind: 'suv' },
      },
      // Day 30: a tank is empty on 1-2, so this one is not; it holds three units.
      dice: [3, 3],
    });
    g.w.s.campaign?.vehicles.push('own-suv-7');
    g.step();
    expect(g.state.campaign?.vehicles).toEqual(['own-sedan-1', 'own-suv-7']);
    expect(g.vehicle('own-sedan-1')).toMatchObject({ x: -1, fuel: 3 });
  });

  test('[BDZ-camp-track-find] [BDZ-D-c59] [BDZ-D-c95] what other humans leave is the band’s, and none of the area’s stock', () => {
    const g = meet({
      people: { 'p-1': { seat: 'others', status: 'dead' }, 'p-2': { seat: 'others', x: -1, y: -1 } },
      encounter: { ended: true },
      vehicles: {
        'met-sedan': { kind: 'sedan', x: 30, y: 30, fuel: 3 },
        suv: { kind: 'suv', x: 10, y: 10, fuel: 3 },
      },
    });
    Object.assign(g.w.s.campaign?.places[0] as Place, { stock: { vehicles: 5 } });
    Object.assign(g.person('star'), { aboard: 'suv', sits: 'wheel' });
    g.step();
    expect(g.state.campaign?.vehicles).toEqual(['own-sedan-1', 'own-suv-2']);
    expect(g.state.campaign?.places[0]?.stock).toEqual({ vehicles: 4 });
  });

  test('[BDZ-camp-road-on] [BDZ-D-c95] one that came towards the band works, so that only its fuel is rolled', () => {
    const left = (place: Road['place'], day: number) => {
      const g = meet({
        road: road('gangers', 'hostile', { place, wheels: true }),
        people: { 'p-1': { seat: 'others', status: 'dead' }, 'p-2': { seat: 'others', x: -1, y: -1 } },
        encounter: { ended: true, day },
        vehicles: { 'met-sedan': { kind: 'sedan', x: 30, y: 30, fuel: -1 } },
        dice: [1, 1],
      });
      g.begin(roadEnds(g.w)).end();
      return [g.vehicle('met-sedan').condition, g.vehicle('met-sedan').fuel];
    };
    expect([left('oncoming', 40), left('road-block', 40)]).toEqual([
      ['runs', 1],
      ['runs', 0],
    ]);
    expect([left('oncoming', 800), left('road-block', 800)]).toEqual([
      ['runs', 1],
      ['wreck', 0],
    ]);
  });

  test('[BDZ-D-c95] [BDZ-camp-road-dazed-basket] a basket case takes no vehicle that is left', () => {
    const looks = (star: Partial<Person>) => {
      const g = meet({
        people: {
          star: { rep: 3, ...star },
          bo: { rep: 5, ails: 'basket-case' },
          'p-1': { seat: 'others', status: 'dead' },
          'p-2': { seat: 'others', x: -1, y: -1 },
        },
        encounter: { ended: true, day: 40 },
        vehicles: { 'met-sedan': { kind: 'sedan', x: 30, y: 30, fuel: -1 } },
        dice: [1, 1, 1],
      });
      g.begin(roadEnds(g.w)).end();
      return g.vehicle('met-sedan').fuel;
    };
    expect([looks({}), looks({ status: 'out' })]).toEqual([0, -1]);
  });

  test('[BDZ-D-c95] those who part in peace, and guests, drive their own away', () => {
    const parted = (encounter: Partial<Encounter>, seat: 'others' | 'player-1') => {
      const vehicles = { 'met-sedan': { kind: 'sedan', x: 30, y: 30, fuel: 3 } } as const;
      const people = { 'p-1': { seat, x: 18, y: 18 }, 'p-2': { seat: 'others', x: -1, y: -1 } } as const;
      const g = meet({ people, vehicles, encounter: { ended: true, ...encounter } });
      g.run(1);
      return g.state.campaign?.vehicles;
    };
    expect([parted({ peace: true }, 'others'), parted({ guests: ['p-1'] }, 'player-1')]).toEqual([[], []]);
    expect(parted({}, 'player-1')).toEqual(['own-sedan-1']);
  });

  test('[BDZ-D-c110] nobody is left behind while somebody of the band still stands there', () => {
    const people = {
      bo: { status: 'out' },
      'p-1': { seat: 'others', x: -1, y: -1 },
      'p-2': { seat: 'others', x: -1, y: -1 },
    } as const;
    const g = meet({ people, zeds: { 'zed-1': { x: 30, y: 30 } }, dice: Array(20).fill(1) });
    g.step();
    expect(g.facts('left-behind')).toEqual([]);
    expect(g.state.campaign?.members.map((m) => m.id)).toEqual(['star', 'bo']);
  });
});
