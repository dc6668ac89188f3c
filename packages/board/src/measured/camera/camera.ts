/** What is seen of the sheet: pixels a millimetre, and the millimetre at the view's top left corner. */
export interface Camera {
  readonly k: number;
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** How many times closer than the whole table one can go, and the most pixels for a millimetre that a table needs. */
const CLOSEST = 3.2;
/** Pixels left free round the table. */
const RIM = 10;
/** How far, in pixels and of the view's height, the near edge can be drawn up: the tools would lie over who stands there. */
const FOOT = 160;
const FOOT_OF_VIEW = 0.25;
/** A base of 20 mm is shown at least this wide where the view opens on a small screen. */
const OPENING = 1.15;

const limit = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** Pixels a millimetre at which the whole table is seen. */
export const whole = (sheet: Size, view: Size): number =>
  Math.max(0.02, Math.min((view.width - 2 * RIM) / sheet.width, (view.height - 2 * RIM) / sheet.height));

const closest = (sheet: Size, view: Size): number => Math.max(CLOSEST, whole(sheet, view) * 3);

const foot = (view: Size): number => Math.min(FOOT, view.height * FOOT_OF_VIEW);

/** Keeps a camera over its table: what fits is centred, what does not fills the view but for the foot of it. */
export function kept(camera: Camera, sheet: Size, view: Size): Camera {
  const k = limit(camera.k, whole(sheet, view), closest(sheet, view));
  const axis = (at: number, table: number, seen: number, past: number): number => {
    const rim = RIM / k;
    return table + 2 * rim <= seen / k + 1e-6
      ? (table - seen / k) / 2
      : limit(at, -rim, table + past / k - seen / k);
  };
  return {
    k,
    x: axis(camera.x, sheet.width, view.width, RIM),
    y: axis(camera.y, sheet.height, view.height, foot(view)),
  };
}

export const fitted = (sheet: Size, view: Size): Camera =>
  kept({ k: whole(sheet, view), x: 0, y: 0 }, sheet, view);

/** Closer or further, with what lies under a point of the view staying there. */
export function zoomed(camera: Camera, by: number, px: number, py: number, sheet: Size, view: Size): Camera {
  const k = limit(camera.k * by, whole(sheet, view), closest(sheet, view));
  return kept({ k, x: camera.x + px / camera.k - px / k, y: camera.y + py / camera.k - py / k }, sheet, view);
}

/** Drags the table by some pixels. */
export const panned = (camera: Camera, dx: number, dy: number, sheet: Size, view: Size): Camera =>
  kept({ ...camera, x: camera.x - dx / camera.k, y: camera.y - dy / camera.k }, sheet, view);

/** Looks at a point of the sheet, as close as asked. */
export const centred = (x: number, y: number, k: number, sheet: Size, view: Size): Camera =>
  kept({ k, x: x - view.width / 2 / k, y: y - view.height / 2 / k }, sheet, view);

/** Whether a point of the sheet is seen, some pixels away from the view's edge and above the foot of it. */
export const sees = (camera: Camera, x: number, y: number, view: Size, rim = 24): boolean => {
  const [px, py] = [(x - camera.x) * camera.k, (y - camera.y) * camera.k];
  return px >= rim && py >= rim && px <= view.width - rim && py <= view.height - Math.max(rim, foot(view));
};

/** How a table opens: whole where its figures can be read so, else close to the given middle. */
export function opening(sheet: Size, view: Size, middle: readonly [number, number] | undefined): Camera {
  const all = whole(sheet, view);
  if (all * 20 >= 12 || !middle) return fitted(sheet, view);
  return centred(middle[0], middle[1], OPENING, sheet, view);
}
