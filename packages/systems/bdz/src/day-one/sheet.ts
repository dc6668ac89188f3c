import { ask, choose, type Rule, Some, WholeNumber } from '@shambles/engine';
import { possibly } from '@shambles/thw';
import { newPlace } from '../campaign/areas.js';
import { campaignOf } from '../facts/campaign/months.js';
import { word } from '../facts/lines.js';
import type { BdzWorld } from '../facts.js';
import type { Tabled } from '../house/tables.js';
import { formerRep, whoFor } from '../house/travel-rows.js';
import { fuelIn } from '../house/vehicle-rows.js';
import {
  type Area,
  GUNS,
  type Gun,
  MELEE_WEAPONS,
  type MeleeWeapon,
  VEHICLES,
  type VehicleKind,
} from '../kinds.js';
import { fitting } from '../people/carrying.js';
import { allGetAttributes } from '../people/start.js';
import type { RuleId } from '../register.js';
import { type DayOne, type Relative, SCHOOLS, type Sheet } from '../state/day-one.js';

import { LOADS } from '../tables/campaign/loot.js';
import { SMALL_RV } from '../tables/vehicles.js';

/** Limits on the children, the weapons carried and the kinds of vehicle that the questionnaire takes. */
const CHILDREN = 4;
const CARRIED = 3;
const CARS = 3;
/** Kinds of luxury, each a unit. BDZ-day-luxury, BDZ-D-c49. */
const LUXURIES = ['tobacco', 'drink', 'cash', 'jewels', 'other'] as const;
/** Weapons that a household may own; a chain saw has to be found. BDZ-melee-chainsaw-find. */
const ARMS = [...GUNS, ...MELEE_WEAPONS.filter((each) => each !== 'unarmed' && each !== 'chainsaw')];
/** Fuel in a tank, in quarters. BDZ-day-fuel-full. */
const TANKS = [4, 3, 2, 1, 0] as const;

/** Asks the player about himself, and turns each answer into a fact of the game. BDZ-T-day-questions. */
export function* fillsIn(w: BdzWorld): Rule<void> {
  const who = w.s.people.find((p) => p.star)?.id as string;
  const family = yield* asksFamily(w);
  const job = yield* one(w, 'day-job', 'BDZ-day-job', JOBS, {}, (each) => ({
    rep: whoFor(w.book, { job: each, service: 'none' }).rep,
  }));
  const service = yield* one(w, 'day-service', 'BDZ-day-experience-former', SERVICES, {}, (each) =>
    whoServes(w.book, { job, service: each }),
  );
  const area: Area = yield* one(w, 'day-area', 'BDZ-day-home-area', ['suburbs', 'urban', 'rural']);
  const dwelling = yield* one(w, 'day-dwelling', 'BDZ-day-home-area', ['house', 'apartments']);
  const start = yield* one(w, 'day-start', 'BDZ-D-c71', ['elsewhere', 'home', 'work']);
  const food = yield* one(w, 'day-food', 'BDZ-day-food', ['good', 'less']);
  const arms = yield* several(w, 'day-arms', 'BDZ-day-weapons', ARMS, CARRIED, 'thing');
  const atHome = yield* several(w, 'day-arms-home', 'BDZ-day-weapons', ARMS, ARMS.length, 'thing');
  const [vehicles, parked] = yield* asksVehicles(w);
  const luxuries = yield* several(w, 'day-luxury', 'BDZ-day-luxury', LUXURIES, LUXURIES.length, 'luxury');
  // A unit for each member of the household, the player included; a poor larder holds half of that. BDZ-day-food.
  const mouths = family.length + 1;
  const goods = {
    food: food === 'good' ? mouths : Math.ceil(mouths / 2),
    ...(luxuries.length > 0 && { luxury: luxuries.length }),
  };
  const sheet = { job, service, dwelling, start };
  const { rep, tests } = whoFor(w.book, sheet);
  // Weapons too heavy to carry stay at home. BDZ-enc-encumbrance.
  const carried = fitting(w.book, arms, LOADS.rep * rep);
  const stayed = arms.filter((each) => !carried.includes(each));
  const home = { goods, ...sorted([...atHome, ...stayed]), reached: false };
  // First responders. BDZ-react-zed.
  const responder = service === 'police' || service === 'swat' || service === 'rescue';
  const place = newPlace('place-1', area, []);
  const campaign = { ...campaignOf(w.s), at: place.id, places: [place] };
  const begun = { ...campaign, step: 'day-one' as const, ...membersOf(who) };
  w.happen({ is: 'campaign-began', cause: 'BDZ-day-home-area', campaign: begun });
  w.happen({ is: 'day-sheet', cause: 'BDZ-day-who', who, responder, sheet, family, home, parked, vehicles });
  w.happen({ is: 'starts', cause: 'BDZ-day-job', who, class: tests, rep });
  w.happen({ is: 'day-armed', cause: 'BDZ-day-weapons', who, ...sorted(carried), home: false });
  yield* allGetAttributes(w);
}

