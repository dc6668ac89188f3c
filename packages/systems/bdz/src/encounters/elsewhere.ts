import { ask, Choose, choose, type Line, type Rule, WholeNumber } from '@shambles/engine';
import { isElsewhere, possibly, type Telling, tellsOf } from '@shambles/thw';
import { FATES, type Fate } from '../facts/campaign/elsewhere.js';
import { leftInArea, thing } from '../facts/campaign/loot.js';
import { campaignOf, isMember } from '../facts/campaign/months.js';
import { one, word } from '../facts/lines.js';
import type { BdzWorld } from '../facts.js';
import { kindRow } from '../house/vehicle-rows.js';
import { ITEMS, type Item, VEHICLES, type VehicleKind } from '../kinds.js';
import { takes } from '../loot/taking.js';
import { itemsOf, thingsOf } from '../people/carrying.js';
import { becomesMore, mayGrowUp, ZEDS } from '../people/milestones.js';
import { turnUp } from '../people/recruit.js';
import type { RuleId } from '../register.js';
import { BAND, OTHERS } from '../scenarios/scenarios.js';
import type { Encounter } from '../state/encounter.js';
import { hasHands, isOfOthers, type Person, personOf } from '../state.js';
import { resourceOf } from '../tables/campaign/loot.js';
import { LIST_IDS, type List } from '../tables/lists.js';
import { SMALL_RV } from '../tables/vehicles.js';
import { howManyAbout } from '../zombies/coming.js';
import { zombiesStandAbout } from './beginning.js';
import { settles } from './raid.js';

/** Most fuel that a die can find in a tank. BDZ-T-veh-working. */
const DIE = 6;

/** How an encounter on the players' own table ended. */
export type Ended = 'success' | 'failure' | 'evaded';

/**
 * True if players still have to say where this encounter is fought, or if it is fought elsewhere. Locations of Day One
 * are secret, so they are fought here. BDZ-D-c141.
 */
export function isToBeTold({ book }: BdzWorld, e: Encounter): boolean {
  if (e.kind === 'day-one') return false;
  return e.fought === 'elsewhere' || (e.fought === undefined && book.options.fights !== 'here');
}

/**
 * Plays an encounter that may be fought on the players' own table: rolls what they need to know beforehand; then they
 * tell what came of it. The companion answers their questions about rules meanwhile. BDZ-terrain-own, BDZ-D-c141.
 */
export function* elsewhere(w: BdzWorld, e: Encounter): Rule<Ended | undefined> {
  if (e.fought === undefined) yield* setUp(w, e);
  else return yield* told(w, e);
  return undefined;
}

/**
 * Asks where it is fought, then rolls who holds a settlement, and how many zombies are around each figure.
 * BDZ-enc-raid-who, BDZ-zgen-start.
 */
function* setUp(w: BdzWorld, { kind, road, who }: Encounter): Rule<void> {
  const away = yield* isElsewhere(w, seatOf(w), 'BDZ-D-c141', w.book.options.fights);
  const where = away ? 'elsewhere' : 'here';
  w.happen({ is: 'fought', cause: 'BDZ-D-c141', where, encounter: { kind, road: road && { ...road } } });
  if (!away) return;
  yield* settles(w);
  if (!zombiesStandAbout(kind)) return;
  for (const { id, seat } of w.s.people.filter((p) => who.includes(p.id) || p.side === OTHERS)) {
    const zeds = yield* howManyAbout(w, { id, seat });
    w.happen({ is: 'zeds-about', cause: 'BDZ-zgen-start', who: id, zeds });
  }
}

const seatOf = (w: BdzWorld): string => w.book.seats[0] as string;

/** What players can tell about one figure or about all. */
type Told =
  | 'fate'
  | 'zombies'
  | 'found'
  | 'took'
  | 'bartered'
  | 'lost'
  | 'drove'
  | 'drove-theirs'
  | 'captured'
  | 'joined'
  | 'recruit'
  | 'friends'
  | 'enemies'
  | 'wrecked'
  | Ended;

