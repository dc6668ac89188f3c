import type { AskView, Fact } from '@shambles/engine';
import { litCount, litSpot } from '@shambles/field';
import { describe, expect, test } from 'vitest';
import { FACTS, type RosFact } from '../facts.js';
import { thrownRow } from '../house/rows.js';
import { PRINTED } from '../house/tables.js';
import { THROWN, type Thrown } from '../kinds.js';
import { way } from '../rulers/rulers.js';
import { scene } from '../scene.js';
import { copyState } from '../state.js';
import { game, type Situation } from '../testing/game.js';
import { view } from '../view.js';
import { blastOf } from './blast.js';
import { blastRolls } from './grenades.js';

const HERE = { x: 30, y: 45 };
const thrower = (what: Thrown, more: object = {}) => ({
  'survivor-1': { ...HERE, play: 'grenade' as const, minor: [what], ...more },
});
const toss = (what: Thrown, at: number[], more: Situation = {}) =>
  game({ step: 6, ...more, people: { ...thrower(what), ...more.people } })
    .answer(at)
    .finish(6);

describe('throwing', () => {
  test('[ROS-grenade] [ROS-card-GRENADE] the thrower points to the spot and it lands there; the grenade is gone', () => {
    const g = game({
      step: 6,
      people: { 'survivor-1': { ...HERE, play: 'grenade', minor: ['torch', 'stun grenade', 'pipe bomb'] } },
      zeds: { 'zed-1': { x: 50, y: 45 } },
      dice: [0],
    });
    expect(g.question()).toBe('survivor-1 grenade ROS-card-GRENADE');
    expect(g.options()).toEqual(['stun grenade', 'pipe bomb']);
    g.answer('pipe bomb');
    expect(g.question()).toBe('survivor-1 throw ROS-grenade-pipe');
    g.answer([45, 50, 0]).finish(6);
    expect(g.facts('thrown')[0]).toMatchObject({ what: 'pipe bomb', at: [45, 50, 0] });
    expect(g.person('survivor-1').minor).toEqual(['torch', 'stun grenade']);
    expect(g.facts('rolled')).toHaveLength(1);
    g.done();
  });

  test('[ROS-grenade] within 30 cm of the thrower’s base, and on the table', () => {
    const g = game({ step: 6, people: thrower('stun grenade') });
    expect(g.refused([61.01, 45, 0])).toBe('ROS-grenade');
    expect(g.refusal([70, 45, 0]).text).toBe('39 cm is too far; it is thrown 30 cm at most.');
    g.answer([61, 45, 0]);
    const edge = game({ step: 6, people: thrower('stun grenade', { x: 5 }) });
    expect(edge.refused([-3, 45, 0])).toBe('ROS-R-map');
    expect(edge.refused([10, 45, 1])).toBe('ROS-R-map');
    for (const spot of [
      [0, 45, 0],
      [5, 0, 0],
      [120, 45, 0],
      [115, 90, 0],
    ]) {
      const near = { x: Math.min(115, Math.max(5, spot[0] as number)), y: spot[1] === 90 ? 70 : 20 };
      const g = game({ step: 6, people: thrower('stun grenade', spot[1] === 45 ? { x: near.x } : near) });
      g.answer(spot);
      expect(g.facts('thrown'), `${spot}`).toHaveLength(1);
    }
  });

  test('[ROS-grenade] [ROS-R-base] the question says 30 cm, measured from the edge of the base, as does the way', () => {
    const g = game({ step: 6, people: thrower('stun grenade') });
    const { shape } = g.asked();
    expect(shape).toMatchObject({ kind: 'spot', how: 'throw', within: 30, edge: 1 });
    const ask = { seat: 'survivor-1', code: 'throw', shape } as AskView;
    expect(way(g.view('survivor-1'), ask, [61, 45, 0], g.book)?.cost).toBe(30);
    expect(way(g.view('survivor-1'), ask, [30.5, 45, 0], g.book)?.cost).toBe(0);
    // The farthest lit cell is inside the drawn circle.
    const [lit] = shape.kind === 'spot' ? shape.lit : [];
    const east = Math.max(...(lit?.runs ?? []).filter((_, i) => i % 3 === 2));
    expect(east * (lit?.cell ?? 0)).toBeGreaterThan(60);
    expect(east * (lit?.cell ?? 0)).toBeLessThanOrEqual(61.5);
    // And so are all the others.
    const all = lit ? [lit] : [];
    expect(litCount(all)).toBeGreaterThan(2900);
    for (let i = 0; i < litCount(all); i++) {
      const [x = 0, y = 0] = litSpot(all, i) ?? [];
      expect(Math.hypot(x - 30, y - 45)).toBeLessThanOrEqual(31);
    }
  });

  test.each<[Thrown, string[], string]>([
    ['HE grenade', ['zeds'], ''],
    ['stun grenade', ['zeds'], ''],
    ['pipe bomb', ['zeds'], ''],
    ['Molotov cocktail', ['survivors', 'zeds'], ''],
    ['WP grenade', ['zeds'], 'blast.draws'],
  ])('[ROS-T-grenades] %s: the question tells how far it reaches and whom', (what, sides, does) => {
    const { shape } = game({ step: 6, people: thrower(what) }).asked();
    expect(shape).toMatchObject({ blast: { r: thrownRow(PRINTED, what).radius, sides } });
    expect(shape.kind === 'spot' && (shape.blast?.line?.key ?? '')).toBe(does);
    expect(JSON.parse(JSON.stringify(shape))).toEqual(shape);
  });

  test('[ROS-D-blast] where explosions fell everybody the question says so', () => {
    const sides = (what: Thrown) => {
      const { shape } = game({ step: 6, people: thrower(what), options: { blasts: 'everybody' } }).asked();
      return shape.kind === 'spot' && shape.blast?.sides;
    };
    expect(sides('HE grenade')).toEqual(['survivors', 'zeds']);
    expect(sides('WP grenade')).toEqual(['zeds']);
  });

  test('[ROS-grenade-he] [ROS-seq-6] its blast lies on the table while it goes off, and no longer', () => {
    const people = {
      ...thrower('HE grenade'),
      'survivor-2': { ...thrower('stun grenade')['survivor-1'], y: 50 },
    };
    const g = game({ step: 6, people, zeds: { 'zed-1': { x: 50, y: 45 } }, dice: [3] }).answer([50, 45, 0]);
    expect(g.view('survivor-1').landed).toBeUndefined();
    const shown = (facts: readonly Fact[]): number[] => {
      const s = copyState(game({ step: 6, people, zeds: { 'zed-1': { x: 50, y: 45 } } }).state);
      return facts.map((fact) => {
        FACTS.evolve(s, fact as RosFact, g.book);
        const { blasts = [] } = scene(view(s, 'survivor-1', g.book), g.book);
        return blasts.length === 0 ? 0 : (blasts[0]?.r ?? 0);
      });
    };
    const facts = g.w.facts.filter((f) => f.is !== 'rolled' && f.is !== 'forced');
    const from = facts.findIndex((f) => f.is === 'thrown');
    const to = facts.findIndex((f, i) => i > from && f.is === 'acted');
    expect(to).toBeGreaterThan(from + 1);
    expect(shown(facts)).toEqual(facts.map((_, i) => (i >= from && i < to ? 10 : 0)));
  });

  test('[ROS-grenade] Zeds in sight in reach are offered by name, nearest first, and it may be kept', () => {
    const g = game({
      step: 6,
      people: thrower('stun grenade', { facing: 270 }),
      zeds: {
        'zed-1': { x: 55, y: 45 },
        'zed-2': { x: 40, y: 45 },
        'zed-3': { x: 70, y: 45 },
        hunter: { kind: 'hunter', x: 35, y: 45, mode: 'waiting' },
      },
    });
    expect(g.options()).toEqual(['at zed-2', 'at zed-1', 'keep']);
    g.answer('keep').finish(6);
    expect(g.person('survivor-1').minor).toEqual(['stun grenade']);
    expect(g.facts('thrown')).toEqual([]);
  });

  test('[ROS-grenade] the nearest twelve Zeds are offered by name', () => {
    const zeds = Object.fromEntries(
      Array.from({ length: 13 }, (_, i) => [`zed-${i + 1}`, { x: 40, y: 30 + 2 * i }]),
    );
    const g = game({ step: 6, people: thrower('stun grenade'), zeds });
    expect(g.options()).toHaveLength(13);
    expect(g.options().at(-1)).toBe('keep');
  });

  test('[ROS-R-nps-steps, ROS-order] an NPS throws what it was told to, but not where that cannot be thrown', () => {
    const order = (item: 'stun grenade' | 'pipe bomb', x: number) =>
      ({ do: 'use', item, name: '', at: [x, 45, 0] }) as const;
    const throws = (x: number) =>
      game({
        step: 6,
        people: {
          'nps-1': {
            ...HERE,
            play: 'grenade',
            minor: ['stun grenade', 'pipe bomb'],
            order: order('pipe bomb', x),
          },
        },
        zeds: { 'zed-1': { x: 50, y: 45 } },
        dice: [0, 0],
      })
        .finish(6)
        .facts('thrown')
        .map(({ what, at }) => [what, at[0]]);
    expect([throws(45), throws(75)]).toEqual([[['pipe bomb', 45]], [['pipe bomb', 50]]]);
  });

  test('[ROS-card-GRENADE] each grenade is offered by its name, one of it', () => {
    const g = game({ step: 6, people: thrower('stun grenade', { minor: ['stun grenade', 'pipe bomb'] }) });
    const { shape } = g.asked();
    expect('options' in shape && shape.options.map(({ line }) => line.values?.thing)).toEqual([
      { noun: 'thing.stun grenade', count: 1 },
      { noun: 'thing.pipe bomb', count: 1 },
    ]);
  });

  test('[ROS-grenade] of two equally near the first by number comes first', () => {
    const zeds = { 'zed-2': { x: 55, y: 45 }, 'zed-1': { x: 35, y: 45 }, 'zed-3': { x: 45, y: 55 } };
    const people = {
      'survivor-1': { x: 45, y: 45, play: 'grenade' as const, minor: ['stun grenade' as const] },
    };
    expect(game({ step: 6, people, zeds }).options()).toEqual(['at zed-1', 'at zed-2', 'at zed-3', 'keep']);
  });

  test('[ROS-seq-6] with nothing to throw, down, or on a ladder the card is wasted', () => {
    const map: Situation['map'] = {
      buildings: [{ id: 'B', name: 'hospital', rect: [80, 40, 90, 50], levels: 2 }],
      links: [{ id: 'L', kind: 'ladder', at: [90, 45], from: 0, to: 2 }],
    };
    const g = game({
      step: 6,
      map,
      people: {
        ...thrower('pipe bomb', { minor: ['torch'] }),
        'survivor-2': { x: 40, play: 'grenade', minor: ['pipe bomb'], down: true },
        'survivor-3': { x: 90, y: 45, level: 1, ladder: 'L', play: 'grenade', minor: ['pipe bomb'] },
        'survivor-4': { x: 50, play: 'run', minor: ['pipe bomb'] },
      },
    });
    g.finish(6);
    expect(g.facts('wasted').map((f) => f.why)).toEqual(['no-grenade', 'helpless', 'on-a-ladder']);
  });

  test('[ROS-R-nps-steps] an NPS throws what it has at a Zed that no survivor is near to, or keeps it', () => {
    const g = game({
      step: 6,
      people: {
        'nps-1': { ...HERE, play: 'grenade', minor: ['stun grenade'] },
        'survivor-1': { x: 45, y: 55 },
      },
      zeds: { 'zed-1': { x: 45, y: 45 }, 'zed-2': { x: 50, y: 45 } },
    });
    g.finish(6);
    expect(g.facts('thrown')[0]).toMatchObject({ who: 'nps-1', at: [50, 45, 0] });
    const near = game({
      step: 6,
      people: {
        'nps-1': { ...HERE, play: 'grenade', minor: ['stun grenade'] },
        'survivor-1': { x: 45, y: 55 },
      },
      zeds: { 'zed-1': { x: 45, y: 45 } },
    });
    near.finish(6);
    expect(near.person('nps-1').minor).toEqual(['stun grenade']);
    const order = { do: 'use', item: 'stun grenade', name: '' } as const;
    const nowhere = game({
      step: 6,
      people: { 'nps-1': { ...HERE, play: 'grenade', minor: ['stun grenade'], order } },
      zeds: { 'zed-1': { x: 50, y: 45 } },
    });
    expect(nowhere.finish(6).facts('thrown')[0]).toMatchObject({ at: [50, 45, 0] });
    const kit = { do: 'use', item: 'First Aid Kit', who: 'nps-1', name: 'Gus' } as const;
    const other = game({
      step: 6,
      people: { 'nps-1': { ...HERE, play: 'grenade', minor: ['stun grenade', 'First Aid Kit'], order: kit } },
      zeds: { 'zed-1': { x: 50, y: 45 } },
    });
    expect(other.finish(6).facts('thrown')[0]).toMatchObject({ what: 'stun grenade' });
  });
});

