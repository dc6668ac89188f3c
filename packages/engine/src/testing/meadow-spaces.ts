import {
  type Json,
  type Lit,
  type Option,
  type Parsed,
  type Random,
  refuse,
  type Shape,
  type Space,
  type SpotShape,
  show,
} from '../index.js';

/** The meadow's own simple spaces: spots on squares of two units. Another package has the real ones. */

export type Place = readonly [x: number, y: number, level: number];
export const CELL = 2;

export interface Named {
  readonly id: string;
  readonly at?: Place;
  readonly on?: string;
}

const asOption = ({ id, on }: Named): Option => ({
  id,
  line: { key: `spot.${id}` },
  ...(on !== undefined && { on }),
});

/** A named spot, or a free one in an open square. */
export class Spots implements Space<string | Place> {
  private readonly open: readonly (readonly [column: number, row: number, level: number])[];

  constructor(
    private readonly given: {
      readonly figure: string;
      readonly from: Place;
      readonly how: SpotShape['how'];
      readonly within: number;
      readonly options: readonly Named[];
      /** Size of the grid in columns and rows. */
      readonly columns: number;
      readonly rows: number;
      readonly levels: readonly number[];
      open(at: Place): boolean;
    },
  ) {
    const { columns, rows, levels } = given;
    const open: [number, number, number][] = [];
    for (const level of levels)
      for (let row = 0; row < rows; row++)
        for (let column = 0; column < columns; column++)
          if (given.open(middle(column, row, level))) open.push([column, row, level]);
    this.open = open;
  }

  parse(value: unknown): Parsed<string | Place> {
    const { options } = this.given;
    if (typeof value === 'string')
      return options.some((o) => o.id === value)
        ? { ok: true, answer: value }
        : refuse(
            'illegal',
            `${show(value)} is no named spot; there are ${options.map((o) => o.id).join(', ') || 'none'}.`,
          );
    if (!Array.isArray(value) || value.length < 2 || value.length > 3 || !value.every(Number.isFinite))
      return refuse('malformed', `A spot is [x, y] or [x, y, level], got ${show(value)}.`);
    // Rounded to a thousandth; minus zero becomes zero.
    const snap = (n: number) => Math.round(n * 1000) / 1000 || 0;
    const [x = 0, y = 0, level = 0] = value.map(snap);
    const column = Math.floor(x / CELL);
    const row = Math.floor(y / CELL);
    return this.open.some(([c, r, l]) => c === column && r === row && l === level)
      ? { ok: true, answer: [x, y, level] }
      : refuse('illegal', `[${x}, ${y}, ${level}] cannot be reached within ${this.given.within}.`);
  }
  value(answer: string | Place): Json {
    return typeof answer === 'string' || answer[2] !== 0 ? answer : [answer[0], answer[1]];
  }
  only(): string | Place | undefined {
    return this.open.length === 0 && this.given.options.length === 1 ? this.given.options[0]?.id : undefined;
  }
  sample(random: Random): string | Place {
    const i = random.below(this.given.options.length + this.open.length);
    return this.nth(i);
  }
  list(most = 1000): (string | Place)[] {
    const all = this.given.options.length + this.open.length;
    const step = Math.max(1, Math.ceil(all / most));
    return Array.from({ length: Math.ceil(all / step) }, (_, i) => this.nth(i * step));
  }
  private nth(i: number): string | Place {
    const { options } = this.given;
    const named = options[i];
    if (named) return named.id;
    return middle(...(this.open[i - options.length] as readonly [number, number, number]));
  }
  shape(): Shape {
    const { figure, from, how, within, options, levels } = this.given;
    const lit = levels.map((level): Lit => {
      const here = this.open.filter(([, , l]) => l === level);
      return { level, cell: CELL, runs: here.flatMap(([column, row]) => [row, column, column + 1]) };
    });
    return {
      kind: 'spot',
      figure,
      from,
      how,
      within,
      lit,
      options: options.map((o) => ({ ...asOption(o), ...(o.at && { at: o.at, cost: apart(from, o.at) }) })),
    };
  }
}

function middle(column: number, row: number, level: number): Place {
  return [(column + 0.5) * CELL, (row + 0.5) * CELL, level];
}

export function apart(a: readonly number[], b: readonly number[]): number {
  const dx = (a[0] as number) - (b[0] as number);
  const dy = (a[1] as number) - (b[1] as number);
  return Math.round(Math.sqrt(dx * dx + dy * dy) * 1000) / 1000;
}

/** A named direction, or whole degrees. */
export class Facing implements Space<number> {
  constructor(
    private readonly figure: string,
    private readonly now: number,
    private readonly named: readonly {
      readonly id: string;
      readonly degrees: number;
      readonly on?: string;
    }[],
  ) {}

  parse(value: unknown): Parsed<number> {
    const option = this.named.find((o) => o.id === value);
    if (option) return { ok: true, answer: option.degrees };
    if (typeof value !== 'number')
      return refuse(
        typeof value === 'string' ? 'illegal' : 'malformed',
        `A direction is whole degrees or ${this.named.map((o) => o.id).join(', ')}; got ${show(value)}.`,
      );
    if (!Number.isInteger(value) || value < 0 || value > 359)
      return refuse('illegal', `Degrees are whole, from 0 to 359; got ${show(value)}.`);
    return { ok: true, answer: value === 0 ? 0 : value };
  }
  value(answer: number): Json {
    return answer;
  }
  only(): undefined {
    return undefined;
  }
  sample(random: Random): number {
    return random.below(360);
  }
  list(most = 360): number[] {
    return Array.from({ length: Math.min(most, 12) }, (_, i) => i * 30);
  }
  shape(): Shape {
    return {
      kind: 'facing',
      figure: this.figure,
      now: this.now,
      options: this.named.map((o) => ({ ...asOption(o), degrees: o.degrees })),
    };
  }
}
