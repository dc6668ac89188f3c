import { LEAST, MOST, type Noun } from '@shambles/engine';
import { describe, expect, test } from 'vitest';
import { bdz } from '../index.js';
import { CLASSES, type Class } from '../kinds.js';
import { REGISTER } from '../register.js';
import { SCENARIOS } from '../scenarios/scenarios.js';
import type { Person } from '../state.js';
import { LISTS, type List, listsOf } from '../tables/lists.js';
import { type Game, game } from '../testing/game.js';
import { appears, gathers, turnUp } from './recruit.js';

/** A Star of this class gathers a band. */
function band(
  kind: Class,
  dice: readonly number[],
  more: { readonly star?: Partial<Person>; readonly options?: { readonly [id: string]: string } } = {},
): Game {
  const g = game({
    people: { star: { star: true, class: kind, rep: 5, ...more.star } },
    options: more.options ?? {},
    dice,
  });
  return g.begin(gathers(g.w, 'star'));
}

/** Everybody who joined, such as "experienced 4 shotgun". */
const joined = (g: Game) =>
  g.facts('recruited').map(({ type, recruit: { guns, melee, rep } }) => {
    return [type, rep, ...(guns.length > 0 ? guns : [melee])].join(' ');
  });

const printed = (id: string) =>
  (REGISTER.tables ?? []).find((t) => t.id === id) as unknown as {
    rows: readonly { readonly [column: string]: unknown }[];
  };

describe('the tables are those of the register', () => {
  const lists = Object.keys(LISTS) as List[];

  test('[BDZ-T-list-military] [BDZ-T-list-police] [BDZ-T-list-survivor] [BDZ-T-list-civilian] [BDZ-T-list-ganger] [BDZ-list-military] [BDZ-list-police] [BDZ-list-survivor] [BDZ-list-civilian] [BDZ-list-ganger] types and Reps', () => {
    for (const list of lists) {
      const { recruits } = LISTS[list];
      const rows = recruits.rows.map(({ on, name, rep }) => ({ from: on[0], to: on[1], type: name, rep }));
      expect(rows).toEqual(printed(recruits.id).rows.filter((row) => !row.special));
    }
  });

  test('[BDZ-T-weapons-survivor] [BDZ-T-weapons-civilian] [BDZ-T-weapons-ganger] weapons by total', () => {
    for (const { weapons: table } of Object.values(LISTS)) {
      if (!table) continue;
      const { rows } = table;
      const total = ([from, to]: readonly [number, number]) => (from === LEAST ? to : from);
      expect(rows.map(({ on, sub, weapon }) => [total(on), sub ?? null, weapon])).toEqual(
        printed(table.id).rows.map((row) => [row.total, row.sub, row.weapon]),
      );
      // The rows cover every roll, however low or high.
      expect([rows[0]?.on[0], rows[rows.length - 1]?.on[1]]).toEqual([LEAST, MOST]);
    }
  });

  test('[BDZ-T-classes] [BDZ-class-four] four classes, five lists: police are military', () => {
    const rows = printed('BDZ-T-classes').rows;
    expect(
      lists.map((list) => ({
        class: list,
        reaction_table: `BDZ-T-react-${LISTS[list].class}`,
        list: LISTS[list].recruits.id,
        weapons: LISTS[list].weapons?.id ?? null,
      })),
    ).toEqual(expect.arrayContaining([...rows]));
    expect(rows).toHaveLength(5);
    expect(CLASSES.map(listsOf)).toEqual([['civilian'], ['ganger'], ['military', 'police'], ['survivor']]);
  });
});

test('[BDZ-list-recruit] [BDZ-list-survivor] [BDZ-list-weapon-roll] two dice say who it is, one and the Rep what it carries', () => {
  const g = band('survivor', [3, 4, 3, 5, 5, 2], {}).answer(2).end();
  expect(joined(g)).toEqual(['experienced 4 shotgun', 'newbie 3 ba-pistol']);
  expect(g.person('recruit-1')).toMatchObject({
    class: 'survivor',
    side: 'player-1',
    star: false,
    armoured: false,
  });
  g.done();
});

