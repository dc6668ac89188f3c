import { faultIn } from '@shambles/forms';
import { at, bearing, count, ids, length, lengthOrNone, place } from '@shambles/measured';
import * as z from 'zod/mini';
import { AREAS, ATTRIBUTES, CLASSES, DAY_PARTS, ENCOUNTERS } from '../kinds.js';
import type {
  Alarm,
  Encounter,
  Feast,
  Group,
  Heap,
  Item,
  Noise,
  Party,
  Pef,
  Person,
  Premises,
  State,
  Swarm,
  Zed,
} from '../state.js';
import type {
  Acquaintance,
  Arrest,
  Campaign,
  CampaignStep,
  Chapter,
  Household,
  Plan,
  When,
} from './campaign.js';

/*
 * The shape of a state, with what each number may be by itself: whatever somebody has put right by hand is read by it, like
 * any other data from outside.
 */

/** A reader for every field, and for no other. */
type Fields<T> = { readonly [field in keyof T]-?: z.ZodMiniType };

const area = z.enum(AREAS);
const oneClass = z.enum(CLASSES);
const kind = z.enum(ENCOUNTERS);
const sex = z.enum(['f', 'm']);
const attitude = z.enum(['unknown', 'friend', 'neutral', 'refused', 'enemy']);

const item = z.strictObject({
  id: z.int().check(z.gte(1)),
  what: z.string(),
  empty: z.boolean(),
} satisfies Fields<Item>);

const person = z.strictObject({
  id: z.string(),
  seat: z.string(),
  side: z.string(),
  star: z.boolean(),
  sex,
  class: oneClass,
  rep: count,
  attributes: z.array(z.enum(ATTRIBUTES)),
  items: z.array(item),
  hand: z.array(count),
  armored: z.boolean(),
  concealed: z.boolean(),
  condition: z.enum([
    'carry-on',
    'out-of-the-fight',
    'obviously-dead',
    'ran-away',
    'left',
    'cheated-death',
    'captured',
    'arrested',
    'turned',
    'home',
  ] satisfies Person['condition'][]),
  // -1 off the table.
  x: lengthOrNone,
  y: lengthOrNone,
  level: count,
  facing: bearing,
  prone: z.boolean(),
  heldFire: z.boolean(),
  behind: z.boolean(),
  began: z.nullable(place),
  used: length,
  // -1 before it is tried.
  fast: lengthOrNone,
  moved: z.boolean(),
  acted: z.boolean(),
  reloading: z.boolean(),
  fought: z.boolean(),
  power: count,
  advantage: z.boolean(),
  nails: z.boolean(),
  carries: z.string(),
  numb: count,
  // -1 for no turn.
  metZed: z.int().check(z.gte(-1)),
  beaten: z.boolean(),
  byZombie: z.boolean(),
  fresh: z.boolean(),
  infection: z.enum(['none', 'exposed', 'infected', 'immune']),
  knowsZeds: z.boolean(),
  knowsFeasts: z.boolean(),
  zedsKilled: count,
  hurtArmed: z.boolean(),
  wentDown: z.boolean(),
  ran: z.boolean(),
  absent: z.boolean(),
} satisfies Fields<Person>);

const party = z.strictObject({
  id: z.string(),
  class: oneClass,
  attitude,
  people: ids,
  known: z.string(),
  goal: z.enum(['', 'leave', 'rob', 'raid', 'prey']),
  bartered: ids,
  talked: z.boolean(),
} satisfies Fields<Party>);

const zed = z.strictObject({
  id: z.string(),
  ...at,
  facing: bearing,
  lastSeen: z.nullable(place),
  feast: z.string(),
  was: z.string(),
} satisfies Fields<Zed>);

const feast = z.strictObject({
  body: z.string(),
  ...at,
  left: count,
  begun: count,
  seenBy: ids,
} satisfies Fields<Feast>);

const premises = z.strictObject({
  id: z.string(),
  entered: count,
  searched: z.array(count),
  searching: z.nullable(z.strictObject({ level: count, most: count, done: ids })),
  rolled: z.boolean(),
} satisfies Fields<Premises>);

const heap = z.strictObject({ id: z.string(), ...at, items: z.array(item) } satisfies Fields<Heap>);

