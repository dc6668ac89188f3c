import { Choose, faceValue, type Line, type Rule, roll } from '@shambles/engine';
import { distance, snap } from '@shambles/field';
import { decide } from './decide.js';
import type { RosWorld, ShotResult } from './facts.js';
import { glassTargets, lookThrough } from './glasses.js';
import { fell, rollBack, slay } from './harm.js';
import { noise } from './hordes.js';
import { type Card, cardsOf, type Gun, LONG_GUNS } from './kinds.js';
import { know } from './prey.js';
import { able, living, type Person, type Place, personOf, placeOf, shotsIn, type Zed } from './state.js';
import { type RosTable, tableOf } from './table.js';
import { type Factor, factorRow, gunRow, SHORT } from './tables.js';
import { nameOf } from './words.js';

/** The card that lets a survivor fire in step 9, if it played one. */
function shootingCard(p: Person): Card | undefined {
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

/** ROS-seq-9. */
export function* stepNine(w: RosWorld, who: string): Rule<void> {
  const p = personOf(w.s, who);
  const card = shootingCard(p);
  if (card !== undefined) yield* shoot(w, p, card);
  else if (cardsOf(p.play).includes('reload')) yield* reload(w, p);
  if (glassTargets(w, p).length > 0) yield* lookThrough(w, p);
}

function wasted(w: RosWorld, p: Person, card: Card, why: string): void {
  w.happen({ is: 'wasted', cause: 'ROS-card-wasted', to: 'all', who: p.id, card, why });
}

/** Guns that a card can be used with. ROS-D-sniper. */
export function gunsFor(p: Person, card: Card): Gun[] {
  const guns: Gun[] = ['pistol', ...LONG_GUNS];
  return guns.filter((gun) => {
    if (shotsIn(p, gun) < 0) return false;
    if (card === 'snipe') return gun === 'sniper rifle';
    return card !== 'both' || gun !== 'sniper rifle';
  });
}

/** Shots that a card gives with a gun. ROS-card-SHOOT, ROS-card-BOTH, ROS-card-SNIPE. */
export function shotsOf(card: Card, gun: Gun): number {
  if (card === 'shoot') return gun === 'sniper rifle' ? 2 : 3;
  return 1;
}

/** A target that a shot can be named at: in sight in the arc, or gone out of sight on its way of this turn. */
interface Mark {
  readonly zed: Zed;
  readonly range: number;
  readonly factors: readonly { readonly factor: Factor; readonly mod: number }[];
}

/** ROS-shoot. Shots of one card, each named after the last is resolved. */
function* shoot(w: RosWorld, p: Person, card: Card): Rule<void> {
  if (!able(p)) return wasted(w, p, card, 'helpless');
  const loaded = gunsFor(p, card).filter((gun) => shotsIn(p, gun) > 0);
  const useful = loaded.filter((gun) => targetsFor(w, p, gun, card).length > 0);
  if (useful.length === 0) return wasted(w, p, card, loaded.length === 0 ? 'no-shots' : 'no-target');
  const gun = yield* decide(
    w,
    p,
    'ROS-shoot',
    'gun',
    new Choose(useful, {
      line: (id) => ({ key: 'gun', values: { gun: id, left: shotsIn(p, id as Gun) } }),
    }),
    () => useful[useful.length - 1] as Gun,
  );
  const using = gun as Gun;
  // Automatic fire is loud as soon as it begins. ROS-D-loud.
  let loud = card === 'shoot' && using === 'assault rifle';
  for (let shots = shotsOf(card, using); shots > 0 && shotsIn(p, using) > 0; shots--) {
    const marks = targetsFor(w, p, using, card);
    if (marks.length === 0) return;
    const ids = marks.map((m) => m.zed.id);
    // The first shot must be named; later ones may be held back.
    const offered = p.fired > 0 ? [...ids, 'hold'] : ids;
    const named = yield* decide(
      w,
      p,
      'ROS-shoot',
      'target',
      new Choose(offered, {
        line: (id) => (id === 'hold' ? { key: 'hold' } : targetLine(w, marks, id)),
        on: (id) => (id === 'hold' ? '' : id),
      }),
      () => ids[0] as string,
      { gun: using, shots },
    );
    if (named === 'hold') return;
    yield* fire(w, p, using, marks.find((m) => m.zed.id === named) as Mark);
    if (loud) {
      loud = false;
      yield* noise(w, placeOf(p), 'automatic', p.id);
    }
  }
}

function targetLine(w: RosWorld, marks: readonly Mark[], id: string): Line {
  const m = marks.find((each) => each.zed.id === id) as Mark;
  return { key: 'target', values: { name: nameOf(w.book, id), range: Math.round(m.range) } };
}

/** Zeds that a shot of this gun can be named at, nearest first. ROS-shoot-arc, ROS-shoot-range, ROS-R-disappearing. */
export function targetsFor(w: RosWorld, p: Person, gun: Gun, card: Card): Mark[] {
  const table = tableOf(w);
  const row = gunRow(gun);
  const marks: Mark[] = [];
  for (const zed of w.s.zeds) {
    if (zed.mode === 'waiting') continue;
    const seen = table.sees(p.id, zed.id);
    const glimpse = seen === 'no' ? lastGlimpse(table, p, zed) : undefined;
    if (seen === 'no' ? !glimpse : !table.inFront(p.id, zed.id)) continue;
    const range = glimpse ? glimpse.range : table.gap(p.id, zed.id);
    const bands = range <= SHORT ? row.short : row.long;
    if (bands.body === null && bands.head === null) continue;
    const partly = glimpse ? glimpse.partly : seen === 'partly';
    marks.push({ zed, range, factors: factorsOn(w, p, zed, card, partly, glimpse !== undefined) });
  }
  return marks.sort((a, b) => a.range - b.range || (a.zed.id < b.zed.id ? -1 : 1));
}

/** Where on its way of this turn a Zed that is out of sight now could last be seen. ROS-R-disappearing. */
function lastGlimpse(table: RosTable, p: Person, { trail }: Zed): ReturnType<RosTable['glimpsed']> {
  for (let k = trail.length - 1; k > 0; k--) {
    const [bx, by, level] = trail[k] as Place;
    const [ax, ay, from] = trail[k - 1] as Place;
    if (from !== level) continue;
    const n = Math.max(1, Math.ceil(distance({ x: ax, y: ay }, { x: bx, y: by })));
    for (let i = n; i >= 0; i--) {
      const at: Place = [snap(ax + ((bx - ax) * i) / n), snap(ay + ((by - ay) * i) / n), level];
      const seen = table.glimpsed(p.id, at);
      if (seen) return seen;
    }
  }
  return undefined;
}

/** What is added to the die. ROS-T-factors. */
function factorsOn(
  w: RosWorld,
  p: Person,
  zed: Zed,
  card: Card,
  partly: boolean,
  disappearing: boolean,
): Mark['factors'] {
  const factors: Factor[] = [];
  if (card === 'snipe') factors.push('sniping');
  if (!zed.moved) factors.push('stationary');
  if (zed.burning > 0) factors.push('burning');
  if (disappearing) factors.push('disappearing');
  if (partly) factors.push('obscured');
  if (zed.kind === 'hunter' && zed.leapt === w.s.turn) factors.push('leaping');
  const counted = factors.map((factor) => ({ factor, mod: factorRow(factor).mod }));
  if (p.hits > 0) counted.push({ factor: 'hit', mod: factorRow('hit').mod * p.hits });
  return counted;
}

/** One shot, from the die to what it does. ROS-shoot, ROS-shoot-head, ROS-shoot-body. */
function* fire(w: RosWorld, p: Person, gun: Gun, { zed, range, factors }: Mark): Rule<void> {
  const mods = factors.reduce((sum, f) => sum + f.mod, 0);
  const { die, score, result } = yield* shotRoll(w, p.id, gun, range, mods);
  w.happen({
    is: 'shot',
    cause: 'ROS-shoot',
    to: 'all',
    who: p.id,
    gun,
    zed: zed.id,
    range,
    die,
    factors,
    score,
    result,
    left: shotsIn(p, gun) - 1,
  });
  // A shot from a building or vehicle tells where it came from. ROS-U-priority.
  know(w, [p]);
  if (result === 'head') yield* slay(w, zed.id, 'head', 'ROS-shoot-head', p.id);
  else if (result === 'body')
    yield* fell(w, zed.id, p, () => rollBack(w, 'ROS-shoot-body', p.id), 'ROS-shoot-body', p.id);
}

/** The die of a shot, read on the gun's row. ROS-T-shooting. */
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
  const { body, head } = range <= SHORT ? gunRow(gun).short : gunRow(gun).long;
  if (head !== null && score >= head) return { die, score, result: 'head' };
  const hit = body !== null && score >= body[0] && (body[1] === null || score <= body[1]);
  return { die, score, result: hit ? 'body' : 'miss' };
}

/** ROS-card-RELOAD. One reload of the gun's kind fills its clip. */
function* reload(w: RosWorld, p: Person): Rule<void> {
  if (!able(p)) return wasted(w, p, 'reload', 'helpless');
  const guns: Gun[] = ['pistol', ...LONG_GUNS];
  const can = guns.filter(
    (gun) => shotsIn(p, gun) >= 0 && shotsIn(p, gun) < gunRow(gun).clip && p.minor.includes(`${gun} reload`),
  );
  if (can.length === 0) return wasted(w, p, 'reload', 'no-reload');
  const gun = yield* decide(
    w,
    p,
    'ROS-card-RELOAD',
    'reload',
    new Choose(can, { line: (id) => ({ key: 'gun', values: { gun: id, left: shotsIn(p, id as Gun) } }) }),
    () => can[0] as Gun,
  );
  const clip = gunRow(gun as Gun).clip;
  w.happen({ is: 'reloaded', cause: 'ROS-card-RELOAD', to: 'all', who: p.id, gun: gun as Gun, clip });
}
