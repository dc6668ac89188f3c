import type { Rule } from '@shambles/engine';
import type { House } from '@shambles/field';
import { drawn } from '@shambles/thw';
import type { BdzWorld } from '../facts.js';
import type { RuleId } from '../register.js';
import { OTHERS } from '../scenarios/scenarios.js';
import { hasHands, isHeld, isPresent, type Person, personOf } from '../state.js';
import { offRing } from '../table/bodies.js';
import { tableOf } from '../table.js';

/** People to whom an event may happen; people met are not among them. BDZ-camp-random-events. */
export function group(w: BdzWorld): Person[] {
  return w.s.people.filter((p) => p.seat !== OTHERS && isPresent(p) && hasHands(p) && !isHeld(w.s, p));
}

/** One of these people at random. */
function* anyOf(w: BdzWorld, rule: RuleId, all: readonly { readonly id: string }[]): Rule<string> {
  const from = all.map((each) => each.id);
  return yield* drawn(w, { rule, label: 'somebody', from, like: (id) => id });
}

/** One member of the group at random, among those to whom the event could happen. */
export function* somebody(w: BdzWorld, rule: RuleId, may: (p: Person) => boolean = () => true): Rule<Person> {
  return personOf(w.s, yield* anyOf(w, rule, group(w).filter(may)));
}

/** The building nearest to a figure. */
export function nearestHouse(w: BdzWorld, p: Pick<Person, 'x' | 'y'>): House | undefined {
  const off = ({ ring }: House) => offRing(ring, p);
  return [...tableOf(w).ground.houses].sort((a, b) => off(a) - off(b))[0];
}
