import { afterAll, beforeAll, expect, test } from 'vitest';
import { Hall, state } from '../testing/hall.js';
import type { Live } from './live.js';

let hall: Hall;
beforeAll(async () => {
  hall = await Hall.serve();
}, 60_000);
afterAll(() => hall.close());

const OPENING = {
  system: 'amz',
  scenario: 'night-at-the-clinic',
  options: { zombies: 'player' },
  seats: { living: 'person', zombies: 'person' },
} as const;

const asks = (live: Live, seat: string): string | undefined => live.look(seat)?.now.asks[0]?.code;

test('[AMZ-interrupt-declare] a move waits where it may be Interrupted until whoever plays the dead is there again', async () => {
  const sitting = await (await hall.open(OPENING)).begin();
  const living = await hall.come(sitting, 'living');
  const gone = await hall.come(sitting, 'zombies');
  const isHere = () => living.room?.seats.find(({ seat }) => seat === 'zombies')?.here;
  await living.until(() => isHere() === true);
  gone.close();
  await living.until(() => isHere() === false);

  // The Living keep moving until a move is noticed.
  const live = await sitting.live();
  do {
    await sitting.play((now) => asks(now, 'living') === 'move', 3);
    await living.until(() => living.ask?.code === 'move');
    const { id, at } = living.ask as { id: string; at: number };
    const value = await sitting.legal('living', at);
    expect(await living.do({ is: 'answer', ask: id, value })).toMatchObject({ is: 'done' });
  } while (asks(live, 'zombies') !== 'interrupt');

  await living.until(() => living.now?.waitingFor.includes('zombies') === true);
  expect(living.now).toMatchObject({ asks: [], waitingFor: ['zombies'], over: false });
  expect(isHere()).toBe(false);
  const asked = live.look('zombies')?.now.asks[0];
  const before = state(live);
  // Nobody else can answer for the zombies.
  expect(await living.do({ is: 'answer', ask: asked?.id ?? '', value: 'not-now' })).toMatchObject({
    is: 'refused',
  });
  expect(state(live)).toBe(before);

  // The question says who is coming and how far off they are.
  const dead = await hall.come(sitting, 'zombies');
  await dead.until(() => dead.ask !== undefined);
  expect(dead.ask).toEqual(asked);
  const view = dead.view as { active: { unit: string } };
  expect(dead.ask?.line.values?.who).toMatchObject({ noun: `unit.${view.active.unit}` });
  const offered = dead.ask?.shape.kind === 'choose' ? dead.ask.shape.options : [];
  const [mob] = offered;
  expect(offered.map(({ id }) => id)).toEqual([mob?.id, 'not-now', 'not-at-all']);
  expect(mob?.line.values).toMatchObject({ who: { noun: `unit.${mob?.id}` }, inches: { noun: 'kind.inch' } });

  const told = living.items.length;
  expect(await dead.do({ is: 'answer', ask: dead.ask?.id ?? '', value: mob?.id ?? '' })).toMatchObject({
    is: 'done',
  });
  const acts = (now: Live) => (now.look('living')?.view as typeof view | undefined)?.active?.unit;
  await sitting.play((now) => acts(now) !== view.active.unit, 3);
  const ends = () =>
    living.items.slice(told).flatMap((item) => ('facts' in item ? item.facts.map(({ is }) => is) : []));
  await living.until(() => ends().includes('ended-activation'));
  expect(ends()).toContain('reacted');
  for (const each of [living, dead]) each.close();
}, 60_000);
