import { ask, Confirm, type Rule } from '@shambles/engine';
import { capped, pass } from '@shambles/thw';
import type { FtbWorld } from '../facts.js';
import { LEAST_REP } from '../people/rep.js';
import { atHand } from '../state/campaign.js';
import { isDown, isPlayers, type Person, personOf } from '../state.js';
import type { RECOVERY } from '../tables/melee.js';
import { word } from '../words.js';

const DICE = 2;
/** Extra dice after a beating, of which the best two count. FTB-8.3.3b. */
const BEATEN = 1;
/** FTB-8.4b. */
const SUPPLY = 1;

/** Source of a Medical Supply: the person who carries it, or '' for the stock at Home. */
interface Supply {
  readonly from: string;
  readonly item: number;
}

/**
 * Takes the Recovery Test of somebody who is Out of the Fight or Ran Away. `by` is a Medic, during the Encounter.
 * Returns true if the person recovers. FTB-8.4a, FTB-5.7.5b.
 */
export function* recover(w: FtbWorld, who: string, by?: string): Rule<boolean> {
  const p = personOf(w.s, who);
  const hurt = p.condition === 'out-of-the-fight';
  const supply = hurt ? yield* medicine(w, p, by) : undefined;
  const dice = DICE + (hurt && p.beaten ? BEATEN : 0) + (supply ? SUPPLY : 0);
  const passed = capped(
    yield* pass(w, dice, p.rep, {
      rule: 'FTB-8.4a',
      label: 'recovery',
      table: 'FTB-T-recovery',
      seat: by === undefined ? p.seat : personOf(w.s, by).seat,
      who,
    }),
  );
  const row = w.book.tables.recovery.rows.find((r) => r.passed === passed) as (typeof RECOVERY.rows)[number];
  const rep = Math.max(LEAST_REP, p.rep + row.rep);
  w.happen({
    is: 'recovery',
    cause: 'FTB-8.4a',
    who,
    passed,
    rep,
    back: row.back,
    ...(by !== undefined && { by }),
    ...(p.condition === 'ran-away' && { ran: true as const }),
  });
  return row.back;
}

/**
 * After an Encounter of a campaign, tests all of the players' people who are Out of the Fight or Ran Away. Those who
 * recover are home; the others are dead or gone. FTB-8.4a.
 */
export function* afterwards(w: FtbWorld): Rule<void> {
  const hurt = w.s.people.filter(
    (p) => isPlayers(p) && (p.condition === 'out-of-the-fight' || p.condition === 'ran-away'),
  );
  for (const { id } of hurt) yield* recover(w, id);
}

/** Asks whether to spend a Medical Supply, if there is one at hand; returns the one spent. FTB-8.4b, FTB-11.8.5. */
function* medicine(w: FtbWorld, p: Person, by: string | undefined): Rule<Supply | undefined> {
  const supply = supplyFor(w, p, by);
  const seat = by === undefined ? p.seat : personOf(w.s, by).seat;
  if (!supply || seat === '') return undefined;
  const yes = yield* ask(
    w,
    seat,
    'FTB-8.4b',
    'medical',
    new Confirm({ key: 'medical.yes' }, { key: 'medical.no' }),
    { who: word(`person.${p.id}`) },
  );
  if (!yes) return undefined;
  const { from, item } = supply;
  const cause = 'FTB-8.4b';
  if (from === '') w.happen({ is: 'stock-lost', cause, seat, items: [item], why: 'used' });
  else w.happen({ is: 'lost', cause, who: from, items: [item], how: 'used' });
  return supply;
}

/**
 * A Medical Supply: during the Encounter the patient's or the Medic's, afterwards anybody's in the band or from Home.
 */
function supplyFor(w: FtbWorld, p: Person, by: string | undefined): Supply | undefined {
  const band = w.s.people.filter((q) => q.seat === p.seat && !gone(q));
  const carriers = by === undefined ? band : [p, personOf(w.s, by)];
  for (const q of carriers) {
    const item = q.items.find((i) => i.what === 'medical');
    if (item) return { from: q.id, item: item.id };
  }
  const home = by === undefined ? w.s.campaign.households.find((h) => h.seat === p.seat) : undefined;
  const item = home && atHand(w.s.campaign, home).find((i) => i.what === 'medical');
  return item && { from: '', item: item.id };
}

/** True if a person's Items are out of reach. */
function gone(q: Person): boolean {
  return (
    (isDown(q) && q.condition !== 'out-of-the-fight') ||
    ['ran-away', 'captured', 'turned'].includes(q.condition)
  );
}
