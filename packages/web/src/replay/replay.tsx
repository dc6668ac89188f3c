import { EventClock, VictoryTrack } from '@shambles/board';
import {
  type AnySystem,
  type Entry,
  type Fact,
  type Header,
  type MeasuredScene,
  type RuleId,
  type Scene,
  type Seat,
  type SeatSpec,
  SPECTATOR,
  seatsIn,
  told as toldTo,
} from '@shambles/engine';
import { plain, type Teller } from '@shambles/story';
import type { JSX } from 'preact';
import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { TableView } from '../play/table/tableview.js';
import { timeOf } from '../play/time.js';
import { DiceTray } from '../side/dice/tray.js';
import type { Told } from '../side/index.js';
import { StoryLog } from '../side/log/log.js';
import type { WatchedTogether } from '../together/watching.js';
import { GlidingBoard } from './glidingboard.js';
import { keyOnReplay, type Playing, SPEEDS, usePlaying } from './playing.js';
import { ReplayHead, watcherName } from './replayhead.js';
import { Transport } from './transport.js';
import { type Watching, watch } from './watching.js';

export interface ReplayScreenProps {
  system: AnySystem;
  teller: Teller;
  header: Header;
  /** The line of play: `journal.line(head)`. */
  line: readonly Entry[];
  /** Seats whose view may be watched; all seats and the spectator if left out. */
  eyes?: readonly Seat[] | undefined;
  /** The journal entry to begin at; the start if left out. */
  at?: number | undefined;
  /** What was wrong with the journal, shown above the board. */
  report?: string | undefined;
  animate?: boolean | undefined;
  onRule: (id: RuleId) => void;
  /** Branches from this entry into a table of its own; without it, branching is not offered. */
  onFork?: ((entry: number) => void) | undefined;
  onClose: () => void;
  /** Set if others watch at the same time. */
  together?: WatchedTogether | undefined;
}

/** A replay of a game from its facts. */
export function ReplayScreen(props: ReplayScreenProps): JSX.Element {
  const { system, teller, header, line, onFork } = props;
  const end = line.at(-1)?.sum;
  const watching = useMemo(() => watch(system, header, line), [system, end]);
  const seats = useMemo(() => seatsIn(system, header.setup), [system, header]);
  const eyes = props.eyes ?? [SPECTATOR, ...seats.map((s) => s.id)];
  const [chosen, setSeat] = useState<Seat>();
  const seat = chosen !== undefined && eyes.includes(chosen) ? chosen : (eyes[0] ?? SPECTATOR);
  const play = usePlaying(watching, teller, seat, props.at, props.together);
  const { at, playing, speed, wait } = play;
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  const animate =
    (props.animate ?? !matchMedia('(prefers-reduced-motion: reduce)').matches) && (!playing || wait > 300);
  const scene = watching.scene(at, seat);
  const told = useMemo(() => watching.log(at, seat), [watching, at, seat]);
  const tell = useTelling(teller, seat);
  return (
    <main
      ref={box}
      class="side-replay"
      aria-label={`Replay of ${system.title}`}
      tabIndex={-1}
      onKeyDown={(event) => keyOnReplay(event, play, watching.length)}
    >
      <ReplayHead
        {...{ system, together: props.together, follows: play.follows, eyes, seat }}
        onFollow={play.follow}
        onSeat={setSeat}
        onFork={onFork && (() => onFork(watching.entryAt(at)))}
        onClose={props.onClose}
      />
      <Table
        reports={[props.report, broken(watching, at)]}
        scene={scene}
        {...{ animate, told }}
        label={`${system.title}, as ${watcherName(system, seat)} sees it`}
      />
      <Transport
        {...{
          at,
          playing,
          speed,
          watching,
          time: scene && timeOf(scene.clock),
          tell,
          step: play.step,
          turn: play.turn,
          toggle: play.toggle,
          go: play.go,
        }}
        speeds={SPEEDS}
        onSpeed={play.setSpeed}
      />
      <Beside {...props} {...{ told, watching, seats, scene, play }} />
    </main>
  );
}

/** Tells a fact as this seat was told it; '' if it was not. */
function useTelling(teller: Teller, seat: Seat): (fact: Fact) => string {
  return useCallback(
    (fact) => {
      const known = toldTo(fact, seat);
      return plain((known && teller.tell(known)) ?? []);
    },
    [teller, seat],
  );
}

interface TableProps {
  /** Problems of the journal, if any. */
  readonly reports: readonly (string | undefined)[];
  readonly scene: Scene | undefined;
  readonly animate: boolean;
  readonly label: string;
  readonly told: readonly Told[];
}

/** The table at this moment, under any problems of its journal. */
function Table(props: TableProps): JSX.Element {
  return (
    <div class="side-replay-table">
      {props.reports
        .filter((t) => t !== undefined)
        .map((text) => (
          <p key={text} class="side-report" role="status">
            {text}
          </p>
        ))}
      <Board {...props} />
    </div>
  );
}

/** The board, if it can be drawn. */
function Board({ scene, animate, label, told }: TableProps): JSX.Element {
  if (!scene)
    return <p class="side-nothing">The board of this game cannot be drawn. Its story can be read.</p>;
  return scene.kind === 'printed' ? (
    <GlidingBoard scene={scene} animate={animate} label={label} />
  ) : (
    <TableView scene={scene} motion={animate} label={label} told={told} />
  );
}

interface BesideProps extends ReplayScreenProps {
  readonly watching: Watching;
  readonly seats: readonly SeatSpec[];
  readonly told: readonly Told[];
  readonly scene: Scene | undefined;
  readonly play: Playing;
}

/** The standing, the last dice, and the story as far as it has been watched. */
function Beside(props: BesideProps): JSX.Element {
  const { system, teller, onRule, watching, seats, scene, play, told: facts } = props;
  return (
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
        tones={watching.tones}
        onEntry={(entry) => play.go(watching.positionOf(entry))}
        marksLast
        announce={!play.playing || play.wait > 1000}
      />
    </div>
  );
}

/** The standing of a game at a measured table. */
function Moment({ scene }: { scene: MeasuredScene }): JSX.Element {
  const { phase } = scene.clock;
  return (
    <div class="side-moment">
      <p>
        <b>{timeOf(scene.clock)}</b>
        {phase && `: ${phase}`}
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
