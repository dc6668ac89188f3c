import { Allocate, type Json, type Procedure, type Rule, SetupError } from '@shambles/engine';
import { pieces } from '@shambles/forms';
import * as z from 'zod/mini';
import { type AttackResult, attack } from './attack/attack.js';
import type { Book } from './book.js';
import { placesIn } from './components/places.js';
import { bite, burn, missiles } from './events/events.js';
import type { AvzFact, AvzWorld } from './facts.js';
import { ALIENS, KINDS, type Kind, type Side, sideOf, ZOMBIES } from './kinds.js';
import { rollForSides } from './setup/setup.js';
import { counter, DEAD_PILE, GRAVE, newState, RESERVE, type State, zombiesAt } from './state.js';
import { landingRoll } from './turn/landing.js';
import { victoryLevel } from './turn/victory.js';

type AvzProcedure<I, R> = Procedure<I, R, State, Book, AvzFact>;

const kind = z.enum(KINDS as [Kind, ...Kind[]]);
const alien = z.enum(ALIENS.map((a) => a.kind) as [string, ...string[]]);
const zombie = z.enum(ZOMBIES.map((k) => k.kind) as [string, ...string[]]);
const few = z.int().check(z.gte(0), z.lte(60));
const dead = z.optional(few).check(z.meta({ title: 'Zombies in the dead pile', default: 1, blank: 'none' }));

/** Owners give up as few counters as the rules allow, those that take the most hits first. */
const FEWEST: AvzProcedure<unknown, unknown>['policy'] = {
  name: 'owners lose as few counters as the rules allow',
  answer: ({ space }) => (space instanceof Allocate ? space.dearestFirst() : space.list(1)[0]),
};

const define = pieces<State, Book, AvzFact>({ begin: (_, book) => newState(book), policy: FEWEST });

// ------------------------------------------------------------------ attack

const AttackInput = z.strictObject({
  side: z
    .enum(['alien', 'zombie'])
    .check(z.meta({ title: 'Who attacks', names: { alien: 'Aliens', zombie: 'Zombies' } })),
  attackers: z.array(kind).check(z.minLength(1), z.maxLength(60), z.meta({ title: 'Attackers' })),
  defenders: z.array(kind).check(z.minLength(1), z.maxLength(60), z.meta({ title: 'Defenders' })),
  action: z.optional(z.enum(['attack', 'blast', 'chomp'])).check(
    z.meta({
      title: 'Action',
      blank: 'Attack',
      names: { attack: 'Attack', blast: 'Blast Em', chomp: 'Chomp Em' },
    }),
  ),
  beside: z.optional(z.array(kind)).check(
    z.meta({
      title: 'Beside the attackers',
      description: 'own counters there that do not attack; a Leader among them leads all the same',
    }),
  ),
  claw: z.optional(z.boolean()).check(z.meta({ title: 'The Claw is in play' })),
  dead,
});

const HERE = 0;

/** Puts counters of these kinds into a location. Throws SetupError if the mix has too few. */
function stand(s: State, book: Book, kinds: readonly string[], field: string, place = HERE): State {
  for (const [i, k] of kinds.entries()) {
    const c = book.counters.findIndex(
      ({ key }, n) => key.kind === k && (s.at[n] === RESERVE || s.at[n] === GRAVE),
    );
    if (c < 0)
      throw new SetupError(
        `${field}/${i}: there are only ${book.counters.filter((x) => x.key.kind === k).length} counters of ${k}.`,
      );
    s.at[c] = place;
  }
  return s;
}

/** Moves `n` Zombies from the grave to the dead pile. Throws SetupError if there are too few. */
function kill(s: State, book: Book, n: number, field: string): State {
  const grave = zombiesAt(s, book, GRAVE);
  if (n > grave.length)
    throw new SetupError(`${field}: only ${grave.length} Zombies are left for the dead pile.`);
  for (const c of grave.slice(0, n)) s.at[c] = DEAD_PILE;
  return s;
}

function sides({ side, attackers, defenders, beside }: z.infer<typeof AttackInput>): void {
  const fields: [string, readonly Kind[], Side][] = [
    ['attackers', attackers, side],
    ['beside', beside ?? [], side],
    ['defenders', defenders, side === 'alien' ? 'zombie' : 'alien'],
  ];
  for (const [field, kinds, owner] of fields)
    for (const [i, k] of kinds.entries())
      if (sideOf(k) !== owner)
        throw new SetupError(`attack, ${field}/${i}: ${k} is not on the ${owner} side.`);
}

/** The attacking counters: as many of each kind as the input names. */
function attackersOf(s: State, book: Book, kinds: readonly Kind[]): number[] {
  const left = new Map<Kind, number>();
  for (const k of kinds) left.set(k, (left.get(k) ?? 0) + 1);
  const found: number[] = [];
  for (let c = 0; c < s.at.length; c++) {
    if (s.at[c] !== HERE) continue;
    const { kind } = counter(book, c).key;
    const n = left.get(kind) ?? 0;
    if (n > 0) found.push(c);
    left.set(kind, n - 1);
  }
  return found;
}

