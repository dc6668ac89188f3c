import { describe, expect, test } from 'vitest';
import { DEEDS } from '../actions/deeds.js';
import { hasFollowers } from '../groups/groups.js';
import { inGroups, takeTest } from '../groups/tests.js';
import { callsOut, roomRound, slips, stragglers } from '../movement/family.js';
import { ridersOf, type State } from '../state.js';
import { distanceTo } from '../table/bodies.js';
import { BASE, tableOf } from '../table.js';
import { type Game, game } from '../testing/game.js';
import { zedAtVehicle } from '../vehicles/besieging.js';
import { mayStart } from '../vehicles/starting.js';
import { drawnByNoise } from '../zombies/coming.js';

const KIDS = ['aidan', 'lucas', 'ethan'];
const START = game({ scenario: 'the-bleens', printed: true }).state;

/** The jam during Jayne's turn, with changes to people. */
function jam(
  changes: { readonly [id: string]: object } = {},
  dice: readonly number[] = [],
  more: Partial<State> = {},
): Game {
  const state = {
    stage: 'act' as const,
    turn: 1,
    dice: { humans: 1, zombies: 1 },
    order: ['player-1', 'zombies'],
    acting: 0,
    active: { side: 'player-1', who: ['jayne'], manner: 'move' as const, rallied: [] },
    people: START.people.map((p) => ({
      ...p,
      ...(p.id === 'jayne' && { allowance: 8 }),
      ...changes[p.id],
    })),
    ...more,
  };
  return game({ scenario: 'the-bleens', printed: true, dice, state });
}

const OUT = { aboard: '', sits: 'front' };
/** All of them on the embankment, south of the jam. */
const SOUTH = {
  jayne: { x: 24, y: 16.5, allowance: 8 },
  aidan: { ...OUT, x: 22.5, y: 16.5 },
  lucas: { ...OUT, x: 25.5, y: 16.5 },
  ethan: { ...OUT, x: 24, y: 15 },
};

const offered = (g: Game) =>
  DEEDS.filter((d) => d.offers(g.w, g.person('jayne')).length > 0).map((d) => d.verb);

