import { type Correctable, YES_OR_NO } from '@shambles/engine';
import type { Book } from './book.js';
import type { Side } from './kinds.js';
import { DEAD_PILE, GRAVE, numberOf, RESERVE } from './state.js';
import type { CounterSeen, View } from './view.js';

/** Where a counter can be besides a location, by side. What is drawn is placed at once, by the rules. */
const BESIDES: { readonly [S in Side]: Correctable['values'] & {} } = {
  alien: [{ value: RESERVE, name: 'in the reserve' }],
  zombie: [
    { value: GRAVE, name: 'in the grave' },
    { value: DEAD_PILE, name: 'in the dead pile' },
  ],
};

const ACTED: Correctable['values'] = [
  { value: 0, name: 'no' },
  { value: 1, name: 'yes' },
];

/** What a seat may propose to put right: where each counter it sees is, whether it has acted, and the turn's marks. */
export function correctable({ counters, turn, icon, claw, rise }: View, book: Book): Correctable[] {
  return [
    { what: 'turn', path: 'turn', now: turn },
    { what: 'icons of the tile that are done', path: 'icon', now: icon },
    { what: 'Zombie Claw works', path: 'claw', now: claw, values: YES_OR_NO },
    { what: 'Zombie Rise works', path: 'rise', now: rise, values: YES_OR_NO },
    ...counters.filter(({ at }) => at !== 'drawn').flatMap((seen) => ofCounter(seen, book)),
  ];
}

function ofCounter({ id, side, at, spent }: CounterSeen, book: Book): Correctable[] {
  const number = numberOf(book, id);
  const values = [...book.locations.map((name, value) => ({ value, name })), ...BESIDES[side]];
  const off = at === 'reserve' ? RESERVE : DEAD_PILE;
  const now = book.locationNumber.get(at) ?? off;
  return [
    { of: id, what: 'where it is', path: `at/${number}`, now, values },
    { of: id, what: 'has acted', path: `spent/${number}`, now: spent ? 1 : 0, values: ACTED },
  ];
}
