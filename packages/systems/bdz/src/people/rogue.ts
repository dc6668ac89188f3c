import type { Rule } from '@shambles/engine';
import { possibly } from '@shambles/thw';
import { type Setting, settingOf } from '../book.js';
import type { BdzWorld } from '../facts.js';
import type { Class } from '../kinds.js';
import type { RuleId } from '../register.js';
import type { Person } from '../state.js';
import { LISTS, type List, ROGUE } from '../tables/lists.js';

/** The person that a roll is for. */
type Whose = Pick<Person, 'id' | 'seat'>;
type Since = Setting['since'];

/** Lists whose people all turn into survivors or gangers after a time. */
const TURNS: { readonly [list in List]?: { readonly rule: RuleId; readonly since: readonly Since[] } } = {
  police: { rule: 'BDZ-list-police-month2', since: ['months', 'year'] },
  military: { rule: 'BDZ-list-military-rogue', since: ['months', 'year'] },
  civilian: { rule: 'BDZ-list-civilian-rare', since: ['year'] },
};

/**
 * The class that police and soldiers have taken since the outbreak, and civilians after a year of it.
 * BDZ-list-police-week2, BDZ-list-police-month2, BDZ-list-military-rogue, BDZ-list-civilian-rare, BDZ-D-civilian-rare.
 */
export function* turned(w: BdzWorld, whose: Whose, list: List): Rule<Class> {
  const { since } = settingOf(w.s, w.book);
  if (list === 'police' && since !== 'days' && (yield* goesRogue(w, whose))) return 'ganger';
  const turns = TURNS[list];
  return turns?.since.includes(since) ? yield* turnsInto(w, whose, turns.rule) : LISTS[list].class;
}

/** True for a police officer who goes rogue at the end of the second week. BDZ-list-police-week2. */
function* goesRogue(w: BdzWorld, { id, seat }: Whose): Rule<boolean> {
  return yield* possibly(w, ROGUE.week2, { rule: 'BDZ-list-police-week2', label: 'rogue', seat, who: id });
}

/** A survivor or a ganger. BDZ-list-police-month2, BDZ-list-military-rogue, BDZ-list-civilian-rare. */
function* turnsInto(w: BdzWorld, { id, seat }: Whose, rule: RuleId): Rule<'survivor' | 'ganger'> {
  return (yield* possibly(w, ROGUE.month2, { rule, label: 'rogue', seat, who: id })) ? 'survivor' : 'ganger';
}

/** The list of somebody who still answers to an authority; undefined for anybody else. BDZ-list-police. */
function serviceOf(p: Person): 'police' | 'military' | undefined {
  if (p.class !== 'military') return undefined;
  return p.responder ? 'police' : 'military';
}

/**
 * Police officers of a band go rogue, or not, at the end of the second week. BDZ-list-police-week2, BDZ-D-rogue-band.
 */
export function* secondWeekEnds(w: BdzWorld, band: readonly Person[]): Rule<void> {
  const cause = 'BDZ-list-police-week2';
  for (const { id, seat } of band.filter((p) => serviceOf(p) === 'police'))
    if (yield* goesRogue(w, { id, seat })) w.happen({ is: 'becomes', cause, who: id, class: 'ganger' });
}

/**
 * Soldiers and police officers of a band become survivors or gangers once two months have passed.
 * BDZ-list-police-month2, BDZ-list-military-rogue, BDZ-D-rogue-band.
 */
export function* timePasses(w: BdzWorld, band: readonly Person[], since: Since): Rule<void> {
  for (const p of band) {
    const list = serviceOf(p);
    const turns = list && TURNS[list];
    if (!turns?.since.includes(since)) continue;
    const now = yield* turnsInto(w, p, turns.rule);
    w.happen({ is: 'becomes', cause: turns.rule, who: p.id, class: now });
  }
}
