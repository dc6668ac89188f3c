import type { AskView, Json, OddsQuery, Rule } from '@shambles/engine';
import { describe, expect, test } from 'vitest';
import { PROCEDURES } from '../companion/procedures.js';
import { talkOrWalk } from '../contact/talk.js';
import { FIRE, FIRE_TWO } from '../deeds/fire.js';
import { aim } from '../shooting/aim.js';
import { type Game, game } from '../testing/game.js';
import { moment } from '../testing/town.js';
import { view } from '../view.js';
import { preview } from './preview.js';

const noun = (id: string) => ({ noun: id, count: 1 });
const asked = (g: Game, code: string, answer: Json, values: object = {}): OddsQuery[] =>
  preview(
    view(g.state, 'player-1'),
    {
      seat: 'player-1',
      code,
      line: { key: `ask.${code}`, values: { who: noun('person.star-1'), ...values } },
    } as unknown as AskView,
    answer,
    g.book,
  );

/** Checks that each query is valid input for its procedure. */
function taken(queries: readonly OddsQuery[]): readonly OddsQuery[] {
  for (const { procedure, input } of queries) PROCEDURES.find((p) => p.id === procedure)?.parse(input);
  return queries;
}

describe('aiming', () => {
  const values = { gun: noun('thing.ba-pistol'), dice: 2 };
  test('[FTB-7.5a] asks for the odds of these dice on that target, as it stands', () => {
    const g = moment();
    Object.assign(g.person('n20'), { prone: true, armored: true, fast: 4 });
    const [query] = taken(asked(g, 'aim', 'n20', values));
    expect(query).toMatchObject({
      procedure: 'shoot',
      on: 'n20',
      input: {
        rep: 5,
        weapon: 'ba-pistol',
        shots: 2,
        fast: false,
        target: {
          kind: 'human',
          rep: 4,
          class: 'ganger',
          prone: true,
          protected: true,
          fast: true,
          cover: false,
        },
      },
    });
  });
  test('[FTB-6.3b, FTB-6.5a] one die, or the lower rating', () => {
    const shots = (answer: string) =>
      (asked(moment(), 'aim', answer, values)[0] as unknown as { input: { shots: number } }).input.shots;
    expect([shots('n20'), shots('n20 by 1'), shots('n20 one')]).toEqual([2, 1, 1]);
  });
  /** The odds beside an answer to the question to aim that a game is at, the first if none is named. */
  const beside = (g: Game, answer = g.options()[0] as string) => {
    const { code, values: given } = g.asked();
    return taken(asked(g, code, answer, given))[0]?.input;
  };
  /** A Star that aims a gun at three figures; the last is more than an inch from the others. */
  const spreads = (gun: string) => {
    const enemy = (x: number) => ({ side: 'party-1', x, y: 16, facing: 180 });
    const people = { 'star-1': { x: 18, y: 10, has: [gun] }, n0: enemy(18), n1: enemy(19), n2: enemy(20.5) };
    const g = game({ people, parties: { 'party-1': { attitude: 'enemy' } } });
    return g.begin(aim(g.w, 'star-1', { item: 1, gun }, ['n0', 'n1', 'n2'], 'active'));
  };
  test('[FTB-7.3b] [FTB-T-ranged-combat] a target has the dice below those of the targets before it', () => {
    const dice = (g: Game, answer: string) => {
      const { shots, before, after, nth } = beside(g, answer) as { [name: string]: number };
      return [before ?? 0, shots, after ?? 0, nth ?? 1];
    };
    const g = spreads('machine-pistol');
    expect(g.asked().values).not.toHaveProperty('placed');
    expect([dice(g, 'n0'), dice(g, 'n0 one')]).toEqual([
      [0, 3, 0, 1],
      [0, 1, 2, 1],
    ]);
    g.answer('n0 one');
    expect([dice(g, 'n1'), dice(g, 'n1 one')]).toEqual([
      [1, 2, 0, 2],
      [1, 1, 1, 2],
    ]);
    // More dice on the first are with the one that it has.
    expect([dice(g, 'n0'), dice(g, 'n0 one')]).toEqual([
      [0, 3, 0, 1],
      [0, 2, 1, 1],
    ]);
    // A gap takes a die that no other target has. FTB-6.5b.
    expect(dice(g, 'n2')).toEqual([2, 1, 0, 2]);
    g.answer('n1 one');
    expect([dice(g, 'n0'), dice(g, 'n1')]).toEqual([
      [0, 2, 1, 1],
      [1, 2, 0, 2],
    ]);
  });
  test('[FTB-6.1-sg] of a shotgun that rolls no six it is known with each target', () => {
    const plain = (first: string) => {
      const g = spreads('shotgun');
      const before = beside(g, first) as { plain?: boolean };
      g.answer(first);
      return [before.plain, (beside(g, 'n1') as { plain?: boolean }).plain];
    };
    expect([plain('n0 one'), plain('n0 one plain')]).toEqual([
      [undefined, undefined],
      [true, true],
    ]);
  });
  test('[FTB-10.10.4] zombies are zombies', () => {
    const [query] = taken(asked(moment(), 'aim', 'zed-3', values));
    expect(query?.input).toMatchObject({ target: { kind: 'zombie' } });
  });
  test('[FTB-6.6] two weapons at once are worse than one', () => {
    const at = (act: (g: Game) => Rule<void>) => {
      const people = {
        'star-1': { x: 18, y: 10, rep: 4, has: ['pistol', 'pistol'] },
        n0: { side: 'party-1', x: 18, y: 16, facing: 180 },
      };
      const g = game({ people, parties: { 'party-1': { attitude: 'enemy' } }, active: ['star-1'] });
      return beside(g.begin(act(g)));
    };
    expect(at((g) => FIRE_TWO.act(g.w, 'star-1', ''))).toMatchObject({ weapon: 'pistol', two: true });
    expect(at((g) => FIRE.act(g.w, 'star-1', '1'))).not.toHaveProperty('two');
  });
  test('[FTB-10.10.4] [FTB-D-56] Impact counts against a zombie that charges, Rep against any other', () => {
    const at = (chargers: readonly string[]) => {
      const g = game({
        people: { 'star-1': { x: 18, y: 18, rep: 5, has: ['pistol'] } },
        zeds: { 'zed-1': { x: 18, y: 22 }, 'zed-12': { x: 18, y: 26 } },
      });
      const weapon = { item: 1, gun: 'pistol' };
      return beside(g.begin(aim(g.w, 'star-1', weapon, ['zed-1', 'zed-12'], 'surprise', { chargers })));
    };
    expect(at(['zed-3', 'zed-1'])).toMatchObject({ target: { kind: 'zombie', charging: true } });
    for (const others of [[], ['zed-12']]) expect(at(others)).toHaveProperty('target', { kind: 'zombie' });
  });
  test('[FTB-T-ranged-combat] cover is seen, and a shooter that went fast', () => {
    const g = moment();
    Object.assign(g.person('n20'), { x: 8, y: 15.2 });
    g.person('star-1').fast = 0;
    Object.assign(g.person('star-1'), { x: 8, y: 20 });
    expect(asked(g, 'aim', 'n20', values)[0]?.input).toMatchObject({ fast: true, target: { cover: true } });
    Object.assign(g.person('n20'), { carries: 'n7' });
    expect(asked(g, 'aim', 'n20', values)[0]?.input).toMatchObject({ target: { carries: true } });
  });
  test('nothing is said of who is not there, or of an unknown weapon', () => {
    expect(asked(moment(), 'aim', 'nobody', values)).toEqual([]);
    expect(asked(moment(), 'aim', 'n20', { dice: 2 })).toEqual([]);
  });
});

