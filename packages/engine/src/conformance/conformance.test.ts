import { describe, expect, it } from 'vitest';
import type { Draw } from '../dice/dice.js';
import { draw } from '../rule/rule.js';
import { type Setup, SetupError } from '../system/setup.js';
import { toy } from '../testing/toy.js';
import { copy, type State } from '../testing/toy-state.js';
import {
  Broken,
  checkGolden,
  conform,
  conformTo,
  courses,
  difference,
  filesIn,
  keptGames,
  type Mix,
  makeGolden,
  mixed,
  NO_GAMES,
  setupsOf,
  shared,
  TOPICS,
  type Topic,
  Trial,
  unsafe,
} from './index.js';

const setups = setupsOf(toy);

describe('the toy system keeps every promise', () => {
  it.each(Object.keys(TOPICS) as Topic[])(
    '%s',
    (topic) => {
      conformTo(toy, topic, { setups, seeds: 400, games: 30 });
    },
    60_000,
  );
});

/** The toy system with a planted fault. */
const broken = (change: Partial<typeof toy>): typeof toy => ({ ...toy, ...change });

describe('the suite finds what is planted', () => {
  const fails = (system: typeof toy, topic: Topic) => () =>
    conformTo(system, topic, { setups, seeds: 60, games: 12 });

  it('a copy that shares', () => {
    const sharing = broken({ copy: (s: State) => ({ ...copy(s), deck: s.deck }) });
    expect(fails(sharing, 'states are plain data')).toThrow(
      /seed "conform-0".*copy: "deck" and "deck" are one/,
    );
  });

  it('a state that JSON does not keep', () => {
    const odd = broken({ copy: (s: State) => ({ ...copy(s), extra: undefined }) as State });
    expect(fails(odd, 'states are plain data')).toThrow(Broken);
  });

  it('a view that shows a hidden hand', () => {
    const open = broken({
      view: (s, seat) => ({
        ...toy.view(s, seat, toy.book(setups[0]!)),
        deck: s.deck.join().length * 0 + Number(s.deck[0]?.[1]),
      }),
    });
    expect(fails(open, 'hidden things')).toThrow(/sees something that is hidden/);
  });

  it('a fact told to everybody that reveals without saying so', () => {
    const loud = broken({
      next(w) {
        const { happen } = w;
        w.happen = (fact) =>
          happen.call(
            w,
            fact.is === 'dealt'
              ? {
                  ...fact,
                  others: { is: 'overheard', cause: 'TOY-1', to: 'all', cards: fact.cards } as never,
                }
              : fact,
          );
        return toy.next(w);
      },
    });
    expect(fails(loud, 'hidden things')).toThrow(/neither is said to reveal/);
  });

  it('something that only the view shows, unless the fact says that it reveals', () => {
    const quiet = (how: { readonly reveals?: true }) =>
      broken({
        next(w) {
          const { happen } = w;
          w.happen = (fact) =>
            happen.call(
              w,
              fact.is === 'shown'
                ? {
                    ...fact,
                    to: [],
                    others: { is: 'turned-over', cause: 'TOY-1', to: 'all', ...how } as never,
                  }
                : fact,
            );
          return toy.next(w);
        },
      });
    expect(fails(quiet({}), 'hidden things')).toThrow(/neither is said to reveal|was never revealed/);
    expect(fails(quiet({ reveals: true }), 'hidden things')).not.toThrow();
  });

  it('a draw that shows at once, unless it was made in view', () => {
    const lots = (to?: Draw['to']) =>
      broken({
        next(w) {
          const step = toy.next(w);
          return (
            step &&
            (function* () {
              const lot = { kind: 'draw', rule: 'TOY-1', label: 'lot', from: ['a', 'b', 'c'], n: 1 } as const;
              const [one] = yield* draw(w, { ...lot, to, like: (id) => id });
              w.happen({ is: 'lot', cause: 'TOY-1', to: 'all', one } as never);
              yield* step;
            })()
          );
        },
      });
    expect(fails(lots(), 'hidden things')).toThrow(/neither is said to reveal/);
    expect(fails(lots(['red']), 'hidden things')).toThrow(/neither is said to reveal/);
    expect(fails(lots('all'), 'hidden things')).not.toThrow();
  });

  it('rules that depend on something outside the game', () => {
    let outside = 0;
    const drifting = broken({
      evolve(s, f, book) {
        toy.evolve(s, f, book);
        if (f.is === 'moved') s.score.red += outside++ % 7;
      },
    });
    expect(fails(drifting, 'twins and replays')).toThrow(/Entry|checksum|damaged|run again/);
  });

  it('a game that does not end', () => {
    const endless = broken({
      evolve: (s, f, book) => toy.evolve(s, f.is === 'turn' ? { ...f, turn: 1 } : f, book),
    });
    expect(() => conform(endless, { setups, seeds: 1, games: 0, most: 2000 })).toThrow(
      /has not ended after 2000/,
    );
  });

  it('a state that its own check refuses', () => {
    const strict = broken({ check: (s, book) => (s.turn > 1 ? 'No second turn.' : toy.check(s, book)) });
    expect(fails(strict, 'random play to the end')).toThrow(/No second turn/);
  });
});

