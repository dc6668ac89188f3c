import type { Book } from '@shambles/avz';

/** The board as players think of it: which locations are neighbours, and how far apart locations are. */
export interface Town {
  readonly size: number;
  readonly beside: readonly (readonly number[])[];
  /** The location itself and those beside it. */
  readonly near: readonly (readonly number[])[];
  /** The eight locations around. */
  readonly around: readonly (readonly number[])[];
  /** True if entering takes two points: only a UFO can make an Attack step in there. */
  readonly park: readonly boolean[];
  readonly spawn: readonly boolean[];
  /** Steps between any two locations. */
  readonly steps: readonly (readonly number[])[];
}

export function readTown(book: Book): Town {
  const places = book.locations.map((_, l) => l);
  const inSet = (set: number) => places.filter((l) => set & (1 << l));
  const beside = book.neighbours.map(inSet);
  return {
    size: places.length,
    beside,
    near: beside.map((list, l) => [l, ...list]),
    around: book.around.map(inSet),
    park: book.ground.map((g) => g === 'park'),
    spawn: places.map((l) => (book.spawn & (1 << l)) !== 0),
    steps: places.map((from) => stepsFrom(from, beside)),
  };
}

function stepsFrom(from: number, beside: Town['beside']): number[] {
  const steps = new Array<number>(beside.length).fill(99);
  steps[from] = 0;
  const todo = [from];
  for (const here of todo)
    for (const next of beside[here] as readonly number[])
      if (steps[next] === 99) {
        steps[next] = (steps[here] as number) + 1;
        todo.push(next);
      }
  return steps;
}
