import { ask, type Rule } from '@shambles/engine';
import { Facing, Spot, type SpotOption, snap } from '@shambles/field';
import { climb, firstAid, give } from './aid.js';
import { cover, disturb } from './alarm.js';
import { assist } from './assist.js';
import { act, deedsFor } from './deeds.js';
import type { RosWorld } from './facts.js';
import { allowance, goals, reachOf } from './going.js';
import { noise } from './hordes.js';
import { type Card, cardsOf } from './kinds.js';
import { npsFacing, npsMoves } from './npsmove.js';
import { able, living, type Person, type Place, personOf, placeOf } from './state.js';
import { tableOf } from './table.js';
import { helicopterIn, leave, walk } from './walking.js';
import { nameOf } from './words.js';

/** Everybody, PS before NPS: even who does not move may turn. ROS-seq-5, ROS-R-nps-steps. */
export function bodyOrder(w: RosWorld): string[] {
  const people = living(w.s).filter((p) => !p.trapped);
  return [...(helicopterIn(w) ? [HELICOPTER] : []), ...people.map((p) => p.id)];
}

const HELICOPTER = 'helicopter';

/** ROS-seq-5. One survivor's movement and other bodily things. */
export function* stepFive(w: RosWorld, who: string): Rule<void> {
  if (who === HELICOPTER) return yield* hover(w);
  const p = personOf(w.s, who);
  if (p.kind === 'nps') yield* npsMoves(w, p);
  else if ((yield* bodyCard(w, p)) === 'later') {
    w.happen({ is: 'acted', cause: 'ROS-seq-5', to: 'all', who, later: true });
    return;
  }
  if (p.where !== 'table') return;
  if (able(p) && p.ladder === '') {
    if (p.kind === 'ps') yield* turnTo(w, p);
    else face(w, p, npsFacing(w, p));
  }
  disturb(w, who);
  yield* cover(w, who);
}

/** The helicopter is a loud noise in step 5 of each turn that it is there. ROS-S-4. */
function* hover(w: RosWorld): Rule<void> {
  const landing = w.book.map.places?.find((place) => place.kind === 'landing');
  const at: Place = [landing?.at?.[0] ?? 0, landing?.at?.[1] ?? 0, landing?.level ?? 0];
  yield* noise(w, at, 'helicopter', HELICOPTER);
}

const BODY: readonly Card[] = ['run', 'both', 'climb', 'give', 'first-aid', 'assist'];

function* bodyCard(w: RosWorld, p: Person): Rule<'done' | 'later'> {
  const card = cardsOf(p.play).find((c) => BODY.includes(c));
  if (card === undefined) return 'done';
  if (!able(p)) {
    w.happen({ is: 'wasted', cause: 'ROS-card-wasted', to: 'all', who: p.id, card, why: 'helpless' });
    return 'done';
  }
  switch (card) {
    case 'run':
    case 'both':
      return yield* move(w, p, card);
    case 'climb':
      yield* climb(w, p);
      return 'done';
    case 'give':
      yield* give(w, p);
      return 'done';
    case 'first-aid':
      yield* firstAid(w, p);
      return 'done';
    default:
      yield* assist(w, p);
      return 'done';
  }
}

/**
 * ROS-card-RUN, ROS-card-BOTH. Going, and what is done on the way, until the allowance is used or the player stops.
 * Before anything else others may be let go first.
 */
function* move(w: RosWorld, p: Person, card: 'run' | 'both'): Rule<'done' | 'later'> {
  if (p.ladder !== '') {
    w.happen({ is: 'wasted', cause: 'ROS-D-ladder', to: 'all', who: p.id, card, why: 'on-a-ladder' });
    return 'done';
  }
  for (;;) {
    const left = allowance(p);
    const chosen = yield* ask(w, p.id, `ROS-card-${card.toUpperCase()}`, 'move', moveSpace(w, p, left), {
      who: nameOf(w.book, p.id),
      left,
    });
    if ('at' in chosen) {
      yield* goTo(w, p, [chosen.at[0], chosen.at[1], chosen.at[2]], card);
    } else if (chosen.option === 'stop') return 'done';
    else if (chosen.option === 'wait') return 'later';
    else if (chosen.option.startsWith('to ')) {
      const option = namedSpots(w, p, left).find((o) => o.id === chosen.option);
      if (option?.at) yield* goTo(w, p, [option.at[0], option.at[1], option.at[2]], card);
    } else if (chosen.option === 'leave') leave(w, p, 'exit');
    else yield* act(w, p, chosen.option);
    if (!able(p)) return 'done';
  }
}

