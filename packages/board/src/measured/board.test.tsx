// @vitest-environment happy-dom
import type { MeasuredScene } from '@shambles/engine';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { renderToString } from 'preact-render-to-string';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  MeasuredBoard,
  type MeasuredBoardProps,
  measuredPicture,
  nameOfFigure,
  nameOfThing,
} from '../index.js';
import { crowd, dayTown, nightTown, townMarks } from '../testing/town.js';
import { namePlaces, riders } from './figures/names-on-table.js';

const WIDTH = 960;
const HEIGHT = 720;
let host: HTMLElement;

beforeEach(() => {
  host = document.createElement('div');
  document.body.append(host);
});
afterEach(() => {
  render(null, host);
  host.remove();
});

function show(props: Partial<MeasuredBoardProps> = {}): void {
  act(() => render(<MeasuredBoard scene={dayTown} motion={false} {...props} />, host));
}
const view = (): HTMLElement => host.querySelector<HTMLElement>('.sm-view') as HTMLElement;

/** Screen position of a spot on the table while the whole table fits the view. */
function screen(x: number, y: number): { clientX: number; clientY: number } {
  const k = Math.min((WIDTH - 20) / 1200, (HEIGHT - 20) / 900);
  return {
    clientX: (WIDTH - 1200 * k) / 2 + x * 10 * k,
    clientY: (HEIGHT - 900 * k) / 2 + (900 - y * 10) * k,
  };
}
const pointer = (type: string, at: { clientX: number; clientY: number }, more = {}): void => {
  act(() => {
    view().dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        pointerId: 1,
        pointerType: 'mouse',
        button: 0,
        ...at,
        ...more,
      }),
    );
  });
};
function press(x: number, y: number, more: { pointerType?: string; shiftKey?: boolean } = {}): void {
  const at = screen(x, y);
  pointer('pointerdown', at, more);
  pointer('pointerup', at, more);
  act(() => {
    view().dispatchEvent(
      new MouseEvent('click', { bubbles: true, detail: 1, ...at, shiftKey: more.shiftKey ?? false }),
    );
  });
}
const key = (target: Element, name: string): void => {
  act(() => {
    target.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));
  });
};

describe('names', () => {
  it('says who, in what state, facing where and near what', () => {
    const figure = (id: string) => nightTown.figures.find((each) => each.id === id)!;
    expect(nameOfFigure(nightTown, figure('mara'))).toBe(
      'Mara, survivor, 2 hits, with assault rifle, facing east, near the corner shop',
    );
    expect(nameOfFigure(nightTown, figure('ines'))).toContain('down, 3 hits');
    expect(nameOfFigure(nightTown, figure('ines'))).toContain('in the corner shop');
    const owned = nightTown.buildings.map((b) => ({ ...b, name: 'Gantry’s House' }));
    expect(nameOfFigure({ ...nightTown, buildings: owned }, figure('ines'))).toContain('in Gantry’s House');
    const told = nightTown.buildings.map((b) => ({ ...b, name: 'the shop' }));
    expect(nameOfFigure({ ...nightTown, buildings: told }, figure('ines'))).toMatch(/in the shop/);
    const proper = nightTown.buildings.map((b) => ({ ...b, name: 'Barlow House' }));
    expect(nameOfFigure({ ...nightTown, buildings: proper }, figure('ines'))).toContain(
      'in the Barlow House',
    );
    expect(nameOfFigure(nightTown, figure('foe'))).toContain('Raider, survivor, Rep 4, with sniper rifle');
    expect(nameOfFigure(nightTown, figure('smoker'))).toContain('on the roof of the clinic');
    expect(nameOfFigure(nightTown, figure('seated'))).toContain('unknown');
  });

  it('names everything that has an id', () => {
    show();
    const names = [...host.querySelectorAll('.sm-life [role], .sm-clouds [role]')].map((each) =>
      each.getAttribute('aria-label'),
    );
    for (const part of [
      'figures',
      'doors',
      'markers',
      'vehicles',
      'links',
      'zones',
      'clouds',
      'buildings',
    ] as const)
      for (const { id } of dayTown[part]) {
        const name = nameOfThing(dayTown, id);
        expect(name).toBeTruthy();
        expect(names).toContain(name);
      }
    expect(nameOfThing(dayTown, 'D2')).toBe('side door of the corner shop, standard, closed, barred');
    expect(nameOfThing(dayTown, 'C1')).toContain('3 turns left');
    const last = { ...dayTown, clouds: dayTown.clouds.map((cloud) => ({ ...cloud, turns: 1 })) };
    expect(nameOfThing(last, 'C1')).toContain('1 turn left');
  });

  it('takes the names it is given', () => {
    show({ nameThing: (id) => `the ${id}` });
    expect(host.querySelector('[aria-label="the mara"]')).not.toBeNull();
  });
});