test('[BDZ-list-recruit] [BDZ-list-weapon-roll] it is told what each has: its weapon, or its bare hands', () => {
  const told = (g: Game) =>
    g.facts('recruited').map((f) => {
      const { weapons = [] } = bdz.tell(f)?.values ?? {};
      return (weapons as readonly Noun[]).map(({ noun }) => noun);
    });
  const g = band('survivor', [3, 4, 3, 5, 5, 2], {}).answer(2).end();
  expect(told(g)).toEqual([['thing.shotgun'], ['thing.ba-pistol']]);
  const bare = game({ dice: [4, 3, 1, 1] });
  bare.begin(turnUp(bare.w, 'civilian', 1)).end();
  expect(told(bare)).toEqual([['thing.improvised-one-handed']]);
});

test('[BDZ-list-weapon-roll] [BDZ-dice-possibilities] a split total takes another die; over 11 is 11', () => {
  const one = (kind: Class, dice: readonly number[]) => joined(band(kind, dice).answer(1).end());
  expect(one('civilian', [3, 4, 1, 2])).toEqual(['average 3 improvised-one-handed']);
  expect(one('civilian', [3, 4, 1, 3])).toEqual(['average 3 improvised-two-handed']);
  expect(one('civilian', [6, 6, 1])).toEqual(['liability 2 unarmed']);
  expect(one('ganger', [1, 1, 6])).toEqual(['boss 5 assault-rifle']);
  const six = band('ganger', [1, 1, 6], { star: { rep: 6 } }).answer(1);
  expect(joined(six)).toEqual(['boss 5 assault-rifle']);
});

test('[BDZ-D-recruit-list] a Star recruits from the list of its class, a military one of two', () => {
  const g = band('military', []);
  expect(g.question()).toBe('player-1 list BDZ-list-recruit');
  expect(g.options()).toEqual(['military', 'police']);
  expect(joined(band('ganger', [6, 6, 3]).answer(1).end())).toEqual(['wannabee 2 ba-pistol']);
});

test('[BDZ-D-survivor-weapon-10] a survivor with 10 has a semi-automatic rifle by either half', () => {
  const ten = (die: number) => joined(band('survivor', [3, 4, 6, die]).answer(1).end());
  expect([ten(3), ten(4)]).toEqual(Array(2).fill(['experienced 4 semi-automatic-rifle']));
});

test('[BDZ-char-recruit-count] [BDZ-list-size-advice] one Grunt for each point of Rep at most', () => {
  const g = band('civilian', [], { star: { rep: 3 } });
  expect(g.question()).toBe('player-1 recruits BDZ-char-recruit-count');
  expect([g.refused(4), g.refused(-1)]).toEqual(['BDZ-char-recruit-count', 'BDZ-char-recruit-count']);
  g.answer(0).end();
  expect(g.state.people).toHaveLength(1);
});

test('[BDZ-char-recruit-rep] whoever is above the Star is rolled again', () => {
  const g = band('civilian', [1, 1, 2, 3, 3, 4, 2], { star: { rep: 3 } })
    .answer(1)
    .end();
  expect(joined(g)).toEqual(['average 3 pistol']);
  g.done();
  expect(joined(band('survivor', [1, 1, 4]).answer(1).end())).toEqual(['veteran 5 bolt-action-rifle']);
});

describe('the military list', () => {
  test('[BDZ-list-military] [BDZ-list-military-guard] 1-5 are National Guard, who add 2; 6 is regular army', () => {
    const three = (die: number) =>
      joined(band('military', [die, 1, 3, 6, 6, 5, 6]).answer('military', 3, 'nobody').end());
    expect(three(5)).toEqual(['soldier 4 assault-rifle', ...Array(2).fill('recruit 3 assault-rifle')]);
    expect(three(6)).toEqual(['veteran 5 assault-rifle', ...Array(2).fill('recruit 3 assault-rifle')]);
    // A soldier takes nothing from a patrol car, and nothing is recorded of that.
    const one = band('military', [6, 3, 4]).answer('military', 1, 'nobody').end();
    expect(one.facts('forced').map((f) => f.ask)).not.toContain('takes-more');
    // Without recruits nothing is thrown.
    const alone = band('military', []).answer('military', 0, 'nobody').end();
    expect([joined(alone), alone.facts('rolled')]).toEqual([[], []]);
  });

  test('[BDZ-protected] [BDZ-list-military-saw] all are protected, and one may carry a SAW in place of the rifle', () => {
    const g = band('military', [6, 3, 4, 3, 4]).answer('military', 2);
    expect(g.question()).toBe('player-1 saw BDZ-list-military-saw');
    expect(g.options()).toEqual(['nobody', 'star', 'recruit-1', 'recruit-2']);
    g.answer('recruit-2').end();
    const guns = (id: string) => g.person(id).guns.map((each) => each.gun);
    expect([guns('recruit-1'), guns('recruit-2')]).toEqual([['assault-rifle'], ['squad-automatic-weapon']]);
    expect([g.person('recruit-1').armoured, g.person('recruit-2').armoured]).toEqual([true, true]);
  });

  test('[BDZ-list-military-rogue] two months on a die makes each a survivor or a ganger', () => {
    const now = (since: string, die: readonly number[]) =>
      band('military', [6, 3, 4, ...die], { options: { since } })
        .answer('military', 1, 'nobody')
        .end()
        .person('recruit-1').class;
    expect([now('months', [3]), now('months', [4])]).toEqual(['survivor', 'ganger']);
    expect([now('days', []), now('weeks', [])]).toEqual(['military', 'military']);
  });
});

