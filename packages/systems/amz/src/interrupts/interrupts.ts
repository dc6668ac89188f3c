import { ask, choose, type Line, type Rule, roll, type Seat } from '@shambles/engine';
import { driversOf, entitled, isAware } from '../awareness/awareness.js';
import { finds } from '../awareness/hiding.js';
import { DEAD, isSolo, LIVING } from '../book.js';
import { played } from '../cards/playing.js';
import { many, unit as named } from '../facts/lines.js';
import type { AmzWorld } from '../facts.js';
import { fireAt, mayFireAt } from '../fire/fire.js';
import { armorRow, modeRow } from '../house/rows.js';
import type { Tabled } from '../house/tables.js';
import { nearnessChecks } from '../morale/checks.js';
import { type Occasion, soloInterrupt } from '../solo/deciding.js';
import { willOf } from '../solo/will.js';
import { activeOf, basesOf, isLiving, type Unit, unitOf } from '../state.js';
import { tableOf } from '../table/table.js';
import { smaller } from '../units/dice.js';
import { dieOf } from '../units/units.js';
import { goesAstray, interruptAction, setsOut } from '../zombies/acting.js';

/** The move that the acting unit has announced. */
export interface Moving {
  /** True if some of the move is left, which can be completed in answer to an Interrupt. */
  readonly left: boolean;
  /** Inches already moved and total inches of the move; undefined before the move begins. */
  readonly inches: { readonly gone: number; readonly whole: number } | undefined;
  complete(): Rule<void>;
  /** Reports how far the move has come, before an Interrupt cuts in. */
  tells(): void;
}

/** The lowest die that beats the Living. AMZ-core-4plus. */
const PASSES = 4;
/** A driven mob this near to its Dexter reacts with his die, in inches. AMZ-dexter-control. */
const AT_HAND = 6;
/** AMZ-T-quirk-cards, 26. */
const STRAY_DOG = 26;

/** Handles Interrupts of the current activation, one after another, until none is declared. */
export class Interrupts {
  /** True if the dead have let the whole activation pass. */
  private waved = false;
  /** Dead that have failed to find the hidden unit: each looks only once per activation. AMZ-hide. */
  private readonly baffled: string[] = [];
  /** True if the move was completed in answer to an Interrupt. AMZ-D-complete-move. */
  completed = false;
  /** The move that the unit has announced; undefined if none. */
  moving: Moving | undefined;

  constructor(
    private readonly w: AmzWorld,
    readonly unit: string,
  ) {}

  /** True if nothing has ended the activation. */
  get goesOn(): boolean {
    return this.isActive && this.w.s.active?.ended === false;
  }

  /**
   * True while the unit is the active one and somebody of it acts, even if it does nothing more: after a flight, others
   * may come for it. AMZ-cc-flight-from-charge, AMZ-vehicles.
   */
  private get isActive(): boolean {
    const { w, unit } = this;
    return w.s.active?.unit === unit && basesOf(w.s, unit).length > 0 && activeOf(w.s, unit).length > 0;
  }

  /** True if somebody may Interrupt now. */
  mayCome(): boolean {
    return !this.waved && this.able().length > 0;
  }

  private able(): string[] {
    return entitled(this.w, this.unit).filter((id) => !this.baffled.includes(id));
  }

  /** AMZ-interrupt-declare. */
  *at(occasion: Occasion): Rule<void> {
    const { w, unit, moving } = this;
    const when: Line = {
      key: `occasion.${occasion}`,
      values: occasion === 'inch' ? { ...moving?.inches } : {},
    };
    while (this.isActive && !this.waved) {
      const able = this.able();
      if (able.length === 0) return;
      const who = isSolo(w.book) ? soloInterrupt(w, able, unit, occasion) : yield* this.declared(able, when);
      if (who === undefined) return;
      if (!(yield* finds(w, who, unit))) {
        this.baffled.push(who);
        continue;
      }
      moving?.tells();
      yield* interrupt(w, who, unit, moving, when);
      yield* nearnessChecks(w);
    }
  }

  /** Asks the zombie player, who may let this moment or the whole activation pass. */
  private *declared(able: readonly string[], when: Line): Rule<string | undefined> {
    const { w, unit } = this;
    const answer = yield* ask(
      w,
      DEAD,
      'AMZ-interrupt-declare',
      'interrupt',
      choose([...able, 'not-now', 'not-at-all'], {
        id: (id) => id,
        line: (id) =>
          able.includes(id)
            ? {
                key: 'interrupt.by',
                values: { who: named(id), inches: many('kind.inch', inchesOff(w, id, unit)) },
              }
            : { key: `interrupt.${id}` },
        on: (id) => (able.includes(id) ? (basesOf(w.s, id)[0]?.id ?? '') : ''),
      }),
      { who: named(unit), when },
    );
    if (answer === 'not-at-all') this.waved = true;
    return able.includes(answer) ? answer : undefined;
  }
}

const inchesOff = (w: AmzWorld, a: string, b: string) => Math.round(tableOf(w).apart(a, b) * 10) / 10;

