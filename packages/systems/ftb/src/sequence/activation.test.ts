import { describe, expect, test } from 'vitest';
import { FACTS, type FtbFact } from '../facts.js';
import { groupOf } from '../people/groups.js';
import { game, type Situation } from '../testing/game.js';
import { inWords } from '../testing/said.js';
import { act, actingNow, eligible, rollActivation, sides } from './activation.js';

/** A game at the start of a turn, with its dice rolled. */
function rolled(given: Situation) {
  const g = game({ ...given, encounter: { turn: 1, stage: 'turn', ...given.encounter } });
  return g.begin(rollActivation(g.w)).end();
}

const GANGERS = {
  people: {
    'star-1': { x: 5, y: 5 },
    n1: { side: 'party-1', x: 30, y: 30 },
  },
  parties: { 'party-1': {} },
} as const;

describe('rolling', () => {
  test('[FTB-5.0a] [FTB-5.0b] [FTB-EX-5.0-a] [FTB-EX-5.0-d] a die for each side; the higher one acts first', () => {
    const g = rolled({ people: { 'star-1': {} }, dice: [5, 4] });
    expect(g.state.encounter).toMatchObject({
      turn: 2,
      dice: { players: 5, zombies: 4 },
      order: ['players', 'zombies'],
      stage: 'act',
    });
    expect(rolled({ people: { 'star-1': {} }, dice: [4, 5] }).state.encounter?.order).toEqual([
      'zombies',
      'players',
    ]);
  });

  test('[FTB-5.0c] [FTB-D-20] doubles of two sides are rolled again for the same turn', () => {
    const g = rolled({ people: { 'star-1': {} }, dice: [3, 3, 6, 6, 2, 5] });
    expect(g.facts('doubles').map((f) => f.die)).toEqual([3, 6]);
    expect(g.state.encounter).toMatchObject({ turn: 2, order: ['zombies', 'players'] });
    g.done();
  });

  test('[FTB-5.1a] [FTB-EX-5.1] each human side has its die; all act in the order of their dice', () => {
    const g = rolled({ ...GANGERS, dice: [5, 2, 3] });
    expect(g.state.encounter?.order).toEqual(['players', 'zombies', 'party-1']);
  });

  test('[FTB-5.1a] opposed players are sides', () => {
    const g = game({ people: { 'star-1': { side: 'player-1' }, 'star-2': { side: 'player-2', x: 20 } } });
    expect(sides(g.w)).toEqual(['player-1', 'player-2', 'zombies']);
  });

  test('[FTB-5.1a] players come first and people met in the order of their parties, whoever is listed first', () => {
    const people = { n2: { side: 'party-2', x: 30 }, n1: { side: 'party-1', x: 24 }, 'star-1': { x: 5 } };
    const g = game({ people, parties: { 'party-1': {}, 'party-2': {} } });
    expect(sides(g.w)).toEqual(['players', 'party-1', 'party-2', 'zombies']);
  });

  test('[FTB-5.1a] a side without anybody who carries on has no die', () => {
    const g = game({
      ...GANGERS,
      people: { ...GANGERS.people, n1: { ...GANGERS.people.n1, condition: 'out-of-the-fight' } },
    });
    expect(sides(g.w)).toEqual(['players', 'zombies']);
  });

  test('[FTB-5.1b] sides with equal dice roll off for their order', () => {
    const g = rolled({ ...GANGERS, dice: [4, 4, 1, 2, 5] });
    expect(g.state.encounter?.order).toEqual(['party-1', 'players', 'zombies']);
    const again = rolled({ ...GANGERS, dice: [4, 4, 1, 5, 5, 3, 2] });
    expect(again.state.encounter?.order).toEqual(['players', 'party-1', 'zombies']);
    again.done();
  });

  test('[FTB-5.1b] so do the zombies with humans who are not named', () => {
    const g = rolled({ ...GANGERS, dice: [5, 2, 2, 1, 6] });
    expect(g.state.encounter?.order).toEqual(['players', 'zombies', 'party-1']);
    g.done();
  });

  test('[FTB-5.1c] [FTB-D-20] of several sides, doubles of the zombies and the side named bar these two', () => {
    const g = rolled({ ...GANGERS, dice: [3, 5, 3] });
    expect(g.facts('doubles')).toMatchObject([{ die: 3, sides: ['players', 'zombies'] }]);
    expect(g.facts('activation')[0]?.barred).toEqual(['players', 'zombies']);
    expect(g.state.encounter?.order).toEqual(['party-1']);
    g.done();
  });

  test('[FTB-5.0c] [FTB-10.11.3d] nobody rolls again for a side whose last member has turned on the doubles', () => {
    const infected = { rep: 4, infection: 'infected' } as const;
    const alone = rolled({ people: { 'star-1': infected }, dice: [3, 3] });
    alone.done();
    expect([alone.facts('turned').length, alone.facts('activation')]).toEqual([1, []]);
    // The others act alone, beside those who sit out.
    const met = rolled({ ...GANGERS, people: { ...GANGERS.people, 'star-1': infected }, dice: [3, 5, 3] });
    expect(met.facts('activation')).toMatchObject([
      { dice: { 'party-1': 5, zombies: 3 }, barred: ['zombies'], order: ['party-1', 'zombies'] },
    ]);
    // Whoever does not turn rolls again.
    const sick = rolled({ people: { 'star-1': { ...infected, rep: 5 } }, dice: [3, 3, 2, 5] });
    expect(sick.facts('activation')).toHaveLength(1);
  });

  test('[FTB-5.0a] the phase of the dead is told only if there are any', () => {
    const told = (more: Situation, begun?: number) => {
      const g = game({
        people: { 'star-1': {} },
        encounter: { order: ['players', 'zombies'], acting: 0, dice: { players: 6, zombies: 6 } },
        ...more,
        ...(begun && { begun }),
      });
      g.begin(act(g.w)).end();
      return FACTS.tell(g.facts('phase')[0] as FtbFact)?.key;
    };
    expect([
      told({}),
      told({ zeds: { 'zed-1': { x: 30 } } }),
      told({ pefs: { 'pef-1': { x: 30 } } }),
    ]).toEqual([undefined, 'tell.phase', undefined]);
    // Games begun before are told as they were.
    expect(told({}, 16)).toBe('tell.phase');
  });

  test('[FTB-5.1c] whoever is barred rolls no more', () => {
    const g = rolled({ ...GANGERS, dice: [3, 3, 3] });
    expect(g.state.encounter?.order).toEqual(['party-1']);
    g.done();
  });
});

