import { type Json, type Rule, SetupError } from '@shambles/engine';
import type { Place } from '@shambles/measured';
import * as z from 'zod/mini';
import type { Book } from '../book.js';
import { challenge } from '../contact/challenge.js';
import type { FtbWorld } from '../facts.js';
import { chargeHome } from '../melee/charge.js';
import { melee } from '../melee/melee.js';
import { recover } from '../melee/recovery.js';
import { zedsCharge } from '../reacting/charges.js';
import { type Person, personOf, type State, type Zed } from '../state.js';
import { gripOf, HANDS } from '../tables/weapons.js';
import {
  bench,
  cast,
  define,
  flag,
  gun,
  gunNamed,
  HERE,
  Human,
  type HumanGiven,
  happened,
  hoursIn,
  someone,
  there,
  zombie,
} from './bench.js';

const ARMS = { 'one-hand': 'one-handed', 'two-hand': 'two-handed', chainsaw: 'chainsaw' } as const;
const zeds = z
  .optional(z.int().check(z.gte(1), z.lte(8)))
  .check(z.meta({ title: 'Zombies', description: 'where the enemy is no human', default: 2, blank: 'one' }));

/** A fighter and its melee weapon. */
const Fighter = z.strictObject({
  ...Human,
  arm: z
    .optional(z.enum(['one-hand', 'two-hand', 'chainsaw']))
    .check(z.meta({ title: 'Melee weapon', blank: 'none', names: ARMS })),
});
type FighterGiven = z.infer<typeof Fighter>;

/** Distance in inches between the centres of bases in contact. */
const CONTACT = 0.8;
/** A charge begins an inch away. FTB-8.2.1a. */
const POISED = 1;

function fighter(
  id: string,
  { arm, ...human }: FighterGiven,
  at: Parameters<typeof someone>[2],
  more: readonly string[] = [],
): Person {
  return someone(id, human as HumanGiven, at, arm ? [arm, ...more] : [...more]);
}

/** Zombies around the fighter, packed as closely as bases allow. */
function zombies(n: number, off: number): Zed[] {
  return Array.from({ length: n }, (_, i) => {
    const [dx, dy] = ROUND[i % ROUND.length] as readonly [number, number];
    return zombie(i + 1, { x: HERE.x + dx * off, y: HERE.y + dy * off });
  });
}

const ROUND = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
  [0.8, 0.6],
  [-0.8, 0.6],
  [0.8, -0.6],
  [-0.8, -0.6],
] as const;

/** Fights last many rounds, so few have a tree of outcomes small enough to follow completely. */
const SAMPLED = 200;

type Told = { readonly [name: string]: Json };

const STATES = ['stands', 'out-of-the-fight', 'obviously-dead', 'cheated-death'] as const;
type Ends = (typeof STATES)[number];

function endOf(p: Person): Ends {
  return p.condition === 'carry-on' ? 'stands' : (p.condition as Ends);
}

/** Number of these zombies that are destroyed. */
function fallen(w: FtbWorld, zeds: readonly string[]): number {
  return zeds.filter((id) => !w.s.zeds.some((z) => z.id === id)).length;
}

// ------------------------------------------------------------------ melee

const MeleeInput = z.strictObject({
  a: Fighter.check(z.meta({ title: 'The fighter' })),
  /** The enemy: a human, or this many zombies. */
  b: z.optional(Fighter).check(z.meta({ title: 'A human enemy', blank: 'the enemy are zombies' })),
  zombies: zeds,
});

interface Fought {
  readonly a: Ends;
  readonly b: Ends | undefined;
  readonly killed: number;
  readonly exposed: boolean;
}

