import { ask, type Rule } from '@shambles/engine';
import { Facing, headed, type Route, Spot, type SpotOption } from '@shambles/field';
import { decide } from '../asking/decide.js';
import type { RosWorld } from '../facts.js';
import { wasted } from '../fighting/shooting.js';
import { hindrance } from '../ground/contact.js';
import { type Card, cardsOf } from '../kinds.js';
import { allowance, goals, reachOf, tenths, wayInWords } from '../moving/going.js';
import { atLanding, helicopterIn, leave, walk } from '../moving/walking.js';
import { cover, disturb } from '../senses/alarm.js';
import { noise } from '../senses/hordes.js';
import { able, living, type Person, type Place, personOf, placeOf } from '../state.js';
import { tableOf } from '../table.js';
import { nameOf } from '../words.js';
import { climb, firstAid, give } from './aid.js';
import { assist } from './assist.js';
import { act, deedsFor } from './deeds.js';
import { npsFacing, npsMoves } from './npsmove.js';
import { mayWait, type Turn } from './turns.js';

/**
 * Order of step 5, PS before NPS. Everybody is in it, because those that do not move may turn. ROS-seq-5,
 * ROS-R-nps-steps.
 */
export function bodyOrder(w: RosWorld): string[] {
  const people = living(w.s).filter((p) => !p.trapped);
  return [...(helicopterIn(w) ? [HELICOPTER] : []), ...people.map((p) => p.id)];
}

/** How the helicopter is named among those who act in step 5. */
export const HELICOPTER = 'helicopter';

/** Step 5 of one survivor: moving and other physical actions. ROS-seq-5. */
export function* stepFive(w: RosWorld, who: string): Rule<void> {
  if (who === HELICOPTER) return yield* hover(w);
  const p = personOf(w.s, who);
  // The helicopter has come to a survivor already waiting at the landing point. ROS-D-touch-point.
  if (atLanding(w, tableOf(w), who, placeOf(p))) return leave(w, p, 'helicopter');
  const from = placeOf(p);
  if (p.kind === 'nps') yield* npsMoves(w, p);
  else if ((yield* bodyCard(w, p)) === 'later') {
    w.happen({ is: 'acted', cause: 'ROS-seq-5', who, later: 'waits' });
    return;
  }
  if (able(p) && p.ladder === '') yield* turnTo(w, p, p.kind === 'nps' ? npsFacing(w, p, from) : p.facing);
  // A torch lights whatever it now faces, and an opened door no longer hides anything. ROS-witch-disturb,
  // ROS-U-mutants.
  disturb(w, who);
  yield* cover(w, who);
}

/** The helicopter makes a loud noise in step 5 of each turn in which it is there. ROS-S-4. */
function* hover(w: RosWorld): Rule<void> {
  const landing = w.book.map.places?.find((place) => place.kind === 'landing');
  const at: Place = [landing?.at?.[0] ?? 0, landing?.at?.[1] ?? 0, landing?.level ?? 0];
  yield* noise(w, at, 'helicopter', HELICOPTER);
}

const BODY: readonly Card[] = ['run', 'both', 'climb', 'give', 'first-aid', 'assist'];

function* bodyCard(w: RosWorld, p: Person): Rule<Turn> {
  const card = cardsOf(p.play).find((c) => BODY.includes(c));
  if (card === undefined) return 'done';
  const why = hindrance(p);
  if (why !== undefined && !(card === 'climb' && why === 'on-a-ladder')) {
    // Another survivor may raise this one first.
    if (why === 'helpless' && mayWait(w, p)) return 'later';
    wasted(w, p, card, why);
    return 'done';
  }
  switch (card) {
    case 'run':
    case 'both':
      return yield* move(w, p, card);
    case 'climb':
      return yield* climb(w, p);
    case 'give':
      return yield* give(w, p);
    case 'first-aid':
      return yield* firstAid(w, p);
    default:
      return yield* assist(w, p);
  }
}

/** The rule of each card by which a survivor moves. */
const CARD_RULE = { run: 'ROS-card-RUN', both: 'ROS-card-BOTH' } as const;

/**
 * RUN or BOTH: the survivor moves, with deeds on the way, until the allowance is used up or the player stops. A
 * survivor that has done nothing yet may let others go first. ROS-card-RUN, ROS-card-BOTH.
 */
