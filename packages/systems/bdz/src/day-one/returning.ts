import { ask, choose, type Rule } from '@shambles/engine';
import { hasPlace } from '@shambles/measured';
import { comesTo } from '../campaign/areas.js';
import { membersOf } from '../campaign/band.js';
import { ENCOUNTER_RULES, placeOf } from '../encounters/beginning.js';
import { gainedBy, isAlive } from '../encounters/ending.js';
import { dayOf } from '../facts/campaign/day-one.js';
import { campaignOf, metZeds } from '../facts/campaign/months.js';
import { word } from '../facts/lines.js';
import type { BdzWorld } from '../facts.js';
import { findsCars } from '../loot/losers.js';
import { secondWeekEnds } from '../people/rogue.js';
import { type DayOne, type DayPlace, isTogether, type Relative } from '../state/day-one.js';
import type { Encounter } from '../state/encounter.js';
import { addAll, common, type Goods, takeAll } from '../state/goods.js';
import { hasLeft, isEaten, isPresent, isThere, isUp, type Person, type Vehicle } from '../state.js';
import { TIMELINE } from '../tables/campaign/keeping.js';
import { isUsable } from '../vehicles/driver.js';
import { grownUps } from './crowd.js';
import { companions } from './family.js';

/**
 * True if the location is over, or if nobody of the family can still do anything there: a lone hunkered figure has run
 * away. It is also over if the police have hold of the character. BDZ-D-hunker-end, BDZ-day-police-arrest.
 */
export function isLeft(w: BdzWorld, e: Encounter): boolean {
  if (isArrested(w)) return true;
  const could = (p: Person) => p.side === 'player-1' && isPresent(p) && p.status !== 'hunkered';
  return e.ended || !w.s.people.some(could);
}

/**
 * Leaves a location, for a cell if the character is `jailed`. Those who left it on their feet take along what they
 * carry; whatever happened to the others does not hold them up. BDZ-day-objective, BDZ-day-civ-result, BDZ-D-c97.
 */
export function* leavesLocation(w: BdzWorld, e: Encounter, jailed: boolean): Rule<void> {
  const bearers = bearersOf(w, e).map((p) => p.id);
  yield* findsCars(w, bearers);
  const d = dayOf(w.s);
  const place = d.at as DayPlace;
  const band = w.s.people.filter((p) => p.side === 'player-1');
  const lost = band.filter((p) => !isAlive(p)).map((p) => p.id);
  const members = campaignOf(w.s).members.map((m) => m.id);
  const strays = straysOf(w, e, jailed);
  const isStray = (p: Person) => place !== 'home' && strays.some((r) => r.person === p.id);
  const joined = band.filter((p) => !members.includes(p.id) && isAlive(p) && !isStray(p)).map((p) => p.id);
  if (strays.length > 0) {
    const who = strays.map((r) => r.id);
    const remain =
      place === 'home'
        ? ({ where: 'stays', how: 'quiet' } as const)
        : ({ where: 'away', how: 'told' } as const);
    w.happen({ is: 'day-family', cause: 'BDZ-D-c142', who, ...remain });
  }
  const [ours, parked] = vehiclesOf(w, e);
  const { found, goods, keeps } = loadsOf(w, e, ours);
  const chapter = {
    kind: e.kind,
    part: e.part,
    day: e.day,
    turns: w.s.turn,
    won: d.reached,
    joined,
    lost,
    found,
    at: place,
    area: placeOf(w).area,
    friends: [],
    enemies: [],
    killed: band.filter((p) => p.deeds.killed).length,
  };
  const vehicles = ours.map((v) => v.id);
  const cause = ENCOUNTER_RULES['day-one'];
  w.happen({
    is: 'came-home',
    cause,
    kind: e.kind,
    lost,
    joined,
    goods,
    keeps,
    vehicles,
    fared: [],
    chapter,
  });
  const gates = d.reached && (place === 'police' || place === 'military') && !d.over.includes(place);
  w.happen({ is: 'day-back', cause: 'BDZ-day-plan', lost, parked, over: gates ? [place] : [] });
  if (!w.s.people.some((p) => p.star)) ends(w, 'dead');
  else if (jailed) ends(w, 'jail');
  else if (dayOf(w.s).ended === 'duty') ends(w, 'duty');
}

