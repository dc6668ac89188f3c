import { ask, type Rule } from '@shambles/engine';
import { type Route, Spot, snap } from '@shambles/field';
import { placeOf } from '@shambles/measured';
import { LIVING } from '../book.js';
import { afterMove, takesAlong, takesUp } from '../casualties/carrying.js';
import { drivesOn, touchesFoe } from '../casualties/driving.js';
import { unit as named } from '../facts/lines.js';
import type { AmzWorld } from '../facts.js';
import { housesOf, movesEnd } from '../ground/arriving.js';
import { getsOut } from '../ground/vehicles.js';
import type { Interrupts, Moving } from '../interrupts/interrupts.js';
import { shunsOf } from '../morale/approach.js';
import { isSomebodyNear, nearnessChecks } from '../morale/checks.js';
import { comesTo, leadOff, type March, placesAt, reachOf } from '../movement/marching.js';
import type { RuleId } from '../register.js';
import { downOf, figureOf, unitOf } from '../state.js';
import { tableOf } from '../table/table.js';
import { fights, leadOf } from '../units/units.js';
import { keepsOff, marchAlong, mayEnd } from './destination.js';
import { formsUp } from './forming.js';

/** Side of a lit cell, in inches. */
const CELL = 0.5;

/** Asks where the active unit goes, and how it stands there; undefined if it stays. AMZ-activation. */
export function* whereTo(w: AmzWorld, unit: string, most: number, rule: RuleId): Rule<March | undefined> {
  const lead = leadOf(w.s, unit);
  if (lead === undefined || figureOf(w.s, lead).unit !== unit) return undefined;
  const reach = reachOf(w, lead, most);
  const may = mayEnd(w, unit);
  const answer = yield* ask(
    w,
    LIVING,
    rule,
    'move',
    new Spot({
      figure: lead,
      from: placeOf(figureOf(w.s, lead)),
      how: 'walk',
      within: most,
      options: [{ id: 'stay', line: { key: 'stay' } }],
      lit: () => reach.lit(CELL, (x, y, level) => may([x, y, level]) === undefined),
      may: (x, y, level) =>
        reach.cost(x, y, level) <= most
          ? may([x, y, level])
          : { rule, text: `No way of ${most} inches leads there.` },
    }),
    { who: named(unit), inches: most },
  );
  if ('option' in answer) return undefined;
  const route = reach.route(...answer.at) as Route;
  const carried = yield* takesAlong(w, unit, unitOf(w.s, unit).mode);
  if (w.book.options.formation === 'by-hand')
    return yield* formsUp(
      w,
      leadOff(unit, lead, route, keepsOff(w, unit), shunsOf(w, unit)),
      most,
      carried,
      rule,
    );
  return marchAlong(w, unit, lead, route, most, carried);
}

/** A move that belongs to a deed: where it leads (asked as the move begins), and how the unit goes. */
export interface Way {
  where(): Rule<March | undefined>;
  readonly how: 'goes' | 'charges' | 'flees';
  readonly cause: RuleId;
}

/** How a move ended: the player chose to stay, something stopped the unit, or it reached its end. */
type End = 'stayed' | 'stopped' | 'arrived';

/** A unit that became Shaken goes no farther in this activation. AMZ-T-morale-levels. */
export function losesMove(w: AmzWorld, unit: string): void {
  w.tell({ is: 'lost-move', cause: 'AMZ-T-morale-levels', unit });
}

/** The move that a unit has announced, from start to end. AMZ-activation, AMZ-reaction-test. */
export class Course implements Moving {
  private begun = false;
  private ended: End | undefined;
  private march: March | undefined;
  /** Inches already moved, and how many of them have been reported. */
  private gone = 0;
  private told = 0;
  /** Figures of the unit that are down and about which the player has been asked. */
  private down: readonly string[] = [];
  /** Buildings that the unit was in when it set out. */
  private before: readonly string[] = [];
  private readonly pushed: string[] = [];

  constructor(
    private readonly w: AmzWorld,
    private readonly unit: string,
    private readonly way: Way,
    private readonly interrupts: Interrupts,
  ) {}

  get left(): boolean {
    return this.ended === undefined && (!this.begun || this.gone < this.cost) && this.goesOn;
  }

  get inches() {
    return this.march && { gone: tenth(this.gone), whole: tenth(this.cost) };
  }

  private get cost(): number {
    return this.march?.cost ?? 0;
  }

  /** True while nothing has ended the activation or cut short the move. */
  private get goesOn(): boolean {
    return this.interrupts.goesOn && !this.w.s.active?.halted && !this.isStuck;
  }

  /** True for a vehicle that can move no more, or that nobody drives. AMZ-vehicles, AMZ-T-vehicle-damage. */
  private get isStuck(): boolean {
    const { immobilised } = unitOf(this.w.s, this.unit);
    return this.drives && (immobilised || !fights(this.w.s, this.unit));
  }

  /** Completes the rest of the move in answer to an Interrupt. Nobody can Interrupt this part. AMZ-D-complete-move. */
  *complete(): Rule<void> {
    this.interrupts.completed = true;
    yield* this.goes(false);
  }