describe('who may act', () => {
  const two = (die: number, more: Situation['people'] = {}) =>
    game({
      people: { 'star-1': { rep: 5, x: 5 }, n1: { rep: 4, x: 15 }, n2: { rep: 3, x: 17 }, ...more },
      encounter: { dice: { players: die, zombies: 1 } },
    });
  const leaders = (g: ReturnType<typeof game>) => eligible(g.w, 'players').map((r) => r.leader.id);

  test('[FTB-5.0d] [FTB-4.2.1a] [FTB-4.2b] [FTB-EX-5.0-b] the Rep of the Leader must reach the die of its side', () => {
    expect(leaders(two(5))).toEqual(['star-1']);
    expect(leaders(two(4))).toEqual(['star-1', 'n1']);
    expect(eligible(two(4).w, 'players')[1]?.who.map((p) => p.id)).toEqual(['n1', 'n2']);
  });

  test('[FTB-5.0d] [FTB-5.0f] [FTB-EX-5.0-c] the other side acts against its own die', () => {
    const g = game({
      people: { 'star-1': { rep: 5, x: 5 }, n1: { side: 'party-1', rep: 4, x: 15 } },
      parties: { 'party-1': {} },
      encounter: { dice: { players: 5, 'party-1': 4, zombies: 1 } },
    });
    expect(eligible(g.w, 'party-1').map((r) => r.leader.id)).toEqual(['n1']);
    (g.w.s.encounter as { dice: object }).dice = { players: 5, 'party-1': 5, zombies: 1 };
    expect(eligible(g.w, 'party-1')).toEqual([]);
  });

  test('[FTB-3.3-initiative] alone it counts a point of Rep more', () => {
    expect(leaders(two(6, { 'star-1': { rep: 5, x: 5, attributes: ['initiative'] } }))).toEqual(['star-1']);
    expect(leaders(two(5, { n1: { rep: 4, x: 15, attributes: ['initiative'] } }))).toEqual(['star-1']);
    expect(
      leaders(two(5, { n1: { rep: 4, x: 15, attributes: ['initiative'] }, n2: { rep: 3, x: 30 } })),
    ).toEqual(['star-1', 'n1']);
  });

  test('[FTB-T-see-the-feast] whoever is numb does not act; the others of its group do', () => {
    const g = two(4, { n1: { rep: 4, x: 15, numb: 1 } });
    expect(eligible(g.w, 'players').map((r) => r.who.map((p) => p.id))).toEqual([['star-1'], ['n2']]);
  });

  test('[FTB-4.2.2b] [FTB-D-51] a group acts on the Leader that it had at the start of the turn', () => {
    const groups = [{ who: ['star-1', 'n1', 'n2'], rep: 5 }];
    const g = game({
      people: {
        'star-1': { rep: 5, x: 10, condition: 'out-of-the-fight' },
        n1: { rep: 3, x: 12 },
        n2: { rep: 3, x: 13 },
      },
      encounter: { dice: { players: 5, zombies: 1 }, groups },
    });
    expect(leaders(g)).toEqual(['n1']);
  });

  test('[FTB-4.2.1c] [FTB-D-51] a part that has been cut off acts on its own Leader', () => {
    const groups = [{ who: ['star-1', 'n1', 'n2'], rep: 5 }];
    const g = game({
      people: { 'star-1': { rep: 5, x: 10 }, n1: { rep: 3, x: 20 }, n2: { rep: 4, x: 30 } },
      encounter: { dice: { players: 4, zombies: 1 }, groups },
    });
    expect(leaders(g)).toEqual(['star-1', 'n2']);
  });
});

