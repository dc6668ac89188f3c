import { EventClock, layout, PrintedBoard, tween, VictoryTrack } from '@shambles/board';
import {
  type AnySystem,
  type Entry,
  type Header,
  type MeasuredScene,
  type PrintedScene,
  type RuleId,
  type Seat,
  SPECTATOR,
  seatsIn,
} from '@shambles/engine';
import type { Teller } from '@shambles/story';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { TableView } from '../play/table/tableview.js';
import { timeOf } from '../play/time.js';
import { DiceTray } from '../side/dice/tray.js';
import { StoryLog } from '../side/log/log.js';
import type { WatchedTogether } from '../together/watching.js';
import { Transport } from './transport.js';
import { type Watching, watch } from './watching.js';

export interface ReplayScreenProps {
  system: AnySystem;
  teller: Teller;
  header: Header;
  /** The line of play: `journal.line(head)`. */
  line: readonly Entry[];
  /** Whose eyes may be looked through; all seats and the spectator when left out. */
  eyes?: readonly Seat[] | undefined;
  /** Journal entry to begin at; the beginning when left out. */
  at?: number | undefined;
  /** What was wrong with the journal, to be said above the board. */
  report?: string | undefined;
  animate?: boolean | undefined;
  onRule: (id: RuleId) => void;
  /** Go on from this entry in a table of its own; without it no branching is offered. */
  onFork?: ((entry: number) => void) | undefined;
  onClose: () => void;
  /** Others watch at the same time. */
  together?: WatchedTogether | undefined;
}

/** Milliseconds for each thing told. */
const SPEEDS: readonly { readonly name: string; readonly wait: number }[] = [
  { name: 'slow', wait: 2200 },
  { name: 'normal', wait: 1100 },
  { name: 'fast', wait: 450 },
  { name: 'racing', wait: 120 },
];

