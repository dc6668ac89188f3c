import { type AskView, DiceError, type Json, type OddsQuery, odds } from '@shambles/engine';
import { describe, expect, test } from 'vitest';
import { EVENING } from '../evening/index.js';
import { one, several } from '../facts/lines.js';
import { bdz } from '../index.js';
import type { Road } from '../state/encounter.js';
import type { Person } from '../state.js';
import { inEncounter } from '../testing/begun.js';
import { gone, onRoad } from '../testing/encounter.js';
import { type Game, game, type Situation } from '../testing/game.js';
import { building, underWay } from '../testing/looting.js';
import { preview } from './preview.js';

/** The open question, as its seat sees it. */
function askOf(g: Game): AskView {
  const { seat, code, rule, values, shape } = g.asked();
  const line = { key: `ask.${code}`, ...(values && { values }) };
  return { id: `${code}@1`, at: 1, seat, code, rule, line, shape } as AskView;
}
const shown = (g: Game, answer: Json): OddsQuery[] => preview(g.view('player-1'), askOf(g), answer, g.w.book);

/** The chances that the page shows for an answer. */
function told(g: Game, answer: Json): { readonly [name: string]: string } {
  const [query] = shown(g, answer) as [OddsQuery];
  const found = odds(bdz, query.procedure, query.input, { scenario: 'crossroads', options: {} });
  expect(found.method).toBe('exact');
  return Object.fromEntries(
    [...(found.named ?? [])].filter(([, f]) => f.num > 0n).map(([n, f]) => [n, `${f}`]),
  );
}

/** The same chances, found by playing on with every possible die until the result is known. */
function played(begin: (dice: readonly number[]) => Game, result: (g: Game) => string | undefined) {
  const found = new Map<string, number>();
  const follow = (dice: readonly number[], weight: number): void => {
    const g = begin(dice);
    const name = result(g);
    if (name !== undefined) found.set(name, (found.get(name) ?? 0) + weight);
    else for (let face = 1; face <= 6; face++) follow([...dice, face], weight / 6);
  };
  follow([], 1);
  return found;
}

/** Plays on until the dice run out. */
function until(g: Game, answer: Json): Game {
  try {
    g.answer(answer as never);
  } catch (error) {
    if (!(error instanceof DiceError)) throw error;
  }
  return g;
}

function agree(chances: { readonly [name: string]: string }, found: ReadonlyMap<string, number>): void {
  expect(Object.keys(chances).sort()).toEqual([...found.keys()].sort());
  for (const [name, share] of found) {
    const [num, den] = (chances[name] as string).split('/').map(Number) as [number, number];
    expect(share, name).toBeCloseTo(num / den, 9);
  }
}

/** A gang met on the road that wants a fight. */
const GANGERS: Road = {
  who: 'gangers',
  goal: 'hostile',
  place: 'broken-down',
  side: 'on',
  off: 0,
  wheels: true,
  spent: false,
};

const FOE = { seat: 'player-2', x: 18, y: 26, facing: 180, has: ['pistol'] } as const;
const fires = (dice: readonly number[], foe: object = {}, more: Situation = {}) => {
  const people = { a: { x: 18, y: 18, has: ['bolt-action-rifle'] as const }, foe: { ...FOE, ...foe } };
  const g = game({ active: ['a'], ...more, people: { ...people, ...more.people }, dice });
  return g.run();
};
/** Fires, up to the question of whom to aim at, if there is one. */
const aims = (foe: object = {}, more: Situation = {}) => fires([], foe, more).answer('fire a');

