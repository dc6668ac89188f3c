// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { type Camera, centred, fitted, gathered, opening, type Pane, sees, whole } from './camera.js';
import { Lens } from './lens.js';

const sheet = { width: 914, height: 914 };
/** A phone, whose tools stand below the view. */
const phone: Pane = { width: 390, height: 360, foot: 0 };

const opened = opening(sheet, phone, [450, 450]);
/** True if nothing beyond the table is visible except its rim. */
const onTable = ({ x, y, k }: Camera): boolean =>
  [x, y].every((at) => at >= -11 / k) &&
  x + phone.width / k <= 914 + 11 / k &&
  y + phone.height / k <= 914 + 11 / k;

describe('a view turned to those whom it concerns', () => {
  it('stays where it is while all of them are in sight', () => {
    expect(
      gathered(
        opened,
        [
          [450, 450],
          [500, 470],
        ],
        opened.k,
        sheet,
        phone,
      ),
    ).toBe(opened);
  });

  it('takes in who acts and whom it concerns, further away where it must, and stays on the table', () => {
    const [shooter, target] = [
      [450, 700],
      [450, 890],
    ] as const;
    const next = gathered(opened, [shooter, target], opened.k, sheet, phone);
    for (const [x, y] of [shooter, target]) expect(sees(next, x, y, phone)).toBe(true);
    expect(next.k).toBeLessThanOrEqual(opened.k);
    expect(next.k).toBeGreaterThan(whole(sheet, phone));
    expect(onTable(next)).toBe(true);
  });

  it('keeps to the most important where all could not be told apart', () => {
    const next = gathered(
      opened,
      [
        [60, 60],
        [850, 850],
      ],
      opened.k,
      sheet,
      phone,
    );
    expect([sees(next, 60, 60, phone), sees(next, 850, 850, phone)]).toEqual([true, false]);
    expect(next.k).toBe(opened.k);
  });

  it('shows the whole table where that can be read anyway', () => {
    const desk: Pane = { width: 930, height: 700 };
    const all = fitted(sheet, desk);
    expect(
      gathered(
        all,
        [
          [20, 20],
          [890, 890],
        ],
        all.k,
        sheet,
        desk,
      ).k,
    ).toBeCloseTo(all.k);
  });
});

describe('the lens', () => {
  const lensOn = (): Lens => {
    const lens = new Lens(
      sheet,
      { current: null },
      { current: null },
      () => [450, 450],
      () => {},
    );
    lens.measure(phone);
    return lens;
  };
  const turn = (lens: Lens, follows: boolean): void => lens.turn([[100, 100]], { follows, glides: false });
  const isSeen = (lens: Lens, pane = phone): boolean => sees(lens.now(), 100, 100, pane);

  it('follows what happens until somebody moves it, and turns to the next question all the same', () => {
    const lens = lensOn();
    turn(lens, true);
    expect(isSeen(lens)).toBe(true);
    lens.look(800, 800);
    turn(lens, true);
    expect(isSeen(lens)).toBe(false);
    turn(lens, false);
    expect(isSeen(lens)).toBe(true);
    lens.stop();
  });

  it('shows the whole table, once asked to, for the next questions and sizes too, until it is moved', () => {
    const lens = lensOn();
    turn(lens, false);
    lens.fit();
    expect(lens.now()).toEqual(fitted(sheet, phone));
    lens.turn([[900, 900]], { follows: false, glides: false });
    expect(lens.now()).toEqual(fitted(sheet, phone));
    const low: Pane = { width: 390, height: 320, foot: 0 };
    lens.measure(low);
    expect(lens.now()).toEqual(fitted(sheet, low));
    lens.zoom(3, 300, 300);
    turn(lens, false);
    expect(isSeen(lens, low)).toBe(true);
    expect(lens.now().k).toBeGreaterThan(fitted(sheet, low).k);
    lens.stop();
  });

  it('opens anew, close to them, once people have come to an empty table, but not if somebody has moved it', () => {
    const seen: { middle: [number, number] | undefined } = { middle: undefined };
    const lensOnEmpty = (): Lens => {
      seen.middle = undefined;
      const lens = new Lens(
        sheet,
        { current: null },
        { current: null },
        () => seen.middle,
        () => {},
      );
      lens.measure(phone);
      turn(lens, false);
      expect(lens.now()).toEqual(fitted(sheet, phone));
      seen.middle = [120, 120];
      return lens;
    };
    const lens = lensOnEmpty();
    turn(lens, true);
    expect(isSeen(lens)).toBe(true);
    expect(lens.now().k).toBe(opened.k);
    lens.stop();
    const moved = lensOnEmpty();
    moved.zoom(1.5, 0, 0);
    const { k } = moved.now();
    turn(moved, false);
    expect(moved.now().k).toBe(k);
    moved.stop();
  });

  it('has whom it was turned to in sight when its size changes, or the middle that was chosen by hand', () => {
    const lens = lensOn();
    turn(lens, false);
    const low: Pane = { width: 300, height: 200, foot: 0 };
    lens.measure(low);
    expect(isSeen(lens, low)).toBe(true);
    lens.look(600, 600);
    lens.measure(phone);
    expect(lens.now()).toEqual(centred(600, 600, lens.now().k, sheet, phone));
    lens.stop();
  });
});
