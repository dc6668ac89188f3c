import type { MeasuredScene } from '@shambles/engine';
import type { JSX } from 'preact';
import { DECORATION } from '../../press.js';
import { r } from '../../seed.js';
import { outlineOf } from '../buildings/house.js';
import { type Bounds, boundsOf, onSheet, type Point, type Sheet } from '../sheet.js';
import { isKnownGround } from './areas.js';
import type { LandProps } from './land.js';

type Spots = MeasuredScene['areas'][number]['outline'];

const boundsOnSheet = (sheet: Sheet, outline: Spots): Bounds =>
  boundsOf(outline.map((spot) => onSheet(sheet, spot)));

const middleOf = (box: Bounds): Point => [box.x + box.width / 2, box.y + box.height / 2];

/** The name of an area at its foot. Ground without a drawing of its own shows its kind as a name in its middle. */
function AreaName(props: { sheet: Sheet; area: MeasuredScene['areas'][number] }): JSX.Element | null {
  const { name, kind, outline } = props.area;
  if (isKnownGround(kind) && !name) return null;
  const box = boundsOnSheet(props.sheet, outline);
  return (
    <text
      class="sm-place sm-place-ground"
      x={r(box.x + box.width / 2)}
      y={r(name ? box.y + box.height - 14 : box.y + box.height / 2)}
    >
      {name ?? kind}
    </text>
  );
}

/** The name of a zone in its middle, rotated if the zone is narrow. Round a building it is below that one's name. */
function ZoneName(props: {
  sheet: Sheet;
  zone: MeasuredScene['zones'][number];
  houses: readonly Point[];
}): JSX.Element {
  const box = boundsOnSheet(props.sheet, props.zone.outline);
  const [midX, midY] = middleOf(box);
  const isRoundHouse = props.houses.some(
    ([hx, hy]) => Math.abs(hx - midX) < box.width / 2 && Math.abs(hy - midY) < 20,
  );
  const isNarrow = box.height > box.width * 1.4;
  const [x, y] = [r(midX), r(isRoundHouse ? box.y + box.height + 14 : midY)];
  return (
    <text
      class="sm-place sm-place-ground"
      x={x}
      y={y}
      transform={isNarrow && !isRoundHouse ? `rotate(-90 ${x} ${y})` : undefined}
    >
      {props.zone.name}
    </text>
  );
}

/** Letters per line of a name, unless a single word is longer. */
const LINE = 13;

/** The name of a building, broken into lines: a long one would run across neighbouring buildings. */
export function linesOf(name: string): string[] {
  const lines: string[] = [];
  for (const word of name.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= LINE)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Half the width of a letter and the height of a line of a building's name, in pixels and at least in millimetres. */
const LETTER = { pixels: 3.9, least: 2.6 } as const;
const ROW = { pixels: 13.5, least: 9 } as const;

/** Where a building's name stands: its middle, and its lines. */
export interface HouseName {
  readonly x: number;
  readonly y: number;
  readonly lines: readonly string[];
}

/**
 * Where the names of buildings stand: in the middle, or at the upper wall if the roof is lifted; elsewhere in the house or
 * beside it if a marker or the name of another building is there. None leaves the sheet. `k`: pixels per millimetre.
 */
export function houseNames(
  houses: readonly { readonly name: string; readonly box: Bounds; readonly lifted: boolean }[],
  markers: readonly Point[],
  { sheet, k }: { readonly sheet: Pick<Sheet, 'width' | 'height'>; readonly k: number },
): HouseName[] {
  const letter = Math.max(LETTER.pixels / k, LETTER.least);
  const row = Math.max(ROW.pixels / k, ROW.least);
  const taken: { readonly x: number; readonly y: number; readonly half: number; readonly high: number }[] =
    [];
  return houses.map(({ name, box, lifted }) => {
    const lines = linesOf(name);
    const half = letter * Math.max(...lines.map((line) => line.length));
    const high = (row * lines.length) / 2;
    const [middle, level] = middleOf(box);
    const x = Math.max(half, Math.min(middle, sheet.width - half));
    const inside = [level, box.y + 16, box.y + box.height - 16, box.y + box.height * 0.3];
    if (lifted) inside.unshift(box.y + 14);
    const tries = [...inside, box.y + box.height + high, box.y - high];
    const isClear = (y: number) =>
      !markers.some(([px, py]) => Math.abs(px - x) < 48 && Math.abs(py - y) < 20);
    const isFree = (y: number) =>
      y >= high &&
      y <= sheet.height - high &&
      taken.every((t) => Math.abs(t.x - x) >= t.half + half || Math.abs(t.y - y) >= t.high + high);
    const y = tries.find((at) => isClear(at) && isFree(at)) ?? inside.find(isClear) ?? (inside[0] as number);
    taken.push({ x, y, half, high });
    return { x, y, lines };
  });
}

function HouseNameText({ x, y, lines }: HouseName): JSX.Element {
  return (
    <text class="sm-place" x={r(x)} y={r(y)}>
      {lines.length === 1
        ? lines[0]
        : lines.map((line, n) => (
            <tspan key={line} x={r(x)} dy={`${n === 0 ? (1 - lines.length) / 2 : 1}em`}>
              {line}
            </tspan>
          ))}
    </text>
  );
}

/** The names of places, written on them: above the night, under the figures. */
export function PlaceNames({ sheet, scene, level, covers, k }: LandProps & { k: number }): JSX.Element {
  const markers = scene.markers.map((marker) => onSheet(sheet, marker.at));
  const boxes = scene.buildings.map((building) => boundsOf(outlineOf(sheet, building)));
  const houses = boxes.map(middleOf);
  const named = scene.buildings.map(({ id, name }, i) => ({
    name,
    box: boxes[i] as Bounds,
    lifted: covers.get(id)?.lifted === true,
  }));
  const names = houseNames(named, markers, { sheet, k });
  return (
    <g class="sm-still" {...DECORATION}>
      {scene.areas.map((area) => (
        <AreaName key={area.id} sheet={sheet} area={area} />
      ))}
      {scene.zones
        .filter((zone) => zone.level === level && !scene.buildings.some((b) => b.name === zone.name))
        .map((zone) => (
          <ZoneName key={zone.id} sheet={sheet} zone={zone} houses={houses} />
        ))}
      {scene.buildings.map(({ id }, i) => (
        <HouseNameText key={id} {...(names[i] as HouseName)} />
      ))}
    </g>
  );
}
