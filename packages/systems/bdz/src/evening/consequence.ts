import type { AskView, Consequence, Json, Line, Reply, Ruled } from '@shambles/engine';
import { atMost, type Place, placeOf, tenth } from '@shambles/measured';
import type { Book } from '../book.js';
import { isZed, one, word } from '../facts/lines.js';
import { vehicle as named } from '../facts/vehicles.js';
import type { BdzWorld } from '../facts.js';
import { byDoor } from '../house/ground-rows.js';
import { loudness } from '../house/rows.js';
import { inchesLeft, reachOf } from '../movement/walking.js';
import { watchers } from '../reaction/in-sight.js';
import type { RuleId } from '../register.js';
import { type Leg, laneBy, legOf, vehicleIn } from '../rulers/lanes.js';
import { preview } from '../rulers/preview.js';
import { worldOf } from '../rulers/world.js';
import { friendsAt, readyGuns } from '../shooting/weapons.js';
import { inMelee, isThere, type Person, personOf, type Vehicle, vehicleOf, type Zed } from '../state.js';
import { shifted } from '../table/bodies.js';
import type { Hit } from '../table/lane.js';
import { tableOf } from '../table.js';
import type { View } from '../view.js';
import { isHeard } from '../zombies/acting.js';
import { mayDraw } from '../zombies/coming.js';
import { lifeConsequence } from './campaign.js';
import { says } from './said.js';

/** The consequence of an answer: a move, a charge, a shot, or a leg of a drive. */
export function consequence(
  view: View,
  ask: AskView,
  value: Json,
  book: Book,
): Consequence<RuleId> | undefined {
  const w = worldOf(view, book);
  if (view.campaign && !view.encounter) return lifeConsequence(w, view.campaign, ask, value);
  if (ask.shape.kind === 'spot') return moved(w, ask, value);
  const odds = preview(view, ask, value, book);
  if (ask.code === 'wires') return value === true ? wired(w, ask, odds) : undefined;
  const leg = legOf(view, ask, value, book);
  if (leg) return { ...driven(leg, laneBy(view, ask, value, book)?.hits ?? []), odds };
  if (ask.code === 'aim') return shot(w, actorIn(ask), String(value).split(' ').pop() as string, odds);
  if (ask.code === 'deed' && typeof value === 'string') return done(w, value, odds);
  return odds.length > 0 ? tested(w, ask, odds) : undefined;
}

const BARE = { odds: [], answers: [], hears: [], costs: [], rays: [] } as const;

/** The way to a spot, and the enemies who would see the figure there. BDZ-move-normal. */
function moved(w: BdzWorld, { shape }: AskView, value: Json): Consequence<RuleId> | undefined {
  if (shape.kind !== 'spot' || shape.how !== 'walk' || !Array.isArray(value)) return undefined;
  const p = w.s.people.find((each) => each.id === shape.figure);
  if (!p || !isThere(p)) return undefined;
  const [x, y, level = p.level] = value as readonly number[];
  const to: Place = [x as number, y as number, level];
  const route = reachOf(w, p, shape.within).route(...to);
  if (!route) return undefined;
  const most = atMost(shape.within);
  const inches = Math.min(tenth(route.cost), most);
  const before = watchers(w, p);
  return {
    ...BARE,
    ...says('BDZ-move-normal', 'consequence.move', { who: one(p.id), inches }),
    on: p.id,
    answers: tableOf(w).as(p.id, to, () => watching(w, p, before)),
    costs: [says('BDZ-move-normal', 'costs.inches', { inches, most })],
    path: route.points as Place[],
  };
}

/** Enemies who would see the figure now and did not before, and may react. BDZ-react-in-sight. */
function watching(w: BdzWorld, p: Person, before: readonly string[]): Reply<RuleId>[] {
  const table = tableOf(w);
  const zeds = w.s.zeds.filter((z) => table.sees(z.id, p.id));
  const people = watchers(w, p, table).filter((id) => !before.includes(id));
  return [
    ...people.map((id) => ({
      ...says('BDZ-react-in-sight', 'answers.in-sight', { who: one(id), whom: one(p.id) }),
      who: id,
    })),
    ...together(zeds, 'BDZ-zact-1', 'answers.sees', { whom: one(p.id) }),
  ];
}