/** Plays one thing that players tell; returns how the encounter ended once they tell that. */
function* told(w: BdzWorld, e: Encounter): Rule<Ended | undefined> {
  const { what, whom } = yield* tellsOf<BdzWorld, Told>(w, seatOf(w), 'BDZ-D-c141', tellings(w, e));
  switch (what) {
    case 'fate':
      yield* fateOf(w, whom);
      break;
    case 'zombies':
      w.happen({ is: 'told-kill', cause: 'BDZ-camp-rep-success', who: whom });
      break;
    case 'found':
    case 'took':
    case 'bartered':
      yield* brings(w, e, whom, what);
      break;
    case 'lost':
      yield* loses(w, whom);
      break;
    case 'drove':
    case 'drove-theirs':
      yield* drives(w, whom, what === 'drove-theirs');
      break;
    case 'captured':
      w.happen({ is: 'left-behind', cause: 'BDZ-D-c110', who: whom, fate: 'captured' });
      break;
    case 'joined':
      comesAlong(w, e, [whom], false);
      break;
    case 'recruit':
    case 'friends':
      comesAlong(w, e, yield* somebody(w), what === 'friends');
      break;
    case 'enemies':
      if (e.road === null) yield* somebody(w);
      w.happen({ is: 'told-enemies', cause: 'BDZ-T-roster' });
      break;
    case 'wrecked':
      w.happen({ is: 'left-vehicles', cause: 'BDZ-D-c59', vehicles: [whom] });
      break;
    default:
      yield* ends(w, e, what);
      return what;
  }
  return undefined;
}

/** Everything that players may tell now: about each figure that went, about people met on the road, and about all. */
function tellings(w: BdzWorld, e: Encounter): Telling<Told>[] {
  const ours = present(w, e);
  const met = w.s.people.filter((p) => p.side === OTHERS && p.status !== 'dead');
  const of = (what: Told, who: readonly { readonly id: string }[]) =>
    who.map(({ id }) => ({ what, whom: id }));
  const all = (...what: readonly Told[]) => what.map((each) => ({ what: each, whom: '' }));
  const drivers = ours.filter((p) => hasHands(p) && p.aboard === '');
  const empty = (p: Person) => itemsOf(thingsOf(p)).length === 0;
  // A Star without anybody may be held somewhere: then nobody goes, and there is nobody to join.
  const goes = e.who.length > 0;
  return [
    ...of('fate', [...ours, ...met]),
    ...of(
      'zombies',
      ours.filter((p) => !p.deeds.killed),
    ),
    ...of('found', ours),
    ...of('took', ours),
    ...of('bartered', ours),
    ...of(
      'lost',
      ours.filter((p) => !empty(p)),
    ),
    ...of('drove', vehiclesLeft(w) > 0 ? drivers : []),
    ...of('drove-theirs', haveWheels(w, e) ? drivers : []),
    ...of(
      'captured',
      ours.filter((p) => e.who.includes(p.id)),
    ),
    ...of('joined', goes ? met : []),
    ...campaignOf(w.s).vehicles.map((id) => ({ what: 'wrecked' as const, whom: id, noun: `vehicle.${id}` })),
    ...(goes && e.kind !== 'mutiny' ? all('recruit', 'friends') : []),
    ...(e.kind === 'mutiny' ? [] : all('enemies')),
    ...all('success', 'failure', ...(e.kind === 'mutiny' ? [] : (['evaded'] as const))).map((each) => ({
      ...each,
      ends: true as const,
    })),
  ];
}

/** Vehicles that can still be found in the area, besides those told of. BDZ-camp-overfish, BDZ-D-c59. */
function vehiclesLeft({ s }: BdzWorld): number {
  const { vehicles } = campaignOf(s);
  const told = s.vehicles.filter((v) => !vehicles.includes(v.id) && !isOfOthers(v.id));
  return leftInArea(s, 'vehicles') - told.length;
}

