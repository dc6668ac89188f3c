// @vitest-environment happy-dom
import type { AnySystem, Gist, Line, Option, Scene, Shape, SpotShape } from '@shambles/engine';
import { act } from 'preact/test-utils';
import { expect, it, vi } from 'vitest';
import { found, page } from '../../testing/questions.js';
import { modelFor } from '../models/index.js';
import { press } from '../pointer.js';
import { Choices } from './choose/choices.js';
import { ChoosePanel } from './choose/choose.js';
import { PathPanel } from './path.js';
import { PlacePanel } from './place.js';
import { ConfirmPanel, NumberPanel } from './simple.js';
import { SomePanel } from './some.js';
import { SpotPanel } from './spot.js';

const move = (on: Element, by: number): void =>
  void act(
    () =>
      void on.dispatchEvent(
        new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse', movementX: by }),
      ),
  );

/** A question of this shape about nothing that stands on a table. */
function asked(shape: Shape) {
  const { given } = found({ code: 'alien-orders', kind: 'orders' }, () => true);
  const scene = { ...given.model.scene.value } as Scene;
  const commit = vi.fn();
  const model = modelFor({ ask: { ...given.model.ask, shape }, scene, say: ({ key }) => key, commit });
  return { model, given: { ...given, commit }, commit };
}

it('a mouse that is moved over an answer shows it and chooses nothing; one that rests there does neither', () => {
  const options: Option[] = ['north', 'south'].map((id) => ({ id, line: { key: id } }));
  const { model, given } = asked({ kind: 'choose', options });
  if (model.kind !== 'choose') throw new Error(model.kind);
  const root = page(<Choices {...given} model={model} groups={model.groups} many={6} />);
  const answer = root.querySelector('.option') as Element;
  move(answer, 0);
  expect(model.considered.value).toBeUndefined();
  move(answer, 2);
  expect(model.considered.value).toBe(model.groups[0]?.ids[0]);
  expect(model.selected.value).toBeUndefined();
  expect(answer.getAttribute('aria-pressed')).toBe('false');
  act(() => void answer.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse' })));
  expect(model.considered.value).toBeUndefined();
});

it('an answer says on its button what it does, or why it would come to nothing, where the system tells', () => {
  const options: Option[] = ['both', 'shoot', 'pass'].map((id) => ({ id, line: { key: id } }));
  const { model, given } = asked({ kind: 'choose', options });
  if (model.kind !== 'choose') throw new Error(model.kind);
  const gist = (_view: unknown, _ask: unknown, value: unknown): Gist | undefined =>
    value === 'pass' ? undefined : { line: { key: `does ${value}` }, vain: value === 'shoot' };
  const system = { ...given.session.system, gist } as AnySystem;
  const session = { ...given.session, system, view: () => ({}), teller: { say: ({ key }: Line) => key } };
  const root = page(
    <Choices {...given} session={session as never} model={model} groups={model.groups} many={6} />,
  );
  const told = [...root.querySelectorAll('.option')].map((b) => b.querySelector('.option-gist'));
  expect(told.map((i) => i?.textContent)).toEqual(['does both', 'in vain now: does shoot', undefined]);
  expect(told.map((i) => i?.matches('.vain'))).toEqual([false, true, undefined]);
});

it('answers of several kinds stand under headings, in the order in which each comes up, and are numbered as they stand', () => {
  const under = (key: string) => ({ under: { key } });
  const options: Option[] = [
    { id: 'far', line: { key: 'far' }, ...under('Ahead') },
    { id: 'back', line: { key: 'back' }, ...under('Back') },
    { id: 'near', line: { key: 'near' }, ...under('Ahead') },
  ];
  const drawn = (all: Option[]) => {
    const { model, given } = asked({ kind: 'choose', options: all });
    if (model.kind !== 'choose') throw new Error(model.kind);
    return page(<Choices {...given} model={model} groups={model.groups} many={6} />);
  };
  const root = drawn(options);
  const parts = [...root.querySelectorAll('[role=group]')];
  expect(parts.map((part) => part.querySelector('h3')?.textContent)).toEqual(['Ahead', 'Back']);
  expect(parts.map((part) => part.getAttribute('aria-labelledby'))).toEqual(
    parts.map((part) => part.querySelector('h3')?.id),
  );
  const numbers = [...root.querySelectorAll('.option')].map((b) => [
    b.querySelector('b')?.textContent,
    b.getAttribute('data-key'),
  ]);
  expect(numbers).toEqual([
    ['far', '1'],
    ['near', '2'],
    ['back', '3'],
  ]);
  // One kind alone needs no heading.
  expect(drawn(options.filter((o) => o.id !== 'back')).querySelector('h3')).toBeNull();
});

it('the button of a number says what it gives, and Enter in the field gives it', () => {
  const { model, given, commit } = asked({ kind: 'number', min: 0, max: 6 });
  if (model.kind !== 'number') throw new Error(model.kind);
  const root = page(<NumberPanel {...given} model={model} />);
  expect(root.querySelector('[data-commit]')?.textContent).toMatch(/^Answer 0/);
  const field = root.querySelector('input') as HTMLInputElement;
  act(() => void field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })));
  expect(commit).toHaveBeenCalledExactlyOnceWith(0);
});

