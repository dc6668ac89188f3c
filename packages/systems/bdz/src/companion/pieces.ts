import { listedUnder, type Rule } from '@shambles/engine';
import * as z from 'zod/mini';
import type { BdzWorld } from '../facts.js';
import { takeTest } from '../groups/tests.js';
import { fullDice, gunRow } from '../house/rows.js';
import type { Tabled } from '../house/tables.js';
import { kindRow } from '../house/vehicle-rows.js';
import { fight } from '../melee/melee.js';
import type { RuleId } from '../register.js';
import { markOn } from '../shooting/aim.js';
import { emptyCall } from '../shooting/call.js';
import { shoot } from '../shooting/shooting.js';
import { personOf, type State, vehicleOf } from '../state.js';
import type { Case } from '../tables/reactions.js';
import { sizeOf } from '../tables/vehicles.js';
import { rams } from '../vehicles/ramming.js';
import { starts } from '../vehicles/starting.js';
import {
  bare,
  cast,
  classOf,
  define,
  flag,
  gun,
  gunOf,
  HERE,
  kindOf,
  melee,
  person,
  rep,
  stateOf,
  THERE,
  vehicle,
  WORDS,
  zed,
} from './bench.js';
import { BUILDINGS } from './buildings.js';
import { BARTER_PIECES } from './campaign/barter.js';
import { CONTACT } from './campaign/contact.js';
import { OCCURRENCE_PIECES, RAID_PIECES } from './campaign/encounters.js';
import { KEEPING } from './campaign/keeping.js';
import { LOOT_PIECES } from './campaign/loot.js';
import { ROAD_PIECES } from './campaign/road.js';
import { FLASH_BANGS, SAWS, WOUNDS } from './hurting.js';
import { REACTING } from './reacting.js';
import { casesOf, type Fired, saidOf, shotChances } from './shots.js';
import { VEHICLES } from './vehicles.js';
import { ZOMBIES } from './zombies.js';

const RESULTS = ['fire', 'snap-fire', 'duck-back', 'retire'];

/** What has become of a person or a zombie, in this book's words. */
function stateOfTarget(s: State, id: string): string {
  if (id.startsWith('zed-')) {
    const z = s.zeds.find((each) => each.id === id);
    return !z ? 'dead' : z.prone ? 'knocked-down' : 'none';
  }
  const p = personOf(s, id);
  return p.status === 'carry-on' ? 'none' : p.status;
}
const STATES = ['none', ...RESULTS, 'knocked-down', 'stunned', 'out', 'dead'];

// ------------------------------------------------------------------ shots

const ShootInput = z.strictObject({
  rep: rep('Rep of the shooter'),
  weapon: gun,
  shots: z
    .optional(z.int().check(z.gte(1), z.lte(6)))
    .check(z.meta({ title: 'Dice', default: 1, blank: 'all of the weapon' })),
  snap: flag('Snap fire'),
  fast: flag('The shooter moves fast'),
  charged: flag('A zombie charges the shooter'),
  target: z
    .strictObject({
      kind: z
        .enum(['human', 'zombie'])
        .check(z.meta({ title: 'Who', names: { human: 'a human', zombie: 'a zombie' } })),
      rep: z.optional(rep('Rep of the target')).check(z.meta({ blank: '4' })),
      class: classOf,
      cover: flag('In cover'),
      concealed: flag('Concealed'),
      prone: flag('Prone'),
      fast: flag('Moves fast'),
      armoured: flag('Wears body armor'),
      outgunned: flag('Outgunned'),
      leader: z.optional(rep('Rep of a Leader in front of it')).check(z.meta({ blank: 'none' })),
      untested: flag('Leave out what it does when missed'),
    })
    .check(z.meta({ title: 'Target' })),
});

function firedBy(book: Tabled, { weapon, shots, target, ...given }: z.infer<typeof ShootInput>): Fired {
  const gun = gunOf(weapon);
  const { snap = false, fast = false, charged = false } = given;
  return {
    rep: given.rep,
    gun,
    snap,
    fast,
    charged,
    dice: Math.min(shots ?? fullDice(book, gun), fullDice(book, gun)),
    target: {
      zombie: target.kind === 'zombie',
      rep: target.rep ?? 4,
      class: target.class ?? 'survivor',
      cover: target.cover ?? false,
      concealed: !target.cover && (target.concealed ?? false),
      prone: target.prone ?? false,
      fast: target.kind === 'human' && (target.fast ?? false),
      armoured: target.armoured ?? false,
      outgunned: target.outgunned ?? false,
      untested: target.untested ?? false,
      ...(target.leader !== undefined && { leader: target.leader }),
    },
  };
}

/** What a target does after a miss: it carries on if nothing else is called for. */
function* receives(w: BdzWorld, rule: RuleId, holds: (c: Case) => boolean): Rule<string> {
  const shared = { test: 'received-fire', who: ['target'], causes: [] } as const;
  const [taken] = yield* takeTest(w, { ...shared, rule, holds: (_, c) => holds(c) });
  return taken?.result ?? 'carry-on';
}

