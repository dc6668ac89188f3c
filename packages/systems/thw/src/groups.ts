/** Whoever may lead. */
export interface Ranked {
  readonly id: string;
  readonly rep: number;
  readonly star: boolean;
}

/**
 * Figures that hang together, each linked with another of its group: groups in the order of their first figure,
 * figures in the order given.
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

/** The Leader of a group: its Star, of several the one of highest Rep; without one the highest Rep, first among equals. */
export function leaderOf<T extends Ranked>(group: readonly T[]): T | undefined {
  let best: T | undefined;
  for (const f of group) if (!best || (f.star !== best.star ? f.star : f.rep > best.rep)) best = f;
  return best;
}

/** Highest Rep first; equal ones stay in their order. */
export function byRep<T extends { readonly rep: number }>(figures: readonly T[]): T[] {
  return [...figures].sort((a, b) => b.rep - a.rep);
}
