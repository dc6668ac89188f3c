/**
 * The switch that mutated code asks. It lies on the global object, because modules are thrown away and read anew while it
 * must stay.
 */
export interface Switch {
  /** The mutant that is on; 0 for none. */
  on: number;
  /** Mutants whose place was come to while none was on. */
  readonly reached: Set<number>;
  /** Rounds of loops and visits of the mutant since the test began, and how many are too many. */
  ticks: number;
  limit: number;
}

/** Thrown at every further round once a test has made too many: what catches it once meets it again. */
export class Endless extends Error {
  constructor(readonly ticks: number) {
    super(`a loop went on for ${ticks} rounds`);
  }
}

export function install(): Switch {
  const state: Switch = { on: 0, reached: new Set(), ticks: 0, limit: Number.POSITIVE_INFINITY };
  const tick = () => {
    state.ticks += 1;
    if (state.ticks > state.limit) throw new Endless(state.ticks);
  };
  const mutant = (id: number) => {
    if (state.on === 0) state.reached.add(id);
    if (state.on !== id) return false;
    tick();
    return true;
  };
  Object.assign(globalThis, { __mutant: mutant, __tick: tick });
  return state;
}