/** A melee fought to the end. FTB-8.3a, FTB-8.3.1a, FTB-10.11.1a. */
const MELEE = define<typeof MeleeInput, Fought>({
  id: 'melee',
  title: 'Melee to the end',
  rule: 'FTB-8.3a',
  input: MeleeInput,
  example: { a: { rep: 4, arm: 'one-hand' }, zombies: 2 },
  words: cast({ n0: 'the fighter', n1: 'the enemy' }),
  most: SAMPLED,
  samples: 8_000,
  begin: ({ a, b, zombies: n }, book) =>
    bench(
      book,
      [fighter('n0', a, HERE), ...(b ? [fighter('n1', b, there(CONTACT))] : [])],
      b ? [] : zombies(n ?? 1, CONTACT),
    ),
  *run(w: FtbWorld, { b }) {
    const there = w.s.zeds.map((z) => z.id);
    yield* b ? melee(w, ['n0'], 'n1') : melee(w, there, 'n0');
    const p = personOf(w.s, 'n0');
    return {
      a: endOf(p),
      b: b && endOf(personOf(w.s, 'n1')),
      killed: fallen(w, there),
      exposed: p.infection === 'exposed',
    };
  },
  result: ({ a, b, killed, exposed }): Told => (b === undefined ? { a, killed, exposed } : { a, b }),
  quantities: ({ a, killed, exposed }) => ({
    wins: a === 'stands' ? 1 : 0,
    killed,
    exposed: exposed ? 1 : 0,
  }),
  outcomes: ({ a }) => a,
  outcomeNames: STATES,
});

// ------------------------------------------------------------------ charge

const ChargeInput = z.strictObject({
  /** The human charger; if left out, zombies charge. */
  charger: z.optional(Fighter).check(z.meta({ title: 'A human charges', blank: 'zombies charge' })),
  zombies: zeds,
  rear: flag('From behind', { description: 'the target cannot fire' }),
  target: z
    .strictObject({
      ...Human,
      arm: Fighter.shape.arm,
      weapon: z.optional(gun('Gun')).check(z.meta({ blank: 'none' })),
    })
    .check(z.meta({ title: 'The target' })),
});

interface Charged {
  readonly fired: boolean;
  readonly charger: Ends | 'ducked-back' | undefined;
  readonly target: Ends;
  readonly killed: number;
  /** Zombies that the target's shots drew, and the hours where they appear. FTB-10.2.3, FTB-10.3a. */
  readonly zombies: number;
  readonly hours: readonly number[];
}

/** A place in front of a target of zombies. FTB-2.2.2c. */
const AHEAD: Place = [HERE.x, HERE.y + 6, 0];

/** Throws SetupError if two hands cannot hold both the gun and the melee weapon. FTB-11.7.3b, FTB-8.1. */
function mustBeHeld(book: Book, weapon: string, arm: FighterGiven['arm']): void {
  const gun = gunNamed(book, 'charge, target/weapon', weapon);
  if (arm === undefined) return;
  const fault = (what: string) =>
    new SetupError(`charge, target: a ${what} takes both hands; nothing else is in hand with it.`);
  if (gun.hands === HANDS) throw fault(gun.name);
  if (gripOf({ book }, arm) === HANDS) throw fault(arm);
}

/** A charge, from the test to the end of the melee. FTB-8.2.1a, FTB-10.11. */
const CHARGE = define<typeof ChargeInput, Charged>({
  id: 'charge',
  title: 'Charge into Melee, and the melee',
  rule: 'FTB-8.2a',
  input: ChargeInput,
  example: { charger: { rep: 4, class: 'ganger' }, target: { rep: 3, class: 'citizen', weapon: 'pistol' } },
  words: cast({ n0: 'the charger', n1: 'the target' }),
  most: SAMPLED,
  samples: 1_000,
  hush: ['FTB-10.2.3', 'FTB-10.3a'],
  begin({ charger, zombies: n, rear = false, target }, book) {
    const { weapon, ...human } = target;
    if (weapon !== undefined) mustBeHeld(book, weapon, human.arm);
    const held = weapon === undefined ? [] : [weapon];
    const p = charger ? there(POISED) : HERE;
    const facing = rear ? (p.facing + 180) % 360 : p.facing;
    return bench(
      book,
      [fighter('n1', human, { ...p, facing }, held), ...(charger ? [fighter('n0', charger, HERE)] : [])],
      charger ? [] : zombies(n ?? 1, POISED),
    );
  },
  *run(w: FtbWorld, { charger, rear = false }) {
    const there = w.s.zeds.map((z) => z.id);
    if (charger) yield* chargeHome(w, ['n0'], 'n1', 'reaction');
    else
      yield* zedsCharge(
        w,
        'n1',
        // A swarm packs itself round its prey, but unless the form says so none of it came from behind.
        there.map((zed) => (rear ? { zed } : { zed, from: AHEAD })),
      );
    const a = charger && personOf(w.s, 'n0');
    return {
      fired: happened(w, 'fired').length > 0,
      charger: a && (a.heldFire ? 'ducked-back' : endOf(a)),
      target: endOf(personOf(w.s, 'n1')),
      killed: fallen(w, there),
      zombies: happened(w, 'zeds-came').reduce((n, { zeds }) => n + zeds.length, 0),
      hours: hoursIn(w),
    };
  },
  result: ({ fired, charger, target, killed, zombies, hours }): Told => ({
    fired,
    ...(charger === undefined ? { target, killed } : { charger, target }),
    ...(fired && { zombies, hours: [...hours] }),
  }),
  quantities: ({ fired, killed }) => ({ fired: fired ? 1 : 0, killed }),
  outcomes: ({ target }) => target,
  outcomeNames: STATES,
});

