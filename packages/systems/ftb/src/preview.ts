import type { AskView, Json, OddsQuery } from '@shambles/engine';
import { type Book, gunRow } from './book.js';
import { targetsOn } from './deeds/fire.js';
import { isMeleeWeapon, type MeleeWeapon } from './kinds.js';
import { tableOfView } from './rulers.js';
import { itemOf, type Person } from './state.js';
import type { View } from './view.js';
import { isZed } from './words.js';

/** The odds worth showing beside an answer: what a shot does, how a charge ends, how far a Fast Move goes. */
export function preview(view: View, ask: AskView, answer: Json, book: Book): OddsQuery[] {
  const who = whoIn(view, ask);
  const [verb, first = '', second] = String(answer).split(' ');
  switch (ask.code) {
    case 'aim':
      return who ? aimAt(view, who, ask, String(answer), book) : [];
    case 'charge':
      return who ? chargeOn(view, who, verb as string, book) : [];
    case 'deed': {
      const p = view.people.find((q) => q.id === first);
      if (!p) return [];
      if (verb === 'fire' || verb === 'fire-both') return fireBy(view, p, second, book);
      if (verb === 'fast') return second === undefined ? [fastMove(p)] : [];
      return verb === 'charge' && second !== undefined ? chargeOn(view, p, second, book) : [];
    }
    default:
      return [];
  }
}

function nounIn(ask: AskView, name: string): string | undefined {
  const value = ask.line.values?.[name];
  return typeof value === 'object' && 'noun' in value ? value.noun : undefined;
}

function whoIn(view: View, ask: AskView): Person | undefined {
  const id = nounIn(ask, 'who')?.replace('person.', '');
  return view.people.find((p) => p.id === id);
}

/** A human, as far as the dice care. */
function human(p: Person, book: Book): { readonly [name: string]: Json } {
  return {
    rep: p.rep,
    class: p.class,
    attributes: [...p.attributes],
    star: p.star,
    power: book.options['star-power'] === 'on' ? p.power : 0,
    protected: p.armored,
    prone: p.prone,
    fast: p.fast >= 0,
  };
}

/** The dice of an answer on its target: "zed-1", "zed-1 one", "zed-1 by 1", "zed-1 plain". FTB-7.3a, FTB-6.3b. */
function aimAt(view: View, who: Person, ask: AskView, answer: string, book: Book): OddsQuery[] {
  const [target, ...words] = answer.split(' ') as [string, ...string[]];
  const gun = nounIn(ask, 'gun')?.replace('thing.', '');
  if (gun === undefined) return [];
  const by = words.includes('by') ? Number(words[words.indexOf('by') + 1]) : Number(ask.line.values?.dice);
  const shots = words.includes('one') ? 1 : by;
  return shotAt(view, who, gun, target, book, { shots, ...(words.includes('plain') && { plain: true }) });
}

/** A gun named by its Item, or both in hand, with all its dice at the nearest that it can be fired at. FTB-5.2b, FTB-6.6. */
function fireBy(view: View, who: Person, item: string | undefined, book: Book): OddsQuery[] {
  const table = tableOfView(view, book);
  if (!table) return [];
  const both = item === undefined;
  return who.hand
    .filter((id) => both || String(id) === item)
    .map((id) => itemOf(who, id))
    .flatMap(({ what, empty }) => {
      const gun = empty ? undefined : book.weapons.get(what);
      const [nearest] = gun ? targetsOn(table, view, who, gun.range) : [];
      if (nearest === undefined) return [];
      return shotAt(view, who, what, nearest, book, { ...(both && { two: true }) });
    });
}

interface Dice {
  /** All that the gun has, where not said. */
  readonly shots?: number;
  readonly plain?: true;
  readonly two?: true;
}

function shotAt(
  view: View,
  who: Person,
  gun: string,
  target: string,
  book: Book,
  { shots, ...more }: Dice,
): OddsQuery[] {
  const table = tableOfView(view, book);
  if (!book.weapons.has(gun) || !table?.has(target)) return [];
  const p = view.people.find((q) => q.id === target);
  const hit = p
    ? { kind: 'human', ...human(p, book), cover: p.carries !== '' || table.inCover(target, who.id) }
    : { kind: 'zombie' };
  const most = Math.max(...gunRow(book, gun).target);
  const input = {
    rep: who.rep,
    weapon: gun,
    shots: Math.min(most, shots ?? most),
    fast: who.fast >= 0,
    ...more,
    target: hit,
  };
  return [{ procedure: 'shoot', input, on: target }];
}

function armOf(p: Person): MeleeWeapon | undefined {
  return p.hand.map((id) => itemOf(p, id).what).find(isMeleeWeapon);
}

/** A charge against a human, to the end of its melee. Against zombies a human fights as many as come. */
function chargeOn(view: View, who: Person, target: string, book: Book): OddsQuery[] {
  const p = view.people.find((q) => q.id === target);
  const arm = armOf(who);
  const charger = { ...human(who, book), ...(arm && { arm }) };
  if (!p) return isZed(target) ? [{ procedure: 'melee', input: { a: charger, zombies: 1 }, on: target }] : [];
  const gun = p.hand.map((id) => itemOf(p, id)).find((i) => !i.empty && book.weapons.has(i.what));
  const theirs = armOf(p);
  const input = {
    charger,
    target: { ...human(p, book), ...(theirs && { arm: theirs }), ...(gun && { weapon: gun.what }) },
  };
  return [{ procedure: 'charge', input, on: target }];
}

function fastMove(p: Person): OddsQuery {
  return { procedure: 'fast-move', input: { rep: p.rep, attributes: [...p.attributes] }, on: p.id };
}
