import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

const GLIDE = 220;
const eased = (t: number): number => (t < 0.5 ? 2 * t * t : 1 - (2 - 2 * t) ** 2 / 2);

type Places = ReadonlyMap<string, readonly [x: number, y: number]>;

interface Move {
  readonly elements: readonly Element[];
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
}

/**
 * Makes figures glide to their new places. It writes the transforms of their groups frame by frame, bypassing the
 * renderer, and ends at the rendered values. A figure still moving when new places arrive glides on from where it is.
 */
export function useGlide(root: RefObject<SVGSVGElement | null>, places: Places, motion: boolean): void {
  const shown = useRef<Map<string, readonly [number, number]>>(new Map());
  const frame = useRef(0);
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = new Map(places);
    cancelAnimationFrame(frame.current);
    const svg = root.current;
    if (!svg) return;
    const still = !motion || before.size === 0 || document.hidden;
    const moving = new Map<string, Move>();
    for (const [id, to] of places) {
      const from = before.get(id);
      if (from && (from[0] !== to[0] || from[1] !== to[1])) moving.set(id, { elements: [], from, to });
    }
    if (moving.size === 0) return;
    const groups = new Map<string, Element[]>();
    for (const element of svg.querySelectorAll('[data-move]')) {
      const id = element.getAttribute('data-move') ?? '';
      if (!moving.has(id)) continue;
      const list = groups.get(id);
      if (list) list.push(element);
      else groups.set(id, [element]);
    }
    const moves = [...moving].map(([id, move]): Move & { id: string } => ({
      ...move,
      id,
      elements: groups.get(id) ?? [],
    }));
    const put = (share: number): void => {
      for (const { id, elements, from, to } of moves) {
        const x = from[0] + (to[0] - from[0]) * share;
        const y = from[1] + (to[1] - from[1]) * share;
        const transform = `translate(${x.toFixed(1)} ${y.toFixed(1)})`;
        for (const element of elements) element.setAttribute('transform', transform);
        shown.current.set(id, share >= 1 ? to : [x, y]);
      }
    };
    if (still) return put(1);
    const began = performance.now();
    const step = (): void => {
      const t = Math.min(1, (performance.now() - began) / GLIDE);
      put(eased(t));
      if (t < 1) frame.current = requestAnimationFrame(step);
    };
    put(0);
    frame.current = requestAnimationFrame(step);
  }, [places, motion]);
  useLayoutEffect(() => () => cancelAnimationFrame(frame.current), []);
}