test('[ROS-T-grenades] [ROS-D-blast] whom the table shows to be hit: the dead, survivors by fire or by option, or nobody', () => {
  const sides = (blasts: string) =>
    THROWN.map((what) => {
      const { book } = game({ options: { blasts } });
      const { sides, line } = blastOf(what, book);
      return `${what}: ${line ? 'draws ' : ''}${sides?.join(', ')}`;
    });
  const [zeds, everybody] = ['zeds', 'everybody'].map(sides) as [string[], string[]];
  const both = (list: readonly string[]) =>
    list.filter((l) => l.endsWith('survivors, zeds')).map((l) => l.split(':')[0]);
  expect(both(zeds)).toEqual(['Molotov cocktail']);
  expect(both(everybody)).toEqual(['HE grenade', 'stun grenade', 'pipe bomb', 'Molotov cocktail']);
  expect(everybody).toContain('WP grenade: draws zeds');
});

describe('a clear throw', () => {
  const may = (map: Situation['map'], at: [number, number, number], more: Situation = {}) => {
    const g = game({ step: 6, map, ...more, people: { ...thrower('stun grenade'), ...more.people } });
    try {
      return g.refusal(at).rule;
    } catch {
      return 'thrown';
    }
  };
  const car = (id: string, x: number) => ({
    id,
    kind: 'car',
    rect: [x, 40, x + 3, 50] as [number, number, number, number],
  });
  const house = (more: object): Situation['map'] => ({
    buildings: [{ id: 'B', name: 'house', rect: [40, 30, 70, 60], levels: 1, ...more }],
  });
  const door = (open: boolean) => ({ doors: [{ id: 'd', type: 'standard', at: [40, 45], open }] });

  test('[ROS-D-grenade-sight] not through walls or closed doors; through open doors and windows', () => {
    expect(may(house({}), [50, 45, 0])).toBe('ROS-D-grenade-sight');
    expect(may(house({ walls: 'thin' }), [50, 45, 0])).toBe('ROS-D-grenade-sight');
    expect(may(house(door(false)), [50, 45, 0])).toBe('ROS-D-grenade-sight');
    expect(may(house(door(true)), [50, 45, 0])).toBe('thrown');
    expect(may(house(door(true)), [50, 58, 0])).toBe('ROS-D-grenade-sight');
    expect(may(house({ windows: [{ id: 'w', at: [40, 45] }] }), [50, 45, 0])).toBe('thrown');
  });

  test('[ROS-D-grenade-sight] over a fence, and over one vehicle, not over two', () => {
    const fence: Situation['map'] = {
      barriers: [
        {
          id: 'F',
          kind: 'wire',
          path: [
            [40, 30],
            [40, 60],
          ],
        },
      ],
    };
    expect(may(fence, [50, 45, 0])).toBe('thrown');
    expect(may({ vehicles: [car('V', 40)] }, [50, 45, 0])).toBe('thrown');
    expect(may({ ...fence, vehicles: [car('V', 34)] }, [50, 45, 0])).toBe('thrown');
    expect(may({ vehicles: [car('V', 36), car('W', 42)] }, [40.5, 45, 0])).toBe('thrown');
    expect(may({ vehicles: [car('V', 36), car('W', 42)] }, [50, 45, 0])).toBe('ROS-D-grenade-sight');
  });

  test('[ROS-D-grenade-sight] not behind deep woods, not past a vehicle through a wall; facing does not matter', () => {
    const woods: Situation['map'] = { areas: [{ id: 'W', kind: 'woods', rect: [36, 30, 46, 60] }] };
    expect(may(woods, [50, 45, 0])).toBe('ROS-D-grenade-sight');
    expect(may({ ...house({}), vehicles: [car('V', 34)] }, [50, 45, 0])).toBe('ROS-D-grenade-sight');
    expect(may({}, [50, 45, 0], { people: thrower('stun grenade', { facing: 270 }) })).toBe('thrown');
  });

  test('[ROS-D-grenade-sight] [ROS-R-light] by night the spot must be lit: 15 cm, a torch’s 30, flames', () => {
    const night = (at: [number, number, number], more: object = {}, state = {}) =>
      may({}, at, { scenario: 'trapped', people: thrower('stun grenade', more), state });
    expect(night([46, 45, 0])).toBe('thrown');
    expect(night([46.1, 45, 0])).toBe('ROS-D-grenade-sight');
    expect(night([58, 45, 0], { torch: true })).toBe('thrown');
    expect(night([58, 45, 0], { torch: true, facing: 270 })).toBe('ROS-D-grenade-sight');
    const clouds = [{ id: 'f', kind: 'flames' as const, x: 60, y: 45, level: 0, until: 9 }];
    expect(night([58, 45, 0], {}, { clouds })).toBe('thrown');
  });

  test('[ROS-U-priority] somebody in a vehicle throws out of it', () => {
    const g = game({
      step: 6,
      map: { vehicles: [car('V', 28), car('W', 40)] },
      people: thrower('stun grenade', { x: 29.5, inside: 'V' }),
      zeds: { 'zed-1': { x: 29.5, y: 60 } },
    });
    expect(g.options()).toContain('at zed-1');
    expect(g.refused([61, 45, 0])).toBe('ROS-grenade');
    g.answer([29.5, 65, 0]);
  });
});

