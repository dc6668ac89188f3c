import { type Book, tableOfView, type View } from '@shambles/bdz';
import type { AskView, Option } from '@shambles/engine';
import { isRaiding, raids } from './contact.js';
import { seeks } from './day-one.js';
import { isTaxi, needed } from './going.js';
import { hasLuxury, isWorthIt } from './looting.js';
import { type Plan, planned } from './plan.js';
import { onTheRoad } from './road.js';
import { isWorthAShot } from './shots.js';

const BAND = 'player-1';
/** At this distance, in inches, the dead are too near for anything except a way out. */
const NEAR = 7;

/** The last deed: trying the same again means that there was no way. */
export interface Memory {
  last: string;
  /** Everything tried in an encounter, where two figures may hinder each other. */
  readonly tried: Set<string>;
  plan?: Plan;
}

/**
 * The first deed that makes sense. If nobody gets any farther, charges somebody in the way, or gets out of a vehicle.
 */
export function nextDeed(view: View, book: Book, ask: AskView, memory: Memory): string {
  if (ask.shape.kind !== 'choose') return 'done';
  if (isRaiding(view) && ask.seat === BAND) return nextOfRaid(view, book, ask.shape.options, memory);
  const chosen = wanted(view, book, ask) ?? 'done';
  const p = view.people.find((each) => each.id === chosen.split(' ')[1]);
  // A step too short to count leads nowhere either.
  const where = view.encounter ? Math.round(p?.used ?? 0) : `${p?.used} ${p?.x} ${p?.y}`;
  const now = `${view.campaign?.clock} ${view.turn} ${chosen} ${where}`;
  const again = now === memory.last || (view.encounter !== null && memory.tried.has(now));
  memory.last = now;
  memory.tried.add(now);
  if (!again) return chosen;
  const offers = ask.shape.options.map((o) => o.id);
  const through = p?.aboard === '' ? `board ${p.id} ` : `get-out ${p?.id} `;
  return offers.find((id) => id.startsWith(`charge ${p?.id} `) || id.startsWith(through)) ?? 'done';
}

/** What has been tried in vain is not tried again from the same spot. */
function nextOfRaid(view: View, book: Book, offers: readonly Option[], memory: Memory): string {
  memory.plan = planned(view, book, memory.plan);
  const now = ({ id }: Option) => {
    const p = view.people.find((each) => each.id === id.split(' ')[1]);
    return `${view.campaign?.clock} ${view.turn} ${id} ${Math.round(p?.used ?? 0)}`;
  };
  const open = offers.filter((o) => !memory.tried.has(now(o)));
  const chosen = raids(view, book, open, memory.plan) ?? 'done';
  const offer = open.find((o) => o.id === chosen);
  if (offer) memory.tried.add(now(offer));
  return chosen;
}

/** The first of these that is on offer and makes sense. */
function wanted(view: View, book: Book, { shape }: AskView): string | undefined {
  if (shape.kind !== 'choose') return undefined;
  const offers = shape.options;
  const of = (verb: string) => offers.filter((o) => o.id.startsWith(`${verb} `));
  const first = (verb: string, may: (o: Option) => boolean = () => true) => of(verb).find(may)?.id;
  const { goal } = book.scenario;
  const found =
    goal || view.encounter?.kind === 'day-one'
      ? (first('leave', (o) => mayLeave(view, book, whoIs(o))) ??
        first('cash') ??
        first('call') ??
        first('start') ??
        first('drive', (o) => mayDrive(view, book, whoIs(o))) ??
        boards(view, book, of('board')) ??
        first('get-out', (o) => o.id.endsWith('door') && getsOut(view, book, whoIs(o))) ??
        first('break', (o) => isFit(view, whoIs(o))) ??
        first('fight') ??
        first('stand') ??
        first('fast', (o) => isFarOff(view, whoIs(o))) ??
        first('move', (o) => wantsMove(view, book, whoIs(o))))
      : (onTheRoad(view, offers) ??
        first('fire', (o) => isWorthAShot(view, book, whoIs(o))) ??
        first('reload') ??
        first('fight') ??
        first('stand') ??
        first('untie') ??
        first('barter', () => hasLuxury(view)) ??
        first('rally') ??
        first('search-body') ??
        first('strip', (o) => isWorthIt(view, o.on)) ??
        first('see-to') ??
        first('move-on') ??
        advances(view, book, of('move')));
  return found;
}