describe('fire at a human', () => {
  const result = (g: Game): string | undefined => {
    const [fall] = g.facts('downed');
    if (fall) return fall.status;
    const [test] = g.facts('tested').filter((f) => f.who === 'foe');
    return test?.test === 'received-fire' ? (test.result === 'carry-on' ? 'none' : test.result) : undefined;
  };

  test('[BDZ-T-shoot] [BDZ-react-received-fire] [BDZ-shoot-outgunned] the odds beside a target are what playing on comes to', () => {
    for (const foe of [
      { rep: 3, has: ['assault-rifle'] },
      { class: 'military', armoured: true, prone: true },
    ]) {
      const chances = told(fires([], foe), 'fire a');
      agree(
        chances,
        played((dice) => until(fires(dice, foe), 'fire a'), result),
      );
    }
  }, 60_000);

  test('[BDZ-T-shoot] what is asked of the companion is what stands on the table', () => {
    const input = (foe: object = {}, more: Situation = {}) =>
      (shown(fires([], foe, more), 'fire a')[0] as unknown as { input: { target: object } } | undefined)
        ?.input.target;
    const plain = { kind: 'human', rep: 4, class: 'ganger', outgunned: true };
    // A bolt action rifle ranks as a pistol.
    expect(input()).toEqual({ kind: 'human', rep: 4, class: 'ganger' });
    expect(input({ guns: [{ gun: 'pistol', empty: true }] })).toEqual(plain);
    const led = { people: { boss: { seat: 'player-2', x: 18, y: 25, facing: 180, rep: 5 } } };
    expect(input({}, led)).toMatchObject({ leader: 5 });
    expect(input({ charges: 'a' })).toMatchObject({ untested: true });
    expect(input({ status: 'ducked', prone: true })).toMatchObject({ untested: true, prone: true });
    expect([input({ star: true }), input({ attributes: ['stone-cold'] })]).toEqual([undefined, undefined]);
  });

  test('[BDZ-attr-marksman] [BDZ-shoot-declare] none where the piece would throw other dice', () => {
    const marksman = {
      people: { a: { x: 18, y: 18, has: ['bolt-action-rifle'], attributes: ['marksman'] } },
    };
    expect(shown(fires([], {}, marksman as Situation), 'fire a')).toEqual([]);
    const rifle = { people: { a: { x: 18, y: 18, has: ['assault-rifle'] } } } as Situation;
    const many = aims({}, { ...rifle, zeds: { 'zed-1': { x: 19, y: 26 } } });
    expect(shown(many, 'foe')).toHaveLength(1);
    expect(shown(many, 'foe one')).toEqual([]);
  });
});

describe('melee and charges', { timeout: 60_000 }, () => {
  const MELEE: Situation = {
    people: { a: { rep: 3, melee: 'knife', prone: true } },
    zeds: { 'zed-1': { x: 19 } },
    state: { melees: [{ who: 'a', with: 'zed-1', rear: false }] },
    active: ['a'],
  };

  test('[BDZ-melee-rolling] a round is reckoned with the dice that both would throw', () => {
    expect(shown(game(MELEE).run(), 'fight a')).toEqual([
      {
        procedure: 'melee',
        input: { rep: 3, weapon: 'knife', prone: true, opponent: { kind: 'zombie' } },
        on: 'zed-1',
      },
    ]);
    const rear = game({ ...MELEE, state: { melees: [{ who: 'a', with: 'zed-1', rear: true }] } }).run();
    expect(shown(rear, 'fight a')[0]?.input).toMatchObject({ rear: true });
    const two = { melees: [...(MELEE.state?.melees ?? []), { who: 'a', with: 'zed-2', rear: false }] };
    const many = game({ ...MELEE, zeds: { 'zed-1': { x: 19 }, 'zed-2': { x: 17 } }, state: two }).run();
    expect(shown(many, 'fight a')).toEqual([]);
    const brawler = game({ ...MELEE, people: { a: { attributes: ['brawler'] } } }).run();
    expect(shown(brawler, 'fight a')).toEqual([]);
    const told = EVENING.consequence?.(
      game(MELEE).run().view('player-1'),
      askOf(game(MELEE).run()),
      'fight a',
      game(MELEE).w.book,
    );
    expect(told).toMatchObject({ rule: 'BDZ-melee-rolling', odds: [{ procedure: 'melee' }] });
  });

  test('[BDZ-react-charge] [BDZ-leader-die] whether it charges at all, with a Leader in front or without', () => {
    const begin = (dice: readonly number[]) =>
      game({
        people: { a: { x: 18, y: 18, rep: 3 }, led: { x: 16, y: 21, rep: 5 } },
        zeds: { 'zed-1': { x: 20, y: 22, facing: 0 } },
        active: ['a', 'led'],
        dice,
      }).run();
    const charge = (dice: readonly number[]) => {
      const g = begin(dice);
      g.answer('charge a zed-1');
      return until(g, 'nobody');
    };
    const result = (g: Game) => g.facts('tested').find((f) => f.who === 'a')?.result;
    expect(shown(begin([]), 'charge a zed-1')[0]?.input).toMatchObject({ rep: 3, leader: 5 });
    agree(told(begin([]), 'charge a zed-1'), played(charge, result));
  });

  test('[BDZ-camp-road-refugees-shell] [BDZ-camp-road-cultists-types] none for the shell shocked, who throws one die, nor for whoever tests as a Star', () => {
    const charge = (ails: Person['ails']) => {
      const people = { a: { x: 18, y: 18, ails } };
      const g = game({ people, zeds: { 'zed-1': { x: 20, y: 22, facing: 0 } }, active: ['a'] }).run();
      return shown(g, 'charge a zed-1').length;
    };
    expect((['nothing', 'dazed', 'shell-shocked', 'exalted'] as const).map(charge)).toEqual([1, 1, 0, 0]);
    const target = (ails: Person['ails']) =>
      (shown(fires([], { ails }), 'fire a')[0] as unknown as { input: { target: object } } | undefined)?.input
        .target;
    expect(target('exalted')).toMatchObject({ untested: true });
    expect(target('shell-shocked')).toEqual(target('nothing'));
  });
});