const SHOOT = define<typeof ShootInput, string>({
  id: 'shoot',
  title: 'Fire at one target',
  rule: 'BDZ-T-shoot',
  input: ShootInput,
  example: { rep: 4, weapon: 'ba-pistol', target: { kind: 'human' } },
  words: WORDS,
  begin({ rep: own, weapon, target }) {
    const shooter = person('shooter', { rep: own, guns: [{ gun: gunOf(weapon), empty: false }], hand: [0] });
    if (target.kind === 'zombie') return stateOf([shooter], [zed('zed-1', { prone: target.prone ?? false })]);
    const given = {
      rep: target.rep ?? 4,
      class: target.class ?? 'survivor',
      prone: target.prone ?? false,
      armoured: target.armoured ?? false,
      // The named Leader leads the target, whatever its Rep.
      leaderless: target.leader !== undefined,
    };
    const leader = { ...THERE, x: THERE.x + 1, seat: 'player-2', side: 'player-2', leads: true };
    return stateOf([
      shooter,
      person('target', { ...THERE, ...given }),
      ...(target.leader === undefined ? [] : [person('leader', { ...leader, rep: target.leader })]),
    ]);
  },
  *run(outer, input): Rule<string> {
    const { target, dice, ...fired } = firedBy(outer.book, input);
    const w = bare(outer, target.cover ? 'cover' : target.concealed ? 'concealed' : 'open');
    const at = target.zombie ? 'zed-1' : 'target';
    const mark = markOn(w, 'shooter', { target: at, dice }, 1, gunRow(w.book, fired.gun).impact);
    const marks = [{ ...mark, fast: target.fast }];
    const call = emptyCall();
    yield* shoot(w, { ...fired, who: 'shooter', weapon: 0, why: 'active', marks }, call);
    if (call.missed.length === 0) return stateOfTarget(w.s, at);
    if (target.zombie || target.untested) return 'none';
    return saidOf(yield* receives(w, 'BDZ-react-received-fire', (c) => casesOf(target)[c] ?? false));
  },
  result: (state) => ({ target: state }),
  exactly: (input, book) => shotChances(book, firedBy(book, input)),
  outcomes: (state) => state,
  outcomeNames: STATES,
});

// ------------------------------------------------------------------ melee

const MeleeInput = z.strictObject({
  rep: rep(),
  weapon: melee('Weapon'),
  prone: flag('Prone'),
  rear: flag('Taken in the rear'),
  opponent: z
    .strictObject({
      kind: z
        .enum(['human', 'zombie'])
        .check(z.meta({ title: 'Who', names: { human: 'a human', zombie: 'a zombie' } })),
      rep: z.optional(rep('Rep of the other')).check(z.meta({ blank: '4' })),
      weapon: melee('Weapon of the other'),
      prone: flag('The other is prone'),
    })
    .check(z.meta({ title: 'Against' })),
});

const MELEE = define<typeof MeleeInput, string>({
  id: 'melee',
  title: 'A round of melee',
  rule: 'BDZ-melee-rolling',
  input: MeleeInput,
  example: { rep: 4, opponent: { kind: 'zombie' } },
  words: { ...WORDS, ...cast({ shooter: 'the fighter' }) },
  begin({ rep: own, weapon = 'unarmed', prone = false, opponent }) {
    const one = person('shooter', { rep: own, melee: weapon, prone });
    const x = HERE.x + 1;
    const other = { x, y: HERE.y, facing: THERE.facing, prone: opponent.prone ?? false };
    if (opponent.kind === 'zombie') return stateOf([one], [zed('zed-1', other)]);
    const foe = { ...other, rep: opponent.rep ?? 4, melee: opponent.weapon ?? 'unarmed' };
    return stateOf([one, person('target', foe)]);
  },
  *run(outer, { opponent, rear = false }): Rule<string> {
    const w = bare(outer);
    const foe = opponent.kind === 'zombie' ? 'zed-1' : 'target';
    w.happen({ is: 'melee', cause: 'BDZ-melee-start', who: 'shooter', with: foe, rear, caught: false });
    yield* fight(w, [...w.s.melees]);
    const own = stateOfTarget(w.s, 'shooter');
    if (own === 'out' || own === 'dead') return own;
    return w.s.melees.length > 0 ? 'locked' : 'won';
  },
  result: (state) => ({ result: state }),
  outcomes: (state) => state,
  outcomeNames: ['won', 'locked', 'out', 'dead'],
});

// ------------------------------------------------------------------ vehicles

const StartInput = z.strictObject({
  keys: z.optional(z.enum(['at-hand', 'unknown', 'none'])).check(
    z.meta({
      title: 'Keys',
      blank: 'at hand',
      names: { 'at-hand': 'at hand', unknown: 'to be looked for', none: 'none: it has to be hot-wired' },
    }),
  ),
  doubtful: flag('It was found here, has stalled, or zombies close in'),
  ganger: flag('A ganger or Transporter'),
  day: z.optional(z.int().check(z.gte(1), z.lte(5000))).check(
    z.meta({
      title: 'Day of the outbreak, if nobody knows yet whether it runs',
      blank: 'it is known to run',
    }),
  ),
});

