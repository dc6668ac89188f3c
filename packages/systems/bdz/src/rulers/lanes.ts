import type { AskView, Json, Spot } from '@shambles/engine';
import { spots } from '@shambles/field';
import { hasPlace } from '@shambles/measured';
import type { Book } from '../book.js';
import { vehicle as named } from '../facts/vehicles.js';
import type { State, Vehicle } from '../state.js';
import { turned } from '../table/bodies.js';
import { type Lane, laneOf } from '../table/lane.js';
import type { View } from '../view.js';
import { tableOfView } from './world.js';

/** A straight drive that an answer stands for; the vehicle already faces the right way. */
export interface Leg {
  readonly vehicle: Vehicle;
  readonly inches: number;
  readonly back: boolean;
}

/** The vehicle that a question names. */
export function vehicleIn(s: Pick<State, 'vehicles'>, { line }: AskView): Vehicle | undefined {
  const what = line.values?.what;
  const noun = typeof what === 'object' && 'noun' in what ? String(what.noun) : '';
  return s.vehicles.find((v) => hasPlace(v) && named(v.id).noun === noun);
}

/** The leg that an answer would drive, or would leave to be driven; undefined if there is none. BDZ-veh-lane. */
export function legOf(
  s: Pick<State, 'vehicles'>,
  ask: AskView,
  answer: Json,
  { options }: Pick<Book, 'options'>,
): Leg | undefined {
  const vehicle = vehicleIn(s, ask);
  const { inches: most, back } = ask.line.values ?? {};
  if (!vehicle) return undefined;
  const straight = (inches: number, facing = vehicle.facing, backs = back === 1): Leg | undefined =>
    inches > 0
      ? { vehicle: turned(vehicle, facing - vehicle.facing, options.pivot), inches, back: backs }
      : undefined;
  const said = String(answer);
  switch (ask.code) {
    case 'pace':
      return straight(Number(said.replace(/^back /, '')), vehicle.facing, said.startsWith('back '));
    case 'drive':
      return said === 'go' ? straight(clearOf(ask)) : undefined;
    case 'leg':
      return straight(Number(said));
    case 'turn':
      return straight(Number(most), facingOf(ask, answer));
    case 'react':
      return said.startsWith('go ')
        ? straight(Number(inchesOf(said) ?? most), (vehicle.facing + Number(said.split(' ')[1]) + 360) % 360)
        : undefined;
    default:
      return undefined;
  }
}

/** The inches that a reaction names; undefined if it goes as far as it may. */
const inchesOf = (said: string) => said.match(/ by (\d+)/)?.[1];

/** How far "straight on" goes, in inches. */
function clearOf({ shape }: AskView): number {
  const go = shape.kind === 'choose' ? shape.options.find((o) => o.id === 'go') : undefined;
  return Number(go?.line.values?.inches ?? 0);
}

function facingOf({ shape }: AskView, answer: Json): number | undefined {
  if (shape.kind !== 'facing') return undefined;
  return typeof answer === 'number' ? answer : shape.options.find((o) => o.id === answer)?.degrees;
}

/** The lane that an answer would drive through. */
export function laneBy(view: View, ask: AskView, answer: Json, book: Book): Lane | undefined {
  const leg = legOf(view, ask, answer, book);
  return leg && laneOf(view, tableOfView(view, book).ground, leg.vehicle, leg.inches, leg.back);
}

/** The area that a vehicle would sweep. BDZ-veh-lane. */
export function sweep(view: View, ask: AskView, answer: Json, book: Book): readonly Spot[] | undefined {
  const lane = laneBy(view, ask, answer, book);
  return lane && spots(lane.ring);
}
