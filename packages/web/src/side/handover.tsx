import type { Tone } from '@shambles/engine';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { theOne, type Who } from './words.js';

export interface HandOverProps {
  to: Who;
  tone?: Tone | undefined;
  /** What they will be asked, in general words that give nothing secret away. */
  note?: string | undefined;
  onReady: () => void;
}

/** Covers everything until the device is in the right hands. */
export function HandOver(props: HandOverProps): JSX.Element {
  const { to, tone = 'paper', note, onReady } = props;
  const article = theOne(to).startsWith('the ') ? 'the ' : '';
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    // A modal dialog also hides the page behind it from the keyboard and from screen readers.
    if (dialog.current && !dialog.current.open) dialog.current.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      class="side-handover"
      aria-labelledby="side-handover-to"
      onCancel={(e) => e.preventDefault()}
    >
      <svg viewBox="0 0 96 96" width="96" height="96" aria-hidden="true" class={`side-${tone}`}>
        <circle
          cx="48"
          cy="48"
          r="42"
          fill="none"
          stroke="currentColor"
          stroke-width="4"
          stroke-dasharray={tone === 'moss' ? '12 7' : undefined}
        />
        <circle cx="48" cy="37" r="11" fill="currentColor" />
        <path d="M26 70Q28 51 48 51Q68 51 70 70Z" fill="currentColor" />
      </svg>
      <h1 id="side-handover-to">
        Pass the device to {article}
        <span class={`side-${tone}`}>{to.name.replace(/^The /, '')}</span>
      </h1>
      {note && <p class="side-dim">{note}</p>}
      <button type="button" class="side-go" autofocus onClick={onReady}>
        I am {theOne(to)}
      </button>
    </dialog>
  );
}
