import { type Outcomes, type Rule, SetupError } from '@shambles/engine';
import * as z from 'zod/mini';
import type { Book } from '../book.js';
import type { Side } from '../combat/lost.js';
import { qualityCheck } from '../combat/nerve.js';
import { fight } from '../combat/rounds.js';
import { type Fighters, type MeleeEnd, meleeChances } from '../dice/melee.js';
import type { AmzWorld } from '../facts.js';
import { attackPool, defensePool } from '../fire/pools.js';
import { supportDice } from '../house/rows.js';
import { activeOf, type State } from '../state.js';
import { BASE, CONTACT } from '../table/rules.js';
import {
  ARMOR_NAMES,
  acting,
  bare,
  bareOf,
  define,
  few,
  figures,
  flag,
  KIND_NAMES,
  MODE_NAMES,
  oneOf,
  oneOrFirst,
  QUALITY_NAMES,
  SUPPORT_NAMES,
  stateOf,
  supports,
  WEST,
} from './bench.js';

// ------------------------------------------------------------------ a Close Combat

const side = (title: string) =>
  z
    .strictObject({
      who: oneOf('Who', KIND_NAMES),
      figures: figures(),
      quality: z
        .optional(oneOf('Troop Quality', QUALITY_NAMES))
        .check(z.meta({ title: 'Troop Quality', names: QUALITY_NAMES, blank: 'as its type has it' })),
      armor: oneOrFirst('Armor', ARMOR_NAMES),
      support: supports,
      emplaced: z
        .optional(oneOf('Emplaced weapon', SUPPORT_NAMES))
        .check(z.meta({ title: 'Emplaced weapon', names: SUPPORT_NAMES, blank: 'none' })),
      amateurs: flag('Non-Professionals', 'At an emplaced weapon they have one die fewer.'),
      mode: oneOrFirst('Movement', MODE_NAMES),
    })
    .check(z.meta({ title }));

const MeleeInput = z.strictObject({
  assailant: side('Assailant'),
  defender: side('Defender'),
  interruptions: few('Interruptions of the Living so far', 9),
});
type MeleeGiven = z.infer<typeof MeleeInput>;
type SideGiven = MeleeGiven['assailant'];

const [BY, ON] = ['assailant', 'defender'] as const;

/** Throws SetupError if these two cannot fight each other. */
function mustBeMelee({ assailant, defender }: MeleeGiven): void {
  if ((assailant.who === 'living') === (defender.who === 'living'))
    throw new SetupError('close-combat, defender/who: one of the two are Living, the others dead.');
  for (const [where, { support = [], figures: all }] of [
    ['assailant', assailant],
    ['defender', defender],
  ] as const)
    if (support.length > all)
      throw new SetupError(`close-combat, ${where}/support: there are more weapons than figures.`);
}

/** Support weapons, the most valuable first: figures fall from the end of the list. */
const armsOf = (book: Book, { support = [] }: SideGiven) =>
  [...support].sort((a, b) => supportDice(book, b) - supportDice(book, a));

function twoSides(input: MeleeGiven, book: Book): State {
  mustBeMelee(input);
  const { interruptions = 0 } = input;
  const crowd = (id: typeof BY | typeof ON, at: readonly [number, number]) => ({
    id,
    kind: input[id].who,
    fighters: input[id].figures,
    supports: armsOf(book, input[id]),
    at,
    ...(input[id].quality && { quality: input[id].quality }),
    armor: input[id].armor ?? 'none',
    mode: input[id].mode ?? 'stationary',
    professional: !input[id].amateurs,
  });
  const living = input.assailant.who === 'living' ? BY : ON;
  // A Living assailant is active; a Living defender is active only if it has been Interrupted.
  const active = living === BY || interruptions > 0;
  const all = stateOf(book, [crowd(BY, [WEST[0] + 0.5 + CONTACT / 2, WEST[1]]), crowd(ON, WEST)], {
    active: active ? acting(living, input[living].mode ?? 'stationary', interruptions) : null,
  });
  return { ...all, things: all.figures.flatMap((f) => gunsBeside(f, input)) };
}

/**
 * The emplaced weapon of a side, behind the back of a figure. It lies beside each, so that whoever is left serves it: more
 * than one serve nobody better. AMZ-mounted-weapons.
 */
