import type { AskView, Try, WhyNot } from '@shambles/engine';
import { atMost } from '@shambles/measured';
import { DEEDS } from '../actions/deeds.js';
import { isAtEdge, isAtMachine } from '../actions/leaving.js';
import { mayGetUp } from '../actions/moving.js';
import type { Book } from '../book.js';
import { barToOpen, rigsAbout } from '../contact/opening.js';
import { one } from '../facts/lines.js';
import { vehicle as named } from '../facts/vehicles.js';
import type { BdzWorld } from '../facts.js';
import { houseAbout } from '../loot/houses.js';
import { barToSearch } from '../loot/searching.js';
import { inchesLeft } from '../movement/walking.js';
import type { RuleId } from '../register.js';
import { worldOf } from '../rulers/world.js';
import { isDriving, mayFire, readyGuns } from '../shooting/weapons.js';
import { inMelee, isChild, isDown, isThere, type Person, personOf, vehicleOf } from '../state.js';
import { isRooted } from '../tables/ails.js';
import { lacksSeat } from '../vehicles/boarding.js';
import type { View } from '../view.js';
import { says } from './said.js';

/** Deeds that a player looks for even if they are not offered, in this order. */
const SOUGHT = [
  'move',
  'fire',
  'charge',
  'cash',
  'call',
  'board',
  'start',
  'drive',
  'search',
  'open-trailer',
  'leave',
] as const;

/** Why a figure cannot do something now; undefined if it can. BDZ-act-choice. */
export function whyNot(
  view: View,
  actor: string,
  deed: string,
  _target: string | undefined,
  book: Book,
): WhyNot<RuleId> | undefined {
  const p = view.people.find((each) => each.id === actor);
  const verb = DEEDS.find((each) => each.verb === deed);
  if (!p || !verb) return undefined;
  const who = { who: one(p.id) };
  if (!isThere(p) || isDown(p) || isChild(p)) return says('BDZ-act-choice', 'why-not.not-fit', who);
  if (!view.active?.who.includes(actor) || view.done.includes(actor))
    return says('BDZ-turn-group-order', 'why-not.not-active', who);
  const w = worldOf(view, book);
  if (verb.offers(w, p).length > 0) return undefined;
  return common(w, p) ?? own(w, p, deed) ?? says(verb.rule, 'why-not.not-now', who);
}

/** A reason that rules out most deeds. */
function common({ s }: BdzWorld, p: Person): WhyNot<RuleId> | undefined {
  const who = { who: one(p.id) };
  return inMelee(s, p.id) ? says('BDZ-melee-locked', 'why-not.in-melee', who) : undefined;
}

function own(w: BdzWorld, p: Person, deed: string): WhyNot<RuleId> | undefined {
  const who = { who: one(p.id) };
  switch (deed) {
    case 'fire':
      if (p.fired) return hasFired(p, 'BDZ-act-active-fire');
      if (p.guns.length === 0) return says('BDZ-T-weapons', 'why-not.no-gun', who);
      return notReady(w, p) ?? says('BDZ-T-weapons', 'why-not.no-target', who);
    case 'charge':
      if (p.fired) return hasFired(p, 'BDZ-act-charge');
      return notGoing(w, p) ?? says('BDZ-act-charge', 'why-not.nobody-near', who);
    case 'move':
    case 'leave':
      return notGoing(w, p, deed === 'leave' && !isAtEdge(w, p));
    case 'cash':
      if (w.s.cash !== '') return says('BDZ-enc-scen-atm-special', 'why-not.drawn', who);
      return says(
        'BDZ-enc-scen-atm-special',
        isAtMachine(w, p) ? 'why-not.not-whole' : 'why-not.no-machine',
        who,
      );
    case 'search':
      return says('BDZ-enc-loot-search', `why-not.search-${barToSearch(w, p) ?? 'searched'}`, who);
    case 'open-trailer':
      return notOpened(w, p);
    case 'board':
      return lacksSeat(w, p) ? says('BDZ-veh-def-seats', 'why-not.no-seat', who) : undefined;
    case 'call':
      return says('BDZ-enc-scen-bleens-exit', 'why-not.far-from-van', who);
    default:
      return atWheel(w, p, deed);
  }
}

/** It has used its fire, or spends the activation reloading. BDZ-act-active-fire, BDZ-act-charge, BDZ-shoot-reload. */
function hasFired(p: Person, rule: RuleId): WhyNot<RuleId> {
  const who = { who: one(p.id) };
  return p.reloading ? says('BDZ-shoot-reload', 'why-not.reloads', who) : says(rule, 'why-not.fired', who);
}

/** Why somebody cannot go anywhere, or not off the table; undefined if it can. BDZ-move-normal, BDZ-move-stand. */
function notGoing(w: BdzWorld, p: Person, noEdge = false): WhyNot<RuleId> | undefined {
  const who = { who: one(p.id) };
  if (p.aboard !== '') return sits(w, p);
  if (w.s.active?.manner === 'stay') return says('BDZ-turn-group-order', 'why-not.stays', who);
  if (isRooted(p)) return says('BDZ-camp-road-dazed-basket', 'why-not.rooted', who);
  if (noEdge) return says('BDZ-D-c92', 'why-not.no-edge', who);
  if (mayGetUp(p)) return says('BDZ-move-stand', 'why-not.prone', who);
  return atMost(inchesLeft(p)) > 0 ? undefined : says('BDZ-move-normal', 'why-not.no-inches', who);
}

