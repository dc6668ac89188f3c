// @vitest-environment happy-dom
import { render } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useKeys } from './panel.js';
import { Stepper } from './parts.js';
import { keysToQuestion } from './pointer.js';

const commit = vi.fn();

/** A table with one location, and a question that counts troopers. */
function Table(): preact.JSX.Element {
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
      <section id="question" tabIndex={-1} ref={box}>
        <Stepper label="Trooper" value={n} most={1} hotkey={1} onChange={setN} />
        <button type="button" data-commit onClick={commit}>
          Land
        </button>
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
