import type { PrintedRow, PrintedTable } from '@shambles/engine';
import { type TablesOf, tablesWith } from '@shambles/forms';
import { VEHICLE_DAMAGE } from '../tables/ground.js';
import { leads } from '../tables/nerve.js';
import { rowWith } from '../tables/table.js';
import { OPENING } from './opening.js';

/*
 * Some numbers are printed twice. Only one of the two can be changed, and the other follows it.
 */

/** The tables with the changes of a house rules file. Throws SetupError. */
export function tablesOf(data?: unknown): TablesOf<typeof OPENING> {
  const tables = tablesWith(OPENING, data);
  const dice = (modifier: 'exposed' | 'rapid') => rowWith(tables.firepower, 'modifier', modifier).dice;
  const movement = following(tables.movement, ({ mode }) =>
    mode === 'rapid' ? { firepower: dice('rapid'), target: dice('exposed') } : {},
  );
  return {
    ...tables,
    movement,
    cover: following(tables.cover, ({ cover }) =>
      cover === 'exposed' ? { firepower: dice('exposed') } : {},
    ),
    buildings: following(tables.buildings, ({ kind }) =>
      kind === 'open' ? {} : { stress: rowWith(tables.stressors, 'stressor', kind).points },
    ),
    zombies: following(tables.zombies, ({ type }) => ({
      ...(type !== 'possessed' && { bonusDefense: rowWith(tables.bonus, 'type', type).dice }),
      ...((type === 'dexters' || type === 'possessed') && { move: rowWith(movement, 'mode', 'rapid').most }),
    })),
    leader: following(tables.leader, ({ rating }) => ({ kind: leads(rating) })),
    damage: following(tables.damage, ({ hit }) => ({ effect: rowWith(VEHICLE_DAMAGE, 'hit', hit).effect })),
  };
}

/** A table in which cells follow others; the same one if none of them changes. */
function following<R extends PrintedRow>(
  table: PrintedTable<R>,
  cells: (row: R) => Partial<R>,
): PrintedTable<R> {
  const rows = table.rows.map((row): R => {
    const now = Object.entries(cells(row));
    return now.every(([column, value]) => row[column] === value)
      ? row
      : { ...row, ...Object.fromEntries(now) };
  });
  return rows.every((row, i) => row === table.rows[i]) ? table : { ...table, rows };
}
