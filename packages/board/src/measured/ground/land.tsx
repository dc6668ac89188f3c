import type { MeasuredScene } from '@shambles/engine';
import type { JSX } from 'preact';
import { DECORATION } from '../../press.js';
import { r, safeId } from '../../seed.js';
import type { Cover } from '../buildings/lift.js';
import { DoorArt, GapArt } from '../buildings/openings.js';
import { Roof } from '../buildings/roof.js';
import { onWall, Rooms } from '../buildings/rooms.js';
import { Sections, Zones } from '../marks/overlay.js';
import { BarrierArt } from '../scenery/barriers.js';
import { VehicleArt } from '../scenery/cars.js';
import { LinkArt, PropArt } from '../scenery/props.js';
import { type Bounds, boundsOf, onSheet, type Point, pathOf, type Sheet, toLine } from '../sheet.js';
import { Still } from '../still.js';
import { Areas, Bare, isKnownGround } from './areas.js';
import { LandDefs } from './patterns.js';

type Building = MeasuredScene['buildings'][number];
/** How wide a roof is opened round a thing under it, in millimetres. */
const HOLE = 34;

interface LandProps {
  sheet: Sheet;
  scene: MeasuredScene;
  level: number;
  prefix: string;
  covers: ReadonlyMap<string, Cover>;
}

/** The table itself: ground, houses, walls, cars and trees; each part drawn again only when it changes. */
export function Land({ sheet, scene, level, prefix, covers }: LandProps): JSX.Element {
  const shape = `${prefix} ${sheet.width} ${sheet.height}`;
  const covered = JSON.stringify([...covers]);
  return (
    <g clip-path={`url(#${prefix}-table)`}>
      <clipPath id={`${prefix}-table`}>
        <rect width={sheet.width} height={sheet.height} />
      </clipPath>
      <Still
        mark={shape + scene.ground + JSON.stringify(scene.areas)}
        draw={() => (
          <g>
            <LandDefs prefix={prefix} />
            <Bare sheet={sheet} ground={scene.ground} prefix={prefix} />
            <Areas sheet={sheet} areas={scene.areas} prefix={prefix} />
          </g>
        )}
      />
      <Still
        mark={`${shape} ${level} ${scene.sections}${JSON.stringify(scene.zones)}`}
        draw={() => (
          <g>
            <Sections sheet={sheet} scene={scene} />
            <Zones sheet={sheet} scene={scene} level={level} prefix={prefix} />
          </g>
        )}
      />
      <Still
        mark={shape + JSON.stringify([scene.barriers, scene.vehicles, scene.buildings])}
        draw={() => (
          <g>
            {scene.buildings.map((building) => (
              <Shadow key={building.id} sheet={sheet} building={building} />
            ))}
            {scene.barriers.map((barrier) => (
              <BarrierArt key={barrier.id} sheet={sheet} barrier={barrier} />
            ))}
            {scene.vehicles.map((vehicle) => (
              <VehicleArt key={vehicle.id} sheet={sheet} vehicle={vehicle} />
            ))}
          </g>
        )}
      />
      {scene.buildings.map((building) => {
        const cover = covers.get(building.id) ?? { lifted: false, holes: [] };
        return (
          <Still
            key={building.id}
            mark={`${shape} ${level}${JSON.stringify([building, cover, scene.windows])}`}
            draw={() => (
              <House
                sheet={sheet}
                building={building}
                scene={scene}
                level={level}
                prefix={prefix}
                cover={cover}
              />
            )}
          />
        );
      })}
      <Still
        mark={`${shape} ${level}${covered}${JSON.stringify([scene.gaps, scene.doors, scene.links])}`}
        draw={() => (
          <g>
            {scene.gaps
              .filter((gap) => gap.level === level)
              .map((gap) => (
                <GapArt key={`${gap.at}`} sheet={sheet} gap={gap} />
              ))}
            {scene.doors
              .filter((door) => door.level === level || (door.level === 0 && level > 0))
              .map((door) => (
                <DoorArt key={door.id} sheet={sheet} door={door} />
              ))}
            {scene.links
              .filter((link) => shows(link, sheet, scene, covers))
              .map((link) => (
                <LinkArt key={link.id} sheet={sheet} link={link} turn={towards(link, sheet, scene)} />
              ))}
          </g>
        )}
      />
      <Still
        mark={shape + JSON.stringify(scene.props)}
        draw={() => (
          <g>
            {scene.props.map((prop) => (
              <PropArt key={`${prop.kind} ${prop.at}`} sheet={sheet} prop={prop} />
            ))}
          </g>
        )}
      />
      <rect width={sheet.width} height={sheet.height} fill="none" stroke="var(--sm-frame)" stroke-width="3" />
    </g>
  );
}

type Link = MeasuredScene['links'][number];

const outlineOf = (sheet: Sheet, building: Building): Point[] =>
  building.outline.map((spot) => onSheet(sheet, spot));

/** Stairs within a house are under its roof; a ladder at its wall is seen by all. */
function shows(link: Link, sheet: Sheet, scene: MeasuredScene, covers: ReadonlyMap<string, Cover>): boolean {
  const at = onSheet(sheet, link.at);
  return scene.buildings.every((building) => {
    const outline = outlineOf(sheet, building);
    const deep =
      onWall(outline, at) &&
      outline.every((p, i) => toLine(at, p, outline[(i + 1) % outline.length] as Point) > 8);
    return !deep || covers.get(building.id)?.lifted === true || link.to >= building.levels;
  });
}

