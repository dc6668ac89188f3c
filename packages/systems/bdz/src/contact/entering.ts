import { ask, type Rule, Some } from '@shambles/engine';
import { spotAt } from '@shambles/measured';
import { encounterOf } from '../facts/campaign/contact.js';
import { one } from '../facts/lines.js';
import { vehicle as named } from '../facts/vehicles.js';
import type { BdzWorld } from '../facts.js';
import { byDoor } from '../house/ground-rows.js';
import type { EncounterKind } from '../kinds.js';
import { inchesLeft, reachOf, type Watch, walk } from '../movement/walking.js';
import { OUT_OF_WINDOW } from '../movement/windows.js';
import { inSightWatch } from '../reaction/in-sight.js';
import { BAND } from '../scenarios/scenarios.js';
import { atPeace, carriesOn, inMelee, isHeld, isThere, isUp, type Person, personOf } from '../state.js';
import { BASE, type BdzTable, tableOf } from '../table.js';
import { FEAST } from '../zombies/feasts.js';
import { FIRST_ZED } from '../zombies/meeting.js';
import { occupants, whatsInside } from './inside.js';
import { comesUpon, houseNow, peopleInside, speakerOf } from './people.js';
import { ableIn, bandIn, spotIn } from './spots.js';
import { isInside, rigOf } from './trailers.js';
import { zombiesInside } from './zombies.js';

/** Encounters in which players roll for what is inside a building; a Raid has a table of its own. BDZ-enc-occupied. */
export const LOOKED_INTO: readonly EncounterKind[] = ['discover', 'take-back', 'road'];
const STOPS: readonly EncounterKind[] = [...LOOKED_INTO, 'raid'];

/**
 * The building that a band member is in and nobody has entered before; undefined if there is none, or while people on
 * the road want to talk.
 */
export function unseenBy(w: BdzWorld, p: Person, table: BdzTable = tableOf(w)): string | undefined {
  const e = w.s.encounter;
  if (
    !e ||
    p.side !== BAND ||
    isHeld(w.s, p) ||
    p.aboard !== '' ||
    atPeace(w.s) ||
    !STOPS.includes(e.kind) ||
    !table.has(p.id)
  )
    return undefined;
  const house = table.houseOf(table.at(p.id));
  return house === undefined || e.houses.some((h) => h.id === house) ? undefined : house;
}

/** Stops a figure once it is inside a building, and finds out what is there. BDZ-enc-occupied. */
export const GOES_IN: Watch = {
  stops: (w, p, table) => unseenBy(w, p, table) !== undefined && isWithin(table, p.id),
  happens: goesIn,
};

/** True if its whole base is inside, so that it does not stop in the doorway. */
function isWithin(table: BdzTable, id: string): boolean {
  const { x, y, level } = table.at(id);
  const house = table.houseOf({ x, y, level });
  const edges = [0, 90, 180, 270].map((bearing) => spotAt({ x, y }, bearing, BASE));
  return edges.every(([ex, ey]) => table.houseOf({ x: ex, y: ey, level }) === house);
}

/** A band member inside a building that nobody has looked into, however it got there. BDZ-enc-occupied. */
export function newcomer(w: BdzWorld): string | undefined {
  if (!w.s.encounter || !LOOKED_INTO.includes(w.s.encounter.kind)) return undefined;
  return w.s.people.find((p) => isThere(p) && isUp(p) && unseenBy(w, p) !== undefined)?.id;
}

/** Lets members of the figure's group come in with it; then all band members inside have entered. BDZ-enc-occupied. */
export function* goesIn(w: BdzWorld, who: string): Rule<void> {
  const house = unseenBy(w, personOf(w.s, who));
  if (house === undefined || !LOOKED_INTO.includes(encounterOf(w.s).kind)) return;
  yield* comeIn(w, who, house);
  if (bandIn(w, house).length > 0) yield* looksInside(w, house, 0, 0);
}

/**
 * Asks which others of the group come in, among those that can reach the building with their remaining move; none do
 * with somebody whom a reaction has brought in while another group is active. BDZ-enc-occupied.
 */
