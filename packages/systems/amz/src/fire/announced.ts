import { ask, choose, type Rule } from '@shambles/engine';
import { DEAD, LIVING } from '../book.js';
import type { FireKind } from '../facts/fire.js';
import { many, unit as named, dice as said } from '../facts/lines.js';
import type { AmzWorld } from '../facts.js';
import { qualityRow } from '../house/rows.js';
import { basesOf, isLiving, type Unit, unitOf } from '../state.js';
import { tableOf } from '../table/table.js';
import { foesOf, isPrey } from '../units/units.js';
import { fireAt, mayFireAt } from './attack.js';
import { attackPool, defensePool, type Share, sharedOut } from './pools.js';

/** Fire at one target; without a share, all dice go to it. */
export interface Shot {
  readonly at: string;
  readonly share?: Share;
}

/** The fire that a unit announced: asks for targets, and divides the dice as its player likes. AMZ-targets-scope. */
export function* announcedFire(w: AmzWorld, by: string): Rule<void> {
  yield* firesShots(w, by, yield* sharing(w, by));
  w.happen({ is: 'fire-over', cause: 'AMZ-activation', unit: by });
}

/** Resolves the shots that were settled, one target after another. */
export function* firesShots(w: AmzWorld, by: string, shots: readonly Shot[]): Rule<void> {
  const kind = kindOf(unitOf(w.s, by));
  for (const { at, share } of shots) if (mayFireAt(w, by, at, kind)) yield* fireAt(w, by, at, kind, share);
}

/** The kind of fire that a unit announces. */
export function kindOf(u: Unit): FireKind {
  if (!isLiving(u)) return 'possessed';
  return u.vehicle === null ? 'announced' : 'mounted';
}

/** Targets and their dice, all chosen before any die is rolled. AMZ-targets-scope. */
export function* sharing(w: AmzWorld, by: string): Rule<readonly Shot[]> {
  const kind = kindOf(unitOf(w.s, by));
  const shots: Shot[] = [];
  let left = sharedOut(w, by, kind);
  for (;;) {
    const able = targets(
      w,
      by,
      kind,
      shots.map((s) => s.at),
    );
    if (able.length === 0) return shots;
    const at = yield* whom(w, by, kind, able, shots.length === 0);
    if (at === 'none') return shots;
    const others = targets(w, by, kind, [...shots.map((s) => s.at), at]);
    const dice = others.length > 0 ? yield* howMany(w, by, at, kind, left) : 'all';
    if (dice === 'all') return [...shots, shots.length > 0 ? { at, share: left } : { at }];
    const share = { dice, room: left.room };
    shots.push({ at, share });
    left = {
      dice: left.dice - dice,
      room: left.room - attackPool(w, by, at, kind, share).dice,
    };
  }
}

/**
 * Units that may still be named: the unit's quality limits how many new ones. AMZ-targets-engaged, AMZ-targets-scope.
 */
function targets(w: AmzWorld, by: string, kind: FireKind, named: readonly string[]): string[] {
  const { engaged, quality, kind: sort } = unitOf(w.s, by);
  // Possessed fire only once a turn, so earlier targets do not count.
  const before = sort === 'living' ? engaged : [];
  const met = new Set([...before, ...named]);
  const full = met.size >= qualityRow(w.book, quality).targets;
  return foesOf(w, by)
    .filter((u) => sort === 'living' || isPrey(u))
    .map((u) => u.id)
    .filter((id) => !named.includes(id) && (!full || before.includes(id)) && mayFireAt(w, by, id, kind));
}

function* whom(
  w: AmzWorld,
  by: string,
  kind: FireKind,
  able: readonly string[],
  first: boolean,
): Rule<string> {
  return yield* ask(
    w,
    isLiving(unitOf(w.s, by)) ? LIVING : DEAD,
    'AMZ-fire-procedure',
    first ? 'fire-at' : 'fire-at-next',
    choose(first ? [...able, 'none'] : able, {
      id: (id) => id,
      line: (id) =>
        id === 'none'
          ? { key: 'fire-at.none' }
          : {
              key: 'fire-at.unit',
              values: {
                who: named(id),
                inches: many('kind.inch', Math.round(tableOf(w).apart(by, id) * 10) / 10),
                dice: said(attackPool(w, by, id, kind).dice),
                defense: said(defensePool(w, id, by, kind).dice),
              },
            },
      on: (id) => (id === 'none' ? '' : (basesOf(w.s, id)[0]?.id ?? '')),
    }),
    { who: named(by) },
  );
}

/** How many of the remaining dice go to a target: every further target needs at least one. AMZ-targets-scope. */
function* howMany(w: AmzWorld, by: string, at: string, kind: FireKind, left: Share): Rule<number | 'all'> {
  const numbers: number[] = [];
  for (let dice = 1; dice < left.dice; dice++) {
    const rolls = attackPool(w, by, at, kind, { dice, room: left.room }).dice;
    if (rolls < left.room) numbers.push(dice);
  }
  return yield* ask(
    w,
    isLiving(unitOf(w.s, by)) ? LIVING : DEAD,
    'AMZ-targets-scope',
    'fire-dice',
    choose<number | 'all'>(['all', ...numbers], {
      id: String,
      line: (dice) =>
        dice === 'all'
          ? { key: 'fire-dice.all', values: { dice: left.dice, left: left.dice } }
          : { key: 'fire-dice.some', values: { dice, left: left.dice } },
    }),
    { who: named(by), whom: named(at) },
  );
}
