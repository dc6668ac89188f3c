import { begunSince, type Rule } from '@shambles/engine';
import { faces } from '@shambles/thw';
import { whose } from '../bar.js';
import { gunRow } from '../book.js';
import { WATCHES } from '../encounters/watches.js';
import type { FtbWorld } from '../facts.js';
import { draws } from '../goods/goods.js';
import { becomeEnemies, turnsHostile } from '../in-sight/hostility.js';
import { stab } from '../melee/melee.js';
import { face, seenAnew } from '../moving/walking.js';
import { achieves } from '../people/classes.js';
import { sparesZeds } from '../people/enemies.js';
import { groupOf } from '../people/groups.js';
import { sawFall } from '../reacting/reaction.js';
import { noise } from '../senses/noise.js';
import { sawDie } from '../senses/sight.js';
import { cheatsDeath, isLarger } from '../shooting/damage.js';
import { loadedGuns } from '../shooting/shooting.js';
import { itemOf, type Party, type Person, personOf } from '../state.js';
import { beside, lying } from '../table/beside.js';
import { tableOf } from '../table.js';
import { nameOf, word } from '../words.js';
import type { Deed, Offer } from './deed.js';
import { isInView, trigger } from './talk.js';

/** Fallen figures of other sides beside a person. FTB-7.9. */
function helpless(w: FtbWorld, p: Person): Person[] {
  return lying(w, p).filter((q) => q.side !== p.side);
}

const offer = (w: FtbWorld, key: string, p: Person, q: Person): Offer => ({
  what: q.id,
  line: { key, values: { ...whose(p), name: nameOf(w.book.names, q.id) } },
  on: q.id,
});

/**
 * Kills a fallen enemy without a roll, even on the turn it fell. It takes no action; friends of the victim who see it
 * test. FTB-7.9, FTB-5.6.4.
 */
export const FINISH_OFF: Deed = {
  verb: 'finish-off',
  rule: 'FTB-7.9',
  offers: (w, p) =>
    helpless(w, p)
      .filter((q) => !isLarger(w, q, p.rep))
      .map((q) => offer(w, 'deed.finish-off', p, q)),
  *act(w, id, whom) {
    const { rep } = personOf(w.s, id);
    if (yield* cheatsDeath(w, whom, { by: id, rep })) return;
    w.happen({ is: 'finished-off', cause: 'FTB-7.9', who: id, whom, how: 'killed' });
    sawDie(w, whom);
    yield* sawFall(w, whom, [id]);
    yield* angers(w, id, whom);
  },
};

/** The first revision of the rules in which people whose own are killed or captured become Enemies. FTB-12.9. */
const ANGERS_SINCE = 18;

/** Conditions of people who are dead, or not free. */
const GONE: readonly Person['condition'][] = ['obviously-dead', 'turned', 'captured', 'arrested'];

/** The party that becomes Enemies if somebody of it is killed or captured, if others are alive and free. FTB-12.9. */
export function angeredFor(w: FtbWorld, whom: string): Party | undefined {
  const party = w.s.parties.find((each) => each.people.includes(whom));
  if (!party || party.attitude === 'enemy' || !begunSince(w.book, ANGERS_SINCE)) return undefined;
  const isLeft = (id: string) => id !== whom && !GONE.includes(personOf(w.s, id).condition);
  return party.people.some(isLeft) ? party : undefined;
}

/** The victim's people become Enemies, if they were none; In Sight follows if any of them is in view. FTB-12.9. */
function* angers(w: FtbWorld, id: string, whom: string): Rule<void> {
  const party = angeredFor(w, whom);
  if (!party) return;
  if (!isInView(w, party, groupOf(w, id))) return turnsHostile(w, party.id, 'harmed', 'FTB-12.9');
  yield* becomeEnemies(w, party.id, 'harmed', trigger(w, id), 'FTB-12.9');
}

/** Captures a fallen enemy without a roll. FTB-7.9. */
export const CAPTURE: Deed = {
  verb: 'capture',
  rule: 'FTB-7.9',
  offers: (w, p) => helpless(w, p).map((q) => offer(w, 'deed.capture', p, q)),
  *act(w, id, whom) {
    w.happen({ is: 'finished-off', cause: 'FTB-7.9', who: id, whom, how: 'captured' });
    yield* angers(w, id, whom);
  },
};

/**
 * Popping the weasel: kills an adjacent zombie from behind, with a shot or quietly. FTB-10.10.5a, FTB-10.10.5b,
 * FTB-D-192.
 */
export const WEASEL: Deed = {
  verb: 'weasel',
  rule: 'FTB-10.10.5a',
  offers: (w, p) => {
    if (p.acted || sparesZeds(p)) return [];
    const table = tableOf(w);
    const backs = w.s.zeds.filter((z) => beside(w, p.id, z.id) && table.isBehind(p.id, z.id));
    return backs.flatMap(({ id }) => {
      const values = { ...whose(p), name: nameOf(w.book.names, id) };
      const quietly = { what: `${id}/quietly`, line: { key: 'deed.weasel-quietly', values }, on: id };
      const shots = (p.heldFire ? [] : loadedGuns(w, p)).map(({ item, gun }) => ({
        what: `${id}/${item}`,
        line: { key: 'deed.weasel', values: { ...values, gun: word(`thing.${gun}`) } },
        on: id,
      }));
      return [quietly, ...shots];
    });
  },
  *act(w, id, what) {
    const [zed, how] = what.split('/') as [string, string];
    w.happen({ is: 'acted', cause: 'FTB-10.10.5a', who: id, what: 'weasel' });
    face(w, id, tableOf(w).at(zed));
    if (how === 'quietly') yield* stab(w, id, zed);
    else yield* pop(w, id, zed, Number(how));
    yield* seenAnew(w, id, WATCHES);
  },
};

/**
 * Shoots with the fewest dice that the weapon allows. Each die still counts as a shot, and 1s may run it out of ammo.
 * FTB-10.10.5a, FTB-6.7a.
 */
function* pop(w: FtbWorld, who: string, zed: string, item: number): Rule<void> {
  const p = personOf(w.s, who);
  const gun = itemOf(p, item).what;
  const row = gunRow(w.book, gun);
  draws(w, who);
  const dice = yield* faces(w, Math.min(...row.target), {
    rule: 'FTB-10.10.5a',
    label: 'shots',
    seat: p.seat,
    who,
  });
  const ammo = row.single || dice.filter((die) => die === 1).length >= 2 ? 'out' : 'left';
  const cause = 'FTB-10.10.5a';
  w.happen({ is: 'fired', cause, who, item, gun, at: [zed], dice, ammo, why: 'weasel' });
  if (!row.silent) yield* noise(w, p, dice.length, 'shots', 'FTB-10.2.3');
  yield* achieves(w, who, { is: 'zed-down', cause, zed, by: who, how: 'weasel' });
}