describe('names written on the table', () => {
  const [first] = dayTown.figures;
  if (!first) throw new Error('The fixture has no figures.');
  const sheet = { s: 10, width: 400, height: 300 };
  /** Places of the names of figures at these points of the sheet. */
  const places = (at: readonly (readonly [x: number, y: number])[], k = 1, more = {}) => {
    const figures = at.map((_, i) => ({
      ...first,
      r: 0.6,
      badges: [],
      id: `${i}`,
      name: 'Robin',
      named: true,
      ...more,
    }));
    const found = namePlaces(figures, ({ id }) => at[Number(id)] ?? [0, 0], { sheet, k });
    return figures.map(({ id }) => found.get(id));
  };
  const rows = (...given: Parameters<typeof places>) => places(...given).map((place) => place?.row);

  it('of those in a vehicle stand at its middle', () => {
    const car = { id: 'car', kind: 'sedan', badges: [] };
    const outline = [
      [2, 1],
      [6, 1],
      [6, 3],
      [2, 3],
    ] as const;
    const full = riders({ vehicles: [{ ...car, outline, aboard: ['Robin', 'Ada'] }] });
    expect(full).toMatchObject([{ name: 'Robin, Ada', at: [4, 2], r: 1, named: true }]);
    expect(
      riders({
        vehicles: [
          { ...car, outline },
          { ...car, outline, aboard: [] },
        ],
      }),
    ).toEqual([]);
    show({ scene: { ...dayTown, vehicles: [{ ...car, outline, aboard: ['Robin'] }] } });
    const names = [...host.querySelectorAll('.sm-name')].map((each) => each.textContent);
    expect(names).toContain('Robin');
  });

  it('stand below, but over their figure where another name is below', () => {
    expect(
      rows([
        [100, 100],
        [130, 100],
      ]),
    ).toEqual([0, -1]);
    expect(
      rows([
        [100, 100],
        [140, 100],
      ]),
    ).toEqual([0, 0]);
    expect(
      rows([
        [100, 100],
        [100, 120],
      ]),
    ).toEqual([0, 0]);
    // When zoomed in, the same letters cover less of the table.
    expect(
      rows(
        [
          [100, 100],
          [130, 100],
        ],
        2,
      ),
    ).toEqual([0, 0]);
  });

  it('of three and four in one place do not cover each other', () => {
    expect(
      rows([
        [100, 100],
        [100, 100],
        [100, 100],
        [100, 100],
      ]),
    ).toEqual([0, -1, 1, -2]);
  });

  it('of more than four in one place are left out from afar, where they would cover the others', () => {
    const five = Array.from({ length: 5 }, () => [100, 100] as const);
    expect(rows(five, 0.5)).toEqual([0, -1, 1, -2, undefined]);
    expect(rows(five)).toEqual([0, -1, 1, -2, 0]);
  });

  it('stand over no name of a figure behind', () => {
    // The name of the first is where that of the third would be, once the second has the line below.
    expect(
      rows([
        [100, 70],
        [110, 100],
        [100, 102],
      ]),
    ).toEqual([0, 0, 1]);
  });

  it('stay on the table', () => {
    expect(
      places([
        [5, 100],
        [395, 200],
        [200, 295],
      ]),
    ).toEqual([
      { row: 0, aside: 13 },
      { row: 0, aside: -13 },
      { row: -1, aside: 0 },
    ]);
  });

  it('of nobody are in the way', () => {
    expect(
      places(
        [
          [100, 100],
          [100, 100],
        ],
        1,
        { named: false },
      ),
    ).toEqual([undefined, undefined]);
  });
});

describe('unknown forces on one spot', () => {
  const pef = (id: string, at: readonly [number, number]) =>
    ({ id, kind: 'pef', name: id, at, level: 0, tone: 'paper', badges: [] }) as const;
  const scene: MeasuredScene = {
    ...dayTown,
    markers: [pef('one', [30, 30]), pef('two', [60, 30]), pef('three', [30, 30])],
  };
  const places = () =>
    ['one', 'two', 'three'].map((id) => {
      const drawn = host.querySelector(`.sm-fig[aria-label^="${id}"]`)?.getAttribute('transform');
      return /translate\(([\d.]+) ([\d.]+)\)/
        .exec(drawn ?? '')
        ?.slice(1)
        .map(Number);
    });

  it('lie beside one another, so that as many are seen as there are', () => {
    show({ scene });
    expect(places()).toEqual([
      [290, 600],
      [600, 600],
      [310, 600],
    ]);
  });

  it('are pressed where they are drawn', () => {
    const onThing = vi.fn();
    show({ scene, marks: { things: { one: 'choice', three: 'choice' } }, onThing });
    press(31.4, 30);
    expect(onThing.mock.calls.map(([id]) => id)).toEqual(['three']);
  });
});

