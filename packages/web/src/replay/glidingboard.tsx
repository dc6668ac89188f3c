import { layout, PrintedBoard, tween } from '@shambles/board';
import type { PrintedScene } from '@shambles/engine';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';

/** Milliseconds that counters take to move. */
const GLIDE = 230;
const NARROW = 560;

/** A printed board on which moved counters glide. */
export function GlidingBoard(props: { scene: PrintedScene; animate: boolean; label: string }): JSX.Element {
  const { scene, animate } = props;
  const [small, setSmall] = useState(() => globalThis.innerWidth < NARROW);
  const [share, setShare] = useState(1);
  const now = useMemo(() => layout(scene, small ? { largest: 1.9 } : {}), [scene, small]);
  const before = useRef(now);
  const from = useRef(now);
  useEffect(() => {
    const resized = (): void => setSmall(globalThis.innerWidth < NARROW);
    addEventListener('resize', resized);
    return () => removeEventListener('resize', resized);
  }, []);
  // Runs before painting, or the counters would flash at their destination.
  useLayoutEffect(() => {
    from.current = before.current;
    before.current = now;
    if (from.current === now || !animate) return setShare(1);
    setShare(0);
    const begun = performance.now();
    let frame = requestAnimationFrame(function draw(time) {
      const t = Math.max(0, Math.min(1, (time - begun) / GLIDE));
      setShare(t);
      if (t < 1) frame = requestAnimationFrame(draw);
    });
    return () => cancelAnimationFrame(frame);
  }, [now, animate]);
  const shown = share < 1 && from.current !== now ? tween(from.current, now, share) : now;
  return (
    <PrintedBoard scene={scene} layout={shown} small={small} label={props.label} class="side-replay-board" />
  );
}
