import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { CellMark, Marks } from '@shambles/board';
import { type Context, type Group, groupsOf, type Model, moved, type ShapeOf, still } from './model.js';

interface Hand extends Group {
  readonly cost: number | undefined;
  /** Most counters of the hand that may be placed. */
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
  /** The likeness that the next press puts down; undefined for the first available. */
  readonly hand: Signal<string | undefined>;
  /** True if one press puts down as much of the hand as fits. */
  readonly all: Signal<boolean>;
  readonly spent: ReadonlySignal<number>;
  readonly total: number;
  /** The place pointed at, if nothing may be put there. */
  readonly vain: ReadonlySignal<string | undefined>;
  /** The likeness that the next press would put down if the place took it. */
  readonly next: ReadonlySignal<string | undefined>;
  left(hand: Hand): number;
  /** Puts counters down; returns how many. */
  put(cell: string, like: string | undefined, most: number): number;
  takeBack(): void;
  clear(): void;
  /** Spreads what is left over the places, the emptiest first. */
  spread(): void;
}

/** The hand, and how much of it is on the table so far. */
class Placing {
  readonly hands: readonly Hand[];
  readonly puts = signal<readonly Put[]>([]);
  readonly spent = computed(() => this.puts.value.reduce((sum, p) => sum + (this.costs.get(p.id) ?? 0), 0));
  private readonly costs: ReadonlyMap<string, number | undefined>;

  constructor(
    context: Context,
    private readonly shape: ShapeOf<'place'>,
  ) {
    this.costs = new Map(shape.items.map((i) => [i.id, i.cost]));
    this.hands = groupsOf(shape.items, shape.like, context).map(
      (g): Hand => ({ ...g, cost: this.costs.get(g.ids[0] as string), most: shape.most?.[g.like] }),
    );
  }

  /** Number of counters put down in a place. */
  countAt(cell: string): number {
    return this.puts.value.filter((p) => p.at === cell).length;
  }

  /** How many more counters a place takes. */
  room(cell: string): number {
    return (this.shape.each ?? Number.POSITIVE_INFINITY) - this.countAt(cell);
  }

  /** Counters of a hand that have not been put down. */
  private free(hand: Hand): string[] {
    return hand.ids.filter((id) => !this.puts.value.some((p) => p.id === id));
  }

  /** How many counters of a hand may still be placed. */
  left(hand: Hand): number {
    const { budget } = this.shape;
    const placed = this.puts.value.filter((p) => p.like === hand.like).length;
    const byMost = (hand.most ?? Number.POSITIVE_INFINITY) - placed;
    const byBudget =
      budget === undefined || !hand.cost
        ? Number.POSITIVE_INFINITY
        : Math.floor((budget - this.spent.value) / hand.cost);
    return Math.max(0, Math.min(this.free(hand).length, byMost, byBudget));
  }

  /** The next counter of this likeness, or of any hand if none is named. */
  next(like: string | undefined): { readonly id: string; readonly like: string } | undefined {
    const from = this.hands.find((h) => (like === undefined || h.like === like) && this.left(h) > 0);
    const id = from && this.free(from)[0];
    return from && id !== undefined ? { id, like: from.like } : undefined;
  }

  /** True if a place takes one more counter. */
  takes(cell: string): boolean {
    return this.room(cell) > 0 && this.shape.places.includes(cell);
  }

  /** Puts one counter down; false if none fits. */
  putOne(cell: string, like: string | undefined): boolean {
    const next = this.next(like);
    if (!next || !this.takes(cell)) return false;
    this.puts.value = [...this.puts.value, { ...next, at: cell }];
    return true;
  }

  /**
   * The answer with one more counter in a place; without a place, the last placement. Undefined if nothing has been
   * placed and nothing needs to be.
   */
  answerAt(
    cell: string | undefined,
    like: string | undefined,
  ): { readonly [id: string]: string } | undefined {
    const { puts, shape } = this;
    const open = cell !== undefined && this.takes(cell) ? cell : undefined;
    const at = open ?? puts.value.at(-1)?.at;
    if (at === undefined) return shape.optional ? {} : undefined;
    const there = puts.value.filter((p) => p.at === at).map((p) => p.id);
    const next = open === undefined ? undefined : this.next(like)?.id;
    return Object.fromEntries([...there, ...(next === undefined ? [] : [next])].map((id) => [id, at]));
  }

  /** Spreads what is left over the places, the emptiest first. */
  spread(): void {
    for (;;) {
      const emptiest = this.shape.places
        .filter((p) => this.room(p) > 0)
        .reduce<string | undefined>(
          (best, p) => (best === undefined || this.countAt(p) < this.countAt(best) ? p : best),
          undefined,
        );
      if (emptiest === undefined || !this.putOne(emptiest, undefined)) return;
    }
  }

  /** Marks of places where something can be put down, with the number already there. */
  marks(hand: string | undefined): Marks {
    const { places, each } = this.shape;
    const cells: Record<string, CellMark> = {};
    const label: Record<string, string> = {};
    const open = this.hands.some((h) => (hand === undefined || h.like === hand) && this.left(h) > 0);
    for (const place of places) {
      const n = this.countAt(place);
      if (n > 0) label[place] = each === undefined ? `+${n}` : `+${n} of ${each}`;
      if (open && this.room(place) > 0) cells[place] = n > 0 ? 'chosen' : 'choice';
      else if (n > 0) cells[place] = 'start';
    }
    return { cells, label };
  }
}

export function placeModel(context: Context, shape: ShapeOf<'place'>): PlaceModel {
  const placing = new Placing(context, shape);
  const { hands, puts } = placing;
  const hand = signal<string | undefined>(hands.length === 1 ? hands[0]?.like : undefined);
  const all = signal(false);
  const pointed = signal<string | undefined>(undefined);
  const put = (cell: string, like: string | undefined, most: number): number => {
    let n = 0;
    while (n < most && placing.putOne(cell, like)) n++;
    const now = hands.find((h) => h.like === hand.value);
    if (now && placing.left(now) === 0) hand.value = hands.find((h) => placing.left(h) > 0)?.like;
    return n;
  };
  return {
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
    spent: placing.spent,
    total: shape.items.length,
    left: (h) => placing.left(h),
    scene: computed(() => moved(context.scene, new Map(puts.value.map((p) => [p.id, p.at])))),
    marks: computed(() => placing.marks(hand.value)),
    ready: computed(() => shape.optional || puts.value.length === shape.items.length),
    considered: computed(() => placing.answerAt(pointed.value, hand.value)),
    vain: computed(() =>
      pointed.value !== undefined && !shape.places.includes(pointed.value) ? pointed.value : undefined,
    ),
    next: computed(() => placing.next(hand.value)?.id),
    point(cell) {
      pointed.value = cell;
    },
    value: () => Object.fromEntries(puts.value.map((p) => [p.id, p.at])),
    put,
    takeBack() {
      puts.value = puts.value.slice(0, -1);
    },
    clear() {
      puts.value = [];
    },
    spread: () => placing.spread(),
    cell(cell, how) {
      put(cell, hand.value, all.value || how.all ? Number.POSITIVE_INFINITY : 1);
    },
  };
}
