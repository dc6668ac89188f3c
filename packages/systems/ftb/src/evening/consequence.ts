import type { AskView, Consequence, Json, Ruled } from '@shambles/engine';
import { tenth } from '../bar.js';
import type { Book } from '../book.js';
import { moversWith } from '../contact/players.js';
import { angeredFor } from '../deeds/kill.js';
import { isInView } from '../deeds/talk.js';
import type { FtbWorld } from '../facts.js';
import { moveLeft } from '../moving/moving.js';
import { walkTo } from '../moving/walking.js';
import { groupOf } from '../people/groups.js';
import type { RuleId } from '../register.js';
import { comesFromBehind, nounIn, preview } from '../rulers/preview.js';
import { loadedGuns } from '../shooting/shooting.js';
import { encounterOf, type Person, type Place, personOf, standing } from '../state.js';
import { tableOf } from '../table.js';
import type { View } from '../view.js';
import { nameOf } from '../words.js';
import { inSightOf } from './insight.js';
import { moved } from './moves.js';
import { person, replies, says } from './said.js';
import { aimed, fired } from './shots.js';
import { asEnemies, worldOf } from './world.js';

/** What an answer would lead to: a shot, a move, a charge, a Fast Move or Walk the Walk. */
export function consequence(
  view: View,
  ask: AskView,
  value: Json,
  book: Book,
): Consequence<RuleId> | undefined {
  if (!view.encounter) return undefined;
  switch (ask.code) {
    case 'aim':
      return aimed(view, ask, value, book);
    case 'charge': {
      const p = view.people.find((q) => nounIn(ask, 'who') === `person.${q.id}`);
      return p && charges(view, ask, p, value, book);
    }
    case 'deed':
      return byDeed(view, ask, value, book);
    default:
      return moved(view, ask, value, book);
  }
}

function byDeed(view: View, ask: AskView, value: Json, book: Book): Consequence<RuleId> | undefined {
  const [verb, who] = String(value).split(' ');
  const p = view.people.find(({ id }) => id === who);
  if (!p) return undefined;
  if (verb === 'fire' || verb === 'fire-both') return fired(view, ask, value, book);
  if (verb === 'walk-the-walk') return walksTheWalk(view, p, String(value).split(' ')[2] ?? '', book);
  if (verb === 'finish-off' || verb === 'capture')
    return angers(view, p, String(value).split(' ')[2] ?? '', book);
  if (verb === 'charge') return charges(view, ask, p, String(value).split(' ')[2] ?? '', book);
  if (verb === 'fast' && value === `fast ${p.id}`) return goesFast(view, ask, p, value, book);
  return undefined;
}

/** Walk the Walk: the party is an Enemy from then on, and In Sight follows at once. FTB-12.14a, FTB-12.14b. */
function walksTheWalk(view: View, p: Person, party: string, book: Book): Consequence<RuleId> | undefined {
  const met = view.parties.find(({ id }) => id === party);
  if (!met) return undefined;
  const w = asEnemies(view, party, book);
  const values = { who: person(p.id), class: { noun: `people.${met.class}`, count: 1 } };
  return {
    ...says('FTB-12.14a', 'consequence.walk-the-walk', values),
    odds: [],
    answers: inSightOf(w, personOf(w.s, p.id), moversWith(w, p.id)),
    hears: [],
    costs: [],
    rays: [],
  };
}

/** The party of whoever is killed or captured is an Enemy from then on; In Sight follows if it is in view. FTB-12.9. */
function angers(view: View, p: Person, whom: string, book: Book): Consequence<RuleId> | undefined {
  const party = angeredFor(worldOf(view, book), whom);
  if (!party) return undefined;
  const w = asEnemies(view, party.id, book);
  const values = { who: person(p.id), class: { noun: `people.${party.class}`, count: 1 } };
  const isSeen = isInView(w, party, groupOf(w, p.id));
  return {
    ...says('FTB-12.9', 'consequence.walk-the-walk', values),
    odds: [],
    answers: isSeen ? inSightOf(w, personOf(w.s, p.id), moversWith(w, p.id)) : [],
    hears: [],
    costs: [],
    rays: [],
  };
}

/** A charge to the end of its melee. Others of the group may join; the odds do not count them. FTB-8.2a. */
function charges(
  view: View,
  ask: AskView,
  p: Person,
  value: Json,
  book: Book,
): Consequence<RuleId> | undefined {
  const target = String(value);
  const w = worldOf(view, book);
  const table = tableOf(w);
  if (!table.has(target) || !table.has(p.id)) return undefined;
  const distance = tenth(table.distance(p.id, target));
  const values = { who: person(p.id), name: nameOf(book.names, target) };
  const route = walkTo(w, p.id, target, moveLeft(p));
  return {
    ...says('FTB-8.2a', 'consequence.charge', values),
    on: target,
    distance,
    odds: preview(view, ask, value, book),
    answers: comesFromBehind(view, p, target, book) ? [] : fires(w, target),
    hears: [],
    costs: action(w, p),
    ...(route && { path: route.points as Place[] }),
    rays: [],
  };
}

/** Whoever is charged from the front may fire first, with a loaded gun. FTB-8.2.1c, FTB-8.2.2. */
function fires(w: FtbWorld, target: string) {
  const p = standing(w.s).find((q) => q.id === target);
  return p && loadedGuns(w, p).length > 0
    ? [replies(p.id, says('FTB-8.2.1c', 'answers.fires-first', { who: person(p.id) }))]
    : [];
}

function action(w: FtbWorld, p: Person): Ruled<RuleId>[] {
  const active = encounterOf(w.s).active?.who.includes(p.id) === true;
  return active && !p.acted ? [says('FTB-5.2b', 'costs.action')] : [];
}

/** A Fast Move, with everything that hampers it. FTB-5.3.2a, FTB-9.2.3d, FTB-11.7.4b. */
function goesFast(view: View, ask: AskView, p: Person, value: Json, book: Book): Consequence<RuleId> {
  return {
    ...says('FTB-5.3.2a', 'consequence.fast', { who: person(p.id) }),
    on: p.id,
    odds: preview(view, ask, value, book),
    answers: [],
    hears: [],
    costs: [says('FTB-5.3.2b', 'costs.fast')],
    rays: [],
  };
}
