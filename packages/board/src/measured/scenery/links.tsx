import type { MeasuredScene } from '@shambles/engine';
import type { JSX } from 'preact';
import { r } from '../../seed.js';
import { outlineOf } from '../buildings/house.js';
import type { Cover } from '../buildings/lift.js';
import { onWall } from '../buildings/rooms.js';
import { onSheet, type Point, type Sheet, toLine } from '../sheet.js';

type Link = MeasuredScene['links'][number];

/** True if a link between levels is visible: a roof hides stairs inside its house, but not a ladder at its wall. */
export function isLinkSeen(
  link: Link,
  sheet: Sheet,
  scene: MeasuredScene,
  covers: ReadonlyMap<string, Cover>,
): boolean {
  const at = onSheet(sheet, link.at);
  return scene.buildings.every((building) => {
    const outline = outlineOf(sheet, building);
    const deep =
      onWall(outline, at) &&
      outline.every((p, i) => toLine(at, p, outline[(i + 1) % outline.length] as Point) > 8);
    return !deep || covers.get(building.id)?.lifted === true || link.to >= building.levels;
  });
}

/** Rotation of a link in degrees: along the nearest wall, if one is near. */
export function turnOfLink(link: Link, sheet: Sheet, scene: MeasuredScene): number {
  const at = onSheet(sheet, link.at);
  let best = { away: 60, turn: 0 };
  for (const building of scene.buildings) {
    const outline = outlineOf(sheet, building);
    outline.forEach((p, i) => {
      const q = outline[(i + 1) % outline.length] as Point;
      const away = toLine(at, p, q);
      if (away < best.away) best = { away, turn: r((Math.atan2(q[1] - p[1], q[0] - p[0]) * 180) / Math.PI) };
    });
  }
  return best.turn;
}

const Stairs = (): JSX.Element => (
  <>
    <path d="M-9 -16H9V16H-9z" fill="var(--sm-stone-2)" stroke="var(--sm-edge)" stroke-width="1.3" />
    {[0, 1, 2, 3, 4, 5].map((n) => (
      <path
        key={n}
        d={`M-9 ${r(11 - n * 5.4)}H9`}
        stroke="var(--sm-edge)"
        stroke-width="1"
        opacity={1 - n * 0.13}
      />
    ))}
    <path
      d="M0 13V-9M-4 -5L0 -10L4 -5"
      class="sm-line"
      stroke="var(--sm-halo)"
      stroke-width="4"
      opacity=".7"
    />
    <path d="M0 13V-9M-4 -5L0 -10L4 -5" class="sm-line" stroke="var(--sm-name)" stroke-width="1.6" />
  </>
);

const RUNGS = 'M-4.5 -12V12M4.5 -12V12M-4.5 -8H4.5M-4.5 -3H4.5M-4.5 2H4.5M-4.5 7H4.5';

const Ladder = (): JSX.Element => (
  <>
    <path d={RUNGS} class="sm-line" stroke="var(--sm-edge)" stroke-width="4" />
    <path d={RUNGS} class="sm-line" stroke="var(--sm-lane)" stroke-width="2" />
  </>
);

const Arrow = (): JSX.Element => (
  <>
    <circle r="9" fill="var(--sb-plate)" stroke="var(--sb-plate-text)" stroke-width="1.4" />
    <path d="M0 5V-4M-3.5 -1L0 -5L3.5 -1" class="sm-line" stroke="var(--sb-plate-text)" stroke-width="1.8" />
  </>
);

/** A link between levels: stairs, a ladder, or an arrow for anything else. */
export function LinkArt(props: {
  sheet: Sheet;
  link: Link;
  /** Rotation of stairs and ladders, in degrees. */
  turn: number;
}): JSX.Element {
  const [x, y] = onSheet(props.sheet, props.link.at);
  const kind = props.link.kind.toLowerCase();
  const at = `translate(${r(x)} ${r(y)})`;
  const turned = `${at} rotate(${props.turn})`;
  if (/stair|steps/.test(kind))
    return (
      <g transform={turned}>
        <Stairs />
      </g>
    );
  if (/ladder|rope/.test(kind))
    return (
      <g transform={turned}>
        <Ladder />
      </g>
    );
  return (
    <g transform={at}>
      <Arrow />
    </g>
  );
}
