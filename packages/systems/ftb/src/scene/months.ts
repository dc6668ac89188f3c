import type { Month, Plot } from '@shambles/engine';
import { bandCounts, plotsOf } from '@shambles/thw';
import { isNewDay } from '../facts/story.js';
import type { FtbFact } from '../facts.js';
import { isPlayers, type State } from '../state.js';
import type { View } from '../view.js';
import { whenInWords } from './titles.js';

/** The state of the bands when a day of the first thirty, or a month, begins; else undefined. FTB-11.3a, FTB-11.4. */
export function month(fact: FtbFact, s: State): Month | undefined {
  return fact.is === 'calendar' && s.campaign.on && isNewDay(fact) ? monthNow(s) : undefined;
}

export function monthPlots(view: View): Plot[] {
  return plotsOf(view.months ?? [], monthNow(view));
}

/** All bands counted together; the Rep is that of the best Star. */
function monthNow({ campaign, people }: Pick<State, 'campaign' | 'people'>): Month {
  const band = people.filter(isPlayers);
  const items = [...campaign.households.flatMap((h) => h.stock), ...band.flatMap((p) => p.items)];
  const food = items.filter((i) => i.what === 'food').length;
  const rep = Math.max(0, ...band.filter((p) => p.star).map((p) => p.rep));
  return { name: whenInWords(campaign.when), counts: bandCounts(rep, food, band.length) };
}
