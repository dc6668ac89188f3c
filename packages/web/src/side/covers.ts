import { useEffect, useRef } from 'preact/hooks';

interface Cover {
  /** Puts it away, or something of it first. */
  escape(): void;
}

/** What lies over the question now, the last that was opened on top. */
const covers: Cover[] = [];

/** Whether something lies over the question: then the keys are not the question's. */
export const covered = (): boolean => covers.length > 0;

/** While it is open this covers the question, and Escape puts it away, wherever the focus is. */
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
