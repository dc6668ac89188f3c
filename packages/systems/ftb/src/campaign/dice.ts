import { type Rule, rowFor, type Seat } from '@shambles/engine';
import { pass, possibly, sum } from '@shambles/thw';
import type { FtbWorld } from '../facts.js';
import type { Area, Class, DayPart, EncounterKind } from '../kinds.js';
import type { RuleId } from '../register.js';
import type { Person } from '../state.js';
import { CONFRONTATION_WHO, DAY_PART, INVOLUNTARY, whoIsIt } from '../tables/campaign.js';

/** FTB-13.2, FTB-T-day-part-roll. */
export function* dayPartRoll(w: FtbWorld, seat?: Seat): Rule<DayPart> {
  return rowFor(
    w.book.tables.dayPartRoll,
    yield* sum(w, 1, { rule: 'FTB-13.2', label: 'day-part', table: DAY_PART.id, seat }),
  ).part;
}

/** Rolls whether tonight has a full moon. FTB-13.1.2b. */
export function* isFullMoon(w: FtbWorld, seat?: Seat): Rule<boolean> {
  return yield* possibly(w, 1, { rule: 'FTB-13.1.2b', label: 'moon', table: 'FTB-T-day-parts', seat });
}

/**
 * Rolls which Class robs or corners somebody of the given Class. FTB-14.11.7, FTB-T-confrontation-who, FTB-D-6,
 * FTB-D-12.
 */
export function* whoRoll(w: FtbWorld, own: Class, day: number, seat?: Seat): Rule<Class> {
  const what = { rule: 'FTB-14.11.7', label: 'who', table: CONFRONTATION_WHO.id, seat } as const;
  return whoIsIt(rowFor(w.book.tables.confrontationWho, yield* sum(w, 1, what)), own, day);
}

/** Rolls which Encounter follows a Voluntary one, if any. Without a Home nobody is burgled. FTB-14.2a, FTB-14.2b. */
export function* involuntaryRoll(w: FtbWorld, area: Area, homes: boolean, seat?: Seat): Rule<Followed> {
  const what = { rule: 'FTB-14.2a', label: 'involuntary', table: INVOLUNTARY.id, seat } as const;
  const kind = rowFor(w.book.tables.involuntary, yield* sum(w, 1, what))[area];
  if (kind === 'burglarized' && !homes) return { kind: 'confrontation', cause: 'FTB-14.2b' };
  return { kind, cause: 'FTB-14.2a' };
}

interface Followed {
  /** Empty if nothing follows. */
  readonly kind: EncounterKind | '';
  readonly cause: RuleId;
}

/** Rolls whether a member of the band is available. FTB-14.9.6, FTB-14.11.6, FTB-14.13.6. */
export function* isAvailable(w: FtbWorld, { id: who, rep, seat }: Person, rule: RuleId): Rule<boolean> {
  const comes = (yield* pass(w, 1, rep, { rule, label: 'availability', seat, who })) > 0;
  w.happen({ is: 'availability', cause: rule, who, comes });
  return comes;
}