/**
 * The living who take along what they carry: whoever has left on its feet, or everybody if the location has ended, but
 * nobody whom a crowd has knocked down. BDZ-day-objective, BDZ-day-civ-result, BDZ-D-c97.
 */
function bearersOf(w: BdzWorld, e: Encounter): Person[] {
  const { felled } = dayOf(w.s);
  const onFoot = (p: Person) => hasLeft(w.s, p) && p.status !== 'dead' && p.status !== 'out';
  return w.s.people.filter(
    (p) => p.side === 'player-1' && isAlive(p) && (e.ended || onFoot(p)) && !felled.includes(p.id),
  );
}

/**
 * What becomes of what the living carry. Those who take it along keep it if they go on. Whoever has fallen has lost
 * what it found here, but the family has what it came with, and what is in the vehicles that are `ours`. BDZ-D-c97.
 */
function loadsOf(
  w: BdzWorld,
  e: Encounter,
  ours: readonly Vehicle[],
): { found: Goods; goods: Goods; keeps: string[] } {
  const hadBy = (p: Person): Goods => e.had?.[p.id] ?? {};
  const living = w.s.people.filter((p) => p.side === 'player-1' && isAlive(p));
  const bearers = bearersOf(w, e);
  const found = gainedBy(e, bearers, ours);
  for (const p of bearers) takeAll(found, hadBy(p));
  const going = companions(w).map((p) => p.id);
  const keeps = bearers.map((p) => p.id).filter((id) => going.includes(id));
  const goods: Goods = {};
  for (const v of ours) addAll(goods, v.load ?? {});
  for (const p of living)
    if (!keeps.includes(p.id)) addAll(goods, bearers.includes(p) ? p.load : common(p.load, hadBy(p)));
  return { found, goods, keeps };
}

/**
 * True if the police have put the character down, and an officer is still there to take it along. Nobody gets at
 * somebody whom zombies feast on. BDZ-day-police-arrest.
 */
export function isArrested(w: BdzWorld): boolean {
  const { officers, struck } = dayOf(w.s);
  const star = w.s.people.find((p) => p.star);
  if (star?.status !== 'out' || !isAlive(star) || isEaten(w.s, star.id)) return false;
  return officers.includes(struck) && officersUp(w).length > 0;
}

/** The police take the character along. In a cell its life no longer depends on a test. BDZ-day-police-arrest. */
export function goesToJail(w: BdzWorld): void {
  for (const { id: who } of w.s.people.filter((p) => p.star))
    w.happen({ is: 'arrested', cause: 'BDZ-day-police-arrest', who });
}

/** Officers who can still act. */
export function officersUp(w: BdzWorld): Person[] {
  return w.s.people.filter((p) => w.s.day?.officers.includes(p.id) && isPresent(p) && isUp(p));
}

/**
 * Relatives found here who do not come along. What one came for counts only once it has left the table; relatives who
 * were still on it when a crowd knocked the last adult down, or the police took it along, go home by themselves, or
 * stay there. BDZ-day-objective, BDZ-D-c142.
 */
function straysOf(w: BdzWorld, e: Encounter, jailed: boolean): Relative[] {
  const { family, felled } = dayOf(w.s);
  const areTaken = jailed || (e.ended && felled.length > 0);
  if (!areTaken || grownUps(w).length > 0) return [];
  const there = w.s.people.filter((p) => isThere(p) && isAlive(p)).map((p) => p.id);
  return family.filter(
    ({ where, person }) => where === 'with' && !e.who.includes(person) && there.includes(person),
  );
}