/** A game watched again, from its facts. */
export function ReplayScreen(props: ReplayScreenProps): JSX.Element {
  const { system, teller, header, line, onFork, onRule } = props;
  const end = line.at(-1)?.sum;
  const watching = useMemo(() => watch(system, header, line), [system, end]);
  const seats = useMemo(() => seatsIn(system, header.setup), [system, header]);
  const eyes = props.eyes ?? [SPECTATOR, ...seats.map((s) => s.id)];
  const [chosen, setSeat] = useState<Seat>();
  const seat = chosen !== undefined && eyes.includes(chosen) ? chosen : (eyes[0] ?? SPECTATOR);
  const [position, setPosition] = useState(() =>
    props.at === undefined ? 0 : watching.positionOf(props.at),
  );
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const box = useRef<HTMLElement>(null);
  const stops = useMemo(() => watching.stops(teller, seat), [watching, teller, seat]);
  const at = Math.min(position, watching.length);
  const facts = useMemo(() => watching.log(at, seat), [watching, at, seat]);
  const scene = watching.scene(at, seat);
  const wait = SPEEDS[speed]?.wait ?? 1100;
  const [follows, setFollows] = useState(true);
  const { tell } = useTogether(follows ? props.together : undefined, (now) => {
    setPosition(now.at);
    setPlaying(now.playing);
  });
  const go = (to: number, led = false): void => {
    const next = Math.max(0, Math.min(to, watching.length));
    setPosition(next);
    if (!led) tell(next, playing);
  };
  const step = (by: 1 | -1, led = false): void =>
    go(by > 0 ? (stops.find((s) => s > at) ?? at) : (stops.findLast((s) => s < at) ?? at), led);

  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    if (!playing) return;
    if (at >= watching.length) return setPlaying(false);
    // Everybody's page goes on by itself.
    const timer = setTimeout(() => step(1, true), wait);
    return () => clearTimeout(timer);
  }, [playing, at, wait, stops]);

  const toggle = (): void => {
    const from = !playing && at >= watching.length ? 0 : at;
    setPosition(from);
    setPlaying(!playing);
    tell(from, !playing);
  };
  const turn = (by: 1 | -1): void => {
    const marks = [0, ...watching.turns.map((t) => t.position), watching.length];
    go(by > 0 ? (marks.find((m) => m > at) ?? at) : (marks.findLast((m) => m < at) ?? 0));
  };
  const onKeyDown = (e: KeyboardEvent): void => {
    const target = e.target as HTMLElement;
    if (e.ctrlKey || e.metaKey || e.altKey || target.closest('select, [type=search]')) return;
    const direction = e.key === 'ArrowRight' ? 1 : e.key === 'ArrowLeft' ? -1 : undefined;
    if (e.key === ' ' && !target.closest('button, summary')) toggle();
    else if (direction && e.shiftKey) turn(direction);
    else if (direction) step(direction);
    else if (e.key === 'Home') go(0);
    else if (e.key === 'End') go(watching.length);
    else return;
    e.preventDefault();
  };
  const animate =
    (props.animate ?? !matchMedia('(prefers-reduced-motion: reduce)').matches) && (!playing || wait > 300);
  const nameOf = (s: Seat): string =>
    s === SPECTATOR ? 'Spectator' : (system.seats.find((x) => x.id === s)?.name ?? s);
  const label = `${system.title}, as ${nameOf(seat)} sees it`;

  return (
    <main
      ref={box}
      class="side-replay"
      aria-label={`Replay of ${system.title}`}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <header class="side-replay-head">
        <h1 class="side-heading">Replay</h1>
        <span class="side-dim side-clip">{system.title}</span>
        <span class="side-gap" />
        {props.together && (
          <label class="side-eyes side-together">
            <input type="checkbox" checked={follows} onChange={(e) => setFollows(e.currentTarget.checked)} />
            <b>together</b>
            {follows && props.together.now && <span class="side-dim">{props.together.now.by} leads</span>}
          </label>
        )}
        {eyes.length > 1 && (
          <label class="side-eyes">
            <span class="side-dim">Eyes of</span>
            <select value={seat} onChange={(e) => setSeat(e.currentTarget.value)}>
              {eyes.map((s) => (
                <option key={s} value={s}>
                  {nameOf(s)}
                </option>
              ))}
            </select>
          </label>
        )}
        {onFork && (
          <button
            type="button"
            class="side-button"
            onClick={() => onFork(watching.entryAt(at))}
            title="Play on from this moment, beside the game"
          >
            Branch here
          </button>
        )}
        <button type="button" class="side-button" onClick={props.onClose} aria-label="Close the replay">
          ✕
        </button>
      </header>
      <div class="side-replay-table">
        {[props.report, broken(watching, at)]
          .filter((t) => t !== undefined)
          .map((text) => (
            <p key={text} class="side-report" role="status">
              {text}
            </p>
          ))}
        {scene?.kind === 'printed' ? (
          <Table scene={scene} animate={animate} label={label} />
        ) : scene ? (
          <TableView scene={scene} motion={animate} label={label} />
        ) : (
          <p class="side-nothing">The board of this game cannot be drawn. Its story can be read.</p>
        )}
      </div>
      <Transport
        {...{ at, playing, speed, watching, step, turn, toggle, go }}
        speeds={SPEEDS}
        onSpeed={setSpeed}
      />
      <div class="side-replay-side">
        <h2 class="side-unseen">The game at this moment</h2>
        {scene?.kind === 'printed' && <EventClock clock={scene.clock} />}
        {scene?.kind === 'printed' && <VictoryTrack track={scene.track} />}
        {scene?.kind === 'measured' && <Moment scene={scene} />}
        <DiceTray
          system={system}
          teller={teller}
          facts={facts}
          onRule={onRule}
          animate={props.animate}
          most={2}
        />
        <StoryLog
          {...{ system, seats, teller, facts, onRule }}
          toneOf={watching.tones.of}
          onEntry={(entry) => go(watching.positionOf(entry))}
          marksLast
          announce={!playing || wait > 1000}
        />
      </div>
    </main>
  );
}

/** Goes where the others are, and takes them along. */
function useTogether(
  together: WatchedTogether | undefined,
  onLed: (now: NonNullable<WatchedTogether['now']>) => void,
): { tell: (at: number, playing: boolean) => void } {
  const said = useRef('');
  const { now } = together ?? {};
  const words = now && `${now.at} ${now.playing}`;
  useEffect(() => {
    // One's own words come back, too.
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

/** Where a game at a measured table stands. */
function Moment({ scene }: { scene: MeasuredScene }): JSX.Element {
  const { phase } = scene.clock;
  return (
    <div class="side-moment">
      <p>
        <b>{timeOf(scene.clock)}</b>: {phase}
      </p>
      <ul>
        {scene.roster.map((card) => (
          <li key={card.id}>
            <b class={`side-${card.tone}`}>{card.name}</b> {card.status}
            {card.pips.map((pip) => `, ${pip.name} ${pip.is} of ${pip.of}`).join('')}
          </li>
        ))}
      </ul>
    </div>
  );
}

function broken(watching: Watching, at: number): string | undefined {
  const { broken } = watching;
  if (!broken || at < broken.position) return undefined;
  return `From here on the board stands still: these rules no longer know what happened (${broken.why}). The story goes on.`;
}

/** Milliseconds that counters take to move. */
const GLIDE = 230;
const NARROW = 560;

/** The board; what moved glides there. */
function Table(props: { scene: PrintedScene; animate: boolean; label: string }): JSX.Element {
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
  // Before anything is drawn, or the counters would be seen at their goal for a moment.
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
