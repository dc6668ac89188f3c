import type { Card, Ruled } from '@shambles/engine';
import { type Book, gunRow } from '../book.js';
import { DEEDS } from '../deeds/deeds.js';
import type { FtbWorld } from '../facts.js';
import { load } from '../goods/goods.js';
import { isMeleeWeapon } from '../kinds.js';
import { normalMove } from '../moving/moving.js';
import type { RuleId } from '../register.js';
import { inFrenzy } from '../senses/sight.js';
import { actingNow } from '../sequence/activation.js';
import { hasStarPower } from '../shooting/damage.js';
import { carriesOn, isPlayers, itemOf, type Person, type Zed } from '../state.js';
import { tableOf } from '../table.js';
import type { View } from '../view.js';
import { nameOf } from '../words.js';
import { CHARGES } from '../zombies/zedacts.js';
import { SHAMBLE } from '../zombies/zedmoves.js';
import { FRENZY, REP } from '../zombies/zeds.js';
import { says, thing } from './said.js';
import { worldOf } from './world.js';

/** The card of a person or a zombie. */
export function card(view: View, id: string, book: Book): Card<RuleId> | undefined {
  const p = view.people.find((q) => q.id === id);
  const zed = view.zeds.find((z) => z.id === id);
  if (p) return cardOf(view, p, book);
  return zed && view.encounter ? zedCard(worldOf(view, book), zed) : undefined;
}

function cardOf(view: View, p: Person, book: Book): Card<RuleId> {
  const w = worldOf(view, book);
  const values = { name: nameOf(book.names, p.id), class: { noun: `class.${p.class}`, count: 1 } };
  return {
    title: { key: p.star ? 'card.star' : 'card.person', values },
    numbers: numbers(w, p),
    state: state(p),
    may: view.encounter ? may(w, p) : [],
  };
}

function numbers(w: FtbWorld, p: Person): Ruled<RuleId>[] {
  const power = isPlayers(p) && hasStarPower(p, w.book);
  return [
    says('FTB-3.2a', 'card.rep', { rep: p.rep }),
    says('FTB-5.3.1', 'card.move', { inches: normalMove(p) }),
    ...(power ? [says('FTB-3.1.4.1a', 'card.power', { count: p.power })] : []),
    ...p.hand.map((id) => held(w, p, id)),
    ...(p.armored ? [says('FTB-3.6a', 'card.armor')] : []),
    ...(isPlayers(p) ? [burden(w, p)] : []),
  ];
}

/** An Item in hand; for a gun its range, dice and Impact. FTB-6.2, FTB-6.3a, FTB-6.4. */
function held(w: FtbWorld, p: Person, id: number): Ruled<RuleId> {
  const { what, empty } = itemOf(p, id);
  if (!w.book.weapons.has(what))
    return says(isMeleeWeapon(what) ? 'FTB-8.1' : 'FTB-11.7.3b', 'card.holds', { thing: thing(what) });
  const { range, target, impact } = gunRow(w.book, what);
  const values = { gun: thing(what), range, dice: target.join(' or '), impact };
  return empty ? says('FTB-6.7a', 'card.gun-empty', values) : says('FTB-6.2', 'card.gun', values);
}

/** The load of a person, and its effect on a Fast Move. FTB-11.7.4a to FTB-11.7.4c. */
function burden(w: FtbWorld, p: Person): Ruled<RuleId> {
  const count = load(w, p);
  const values = { count, most: p.rep };
  if (count > 2 * p.rep) return says('FTB-11.7.4c', 'card.load-heavy', values);
  return count > p.rep
    ? says('FTB-11.7.4b', 'card.load-slow', values)
    : says('FTB-11.7.4a', 'card.load', values);
}

/** The condition of a person and anything else that affects it. FTB-5.7. */
function state(p: Person): Ruled<RuleId>[] {
  const holds: readonly [boolean, RuleId, string][] = [
    [!carriesOn(p) && p.condition !== 'home', 'FTB-5.7.1', `card.is-${p.condition}`],
    [p.prone, 'FTB-5.3.3d', 'card.prone'],
    [p.heldFire, 'FTB-5.7.3c', 'card.held-fire'],
    [p.fast >= 0, 'FTB-5.3.2b', 'card.fast'],
    [p.carries !== '', 'FTB-5.7.5.1a', 'card.carries'],
    [p.numb > 0, 'FTB-10.9.4m', 'card.numb'],
    [p.acted, 'FTB-5.2b', 'card.acted'],
    [p.infection === 'exposed', 'FTB-10.11.3a', 'card.exposed'],
    [p.infection === 'infected', 'FTB-10.11.3b', 'card.infected'],
    [p.infection === 'immune', 'FTB-10.11.3c', 'card.immune'],
    [!p.knowsZeds, 'FTB-10.9.3a', 'card.knows-nothing'],
  ];
  return holds.filter(([counts]) => counts).map(([, rule, key]) => says(rule, key));
}

/** The deeds that a person may do now, each kind once. FTB-5.2a, FTB-5.2b. */
function may(w: FtbWorld, p: Person): Ruled<RuleId>[] {
  if (!carriesOn(p) || !tableOf(w).has(p.id)) return [];
  const group = actingNow(w);
  if (!group.includes(p)) return [];
  return DEEDS.flatMap((deed) => {
    const offer = deed.offers(w, p, group).find((o) => !o.whole);
    return offer ? [{ rule: deed.rule, line: { ...offer.line, key: `own.${offer.line.key}` } }] : [];
  });
}

function zedCard(w: FtbWorld, z: Zed): Card<RuleId> {
  const mad = inFrenzy(w, z.id);
  const rep = mad ? FRENZY : REP;
  return {
    title: { key: 'card.zed', values: { name: nameOf(w.book.names, z.id) } },
    numbers: [
      says(mad ? 'FTB-10.1.2a' : 'FTB-10.1.1', mad ? 'card.frenzy' : 'card.zed-rep', { rep }),
      says('FTB-10.8', 'card.shambles', { inches: SHAMBLE }),
      says('FTB-10.7b', 'card.charges', { inches: CHARGES }),
    ],
    state: z.feast === '' ? [] : [says('FTB-10.7a', 'card.feasts')],
    may: [],
  };
}
