import type { Minor, Thing } from '../kinds.js';
import { type Person, type Place, personOf } from '../state.js';
import { gunIn, isMain } from '../things.js';
import type { Deed, Evolve } from './deed.js';
import { drop } from './figures.js';

/** What is found, carried and given. */
export type ThingFact =
  | (Deed<'healed'> & { readonly who: string; readonly by: string })
  | (Deed<'found'> & { readonly who: string; readonly find: string; readonly things: readonly Thing[] })
  | (Deed<'took'> & { readonly who: string; readonly find: string; readonly things: readonly Thing[] })
  | (Deed<'laid'> & {
      readonly who: string;
      readonly find: string;
      readonly at: Place;
      readonly things: readonly Thing[];
    })
  | (Deed<'gave'> & { readonly who: string; readonly whom: string; readonly things: readonly Thing[] })
  | (Deed<'looked'> & {
      readonly who: string;
      readonly at: string;
      readonly told: boolean;
      readonly what?: string;
    });

export const THINGS: Evolve<ThingFact> = {
  healed: (s, f) => {
    personOf(s, f.who).hits--;
    drop(personOf(s, f.by).minor, 'First Aid Kit');
  },
  found: (s, f) => {
    const there = s.finds.find((each) => each.id === f.find);
    if (!there) return;
    there.open = true;
    there.things = f.things.slice();
  },
  took: (s, f) => {
    const there = s.finds.find((each) => each.id === f.find);
    for (const thing of f.things) {
      if (there?.things) drop(there.things, thing);
      receive(personOf(s, f.who), thing);
    }
    s.finds = s.finds.filter((each) => !each.open || (each.things?.length ?? 0) > 0);
  },
  laid: (s, f) => {
    const p = personOf(s, f.who);
    for (const thing of f.things) release(p, thing);
    const [x, y, level] = f.at;
    s.finds.push({ id: f.find, x, y, level, things: f.things.slice(), open: true });
    s.nextFind++;
  },
  gave: (s, f) => {
    for (const thing of f.things) {
      release(personOf(s, f.who), thing);
      receive(personOf(s, f.whom), thing);
    }
  },
  looked: (s, f) => {
    const q = s.seated.find((each) => each.id === f.at);
    if (q && f.told) q.known = true;
    const h = s.hideouts.find((each) => each.id === f.at);
    if (h && f.told) h.told = f.what === 'occupied' ? 'occupied' : 'empty';
  },
};

/** Takes a thing in hand: the clip of a gun comes with it. */
function receive(p: Person, thing: Thing): void {
  const { gun, clip } = gunIn(thing);
  if (gun === 'pistol') p.pistol = clip;
  else if (gun) {
    p.main = gun;
    p.clip = clip;
  } else if (isMain(thing)) {
    p.main = thing as Person['main'];
    p.clip = 0;
  } else p.minor.push(thing as Minor);
}

/** Lets a thing go. */
function release(p: Person, thing: Thing): void {
  const { gun } = gunIn(thing);
  if (gun === 'pistol') p.pistol = -1;
  else if (gun || isMain(thing)) {
    p.main = '';
    p.clip = 0;
  } else {
    drop(p.minor, thing as Minor);
    if (thing === 'torch' && !p.minor.includes('torch')) p.torch = false;
  }
}