describe('blasts', () => {
  /** Five Zeds: the fourth is just out of reach, the fifth on another level. */
  const zeds = {
    'zed-1': { x: 50, y: 45 },
    'zed-2': { x: 61, y: 45 },
    'zed-3': { x: 50, y: 50, down: true },
    'zed-4': { x: 50, y: 33.9 },
    'zed-5': { x: 50, y: 46, level: 1 },
  };
  const after = (what: Thrown, dice: number[]) => {
    const g = toss(what, [50, 45], { zeds, dice });
    g.done();
    return Object.fromEntries(
      Object.keys(zeds).map((id) => [id, g.has(id) ? (g.zed(id).down ? 'down' : 'up') : 'dead']),
    );
  };
  const rest = { 'zed-4': 'up', 'zed-5': 'up' };

  test('[ROS-grenade-he] every Zed within 10 cm goes down; a d10 for each, 8 or 9 kills it', () => {
    expect(after('HE grenade', [8, 7, 9])).toEqual({
      'zed-1': 'dead',
      'zed-2': 'down',
      'zed-3': 'dead',
      ...rest,
    });
  });
  test('[ROS-grenade-pipe] every Zed within 10 cm goes down; a d10 for each, 5 or more kills it', () => {
    expect(after('pipe bomb', [4, 5, 0])).toEqual({
      'zed-1': 'down',
      'zed-2': 'dead',
      'zed-3': 'down',
      ...rest,
    });
  });
  test('[ROS-grenade-stun] every Zed within 10 cm goes down and none is killed', () => {
    expect(after('stun grenade', [])).toEqual({ 'zed-1': 'down', 'zed-2': 'down', 'zed-3': 'down', ...rest });
  });

  test('[ROS-grenade-stun] what is down stays where it is', () => {
    const g = toss('stun grenade', [50, 45], { zeds });
    expect(g.zed('zed-2')).toMatchObject({ x: 61, y: 45 });
    expect(g.facts('knocked').map((f) => f.back)).toEqual([0, 0, 0]);
  });

  test('[ROS-R-blast-survivors] [ROS-D-blast] survivors stay on their feet; by an option those within 10 cm go down unhurt, in a vehicle too', () => {
    const people = { ...thrower('HE grenade'), 'survivor-2': { x: 50, y: 45 } };
    expect(toss('HE grenade', [50, 45], { people }).person('survivor-2').down).toBe(false);
    const g = toss('stun grenade', [50, 45], {
      options: { blasts: 'everybody' },
      map: { vehicles: [{ id: 'V', kind: 'car', rect: [52, 50, 56, 56] }] },
      people: {
        ...thrower('stun grenade'),
        'survivor-2': { x: 50, y: 34 },
        'survivor-3': { x: 50, y: 33.9 },
        'survivor-4': { x: 54, y: 53, inside: 'V' },
        'survivor-5': { x: 52, y: 45, level: 1 },
      },
    });
    const down = ['survivor-2', 'survivor-3', 'survivor-4', 'survivor-5'].map((id) => g.person(id).down);
    expect(down).toEqual([true, false, true, false]);
    expect(g.facts('hurt')).toEqual([]);
  });

  test('[ROS-D-blast] [ROS-R-knockback] by that option whoever hangs on a ladder falls off it', () => {
    const map = {
      buildings: [{ id: 'B', name: 'hospital', rect: [40, 40, 70, 70] as const, levels: 2 }],
      links: [{ id: 'L', kind: 'ladder', at: [55, 40] as const, from: 0, to: 2 }],
    } as unknown as NonNullable<Situation['map']>;
    const g = toss('stun grenade', [55, 44, 1], {
      options: { blasts: 'everybody' },
      map,
      people: {
        'survivor-1': { x: 50, y: 60, level: 1, play: 'grenade', minor: ['stun grenade'] },
        'survivor-2': { x: 55, y: 38.95, level: 1, ladder: 'L' },
      },
    });
    expect(g.person('survivor-2')).toMatchObject({ level: 0, down: true, ladder: '', hits: 1 });
    expect(g.facts('hurt')).toMatchObject([{ who: 'survivor-2', how: 'fall' }]);
  });

  test('[ROS-D-tank-hits] [ROS-grenade-he] an explosion that can kill is a hit on a Tank, a kill score one more', () => {
    const hit = (what: Thrown, dice: number[], hits = 0) => {
      const zeds = { tank: { kind: 'tank' as const, x: 50, y: 57, hits } };
      return toss(what, [50, 45], { zeds, dice });
    };
    // Whatever it is, it knocks the Tank down where it stands. ROS-tank-immune.
    const down = { down: true, x: 50, y: 57 };
    expect(hit('HE grenade', [7]).zed('tank')).toMatchObject({ hits: 1, ...down });
    expect(hit('HE grenade', [8]).zed('tank')).toMatchObject({ hits: 2, ...down });
    expect(hit('pipe bomb', [4]).zed('tank')).toMatchObject({ hits: 1, ...down });
    expect([hit('HE grenade', [7], 8).has('tank'), hit('HE grenade', [8], 8).has('tank')]).toEqual([
      true,
      false,
    ]);
  });

  test('[ROS-grenade-stun] [ROS-tank-immune] a stun grenade kills no Boomer and is no hit on a Tank, which it knocks down', () => {
    const g = toss('stun grenade', [50, 45], {
      zeds: {
        boomer: { kind: 'boomer', x: 50, y: 50 },
        tank: { kind: 'tank', x: 50, y: 57, hits: 9 },
        'zed-1': { x: 55, y: 45 },
      },
    });
    expect(g.zed('boomer')).toMatchObject({ x: 50, y: 50, down: false });
    expect(g.zed('tank')).toMatchObject({ hits: 9, down: true });
    expect(g.zed('zed-1').down).toBe(true);
    expect([g.facts('tank-hit'), g.facts('zed-dead')]).toEqual([[], []]);
    expect(g.facts('knocked').map((f) => f.who)).toEqual(['tank', 'zed-1']);
  });

  test('[ROS-boomer-burst] an explosion is a hit on a Boomer', () => {
    const g = toss('HE grenade', [50, 45], {
      people: { ...thrower('HE grenade'), 'survivor-2': { x: 50, y: 60 } },
      zeds: { boomer: { kind: 'boomer', x: 50, y: 50 } },
      dice: [0],
    });
    expect(g.has('boomer')).toBe(false);
    expect(g.person('survivor-2').marked).toBe(6);
  });

  test.each(THROWN)('[ROS-D-seated] %s does nothing to a trapped NPS', (what) => {
    const g = toss(what, [50, 45], {
      map: { places: [{ id: 'S1', kind: 'seated', at: [50, 47] }] },
      seated: { S1: 'nps steady' },
    });
    expect(g.state.seated).toMatchObject([{ id: 'S1', content: 'nps steady', gone: false }]);
    expect([g.facts('hurt'), g.facts('unmasked')]).toEqual([[], []]);
  });

  test('[ROS-D-pin-end] a blast ends a pin', () => {
    const g = toss('stun grenade', [50, 45], {
      people: { ...thrower('stun grenade'), 'survivor-2': { x: 52, y: 45, down: true, pinned: 'hunter' } },
      zeds: { hunter: { kind: 'hunter', x: 50, y: 45, pins: 'survivor-2' } },
    });
    expect(g.person('survivor-2')).toMatchObject({ pinned: '', down: true });
  });

  test('[ROS-R-loud] HE, stun and pipe bomb are loud, Molotov and WP are not', () => {
    const loud = (what: Thrown) =>
      toss(what, [50, 45])
        .facts('noise')
        .map((f) => f.noise.kind);
    expect(THROWN.filter((what) => loud(what).length > 0)).toEqual([
      'HE grenade',
      'stun grenade',
      'pipe bomb',
    ]);
    expect(loud('HE grenade')).toEqual(['explosion']);
  });

  test('[ROS-horde-noise] the explosion wakes a horde; those that come out of it are not blown up', () => {
    const g = toss('HE grenade', [50, 45], {
      map: { places: [{ id: 'H1', kind: 'hideout', at: [50, 45] }] },
      hordes: { H1: 10 },
    });
    expect(g.state.zeds).toHaveLength(10);
    expect(g.state.zeds.every((z) => !z.down)).toBe(true);
    g.done();
  });

  test('[ROS-D-wp] phosphorus draws out a mutant in hiding and a Witch within 10 cm of it', () => {
    const g = (x: number) =>
      toss('WP grenade', [50, 45], {
        zeds: { hunter: { kind: 'hunter', x, y: 45, mode: 'waiting' } },
        map: {
          places: [{ id: 'S1', kind: 'seated', at: [100 - x, 45] }],
          vehicles: [{ id: 'V', kind: 'car', rect: [44, 40, 46, 50] }],
        },
        seated: { S1: 'witch' },
      });
    const near = g(61);
    expect(near.zed('hunter').mode).toBe('attacking');
    expect(near.has('witch')).toBe(true);
    const far = g(61.1);
    expect(far.zed('hunter').mode).toBe('waiting');
    expect(far.has('witch')).toBe(false);
  });

  test('[ROS-grenade-he] a mutant that hides in the blast, and a Witch, are no better off', () => {
    const g = toss('HE grenade', [50, 45], {
      zeds: { hunter: { kind: 'hunter', x: 52, y: 45, mode: 'waiting' } },
      map: { places: [{ id: 'S1', kind: 'seated', at: [48, 45] }] },
      seated: { S1: 'witch' },
      dice: [9, 0],
    });
    expect(g.has('hunter')).toBe(false);
    expect(g.zed('witch').down).toBe(true);
    g.done();
  });
});