/** A ladder leans on the nearest wall. */
function towards(link: Link, sheet: Sheet, scene: MeasuredScene): number {
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

/** A house throws its shadow to the south-east, the longer the taller. */
function Shadow({ sheet, building }: { sheet: Sheet; building: Building }): JSX.Element {
  const d = pathOf(outlineOf(sheet, building));
  const high = 5 + building.levels * 3;
  return (
    <g fill="var(--sm-cast)" stroke="var(--sm-cast)" stroke-linejoin="round">
      <path d={d} transform={`translate(${r(high * 0.7)} ${high})`} stroke-width="5" stroke-opacity=".5" />
      <path d={d} transform={`translate(${r(high * 0.35)} ${r(high * 0.5)})`} stroke-width="2" />
    </g>
  );
}

function House(props: {
  sheet: Sheet;
  building: Building;
  scene: MeasuredScene;
  level: number;
  prefix: string;
  cover: Cover;
}): JSX.Element {
  const { sheet, building, scene, level, prefix, cover } = props;
  const floor = Math.min(level, building.levels - 1);
  const open = cover.lifted || cover.holes.length > 0;
  const id = `${prefix}-hole-${safeId(building.id)}`;
  const holes = cover.holes.map(({ x, y }) => onSheet(sheet, [x, y]));
  return (
    <g>
      {open && (
        <Rooms
          sheet={sheet}
          building={building}
          level={floor}
          windows={scene.windows}
          doors={scene.doors}
          prefix={prefix}
        />
      )}
      {!cover.lifted && holes.length === 0 && <Roof sheet={sheet} building={building} prefix={prefix} />}
      {!cover.lifted && holes.length > 0 && (
        <g>
          <clipPath id={id}>
            <path clip-rule="evenodd" d={punched(outlineOf(sheet, building), holes)} />
          </clipPath>
          <g clip-path={`url(#${id})`}>
            <Roof sheet={sheet} building={building} prefix={prefix} />
          </g>
          <g clip-path={`url(#${id}-in)`}>
            {holes.map(([x, y]) => (
              <g key={`${x} ${y}`}>
                <path
                  d={ragged(x, y)}
                  class="sm-line"
                  stroke="var(--sm-edge)"
                  stroke-width="4"
                  opacity=".55"
                />
                <path d={ragged(x, y)} class="sm-line" stroke="var(--sm-ridge)" stroke-width="1.4" />
              </g>
            ))}
          </g>
          <clipPath id={`${id}-in`}>
            <path d={pathOf(outlineOf(sheet, building))} />
          </clipPath>
        </g>
      )}
    </g>
  );
}

/** The edge of a hole in a roof, as tiles were lifted off it. */
function ragged(x: number, y: number): string {
  const n = 18;
  return pathOf(
    Array.from({ length: n }, (_, i): Point => {
      const a = (i / n) * 2 * Math.PI;
      const q = HOLE * (0.94 + 0.09 * Math.sin(i * 2.4 + x));
      return [x + Math.cos(a) * q, y + Math.sin(a) * q];
    }),
  );
}

function punched(outline: readonly Point[], holes: readonly Point[]): string {
  const box = boundsOf(outline);
  return `M${r(box.x - 20)} ${r(box.y - 20)}h${r(box.width + 40)}v${r(box.height + 40)}h${r(-box.width - 40)}Z${holes.map(([x, y]) => ragged(x, y)).join('')}`;
}

const middleOf = (box: Bounds): readonly [x: number, y: number] => [
  box.x + box.width / 2,
  box.y + box.height / 2,
];

/** What places are called, written on them: above the night, under the figures. */
export function PlaceNames({ sheet, scene, level, covers }: LandProps): JSX.Element {
  const taken = scene.markers.map((marker) => onSheet(sheet, marker.at));
  const houses = scene.buildings.map((building) => middleOf(boundsOf(outlineOf(sheet, building))));
  return (
    <g class="sm-still" {...DECORATION}>
      {scene.areas.map((area) => {
        const known = isKnownGround(area.kind);
        if (known && !area.name) return null;
        const box = boundsOf(area.outline.map((spot) => onSheet(sheet, spot)));
        return (
          <text
            key={area.id}
            class="sm-place sm-place-ground"
            x={r(box.x + box.width / 2)}
            y={r(area.name ? box.y + box.height - 14 : box.y + box.height / 2)}
          >
            {area.name ?? area.kind}
          </text>
        );
      })}
      {scene.zones.map((zone) => {
        if (zone.level !== level) return null;
        const box = boundsOf(zone.outline.map((spot) => onSheet(sheet, spot)));
        const tall = box.height > box.width * 1.4;
        const [midX, midY] = middleOf(box);
        // Round a building it stands below the building's own name.
        const named = houses.some(
          ([hx, hy]) => Math.abs(hx - midX) < box.width / 2 && Math.abs(hy - midY) < 20,
        );
        const [x, y] = [r(midX), r(named ? box.y + box.height + 14 : midY)];
        return (
          <text
            key={zone.id}
            class="sm-place sm-place-ground"
            x={x}
            y={y}
            transform={tall && !named ? `rotate(-90 ${x} ${y})` : undefined}
          >
            {zone.name}
          </text>
        );
      })}
      {scene.buildings.map((building) => {
        const box = boundsOf(outlineOf(sheet, building));
        const x = box.x + box.width / 2;
        const tries = [box.y + box.height / 2, box.y + 16, box.y + box.height - 16, box.y + box.height * 0.3];
        if (covers.get(building.id)?.lifted) tries.unshift(box.y + 14);
        const y = tries.find(
          (at) => !taken.some(([px, py]) => Math.abs(px - x) < 48 && Math.abs(py - at) < 20),
        );
        return (
          <text key={building.id} class="sm-place" x={r(x)} y={r(y ?? (tries[0] as number))}>
            {building.name}
          </text>
        );
      })}
    </g>
  );
}