describe('a phase', () => {
  const BAND = {
    people: { 'star-1': { rep: 5, x: 5 }, n1: { rep: 4, x: 15 }, n2: { rep: 4, x: 25 } },
    encounter: { dice: { players: 3, zombies: 1 } },
  };

  test('[FTB-5.0e] the highest Rep acts first; among equals the player chooses', () => {
    const g = game(BAND).run();
    expect(g.question()).toBe('player-1 activate FTB-5.0g');
    expect(g.options()).toEqual(['star-1', 'pass star-1']);
    g.answer('star-1').run();
    expect(g.question()).toBe('player-1 deed FTB-5.2a');
    g.answer('done').run();
    expect(g.options()).toEqual(['n1', 'n2', 'pass n1', 'pass n2']);
    g.answer('n2').run().answer('done').run();
    expect(g.options()).toEqual(['n1', 'pass n1']);
  });

  test('[FTB-5.0g] a group may let its turn go, and its last one counts on', () => {
    const g = game({ ...BAND, people: { 'star-1': { heldFire: true, moved: true, fast: 4 } } }).run();
    g.answer('pass star-1');
    expect(g.person('star-1')).toMatchObject({ heldFire: true, moved: true, fast: 4 });
    expect(g.state.encounter?.done).toEqual(['star-1']);
    expect(g.facts('active')).toEqual([]);
  });

  test('[FTB-5.0e] [FTB-5.0g] [FTB-1.1b] another player’s group goes first if both like, and lets its turn go only if he says so', () => {
    const g = game({
      options: { players: '2' },
      people: {
        'star-1': { rep: 5, x: 5 },
        'star-2': { rep: 5, x: 15, seat: 'player-2' },
        n2: { rep: 4, x: 25, seat: 'player-2' },
      },
      encounter: { dice: { players: 3, zombies: 1 } },
    }).run();
    expect(g.question()).toBe('player-1 activate FTB-5.0g');
    expect(g.options()).toEqual(['star-1', 'star-2', 'pass star-1']);
    g.answer('star-2');
    expect(g.question()).toBe('player-2 activate FTB-5.0g');
    expect(g.options()).toEqual(['star-2', 'pass star-2']);
    g.answer('pass star-2').run();
    expect(g.facts('active')).toEqual([]);
    expect(g.question()).toBe('player-1 activate FTB-5.0g');
    expect(g.options()).toEqual(['star-1', 'pass star-1']);
    g.answer('pass star-1').run();
    expect(g.question()).toBe('player-2 activate FTB-5.0g');
    g.answer('n2');
    expect(g.facts('active')).toMatchObject([{ who: ['n2'], leader: 'n2' }]);
  });

  test('[FTB-5.7.3c] [FTB-5.2a] becoming active it has its move and its action again, and may fire', () => {
    const g = game({
      ...BAND,
      people: { 'star-1': { heldFire: true, moved: true, fast: 4, used: 6, acted: true, reloading: true } },
    }).run();
    g.answer('star-1');
    expect(g.person('star-1')).toMatchObject({
      heldFire: false,
      moved: false,
      fast: -1,
      used: 0,
      acted: false,
      reloading: false,
    });
  });

  test('[FTB-5.0f] when all sides are through, the turn is over', () => {
    const g = game({ people: { 'star-1': {} }, encounter: { dice: { players: 5, zombies: 1 } } });
    g.begin(act(g.w)).end();
    expect(g.state.encounter).toMatchObject({ acting: 1, stage: 'act' });
    g.begin(act(g.w)).end().begin(act(g.w)).end();
    expect(g.state.encounter?.stage).toBe('end');
  });

  test('[FTB-5.0h] PEFs act in a phase as groups do, where the die allows', () => {
    const done = (die: number) => {
      const g = game({
        people: { 'star-1': { x: 4, y: 4 } },
        pefs: { 'pef-1': { x: 30, y: 30 } },
        encounter: { dice: { players: 1, zombies: die }, acting: 1 },
        dice: [6, 6],
      });
      return g.begin(act(g.w)).end().state.encounter?.done;
    };
    expect(done(4)).toEqual(['pef-1']);
    expect(done(5)).toEqual([]);
  });

  test('[FTB-D-40] those in sight as a phase begins have been seen in it, unless the table says otherwise', () => {
    const seen = (options: Situation['options']) => {
      const g = game({
        people: {
          'star-1': { x: 5, y: 5 },
          n1: { side: 'party-1', x: 5, y: 25, facing: 180 },
          n2: { side: 'party-1', x: 30, y: 1, facing: 90 },
        },
        parties: { 'party-1': { attitude: 'enemy' } },
        encounter: { acting: -1 },
        options,
      });
      return g.begin(act(g.w)).end().state.encounter?.seen;
    };
    expect(seen({})).toEqual(['star-1', 'n1']);
    expect(seen({ 'phase-sight': 'empty' })).toEqual([]);
  });

  test('[FTB-3.1.3] [FTB-1.1b] each player has his own figures act, the player of the Leader first', () => {
    const g = game({
      options: { players: '2' },
      people: {
        n1: { rep: 3, x: 10, seat: 'player-2' },
        'star-1': { rep: 5, x: 12 },
        'star-2': { rep: 4, x: 14, seat: 'player-2' },
      },
      encounter: { dice: { players: 3, zombies: 1 } },
    }).run();
    g.answer('star-1').run();
    expect(g.question()).toBe('player-1 deed FTB-5.2a');
    expect(g.options().filter((id) => id.startsWith('move'))).toEqual(['move star-1']);
    g.answer('done').run();
    expect(g.question()).toBe('player-2 deed FTB-5.2a');
    expect(g.options().filter((id) => id.startsWith('move'))).toEqual(['move n1', 'move star-2']);
    g.answer('done');
    expect(g.state.encounter).toMatchObject({ active: null, done: ['star-1', 'n1', 'star-2'] });
  });

  test('[FTB-5.7.3b] whoever drops prone in a Duck Back has ended its turn', () => {
    const g = game({ people: { 'star-1': { x: 10 }, n1: { x: 12 } }, active: ['star-1', 'n1'] });
    g.w.happen({ is: 'rested', cause: 'FTB-5.7.3b', who: ['star-1'] });
    g.run();
    expect(g.options().filter((id) => id.startsWith('move'))).toEqual(['move n1']);
  });

  test('[FTB-T-see-the-feast] so has whoever goes numb', () => {
    const g = game({
      people: { 'star-1': { x: 10, numb: 1 }, n1: { x: 12 } },
      active: ['star-1', 'n1'],
    }).run();
    expect(g.options().filter((id) => id.startsWith('move'))).toEqual(['move n1']);
  });
});

