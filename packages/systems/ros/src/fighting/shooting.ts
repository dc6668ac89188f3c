import { Choose, faceValue, type Line, type Rule, roll } from '@shambles/engine';
import { isBar } from '../asking/bar.js';
import { decide } from '../asking/decide.js';
import type { ShotResult } from '../facts/fight.js';
import type { RosWorld } from '../facts.js';
import { hindrance } from '../ground/contact.js';
import { fell, rollBack, slay } from '../harm/harm.js';
import { cardRow, gunRow } from '../house/rows.js';
import type { Tabled } from '../house/tables.js';
import { type Card, cardsOf, type Gun, LONG_GUNS } from '../kinds.js';
import { noise } from '../senses/hordes.js';
import { know } from '../senses/prey.js';
import { FROM_BASE } from '../senses/source.js';
import { living, type Person, personOf, placeOf, shotsIn } from '../state.js';
import { tableOf } from '../table.js';
import { SHORT } from '../tables/shooting.js';
import { nameOf } from '../words.js';
import { glassTargets, lookThrough } from './glasses.js';
import { type Mark, shotOn } from './targets.js';

/** The card that lets a survivor fire in step 9, if it played one. */
export function shootingCard(p: Person): Card | undefined {
  return cardsOf(p.play).find((c) => c === 'shoot' || c === 'both' || c === 'snipe');
}

/** Survivors who shoot, snipe or reload. ROS-seq-9. */
export function shooters(w: RosWorld): string[] {
  return living(w.s)
    .filter(
      (p) =>
        shootingCard(p) !== undefined || cardsOf(p.play).includes('reload') || glassTargets(w, p).length > 0,
    )
    .map((p) => p.id);
}

/** Step 9: a survivor shoots or reloads, then looks through its binoculars. ROS-seq-9. */
export function* stepNine(w: RosWorld, who: string): Rule<void> {
  const p = personOf(w.s, who);
  const card = shootingCard(p);
  if (card !== undefined) yield* shoot(w, p, card);
  else if (cardsOf(p.play).includes('reload')) yield* reload(w, p);
  if (glassTargets(w, p).length > 0) yield* lookThrough(w, p);
}

export function wasted(w: RosWorld, p: Person, card: Card, why: string): void {
  w.happen({ is: 'wasted', cause: 'ROS-card-wasted', who: p.id, card, why });
}

/** Guns that a card can be used with. ROS-D-sniper. */
export function gunsFor(book: Tabled, p: Person, card: Card): Gun[] {
  const guns: Gun[] = ['pistol', ...LONG_GUNS];
  return guns.filter((gun) => shotsIn(p, gun) >= 0 && goesWith(book, card, gun));
}

/** True if the card may be played with the gun. SNIPE needs a sniper rifle; BOTH any other gun. ROS-D-sniper. */
export function goesWith(book: Tabled, card: Card, gun: Gun): boolean {
  const only = cardRow(book, card).weapon;
  if (only !== undefined && gun !== only) return false;
  return gunRow(book, gun).cards?.includes(card) ?? true;
}

/** Shots that a card gives with a gun. ROS-card-SHOOT, ROS-card-BOTH, ROS-card-SNIPE. */
export function shotsOf(book: Tabled, card: Card, gun: Gun): number {
  const { shots, sniperShots } = cardRow(book, card);
  return gun === 'sniper rifle' ? (sniperShots ?? shots) : shots;
}

/** Fires the shots of one card. Each target is named after the last shot is resolved; shots may be held. ROS-shoot. */
function* shoot(w: RosWorld, p: Person, card: Card): Rule<void> {
  const useful = usefulGuns(w, p, card);
  const why = noShot(w, p, card, useful);
  if (why !== undefined) return wasted(w, p, card, why);
  const gun = (yield* decide(
    w,
    p,
    'ROS-shoot',
    'gun',
    new Choose(useful, {
      line: (id) => ({ key: 'gun', values: { gun: id, left: shotsIn(p, id as Gun) } }),
    }),
    () => useful[useful.length - 1] as Gun,
  )) as Gun;
  // Automatic fire is loud from its first shot. ROS-D-loud.
  let loud = card === 'shoot' && gun === 'assault rifle';
  for (let shots = shotsOf(w.book, card, gun); shots > 0 && shotsIn(p, gun) > 0; shots--) {
    const named = yield* nameTarget(w, p, gun, card, shots);
    if (!named) return;
    yield* fire(w, p, gun, named);
    if (loud) yield* noise(w, placeOf(p), 'automatic', p.id, FROM_BASE);
    loud = false;
  }
}

/** Loaded guns that may be used with the card and have a target. */
function usefulGuns(w: RosWorld, p: Person, card: Card): Gun[] {
  return loadedGuns(w.book, p, card).filter((gun) => targetsFor(w, p, gun, card).length > 0);
}

/** Loaded guns that may be used with the card. */
export function loadedGuns(book: Tabled, p: Person, card: Card): Gun[] {
  return gunsFor(book, p, card).filter((gun) => shotsIn(p, gun) > 0);
}

/** Why a card fires nothing; undefined if it can. ROS-card-wasted. */
export function noShot(
  w: RosWorld,
  p: Person,
  card: Card,
  useful = usefulGuns(w, p, card),
): string | undefined {
  const empty = loadedGuns(w.book, p, card).length === 0 ? 'no-shots' : 'no-target';
  return hindrance(p) ?? (useful.length === 0 ? empty : undefined);
}

