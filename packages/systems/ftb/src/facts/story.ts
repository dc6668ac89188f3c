import type { Acquaintance, Chapter, Household, When } from '../campaign.js';
import type { Area, Attribute, Class } from '../kinds.js';
import type { Item, Person } from '../state.js';
import { personOf } from '../state.js';
import type { Deed, Evolve } from './deed.js';

/** Making people, and what happens between Encounters. */
export type StoryFact =
  | (Deed<'made'> & { readonly person: Person; readonly how: 'star' | 'recruit' })
  | (Deed<'attribute'> & { readonly who: string; readonly attribute: Attribute; readonly chosen: boolean })
  | (Deed<'class'> & { readonly who: string; readonly class: Class })
  | (Deed<'household'> & { readonly household: Household })
  | (Deed<'calendar'> & {
      readonly when: When;
      readonly area: Area;
      readonly step: string;
      readonly left: number;
    })
  | (Deed<'stocked'> & { readonly who: string; readonly item: Item; readonly where: 'home' | 'person' })
  | (Deed<'ate'> & { readonly who: readonly string[] })
  | (Deed<'rep'> & {
      readonly who: string;
      readonly before: number;
      readonly after: number;
      readonly why: string;
    })
  | (Deed<'left-band'> & { readonly who: string; readonly why: string })
  | (Deed<'availability'> & { readonly who: string; readonly comes: boolean })
  | (Deed<'acquaintance'> & { readonly known: Acquaintance })
  | (Deed<'chapter'> & { readonly chapter: Chapter })
  | (Deed<'game-over'> & { readonly why: string });

export const STORY: Evolve<StoryFact> = {
  made: (s, f) => {
    s.people.push({ ...f.person, items: f.person.items.map((i) => ({ ...i })), hand: [...f.person.hand] });
    s.next.item = Math.max(s.next.item, ...f.person.items.map((i) => i.id + 1));
  },
  attribute: (s, f) => {
    const p = personOf(s, f.who);
    p.attributes = [...p.attributes, f.attribute];
  },
  class: (s, f) => {
    personOf(s, f.who).class = f.class;
  },
  household: (s, f) => {
    const { households } = s.campaign;
    const made = { ...f.household, stock: f.household.stock.map((i) => ({ ...i })) };
    const i = households.findIndex((h) => h.seat === made.seat);
    if (i < 0) households.push(made);
    else households[i] = made;
  },
  calendar: (s, f) => {
    s.clock++;
    Object.assign(s.campaign, { when: f.when, area: f.area, step: f.step, left: f.left });
  },
  stocked: (s, f) => {
    const p = personOf(s, f.who);
    const home = s.campaign.households.find((h) => h.seat === p.seat);
    if (!home) return;
    if (f.where === 'home') {
      p.items = p.items.filter((i) => i.id !== f.item.id);
      p.hand = p.hand.filter((id) => id !== f.item.id);
      home.stock.push({ ...f.item });
    } else {
      home.stock = home.stock.filter((i) => i.id !== f.item.id);
      p.items.push({ ...f.item });
    }
  },
  ate: () => {},
  rep: (s, f) => {
    personOf(s, f.who).rep = f.after;
  },
  'left-band': (s, f) => {
    s.people = s.people.filter((p) => p.id !== f.who);
  },
  availability: (s, f) => {
    personOf(s, f.who).absent = !f.comes;
  },
  acquaintance: (s, f) => {
    const { met } = s.campaign;
    const i = met.findIndex((a) => a.id === f.known.id);
    if (i < 0) met.push(f.known);
    else met[i] = f.known;
  },
  chapter: (s, f) => {
    s.campaign.chronicle.push(f.chapter);
  },
  'game-over': (s) => {
    s.phase = 'over';
  },
};
