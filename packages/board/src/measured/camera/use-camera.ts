import { useEffect, useLayoutEffect, useMemo, useReducer, useRef } from 'preact/hooks';
import type { Pane, Size } from './camera.js';
import { Lens } from './lens.js';

/** The size of a view, and how much of its lower edge the tools cover. */
function paneOf(box: HTMLElement): Pane {
  const tools = box.parentElement?.querySelector('.sm-tools')?.getBoundingClientRect();
  const at = box.getBoundingClientRect();
  const covers = tools && tools.left < at.right ? Math.max(0, at.bottom - tools.top) : 0;
  return { width: box.clientWidth, height: box.clientHeight, foot: covers };
}

/** The lens over a sheet. It follows the size of its view, and redraws when a zoom has come to rest. */
export function useCamera(sheet: Size, middle: readonly [number, number] | undefined): Lens {
  const view = useRef<HTMLDivElement>(null);
  const cam = useRef<HTMLDivElement>(null);
  const [, again] = useReducer((n: number) => n + 1, 0);
  const start = useRef(middle);
  start.current = middle;
  const lens = useMemo(
    () =>
      new Lens(
        sheet,
        view,
        cam,
        () => start.current,
        () => again(0),
      ),
    [sheet.width, sheet.height],
  );
  useLayoutEffect(() => {
    lens.sharpen();
    const box = view.current;
    if (!box) return;
    lens.measure(paneOf(box));
    if (typeof ResizeObserver === 'undefined') return;
    const watch = new ResizeObserver(() => lens.measure(paneOf(box)));
    watch.observe(box);
    return () => watch.disconnect();
  }, [lens]);
  useEffect(() => () => lens.stop(), [lens]);
  return lens;
}