function* move(w: RosWorld, p: Person, card: 'run' | 'both'): Rule<Turn> {
  for (;;) {
    const left = allowance(w.book, p);
    const named = p.inside === '' ? namedSpots(w, p, left) : [];
    const deeds = deedsFor(w, p, left);
    // Whoever leaves is out of the game, so that stands last.
    const last = deeds.filter(({ option }) => option.id === 'leave');
    const first = deeds.filter((each) => !last.includes(each));
    const options = [...first, ...named, ...last].map((each) => each.option);
    const space = moveSpace(w, p, left, options);
    const chosen = yield* ask(w, p.id, CARD_RULE[card], 'move', space, {
      who: nameOf(w.book, p.id),
      left: tenths(left),
      count: tenths(left),
    });
    const option = 'at' in chosen ? '' : chosen.option;
    const route =
      'at' in chosen
        ? reachOf(w, p, left).route(...chosen.at)
        : named.find((n) => n.option.id === option)?.way();
    const deed = deeds.find((d) => d.option.id === option)?.deed;
    if (route) yield* walk(w, p.id, route, card, CARD_RULE[card]);
    else if (option === 'stop') return 'done';
    else if (option === 'wait') return 'later';
    else if (deed) yield* act(w, p, deed);
    if (!able(p)) return 'done';
  }
}

/** A place with a name, and the way to it. */
interface Named {
  readonly option: SpotOption;
  readonly way: () => Route | undefined;
}

/** The space of a move: the spots within `left` cm, and the deeds available at the current place. */
function moveSpace(w: RosWorld, p: Person, left: number, options: readonly SpotOption[]): Spot {
  const reach = left > 0 ? reachOf(w, p, left) : undefined;
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
      const rule = p.hits > 0 ? 'ROS-injury-effect' : `ROS-card-${p.play.toUpperCase()}`;
      const where = `${tenths(x)}, ${tenths(y)}`;
      return { rule, text: `${where} cannot be reached with ${tenths(left)} cm.` };
    },
    options: [
      { id: 'stop', line: { key: 'move.stop' } },
      ...(mayWait(w, p) ? [{ id: 'wait', line: { key: 'move.wait' } }] : []),
      ...options,
    ],
  });
}

/**
 * Named places that can be reached, or approached, with what is left, nearest first. An option's cost is what is spent
 * now; its line gives the length of the whole way.
 */
function namedSpots(w: RosWorld, p: Person, left: number): Named[] {
  if (left <= 0) return [];
  const reach = reachOf(w, p, FAR);
  return headed(reach, goals(w, p), left).map((way) => {
    const { goal, at, cost } = way;
    return {
      option: { id: `to ${goal.id}`, on: goal.id, at, cost, line: wayInWords(w.book, way) },
      // To the last thousandth of `left`, routes found for the whole table are safer: 1.001 x 1000 is less than 1001.
      way: () => reachOf(w, p, left).route(...at) ?? reach.along(...goal.at, left)?.route,
    };
  });
}

/** Limit in cm on the way to a named place; nobody plans further ahead. */
const FAR = 80;

/** Limit on the Zeds that a survivor may be turned to by name. */
const THREATS = 6;

/** Turns a survivor at the end of its step 5. The umpire's rules turn an NPS. ROS-R-facing. */
function* turnTo(w: RosWorld, p: Person, auto: number): Rule<void> {
  const table = tableOf(w);
  const threats = w.s.zeds
    .filter((z) => z.mode !== 'waiting')
    .map((z) => ({ z, gap: table.gap(p.id, z.id), seen: table.sees(p.id, z.id) !== 'no' ? 0 : 1 }))
    .sort((a, b) => a.seen - b.seen || a.gap - b.gap || (a.z.id < b.z.id ? -1 : 1))
    .slice(0, THREATS);
  const options = threats.map(({ z }, i) => ({
    id: i === 0 ? 'threat' : z.id,
    line: { key: i === 0 ? 'face.threat' : 'face.zed', values: { name: nameOf(w.book, z.id) } },
    on: z.id,
    degrees: table.towards(p, z),
  }));
  const kept =
    p.kind === 'nps'
      ? { id: 'proposed', line: { key: 'where.proposed' }, degrees: auto }
      : { id: 'keep', line: { key: 'face.keep' }, degrees: auto };
  const space = new Facing({ figure: p.id, now: p.facing, options: [...options, kept] });
  const facing = yield* decide(w, p, 'ROS-R-facing', 'face', space, () => auto);
  if (facing !== p.facing) w.happen({ is: 'faced', cause: 'ROS-R-facing', who: p.id, facing });
}