describe('the police list', () => {
  test('[BDZ-list-police] [BDZ-list-police-gear] [BDZ-D-patrol-car] officers have a BA pistol, and may take a shotgun', () => {
    const g = band('military', [4, 4, 5, 5]).answer('police', 2);
    expect(g.question()).toBe('player-1 takes-more BDZ-list-police-gear');
    expect(g.options()).toEqual(['nothing', 'shotgun']);
    expect(g.asked().shape).toMatchObject({
      options: [{ line: { key: 'takes-nothing' } }, { line: { key: 'weapon' } }],
    });
    g.answer('shotgun', 'nothing').end();
    expect(joined(g)).toEqual(['officer 4 ba-pistol shotgun', 'rookie 3 ba-pistol']);
    expect(g.person('recruit-1')).toMatchObject({ class: 'military', armoured: false, hand: [1] });
  });

  test('[BDZ-list-police-swat] [BDZ-D-swat] SWAT are protected, choose among three more weapons, and keep to themselves', () => {
    const g = band('military', [1, 2]).answer('police', 2);
    expect(g.options()).toEqual(['nothing', 'assault-rifle', 'shotgun', 'submachine-gun']);
    g.answer('assault-rifle', 'nothing').end();
    expect(joined(g)).toEqual(['swat 5 ba-pistol assault-rifle', 'swat 5 ba-pistol']);
    expect(g.person('recruit-2').armoured).toBe(true);
    g.done();
    const uniformed = band('military', [4, 4, 1, 2, 4, 4]).answer('police', 2, 'nothing', 'nothing').end();
    expect(joined(uniformed)).toEqual(['officer 4 ba-pistol', 'officer 4 ba-pistol']);
    uniformed.done();
  });

  test('[BDZ-list-police-week2] [BDZ-list-police-month2] after two weeks 1-2 are gangers, after two months nobody is police', () => {
    const now = (since: string, dice: readonly number[]) => {
      const g = band('military', [4, 4, ...dice], { options: { since } })
        .answer('police', 1, 'nothing')
        .end();
      g.done();
      return g.person('recruit-1').class;
    };
    expect(now('days', [])).toBe('military');
    expect([now('weeks', [2]), now('weeks', [3])]).toEqual(['ganger', 'military']);
    expect([now('months', [2]), now('months', [3, 3]), now('months', [3, 4])]).toEqual([
      'ganger',
      'survivor',
      'ganger',
    ]);
  });
});

test('[BDZ-list-civilian-rare] [BDZ-D-civilian-rare] a year on whoever comes from the civilian list is a survivor on 1-3, and else a ganger', () => {
  const now = (since: string, die: readonly number[]) => {
    const g = band('civilian', [3, 4, 2, ...die], { options: { since } })
      .answer(1)
      .end();
    g.done();
    return g.person('recruit-1').class;
  };
  for (const since of ['days', 'weeks', 'months']) expect(now(since, [])).toBe('civilian');
  expect([1, 3, 4, 6].map((die) => now('year', [die]))).toEqual(['survivor', 'survivor', 'ganger', 'ganger']);
  // They keep their Rep and what they carry; soldiers have long gone rogue.
  const g = band('civilian', [3, 4, 2, 1], { options: { since: 'year' } })
    .answer(1)
    .end();
  expect(joined(g)).toEqual(['average 3 pistol']);
  const soldier = band('military', [6, 3, 4, 4], { options: { since: 'year' } });
  expect(soldier.answer('military', 1, 'nobody').end().person('recruit-1').class).toBe('ganger');
});