describe('fire', () => {
  test('[ROS-grenade-molotov] every Zed in it is on fire for 5 turns and destroyed at the end of the fifth; until then it acts', () => {
    const g = toss('Molotov cocktail', [50, 45], {
      turn: 3,
      zeds: { 'zed-1': { x: 61, y: 45 }, 'zed-2': { x: 61.1, y: 45 }, tank: { kind: 'tank', x: 50, y: 57 } },
    });
    expect(g.zed('zed-1')).toMatchObject({ burning: 7, down: false });
    expect(g.zed('zed-2').burning).toBe(0);
    expect(g.zed('tank').burning).toBe(7);
    const end = (turn: number) =>
      game({ step: 12, turn, people: { 'survivor-1': {} }, zeds: { 'zed-1': { burning: 7 } } })
        .finish(12)
        .has('zed-1');
    expect(end(6)).toBe(true);
    expect(end(7)).toBe(false);
  });

  test('[ROS-D-molotov] whoever is in it when it lands burns at once, on its feet or not', () => {
    const zeds = { 'zed-1': { x: 50, y: 50 }, 'zed-2': { x: 50, y: 40, down: true } };
    const g = toss('Molotov cocktail', [50, 45], { turn: 3, zeds });
    expect(g.state.zeds.map((z) => z.burning)).toEqual([7, 7]);
  });

  test('[ROS-grenade-molotov] a Zed that moves through it burns, though it ends outside; a burning one is not set alight anew', () => {
    const clouds = [{ id: 'flames-1', kind: 'flames' as const, x: 60, y: 53, level: 0, until: 6 }];
    const g = game({
      step: 7,
      people: { 'survivor-1': { x: 48, y: 45 } },
      zeds: {
        'zed-1': { x: 69.9, y: 45 },
        'zed-2': { x: 60, y: 53, down: true, burning: 4 },
        'zed-3': { x: 20, y: 45 },
      },
      state: { clouds },
    });
    g.finish(7);
    expect(g.zed('zed-1')).toMatchObject({ x: 50, burning: 6 });
    expect(g.zed('zed-2').burning).toBe(4);
    expect(g.zed('zed-3').burning).toBe(0);
  });

  test('[ROS-R-flames] they burn for 5 turns, counting the turn thrown, and cost survivors in them one hit', () => {
    const g = toss('Molotov cocktail', [50, 45], {
      turn: 3,
      map: { vehicles: [{ id: 'V', kind: 'car', rect: [52, 50, 56, 56] }] },
      people: {
        ...thrower('Molotov cocktail'),
        'survivor-2': { x: 50, y: 34 },
        'survivor-3': { x: 50, y: 33.9 },
        'survivor-4': { x: 54, y: 53, inside: 'V' },
      },
    });
    expect(g.state.clouds).toMatchObject([{ kind: 'flames', x: 50, y: 45, until: 7 }]);
    expect([2, 3, 4].map((n) => g.person(`survivor-${n}`).hits)).toEqual([1, 0, 1]);
    expect(g.person('survivor-2').down).toBe(false);
    expect(g.facts('hurt')[0]).toMatchObject({ how: 'fire', cause: 'ROS-R-flames', hits: 1 });
  });

  test('[ROS-R-flames] a survivor who walks into them takes one hit, who stands in them no more', () => {
    const clouds = [{ id: 'flames-1', kind: 'flames' as const, x: 60, y: 45, level: 0, until: 6 }];
    const walk = (from: number, to: number) => {
      const g = game({
        step: 5,
        people: { 'survivor-1': { x: from, y: 45, play: 'run' }, 'survivor-2': {} },
        state: { clouds },
      });
      return g.answer([to, 45]).person('survivor-1').hits;
    };
    expect(walk(45, 50)).toBe(1);
    expect(walk(45, 48.9)).toBe(0);
    expect(walk(55, 60)).toBe(0);
  });

  test('[ROS-grenade-molotov] what comes to stand in flames catches fire at the latest in step 7', () => {
    const clouds = [{ id: 'flames-1', kind: 'flames' as const, x: 60, y: 45, level: 0, until: 6 }];
    const g = game({
      step: 7,
      people: { 'survivor-1': { x: 5, y: 5 } },
      zeds: { 'zed-1': { x: 60, y: 45, down: true } },
      state: { clouds },
    });
    g.finish(7);
    expect(g.zed('zed-1').burning).toBe(6);
  });
});