describe('golden games', () => {
  const recipe = { name: 'one', setup: setups[0]!, seed: 'golden', wander: true };

  it('are made the same each time, and hold', () => {
    const golden = makeGolden(toy, recipe);
    expect(makeGolden(toy, recipe)).toEqual(golden);
    checkGolden(toy, golden);
  });

  it('are all pinned, and all there', () => {
    const { name, text, sum } = makeGolden(toy, recipe);
    const read = (file: string) => (file === 'sums.json' ? JSON.stringify({ [name]: sum }) : text);
    expect(keptGames(['one.shambles', 'sums.json'], read)).toEqual([{ name, text, sum }]);
    expect(() => keptGames(['one.shambles', 'two.shambles', 'sums.json'], read)).toThrow(Broken);
    expect(() => keptGames(['sums.json'], read)).toThrow(Broken);
  });

  it('show a rule that was changed', () => {
    const golden = makeGolden(toy, recipe);
    const changed = broken({
      evolve: (s, f, book) => toy.evolve(s, f.is === 'wounded' ? { ...f, n: f.n + 1 } : f, book),
      next: (w) => toy.next(w),
    });
    expect(() => checkGolden(toy, { ...golden, sum: '0' })).toThrow(/pinned is 0/);
    expect(() => checkGolden(changed, { ...golden, text: golden.text.slice(0, -50) })).toThrow(
      /golden game "one"/,
    );
  });
});

it('a number of games that is none is refused, not played as none', () => {
  const games = Object.fromEntries(Object.keys(TOPICS).map((topic) => [topic, 1])) as {
    [T in Topic]: number;
  };
  const asked = (TOY_TIMES?: string) => () => courses(toy, { setups, games, env: { TOY_TIMES } });
  expect(asked()()).toHaveLength(Object.keys(TOPICS).length);
  for (const wrong of ['many', '0', '-1', '0.5', ''])
    expect(asked(wrong), wrong).toThrow(/TOY_TIMES is a whole/);
});

it('games are left out for whoever says so', () => {
  const games = Object.fromEntries(Object.keys(TOPICS).map((topic) => [topic, 1])) as {
    [T in Topic]: number;
  };
  const silent = { ...toy, start: () => expect.fail('A game was begun.') };
  for (const [, run] of courses(silent, { setups, games, env: { TOY_TIMES: NO_GAMES } })) run();
});

