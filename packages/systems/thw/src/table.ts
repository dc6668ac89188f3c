import { distance, type Ground, grains, inArc, inside, type Patch, type Point } from '@shambles/field';
import { type At, MeasuredTable, type Measures } from '@shambles/measured';

/** Half the front arc in degrees. */
export const FRONT = 90;
/** Radius of a lamp's light, in inches. */
export const LAMP = 6;
const NONE: readonly Patch[] = [];

/**
 * A table in inches as these books use it: figures see what is in their front arc, lines reach into woods, lamps light
 * their surroundings. Lines between figures are cached until something happens. L: what a line can meet; 'no' if it is
 * blocked.
 */
export abstract class InchTable<T, L extends string> extends MeasuredTable<T> {
  private readonly wooded: readonly Patch[];
  private readonly lamps: readonly Point[];
  /** What lines meet, by viewer and target. Cached until something happens. */
  private readonly lines = new Map<number, L>();

  constructor(ground: Ground, measures: Measures<T>, woods: readonly string[]) {
    super(ground, measures);
    this.wooded = ground.patches.filter((p) => woods.includes(p.kind));
    this.lamps = (ground.map.lamps ?? []).map(({ at: [x, y] }) => ({ x, y }));
  }

  override stand(standing: T): void {
    super.stand(standing);
    this.lines.clear();
  }

  /** Draws the line from one figure to another. `i` and `j` are their numbers. */
  protected abstract drawn(a: string, b: string, i: number, j: number): L;

  /** What a straight line between two figures meets, regardless of facing. */
  line(a: string, b: string): L {
    const i = this.figures.of(a);
    const j = this.figures.of(b);
    if (this.moving !== '') return this.drawn(a, b, i, j);
    const at = i * this.figures.count + j;
    const known = this.lines.get(at);
    if (known) return known;
    const line = this.drawn(a, b, i, j);
    this.lines.set(at, line);
    return line;
  }

  /** True if b is in the front arc of a and a line reaches it. */
  sees(a: string, b: string): boolean {
    return this.facesTowards(a, b) && this.line(a, b) !== 'no';
  }

  /** True if b is in the front arc of a. */
  facesTowards(a: string, b: string): boolean {
    const { x, y, facing } = this.figures;
    const [i, j] = [this.figures.of(a), this.figures.of(b)];
    const [dx, dy] = [(x[j] as number) - (x[i] as number), (y[j] as number) - (y[i] as number)];
    return inArc(facing[i] as number, FRONT, dx, dy);
  }

  /** True if a is behind the rear line of b. */
  isBehind(a: string, b: string): boolean {
    return !this.facesTowards(b, a);
  }

  protected get hasWoods(): boolean {
    return this.wooded.length > 0;
  }

  /** The woods at a place. */
  protected woodsAt({ x, y, level }: At): readonly Patch[] {
    if (level !== 0 || this.wooded.length === 0) return NONE;
    const px = grains(x);
    const py = grains(y);
    return this.wooded.filter(
      ({ box, ring }) => px >= box[0] && py >= box[1] && px <= box[2] && py <= box[3] && inside(ring, px, py),
    );
  }

  inWoods(at: At): boolean {
    return this.woodsAt(at).length > 0;
  }

  /** True if a place is in the light of a lamp. */
  protected isLit(spot: Point): boolean {
    return this.lamps.some((l) => distance(l, spot) <= LAMP);
  }
}
