import { type Rule, SetupError } from '@shambles/engine';
import * as z from 'zod/mini';
import { sixSided, threeSided } from '../asking/dice.js';
import { tearRoll } from '../cards/assist.js';
import type { RosWorld } from '../facts.js';
import { contactHits, tankKnocks } from '../fighting/damage.js';
import { blastRolls } from '../fighting/grenades.js';
import { pushRoll, strikeRoll } from '../fighting/melee.js';
import { thrownRow } from '../house/rows.js';
import { CLUBS, type Club, MUTANTS, THROWN, type Thrown } from '../kinds.js';
import { attackRoll, flight, movedFactor } from '../mutants/mutants.js';
import { MELEE } from '../tables/melee.js';
import { define, few, zeds } from './bench.js';

const weapons = [...CLUBS, 'rifle butt'] as const;
type Blow = { score: number; result: 'miss' | 'down' | 'hit' | 'kill' };

const StrikeInput = z.strictObject({
  weapon: z.enum([...weapons, 'blunt', 'sharp', 'powered']).check(z.meta({ title: 'Weapon' })),
  against: z.optional(z.enum(['tank', 'last-hit', 'boomer'])).check(
    z.meta({
      title: 'Against',
      blank: 'any other Zed',
      names: { tank: 'a Tank', 'last-hit': 'a Tank that can take one more hit', boomer: 'a Boomer' },
    }),
  ),
});

/**
 * What a blow comes to: a Tank takes a hit of it at most, or falls if that is its last, and a Boomer bursts.
 * ROS-D-tank-hits, ROS-boomer-burst.
 */
function comesTo(
  result: 'miss' | 'down' | 'kill',
  against: z.infer<typeof StrikeInput>['against'],
): Blow['result'] {
  if (result === 'miss' || against === undefined) return result;
  return against === 'tank' ? 'hit' : 'kill';
}

const STRIKE = define<typeof StrikeInput, Blow>({
  id: 'melee',
  title: 'A blow with a melee weapon',
  rule: 'ROS-melee-weapon',
  input: StrikeInput,
  example: { weapon: 'fire axe' },
  *run(w: RosWorld, { weapon, against }) {
    const item = MELEE.rows.find((r) => r.class === weapon)?.items[0] ?? (weapon as Club | 'rifle butt');
    const { score, result } = yield* strikeRoll(w, 'survivor-1', item);
    return { score, result: comesTo(result, against) };
  },
  result: ({ score, result }) => ({ score, result }),
  outcomes: ({ result }) => result,
  outcomeNames: ['miss', 'down', 'hit', 'kill'],
});

const PUSH = define<z.ZodMiniType<{ zeds: number }>, number>({
  id: 'push',
  title: 'Pushing back Zeds in contact',
  rule: 'ROS-melee-push',
  input: z.strictObject({ zeds }),
  example: { zeds: 5 },
  *run(w: RosWorld, { zeds }) {
    return Math.min(zeds, yield* pushRoll(w, 'survivor-1'));
  },
  result: (pushed) => ({ pushed }),
  quantities: (pushed) => ({ pushed }),
});

const TEAR = define<z.ZodMiniType<Record<string, never>>, boolean>({
  id: 'tear-off',
  title: 'Tearing a Hunter or Witch off',
  rule: 'ROS-card-ASSIST',
  input: z.strictObject({}),
  example: {},
  run: (w: RosWorld) => tearRoll(w, 'survivor-1'),
  result: (off) => ({ off }),
  quantities: (off) => ({ off: off ? 1 : 0 }),
});

const DamageInput = z.strictObject({
  by: z.enum(['zed', ...MUTANTS]).check(z.meta({ title: 'Who is in contact' })),
});

const DAMAGE = define<typeof DamageInput, { hits: number; back: number }>({
  id: 'damage',
  title: 'What a Zed in contact does to a survivor',
  rule: 'ROS-melee-damage',
  input: DamageInput,
  example: { by: 'tank' },
  *run(w: RosWorld, { by }) {
    // A Hunter or a Witch pins whoever it reaches. ROS-hunter-pin.
    const hits = yield* contactHits(w, by, by === 'hunter' || by === 'witch');
    return { hits, back: by === 'tank' ? yield* tankKnocks(w) : 0 };
  },
  result: ({ hits: taken, back }) => ({ hits: taken, back }),
  quantities: ({ hits: taken }) => ({ hits: taken }),
});