/** True if people met on the road have a vehicle that nobody has driven away in. BDZ-D-c95. */
function haveWheels({ s }: BdzWorld, { road }: Encounter): boolean {
  return road?.wheels === true && !s.vehicles.some((v) => isOfOthers(v.id));
}

/** Band members and others on its side who are neither dead, gone nor captive. */
function present(w: BdzWorld, e: Encounter): Person[] {
  const held = campaignOf(w.s).captives.map((c) => c.who);
  const gone = ['dead', 'cheated'];
  return w.s.people.filter(
    (p) =>
      (e.who.includes(p.id) || (p.side === BAND && !isMember(w.s, p))) &&
      !gone.includes(p.status) &&
      !held.includes(p.id),
  );
}

const nothing: Line = { key: 'elsewhere.nothing' };

function* fateOf(w: BdzWorld, who: string): Rule<void> {
  const p = personOf(w.s, who);
  const fates = FATES.filter((fate) => mayCome(p, fate));
  const space = new Choose([...fates, 'nothing'], {
    line: (id) => ({ key: `befell.${id}` }),
  });
  const fate = yield* ask(w, seatOf(w), 'BDZ-D-c141', 'fate', space, { who: one(who) });
  if (fate !== 'nothing') w.happen({ is: 'told-fate', cause: 'BDZ-D-c141', who, fate: fate as Fate });
}

/** True if a figure can have met this fate. For people met only death matters. */
function mayCome(p: Person, fate: Fate): boolean {
  const down = p.status !== 'carry-on';
  if (p.side === OTHERS) return fate === 'dead';
  switch (fate) {
    case 'out':
    case 'ran':
      return !down;
    case 'cheated':
      return p.star;
    case 'hunkered':
      return !p.deeds.hunkered;
    case 'bitten':
      return !p.bitten;
    case 'met-zed':
      return !p.knowsZeds;
    case 'bore-feast':
      return !p.knowsFeasts;
    case 'saw-zeds':
      return mayGrowUp(p) && p.past.zeds.length < ZEDS;
    case 'fought':
      return mayGrowUp(p) && !p.past.fought;
    case 'dead':
      return true;
  }
}

/** The rule by which a figure got something. */
const BRINGS = {
  found: 'BDZ-enc-loot-search',
  took: 'BDZ-enc-losers-weapon',
  bartered: 'BDZ-camp-barter-procedure',
} as const satisfies { readonly [how: string]: RuleId };

/**
 * The figure brings something: from a building and the area's stock; from the beaten, which counts as a find as well;
 * or by barter, which does not. BDZ-enc-loot-deduct, BDZ-enc-losers-weapon, BDZ-camp-rep-success, BDZ-camp-res-keys.
 */
function* brings(w: BdzWorld, e: Encounter, who: string, how: keyof typeof BRINGS): Rule<void> {
  const isLeft = (item: Item) => {
    const resource = resourceOf(item);
    return how !== 'found' || resource === undefined || leftInArea(w.s, resource) > 0;
  };
  const space = choose([...ITEMS.filter(isLeft), undefined], {
    id: (item) => item ?? 'nothing',
    line: (item) => (item ? { key: 'strip.item', values: { item: thing(item) } } : nothing),
  });
  const rule = BRINGS[how];
  const item = yield* ask(w, seatOf(w), rule, 'found-elsewhere', space, { who: one(who) });
  if (!item) return;
  if (how === 'found') w.happen({ is: 'told-find', cause: 'BDZ-enc-loot-deduct', who, item });
  // Keys that lay in a building are those of a vehicle on the players' own table.
  if (how === 'found' && item === 'keys') return;
  if (how === 'took') w.happen({ is: 'told-loot', cause: 'BDZ-enc-losers-weapon', who, item });
  const mates = present(w, e).map((p) => p.id);
  yield* takes(
    w,
    who,
    mates.filter((id) => id !== who),
    item,
    rule,
  );
}

