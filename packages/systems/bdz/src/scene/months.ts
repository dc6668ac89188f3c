import type { Month, Plot } from '@shambles/engine';
import { bandCounts, plotsOf } from '@shambles/thw';
import type { BdzFact } from '../facts.js';
import type { Campaign, Chapter } from '../state/campaign.js';
import { amountOf } from '../state/goods.js';
import type { State } from '../state.js';
import type { View } from '../view.js';

/** "Month 3" for the month under way, after two full months. BDZ-D-c36. */
function monthName({ months }: Pick<Campaign, 'months'>): string {
  return `Month ${months + 1}`;
}

/** "Month 3"; on the first day, which has no months, "Day One, visit 2". BDZ-D-c97. */
export function timeName(view: Pick<View, 'day'>, c: Pick<Campaign, 'months' | 'step'>): string {
  if (c.step !== 'day-one') return monthName(c);
  const visits = view.day?.visits ?? 0;
  return visits === 0 ? 'Day One' : `Day One, visit ${visits}`;
}

/** The day of a chapter; the first has a name of its own. */
export function dayName({ kind, day }: Pick<Chapter, 'kind' | 'day'>): string {
  return kind === 'day-one' ? 'Day One' : `Day ${day}`;
}

/**
 * The new month, if this fact begins one: when the last one ends, or when the band can first choose what to do. Who
 * goes hungry at the end of the last one is counted in the new one. BDZ-camp-month, BDZ-camp-res-food.
 */
export function month(fact: BdzFact, s: State): (Month & { readonly again?: true }) | undefined {
  if (!s.campaign) return undefined;
  const first = fact.is === 'calendar' && fact.step === 'choose' && fact.months === 0;
  if (first || fact.is === 'month-over') return monthNow(s, s.campaign);
  return starves(fact) ? { ...monthNow(s, s.campaign), again: true } : undefined;
}

function starves(fact: BdzFact): boolean {
  return (
    fact.is === 'hungered' || (fact.is === 'left-band' && (fact.why === 'hungry' || fact.why === 'starved'))
  );
}

export function monthPlots(view: View, c: Campaign): Plot[] {
  return c.step === 'day-one' ? [] : plotsOf(view.months ?? [], monthNow(view, c));
}

/** The month with its counts; food includes what is stored in bases. */
function monthNow({ people }: Pick<State, 'people'>, c: Campaign): Month {
  const band = people.filter((p) => c.members.some((m) => m.id === p.id));
  const food = [c.goods, ...c.places.map((p) => p.store)].reduce((sum, g) => sum + amountOf(g, 'food'), 0);
  const rep = Math.max(0, ...band.filter((p) => p.star).map((p) => p.rep));
  return { name: monthName(c), counts: bandCounts(rep, food, band.length) };
}
