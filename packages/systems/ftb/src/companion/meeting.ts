import type { Json, Rule } from '@shambles/engine';
import * as z from 'zod/mini';
import { CLASS_NAMES } from '../catalogue/common.js';
import { isContact, specialMet, whom } from '../contact/contact.js';
import { military, police } from '../contact/law.js';
import { areFoes, howMany } from '../contact/meeting.js';
import { pefMovement } from '../contact/pefs.js';
import { talkScores } from '../contact/talk.js';
import type { FtbWorld } from '../facts.js';
import { rollLoot } from '../goods/loot.js';
import { CLASSES, type Thing } from '../kinds.js';
import { ZED_REP } from '../melee/melee.js';
import { listOf, movementRoll } from '../npcs/npcs.js';
import { npcsHaveAttributes, rollNpcs } from '../people/people.js';
import { type Person, personOf } from '../state.js';
import { ratingOf } from '../tables/goods.js';
import {
  LAW_ORDER,
  type Met,
  NPC_MOVEMENT,
  type NpcDeed,
  PEF_MOVEMENT,
  TALK_TABLE,
  talkRow,
} from '../tables/meet.js';
import {
  area,
  attributes,
  bench,
  cast,
  classOf,
  day,
  define,
  flag,
  HERE,
  numbered,
  PARTY,
  party,
  rep,
  someone,
  there,
} from './bench.js';

/** Result data for a person who was rolled up. */
function told({ rep, items, armored, attributes }: Person): { [name: string]: Json } {
  const weapon = items[0]?.what ?? '';
  return { rep, weapon, protected: armored, ...(attributes.length > 0 && { attributes: [...attributes] }) };
}

// ------------------------------------------------------------------ PEFs

const PefInput = z.strictObject({
  area,
  day,
  /** By table option: true if the previous PEF passed one die. FTB-D-65. */
  nearby: flag('The PEF before it passed one die', { description: 'by table option' }),
  people: flag('Roll up the people met as well', { default: true }),
});

interface Resolved {
  readonly contact: boolean;
  readonly number: number;
  readonly who: Met | 'nobody';
  readonly people: readonly Person[];
}

/**
 * PEF Resolution, the number met, who they are, and the people themselves. FTB-12.5a, FTB-12.5.1, FTB-12.5.2a,
 * FTB-3.5.2.
 */
const PEF = define<typeof PefInput, Resolved>({
  id: 'pef',
  title: 'PEF Resolution',
  rule: 'FTB-12.5a',
  input: PefInput,
  example: { area: 'suburban', day: 18 },
  words: cast({ n1: 'whoever sees it' }),
  simpler: (input) => ({ ...input, people: false }),
  begin: ({ area, day = 31, nearby = false }, book) =>
    bench(book, [someone('n1', { rep: 4 }, HERE)], [], { area, day, nearby }),
  *run(w, { people = true }) {
    const trigger = { by: 'n1', active: 'players', movers: [], watches: [] } as const;
    if (!(yield* isContact(w, '', trigger, 'FTB-12.5a')))
      return { contact: false, number: 0, who: 'nobody', people: [] };
    const number = yield* howMany(w);
    const who = yield* whom(w);
    if (who === 'zed' || !people) return { contact: true, number, who, people: [] };
    const wanted = { class: who, side: PARTY, attribute: npcsHaveAttributes(w) };
    return { contact: true, number, who, people: yield* rollNpcs(w, number, wanted) };
  },
  result: ({ contact, number, who, people }) => ({
    contact,
    number,
    who,
    ...(who === 'zed' && { people: [{ are: who, rep: ZED_REP }] }),
    ...(people.length > 0 && { people: people.map(told) }),
  }),
  quantities: ({ number }) => ({ number }),
  outcomes: ({ who }) => who,
  outcomeNames: ['nobody', ...CLASSES, 'zed'],
});

const SpecialInput = z.strictObject({
  reported: flag('Reported to the Police as suspicious'),
  people: flag('Roll up the people met as well', { default: true }),
});

