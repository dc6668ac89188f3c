import { ask, Choose, type Rule } from '@shambles/engine';
import { leaderOf, successes } from '@shambles/thw';
import type { FtbWorld } from '../facts.js';
import { barter } from '../goods/barter.js';
import { becomeEnemies, type Trigger } from '../in-sight/hostility.js';
import { mayRecruitLater, recruit } from '../people/recruit.js';
import type { RuleId } from '../register.js';
import { carriesOn, type Party, type Person, partyOf, personOf } from '../state.js';
import { TALK_MODIFIERS, TALK_TABLE, talkRow } from '../tables/meet.js';
import { word } from '../words.js';

/** A modifier to the dice of one side. */
interface TalkMod {
  readonly circumstance: string;
  readonly dice: number;
  readonly side: 'ours' | 'theirs';
}

/** Successes of both Leaders, and the modifiers that applied. */
interface Talked {
  readonly ours: number;
  readonly theirs: number;
  readonly mods: readonly TalkMod[];
}

/** The speaker of a party: the highest Rep that carries on, the first rolled among equals. FTB-D-38. */
export function speaker(w: Pick<FtbWorld, 's'>, party: Pick<Party, 'people'>): Person | undefined {
  return leaderOf(party.people.map((id) => personOf(w.s, id)).filter(carriesOn));
}

/**
 * Rolls for two Leaders who talk: one die each or, by table option, one per point of Rep. FTB-12.13a, FTB-D-3,
 * FTB-D-64.
 */
export function* talkScores(w: FtbWorld, ours: Person, theirs: Person, rule: RuleId): Rule<Talked> {
  const mods = talkMods(w, ours, theirs);
  const roll = function* (p: Person, side: 'ours' | 'theirs') {
    const base = w.book.options['talk-dice'] === 'one' ? 1 : p.rep;
    const dice = mods.filter((m) => m.side === side).reduce((n, m) => n + m.dice, base);
    const what = { rule, label: 'talk', table: TALK_TABLE.id, seat: p.seat || undefined, who: p.id };
    return yield* successes(w, dice, what);
  };
  return { ours: yield* roll(ours, 'ours'), theirs: yield* roll(theirs, 'theirs'), mods };
}

/** Modifiers of a talk. Class affects only the player. FTB-T-talk. */
export function talkMods(w: FtbWorld, ours: Person, theirs: Person): TalkMod[] {
  const mods: TalkMod[] = [];
  const add = (holds: boolean, circumstance: keyof typeof TALK_MODIFIERS, side: TalkMod['side']) => {
    if (holds) mods.push({ circumstance, dice: TALK_MODIFIERS[circumstance], side });
  };
  add(ours.attributes.includes('attractive') && ours.sex !== theirs.sex, 'attractive', 'ours');
  add(ours.attributes.includes('dim'), 'dim', 'ours');
  if (w.book.options['class-talk'] === 'on') {
    const oneGanger = (ours.class === 'ganger') !== (theirs.class === 'ganger');
    add(oneGanger, 'one-ganger', 'ours');
    add(!oneGanger && ours.class !== theirs.class, 'other-class', 'ours');
  }
  add(theirs.attributes.includes('attractive') && ours.sex !== theirs.sex, 'attractive', 'theirs');
  add(theirs.attributes.includes('dim'), 'dim', 'theirs');
  return mods;
}

/** Asks the player's Leader to talk, or to Walk the Walk at once. FTB-12.13a, FTB-12.14a. */
export function* talkOrWalk(w: FtbWorld, party: string, led: string, trigger: Trigger): Rule<void> {
  const { seat } = personOf(w.s, led);
  const met = partyOf(w.s, party);
  const theirs = speaker(w, met);
  if (!theirs) return;
  const count = met.people.filter((id) => carriesOn(personOf(w.s, id))).length;
  const chosen = yield* ask(
    w,
    seat,
    'FTB-12.14a',
    'meet',
    new Choose(['talk', 'walk-the-walk'], { line: (id) => ({ key: `meet.${id}` }) }),
    {
      who: word(`person.${led}`),
      class: { noun: `met.${met.class}`, count },
      whom: word(`person.${theirs.id}`),
    },
  );
  if (chosen === 'talk') yield* talk(w, party, led, trigger);
  else yield* becomeEnemies(w, party, 'walked', trigger, 'FTB-12.14a');
}

/** Talk the Talk. FTB-12.13a, FTB-12.13m. */
export function* talk(w: FtbWorld, party: string, led: string, trigger: Trigger): Rule<void> {
  const ours = personOf(w.s, led);
  const theirs = speaker(w, partyOf(w.s, party)) as Person;
  const scores = yield* talkScores(w, ours, theirs, 'FTB-12.13a');
  const row = talkRow(scores.ours - scores.theirs, w.book.options['talk-dice']);
  w.happen({
    is: 'talked',
    cause: 'FTB-12.13m',
    party,
    who: led,
    with: theirs.id,
    of: 'talk',
    ...scores,
    row: row.does,
  });
  if (row.talk !== '') w.happen({ is: 'tally', cause: 'FTB-12.13m', what: `talks-${row.talk}`, by: 1 });
  switch (row.does) {
    case 'recruit':
      toward(w, party, 'friend', row.does);
      mayRecruitLater(w, party);
      yield* recruit(w, party, led);
      return yield* barter(w, party, led);
    case 'barter':
      toward(w, party, 'friend', row.does);
      return yield* barter(w, party, led);
    case 'pleasantries':
      return toward(w, party, 'neutral', row.does);
    case 'refused':
      return toward(w, party, 'refused', row.does);
    case 'enemies':
      return yield* becomeEnemies(w, party, 'talk', trigger, 'FTB-12.14a');
  }
}

function toward(w: FtbWorld, party: string, attitude: 'friend' | 'neutral' | 'refused', why: string): void {
  w.happen({ is: 'attitude', cause: 'FTB-12.13m', party, attitude, why });
}
