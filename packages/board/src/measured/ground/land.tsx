import type { MeasuredScene } from '@shambles/engine';
import type { JSX } from 'preact';
import { House, Shadow } from '../buildings/house.js';
import type { Cover } from '../buildings/lift.js';
import { DoorArt, GapArt } from '../buildings/openings.js';
import { BarrierArt } from '../scenery/barriers.js';
import { VehicleArt } from '../scenery/cars.js';
import { isLinkSeen, LinkArt, turnOfLink } from '../scenery/links.js';
import { PropArt } from '../scenery/props.js';
import type { Sheet } from '../sheet.js';
import { Still } from '../still.js';
import { Areas, Bare } from './areas.js';
import { LandDefs } from './patterns.js';
import { Sections, Zones } from './zones.js';

export interface LandProps {
  sheet: Sheet;
  scene: MeasuredScene;
  /** The level shown. */
  level: number;
  prefix: string;
  /** How each building is covered, by building id. */
  covers: ReadonlyMap<string, Cover>;
}

/** Open ground, and the areas on it. */
const Ground = ({ sheet, scene, prefix }: LandProps): JSX.Element => (
  <g>
    <LandDefs prefix={prefix} />
    <Bare sheet={sheet} ground={scene.ground} prefix={prefix} />
    <Areas sheet={sheet} areas={scene.areas} prefix={prefix} />
  </g>
);

/** Everything between the houses: their shadows, fences and walls, vehicles. */
const Outdoors = ({ sheet, scene }: LandProps): JSX.Element => (
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
);

/** Ways through walls and between levels: gaps, doors and links. */
const Openings = ({ sheet, scene, level, covers }: LandProps): JSX.Element => (
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
      .filter((link) => isLinkSeen(link, sheet, scene, covers))
      .map((link) => (
        <LinkArt key={link.id} sheet={sheet} link={link} turn={turnOfLink(link, sheet, scene)} />
      ))}
  </g>
);

/** All houses, each redrawn only when it changes. */
function Houses(props: LandProps & { shape: string }): JSX.Element {
  const { sheet, scene, level, prefix, covers, shape } = props;
  return (
    <>
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
    </>
  );
}

/** The table itself: ground, houses, walls, cars and trees. Each part is redrawn only when it changes. */
export function Land(props: LandProps): JSX.Element {
  const { sheet, scene, level, prefix, covers } = props;
  const shape = `${prefix} ${sheet.width} ${sheet.height}`;
  const covered = JSON.stringify([...covers]);
  return (
    <g clip-path={`url(#${prefix}-table)`}>
      <clipPath id={`${prefix}-table`}>
        <rect width={sheet.width} height={sheet.height} />
      </clipPath>
      <Still mark={shape + scene.ground + JSON.stringify(scene.areas)} draw={() => <Ground {...props} />} />
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
        draw={() => <Outdoors {...props} />}
      />
      <Houses {...props} shape={shape} />
      <Still
        mark={`${shape} ${level}${covered}${JSON.stringify([scene.gaps, scene.doors, scene.links])}`}
        draw={() => <Openings {...props} />}
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