describe('The Bleens', () => {
  test('[BDZ-enc-scen-bleens-setup] [BDZ-T-scenarios] [BDZ-D-c79] Jayne beside the van, the boys in its back; three zombies before it and two behind, 12 inches off', () => {
    const g = jam();
    const van = g.vehicle('van');
    expect(g.person('jayne')).toMatchObject({ rep: 4, class: 'civilian', aboard: '' });
    expect(ridersOf(g.state, 'van').map((p) => `${p.id} ${p.sits} ${p.being}`)).toEqual(
      KIDS.map((id) => `${id} rear child`),
    );
    expect(g.state.zeds.map((z) => Math.round(100 * (distanceTo(van, z) - BASE)) / 100)).toEqual([
      12, 12, 12, 12, 12,
    ]);
    expect(g.state.zeds.map((z) => z.x > van.x)).toEqual([true, true, true, false, false]);
    expect(g.state.zeds.map((z) => z.facing)).toEqual([270, 270, 270, 90, 90]);
  });

  test('[BDZ-enc-scen-bleens-weapons] the bat in hand, purse and knives with her; she may change', () => {
    const g = jam();
    expect([g.person('jayne').melee, ...g.person('jayne').more]).toEqual([
      'improvised-two-handed',
      'improvised-one-handed',
      'one-handed',
    ]);
    g.run().answer('take jayne one-handed');
    expect([g.person('jayne').melee, ...g.person('jayne').more]).toEqual([
      'one-handed',
      'improvised-one-handed',
      'improvised-two-handed',
    ]);
    const fights = jam({}, [], {
      melees: [{ who: 'jayne', with: 'zed-1', rear: false }],
    });
    expect(offered(fights)).not.toContain('take');
  });

  test('[BDZ-enc-scen-bleens-only] [BDZ-D-c19] five zombies, nobody else; noise may draw more', () => {
    const loud = jam({}, [5, 1], { noises: [{ x: 24, y: 16.5, level: 0, shots: 1 }] });
    loud.begin(drawnByNoise(loud.w)).end();
    expect(loud.w.book.scenario.draws).toBe(true);
    expect(loud.state.zeds).toHaveLength(6);
    expect(jam().state.people.map((p) => p.id)).toEqual(['jayne', ...KIDS]);
  });

  test('[BDZ-enc-scen-bleens-jam] nothing in the jam can be started; figures walk through its gaps of an inch', () => {
    const g = jam();
    expect(g.state.vehicles).toHaveLength(37);
    for (const v of g.state.vehicles) expect(mayStart(v, { id: 'jayne', side: 'player-1' })).toBe(false);
    const ways = tableOf(g.w).ways(16);
    expect(ways.from(24, 22.625, 0, { most: 16 }).cost(24, 16.5, 0)).toBeLessThan(16);
  });

  test('[BDZ-enc-scen-bleens-exit] [BDZ-D-c92] near the van she calls them out: they stand beside her, and her activation is over', () => {
    const g = jam();
    g.run().answer('call jayne');
    expect(g.state.done).toEqual(['jayne']);
    const table = tableOf(g.w);
    for (const id of KIDS) {
      expect(g.person(id).aboard).toBe('');
      expect(table.distance(id, 'jayne')).toBeLessThanOrEqual(2);
    }
    const at = (y: number) => offered(jam({ jayne: { x: 24, y, allowance: 8 } }));
    // Her base is 4 inches from the van, then a little more.
    expect(at(23.125 - 4 - BASE)).toContain('call');
    expect(at(23.125 - 4.2 - BASE)).not.toContain('call');
    expect(offered(jam(SOUTH))).not.toContain('call');
  });

  test('[BDZ-enc-scen-bleens-exit] [BDZ-D-c92] they come after her, and are never more than 2 inches off; they do not act by themselves', () => {
    const g = jam({ ...SOUTH, jayne: { x: 30, y: 16.5, allowance: 8 } });
    expect(stragglers(g.w).map((s) => s.who)).toEqual(KIDS);
    g.step();
    for (const id of KIDS) expect(tableOf(g.w).distance(id, 'jayne')).toBeLessThanOrEqual(2);
    expect(stragglers(g.w)).toEqual([]);
    // Two inches from edge to edge, then a hair more.
    const off = (x: number) => stragglers(jam({ ...SOUTH, lucas: { ...OUT, x, y: 16.5 } }).w).length;
    expect([off(27), off(27.001)]).toEqual([0, 1]);
    expect(g.facts('followed')).toMatchObject([{ cause: 'BDZ-D-c92', out: false }]);
    const turn = jam(SOUTH, [], { active: null, dice: { humans: 1, zombies: 1 } });
    expect(turn.run().options()).toEqual(['stay jayne', 'move jayne', 'pass jayne']);
    turn.answer('move jayne');
    expect(turn.state.active?.who).toEqual(['jayne']);
    turn.run().answer('move jayne', [28, 16.5]).run();
    expect(turn.state.active?.who).toEqual(['jayne']);
    expect(turn.options().filter((id) => KIDS.some((kid) => id.includes(kid)))).toEqual([]);
  });

  test('[BDZ-D-c92] they stand base to base if they have to, and do not overlap', () => {
    const g = game({ people: { jayne: {}, kid: { x: 2, y: 2, being: 'child' } } });
    const has = (y: number) => {
      const filled = [{ who: 'other', at: [18, y, 0] as const }];
      const spots = roomRound(g.w, g.person('jayne'), 'kid', 3, g.person('jayne'), filled);
      return spots.some((at) => String(at) === '18,20.5,0');
    };
    expect([has(19.5), has(19.501)]).toEqual([true, false]);
    // As far as its way reaches, and no farther.
    const reaches = (most: number) =>
      roomRound(g.w, g.person('jayne'), 'kid', most, g.person('jayne'), []).some(([, y]) => y === 20.5);
    expect([reaches(2.5), reaches(2.49)]).toEqual([true, false]);
  });

  test('[BDZ-enc-scen-bleens-exit] [BDZ-D-c92] where there is no room beside her they stay in the van, and nothing is told of it', () => {
    const path: [number, number][] = [
      [17.4, 17.4],
      [18.6, 17.4],
      [18.6, 18.6],
      [17.4, 18.6],
      [17.4, 17.4],
    ];
    const g = game({
      scenario: 'the-bleens',
      map: { barriers: [{ id: 'box', kind: 'high wall', path }] },
      people: { jayne: {}, aidan: { being: 'child', aboard: 'van', sits: 'rear' } },
      vehicles: { van: { kind: 'suv', x: 22 } },
    });
    callsOut(g.w, 'jayne');
    expect([g.facts('followed'), g.person('aidan').aboard]).toEqual([[], 'van']);
  });

  test('[BDZ-enc-scen-bleens-goal] over the edge they go together', () => {
    const at = (x: number, y: number) => ({ ...OUT, x, y });
    const g = jam({
      jayne: { x: 24, y: 0.5, allowance: 8 },
      aidan: at(22.5, 0.5),
      lucas: at(25.5, 0.5),
      ethan: at(24, 2),
    });
    g.run().answer('leave jayne');
    expect(g.state.people.every((p) => p.x < 0)).toBe(true);
  });

  test('[BDZ-enc-scen-bleens-tests] Jayne has met zombies, and the children take no test at all', () => {
    const g = jam(SOUTH, [6, 6, 1]);
    expect(g.person('jayne').knowsZeds).toBe(true);
    expect(inGroups(g.w, ['jayne', ...KIDS])).toEqual([['jayne']]);
    expect(inGroups(g.w, KIDS)).toEqual([]);
    expect(hasFollowers(g.w, g.person('jayne'), g.state.people)).toBe(false);
  });

  const sighted = (g: Game) => {
    const t = { test: 'in-sight', who: ['jayne'], rule: 'BDZ-react-in-sight', causes: [] } as const;
    return g.begin(takeTest(g.w, { ...t, holds: () => false })).end();
  };

  test('[BDZ-enc-scen-bleens-mother] three dice while she sees one of them, two else', () => {
    const three = sighted(jam(SOUTH, [4, 4, 5]));
    three.done();
    expect(three.tests()).toEqual(['jayne in-sight 2 snap-fire']);
    const last = sighted(jam(SOUTH, [5, 4, 3]));
    expect(last.tests()).toEqual(['jayne in-sight 2 snap-fire']);
    const none = sighted(jam(SOUTH, [5, 6, 5]));
    expect(none.tests()).toEqual(['jayne in-sight 0 retire']);
    // The diner is between them.
    const hidden = { ...SOUTH, jayne: { x: 24, y: 1.5, allowance: 8 } };
    const two = sighted(jam(hidden, [4, 5]));
    two.done();
    expect(two.tests()).toEqual(['jayne in-sight 1 no-fire']);
  });

  test('[BDZ-enc-scen-bleens-uncatchable] the nearest child is charged, slips past towards its mother, and is not fought', () => {
    const zeds = START.zeds.slice(0, 1).map((z) => ({ ...z, x: 30.5, y: 16.5, facing: 270 }));
    const g = jam({ ...SOUTH, lucas: { ...OUT, x: 26.9, y: 16.5 } }, [3, 3, 3, 3], {
      zeds,
      active: null,
      acting: 1,
      dice: { humans: 1, zombies: 1 },
    });
    for (let n = 0; n < 6 && g.facts('slipped').length === 0; n++) g.step();
    expect(g.facts('slipped')).toMatchObject([{ who: 'lucas', by: 'zed-1' }]);
    const [x] = g.facts('slipped')[0]?.at ?? [0];
    expect(26.9 - x).toBeLessThanOrEqual(2);
    expect(tableOf(g.w).distance('lucas', 'jayne')).toBeLessThanOrEqual(0.5);
    expect(g.facts('melee')).toHaveLength(0);
    expect(g.zed('zed-1').x).toBeLessThan(28);
  });

  test('[BDZ-enc-scen-bleens-uncatchable] it slips the whole two inches where its mother is farther off', () => {
    const g = jam({ ...SOUTH, jayne: { x: 30, y: 16.5, allowance: 8 }, lucas: { ...OUT, x: 16, y: 16.5 } });
    slips(g.w, 'lucas', 'zed-1');
    expect(g.facts('slipped')[0]?.at).toEqual([18, 16.5, 0]);
  });

  test('[BDZ-enc-scen-bleens-uncatchable] in the van nobody gets at them', () => {
    const g = jam();
    g.begin(zedAtVehicle(g.w, 'zed-1', 'van')).end();
    expect(g.facts('window-broken')).toHaveLength(0);
    const mother = jam({ jayne: { aboard: 'van', sits: 'front', x: 24, y: 24 } });
    mother.begin(zedAtVehicle(mother.w, 'zed-1', 'van')).end();
    expect(mother.facts('window-broken')).toHaveLength(1);
  });
});
