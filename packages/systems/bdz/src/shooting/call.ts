/** What fire has come to: tests are owed for it. BDZ-D-volley. */
export interface Call {
  /** Whom dice missed, and who fired them with which ranking. */
  readonly missed: { readonly target: string; readonly by: string[]; rank: number }[];
  /** Who went down, and by whom. */
  readonly down: { readonly who: string; readonly by: string; readonly led: readonly string[] }[];
}

export function emptyCall(): Call {
  return { missed: [], down: [] };
}

/** Somebody was missed. */
export function owe(call: Call, target: string, by: string, rank: number): void {
  const known = call.missed.find((m) => m.target === target);
  if (!known) call.missed.push({ target, by: [by], rank });
  else {
    if (!known.by.includes(by)) known.by.push(by);
    known.rank = Math.max(known.rank, rank);
  }
}