describe('joining', () => {
  const SPLIT = {
    people: {
      e: { rep: 4, x: 10, y: 10 },
      a: { rep: 3, x: 14, y: 10 },
      b: { rep: 3, x: 17, y: 10 },
      c: { rep: 3, x: 30, y: 10 },
    },
    encounter: {
      dice: { players: 4, zombies: 1 },
      groups: [
        { who: ['e'], rep: 4 },
        { who: ['a', 'b'], rep: 3 },
        { who: ['c'], rep: 3 },
      ],
    },
    active: ['e'],
  };

  test('[FTB-4.2.2a] [FTB-4.2.2c] [FTB-EX-4.2.2] [FTB-D-51] an active figure takes the group along that it has come to', () => {
    const g = game({ ...SPLIT, people: { ...SPLIT.people, e: { ...SPLIT.people.e, used: 4 } } }).run();
    expect(g.options().filter((id) => id.startsWith('join'))).toEqual(['join e a']);
    g.answer('join e a').run();
    expect(g.state.encounter?.active?.who).toEqual(['e', 'a', 'b']);
    expect(groupOf(g.w, 'b').map((p) => p.id)).toEqual(['e', 'a', 'b']);
    expect(g.options().filter((id) => /^(move|together|fast)/.test(id))).toEqual([
      'together e',
      'move e',
      'move a',
      'move b',
      'fast e all',
      'fast e some',
      'fast e',
      'fast a',
      'fast b',
    ]);
    // No figure moves more than it has left.
    expect(g.person('e').used).toBe(4);
    expect(g.person('a').used).toBe(0);
  });

  test('[FTB-5.2a] [FTB-4.2b] each deed says whose it is, with what is in hand; what all do is nobody’s', () => {
    const has = { e: ['ba-pistol', 'one-hand'], a: ['shotgun'], b: [] };
    const armed = Object.entries(has).map(([id, has], i) => [id, { rep: 4, x: 10 + i, y: 10, has }]);
    const g = game({ people: Object.fromEntries(armed), active: ['e', 'a', 'b'] }).run();
    const { shape } = g.asked();
    const options = shape.kind === 'choose' ? shape.options : [];
    expect(options.filter((o) => !o.of).map((o) => o.id)).toEqual([
      'together e',
      'fast e all',
      'fast e some',
      'end e',
      'done',
    ]);
    // What ends it is marked as such, and is nobody's.
    expect(options.filter((o) => o.ends).map((o) => o.id)).toEqual(['end e', 'done']);
    for (const { id, of } of options) if (of) expect(id.split(' ')[1]).toBe(of.id);
    const own = (id: string) => options.find((o) => o.id === id)?.of;
    expect(own('move a')?.does).toMatchObject({ key: 'own.deed.move', values: { inches: 8 } });
    const notes = ['e', 'a', 'b'].map((id) => inWords(own(`move ${id}`)?.note ?? { key: '' }));
    expect(notes).toEqual(['A BA Pistol and a one-hand melee weapon', 'A Shotgun', 'No weapon in view']);
    expect(inWords(own('prone b')?.does ?? { key: '' })).toBe('Lie down');
  });

  test('[FTB-D-51] whoever has acted joins for tests alone', () => {
    const g = game({ ...SPLIT, encounter: { ...SPLIT.encounter, done: ['a', 'b'] } }).run();
    g.answer('join e a').run();
    expect(g.state.encounter?.active?.who).toEqual(['e']);
    expect(groupOf(g.w, 'b').map((p) => p.id)).toEqual(['e', 'a', 'b']);
  });

  test('[FTB-6.7b] [FTB-D-51] Grunts who join reload as they become active, and who has fired in it does not', () => {
    const empty = (id: number) => ({ items: [{ id, what: 'pistol', empty: true }], hand: [id] });
    const people = {
      ...SPLIT.people,
      e: { ...SPLIT.people?.e, ...empty(1), acted: true },
      a: { ...SPLIT.people?.a, ...empty(2) },
    };
    const reloads = (numb: number) => {
      const g = game({ ...SPLIT, people: { ...people, a: { ...people.a, numb } } }).run();
      return g
        .answer('join e a')
        .run()
        .facts('reloaded')
        .map((f) => f.who);
    };
    expect(reloads(0)).toEqual(['a']);
    // The turn of one that stands numb is over.
    expect(reloads(1)).toEqual([]);
  });

  test('[FTB-10.11.3b] [FTB-D-51] whoever joins activates with it, and finds out what a bite has done; not who has acted', () => {
    const tests = (done: readonly string[]) => {
      const people = { ...SPLIT.people, a: { ...SPLIT.people?.a, infection: 'exposed' as const } };
      const encounter = { ...SPLIT.encounter, done: [...done] };
      const g = game({ ...SPLIT, encounter, people, dice: done.length > 0 ? [] : [6] }).run();
      g.answer('join e a').run().done();
      return g.facts('infection').map((f) => f.who);
    };
    expect(tests([])).toEqual(['a']);
    expect(tests(['a', 'b'])).toEqual([]);
  });

  test('[FTB-4.2.1b] [FTB-4.2.2a] farther than 4 inches nobody joins', () => {
    const g = game({ ...SPLIT, people: { ...SPLIT.people, a: { rep: 3, x: 14.01, y: 10 } } }).run();
    expect(g.options().filter((id) => id.startsWith('join'))).toEqual([]);
  });
});