/** One reply for all zombies that do the same, so that it is not told for each of them. */
function together(
  [first, ...more]: readonly Zed[],
  rule: RuleId,
  key: string,
  values: NonNullable<Line['values']>,
): Reply<RuleId>[] {
  return first ? [{ ...says(rule, key, { ...values, count: 1 + more.length }), who: first.id }] : [];
}

/** The lane that a straight leg sweeps, and what is in it. BDZ-veh-lane. */
function driven({ vehicle: v, inches, back }: Leg, hits: readonly Hit[]): Consequence<RuleId> {
  const end = shifted(v, back ? -inches : inches);
  const ofLeg = [says('BDZ-veh-move-normal', 'costs.leg', { inches: tenth(inches) })];
  return {
    ...BARE,
    ...says('BDZ-veh-lane', back ? 'consequence.leg-back' : 'consequence.leg', {
      what: named(v.id),
      inches: tenth(inches),
    }),
    on: v.id,
    answers: hits.filter(({ thing }) => thing.what === 'figure').map(struck),
    costs: [...ofLeg, ...stops(hits)],
    path: [
      [v.x, v.y, 0],
      [end.x, end.y, 0],
    ],
  };
}

/** A figure in the lane. BDZ-veh-rundown-procedure. */
const struck = ({ thing, at }: Hit): Reply<RuleId> => ({
  ...says('BDZ-veh-rundown-procedure', 'answers.in-the-way', {
    who: word(`who.${thing.id}`),
    inches: tenth(at),
  }),
  who: thing.id,
});

/** The first obstacle in the lane. BDZ-veh-obstacle. */
function stops(hits: readonly Hit[]): Ruled<RuleId>[] {
  const hit = hits.find(({ thing }) => thing.what !== 'figure');
  if (!hit) return [];
  const key = hit.thing.what === 'solid' ? 'costs.solid' : 'costs.vehicle';
  return [says('BDZ-veh-obstacle', key, { inches: tenth(hit.at) })];
}

function actorIn({ line }: AskView): string {
  const who = line.values?.who;
  return typeof who === 'object' && 'noun' in who ? String(who.noun).replace(/^person\./, '') : '';
}

/** Shots at a target, and how loud they are. BDZ-zgen-noise. */
function shot(
  w: BdzWorld,
  by: string,
  target: string,
  odds: Consequence['odds'],
): Consequence<RuleId> | undefined {
  const table = tableOf(w);
  if (!table.has(by) || !table.has(target)) return undefined;
  return {
    ...BARE,
    ...says('BDZ-T-shoot', 'consequence.shot', { who: one(by), whom: one(target) }),
    on: target,
    distance: tenth(table.distance(by, target)),
    odds,
    answers: astray(w, by, target),
    costs: noise(w, by),
    rays: [{ from: by, to: target, kind: 'fire' }],
  };
}

/** A friend in melee with the target, against whom dice that miss are rolled. BDZ-D-fire-into-melee. */
function astray(w: BdzWorld, by: string, target: string): Consequence<RuleId>['answers'] {
  const [friend] = friendsAt(w, personOf(w.s, by).side, target);
  if (friend === undefined) return [];
  return [{ ...says('BDZ-D-fire-into-melee', 'answers.astray', { who: one(friend) }), who: friend }];
}

/** An attempt at the wires of a vehicle, and at its engine. BDZ-veh-hotwire, BDZ-veh-noise-failed-start. */
function wired(w: BdzWorld, ask: AskView, odds: Consequence['odds']): Consequence<RuleId> | undefined {
  const v = vehicleIn(w.s, ask);
  if (!v) return undefined;
  const what = named(v.id);
  return {
    ...BARE,
    ...says('BDZ-veh-hotwire', 'consequence.start', { who: one(actorIn(ask)), what }),
    on: v.id,
    odds,
    hears: hearing(w, v),
  };
}