interface Special {
  readonly who: Met | 'robbery';
  readonly number: number;
  readonly people: readonly Person[];
}

/** PEFs and Defining Moments of Robbery!, days 11 to 20. FTB-14.7.5c, FTB-14.7.5d, FTB-D-210. */
const SPECIAL = define<typeof SpecialInput, Special>({
  id: 'special-pef',
  title: 'Special PEF Resolution, in Robbery!',
  rule: 'FTB-14.7.5d',
  input: SpecialInput,
  example: { reported: true },
  simpler: (input) => ({ ...input, people: false }),
  begin: ({ reported = false }, book) =>
    bench(book, [], [], { kind: 'robbery-in-town', day: 14, suspicious: reported }),
  *run(w, { people = true }) {
    const { who, number } = yield* specialMet(w);
    if (who === 'robbery' || who === 'zed' || !people) return { who, number, people: [] };
    const wanted = { class: who, side: PARTY, attribute: npcsHaveAttributes(w) };
    return { who, number, people: yield* rollNpcs(w, number, wanted) };
  },
  result: ({ who, number, people }) => ({
    who,
    number,
    ...(who === 'zed' && { people: [{ are: who, rep: ZED_REP }] }),
    ...(people.length > 0 && { people: people.map(told) }),
  }),
  quantities: ({ number }) => ({ number }),
  outcomes: ({ who }) => who,
  outcomeNames: ['robbery', 'citizen', 'police', 'zed'],
});

const NoInput = z.strictObject({});

/** FTB-12.3a. */
const PEF_MOVES = define<typeof NoInput, { readonly does: string; readonly inches: number }>({
  id: 'pef-movement',
  title: 'PEF Movement',
  rule: 'FTB-12.3a',
  input: NoInput,
  example: {},
  begin: (_, book) => bench(book, []),
  *run(w) {
    const row = yield* pefMovement(w);
    return { does: row?.does ?? '', inches: row?.inches ?? 0 };
  },
  result: ({ does, inches }) => ({ does, inches }),
  quantities: ({ inches }) => ({ inches }),
  outcomes: ({ does }) => does,
  outcomeNames: PEF_MOVEMENT.rows.map((row) => row.does),
});

// ------------------------------------------------------------------ people

const NpcInput = z.strictObject({
  class: classOf,
  number: z
    .optional(z.int().check(z.gte(1), z.lte(8)))
    .check(z.meta({ title: 'How many', description: 'met together', default: 2, blank: 'one' })),
  attribute: flag('With an Attribute each'),
});

/** FTB-4.1b, FTB-3.5.2. */
const NPC = define<typeof NpcInput, readonly Person[]>({
  id: 'npc',
  title: 'Somebody rolled up',
  rule: 'FTB-4.1b',
  input: NpcInput,
  example: { class: 'ganger' },
  simpler: (input) => ({ ...input, number: 1 }),
  begin: (_, book) => bench(book, []),
  *run(w, { class: what, number = 1, attribute = false }) {
    return yield* rollNpcs(w, number, { class: what, side: PARTY, attribute });
  },
  result: (people) => ({ people: people.map(told) }),
  quantities: ([first]) => ({ rep: first?.rep ?? 0, protected: first?.armored ? 1 : 0 }),
  outcomes: ([first]) => first?.items[0]?.what ?? '',
});

const NpcMovesInput = z.strictObject({
  rep: rep.check(z.meta({ title: 'Rep of their Leader' })),
  enemies: flag('They are enemies'),
});

interface Moves {
  readonly passed: number;
  readonly does: readonly NpcDeed[];
}

