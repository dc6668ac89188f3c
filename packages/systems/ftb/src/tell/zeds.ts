import type { Line } from '@shambles/engine';
import type { ZedFact } from '../facts/zeds.js';
import { line, one, several, type Telling, word } from './lines.js';

type Of<I extends ZedFact['is']> = Extract<ZedFact, { readonly is: I }>;

export const ZEDS_TOLD: Telling<ZedFact> = {
  'zeds-came': ({ zeds, how }) => line(`zeds-came-${how}`, { zeds: several(zeds.map((z) => z.id)) }),
  // Shots tell themselves.
  noise: ({ what, dice }) => (what === 'shots' ? undefined : line(`noise-${what}`, { dice })),
  alarm: ({ on }) => (on ? undefined : line('alarm-off')),
  'zeds-act': zedsAct,
  swarms: null,
  'swarm-charges': null,
  saw: null,
  fresh: null,
  feast: ({ body, turns }) => line('feast', { body: one(body), count: turns }),
  feasts: null,
  'feast-die': ({ body, left }) =>
    left === 0
      ? line('feast-over', { body: one(body) })
      : line('feast-goes-on', { body: one(body), count: left }),
  'feast-broken': ({ body }) => line('feast-broken', { body: one(body) }),
  eaten: ({ who }) => line('eaten', { who: one(who) }),
  exposed: ({ who }) => line('exposed', { who: one(who) }),
  infection: ({ who, total, infected }) =>
    line(infected ? 'infected' : 'not-infected', { who: one(who), total }),
  sickens: ({ who, rep }) => line('sickens', { who: one(who), rep }),
  turned: ({ who }) => line('turned', { who: one(who) }),
  'zed-or-no-zed': ({ who, passed, doubles }) =>
    line(doubles ? 'zed-or-no-zed-doubles' : `zed-or-no-zed-${passed}`, { who: one(who) }),
  'knows-zeds': null,
  'see-the-feast': ({ who, body, passed, turns }) =>
    line(`see-the-feast-${passed}`, { who: one(who), body: one(body), turns }),
  surprise: ({ matches, total }) =>
    line('surprise', {
      zeds: several(matches.flatMap((m) => m.zeds)),
      whom: several(matches.map((m) => m.who)),
      total,
    }),
  'surprise-total': surpriseTotal,
  'surprise-does': ({ who, does }) => line(`surprise-${does}`, { who: one(who) }),
};

/** How many act, and how many of them because they see somebody. FTB-10.1.2a. */
function zedsAct({ zeds, frenzy }: Of<'zeds-act'>): Line | undefined {
  if (zeds.length === 0) return undefined;
  const who = several(zeds);
  return frenzy.length > 0
    ? line('zeds-act-frenzy', { zeds: who, frenzy: frenzy.length })
    : line('zeds-act', { zeds: who });
}

function surpriseTotal({ who, total, ahead }: Of<'surprise-total'>): Line {
  const as = word(ahead ? 'surprise.ahead' : 'surprise.behind');
  return total === null
    ? line('surprise-rep', { who: one(who) })
    : line('surprise-total', { who: one(who), total, as });
}
