// @vitest-environment happy-dom
import { findSystem } from '@shambles/systems';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { change, settings } from '../../app/settings.js';
import { guideOf } from '../../side/index.js';
import { Hints } from './hints.js';
import type { Now } from './now.js';

const was = settings.peek();
beforeEach(() => change({ hintsSeen: [], hintsRead: {}, noHints: false }));
afterEach(() => change(was));

it('a hint goes by itself once three questions were answered beside it', () => {
  const system = findSystem('avz');
  const code = Object.keys(guideOf(system).hints).find((key) => /^[\w-]+$/.test(key));
  const root = document.createElement('div');
  const ask = (id: number | undefined): boolean => {
    const asked = id === undefined ? undefined : { id, at: 0, code, rule: 'none' };
    const now = { session: { system, table: {} }, ask: asked, facts: [], onRule() {} } as unknown as Now;
    act(() => render(<Hints now={now} />, root));
    return root.querySelector('.side-hint') !== null;
  };
  for (const id of [1, 2, 3]) {
    expect(ask(id)).toBe(true);
    expect(ask(id)).toBe(true);
    ask(undefined);
  }
  expect(ask(4)).toBe(false);
  expect(settings.peek().hintsSeen).toEqual([`${system.id}/${code}`]);
  act(() => render(null, root));
});

it('nothing is hinted at once the game has ended', () => {
  const system = findSystem('ftb');
  const root = document.createElement('div');
  const shown = (ended: boolean): boolean => {
    const session = { system, table: {} } as unknown as Now['session'];
    const facts = [{ fact: { is: 'attribute', who: 'star-1' } }] as unknown as Now['facts'];
    const now = { session, ask: undefined, facts, ended, onRule() {} } as unknown as Now;
    act(() => render(<Hints now={now} />, root));
    return root.querySelector('.side-hint') !== null;
  };
  expect([shown(false), shown(true)]).toEqual([true, false]);
  act(() => render(null, root));
});
