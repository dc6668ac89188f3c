/** A figure that may lead. */
export interface Ranked {
  readonly id: string;
  readonly rep: number;
  readonly star: boolean;
}

/**
 * Groups of linked figures: each is linked to another of its group. Groups are in the order of their first figure,
 * figures in the given order.
 */
export function groupsOf<T>(figures: readonly T[], linked: (a: T, b: T) => boolean): T[][] {
  const left = [...figures];
  const groups: T[][] = [];
  while (left.length > 0) {
    const group = left.splice(0, 1);
    for (let i = 0; i < group.length; i++)
      for (let j = 0; j < left.length; )
        if (linked(group[i] as T, left[j] as T)) group.push(...left.splice(j, 1));
        else j++;
    groups.push(figures.filter((f) => group.includes(f)));
  }
  return groups;
}

/**
 * The Leader of a group: its Star, or the Star of highest Rep if there are several. Without a Star, the highest Rep;
 * the first of equals.
 */
export function leaderOf<T extends Ranked>(group: readonly T[]): T | undefined {
  let best: T | undefined;
  for (const f of group) if (!best || (f.star !== best.star ? f.star : f.rep > best.rep)) best = f;
  return best;
}

/** Highest Rep first; equals keep their order. */
export function byRep<T extends { readonly rep: number }>(figures: readonly T[]): T[] {
  return [...figures].sort((a, b) => b.rep - a.rep);
}
