import { type MeasuredScene, type SceneFigure, type Spot, thingInWords } from '@shambles/engine';
import { onWall } from './buildings/rooms.js';
import { onSheet, sheetOf, toOutline } from './sheet.js';

const WINDS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'];

/** The nearest of eight directions, such as "north-east". */
const wind = (degrees: number): string =>
  WINDS[Math.round((((degrees % 360) + 360) % 360) / 45) % 8] as string;

const KINDS: Readonly<Record<string, string>> = {
  nps: 'other survivor',
  zed: 'zed',
  zombie: 'zombie',
  seated: 'seated figure',
  horde: 'horde',
  body: 'body',
};

/** A name whose later words begin with capitals too is a proper one, and keeps its own. */
const lower = (name: string): string =>
  /^[A-Z][a-z]/.test(name) && !/\s[A-Z]/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;

/** What is named after its owner is a proper name, without the article; other names may bring their own. */
function withArticle(name: string): string {
  if (/['’]s\b/.test(name)) return name;
  return /^the /i.test(name) ? `the ${name.slice(4)}` : `the ${lower(name)}`;
}

/** "in the corner shop", "on the roof of the garage", "near the bank". */
function whereabouts(scene: MeasuredScene, at: Spot, level: number): string {
  const sheet = sheetOf(scene);
  const point = onSheet(sheet, at);
  let near: { name: string; away: number } | undefined;
  for (const building of scene.buildings) {
    const outline = building.outline.map((spot) => onSheet(sheet, spot));
    const name = withArticle(building.name);
    const away = toOutline(outline, point);
    if (away === 0) {
      if (level >= building.levels) return `on the roof of ${name}`;
      return level === 0 ? `in ${name}` : `in ${name}, level ${level}`;
    }
    if (away < 100 && (!near || away < near.away)) near = { name, away };
  }
  if (near) return `near ${near.name}`;
  for (const area of scene.areas) {
    if (!area.name) continue;
    if (
      toOutline(
        area.outline.map((spot) => onSheet(sheet, spot)),
        point,
      ) === 0
    )
      return `in ${withArticle(area.name)}`;
  }
  return `${Math.round(at[0])} ${scene.unit} east, ${Math.round(at[1])} ${scene.unit} north`;
}

const stateInWords = (badge: string): string => {
  const hits = /\bhits?\b/i.test(badge) ? Number(/\d+/.exec(badge)?.[0] ?? 1) : 0;
  return hits > 0 ? `${hits} ${hits === 1 ? 'hit' : 'hits'}` : badge;
};

/** "Mara, survivor, 2 hits, facing east, near the corner shop". */
export function nameOfFigure(scene: MeasuredScene, figure: SceneFigure): string {
  const kind = KINDS[figure.kind] ?? figure.kind;
  const words = [figure.name || kind];
  if (kind.toLowerCase() !== figure.name.toLowerCase() && figure.name !== '') words.push(kind);
  if (figure.ring === 'dotted' || figure.kind === 'unknown') words.push('unknown');
  if (figure.number !== undefined) words.push(figure.counted ?? String(figure.number));
  words.push(...figure.badges.map(stateInWords));
  if (figure.holds) words.push(`with ${figure.holds}`);
  if (figure.kind !== 'body' && !figure.badges.includes('dead')) words.push(`facing ${wind(figure.facing)}`);
  words.push(whereabouts(scene, figure.at, figure.level));
  return words.join(', ');
}

/** The accessible name of anything on the table with an id; undefined if nothing has that id. */
export function nameOfThing(scene: MeasuredScene, id: string): string | undefined {
  const figure = scene.figures.find((each) => each.id === id);
  if (figure) return nameOfFigure(scene, figure);
  const door = scene.doors.find((each) => each.id === id);
  if (door) {
    const of = houseOf(scene, door.from);
    const name = /door/i.test(door.name) ? door.name : `${door.name} door`.trim();
    const full = of && !name.toLowerCase().includes(of.toLowerCase()) ? `${name} of the ${lower(of)}` : name;
    return [full, door.type, door.state, ...door.badges].join(', ');
  }
  const marker = scene.markers.find((each) => each.id === id);
  if (marker) return [marker.name, ...marker.badges, whereabouts(scene, marker.at, marker.level)].join(', ');
  const vehicle = scene.vehicles.find((each) => each.id === id);
  if (vehicle) {
    const first = vehicle.outline[0] ?? [0, 0];
    const { badges, aboard = [] } = vehicle;
    const name = vehicle.name ?? thingInWords(vehicle.kind);
    return [name, ...badges, ...aboard, whereabouts(scene, first, 0)].join(', ');
  }
  const link = scene.links.find((each) => each.id === id);
  if (link)
    return `${link.kind} from level ${link.from} to level ${link.to}, ${whereabouts(scene, link.at, link.from)}`;
  const building = scene.buildings.find((each) => each.id === id);
  if (building) return `${building.name}, ${building.levels} ${building.levels === 1 ? 'level' : 'levels'}`;
  const zone = scene.zones.find((each) => each.id === id);
  if (zone) return zone.name;
  const cloud = scene.clouds.find((each) => each.id === id);
  if (cloud)
    return [
      cloud.kind,
      ...(cloud.turns === undefined ? [] : [`${cloud.turns} ${cloud.turns === 1 ? 'turn' : 'turns'} left`]),
      whereabouts(scene, cloud.at, cloud.level),
    ].join(', ');
  const barrier = scene.barriers.find((each) => each.id === id);
  if (barrier) return barrier.kind;
  return scene.areas.find((each) => each.id === id)?.name;
}

function houseOf(scene: MeasuredScene, at: Spot): string | undefined {
  const sheet = sheetOf(scene);
  const point = onSheet(sheet, at);
  return scene.buildings.find((building) =>
    onWall(
      building.outline.map((spot) => onSheet(sheet, spot)),
      point,
    ),
  )?.name;
}
