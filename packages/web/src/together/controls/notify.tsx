import type { JSX } from 'preact';
import { settings } from '../../app/settings.js';
import { askToNotify, canNotify } from '../../remote/mine.js';

/** The choice whether this device shows notifications; nothing if the browser has none. */
export function NotifyChoice(): JSX.Element | null {
  if (!canNotify()) return null;
  return (
    <label class="choice-line">
      <input
        type="checkbox"
        checked={settings.value.notify === true}
        onChange={(event) => void askToNotify(event.currentTarget.checked)}
      />{' '}
      this device tells me when it is my turn
    </label>
  );
}