function gunsBeside({ id, unit, x, y, level }: State['figures'][number], input: MeleeGiven): State['things'] {
  const [{ emplaced }, behind] = unit === BY ? [input.assailant, BASE] : [input.defender, -BASE];
  if (!emplaced) return [];
  const kind = `emplaced-${emplaced}` as const;
  return [{ id: `gun-${id}`, kind, x: x + behind, y, level, spent: false, by: '' }];
}

/** One side, with the dice that the rules give it for each number of figures left. AMZ-cc-pools, AMZ-D-cc-pool. */
function fightersOf(all: State, id: typeof BY | typeof ON, book: Book): Fighters {
  const other = id === BY ? ON : BY;
  const figures = all.figures.filter((f) => f.unit === id);
  /** The state with `n` figures left: those with the most valuable weapons. */
  const left = (n: number) =>
    bareOf({ ...all, figures: all.figures.filter((f) => f.unit !== id || figures.indexOf(f) < n) }, book);
  const dice = Array.from({ length: figures.length + 1 }, (_, n) =>
    n > 0 ? attackPool(left(n), id, other, 'close-combat').dice : 0,
  );
  // Counted for one figure, so that the cap cuts off nothing.
  const { dice: defense, sides } = defensePool(left(1), id, other, 'close-combat');
  return {
    figures: figures.length,
    die: sides,
    attackDice: (n) => (dice[n] as number) - n,
    defenseDice: defense - 1,
  };
}

function chancesOf(input: MeleeGiven, book: Book): Outcomes<MeleeEnd> {
  const all = twoSides(input, book);
  return meleeChances(fightersOf(all, BY, book), fightersOf(all, ON, book));
}

/** Runs the game's own rounds to the end. */
function* fought(w: AmzWorld): Rule<MeleeEnd> {
  const table = bare(w);
  const sideOf = (unit: string): Side => ({ unit, helpless: false, at: [...WEST, 0], elsewhere: [] });
  yield* fight(table, { by: sideOf(BY), on: sideOf(ON), held: false, toTheEnd: true });
  const [x, y] = [activeOf(w.s, BY).length, activeOf(w.s, ON).length];
  if (x > 0 && y > 0) return { winner: 'nobody', left: 0 };
  return x > 0 ? { winner: 'assailant', left: x } : { winner: 'defender', left: y };
}

const MELEE = define<typeof MeleeInput, MeleeEnd>({
  id: 'close-combat',
  title: 'A Close Combat to its end',
  rule: 'AMZ-cc-rounds',
  input: MeleeInput,
  example: {
    assailant: { who: 'zulus', figures: 6 },
    defender: { who: 'living', figures: 4, quality: 'trained', armor: 'light' },
  },
  words: {
    'unit.assailant_one': 'the assailant',
    'unit.defender_one': 'the defender',
    'who.unit.assailant': 'The assailant',
    'who.unit.defender': 'The defender',
  },
  begin: twoSides,
  run: fought,
  result: ({ winner, left }) => ({ winner, left }),
  quantities: ({ winner, left }) => ({
    assailants: winner === 'assailant' ? left : 0,
    defenders: winner === 'defender' ? left : 0,
  }),
  outcomes: ({ winner }) => winner,
  outcomeNames: ['assailant', 'defender', 'nobody'],
  exactly: chancesOf,
});

// ------------------------------------------------------------------ nerve

const CheckInput = z.strictObject({
  quality: oneOf('Troop Quality', QUALITY_NAMES),
  test: oneOrFirst('What for', {
    attack: 'to start a Close Combat',
    charged: 'to fire or flee when assaulted',
    flee: 'to break off',
  }),
});

const CHECK = define<typeof CheckInput, boolean>({
  id: 'quality-check',
  title: 'A Quality Check',
  rule: 'AMZ-core-4plus',
  input: CheckInput,
  example: { quality: 'trained' },
  words: { 'unit.unit_one': 'the unit', 'who.unit.unit': 'The unit' },
  begin: ({ quality }, book) => stateOf(book, [{ id: 'unit', fighters: 1, quality }]),
  run: (w: AmzWorld, { test = 'attack' }) => qualityCheck(w, 'unit', test),
  result: (passed) => ({ passed }),
  outcomes: (passed) => (passed ? 'passed' : 'failed'),
  outcomeNames: ['passed', 'failed'],
});

export const COMBAT = [MELEE, CHECK];
