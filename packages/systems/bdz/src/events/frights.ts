import type { Rule } from '@shambles/engine';
import { type Place, placeOf, spotAt } from '@shambles/measured';
import { faces, runsOut, sum } from '@shambles/thw';
import type { BdzWorld } from '../facts.js';
import { fullDice, shotsHeard } from '../house/rows.js';
import type { EncounterKind, VehicleKind } from '../kinds.js';
import { engage, fight } from '../melee/melee.js';
import { exchange } from '../reaction/exchange.js';
import type { RuleId } from '../register.js';
import { mayFire, type Ready, readyGuns, thrown } from '../shooting/weapons.js';
import { carriesOn, inMelee, type Person, personOf, vehicleOf } from '../state.js';
import { tableOf } from '../table.js';
import { spotRound } from '../vehicles/rolling.js';
import { rushIn } from '../zombies/charging.js';
import { lurks } from '../zombies/coming.js';
import { meetComing, meetInside } from '../zombies/meeting.js';
import type { Event } from './event.js';
import { group, somebody } from './whom.js';

/** True if somebody could fire where it is. BDZ-melee-locked, BDZ-veh-fire-out. */
const isReady = (w: BdzWorld, p: Person): boolean =>
  carriesOn(p) && readyGuns(w.book, p).length > 0 && !inMelee(w.s, p.id) && mayFire(w, p);

/** Somebody fires at shadows with all dice of the weapon in hand. BDZ-zgen-noise-count. */
export const SHADOWS: Event = {
  rule: 'BDZ-enc-rand-8',
  fits: (w) => group(w).some((p) => isReady(w, p)) && tableOf(w).ground.houses.length > 0,
  *happens(w) {
    const p = yield* somebody(w, 'BDZ-enc-rand-8', (each) => isReady(w, each));
    const [{ weapon, gun }] = readyGuns(w.book, p) as [Ready];
    const roll = { rule: 'BDZ-enc-rand-8', label: 'shots', seat: p.seat, who: p.id } as const;
    const dice = yield* faces(w, thrown(w.book, p, gun, fullDice(w.book, gun)), roll);
    const told = { who: p.id, weapon, gun, at: [], dice, empty: runsOut(dice), why: 'execution' } as const;
    w.happen({ is: 'fired', cause: 'BDZ-enc-rand-8', ...told });
    w.happen({
      is: 'noise',
      cause: 'BDZ-zgen-noise-count',
      at: placeOf(p),
      shots: shotsHeard(w.book, gun, dice.length),
    });
  },
};

// ------------------------------------------------------------------ the closet

/**
 * People in a building that one of them has searched in the turn just over, beside whom a zombie could hide.
 * BDZ-enc-rand-9a.
 */
function aboutCloset(w: BdzWorld): Person[] {
  const just = (w.s.encounter?.houses ?? []).filter((h) => h.lastSearch === w.s.turn);
  const within = (id: string) => group(w).filter((p) => tableOf(w).houseOf(p) === id);
  return just
    .map((h) => ({ h, there: within(h.id) }))
    .filter(({ h, there }) => there.some((p) => h.searched.includes(p.id)))
    .flatMap(({ there }) => there.filter((p) => hides(w, p) !== undefined));
}

/** Distances of a closet in inches, in order of preference. */
const CLOSETS = [3, 2, 1.5, 4] as const;

/** A free spot near a figure, in the same building. */
function hides(w: BdzWorld, p: Person): Place | undefined {
  const table = tableOf(w);
  const house = table.houseOf(p);
  for (const off of CLOSETS)
    for (let bearing = 0; bearing < 360; bearing += 15) {
      const [x, y] = spotAt(p, (p.facing + bearing) % 360, off);
      const at: Place = [x, y, p.level];
      if (
        table.houseOf({ x, y, level: p.level }) === house &&
        table.ways('zed').standing(...at) &&
        !table.taken(at)
      )
        return at;
    }
  return undefined;
}

