// @vitest-environment happy-dom
import { signal } from '@preact/signals';
import { render } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Session } from '../session/session.js';
import { useCover } from '../side/covers.js';
import { Refused, useKeys } from './panel.js';
import { Go, Stepper } from './parts.js';
import { keysToQuestion, questionComes, stopLatePress } from './pointer.js';

const commit = vi.fn();
const putAway = vi.fn();

/** Something that can be read in place of the question. */
function Cover(): null {
  useCover(true, putAway);
  return null;
}

/** A table with one location, and a question that counts troopers. */
function Table(props: { under?: boolean; plain?: boolean }): preact.JSX.Element {
  const box = useRef<HTMLElement>(null);
  const [n, setN] = useState(1);
  useKeys(box);
  return (
    <>
      <main onMouseDown={keysToQuestion}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: as the measured table has it */}
        <div class="sm-view" role="application" tabIndex={0}>
          <button type="button" tabIndex={0} data-cell="E4">
            E4
          </button>
        </div>
      </main>
      {props.under && <Cover />}
      <section id="question" tabIndex={-1} ref={box}>
        <button type="button" class="chip">
          The rule
        </button>
        <Stepper label="Trooper" value={n} most={1} hotkey={1} onChange={setN} />
        <Go label="Land" ready plain={props.plain ?? false} onGo={commit} />
      </section>
    </>
  );
}

const root = document.createElement('div');
const find = (selector: string): HTMLElement => root.querySelector<HTMLElement>(selector) as HTMLElement;
const key = (on: HTMLElement, name: string) =>
  act(() => void on.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true })));

beforeEach(() => {
  commit.mockClear();
  putAway.mockClear();
  document.body.append(root);
  act(() => render(<Table />, root));
});
afterEach(() => {
  render(null, root);
  root.remove();
});

it('after a press on the table Enter commits: the keys are with the question', async () => {
  const down = new MouseEvent('mousedown', { bubbles: true, cancelable: true });
  find('[data-cell]').dispatchEvent(down);
  // The location does not take the focus, and with it Enter.
  expect(down.defaultPrevented).toBe(true);
  expect(document.activeElement).toBe(find('#question'));
  await key(document.activeElement as HTMLElement, 'Enter');
  expect(commit).toHaveBeenCalledTimes(1);
});

it('whoever goes over the table by keys keeps the focus there; on its ground Enter commits', async () => {
  const down = new MouseEvent('mousedown', { bubbles: true, cancelable: true });
  find('.sm-view').dispatchEvent(down);
  expect(down.defaultPrevented).toBe(false);
  await key(find('[data-cell]'), 'Enter');
  expect(commit).not.toHaveBeenCalled();
  await key(find('.sm-view'), 'Enter');
  expect(commit).toHaveBeenCalledTimes(1);
});

it('a digit takes all of a kind, and the same digit none', async () => {
  const count = () => find('.stepper-n b').textContent;
  expect(count()).toBe('1');
  await key(document.body, '1');
  expect(count()).toBe('0');
  await key(document.body, '1');
  expect(count()).toBe('1');
});

it('0 goes to the answer below all others, which ends what is done', async () => {
  const done = document.createElement('button');
  done.dataset.key = '0';
  find('#question').append(done);
  await key(document.body, '0');
  expect(document.activeElement).toBe(done);
  expect(commit).not.toHaveBeenCalled();
  done.remove();
});

it('a digit holds a place to go to, and Enter goes there', async () => {
  const place = document.createElement('button');
  place.dataset.key = '7';
  place.dataset.holds = 'true';
  const held = vi.fn();
  place.addEventListener('click', held);
  find('#question').append(place);
  await key(document.body, '7');
  expect(held).toHaveBeenCalledTimes(1);
  await key(place, 'Enter');
  expect(commit).toHaveBeenCalledTimes(1);
  expect(held).toHaveBeenCalledTimes(1);
  place.remove();
});

