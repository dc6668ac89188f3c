import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';

/** A link in full, to read and copy. */
export function CopyLink(props: { label: string; link: string; note?: string }): JSX.Element {
  const { label, link } = props;
  const box = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');
  const copy = async (): Promise<void> => {
    setSaid((await copied(link, box.current)) ? 'Copied.' : 'Press Ctrl+C now: it is marked.');
    setTimeout(() => setSaid(''), 4000);
  };
  return (
    <div class="copy-link">
      <label>
        <span>{label}</span>
        <input
          ref={box}
          type="text"
          readOnly
          value={link}
          spellcheck={false}
          onFocus={(event) => event.currentTarget.select()}
        />
      </label>
      <button type="button" class="quiet" aria-label={`Copy: ${label}`} onClick={() => void copy()}>
        Copy
      </button>
      <span class="copy-said" role="status">
        {said}
      </span>
      {props.note && <p class="note">{props.note}</p>}
    </div>
  );
}

/**
 * Copies a text, and returns whether that worked. Browsers offer the clipboard only on secure pages; elsewhere, such as
 * in a home network, the text is selected for copying by hand.
 */
async function copied(text: string, box: HTMLInputElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    box?.focus();
    box?.select();
    return false;
  }
}