/** Encounters in which no zombie is in a building. BDZ-day-zombies-none, BDZ-enc-raid-nozombies-building. */
const NO_ZOMBIES_INSIDE: readonly (EncounterKind | undefined)[] = ['day-one', 'raid'];

export const CLOSET: Event = {
  rule: 'BDZ-enc-rand-9a',
  fits: (w) => !NO_ZOMBIES_INSIDE.includes(w.s.encounter?.kind) && aboutCloset(w).length > 0,
  *happens(w) {
    const may = aboutCloset(w).map((p) => p.id);
    const { id: target } = yield* somebody(w, 'BDZ-enc-rand-9a', (p) => may.includes(p.id));
    const at = hides(w, personOf(w.s, target));
    if (!at) return;
    const lurking = lurks(w, at, 'BDZ-enc-rand-9a');
    // Somebody who has met no zombie yet recognises it first. BDZ-D-zed-melee.
    const charges = yield* meetComing(w, [{ zed: lurking, target }]);
    const rushes = charges.map(({ zed: by, target, surprise = false }) => ({
      by,
      target,
      surprise,
      rear: tableOf(w).isBehind(by, target),
    }));
    yield* rushIn(w, rushes);
    const melees = w.s.melees.filter((m) => charges.some(({ zed }) => zed === m.with));
    yield* fight(w, melees);
  },
};

// ------------------------------------------------------------------ the back seat

/** Riders whose vehicle has room beside it for the zombie once it is out. */
const riders = (w: BdzWorld): Person[] =>
  group(w).filter((p) => {
    if (p.aboard === '' || !carriesOn(p)) return false;
    const v = vehicleOf(w.s, p.aboard);
    return !isOpen(v.kind) && spotRound(w, v, 'zed-0') !== undefined;
  });

/** A rider sits on such a vehicle, not in it, and would see anybody behind. */
const isOpen = (kind: VehicleKind): boolean => kind === 'motorcycle' || kind === 'atv';

/**
 * A zombie in the back seat surprises a rider or not; one who has met no zombie yet recognises it first, as in a
 * building. Nobody gets away from it before one of the two is done for. On the table it is beside the vehicle.
 * BDZ-D-c35, BDZ-D-c112, BDZ-react-zed, BDZ-D-zed-inside.
 */
export const BACK_SEAT: Event = {
  rule: 'BDZ-enc-rand-9b',
  fits: (w) => riders(w).length > 0,
  *happens(w) {
    const rule = 'BDZ-enc-rand-9b';
    const all = riders(w).map((p) => p.id);
    const p = yield* somebody(w, rule, (each) => all.includes(each.id));
    const at = spotRound(w, vehicleOf(w.s, p.aboard), 'zed-0');
    if (!at) return;
    const zed = lurks(w, at, rule);
    const caught = (yield* meetInside(w, [p.id])).includes(p.id);
    if (!caught && !(yield* isSurprised(w, p, rule)))
      yield* exchange(w, [{ who: p.id, at: [zed], snap: false, why: 'reaction', charged: true }]);
    if (w.s.zeds.some((z) => z.id === zed && !z.prone)) engage(w, p.id, zed, false);
    if (caught) w.happen({ is: 'surprised', cause: 'BDZ-D-zed-inside', zed });
    while (inMelee(w.s, zed))
      yield* fight(
        w,
        w.s.melees.filter((m) => m.with === zed),
      );
  },
};

/**
 * Compares a die plus one for the zombie with a die plus Rep; a tie is a surprise. BDZ-enc-cz-totals,
 * BDZ-enc-cz-surprised.
 */
function* isSurprised(w: BdzWorld, { id: who, seat, rep }: Person, rule: RuleId): Rule<boolean> {
  const zombies = 1 + (yield* sum(w, 1, { rule, label: 'surprise', who: 'side.zombies' }));
  return rep + (yield* sum(w, 1, { rule, label: 'surprise', seat, who })) <= zombies;
}
