import type { Place as Spot } from '@shambles/measured';
import { type Item, isGun, isMelee, type Resource } from '../../kinds.js';
import { goodsWith, type Place } from '../../state/campaign.js';
import type { House } from '../../state/encounter.js';
import { add, addAll, amountOf, type Goods, takeAll } from '../../state/goods.js';
import { type Person, personOf, type State, type Vehicle, vehicleOf } from '../../state.js';
import { type Pocket, resourceOf } from '../../tables/campaign/loot.js';
import { fact } from '../deed.js';
import { line, one, word } from '../lines.js';
import { campaignOf } from './months.js';

type Way = 'keep' | 'hand' | 'wear';

/** Facts of goods: what people find, who takes it, and what becomes of it. */
export const LOOT_FACTS = {
  /** A building is clear of everybody hostile. It may be searched now, later, or not again. BDZ-D-c25, BDZ-D-c64. */
  clear: fact<Pick<House, 'id' | 'part' | 'clear' | 'trailer'> & { readonly first: boolean }>({
    does: (s, f) => {
      houseOf(s, f.id, f.part).clear = f.clear;
    },
    told: ({ first, id, trailer }) =>
      !first ? undefined : trailer ? line('clear-trailer', { what: word(`vehicle.${id}`) }) : line('clear'),
    words: {
      clear: 'No danger was left in the building.',
      'clear-trailer': 'No danger was left in the trailer of {{what}}.',
    },
    follows: true,
  }),

  /** BDZ-enc-loot-once. */
  searched: fact<{
    readonly who: string;
    readonly house: string;
    readonly part: number;
    /** True for the trailer of a Big Rig. BDZ-D-rig-trailer. */
    readonly trailer?: boolean;
  }>({
    does: (s, f) => {
      const house = houseOf(s, f.house, f.part);
      house.searched.push(f.who);
      house.lastSearch = s.turn;
    },
    told: ({ who, house, trailer }) =>
      trailer
        ? line('searched-trailer', { who: one(who), what: word(`vehicle.${house}`) })
        : line('searched', { who: one(who) }),
    words: {
      searched: '{{who}} searched the place.',
      'searched-trailer': '{{who}} searched the trailer of {{what}}.',
    },
  }),

  'found-nothing': fact<{ readonly who: string }>({
    told: ({ who }) => line('found-nothing', { who: one(who) }),
    words: { 'found-nothing': '{{who}} found nothing of use.' },
    follows: true,
  }),

  /**
   * Something is found, and deducted from the area's stock if that counts it. BDZ-enc-loot-deduct,
   * BDZ-camp-rep-success.
   */
  found: fact<{ readonly who: string; readonly item: Item; readonly house: string; readonly part: number }>({
    does: (s, f) => {
      personOf(s, f.who).deeds.found = true;
      houseOf(s, f.house, f.part).finds++;
      takeFromArea(s, f.item);
    },
    told: ({ who, item }) => line('found', { who: one(who), item: thing(item) }),
    words: { found: '{{who}} found {{item}}.' },
    follows: true,
  }),

  /**
   * A figure packs a thing, takes it in hand or puts it on. BDZ-camp-res-use, BDZ-camp-res-weapons, BDZ-camp-res-armor.
   */
  'took-up': fact<{
    readonly who: string;
    readonly item: Item;
    readonly how: Way;
    /** True for a gun out of ammo. BDZ-shoot-ammo. */
    readonly empty?: true;
  }>({
    does: (s, f) => takesUp(personOf(s, f.who), f.item, f.how, f.empty),
    told: ({ who, item, how }) => line(`took-up-${how}`, { who: one(who), item: thing(item) }),
    words: {
      'took-up-keep': '{{who}} packed {{item}}.',
      'took-up-hand': '{{who}} took {{item}} in hand.',
      'took-up-wear': '{{who}} put {{item}} on.',
    },
    follows: true,
  }),

  /**
   * A thing is given up, lost, or taken away. Taking from an enemy is one of the two ways to find things.
   * BDZ-enc-encumbrance, BDZ-enc-losers-weapon, BDZ-camp-rep-success.
   */
  'gave-up': fact<{
    readonly who: string;
    readonly item: Item;
    readonly by: string;
    /** True if players have told only that it is gone. BDZ-camp-track-use. */
    readonly gone?: true;
  }>({
    does: (s, f) => {
      loses(personOf(s, f.who), f.item);
      const taker = s.people.find((p) => p.id === f.by);
      if (taker && taker.side !== personOf(s, f.who).side) taker.deeds.found = true;
    },
    told: ({ who, item, by, gone }) =>
      line(gone ? 'had-no-longer' : by === '' ? 'threw-away' : 'taken-from', {
        who: one(who),
        item: thing(item),
        by: one(by),
      }),
    words: {
      'had-no-longer': '{{who}} no longer had {{item}}.',
      'threw-away': '{{who}} threw {{item}} away.',
      'taken-from': '{{by}} took {{item}} from {{who}}.',
    },
    follows: true,
  }),

  'left-lying': fact<{ readonly item: Item }>({
    told: ({ item }) => line('left-lying', { item: thing(item) }),
    words: { 'left-lying': 'Nobody took {{item}}.' },
    follows: true,
  }),

  /**
   * A unit is used up, out of a figure's load, or out of what the band or its base here has. BDZ-camp-track-use,
   * BDZ-enc-loot-medical.
   */
  used: fact<{ readonly who: string; readonly item: Item }>({
    does: (s, f) => {
      if (f.who === '') add(goodsWith(campaignOf(s), f.item), f.item, -1);
      else add(personOf(s, f.who).load, f.item, -1);
      // What was brought along is used up first: what is left then has been found. BDZ-D-c111.
      const { who = [], brought = {} } = s.encounter ?? {};
      if (who.includes(f.who) && amountOf(brought, f.item) > 0) add(brought, f.item, -1);
    },
    told: ({ item }) => line('used', { item: thing(item) }),
    words: { used: 'Used up: {{item}}.' },
    follows: true,
  }),

  /** Somebody beaten has been searched. BDZ-enc-losers-once. */
  frisked: fact<{ readonly who: string; readonly body: string; readonly item: Pocket }>({
    does: (s, f) => {
      personOf(s, f.body).frisked = true;
      if (f.item !== 'none') personOf(s, f.who).deeds.found = true;
    },
    told: ({ who, body, item }) =>
      line(item === 'none' ? 'frisked' : 'frisked-found', {
        who: one(who),
        body: one(body),
        ...(item !== 'none' && { item: thing(item) }),
      }),
    words: {
      frisked: '{{who}} went through the pockets of {{body}}: nothing.',
      'frisked-found': '{{who}} went through the pockets of {{body}}, and found {{item}}.',
    },
  }),

  /**
   * Keys of somebody beaten lead to a car, which belongs to the band after the encounter and is none of the area's
   * stock. BDZ-enc-losers-search, BDZ-camp-overfish, BDZ-D-c91.
   */
  'car-found': fact<{ readonly who: string; readonly vehicle: Vehicle }>({
    does: (s, f) => {
      add(personOf(s, f.who).load, 'keys', -1);
      const c = campaignOf(s);
      s.vehicles.push({ ...f.vehicle, triedBy: [] });
      c.vehicles.push(f.vehicle.id);
      c.next.vehicle++;
    },
    told: ({ vehicle: { id } }) => line('car-found', { what: word(`vehicle.${id}`) }),
    words: { 'car-found': 'The keys were those of {{what}}.' },
  }),

  /** Goods move between the band and a base, or are left behind. BDZ-camp-base, BDZ-enc-encumbrance. */
  stowed: fact<{ readonly item: Item; readonly n: number; readonly how: 'store' | 'fetch' | 'leave' }>({
    does: (s, { item, n, how }) => {
      add(campaignOf(s).goods, item, how === 'fetch' ? n : -n);
      if (how !== 'leave') add(placeAt(s).store, item, how === 'fetch' ? -n : n);
    },
    told: ({ item, n, how }) => line(`stowed-${how}`, { items: thing(item, n) }),
    words: {
      'stowed-store': 'Stored in the base: {{items}}.',
      'stowed-fetch': 'Out of the base: {{items}}.',
      'stowed-leave': 'Left behind: {{items}}.',
    },
  }),

  /** A figure takes goods of the band for an encounter, or returns them. BDZ-camp-res-use. */
  outfitted: fact<{ readonly who: string; readonly item: Item; readonly how: Way | 'back' }>({
    does: (s, { who, item, how }) => {
      const p = personOf(s, who);
      const more = how === 'back' ? -1 : 1;
      const packed = how === 'keep' || (how === 'back' && amountOf(p.load, item) > 0);
      if (how === 'back') loses(p, item);
      else takesUp(p, item, how);
      add(campaignOf(s).goods, item, -more);
      const taken = packed ? s.encounter?.brought : s.encounter?.own;
      if (taken) add(taken, item, more);
    },
    told: ({ who, item, how }) => line(`outfitted-${how}`, { who: one(who), item: thing(item) }),
    words: {
      'outfitted-keep': '{{who}} took {{item}} along.',
      'outfitted-hand': '{{who}} took {{item}} in hand.',
      'outfitted-wear': '{{who}} put {{item}} on.',
      'outfitted-back': '{{who}} left {{item}} behind.',
    },
  }),

  /**
   * A figure takes a thing out of its pack or, between two locations, packs one of its own. BDZ-camp-res-use,
   * BDZ-D-c97.
   */
  repacked: fact<{ readonly who: string; readonly item: Item; readonly how: Way }>({
    does: (s, { who, item, how }) => {
      const p = personOf(s, who);
      const { saw } = p;
      if (how === 'keep') losesOwn(p, item);
      else add(p.load, item, -1);
      takesUp(p, item, how);
      // One that has stalled or run dry does not run for having been packed. BDZ-melee-chainsaw-gas.
      p.saw = saw;
    },
    told: ({ who, item, how }) => line(`repacked-${how}`, { who: one(who), item: thing(item) }),
    words: {
      'repacked-keep': '{{who}} packed {{item}}.',
      'repacked-hand': '{{who}} took {{item}} in hand.',
      'repacked-wear': '{{who}} put {{item}} on.',
    },
  }),

  /** A figure puts what it has packed into a vehicle. BDZ-enc-encumbrance-vehicle. */
  loaded: fact<{
    readonly who: string;
    readonly vehicle: string;
    readonly goods: Goods;
    /** The state of its chain saw, if that does not run. BDZ-melee-chainsaw-gas. */
    readonly saw?: Person['saw'];
  }>({
    does: (s, { who, vehicle, goods, saw }) => {
      const v = vehicleOf(s, vehicle);
      v.load = { ...v.load };
      addAll(v.load, goods);
      if (saw) v.saw = saw;
      takeAll(personOf(s, who).load, goods);
    },
    told: ({ who, vehicle, goods }) =>
      line('loaded', {
        who: one(who),
        what: word(`vehicle.${vehicle}`),
        items: Object.entries(goods).map(([item, n]) => thing(item as Item, n)),
      }),
    words: { loaded: '{{who}} put into {{what}}: {{items}}.' },
  }),

  /** A figure packs a thing out of a vehicle. BDZ-enc-encumbrance-vehicle. */
  unloaded: fact<{ readonly who: string; readonly vehicle: string; readonly item: Item }>({
    does: (s, { who, vehicle, item }) => {
      const [v, p] = [vehicleOf(s, vehicle), personOf(s, who)];
      add(v.load ?? {}, item, -1);
      if (amountOf(v.load ?? {}, 'chainsaw') === 0) delete v.saw;
      takesUp(p, item, 'keep');
    },
    told: ({ who, vehicle, item }) =>
      line('unloaded', { who: one(who), what: word(`vehicle.${vehicle}`), item: thing(item) }),
    words: { unloaded: '{{who}} took {{item}} out of {{what}}.' },
  }),

  /** A Challenge and its result. BDZ-enc-chal-roll. */
  challenged: fact<{
    readonly who: string;
    readonly hard: boolean;
    readonly stake: string;
    readonly result: 'success' | 'failure' | 'given-up';
  }>({
    told: ({ who, result }) => line(`challenged-${result}`, { who: one(who) }),
    words: {
      'challenged-success': '{{who}} did it.',
      'challenged-failure': '{{who}} failed.',
      'challenged-given-up': '{{who}} thought better of it.',
    },
  }),

  /** The consequence of a failed Challenge. BDZ-enc-chal-consequence. */
  suffered: fact<{
    readonly who: string;
    readonly status: Person['status'];
    readonly prone: boolean;
    /** The place where it ends up, if it moves. */
    readonly at: Spot | null;
  }>({
    does: (s, f) => {
      const p = personOf(s, f.who);
      Object.assign(p, { status: f.status, prone: f.prone, ...(f.at && put(f.at)) });
      if (f.status === 'out') p.deeds.out = true;
    },
    told: ({ who, status }) => line(status === 'carry-on' ? 'fell' : `suffered-${status}`, { who: one(who) }),
    words: {
      fell: '{{who}} fell.',
      'suffered-stunned': '{{who}} was stunned.',
      'suffered-out': '{{who}} was out of the fight.',
    },
    sort: 'fights',
    follows: true,
  }),

  /** A figure leaps to a place that no way leads to. BDZ-enc-chal-steps. */
  leapt: fact<{ readonly who: string; readonly at: Spot }>({
    does: (s, f) => {
      Object.assign(personOf(s, f.who), put(f.at));
    },
    sort: 'moves',
    follows: true,
  }),

  /** A figure pours fuel into a tank. BDZ-camp-res-use. */
  filled: fact<{ readonly who: string; readonly vehicle: string }>({
    does: (s, f) => {
      for (const v of s.vehicles) if (v.id === f.vehicle) v.fuel = Math.max(0, v.fuel) + 1;
    },
    told: ({ who, vehicle }) => line('filled', { who: one(who), what: word(`vehicle.${vehicle}`) }),
    words: { filled: '{{who}} poured fuel into {{what}}.' },
  }),
};

