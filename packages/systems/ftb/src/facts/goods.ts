import type { Thing } from '../kinds.js';
import type { Heap, Item } from '../state.js';
import { encounterOf, itemOf, partyOf, personOf } from '../state.js';
import type { Deed, Evolve } from './deed.js';

/** Items: had, carried, found, given. FTB-11.7. */
export type GoodsFact =
  | (Deed<'got'> & {
      readonly who: string;
      readonly items: readonly Item[];
      readonly how: 'start' | 'search' | 'loot' | 'barter' | 'found' | 'escape';
    })
  | (Deed<'lost'> & {
      readonly who: string;
      readonly items: readonly number[];
      readonly how: 'barter' | 'robbed' | 'taken' | 'used' | 'arrested' | 'laid-down' | 'given' | 'stocked';
    })
  /** What is in hand, worn, and hidden. FTB-11.7.3b, FTB-D-59. */
  | (Deed<'in-hand'> & {
      readonly who: string;
      readonly hand: readonly number[];
      readonly armored: boolean;
      readonly concealed: boolean;
      /** It took the turn of activation. FTB-11.7.3b. */
      readonly turn?: true;
    })
  | (Deed<'heap'> & { readonly heap: Heap })
  | (Deed<'heap-taken'> & { readonly heap: string; readonly items: readonly number[] })
  /** So many may search this floor. FTB-11.9a. */
  | (Deed<'search-begun'> & { readonly building: string; readonly level: number; readonly most: number })
  | (Deed<'searched'> & {
      readonly who: string;
      readonly building: string;
      readonly level: number;
      readonly passed: number;
    })
  | (Deed<'looted'> & { readonly who: string; readonly body: string; readonly passed: number })
  /** What somebody has for an Item in barter; '' for nothing. FTB-11.12a. */
  | (Deed<'offered'> & {
      readonly who: string;
      readonly by: string;
      readonly passed: number;
      readonly thing: Thing | '';
    })
  | (Deed<'bartered'> & { readonly who: string; readonly with: string; readonly party: string })
  | (Deed<'picked-up'> & { readonly who: string; readonly whom: string })
  | (Deed<'laid-down'> & { readonly who: string; readonly whom: string })
  | (Deed<'finished-off'> & {
      readonly who: string;
      readonly whom: string;
      readonly how: 'killed' | 'captured';
    })
  /** FTB-8.4a. */
  | (Deed<'recovery'> & {
      readonly who: string;
      readonly passed: number;
      readonly rep: number;
      readonly back: boolean;
      readonly by?: string;
    })
  | (Deed<'dose'> & { readonly who: string; readonly item: number });

export const GOODS: Evolve<GoodsFact> = {
  got: (s, f) => {
    const p = personOf(s, f.who);
    for (const item of f.items) p.items.push({ ...item });
    s.next.item = Math.max(s.next.item, ...f.items.map((i) => i.id + 1));
    const tally = s.encounter?.tally;
    if (!tally || (f.how !== 'search' && f.how !== 'loot')) return;
    // What somebody of their own had with it is not found. FTB-14.14.1.
    const fresh = f.items.filter((i) => i.id >= (tally['items-from'] ?? 0)).length;
    if (fresh > 0) tally.found = (tally.found ?? 0) + fresh;
  },
  lost: (s, f) => {
    const p = personOf(s, f.who);
    p.items = p.items.filter((i) => !f.items.includes(i.id));
    p.hand = p.hand.filter((id) => !f.items.includes(id));
    if (!p.items.some((i) => i.what === 'body-armor')) p.armored = false;
  },
  'in-hand': (s, f) => {
    const p = personOf(s, f.who);
    p.hand = [...f.hand];
    p.armored = f.armored;
    p.concealed = f.concealed;
    p.reloading ||= f.turn === true;
  },
  heap: (s, f) => {
    s.heaps.push({ ...f.heap, items: f.heap.items.map((i) => ({ ...i })) });
    s.next.heap++;
    s.next.item = Math.max(s.next.item, ...f.heap.items.map((i) => i.id + 1));
  },
  'heap-taken': (s, f) => {
    const heap = s.heaps.find((h) => h.id === f.heap);
    if (heap) heap.items = heap.items.filter((i) => !f.items.includes(i.id));
    s.heaps = s.heaps.filter((h) => h.items.length > 0);
  },
  'search-begun': (s, f) => {
    let b = s.premises.find((each) => each.id === f.building);
    if (!b) {
      b = { id: f.building, entered: 0, searched: [], searching: null, rolled: false };
      s.premises.push(b);
    }
    b.searching = { level: f.level, most: f.most, done: [] };
    b.searched.push(f.level);
  },
  searched: (s, f) => {
    s.premises.find((each) => each.id === f.building)?.searching?.done.push(f.who);
    personOf(s, f.who).reloading = true;
  },
  looted: (s, f) => {
    encounterOf(s).tally[`looted ${f.body}`] = 1;
  },
  offered: () => {},
  bartered: (s, f) => {
    partyOf(s, f.party).bartered.push(f.with);
  },
  'picked-up': (s, f) => {
    personOf(s, f.who).carries = f.whom;
  },
  'laid-down': (s, f) => {
    personOf(s, f.who).carries = '';
  },
  'finished-off': (s, f) => {
    personOf(s, f.whom).condition = f.how === 'killed' ? 'obviously-dead' : 'captured';
  },
  recovery: (s, f) => {
    const p = personOf(s, f.who);
    p.rep = f.rep;
    // Whoever ran and does not come back has not died of it.
    if (f.back) p.condition = f.by === undefined ? 'home' : 'carry-on';
    else if (p.condition !== 'ran-away') p.condition = 'obviously-dead';
    p.prone &&= !f.back;
    p.beaten &&= !f.back;
  },
  dose: (s, f) => {
    const p = personOf(s, f.who);
    itemOf(p, f.item);
    p.items = p.items.filter((i) => i.id !== f.item);
    p.infection = 'immune';
  },
};
