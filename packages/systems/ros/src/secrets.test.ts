import { Sfc32 } from '@shambles/engine';
import { describe, expect, test } from 'vitest';
import type { Book } from './book.js';
import { scene } from './scene.js';
import { scramble } from './scramble.js';
import { checkState } from './state/check.js';
import { copyState, type State } from './state.js';
import type { ScenarioId } from './tables/scenarios.js';
import { readable } from './testing/readable.js';
import { personIn, stateOf, zedIn } from './testing/showing.js';
import { view } from './view.js';

/** A game in which everything is hidden that can be. */
function secretive(
  scenario: ScenarioId,
  options: { readonly [id: string]: string } = {},
): { readonly s: State; readonly book: Book } {
  const { s, book } = stateOf(scenario, options);
  s.people.push(
    personIn('survivor-1', { hits: 1, blood: 'infected', infected: 2 }),
    personIn('survivor-2', { hits: 2, blood: 'immune', x: 8 }),
    personIn('survivor-3', { x: 8, y: 50 }),
    personIn('survivor-4', { hits: 4, where: 'dead', died: 3, blood: 'infected', infected: 3, down: true }),
  );
  s.bitten = true;
  s.zeds.push(
    zedIn('hunter', { kind: 'hunter', mode: 'waiting', x: 70, y: 86 }),
    zedIn('boomer', { kind: 'boomer', mode: 'waiting', x: 100, y: 54 }),
    zedIn('zed-3', { x: 70, y: 20 }),
  );
  s.todo = ['survivor-1', 'hunter', 'zed-3'];
  s.nextZed = 4;
  s.hideouts.forEach((h, i) => {
    h.left = i % 2 === 0 ? 10 * (i + 1) : 0;
  });
  const contents = ['nps steady', 'witch', 'nps nervous', 'body', 'nps nervous'];
  s.seated.forEach((q, i) => {
    q.content = contents[i] as string;
  });
  return { s, book };
}

const SCENARIOS: readonly ScenarioId[] = ['safe-house', 'supply-run', 'trapped', 'pick-up'];

describe('what a player must not learn', () => {
  test('[ROS-U-secret] neither contents of hideouts, nor who waits where, nor finds that nobody opened', () => {
    const { s, book } = secretive('safe-house');
    const seen = view(s, 'survivor-1', book);
    expect(seen.hideouts.every((h) => !('left' in h))).toBe(true);
    expect(seen.zeds.map((z) => z.id)).toEqual(['zed-3']);
    expect(seen.todo).toEqual(['survivor-1', 'zed-3']);
    expect(seen.finds.every((f) => f.things === null)).toBe(true);
    const text = JSON.stringify([seen, scene(seen, book)]);
    for (const word of ['hunter', 'boomer', 'Hunter', 'Boomer', 'waiting', 'nextZed', 'First Aid'])
      expect(text).not.toContain(word);
  });

  test('[ROS-U-secret] all hideouts look alike on the table', () => {
    const { s, book } = secretive('safe-house');
    const { markers } = scene(view(s, 'spectator', book), book);
    const hideouts = markers.filter((m) => m.kind === 'hideout');
    expect(hideouts).toHaveLength(6);
    const looks = hideouts.map(({ kind, tone, badges }) => JSON.stringify({ kind, tone, badges }));
    expect(new Set(looks).size).toBe(1);
  });

  test('[ROS-infect-secret] not who is infected, immune or was tested', () => {
    const { s, book } = secretive('safe-house');
    const seen = view(s, 'survivor-1', book);
    for (const p of seen.people) {
      expect(p).not.toHaveProperty('blood');
      expect(p).not.toHaveProperty('infected');
    }
    expect(JSON.stringify([seen, scene(seen, book)])).not.toMatch(/immune|infected|untested/);
  });

  test('[ROS-U-witch] a Witch that nobody disturbed looks like somebody to be saved, and like a body', () => {
    const { s, book } = secretive('trapped');
    const seen = view(s, 'survivor-1', book);
    const figures = scene(seen, book).figures.filter((f) => f.kind === 'seated');
    expect(figures).toHaveLength(5);
    const looks = figures.map(({ id: _, at: __, level: ___, ...look }) => JSON.stringify(look));
    expect(new Set(looks).size).toBe(1);
    expect(figures[0]?.name).toBe('Seated figure');
  });

  test('[ROS-item-binoculars] binoculars tell what a seated figure is, not its character', () => {
    const { s, book } = secretive('trapped');
    const [first, second] = s.seated;
    if (!first || !second) throw new Error('there are five');
    first.known = true;
    second.known = true;
    const seen = view(s, 'survivor-2', book);
    expect(seen.seated.map((q) => q.content)).toEqual(['nps', 'witch', '', '', '']);
    expect(scene(seen, book).figures.find((f) => f.id === 'S2')?.name).toBe('Seated figure: a Witch');
  });
});

