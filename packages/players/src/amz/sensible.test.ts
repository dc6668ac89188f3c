import { amz } from '@shambles/amz';
import { Sfc32, Table } from '@shambles/engine';
import { describe, expect, test } from 'vitest';
import { answerBy, titleIn } from '../bot.js';
import { RANDOM } from '../random.js';
import { losses, seesPlace } from './danger.js';
import { hitsOf, melee } from './fight.js';
import { ambush } from './index.js';
import { look, type Place, whereIs } from './look.js';
import { bestStop, moverOf } from './moves.js';
import { planOf } from './plan.js';

const SCENARIOS = amz.scenarios.map(({ id }) => id);

interface Played {
  readonly level: string;
  readonly sum: string;
  readonly faults: readonly string[];
}

/** Plays a game to its end, or up to `most` answers. */
function play(scenario: string, seed: string, living = ambush(), dead = ambush(), most = 5000): Played {
  const table = Table.create(amz, { setup: { scenario, options: { zombies: 'player' } }, seed });
  const seats: { [seat: string]: ReturnType<typeof living.make> } = {
    living: living.make(table.book),
    zombies: dead.make(table.book),
  };
  const random = new Sfc32(seed);
  const faults: string[] = [];
  for (let answers = 0; !table.over && answers < most; answers++) {
    const seat = table.waitingFor[0] as string;
    const code = table.asks(seat)[0]?.code;
    const bot = seats[seat] as ReturnType<typeof living.make>;
    const given = answerBy(bot, table, seat, random, (why) => faults.push(`${code}: ${String(why)}`));
    expect(given?.ok).toBe(true);
  }
  return { level: table.outcome?.level ?? 'no end', sum: table.sum, faults };
}

/** What the Living see when the first unit is to act. */
function begun(scenario: string) {
  const table = Table.create(amz, { setup: { scenario, options: { zombies: 'player' } }, seed: 'begun' });
  return look(table.view('living') as never, table.book as never);
}

const unit = (seen: ReturnType<typeof begun>, id: string) => {
  const found = seen.view.units.find((u) => u.id === id);
  if (!found) throw new Error(`There is no ${id}.`);
  return found;
};

test('it says what it does in either seat', () => {
  expect(titleIn(ambush(), 'living')).toMatch(/objectives/);
  expect(titleIn(ambush(), 'zombies')).toMatch(/as near/);
});

describe.each(SCENARIOS)('%s', (scenario) => {
  test('is played to its end with legal answers alone', () => {
    const { level, faults } = play(scenario, 'legal');
    expect(faults).toEqual([]);
    expect(level).not.toBe('no end');
  }, 300_000);

  test('answers legally whatever the other side does', () => {
    expect(play(scenario, 'odd dead', ambush(), RANDOM).faults).toEqual([]);
    expect(play(scenario, 'odd living', RANDOM, ambush()).faults).toEqual([]);
  }, 300_000);
});

test('it plays the same game again from the same seed', () => {
  expect(play('lecture-hall', 'again')).toEqual(play('lecture-hall', 'again'));
}, 300_000);

