import { spawnSync } from 'node:child_process';
import { amz, entitled, soloInterrupt, tableOfView } from '@shambles/amz';
import { odds, SeededDice, type Setup, World } from '@shambles/engine';
import { placesNear } from '@shambles/field';
import { alone, type Lines, micros } from './measure.js';
import { goOn } from './play.js';

const STRINGS: Setup = { scenario: 'cut-the-strings', options: {} };

type State = ReturnType<typeof amz.start>;
type Book = ReturnType<typeof amz.book>;
type Spot = readonly [x: number, y: number];
interface Laid {
  readonly state: State;
  readonly book: Book;
}

/** Turns played one after the other, so that chance does not decide the result. */
const TURNS = 12;
/** Zulus in a mob. */
const MOB = 9;
/** Positions of the mobs: in the open, in the middle of the table. */
const MOBS: readonly Spot[] = [
  [24, 26],
  [31, 29],
  [18, 16],
];
/** Positions of the Living, who have come in by the road and are on foot beside their vehicle. */
const LIVING: { readonly [unit: string]: Spot } = {
  'red-team': [23, 14],
  'blue-team': [26, 11],
  'sniper-pair': [21, 10],
  apc: [24, 5],
};

/** The fourth scenario in its second turn, with this many mobs of Zulus besides its Dexters and Possessed. */
function strings(mobs: number): Laid {
  const book = amz.book(STRINGS);
  const state = amz.start(book);
  state.units = state.units.filter(({ kind }) => ['living', 'dexters', 'possessed'].includes(kind));
  state.figures = state.figures.filter((f) => state.units.some(({ id }) => id === f.unit));
  const tell = (fact: object) => amz.evolve(state, fact as never, book);
  const room = ([x, y]: Spot, many: number) => {
    const table = tableOfView(amz.view(state, 'zombies', book), book);
    return placesNear(table.ways('odies'), table.figures, [x, y, 0], many);
  };
  for (const [unit, [x, y]] of Object.entries(LIVING)) {
    const own = state.figures.filter((f) => f.unit === unit && f.aboard === '').map((f) => f.id);
    const free = own.length === 1 ? [[x, y, 0]] : room([x, y], own.length);
    tell({ is: 'entered', cause: 'AMZ-scenario-format', unit, places: own.map((id, i) => [id, free[i]]) });
  }
  for (const at of MOBS.slice(0, mobs)) {
    const zulus = { kind: 'zulus', quality: 'untrained', armor: 'none', supports: [], captives: [] };
    const mob = `mob-${state.nextMob}`;
    tell({ is: 'arrived', cause: 'AMZ-hot-spots', mob, places: room(at, MOB), ...zulus });
  }
  Object.assign(state, { stage: 'living', turn: 2 });
  const wrong = amz.check(state, book);
  if (wrong) throw new Error(`bench: ${wrong}`);
  return { state, book };
}

const dead = ({ state }: Laid): string[] => state.units.filter((u) => u.kind !== 'living').map((u) => u.id);
const zombies = (laid: Laid): number => laid.state.figures.filter((f) => dead(laid).includes(f.unit)).length;

/** A whole turn: the Living give random answers, and the dead follow the rules for solo play. */
function turnOf(laid: Laid) {
  const one = (n: number) => goOn(amz, laid, `turn-${n}`, (s) => s.turn > 2 || s.stage === 'over');
  const did: Record<string, number> = {};
  for (let n = 0; n < TURNS; n++) for (const { is } of one(n)) did[is] = (did[is] ?? 0) + 1;
  let n = 0;
  return { play: () => one(n++ % TURNS), did };
}

/** The decision whether somebody Interrupts the moving Red Team, made for each inch of a move. */
function decision({ state, book }: Laid): () => unknown {
  const s = amz.copy(state);
  const deed = { deed: 'move-fire', mode: 'cautious', most: 6 } as const;
  Object.assign(s, { active: { ...deed, unit: 'red-team', gone: 3, interruptions: 0 } });
  const w = new World(amz.evolve, s, book, new SeededDice('decision'));
  return () => {
    // A new fact since the previous inch, so that the table must be evaluated anew.
    w.happen({ is: 'announced', cause: 'AMZ-activation', unit: 'red-team', ...deed });
    w.facts = [];
    return soloInterrupt(w, entitled(w, 'red-team'), 'red-team', 'inch');
  };
}

const CROWDS = [0, MOBS.length];

/** Costs of turns and of decisions with few zombies and with many. The ratio is the cost per zombie relative to few. */
export function ambushBench(slice: number): Lines {
  const laid = CROWDS.map(strings);
  const turns = laid.map(turnOf);
  const took = micros([...turns.map((t) => t.play), ...laid.map(decision)], slice);
  const [few, many] = laid.map(zombies) as [number, number];
  const growth = (i: number) => (took[i + 1] as number) / many / ((took[i] as number) / few);
  const lines: { [name: string]: Lines[string] } = {};
  for (const [i, count] of [few, many].entries()) {
    const { did } = turns[i] as (typeof turns)[number];
    const each = (is: string) => ((did[is] ?? 0) / TURNS).toFixed(1);
    const about = `${each('moved')} moves, ${each('reacted')} Interrupts, ${each('fired')} attacks in a turn`;
    const ratio = i === 0 ? 1 : growth(0);
    lines[`amz-turn-${count}`] = alone(
      (took[i] as number) / 1000,
      `ms; ${about}; a zombie, over ${few}`,
      ratio,
    );
  }
  for (const [i, count] of [few, many].entries()) {
    const ratio = i === 0 ? 1 : growth(2);
    lines[`amz-solo-${count}`] = alone(took[2 + i] as number, `µs; a zombie, over ${few}`, ratio);
  }
  return lines;
}

// ------------------------------------------------------------------ odds in a new process

const ODDS = ['fire', 'reaction', 'close-combat'] as const;
const COLD = 15;

/** Milliseconds to compute the odds of a piece's example in this process: the first time and the second. */
export function asked(piece: string): readonly [first: number, again: number] {
  const { example } = amz.procedures.find((p) => p.id === piece) as (typeof amz.procedures)[number];
  // Wall-clock time, because the processor also compiles in the background.
  const once = () => {
    const before = performance.now();
    odds(amz, piece, example, STRINGS);
    return performance.now() - before;
  };
  return [once(), once()];
}

/** The same in new processes: the fastest of several. */
export function coldBench(): Lines {
  const found = ODDS.map((piece) => {
    const runs = Array.from({ length: COLD }, () => {
      const child = spawnSync(process.execPath, [process.argv[1] as string, 'asked', piece], {
        encoding: 'utf8',
      });
      return JSON.parse(child.stdout) as ReturnType<typeof asked>;
    });
    // The minimum, since other programs can only add time.
    const [first, again] = [0, 1].map((i) => Math.min(...runs.map((run) => run[i] as number))) as [
      number,
      number,
    ];
    return [`amz-odds-${piece}`, alone(first, 'ms in a new process; ratio to asking again', first / again)];
  });
  return Object.fromEntries(found) as Lines;
}
