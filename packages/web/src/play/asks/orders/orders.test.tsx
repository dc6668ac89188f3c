// @vitest-environment happy-dom
import { act } from 'preact/test-utils';
import { expect, it } from 'vitest';
import { found, page } from '../../../testing/questions.js';
import { OrdersPanel } from './orders.js';

/** An order to attack a neighbour of some location, as it came up in a game of answers drawn at random. */
const attackAway = () =>
  found({ code: 'alien-orders', kind: 'orders', seed: 'odds' }, (model) => {
    for (const place of model.sources.value) {
      model.pick(place);
      const target = model.targets.value.attack?.find((p) => p !== place);
      if (model.orderTo(place) !== undefined && target !== undefined) return { place, target };
    }
    return undefined;
  });

it('the odds of a press on the table stand under the name of what it would order', () => {
  const {
    model,
    given,
    it: { place, target },
  } = attackAway();
  const root = page(<OrdersPanel {...given} />);
  const about = () => root.querySelector('.risk-about h3')?.textContent;
  expect(about()).toBeUndefined();
  act(() => model.point(target));
  expect(about()).toMatch(new RegExp(`^(Attack|Move): .*, ${place} → ${target}$`));
  // The odds of an order here are on its own button: under "Pass here" stand none.
  act(() => model.point(place));
  expect(about()).toBeUndefined();
  expect(root.querySelectorAll('.ask > .side-odds, .source ~ .side-odds')).toHaveLength(0);
  const pass = [...root.querySelectorAll('.here > button')].at(-1);
  expect(pass?.textContent).toBe('Pass here');
});

/** Aliens that do not all fly, with their orders to give, and their page. */
function asked() {
  const { model, given } = found({ code: 'alien-orders', kind: 'orders' }, () => true);
  return { model, root: page(<OrdersPanel {...given} />) };
}

it('what an order comes to stands in one room, as does why there is none; the table lights nothing for it', () => {
  const { model, root } = asked();
  const room = () => root.querySelector('.outlook-room')?.textContent;
  expect(room()).toBe('The consequences of an order appear here.');
  const cells = model.scene.value.kind === 'printed' ? model.scene.value.cells : [];
  const place = model.sources.value[0]!;
  act(() => model.pick(place));
  const answers = cells.map(({ id }) => {
    act(() => model.point(id));
    return { id, said: room() ?? '', order: model.orderTo(id) };
  });
  const away = answers.filter(({ id }) => id !== place);
  for (const { id, said, order } of away)
    if (order === undefined) expect(said, id).toMatch(/^(Move|Attack).*\S/);
  expect(away.some(({ said }) => /may strike there next/.test(said))).toBe(true);
  // Neither does it hold anything: the answer is as it was.
  expect(model.queue.value).toEqual([]);
});

it('the last order that was given is told of when nothing is pointed at', () => {
  const { model, root } = asked();
  const place = model.sources.value[0]!;
  act(() => model.pick(place));
  const cells = model.scene.value.kind === 'printed' ? model.scene.value.cells.map(({ id }) => id) : [];
  const to = cells.find((id) => {
    act(() => model.point(id));
    return id !== place && /may strike/.test(root.querySelector('.outlook-room')?.textContent ?? '');
  });
  act(() => model.add(to ?? ''));
  act(() => model.point(undefined));
  expect(root.querySelector('.outlook-room')?.textContent).toMatch(/may strike there next/);
});

it('what those picked cannot do has its reason, and what would help is queued with a press', () => {
  const { model, root } = asked();
  const found = model.sources.value.map((place) => {
    act(() => model.pick(place));
    return { place, barred: root.querySelector('.barred')?.textContent ?? '' };
  });
  expect(found.some(({ barred }) => /Blast Em.*No enemy is in/.test(barred))).toBe(true);
  // Once, however many kinds of counter it goes for.
  expect(found.some(({ barred }) => /(No enemy is in).*\1/.test(barred))).toBe(false);
  const help = found.flatMap(({ place }) => {
    act(() => model.pick(place));
    return [...root.querySelectorAll<HTMLButtonElement>('.barred .outlook-help')].slice(0, 1);
  })[0];
  act(() => help?.click());
  expect(model.queue.value).toHaveLength(help ? 1 : 0);
});
