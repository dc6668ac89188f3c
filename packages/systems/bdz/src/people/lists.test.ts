import { expect, test } from 'vitest';
import { groupOf, leaderIn } from '../groups/groups.js';
import { damageBy, gunRank, gunRow } from '../house/rows.js';
import { PRINTED } from '../house/tables.js';
import { bdz } from '../index.js';
import { type Person, sound } from '../state.js';
import { issueOf, LISTS } from '../tables/lists.js';
import { OUTGUNNED } from '../tables/weapons.js';
import { game, type Situation } from '../testing/game.js';
import { printed } from '../testing/printed.js';
import { gathers } from './recruit.js';
import { setOut } from './start.js';

test('[BDZ-list-military-squad] ten to twelve soldiers, in teams of four that a Team Leader leads each', () => {
  const rows = LISTS.military.recruits.rows;
  const team = (n: number) =>
    [5, 4, 4, 3].map((rep, i): [string, Partial<Person>] => [
      `s${n}-${i}`,
      {
        rep,
        class: 'military',
        x: 6 + 10 * n,
        y: 6 + 1.5 * i,
        guns: [{ gun: 'assault-rifle', empty: false }],
      },
    ]);
  const people = Object.fromEntries([0, 1, 2].flatMap(team));
  const g = game({ people });
  g.begin(setOut(g.w)).answer(['s0-1', 's0-2', 's0-3'], ['s1-1', 's1-2', 's1-3'], ['s2-1', 's2-2', 's2-3']);
  for (const n of [0, 1, 2]) {
    expect(groupOf(g.w, `s${n}-2`)).toHaveLength(4);
    expect(leaderIn(groupOf(g.w, `s${n}-2`))?.id).toBe(`s${n}-0`);
  }
  expect(rows.find((r) => r.type === 'team-leader')?.rep).toBe(Math.max(...rows.map((r) => r.rep)));
});

test('[BDZ-list-military-gear] [BDZ-grenade-supply] every soldier has an assault rifle and is protected, and any of its side has grenades', () => {
  expect(issueOf('military', false)).toMatchObject({ guns: ['assault-rifle'], armoured: true });
  const g = game({ people: { star: { star: true, class: 'military', rep: 5 } }, dice: [6, 2, 1, 6, 6] });
  g.begin(gathers(g.w, 'star')).answer('military', 2, 'nobody').end();
  for (const id of ['recruit-1', 'recruit-2'])
    expect(g.person(id)).toMatchObject({ armoured: true, guns: [{ gun: 'assault-rifle', empty: false }] });
  expect(g.person('star').armoured).toBe(true);
  const friend = { x: 20, has: ['pistol'] as const };
  const throws = (people: Situation['people']) =>
    game({ people: { ...people, friend }, active: ['friend'] })
      .step()
      .options()
      .includes('throw friend');
  expect([throws({ a: sound(g.person('recruit-1')) }), throws({ a: {} })]).toEqual([false, false]);
  const there = { ...sound(g.person('recruit-1')), x: 16, y: 18, seat: 'player-1', side: 'player-1' };
  expect(throws({ a: there })).toBe(true);
});

test('[BDZ-EX-dice-possibilities] [BDZ-dice-possibilities] a ganger of Rep 3 has a pistol on a 1, and on anything else something better', () => {
  const weapon = (die: number) => {
    const g = game({ people: { star: { star: true, class: 'ganger', rep: 5 } }, dice: [4, 5, die, 3] });
    g.begin(gathers(g.w, 'star')).answer(1).end();
    return g.person('recruit-1').guns[0]?.gun;
  };
  expect(weapon(1)).toBe('pistol');
  for (const die of [2, 3, 4, 5]) expect(weapon(die)).not.toBe('pistol');
});

test('[BDZ-T-rep-levels] six levels of Rep, shown to players', () => {
  const levels = bdz.tables?.find((t) => t.id === 'BDZ-T-rep-levels');
  expect(levels?.rows.map((r) => r.rep)).toEqual(
    printed<{ readonly rep: number }>('BDZ-T-rep-levels').map((r) => r.rep),
  );
});

test('[BDZ-T-outgunned] [BDZ-D-outgunned-rank] the rankings are those of the register, and marked as reconstructed', () => {
  for (const { rank, weapons } of printed<{ readonly rank: number; readonly weapons: readonly string[] }>(
    'BDZ-T-outgunned',
  ))
    for (const id of weapons.filter((each) => OUTGUNNED.rows.some((row) => row.id === each)))
      expect(gunRank(PRINTED, id as never), id).toBe(rank);
  expect(OUTGUNNED.provenance).toBe('reconstructed');
  // Fixed by examples and advice: a submachine gun and a machine pistol above a BA pistol, a rifle above a
  // semi-automatic.
  expect(gunRank(PRINTED, 'submachine-gun')).toBeGreaterThan(gunRank(PRINTED, 'ba-pistol'));
  expect(gunRank(PRINTED, 'machine-pistol')).toBeGreaterThan(gunRank(PRINTED, 'ba-pistol'));
  expect(gunRank(PRINTED, 'assault-rifle')).toBeGreaterThan(gunRank(PRINTED, 'semi-automatic-rifle'));
  expect(gunRank(PRINTED, 'squad-automatic-weapon')).toBeGreaterThan(gunRank(PRINTED, 'assault-rifle'));
});

test('[BDZ-advice-impact] against zombies that charge Impact 2 kills more often than 1; against humans a machine pistol outguns', () => {
  const kills = (gun: 'shotgun' | 'pistol') =>
    [1, 2, 3, 4, 5, 6].filter(
      (die) => damageBy(PRINTED, die, gunRow(PRINTED, gun).impact, 'zombie') === 'dead',
    ).length;
  expect([kills('shotgun'), kills('pistol')]).toEqual([2, 1]);
  expect(gunRank(PRINTED, 'machine-pistol')).toBeGreaterThan(
    Math.max(gunRank(PRINTED, 'pistol'), gunRank(PRINTED, 'ba-pistol')),
  );
});