describe('vehicles', { timeout: 60_000 }, () => {
  const drive = (dice: readonly number[], v: object = {}, more: Situation = {}) =>
    game({
      map: { ground: 'road', size: [60, 60] },
      ...more,
      people: { a: { aboard: 'car', sits: 'wheel', rep: 4 }, ...more.people },
      vehicles: { car: { x: 30, y: 10, speed: 18, ...v }, ...more.vehicles },
      active: ['a'],
      dice,
    }).run();
  const result = (g: Game) => g.facts('driver-tested')[0]?.result;

  test('[BDZ-veh-wont-start] [BDZ-veh-hotwire] the engine: keys at hand, to be looked for, or with others', () => {
    const start = (dice: readonly number[], v: object) =>
      drive(dice, { running: false, speed: 0, fuel: 5, ...v });
    const theirs = { keys: 'at-hand', keeper: 'player-2' };
    for (const v of [{ found: true }, { keys: 'unknown', found: true }, { keys: 'none' }, theirs])
      agree(
        told(start([], v), 'start a'),
        played(
          (dice) => {
            const g = until(start(dice, v), 'start a');
            return g.question() === 'player-1 wires BDZ-veh-hotwire' ? until(g, true) : g;
          },
          (g) => {
            if (g.facts('engine').length > 0) return g.vehicle('car').running ? 'starts' : 'fails';
            return g.facts('tried-wires').length > 0 && g.vehicle('car').keys !== 'wired'
              ? 'fails'
              : undefined;
          },
        ),
      );
  });

  test('[BDZ-veh-hotwire] [BDZ-veh-hotwire-bonus] [BDZ-veh-wont-start] the wires, when there turn out to be no keys', () => {
    // No keys are found with a 6.
    const found = (dice: readonly number[], v: object, a: object) =>
      until(
        drive([6, ...dice], { running: false, speed: 0, fuel: 5, keys: 'unknown', ...v }, { people: { a } }),
        'start a',
      );
    for (const [v, a] of [
      [{ found: true }, {}],
      [{}, { class: 'ganger' }],
    ] as const) {
      const asked = (dice: readonly number[]) =>
        found(dice, v, { aboard: 'car', sits: 'wheel', rep: 4, ...a });
      expect(asked([]).question()).toBe('player-1 wires BDZ-veh-hotwire');
      expect(shown(asked([]), false)).toEqual([]);
      agree(
        told(asked([]), true),
        played(
          (dice) => until(asked(dice), true),
          (g) => {
            if (g.facts('engine').length > 0) return g.vehicle('car').running ? 'starts' : 'fails';
            return g.facts('tried-wires').length > 0 && g.vehicle('car').keys !== 'wired'
              ? 'fails'
              : undefined;
          },
        ),
      );
      const { w } = asked([]);
      const consequence = EVENING.consequence?.(asked([]).view('player-1'), askOf(asked([])), true, w.book);
      expect(consequence).toMatchObject({ rule: 'BDZ-veh-hotwire', odds: [{ procedure: 'start-roll' }] });
    }
    // Without fuel there is no telling when it would start.
    const dry = drive([6], { running: false, speed: 0, fuel: 0, keys: 'unknown' });
    expect(dry.question()).not.toContain('wires');
  });

  test('[BDZ-T-veh-working] [BDZ-veh-wont-start] the engine of one that nobody has looked at, on the day of the outbreak', () => {
    for (const day of [20, 400]) {
      const start = (dice: readonly number[]) =>
        drive(dice, { running: false, speed: 0, fuel: -1, found: true }, { state: inEncounter({ day }) });
      expect(shown(start([]), 'start a')[0]?.input).toMatchObject({ day });
      agree(
        told(start([]), 'start a'),
        played(
          (dice) => until(start(dice), 'start a'),
          (g) => {
            const { condition, fuel, running } = g.vehicle('car');
            if (condition === 'wreck' || fuel === 0) return 'fails';
            return g.facts('engine').length > 0 ? (running ? 'starts' : 'fails') : undefined;
          },
        ),
      );
    }
    // One that came towards the band does run, which the form does not know.
    const met = (place: Road['place']) =>
      drive(
        [],
        {},
        {
          people: {
            a: { aboard: 'met-sedan', sits: 'wheel' },
            foe: { seat: 'others', side: 'others', x: 50, y: 50 },
          },
          vehicles: { 'met-sedan': { kind: 'sedan', x: 30, y: 10, running: false, fuel: -1 } },
          state: inEncounter({ road: { ...GANGERS, place } }),
        },
      );
    expect(shown(met('road-block'), 'start a')).toHaveLength(1);
    expect(shown(met('oncoming'), 'start a')).toEqual([]);
  });

  test('[BDZ-veh-driver-test] [BDZ-veh-bootleg-procedure] [BDZ-veh-test-charge] tests of the driver, before they are taken', () => {
    const pace = drive([]).answer('drive a');
    expect(shown(pace, 'test')).toEqual([
      { procedure: 'driver-test', input: { rep: 4, kind: 'sedan' }, on: 'car' },
    ]);
    expect(shown(pace, '9')).toEqual([]);
    const legs = (dice: readonly number[]) =>
      drive(dice, {}, { zeds: { 'zed-1': { x: 30, y: 26 } } }).answer('drive a', '18');
    expect(shown(legs([]), 'go')).toEqual([]);
    agree(
      told(legs([]), 'run-down'),
      played((dice) => until(legs(dice), 'run-down'), result),
    );
    const skid = (dice: readonly number[]) => drive(dice).answer('drive a', '18');
    agree(
      told(skid([]), 'bootleg left'),
      played((dice) => until(skid(dice), 'bootleg left'), result),
    );
    const told2 = EVENING.consequence?.(
      skid([]).view('player-1'),
      askOf(skid([])),
      'bootleg left',
      skid([]).w.book,
    );
    expect(told2).toMatchObject({ rule: 'BDZ-veh-tests', on: 'car', odds: [{ procedure: 'lose-control' }] });
  });

  test('[BDZ-veh-turn-90-limit] [BDZ-veh-test-charge] a sharp turn at speed, and a Star who chooses', () => {
    const turn = (pace: string) => drive([]).answer('drive a', pace, 'go', '2', 'turn');
    expect(shown(turn('12'), 90)).toEqual([{ procedure: 'lose-control', input: { rep: 4 }, on: 'car' }]);
    expect([shown(turn('12'), 45), shown(turn('9'), 90)]).toEqual([[], []]);
    const star = drive([], {}, {
      people: { a: { aboard: 'car', sits: 'wheel', star: true } },
      zeds: { 'zed-1': { x: 30, y: 26 } },
    } as Situation);
    expect(shown(star.answer('drive a', '18'), 'run-down')).toEqual([]);
  });

  test('[BDZ-veh-ram-procedure] [BDZ-veh-shoot-disabled] ramming, and fire at a vehicle', () => {
    const g = drive([], {}, { vehicles: { b: { x: 30, y: 24 } } }).answer('drive a', '18');
    expect(shown(g, 'ram b')).toEqual([{ procedure: 'vehicle-charge', input: { rep: 4 }, on: 'car' }]);
    const shoot = (dice: readonly number[]) =>
      game({
        people: {
          a: { x: 18, y: 10, has: ['shotgun'] },
          foe: { seat: 'player-2', aboard: 'b', sits: 'wheel' },
        },
        vehicles: { b: { x: 18, y: 18, speed: 6 } },
        active: ['a'],
        dice,
      }).run();
    agree(
      told(shoot([]), 'fire-vehicle a b'),
      played(
        (dice) => until(shoot(dice), 'fire-vehicle a b'),
        (s) => {
          const [fired] = s.facts('fired-at-vehicle');
          if (!fired) return undefined;
          const { condition } = s.vehicle('b');
          if (condition !== 'runs') return condition;
          return s.state.owing.length > 0 ? 'received-fire' : undefined;
        },
      ),
    );
  });
});

