import type { Scene } from '@shambles/engine';
import { sizesFromZero } from '../pieces.js';
import type { Teller } from '../teller.js';
import { isRolled } from './beats.js';
import type { Moment } from './moments.js';
import { piecesOf } from './pieces.js';

/** The statistics at the end of a report. */
export interface Tally {
  /** The number of counters that left the board, by side and kind. */
  readonly losses: readonly { readonly side: string; readonly name: string; readonly count: number }[];
  /** Dice with a target number, by seat and kind of roll: number of dice, expected successes, actual successes. */
  readonly luck: readonly {
    readonly seat: string;
    readonly roll: string;
    readonly dice: number;
    readonly expected: number;
    readonly made: number;
  }[];
}

export function tallyOf(moments: readonly Moment[], teller: Teller): Tally {
  const losses = new Map<string, { side: string; name: string; count: number }>();
  const luck = new Map<
    string,
    { seat: string; roll: string; dice: number; expected: number; made: number }
  >();
  const fromZero = sizesFromZero(moments.filter(isRolled).map(({ fact }) => fact));
  for (const m of moments) {
    for (const { side, kind, name } of m.lost) {
      const alike = JSON.stringify([side, kind, name]);
      const entry = losses.get(alike);
      if (entry) entry.count++;
      else losses.set(alike, { side, name, count: 1 });
    }
    if (!isRolled(m)) continue;
    const { seat = '', label, pools, faces } = m.fact;
    const key = `${seat}/${label}`;
    const line = luck.get(key) ?? { seat, roll: teller.word(`roll.${label}`), dice: 0, expected: 0, made: 0 };
    for (const [p, { sides, from, upTo }] of pools.entries()) {
      if (from === undefined && upTo === undefined) continue;
      const fell = faces[p] ?? [];
      line.dice += fell.length;
      const low = fromZero.has(sides) ? 0 : 1;
      const good = from === undefined ? (upTo ?? 0) - low + 1 : sides + low - from;
      line.expected += (fell.length * Math.min(sides, Math.max(0, good))) / sides;
      line.made += fell.filter((face) => (from === undefined ? face <= (upTo ?? 0) : face >= from)).length;
    }
    if (line.dice > 0) luck.set(key, line);
  }
  const bySide = [...losses.values()].sort((a, b) =>
    a.side === b.side ? b.count - a.count : a.side < b.side ? -1 : 1,
  );
  return {
    losses: bySide,
    luck: [...luck.values()].sort((a, b) => (a.seat === b.seat ? b.dice - a.dice : a.seat < b.seat ? -1 : 1)),
  };
}

/** The number of pieces that each side has on the board: "9 Aliens and 23 Zombies", "3 of the band". */
export function standing(scene: Scene, nameOf: (side: string) => string): string[] {
  const pieces = piecesOf(scene);
  return [...new Set(pieces.map((p) => p.side))].map((side) => {
    const name = nameOf(side);
    const count = pieces.filter((p) => p.side === side && p.at !== undefined).length;
    // "4 of the Living", "6 of Player 1", but "3 Aliens" and "1 Alien".
    if (/^the |\d$/i.test(name)) return `${count} of ${name.replace(/^The /, 'the ')}`;
    return `${count} ${count === 1 ? name.replace(/s$/, '') : name}`;
  });
}
