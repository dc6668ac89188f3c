/** The results of fire that tests are owed for. BDZ-D-volley. */
export interface Call {
  /** Those who were missed, the shooters, and their highest ranking and Impact. */
  readonly missed: { readonly target: string; readonly by: string[]; rank: number; impact: number }[];
  /** Those who went down, who caused it, and the figures they led. */
  readonly down: { readonly who: string; readonly by: string; readonly led: readonly string[] }[];
}

export function emptyCall(): Call {
  return { missed: [], down: [] };
}

/** Notes that somebody was missed. */
export function owe(
  call: Call,
  target: string,
  by: string,
  { rank, impact }: { readonly rank: number; readonly impact: number },
): void {
  const known = call.missed.find((m) => m.target === target);
  if (!known) call.missed.push({ target, by: [by], rank, impact });
  else {
    if (!known.by.includes(by)) known.by.push(by);
    known.rank = Math.max(known.rank, rank);
    known.impact = Math.max(known.impact, impact);
  }
}