function* goTo(w: RosWorld, p: Person, at: Place, card: 'run' | 'both'): Rule<void> {
  const route = reachOf(w, p, allowance(p)).route(...at);
  if (!route) return;
  const lifted = yield* walk(w, p.id, route, card, `ROS-card-${card.toUpperCase()}`);
  if (lifted) leave(w, p, 'helicopter');
}

/** Where a survivor may go with what it has left, and what it may do where it stands. */
function moveSpace(w: RosWorld, p: Person, left: number): Spot {
  const reach = left > 0 ? reachOf(w, p, left) : undefined;
  const first = p.used === 0;
  const others = w.s.todo.some((id) => id !== p.id && personOf(w.s, id).kind === 'ps');
  return new Spot({
    figure: p.id,
    from: placeOf(p),
    how: 'walk',
    within: left,
    lit: () => (p.inside === '' ? (reach?.lit(1) ?? []) : []),
    may: (x, y, level) => {
      if (p.inside !== '') return { rule: 'ROS-R-car', text: 'Get out of the vehicle first.' };
      const cost = reach?.cost(x, y, level) ?? Number.POSITIVE_INFINITY;
      if (cost <= left) return undefined;
      return { rule: 'ROS-injury-effect', text: `${x}, ${y} cannot be reached with ${left} cm.` };
    },
    options: [
      { id: 'stop', line: { key: 'move.stop' } },
      ...(first && others ? [{ id: 'wait', line: { key: 'move.wait' } }] : []),
      ...deedsFor(w, p, left),
      ...(p.inside === '' ? namedSpots(w, p, left) : []),
    ],
  });
}

/** Places with a name that can be gone to, or towards, with what is left. The nearest come first. */
function namedSpots(w: RosWorld, p: Person, left: number): SpotOption[] {
  if (left <= 0) return [];
  const reach = reachOf(w, p, FAR);
  const spots: (SpotOption & { readonly cost: number })[] = [];
  const here = placeOf(p);
  for (const goal of goals(w, p)) {
    const route = reach.route(...goal.at);
    if (!route || route.cost === 0) continue;
    const stop = route.cost <= left ? undefined : reach.along(...goal.at, left);
    if (stop && stop.x === here[0] && stop.y === here[1]) continue;
    const id = `to ${goal.id}`;
    const cost = snap(route.cost);
    const known = spots.findIndex((o) => o.id === id);
    const before = spots[known];
    if (before && before.cost <= cost) continue;
    const spot = {
      id,
      on: goal.id,
      at: stop ? ([stop.x, stop.y, stop.level] as const) : goal.at,
      cost,
      line: {
        key: stop ? 'move.toward' : 'move.to',
        values: { what: { noun: `goal.${goal.kind}`, count: 1 }, name: nameOf(w.book, goal.id), cost },
      },
    };
    if (before) spots[known] = spot;
    else spots.push(spot);
  }
  return spots.sort((a, b) => a.cost - b.cost || (a.id < b.id ? -1 : 1));
}

/** Ways longer than this are nobody's plan for a turn or two. */
const FAR = 80;

/** ROS-R-facing. Whoever is neither down nor pinned turns as it likes at the end of its step 5. */
function* turnTo(w: RosWorld, p: Person): Rule<void> {
  const table = tableOf(w);
  const threats = w.s.zeds
    .filter((z) => z.mode !== 'waiting')
    .map((z) => ({ z, gap: table.gap(p.id, z.id), seen: table.sees(p.id, z.id) !== 'no' ? 0 : 1 }))
    .sort((a, b) => a.seen - b.seen || a.gap - b.gap || (a.z.id < b.z.id ? -1 : 1))
    .slice(0, 6);
  const options = threats.map(({ z }, i) => ({
    id: i === 0 ? 'threat' : z.id,
    line: { key: i === 0 ? 'face.threat' : 'face.zed', values: { name: nameOf(w.book, z.id) } },
    on: z.id,
    degrees: table.towards(p, z),
  }));
  const space = new Facing({
    figure: p.id,
    now: p.facing,
    options: [...options, { id: 'keep', line: { key: 'face.keep' }, degrees: p.facing }],
  });
  face(w, p, yield* ask(w, p.id, 'ROS-R-facing', 'face', space, { who: nameOf(w.book, p.id) }));
}

function face(w: RosWorld, p: Person, facing: number): void {
  if (facing !== p.facing) w.happen({ is: 'faced', cause: 'ROS-R-facing', to: 'all', who: p.id, facing });
}
