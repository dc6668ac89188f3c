/**
 * The switch that mutated code consults. It is on the global object, because modules are discarded and reloaded while
 * it must persist.
 */
export interface Switch {
  /** The active mutant; 0 for none. */
  on: number;
  /** Mutants whose place was executed while none was active. */
  readonly reached: Set<number>;
  /** Loop rounds and executions of the active mutant since the test began, and the limit for them. */
  ticks: number;
  limit: number;
}

/** Thrown at every further round once a test has made too many: code that catches it once gets it again. */
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