describe('who knows all', () => {
  test('[ROS-U-seats] a person in the seat of the umpire sees everything', () => {
    const { s, book } = secretive('trapped', { umpire: 'person' });
    const seen = view(s, 'umpire', book);
    expect(seen.zeds.map((z) => z.id)).toEqual(['hunter', 'boomer', 'zed-3']);
    expect(seen.people.map((p) => p.blood)).toEqual(['infected', 'immune', 'untested', 'infected']);
    expect(seen.hideouts.map((h) => h.left)).toEqual([10, 0, 30, 0, 50, 0]);
    expect(seen.seated.map((q) => q.content)).toContain('nps steady');
    const drawn = scene(seen, book);
    expect(drawn.markers.find((m) => m.id === 'H3')?.badges).toEqual(['30 inside']);
    expect(drawn.figures.find((f) => f.id === 'hunter')?.badges).toContain('waiting');
    expect(scramble(s, 'umpire', new Sfc32('u'), book)).toBe(s);
  });

  test('[ROS-U-auto] a seat named umpire in a game without one sees what a player sees', () => {
    const { s, book } = secretive('safe-house');
    expect(view(s, 'umpire', book)).toEqual({ ...view(s, 'survivor-1', book), seat: 'umpire' });
  });

  test('[ROS-R-end] everybody, after the game', () => {
    const { s, book } = secretive('trapped');
    const over: State = { ...s, phase: 'over', result: 'loss' };
    const seen = view(over, 'survivor-1', book);
    expect(seen.all).toBe(true);
    expect(seen.zeds.map((z) => z.id)).toContain('hunter');
    expect(seen.people[0]?.blood).toBe('infected');
    expect(seen.seated[1]?.content).toBe('witch');
    expect(scramble(over, 'survivor-1', new Sfc32('o'), book)).toBe(over);
  });
});

