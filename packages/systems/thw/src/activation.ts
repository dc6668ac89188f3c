/** A side's die at the start of a turn. */
export interface Fallen {
  readonly side: string;
  readonly die: number;
}

/** The sides, highest die first. Ties are broken by `rollOff`, which holds each tied side's later dice. */
export function sidesInOrder(
  dice: readonly Fallen[],
  rollOff: { readonly [side: string]: readonly number[] } = {},
): string[] {
  const later = (side: string, i: number) => rollOff[side]?.[i] ?? 0;
  return [...dice]
    .sort((a, b) => {
      if (a.die !== b.die) return b.die - a.die;
      const most = Math.max(rollOff[a.side]?.length ?? 0, rollOff[b.side]?.length ?? 0);
      for (let i = 0; i < most; i++)
        if (later(a.side, i) !== later(b.side, i)) return later(b.side, i) - later(a.side, i);
      return 0;
    })
    .map((f) => f.side);
}

/** A group may act only if its Leader's Rep is at least its side's die. */
export function mayActivate(rep: number, die: number): boolean {
  return rep >= die;
}