/** Plays one Interrupt, from its declaration to its end. AMZ-turn-09-interrupt, AMZ-reaction-test. */
function* interrupt(
  w: AmzWorld,
  who: string,
  on: string,
  moving: Moving | undefined,
  when: Line,
): Rule<void> {
  w.happen({ is: 'interrupts', cause: 'AMZ-interrupt-declare', unit: who, on });
  const lord = lordOf(w, who, on);
  if ((yield* played(w, 'interrupt', { unit: on, other: who })).includes(STRAY_DOG)) {
    w.happen({ is: 'interrupt-cancelled', cause: 'AMZ-T-quirk-cards', unit: who });
    yield* goesAstray(w, who);
    return;
  }
  takesOrders(w, who, lord);
  const will = willOf(w.book);
  const coming = yield* setsOut(w, who, on, will);
  const { late, zombie } = yield* reactionTest(w, on, who);
  const watching = overwatchers(w, who, on);
  const inTime = yield* quickEnough(w, watching, who, zombie);
  if (!late) yield* answer(w, on, who, moving, when);
  yield* overwatchFire(w, inTime, who);
  if (basesOf(w.s, who).length > 0) yield* interruptAction(w, coming, will);
  yield* lateFire(w, inTime, who, on);
}

/** The Dexter on whose orders a zombie unit Interrupts a unit that it is not aware of itself. AMZ-dexter-control. */
export function lordOf(w: AmzWorld, who: string, on: string): Unit | undefined {
  if (unitOf(w.s, who).kind === 'dexters' || isAware(w, who, on)) return undefined;
  return driversOf(w, who).find((d) => isAware(w, d.id, on));
}

/** A unit that comes on a Dexter's orders uses up one of his places. AMZ-dexter-control. */
function takesOrders(w: AmzWorld, who: string, lord: Unit | undefined): void {
  if (!lord || lord.drives.includes(who)) return;
  w.happen({ is: 'drives', cause: 'AMZ-dexter-control', dexter: lord.id, unit: who });
}

/** A die of a reaction test, and what is added to it. */
interface Die {
  readonly sides: number;
  readonly plus: number;
}

/**
 * The die that a unit has of itself, a smaller one in Anti-Zombie Armor. AMZ-reaction-anti-zombie-armor,
 * AMZ-D-armor-untrained.
 */
export function ownDie(book: Tabled, u: Pick<Unit, 'quality' | 'armor'>): Die {
  return smaller(dieOf(book, u), -armorRow(book, u.armor).reactionSteps);
}

/**
 * The die with which a zombie unit reacts. A mob under a Dexter's orders may use his die; one that comes by itself rolls
 * its own. AMZ-reaction-die, AMZ-dexter-control.
 */
export function deadDie(w: AmzWorld, who: string, lord: Unit | undefined): Die {
  const u = unitOf(w.s, who);
  const { sides, plus } = ownDie(w.book, u);
  const isLed = lord && u.kind !== 'possessed' && tableOf(w).apart(lord.id, who) <= AT_HAND;
  return { sides: isLed ? Math.max(sides, dieOf(w.book, lord)) : sides, plus: plus + pacedBy(w, who) };
}

/** The Dexter who has driven a unit this turn and is still near it. */
const driverOf = (w: AmzWorld, who: string): Unit | undefined =>
  driversOf(w, who).find((d) => d.drives.includes(who));

/** The die of a Living unit in a reaction test, modified by how it moves. AMZ-reaction-die. */
function livingDie(w: AmzWorld, u: Unit): Die {
  const { sides, plus } = ownDie(w.book, u);
  return { sides, plus: plus + modeRow(w.book, u.overwatch ? 'overwatch' : u.mode).reaction };
}

/** The result of a die of a reaction test, and what of it was added. */
interface Rolled {
  readonly total: number;
  readonly plus: number;
}

function* reactionDie(w: AmzWorld, who: string, { sides, plus }: Die, seat: Seat): Rule<Rolled> {
  const { faces } = yield* roll(w, {
    kind: 'roll',
    rule: 'AMZ-reaction-test',
    label: 'reaction',
    seat,
    pools: [{ n: 1, sides, who: `unit.${who}`, ...(seat === DEAD && { from: Math.max(1, PASSES - plus) }) }],
  });
  return { total: ((faces[0] as readonly number[])[0] as number) + plus, plus };
}

/** The modifier for the movement of the Possessed: 0 unless that option is chosen. AMZ-D-zombie-modes. */
function pacedBy(w: AmzWorld, who: string): number {
  const { kind, mode } = unitOf(w.s, who);
  return kind === 'possessed' && w.book.options.possessed === 'mode' ? modeRow(w.book, mode).reaction : 0;
}

/** Rolls the die of a Living unit, with the modifier for its movement. */
function* livingRoll(w: AmzWorld, unit: string): Rule<Rolled> {
  return yield* reactionDie(w, unit, livingDie(w, unitOf(w.s, unit)), LIVING);
}

/** Rolls the die of a zombie unit, or that of the Dexter who drives it. */
function* deadRoll(w: AmzWorld, who: string): Rule<Rolled> {
  return yield* reactionDie(w, who, deadDie(w, who, driverOf(w, who)), DEAD);
}