describe('pressing', () => {
  it('draws everybody who is to stand somewhere as a ghost there, and who stands on it as before', () => {
    const [mara] = townMarks.ghosts ?? [];
    if (!mara) throw new Error('Nobody is to stand anywhere');
    show();
    const figures = host.querySelectorAll('.sm-body').length;
    show({ marks: { ghosts: [mara, { figure: 'ines', at: [42, 52], level: 0 }] } });
    expect(host.querySelectorAll('.sm-ghost')).toHaveLength(2);
    expect(host.querySelectorAll('.sm-body')).toHaveLength(figures + 2);
  });

  it('has buttons only for what may be pressed', () => {
    show({ marks: townMarks });
    expect(host.querySelectorAll('.sm-view [role="button"]')).toHaveLength(0);
    show({ marks: townMarks, onThing: () => {} });
    const ids = [...host.querySelectorAll('.sm-view [role="button"]')].map((each) =>
      each.getAttribute('data-press'),
    );
    expect(ids.sort()).toEqual(Object.keys(townMarks.things ?? {}).sort());
  });

  it('presses the thing under the pointer, and nothing that is not offered', () => {
    const onThing = vi.fn();
    show({ marks: { things: { tank: 'target' } }, onThing });
    press(101, 44);
    expect(onThing).toHaveBeenLastCalledWith('tank', { touch: false, all: false });
    press(101, 44, { pointerType: 'touch', shiftKey: true });
    expect(onThing).toHaveBeenLastCalledWith('tank', { touch: true, all: true });
    press(89, 52.5);
    expect(onThing).toHaveBeenCalledTimes(2);
  });

  it('gives the middle of the lit cell, with y to the north', () => {
    const onSpot = vi.fn();
    // One lit cell at 10 east, 80 north: near the top left of the picture.
    show({ marks: { lit: [{ level: 0, cell: 1, runs: [80, 10, 11] }] }, onSpot });
    press(10.4, 80.7);
    expect(onSpot).toHaveBeenLastCalledWith([10.5, 80.5, 0], { touch: false, all: false });
    press(10.4, 9.3);
    press(11.6, 80.7);
    expect(onSpot).toHaveBeenCalledTimes(1);
    expect(screen(10, 80).clientY).toBeLessThan(HEIGHT / 3);
  });

  it('presses no spot of another level', () => {
    const onSpot = vi.fn();
    show({ marks: { lit: [{ level: 1, cell: 1, runs: [80, 10, 11] }] }, onSpot });
    press(10.5, 80.5);
    expect(onSpot).not.toHaveBeenCalled();
  });

  it('takes no drag for a press', () => {
    const onSpot = vi.fn();
    const onThing = vi.fn();
    show({
      marks: { lit: [{ level: 0, cell: 1, runs: [80, 10, 40] }], things: { tank: 'target' } },
      onSpot,
      onThing,
    });
    const [from, to] = [screen(20.5, 80.5), screen(24.5, 80.5)];
    pointer('pointerdown', from);
    pointer('pointermove', to, { buttons: 1 });
    pointer('pointerup', to);
    act(() => {
      view().dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1, ...to }));
    });
    expect(onSpot).not.toHaveBeenCalled();
    press(20.5, 80.5);
    expect(onSpot).toHaveBeenCalledTimes(1);
  });

  it('is pressed with keys and by assistive technology', () => {
    const onThing = vi.fn();
    show({ marks: { things: { tank: 'target', D1: 'choice' } }, onThing });
    const tank = host.querySelector('[data-press="tank"]')!;
    key(tank, 'Enter');
    key(tank, ' ');
    key(tank, 'x');
    expect(onThing).toHaveBeenCalledTimes(2);
    act(() => {
      host
        .querySelector('[data-press="D1"]')!
        .dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 }));
    });
    expect(onThing).toHaveBeenLastCalledWith('D1', { touch: false, all: false });
  });

  it('chooses a spot with the keyboard alone', () => {
    const onSpot = vi.fn();
    const onPoint = vi.fn();
    show({ marks: { lit: [{ level: 0, cell: 1, runs: [45, 50, 60, 46, 50, 60] }] }, onSpot, onPoint });
    key(view(), 'ArrowRight');
    key(view(), 'ArrowUp');
    expect(onPoint).toHaveBeenCalled();
    key(view(), 'Enter');
    expect(onSpot.mock.calls[0]?.[0][1]).toBe(46.5);
  });

  it('tells what the pointer is over', () => {
    const onPoint = vi.fn();
    show({ onPoint });
    pointer('pointermove', screen(101, 44));
    expect(onPoint).toHaveBeenLastCalledWith({ at: [101, 44, 0], thing: 'tank' });
    pointer('pointermove', screen(30, 38.5));
    expect(onPoint.mock.lastCall?.[0]).toMatchObject({ at: [30, 38.5, 0] });
    pointer('pointerleave', screen(30, 38.5));
  });
});