describe('a scrambled game', () => {
  test.each(SCENARIOS)('[ROS-U-secret] %s: looks the same and is another', (scenario) => {
    const { s, book } = secretive(scenario);
    const before = JSON.stringify(s);
    const random = new Sfc32(scenario);
    const seen = {
      hordes: new Set(),
      blood: new Set(),
      places: new Set(),
      seated: new Set(),
      finds: new Set(),
    };
    for (const seat of ['survivor-1', 'survivor-2', 'spectator'])
      for (let n = 0; n < 40; n++) {
        const other = scramble(copyState(s), seat, random, book);
        expect(JSON.stringify(s)).toBe(before);
        expect(checkState(other, book)).toBeUndefined();
        const mine = view(s, seat, book);
        const twin = view(other, seat, book);
        expect(readable(twin)).toBe(readable(mine));
        expect(JSON.stringify(twin)).toBe(JSON.stringify(mine));
        expect(JSON.stringify(scene(twin, book))).toBe(JSON.stringify(scene(mine, book)));
        seen.hordes.add(other.hideouts.map((h) => h.left).join());
        seen.blood.add(other.people.map((p) => p.blood).join());
        seen.places.add(other.zeds.map((z) => `${z.x} ${z.y}`).join());
        seen.seated.add(other.seated.map((q) => q.content).join());
        seen.finds.add(JSON.stringify(other.finds));
      }
    expect(seen.hordes.size).toBeGreaterThan(20);
    expect(seen.blood.size).toBeGreaterThan(5);
    expect(seen.places.size).toBeGreaterThan(20);
    if (scenario === 'trapped') expect(seen.seated.size).toBeGreaterThan(10);
    if (scenario === 'supply-run') expect(seen.finds.size).toBeGreaterThan(10);
  });

  test('[ROS-infect-test] leaves open what is open: the unhurt are untested, the long dead are no ill', () => {
    const { s, book } = secretive('safe-house');
    s.people.push(
      personIn('nps-1', { hits: 1, where: 'dead', died: 1, blood: 'immune' }),
      personIn('nps-2', { hits: 0, where: 'dead', died: 3, blood: 'infected', infected: 1 }),
    );
    const random = new Sfc32('blood');
    for (let n = 0; n < 60; n++) {
      const other = scramble(s, 'survivor-1', random, book);
      expect(other.people[2]?.blood).toBe('untested');
      expect(other.people[4]?.blood).toBe('immune');
      expect(other.people[5]?.blood).toBe('infected');
      for (const p of other.people) {
        expect(p.infected > 0).toBe(p.blood === 'infected');
        expect(p.infected).toBeLessThanOrEqual(s.turn);
      }
    }
  });

  test('[ROS-U-hordes-place] keeps as many hordes, of sizes that a die gives, none near the start', () => {
    const { s, book } = secretive('supply-run');
    const random = new Sfc32('hordes');
    for (let n = 0; n < 60; n++) {
      const sizes = scramble(s, 'survivor-1', random, book).hideouts.map((h) => h.left);
      expect(sizes.filter((size) => size > 0)).toHaveLength(3);
      for (const size of sizes) expect([0, 10, 20, 30, 40, 50, 60]).toContain(size);
    }
    for (const h of s.hideouts) Object.assign(h, { left: h.id === 'H5' ? 30 : 0 });
    const near = book.map.places?.find((p) => p.kind === 'hideout');
    Object.assign(near as object, { at: [60, 12] });
    for (let n = 0; n < 60; n++) expect(scramble(s, 'spectator', random, book).hideouts[0]?.left).toBe(0);
  });

  test('[ROS-item-binoculars] keeps what binoculars have told of a hideout, and shows it', () => {
    const { s, book } = secretive('safe-house');
    const [first, second, third] = s.hideouts;
    if (!first || !second || !third) throw new Error('there are six');
    first.told = 'occupied';
    second.told = 'empty';
    const random = new Sfc32('told');
    const sizes = new Set<number>();
    for (let n = 0; n < 60; n++) {
      const other = scramble(s, 'survivor-1', random, book);
      sizes.add(other.hideouts[0]?.left as number);
      expect(other.hideouts[0]?.left).toBeGreaterThan(0);
      expect(other.hideouts[1]?.left).toBe(0);
      expect(other.hideouts.filter((h) => h.left > 0)).toHaveLength(3);
    }
    expect(sizes.size).toBe(6);
    const { markers } = scene(view(s, 'survivor-2', book), book);
    expect(['H1', 'H2', 'H3'].map((id) => markers.find((m) => m.id === id)?.badges)).toEqual([
      ['occupied'],
      ['0 inside'],
      [],
    ]);
  });

  test('[ROS-U-witch] what somebody has looked at stays what it is', () => {
    const { s, book } = secretive('trapped');
    const witch = s.seated[1] as State['seated'][number];
    witch.known = true;
    s.zeds.push(zedIn('witch', { kind: 'witch', mode: 'waiting', x: witch.x, y: witch.y }));
    const random = new Sfc32('seated');
    for (let n = 0; n < 40; n++) {
      const other = scramble(s, 'survivor-1', random, book);
      expect(other.seated[1]?.content).toBe('witch');
      expect(other.seated.map((q) => q.content).sort()).toEqual(s.seated.map((q) => q.content).sort());
      expect(other.zeds.find((z) => z.id === 'witch')).toMatchObject({ x: witch.x, y: witch.y });
    }
    witch.known = false;
    for (let n = 0; n < 40; n++) {
      const other = scramble(s, 'survivor-1', random, book);
      const { x, y, level } = other.seated.find((q) => q.content === 'witch') as State['seated'][number];
      expect(other.zeds.find((z) => z.id === 'witch')).toMatchObject({ x, y, level });
    }
  });
});
