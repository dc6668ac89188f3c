import { ask, type Rule, Some } from '@shambles/engine';
import type { FtbWorld } from '../facts.js';
import { households, isHeld } from '../people/bands.js';
import type { RuleId } from '../register.js';
import type { Household } from '../state/campaign.js';
import { SHEETS } from '../tables/sheets.js';
import { word } from '../words.js';
import { captives, planOf } from './details.js';
import { isAvailable } from './dice.js';

/** The rule on availability to which other Encounters refer. FTB-14.10.2. */
const AVAILABILITY: RuleId = 'FTB-14.9.6';

/**
 * Determines who goes: the Star alone, as many of the band as its player likes, or those who are available. FTB-14.6.2,
 * FTB-14.12.2, FTB-14.9.6, FTB-14.11.6, FTB-14.13.6.
 */
export function* muster(w: FtbWorld): Rule<void> {
  const plan = planOf(w);
  const who: string[] = [];
  for (const h of households(w)) {
    if (isHeld(w, h.star)) continue;
    who.push(h.star, ...(yield* companions(w, h)));
  }
  const { band, rule, availability = AVAILABILITY } = SHEETS[plan.kind];
  w.happen({
    is: 'planned',
    cause: band === 'available' ? availability : rule,
    plan: { ...plan, who },
    step: w.s.campaign.on ? 'pack' : 'set-out',
  });
}

function* companions(w: FtbWorld, h: Household): Rule<readonly string[]> {
  const { kind, goal } = planOf(w);
  const { band, rule, availability = AVAILABILITY } = SHEETS[kind];
  const there = captives(w, h).filter((p) => p.id !== goal || kind !== 'rescue');
  if (band === 'alone') {
    stays(
      w,
      there.map((p) => p.id),
    );
    return [];
  }
  const can: string[] = [];
  for (const p of there) {
    if (band !== 'available' || (yield* isAvailable(w, p, availability))) can.push(p.id);
  }
  if (band === 'all' || can.length === 0 || !w.s.campaign.on) return can;
  const come: readonly string[] = yield* ask(
    w,
    h.seat,
    rule,
    'come-along',
    new Some(
      can,
      { min: 0, max: can.length },
      {
        line: (id) => ({ key: 'figure', values: { name: word(`person.${id}`) } }),
        on: (id) => id,
      },
    ),
  );
  stays(
    w,
    can.filter((id) => !come.includes(id)),
  );
  return come;
}

/** Reports who stays behind, and whether the Encounter requires the Star to go alone. */
function stays(w: FtbWorld, who: readonly string[]): void {
  const { kind } = planOf(w);
  const { band, rule } = SHEETS[kind];
  if (who.length > 0) w.happen({ is: 'stays', cause: rule, who, kind, alone: band === 'alone' });
}