/** The zombies near enough to hear its engine, which is as loud if it starts as if it does not. BDZ-zact-2. */
function hearing(w: BdzWorld, v: Vehicle): Reply<RuleId>[] {
  const zeds = w.s.zeds.filter((z) => isHeard(z, v));
  return together(zeds, 'BDZ-zact-2', 'hears.engine', { what: named(v.id) });
}

/**
 * What a shot costs where noise draws more of the dead: as many as the shots that a die counts as, of which a shotgun
 * makes several at once. BDZ-zgen-noise, BDZ-D-c19, BDZ-T-noise.
 */
function noise(w: BdzWorld, who: string): Ruled<RuleId>[] {
  const heard = readyGuns(w.book, personOf(w.s, who)).map(({ gun }) =>
    gun === 'shotgun' ? Math.min(1, loudness(w.book, 'shotgun')) : loudness(w.book, 'die'),
  );
  const count = Math.max(0, ...heard);
  return w.book.scenario.draws && count > 0 && mayDraw(w)
    ? [says('BDZ-zgen-noise', 'costs.noise', { count })]
    : [];
}

/** A driver has to take a test for this answer. BDZ-veh-tests. */
function tested(w: BdzWorld, ask: AskView, odds: Consequence['odds']): Consequence<RuleId> | undefined {
  const v = vehicleIn(w.s, ask);
  if (!v) return undefined;
  return { ...BARE, ...says('BDZ-veh-tests', 'consequence.tested', { what: named(v.id) }), on: v.id, odds };
}

/**
 * A charge, a round of melee, an attempt to start an engine, fire at a vehicle, or a trailer opened. BDZ-act-charge,
 * BDZ-melee-rolling, BDZ-veh-noise-failed-start, BDZ-veh-shoot-disabled, BDZ-veh-type-bigrig.
 */
function done(w: BdzWorld, value: string, odds: Consequence['odds']): Consequence<RuleId> | undefined {
  const [verb, actor = '', target = ''] = value.split(' ');
  const p = w.s.people.find((each) => each.id === actor);
  if (!p) return undefined;
  const who = { who: one(actor) };
  if (verb === 'start')
    return {
      ...BARE,
      ...says('BDZ-veh-wont-start', 'consequence.start', { ...who, what: named(p.aboard) }),
      on: p.id,
      odds,
      hears: hearing(w, vehicleOf(w.s, p.aboard)),
    };
  if (verb === 'fire' && odds[0]?.on !== undefined) return shot(w, actor, odds[0].on, odds);
  if (verb === 'fight' && odds.length > 0)
    return { ...BARE, ...says('BDZ-melee-rolling', 'consequence.fight', who), on: p.id, odds };
  if (verb === 'fire-vehicle')
    return {
      ...BARE,
      ...says('BDZ-veh-shoot-disabled', 'consequence.fire-vehicle', { ...who, what: named(target) }),
      on: target,
      odds,
      costs: noise(w, actor),
    };
  if (verb === 'open-trailer')
    return {
      ...BARE,
      ...says('BDZ-veh-type-bigrig', 'consequence.open-trailer', { ...who, what: named(target) }),
      on: target,
      costs: [says('BDZ-bldg-door', 'costs.inches', { inches: byDoor(w.book), most: atMost(inchesLeft(p)) })],
    };
  if (verb !== 'charge' || !tableOf(w).has(target)) return undefined;
  return {
    ...BARE,
    ...says('BDZ-act-charge', 'consequence.charge', { ...who, whom: one(target) }),
    on: target,
    distance: tenth(tableOf(w).distance(actor, target)),
    odds,
    // Somebody in melee takes no test for it. BDZ-melee-rear.
    answers:
      isZed(target) || inMelee(w.s, target)
        ? []
        : [{ ...says('BDZ-react-charged', 'answers.charged', { who: one(target) }), who: target }],
    path: [placeOf(personOf(w.s, actor)), placeOf(tableOf(w).at(target))],
  };
}
