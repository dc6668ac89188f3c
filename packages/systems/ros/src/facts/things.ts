import { gunWith } from '../house/rows.js';
import type { Tabled } from '../house/tables.js';
import type { Minor, Thing } from '../kinds.js';
import { type Person, type Place, personOf } from '../state.js';
import { gunIn, isMain } from '../tables/guns.js';
import { fact } from './deed.js';
import { drop } from './figures.js';
import { line, one, things, word } from './lines.js';

/** Things found, carried and given. */
export const THINGS = {
  healed: fact<{ readonly who: string; readonly by: string }>({
    does: (s, f) => {
      personOf(s, f.who).hits--;
      drop(personOf(s, f.by).minor, 'First Aid Kit');
    },
    told: ({ who, by }) =>
      who === by ? line('healed-self', { who: one(who) }) : line('healed', { who: one(who), by: one(by) }),
    words: { healed: '{{by}} bandaged {{who}}.', 'healed-self': '{{who}} bandaged the wound.' },
  }),

  found: fact<{ readonly who: string; readonly find: string; readonly things: readonly Thing[] }>({
    does: (s, f) => {
      const there = s.finds.find((each) => each.id === f.find);
      if (!there) return;
      there.open = true;
      there.things = f.things.slice();
    },
    told: ({ who, things: found }) =>
      found.length > 0
        ? line('found', { who: one(who), things: things(found) })
        : line('found-nothing', { who: one(who) }),
    words: {
      found: '{{who}} searched and found {{things}}.',
      'found-nothing': '{{who}} searched and found nothing.',
    },
  }),

  took: fact<{ readonly who: string; readonly find: string; readonly things: readonly Thing[] }>({
    does: (s, f, book) => {
      const there = s.finds.find((each) => each.id === f.find);
      for (const thing of f.things) {
        if (there?.things) drop(there.things, thing);
        receive(book, personOf(s, f.who), thing);
      }
      s.finds = s.finds.filter((each) => !each.open || (each.things?.length ?? 0) > 0);
    },
    told: ({ who, things: took }) =>
      took.length > 0 ? line('took', { who: one(who), things: things(took) }) : undefined,
    words: { took: '{{who}} took {{things}}.' },
  }),

  laid: fact<{
    readonly who: string;
    readonly find: string;
    readonly at: Place;
    readonly things: readonly Thing[];
  }>({
    does: (s, f) => {
      const p = personOf(s, f.who);
      for (const thing of f.things) release(p, thing);
      const [x, y, level] = f.at;
      s.finds.push({ id: f.find, x, y, level, things: f.things.slice(), open: true });
      s.nextFind++;
    },
    told: ({ who, things: laid }) =>
      laid.length > 0 ? line('laid', { who: one(who), things: things(laid) }) : undefined,
    words: { laid: '{{who}} left {{things}} on the ground.' },
  }),

  gave: fact<{ readonly who: string; readonly whom: string; readonly things: readonly Thing[] }>({
    does: (s, f, book) => {
      for (const thing of f.things) {
        release(personOf(s, f.who), thing);
        receive(book, personOf(s, f.whom), thing);
      }
    },
    told: ({ who, whom, things: given }) =>
      given.length > 0 ? line('gave', { who: one(who), whom: one(whom), things: things(given) }) : undefined,
    words: { gave: '{{who}} gave {{whom}} {{things}}.' },
  }),

  looked: fact<{
    readonly who: string;
    readonly at: string;
    readonly told: boolean;
    readonly what?: string;
  }>({
    does: (s, f) => {
      const q = s.seated.find((each) => each.id === f.at);
      if (q && f.told) q.known = true;
      const h = s.hideouts.find((each) => each.id === f.at);
      if (h && f.told) h.told = f.what === 'occupied' ? 'occupied' : 'empty';
    },
    told: ({ who, told, what }) =>
      told && what !== undefined
        ? line('looked', { who: one(who), what: word(`seen.${what.split(' ')[0]}`) })
        : line('looked-nothing', { who: one(who) }),
    words: {
      'looked-nothing': '{{who}} looked through the binoculars and could not tell.',
      looked: '{{who}} looked through the binoculars: {{what}}.',
    },
  }),
};

/** Puts a thing in a survivor's hands; a gun brings its clip with it. */
function receive(book: Tabled, p: Person, thing: Thing): void {
  const { gun, clip } = gunWith(book, thing);
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
