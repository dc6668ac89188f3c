import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { CellMark } from '@shambles/board';
import { type Context, type Model, type ShapeOf, still } from './model.js';

/** A path from place to place. */
export interface PathModel extends Model {
  readonly kind: 'path';
  readonly from: string;
  readonly max: number;
  readonly path: Signal<readonly string[]>;
  /** Places where the path may continue. */
  readonly next: ReadonlySignal<readonly string[]>;
  /** The total worth of the places passed. */
  readonly worth: ReadonlySignal<number>;
  readonly values: { readonly [place: string]: number };
  back(): void;
  clear(): void;
}

export function pathModel(context: Context, shape: ShapeOf<'path'>): PathModel {
  const path = signal<readonly string[]>([]);
  const last = (): string => path.value[path.value.length - 1] ?? shape.from;
  const next = computed(() =>
    path.value.length >= shape.max ? [] : (shape.next[last()] ?? []).filter((p) => !path.value.includes(p)),
  );
  const model: PathModel = {
    ...still(context),
    kind: 'path',
    from: shape.from,
    max: shape.max,
    path,
    next,
    values: shape.marks,
    worth: computed(() => path.value.filter((p) => (shape.marks[p] ?? 0) > 0).length),
    marks: computed(() => {
      const cells: Record<string, CellMark> = { [shape.from]: 'start' };
      for (const place of next.value) cells[place] = 'choice';
      for (const place of path.value) cells[place] = 'chosen';
      const label = Object.fromEntries(path.value.map((p, i) => [p, `${i + 1}`]));
      return { cells, label, path: [shape.from, ...path.value] };
    }),
    ready: computed(() => true),
    considered: computed(() => (path.value.length > 0 ? [...path.value] : undefined)),
    value: () => [...path.value],
    back() {
      path.value = path.value.slice(0, -1);
    },
    clear() {
      path.value = [];
    },
    cell(cell) {
      const at = path.value.indexOf(cell);
      if (at >= 0)
        path.value = at === path.value.length - 1 ? path.value.slice(0, -1) : path.value.slice(0, at + 1);
      else if (next.value.includes(cell)) path.value = [...path.value, cell];
    },
  };
  return model;
}
