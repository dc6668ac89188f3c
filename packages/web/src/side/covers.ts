import { useEffect, useRef } from 'preact/hooks';

interface Cover {
  /** Closes the cover, or first something inside it. */
  escape(): void;
}

/** Everything that now covers the question, the most recently opened last. */
const covers: Cover[] = [];

/** True if something covers the question, which then ignores keys. */
export const covered = (): boolean => covers.length > 0;

/** Covers the question while `open`; Escape then calls `onEscape`, wherever the focus is. */
export function useCover(open: boolean, onEscape: () => void): void {
  const now = useRef(onEscape);
  now.current = onEscape;
  useEffect(() => {
    if (!open) return;
    const cover: Cover = { escape: () => now.current() };
    covers.push(cover);
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || covers.at(-1) !== cover) return;
      event.stopImmediatePropagation();
      cover.escape();
    };
    addEventListener('keydown', onKey, true);
    return () => {
      covers.splice(covers.indexOf(cover), 1);
      removeEventListener('keydown', onKey, true);
    };
  }, [open]);
}
