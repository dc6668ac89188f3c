import type { Advice, Brief, Ending, Fate, Goal, Line, Ruled, Seat } from '@shambles/engine';
import { groupsInContact } from '../actions/orders.js';
import type { Book } from '../book.js';
import { VICTORY } from '../components/tables.js';
import type { Side } from '../kinds.js';
import type { RuleId } from '../register.js';
import { alienKey, numberOf } from '../state.js';
import { victoryLevel } from '../turn/victory.js';
import type { View } from '../view.js';
import { orderedNow, sideOfSeat, stateOf } from './standing.js';

const says = (rule: RuleId, key: string, values: Line['values'] = {}): Ruled<RuleId> => ({
  rule,
  line: { key, values },
});

/** The levels at which a side wins, each with the number of dead that it takes. AVZ-8.0-count. */
const levelsOf = (side: Side) => VICTORY.rows.filter((row) => row.winner === side);

function levelLines(side: Side): Ruled<RuleId>[] {
  return levelsOf(side).map(({ dead: [from, to], level }) =>
    says('AVZ-8.0-count', 'brief.level', { from, to, level }),
  );
}

/** The brief of a seat: Aliens fill the dead pile, Zombies keep it small. AVZ-8.0-count. */
export function brief(view: View, book: Book): Brief<RuleId> {
  const side = sideOfSeat(view.seat);
  const mine = side ?? 'alien';
  const other: Side = mine === 'alien' ? 'zombie' : 'alien';
  return {
    goal: says('AVZ-8.0-count', side ? `brief.goal-${side}` : 'brief.goal', {
      ...bounds(),
      turns: view.turns,
    }),
    won: levelLines(mine),
    lost: levelLines(other),
    comes: [
      says('AVZ-3.1-spawn', 'brief.spawn'),
      says('AVZ-3.2', 'brief.landing', { count: landing(view, book) }),
    ],
    stays: [says('AVZ-3.2-big', 'brief.big'), says('AVZ-2.0-tiles', 'brief.tiles', { count: 2 })],
    advice: side ? advice(view, side, book) : [],
  };
}

/** The fewest dead with which the Aliens win, and the most with which the Zombies do. */
function bounds(): { readonly from: number; readonly to: number } {
  return {
    from: Math.min(...levelsOf('alien').map((row) => row.dead[0])),
    to: Math.max(...levelsOf('zombie').map((row) => row.dead[1])),
  };
}

/** Aliens that may still come down in a landing. AVZ-3.2, AVZ-3.2-big. */
function landing(view: View, book: Book): number {
  return view.counters.filter((c) => c.at === 'reserve' && alienKey(book, numberOf(book, c.id)).lands).length;
}

function inReserve(view: View): number {
  return view.counters.filter((c) => c.at === 'reserve').length;
}

const STRIKES = { attack: 'AVZ-5.2', blast: 'AVZ-5.4', chomp: 'AVZ-5.3' } as const;

/**
 * Advice to strike with counters that share a location with an enemy, since that needs no step: the Aliens in the way
 * that hits more often at this table. AVZ-D-special-normal, AVZ-4.0-claw.
 */
function advice(view: View, side: Side, book: Book): Advice<RuleId>[] {
  if (orderedNow(view) !== side) return [];
  const s = stateOf(view, book);
  const groups = (of: keyof typeof STRIKES) => groupsInContact(s, book, side, of).length;
  const attacks = book.options.special === 'six-only' && groups('attack') > 0;
  const verb = side === 'zombie' ? 'chomp' : attacks ? 'attack' : 'blast';
  const count = groups(verb);
  if (count === 0) return [];
  const rule = STRIKES[verb];
  const answer = { code: `${side}-orders`, value: [`${verb} all`] };
  return [{ ...says(rule, `brief.advice-${verb}`, { count }), answer }];
}

/** Each level at which the seat can win. */
export function goals(view: View, seat: Seat): Goal<RuleId>[] {
  const side = sideOfSeat(seat);
  if (!side) return [];
  return levelsOf(side).map(({ dead: [from, to], level }) => {
    const done = side === 'alien' ? view.dead >= from : view.dead <= to;
    const count = side === 'alien' ? Math.max(0, from - view.dead) : Math.abs(to - view.dead);
    // What is too many may still leave the pile: by Chomp Em, by a Bite, for an Alien killed.
    const key = side === 'alien' ? (done ? 'goal.reached' : 'goal.more') : done ? 'goal.spare' : 'goal.over';
    return { ...says('AVZ-8.0-count', key, { count, level }), id: `${side}-${from}`, done };
  });
}

/** How it ended. */
export function ending(view: View): Ending<RuleId> | undefined {
  if (view.phase !== 'over') return undefined;
  const { level, winner, score } = victoryLevel(view.dead);
  const side = sideOfSeat(view.seat);
  const pile = says('AVZ-8.0-count', 'ending.dead', { count: score });
  const fell = says('AVZ-1.0-reserve', 'ending.reserve', { count: inReserve(view) });
  const forAliens = side !== 'zombie';
  return {
    headline: says('AVZ-8.0-count', `ending.${winner ?? 'nobody'}`, { level, count: score }),
    won: [forAliens ? pile : fell],
    lost: [forAliens ? fell : pile],
    people: people(view),
    series: (['alien', 'zombie'] as const).map((of) => ({
      line: { key: `ending.series-${of}` },
      levels: levelsOf(of).map((row) => row.level),
    })),
    next: [],
  };
}

const NAMED: readonly string[] = ['leader', 'mutant', 'bfar'];

/** The rare counters that hold a location at the end. Those in the reserve are counted among the others there. */
function people(view: View): Fate<RuleId>[] {
  return view.counters
    .filter((c) => NAMED.includes(c.kind) && c.at !== 'reserve')
    .map(({ id, kind, at }) => ({
      ...says('AVZ-1.0-reserve', 'fate.stands', { who: { noun: `kind.${kind}`, count: 1 }, at }),
      id,
      weight: 'calm' as const,
    }));
}
