import { expect, test } from 'vitest';
import { fullDice, grenadeRow, gunRow } from '../house/rows.js';
import { PRINTED } from '../house/tables.js';
import { GUNS, type Gun } from '../kinds.js';
import { fight } from '../melee/melee.js';
import { holds } from '../reaction/cases.js';
import { REGISTER } from '../register.js';
import type { Person } from '../state.js';
import { WEAPONS } from '../tables/weapons.js';
import { game } from '../testing/game.js';
import { fireAll } from './shooting.js';
import { targetsAmong } from './weapons.js';

/** Somebody with a gun, and a foe at this distance, from edge to edge. */
const off = (gun: Gun, inches: number, dice: readonly number[] = []) =>
  game({
    map: { size: [36, 72] },
    people: { a: { y: 1, has: [gun] }, foe: { seat: 'player-2', y: 2 + inches, facing: 180 } },
    active: ['a'],
    dice,
  });

/** How many dice a gun fires, and its Impact, as a game shows them. */
function fired(gun: Gun): { readonly dice: readonly number[]; readonly impact: number | undefined } {
  const shot = (answer?: string) => {
    const g = off(gun, 4, [6, 1, 1, 1, 1, 1, 1]);
    g.begin(fireAll(g.w, [{ who: 'a', at: ['foe'], snap: false, why: 'active', charged: false }]));
    if (answer === undefined) return g;
    return g.answer(answer);
  };
  const open = shot();
  const ways = open.asks().length > 0 ? open.options().map(shot) : [open];
  const thrown = ways.map(
    (g) => g.facts('rolled').find((r) => r.cause === 'BDZ-shoot-roll')?.faces[0]?.length,
  );
  return { dice: thrown.map(Number).sort(), impact: ways[0]?.facts('wound')[0]?.against };
}

test.each<
  readonly [rule: string, gun: Gun, range: number, dice: readonly number[], target: number, impact: number]
>([
  ['BDZ-weapon-ar', 'assault-rifle', 48, [1, 3], 3, 3],
  ['BDZ-weapon-bap', 'ba-pistol', 12, [1, 2], 2, 2],
  ['BDZ-weapon-ba', 'bolt-action-rifle', 48, [1], 1, 3],
  ['BDZ-weapon-mp', 'machine-pistol', 12, [3], 3, 1],
  ['BDZ-weapon-pistol', 'pistol', 12, [1, 2], 2, 1],
  ['BDZ-weapon-sa', 'semi-automatic-rifle', 48, [1, 2], 2, 3],
  ['BDZ-weapon-sg', 'shotgun', 12, [6], 3, 2],
  ['BDZ-weapon-saw', 'squad-automatic-weapon', 48, [4], 4, 3],
  ['BDZ-weapon-smg', 'submachine-gun', 24, [3], 3, 1],
])(
  '[%s] [BDZ-weapon-range] %s: range %i, dice %j, Target %i, Impact %i',
  (_, gun, range, dice, target, impact) => {
    const reaches = (inches: number) => off(gun, inches).step().options().includes('fire a');
    expect([reaches(range), reaches(range + 0.01)]).toEqual([true, false]);
    expect(fired(gun)).toEqual({ dice, impact });
    expect([gunRow(PRINTED, gun).target, fullDice(PRINTED, gun)]).toEqual([target, target]);
  },
);

test('[BDZ-T-weapons] [BDZ-weapon-properties] [BDZ-weapon-ar] [BDZ-weapon-bap] [BDZ-weapon-ba] [BDZ-weapon-mp] [BDZ-weapon-pistol] [BDZ-weapon-sa] [BDZ-weapon-sg] [BDZ-weapon-saw] [BDZ-weapon-smg] [BDZ-weapon-fbg] every row is that of the register', () => {
  const table = (REGISTER.tables ?? []).find((t) => t.id === 'BDZ-T-weapons') as unknown as {
    rows: readonly { readonly [column: string]: unknown }[];
  };
  const printed = table.rows.filter((row) => row.id !== 'flash-bang-grenade');
  const thrown = table.rows.find((row) => row.id === 'flash-bang-grenade');
  const GRENADE = grenadeRow(PRINTED);
  expect(WEAPONS.rows).toContain(GRENADE);
  expect(thrown).toMatchObject({
    range: GRENADE.range,
    blast_circle: GRENADE.circle,
    target: null,
    impact: null,
  });
  expect(
    GUNS.map((gun) => gunRow(PRINTED, gun)).map(
      ({ id, name, range, dice, best, target, impact, oneHanded }) => ({
        id,
        name,
        range,
        dice,
        ...(best !== undefined && { best }),
        target,
        impact,
        one_handed: oneHanded,
      }),
    ),
  ).toEqual(printed.map(({ abbr: _, ...row }) => row));
});

test('[BDZ-D-melee-only] a blade alone is not outgunned and does not duck for want of a gun; bare hands are as a gun without ammo', () => {
  const g = game({
    people: {
      blade: { melee: 'two-handed' },
      bare: { x: 16 },
      foe: { seat: 'player-2', y: 24, facing: 180, has: ['pistol'] },
    },
  });
  const is = (c: 'cannot-shoot' | 'outgunned') =>
    ['blade', 'bare'].map((id) => holds(g.w, g.person(id), c, { causes: ['foe'], rank: 1 }));
  expect([is('cannot-shoot'), is('outgunned')]).toEqual([
    [false, true],
    [false, true],
  ]);
});

test('[BDZ-D-unarmed-melee] a gun is no help in melee: no die for its Impact', () => {
  const g = game({
    people: { a: { rep: 3, has: ['assault-rifle'] } },
    zeds: { 'zed-1': { x: 19 } },
    state: { melees: [{ who: 'a', with: 'zed-1', rear: false }] },
    dice: [6, 6, 6, 6],
  });
  g.begin(fight(g.w, g.state.melees)).end().done();
});

test('[BDZ-D-fire-into-melee] [BDZ-autokill] nobody fires at those who are out of the fight; at the stunned one may', () => {
  const at = (status: Person['status']) => {
    const g = off('pistol', 4);
    g.person('foe').status = status;
    return targetsAmong(g.w, 'a', 'pistol', ['foe']);
  };
  expect((['out', 'dead', 'stunned', 'carry-on'] as const).map(at)).toEqual([[], [], ['foe'], ['foe']]);
});

test('[BDZ-shoot-targets] of targets that are as near those with the first ids come first', () => {
  const foe = { seat: 'player-2', y: 18 } as const;
  const g = game({ people: { a: { y: 10, has: ['pistol'] }, b: { ...foe, x: 16 }, c: { ...foe, x: 20 } } });
  for (const among of [
    ['b', 'c'],
    ['c', 'b'],
  ])
    expect(targetsAmong(g.w, 'a', 'pistol', among)).toEqual(['b', 'c']);
});