interface Blasted {
  readonly down: number;
  readonly killed: number;
  /** Zeds set on fire, which are destroyed later. */
  readonly burning: number;
  /** Hits that Tanks take. */
  readonly hits: number;
}

const BlastInput = z.strictObject({
  type: z.enum(THROWN as [Thrown, ...Thrown[]]).check(z.meta({ title: 'What is thrown' })),
  zeds: zeds.check(z.meta({ title: 'Zeds in the blast' })),
  tanks: z.optional(few).check(z.meta({ title: 'Tanks among them', default: 1, blank: 'none' })),
  lastHit: z
    .optional(few)
    .check(z.meta({ title: 'Tanks that can take one more hit', default: 1, blank: 'none' })),
  boomers: z.optional(few).check(z.meta({ title: 'Boomers among them', default: 1, blank: 'none' })),
});

/**
 * What can kill bursts a Boomer and is a hit on a Tank, two if its die kills; a Tank falls that can take one more.
 * ROS-boomer-burst, ROS-D-tank-hits.
 */
const GRENADE = define<typeof BlastInput, Blasted>({
  id: 'grenade',
  title: 'A grenade among Zeds',
  rule: 'ROS-grenade',
  input: BlastInput,
  example: { type: 'pipe bomb', zeds: 4 },
  *run(w: RosWorld, { type, zeds, tanks = 0, lastHit = 0, boomers = 0 }): Rule<Blasted> {
    const others = zeds - tanks - lastHit - boomers;
    if (others < 0)
      throw new SetupError(`grenade, zeds: ${zeds} are fewer than the Tanks and Boomers among them.`);
    const { killsOn, knocksDown, alight } = thrownRow(w.book, type);
    const burning = alight > 0 ? zeds : 0;
    if (killsOn === null) return { killed: 0, down: knocksDown ? zeds - boomers : 0, burning, hits: 0 };
    const killed = yield* blastKills(w, type, others);
    const hits = tanks + (yield* blastKills(w, type, tanks));
    return { killed: killed + lastHit + boomers, down: others - killed + tanks, burning, hits };
  },
  result: ({ hits: taken, ...rest }) => ({ ...rest, ...(taken > 0 && { hits: taken }) }),
  quantities: ({ hits: taken, ...rest }) => ({ ...rest, ...(taken > 0 && { hits: taken }) }),
});

function* blastKills(w: RosWorld, type: Thrown, zeds: number): Rule<number> {
  if (zeds === 0) return 0;
  return (yield* blastRolls(w, type, 'survivor-1', zeds)).killed;
}

const MutantInput = z.strictObject({
  mutant: z.enum(['boomer', 'tank', 'smoker']).check(z.meta({ title: 'Mutant' })),
  moved: z.optional(z.number().check(z.gte(0), z.lte(20))).check(
    z.meta({
      title: 'The target moved, in cm',
      description: 'this turn',
      default: 10,
      blank: 'not at all',
    }),
  ),
});

const RANGED = define<typeof MutantInput, { hit: boolean; hits: number }>({
  id: 'mutant',
  title: "A mutant's ranged attack",
  rule: 'ROS-mutants',
  input: MutantInput,
  example: { mutant: 'smoker', moved: 10 },
  *run(w: RosWorld, { mutant, moved }) {
    const { rule, label } = MUTANT_ATTACKS[mutant];
    const roll = mutant === 'smoker' ? attackRoll : flight;
    const { hit } = yield* roll(w, rule, label, movedFactor({ moved: moved ?? 0 }));
    if (!hit || mutant === 'boomer') return { hit, hits: 0 };
    if (mutant === 'tank') return { hit, hits: yield* threeSided(w, rule, 'thrown') };
    return { hit, hits: yield* sixSided(w, rule, 'tongue-hits') };
  },
  result: ({ hit, hits: taken }) => ({ hit, hits: taken }),
  quantities: ({ hit, hits: taken }) => ({ hit: hit ? 1 : 0, hits: taken }),
});

const MUTANT_ATTACKS = {
  boomer: { rule: 'ROS-boomer', label: 'spit' },
  tank: { rule: 'ROS-tank-throw', label: 'throw' },
  smoker: { rule: 'ROS-smoker', label: 'tongue' },
} as const;

export const FIGHTING = [STRIKE, PUSH, TEAR, DAMAGE, GRENADE, RANGED];