describe('the question which group acts', () => {
  const asked = () => {
    const people = { n1: { x: 3, y: 3, rep: 3 }, 'star-1': { x: 30, y: 30, rep: 5 } };
    const groups = [
      { who: ['n1'], rep: 3 },
      { who: ['star-1'], rep: 5 },
    ];
    const g = game({ people, encounter: { dice: { players: 3, zombies: 1 }, groups } });
    return g.run();
  };

  test('[FTB-5.0g] offers that of the highest Rep first, to act or to let it pass', () => {
    const { shape } = asked().asked();
    const lines = 'options' in shape ? shape.options.map((o) => `${o.id}: ${o.line.key}`) : [];
    expect(lines).toEqual(['star-1: activate', 'pass star-1: activate.pass']);
  });

  test('[FTB-5.2a] and each deed of the group has its own line and its own figure', () => {
    const g = asked().answer('star-1').run();
    const { shape } = g.asked();
    const options = 'options' in shape ? shape.options : [];
    expect(options.find(({ id }) => id === 'done')).toMatchObject({ line: { key: 'deed.done' } });
    const move = options.find(({ id }) => id === 'move star-1');
    expect(move?.line.key).not.toBe('deed.done');
    expect(options.filter(({ on }) => on !== 'star-1').map(({ id, on }) => `${id} ${on ?? ''}`)).toEqual([
      'done ',
    ]);
    expect(move?.on).toBe('star-1');
  });
});

test('[FTB-5.1a] whoever has changed sides counts for its new side alone', () => {
  const g = game({ people: { n1: { side: 'players' } }, parties: { 'party-1': { people: ['n1'] } } });
  expect(sides(g.w)).toEqual(['players', 'zombies']);
});

test('[FTB-5.2a] [FTB-14.8.5c] nobody acts that has not come onto the table', () => {
  const g = game({ people: { 'star-1': {}, n1: { x: -1, y: -1 } }, active: ['star-1', 'n1'] });
  expect(actingNow(g.w).map((p) => p.id)).toEqual(['star-1']);
});

test('[FTB-4.2a] groups are of those on the table', () => {
  const g = rolled({ people: { 'star-1': {}, n1: { x: -1, y: -1 } }, dice: [5, 4] });
  expect(g.facts('activation')[0]?.groups.map(({ who }) => who)).toEqual([['star-1']]);
});
