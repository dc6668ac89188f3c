import type { AskView, Json, OddsQuery } from '@shambles/engine';
import { distance, snap } from '@shambles/field';
import type { Book } from '../book.js';
import { clubOf } from '../fighting/melee.js';
import { markOn } from '../fighting/targets.js';
import { mutantRow, thrownRow } from '../house/rows.js';
import { baseOf, type Card, cardsOf, type Gun, type Thrown } from '../kinds.js';
import type { PersonSeen, View, ZedSeen } from '../view.js';
import { tableOfView } from './rulers.js';

/** The odds worth showing beside an answer, from what the seat sees. */
export function preview(view: View, ask: AskView, answer: Json, book: Book): OddsQuery[] {
  const who = view.people.find((p) => p.id === ask.seat);
  if (!who) return [];
  switch (ask.code) {
    case 'target':
      return shotAt(view, who, ask.line.values?.gun as Gun, String(answer), book);
    case 'strike':
      return [
        blow(String(ask.line.values?.weapon), againstOf(view, String(answer), book), { on: String(answer) }),
      ];
    case 'melee':
      return handToHand(view, who, answer === 'push', Number(ask.line.values?.count ?? 0), book);
    case 'throw':
      return thrownAt(view, ask.line.values?.what as Thrown, answer, ask, book);
    case 'assist':
      return String(answer).startsWith('tear') ? [{ procedure: 'tear-off', input: {} }] : [];
    case 'look':
      return answer === 'nothing' ? [] : [{ procedure: 'look', input: {}, on: String(answer) }];
    case 'move':
    case 'carry':
      return alarms(view, who, answer, ask, book);
    default:
      return [];
  }
}

/** Zeds to which a blow or a blast does something else than to others. */
type Special = 'tank' | 'last-hit' | 'boomer';

/** A Tank, one that falls with one more hit, or a Boomer. ROS-tank-immune, ROS-D-tank-hits, ROS-boomer-burst. */
function specialOf({ kind, hits }: ZedSeen, book: Book): Special | undefined {
  if (kind === 'boomer') return kind;
  if (kind !== 'tank') return undefined;
  return hits < (mutantRow(book, kind).hits as number) - 1 ? kind : 'last-hit';
}

function againstOf(view: View, id: string, book: Book): Special | undefined {
  const zed = view.zeds.find((z) => z.id === id);
  return zed && specialOf(zed, book);
}

/** A blow; what it does to a Tank or a Boomer is different. ROS-tank-immune, ROS-boomer-burst. */
function blow(weapon: string, against: Special | undefined, on: { readonly on?: string } = {}): OddsQuery {
  return { procedure: 'melee', input: { weapon, ...(against && { against }) }, ...on };
}

/** A push, which does nothing to a Tank, or a blow, before anybody is named. ROS-tank-immune. */
function handToHand(view: View, who: PersonSeen, push: boolean, count: number, book: Book): OddsQuery[] {
  const table = tableOfView(view, book);
  const zeds = view.zeds.filter((z) => z.mode !== 'waiting' && !z.down && table.touching(z.id, who.id));
  const tanks = zeds.filter(({ kind }) => kind === 'tank').length;
  if (push) return [{ procedure: 'push', input: { zeds: Math.max(0, count - tanks) } }];
  const kinds = zeds.map((z) => specialOf(z, book));
  return [blow(clubOf(who) as string, kinds.every((kind) => kind === kinds[0]) ? kinds[0] : undefined)];
}

/** One shot at a Zed, with the factors that the rules would find. */
function shotAt(view: View, who: PersonSeen, gun: Gun, id: string, book: Book): OddsQuery[] {
  const zed = view.zeds.find((z) => z.id === id);
  const card = cardsOf(who.play).find((c): c is Card => c === 'shoot' || c === 'both' || c === 'snipe');
  const mark = zed && card && markOn(tableOfView(view, book), who, zed, card, view.turn);
  if (!mark) return [];
  const factors = mark.factors.map((f) => f.factor).filter((f) => f !== 'hit');
  const input = { weapon: gun, range: mark.range, factors, hits: Math.min(3, who.hits) };
  return [{ procedure: 'shot', input, on: id }];
}

/** What a grenade would do to the Zeds that it would reach where it lands. */
function thrownAt(view: View, type: Thrown, answer: Json, ask: AskView, book: Book): OddsQuery[] {
  const at = spotOf(answer, ask);
  if (!at) return [];
  const { radius } = thrownRow(book, type);
  const [x, y, level] = at;
  const kinds = view.zeds
    .filter(
      (z) =>
        z.mode !== 'waiting' && z.level === level && snap(distance(z, { x, y }) - baseOf(z.kind)) <= radius,
    )
    .map((z) => specialOf(z, book));
  const counted = (kind: Special) => kinds.filter((each) => each === kind).length;
  const special = { tanks: counted('tank'), lastHit: counted('last-hit'), boomers: counted('boomer') };
  const some = Object.fromEntries(Object.entries(special).filter(([, n]) => n > 0));
  return [{ procedure: 'grenade', input: { type, zeds: kinds.length, ...some } }];
}

/** Ending beside a parked car for the first time may set off its alarm. ROS-R-car. */
function alarms(view: View, who: PersonSeen, answer: Json, ask: AskView, book: Book): OddsQuery[] {
  const at = spotOf(answer, ask);
  if (at?.[2] !== 0) return [];
  const table = tableOfView(view, book);
  const spot = { x: at[0], y: at[1], level: 0 };
  return view.vehicles
    .filter((v) => v.alarm === 0 && !v.rolled.includes(who.id) && table.gapToVehicle(v.id, spot) <= 1)
    .map((v) => ({ procedure: 'car-alarm', input: {}, on: v.id }));
}

function spotOf(answer: Json, ask: AskView): readonly [number, number, number] | undefined {
  if (ask.shape.kind !== 'spot') return undefined;
  if (Array.isArray(answer))
    return [Number(answer[0]), Number(answer[1]), Number(answer[2] ?? ask.shape.from[2])];
  return ask.shape.options.find((o) => o.id === answer)?.at;
}
