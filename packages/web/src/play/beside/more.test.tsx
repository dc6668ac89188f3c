// @vitest-environment happy-dom
import { createRef, render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, test, vi } from 'vitest';
import { beyond, More } from './more.js';

test('cards that lie beyond an end of their row are counted, if their text is cut', () => {
  const row = { left: 0, right: 400 };
  const cards = (first: number) =>
    [0, 1, 2, 3].map((i) => ({ left: first + i * 150, right: first + i * 150 + 140 }));
  expect(beyond(row, cards(10))).toEqual({ before: 0, after: 2 });
  expect(beyond(row, cards(-200))).toEqual({ before: 2, after: 0 });
  expect(beyond(row, cards(100))).toEqual({ before: 0, after: 2 });
  // The third ends 20 beyond, which cuts no text; then 30, which does.
  expect(beyond(row, cards(-20))).toMatchObject({ after: 1 });
  expect(beyond(row, cards(-10))).toMatchObject({ after: 2 });
});

test('a row says how many more cards it has, and a press goes there', () => {
  const root = document.createElement('div');
  const row = createRef<HTMLElement>();
  act(() =>
    render(
      <section ref={row}>
        <More row={row} way="before" n={0} />
        <More row={row} way="after" n={2} />
      </section>,
      root,
    ),
  );
  expect([...root.querySelectorAll('button')].map((b) => b.textContent)).toEqual(['2 more ▸']);
  const scrollBy = vi.fn();
  Object.assign(row.current as HTMLElement, { scrollBy });
  root.querySelector('button')?.click();
  expect(scrollBy).toHaveBeenCalledTimes(1);
});