  /** Moves as far as Interrupts allow, unless the move has been completed already. AMZ-interrupt-declare. */
  *made(): Rule<End> {
    return yield* this.goes(true);
  }

  private *goes(stops: boolean): Rule<End> {
    if (!this.begun) yield* this.begins();
    if (this.march && this.ended === undefined) yield* this.walks(stops);
    this.ended ??= yield* this.ends();
    return this.ended === 'arrived' && !this.goesOn ? 'stopped' : this.ended;
  }

  /** Starts the move. A vehicle held by a large mob cannot drive off. AMZ-vehicle-attack. */
  private *begins(): Rule<void> {
    const { w, unit, drives } = this;
    this.begun = true;
    this.before = housesOf(w, unit);
    const out = yield* this.stepsOut();
    if (!this.goesOn) this.ended = 'stopped';
    else this.march = yield* this.way.where();
    this.down = downOf(w.s, unit).map((f) => f.id);
    if (this.ended || (out && !this.march)) return;
    if (!this.march || (drives && !(yield* drivesOn(w, unit, this.pushed)))) this.ended = 'stayed';
  }

  /**
   * Gets out of a vehicle, which begins a Cautious move and costs none of it. What the unit sees there may keep it from
   * going on. AMZ-vehicles, AMZ-morale-once.
   */
  private *stepsOut(): Rule<boolean> {
    const { w, unit, way } = this;
    if (way.how === 'flees' || w.s.active?.mode !== 'cautious' || !(yield* getsOut(w, unit))) return false;
    yield* nearnessChecks(w);
    return true;
  }

  private get drives(): boolean {
    return unitOf(this.w.s, this.unit).vehicle !== null;
  }

  /** Moves inch by inch, pausing at each inch where somebody may Interrupt or must check Morale. */
  private *walks(stops: boolean): Rule<void> {
    const { w, unit, drives } = this;
    for (let inch = Math.floor(this.gone) + 1; this.gone < this.cost && this.goesOn; inch++) {
      const march = yield* this.withTheFallen();
      const here = Math.min(inch, march.cost);
      // Whoever hid does so no more after the first step, and may be noticed then. AMZ-hide.
      const { hidden } = unitOf(w.s, unit);
      if (here < march.cost && !hidden && !this.isNoticed(march, here, stops)) continue;
      this.comes(march, here);
      if (drives && touchesFoe(w, unit)) this.tells();
      if (drives && !(yield* drivesOn(w, unit, this.pushed))) return;
      if (isSomebodyNear(w)) this.tells();
      yield* nearnessChecks(w);
      if (!stops || here >= march.cost) continue;
      yield* this.interrupts.at('inch');
      // Those who have come up to a vehicle meanwhile hold it, or are pushed through. AMZ-vehicle-attack.
      if (drives && this.goesOn && !(yield* drivesOn(w, unit, this.pushed))) return;
    }
    if (w.s.active?.halted && this.gone < this.cost) {
      this.tells();
      losesMove(w, unit);
    }
  }

  /** The march from here on: whoever fell on the way is carried, or left lying. AMZ-casualties-carry. */
  private *withTheFallen(): Rule<March> {
    const { w, unit, way } = this;
    const march = this.march as March;
    const down = downOf(w.s, unit).map((f) => f.id);
    if (down.every((id) => this.down.includes(id))) return march;
    this.tells();
    this.down = down;
    const { mode } = unitOf(w.s, unit);
    const isOnTheWay = (figure: string) => march.ways.some(({ id }) => id === figure);
    const taken = yield* takesAlong(w, unit, way.how === 'flees' ? 'rapid' : mode, isOnTheWay);
    const ways = march.ways.filter(({ id }) => !down.includes(id) || taken.includes(id));
    this.march = { ...march, lead: ways[0]?.id ?? march.lead, ways };
    return this.march;
  }

  private isNoticed(march: March, inches: number, stops: boolean): boolean {
    const { w, unit, drives, interrupts } = this;
    return tableOf(w).asAll(
      placesAt(march, inches),
      () => (stops && interrupts.mayCome()) || isSomebodyNear(w) || (drives && touchesFoe(w, unit)),
    );
  }

  private comes(march: March, inches: number): void {
    comesTo(this.w, march, inches, this.gone, this.way.how, this.way.cause, true);
    this.gone = inches;
  }

  tells(): void {
    const { w, unit, march, way } = this;
    if (!march || this.gone <= this.told) return;
    const at = placeOf(figureOf(w.s, march.lead));
    w.tell({ is: 'went', cause: way.cause, unit, how: way.how, inches: snap(this.gone - this.told), at });
    this.told = this.gone;
  }

  /** What happens when the move ends, wherever it ends. AMZ-casualties-abandon, AMZ-leaving. */
  private *ends(): Rule<End> {
    const { w, unit, interrupts } = this;
    this.tells();
    afterMove(w, unit);
    yield* takesUp(w, unit);
    if (!interrupts.goesOn) return 'stopped';
    if (!(yield* movesEnd(w, unit, w.s.active?.mode ?? 'cautious', this.before))) return 'stopped';
    return this.gone >= this.cost ? 'arrived' : 'stopped';
  }
}

const tenth = (inches: number): number => Math.round(inches * 10) / 10;
