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

/** The name of a building in its middle, or clear of markers if it can be; at its upper wall if the roof is lifted. */
function HouseName(props: {
  sheet: Sheet;
  building: MeasuredScene['buildings'][number];
  lifted: boolean;
  markers: readonly Point[];
}): JSX.Element {
  const { building, markers } = props;
  const box = boundsOf(outlineOf(props.sheet, building));
  const [x, middle] = middleOf(box);
  const tries = [middle, box.y + 16, box.y + box.height - 16, box.y + box.height * 0.3];
  if (props.lifted) tries.unshift(box.y + 14);
  const y = tries.find((at) => !markers.some(([px, py]) => Math.abs(px - x) < 48 && Math.abs(py - at) < 20));
  const lines = linesOf(building.name);
  return (
    <text class="sm-place" x={r(x)} y={r(y ?? (tries[0] as number))}>
      {lines.length === 1
        ? building.name
        : lines.map((line, n) => (
            <tspan key={line} x={r(x)} dy={`${n === 0 ? (1 - lines.length) / 2 : 1}em`}>
              {line}
            </tspan>
          ))}
    </text>
  );
}

/** The names of places, written on them: above the night, under the figures. */
export function PlaceNames({ sheet, scene, level, covers }: LandProps): JSX.Element {
  const markers = scene.markers.map((marker) => onSheet(sheet, marker.at));
  const houses = scene.buildings.map((building) => middleOf(boundsOf(outlineOf(sheet, building))));
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
      {scene.buildings.map((building) => (
        <HouseName
          key={building.id}
          sheet={sheet}
          building={building}
          lifted={covers.get(building.id)?.lifted === true}
          markers={markers}
        />
      ))}
    </g>
  );
}
