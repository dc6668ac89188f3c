import { ask, Choose, type Rule } from '@shambles/engine';
import { Spot } from '@shambles/field';
import { neighbours } from './aid.js';
import { overFence } from './deeds.js';
import { tenSided } from './dice.js';
import type { RosWorld } from './facts.js';
import { reachOf } from './going.js';
import { knockBack } from './harm.js';
import { type Character, cardsOf } from './kinds.js';
import { person } from './setup.js';
import { type Person, personOf, placeOf, type Seated, zedOf } from './state.js';
import { tableOf } from './table.js';
import { walk } from './walking.js';
import { nameOf } from './words.js';

/** How far two go together, and how far a Zed that is torn off lands. ROS-card-ASSIST. */
const CARRY = 5;
const TORN_OFF = 3;

/** ROS-card-ASSIST. One thing for one survivor or NPS in base contact. */
export function* assist(w: RosWorld, p: Person): Rule<void> {
  const ways = assists(w, p);
  if (ways.length === 0) {
    w.happen({
      is: 'wasted',
      cause: 'ROS-card-wasted',
      to: 'all',
      who: p.id,
      card: 'assist',
      why: 'nobody-to-assist',
    });
    return;
  }
  const chosen = yield* ask(
    w,
    p.id,
    'ROS-card-ASSIST',
    'assist',
    new Choose(ways, {
      line: (id) => ({
        key: `assist.${id.split(' ')[0]}`,
        values: { name: nameOf(w.book, id.split(' ')[1] as string) },
      }),
      on: (id) => id.split(' ')[1] as string,
    }),
    { who: nameOf(w.book, p.id) },
  );
  const [how, whom = ''] = chosen.split(' ') as [string, string?];
  if (how === 'raise') raise(w, p, whom);
  else if (how === 'tear') yield* tearOff(w, p, personOf(w.s, whom));
  else if (how === 'fence') helpOver(w, personOf(w.s, whom));
  else if (how === 'free') free(w, p, whom);
  else yield* carry(w, p, personOf(w.s, whom));
}

/** What ASSIST can do here: "raise survivor-2", "tear ...", "fence ...", "free ...", "carry ...". */
export function assists(w: RosWorld, p: Person): string[] {
  const found: string[] = [];
  const table = tableOf(w);
  for (const q of neighbours(w, p)) {
    if (q.down && q.pinned === '') found.push(`raise ${q.id}`);
    if (q.pinned !== '') found.push(`tear ${q.id}`);
    if (!q.down && q.pinned === '' && table.fencesAt(q).some((f) => overFence(w, q, f)))
      found.push(`fence ${q.id}`);
    if (q.trapped) found.push(`free ${q.id}`);
    if (q.pinned === '') found.push(`carry ${q.id}`);
  }
  for (const q of w.s.seated) if (!q.gone && table.touching(p.id, q.id)) found.push(`free ${q.id}`);
  return found;
}

/** A fallen one is raised, and may then still act this turn. */
function raise(w: RosWorld, p: Person, whom: string): void {
  w.happen({ is: 'raised', cause: 'ROS-card-ASSIST', to: 'all', who: whom, by: p.id });
  if (cardsOf(personOf(w.s, whom).play).length > 0)
    w.happen({ is: 'acted', cause: 'ROS-card-ASSIST', to: 'all', who: whom, later: true });
}

/** A d10: on 4 or more the Zed is knocked down 3 cm away, and the victim is free. ROS-D-pin-end. */
function* tearOff(w: RosWorld, p: Person, victim: Person): Rule<void> {
  const zed = zedOf(w.s, victim.pinned);
  const off = yield* tearRoll(w, p.id);
  w.happen({ is: 'tore', cause: 'ROS-card-ASSIST', to: 'all', who: p.id, zed: zed.id, off });
  if (off) knockBack(w, zed.id, victim, TORN_OFF, true, 'ROS-card-ASSIST');
}

/** Whether a pinning Zed is torn off. */
export function* tearRoll(w: RosWorld, seat: string): Rule<boolean> {
  return (yield* tenSided(w, 'ROS-card-ASSIST', 'tear-off', { seat, from: TEARS_FROM })) >= TEARS_FROM;
}

const TEARS_FROM = 4;

/** Whoever has no RUN, or is hurt, comes over a fence this step. */
function helpOver(w: RosWorld, q: Person): void {
  for (const fence of tableOf(w).fencesAt(q)) {
    const at = overFence(w, q, fence);
    if (!at) continue;
    w.happen({
      is: 'walked',
      cause: 'ROS-card-ASSIST',
      to: 'all',
      who: q.id,
      way: [placeOf(q), at],
      cost: 2,
      how: 'fence',
    });
    return;
  }
}

/** A trapped NPS is freed and then follows. Who sits there shows itself now. ROS-S-3. */
function free(w: RosWorld, p: Person, whom: string): void {
  const q = w.s.seated.find((each) => each.id === whom);
  if (!q) w.happen({ is: 'freed', cause: 'ROS-card-ASSIST', to: 'all', who: whom, by: p.id });
  else if (q.content.startsWith('nps')) join(w, p, q);
  else
    w.happen({
      is: 'unmasked',
      cause: 'ROS-card-ASSIST',
      to: 'all',
      seated: q.id,
      what: 'body',
      reveals: true,
    });
}

function join(w: RosWorld, p: Person, q: Seated): void {
  w.happen({ is: 'unmasked', cause: 'ROS-S-3', to: 'all', seated: q.id, what: 'nps', reveals: true });
  const character = (q.content.split(' ')[1] ?? 'nervous') as Character;
  w.happen({
    is: 'survivor',
    cause: 'ROS-S-3',
    to: 'all',
    person: {
      ...person(w.book, `nps-${q.id}`, 'nps', placeOf(q), '', []),
      pistol: -1,
      character,
      leader: p.id,
    },
  });
  w.happen({ is: 'freed', cause: 'ROS-S-3', to: 'all', who: `nps-${q.id}`, by: p.id });
}

/** Both go up to 5 cm together. */
function* carry(w: RosWorld, p: Person, q: Person): Rule<void> {
  const reach = reachOf(w, p, CARRY);
  const space = new Spot({
    figure: p.id,
    from: placeOf(p),
    how: 'walk',
    within: CARRY,
    lit: () => reach.lit(1),
    may: (x, y, level) =>
      reach.cost(x, y, level) <= CARRY
        ? undefined
        : { rule: 'ROS-card-ASSIST', text: `Together they go ${CARRY} cm at most.` },
    options: [{ id: 'stop', line: { key: 'move.stop' } }],
  });
  const chosen = yield* ask(w, p.id, 'ROS-card-ASSIST', 'carry', space, {
    who: nameOf(w.book, p.id),
    whom: nameOf(w.book, q.id),
  });
  if (!('at' in chosen)) return;
  const route = reach.route(...chosen.at);
  if (!route) return;
  yield* walk(w, p.id, route, 'carry', 'ROS-card-ASSIST');
  const at = tableOf(w).contactWith(p.id, q);
  if (at && q.where === 'table')
    w.happen({ is: 'pulled', cause: 'ROS-card-ASSIST', to: 'all', who: q.id, by: p.id, at });
}
