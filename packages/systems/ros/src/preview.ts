import type { AskView, Json, OddsQuery } from '@shambles/engine';
import type { Book } from './book.js';
import type { Gun, Thrown } from './kinds.js';
import { tableOfView } from './rulers.js';
import type { Factor } from './tables.js';
import type { PersonSeen, View, ZedSeen } from './view.js';

/** The odds worth showing beside an answer, from what the seat sees. */
export function preview(view: View, ask: AskView, answer: Json, book: Book): OddsQuery[] {
  const who = view.people.find((p) => p.id === ask.seat);
  if (!who) return [];
  switch (ask.code) {
    case 'target':
      return shotAt(view, who, ask.line.values?.gun as Gun, String(answer), book);
    case 'strike':
      return [
        { procedure: 'melee', input: { weapon: ask.line.values?.weapon as string }, on: String(answer) },
      ];
    case 'melee':
      return answer === 'push'
        ? [{ procedure: 'push', input: { zeds: Number(ask.line.values?.count ?? 0) } }]
        : [];
    case 'throw':
      return thrownAt(view, ask.line.values?.what as Thrown, answer, ask, book);
    case 'assist':
      return String(answer).startsWith('tear') ? [{ procedure: 'tear-off', input: {} }] : [];
    default:
      return [];
  }
}

/** One shot at a Zed in sight, with the factors that show. */
function shotAt(view: View, who: PersonSeen, gun: Gun, id: string, book: Book): OddsQuery[] {
  const zed = view.zeds.find((z) => z.id === id);
  if (!zed) return [];
  const table = tableOfView(view, book);
  const seen = table.sees(who.id, id);
  const input = {
    weapon: gun,
    range: table.gap(who.id, id),
    factors: factorsShown(view, who, zed, seen),
    hits: Math.min(3, who.hits),
  };
  return [{ procedure: 'shot', input, on: id }];
}

function factorsShown(view: View, who: PersonSeen, zed: ZedSeen, seen: 'no' | 'partly' | 'clear'): Factor[] {
  const factors: Factor[] = [];
  if (who.play === 'snipe') factors.push('sniping');
  if (!zed.moved) factors.push('stationary');
  if (zed.burning > 0) factors.push('burning');
  if (seen === 'no') factors.push('disappearing');
  if (seen === 'partly') factors.push('obscured');
  if (zed.kind === 'hunter' && zed.leapt === view.turn) factors.push('leaping');
  return factors;
}

/** How many Zeds a grenade would reach where it lands. */
function thrownAt(view: View, type: Thrown, answer: Json, ask: AskView, book: Book): OddsQuery[] {
  const at = spotOf(answer, ask);
  if (!at) return [];
  const table = tableOfView(view, book);
  const zeds = view.zeds.filter(
    (z) => z.mode !== 'waiting' && z.level === at[2] && table.gapTo({ x: at[0], y: at[1] }, z.id) <= 10,
  ).length;
  return [{ procedure: 'grenade', input: { type, zeds } }];
}

function spotOf(answer: Json, ask: AskView): readonly [number, number, number] | undefined {
  if (ask.shape.kind !== 'spot') return undefined;
  if (Array.isArray(answer))
    return [Number(answer[0]), Number(answer[1]), Number(answer[2] ?? ask.shape.from[2])];
  return ask.shape.options.find((o) => o.id === answer)?.at;
}
