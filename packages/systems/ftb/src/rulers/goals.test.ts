import type { AskView, NamedPlace } from '@shambles/engine';
import { distance } from '@shambles/field';
import { describe, expect, test } from 'vitest';
import { WATCHES } from '../encounters/watches.js';
import { moveOn } from '../moving/moving.js';
import { type Game, game, type Situation } from '../testing/game.js';
import { inWords } from '../testing/said.js';
import { view } from '../view.js';
import { places } from './rulers.js';

/** A house with a door to the south and a window to the east, a car, a wall. */
const MAP: Situation['map'] = {
  buildings: [
    {
      id: 'diner',
      name: 'the Diner',
      rect: [10, 20, 18, 26],
      levels: 1,
      doors: [{ id: 'front', at: [14, 20], width: 1.25, type: 'standard' }],
      windows: [{ at: [18, 23], width: 1 }],
    },
  ],
  vehicles: [{ id: 'car-1', kind: 'car', rect: [22, 14, 25, 15.4] }],
  barriers: [
    {
      id: 'wall-1',
      kind: 'low wall',
      path: [
        [8, 16],
        [12, 16],
      ],
    },
  ],
};

/** The named places offered for a figure's move. */
function named(more: Situation = {}): { g: Game; ask: AskView; all: readonly NamedPlace[]; said: string[] } {
  const g = game({
    map: MAP,
    people: { 'star-1': { x: 14, y: 14, facing: 0 } },
    active: ['star-1'],
    ...more,
  });
  g.begin(moveOn(g.w, 'star-1', WATCHES));
  const ask = { shape: g.asked().shape } as AskView;
  const all = places(view(g.state, 'player-1'), ask, g.book);
  return { g, ask, all, said: all.map((p) => inWords(p.line)) };
}
const of = (all: readonly NamedPlace[], id: string) => all.find((p) => p.id === id);

