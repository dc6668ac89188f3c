import type { MeasuredScene } from '@shambles/engine';
import { describe, expect, test } from 'vitest';
import type { Book } from './book.js';
import { scene } from './scene.js';
import type { State } from './state.js';
import type { ScenarioId } from './tables/scenarios.js';
import { personIn, stateOf, zedIn } from './testing/showing.js';
import { view } from './view.js';

const shown = (s: State, book: Book, seat = 'survivor-1'): MeasuredScene => scene(view(s, seat, book), book);

function figure(drawn: MeasuredScene, id: string): MeasuredScene['figures'][number] {
  const found = drawn.figures.find((f) => f.id === id);
  if (!found) throw new Error(`${id} is not on the table`);
  return found;
}

describe('the ground', () => {
  test.each<ScenarioId>(['safe-house', 'supply-run', 'trapped', 'pick-up'])(
    '[ROS-R-map] %s is drawn whole',
    (id) => {
      const { s, book } = stateOf(id);
      const drawn = shown(s, book);
      const { map } = book;
      expect([drawn.width, drawn.height]).toEqual([120, 90]);
      expect(drawn.buildings.map((b) => b.id)).toEqual(map.buildings?.map((b) => b.id));
      expect(drawn.doors.map((d) => d.id).sort()).toEqual(s.doors.map((d) => d.id).sort());
      expect(drawn.vehicles).toHaveLength(map.vehicles?.length ?? 0);
      expect(drawn.links).toHaveLength(map.links?.length ?? 0);
      for (const { from, to } of drawn.doors)
        expect(Math.hypot(to[0] - from[0], to[1] - from[1])).toBeCloseTo(4);
      for (const { outline } of [...drawn.buildings, ...drawn.vehicles, ...drawn.areas, ...drawn.zones])
        expect(outline.length).toBeGreaterThanOrEqual(4);
      expect(JSON.parse(JSON.stringify(drawn))).toBeTruthy();
    },
  );

  test('[ROS-R-smash] doors say what they have taken, and whether they are barred', () => {
    const { s, book } = stateOf('safe-house');
    Object.assign(s.doors.find((d) => d.id === 'B3-door-1') as object, { taken: 3, barred: true });
    Object.assign(s.doors.find((d) => d.id === 'B1-door-1') as object, { state: 'gone', taken: 2 });
    const { doors } = shown(s, book);
    expect(doors.find((d) => d.id === 'B3-door-1')).toMatchObject({
      name: 'Gun shop, north door',
      type: 'reinforced',
      state: 'closed',
      badges: ['barred', '3 of 10'],
    });
    expect(doors.find((d) => d.id === 'B1-door-1')).toMatchObject({ state: 'gone', badges: [] });
  });

  test('[ROS-R-car] a vehicle says that its alarm is loud, for as long as it is', () => {
    const { s, book } = stateOf('safe-house');
    Object.assign(s.vehicles[1] as object, { alarm: s.turn + 1 });
    expect(shown(s, book).vehicles.map((v) => v.badges)).toEqual([[], ['alarm'], []]);
    s.turn += 2;
    Object.assign(s.vehicles[0] as object, { taken: 1 });
    Object.assign(s.vehicles[2] as object, { taken: 2, broken: true });
    expect(shown(s, book).vehicles.map((v) => v.badges)).toEqual([['1 of 2'], [], ['broken in']]);
  });

  test('start, exits, shelter and landing point are named', () => {
    const names = (id: ScenarioId) => {
      const { s, book } = stateOf(id);
      return shown(s, book).zones.map((z) => `${z.name}, ${z.tone}`);
    };
    expect(names('safe-house')).toEqual(['Start, paper', 'Safe house, amber']);
    expect(names('supply-run')).toEqual(['Start, paper', 'South exit, ice']);
  });
});

describe('light', () => {
  test('[ROS-R-light] by night survivors see 15 cm from their base, their torches 30 in a quarter', () => {
    const { s, book } = stateOf('trapped');
    s.people.push(
      personIn('survivor-1', { torch: true, facing: 45 }),
      personIn('survivor-2', { x: 20 }),
      personIn('survivor-3', { where: 'dead' }),
      personIn('nps-1', { torch: true }),
    );
    const drawn = shown(s, book);
    expect(drawn.light).toBe('night');
    expect(drawn.lamps.map((l) => l.r)).toEqual([10, 10]);
    expect(drawn.sightOf).toEqual([
      { at: [5, 40], level: 0, r: 16, arc: { facing: 45, half: 45, r: 31 } },
      { at: [20, 40], level: 0, r: 16 },
    ]);
  });

  test('[ROS-R-light] by day there is no limit, and dusk counts as day', () => {
    const { s, book } = stateOf('pick-up');
    s.people.push(personIn('survivor-1'));
    expect(shown(s, book)).toMatchObject({ light: book.map.light === 'dusk' ? 'dusk' : 'day', sightOf: [] });
  });
});

