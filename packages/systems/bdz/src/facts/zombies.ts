import type { At, Place } from '@shambles/measured';
import type { Charge, State, Zed } from '../state.js';
import { personOf, zedOf } from '../state.js';
import { fact } from './deed.js';
import { line, one, several } from './lines.js';

/** Reasons why zombies come. BDZ-zgen-times. */
export type Coming = 'start' | 'noise' | 'wandering' | 'inside' | 'event';

/** Facts of zombies: how they come, what draws them, what they do. */
export const ZOMBIES = {
  'zeds-came': fact<{ readonly zeds: readonly Zed[]; readonly how: Coming }>({
    does: (s, f) => {
      for (const z of f.zeds) s.zeds.push({ ...z });
      s.nextZed += f.zeds.length;
    },
    told: ({ zeds, how }) => line(`zeds-came-${how}`, { zeds: several(zeds.map((z) => z.id)) }),
    words: {
      'zeds-came-start': '{{zeds}} stood about.',
      'zeds-came-noise': 'The noise drew {{zeds}}.',
      'zeds-came-inside': '{{zeds}} came at them.',
      'zeds-came-wandering': '{{zeds}} came out of nowhere.',
      'zeds-came-event': '{{zeds}} came.',
    },
    follows: true,
  }),

  noise: fact<{ readonly at: Place; readonly shots: number }>({
    does: (s, { at: [x, y, level], shots }) => {
      // By house rules something may make no noise.
      if (shots === 0) return;
      // A new noise replaces one here that has been diced for.
      const here = (n: At) => n.x === x && n.y === y && n.level === level;
      s.noises = s.noises.filter((n) => !(here(n) && n.diced));
      const known = s.noises.find((n) => here(n) && !n.heard);
      if (known) known.shots += shots;
      else s.noises.push({ x, y, level, shots });
    },
  }),

  /** The next stage of the zombies' activation. BDZ-zact-together. */
  herd: fact<{ readonly herd: State['herd']; readonly charges?: readonly Charge[] }>({
    does: (s, f) => {
      if (s.herd === 'move') for (const n of s.noises) n.heard = true;
      s.herd = f.herd;
      // BDZ-grenade-zombie.
      if (f.herd === 'done') for (const z of s.zeds) z.dazed = false;
      if (f.charges) s.charges = [...f.charges];
    },
    told: ({ herd }) => (herd === 'charge' ? line('zeds-act') : undefined),
    words: { 'zeds-act': 'The dead shambled on.' },
  }),

  charged: fact<{ readonly zeds: readonly string[] }>({
    does: (s, f) => {
      s.charges = s.charges.filter((c) => !f.zeds.includes(c.zed));
    },
  }),

  /** A zombie gets up, which is all it does; meanwhile it does not fight back. BDZ-zmove-knocked. */
  'got-up': fact<{ readonly zed: string; readonly facing: number }>({
    does: (s, f) => {
      Object.assign(zedOf(s, f.zed), { prone: false, facing: f.facing, caught: true });
    },
  }),

  /** A zombie that was placed in a building is put at one of its doors, to come out. BDZ-zgen-place-building. */
  'came-out': fact<{ readonly zed: string; readonly at: Place; readonly facing: number }>({
    does: (s, f) => {
      const [x, y, level] = f.at;
      Object.assign(zedOf(s, f.zed), { x, y, level, facing: f.facing });
    },
    told: ({ zed }) => line('came-out', { who: one(zed) }),
    words: { 'came-out': '{{who}} came out of a building.' },
    sort: 'moves',
    follows: true,
  }),

  /** A zombie stops at a door or waits there. BDZ-zmove-door, BDZ-zmove-door-locked. */
  'at-door': fact<{ readonly zed: string; readonly door: string; readonly waits: number }>({
    does: (s, f) => {
      Object.assign(zedOf(s, f.zed), { door: f.door, waits: f.waits });
    },
  }),

  /** Where each zombie sees a human now. BDZ-zact-3. */
  saw: fact<{ readonly sights: readonly { readonly zed: string; readonly at: Place | null }[] }>({
    does: (s, f) => {
      for (const { zed, at } of f.sights) zedOf(s, zed).saw = at && [...at];
    },
  }),

  feast: fact<{ readonly body: string; readonly turns: number }>({
    does: (s, f) => {
      s.feasts.push({ body: f.body, left: f.turns, seenBy: [] });
    },
    told: ({ body, turns }) => line('feast', { body: one(body), count: turns }),
    words: {
      feast_one: 'The dead fell upon {{body}}, to feast for one turn.',
      feast_other: 'The dead fell upon {{body}}, to feast for {{count}} turns.',
    },
  }),

  feasts: fact<{ readonly zed: string; readonly body: string }>({
    does: (s, f) => {
      zedOf(s, f.zed).feast = f.body;
    },
  }),

  'saw-feast': fact<{ readonly body: string; readonly who: string }>({
    does: (s, f) => {
      s.feasts.find((each) => each.body === f.body)?.seenBy.push(f.who);
    },
  }),

  /**
   * A turn of a feast is over. At the end of the feast, the human is dead and of no further interest.
   * BDZ-D-feast-length-rest.
   */
  'feast-goes-on': fact<{ readonly body: string; readonly left: number }>({
    does: (s, f) => {
      const feast = s.feasts.find((each) => each.body === f.body);
      if (feast) feast.left = f.left;
      if (f.left > 0) return;
      Object.assign(personOf(s, f.body), { status: 'dead', flashed: false });
      leaveBody(s, f.body);
    },
    told: ({ body, left }) => (left > 0 ? undefined : line('feast-over', { body: one(body) })),
    words: { 'feast-over': 'Nothing was left of {{body}}.' },
  }),

  /** A feast on somebody still alive is broken off. BDZ-D-feast-length-rest. */
  rescued: fact<{ readonly body: string }>({
    does: (s, f) => {
      s.feasts = s.feasts.filter((each) => each.body !== f.body);
      personOf(s, f.body).bitten = true;
      leaveBody(s, f.body);
    },
    told: ({ body }) => line('rescued', { body: one(body) }),
    words: { rescued: '{{body}} was saved from the feast.' },
  }),
};

function leaveBody(s: State, body: string): void {
  for (const z of s.zeds) if (z.feast === body) z.feast = '';
}
