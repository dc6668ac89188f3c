import type { Rule, Seat } from '@shambles/engine';
import type { At } from '@shambles/measured';
import { faces, halfDie, possibly, sum } from '@shambles/thw';
import type { FtbWorld } from '../facts.js';
import { barter } from '../goods/barter.js';
import { becomeEnemies, type Trigger } from '../in-sight/hostility.js';
import type { Class } from '../kinds.js';
import { groupOf, leader } from '../people/groups.js';
import { type Known, npcsHaveAttributes, rollNpcs } from '../people/people.js';
import type { Acquaintance } from '../state/campaign.js';
import { carriesOn, encounterOf, type Party, type Person, type Place, partyOf, personOf } from '../state.js';
import { isChilling } from '../terrain/buildings.js';
import { facingTo, placesBy } from '../terrain/room.js';
import { comeUp } from './comingup.js';
import { keepsOrder, lawAndOrder } from './law.js';
import { speaker, talkOrWalk } from './talk.js';

/** Creates a party of `n` people of a Class at a spot: newly rolled or old acquaintances. FTB-12.5b, FTB-12.15a. */
export function* peopleMet(
  w: FtbWorld,
  what: Class,
  n: number,
  spot: At,
  trigger: Trigger,
  goal: Party['goal'] = '',
): Rule<string> {
  const by = personOf(w.s, trigger.by).seat;
  const old = yield* metBefore(w, what, by);
  const id = `party-${w.s.next.party}`;
  const rolled = yield* rollNpcs(
    w,
    n,
    { class: what, side: id, by, attribute: npcsHaveAttributes(w) },
    old ? available(w, old) : [],
  );
  const places = placesBy(w, spot, n, 'human');
  const to = personOf(w.s, trigger.by);
  const people = rolled.map((p, i): Person => {
    const [x, y, level] = places[i] ?? ([spot.x, spot.y, spot.level] satisfies Place);
    return { ...p, x, y, level, facing: facingTo([x, y, level], to), condition: 'carry-on' };
  });
  const party: Party = {
    id,
    class: what,
    attitude: 'unknown',
    people: people.map((p) => p.id),
    known: old?.id ?? '',
    goal,
    bartered: [],
    talked: false,
  };
  w.happen({ is: 'met', cause: old ? 'FTB-12.15a' : 'FTB-12.5b', party, people });
  return id;
}

/** Old acquaintances of a Class who are met again, if any. FTB-12.15a, FTB-12.15b. */
export function* metBefore(w: FtbWorld, what: Class, seat: Seat | undefined): Rule<Acquaintance | undefined> {
  let open = w.s.campaign.met.filter(
    (a) => a.class === what && available(w, a).length > 0 && !w.s.parties.some((p) => p.known === a.id),
  );
  if (open.length === 0) return undefined;
  if (!(yield* possibly(w, 1, { rule: 'FTB-12.15a', label: 'met-before', seat }))) return undefined;
  while (open.length > 1) {
    const dice = yield* faces(w, open.length, { rule: 'FTB-12.15b', label: 'which-of-them', seat });
    const high = Math.max(...dice);
    open = open.filter((_, i) => dice[i] === high);
  }
  return open[0];
}

/** Old acquaintances who are available: not in a band since, and not already in this game. */
export function available(w: FtbWorld, { people }: Acquaintance): Known[] {
  return people.filter(({ id }) => !w.s.people.some((p) => p.id === id));
}

/** Rolls how many are met. FTB-12.5.1, FTB-D-10. */
export function* howMany(w: FtbWorld, seat?: Seat): Rule<number> {
  const what = { rule: 'FTB-12.5.1', label: 'contact-number', seat } as const;
  return w.book.options['contact-number'] === 'half' ? yield* halfDie(w, what) : yield* sum(w, 1, what);
}

/**
 * Determines what people met do. Old Enemies fight, and so do those who are raided. Old friends barter; Police and
 * Military keep order; all others test Friend or Foe, unless `talk` says that they talk. FTB-12.7a, FTB-12.8a,
 * FTB-12.9, FTB-12.15c, FTB-14.7.5d, FTB-14.12.5d, FTB-14.12.5e.
 */