describe('firing', () => {
  test('[FTB-5.2b] a gun is reckoned with all its dice at the nearest that it can be fired at', () => {
    const g = moment();
    const [gun, second] = g.person('star-1').hand;
    const [query, more] = taken(asked(g, 'deed', `fire star-1 ${gun}`));
    expect(more).toBeUndefined();
    expect(query).toMatchObject({
      procedure: 'shoot',
      on: 'n20',
      input: { rep: 5, weapon: 'ba-pistol', shots: 2, target: { kind: 'human', rep: 4 } },
    });
    // The other hand does not hold a gun.
    expect(asked(g, 'deed', `fire star-1 ${second}`)).toEqual([]);
    expect(asked(g, 'deed', 'fire nobody 1')).toEqual([]);
  });
  test('[FTB-6.6] two weapons at once are worse than one', () => {
    expect(taken(asked(moment(), 'deed', 'fire-both star-1'))[0]?.input).toMatchObject({ two: true });
  });
});

describe('talking', () => {
  const people = {
    'star-1': { x: 18, y: 18, rep: 5, attributes: ['dim'] },
    n0: { side: 'party-1', class: 'militia', x: 18, y: 19, rep: 3, sex: 'm' },
    n1: { side: 'party-1', class: 'militia', x: 19, y: 19, rep: 4, sex: 'm', attributes: ['attractive'] },
  } as const;
  const query = {
    procedure: 'talk',
    on: 'n1',
    input: {
      ours: { rep: 5, class: 'survivor', attributes: ['dim'], sex: 'f' },
      theirs: { rep: 4, class: 'militia', attributes: ['attractive'], sex: 'm' },
    },
  };
  const meeting = () =>
    game({ people, parties: { 'party-1': { class: 'militia', attitude: 'neutral' } }, active: ['star-1'] });

  test('[FTB-12.13a] whoever is met is talked to by their Leader, and a fight has no such odds', () => {
    const g = meeting();
    const trigger = { by: 'star-1', active: 'players', movers: [], watches: [] } as const;
    g.begin(talkOrWalk(g.w, 'party-1', 'star-1', trigger));
    const { code, values } = g.asked();
    expect(taken(asked(g, code, 'talk', values))).toEqual([query]);
    expect(asked(g, code, 'walk-the-walk', values)).toEqual([]);
  });
  test('[FTB-12.13a] so it is where a Leader chooses to talk', () => {
    expect(taken(asked(meeting(), 'deed', 'talk star-1 party-1'))).toEqual([query]);
    expect(asked(meeting(), 'deed', 'talk star-1 party-2')).toEqual([]);
  });
});

