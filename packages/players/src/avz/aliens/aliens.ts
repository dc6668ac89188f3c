import { ALIENS } from '@shambles/avz';
import type { Json } from '@shambles/engine';
import type { Turn } from '../../bot.js';
import { best, bestRampage, giveUpSome, laserWorth, missilesWorth, takeHits } from '../choices.js';
import { mayLeave, queue, readyUnits } from '../orders.js';
import { Plan } from '../plan.js';
import type { Sight } from '../sight.js';
import { LEADER, type Stack, size } from '../stacks.js';
import { AlienJudge } from './judge.js';
import { firstGroups, land } from './landing.js';

/** The large Aliens, as numbered in ALIENS. */
const MUTANT = 4;
const BFAR = 5;
/** Share of its next strike that counts, and cost of each Zombie where it ends. */
const STRIKES_ON = 0.7;
const CROWDED = 0.1;

/** The Aliens' answer to a question. */
export function alienAnswer({ ask: { code, shape } }: Turn, sight: Sight): Json | undefined {
  const name = (place: number) => sight.book.locations[place] as string;
  switch (code) {
    case 'groups':
      return shape.kind === 'some'
        ? firstGroups(
            shape.options.map((o) => sight.place(o.id)),
            shape.min,
            sight,
          ).map(name)
        : undefined;
    case 'landing':
      return shape.kind === 'place' ? land(shape, sight) : undefined;
    case 'alien-orders':
      return shape.kind === 'orders' ? alienOrders(shape, sight) : undefined;
    case 'laser':
      return shape.kind === 'choose'
        ? best(
            shape.options.map((o) => o.id),
            (id) => laserWorth(sight.place(id), sight),
          )
        : undefined;
    case 'mutate':
      return shape.kind === 'choose'
        ? best(
            shape.options.map((o) => o.id),
            (id) =>
              bestRampage(sight.place(id), sight.book.options.rampage, sight, (l) =>
                standsAt(l, MUTANT, sight),
              ).worth,
          )
        : undefined;
    case 'rampage':
      return shape.kind === 'path'
        ? bestRampage(sight.place(shape.from), shape.max, sight, (l) => standsAt(l, MUTANT, sight)).path.map(
            name,
          )
        : undefined;
    case 'bfar':
      return shape.kind === 'choose'
        ? best(
            shape.options.map((o) => o.id),
            (id) => missilesWorth(sight.place(id), sight) + standsAt(sight.place(id), BFAR, sight),
          )
        : undefined;
    case 'bitten':
    case 'stacking':
      return shape.kind === 'some' ? giveUpSome(shape, sight) : undefined;
    case 'hits':
      return shape.kind === 'allocate' ? takeHits(shape, sight) : undefined;
    default:
      return undefined;
  }
}

/** What a large Alien can do from a location in the next actions phase: the best attack here or beside. */
function standsAt(place: number, kind: number, { town, zombies, worth, aliens }: Sight): number {
  const dice = ALIENS[kind]?.combat as number;
  const led = (aliens[place]?.[LEADER] as number) > 0;
  let most = worth.attackWith(dice, led, zombies[place] as Stack, true);
  for (const next of town.beside[place] as readonly number[])
    if (!town.park[next]) most = Math.max(most, worth.attackWith(dice, false, zombies[next] as Stack, false));
  return STRIKES_ON * most - CROWDED * size(zombies[place] as Stack);
}

function alienOrders(shape: Parameters<typeof readyUnits>[0], sight: Sight): string[] {
  const units = readyUnits(shape, sight, 'blast');
  const judge = new AlienJudge(sight);
  for (const unit of units) judge.lift(unit);
  const plan = new Plan(
    units,
    judge,
    { leave: mayLeave(shape, sight) },
    ({ choices }) => choices.find((c) => c.verb === 'blast') ?? (choices[0] as (typeof choices)[number]),
  );
  plan.improve();
  // Others strike better where a Leader is or goes, so it goes first.
  return queue(plan, sight, 'blast', ({ ids, to }) => {
    const leads = ids.some((id) => sight.byId.get(id)?.kind === 'leader') ? 100 : 0;
    return leads + size(sight.zombies[to] as Stack);
  });
}