/** The figure gives up something: handed over, taken from it, used up or left behind. BDZ-camp-track-use. */
function* loses(w: BdzWorld, who: string): Rule<void> {
  const space = choose([...itemsOf(thingsOf(personOf(w.s, who))), undefined], {
    id: (item) => item ?? 'nothing',
    line: (item) => (item ? { key: 'strip.item', values: { item: thing(item) } } : nothing),
  });
  const rule = 'BDZ-camp-track-use';
  const item = yield* ask(w, seatOf(w), rule, 'lost-elsewhere', space, { who: one(who) });
  if (item) w.happen({ is: 'gave-up', cause: rule, who, item, by: '', gone: true });
}

/**
 * The figure drives home in a vehicle found there, or in that of people met, with the fuel in its tank.
 * BDZ-veh-working-first30, BDZ-D-c59, BDZ-D-c95.
 */
function* drives(w: BdzWorld, who: string, theirs: boolean): Rule<void> {
  const space = choose([...VEHICLES, undefined], {
    id: (kind: VehicleKind | undefined) => kind ?? 'nothing',
    line: (kind) => (kind ? { key: 'drove-in', values: { what: word(`vehicle-kind.${kind}`) } } : nothing),
  });
  const kind = yield* ask(w, seatOf(w), 'BDZ-D-c59', 'drove-in', space, { who: one(who) });
  if (!kind) return;
  const full = kindRow(w.book, kind).bash;
  const tank = new WholeNumber(1, Math.max(DIE, full), full);
  const fuel = yield* ask(w, seatOf(w), 'BDZ-D-c59', 'fuel-in', tank);
  const roll = { rule: 'BDZ-D-c5', label: 'rv', who: `vehicle.${kind}` } as const;
  const large = kind === 'rv' && !(yield* possibly(w, SMALL_RV, roll));
  const whose = theirs && ({ theirs: true } as const);
  w.happen({ is: 'told-drive', cause: 'BDZ-D-c59', who, kind, large, fuel, ...whose });
}

/** Somebody from a list who was met there: type, Rep and weapon are rolled. BDZ-list-recruit. */
function* somebody(w: BdzWorld): Rule<readonly string[]> {
  const space = choose(LIST_IDS, { id: (list: List) => list, line: (list) => ({ key: `list.${list}` }) });
  return yield* turnUp(w, yield* ask(w, seatOf(w), 'BDZ-list-recruit', 'known-elsewhere', space), 1);
}

/** People come along for good, or as guests for this time only. BDZ-enc-mg-win2, BDZ-enc-mg-win1. */
function comesAlong(w: BdzWorld, e: Encounter, who: readonly string[], guests: boolean): void {
  const by = e.who[0] as string;
  const cause = guests ? 'BDZ-enc-mg-win1' : 'BDZ-enc-mg-win2';
  w.happen({ is: 'joins', cause, who: who.map((id) => ({ id, at: null })), by, guests });
}

/**
 * Ends the encounter: the captive it was for is freed or stays where it is. BDZ-enc-raid-captive-state, BDZ-camp-evade,
 * BDZ-class-milestones.
 */
function* ends(w: BdzWorld, e: Encounter, how: Ended): Rule<void> {
  const [by] = present(w, e);
  if (e.captive !== '' && how === 'success' && by)
    w.happen({ is: 'captive-freed', cause: 'BDZ-enc-raid-captive-state', who: e.captive, by: by.id });
  if (how === 'evaded') w.happen({ is: 'evades', cause: 'BDZ-camp-evade' });
  w.happen({ is: 'told-over', cause: 'BDZ-D-c141' });
  for (const p of present(w, e)) yield* becomesMore(w, p);
}