/** Somebody aboard has to get out first, and a vehicle has to stop for that. BDZ-veh-enter-exit-door. */
function sits(w: BdzWorld, p: Person): WhyNot<RuleId> {
  const { id, speed } = vehicleOf(w.s, p.aboard);
  const key = speed > 0 ? 'why-not.aboard-moving' : 'why-not.aboard';
  return says('BDZ-veh-enter-exit-door', key, { who: one(p.id), what: named(id) });
}

/** Why no gun in hand could be fired, whoever is in sight. BDZ-veh-fire-out, BDZ-wounded-fire, BDZ-shoot-reload. */
function notReady(w: BdzWorld, p: Person): WhyNot<RuleId> | undefined {
  const who = { who: one(p.id) };
  if (!mayFire(w, p))
    return says(p.aboard === '' ? 'BDZ-D-water-human' : 'BDZ-veh-fire-out', 'why-not.no-firing', who);
  if (readyGuns(w.book, p).length > 0) return undefined;
  if (p.hand.every((i) => p.guns[i]?.empty)) return says('BDZ-shoot-reload', 'why-not.empty', who);
  return says(isDriving(p) ? 'BDZ-veh-fire-out' : 'BDZ-wounded-fire', 'why-not.one-hand', who);
}

/** Why the nearest trailer is not opened. BDZ-D-rig-trailer. */
function notOpened(w: BdzWorld, p: Person): WhyNot<RuleId> | undefined {
  const [v] = rigsAbout(w, p);
  const bar = v && barToOpen(w, p, v);
  if (bar) return says('BDZ-D-rig-trailer', `why-not.trailer-${bar}`, { who: one(p.id), what: named(v.id) });
  const stays = w.s.active?.manner === 'stay';
  return stays ? says('BDZ-turn-group-order', 'why-not.stays', { who: one(p.id) }) : undefined;
}

function atWheel(w: BdzWorld, p: Person, deed: string): WhyNot<RuleId> | undefined {
  const who = { who: one(p.id) };
  if (p.aboard === '' || p.sits !== 'wheel') return says('BDZ-veh-def-seats', 'why-not.no-wheel', who);
  const v = vehicleOf(w.s, p.aboard);
  const what = { ...who, what: named(v.id) };
  if (v.stuck) return says('BDZ-enc-scen-bleens-jam', 'why-not.stuck', what);
  if (v.running && deed === 'drive' && v.halts && !v.driven)
    return says('BDZ-move-halt', 'why-not.halts', who);
  if (v.running && deed === 'drive')
    return v.driven
      ? says('BDZ-veh-move-normal', 'why-not.driven', what)
      : says('BDZ-turn-group-order', 'why-not.stays', who);
  if (v.running) return says('BDZ-veh-wont-start', 'why-not.running', what);
  if (v.fuel === 0) return says('BDZ-veh-wont-start', 'why-not.no-fuel', what);
  return v.attempted
    ? says('BDZ-veh-start-one-per-turn', 'why-not.tried', what)
    : says('BDZ-veh-wont-start', 'why-not.engine-off', what);
}

/** The deeds offered to the active group, and the deeds that a player would look for in vain. */
export function tries(view: View, ask: AskView, book: Book): Try[] {
  if (ask.code !== 'deed' || ask.shape.kind !== 'choose') return [];
  const { options } = ask.shape;
  const w = worldOf(view, book);
  const offered = options.flatMap(({ id, line, on }): Try[] => {
    const [deed, actor = view.active?.who[0]] = id.split(' ');
    if (deed === undefined || actor === undefined) return [];
    return [{ actor, deed, ...(on !== undefined && on !== actor && { target: on }), line, answer: id }];
  });
  const missed = (view.active?.who ?? []).flatMap((actor): Try[] =>
    sought(w, personOf(view, actor))
      .filter((deed) => !offered.some((t) => t.actor === actor && t.deed === deed))
      .filter((deed) => whyNot(view, actor, deed, undefined, book))
      .map((deed) => ({ actor, deed, line: { key: `try.${deed}` } })),
  );
  return [...offered, ...missed];
}

/** The deeds of SOUGHT that make sense for this figure. */
function sought(w: BdzWorld, p: Person): readonly string[] {
  const { cash, mother } = w.book.scenario;
  const idle: readonly (string | false)[] = [
    p.guns.length === 0 && 'fire',
    cash?.who !== p.id && 'cash',
    mother !== p.id && 'call',
    !lacksSeat(w, p) && 'board',
    p.aboard === '' && 'start',
    p.aboard === '' && 'drive',
    p.aboard !== '' && 'leave',
    houseAbout(w, p) === undefined && 'search',
    rigsAbout(w, p).length === 0 && 'open-trailer',
  ];
  return SOUGHT.filter((deed) => !idle.includes(deed));
}
