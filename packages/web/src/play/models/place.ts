import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { CellMark } from '@shambles/board';
import { type Context, type Group, groupsOf, type Model, moved, type ShapeOf, still } from './model.js';

interface Hand extends Group {
  readonly cost: number | undefined;
  /** Most that may be placed of it in all. */
  readonly most: number | undefined;
}

interface Put {
  readonly id: string;
  readonly like: string;
  readonly at: string;
}

/** Counters of a hand put on the table. */
export interface PlaceModel extends Model {
  readonly kind: 'place';
  readonly hands: readonly Hand[];
  readonly each: number | undefined;
  readonly budget: number | undefined;
  readonly optional: boolean;
  readonly places: readonly string[];
  readonly puts: Signal<readonly Put[]>;
  /** The likeness that the next press puts down; undefined: whatever comes first. */
  readonly hand: Signal<string | undefined>;
  /** Whether one press puts down all of the hand that fit. */
  readonly all: Signal<boolean>;
  readonly spent: ReadonlySignal<number>;
  readonly total: number;
  left(hand: Hand): number;
  /** Puts counters down; returns how many. */
  put(cell: string, like: string | undefined, most: number): number;
  takeBack(): void;
  take(at: string, like: string): void;
  clear(): void;
  /** Spreads what is left over the places, the emptiest first. */
  spread(): void;
}

export function placeModel(context: Context, shape: ShapeOf<'place'>): PlaceModel {
  const { scene } = context;
  const costs = new Map(shape.items.map((i) => [i.id, i.cost]));
  const hands = groupsOf(shape.items, shape.like, context).map(
    (g): Hand => ({ ...g, cost: costs.get(g.ids[0] as string), most: shape.most?.[g.like] }),
  );
  const puts = signal<readonly Put[]>([]);
  const hand = signal<string | undefined>(hands.length === 1 ? hands[0]?.like : undefined);
  const all = signal(false);
  const spent = computed(() => puts.value.reduce((sum, p) => sum + (costs.get(p.id) ?? 0), 0));
  const free = (h: Hand): string[] => h.ids.filter((id) => !puts.value.some((p) => p.id === id));
  const countAt = (cell: string): number => puts.value.filter((p) => p.at === cell).length;
  const room = (cell: string): number => (shape.each ?? Number.POSITIVE_INFINITY) - countAt(cell);

  const left = (h: Hand): number => {
    const placed = puts.value.filter((p) => p.like === h.like).length;
    const byMost = (h.most ?? Number.POSITIVE_INFINITY) - placed;
    const byBudget =
      shape.budget === undefined || !h.cost
        ? Number.POSITIVE_INFINITY
        : Math.floor((shape.budget - spent.value) / h.cost);
    return Math.max(0, Math.min(free(h).length, byMost, byBudget));
  };

  const one = (cell: string, like: string | undefined): boolean => {
    const from = hands.find((h) => (like === undefined || h.like === like) && left(h) > 0);
    const id = from && free(from)[0];
    if (!from || id === undefined || room(cell) <= 0 || !shape.places.includes(cell)) return false;
    puts.value = [...puts.value, { id, like: from.like, at: cell }];
    return true;
  };

  const model: PlaceModel = {
    ...still(context),
    kind: 'place',
    hands,
    each: shape.each,
    budget: shape.budget,
    optional: shape.optional,
    places: shape.places,
    puts,
    hand,
    all,
    spent,
    total: shape.items.length,
    left,
    scene: computed(() => moved(scene, new Map(puts.value.map((p) => [p.id, p.at])))),
    marks: computed(() => {
      const cells: Record<string, CellMark> = {};
      const label: Record<string, string> = {};
      const open = hands.some((h) => (hand.value === undefined || h.like === hand.value) && left(h) > 0);
      for (const place of shape.places) {
        const n = countAt(place);
        if (n > 0) label[place] = shape.each === undefined ? `+${n}` : `+${n} of ${shape.each}`;
        if (open && room(place) > 0) cells[place] = n > 0 ? 'chosen' : 'choice';
        else if (n > 0) cells[place] = 'start';
      }
      return { cells, label };
    }),
    ready: computed(() => shape.optional || puts.value.length === shape.items.length),
    considered: computed(() => undefined),
    value: () => Object.fromEntries(puts.value.map((p) => [p.id, p.at])),
    put(cell, like, most) {
      let n = 0;
      while (n < most && one(cell, like)) n++;
      const now = hands.find((h) => h.like === hand.value);
      if (now && left(now) === 0) hand.value = hands.find((h) => left(h) > 0)?.like;
      return n;
    },
    takeBack() {
      puts.value = puts.value.slice(0, -1);
    },
    take(at, like) {
      const last = puts.value.findLastIndex((p) => p.at === at && p.like === like);
      if (last >= 0) puts.value = puts.value.filter((_, i) => i !== last);
    },
    clear() {
      puts.value = [];
    },
    spread() {
      for (;;) {
        const emptiest = shape.places
          .filter((p) => room(p) > 0)
          .reduce<string | undefined>(
            (best, p) => (best === undefined || countAt(p) < countAt(best) ? p : best),
            undefined,
          );
        if (emptiest === undefined || !one(emptiest, undefined)) return;
      }
    },
    cell(cell, how) {
      model.put(cell, hand.value, all.value || how.all ? Number.POSITIVE_INFINITY : 1);
    },
  };
  return model;
}
