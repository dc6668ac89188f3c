import type { Fact, MeasuredScene } from '@shambles/engine';
import type { AnyModel } from '../models/index.js';
import { apart, figureIn, leadOf, type Place, thingsOf, whereIs } from './things.js';

/** Kinds of things that a table turns to; houses and zones are too large. */
const LOOKED_AT: ReadonlySet<string> = new Set(['figure', 'vehicle', 'marker', 'cloud']);
/** How many facts back the cause of a question is looked for. */
const BACK = 8;

/** The place of a figure, a unit or somebody inside something; undefined if there is nothing to look at. */
function placeOf(scene: MeasuredScene, id: string): Place | undefined {
  const thing = thingsOf(scene).get(leadOf(scene, id));
  return thing && !LOOKED_AT.has(thing.sort) ? undefined : whereIs(scene, leadOf(scene, id));
}

/** Ids of everything on the table that a fact names in any field. */
function namedIn(scene: MeasuredScene, fact: Fact): readonly string[] {
  const found: string[] = [];
  const read = (value: unknown): void => {
    if (typeof value === 'string') {
      if (placeOf(scene, value)) found.push(value);
    } else if (typeof value === 'object' && value !== null) Object.values(value).forEach(read);
  };
  read(fact);
  return found;
}

/** Figures that have moved from one scene to the next. */
function movedIn(before: MeasuredScene, now: MeasuredScene): readonly string[] {
  if (before.figures === now.figures) return [];
  const were = new Map(before.figures.map(({ id, at }) => [id, at]));
  return now.figures
    .filter(({ id, at }) => {
      const was = were.get(id);
      return was !== undefined && apart(was, at) > 0;
    })
    .map(({ id }) => id);
}

/** The viewer's own people: everybody on the roster, and every figure of its units. */
export function ownOf({ roster, units = [] }: MeasuredScene): ReadonlySet<string> {
  const own = new Set(roster.map(({ id }) => id));
  const within = units.filter(({ id }) => own.has(id)).flatMap(({ figures }) => figures);
  return new Set([...own, ...within]);
}

/** Distinct places, sorted by distance from the first. */
function byNearness(places: readonly Place[]): readonly Place[] {
  const [first, ...rest] = places;
  if (!first) return [];
  return each([first, ...rest.toSorted((a, b) => apart(first, a) - apart(first, b))]);
}

const each = (places: readonly Place[]): readonly Place[] => [
  ...new Map(places.map((place) => [place.join(), place])).values(),
];

const placesOf = (scene: MeasuredScene, ids: readonly string[]): readonly Place[] =>
  ids.map((id) => placeOf(scene, id)).filter((place) => place !== undefined);

/** Places of figures that recent events concern: the viewer's own first, then the nearest to them. */
export function actedIn(before: MeasuredScene, now: MeasuredScene, facts: readonly Fact[]): readonly Place[] {
  const own = ownOf(now);
  const ids = [...facts.flatMap((fact) => namedIn(now, fact)), ...movedIn(before, now)];
  const mine = ids.filter((id) => own.has(id));
  return byNearness(placesOf(now, [...mine, ...ids.filter((id) => !own.has(id))]));
}

/** Ids of the things that a question's answers stand for. */
const meantBy = (model: AnyModel): readonly string[] =>
  'groups' in model ? model.groups.flatMap(({ things }) => things) : [];

/** What a question names that stands on the table, such as the vehicle whose crew is hit. */
function namedBy(scene: MeasuredScene, { line }: AnyModel['ask']): string | undefined {
  const ids = Object.values(line.values ?? {}).map((value) =>
    typeof value === 'object' && 'noun' in value ? value.noun.slice(value.noun.lastIndexOf('.') + 1) : '',
  );
  return ids.find((id) => placeOf(scene, id));
}

/**
 * Places of the figure that decides or moves, or else of what the question names; if it names nothing on the table, of
 * all the seat's figures.
 */
export function askedOf(scene: MeasuredScene, model: AnyModel): readonly Place[] {
  const { ask } = model;
  const owner = model.kind === 'choose' ? model.opened.peek() : undefined;
  const actor = placesOf(scene, [owner ?? figureIn(scene, ask) ?? namedBy(scene, ask) ?? '']);
  if (actor.length > 0) return actor;
  if (ask.shape.kind === 'spot') return [ask.shape.from];
  const mine = scene.roster.filter(({ seat }) => seat === ask.seat).map(({ id }) => id);
  return byNearness(placesOf(scene, mine));
}

/**
 * Places that a question concerns, the most important first: who decides, what led to it, what the answers stand for.
 */
export function concernedBy(scene: MeasuredScene, model: AnyModel, facts: readonly Fact[]): readonly Place[] {
  const asked = askedOf(scene, model);
  const led = facts
    .slice(-BACK)
    .reverse()
    .map((fact) => namedIn(scene, fact))
    .find((ids) => ids.length > 1);
  const [first] = asked;
  const meant = byNearness([...(first ? [first] : []), ...placesOf(scene, meantBy(model))]);
  return each([...asked, ...placesOf(scene, led ?? []), ...meant]);
}

/** How many figures nearby a table shows when it opens, if all can be read together. */
const NEARBY = 3;

/** Places that a table's first question concerns, then the figures nearest to whoever decides. */
export function openedOn(scene: MeasuredScene, model: AnyModel, facts: readonly Fact[]): readonly Place[] {
  const asked = concernedBy(scene, model, facts);
  const [first] = asked;
  if (!first) return asked;
  const others = scene.figures.map(({ at: [x, y, level = 0] }): Place => [x, y, level]);
  return each([...asked, ...byNearness([first, ...others]).slice(1, NEARBY + 1)]);
}

/** Corners of the ground that the answer looked at would sweep something over, the farthest from `from` first. */
export function sweptFrom(from: Place | undefined, model: AnyModel): readonly Place[] {
  const corners = (model.table.peek().sweeps ?? []).flatMap(({ outline }) =>
    outline.map(([x, y]): Place => [x, y, from?.[2] ?? 0]),
  );
  return from ? corners.toSorted((a, b) => apart(from, b) - apart(from, a)) : corners;
}