test('[BDZ-char-recruit-later] who turns up in the course of a game may be of any Rep, and of any list', () => {
  // A five on the survivor list is above a Star of Rep 3. At the start of a game it would be rolled again.
  const met = (list: List, n: number, dice: readonly number[]) => {
    const g = game({ people: { star: { star: true, class: 'survivor', rep: 3 } }, dice });
    g.begin(turnUp(g.w, list, n))
      .end()
      .done();
    return (g.result as string[]).map((id) => [g.person(id).class, g.person(id).rep]);
  };
  expect(met('survivor', 2, [1, 2, 2, 4, 5, 1])).toEqual([
    ['survivor', 5],
    ['survivor', 4],
  ]);
  expect(met('ganger', 1, [5, 1, 3])).toMatchObject([['ganger', expect.any(Number)]]);
});

test('[BDZ-D-c147] the Star of a free fight has met zombies, and those who join have not', () => {
  const stars = SCENARIOS.filter((s) => ['bands', 'stand', 'campaign', 'day-one'].includes(s.id));
  expect(stars.map((s) => [s.id, s.people.every((p) => p.knowsZeds)])).toEqual([
    ['bands', true],
    ['campaign', true],
    ['day-one', false],
    ['stand', true],
  ]);
  const g = band('civilian', [3, 4, 2], { options: { since: 'days' } })
    .answer(1)
    .end();
  expect(g.person('recruit-1').knowsZeds).toBe(false);
});

test('[BDZ-EX-weapon-shown] [BDZ-weapon-carried] three models have a pistol, a shotgun and an assault rifle, and play with them', () => {
  const g = band('civilian', [3, 4, 3, 4, 3, 4], { options: { arms: 'shown' } }).answer(3);
  expect(g.question()).toBe('player-1 weapon BDZ-weapon-carried');
  g.answer('pistol', 'shotgun', 'assault-rifle').end();
  expect(joined(g)).toEqual(['average 3 pistol', 'average 3 shotgun', 'average 3 assault-rifle']);
  const blade = band('civilian', [3, 4], { options: { arms: 'shown' } })
    .answer(1, 'two-handed')
    .end();
  expect(blade.person('recruit-1')).toMatchObject({ guns: [], hand: [], melee: 'two-handed' });
});

test('they stand about their Star, one inch between bases', () => {
  const g = band('civilian', [3, 4, 2, 3, 4, 2, 3, 4, 2]).answer(3).end();
  expect(g.state.people.map((p) => p.x)).toEqual([18, 16, 20, 14]);
});

test('[BDZ-react-zed] [BDZ-list-police] police officers are first responders, rogue or not, and nobody from another list', () => {
  const is = (g: Game) => {
    const { class: kind, responder } = g.person('recruit-1');
    return [kind, responder];
  };
  const police = (options: { readonly [id: string]: string }, dice: readonly number[]) =>
    is(
      band('military', [3, 4, ...dice], { options })
        .answer('police', 1, 'nothing')
        .end(),
    );
  expect(police({}, [])).toEqual(['military', true]);
  expect(police({ since: 'weeks' }, [2])).toEqual(['ganger', true]);
  expect(police({ since: 'months' }, [3, 3])).toEqual(['survivor', true]);
  expect(is(band('military', [1, 3, 4]).answer('military', 1, 'nobody').end())).toEqual(['military', false]);
  expect(is(band('survivor', [3, 4, 3]).answer(1).end())).toEqual(['survivor', false]);
});

test('[BDZ-list-police-swat] of police who are met, SWAT have the weapons of SWAT to choose from, and others a shotgun', () => {
  const choice = (type: string) => {
    const g = game({ people: { a: {} } });
    g.begin(appears(g.w, { seat: 'others', type, rep: 5, class: 'military', arms: 'police' }));
    return g.options();
  };
  expect(choice('swat')).toEqual(['nothing', 'assault-rifle', 'shotgun', 'submachine-gun']);
  expect(choice('officer')).toEqual(['nothing', 'shotgun']);
});