/** NPCs do the first deed on the list that they can; the last is always possible. FTB-12.17, FTB-12.17m. */
const NPC_MOVES = define<typeof NpcMovesInput, Moves>({
  id: 'npc-movement',
  title: 'NPC Movement',
  rule: 'FTB-12.17',
  input: NpcMovesInput,
  example: { rep: 4, enemies: true },
  words: cast({ n1: 'their Leader' }),
  begin: ({ rep }, book) => bench(book, [someone('n1', { rep }, HERE)]),
  *run(w, { enemies = false }) {
    const passed = yield* movementRoll(w, personOf(w.s, 'n1'));
    return { passed, does: listOf({ goal: '', attitude: enemies ? 'enemy' : 'neutral' }, passed) };
  },
  result: ({ passed, does }) => ({ passed, does: [...does] }),
  outcomes: ({ does }) => last(does),
  outcomeNames: NPC_MOVEMENT.rows.flatMap((row) => [last(row.enemies), last(row.others)]),
});

function last(does: readonly NpcDeed[]): string {
  return does[does.length - 1] ?? '';
}

const FoesInput = z.strictObject({
  rep: rep.check(z.meta({ title: 'Rep of your Leader' })),
  number: z.int().check(z.gte(1), z.lte(12), z.meta({ title: 'How many they are', default: 1 })),
});

/** FTB-12.8a. */
const FOES = define<typeof FoesInput, boolean>({
  id: 'friend-or-foe',
  title: 'Friend or foe?',
  rule: 'FTB-12.8a',
  input: FoesInput,
  example: { rep: 4, number: 5 },
  words: { ...numbered('stranger', 12, 1), ...cast({ n0: 'your Leader' }) },
  begin({ rep, number }, book) {
    const them = Array.from({ length: number }, (_, i) =>
      someone(`n${i + 1}`, { rep: 4 }, { ...there(8), x: 10 + i, side: PARTY }),
    );
    return { ...bench(book, [someone('n0', { rep }, HERE), ...them]), parties: [party(them)] };
  },
  *run(w) {
    return yield* areFoes(w, PARTY, 'n0');
  },
  result: (foes) => ({ foes }),
  outcomes: (foes) => (foes ? 'enemies' : 'talk'),
  outcomeNames: ['talk', 'enemies'],
});

// ------------------------------------------------------------------ talk

const Talker = z.strictObject({
  rep,
  class: z.optional(classOf).check(z.meta({ blank: CLASS_NAMES.survivor })),
  attributes,
  sex: z
    .optional(z.enum(['f', 'm']))
    .check(z.meta({ title: 'Sex', blank: 'a woman', names: { f: 'a woman', m: 'a man' } })),
});
const TalkInput = z.strictObject({
  ours: Talker.check(z.meta({ title: 'Your Leader' })),
  theirs: Talker.check(z.meta({ title: 'Their Leader' })),
});

interface Talked {
  readonly ours: number;
  readonly theirs: number;
  readonly does: string;
}

function talker(id: string, given: z.infer<typeof Talker>, at: Parameters<typeof someone>[2]): Person {
  const { sex = 'f', ...human } = given;
  return { ...someone(id, human, at), sex };
}

/** FTB-12.13a. */
const TALK = define<typeof TalkInput, Talked>({
  id: 'talk',
  title: 'Talk the Talk',
  rule: 'FTB-12.13a',
  input: TalkInput,
  example: { ours: { rep: 5 }, theirs: { rep: 4, class: 'militia' } },
  words: cast({ n0: 'your Leader', n1: 'their Leader' }),
  begin: ({ ours, theirs }, book) => bench(book, [talker('n0', ours, HERE), talker('n1', theirs, there(1))]),
  *run(w) {
    const { ours, theirs } = yield* talkScores(w, personOf(w.s, 'n0'), personOf(w.s, 'n1'), 'FTB-12.13a');
    return { ours, theirs, does: talkRow(ours - theirs, w.book.options['talk-dice']).does };
  },
  result: ({ ours, theirs, does }) => ({ ours, theirs, does }),
  outcomes: ({ does }) => does,
  outcomeNames: TALK_TABLE.rows.map((row) => row.does),
});

