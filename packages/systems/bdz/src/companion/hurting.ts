import type { Rule } from '@shambles/engine';
import * as z from 'zod/mini';
import type { BdzFact } from '../facts.js';
import { flash } from '../grenades/flash.js';
import { throwsGrenade } from '../grenades/grenades.js';
import { grenadeRow } from '../house/rows.js';
import type { Tabled } from '../house/tables.js';
import { restartsSaw } from '../melee/chainsaw.js';
import { fight } from '../melee/melee.js';
import { emptyCall } from '../shooting/call.js';
import { type Person, personOf } from '../state.js';
import { harryAreYouOkay } from '../wounded/infection.js';
import { recoverAfter, treats } from '../wounded/recovery.js';
import { bare, cast, define, flag, HERE, person, rep, stateOf, THERE, WALL_AT, WORDS, zed } from './bench.js';

const Rep = z.strictObject({ rep: rep() });

// ------------------------------------------------------------------ chain saws

const SawInput = z.strictObject({ rep: rep(), again: flag('It has stalled, and is started again') });

/** A round with a chain saw, or an attempt to restart it. BDZ-melee-chainsaw, BDZ-melee-chainsaw-stall. */
const CHAINSAW = define<typeof SawInput, string>({
  id: 'chainsaw',
  title: 'A chain saw',
  rule: 'BDZ-melee-chainsaw',
  input: SawInput,
  example: { rep: 4 },
  words: { ...WORDS, ...cast({ shooter: 'the fighter' }) },
  begin: ({ rep: own, again = false }) => {
    const saw = again ? 'stalled' : 'works';
    const x = HERE.x + 1;
    return stateOf(
      [person('shooter', { rep: own, melee: 'chainsaw', saw })],
      [zed('zed-1', { x, y: HERE.y, facing: THERE.facing })],
    );
  },
  *run(outer, { again = false }): Rule<string> {
    const w = bare(outer);
    if (again) yield* restartsSaw(w, 'shooter');
    else {
      const told = { is: 'melee', cause: 'BDZ-melee-start', who: 'shooter', with: 'zed-1' } as const;
      w.happen({ ...told, rear: false, caught: false });
      yield* fight(w, [...w.s.melees]);
    }
    return personOf(w.s, 'shooter').saw;
  },
  result: (saw) => ({ saw }),
  outcomes: (saw) => saw,
  outcomeNames: ['works', 'stalled', 'dry'],
  most: 3000,
  samples: 500,
});

// ------------------------------------------------------------------ grenades

const ThrowInput = z.strictObject({ rep: rep(), unseen: flag('At a spot that it does not see') });

/**
 * Inches from the middle of the thrower's base to the target, within range of its edge. At a range of one inch nothing
 * hides the spot, because it is thrown over the wall.
 */
const throwIn = (book: Tabled): number => Math.min(3, grenadeRow(book).range + 0.4);

/** BDZ-grenade-throw. */
const GRENADE_THROW = define<typeof ThrowInput, string>({
  id: 'grenade-throw',
  title: 'Throwing a flash bang',
  rule: 'BDZ-grenade-throw',
  input: ThrowInput,
  example: { rep: 4 },
  words: { ...WORDS, ...cast({ shooter: 'the thrower' }) },
  begin: ({ rep: own }, book) => {
    const off = throwIn(book);
    const x = WALL_AT - (off * 2) / 3;
    return stateOf([person('shooter', { rep: own, x })], [zed('zed-1', { x: x + off })]);
  },
  *run(outer, { unseen = false }): Rule<string> {
    const w = bare(outer, unseen ? 'hidden' : 'open');
    yield* throwsGrenade(w, 'shooter');
    return (w.facts as readonly BdzFact[]).flatMap((f) => (f.is === 'threw' ? [f.how] : []))[0] ?? 'drops';
  },
  result: (how) => ({ grenade: how }),
  outcomes: (how) => how,
  outcomeNames: ['lands', 'misses', 'drops'],
});

