import type { Rule } from '@shambles/engine';
import { drawn } from '@shambles/thw';
import type { FtbWorld } from '../facts.js';
import type { RuleId } from '../register.js';
import { atHand, type Household } from '../state/campaign.js';
import { encounterOf, type Item, type Person } from '../state.js';

/** Households that a Star still leads, in seat order. */
export function households(w: FtbWorld): Household[] {
  return w.s.campaign.households.filter((h) => h.star !== '');
}

/** The Star of a household, if it lives. */
export function starOf(w: FtbWorld, h: Household): Person | undefined {
  return w.s.people.find((p) => p.id === h.star);
}

/** The band of a seat without its Star. FTB-4.0. */
export function bandOf(w: FtbWorld, seat: string): Person[] {
  const star = w.s.campaign.households.find((h) => h.seat === seat)?.star;
  return w.s.people.filter((p) => p.seat === seat && p.id !== star);
}

/** Number of followers that a Star of this Rep may have. FTB-4.1e. */
export function followers(rep: number): number {
  return Math.max(0, rep - 1);
}

export function isHeld(w: FtbWorld, who: string): boolean {
  return w.s.campaign.arrests.some((a) => a.who === who);
}

/** True if the household is at its Home. FTB-11.13a. */
export function atHome(w: FtbWorld, h: Household): boolean {
  return h.home === w.s.campaign.area;
}

/** Items kept at the Home of a seat's band, unless that is in another area. FTB-11.11, FTB-D-74. */
export function stockOf(w: FtbWorld, seat: string): readonly Item[] {
  const h = w.s.campaign.households.find((each) => each.seat === seat);
  return h ? atHand(w.s.campaign, h) : [];
}

/** All Items that a household has at hand, with the person who carries each; '' for Items at Home. */
export function belongings(w: FtbWorld, h: Household): { readonly item: Item; readonly with: string }[] {
  return [
    ...atHand(w.s.campaign, h).map((item) => ({ item, with: '' })),
    ...w.s.people
      .filter((p) => p.seat === h.seat)
      .flatMap((p) => p.items.map((item) => ({ item, with: p.id }))),
  ];
}

/** Removes Items from a household, whether at Home or carried. */
export function give(
  w: FtbWorld,
  h: Household,
  items: readonly number[],
  why: 'paid' | 'eaten',
  cause: RuleId,
): void {
  const atHome = h.stock.filter((i) => items.includes(i.id)).map((i) => i.id);
  if (atHome.length > 0) w.happen({ is: 'stock-lost', cause, seat: h.seat, items: atHome, why });
  for (const p of w.s.people.filter((q) => q.seat === h.seat)) {
    const lost = p.items.filter((i) => items.includes(i.id)).map((i) => i.id);
    if (lost.length > 0)
      w.happen({
        is: 'lost',
        cause,
        who: p.id,
        items: lost,
        how: why === 'eaten' ? 'used' : 'given',
      });
  }
}

/** Removes random members until the band, with its Star, is no larger than its Star's Rep. FTB-4.1e. */
export function* shrink(w: FtbWorld, seat: string): Rule<void> {
  const h = w.s.campaign.households.find((each) => each.seat === seat);
  const star = h && starOf(w, h);
  if (!star) return;
  for (;;) {
    const members = bandOf(w, seat);
    if (members.length <= followers(star.rep)) return;
    const who = yield* oneOf(
      w,
      members.map((p) => p.id),
      'member',
      'FTB-4.1e',
    );
    w.happen({ is: 'left-band', cause: 'FTB-4.1e', who, why: 'rep' });
  }
}

/** Draws one of several at random. */
export function* oneOf(w: FtbWorld, ids: readonly string[], label: string, rule: RuleId): Rule<string> {
  return yield* drawn(w, { rule, label, from: ids, like: (id) => id });
}

/**
 * True if a member of a band was not of it when it set out on this Encounter; the hostage of a Rescue was. It can be
 * told until those who recover are at Home. FTB-11.0.
 */
export function hasJoined(w: FtbWorld, p: Person): boolean {
  const known = [...(w.s.campaign.plan?.who ?? []), encounterOf(w.s).goal];
  return p.condition !== 'home' && !known.includes(p.id);
}
