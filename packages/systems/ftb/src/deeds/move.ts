import { ask, type Rule } from '@shambles/engine';
import { Facing } from '@shambles/field';
import type { Deed } from '../deed.js';
import type { FtbWorld } from '../facts.js';
import { COHESION } from '../groups.js';
import { mayLeaveBy } from '../leaving.js';
import { baseMove, fastMove, goes, hasTriedFast, inchesLeft, inFormation, load, moveOn } from '../moving.js';
import { carriesOn, encounterOf, type Person, type Place, personOf, standing } from '../state.js';
import { tableOf } from '../table.js';
import { reachOf, walk } from '../walking.js';

const who = (p: Person) => ({ noun: `person.${p.id}`, count: 1 });

/** One figure goes as far as it likes of what it has left. FTB-5.2a. */
export const MOVE: Deed = {
  verb: 'move',
  rule: 'FTB-5.2a',
  offers: (_w, p) =>
    inchesLeft(p) > 0 ? [{ line: { key: 'deed.move', values: { who: who(p), inches: inchesLeft(p) } } }] : [],
  act: (w, id) => moveOn(w, id),
};

/** The whole group goes, its Leader where the player says, the others keeping their places about it. FTB-4.2b. */
export const TOGETHER: Deed = {
  verb: 'together',
  rule: 'FTB-4.2b',
  offers: (_w, p, group) => {
    const movers = group.filter((q) => inchesLeft(q) > 0);
    return movers.length > 1 && movers[0] === p
      ? [{ line: { key: 'deed.together', values: { who: who(p) } } }]
      : [];
  },
  *act(w, id) {
    const led = personOf(w.s, id);
    const others = (encounterOf(w.s).active?.who ?? [])
      .filter((other) => other !== id)
      .map((other) => personOf(w.s, other))
      .filter((p) => carriesOn(p) && inchesLeft(p) > 0);
    const from: Place = [led.x, led.y, led.level];
    const to = yield* goes(w, id, inchesLeft(led), 'together', 'FTB-4.2b', w.book.calls.watches);
    if (!to) return;
    const places = inFormation(w, from, to, others);
    for (const [other, at] of places) {
      const p = personOf(w.s, other);
      if (!carriesOn(p) || inchesLeft(p) <= 0) continue;
      const route = reachOf(w, p, inchesLeft(p)).route(...at);
      if (route) yield* walk(w, other, route, p.prone ? 'crawl' : 'walk', 'FTB-4.2b', w.book.calls.watches);
    }
  },
};

/** Figures that have not tried yet go fast, all on one set of dice. FTB-5.3.2a, FTB-5.3.2c. */
export const FAST: Deed = {
  verb: 'fast',
  rule: 'FTB-5.3.2a',
  offers: (w, p, group) => {
    const can = group.filter((q) => mayGoFast(w, q));
    if (!can.includes(p)) return [];
    const own = { line: { key: 'deed.fast', values: { who: who(p) } } };
    return can.length > 1 && can[0] === p
      ? [{ what: 'all', line: { key: 'deed.fast-all', values: { n: can.length } } }, own]
      : [own];
  },
  *act(w, id, what) {
    const active = encounterOf(w.s).active?.who ?? [];
    const all = active.filter((other) => mayGoFast(w, personOf(w.s, other)));
    yield* fastMove(w, what === 'all' ? all : [id]);
  },
};

/** FTB-5.3.2c, FTB-11.7.4c. Whoever reloads does not go beyond its normal move. FTB-6.7b. */
function mayGoFast(w: FtbWorld, p: Person): boolean {
  return carriesOn(p) && !hasTriedFast(p) && !p.reloading && load(w, p) <= 2 * p.rep;
}

/** FTB-5.2a, FTB-5.3.3a. */
export const PRONE: Deed = {
  verb: 'prone',
  rule: 'FTB-5.3.3a',
  offers: (_w, p) => (p.prone ? [] : [{ line: { key: 'deed.prone', values: { who: who(p) } } }]),
  *act(w, id) {
    w.happen({ is: 'prone', cause: 'FTB-5.3.3a', to: 'all', who: id, prone: true, cost: 0 });
  },
};

