import type { Side } from '../kinds.js';
import { RESERVE } from '../state.js';
import { type Beside, place, putAll, spendAll } from './counters.js';
import { fact } from './deed.js';
import { kinds, line } from './lines.js';

/** What counters do, and what happens to them. */
export const ACT = {
  /** A Move, the step of an Attack, or a rampage; a Move is the counters' action of the turn. */
  moved: fact<{
    readonly counters: readonly string[];
    readonly from: string;
    readonly into: string;
    readonly action: 'move' | 'attack' | 'rampage';
  }>({
    does: (s, { counters, into, action }, book) => {
      putAll(s, book, counters, place(book, into));
      if (action === 'move') spendAll(s, book, counters);
    },
    told: ({ counters, from, into, action }) =>
      action === 'rampage' ? undefined : line('moved', { who: kinds(counters), from, into }),
    words: { moved: '{{who}} from {{from}} to {{into}}.' },
    sort: 'moves',
  }),

  /** A counter took its action of the turn; a Move is a `moved` fact instead. */
  acted: fact<{
    readonly counters: readonly string[];
    readonly action: 'attack' | 'blast' | 'chomp' | 'pass';
    readonly at: string;
  }>({
    does: (s, { counters }, book) => spendAll(s, book, counters),
    told: ({ counters, action, at }) =>
      line(`acted-${action}`, { who: kinds(counters), at, count: counters.length }),
    words: {
      'acted-attack_one': '{{who}} attacks in {{at}}.',
      'acted-attack_other': '{{who}} attack in {{at}}.',
      'acted-blast_one': '{{who}} blasts away in {{at}}.',
      'acted-blast_other': '{{who}} blast away in {{at}}.',
      'acted-chomp_one': '{{who}} chomps in {{at}}.',
      'acted-chomp_other': '{{who}} chomp in {{at}}.',
      'acted-pass_one': '{{who}} waits in {{at}}.',
      'acted-pass_other': '{{who}} wait in {{at}}.',
    },
    sort: ({ action }) => (action === 'pass' ? 'moves' : 'fights'),
    parts: true,
  }),

  hits: fact<{
    readonly side: Side;
    readonly at: string;
    readonly hits: number;
    readonly on: readonly { readonly kind: string; readonly dice: number; readonly from: number }[];
    readonly why: readonly string[];
  }>({
    told: ({ hits }) => line('hits', { count: hits }),
    words: { hits_one: 'One hit.', hits_other: '{{count}} hits.', hits_zero: 'No hit.' },
    sort: 'fights',
    follows: true,
  }),

  saves: fact<{
    readonly side: Side;
    readonly at: string;
    readonly saved: number;
    readonly left: number;
    readonly from: number;
    readonly why: readonly string[];
  }>({
    told: ({ saved, left }) => line(saved === 0 ? 'unsaved' : 'saves', { saved, left, count: left }),
    words: {
      unsaved_one: 'None saved, one gets through.',
      unsaved_other: 'None saved, {{count}} get through.',
      saves_zero: 'All saved.',
      saves_one: '{{saved}} saved, one gets through.',
      saves_other: '{{saved}} saved, {{count}} get through.',
    },
    sort: 'fights',
    follows: true,
  }),

  bounced: fact<{ readonly at: string; readonly hits: number }>({
    told: ({ hits }) => line('bounced', { count: hits }),
    words: { bounced_one: 'One hit bounces off.', bounced_other: '{{count}} hits bounce off.' },
    sort: 'fights',
    follows: true,
  }),

  killed: fact<{ readonly counters: readonly string[]; readonly at: string; readonly where: Beside }>({
    does: (s, { counters, where }, book) => putAll(s, book, counters, place(book, where)),
    told: ({ counters, at, where }) => line(`killed-${where}`, { who: kinds(counters), at }),
    words: {
      'killed-reserve': '{{who}} lost in {{at}}, back to the reserve.',
      'killed-dead-pile': '{{who}} put down in {{at}}.',
      'killed-grave': '{{who}} put down in {{at}}, and back into the grave.',
    },
    sort: 'fights',
    follows: true,
  }),

  /** Zombies left the dead pile for a location or the grave. */
  returned: fact<{ readonly counters: readonly string[]; readonly where: string; readonly spent: boolean }>({
    does: (s, { counters, where, spent }, book) => {
      putAll(s, book, counters, place(book, where));
      if (spent) spendAll(s, book, counters);
    },
    told: ({ counters, where }) =>
      where === 'grave'
        ? line('returned-grave', { who: kinds(counters) })
        : line('returned-here', { who: kinds(counters), at: where }),
    words: {
      'returned-here': '{{who}} up again in {{at}}.',
      'returned-grave': '{{who}} from the dead pile to the grave.',
    },
    sort: 'fights',
    follows: true,
  }),

  queued: fact<{ readonly rest: readonly string[] }>({
    does: (s, { rest }) => {
      s.rest = rest.slice();
    },
  }),

  discarded: fact<{ readonly counters: readonly string[]; readonly at: string }>({
    does: (s, { counters }, book) => putAll(s, book, counters, RESERVE),
    told: ({ counters, at }) => line('discarded', { who: kinds(counters), at }),
    words: { discarded: 'No room in {{at}}: {{who}} to the reserve.' },
    sort: 'moves',
    follows: true,
  }),
};