/** Its tank has not been looked into. BDZ-T-veh-working. */
const UNEXAMINED = -1;

const START_ROLL = define<typeof StartInput, string>({
  id: 'start-roll',
  title: 'Starting an engine',
  rule: 'BDZ-veh-wont-start',
  input: StartInput,
  example: { doubtful: true },
  words: WORDS,
  begin: ({ keys = 'at-hand', doubtful = false, ganger = false, day }) =>
    stateOf(
      [person('driver', { class: ganger ? 'ganger' : 'survivor', aboard: 'sedan', sits: 'wheel' })],
      [],
      [
        vehicle('sedan', {
          running: false,
          keys,
          found: doubtful,
          ...(day !== undefined && { fuel: UNEXAMINED }),
        }),
      ],
    ),
  *run(outer, { day }): Rule<string> {
    const w = bare(outer, 'open', {}, day);
    yield* starts(w, 'driver', 'sedan');
    return vehicleOf(w.s, 'sedan').running ? 'starts' : 'fails';
  },
  result: (result) => ({ engine: result }),
  outcomes: (result) => result,
  outcomeNames: ['starts', 'fails'],
});

const RamInput = z.strictObject({
  rep: rep('Rep of the driver'),
  kind: kindOf('Vehicle'),
  other: kindOf('Into'),
  from: z.optional(z.enum(['rear', 'side', 'front'])).check(
    z.meta({
      title: 'From',
      blank: 'behind',
      names: { rear: 'behind', side: 'the side', front: 'the front' },
    }),
  ),
  driver: z.optional(rep('Rep of its driver')).check(z.meta({ blank: 'nobody is in it' })),
});
/** Facing of the other vehicle towards one that comes from the west. */
const POINTS = { rear: 90, side: 0, front: 270 } as const;

const RAM = define<typeof RamInput, string>({
  id: 'ram',
  title: 'Ramming a vehicle',
  rule: 'BDZ-veh-ram-procedure',
  input: RamInput,
  example: { rep: 4, kind: 'sedan', other: 'sedan' },
  words: WORDS,
  begin({ rep: own, kind, other, from = 'rear', driver }, book) {
    const ours = vehicle('sedan', { kind, speed: kindRow(book, kind).speed });
    const theirs = vehicle('suv', {
      kind: other,
      ...THERE,
      facing: POINTS[from],
      running: driver !== undefined,
    });
    const at = { x: THERE.x, y: THERE.y, aboard: 'suv', sits: 'wheel' } as const;
    return stateOf(
      [
        person('driver', { rep: own, aboard: 'sedan', sits: 'wheel' }),
        ...(driver === undefined ? [] : [person('target', { rep: driver, ...at })]),
      ],
      [],
      [ours, theirs],
    );
  },
  *run(outer, { kind, other }): Rule<string> {
    const w = bare(outer);
    const gap = THERE.x - HERE.x - (sizeOf(kind).length + sizeOf(other).length) / 2;
    yield* rams(w, 'sedan', 'suv', Math.max(kindRow(w.book, kind).speed / 2, gap + 1));
    const runs = (id: string) => vehicleOf(w.s, id).condition === 'runs';
    if (runs('sedan')) return runs('suv') ? 'nothing' : 'theirs';
    return runs('suv') ? 'ours' : 'both';
  },
  result: (result) => ({ 'out of action': result }),
  outcomes: (result) => result,
  outcomeNames: ['nothing', 'theirs', 'ours', 'both'],
  most: 3000,
  samples: 500,
});

/** Pieces of the rules that run by themselves, for the companion beside a real table and for odds. */
export const PROCEDURES = [
  ...listedUnder('Shooting', [SHOOT]),
  ...listedUnder('Shooting', FLASH_BANGS),
  ...listedUnder('Reaction Tests', REACTING),
  ...listedUnder('Melee', [MELEE]),
  ...listedUnder('Melee', SAWS),
  ...listedUnder('The wounded', WOUNDS),
  ...listedUnder('The dead', ZOMBIES),
  ...listedUnder('Doors and barricades', BUILDINGS),
  ...listedUnder('Vehicles', [START_ROLL]),
  ...listedUnder('Vehicles', [RAM]),
  ...listedUnder('Vehicles', VEHICLES),
  ...listedUnder('In a building', CONTACT),
  ...listedUnder('In a building', LOOT_PIECES),
  ...listedUnder('In a building', RAID_PIECES),
  ...listedUnder('Month by month', BARTER_PIECES),
  ...listedUnder('Month by month', KEEPING),
  ...listedUnder('Month by month', OCCURRENCE_PIECES),
  ...listedUnder('On the road', ROAD_PIECES),
];
