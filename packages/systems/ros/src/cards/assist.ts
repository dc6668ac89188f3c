import type { Rule } from '@shambles/engine';
import { Spot, type SpotAnswer } from '@shambles/field';
import { decide } from '../asking/decide.js';
import { tenSided } from '../asking/dice.js';
import type { RosWorld } from '../facts.js';
import { neighbours } from '../ground/contact.js';
import { knockBack } from '../harm/harm.js';
import type { Character } from '../kinds.js';
import { HIT_SLOWS, reachOf } from '../moving/going.js';
import { arrive, land, walk } from '../moving/walking.js';
import { nameAction } from '../nps/nps.js';
import { person } from '../scenarios/setup.js';
import { cover } from '../senses/alarm.js';
import { unmaskWitch } from '../senses/hiding.js';
import { type Person, type Place, personOf, placeOf, type Seated, zedOf } from '../state.js';
import { tableOf } from '../table.js';
import { nameOf } from '../words.js';
import type { Uses } from './aid.js';
import { overFence, overTo } from './deeds.js';
import { chooseDeed, type Turn } from './turns.js';

/** How far two survivors go together, and how far away a torn-off Zed lands, in cm. ROS-card-ASSIST. */
const CARRY = 5;
const TORN_OFF = 3;

/** ASSIST: does one thing for one survivor or NPS in base contact. ROS-card-ASSIST. */
export function* assist(w: RosWorld, p: Person): Rule<Turn> {
  const { ways, why } = assisting(w, p);
  const chosen = yield* chooseDeed(w, p, {
    card: 'assist',
    rule: 'ROS-card-ASSIST',
    code: 'assist',
    ways,
    id: ({ how, whom }) => `${how} ${whom}`,
    line: ({ how, whom }) => ({ key: `assist.${how}`, values: { name: nameOf(w.book, whom) } }),
    on: ({ whom }) => whom,
    // An NPS that follows somebody helps where help is needed.
    auto: ['tear', 'raise', 'free'].map((how) => ways.find((way) => way.how === how)).find((way) => way),
    why,
  });
  if (chosen === 'later' || chosen === 'done') return chosen;
  const { how, whom } = chosen;
  if (how === 'raise') yield* raise(w, p, whom);
  else if (how === 'tear') yield* tearOff(w, p, personOf(w.s, whom));
  else if (how === 'fence') yield* helpOver(w, personOf(w.s, whom));
  else if (how === 'free') yield* free(w, p, whom);
  else yield* carry(w, p, personOf(w.s, whom));
  return 'done';
}

export function assisting(w: RosWorld, p: Person): Uses<Assist> {
  return { ways: assists(w, p), why: 'nobody-to-assist' };
}

interface Assist {
  readonly how: 'raise' | 'tear' | 'fence' | 'free' | 'carry';
  readonly whom: string;
}

/** What ASSIST can do for the people in base contact. */
function assists(w: RosWorld, p: Person): Assist[] {
  const found: Assist[] = [];
  const offer = (how: Assist['how'], { id }: Person | Seated) => found.push({ how, whom: id });
  const table = tableOf(w);
  // Crossing a fence takes a whole RUN unless the option allows help. ROS-terrain-fence, ROS-D-assist-fence.
  const helps = w.book.options.fences === 'helped';
  for (const q of neighbours(w, p)) {
    if (q.trapped) offer('free', q);
    else if (q.pinned !== '') offer('tear', q);
    else {
      if (q.down) offer('raise', q);
      else if (helps && table.fencesAt(q).some((f) => overFence(w, q, f))) offer('fence', q);
      offer('carry', q);
    }
  }
  for (const q of w.s.seated) if (!q.gone && table.touching(p.id, q.id)) offer('free', q);
  return found;
}

/** Raises a fallen survivor, who may still act this turn; an NPS is given something to do. */
function* raise(w: RosWorld, p: Person, whom: string): Rule<void> {
  w.happen({ is: 'raised', cause: 'ROS-card-ASSIST', who: whom, by: p.id });
  const q = personOf(w.s, whom);
  if (q.kind === 'nps') yield* nameAction(w, q);
  w.happen({ is: 'acted', cause: 'ROS-card-ASSIST', who: whom, later: 'again' });
}

/** Rolls to tear off a Zed: on success it is knocked down 3 cm away and the victim is free. ROS-D-pin-end. */
function* tearOff(w: RosWorld, p: Person, victim: Person): Rule<void> {
  const zed = zedOf(w.s, victim.pinned);
  const off = yield* tearRoll(w, p.id);
  w.happen({ is: 'tore', cause: 'ROS-card-ASSIST', who: p.id, zed: zed.id, off });
  if (off) knockBack(w, zed.id, victim, TORN_OFF, true, 'ROS-card-ASSIST');
}

