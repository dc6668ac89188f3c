import type { Rule } from '@shambles/engine';
import { faces, isElsewhere } from '@shambles/thw';
import type { FtbWorld } from '../facts.js';
import type { Area, DayPart } from '../kinds.js';
import { atHome, households } from '../people/bands.js';
import { powerOf } from '../shooting/damage.js';
import type { Household, Plan } from '../state/campaign.js';
import { type Encounter, isPlayers, personOf, uneventful } from '../state.js';
import { SHEETS } from '../tables/sheets.js';
import { EMPTY_TABLE } from '../towns/tabletop.js';
import { disarm } from './arming.js';
import { planOf } from './details.js';
import { isFullMoon } from './dice.js';
import { burglary } from './items.js';
import { AWAY } from './pack.js';

/** Starts the Encounter, or resolves a burglary if nobody is at Home. FTB-14.0, FTB-14.9.5b. */
export function* setOut(w: FtbWorld): Rule<void> {
  const plan = planOf(w);
  const burgled = plan.kind === 'burglarized' && !(yield* atHomeNow(w, plan));
  if (!burgled) for (const id of plan.who) disarm(w, personOf(w.s, id));
  if (w.s.campaign.on && !AWAY.includes(plan.kind)) leavesAtHome(w, plan);
  const fullMoon = plan.part === 'night' && (yield* isFullMoon(w, plan.seat));
  field(w, burgled ? { ...plan, who: [] } : plan);
  const { fights } = w.book.options;
  const away = !burgled && w.s.campaign.on && (yield* isElsewhere(w, plan.seat, 'FTB-11.0', fights));
  w.happen({
    is: 'encounter',
    cause: SHEETS[plan.kind].rule,
    encounter: newEncounter(w, plan, fullMoon, away),
  });
  if (!burgled) return;
  const stolen = yield* burglary(w, plan.seat);
  w.happen({
    is: 'encounter-over',
    cause: 'FTB-14.9.5d',
    result: stolen === 0 ? 'success' : 'failure',
    why: 'burgled',
  });
}

/** Reports what each band that goes leaves at its Home. */
function leavesAtHome(w: FtbWorld, plan: Plan): void {
  const seats = plan.who.map((id) => personOf(w.s, id).seat);
  const items = households(w)
    .filter((h) => atHome(w, h) && seats.includes(h.seat))
    .flatMap((h) => h.stock.map((i) => i.what));
  if (items.length > 0) w.happen({ is: 'left-home', cause: 'FTB-11.11', items });
}

/**
 * True if the burglars come while somebody is at Home: doubles on two dice. Nobody is at a Home in another area.
 * FTB-14.9.5b, FTB-D-74.
 */
function* atHomeNow(w: FtbWorld, plan: Plan): Rule<boolean> {
  const h = households(w).find((each) => each.seat === plan.seat) as Household;
  if (!atHome(w, h)) return false;
  const [a, b] = yield* faces(w, 2, { rule: 'FTB-14.9.5b', label: 'at-home', seat: plan.seat });
  return a === b;
}

/**
 * Places people in the Encounter with their Star Power; other seats may be on opposing sides. FTB-3.1.4.1a, FTB-1.1b.
 */
function field(w: FtbWorld, plan: Plan): void {
  const opposed = w.book.options.sides === 'opposed' && !w.s.campaign.on;
  const side = Object.fromEntries(w.book.seats.map((seat) => [seat, opposed ? seat : 'players']));
  const going = w.s.people.filter((p) => plan.who.includes(p.id) && powerOf(w.book, p) > 0);
  w.happen({
    is: 'fielded',
    cause: 'FTB-3.1.4.1a',
    who: plan.who,
    side,
    power: Object.fromEntries(going.map((p) => [p.id, powerOf(w.book, p)])),
    captive: plan.kind === 'rescue' ? plan.goal : '',
  });
}

function newEncounter(w: FtbWorld, plan: Plan, fullMoon: boolean, away: boolean): Omit<Encounter, 'groups'> {
  const killed = w.s.people.filter(isPlayers).reduce((sum, p) => sum + p.zedsKilled, 0);
  return {
    kind: plan.kind,
    area: plan.area as Area,
    part: plan.part as DayPart,
    fullMoon,
    day: w.s.campaign.when.day,
    map: EMPTY_TABLE,
    stage: away ? 'elsewhere' : 'layout',
    turn: 0,
    ...uneventful(),
    tally: { 'items-from': w.s.next.item, 'zeds-before': killed },
    foes: plan.foes,
    goal: plan.goal,
  };
}
