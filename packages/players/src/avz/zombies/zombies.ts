import type { Json, OrdersShape, Shape } from '@shambles/engine';
import type { Turn } from '../../bot.js';
import { best, biteWorth, giveUpOne, giveUpSome, takeHits } from '../choices.js';
import { mayLeave, queue, readyUnits } from '../orders.js';
import { type Choice, Plan, type Unit } from '../plan.js';
import { iconsOfNext, type Sight } from '../sight.js';
import { kindNumber, type Stack, size } from '../stacks.js';
import { type Danger, ZombieJudge } from './judge.js';

/** Landings of a turn, taken as one group, and those of the set-up. */
const LANDING = { landings: 1, landingDice: 4 };
const SET_UP = { landings: 3, landingDice: 6 };

/** The Zombies' answer to a question. */
export function zombieAnswer({ ask: { code, shape } }: Turn, sight: Sight): Json | undefined {
  switch (code) {
    case 'set-up':
      return shape.kind === 'place'
        ? spread(shape, sight, { lasers: iconsOfNext('laser', sight), ...SET_UP })
        : undefined;
    case 'spawn':
      return shape.kind === 'place'
        ? spread(shape, sight, { lasers: lasersNow(sight), ...LANDING })
        : undefined;
    case 'zombie-orders':
      return shape.kind === 'orders' ? zombieOrders(shape, sight) : undefined;
    case 'bite':
      return shape.kind === 'choose'
        ? best(
            shape.options.map((o) => o.id),
            (id) => biteWorth(sight.place(id), sight),
          )
        : undefined;
    case 'trampled':
      return shape.kind === 'choose' ? giveUpOne(shape, sight) : undefined;
    case 'missiles':
      return shape.kind === 'some' ? giveUpSome(shape, sight) : undefined;
    case 'hits':
      return shape.kind === 'allocate' ? takeHits(shape, sight) : undefined;
    default:
      return undefined;
  }
}

/** Lasers on the open tile that are still to be fired. */
function lasersNow({ view, book }: Sight): Danger['lasers'] {
  const tile = book.tiles.find((t) => t.id === view.tiles[view.tiles.length - 1]);
  const left = tile ? tile.icons.slice(view.icon).filter((i) => i === 'laser').length : 0;
  return { one: left === 1 ? 1 : 0, two: left >= 2 ? 1 : 0 };
}

/** Puts each counter in turn where it is best, then improves the whole. */
function spread(shape: Extract<Shape, { kind: 'place' }>, sight: Sight, danger: Danger): Json {
  const choices = shape.places.map((name) => ({ verb: 'pass', to: sight.place(name) }));
  const units: Unit[] = shape.items.map(({ id }) => ({
    id,
    kind: kindNumber(sight.byId.get(id)?.kind ?? 'rotting'),
    from: -1,
    choices,
  }));
  const judge = new ZombieJudge(sight, danger);
  const put = new Map<number, number>();
  const plan = new Plan(units, judge, { each: shape.each }, (unit) => {
    const open = choices.filter((c) => (put.get(c.to) ?? 0) < (shape.each ?? 99));
    judge.beginTrials();
    const choice = best(open, (c) => {
      judge.put(unit, c, 1);
      const value = judge.value();
      judge.put(unit, c, -1);
      judge.takeBack();
      return value;
    });
    judge.endTrials();
    put.set(choice.to, (put.get(choice.to) ?? 0) + 1);
    return choice;
  });
  plan.improve(2);
  return Object.fromEntries(
    units.map(({ id }, u) => [id, sight.book.locations[(plan.chosen[u] as Choice).to] as string]),
  );
}

function zombieOrders(shape: OrdersShape, sight: Sight): string[] {
  const units = readyUnits(shape, sight, 'chomp');
  const lasers = sight.worth.standing.alienTurns > 0 ? iconsOfNext('laser', sight) : { one: 0, two: 0 };
  const judge = new ZombieJudge(sight, { lasers, ...LANDING });
  for (const unit of units) judge.lift(unit);
  const plan = new Plan(
    units,
    judge,
    { leave: mayLeave(shape, sight) },
    ({ choices }) => choices.find((c) => c.verb === 'chomp') ?? (choices[0] as Choice),
  );
  plan.improve();
  // The larger group goes first; what it leaves is for the others.
  return queue(plan, sight, 'chomp', ({ ids, to }) => ids.length + size(sight.aliens[to] as Stack) / 10);
}
