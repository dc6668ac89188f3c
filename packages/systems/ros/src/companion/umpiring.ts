import type { Json } from '@shambles/engine';
import * as z from 'zod/mini';
import { sixSided, tenSided } from '../asking/dice.js';
import { rollFind } from '../cards/deeds.js';
import type { RosWorld } from '../facts.js';
import { lookRoll } from '../fighting/glasses.js';
import { diesUpTo, infectedUpTo } from '../house/rows.js';
import { nerve } from '../nps/nps.js';
import { ALARM_FROM } from '../tables/hordes.js';
import { driftRolls } from '../zeds/drift.js';
import { define, few, zeds } from './bench.js';

const GROANS = define<z.ZodMiniType<{ groaning: number }>, boolean>({
  id: 'groans',
  title: 'Groans near a hidden horde',
  rule: 'ROS-horde-groan',
  input: z.strictObject({ groaning: few.check(z.meta({ title: 'Zeds that groan' })) }),
  example: { groaning: 3 },
  *run(w: RosWorld, { groaning }) {
    return groaning > 0 && (yield* tenSided(w, 'ROS-horde-groan', 'groans')) <= groaning;
  },
  result: (woken) => ({ woken }),
  quantities: (woken) => ({ woken: woken ? 1 : 0 }),
});

const ALARM = define<z.ZodMiniType<Record<string, never>>, boolean>({
  id: 'car-alarm',
  title: 'Taking cover at a parked vehicle',
  rule: 'ROS-horde-car',
  input: z.strictObject({}),
  example: {},
  *run(w: RosWorld) {
    return (yield* tenSided(w, 'ROS-horde-car', 'alarm')) >= ALARM_FROM;
  },
  result: (sounds) => ({ sounds }),
  quantities: (sounds) => ({ sounds: sounds ? 1 : 0 }),
});

const INFECTION = define<z.ZodMiniType<{ who: 'ps' | 'nps' }>, boolean>({
  id: 'infection',
  title: 'The infection test',
  rule: 'ROS-infect-test',
  input: z.strictObject({
    who: z
      .enum(['ps', 'nps'])
      .check(z.meta({ title: 'Who was hurt', names: { ps: "a player's survivor", nps: 'an NPS' } })),
  }),
  example: { who: 'ps' },
  *run(w: RosWorld, { who }) {
    return (yield* tenSided(w, 'ROS-infect-test', 'infection')) <= infectedUpTo(w.book, who);
  },
  result: (infected) => ({ infected }),
  quantities: (infected) => ({ infected: infected ? 1 : 0 }),
});

const ILLNESS = define<z.ZodMiniType<Record<string, never>>, boolean>({
  id: 'illness',
  title: 'A turn of the illness',
  rule: 'ROS-infect-die',
  input: z.strictObject({}),
  example: {},
  *run(w: RosWorld) {
    return (yield* tenSided(w, 'ROS-infect-die', 'illness')) <= diesUpTo(w.book);
  },
  result: (dies) => ({ dies }),
  quantities: (dies) => ({ dies: dies ? 1 : 0 }),
});

const LOOK = define<z.ZodMiniType<Record<string, never>>, boolean>({
  id: 'look',
  title: 'A look through binoculars',
  rule: 'ROS-item-binoculars',
  input: z.strictObject({}),
  example: {},
  run: (w: RosWorld) => lookRoll(w),
  result: (told) => ({ told }),
  quantities: (told) => ({ told: told ? 1 : 0 }),
});

const HORDE = define<z.ZodMiniType<Record<string, never>>, number>({
  id: 'horde',
  title: 'The size of a horde',
  rule: 'ROS-U-hordes-number',
  input: z.strictObject({}),
  example: {},
  *run(w: RosWorld) {
    return 10 * (yield* sixSided(w, 'ROS-U-hordes-number', 'horde-size'));
  },
  result: (zeds) => ({ zeds }),
  quantities: (zeds) => ({ zeds }),
});

const NERVE = define<z.ZodMiniType<Record<string, never>>, boolean>({
  id: 'nerve',
  title: 'Whether a nervous NPS runs from melee',
  rule: 'ROS-U-nps',
  input: z.strictObject({}),
  example: {},
  run: (w: RosWorld) => nerve(w),
  result: (runs) => ({ runs }),
  quantities: (runs) => ({ runs: runs ? 1 : 0 }),
});

const DRIFT = define<z.ZodMiniType<{ zeds: number }>, readonly number[]>({
  id: 'drift',
  title: 'Drifting Zeds',
  rule: 'ROS-drift',
  input: z.strictObject({ zeds }),
  example: { zeds: 3 },
  run: (w: RosWorld, { zeds }) => driftRolls(w, zeds),
  result: (dice) => ({ dice: dice as Json }),
  quantities: (dice) => ({ moving: dice.filter((d) => d > 3).length }),
});

const SEARCH = define<z.ZodMiniType<Record<string, never>>, readonly string[]>({
  id: 'search',
  title: 'A random find',
  rule: 'ROS-R-search',
  input: z.strictObject({}),
  example: {},
  run: (w: RosWorld) => rollFind(w, { id: 'survivor-1' }),
  result: (found) => ({ found: found as Json }),
  quantities: (found) => ({ found: found.length }),
});

export const UMPIRING = [GROANS, ALARM, INFECTION, ILLNESS, LOOK, HORDE, NERVE, DRIFT, SEARCH];