describe('a mixed setup', () => {
  const files = { names: ['Ada'], map: { size: [1, 2] } };
  const written = (system: typeof toy, mix: Mix) =>
    Array.from({ length: 40 }, (_, i) => mixed(system, setups[0]!, mix, `${i}`));

  it('keeps what was set, and throws the rest', () => {
    const { id, values } = toy.options[0]!;
    const set = { ...setups[0]!, options: { [id]: values[1]!.id } };
    const all = Array.from({ length: 40 }, (_, i) => mixed(toy, set, { files }, `${i}`));
    for (const { scenario, options } of all) {
      expect(scenario).toBe(set.scenario);
      expect(options?.[id]).toBe(values[1]!.id);
    }
    expect(new Set(written(toy, {}).map(({ options }) => options?.[id])).size).toBe(values.length + 1);
    expect(written(toy, { without: [id] }).every(({ options }) => options?.[id] === undefined)).toBe(true);
    const brought = all.map((each) => Object.keys(each.files ?? {}).join());
    expect(new Set(brought)).toEqual(new Set(['', 'names', 'map', 'names,map']));
  });

  it('is the setup itself if the system refuses what is mixed, and an error is no refusal', () => {
    const strict = (error: Error) =>
      broken({
        book: () => {
          throw error;
        },
      });
    expect(written(strict(new SetupError('no')), {})).toEqual(written(toy, {}).map(() => setups[0]!));
    expect(() => written(strict(new TypeError('a fault')), {})).toThrow('a fault');
  });

  it('is that of every second game of a course, the other way round in the next pass through the setups', () => {
    const { id, values } = toy.options[0]!;
    const own = [0, 1].map(
      (i): Setup => ({ scenario: setups[0]!.scenario, options: { [id]: values[i]!.id } }),
    );
    const played: string[] = [];
    const noting = broken({
      book: (setup) => {
        played.push(`${setup.options[id] === values[0]!.id ? 'one' : 'two'}${setup.files ? ' mixed' : ''}`);
        return toy.book(setup);
      },
    });
    const games = Object.fromEntries(Object.keys(TOPICS).map((topic) => [topic, 4])) as {
      [T in Topic]: number;
    };
    // Each file is thrown with a chance of one in four: with twenty, some are.
    const mix = { files: Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`file-${i}`, i])) };
    const [[, run]] = courses(noting, { setups: own, games, mix, env: {} }) as [[Topic, () => void]];
    run();
    const said = played.filter((each, i) => each !== played[i - 1]);
    const tried = ['two mixed', 'one mixed'];
    expect(said).toEqual([...tried, 'one', 'two mixed', 'one mixed', 'two']);
  });

  it('takes the files that are named after its system', () => {
    const names = ['toy-own-map.json', 'avz-map.json', 'toy-notes.txt'];
    expect(filesIn(toy, names, (name) => JSON.stringify(name))).toEqual({ 'own-map': 'toy-own-map.json' });
  });
});

describe('plain data', () => {
  it('is told from what is not', () => {
    for (const odd of [
      { a: undefined },
      [Number.NaN],
      { a: new Map() },
      [-0],
      { a: () => 0 },
      [undefined],
      new (class A {
        x = 1;
      })(),
    ])
      expect(unsafe(odd), String(odd)).toBeDefined();
    for (const good of [null, 0, 'a', [], {}, { a: [1, { b: null }] }]) expect(unsafe(good)).toBeUndefined();
  });
  it('is compared with the place of the difference', () => {
    expect(difference({ a: [1, 2] }, { a: [1, 3] })).toBe('at a/1: 2, expected 3');
    expect(difference({ a: 1 }, { a: 1, b: 2 })).toContain('"b" is missing');
    expect(difference([1], { 0: 1 })).toContain('a list beside an object');
  });
  it('that is shared is found', () => {
    const x = { y: [1] };
    expect(shared({ a: x }, { b: { c: x.y } })).toBe('"a/y" and "b/c" are one and the same');
  });
  it('of trials names its seed', () => {
    expect(() => new Trial(toy, setups[0]!, 's').fail(7, 'no')).toThrow(
      'toy, field {}, seed "s", entry 7: no',
    );
    const own = { ...setups[0]!, files: { map: {}, names: {} } };
    expect(() => new Trial(toy, own, 's').fail(7, 'no')).toThrow('field {} with map, names, seed');
  });
});