/** BDZ-grenade-effect, BDZ-T-flashbang. */
const FLASH_BANG = define<typeof Rep, string>({
  id: 'flash-bang',
  title: 'In the circle of a flash bang, facing it',
  rule: 'BDZ-grenade-effect',
  input: Rep,
  example: { rep: 4 },
  words: { ...WORDS, ...cast({ target: 'the tested' }) },
  begin: ({ rep: own }) => stateOf([person('target', { ...THERE, rep: own })]),
  *run(outer): Rule<string> {
    const w = bare(outer);
    const off = Math.min(2, grenadeRow(w.book).circle / 2);
    const spot = { x: THERE.x - off, y: THERE.y, level: 0 };
    yield* flash(w, spot, { by: 'shooter', rep: 4 }, false, emptyCall());
    return personOf(w.s, 'target').status;
  },
  result: (status) => ({ target: status }),
  outcomes: (status) => status,
  outcomeNames: ['carry-on', 'stunned', 'out', 'dead'],
});

// ------------------------------------------------------------------ the wounded

const medic = z
  .optional(z.enum(['nurse', 'doctor']))
  .check(z.meta({ title: 'Treated by', blank: 'a friend', names: { nurse: 'a nurse', doctor: 'a doctor' } }));
const helper = (medic: Person['medic'] = 'none') =>
  person('helper', { seat: 'player-2', side: 'player-2', x: HERE.x + 1, medic });
const RecoverInput = z.strictObject({ rep: rep(), medic });

/** A figure out of the fight, treated by somebody in contact. BDZ-recover-during, BDZ-recover-doctor. */
const RECOVERY = define<typeof RecoverInput, string>({
  id: 'recovery',
  title: 'Recovery in the fight',
  rule: 'BDZ-recover-during',
  input: RecoverInput,
  example: { rep: 4, medic: 'doctor' },
  words: { ...WORDS, ...cast({ target: 'the wounded' }) },
  begin: ({ rep: own, medic: by }) =>
    stateOf([person('target', { rep: own, status: 'out', prone: true }), helper(by)]),
  *run(outer): Rule<string> {
    const w = bare(outer);
    yield* treats(w, 'helper', 'target');
    return personOf(w.s, 'target').status === 'out' ? 'out' : 'back';
  },
  result: (fate) => ({ target: fate }),
  outcomes: (fate) => fate,
  outcomeNames: ['back', 'out'],
});

const AfterInput = z.strictObject({ rep: rep(), medic, ran: flag('It ran away') });

/** BDZ-recover-after. */
const RECOVERY_AFTER = define<typeof AfterInput, string>({
  id: 'recovery-after',
  title: 'Recovery after the encounter',
  rule: 'BDZ-recover-after',
  input: AfterInput,
  example: { rep: 4 },
  words: { ...WORDS, ...cast({ target: 'the wounded' }) },
  begin: ({ rep: own, medic: by, ran = false }) => {
    const hurt = ran ? ({ status: 'hunkered', retired: true } as const) : ({ status: 'out' } as const);
    return stateOf([person('target', { rep: own, ...hurt }), helper(by)]);
  },
  *run(outer): Rule<string> {
    const w = bare(outer);
    yield* recoverAfter(w);
    return personOf(w.s, 'target').afterwards;
  },
  result: (fate) => ({ target: fate }),
  outcomes: (fate) => fate,
  outcomeNames: ['normal', 'weaker', 'dies', 'never'],
});

const InfectionInput = z.strictObject({ rep: rep(), cure: flag('Somebody has a dose of the Cure') });

/** BDZ-harry-test, BDZ-harry-turn. */
const INFECTION = define<typeof InfectionInput, string>({
  id: 'infection',
  title: 'Harry, are you okay?',
  rule: 'BDZ-harry-test',
  input: InfectionInput,
  example: { rep: 4 },
  words: { ...WORDS, ...cast({ shooter: 'the bitten', target: 'the bitten' }) },
  begin: ({ rep: own, cure = false }) =>
    stateOf([person('target', { rep: own, bitten: true, cures: cure ? 1 : 0 })]),
  *run(outer): Rule<string> {
    const w = bare(outer);
    yield* harryAreYouOkay(w);
    if (w.facts.some((f) => f.is === 'cured')) return 'cured';
    return w.facts.some((f) => f.is === 'turned') ? 'turns' : 'well';
  },
  result: (fate) => ({ target: fate }),
  outcomes: (fate) => fate,
  outcomeNames: ['well', 'cured', 'turns'],
});

export const SAWS = [CHAINSAW];
export const FLASH_BANGS = [GRENADE_THROW, FLASH_BANG];
export const WOUNDS = [RECOVERY, RECOVERY_AFTER, INFECTION];
