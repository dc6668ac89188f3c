import type { Rule } from '@shambles/engine';
import type { Route } from '@shambles/field';
import { stroll } from '@shambles/measured';
import type { RosWorld } from '../facts.js';
import { inFlames } from '../harm/flames.js';
import { hurt } from '../harm/harm.js';
import type { RuleId } from '../register.js';
import { chargersAware, chargeWatchers, disturb, disturbed } from '../senses/alarm.js';
import { discover, hideoutsFound } from '../senses/hordes.js';
import { isWatched, know } from '../senses/prey.js';
import { able, type Person, type Place, personOf, placeOf } from '../state.js';
import { type RosTable, tableOf } from '../table.js';

/** Step length at which a way is checked, in cm. */
const STRIDE = 0.5;

type How = Extract<Parameters<RosWorld['happen']>[0], { is: 'walked' }>['how'];

/** What happens along a way, up to where something stops the walker. */
interface Ahead {
  readonly points: Route['points'];
  readonly cost: number;
  readonly stopped: boolean;
  /** Drifters that charge, and where each charging Zed last saw the walker. */
  readonly charged: ReadonlySet<string>;
  readonly lastSeen: ReadonlyMap<string, Place>;
  /** Hideouts found; hidden figures that come out or are disturbed. */
  readonly found: ReadonlySet<string>;
  readonly roused: ReadonlySet<string>;
  readonly burnt: boolean;
  readonly lifted: boolean;
  readonly watched: boolean;
}

/** What would happen along a way. Nothing has happened yet. */
export function ahead(w: RosWorld, who: string, route: Route): Ahead {
  const table = tableOf(w);
  const charged = new Set<string>();
  const lastSeen = new Map<string, Place>();
  const found = new Set<string>();
  const roused = new Set<string>();
  let [burnt, lifted, watched] = [false, false, false];
  const { points, cost, stopped } = stroll(route, STRIDE, personOf(w.s, who).facing, ({ at, before }) => {
    const seen = table.as(who, at, () => ({
      finds: hideoutsFound(w, who),
      rouses: disturbed(w, who),
      lifted: atLanding(w, table, who, at),
      charges: chargeWatchers(w, who),
      watched: enters(table, before, at) && isWatched(w, who),
    }));
    for (const id of seen.finds) found.add(id);
    for (const id of seen.rouses) roused.add(id);
    for (const zed of seen.charges) charged.add(zed);
    for (const zed of table.as(who, at, () => chargersAware(w, who, charged))) lastSeen.set(zed, at);
    watched ||= seen.watched || (enters(table, before, at) && table.as(who, before, () => isWatched(w, who)));
    burnt ||= inFlames(w, at) && !inFlames(w, before);
    lifted = seen.lifted;
    return lifted || ((found.size > 0 || roused.size > 0 || burnt) && canEnd(table, who, at));
  });
  return { points, cost, stopped, charged, lastSeen, found, roused, burnt, lifted, watched };
}

/**
 * A survivor walks a way, and events happen where they occur. It stops where it finds a hideout, rouses something
 * hidden, enters flames or is lifted out, or at the next free place after that.
 */
export function* walk(w: RosWorld, who: string, route: Route, how: How, cause: RuleId): Rule<void> {
  const { points, cost, stopped, charged, lastSeen, found, roused, ...met } = ahead(w, who, route);
  const { burnt, lifted, watched } = met;
  // Where the walker stops short reveals that something hides there, before that shows itself.
  const betrays = stopped && roused.size > 0;
  if (points.length > 1)
    w.happen({
      is: 'walked',
      cause,
      who,
      way: points,
      cost,
      how,
      ...(betrays && { reveals: true }),
    });
  for (const zed of charged) {
    const at = lastSeen.get(zed);
    w.happen({ is: 'charge', cause: 'ROS-drift-charge', zed, prey: who, ...(at && { at }) });
  }
  for (const [zed, at] of lastSeen)
    if (!charged.has(zed)) w.happen({ is: 'saw', cause: 'ROS-U-lost', to: [], zed, prey: who, at });
  if (watched) know(w, [personOf(w.s, who)]);
  if (lifted) leave(w, personOf(w.s, who), 'helicopter');
  else if (burnt) yield* hurt(w, who, 1, 'flames', 'fire', 'ROS-R-flames');
  yield* discover(w, who, [...found]);
  disturb(w, who, [...roused]);
}

/** True if a figure can end its move at a place: no base is in the way. */
function canEnd(table: RosTable, who: string, at: Place): boolean {
  return table.ways('survivor').standing(...at) && !table.taken(at, who);
}

/**
 * A survivor gets to a place in one go: over a fence, up a ladder, out of a vehicle, taken along. It may be noticed
 * there, and may find what is there.
 */
export function* arrive(w: RosWorld, who: string, from: Place): Rule<void> {
  const p = personOf(w.s, who);
  draws(w, p);
  if (atLanding(w, tableOf(w), who, placeOf(p))) return leave(w, p, 'helicopter');
  if (inFlames(w, placeOf(p)) && !inFlames(w, from)) yield* hurt(w, who, 1, 'flames', 'fire', 'ROS-R-flames');
  yield* discover(w, who);
  disturb(w, who);
}

/** A survivor was thrown or dragged to a place, or freed there; it is noticed like one that walked. ROS-D-charge-when. */
export function* land(w: RosWorld, who: string): Rule<void> {
  const p = personOf(w.s, who);
  if (p.where !== 'table' || p.inside !== '') return;
  draws(w, p);
  yield* discover(w, who);
  disturb(w, who);
}

/** Drifters near a survivor, or that see it where it now is, charge it. ROS-drift-charge. */
export function draws(w: RosWorld, p: Person): void {
  for (const zed of chargeWatchers(w, p.id))
    w.happen({ is: 'charge', cause: 'ROS-drift-charge', zed, prey: p.id, at: placeOf(p) });
}

/** True if a step leads into a building from outside or from another building. */
function enters(table: RosTable, from: Place, to: Place): boolean {
  const house = (at: Place) => table.houseOf({ x: at[0], y: at[1], level: at[2] });
  return house(to) !== undefined && house(to) !== house(from);
}

/**
 * True if the helicopter is there and the survivor is within reach of the landing point, in step 5. ROS-D-touch-point.
 */
export function atLanding(w: RosWorld, table: RosTable, who: string, [, , level]: Place): boolean {
  const landing = w.book.map.places?.find((p) => p.kind === 'landing');
  if (!landing?.at || !helicopterIn(w) || level !== (landing.level ?? 0)) return false;
  if (w.s.step !== 5 || !able(personOf(w.s, who))) return false;
  return table.gapTo({ x: landing.at[0], y: landing.at[1] }, who) <= BOARDING;
}

const BOARDING = 5;

/** True if the helicopter is there this turn. ROS-S-4. */
export function helicopterIn(w: Pick<RosWorld, 's' | 'book'>): boolean {
  const when = w.book.map.places?.find((p) => p.kind === 'landing')?.data;
  return when !== undefined && w.s.turn >= Number(when.from) && w.s.turn <= Number(when.to);
}

/** A survivor is lifted out, or leaves by an exit. */
export function leave(w: RosWorld, p: Person, by: 'exit' | 'helicopter'): void {
  w.happen({
    is: 'left',
    cause: by === 'helicopter' ? 'ROS-D-touch-point' : w.book.scenario.rule,
    who: p.id,
    by,
  });
}