describe('figures', () => {
  test('survivors say what they hold, how they are and how much they can take', () => {
    const { s, book } = stateOf('safe-house');
    s.people.push(
      personIn('survivor-1', { main: 'shotgun', clip: 0, hits: 2, down: true, marked: 3, torch: true }),
      personIn('survivor-2', { main: 'fire axe', pinned: 'hunter', down: true, marked: 2 }),
      personIn('survivor-3', { ladder: 'ladder-1', pistol: 0 }),
      personIn('survivor-4', { where: 'dead', hits: 4, main: 'crowbar' }),
      personIn('survivor-5', { where: 'out' }),
      personIn('survivor-6', { where: 'risen' }),
      personIn('nps-1', { trapped: true, inside: 'V1' }),
    );
    const drawn = shown(s, book);
    expect(figure(drawn, 'survivor-1')).toMatchObject({
      name: 'Ash',
      kind: 'survivor',
      tone: 'amber',
      ring: 'whole',
      holds: 'shotgun',
      number: 2,
      counted: '2 hits left',
      badges: ['down', 'hit-2', 'marked', 'empty', 'torch'],
      named: true,
    });
    expect(figure(drawn, 'survivor-2')).toMatchObject({ holds: 'axe', number: 4, badges: ['pinned'] });
    expect(figure(drawn, 'survivor-3')).toMatchObject({ holds: 'pistol', badges: ['empty', 'hanging'] });
    const body = figure(drawn, 'survivor-4');
    expect(body).toMatchObject({ kind: 'body', badges: ['dead'], holds: undefined });
    expect(body).not.toHaveProperty('number');
    expect(figure(drawn, 'nps-1')).toMatchObject({
      name: 'Gus',
      kind: 'nps',
      tone: 'ice',
      badges: ['trapped', 'inside'],
    });
    expect(drawn.figures.map((f) => f.id)).not.toContain('survivor-5');
    expect(drawn.figures.map((f) => f.id)).not.toContain('survivor-6');
  });

  test('Zeds are numbered, mutants named; each says its state', () => {
    const { s, book } = stateOf('safe-house');
    s.zeds.push(
      zedIn('zed-12', { down: true, burning: 4 }),
      zedIn('zed-13', { mode: 'charging', burning: 2 }),
      zedIn('hunter', { kind: 'hunter', mode: 'attacking', leapt: 3 }),
      zedIn('tank', { kind: 'tank', mode: 'attacking', hits: 4 }),
    );
    const drawn = shown(s, book);
    expect(figure(drawn, 'zed-12')).toMatchObject({
      name: 'Zed 12',
      tone: 'moss',
      ring: 'broken',
      badges: ['down', 'burning'],
      named: false,
    });
    expect(figure(drawn, 'zed-13').badges).toEqual(['charging']);
    expect(figure(drawn, 'hunter')).toMatchObject({ name: 'Hunter', ring: 'double', badges: ['leapt'] });
    expect(figure(drawn, 'tank')).toMatchObject({ r: 2, number: 6 });
  });

  test('[ROS-shoot-arc] [ROS-D-zed-sight] survivors have a front quarter, and Zeds while they look for prey', () => {
    const { s, book } = stateOf('safe-house');
    s.people.push(personIn('survivor-1'), personIn('survivor-2', { where: 'dead', hits: 4 }));
    s.zeds.push(
      zedIn('zed-1', { mode: 'drifting' }),
      zedIn('zed-2', { mode: 'charging' }),
      zedIn('zed-3', { mode: 'attacking' }),
    );
    const drawn = shown(s, book);
    const arcs = ['survivor-1', 'survivor-2', 'zed-1', 'zed-2', 'zed-3'].map((id) => figure(drawn, id).arc);
    expect(arcs).toEqual([90, undefined, 90, 90, undefined]);
  });

  test('[ROS-S-3] a figure that turned out to be dead stays, one that lived is no marker any more', () => {
    const { s, book } = stateOf('trapped');
    Object.assign(s.seated[0] as object, { content: 'body', gone: true });
    Object.assign(s.seated[1] as object, { content: 'nps bold', gone: true });
    const drawn = shown(s, book);
    expect(figure(drawn, 'S1')).toMatchObject({ kind: 'body', name: 'Seated figure: a dead body' });
    expect(drawn.figures.map((f) => f.id)).toEqual(['S1', 'S3', 'S4', 'S5']);
  });
});

describe('what lies about', () => {
  test('markers: hideouts until they are empty, finds by what they hold, noises', () => {
    const { s, book } = stateOf('safe-house');
    Object.assign(s.hideouts[0] as object, { state: 'gone' });
    Object.assign(s.hideouts[1] as object, { state: 'emptying', left: 10 });
    s.finds.push({ id: 'left-1', x: 3, y: 3, level: 0, things: ['shotgun 1', 'torch'], open: true });
    s.noises.push({ x: 9, y: 9, level: 0, kind: 'automatic', made: 309, until: 3 });
    const { markers } = shown(s, book);
    const named = Object.fromEntries(markers.map((m) => [m.id, [m.kind, m.name, ...m.badges]]));
    expect(named.H1).toBeUndefined();
    expect(named.H2).toEqual(['hideout', 'Hideout, sewer', '10 inside']);
    expect(named.H3).toEqual(['hideout', 'Hideout, behind fence']);
    expect(named['find-1']).toEqual(['search', 'Search marker']);
    expect(named['left-1']).toEqual(['things', 'shotgun, 1 shot, torch']);
    expect(named['noise-1']).toEqual(['noise', 'Automatic fire']);
  });

  test('[ROS-S-4] the landing point says when the helicopter is there', () => {
    const { s, book } = stateOf('pick-up');
    const landing = () => shown(s, book).markers.find((m) => m.kind === 'landing');
    expect(landing()).toMatchObject({ name: 'Landing point', level: 2, badges: ['turns 16 to 46'] });
    s.turn = 16;
    expect(landing()).toMatchObject({ tone: 'amber', badges: ['helicopter'] });
  });

  test('[ROS-R-flames] clouds say how long they burn yet, this turn counted', () => {
    const { s, book } = stateOf('safe-house');
    s.clouds.push({ id: 'cloud-1', kind: 'flames', x: 4, y: 5, level: 0, until: 7 });
    expect(shown(s, book).clouds).toEqual([
      { id: 'cloud-1', kind: 'flames', at: [4, 5], r: 10, level: 0, turns: 5 },
    ]);
  });
});