it('a number is counted up and down by the buttons beside it, between its bounds', () => {
  const { model, given } = asked({ kind: 'number', min: 1, max: 3, likely: 2 });
  if (model.kind !== 'number') throw new Error(model.kind);
  const root = page(<NumberPanel {...given} model={model} />);
  const button = (name: string) => root.querySelector<HTMLButtonElement>(`[aria-label=${name}]`);
  const field = root.querySelector('input');
  expect(field?.value).toBe('2');
  act(() => button('More')?.click());
  expect(field?.value).toBe('3');
  expect(button('More')?.disabled).toBe(true);
  for (const left of ['2', '1']) {
    act(() => button('Fewer')?.click());
    expect(field?.value).toBe(left);
  }
  expect(button('Fewer')?.disabled).toBe(true);
  expect(root.querySelector('[data-commit]')?.textContent).toMatch(/^Answer 1/);
});

it('where all may be chosen one button does it, and otherwise there is none', () => {
  const options: Option[] = ['torch', 'rope', 'map'].map((id) => ({ id, line: { key: id } }));
  const drawn = (max: number) => {
    const { model, given, commit } = asked({ kind: 'some', options, like: {}, min: 0, max });
    if (model.kind !== 'some') throw new Error(model.kind);
    const root = page(<SomePanel {...given} model={model} />);
    const all = [...root.querySelectorAll('button')].find((b) => b.textContent === 'All of them');
    return { root, all, commit };
  };
  expect(drawn(2).all).toBeUndefined();
  const { root, all, commit } = drawn(3);
  act(() => all?.click());
  expect(all?.disabled).toBe(true);
  act(() => root.querySelector<HTMLElement>('[data-commit]')?.click());
  expect(commit).toHaveBeenCalledExactlyOnceWith(['torch', 'rope', 'map']);
});

it('where nothing is chosen the button says so, and does not shine', () => {
  const options: Option[] = ['torch', 'rope'].map((id) => ({ id, line: { key: id } }));
  const { model, given } = asked({ kind: 'some', options, like: {}, min: 0, max: 2 });
  if (model.kind !== 'some') throw new Error(model.kind);
  const root = page(<SomePanel {...given} model={model} />);
  const button = () => root.querySelector('[data-commit]');
  expect(button()?.textContent).toMatch(/^None of them/);
  expect(button()?.matches('.plain')).toBe(true);
  expect(button()?.querySelector('.enter')).toBeNull();
  expect(button()?.getAttribute('data-key')).toBe('0');
  act(() => model.set('rope', 1));
  expect(button()?.textContent).toMatch(/^Done: 1 chosen/);
  expect(button()?.querySelector('.enter')).not.toBeNull();
  expect(button()?.hasAttribute('data-key')).toBe(false);
  expect(button()?.matches('.plain')).toBe(false);
});

it('where nobody is put down or goes anywhere the button does not shine', () => {
  const landing = found({ code: 'landing', kind: 'place' }, (model) => model.optional || undefined);
  const placing = page(<PlacePanel {...landing.given} />).querySelector('[data-commit]');
  expect(placing?.textContent).toMatch(/^Nobody/);
  expect(placing?.matches('.plain')).toBe(true);
  act(() => landing.model.spread());
  expect(placing?.textContent).toMatch(/^Land \d/);
  expect(placing?.matches('.plain')).toBe(false);

  const rampage = found({ code: 'rampage', kind: 'path' }, (model) => model.next.value[0]);
  const going = page(<PathPanel {...rampage.given} />).querySelector('[data-commit]');
  expect(going?.textContent).toMatch(/^Stay/);
  expect(going?.matches('.plain')).toBe(true);
  act(() => void rampage.model.cell(rampage.it, press()));
  expect(going?.textContent).toMatch(/^Go/);
  expect(going?.matches('.plain')).toBe(false);
});

it('what all do stands before the figures; what ends it stands last, on a key that stays the same', () => {
  const all: Option = { id: 'all', line: { key: 'all' } };
  const end: Option = { id: 'end', line: { key: 'end' }, ends: true };
  const done: Option = { id: 'done', line: { key: 'done' }, ends: true };
  const of = (id: string): Option => ({
    id: `${id} moves`,
    line: { key: `${id} moves` },
    of: { id, name: { key: id }, does: { key: 'moves' } },
  });
  const numbers = (options: Option[]) => {
    const { model, given } = asked({ kind: 'choose', options });
    if (model.kind !== 'choose') throw new Error(model.kind);
    const root = page(<ChoosePanel {...given} model={model} />);
    // However many answers there are, the end stays in sight: it stands with the button.
    expect([...root.querySelectorAll('.go .option b')].map((b) => b.textContent)).toEqual(
      options.filter((o) => o.ends).map((o) => o.id),
    );
    return [...root.querySelectorAll('.option')].map((b) => [
      b.querySelector('b')?.textContent,
      b.getAttribute('data-key'),
    ]);
  };
  expect(numbers([end, all, of('mara'), of('dev'), done])).toEqual([
    ['all', '1'],
    ['Moves', '2'],
    ['end', '3'],
    ['done', '0'],
  ]);
  expect(numbers([done, of('mara')])).toEqual([
    ['Moves', '1'],
    ['done', '0'],
  ]);
});

