import type { Rule } from '@shambles/engine';
import type { BdzWorld } from '../facts.js';
import { inGroups, takesTests, takeTest } from '../groups/tests.js';
import { duckBack, hunkerDown, retire } from '../movement/cover.js';
import type { Watch } from '../movement/walking.js';
import { inMelee, isThere, type Person, type State } from '../state.js';
import { type BdzTable, tableOf } from '../table.js';
import { feastComesTo } from '../wounded/aftermath.js';
import { retrievesFirst } from '../wounded/retrieving.js';

/** How near a feast must be to call for the test, in inches. BDZ-react-feast. */
const NEAR = 6;

type Feast = State['feasts'][number];

/**
 * True if a feast goes on near somebody who sees it and has not tested for it yet, or is to test again.
 * BDZ-react-feast, BDZ-D-feast-when.
 */
function mustSee(w: BdzWorld, p: Person, feast: Feast, table: BdzTable, again = false): boolean {
  if (feast.left === 0 || (feast.seenBy.includes(p.id) && !again) || p.knowsFeasts || p.id === feast.body)
    return false;
  if (!isThere(p) || !takesTests(w, p) || inMelee(w.s, p.id)) return false;
  return w.s.zeds.some(
    (z) => z.feast === feast.body && table.distance(p.id, z.id) <= NEAR && table.sees(p.id, z.id),
  );
}

/** A figure comes upon a feast. */
export const FEAST: Watch = {
  stops: (w, p, table) => w.s.feasts.some((feast) => mustSee(w, p, feast, table)),
  happens: (w) => seeFeasts(w),
};

/**
 * All humans near a feast test for it, one throw for each group. Those who are shaken then test their sanity.
 * BDZ-react-feast, BDZ-react-sanity.
 */
export function* seeFeasts(w: BdzWorld, again = false): Rule<void> {
  for (const feast of w.s.feasts.map((f) => f)) {
    const table = tableOf(w);
    const eating = w.s.zeds.filter((z) => z.feast === feast.body).map((z) => z.id);
    const who = w.s.people.filter((p) => mustSee(w, p, feast, table, again)).map((p) => p.id);
    for (const group of inGroups(w, who)) {
      for (const id of group)
        w.happen({ is: 'saw-feast', cause: 'BDZ-D-feast-when', body: feast.body, who: id });
      const shared = { who: group, causes: eating, holds: () => false } as const;
      const taken = yield* takeTest(w, { test: 'see-the-feast', rule: 'BDZ-react-feast', ...shared });
      for (const { who: id, result } of taken) {
        if (result === 'duck-back-and-sanity') {
          yield* retrievesFirst(w, id);
          duckBack(w, id, eating);
        } else if (result === 'retire-and-sanity') retire(w, id, eating);
        else w.happen({ is: 'knows', cause: 'BDZ-react-feast', who: id, what: 'feasts' });
      }
      const shaken = taken.filter((t) => t.result !== 'never-again').map((t) => t.who);
      yield* sanity(w, shaken, eating);
    }
  }
}

/** Runs the sanity test: stunned, hunkered down, or never to be rallied. BDZ-react-sanity, BDZ-D-sanity-never. */
function* sanity(w: BdzWorld, who: readonly string[], eating: readonly string[]): Rule<void> {
  const shared = { who, causes: eating, holds: () => false } as const;
  for (const { who: id, result } of yield* takeTest(w, {
    test: 'sanity',
    rule: 'BDZ-react-sanity',
    ...shared,
  })) {
    if (result === 'stunned')
      w.happen({ is: 'downed', cause: 'BDZ-react-stunned', who: id, status: 'stunned', by: '' });
    else hunkerDown(w, id, eating);
    if (result === 'never-rally')
      w.happen({ is: 'knows', cause: 'BDZ-D-sanity-never', who: id, what: 'despair' });
  }
}

/**
 * At the end of a turn everybody near a feast tests for it again, if the table has agreed to that. BDZ-D-feast-when.
 */
export function* stillSeeFeasts(w: BdzWorld): Rule<void> {
  if (w.book.options.feasts === 'each-turn') yield* seeFeasts(w, true);
}

/**
 * At the end of a turn feasts go on or end, and people on whom nobody feasts any more are saved.
 * BDZ-D-feast-length-rest.
 */
export function* feastsGoOn(w: BdzWorld): Rule<void> {
  for (const { body, left } of w.s.feasts.filter((f) => f.left > 0).map((f) => ({ ...f })))
    yield* feastComesTo(w, body, left - 1);
}