/** What an answer about service makes of somebody. Former service gives a Rep that the job may exceed. BDZ-D-c48. */
function whoServes(book: Tabled, sheet: Pick<Sheet, 'job' | 'service'>): Values {
  const { rep, tests } = whoFor(book, sheet);
  return { rep: sheet.service === 'former' ? formerRep(book) : rep, as: word(`day-tests.${tests}`) };
}

const JOBS = ['sedentary', 'between', 'peak'] as const satisfies readonly Sheet['job'][];
const SERVICES = [
  'none',
  'former',
  'military',
  'elite',
  'police',
  'swat',
  'rescue',
] as const satisfies readonly Sheet['service'][];

const membersOf = (who: string) => ({ members: [{ id: who, since: 0, spared: false }], mouths: [who] });

const sorted = (arms: readonly string[]): { readonly guns: Gun[]; readonly melee: MeleeWeapon[] } => ({
  guns: GUNS.filter((each) => arms.includes(each)),
  melee: MELEE_WEAPONS.filter((each) => arms.includes(each)),
});

type Values = NonNullable<Parameters<typeof ask>[5]>;

/** Asks for one of a few answers; `means` gives the values of an answer's line, `values` those of the question's. */
function* one<T extends string>(
  w: BdzWorld,
  code: string,
  rule: RuleId,
  answers: readonly T[],
  values: Values = {},
  means?: (answer: T) => Values,
): Rule<T> {
  const line = (each: T) => ({ key: `${code}.${each}`, ...(means && { values: means(each) }) });
  const space = choose(answers, { id: (each) => each, line });
  return yield* ask(w, w.book.seats[0] as string, rule, code, space, values);
}

/** Asks for any number of a list. */
function* several<T extends string>(
  w: BdzWorld,
  code: string,
  rule: RuleId,
  all: readonly T[],
  most: number,
  under: 'thing' | 'luxury' | 'vehicle-kind',
): Rule<readonly T[]> {
  const line = (each: string) => ({ key: 'day-one-of', values: { what: word(`${under}.${each}`) } });
  const space = new Some(all, { min: 0, max: most }, { line });
  return (yield* ask(w, w.book.seats[0] as string, rule, code, space)) as readonly T[];
}

/** Asks about the relatives to look after, and where each of them is. BDZ-day-who. */
function* asksFamily(w: BdzWorld): Rule<Relative[]> {
  const family: Relative[] = [];
  const partner = yield* one(w, 'day-partner', 'BDZ-day-who', ['none', 'work', 'home']);
  if (partner !== 'none') {
    const where = partner === 'work' ? 'spouse-work' : 'home';
    family.push({ id: 'spouse', age: 'adult', where, person: '' });
  }
  const seat = w.book.seats[0] as string;
  const n: number = yield* ask(w, seat, 'BDZ-day-who', 'day-children', new WholeNumber(0, CHILDREN, 0));
  for (let i = 1; i <= n; i++) {
    const id = n === 1 ? 'child' : `child-${i}`;
    const child = { child: word(`family.${id}`) };
    const age = yield* one(w, 'day-age', 'BDZ-D-c72', ['small', 'little', 'big'], child);
    // The schools named so far, and one more.
    const named = SCHOOLS.filter((school) => family.some((r) => r.where === school)).length;
    const schools = SCHOOLS.slice(0, named + 1);
    const where = yield* one(w, 'day-child', 'BDZ-day-who', [...schools, 'home'] as const, child);
    family.push({ id, age, where, person: '' });
  }
  return family;
}

/**
 * Asks about the vehicles here and those elsewhere, with the fuel in their tanks. BDZ-day-vehicles, BDZ-day-fuel-full.
 */
function* asksVehicles(w: BdzWorld): Rule<[here: DayOne['parked'], elsewhere: DayOne['parked']]> {
  const [here, elsewhere]: [DayOne['parked'], DayOne['parked']] = [[], []];
  const kinds = yield* several(w, 'day-vehicles', 'BDZ-day-vehicles', VEHICLES, CARS, 'vehicle-kind');
  for (const kind of kinds as readonly VehicleKind[]) {
    const values = { what: word(`vehicle.${kind}`) };
    const at = yield* one(w, 'day-vehicle', 'BDZ-day-vehicles', ['here', 'elsewhere'], values);
    const quarters = yield* one(w, 'day-tank', 'BDZ-day-fuel-full', TANKS.map(String), values);
    const roll = { rule: 'BDZ-D-c5', label: 'rv', who: `vehicle.${kind}` } as const;
    const large = kind === 'rv' && !(yield* possibly(w, SMALL_RV, roll));
    const each = { kind, fuel: fuelIn(w.book, kind, Number(quarters)), ...(large && { large }) };
    (at === 'here' ? here : elsewhere).push(each);
  }
  return [here, elsewhere];
}
