import { isNear } from '../groups/groups.js';
import { type Deed, toFigure, when } from './deed.js';
import { mayJoin, takePart } from './moving.js';

/** Brings in a nearby friend from another group. BDZ-group-change. */
export const JOIN: Deed = {
  verb: 'join',
  rule: 'BDZ-group-change',
  offers: (w, p) =>
    w.s.people
      .filter((q) => q.side === p.side && q.group !== p.group && mayJoin(w, q) && isNear(w, p.id, q.id))
      .map(toFigure),
  *act(w, id, whom) {
    const group = w.s.people.find((p) => p.id === id)?.group ?? 0;
    w.happen({ is: 'regrouped', cause: 'BDZ-group-change', who: [whom], group, joins: true });
    yield* takePart(w, [whom]);
  },
};

/** A figure that has done nothing yet leaves the group to act by itself. BDZ-group-change. */
export const SPLIT: Deed = {
  verb: 'split',
  rule: 'BDZ-group-change',
  offers: (w, p) =>
    when(p.aboard === '' && p.used === 0 && p.fast < 0 && !p.fired && (w.s.active?.who.length ?? 0) > 1),
  *act(w, id) {
    const group = 1 + Math.max(...w.s.people.map((p) => p.group));
    w.happen({ is: 'regrouped', cause: 'BDZ-group-change', who: [id], group, joins: false });
  },
};
