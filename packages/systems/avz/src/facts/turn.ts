import { nouns } from '@shambles/engine';
import type { Icon, Side } from '../kinds.js';
import { DRAWN, numberOf, type Phase, put, RESERVE, rest } from '../state.js';
import { place, putAll } from './counters.js';
import { fact } from './deed.js';
import { comesDown, icon, inOrder, kinds, line } from './lines.js';

/** The sequence of play, set-up, events and landing. */
export const TURN = {
  sides: fact<{ readonly first: Side }>({
    does: (s, { first }) => {
      s.first = first;
    },
    told: ({ first }) => line(`sides-${first}`),
    words: {
      'sides-alien': 'The die gives the Aliens to the first player.',
      'sides-zombie': 'The die gives the Zombies to the first player.',
    },
  }),

  turn: fact<{ readonly turn: number }>({
    does: (s, { turn }) => {
      s.turn = turn;
      s.claw = false;
      s.rise = false;
    },
    told: ({ turn }) => line('turn', { turn }),
    words: { turn: 'Turn {{turn}}' },
  }),

  phase: fact<{ readonly phase: Phase; readonly turn: number }>({
    does: (s, { phase }, book) => {
      s.phase = phase;
      if (s.rest.length > 0) s.rest = [];
      rest(s, book);
    },
  }),

  drawn: fact<{ readonly counters: readonly string[] }>({
    does: (s, { counters }, book) => putAll(s, book, counters, DRAWN),
    told: ({ counters }) => line('drawn', { who: kinds(counters) }),
    words: { drawn: 'Out of the grave come {{who}}.' },
  }),

  'drawn-unseen': fact<{ readonly count: number }>({
    told: ({ count }) => line('drawn-unseen', { count }),
    words: {
      'drawn-unseen_one': 'One Zombie is drawn from the grave.',
      'drawn-unseen_other': '{{count}} Zombies are drawn from the grave.',
    },
  }),

  /** Counters set up, spawned or landed, by location. */
  placed: fact<{
    readonly how: 'set-up' | 'spawn' | 'landing';
    readonly places: readonly { readonly at: string; readonly counters: readonly string[] }[];
  }>({
    does: (s, { places }, book) => {
      for (const { at, counters } of places) putAll(s, book, counters, place(book, at));
    },
    told: ({ how, places }) =>
      places[0] &&
      line(`placed-${how}`, {
        who: kinds(places.flatMap((p) => p.counters)),
        at: inOrder(places.map((p) => p.at)),
      }),
    words: {
      'placed-set-up': '{{who}} in {{at}}.',
      'placed-spawn': '{{who}} out of the ground in {{at}}.',
      'placed-landing': '{{who}} landed in {{at}}.',
    },
    sort: 'moves',
  }),

  'grave-empty': fact<{ readonly lost: number }>({
    told: ({ lost }) => line('grave-empty', { count: lost }),
    words: {
      'grave-empty_one': 'The grave is empty; one spawn is lost.',
      'grave-empty_other': 'The grave is empty; {{count}} spawns are lost.',
    },
    follows: true,
  }),

  revealed: fact<{ readonly tile: string; readonly number: number; readonly icons: readonly Icon[] }>({
    does: (s, { tile }, book) => {
      s.tiles.push(book.tiles.findIndex((t) => t.id === tile));
      s.icon = 0;
    },
    told: ({ number, icons }) => line('revealed', { number, icons: nouns(icons, 'icon.') }),
    words: { revealed: 'The tile says {{number}}: {{icons}}.' },
  }),

  icon: fact<{ readonly icon: Icon; readonly at?: string }>({
    does: (s) => {
      s.icon++;
    },
    told: ({ icon: which, at }) =>
      at === undefined
        ? undefined
        : line(comesDown(which) ? 'icon-in' : 'icon-at', { icon: [icon(which)], at }),
    words: { 'icon-at': '{{icon}} over {{at}}.', 'icon-in': '{{icon}} in {{at}}.' },
  }),

  'no-effect': fact<{ readonly icon: Icon }>({
    told: ({ icon: which }) => line('no-effect', { icon: [icon(which)] }),
    words: { 'no-effect': '{{icon}} finds no target.' },
    follows: true,
  }),

  laser: fact<{
    readonly at: string;
    readonly die: number;
    readonly zombies: number;
    readonly burns: boolean;
  }>({
    told: ({ at, die, zombies, burns }) => line(burns ? 'laser-burns' : 'laser-misses', { die, zombies, at }),
    words: {
      'laser-burns': 'The beam shows {{die}} against {{zombies}}: everything dead in {{at}} burns.',
      'laser-misses': 'The beam shows {{die}} against {{zombies}} in {{at}} and goes wide.',
    },
    follows: true,
  }),

  claw: fact({
    does: (s) => {
      s.claw = true;
    },
    told: () => line('claw'),
    words: {
      claw: 'Loose hands clutch at every ankle: who does not fly stands still this turn, and the dead hit harder.',
    },
  }),

  rise: fact<{ readonly more: number }>({
    does: (s) => {
      s.rise = true;
    },
    // The grave may hold fewer.
    told: ({ more }) => line('rise', { count: more }),
    words: {
      rise_zero: 'The quiet dead stir: no Alien calls up more of them, and none stays dead this turn.',
      rise_one: 'The quiet dead stir: one more is called up, and none stays dead this turn.',
      rise_other: 'The quiet dead stir: {{count}} more are called up, and none stays dead this turn.',
    },
  }),

  swapped: fact<{ readonly trooper: string; readonly mutant: string; readonly at: string }>({
    does: (s, { trooper, mutant, at }, book) => {
      put(s, book, numberOf(book, trooper), RESERVE);
      put(s, book, numberOf(book, mutant), place(book, at));
    },
    told: ({ at }) => line('swapped', { at }),
    words: { swapped: 'The Trooper in {{at}} bursts out of its suit, and out of proportion: the Mutant.' },
    follows: true,
  }),

  rampage: fact<{ readonly path: readonly string[] }>({
    told: ({ path }) => (path.length > 0 ? line('rampage', { path: path.join(', ') }) : line('rampage-none')),
    words: { rampage: 'The Mutant storms off: {{path}}.', 'rampage-none': 'The Mutant stays where it is.' },
    sort: 'moves',
    follows: true,
  }),

  trampled: fact<{ readonly at: string }>({}),

  bfar: fact<{ readonly counter: string; readonly at: string }>({
    does: (s, { counter, at }, book) => put(s, book, numberOf(book, counter), place(book, at)),
    told: ({ at }) => line('bfar', { at }),
    words: { bfar: 'The BFAR comes down on {{at}}.' },
    follows: true,
  }),

  missiles: fact<{ readonly hits: number; readonly wasted: number }>({
    told: ({ hits, wasted }) => {
      if (wasted === 0) return line('missiles-all', { count: hits });
      return wasted === hits
        ? line('missiles-none')
        : line('missiles', { found: hits - wasted, count: wasted });
    },
    words: {
      missiles_one: 'Its missiles take {{found}}; one more finds nobody left.',
      missiles_other: 'Its missiles take {{found}}; {{count}} more find nobody left.',
      'missiles-none': 'Its missiles find nobody around it.',
      'missiles-all_zero': 'Its missiles all go wide.',
      'missiles-all_other': 'Its missiles take {{count}}.',
    },
    sort: 'fights',
    follows: true,
  }),

  landing: fact<{ readonly budget: number }>({
    told: ({ budget }) => line('landing', { budget }),
    words: { landing: 'Landing craft for {{budget}} combat strength.' },
    sort: 'moves',
  }),

  'turn-over': fact<{ readonly turn: number }>({}),

  ended: fact<{ readonly dead: number; readonly level: string; readonly winner: Side | 'none' }>({
    told: ({ dead, level }) => line('ended', { dead, level }),
    words: { ended: '{{dead}} in the dead pile: {{level}}.' },
  }),
};
