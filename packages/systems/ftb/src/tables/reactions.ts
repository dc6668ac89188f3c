import type { PrintedRow, PrintedTable } from '@shambles/engine';
import type { Cell } from '@shambles/thw';
import { RESULTS, type Result } from '../kinds.js';

/** Circumstances that a reaction may depend on. */
export const CIRCUMSTANCES = [
  'none-that-fired-left',
  'can-fire',
  'can-reach-one-that-fired',
  'in-cover',
  'in-cover-and-none-that-fired-left',
  'in-cover-and-can-fire',
  'friend-carries-on-near',
] as const;
export type Circumstance = (typeof CIRCUMSTANCES)[number];

export type Test = 'received-fire' | 'man-down';

interface Row {
  readonly on?: undefined;
  readonly test: Test;
  /** The asterisk: a Star chooses its column. FTB-3.1.4.4. */
  readonly asterisk: true;
  readonly pass2: Cell<Circumstance, Result>;
  readonly pass1: Cell<Circumstance, Result>;
  readonly pass0: Cell<Circumstance, Result>;
  // biome-ignore lint/suspicious/noExplicitAny: a printed row's columns, which the named ones above are
  readonly [column: string]: any;
}

type Reactions = PrintedTable<Row>;

const BACK: Cell<Circumstance, Result> = [
  { if: 'none-that-fired-left', do: 'carry-on' },
  { if: 'can-fire', do: 'fire' },
  { if: 'can-reach-one-that-fired', do: 'charge' },
  { do: 'duck-back' },
];
const STEADY: Cell<Circumstance, Result> = [
  { if: 'friend-carries-on-near', do: 'carry-on' },
  { do: 'duck-back' },
];

const table = (id: string, title: string, rows: readonly Row[]): Reactions => ({
  id,
  title,
  rule: 'FTB-5.6.2',
  provenance: 'reconstructed',
  rows,
});

/** FTB-T-react-citizen. */
export const CITIZEN = table('FTB-T-react-citizen', 'Reaction tests: Citizen', [
  {
    test: 'received-fire',
    asterisk: true,
    pass2: [
      { if: 'none-that-fired-left', do: 'carry-on' },
      { if: 'can-fire', do: 'fire' },
      { do: 'duck-back' },
    ],
    pass1: [{ do: 'run-away' }],
    pass0: [{ do: 'run-away' }],
  },
  {
    test: 'man-down',
    asterisk: true,
    pass2: [{ do: 'carry-on' }],
    pass1: [{ do: 'duck-back' }],
    pass0: [{ do: 'run-away' }],
  },
]);

/** FTB-T-react-ganger. */
export const GANGER = table('FTB-T-react-ganger', 'Reaction tests: Ganger', [
  {
    test: 'received-fire',
    asterisk: true,
    pass2: BACK,
    pass1: [{ do: 'duck-back' }],
    pass0: [{ do: 'run-away' }],
  },
  {
    test: 'man-down',
    asterisk: true,
    pass2: [{ do: 'carry-on' }],
    pass1: [{ do: 'duck-back' }],
    pass0: [{ do: 'run-away' }],
  },
]);

/** FTB-T-react-militia. */
export const MILITIA = table('FTB-T-react-militia', 'Reaction tests: Militia (also Military and Police)', [
  {
    test: 'received-fire',
    asterisk: true,
    pass2: BACK,
    pass1: [
      { if: 'in-cover-and-none-that-fired-left', do: 'carry-on' },
      { if: 'in-cover-and-can-fire', do: 'fire' },
      { do: 'duck-back' },
    ],
    pass0: [{ do: 'duck-back' }],
  },
  {
    test: 'man-down',
    asterisk: true,
    pass2: [{ do: 'carry-on' }],
    pass1: STEADY,
    pass0: [{ do: 'run-away' }],
  },
]);

/** FTB-T-react-survivor. */
export const SURVIVOR = table('FTB-T-react-survivor', 'Reaction tests: Survivor', [
  {
    test: 'received-fire',
    asterisk: true,
    pass2: BACK,
    pass1: [{ do: 'duck-back' }],
    pass0: [{ do: 'run-away' }],
  },
  {
    test: 'man-down',
    asterisk: true,
    pass2: [{ do: 'carry-on' }],
    pass1: STEADY,
    pass0: [{ do: 'run-away' }],
  },
]);

/** The cell of a test for a number of dice passed. */
export function cellOf(card: Reactions, test: Test, passed: 0 | 1 | 2): Cell<Circumstance, Result> {
  const row = card.rows.find((r) => r.test === test) as Row;
  return passed === 2 ? row.pass2 : passed === 1 ? row.pass1 : row.pass0;
}

interface OrderRow extends PrintedRow {
  readonly rank: number;
  readonly result: Result;
}

/** FTB-T-reaction-order: from best to worst. */
export const REACTION_ORDER: PrintedTable<OrderRow> = {
  id: 'FTB-T-reaction-order',
  title: 'Reaction results from best to worst',
  rule: 'FTB-5.6.5',
  provenance: 'stated',
  rows: RESULTS.map((result, i) => ({ rank: i + 1, result })),
};