/** Half of its move. FTB-5.3.3c. */
export const STAND: Deed = {
  verb: 'stand',
  rule: 'FTB-5.3.3c',
  offers: (_w, p) =>
    p.prone && normal(p) - p.used >= normal(p) / 2
      ? [{ line: { key: 'deed.stand', values: { who: who(p) } } }]
      : [],
  *act(w, id) {
    const cost = normal(personOf(w.s, id)) / 2;
    w.happen({ is: 'prone', cause: 'FTB-5.3.3c', to: 'all', who: id, prone: false, cost });
  },
};

function normal(p: Person): number {
  return baseMove({ ...p, prone: false });
}

/** FTB-5.2a. */
export const FACE: Deed = {
  verb: 'face',
  rule: 'FTB-5.2a',
  offers: (_w, p) => [{ line: { key: 'deed.face', values: { who: who(p) } } }],
  *act(w, id) {
    const p = personOf(w.s, id);
    const facing: number = yield* ask(
      w,
      p.seat,
      'FTB-5.2a',
      'face',
      new Facing({ figure: id, now: p.facing, arc: 180, options: facingOptions(w, p) }),
      { who: who(p) },
    );
    w.happen({ is: 'faced', cause: 'FTB-5.2a', to: 'all', who: id, facing });
    yield* seenAnew(w, id);
  },
};

/** Having turned, it may see whom it had not seen. FTB-5.5.2a. */
function* seenAnew(w: FtbWorld, id: string): Rule<void> {
  const p = personOf(w.s, id);
  const here: Place = [p.x, p.y, p.level];
  const table = tableOf(w);
  for (const each of w.book.calls.watches)
    if (carriesOn(personOf(w.s, id)) && each.stops(w, personOf(w.s, id), table, here))
      yield* each.happens(w, id);
}

function facingOptions(w: FtbWorld, p: Person) {
  const table = tableOf(w);
  return [...standing(w.s), ...w.s.zeds]
    .filter((f) => f.id !== p.id && table.has(f.id) && table.line(p.id, f.id) !== 'no')
    .slice(0, 12)
    .map((f) => ({
      id: f.id,
      line: {
        key: 'face.towards',
        values: { name: { noun: f.id.startsWith('zed') ? 'kind.zed' : `person.${f.id}`, count: 1 } },
      },
      degrees: table.bearing(p.id, f),
      on: f.id,
    }));
}

/** Friends that have come within reach move, fire and test as one group with it for the rest of the turn. FTB-4.2.2c, FTB-D-51. */
export const JOIN: Deed = {
  verb: 'join',
  rule: 'FTB-4.2.2a',
  offers: (w, p, group) => {
    const near = joinable(w, p, group);
    return near.map((id) => ({
      what: id,
      on: id,
      line: { key: 'deed.join', values: { who: who(p), whom: { noun: `person.${id}`, count: 1 } } },
    }));
  },
  *act(w, _id, what) {
    w.happen({ is: 'joined-group', cause: 'FTB-D-51', to: 'all', who: [what] });
  },
};

function joinable(w: FtbWorld, p: Person, group: readonly Person[]): string[] {
  const { done, active } = encounterOf(w.s);
  const first = group.find((q) => q.side === p.side);
  if (first !== p) return [];
  const table = tableOf(w);
  return standing(w.s)
    .filter(
      (q) => q.side === p.side && !done.includes(q.id) && !active?.who.includes(q.id) && table.has(q.id),
    )
    .filter((q) => group.some((g) => table.distance(g.id, q.id) <= COHESION))
    .map((q) => q.id);
}

/** Off the table by an edge that it has come to. FTB-D-63. */
export const LEAVE: Deed = {
  verb: 'leave',
  rule: 'FTB-D-63',
  offers: (w, p) =>
    mayLeaveBy(w, p) === undefined ? [] : [{ line: { key: 'deed.leave', values: { who: who(p) } } }],
  *act(w, id) {
    const edge = mayLeaveBy(w, personOf(w.s, id));
    if (edge) w.happen({ is: 'off-table', cause: 'FTB-D-63', to: 'all', who: id, edge });
  },
};