describe('charging and going fast', () => {
  test('[FTB-8.2a] a charge is followed to the end of its melee', () => {
    const g = moment();
    const [query] = taken(asked(g, 'charge', 'n20'));
    expect(query).toMatchObject({
      procedure: 'charge',
      on: 'n20',
      input: { charger: { rep: 5, power: 4 }, target: { rep: 4, weapon: 'machine-pistol' } },
    });
    expect(taken(asked(g, 'deed', 'charge n10 n20'))[0]?.input).toMatchObject({
      charger: { rep: 3, arm: 'two-hand' },
    });
    expect(taken(asked(g, 'charge', 'zed-3'))).toMatchObject([
      { procedure: 'melee', input: { zombies: 1 }, on: 'zed-3' },
    ]);
    expect(asked(g, 'charge', 'nobody')).toEqual([]);
  });
  test('[FTB-8.1] [FTB-TB-chainsaw-b] both fight with the best in hand, a Two-Hand weapon in one hand for a die less, and no stalled chainsaw', () => {
    const arms = (...items: readonly (readonly [what: string, empty?: boolean])[]) => {
      const g = moment();
      for (const id of ['star-1', 'n20'])
        Object.assign(g.person(id), {
          items: items.map(([what, empty = false], i) => ({ id: i + 1, what, empty })),
          hand: items.map((_, i) => i + 1),
        });
      const [query] = taken(asked(g, 'charge', 'n20'));
      const input = query?.input as { readonly [who: string]: { readonly arm?: string } } | undefined;
      return [input?.charger?.arm, input?.target?.arm];
    };
    expect(arms(['two-hand'])).toEqual(['two-hand', 'two-hand']);
    expect(arms(['two-hand'], ['pistol', true])).toEqual(['one-hand', 'one-hand']);
    expect(arms(['one-hand'], ['pistol'])).toEqual(['one-hand', 'one-hand']);
    expect(arms(['chainsaw', true])).toEqual([undefined, undefined]);
    expect(arms(['pistol'])).toEqual([undefined, undefined]);
  });
  test('[FTB-8.2.2] [FTB-2.2.2c] a charge from behind is told as one', () => {
    const looking = (away: number) => {
      const g = moment();
      const [me, foe] = [g.person('star-1'), g.person('n20')];
      // Degrees clockwise from north.
      const towards = (Math.atan2(me.x - foe.x, me.y - foe.y) * 180) / Math.PI;
      Object.assign(foe, { facing: Math.round((towards + away + 360) % 360) });
      Object.assign(me, { began: null });
      return taken(asked(g, 'charge', 'n20'))[0]?.input as { rear?: boolean };
    };
    expect(looking(0).rear).toBeUndefined();
    expect(looking(180).rear).toBe(true);
  });
  test('[FTB-D-130] [FTB-8.2a] who lies gets up before it fights, but a target that lies does not', () => {
    const g = moment();
    Object.assign(g.person('star-1'), { prone: true });
    Object.assign(g.person('n20'), { prone: true });
    expect(taken(asked(g, 'charge', 'zed-3'))[0]?.input).toMatchObject({ a: { prone: false } });
    expect(taken(asked(g, 'charge', 'n20'))[0]?.input).toMatchObject({
      charger: { prone: false },
      target: { prone: true },
    });
  });
  test('[FTB-3.3-hard-as-nails] Hard as Nails counts until it has been used', () => {
    const attributes = (nails: boolean) => {
      const g = moment();
      Object.assign(g.person('n20'), { attributes: ['fast', 'hard-as-nails'], nails });
      const [query] = taken(asked(g, 'charge', 'n20'));
      return (query as unknown as { input: { target: { attributes: string[] } } }).input.target.attributes;
    };
    expect([attributes(false), attributes(true)]).toEqual([['fast', 'hard-as-nails'], ['fast']]);
  });
  test('[FTB-5.3.2a] so is a Fast Move of one', () => {
    expect(taken(asked(moment(), 'deed', 'fast n7'))).toEqual([
      { procedure: 'fast-move', input: { rep: 4, attributes: ['fast'], items: 2 }, on: 'n7' },
    ]);
    expect(asked(moment(), 'deed', 'fast n7 all')).toEqual([]);
  });
  test('[FTB-D-263] not where its group has thrown the dice', () => {
    const g = moment();
    const active = (fast: object) =>
      Object.assign(g.state.encounter ?? {}, { active: { side: 'players', who: ['n7'], ...fast } });
    active({ fast: [{ who: ['n7'], dice: [1, 2] }] });
    expect(asked(g, 'deed', 'fast n7')).toEqual([]);
    active({ fast: [{ who: ['n10'], dice: [1, 2] }] });
    expect(asked(g, 'deed', 'fast n7')).toHaveLength(1);
  });
  test('[FTB-5.3.2a] [FTB-11.7.4c] [FTB-5.7.5.1b] with what it carries, whom it carries, and as it lies', () => {
    const g = moment();
    Object.assign(g.person('n7'), { prone: true, carries: 'n10' });
    g.person('n7').items.push(
      { id: 70, what: 'food', empty: false },
      { id: 71, what: 'two-hand', empty: false },
    );
    expect(taken(asked(g, 'deed', 'fast n7'))[0]?.input).toMatchObject({
      items: 5,
      prone: true,
      carries: true,
    });
  });
  test('other answers risk nothing that could be reckoned', () => {
    const g = moment();
    expect(asked(g, 'deed', 'done')).toEqual([]);
    expect(asked(g, 'deed', 'move n7')).toEqual([]);
    expect(asked(g, 'free-will', '2')).toEqual([]);
    const star = moment({ options: { 'star-power': 'off' } });
    expect(asked(star, 'charge', 'n20')[0]?.input).toMatchObject({ charger: { power: 0 } });
  });
});