const encounter = z.strictObject({
  kind,
  area,
  part: z.enum(DAY_PARTS),
  fullMoon: z.boolean(),
  day: z.int().check(z.gte(1), z.lte(31)),
  // What a map may be is the book's to say.
  map: z.unknown(),
  stage: z.enum(['elsewhere', 'layout', 'enter', 'begin', 'turn', 'act', 'end', 'over']),
  turn: count,
  dice: z.record(z.string(), z.int().check(z.gte(1), z.lte(6))),
  order: ids,
  // -1 before anybody acts.
  acting: z.int().check(z.gte(-1)),
  done: ids,
  active: z.nullable(z.strictObject({ side: z.string(), who: ids })),
  groups: z.array(z.strictObject({ who: ids, rep: count } satisfies Fields<Group>)),
  seen: ids,
  shots: z.boolean(),
  suspicious: z.boolean(),
  tally: z.record(z.string(), count),
  target: z.string(),
  foes: z.string(),
  goal: z.string(),
  nearby: z.boolean(),
  pefsIn: z.optional(z.array(count)),
  result: z.enum(['', 'success', 'failure']),
} satisfies Fields<Encounter>);

const when = z.strictObject({
  year: z.int().check(z.gte(1)),
  month: z.int().check(z.gte(1), z.lte(12)),
  day: z.int().check(z.gte(1), z.lte(31)),
} satisfies Fields<When>);

const plan = z.strictObject({
  kind,
  area: z.enum(['', ...AREAS]),
  part: z.enum(['', ...DAY_PARTS]),
  foes: z.enum(['', ...CLASSES]),
  goal: z.string(),
  seat: z.string(),
  who: ids,
  voluntary: z.boolean(),
  ready: ids,
} satisfies Fields<Plan>);

const household = z.strictObject({
  seat: z.string(),
  star: z.string(),
  home: z.enum(['', ...AREAS]),
  stock: z.array(item),
  making: z.enum(['first-attribute', 'second-attribute', 'weapon', 'band', 'items', 'done']),
} satisfies Fields<Household>);

const acquaintance = z.strictObject({
  id: z.string(),
  class: oneClass,
  attitude,
  people: z.array(z.strictObject({ id: z.string(), sex, rep: z.int().check(z.gte(1)) })),
  times: z.array(z.strictObject({ when, what: z.string() })),
} satisfies Fields<Acquaintance>);

const chapter = z.strictObject({
  when,
  encounter: kind,
  area,
  success: z.boolean(),
  turns: count,
  zeds: count,
  dead: ids,
  joined: ids,
} satisfies Fields<Chapter>);

const campaign = z.strictObject({
  on: z.boolean(),
  when,
  area,
  bound: z.optional(area),
  step: z.enum([
    'making',
    'declare',
    'food',
    'move-out',
    'choose',
    'details',
    'muster',
    'pack',
    'set-out',
    'settle',
    'involuntary',
    'on',
  ] satisfies CampaignStep[]),
  left: count,
  plan: z.nullable(plan),
  arrests: z.array(
    z.strictObject({
      who: z.string(),
      by: z.enum(['police', 'military']),
      day: z.int().check(z.gte(1), z.lte(31)),
    } satisfies Fields<Arrest>),
  ),
  households: z.array(household),
  met: z.array(acquaintance),
  chronicle: z.array(chapter),
} satisfies Fields<Campaign>);

const next = z.int().check(z.gte(1));

const Shape = z.strictObject({
  phase: z.enum(['making', 'campaign', 'encounter', 'over']),
  clock: count,
  people: z.array(person),
  parties: z.array(party),
  zeds: z.array(zed),
  feasts: z.array(feast),
  pefs: z.array(z.strictObject({ id: z.string(), ...at } satisfies Fields<Pef>)),
  noises: z.array(z.strictObject({ x: length, y: length, dice: count, turn: count } satisfies Fields<Noise>)),
  alarms: z.array(
    z.strictObject({
      id: z.string(),
      x: length,
      y: length,
      facing: bearing,
      dice: count,
    } satisfies Fields<Alarm>),
  ),
  swarms: z.array(
    z.strictObject({
      target: z.string(),
      rushes: z.array(z.strictObject({ zed: z.string(), from: place })),
    } satisfies Fields<Swarm>),
  ),
  premises: z.array(premises),
  heaps: z.array(heap),
  encounter: z.nullable(encounter),
  campaign,
  next: z.strictObject({ zed: next, item: next, party: next, heap: next }),
} satisfies Fields<State>);

/** Where a state is not of its shape, and what is allowed there. */
export function checkShape(s: State): string | undefined {
  const fault = faultIn(Shape, s, 'state');
  return fault === undefined ? undefined : `${fault}.`;
}