/**
 * Vehicles that are now the family's, and vehicles still parked elsewhere, as they have been left. If the location
 * has ended by itself, none of their own stays behind. BDZ-day-loc-vehicle, BDZ-D-c140, BDZ-camp-res-use.
 */
function vehiclesOf(w: BdzWorld, e: Encounter): [ours: Vehicle[], parked: DayOne['parked']] {
  const own = campaignOf(w.s).vehicles;
  const sound = w.s.vehicles.filter(isUsable);
  const driven = sound.filter(
    (v) => !hasPlace(v) && w.s.people.some((p) => p.aboard === v.id && p.side === 'player-1'),
  );
  const isOurs = (v: Vehicle) => (own.includes(v.id) ? !hasPlace(v) || e.ended : driven.includes(v));
  const ours = sound.filter(isOurs);
  const taken = driven.map((v) => v.id);
  const wrecked = w.s.vehicles.filter((v) => !sound.includes(v)).map((v) => v.id);
  const parked = dayOf(w.s).parked.filter((each) => ![...taken, ...wrecked].includes(each.kind));
  const now = (each: DayOne['parked'][number]) => {
    const v = w.s.vehicles.find(({ id }) => id === each.kind);
    if (!v) return each;
    // One that has been repaired meanwhile runs. BDZ-veh-repair.
    const { disabled: _, ...rest } = each;
    return { ...rest, fuel: v.fuel, ...(v.condition === 'disabled' && { disabled: true }) };
  };
  return [ours, parked.map(now)];
}

/**
 * Ends the day: who is together, what they carry, and what lay at home if anybody has reached it. BDZ-D-c73,
 * BDZ-D-c97.
 */
export function ends(w: BdzWorld, why: DayOne['ended']): void {
  const { family, home } = dayOf(w.s);
  const together = family.filter(isTogether).map((r) => r.id);
  const left: Goods = {};
  for (const p of w.s.people) addAll(left, p.load);
  if (home.reached) {
    addAll(left, home.goods);
    for (const each of [...home.guns, ...home.melee]) addAll(left, { [each]: 1 });
  }
  w.happen({ is: 'day-over', cause: 'BDZ-D-c73', why, together, goods: left });
}

/** Asks whether a campaign follows with what was gained, or the story ends. BDZ-D-c73, BDZ-camp-start. */
export function* campaignFollows(w: BdzWorld): Rule<void> {
  const missing = dayOf(w.s)
    .family.filter((r) => !isTogether(r))
    .map((r) => word(`family.${r.id}`));
  const next = yield* ask(
    w,
    w.book.seats[0] as string,
    'BDZ-D-c73',
    'day-after',
    choose(['campaign', 'end'] as const, {
      id: (each) => each,
      line: (each) => ({ key: `day-after.${each}` }),
    }),
    { missing: missing.length > 0 ? missing : word('day-after.nobody') },
  );
  const cause = 'BDZ-D-c73';
  if (next === 'end') return w.happen({ is: 'stage', cause, stage: 'over' });
  const c = campaignOf(w.s);
  const members = c.members.map((m) => ({ ...m, since: 0, spared: false }));
  for (const phase of TIMELINE.rows.keys()) w.happen({ is: 'outbreak', cause: 'BDZ-camp-timeline', phase });
  const fresh = { bereft: false, mouths: members.map((m) => m.id) };
  w.happen({ is: 'campaign-began', cause, campaign: { ...c, ...fresh, members } });
  // The Star has lived through the outbreak. BDZ-D-c147.
  const met = [...metZeds(w.s), ...w.s.people.filter((p) => p.star).map((p) => p.id)];
  for (const who of new Set(met)) w.happen({ is: 'knows', cause: 'BDZ-react-zed', who, what: 'zeds' });
  yield* secondWeekEnds(w, membersOf(w));
  yield* comesTo(w, c.at);
  w.happen({ is: 'calendar', cause, step: 'choose', quarters: 0, months: 0 });
}