describe('what it is after', () => {
  test('in the Lecture Hall one team goes for the scientists, the other for the case', () => {
    const seen = begun('lecture-hall');
    const plans = ['team-one', 'team-two'].map((id) => planOf(seen, unit(seen, id)).what);
    expect(plans.sort()).toEqual(['data-case', 'scientists']);
  });

  test('those who lead the scientists home take the case along while a turn is in reserve', () => {
    const { view, book } = begun('lecture-hall');
    const led = (left: number) => {
      const figures = view.figures.map((f) => {
        if (f.unit === 'team-one') return { ...f, status: 'left' as const, x: -1, y: -1 };
        if (f.unit === 'team-two') return { ...f, status: 'active' as const, x: 35, y: 37, level: 0 };
        return f.unit === 'scientists' ? { ...f, unit: 'team-two', x: 35, y: 37 } : f;
      });
      const seen = look({ ...view, figures, turn: book.scenario.turns - left + 1 }, book);
      return planOf(seen, unit(seen, 'team-two')).what;
    };
    expect([6, 5].map(led)).toEqual(['data-case', 'edge']);
  });

  test('the clinic is held from the floor below the roof', () => {
    const seen = begun('night-at-the-clinic');
    expect(planOf(seen, unit(seen, 'deputies'))).toMatchObject({
      do: 'hold',
      what: 'clinic',
      at: [21.5, 21.5, 1],
    });
  });

  test('those who are sent for supplies go to different shops', () => {
    const seen = begun('shopping-list');
    const plans = ['hunters', 'neighbours'].map((id) => planOf(seen, unit(seen, id)));
    expect(plans.map((p) => p.do)).toEqual(['task', 'task']);
    expect(new Set(plans.map((p) => p.what)).size).toBe(2);
  });

  test('whoever has a load closes a Hot Spot that is on his way home, with none of the dead about and a turn in reserve', () => {
    const { view, book } = begun('shopping-list');
    const off = { objective: 'loads-off', side: 'living', points: 3, stress: true, turn: 2 } as const;
    const plan = (left: number, mob: readonly [number, number], achieved: typeof view.achieved = [off]) => {
      const figures = view.figures.map((f, i) => {
        if (f.unit === 'hunters') return { ...f, x: 18 + (i % 6) * 0.75, y: 40, loads: i % 6 === 0 ? 1 : 0 };
        return f.unit === 'mob-1' ? { ...f, x: mob[0], y: mob[1] } : f;
      });
      const things = view.things.map((t) => ({ ...t, spent: true }));
      const turn = book.scenario.turns - left + 1;
      const seen = look({ ...view, figures, things, turn, achieved }, book);
      const { do: deed, what } = planOf(seen, unit(seen, 'hunters'));
      return `${deed} ${what}`;
    };
    expect(plan(6, [40, 8])).toBe('task 5');
    expect(plan(6, [14, 36])).not.toBe('task 5');
    expect(plan(2, [40, 8])).not.toBe('task 5');
    // The first load comes first: the dead score if none is off in time.
    expect(plan(6, [40, 8], [])).not.toBe('task 5');
  });

  test('whoever is close to its prey, and does not see it, goes on until it does', () => {
    const { view, book } = begun('cut-the-strings');
    // The Dexters stand behind the wall, beside the door.
    const places = new Map([
      ['mob-1', { x: 23, y: 37, apart: 0.75 }],
      ['red-team', { x: 22, y: 34, apart: -0.75 }],
    ]);
    const figures = view.figures.map((f) => {
      const place = places.get(f.unit);
      const y = place ? place.y + place.apart * (Number(f.id.split('-').pop()) - 1) : -1;
      return { ...f, x: place?.x ?? -1, y, level: 0, aboard: '' };
    });
    const seen = look({ ...view, figures }, book);
    const team = unit(seen, 'red-team');
    const plan = planOf(seen, team);
    expect(plan).toMatchObject({ do: 'hunt', what: 'mob-1' });
    expect(seesPlace(seen, 'mob-1', whereIs(seen, 'red-team') as Place)).toBe(false);
    const stop = bestStop(moverOf(seen, team, plan, losses(seen, team)), 8, true);
    expect(stop && seesPlace(seen, 'mob-1', stop.at)).toBe(true);
  });

  test('the house is held by those in it, while the militia goes for the bag', () => {
    const seen = begun('bag-at-the-ford');
    expect(planOf(seen, unit(seen, 'neighbours')).do).toBe('hold');
    expect(planOf(seen, unit(seen, 'militia'))).toMatchObject({ do: 'task', what: 'bag' });
  });
});

describe('odds', () => {
  test('more dice hit more, and cover saves', () => {
    const seen = begun('bag-at-the-ford');
    const by = unit(seen, 'neighbours');
    const at = seen.dead[0] as (typeof seen.dead)[number];
    const open = hitsOf(seen, by, at, { inches: 4, cover: 'exposed' });
    expect(open).toBeGreaterThan(hitsOf(seen, by, at, { inches: 4, cover: 'solid' }));
    expect(open).toBeGreaterThan(hitsOf(seen, by, at, { inches: 4, cover: 'exposed', rapid: true }));
  });

  test('a larger mob wins more often', () => {
    const seen = begun('lecture-hall');
    const mob = seen.dead[0] as (typeof seen.dead)[number];
    const team = unit(seen, 'team-one');
    const wins = (n: number) => melee(seen, mob, n, team, 4).wins;
    expect(wins(8)).toBeGreaterThan(wins(4));
    expect(wins(4)).toBeGreaterThan(wins(1));
  });
});
