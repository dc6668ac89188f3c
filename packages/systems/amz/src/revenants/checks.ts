import { ask, begunSince, Confirm, choose, type Rule, roll } from '@shambles/engine';
import { DEAD, LIVING } from '../book.js';
import { played } from '../cards/playing.js';
import { markersOf } from '../casualties/carrying.js';
import { nameOf } from '../casualties/hits.js';
import { bearersAmong, loadsLie, mayBeWipedOut, placeOfUnit } from '../casualties/lost.js';
import { fallsUpon } from '../combat/clawing.js';
import { unit as named } from '../facts/lines.js';
import type { AmzWorld } from '../facts.js';
import type { RuleId } from '../register.js';
import { activeOf, basesOf, type Casualty, type Figure, figureOf, isLiving } from '../state.js';
import { scores } from '../units/scoring.js';
import { besideUnit, near } from './places.js';

/** The lowest die with which a casualty rises. AMZ-revenant-check. */
export const RISES = 5;
/** AMZ-T-quirk-cards, 8, 9 and 10. */
export const BAD_BLOOD = { card: 8, rises: 4 } as const;
const NOT_MY_BROTHER = 9;
const MERCIFUL_HAND = 10;

/**
 * Revenant checks at the end of a turn: first for units, then for abandoned markers, then for overrun units.
 * AMZ-end-of-turn.
 */
export function* revenantChecks(w: AmzWorld): Rule<void> {
  let checked: string[] = [];
  for (;;) {
    const units = w.s.units
      .filter((u) => isLiving(u) && !checked.includes(u.id) && mayRise(w, u.id).length > 0)
      .map((u) => u.id);
    if (units.length === 0) break;
    const unit = yield* ask(
      w,
      LIVING,
      'AMZ-end-of-turn',
      'revenant-order',
      choose(units, {
        id: (id) => id,
        line: (id) => ({ key: 'revenant-order.unit', values: { who: named(id) } }),
        on: (id) => basesOf(w.s, id)[0]?.id ?? '',
      }),
    );
    const others = activeOfOthers(w, unit);
    yield* checksUnit(w, unit);
    checked = [...checked, unit].filter((id) => !checksAgain(w, others.get(id) ?? []));
  }
  const abandoned = w.s.casualties.filter((c) => c.abandoned && !c.overrun).map((c) => c.id);
  yield* lyingRise(w, abandoned, 'AMZ-casualties-abandon');
  const overrun = w.s.casualties.filter((c) => c.overrun).map((c) => c.id);
  yield* lyingRise(w, overrun, 'AMZ-cc-lost');
  const still = overrun.filter((id) => w.s.casualties.some((c) => c.id === id));
  if (still.length > 0) w.happen({ is: 'overrun-settled', cause: 'AMZ-cc-lost', markers: still });
}

// ------------------------------------------------------------------ units

/**
 * Casualties of a unit that may rise, in the order in which they do: KIA markers, WIA markers, figures that are down
 * and have not been found slightly hurt. AMZ-revenant-rising, AMZ-D-slight-rises, AMZ-antivirus.
 */
function mayRise(w: AmzWorld, unit: string): readonly (Casualty | Figure)[] {
  // A unit that has left the table took its casualties along.
  if (!placeOfUnit(w, unit)) return [];
  const markers = markersOf(w, unit).filter((c) => !c.safe);
  return [
    ...markers.filter((c) => c.kind === 'kia'),
    ...markers.filter((c) => c.kind === 'wia'),
    ...w.s.figures.filter((f) => f.unit === unit && f.status === 'down' && !f.safe),
  ];
}

/**
 * Rolls one die for a unit, and again whenever a revenant has caused it new casualties. AMZ-revenant-check,
 * AMZ-revenant-again.
 */
function* checksUnit(w: AmzWorld, unit: string): Rule<void> {
  for (;;) {
    const cards = yield* played(w, 'revenant-check', { unit });
    const merciful = cards.includes(MERCIFUL_HAND);
    // One who could still rise, if there is one.
    const killed = markersOf(w, unit).filter((c) => c.kind === 'kia');
    const dead = killed.find((c) => !c.safe) ?? killed[0];
    if (merciful && dead) w.happen({ is: 'spared', cause: 'AMZ-T-quirk-cards', unit, marker: dead.id });
    if (mayRise(w, unit).length === 0) return;
    const from = cards.includes(BAD_BLOOD.card) ? BAD_BLOOD.rises : RISES;
    if (!(yield* stirs(w, unit, from, 'AMZ-revenant-check'))) return;
    if (yield* spendsDose(w, unit)) return;
    if (!(yield* rises(w, unit))) return;
  }
}

/** In games begun under earlier revisions a unit that had checked did not check again for the Romeo of another. */
const AGAIN_SINCE = 24;

/** True if a revenant that rose beside others has hurt some of these: they check once more. AMZ-revenant-again. */
function checksAgain(w: AmzWorld, figures: readonly string[]): boolean {
  return begunSince(w.book, AGAIN_SINCE) && someFell(w, figures);
}

