import { type Rule, SetupError } from '@shambles/engine';
import * as z from 'zod/mini';
import type { Book, Options } from '../book.js';
import type { AmzWorld } from '../facts.js';
import { closes } from '../ground/objectives.js';
import type { Side } from '../scenarios/points.js';
import { cardRow, holds } from '../tables/cards.js';
import { type Group, whoComes } from '../turn/arrivals.js';
import { hotSpotRolled } from '../turn/hot-spots.js';
import { die } from '../units/dice.js';
import { bare, define, few, oneOf, QUALITY_NAMES, stateOf } from './bench.js';

// ------------------------------------------------------------------ who comes, and where

const ComingInput = z.strictObject({
  infection: z
    .optional(z.int().check(z.gte(1), z.lte(5)))
    .check(z.meta({ title: 'Infection Level', default: 3, blank: 'as in this game' })),
  noise: few('Counters for fire that was heard', 20),
});

const COMING = define<typeof ComingInput, readonly Group[]>({
  id: 'reinforcements',
  title: 'Reinforcements of the scenario',
  rule: 'AMZ-reinforcements',
  input: ComingInput,
  example: { noise: 2 },
  begin: ({ noise = 0 }, book) => stateOf(book, [], { noise, turn: 2 }),
  run: (w: AmzWorld, { infection }) =>
    whoComes(bare(w, infection ? { options: { infection: String(infection) as Options['infection'] } } : {})),
  result: (groups) => ({ groups: groups.map(({ type, figures }) => ({ type, figures })) }),
  quantities: (groups) => {
    const of = (type: Group['type']) =>
      groups.filter((g) => g.type === type).reduce((sum, g) => sum + g.figures, 0);
    return {
      figures: groups.reduce((sum, g) => sum + g.figures, 0),
      odies: of('odies'),
      zulus: of('zulus'),
      romeos: of('romeos'),
      dexters: of('dexters'),
    };
  },
});

const SpotInput = z.strictObject({
  shut: z
    .optional(z.array(z.int().check(z.gte(1), z.lte(12), z.meta({ title: 'Number' }))).check(z.maxLength(12)))
    .check(
      z.meta({
        title: 'Shut',
        description: 'closed, or with one of the Living within 3 inches',
        blank: 'none',
      }),
    ),
});
type SpotGiven = z.infer<typeof SpotInput>;

/** Throws SetupError where the scenario has no Hot Spot of that number. */
function spotsOf({ shut = [] }: SpotGiven, { scenario }: Book) {
  const { spots } = scenario.hotSpots;
  shut.forEach((number, i) => {
    if (!spots.some((s) => s.number === number))
      throw new SetupError(
        `hot-spot, shut/${i}: ${scenario.title} has Hot Spots ${spots.map((s) => s.number).join(', ')}.`,
      );
  });
  return spots.map(({ number, at = [0, 0] }) => ({
    number,
    x: at[0],
    y: at[1],
    level: 0,
    closed: shut.includes(number),
  }));
}

const SPOT = define<typeof SpotInput, string>({
  id: 'hot-spot',
  title: 'The Hot Spot at which they come',
  rule: 'AMZ-hot-spots',
  input: SpotInput,
  example: {},
  begin: (input, book) => stateOf(book, [], { hotSpots: spotsOf(input, book) }),
  *run(w: AmzWorld) {
    return String((yield* hotSpotRolled(bare(w)))?.number ?? 'none');
  },
  result: (number) => ({ number }),
  outcomes: (number) => number,
});

const CloseInput = z.strictObject({ quality: oneOf('Troop Quality', QUALITY_NAMES) });

const CLOSE = define<typeof CloseInput, boolean>({
  id: 'close-hot-spot',
  title: 'Closing a Hot Spot',
  rule: 'AMZ-hot-spot-close',
  input: CloseInput,
  example: { quality: 'trained' },
  words: { 'unit.unit_one': 'the unit', 'who.unit.unit': 'The unit' },
  begin: ({ quality }, book) =>
    stateOf(book, [{ id: 'unit', fighters: 1, quality }], {
      hotSpots: [{ number: 1, x: 0, y: 0, level: 0, closed: false }],
    }),
  *run(w: AmzWorld): Rule<boolean> {
    yield* closes(bare(w), 'unit', 1);
    return w.s.hotSpots.some((h) => h.closed);
  },
  result: (closed) => ({ closed }),
  outcomes: (closed) => (closed ? 'closed' : 'not closed'),
  outcomeNames: ['closed', 'not closed'],
});

// ------------------------------------------------------------------ a card

const CardInput = z.strictObject({
  side: oneOf<Side>('For', { living: 'the Living', zombies: 'the dead' }),
  gone: z
    .optional(z.array(z.int().check(z.gte(1), z.lte(28), z.meta({ title: 'Card' }))).check(z.maxLength(28)))
    .check(z.meta({ title: 'Cards that are gone', blank: 'none' })),
});
type CardGiven = z.infer<typeof CardInput>;

const deckOf = ({ gone = [] }: CardGiven) =>
  Array.from({ length: 28 }, (_, i) => i + 1).filter((card) => !gone.includes(card));

/** Stands for: no card of the deck is for this side. */
const NONE = 0;

/**
 * Cards that a side could draw and keep. By night a card that takes effect at once is replaced. AMZ-T-quirk-cards, 25.
 */
function ableOf(input: CardGiven, night: boolean): number[] {
  const able = deckOf(input).filter(
    (card) => holds(input.side, card) && !(night && cardRow(card).moment === 'immediate'),
  );
  return able.length > 0 ? able : [NONE];
}

/** Cards of the other side are put back, so each of this side's cards is equally likely. */
const CARD = define<typeof CardInput, number>({
  id: 'card',
  title: 'A card drawn',
  rule: 'AMZ-quirk-cards',
  input: CardInput,
  example: { side: 'living' },
  begin: (input, book) => stateOf(book, [], { deck: deckOf(input) }),
  *run(w: AmzWorld, input) {
    const able = ableOf(input, w.book.scenario.light === 'night');
    if (able.length === 1) return able[0] as number;
    const about = { rule: 'AMZ-quirk-cards', label: 'card', seat: input.side } as const;
    return able[(yield* die(w, able.length, about)) - 1] as number;
  },
  result: (card) => ({ card: card === NONE ? 'none' : cardRow(card).name }),
  outcomes: (card) => (card === NONE ? 'none' : cardRow(card).name),
});

export const ARRIVING = [COMING, SPOT, CLOSE, CARD];
