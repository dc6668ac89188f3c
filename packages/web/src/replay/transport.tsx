import type { Fact } from '@shambles/engine';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { TurnMark, Watching } from './watching.js';

export interface TransportProps {
  at: number;
  playing: boolean;
  speed: number;
  speeds: readonly { readonly name: string }[];
  watching: Watching;
  /** The time on the table's own clock, if the table can be drawn. */
  time: string | undefined;
  /** The heading of a chapter in the story; '' for those who are not told. */
  tell: (fact: Fact) => string;
  step: (by: 1 | -1) => void;
  turn: (by: 1 | -1) => void;
  toggle: () => void;
  go: (to: number) => void;
  onSpeed: (speed: number) => void;
}

const ICONS = {
  play: 'M5 3L15 9L5 15Z',
  pause: 'M4.5 3H7.5V15H4.5ZM10.5 3H13.5V15H10.5Z',
  next: 'M4 3.5L11 9L4 14.5ZM12 3.5H14V14.5H12Z',
  back: 'M14 3.5L7 9L14 14.5ZM4 3.5H6V14.5H4Z',
  nextTurn: 'M2 4L8 9L2 14ZM8.5 4L14.5 9L8.5 14ZM15 4H16.5V14H15Z',
  lastTurn: 'M16 4L10 9L16 14ZM9.5 4L3.5 9L9.5 14ZM1.5 4H3V14H1.5Z',
} as const;

function IconButton(props: {
  icon: keyof typeof ICONS;
  name: string;
  main?: boolean;
  disabled?: boolean;
  press: () => void;
}): JSX.Element {
  return (
    <button
      type="button"
      class={props.main ? 'side-play' : 'side-button'}
      aria-label={props.name}
      title={props.name}
      disabled={props.disabled}
      onClick={props.press}
    >
      <svg viewBox="0 0 18 18" width="18" height="18" aria-hidden="true">
        <path d={ICONS[props.icon]} fill="currentColor" />
      </svg>
    </button>
  );
}

/** The least gap between two readable numbers, as a share of the line. */
const APART = 0.06;

/** Which marks along a line show their numbers, where they have one: as many as fit without overlapping. */
export function numbered(shares: readonly (number | undefined)[]): readonly boolean[] {
  let last = -APART;
  return shares.map((share) => {
    if (share === undefined) return false;
    const free = share - last >= APART;
    if (free) last = share;
    return free;
  });
}

/** The months and encounters of a campaign along the line: those that begin together share one heading. */
export function headings(
  turns: readonly TurnMark[],
  length: number,
  tell: (fact: Fact) => string,
): readonly { readonly position: number; readonly words: string; readonly until: number }[] {
  const groups: { position: number; facts: Fact[] }[] = [];
  turns.forEach(({ position, turn, fact }, i) => {
    if (turn !== undefined) return;
    const before = turns[i - 1];
    if (i > 0 && before?.turn === undefined) groups.at(-1)?.facts.push(fact);
    else groups.push({ position, facts: [fact] });
  });
  return groups.map(({ position, facts }, i) => ({
    position,
    words: facts.map(tell).filter(Boolean).join(' '),
    until: groups[i + 1]?.position ?? length,
  }));
}

/** A moment's turn, in words and as its mark. */
function turnAt({ at, time, watching }: TransportProps): {
  readonly now: Watching['turns'][number] | undefined;
  readonly where: string;
} {
  const { turns } = watching;
  const now = turns.findLast((t) => t.position <= at);
  const counted =
    now?.turn === undefined ? 'Before the first turn' : `Turn ${now.turn} of ${turns.at(-1)?.turn}`;
  // If each encounter counts its own turns, a count of all turns would be a second, different number.
  return { now, where: time ?? counted };
}

/** Play, step, speed and the scrubber with its turns. */
export function Transport(props: TransportProps): JSX.Element {
  const { at, watching } = props;
  return (
    <section class="side-transport" aria-label="Playing">
      <Scrubber {...props} />
      <div class="side-transport-row">
        <PlayButtons {...props} />
        <label class="side-speed">
          <span class="side-unseen">Speed</span>
          <select value={props.speed} onChange={(e) => props.onSpeed(Number(e.currentTarget.value))}>
            {props.speeds.map(({ name }, n) => (
              <option key={name} value={n}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <span class="side-gap" />
        <span class="side-dim side-where">
          <b>{turnAt(props).where}</b>{' '}
          <span class="side-figures">
            {at}/{watching.length}
          </span>
        </span>
      </div>
    </section>
  );
}

/** The whole game as a line with its turns; any moment can be reached. */
function Scrubber(props: TransportProps): JSX.Element {
  const { at, watching, go, tell } = props;
  const { length, turns } = watching;
  const heads = useMemo(() => headings(turns, length, tell), [turns, length, tell]);
  const head = heads.findLast(({ position }) => position <= at);
  const { now, where } = turnAt(props);
  const share = (position: number): string => `${(length === 0 ? 0 : position / length) * 100}%`;
  const written = numbered(turns.map((t) => (t.turn === undefined ? undefined : t.position / length)));
  return (
    <div class={heads.length > 0 ? 'side-scrub side-scrub-named' : 'side-scrub'}>
      <div class="side-marks" aria-hidden="true">
        {head && <span class="side-named-now">{head.words}</span>}
        {heads.map(({ position, words, until }) => (
          <button
            key={`named ${position}`}
            type="button"
            tabIndex={-1}
            class={position <= at && at < until ? 'side-named side-mark-now' : 'side-named'}
            style={{ left: share(position), width: share(until - position) }}
            title={words}
            onClick={() => go(position)}
          >
            {words}
          </button>
        ))}
        {turns.map((t, i) => (
          <button
            key={t.position}
            type="button"
            tabIndex={-1}
            class={t === now ? 'side-mark side-mark-now' : 'side-mark'}
            style={{ left: share(t.position) }}
            title={tell(t.fact)}
            onClick={() => go(t.position)}
          >
            {(written[i] && t.turn) || '\u00a0'}
          </button>
        ))}
      </div>
      <input
        type="range"
        min={0}
        max={length}
        value={at}
        style={{ '--at': share(at) }}
        aria-label="Moment of the game"
        aria-valuetext={[head?.words, `${where}, ${at} of ${length}`].filter(Boolean).join(' ')}
        onInput={(e) => go(Number(e.currentTarget.value))}
      />
    </div>
  );
}

function PlayButtons({ at, playing, watching, step, turn, toggle }: TransportProps): JSX.Element {
  const ended = at >= watching.length;
  return (
    <>
      <IconButton
        icon="lastTurn"
        name="Back to the turn before (Shift ←)"
        disabled={at === 0}
        press={() => turn(-1)}
      />
      <IconButton icon="back" name="One step back (←)" disabled={at === 0} press={() => step(-1)} />
      <IconButton
        icon={playing ? 'pause' : 'play'}
        name={playing ? 'Pause (space)' : 'Play (space)'}
        main
        press={toggle}
      />
      <IconButton icon="next" name="One step on (→)" disabled={ended} press={() => step(1)} />
      <IconButton
        icon="nextTurn"
        name="On to the next turn (Shift →)"
        disabled={ended}
        press={() => turn(1)}
      />
    </>
  );
}