const put = ([x, y, level]: Spot) => ({ x, y, level, hidesFrom: [] });

/** An item and its number, as a noun. */
export const thing = (item: Item, count = 1) => ({ noun: `item.${item}`, count });

/** True if somebody has a chain saw, in hand or packed. BDZ-melee-chainsaw. */
export function hasSaw(p: Pick<Person, 'melee' | 'more' | 'load'>): boolean {
  return p.melee === 'chainsaw' || p.more.includes('chainsaw') || amountOf(p.load, 'chainsaw') > 0;
}

/** True if somebody has a chain saw that has run dry. BDZ-melee-chainsaw-gas. */
export function isSawDry(p: Pick<Person, 'melee' | 'more' | 'load' | 'saw'>): boolean {
  return p.saw === 'dry' && hasSaw(p);
}

function takesUp(p: Person, item: Item, how: Way, empty = false): void {
  if (item === 'chainsaw' && !hasSaw(p)) p.saw = 'works';
  if (how === 'wear') p.armoured = true;
  else if (how === 'keep') add(p.load, item, 1);
  else if (isMelee(item)) {
    if (p.melee !== 'unarmed') p.more.push(p.melee);
    p.melee = item;
  } else if (isGun(item)) {
    p.guns.push({ gun: item, empty });
    p.hand = [p.guns.length - 1];
  }
}