/** Those who act in each Living unit but this one. */
function activeOfOthers(w: AmzWorld, unit: string): ReadonlyMap<string, string[]> {
  const units = w.s.units.filter((u) => isLiving(u) && u.id !== unit);
  return new Map(units.map(({ id }) => [id, activeOf(w.s, id).map((f) => f.id)]));
}

/** True if some of these figures have become Casualties, whether they lie with their unit or were abandoned. */
const someFell = (w: AmzWorld, figures: readonly string[]): boolean =>
  figures.some((id) => ['down', 'wia', 'kia'].includes(figureOf(w.s, id).status));

/** A D6 for a casualty, or for a unit. */
export function* stirs(w: AmzWorld, unit: string, from: number, rule: RuleId): Rule<boolean> {
  const { faces } = yield* roll(w, {
    kind: 'roll',
    rule,
    label: 'revenant',
    seat: DEAD,
    pools: [{ n: 1, sides: 6, who: `unit.${unit}`, from }],
  });
  const die = (faces[0] as readonly number[])[0] as number;
  w.tell({ is: 'revenant-die', cause: rule, unit, die, rises: die >= from });
  return die >= from;
}

/** Offers to spend a dose, which keeps this casualty from ever rising. AMZ-antivirus. */
function* spendsDose(w: AmzWorld, unit: string): Rule<boolean> {
  const doses = w.s.units.find((u) => u.id === unit)?.doses ?? 0;
  if (doses === 0) return false;
  const spends = yield* ask(
    w,
    LIVING,
    'AMZ-antivirus',
    'dose',
    new Confirm({ key: 'dose.yes' }, { key: 'dose.no' }),
    { who: named(unit), doses },
  );
  if (!spends) return false;
  w.happen({ is: 'dose', cause: 'AMZ-antivirus', unit, on: yield* whoStirs(w, unit) });
  return true;
}

/** The player chooses among the casualties that come first; it matters only for figures. AMZ-revenant-rising. */
function* whoStirs(w: AmzWorld, unit: string): Rule<string> {
  const [first, ...others] = mayRise(w, unit);
  if (!first || 'kind' in first) return first?.id ?? '';
  const down = [first, ...others] as Figure[];
  const likeness = ({ role, support, leader, medic, loads }: Figure) =>
    `${role} ${support} ${leader} ${medic} ${loads}`;
  return yield* ask(
    w,
    LIVING,
    'AMZ-revenant-rising',
    'who-rises',
    choose(
      down.map((f) => f.id),
      {
        id: (id) => id,
        line: (id) => nameOf(figureOf(w.s, id)),
        like: (id) => likeness(figureOf(w.s, id)),
        on: (id) => id,
      },
    ),
    { who: named(unit) },
  );
}

/**
 * A Romeo rises in contact with the unit and assaults it at once, or attacks its vehicle. Returns whether the
 * unit took new Casualties of which one may rise. AMZ-revenant-rising, AMZ-D-revenant-answer, AMZ-vehicle-attack.
 */
function* rises(w: AmzWorld, unit: string): Rule<boolean> {
  const from = yield* whoStirs(w, unit);
  const lay = placeOfUnit(w, unit);
  const at = besideUnit(w, unit) ?? (lay && near(w, lay, 1)[0]);
  if (!at) return false;
  const mob = mobName(w);
  const bearers = bearersAmong(w, w.s.figures.some((f) => f.id === from) ? [from] : []);
  w.happen({ is: 'revenant', cause: 'AMZ-revenant-rising', unit, mob, from: [from], places: [at] });
  loadsLie(w, bearers);
  scores(w, 'zombies', 'AMZ-zombie-objectives', (o) => o.kind === 'risen');
  if (mayBeWipedOut(w, unit, lay, 'AMZ-casualties')) return false;
  const stood = activeOf(w.s, unit).map((f) => f.id);
  const held = (yield* played(w, 'revenant-risen', { unit, other: mob })).includes(NOT_MY_BROTHER);
  yield* fallsUpon(w, mob, unit, held);
  return someFell(w, stood) && mayRise(w, unit).length > 0;
}

const mobName = (w: AmzWorld): string => `mob-${w.s.nextMob}`;

// ------------------------------------------------------------------ those who lie by themselves

/** Rolls a die for each marker. Those that rise at the same place form one mob. AMZ-casualties-abandon, AMZ-cc-lost. */
function* lyingRise(w: AmzWorld, ids: readonly string[], cause: RuleId): Rule<void> {
  const risen: Casualty[] = [];
  for (const id of ids) {
    const marker = w.s.casualties.find((c) => c.id === id);
    if (!marker || marker.safe) continue;
    if (yield* stirs(w, marker.unit, RISES, cause)) risen.push(marker);
  }
  const spot = ({ x, y, level }: Casualty) => `${x} ${y} ${level}`;
  for (const first of risen.filter((c, i) => risen.findIndex((d) => spot(d) === spot(c)) === i)) {
    const here = risen.filter((c) => spot(c) === spot(first));
    w.happen({
      is: 'revenant',
      cause,
      unit: first.unit,
      mob: mobName(w),
      from: here.map((c) => c.id),
      places: near(w, [first.x, first.y, first.level], here.length),
    });
    scores(w, 'zombies', 'AMZ-zombie-objectives', (o) => o.kind === 'risen', '', here.length);
  }
}
