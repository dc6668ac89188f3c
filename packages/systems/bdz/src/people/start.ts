import { ask, choose, type Rule, Some } from '@shambles/engine';
import { one } from '../facts/lines.js';
import type { BdzWorld } from '../facts.js';
import type { Class } from '../kinds.js';
import { isChild, isPresent, personOf } from '../state.js';
import { getsAttributes } from './attributes.js';
import { gathers, shows } from './recruit.js';

/** What a player's Star may begin as, the usual choice first. BDZ-class-start, BDZ-class-free-start, BDZ-char-star. */
const STARTS: readonly { readonly class: Class; readonly rep: number }[] = [
  { class: 'civilian', rep: 5 },
  { class: 'civilian', rep: 3 },
  { class: 'military', rep: 5 },
  { class: 'ganger', rep: 5 },
  { class: 'survivor', rep: 5 },
];

/**
 * Before an encounter: Stars are made and gather their bands, everybody gets attributes, and sides divide into groups.
 */
export function* setOut(w: BdzWorld): Rule<void> {
  if (w.book.scenario.gathers) yield* bandsGather(w);
  yield* allGetAttributes(w);
  for (const side of new Set(w.s.people.map((p) => p.side))) yield* divides(w, side);
}

/** Each player makes its Star, which then gathers a band. BDZ-camp-overview-start. */
export function* bandsGather(w: BdzWorld): Rule<void> {
  for (const { id } of w.s.people.filter((p) => p.star)) {
    yield* becomes(w, id);
    yield* gathers(w, id);
  }
}

/** BDZ-attr-optional. */
export function* allGetAttributes(w: BdzWorld): Rule<void> {
  if (w.book.options.attributes === 'without') return;
  // In a campaign, people who already have attributes keep them.
  const without = w.s.people.filter((p) => !w.s.campaign || p.attributes.length === 0);
  for (const { id } of without.map((p) => ({ id: p.id }))) yield* getsAttributes(w, id);
}

/** Makes a Star, with one weapon of its player's choice. BDZ-class-start, BDZ-weapon-start-one. */
function* becomes(w: BdzWorld, id: string): Rule<void> {
  const { seat } = personOf(w.s, id);
  const start = yield* ask(
    w,
    seat,
    'BDZ-class-start',
    'start',
    choose(STARTS, {
      id: (each) => `${each.class} ${each.rep}`,
      line: (each) => ({ key: `start.${each.class}`, values: { rep: each.rep } }),
    }),
    { who: one(id) },
  );
  const cause = start.class === 'civilian' ? 'BDZ-class-start' : 'BDZ-class-free-start';
  w.happen({ is: 'starts', cause, who: id, class: start.class, rep: start.rep });
  const kit = yield* shows(w, personOf(w.s, id));
  w.happen({ is: 'armed', cause: 'BDZ-weapon-start-one', who: id, kit });
}

/** A side divides its figures into groups of one or more. BDZ-group-start. */
export function* divides(w: BdzWorld, side: string): Rule<void> {
  let left = w.s.people.filter((p) => p.side === side && isPresent(p) && !isChild(p)).map((p) => p.id);
  for (let group = 0; left.length > 1; group++) {
    const [first, ...others] = left as [string, ...string[]];
    const { seat } = personOf(w.s, first);
    const offered = {
      line: (id: string) => ({ key: 'figure', values: { who: one(id) } }),
      on: (id: string) => id,
    };
    const space = new Some(others, { min: 0, max: others.length }, offered);
    const mates = yield* ask(w, seat, 'BDZ-group-start', 'group', space, { who: one(first) });
    left = others.filter((id) => !mates.includes(id));
    if (left.length > 0)
      w.happen({ is: 'regrouped', cause: 'BDZ-group-start', who: left, group: group + 1, joins: false });
  }
}