it('Enter after a click on an answer commits, and does not take the click back', async () => {
  const answer = find('.stepper-n');
  const click = new MouseEvent('click', { bubbles: true, detail: 1 });
  await act(() => void answer.dispatchEvent(click));
  const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
  await act(() => void answer.dispatchEvent(enter));
  expect(commit).toHaveBeenCalledTimes(1);
  expect(enter.defaultPrevented).toBe(true);
  // After another key, Enter is the button's own.
  await key(answer, 'ArrowDown');
  await key(answer, 'Enter');
  expect(commit).toHaveBeenCalledTimes(1);
});

it('the arrow down goes to the first answer, not to the rule above it', async () => {
  find('#question').focus();
  await key(find('#question'), 'ArrowDown');
  expect(document.activeElement).toBe(find('[data-key]'));
  find('.chip').focus();
  await key(find('.chip'), 'ArrowDown');
  expect(document.activeElement?.matches('.chip')).toBe(false);
});

it('what lies over the question takes the keys, and Escape puts it away wherever the focus is', async () => {
  await act(() => render(<Table under />, root));
  await key(document.body, '1');
  await key(document.body, 'Enter');
  expect(find('.stepper-n b').textContent).toBe('1');
  expect(commit).not.toHaveBeenCalled();
  await key(find('.sm-view'), 'Escape');
  expect(putAway).toHaveBeenCalledTimes(1);
  await act(() => render(<Table />, root));
  await key(document.body, 'Enter');
  expect(commit).toHaveBeenCalledTimes(1);
});

it('after a digit has chosen something, Enter commits and does not take the choice back', async () => {
  await key(document.body, '1');
  expect(find('.stepper-n b').textContent).toBe('0');
  const on = document.activeElement as HTMLElement;
  const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
  await act(() => void on.dispatchEvent(enter));
  expect(commit).toHaveBeenCalledTimes(1);
  // The button under the focus is not pressed by this Enter.
  expect(enter.defaultPrevented).toBe(true);
  // Whoever comes to the button by other keys presses it as usual.
  await key(on, 'ArrowLeft');
  await key(on, 'Enter');
  expect(commit).toHaveBeenCalledTimes(1);
});

it('Enter gives nothing away: 0 has to go to such an answer first', async () => {
  await act(() => render(<Table plain />, root));
  await key(document.body, 'Enter');
  await key(find('#question'), 'Enter');
  // Whoever has just taken a choice back does not make it again by Enter.
  await key(document.body, '1');
  await key(document.activeElement as HTMLElement, 'Enter');
  expect(commit).not.toHaveBeenCalled();
  expect(find('.stepper-n b').textContent).toBe('0');
  await key(document.body, '0');
  expect(document.activeElement).toBe(find('[data-commit]'));
  expect(commit).not.toHaveBeenCalled();
  find('[data-commit]').click();
  expect(commit).toHaveBeenCalledTimes(1);
});

it('an Enter that is held down gives one answer', async () => {
  const held = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, repeat: true });
  await act(() => void document.body.dispatchEvent(held));
  expect(commit).not.toHaveBeenCalled();
});

it('the second press of a double click means nothing to a question that has come up in between', () => {
  root.addEventListener('click', stopLatePress, true);
  const click = (detail: number): void =>
    void find('[data-commit]').dispatchEvent(
      new MouseEvent('click', { bubbles: true, cancelable: true, detail }),
    );
  click(1);
  questionComes();
  click(2);
  expect(commit).toHaveBeenCalledTimes(1);
  click(1);
  click(2);
  expect(commit).toHaveBeenCalledTimes(3);
  root.removeEventListener('click', stopLatePress, true);
});

it('why an answer was refused comes into sight, wherever the answer lay', async () => {
  const seen = vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(() => {});
  const refusal: Session['refusal'] = signal(undefined);
  const session = { refusal, people: [] } as unknown as Session;
  await act(() => render(<Refused session={session} onRule={() => {}} />, root));
  expect(seen).not.toHaveBeenCalled();
  await act(() => {
    refusal.value = { ok: false, code: 'illegal', text: 'Nobody can be there.' };
  });
  expect(seen).toHaveBeenCalledTimes(1);
  expect(find('[role=alert]').textContent).toContain('Nobody can be there.');
});