// ------------------------------------------------------------------ recovery

const RecoveryInput = z.strictObject({
  rep: Human.rep,
  how: z.enum(['out-of-the-fight', 'ran-away']).check(
    z.meta({
      title: 'How it was lost',
      names: { 'out-of-the-fight': 'Out of the Fight', 'ran-away': 'ran away' },
    }),
  ),
  /** FTB-8.3.3b. */
  beaten: flag('Hurt in a melee that was not meant to kill'),
  /** FTB-8.4b. */
  supply: flag('A Medical Supply is spent'),
});

/** FTB-8.4a. */
const RECOVERY = define<typeof RecoveryInput, { readonly back: boolean; readonly lost: number }>({
  id: 'recovery',
  title: 'Recovery',
  rule: 'FTB-8.4a',
  input: RecoveryInput,
  example: { rep: 4, how: 'out-of-the-fight' },
  words: cast({ n1: 'the lost one' }),
  begin: ({ rep, how, beaten, supply }, book): State =>
    bench(book, [
      {
        ...someone('n1', { rep }, HERE, supply ? ['medical'] : []),
        seat: 'player-1',
        condition: how,
        beaten: beaten ?? false,
      },
    ]),
  *run(w: FtbWorld, { rep }): Rule<{ back: boolean; lost: number }> {
    const back = yield* recover(w, 'n1');
    return { back, lost: back ? rep - personOf(w.s, 'n1').rep : 0 };
  },
  result: ({ back, lost }) => ({ back, lost }),
  outcomes: ({ back, lost }) => (!back ? 'lost' : lost > 0 ? 'back at one Rep less' : 'back'),
  outcomeNames: ['back', 'back at one Rep less', 'lost'],
});

// ------------------------------------------------------------------ a Challenge

const ChallengeInput = z.strictObject({
  rep: Human.rep,
  ease: z
    .optional(z.enum(['easy', 'plain', 'difficult']))
    .check(z.meta({ title: 'How hard it is', blank: 'plain' })),
  tool: flag('With the right tool'),
});

/** FTB-TB-challenge-b. */
const CHALLENGE = define<typeof ChallengeInput, { readonly result: string }>({
  id: 'challenge',
  title: 'A Challenge',
  rule: 'FTB-TB-challenge-b',
  input: ChallengeInput,
  example: { rep: 4, ease: 'difficult' },
  words: cast({ n1: 'the tested' }),
  begin: ({ rep }, book) => bench(book, [{ ...someone('n1', { rep }, HERE), seat: 'player-1' }]),
  *run(w: FtbWorld, { ease = 'plain', tool = false }) {
    return { result: yield* challenge(w, 'n1', { ease, tool }) };
  },
  result: ({ result }) => ({ result }),
  outcomes: ({ result }) => result,
  outcomeNames: ['success', 'gave-up', 'failure'],
});

export const FIGHTING = [MELEE, CHARGE, RECOVERY, CHALLENGE] as const;