it('the button of a question with two answers says how to answer, and then the answer', () => {
  const { model, given } = asked({ kind: 'confirm', yes: { key: 'Leave' }, no: { key: 'Stay' } });
  if (model.kind !== 'confirm') throw new Error(model.kind);
  const root = page(<ConfirmPanel {...given} model={model} />);
  const button = () => root.querySelector('[data-commit]')?.textContent;
  expect(button()).toMatch(/^Choose one/);
  act(() => model.press(false, true));
  expect(button()).toMatch(/^Stay/);
});

it('each of two answers is asked for its risks', () => {
  const { model, given } = asked({ kind: 'confirm', yes: { key: 'Hot-wire it' }, no: { key: 'Leave it' } });
  if (model.kind !== 'confirm') throw new Error(model.kind);
  const query = { procedure: 'landing', input: {} };
  const preview = vi.fn((_view: unknown, _ask: unknown, answer: unknown) => (answer === true ? [query] : []));
  const session = { ...given.session, system: { ...given.session.system, preview }, view: () => ({}) };
  const root = page(<ConfirmPanel {...given} session={session as never} model={model} />);
  expect(preview.mock.calls.map((call) => call[2])).toEqual([true, false]);
  expect([...root.querySelectorAll('.option')].map((o) => o.querySelector('.side-odds') !== null)).toEqual([
    true,
    false,
  ]);
});

it('what needs no place stands with the button of a question about a place while it is little, numbered after the places', () => {
  const place: SpotShape['options'][number] = { id: 'door', line: { key: 'door' }, at: [3, 0, 0], cost: 3 };
  const plain = (id: string): Option => ({ id, line: { key: id } });
  const drawn = (options: SpotShape['options']) => {
    const spot = { figure: 'mara', from: [0, 0, 0], r: 1, within: 6, how: 'walk', lit: [] } as const;
    const { model, given } = asked({ kind: 'spot', ...spot, options });
    if (model.kind !== 'spot') throw new Error(model.kind);
    const root = page(<SpotPanel {...given} model={model} />);
    return [...root.querySelectorAll('.option')].map((b) => [
      b.querySelector('b')?.textContent,
      b.getAttribute('data-key'),
      b.closest('.go') !== null,
    ]);
  };
  expect(drawn([plain('stop'), place, plain('wait')])).toEqual([
    ['door', '1', false],
    ['stop', '2', true],
    ['wait', '3', true],
  ]);
  expect(drawn([place, ...['stop', 'wait', 'kick'].map(plain)]).some(([, , aside]) => aside)).toBe(false);
});

it('many rarely wanted answers that begin alike are folded under their beginning, and shown by a press on it', () => {
  const rare: Option[] = [6, 5].flatMap((inches) =>
    ['left', 'right', 'left, then stop', 'right, then stop'].map((way) => ({
      id: `${inches} ${way}`,
      line: { key: `${inches}″, bent to the ${way}` },
      seldom: true as const,
    })),
  );
  const options: Option[] = [{ id: 'on', line: { key: 'Straight on' } }, ...rare];
  const { model, given, commit } = asked({ kind: 'choose', options });
  if (model.kind !== 'choose') throw new Error(model.kind);
  const root = page(<Choices {...given} model={model} groups={model.groups} many={6} />);
  const words = () => [...root.querySelectorAll('.option-words')].map((b) => `${b.textContent}`.trim());
  act(() => (root.querySelector('.option-more') as HTMLElement).click());
  expect(words()).toEqual(['Straight on', '6″ 4 ways', '5″ 4 ways']);
  const five = [...root.querySelectorAll<HTMLElement>('.option-fold')][1] as HTMLElement;
  expect(five.getAttribute('aria-expanded')).toBe('false');
  act(() => five.click());
  expect(five.getAttribute('aria-expanded')).toBe('true');
  expect(words()).toHaveLength(7);
  const stop = [...root.querySelectorAll<HTMLElement>('.option')].find((b) =>
    /5″.*right, then stop/.test(`${b.textContent}`),
  );
  act(() => stop?.click());
  expect(commit).toHaveBeenCalledWith('5 right, then stop');
  // What is chosen elsewhere, as on the table, is never hidden.
  act(() => five.click());
  act(() => {
    model.selected.value = '6 left';
  });
  expect(words()).toContain('6″, bent to the left');
  // Its beginning puts it away all the same, until another one is chosen there.
  const six = root.querySelector<HTMLElement>('.option-fold') as HTMLElement;
  act(() => six.click());
  expect(words()).not.toContain('6″, bent to the left');
  act(() => {
    model.selected.value = '6 right';
  });
  expect(words()).toContain('6″, bent to the right');
});
