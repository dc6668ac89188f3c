import type { JSX, RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';

interface Span {
  readonly left: number;
  readonly right: number;
}

/** The share of a card's width that must be in sight: its text ends before its edge does. */
const SEEN = 0.85;

/** How many cards lie beyond either end of a row, in whole or so far that their text is cut. */
export function beyond(
  row: Span,
  cards: readonly Span[],
): { readonly before: number; readonly after: number } {
  const text = (card: Span): number => SEEN * (card.right - card.left);
  return {
    before: cards.filter((card) => card.right - text(card) < row.left).length,
    after: cards.filter((card) => card.left + text(card) > row.right).length,
  };
}

/** How many cards of a row that scrolls sideways are out of sight. `content`: the row is counted anew when it changes. */
export function useMore(box: RefObject<HTMLElement | null>, content: unknown): ReturnType<typeof beyond> {
  const [more, setMore] = useState({ before: 0, after: 0 });
  useEffect(() => {
    const row = box.current;
    if (!row) return;
    const count = (): void => {
      const cards = [...row.querySelectorAll(':scope > .beside-card')].map((c) => c.getBoundingClientRect());
      const next = beyond(row.getBoundingClientRect(), cards);
      setMore((now) => (now.before === next.before && now.after === next.after ? now : next));
    };
    count();
    row.addEventListener('scroll', count, { passive: true });
    const watch = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(count);
    watch?.observe(row);
    return () => {
      row.removeEventListener('scroll', count);
      watch?.disconnect();
    };
  }, [content]);
  return more;
}

/** Says at an end of a row how many cards lie beyond it; a press goes there. By keys each card is reached anyway. */
export function More(props: {
  row: RefObject<HTMLElement | null>;
  way: 'before' | 'after';
  n: number;
}): JSX.Element | null {
  const { row, way, n } = props;
  if (n === 0) return null;
  const by = way === 'before' ? -0.8 : 0.8;
  return (
    <button
      type="button"
      class={`row-more row-more-${way}`}
      tabIndex={-1}
      aria-hidden="true"
      onClick={() => row.current?.scrollBy({ left: by * row.current.clientWidth })}
    >
      {way === 'before' ? `◂ ${n} more` : `${n} more ▸`}
    </button>
  );
}