export function* comeIn(w: BdzWorld, first: string, house: string): Rule<void> {
  const { who: group = [] } = w.s.active ?? {};
  if (!group.includes(first)) return;
  const could = group.filter((id) => id !== first && wayIn(w, id, first, house));
  if (could.length === 0) return;
  const space = new Some(
    could,
    { min: 0, max: could.length },
    { line: (id) => ({ key: 'figure', values: { who: one(id) } }), on: (id) => id },
  );
  const rig = rigOf(w, house);
  const code = rig ? 'come-up' : 'come-in';
  const values = { who: one(first), ...(rig && { what: named(rig.id) }) };
  const coming = yield* ask(w, personOf(w.s, first).seat, 'BDZ-enc-occupied', code, space, values);
  for (const id of coming) {
    const way = wayIn(w, id, first, house);
    if (way)
      yield* walk(w, id, way, 'walk', 'BDZ-move-normal', [inSightWatch(), FIRST_ZED, FEAST, OUT_OF_WINDOW]);
  }
}

/** A figure's route to the side of the first one inside; undefined if its move is too short. */
function wayIn(w: BdzWorld, id: string, first: string, house: string) {
  const p = personOf(w.s, id);
  const led = personOf(w.s, first);
  const most = inchesLeft(p);
  if (!carriesOn(p) || !isThere(p) || p.aboard !== '' || inMelee(w.s, id) || w.s.done.includes(id))
    return undefined;
  if (isInside(w, p, house)) return undefined;
  const at = spotIn(w, house, led, { off: 2 * BASE, bearing: led.facing, others: [], goesIn: true });
  const reach = reachOf(w, p, most);
  return at && reach.cost(...at) <= most ? reach.route(...at) : undefined;
}

/** Rolls for what is in one part of a building, or in a trailer, and plays what follows. BDZ-enc-occupied. */
export function* looksInside(w: BdzWorld, id: string, part: number, inches: number): Rule<void> {
  const who = bandIn(w, id).map((p) => p.id);
  const inside = yield* whatsInside(w, speakerOf(w, who));
  const nobody = { people: [], barter: [], searched: [] };
  const trailer = rigOf(w, id) && ({ trailer: true } as const);
  const found = { id, part, was: inside.was, finds: 0, closed: false, clear: 'no' } as const;
  const house = { ...found, ...nobody, ...trailer };
  w.happen({ is: 'went-inside', cause: 'BDZ-enc-occupied', house, who, n: inside.n, inches });
  if (inside.was === 'zombies') yield* zombiesInside(w, id, who, inside.n);
  if (inside.was !== 'humans') return;
  const able = ableIn(w, id).map((p) => p.id);
  yield* peopleInside(w, id, able.length > 0 ? able : who, inside.n);
}

/**
 * Opens one part of a building in a settlement: rolls how many are in it, unless its people have come out. Returns the
 * number. BDZ-enc-raid-occupants.
 */
export function* opens(w: BdzWorld, id: string, part: number, inches: number): Rule<number> {
  const { emptied, vacant = [], part: time } = encounterOf(w.s);
  const who = bandIn(w, id).map((p) => p.id);
  const known = emptied.includes(id);
  const n = known ? 0 : yield* occupants(w, time, who.length);
  // Whoever has come out had been in it. BDZ-enc-loot-8.
  const was = n > 0 || (known && !vacant.includes(id)) ? 'humans' : 'vacant';
  const nobody = { people: [], barter: [], searched: [] };
  const house = { id, part, was, ...nobody, finds: 0, closed: false, clear: 'no' } as const;
  w.happen({ is: 'went-inside', cause: 'BDZ-enc-raid-occupants', house, who, n, inches });
  return n;
}

/** Moves everybody there on into the next area of a large building. BDZ-enc-loot-large. */
export function* goesOn(w: BdzWorld, house: string): Rule<void> {
  const part = houseNow(w, house).part + 1;
  if (encounterOf(w.s).kind !== 'raid') return yield* looksInside(w, house, part, byDoor(w.book));
  const who = bandIn(w, house).map((p) => p.id);
  const n = yield* opens(w, house, part, byDoor(w.book));
  if (n > 0) yield* comesUpon(w, house, who, n);
}
