import type { Seat } from '@shambles/engine';
import type { Teller } from '@shambles/story';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { WatchedTogether } from '../together/watching.js';
import type { Watching } from './watching.js';

/** Milliseconds per told fact. */
export const SPEEDS: readonly { readonly name: string; readonly wait: number }[] = [
  { name: 'slow', wait: 2200 },
  { name: 'normal', wait: 1100 },
  { name: 'fast', wait: 450 },
  { name: 'racing', wait: 120 },
];

/** The position of a replay, and its controls. */
export interface Playing {
  readonly at: number;
  readonly playing: boolean;
  readonly speed: number;
  /** Milliseconds per told fact. */
  readonly wait: number;
  /** True if this viewer follows and leads the others. */
  readonly follows: boolean;
  readonly follow: (follows: boolean) => void;
  readonly setSpeed: (speed: number) => void;
  readonly go: (to: number) => void;
  /** Goes to the next told fact, or the previous one. */
  readonly step: (by: 1 | -1) => void;
  readonly turn: (by: 1 | -1) => void;
  readonly toggle: () => void;
}

/** Replays a game as `seat` was told it, from a journal entry or from the beginning. */
export function usePlaying(
  watching: Watching,
  teller: Teller,
  seat: Seat,
  from: number | undefined,
  together: WatchedTogether | undefined,
): Playing {
  const [position, setPosition] = useState(() => (from === undefined ? 0 : watching.positionOf(from)));
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const [follows, follow] = useState(true);
  const stops = useMemo(() => watching.stops(teller, seat), [watching, teller, seat]);
  const at = Math.min(position, watching.length);
  const wait = SPEEDS[speed]?.wait ?? 1100;
  const { tell } = useTogether(follows ? together : undefined, (now) => {
    setPosition(now.at);
    setPlaying(now.playing);
  });
  /** `led`: moved by the replay itself, which happens on every page, so the others are not told. */
  const go = (to: number, led = false): void => {
    const next = Math.max(0, Math.min(to, watching.length));
    setPosition(next);
    if (!led) tell(next, playing);
  };
  const step = (by: 1 | -1, led = false): void => go(nextAmong(stops, at, by), led);
  useEffect(() => {
    if (!playing) return;
    if (at >= watching.length) return setPlaying(false);
    // Every page advances by itself.
    const timer = setTimeout(() => step(1, true), wait);
    return () => clearTimeout(timer);
  }, [playing, at, wait, stops]);
  const toggle = (): void => {
    const begin = !playing && at >= watching.length ? 0 : at;
    setPosition(begin);
    setPlaying(!playing);
    tell(begin, !playing);
  };
  const turn = (by: 1 | -1): void => {
    const marks = [0, ...watching.turns.map((t) => t.position), watching.length];
    go(nextAmong(marks, at, by));
  };
  return { at, playing, speed, wait, follows, follow, setSpeed, go, step, turn, toggle };
}

/** The next of some moments, or the previous one; `at` itself if there is none. */
function nextAmong(moments: readonly number[], at: number, by: 1 | -1): number {
  const next = by > 0 ? moments.find((m) => m > at) : moments.findLast((m) => m < at);
  return next ?? at;
}

/** Handles the keys of a replay. */
export function keyOnReplay(event: KeyboardEvent, { toggle, turn, step, go }: Playing, end: number): void {
  const target = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey || target.closest('select, [type=search]')) return;
  const direction = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : undefined;
  if (event.key === ' ' && !target.closest('button, summary')) toggle();
  else if (direction && event.shiftKey) turn(direction);
  else if (direction) step(direction);
  else if (event.key === 'Home') go(0);
  else if (event.key === 'End') go(end);
  else return;
  event.preventDefault();
}

/** Follows the other viewers, and takes them along. */
function useTogether(
  together: WatchedTogether | undefined,
  onLed: (now: NonNullable<WatchedTogether['now']>) => void,
): { tell: (at: number, playing: boolean) => void } {
  const said = useRef('');
  const { now } = together ?? {};
  const words = now && `${now.at} ${now.playing}`;
  useEffect(() => {
    // Our own message comes back too.
    if (!now || words === said.current) return;
    said.current = words ?? '';
    onLed(now);
  }, [words, together === undefined]);
  return {
    tell(at, playing) {
      said.current = `${at} ${playing}`;
      together?.tell(at, playing);
    },
  };
}
