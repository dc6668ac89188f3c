import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { type Box, type Corner, cornerFor, inCorner } from './corner.js';

/** Pixels between the card and the edges of the table. */
const GAP = 10;
/** Milliseconds after which the view of the table has come to rest. */
const RESTS = 320;
/** Half the width of the room left around the pointer. */
const NEAR = 24;

/** Where the mouse was last seen over the table; undefined while it is elsewhere. */
let pointer: Box | undefined;

/** What is worth a card over the table. A place in words alone is not. */
const WORTH = '.warning, .caught, .side-odds, .outlook';

/** Where a card stood last. */
let last: Corner | undefined;

const tableOf = (): Element | null => document.querySelector('main.table');

/**
 * What is known about the answer pointed at. Where its place among the answers is out of sight, it stands over the table
 * instead, in a corner where it covers nothing that the answer marks there. Nothing else on the page moves.
 */
export function Foretold(props: {
  /** The answer in words, told over the table alone: in its place it is told by its button. */
  of?: string | undefined;
  children: ComponentChildren;
}): JSX.Element {
  const place = useRef<HTMLDivElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const settle = (): void => {
    if (place.current && card.current) settled(place.current, card.current);
  };
  useLayoutEffect(settle);
  useEffect(() => {
    const later = setTimeout(settle, RESTS);
    return () => clearTimeout(later);
  });
  useEffect(() => {
    const onScroll = (event: Event): void => {
      if (event.target !== card.current) settle();
    };
    addEventListener('scroll', onScroll, { capture: true, passive: true });
    addEventListener('resize', settle);
    addEventListener('pointermove', follow, { passive: true });
    const watch = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(settle);
    if (card.current) watch?.observe(card.current);
    return () => {
      removeEventListener('scroll', onScroll, { capture: true });
      removeEventListener('resize', settle);
      removeEventListener('pointermove', follow);
      watch?.disconnect();
    };
  }, []);
  return (
    <div class="foretold" ref={place}>
      <div class="foretold-card" ref={card}>
        {props.of && (
          <span class="foretold-of" aria-hidden="true">
            {props.of}
          </span>
        )}
        {props.children}
      </div>
    </div>
  );
}

/** Remembers where the mouse is over the table. */
function follow({ clientX: x, clientY: y, pointerType, target }: PointerEvent): void {
  const over = pointerType === 'mouse' && target instanceof Node && tableOf()?.contains(target);
  pointer = over ? { left: x - NEAR, top: y - NEAR, right: x + NEAR, bottom: y + NEAR } : undefined;
}

/** Leaves the card in its place if it can be seen there; else stands it over the table. */
function settled(place: HTMLElement, card: HTMLElement): void {
  card.classList.remove('over-table');
  card.removeAttribute('style');
  const own = card.getBoundingClientRect();
  const worth = boxes(card, WORTH).some(({ top, bottom }) => bottom > top);
  const table = worth && isOut(place, own) ? roomOnTable() : undefined;
  if (!table) return;
  card.classList.add('over-table');
  card.style.width = `${Math.min(own.width, table.right - table.left)}px`;
  card.style.maxHeight = `${table.bottom - table.top}px`;
  const size = card.getBoundingClientRect();
  last = cornerFor(size, table, [...marked(card), ...(pointer ? [pointer] : [])], figures(), last);
  const at = inCorner(last, size, table);
  card.style.left = `${at.left}px`;
  card.style.top = `${at.top}px`;
}

/** True if some of the rectangle is behind the head or the foot of the question, or scrolled out of view. */
function isOut(place: HTMLElement, { top, bottom }: Box): boolean {
  const ask = place.closest('.ask');
  if (!ask) return false;
  const inside = ask.getBoundingClientRect();
  const foot = [...ask.children].find((part) => part.matches('.go'))?.getBoundingClientRect();
  const fold = Math.min(inside.bottom, innerHeight, foot?.top ?? Number.POSITIVE_INFINITY);
  return bottom > fold + 1 || top < Math.max(inside.top, 0);
}

/** The part of the table that is in view, without its tools; undefined if there is none to speak of. */
function roomOnTable(): Box | undefined {
  const table = tableOf();
  const view = (
    table?.querySelector('.sm-view') ?? table?.querySelector('.board-frame')
  )?.getBoundingClientRect();
  if (!view) return undefined;
  const box = {
    left: Math.max(0, view.left) + GAP,
    top: Math.max(0, view.top) + GAP,
    right: Math.min(innerWidth, view.right) - GAP,
    bottom: Math.min(innerHeight, view.bottom) - GAP,
  };
  return box.right - box.left > 200 && box.bottom - box.top > 120 ? box : undefined;
}

const boxes = (on: ParentNode, selector: string): Box[] =>
  [...on.querySelectorAll(selector)].map((each) => each.getBoundingClientRect());

/** What the answer marks on the table, and other cards there. */
const marked = (card: Element): Box[] => [
  ...boxes(tableOf() ?? document, '.sm-shown > *, .sm-meant, .sm-map'),
  ...[...document.querySelectorAll('.over-table')]
    .filter((c) => c !== card)
    .map((c) => c.getBoundingClientRect()),
];

const figures = (): Box[] => boxes(tableOf() ?? document, '.sm-fig');
