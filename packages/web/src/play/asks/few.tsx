import type { JSX } from 'preact';
import { useState } from 'preact/hooks';

/** Shows the likely items first, and the others once asked for or pointed at. */
export function useFew<T>(
  all: readonly T[],
  likely: (each: T) => boolean,
  meant: (each: T) => boolean = () => false,
): { readonly shown: readonly T[]; readonly hidden: number; readonly open: () => void } {
  const [opened, setOpened] = useState(false);
  const first = all.filter(likely);
  const others = all.filter((each) => !likely(each));
  // A single further answer needs no more room than the button that would hide it.
  const few = !opened && others.length > 1;
  const shown = [...first, ...(few ? others.filter(meant) : others)];
  return { shown, hidden: all.length - shown.length, open: () => setOpened(true) };
}

/** A button that says what it reveals, and how many. */
export function MoreButton(props: { hidden: number; words: string; onOpen: () => void }): JSX.Element | null {
  if (props.hidden === 0) return null;
  return (
    <button type="button" class="option option-more" onClick={props.onOpen}>
      {props.hidden} {props.words}
    </button>
  );
}
