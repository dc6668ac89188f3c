import type { Figures } from '../figures/figures.js';
import type { Look, Sight } from './sight.js';

/** Nobody has looked yet. */
const UNKNOWN = -1;

/**
 * Cache of how figures see each other where they are now: each look is computed once and kept until any base changes.
 * Not for hypothetical positions of a figure, nor for a ground whose doors or clouds change.
 */
export class Looks {
  /** Indexed by viewer and target. */
  private known = new Int8Array(0);
  private count = 0;
  private changes = -1;

  constructor(
    private readonly sight: Sight,
    private readonly figures: Figures,
  ) {}

  /** How one figure sees another, regardless of facing. */
  look(from: number, to: number): Look {
    if (this.changes !== this.figures.changes) this.forget();
    const at = from * this.count + to;
    const known = this.known[at] as number;
    if (known !== UNKNOWN) return known;
    const look = this.sight.look(from, to);
    this.known[at] = look;
    return look;
  }

  private forget(): void {
    const { count, changes } = this.figures;
    this.changes = changes;
    this.count = count;
    const size = count * count;
    if (this.known.length < size) this.known = new Int8Array(2 * size);
    this.known.fill(UNKNOWN, 0, size);
  }
}