describe('places by name', () => {
  test('[FTB-5.2a] every one is an answer: the spot itself, for no more than the move', () => {
    const { g, all } = named({
      people: { 'star-1': { x: 14, y: 14, facing: 0 }, n1: { x: 20, y: 8 } },
      zeds: { 'zed-1': { x: 14, y: 18, facing: 180 } },
      pefs: { 'pef-1': { x: 30, y: 30 } },
    });
    const [space] = g.asks().map((a) => a.space);
    expect(all.length).toBeGreaterThan(15);
    for (const { at, cost } of all) {
      expect(cost).toBeLessThanOrEqual(8);
      expect(space?.parse([...at])).toMatchObject({ ok: true });
    }
    expect(new Set(all.map((p) => p.id)).size).toBe(all.length);
  });

  test('[FTB-5.2a] as far from the dead as the move goes, where some are near', () => {
    const zed = { x: 14, y: 6 };
    const { all } = named({ zeds: { 'zed-1': { ...zed, facing: 0 } } });
    const off = (p: NamedPlace) => distance(zed, { x: p.at[0], y: p.at[1] });
    const away = of(all, 'away') as NamedPlace;
    for (const p of all.filter(({ id }) => id.startsWith('point')))
      expect(off(away)).toBeGreaterThanOrEqual(off(p));
    expect(of(named({ zeds: { 'zed-1': { x: 35, y: 35 } } }).all, 'away')).toBeUndefined();
  });

  test('[FTB-5.2a] [FTB-D-144] into a building by the nearest door or window, to its door, and out again', () => {
    const { all, said } = named();
    expect(of(all, 'in diner')).toMatchObject({ at: [14, 20.45, 0], cost: 6.5 });
    expect(said).toContain('Into the Diner by the south door');
    expect(of(all, 'door diner')).toMatchObject({ at: [14, 19.55, 0] });
    const east = named({ people: { 'star-1': { x: 20, y: 23 } } });
    expect(east.said).toContain('Into the Diner by a window on its east side');
    const inside = named({ people: { 'star-1': { x: 14, y: 22 } } });
    expect(inside.said).toContain('Out of the Diner by the south door');
    expect(of(inside.all, 'in diner')).toBeUndefined();
  });

  test('[FTB-5.2a] up and down the stairs of the building one is in, and of no other', () => {
    const house = (id: string, x: number) => ({
      id,
      name: id,
      rect: [x, 20, x + 6, 26] as [number, number, number, number],
      levels: 2,
      doors: [{ id: `${id}-door`, at: [x + 3, 20] as [number, number], type: 'standard' }],
    });
    const stairs = (x: number, y: number, level = 0) =>
      named({
        map: {
          buildings: [house('east', 20), house('west', 12)],
          links: [{ id: 'stairs', kind: 'stairs', at: [23, 23], from: 0, to: 1 }],
        },
        people: { 'star-1': { x, y, level } },
      })
        .all.filter((p) => p.id === 'stairs stairs')
        .map((p) => [p.line.key, p.at[2]]);
    expect(stairs(23, 21)).toEqual([['place.up', 1]]);
    expect(stairs(23, 21, 1)).toEqual([['place.down', 0]]);
    expect(stairs(23, 18)).toEqual([]);
    expect(stairs(15, 21)).toEqual([]);
  });

  test('[FTB-5.2a] what is too far off is gone towards, and says how far it is', () => {
    const { all, said } = named({ people: { 'star-1': { x: 14, y: 4 } } });
    expect(of(all, 'in diner')).toMatchObject({ at: [14, 12, 0], cost: 8, whole: 16.5 });
    expect(said).toContain('On the way into the Diner, by its south door, 16.5 in from here');
    expect(of(all, 'car-1')).toBeUndefined();
  });

  test('[FTB-8.2a] [FTB-8.2.1a] next to friends, but to within an inch of zombies: contact takes a charge', () => {
    const { g, all, said } = named({
      people: { 'star-1': { x: 14, y: 14 }, n1: { x: 14, y: 8 } },
      zeds: { 'zed-1': { x: 19, y: 14 } },
    });
    expect(said).toContain('Next to Abel, south');
    expect(said).toContain('Within an inch of Zed 1, east');
    const near = of(all, 'zed-1');
    expect(near).toMatchObject({ at: [18, 14, 0], cost: 4, on: 'zed-1' });
    const gap = (id: string, at: NamedPlace['at']) => distance(g.table.at(id), { x: at[0], y: at[1] });
    expect(gap('n1', of(all, 'n1')?.at ?? [0, 0, 0])).toBeCloseTo(0.85, 2);
    // Figures that are beside it already are not offered as goals.
    const by = named({ people: { 'star-1': { x: 14, y: 14 }, n1: { x: 15, y: 14 } } });
    expect(of(by.all, 'n1')).toBeUndefined();
  });

  test('[FTB-7.1] [FTB-5.5.1b] into cover from those who shoot, out of sight of all who see one', () => {
    const enemy = { x: 10, y: 12, facing: 0, side: 'party-1', has: ['ba-pistol'] };
    const parties = { 'party-1': { attitude: 'enemy' } } as const;
    const { g, all, said } = named({
      people: { 'star-1': { x: 10, y: 19, facing: 180 }, n1: { ...enemy } },
      parties,
    });
    const cover = all.find((p) => p.id === 'cover wall-1');
    expect(said).toContain('Into cover by the low wall, south');
    const [x, y, level] = cover?.at ?? [0, 0, 0];
    g.table.as('star-1', [x, y, level], () => expect(g.table.line('n1', 'star-1')).toBe('cover'), 0);
    const hidden = all.filter((p) => p.id.startsWith('hidden'));
    expect(hidden.length).toBeGreaterThan(0);
    for (const { at } of hidden)
      g.table.as('star-1', [at[0], at[1], at[2]], () => expect(g.table.line('n1', 'star-1')).toBe('no'), 0);
    // There is nothing to hide from an enemy that looks the other way.
    const unseen = named({ people: { 'star-1': { x: 10, y: 19 }, n1: { ...enemy, facing: 180 } }, parties });
    expect(unseen.all.filter((p) => /^(cover|hidden)/.test(p.id))).toEqual([]);
  });

  test('[FTB-7.1] [FTB-5.5.1b] three places out of sight are named, the nearest, however many there are', () => {
    const hut = (id: string, x: number, y: number) => ({
      id,
      name: id,
      rect: [x, y, x + 3, y + 2] as [number, number, number, number],
      levels: 1,
    });
    const hidden = (...huts: ReturnType<typeof hut>[]) =>
      named({
        map: { buildings: huts },
        people: {
          'star-1': { x: 18, y: 13, facing: 180 },
          n1: { x: 18, y: 5, facing: 0, side: 'party-1', has: ['ba-pistol'] },
        },
        parties: { 'party-1': { attitude: 'enemy' } },
      })
        .all.filter((p) => p.id.startsWith('hidden'))
        .map((p) => p.id);
    const [near, next, third] = [hut('near', 17, 15), hut('next', 12.5, 15), hut('third', 21.5, 15)];
    expect(hidden(near, third)).toEqual(['hidden near', 'hidden ', 'hidden third']);
    expect(hidden(near, next, third)).toEqual(['hidden near', 'hidden next', 'hidden ']);
  });

  test('[FTB-D-63] [FTB-14.7.5b] to the edges that one may leave by: the way out alone, where there is one', () => {
    const edges = (more: Situation) =>
      named(more)
        .all.filter((p) => p.id.startsWith('edge'))
        .map((p) => p.id);
    expect(edges({}).sort()).toEqual(['edge east', 'edge north', 'edge south', 'edge west']);
    const robbery = { encounter: { kind: 'robbery-in-town' as const } };
    expect(edges(robbery).sort()).toEqual(['edge north', 'edge west']);
    const { all, said } = named({ people: { 'star-1': { x: 14, y: 3 } } });
    expect(said).toContain('To the south edge, to leave by it');
    expect(of(all, 'edge south')?.at[1]).toBeLessThanOrEqual(1);
    // It is the nearest of all, and yet not the first: nobody leaves by taking the first answer.
    const [edge, nearest] = [of(all, 'edge south'), all[0]];
    expect(edge?.cost).toBeLessThan(nearest?.cost ?? 0);
    expect(all.indexOf(edge as NamedPlace)).toBe(1);
    expect(all.filter(({ leaves }) => leaves).map(({ id }) => id)).toEqual(['edge south']);
  });

  test('[FTB-9.1a] [FTB-11.9b] beside vehicles, into Sections, and as far as it goes in each direction', () => {
    const { all, said } = named({ people: { 'star-1': { x: 18, y: 14 } } });
    expect(said).toContain('Beside the car, east');
    expect(of(all, 'section 8')).toMatchObject({ cost: 2.5 });
    expect(said).toContain('Into Section 8, the south of the table');
    expect(all.filter((p) => p.id.startsWith('point')).length).toBeGreaterThan(5);
    expect(said).toContain('As far west as possible');
    expect(of(all, 'point west')?.line.values).toEqual({ where: { noun: 'point.west', count: 1 } });
    const order = ['in diner', 'section 8', 'point west'].map((id) => all.findIndex((p) => p.id === id));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });

  test('[FTB-5.2a] not in a direction in which there is no way to go', () => {
    const points = named({ people: { 'star-1': { x: 14, y: 1 } } }).all.map((p) => p.id);
    expect(points).toContain('point west');
    expect(points).not.toContain('point south');
  });

  test('[FTB-5.2a] only for a walk: nothing is named where nobody goes', () => {
    const { g, ask } = named();
    const seen = view(g.state, 'player-1');
    const put = { ...ask, shape: { ...ask.shape, how: 'put' } } as AskView;
    expect(places(seen, put, g.book)).toEqual([]);
    expect(places({ ...seen, encounter: null }, ask, g.book)).toEqual([]);
  });
});

test('[FTB-14.6.4] [FTB-14.6.1] the Target Building is what they came for until somebody has entered it; then to get away, once they know zombies', () => {
  const sought = (target: string, entered: number, knowsZeds = false) => {
    const premises = [{ id: 'diner', entered, searched: [], searching: null, rolled: false }];
    const people = { 'star-1': { x: 14, y: 14, facing: 0, knowsZeds } };
    const { all } = named({ encounter: { kind: 'zed', target }, state: { premises }, people });
    return all.filter((p) => p.sought).map((p) => p.on ?? p.id);
  };
  expect(sought('diner', 0).length).toBeGreaterThan(0);
  expect(sought('diner', 1)).toEqual([]);
  expect(sought('', 0)).toEqual([]);
  const edges = ['edge east', 'edge north', 'edge south', 'edge west'];
  expect(sought('diner', 1, true).sort()).toEqual(edges);
  expect(sought('diner', 0, true)).not.toContain('edge south');
  expect(sought('', 0, true).sort()).toEqual(edges);
});