/**
 * Asks for the next target among those in sight now; undefined if there is none, or fire is held. ROS-D-wasted-shot.
 */
function* nameTarget(w: RosWorld, p: Person, gun: Gun, card: Card, shots: number): Rule<Mark | undefined> {
  const marks = targetsFor(w, p, gun, card);
  if (marks.length === 0) return undefined;
  const named = yield* decide(
    w,
    p,
    'ROS-shoot',
    'target',
    new Choose([...marks.map((m) => m.zed), 'hold'], {
      line: (id) => (id === 'hold' ? { key: 'hold' } : targetLine(w, marks, id)),
      on: (id) => (id === 'hold' ? '' : id),
    }),
    () => (marks[0] as Mark).zed,
    { gun, shots },
  );
  return marks.find((m) => m.zed === named);
}

function targetLine(w: RosWorld, marks: readonly Mark[], id: string): Line {
  const m = marks.find((each) => each.zed === id) as Mark;
  const range = Math.round(m.range);
  return { key: 'target', values: { name: nameOf(w.book, id), range, count: range } };
}

/**
 * Zeds that can be named as targets for this gun, nearest first. ROS-shoot-arc, ROS-shoot-range, ROS-R-disappearing.
 */
export function targetsFor(w: RosWorld, p: Person, gun: Gun, card: Card): Mark[] {
  const table = tableOf(w);
  return w.s.zeds
    .map((zed) => shotOn(table, p, zed, gun, card, w.s.turn))
    .filter((m): m is Mark => !isBar(m))
    .sort((a, b) => a.range - b.range || (a.zed < b.zed ? -1 : 1));
}

/** Fires one shot and applies its result. ROS-shoot, ROS-shoot-head, ROS-shoot-body. */
function* fire(w: RosWorld, p: Person, gun: Gun, { zed, range, factors }: Mark): Rule<void> {
  const mods = factors.reduce((sum, f) => sum + f.mod, 0);
  const { die, score, result } = yield* shotRoll(w, p.id, gun, range, mods);
  w.happen({
    is: 'shot',
    cause: 'ROS-shoot',
    who: p.id,
    gun,
    zed,
    range,
    die,
    factors,
    score,
    result,
    left: shotsIn(p, gun) - 1,
  });
  // A shot from a building or vehicle gives away where it came from. ROS-U-priority.
  know(w, [p]);
  if (result === 'head') yield* slay(w, zed, 'head', 'ROS-shoot-head', p.id);
  else if (result === 'body')
    yield* fell(w, zed, p, () => rollBack(w, 'ROS-shoot-body', p.id), 'ROS-shoot-body', p.id);
}

/** Rolls a shot and reads it on the gun's row. ROS-T-shooting. */
export function* shotRoll(
  w: RosWorld,
  seat: string,
  gun: Gun,
  range: number,
  mods: number,
): Rule<{ die: number; score: number; result: ShotResult }> {
  const rolled = yield* roll(w, {
    kind: 'roll',
    rule: `ROS-shoot-${gun === 'assault rifle' ? 'rifle' : gun === 'sniper rifle' ? 'sniper' : gun}`,
    label: 'shot',
    table: 'ROS-T-shooting',
    seat,
    pools: [{ n: 1, sides: 10, lowest: 0, score: faceValue(10) }],
  });
  const die = rolled.score;
  const score = die + mods;
  const { body, head } = range <= SHORT ? gunRow(w.book, gun).short : gunRow(w.book, gun).long;
  if (head !== null && score >= head) return { die, score, result: 'head' };
  const hit = body !== null && score >= body[0] && (body[1] === null || score <= body[1]);
  return { die, score, result: hit ? 'body' : 'miss' };
}

/** RELOAD: one reload of the gun's kind fills its clip. ROS-card-RELOAD. */
function* reload(w: RosWorld, p: Person): Rule<void> {
  const why = noReload(w.book, p);
  if (why !== undefined) return wasted(w, p, 'reload', why);
  const can = reloadable(w.book, p);
  const gun = yield* decide(
    w,
    p,
    'ROS-card-RELOAD',
    'reload',
    new Choose(can, { line: (id) => ({ key: 'gun', values: { gun: id, left: shotsIn(p, id as Gun) } }) }),
    () => toReload(p, can),
  );
  const clip = gunRow(w.book, gun as Gun).clip;
  w.happen({ is: 'reloaded', cause: 'ROS-card-RELOAD', who: p.id, gun: gun as Gun, clip });
}

/** What an NPS reloads: the gun that it was told to, or else one with an empty clip. ROS-order, ROS-T-nps. */
function toReload(p: Person, can: readonly Gun[]): Gun {
  const item = p.order?.do === 'use' ? p.order.item : undefined;
  const told = can.find((gun) => `${gun} reload` === item);
  return told ?? can.find((gun) => shotsIn(p, gun) === 0) ?? (can[0] as Gun);
}

/** Guns that are not full and have a reload of their kind. */
function reloadable(book: Tabled, p: Person): Gun[] {
  const guns: Gun[] = ['pistol', ...LONG_GUNS];
  return guns.filter(
    (gun) =>
      shotsIn(p, gun) >= 0 && shotsIn(p, gun) < gunRow(book, gun).clip && p.minor.includes(`${gun} reload`),
  );
}

/** Why nothing can be reloaded; undefined if something can. ROS-card-wasted. */
export function noReload(book: Tabled, p: Person): string | undefined {
  return hindrance(p) ?? (reloadable(book, p).length === 0 ? 'no-reload' : undefined);
}
