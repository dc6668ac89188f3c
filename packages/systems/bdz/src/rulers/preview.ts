import type { AskView, Json, OddsQuery } from '@shambles/engine';
import type { Book } from '../book.js';
import { isZed } from '../facts/lines.js';
import type { Person } from '../state.js';
import type { View } from '../view.js';
import { tableOfView } from './world.js';

const named = (value: unknown, prefix: string): string => {
  const noun = typeof value === 'object' && value !== null && 'noun' in value ? String(value.noun) : '';
  return noun.startsWith(prefix) ? noun.slice(prefix.length) : '';
};

/** What the dice of an answer would come to: active fire of all dice at one target. BDZ-T-shoot. */
export function preview(view: View, ask: AskView, answer: Json, book: Book): OddsQuery[] {
  if (ask.code !== 'aim' || ask.shape.kind !== 'choose') return [];
  const { line, on } = ask.shape.options.find((o) => o.id === answer) ?? {};
  const p = view.people.find((each) => each.id === named(ask.line.values?.who, 'person.'));
  const weapon = named(ask.line.values?.gun, 'thing.');
  if (!p || on === undefined || line?.key !== 'aim.all' || !isPlainFire(view, p)) return [];
  const target = view.people.find((each) => each.id === on);
  // Friends near the target test too, and what the target carries decides its answer: the view settles that of zombies.
  if (target || !isZed(on)) return [];
  const seen = tableOfView(view, book).line(p.id, on);
  const prone = view.zeds.some((z) => z.id === on && z.prone);
  const input = {
    rep: p.rep,
    weapon,
    shots: Number(line.values?.dice),
    target: { kind: 'zombie', ...(prone && { prone }), ...(seen === 'concealed' && { concealed: true }) },
  };
  return seen === 'cover' || seen === 'no' ? [] : [{ procedure: 'shoot', input, on }];
}

/** On its own two feet, in its turn, with one weapon: nothing makes its fire snap fire. BDZ-act-active-fire. */
function isPlainFire(view: View, p: Person): boolean {
  const active = view.active?.who.includes(p.id) === true && !p.fired;
  return active && p.hand.length === 1 && p.aboard === '' && p.retrieves === '' && p.went <= 8;
}