const LawInput = z.strictObject({
  by: z.enum(['police', 'military']).check(z.meta({ title: 'Who asks', names: CLASS_NAMES })),
  /** The Military ignore either Rep. */
  rep: z.optional(rep).check(z.meta({ title: 'Rep of your Leader', blank: '4' })),
  officer: z.optional(rep).check(z.meta({ title: 'Rep of the officer', blank: '4' })),
  ganger: flag('Your Leader is a Ganger'),
  weaponInHand: flag('A weapon is in hand'),
  suspicious: flag('A Fast Move was seen'),
  fought: flag('One of your group has fired at people or fought them'),
  outnumbered: flag('There are more of them than of you'),
});

/** FTB-12.7a, FTB-12.7b. */
const LAW = define<typeof LawInput, string>({
  id: 'law-and-order',
  title: 'Law & Order',
  rule: 'FTB-12.7b',
  input: LawInput,
  example: { by: 'police', rep: 4, officer: 4, weaponInHand: true },
  words: cast({ n0: 'your Leader', n1: 'the officer', n2: 'another of them' }),
  begin({ by, rep = 4, officer = 4, outnumbered, ...our }, book) {
    const us = someone(
      'n0',
      { rep, class: our.ganger ? 'ganger' : 'citizen' },
      HERE,
      our.weaponInHand ? ['pistol'] : [],
    );
    const them = [someone('n1', { rep: officer, class: by }, { ...there(2), side: PARTY })];
    if (outnumbered) them.push(someone('n2', { rep: 1, class: by }, { ...there(3), side: PARTY }));
    const s = bench(book, [{ ...us, fought: our.fought ?? false }, ...them], [], {
      day: 18,
      suspicious: our.suspicious ?? false,
    });
    return { ...s, parties: [party(them, { class: by })] };
  },
  *run(w, { by }): Rule<string> {
    return (by === 'military' ? yield* military(w, PARTY, 'n0') : yield* police(w, PARTY, 'n0')) ?? '';
  },
  result: (does) => ({ does }),
  outcomes: (does) => does,
  outcomeNames: [...new Set(LAW_ORDER.rows.map((row) => row.does))],
});

// ------------------------------------------------------------------ things

const FOUND = ['nothing', 'food', 'medical', 'luxury', 'body-armor', 'cure'];

function found(things: readonly Thing[]): string {
  return things[0] ?? 'nothing';
}

const LootInput = z.strictObject({ area });

/** FTB-11.9c, FTB-11.9m. */
const LOOT = define<typeof LootInput, readonly Thing[]>({
  id: 'loot',
  title: 'Search for Loot',
  rule: 'FTB-11.9c',
  input: LootInput,
  example: { area: 'urban' },
  words: cast({ n1: 'the searcher' }),
  begin: (_, book) => bench(book, [someone('n1', { rep: 4 }, HERE)]),
  *run(w: FtbWorld, { area }) {
    return (yield* rollLoot(w, 'n1', ratingOf(w.book.tables.rating, area), 'FTB-11.9c', 'search')).things;
  },
  result: (things) => ({ things: [...things] }),
  outcomes: found,
  outcomeNames: FOUND,
});

const BarterInput = z.strictObject({ rep: rep.check(z.meta({ title: 'Rep of whoever offers' })) });

/** The Item that somebody offers in trade. FTB-11.12a. */
const BARTER = define<typeof BarterInput, readonly Thing[]>({
  id: 'barter',
  title: 'What is offered in Barter',
  rule: 'FTB-11.12a',
  input: BarterInput,
  example: { rep: 4 },
  words: cast({ n1: 'whoever offers' }),
  begin: ({ rep }, book) => bench(book, [someone('n1', { rep }, HERE)]),
  *run(w: FtbWorld, { rep }) {
    return (yield* rollLoot(w, 'n1', rep, 'FTB-11.12a', 'barter')).things;
  },
  result: (things) => ({ things: [...things] }),
  outcomes: found,
  outcomeNames: FOUND,
});

export const MEETING = [PEF, SPECIAL, PEF_MOVES, NPC, NPC_MOVES, FOES, TALK, LAW, LOOT, BARTER] as const;
