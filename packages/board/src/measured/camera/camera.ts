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

/** What one looks through, in pixels. */
export interface Pane extends Size {
  /** How much of its lower edge the tools lie over; nothing where they stand beside it. */
  readonly foot?: number;
}

/** How many times closer than the whole table one can go, and the most pixels for a millimetre that a table needs. */
const CLOSEST = 3.2;
/** Pixels left free round the table. */
const RIM = 10;
/** How far, in pixels and of the view's height, the near edge can be drawn up at most: the tools would lie over who stands there. */
const FOOT = 160;
const FOOT_OF_VIEW = 0.25;
/** A base of 20 mm is shown at least this wide where the view opens on a small screen. */
const OPENING = 1.15;

const limit = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** Pixels a millimetre at which the whole table is seen. */
export const whole = (sheet: Size, view: Pane): number =>
  Math.max(0.02, Math.min((view.width - 2 * RIM) / sheet.width, (view.height - 2 * RIM) / sheet.height));

const closest = (sheet: Size, view: Pane): number => Math.max(CLOSEST, whole(sheet, view) * 3);

const foot = (view: Pane): number => Math.min(view.foot ?? FOOT, FOOT, view.height * FOOT_OF_VIEW);

/** Keeps a camera over its table: what fits is centred, what does not fills the view but for the foot of it. */
export function kept(camera: Camera, sheet: Size, view: Pane): Camera {
  const k = limit(camera.k, whole(sheet, view), closest(sheet, view));
  const axis = (at: number, table: number, seen: number, past: number): number => {
    const rim = RIM / k;
    return table + 2 * rim <= seen / k + 1e-6
      ? (table - seen / k) / 2
      : limit(at, -rim, table + Math.max(RIM, past) / k - seen / k);
  };
  return {
    k,
    x: axis(camera.x, sheet.width, view.width, RIM),
    y: axis(camera.y, sheet.height, view.height, foot(view)),
  };
}

export const fitted = (sheet: Size, view: Pane): Camera =>
  kept({ k: whole(sheet, view), x: 0, y: 0 }, sheet, view);

/** Closer or further, with what lies under a point of the view staying there. */
export function zoomed(camera: Camera, by: number, px: number, py: number, sheet: Size, view: Pane): Camera {
  const k = limit(camera.k * by, whole(sheet, view), closest(sheet, view));
  return kept({ k, x: camera.x + px / camera.k - px / k, y: camera.y + py / camera.k - py / k }, sheet, view);
}

/** Drags the table by some pixels. */
export const panned = (camera: Camera, dx: number, dy: number, sheet: Size, view: Pane): Camera =>
  kept({ ...camera, x: camera.x - dx / camera.k, y: camera.y - dy / camera.k }, sheet, view);

/** Looks at a point of the sheet, as close as asked. */
export const centred = (x: number, y: number, k: number, sheet: Size, view: Pane): Camera =>
  kept({ k, x: x - view.width / 2 / k, y: y - view.height / 2 / k }, sheet, view);

/** Whether a point of the sheet is seen, some pixels away from the view's edge and above the foot of it. */
export const sees = (camera: Camera, x: number, y: number, view: Pane, rim = 24): boolean => {
  const [px, py] = [(x - camera.x) * camera.k, (y - camera.y) * camera.k];
  return px >= rim && py >= rim && px <= view.width - rim && py <= view.height - Math.max(rim, foot(view));
};

/** Pixels from the view's edge within which somebody is not well in sight: half a base, and the name under it. */
const MARGIN = 40;
/** Pixels a millimetre below which a view does not go by itself to take somebody in: figures would be too small to tell apart. */
const READABLE = 0.6;

/**
 * A camera that has these points of the sheet in sight, the most important first, and as many of the others as can be read
 * together. It is the same where they are in sight already; it comes no closer than `k`.
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

/** Looks at a point with no more of the ground beside the table than brings what lies farthest south above the foot of the view. */
function over(x: number, y: number, south: number, k: number, sheet: Size, view: Pane): Camera {
  const next = centred(x, y, k, sheet, view);
  const edge = sheet.height + RIM / next.k - view.height / next.k;
  if (next.y <= edge) return next;
  const needed = south - (view.height - Math.max(MARGIN, foot(view))) / next.k;
  return { ...next, y: Math.min(next.y, Math.max(edge, needed)) };
}

/** How a table opens: whole where its figures can be read so, else close to the given middle. */
export function opening(sheet: Size, view: Pane, middle: readonly [number, number] | undefined): Camera {
  const all = whole(sheet, view);
  if (all * 20 >= 12 || !middle) return fitted(sheet, view);
  return centred(middle[0], middle[1], OPENING, sheet, view);
}