const whoIs = ({ id }: Option): string => id.split(' ')[1] ?? '';

/** Nobody leaves without what they came for, and dogs leave last. */
function mayLeave(view: View, book: Book, who: string): boolean {
  const { goal, cash, mother } = book.scenario;
  if (seeks(view)) return false;
  if (!goal?.who.includes(who)) return true;
  if (goal.cash && cash?.who === who && view.cash === '') return false;
  return mother !== who || view.people.every((p) => p.being !== 'child' || p.aboard === '');
}

/** True if everybody else who is needed is aboard, away, or past waiting for. */
function mayDrive(view: View, book: Book, who: string): boolean {
  const me = view.people.find((p) => p.id === who);
  const others = view.people.filter(
    (p) => book.scenario.goal?.who.includes(p.id) && p.id !== who && p.x >= 0,
  );
  return others.every((p) => p.aboard === me?.aboard || p.status === 'out' || p.status === 'dead');
}

function boards(view: View, book: Book, offers: readonly Option[]): string | undefined {
  const good = offers.filter((o) => {
    const [, who = '', vehicle = ''] = o.id.split(' ');
    return isTaxi(view, book, vehicle) && !needed(view, book, who) && o.id.endsWith('door');
  });
  return (good.find((o) => o.id.includes(' wheel ')) ?? good[0])?.id;
}

/** True if a figure gets out of a vehicle that goes nowhere, or because something is still to be fetched. */
function getsOut(view: View, book: Book, who: string): boolean {
  const p = view.people.find((each) => each.id === who);
  return p !== undefined && (!isTaxi(view, book, p.aboard) || needed(view, book, who));
}

/** True if a figure in melee faces more than one opponent, or is unarmed. */
function isFit(view: View, who: string): boolean {
  const foes = view.melees.filter((m) => m.who === who).length;
  const p = view.people.find((each) => each.id === who);
  return foes > 1 || p?.melee === 'unarmed';
}

function isFarOff(view: View, who: string): boolean {
  const p = view.people.find((each) => each.id === who);
  return p !== undefined && p.being === 'adult' && p.used === 0;
}

/** Dogs stay and bite; the others move while they have movement left. */
function wantsMove(view: View, book: Book, who: string): boolean {
  const p = view.people.find((each) => each.id === who);
  if (p?.aboard !== '' || p.used > p.allowance - 1) return false;
  return (
    p.being !== 'dog' &&
    !(book.scenario.cash?.who === who && needed(view, book, who) && p.used > 0 && atMachine(view, book, who))
  );
}

function atMachine(view: View, book: Book, who: string): boolean {
  const { cash } = book.scenario;
  const p = view.people.find((each) => each.id === who);
  return !!cash && !!p && (cash.at[0] - p.x) ** 2 + (cash.at[1] - p.y) ** 2 < 0.5;
}

/** Moves towards the enemy if none can be shot at, and away from the dead if they are near. */
function advances(view: View, book: Book, offers: readonly Option[]): string | undefined {
  const table = tableOfView(view, book);
  return offers.find((o) => {
    const who = whoIs(o);
    const p = view.people.find((each) => each.id === who);
    if (!p || p.used > 2 || !table.has(who)) return false;
    const beset = view.zeds.some((z) => table.distance(who, z.id) < NEAR);
    const enemies = view.people.filter((q) => q.side !== p.side && table.has(q.id));
    return beset || (enemies.length > 0 && !enemies.some((q) => table.line(who, q.id) !== 'no'));
  })?.id;
}
