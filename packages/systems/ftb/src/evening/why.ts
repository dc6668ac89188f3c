import type { Advice, AskView, Line, Option, Try, WhyNot } from '@shambles/engine';
import { bar, whose } from '../bar.js';
import type { Book } from '../book.js';
import type { Deed } from '../deeds/deed.js';
import { deedId } from '../deeds/deed.js';
import { DEEDS } from '../deeds/deeds.js';
import type { FtbWorld } from '../facts.js';
import { enemiesOf } from '../people/enemies.js';
import type { RuleId } from '../register.js';
import { actingNow } from '../sequence/activation.js';
import { carriesOn, encounterOf, itemOf, type Person } from '../state.js';
import { tableOf } from '../table.js';
import { exitOf } from '../terrain/edges.js';
import type { View } from '../view.js';
import { says } from './said.js';
import { worldOf } from './world.js';

/** Deeds that can give a reason why they are not on offer. */
const LOOKED_FOR = DEEDS.filter((deed) => deed.bars !== undefined);

/** Deeds aimed at an enemy, so that players look for them on each enemy. */
const AIMED: readonly string[] = ['fire', 'charge'];

/** Limit on enemies, nearest first, for which a reason is given. */
const NEAREST = 3;

/** Why a figure cannot do something now, to a target or at all. FTB-5.2a, FTB-5.2b. */
export function whyNot(
  view: View,
  actor: string,
  deed: string,
  target: string | undefined,
  book: Book,
): WhyNot<RuleId> | undefined {
  const found = LOOKED_FOR.find(({ verb }) => verb === deed);
  const p = view.people.find(({ id }) => id === actor);
  if (!found?.bars || !p || !view.encounter) return undefined;
  const w = worldOf(view, book);
  if (!carriesOn(p) || !tableOf(w).has(p.id)) return bar('FTB-5.7.1', 'not-fit', whose(p));
  const group = actingNow(w);
  if (!group.includes(p)) return bar('FTB-5.0e', 'not-active', whose(p));
  const why = found.bars(w, p, group, target);
  if (!why) return undefined;
  const instead = insteadOf(w, p, group, found, why.line.key);
  return instead ? { ...why, instead } : why;
}

/** A deed that may help against a bar, and the advice to do it. */
interface Help {
  readonly verb: string;
  readonly advice: string;
}

const RELOADS: Help = { verb: 'reload', advice: 'reload' };
const GOES_FAST: Help = { verb: 'fast', advice: 'fast' };
const GOES_NEARER: Help = { verb: 'move', advice: 'nearer' };
const GOES: Help = { verb: 'move', advice: 'move' };

/** What may help against a bar, by its line. A walk brings nobody into reach of a charge: it costs the same inches. */
const HELPS: { readonly [bar: string]: readonly Help[] } = {
  'why-not.out-of-ammo': [RELOADS],
  'why-not.out-of-range': [GOES_NEARER, GOES_FAST],
  'why-not.no-line': [GOES],
  'why-not.out-of-reach': [GOES_FAST],
  'why-not.nothing-to-search': [GOES],
  'why-not.no-way-out': [GOES],
};

/** The first helpful deed that the figure can do now. */
function insteadOf(
  w: FtbWorld,
  p: Person,
  group: readonly Person[],
  { verb }: Deed,
  why: string,
): Advice<RuleId> | undefined {
  for (const help of HELPS[why] ?? []) {
    const deed = DEEDS.find((d) => d.verb === help.verb);
    const offer = deed && help.verb !== verb ? deed.offers(w, p, group).find((o) => !o.whole) : undefined;
    if (!deed || !offer) continue;
    const answer = { code: 'deed', value: deedId(deed.verb, p.id, offer.what) };
    return { ...says(deed.rule, `instead.${help.advice}`, whose(p)), answer };
  }
  return undefined;
}

/** What is on offer to a group, and what its figures might look for in vain. */
export function tries(view: View, ask: AskView, book: Book): Try[] {
  if (ask.code !== 'deed' || ask.shape.kind !== 'choose') return [];
  const offered = ask.shape.options.map(tryOf);
  const w = worldOf(view, book);
  const missing = actingNow(w).flatMap((p) => {
    const own = offered.filter((t) => t.actor === p.id);
    return LOOKED_FOR.flatMap((deed) => inVain(w, p, deed, own));
  });
  return [...offered, ...missing];
}

function tryOf({ id, line, of, on }: Option): Try {
  const [deed = '', actor = ''] = id.split(' ');
  const target = on !== undefined && on !== actor && on !== '' ? { target: on } : {};
  return { actor, deed, ...target, line: of?.does ?? line, answer: id };
}

/** True if a player might look for a missing deed: not to get up when standing, or to reload what is loaded. */
function misses(w: FtbWorld, p: Person, verb: string): boolean {
  switch (verb) {
    case 'stand':
      return p.prone;
    case 'reload':
      return p.hand.some((id) => itemOf(p, id).empty);
    case 'leave':
      return exitOf(encounterOf(w.s)) !== undefined;
    default:
      return true;
  }
}

/** Tries for a deed that is not on offer: at all, or at one of the nearest enemies. */
function inVain(w: FtbWorld, p: Person, { verb }: Deed, own: readonly Try[]): Try[] {
  const line: Line = { key: `try.${verb}` };
  const there = own.filter((t) => t.deed === verb);
  if (there.length === 0) return misses(w, p, verb) ? [{ actor: p.id, deed: verb, line }] : [];
  if (!AIMED.includes(verb)) return [];
  const table = tableOf(w);
  const near = enemiesOf(w, p.id)
    .sort((a, b) => table.distance(p.id, a) - table.distance(p.id, b))
    .slice(0, NEAREST);
  const deed = LOOKED_FOR.find((d) => d.verb === verb) as Deed;
  return near
    .filter((target) => deed.bars?.(w, p, [], target) !== undefined)
    .map((target) => ({ actor: p.id, deed: verb, target, line }));
}
