// @vitest-environment happy-dom

import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, it, vi } from 'vitest';
import { type Box, cornerFor, inCorner } from './corner.js';
import { Foretold } from './foretold.js';

const box = (left: number, top: number, right: number, bottom: number): Box => ({ left, top, right, bottom });

const TABLE = box(0, 0, 800, 600);
const CARD = { width: 300, height: 100 };

it('a card over the table stands beside the question, and goes from what is marked there', () => {
  const corner = (marked: Box[], others: Box[] = [], last?: ReturnType<typeof cornerFor>) =>
    cornerFor(CARD, TABLE, marked, others, last);
  expect(corner([])).toEqual({ right: true, foot: true });
  expect(corner([box(700, 580, 720, 590)])).toEqual({ right: true, foot: false });
  expect(corner([box(700, 0, 720, 600)])).toEqual({ right: false, foot: true });
  expect(corner([], [box(700, 0, 720, 600)])).toEqual({ right: false, foot: true });
  expect(inCorner(corner([]), CARD, TABLE)).toEqual(box(500, 500, 800, 600));
});

it('a card over the table stays where it stood until something marked is there', () => {
  const last = cornerFor(CARD, TABLE, [box(700, 580, 720, 590)]);
  expect(cornerFor(CARD, TABLE, [], [], last)).toBe(last);
  expect(cornerFor(CARD, TABLE, [box(700, 10, 720, 20)], [], last)).toEqual({ right: true, foot: true });
});

const stands = (element: Element, at: Box): void => {
  element.getBoundingClientRect = () =>
    ({ ...at, width: at.right - at.left, height: at.bottom - at.top }) as DOMRect;
};

afterEach(() => document.body.replaceChildren());

/** A table of 800 × 600 beside a question whose foot begins at 400; what the answer risks ends at `bottom`. */
function shown(bottom: number, child = <p class="warning">Seen from the street</p>): HTMLElement {
  document.body.innerHTML = `<main class="table"><div class="sm-view"></div></main><section class="ask"><div id="in"></div><div class="go"></div></section>`;
  const at = (selector: string): HTMLElement => document.querySelector(selector) as HTMLElement;
  stands(at('.sm-view'), TABLE);
  stands(at('.ask'), box(800, 0, 1100, 500));
  stands(at('.go'), box(800, 400, 1100, 500));
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(
    () => ({ ...box(800, bottom - 50, 1100, bottom), width: 300, height: 50 }) as DOMRect,
  );
  act(() => render(<Foretold of="Go there">{child}</Foretold>, at('#in')));
  vi.restoreAllMocks();
  return at('.foretold-card');
}

it('what an answer risks stands in its place where it can be seen, and else over the table', () => {
  expect(shown(390).className).toBe('foretold-card');
  const out = shown(420);
  expect(out.classList.contains('over-table')).toBe(true);
  expect(out.style.left).toBe('490px');
  expect(out.textContent).toBe('Go thereSeen from the street');
});

it('a place in words alone is no card over the table', () => {
  expect(shown(420, <p>By the diner</p>).className).toBe('foretold-card');
});
