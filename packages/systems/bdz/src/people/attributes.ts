import { ask, type Line, type Noun, type PrintedTable, type Rule, Some } from '@shambles/engine';
import { sum } from '@shambles/thw';
import { one, word } from '../facts/lines.js';
import type { BdzWorld } from '../facts.js';
import { ATTRIBUTES, type Attribute } from '../kinds.js';
import { type Person, personOf } from '../state.js';
import { ATTRIBUTE_TABLE, type SplitRow } from '../tables/attributes.js';

/** How many attributes a Star has. BDZ-attr-star. */
const STARS = 2;

/**
 * Gives somebody its attributes: a Star's player chooses them, a Grunt rolls for one. BDZ-attr-star, BDZ-attr-grunt.
 */
export function* getsAttributes(w: BdzWorld, who: string): Rule<void> {
  const p = personOf(w.s, who);
  const attributes = p.star ? yield* chosen(w, p) : [yield* rolled(w, p)];
  const cause = p.star ? 'BDZ-attr-star' : 'BDZ-attr-grunt';
  w.happen({ is: 'attributes', cause, who, attributes });
}

function* chosen(w: BdzWorld, { id, seat }: Person): Rule<readonly Attribute[]> {
  const limits = { min: STARS, max: STARS };
  const offered = { line: (attribute: string) => ({ key: `gift.${attribute}` }) };
  const space = new Some(ATTRIBUTES, limits, offered);
  return (yield* ask(w, seat, 'BDZ-attr-star', 'attributes', space, {
    who: one(id),
  })) as readonly Attribute[];
}

function* rolled(w: BdzWorld, p: Person): Rule<Attribute> {
  const roll = { rule: 'BDZ-attr-grunt', label: 'attribute', table: 'BDZ-T-attributes' } as const;
  const total = yield* sum(w, 2, { ...roll, seat: p.seat, who: p.id });
  return (yield* rowOf(w, ATTRIBUTE_TABLE, total, p, (row) => word(`attribute.${row.attribute}`))).attribute;
}

/**
 * The row for a total; if several rows share it, another die decides. `called` names a row for whoever throws it.
 * BDZ-dice-possibilities.
 */
export function* rowOf<R extends SplitRow>(
  w: BdzWorld,
  table: PrintedTable<R>,
  total: number,
  { id, seat }: Pick<Person, 'id' | 'seat'>,
  called: (row: R) => Noun,
): Rule<R> {
  const rows = table.rows.filter(({ on }) => total >= on[0] && total <= on[1]);
  if (rows.length === 1) return rows[0] as R;
  const means = rows.map((row) => possibility(row, called(row)));
  const roll = {
    rule: 'BDZ-dice-possibilities',
    label: 'which',
    table: table.id,
    seat,
    who: id,
    means,
  } as const;
  const die = yield* sum(w, 1, roll);
  return rows.find(({ sub }) => sub && die >= sub[0] && die <= sub[1]) as R;
}

/** "1 to 3: Agile"; "6: Journalists". */
const possibility = ({ sub }: SplitRow, what: Noun): Line => {
  const [from, to] = sub as NonNullable<SplitRow['sub']>;
  return { key: 'possibility', values: { faces: from === to ? `${from}` : `${from} to ${to}`, what } };
};