describe('talk and barter', () => {
  const OTHER = { seat: 'others', side: 'others', class: 'civilian', x: -1, y: -1 } as const;
  const stands = { x: 18, y: 18, facing: 0 } as const;
  const house = (more: object) => ({ map: { buildings: [building('House')] }, ...more });

  test('[BDZ-enc-mg-procedure] [BDZ-enc-wtw-choose] talking to people inside, with the numbers and classes of both', () => {
    const people = {
      billy: { ...stands, star: true, rep: 5 },
      sue: { ...stands, x: 19.5 },
      foe: { ...OTHER, rep: 3 },
      moe: { ...OTHER, rep: 4 },
    };
    const g = game(house({ people, state: underWay({ who: ['billy', 'sue'] }) }));
    const values = { who: one('billy'), others: several(['foe', 'moe']), n: 3 };
    const shape = { kind: 'choose', options: [] };
    const asked = { code: 'contact', line: { key: 'ask.contact', values }, shape } as unknown as AskView;
    const odds = (answer: string) => preview(g.view('player-1'), asked, answer, g.w.book);
    const [mine, theirs] = [
      { rep: 5, class: g.person('billy').class, figures: 3 },
      { rep: 4, class: 'civilian', figures: 2 },
    ];
    expect(odds('greet')).toEqual([
      { procedure: 'meet-greet', input: { ...mine, other: theirs }, on: 'moe' },
    ]);
    expect(odds('fight')).toEqual([]);
  });

  test('[BDZ-leader-start] [BDZ-enc-mg-procedure] the Leader of those who have come in talks, not a Star it leads', () => {
    const people = {
      billy: { ...stands, star: true, rep: 4, follows: 'sue' },
      sue: { ...stands, x: 19.5, rep: 5, leads: true },
      foe: { ...OTHER, rep: 3 },
    };
    const g = game(house({ people, state: underWay({ who: ['billy', 'sue'] }) }));
    const values = { who: one('billy'), others: several(['foe']), n: 2 };
    const shape = { kind: 'choose', options: [] };
    const asked = { code: 'contact', line: { key: 'ask.contact', values }, shape } as unknown as AskView;
    expect(preview(g.view('player-1'), asked, 'greet', g.w.book)).toMatchObject([
      { procedure: 'meet-greet', input: { rep: 5, figures: 2 } },
    ]);
  });

  test('[BDZ-D-c133] [BDZ-enc-mg-procedure] talking on the road, for all who are up on either side', () => {
    const road: Road = { ...GANGERS, who: 'media', goal: 'meet' };
    const g = game({
      scenario: 'campaign',
      active: ['star'],
      people: {
        star: { star: true, rep: 4, x: 18, y: 10 },
        bo: { rep: 5, x: 19.5, y: 10 },
        'p-1': { ...OTHER, rep: 2, x: 18, y: 13 },
        'p-2': { ...OTHER, rep: 3, x: 19.5, y: 13, status: 'out' },
      },
      state: onRoad(['star', 'bo'], { road, peace: true }),
    }).run();
    expect(shown(g, 'greet star')).toMatchObject([
      { procedure: 'meet-greet', input: { rep: 4, figures: 2, other: { rep: 2, figures: 1 } }, on: 'p-1' },
    ]);
  });

  test('[BDZ-camp-barter-procedure] [BDZ-camp-barter-mods] the chances of a trade, with the last thing offered', () => {
    const inside = gone({ was: 'humans', people: ['foe'], barter: ['foe'], closed: true });
    const stock = { armor: 5, food: 5, fuel: 0, luxury: 5, medical: 5, vehicles: 5, weapons: 5 };
    const g = game({
      ...house({ active: ['billy'] }),
      people: { billy: { ...stands, class: 'survivor', rep: 4 }, foe: { ...OTHER, rep: 3 } },
      state: underWay({
        who: ['billy'],
        encounter: { houses: [inside] },
        campaign: { goods: { food: 2, luxury: 1 } },
        place: { stock },
      }),
    })
      .step()
      .answer('barter billy', 'fuel', 'food');
    expect([shown(g, 'food'), shown(g, 'keep')]).toEqual([[], []]);
    const leaders = { rep: 4, class: 'survivor', other: 3, theirs: 'civilian', 'wants-lacking': true };
    expect(shown(g, 'luxury')).toEqual([
      { procedure: 'barter', input: { ...leaders, 'gives-luxury': true }, on: 'foe' },
    ]);
    g.answer('food');
    expect(shown(g, 'food')).toEqual([{ procedure: 'barter', input: leaders, on: 'foe' }]);
    // Four dice less two for fuel and one for a survivor, against three.
    const chances = told(g, 'food');
    expect(Object.keys(chances).sort()).toEqual(['all', 'half', 'none']);
  });
});