const ATTACK = define<typeof AttackInput, AttackResult>({
  id: 'attack',
  title: 'An attack: Attack, Blast Em or Chomp Em',
  rule: 'AVZ-7.0',
  input: AttackInput,
  example: {
    side: 'alien',
    attackers: ['trooper', 'ufo', 'tank', 'leader'],
    defenders: ['rotting', 'rotting-mob'],
  },
  // The choice of dead Zombies to revive changes neither hits nor kills.
  mute: ['AVZ-5.3', 'AVZ-7.4-alien'],
  // Nor does their number.
  simpler: (input) => ({ ...input, dead: Math.min(input.dead ?? 0, 1) }),
  begin(input, book) {
    sides(input);
    if (input.action === (input.side === 'alien' ? 'chomp' : 'blast'))
      throw new SetupError(`attack, action: ${input.action} is not for the ${input.side} side.`);
    const s = newState(book);
    s.claw = input.claw ?? false;
    const walks = input.attackers.findIndex((kind) => ALIENS.some((a) => a.kind === kind && !a.flies));
    if (s.claw && input.side === 'alien' && (input.action ?? 'attack') === 'attack' && walks >= 0)
      throw new SetupError(
        `attack, attackers/${walks}: ${input.attackers[walks]} does not fly, and with the Claw in play may only Blast Em or pass (AVZ-4.0-claw).`,
      );
    stand(s, book, input.attackers, 'attack, attackers');
    stand(s, book, input.beside ?? [], 'attack, beside');
    stand(s, book, input.defenders, 'attack, defenders');
    return kill(s, book, input.dead ?? 0, 'attack, dead');
  },
  *run(w, input): Rule<AttackResult> {
    const who = attackersOf(w.s, w.book, input.attackers);
    const action = input.action ?? 'attack';
    return yield* attack(w, input.side, who, action === 'attack' ? undefined : action);
  },
  result: ({ hits, saved, left, killed, revived }) => ({
    hits,
    saved,
    left,
    killed: killed as Json,
    revived,
  }),
  quantities: ({ left, killed }) => ({ hits: left, kills: killed.length }),
});

// ------------------------------------------------------------------ events and the rest

const BITE = define({
  id: 'bite',
  title: 'Zombie Bite on a location',
  rule: 'AVZ-4.0-bite',
  input: z.strictObject({
    aliens: z.array(alien).check(z.minLength(1), z.meta({ title: 'Aliens there' })),
    dead,
  }),
  example: { aliens: ['tank', 'trooper', 'trooper'], dead: 4 },
  mute: ['AVZ-4.0-bite'],
  begin: ({ aliens, dead }, book) =>
    kill(stand(newState(book), book, aliens, 'bite, aliens'), book, dead ?? 0, 'bite, dead'),
  run: (w) => bite(w, HERE),
  result: (lost) => ({ lost }),
  quantities: (lost) => ({ lost }),
});

const LASER = define({
  id: 'laser',
  title: 'Laser on a location',
  rule: 'AVZ-4.0-laser',
  input: z.strictObject({
    zombies: z.array(zombie).check(z.minLength(1), z.meta({ title: 'Zombies there' })),
  }),
  example: { zombies: ['rotting', 'fast', 'tough-mob'] },
  begin: ({ zombies }, book) => stand(newState(book), book, zombies, 'laser, zombies'),
  run: (w) => burn(w, HERE),
  result: (burnt) => ({ burnt }),
  quantities: (burnt) => ({ burnt }),
});

const MISSILES = define({
  id: 'missiles',
  title: "The BFAR's missiles",
  rule: 'AVZ-4.0-missiles',
  input: z.strictObject({ zombies: z.array(zombie).check(z.meta({ title: 'Zombies next to it' })) }),
  example: { zombies: ['rotting-mob', 'fast'] },
  begin: ({ zombies }, book) =>
    stand(newState(book), book, zombies, 'missiles, zombies', placesIn(book.around[HERE] as number)[0]),
  run: (w) => missiles(w, HERE),
  result: (removed) => ({ removed }),
  quantities: (removed) => ({ removed }),
});

const NOTHING = z.strictObject({});

const LANDING = define({
  id: 'landing',
  title: 'The landing roll',
  rule: 'AVZ-3.2',
  input: NOTHING,
  example: {},
  run: (w) => landingRoll(w),
  result: (budget) => ({ budget }),
  quantities: (budget) => ({ budget }),
});

const SIDES = define({
  id: 'sides',
  title: 'Who plays the Aliens',
  rule: 'AVZ-2.0-sides',
  input: NOTHING,
  example: {},
  run: (w) => rollForSides(w),
  result: (first) => ({ first }),
  quantities: (first) => ({ aliens: first === 'alien' ? 1 : 0 }),
});

const VICTORY = define({
  id: 'victory',
  title: 'The level of victory',
  rule: 'AVZ-8.0-count',
  input: z.strictObject({ dead: few.check(z.meta({ title: 'Zombies in the dead pile' })) }),
  example: { dead: 26 },
  *run(w: AvzWorld, { dead }): Rule<ReturnType<typeof victoryLevel>> {
    const found = victoryLevel(dead);
    w.happen({
      is: 'ended',
      cause: found.rule,
      dead,
      level: found.level,
      winner: (found.winner as Side | undefined) ?? 'none',
    });
    return found;
  },
  result: ({ level, winner }) => ({ level, winner: winner ?? 'none' }),
  quantities: ({ score }) => ({ dead: score }),
});

// biome-ignore lint/suspicious/noExplicitAny: each has an input of its own
export const PROCEDURES: readonly AvzProcedure<any, any>[] = [
  ATTACK,
  BITE,
  LASER,
  MISSILES,
  LANDING,
  SIDES,
  VICTORY,
];
