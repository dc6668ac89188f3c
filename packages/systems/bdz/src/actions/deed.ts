import type { Line, Rule } from '@shambles/engine';
import { one } from '../facts/lines.js';
import { vehicle } from '../facts/vehicles.js';
import type { BdzWorld } from '../facts.js';
import type { RuleId } from '../register.js';
import type { Person } from '../state.js';

/** One way to do a deed. */
interface Offer {
  /** Its target or tool, if there may be several. */
  readonly what?: string;
  /** The figure to point at, if it is not the one that acts. */
  readonly on?: string;
  /** How the deed is done, if in several ways: its words are `deed.VERB-HOW`. */
  readonly how?: string;
  /** What its words name besides `who` acts. */
  readonly names?: Line['values'];
}

/** What an active figure may do. BDZ-act-choice. */
export interface Deed {
  readonly verb: string;
  readonly rule: RuleId;
  offers(w: BdzWorld, p: Person): readonly Offer[];
  act(w: BdzWorld, who: string, what: string): Rule<void>;
}

/** The offer of a deed that can be done in one way only, or not at all. */
export const when = (may: boolean, names: Line['values'] = {}): readonly Offer[] => (may ? [{ names }] : []);

/** The offer to do something to a figure. */
export const toFigure = ({ id }: { readonly id: string }): Offer => ({
  what: id,
  on: id,
  names: { whom: one(id) },
});

/** The offer to do something to a vehicle. */
export const toVehicle = ({ id }: { readonly id: string }): Offer => ({
  what: id,
  names: { what: vehicle(id) },
});

/** The words of an offer to somebody. */
export function lineOf({ verb }: Deed, p: Person, { how, names }: Offer): Line {
  return {
    key: how === undefined ? `deed.${verb}` : `deed.${verb}-${how}`,
    values: { who: one(p.id), ...names },
  };
}
