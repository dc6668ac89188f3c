import { ask, Confirm, type Rule, rowFor } from '@shambles/engine';
import { faces } from '@shambles/thw';
import type { Book } from '../book.js';
import type { FtbWorld } from '../facts.js';
import type { Damage } from '../kinds.js';
import { duckBack } from '../moving/duck.js';
import { achieves } from '../people/classes.js';
import { LEAST_REP } from '../people/rep.js';
import { sawDie } from '../senses/sight.js';
import { isPlayers, type Person, personOf } from '../state.js';
import { STAR_POWER_LEVELS } from '../tables/combat.js';
import { word } from '../words.js';

/** What hurt a person, and how. */
export interface Cause {
  /** The id of a human or a zombie. */
  readonly by: string;
  /** Rep of the human who did it; 0 for zombies. FTB-3.1.4.2, FTB-D-46. */
  readonly rep: number;
  readonly how: 'fire' | 'melee';
  /** True if it was not meant to kill. FTB-8.3.3a. */
  readonly beating?: boolean;
}

/**
 * Applies a person's worst result: first Hard as Nails, then Star Power, Larger Than Life and Cheating Death, then what
 * remains. Returns the result: after fire usually at least a Duck Back; in a melee Carry On means another round.
 * FTB-7.6b, FTB-D-2, FTB-D-46.
 */
export function* suffer(w: FtbWorld, who: string, damage: Damage, cause: Cause): Rule<Damage> {
  const p = personOf(w.s, who);
  const { nails } = p;
  let now = cause.beating && damage === 'obviously-dead' ? 'out-of-the-fight' : damage;
  if (cause.rep > 0) now = yield* lessen(w, who, now, cause);
  if (now === 'obviously-dead' && (yield* cheatsDeath(w, who, cause))) return now;
  if (now === 'out-of-the-fight' || now === 'obviously-dead') {
    yield* achieves(w, cause.by, {
      is: 'downed',
      cause: now === 'obviously-dead' ? 'FTB-5.7.4' : 'FTB-5.7.5a',
      who,
      condition: now,
      by: cause.by,
      ...(cause.beating && { beaten: true as const }),
    });
    if (now === 'obviously-dead') sawDie(w, who);
    return now;
  }
  if (cause.how === 'fire' && !standsFirm(w, p, nails)) {
    yield* duckBack(w, who, [cause.by], damage === 'duck-back' ? 'FTB-7.6a' : 'FTB-3.1.4.1d');
    return 'duck-back';
  }
  return now;
}

/** Damage by a human that remains after advantages. */
export function* lessen(
  w: FtbWorld,
  who: string,
  damage: Damage,
  { by, rep }: Pick<Cause, 'by' | 'rep'>,
): Rule<Damage> {
  const p = personOf(w.s, who);
  const { options } = w.book;
  let now = damage;
  if (shrugsOff(w, who, now)) return 'carry-on';
  if (
    options['star-power'] === 'on' &&
    p.power > 0 &&
    (now === 'out-of-the-fight' || now === 'obviously-dead')
  )
    now = yield* starPower(w, who, now);
  if (now === 'obviously-dead' && isLarger(w, p, rep)) {
    w.happen({ is: 'larger-than-life', cause: 'FTB-3.1.4.2', who, by });
    now = 'out-of-the-fight';
  }
  return now;
}

/**
 * Hard as Nails: once in an Encounter, saves a person from Obviously Dead by a human. Returns true if it does.
 * FTB-3.3-hard-as-nails.
 */
export function shrugsOff(w: FtbWorld, who: string, damage: Damage): boolean {
  const p = personOf(w.s, who);
  if (damage !== 'obviously-dead' || p.nails || !p.attributes.includes('hard-as-nails')) return false;
  w.happen({ is: 'hard-as-nails', cause: 'FTB-3.3-hard-as-nails', who });
  return true;
}

/**
 * True if somebody just spared by Hard as Nails carries on under fire. `had` is true if it had been spared before.
 * FTB-D-2.
 */
export function standsFirm(w: FtbWorld, { nails }: Person, had: boolean): boolean {
  return nails && !had && w.book.options['hard-as-nails'] === 'carry-on';
}

/** True if a human of this Rep cannot kill the person. FTB-3.1.4.2. */
export function isLarger(w: FtbWorld, p: Person, rep: number): boolean {
  return p.star && w.book.options['larger-than-life'] === 'on' && rep < p.rep;
}

/** FTB-3.1.4.1b, FTB-3.1.4.1c. */
function* starPower(w: FtbWorld, who: string, before: 'out-of-the-fight' | 'obviously-dead'): Rule<Damage> {
  const p = personOf(w.s, who);
  const dice = yield* faces(w, p.power, {
    rule: 'FTB-3.1.4.1b',
    label: 'star-power',
    table: 'FTB-T-star-power',
    seat: p.seat,
    who: p.id,
  });
  const rows = dice.map((face) => rowFor(w.book.tables.starPower, face));
  const after = lowered(
    before,
    rows.reduce((n, row) => n + row.levels, 0),
  );
  const lost = rows.filter((row) => !row.kept).length;
  w.happen({ is: 'star-power', cause: 'FTB-3.1.4.1b', who, dice, before, after, lost });
  return after;
}

/** Damage lowered by a number of levels, as far as it goes. FTB-T-star-power-levels. */
function lowered(damage: Damage, levels: number): Damage {
  const level = STAR_POWER_LEVELS.rows.find((row) => row.from === damage);
  return level && levels > 0 ? lowered(level.to, levels - 1) : damage;
}

/** Cheats death for a Star whom a human of at least its Rep would kill. Returns true if it does. FTB-3.1.4.3. */
export function* cheatsDeath(
  w: FtbWorld,
  who: string,
  { by, rep }: Pick<Cause, 'by' | 'rep'>,
): Rule<boolean> {
  const p = personOf(w.s, who);
  if (!p.star || w.book.options['cheating-death'] !== 'on' || rep < p.rep) return false;
  const yes =
    p.seat === '' ||
    (yield* ask(
      w,
      p.seat,
      'FTB-3.1.4.3',
      'cheat-death',
      new Confirm({ key: 'cheat-death.yes' }, { key: 'cheat-death.no' }),
      { who: word(`person.${who}`) },
    ));
  const left = Math.max(LEAST_REP, p.rep - 1);
  if (yes) w.happen({ is: 'cheated-death', cause: 'FTB-3.1.4.3', who, by, rep: left });
  return yes;
}

/** Star Power dice of a person at the start of an Encounter. FTB-3.1.4.1a. */
export function powerOf({ options }: Pick<Book, 'options'>, p: Pick<Person, 'star' | 'rep'>): number {
  if (options['star-power'] !== 'on') return 0;
  return p.star ? p.rep : Number(options['grunt-power']);
}

/** True if a person of the players' begins with Star Power dice, Grunts if the table gives them some. FTB-3.1.4.1a. */
export function hasStarPower(p: Pick<Person, 'star' | 'rep' | 'seat'>, book: Pick<Book, 'options'>): boolean {
  return isPlayers(p) && powerOf(book, p) > 0;
}
