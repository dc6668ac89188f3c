/** The visible part of the sheet: pixels per millimetre, and the millimetres at the view's top left corner. */
export interface Camera {
  readonly k: number;
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size of the view in pixels. */
export interface Pane extends Size {
  /** Pixels at the lower edge that the tools cover: 0 if they stand beside the view. Default: `FOOT`. */
  readonly foot?: number;
}

/** Every table can be zoomed in to at least this many pixels per millimetre. */
const CLOSEST = 3.2;
/** Pixels left free round the table. */
const RIM = 10;
/** Pixels beside a table that is larger than its view: half the name of a figure that stands on the edge. */
const BESIDE = 28;
/** Most room left free for the tools at the lower edge, in pixels and as a share of the view's height. */
const FOOT = 160;
const FOOT_OF_VIEW = 0.25;
/** Pixels per millimetre at which the view opens on a small screen: a base of 20 mm is then 23 pixels wide. */
const OPENING = 1.15;

const limit = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** Pixels per millimetre at which the whole table is visible. */
export const whole = (sheet: Size, view: Pane): number =>
  Math.max(0.02, Math.min((view.width - 2 * RIM) / sheet.width, (view.height - 2 * RIM) / sheet.height));

const closest = (sheet: Size, view: Pane): number => Math.max(CLOSEST, whole(sheet, view) * 3);

const foot = (view: Pane): number => Math.min(view.foot ?? FOOT, FOOT, view.height * FOOT_OF_VIEW);

/** Keeps a camera over its table: a table that fits is centred, and a larger one fills the view above the tools. */
export function kept(camera: Camera, sheet: Size, view: Pane): Camera {
  const k = limit(camera.k, whole(sheet, view), closest(sheet, view));
  const axis = (at: number, table: number, seen: number, before: number, past: number): number => {
    const rim = RIM / k;
    return table + 2 * rim <= seen / k + 1e-6
      ? (table - seen / k) / 2
      : limit(at, -before / k, table + Math.max(RIM, past) / k - seen / k);
  };
  return {
    k,
    x: axis(camera.x, sheet.width, view.width, BESIDE, BESIDE),
    y: axis(camera.y, sheet.height, view.height, RIM, foot(view)),
  };
}

export const fitted = (sheet: Size, view: Pane): Camera =>
  kept({ k: whole(sheet, view), x: 0, y: 0 }, sheet, view);

/** Zooms in or out, keeping the point under a pixel of the view in place. */
export function zoomed(camera: Camera, by: number, px: number, py: number, sheet: Size, view: Pane): Camera {
  const k = limit(camera.k * by, whole(sheet, view), closest(sheet, view));
  return kept({ k, x: camera.x + px / camera.k - px / k, y: camera.y + py / camera.k - py / k }, sheet, view);
}

/** Drags the table by some pixels. */
export const panned = (camera: Camera, dx: number, dy: number, sheet: Size, view: Pane): Camera =>
  kept({ ...camera, x: camera.x - dx / camera.k, y: camera.y - dy / camera.k }, sheet, view);

/** Centres the view on a point of the sheet, at scale `k`. */
export const centred = (x: number, y: number, k: number, sheet: Size, view: Pane): Camera =>
  kept({ k, x: x - view.width / 2 / k, y: y - view.height / 2 / k }, sheet, view);

/** A point nearer to the view's edge than this many pixels does not count as visible. */
const HEM = 24;

/** True if a point of the sheet is visible, above the tools. */
export const sees = (camera: Camera, x: number, y: number, view: Pane): boolean => {
  const [px, py] = [(x - camera.x) * camera.k, (y - camera.y) * camera.k];
  return px >= HEM && py >= HEM && px <= view.width - HEM && py <= view.height - Math.max(HEM, foot(view));
};

/** A figure within this many pixels of the view's edge is not well in sight: half a base, and the name under it. */
const MARGIN = 40;
/** Pixels per millimetre below which the view never zooms out by itself: figures would be too small to tell apart. */
const READABLE = 0.6;

/**
 * A camera that shows these points of the sheet, the most important first, and as many of the others as can be read
 * together. Returns the same camera if all are in sight already. Zooms in no closer than `k`.
 */
export function gathered(
  camera: Camera,
  points: readonly (readonly [number, number])[],
  k: number,
  sheet: Size,
  view: Pane,
): Camera {
  const all = whole(sheet, view);
  const least = Math.max(all, Math.min(k, READABLE));
  for (let many = points.length; many > 0; many--) {
    const those = points.slice(0, many);
    if (those.every(([x, y]) => sees(camera, x, y, view))) return camera;
    const [xs, ys] = [those.map(([x]) => x), those.map(([, y]) => y)];
    const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const room = (pixels: number, length: number): number =>
      Math.max(20, pixels - 2 * MARGIN) / Math.max(1, length);
    const fits = Math.min(k, room(view.width, east - west), room(view.height, south - north));
    if (many > 1 && fits < least && least > all) continue;
    return over((west + east) / 2, (north + south) / 2, south, Math.max(fits, least), sheet, view);
  }
  return camera;
}

/** Centres on a point, with no more ground beyond the south edge than brings the southernmost point above the tools. */
function over(x: number, y: number, south: number, k: number, sheet: Size, view: Pane): Camera {
  const next = centred(x, y, k, sheet, view);
  const edge = sheet.height + RIM / next.k - view.height / next.k;
  if (next.y <= edge) return next;
  const needed = south - (view.height - Math.max(MARGIN, foot(view))) / next.k;
  return { ...next, y: Math.min(next.y, Math.max(edge, needed)) };
}

/** Pixels that a base of 20 mm needs on a table that opens whole: drawn larger than life, it is then 21 wide. */
const WHOLE = 12.5;

/** How a table opens: whole if its figures are large enough to read, else close to the given middle. */
export function opening(sheet: Size, view: Pane, middle: readonly [number, number] | undefined): Camera {
  const all = whole(sheet, view);
  if (all * 20 >= WHOLE || !middle) return fitted(sheet, view);
  return centred(middle[0], middle[1], OPENING, sheet, view);
}