describe('WP', () => {
  test('[ROS-grenade-wp] [ROS-D-wp] it burns the turn thrown and the next, and destroys what touches the spot at once', () => {
    const g = toss('WP grenade', [50, 45], {
      turn: 3,
      zeds: {
        'zed-1': { x: 51, y: 45 },
        'zed-2': { x: 51.2, y: 45 },
        tank: { kind: 'tank', x: 50, y: 47.1 },
      },
    });
    expect(g.state.clouds).toMatchObject([{ kind: 'wp', until: 4 }]);
    expect([g.has('zed-1'), g.has('zed-2'), g.has('tank')]).toEqual([false, true, false]);
    expect(g.facts('hurt')).toEqual([]);
  });

  test('[ROS-grenade-wp] [ROS-D-wp] Zeds of every kind within 10 cm are drawn to it and destroyed, one after the other', () => {
    const clouds = [{ id: 'wp-1', kind: 'wp' as const, x: 60, y: 45, level: 0, until: 3 }];
    const kinds = {
      hunter: [66, 45],
      boomer: [54, 45],
      smoker: [60, 51],
      witch: [60, 39],
      'zed-1': [67, 48],
    } as const;
    const zeds = Object.fromEntries(
      Object.entries(kinds).map(([id, [x, y]]) => [id, { x, y, kind: id === 'zed-1' ? 'zed' : id } as never]),
    );
    const g = game({
      step: 7,
      people: { 'survivor-1': { x: 75, y: 45 } },
      zeds: { ...zeds, 'zed-2': { x: 72, y: 45 } },
      state: { clouds },
    });
    g.finish(7);
    expect(g.state.zeds.map((z) => z.id)).toEqual(['zed-2']);
    expect(g.facts('zed-dead').every((f) => f.how === 'wp')).toBe(true);
  });
});

test('[ROS-grenade-stun] of what kills nobody no die kills, and where nobody stands none is thrown', () => {
  const rolled = (what: 'stun grenade' | 'HE grenade', n: number, dice: readonly number[]) => {
    const g = game({ people: { 'survivor-1': {} }, dice });
    g.begin(blastRolls(g.w, what, 'survivor-1', n));
    return g.result;
  };
  expect(rolled('stun grenade', 2, [9, 9])).toEqual({ dice: [9, 9], killed: 0 });
  expect(rolled('HE grenade', 0, [])).toEqual({ dice: [], killed: 0 });
});