/** Both sides roll. Returns whether the dead are quicker, and the results. AMZ-reaction-test. */
export function* reactionTest(
  w: AmzWorld,
  unit: string,
  against: string,
): Rule<{ readonly late: boolean; readonly zombie: Rolled }> {
  const living = yield* livingRoll(w, unit);
  const zombie = yield* deadRoll(w, against);
  return { late: isLate(w, { unit, against, living, zombie }), zombie };
}

interface Test {
  readonly unit: string;
  readonly against: string;
  readonly living: Rolled;
  readonly zombie: Rolled;
}

/** True if the dead are quicker. AMZ-reaction-zombie-first, AMZ-core-opposed. */
function isLate(w: AmzWorld, { unit, against, living, zombie }: Test): boolean {
  const deadFirst = zombie.total >= PASSES && zombie.total > living.total;
  w.tell({
    is: 'reacted',
    cause: 'AMZ-reaction-test',
    unit,
    against,
    living: living.total,
    zombie: zombie.total,
    ...(living.plus !== 0 && { livingPlus: living.plus }),
    ...(zombie.plus !== 0 && { zombiePlus: zombie.plus }),
    deadFirst,
  });
  return deadFirst;
}

/** The units on Overwatch that fire before the dead do anything. AMZ-overwatch. */
function* quickEnough(
  w: AmzWorld,
  watching: readonly string[],
  against: string,
  zombie: Rolled,
): Rule<string[]> {
  const inTime: string[] = [];
  for (const unit of watching) {
    const living = yield* livingRoll(w, unit);
    if (!isLate(w, { unit, against, living, zombie })) inTime.push(unit);
  }
  return inTime;
}

/** What the unit does first: fire, complete its move, or neither. AMZ-reaction-living-first. */
function* answer(w: AmzWorld, unit: string, who: string, moving: Moving | undefined, when: Line): Rule<void> {
  const may = {
    fire: mayFireAt(w, unit, who, 'reaction'),
    complete: moving?.left === true,
    wait: true,
  };
  const how = yield* ask(
    w,
    LIVING,
    'AMZ-reaction-living-first',
    'reaction',
    choose(
      (['fire', 'complete', 'wait'] as const).filter((each) => may[each]),
      {
        id: (each) => each,
        line: (each) => ({ key: `reaction.${each}`, values: { who: named(unit), whom: named(who) } }),
        on: (each) => (each === 'fire' ? (basesOf(w.s, who)[0]?.id ?? '') : ''),
      },
    ),
    { who: named(unit), whom: named(who), inches: many('kind.inch', inchesOff(w, who, unit)), when },
  );
  w.tell({ is: 'answered', cause: 'AMZ-reaction-living-first', unit, how });
  if (how === 'fire') yield* fireAt(w, unit, who, 'reaction');
  if (how === 'complete' && moving) yield* moving.complete();
}

/** Units on Overwatch that could fire at one who Interrupts somebody else. AMZ-overwatch. */
function overwatchers(w: AmzWorld, who: string, on: string): string[] {
  return w.s.units
    .filter((u) => isLiving(u) && u.id !== on && u.overwatch && mayFireAt(w, u.id, who, 'overwatch'))
    .map((u) => u.id);
}

/** The units fire one by one in their player's order, each knowing the results so far. AMZ-overwatch. */
function* overwatchFire(w: AmzWorld, units: readonly string[], at: string): Rule<void> {
  let left = [...units];
  while (left.length > 0) {
    left = left.filter((id) => unitOf(w.s, id).overwatch && mayFireAt(w, id, at, 'overwatch'));
    if (left.length === 0) return;
    const who = yield* ask(
      w,
      LIVING,
      'AMZ-overwatch',
      'overwatch',
      choose([...left, 'none'], {
        id: (id) => id,
        line: (id) =>
          id === 'none'
            ? { key: 'overwatch.none' }
            : { key: 'overwatch.fire', values: { who: named(id), whom: named(at) } },
      }),
      { whom: named(at) },
    );
    if (who === 'none') return;
    yield* fireAt(w, who, at, 'overwatch');
    left = left.filter((id) => id !== who);
  }
}

/**
 * Units that were too late fire once the dead have ended their move, as do units that see them only there.
 * AMZ-overwatch.
 */
function* lateFire(w: AmzWorld, inTime: readonly string[], at: string, on: string): Rule<void> {
  yield* overwatchFire(
    w,
    overwatchers(w, at, on).filter((id) => !inTime.includes(id)),
    at,
  );
}

/** Runs the act of a zombie unit in step 7, 11 or 12, with Overwatch fire against it. AMZ-overwatch. */
export function* underOverwatch(w: AmzWorld, who: string, act: () => Rule<void>): Rule<void> {
  const watching = overwatchers(w, who, '');
  const inTime = watching.length > 0 ? yield* quickEnough(w, watching, who, yield* deadRoll(w, who)) : [];
  yield* overwatchFire(w, inTime, who);
  if (basesOf(w.s, who).length > 0) yield* act();
  yield* lateFire(w, inTime, who, '');
}
