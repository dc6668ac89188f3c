import { ask, choose, type Line, nouns, type Rule } from '@shambles/engine';
import type { FtbWorld } from '../facts.js';
import { doseFor, isWeapon, takesDose } from '../goods/goods.js';
import type { EncounterKind, Thing } from '../kinds.js';
import { atHome, bandOf, households, starOf } from '../people/bands.js';
import type { Household } from '../state/campaign.js';
import { type Person, personOf } from '../state.js';
import { word } from '../words.js';
import { ARMOR, armsOf, disarm } from './arming.js';
import { planOf } from './details.js';
import { handsOf, loadOf } from './loads.js';

/** Encounters that strike a band before it is Home again. FTB-14.2a, FTB-D-211. */
export const AWAY: readonly EncounterKind[] = ['burglarized', 'confrontation', 'robbed'];

/**
 * Before an Encounter, lets each band change what its people carry, wear and hold; to change nothing takes one answer.
 * Weapons that the Encounter forbids are laid down first. FTB-11.7.3a, FTB-D-76.
 */
export function* pack(w: FtbWorld): Rule<void> {
  const plan = planOf(w);
  const open = households(w).find(
    (h) => !plan.ready.includes(h.seat) && plan.who.some((id) => personOf(w.s, id).seat === h.seat),
  );
  if (!open) return w.happen({ is: 'planned', cause: 'FTB-11.7.3a', plan, step: 'set-out' });
  const people = plan.who.map((id) => personOf(w.s, id)).filter((p) => p.seat === open.seat);
  for (const p of people) disarm(w, p);
  const home = atHome(w, open) && !AWAY.includes(plan.kind);
  if (yield* packsMore(w, open, people, home)) return;
  w.happen({
    is: 'planned',
    cause: 'FTB-11.7.3a',
    plan: { ...plan, ready: [...plan.ready, open.seat] },
    step: 'pack',
  });
}

/**
 * Lets bands pack for the move to another area. What they leave is there when they come back, or is given up with the
 * Home, depending on an option. FTB-11.5, FTB-11.11, FTB-D-74.
 */
export function* moveOut(w: FtbWorld): Rule<void> {
  const { when, area, bound = area } = w.s.campaign;
  for (const seat of households(w).map((h) => h.seat)) {
    while (yield* takesAlong(w, seat)) {}
    if (w.book.options.travel === 'leave') givesUp(w, seat);
  }
  w.happen({ is: 'calendar', cause: 'FTB-11.5', when, area: bound, left: 0, step: 'choose' });
}

function* takesAlong(w: FtbWorld, seat: string): Rule<boolean> {
  const h = householdOf(w, seat);
  const star = starOf(w, h);
  return star !== undefined && atHome(w, h) && (yield* packsMore(w, h, [star, ...bandOf(w, seat)], true));
}

/** Gives up a Home and everything kept there. */
function givesUp(w: FtbWorld, seat: string): void {
  const h = householdOf(w, seat);
  if (h.home === '') return;
  leaves(w, h);
  w.happen({ is: 'household', cause: 'FTB-D-74', household: { ...h, stock: [], home: '' } });
}

/** Everything kept at a Home is lost for good. */
export function leaves(w: FtbWorld, { seat, stock }: Household): void {
  const items = stock.map((i) => i.id);
  if (items.length > 0) w.happen({ is: 'stock-lost', cause: 'FTB-D-74', seat, items, why: 'left' });
}

function householdOf(w: FtbWorld, seat: string): Household {
  return households(w).find((h) => h.seat === seat) as Household;
}

/** Either all are ready, or one person's load or hands are to be changed, or it takes the Cure. */
type Packing =
  | { readonly does: 'ready' }
  | { readonly does: 'load' | 'hands' | 'dose'; readonly who: string };

function packingLine(o: Packing, stays: readonly Thing[]): Line {
  if (o.does !== 'ready') return { key: `pack.${o.does}`, values: { who: word(`person.${o.who}`) } };
  if (stays.length === 0) return { key: 'pack.ready' };
  return { key: 'pack.ready-without', values: { things: nouns(stays, 'thing.') } };
}

/**
 * What stays at Home if nothing more is packed, as far as it would be missed: weapons, and body armor if anybody has
 * none on. FTB-11.8.1, FTB-11.11.
 */
function staysBehind({ stock }: Household, people: readonly Person[]): Thing[] {
  const bare = people.some((p) => !p.armored);
  return stock.map((i) => i.what).filter((what) => isWeapon(what) || (bare && what === ARMOR));
}

/** Changes one person's load or hands, or has it take the Cure; returns false once all are ready. FTB-D-266. */
function* packsMore(w: FtbWorld, h: Household, people: readonly Person[], home: boolean): Rule<boolean> {
  const loaded = home ? people.filter((p) => p.items.length + h.stock.length > 0) : [];
  const armed = people.filter((p) => p.items.some((i) => isWeapon(i.what)));
  const stays = home ? staysBehind(h, people) : [];
  const options = choose<Packing>(
    [
      { does: 'ready' },
      ...loaded.map((p) => ({ does: 'load' as const, who: p.id })),
      ...armed.map((p) => ({ does: 'hands' as const, who: p.id })),
      ...people.filter(doseFor).map((p) => ({ does: 'dose' as const, who: p.id })),
    ],
    {
      id: (o) => (o.does === 'ready' ? o.does : `${o.does} ${o.who}`),
      line: (o) => packingLine(o, stays),
      on: (o) => (o.does === 'ready' ? '' : o.who),
    },
  );
  const arms = armsOf(w);
  const chosen = yield* arms
    ? ask(w, h.seat, arms.rule, 'pack-light', options, { limit: word(`limit.${arms.rule}`) })
    : ask(w, h.seat, 'FTB-11.7.3a', 'pack', options);
  if (chosen.does === 'ready') return false;
  if (chosen.does === 'dose') {
    takesDose(w, personOf(w.s, chosen.who));
    return true;
  }
  if (chosen.does === 'load') yield* loadOf(w, h, personOf(w.s, chosen.who));
  yield* handsOf(w, personOf(w.s, chosen.who));
  return true;
}