export function* meet(w: FtbWorld, party: string, trigger: Trigger, talk = false): Rule<void> {
  const led = leader(groupOf(w, trigger.by)).id;
  const known = knownAttitude(w, party);
  if (known === 'enemy') return yield* becomeEnemies(w, party, 'met-before', trigger, 'FTB-12.15c');
  if (isRaided(w, party)) return yield* becomeEnemies(w, party, 'raided', trigger, 'FTB-14.12.5d');
  if (isNightOut(w, party, trigger.by)) {
    approach(w, party, led);
    return yield* chill(w, party, led, trigger);
  }
  if (known === 'friend') {
    w.happen({
      is: 'attitude',
      cause: 'FTB-12.15c',
      party,
      attitude: 'friend',
      why: 'met-before',
    });
    approach(w, party, led);
    return yield* barter(w, party, led);
  }
  if (keepsOrder(w, party)) {
    approach(w, party, led);
    return yield* lawAndOrder(w, party, led, trigger);
  }
  if (!talk && (yield* areFoes(w, party, led)))
    return yield* becomeEnemies(w, party, 'foe', trigger, 'FTB-12.8a');
  approach(w, party, led);
  yield* talkOrWalk(w, party, led, trigger);
}

/** How people met before stand to the players; undefined if they were not met before. FTB-12.15c. */
export function knownAttitude(w: FtbWorld, party: string): Acquaintance['attitude'] | undefined {
  const { known } = partyOf(w.s, party);
  return w.s.campaign.met.find((a) => a.id === known)?.attitude;
}

/**
 * Moves those who will talk up to the Leader. In No Terrain nobody moves: both sides are placed only for a fight, each
 * at its own edge. FTB-12.8b, FTB-TB-tabletop-b.
 */
export function approach(w: FtbWorld, party: string, led: string): void {
  if (encounterOf(w.s).kind === 'no-terrain') return;
  const first = speaker(w, partyOf(w.s, party));
  if (first) comeUp(w, party, led, first.id);
}

/** True if both sides meet inside the place of a night out; in the street all is as ever. FTB-14.10.6a. */
function isNightOut(w: FtbWorld, party: string, by: string): boolean {
  const first = speaker(w, partyOf(w.s, party));
  return first !== undefined && isChilling(w, by) && isChilling(w, first.id);
}

/** FTB-14.12.5d. */
function isRaided(w: FtbWorld, party: string): boolean {
  const { kind, foes } = encounterOf(w.s);
  return (kind === 'raid' || kind === 'rescue') && partyOf(w.s, party).class === foes;
}

/**
 * Compares their die plus number with our Leader's die plus Rep: they are Enemies at twice as much. FTB-12.8a,
 * FTB-D-11.
 */
export function* areFoes(w: FtbWorld, party: string, led: string): Rule<boolean> {
  const p = personOf(w.s, led);
  const n = partyOf(w.s, party).people.filter((id) => carriesOn(personOf(w.s, id))).length;
  const roll = { rule: 'FTB-12.8a', label: 'friend-or-foe' } as const;
  const theirs = n + (yield* sum(w, 1, { ...roll, who: party }));
  const ours = p.rep + (yield* sum(w, 1, { ...roll, seat: p.seat, who: led }));
  const foes = theirs >= 2 * ours;
  w.happen({ is: 'friend-or-foe', cause: 'FTB-12.8a', party, who: led, theirs, ours, foes });
  return foes;
}

/** Goes straight to Talk the Talk; people who are not Enemies afterwards leave. FTB-14.10.6a, FTB-14.10.6b. */
export function* chill(w: FtbWorld, party: string, led: string, trigger: Trigger): Rule<void> {
  yield* talkOrWalk(w, party, led, trigger);
  const { attitude, people } = partyOf(w.s, party);
  if (attitude !== 'enemy' && people.some((id) => carriesOn(personOf(w.s, id))))
    w.happen({ is: 'party-gone', cause: 'FTB-14.10.6b', party, why: 'chillin' });
}