/** Removes one item from a figure, first from its load. */
export function loses(p: Person, item: Item): void {
  if (amountOf(p.load, item) > 0) add(p.load, item, -1);
  else losesOwn(p, item);
}

/** Removes one item from what a figure has in hand or on its body. */
function losesOwn(p: Person, item: Item): void {
  if (item === 'armor') p.armoured = false;
  else if (item === 'cure') p.cures--;
  else if (isMelee(item)) {
    if (p.more.includes(item)) p.more.splice(p.more.indexOf(item), 1);
    else p.melee = p.more.shift() ?? 'unarmed';
    if (item === 'chainsaw') p.saw = 'works';
  } else {
    // Weapons in hand go last.
    const all = p.guns.map((g, i) => ({ ...g, i })).filter((g) => g.gun === item);
    const gone = (all.find(({ i }) => !p.hand.includes(i)) ?? all[0])?.i;
    if (gone === undefined) return;
    p.guns.splice(gone, 1);
    const hand = p.hand.filter((i) => i !== gone).map((i) => (i > gone ? i - 1 : i));
    p.hand = hand.length > 0 ? hand : p.guns.length > 0 ? [0] : [];
  }
}

function houseOf(s: State, id: string, part: number): House {
  const found = s.encounter?.houses.find((h) => h.id === id && h.part === part);
  if (!found) throw new RangeError(`Nobody has been in "${id}".`);
  return found;
}

/** The place where the band is. */
export function placeAt(s: Pick<State, 'campaign'>): Place {
  const { at, places } = campaignOf(s);
  return places.find((p) => p.id === at) as Place;
}

/**
 * Units left in the area; Infinity if they are not counted, as in a Raid. BDZ-camp-overfish, BDZ-enc-raid-resources.
 */
export function leftInArea(s: Pick<State, 'campaign' | 'encounter'>, resource: Resource): number {
  if (!s.campaign || s.encounter?.kind === 'raid') return Number.POSITIVE_INFINITY;
  return placeAt(s).stock?.[resource] ?? Number.POSITIVE_INFINITY;
}

/** Deducts one item from the area's stock; in a Raid nothing is counted. BDZ-D-c60, BDZ-enc-raid-resources. */
export function takeFromArea(s: State, item: Item): void {
  const resource = resourceOf(item);
  if (!s.campaign || !resource || s.encounter?.kind === 'raid') return;
  const { stock } = placeAt(s);
  if (stock) stock[resource] = Math.max(0, (stock[resource] ?? 0) - 1);
}