/** Rolls a d10: true if the pinning Zed is torn off, on 4 or more. */
export function* tearRoll(w: RosWorld, seat: string): Rule<boolean> {
  return (yield* tenSided(w, 'ROS-card-ASSIST', 'tear-off', { seat, from: TEARS_FROM })) >= TEARS_FROM;
}

const TEARS_FROM = 4;

/** Helps a survivor over a fence in this step; the one helped needs no RUN, and hits do not matter. */
function* helpOver(w: RosWorld, q: Person): Rule<void> {
  const fence = tableOf(w)
    .fencesAt(q)
    .find((f) => overFence(w, q, f));
  if (fence !== undefined) yield* overTo(w, q, fence, 'ROS-card-ASSIST');
  yield* coverAfterwards(w, q);
}

/** Whoever is moved or freed by another after its own part of step 5 may end it beside a parked car. ROS-R-car. */
function* coverAfterwards(w: RosWorld, { id }: Person): Rule<void> {
  if (!w.s.todo.includes(id)) yield* cover(w, id);
}

/** Frees a trapped NPS, who then follows. A seated figure shows now what it is. ROS-S-3. */
function* free(w: RosWorld, p: Person, whom: string): Rule<void> {
  const q = w.s.seated.find((each) => each.id === whom);
  if (!q) {
    const order = { do: 'follow', who: p.id } as const;
    w.happen({ is: 'freed', cause: 'ROS-card-ASSIST', who: whom, by: p.id });
    w.happen({ is: 'ordered', cause: 'ROS-S-3', who: whom, by: p.id, order });
    yield* coverAfterwards(w, personOf(w.s, whom));
  } else if (q.content.startsWith('nps')) yield* join(w, p, q);
  else if (q.content === 'witch') unmaskWitch(w, q, p.id);
  else
    w.happen({
      is: 'unmasked',
      cause: 'ROS-card-ASSIST',
      seated: q.id,
      what: 'body',
      reveals: true,
    });
}

/** An NPS gets up from where it sat, and from now on is noticed like anybody. ROS-D-seated, ROS-D-charge-when. */
function* join(w: RosWorld, p: Person, q: Seated): Rule<void> {
  w.happen({ is: 'unmasked', cause: 'ROS-S-3', seated: q.id, what: 'nps', reveals: true });
  const character = (q.content.split(' ')[1] ?? 'nervous') as Character;
  w.happen({
    is: 'survivor',
    cause: 'ROS-S-3',
    person: {
      ...person(w.book, `nps-${q.id}`, 'nps', placeOf(q), '', []),
      pistol: -1,
      character,
      leader: p.id,
    },
  });
  w.happen({ is: 'freed', cause: 'ROS-S-3', who: `nps-${q.id}`, by: p.id });
  yield* land(w, `nps-${q.id}`);
  yield* coverAfterwards(w, personOf(w.s, `nps-${q.id}`));
}

/** Takes a neighbour along up to 5 cm, less what the helper's hits take off. ROS-injury-effect. */
function* carry(w: RosWorld, p: Person, q: Person): Rule<void> {
  const most = Math.max(0, CARRY - HIT_SLOWS * p.hits);
  const reach = reachOf(w, p, most);
  const space = new Spot({
    figure: p.id,
    from: placeOf(p),
    how: 'walk',
    within: most,
    lit: () => reach.lit(1),
    may: (x, y, level) => {
      const rule = most < CARRY ? 'ROS-injury-effect' : 'ROS-card-ASSIST';
      if (reach.cost(x, y, level) > most) return { rule, text: `Together they go ${most} cm at most.` };
      return besideAt(w, p, q, [x, y, level])
        ? undefined
        : { rule: 'ROS-R-base', text: `There is no room beside it for ${nameOf(w.book, q.id)}.` };
    },
    options: [{ id: 'stop', line: { key: 'move.stop' } }],
  });
  const chosen = yield* decide<SpotAnswer>(
    w,
    p,
    'ROS-card-ASSIST',
    'carry',
    space,
    () => ({ option: 'stop' }),
    { whom: nameOf(w.book, q.id), carried: q.id },
  );
  const route = 'at' in chosen ? reach.route(...chosen.at) : undefined;
  if (!route || route.cost === 0) return;
  yield* walk(w, p.id, route, 'carry', 'ROS-card-ASSIST');
  const at = besideAt(w, p, q, placeOf(p));
  if (!at) return;
  const from = placeOf(q);
  w.happen({ is: 'pulled', cause: 'ROS-card-ASSIST', who: q.id, by: p.id, at });
  yield* arrive(w, q.id, from);
  yield* coverAfterwards(w, q);
}

/** The place in contact with `p` at `at` for a survivor taken along, as near as possible to where that one was. */
function besideAt(w: RosWorld, p: Person, q: Person, at: Place): Place | undefined {
  const table = tableOf(w);
  return table.figures.find(p.id) < 0 ? undefined : table.as(p.id, at, () => table.contactWith(p.id, q));
}