describe('a table that is turned by a quarter', () => {
  it('is lit as far as it reaches', () => {
    const bare: MeasuredScene = { ...dayTown, light: 'day', lamps: [], sightOf: [], clouds: [] };
    const lit = () => host.querySelector('.sm-night rect')?.getAttribute('width');
    show({ scene: { ...bare, width: 120, height: 90 } });
    expect(lit()).toBe('1200');
    show({ scene: { ...bare, width: 90, height: 120 } });
    expect(lit()).toBe('900');
  });
});

describe('the camera', () => {
  it('has buttons for all it can do', () => {
    show();
    const names = [...host.querySelectorAll('button')].map((each) => each.getAttribute('aria-label'));
    expect(names).toEqual(['Level up', 'Level down', 'Closer', 'Further away', 'The whole table']);
    expect(host.querySelector('.sm-map')).toBeNull();
  });

  it('changes level by its own buttons, or asks for it', () => {
    const onLevel = vi.fn();
    const up = (): HTMLButtonElement => host.querySelector('[aria-label="Level up"]') as HTMLButtonElement;
    show();
    act(() => up().click());
    expect(host.querySelector('.sm-level')?.textContent).toBe('level 1');
    show({ onLevel, level: 0 });
    act(() => up().click());
    expect(onLevel).toHaveBeenCalledWith(1);
  });

  it('comes closer where the wheel turns, and a map of the whole table appears', async () => {
    vi.useFakeTimers();
    show();
    act(() => {
      view().dispatchEvent(
        new WheelEvent('wheel', {
          bubbles: true,
          cancelable: true,
          deltaY: -240,
          clientX: 480,
          clientY: 360,
        }),
      );
      vi.advanceTimersByTime(400);
    });
    vi.useRealTimers();
    expect(host.querySelector('.sm-map')).not.toBeNull();
  });
});

describe('the picture', () => {
  it('is the same for the same scene, and no two trees are alike', () => {
    const once = measuredPicture(nightTown, { theme: 'dark' });
    expect(measuredPicture(structuredClone(nightTown), { theme: 'dark' })).toBe(once);
    const text = renderToString(<MeasuredBoard scene={dayTown} motion={false} />);
    expect(renderToString(<MeasuredBoard scene={dayTown} motion={false} />)).toBe(text);
  });

  it('shares no part with another picture of the same table on one page', () => {
    const ids = (svg: string) => new Set([...svg.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id as string));
    const later = ids(measuredPicture({ ...nightTown, sightOf: [] }));
    const shared = [...ids(measuredPicture(nightTown))].filter((id) => later.has(id));
    // The glow of a fire is the same in all of them.
    expect(shared.filter((id) => !id.startsWith('sm-glow-'))).toEqual([]);
  });

  it('stands alone', () => {
    const picture = measuredPicture(dayTown, { theme: 'paper', marks: townMarks });
    expect(picture.startsWith('<svg xmlns="http://www.w3.org/2000/svg"')).toBe(true);
    expect(picture).not.toMatch(/<script|https?:\/\/(?!www\.w3\.org)|undefined|NaN|\[object/);
    expect(new DOMParser().parseFromString(picture, 'image/svg+xml').querySelector('parsererror')).toBeNull();
    expect(picture.length).toBeLessThan(450_000);
  });

  it('draws every kind of ground, known or not', () => {
    const odd: MeasuredScene = {
      ...dayTown,
      areas: [
        {
          id: 'a',
          kind: 'tar pit',
          outline: [
            [1, 1],
            [9, 1],
            [9, 9],
          ],
        },
      ],
    };
    expect(measuredPicture(odd)).toContain('>tar pit<');
  });

  it('lifts the roof over those inside, and opens it round what is known to lie there', () => {
    const hollow = {
      ...dayTown,
      figures: [],
      clouds: [],
      markers: dayTown.markers.filter((m) => m.id === 'H4'),
    };
    const lifted = measuredPicture(dayTown);
    const roofs = measuredPicture({ ...hollow, markers: [] });
    const opened = measuredPicture(hollow);
    expect(lifted).toContain('class="sm-wooden"');
    expect(roofs).not.toContain('class="sm-wooden"');
    expect(opened).toContain('-hole-B5');
  });

  it('draws a thousand figures', () => {
    expect(measuredPicture(crowd(1000, 'many')).match(/data-move/g)?.length).toBeGreaterThan(999);
  });
});
