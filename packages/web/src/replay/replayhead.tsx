import { type AnySystem, type Seat, SPECTATOR } from '@shambles/engine';
import type { JSX } from 'preact';
import type { WatchedTogether } from '../together/watching.js';

interface ReplayHeadProps {
  readonly system: AnySystem;
  readonly together: WatchedTogether | undefined;
  readonly follows: boolean;
  readonly onFollow: (follows: boolean) => void;
  /** Seats whose view may be watched, and the one being watched. */
  readonly eyes: readonly Seat[];
  readonly seat: Seat;
  readonly onSeat: (seat: Seat) => void;
  readonly onFork: (() => void) | undefined;
  readonly onClose: () => void;
}

/** The header: what is watched, with whom, and from which seat. */
export function ReplayHead(props: ReplayHeadProps): JSX.Element {
  const { system, together, onFork } = props;
  return (
    <header class="side-replay-head">
      <h1 class="side-heading">Replay</h1>
      <span class="side-dim side-clip">{system.title}</span>
      <span class="side-gap" />
      {together && <Together {...props} together={together} />}
      {props.eyes.length > 1 && <Eyes {...props} />}
      {onFork && (
        <button
          type="button"
          class="side-button"
          onClick={onFork}
          title="Play on from this moment, beside the game"
        >
          Branch here
        </button>
      )}
      <button type="button" class="side-button" onClick={props.onClose} aria-label="Close the replay">
        ✕
      </button>
    </header>
  );
}

/** A switch for following the others. */
function Together(props: ReplayHeadProps & { readonly together: WatchedTogether }): JSX.Element {
  const { together, follows, onFollow } = props;
  return (
    <label class="side-eyes side-together">
      <input type="checkbox" checked={follows} onChange={(e) => onFollow(e.currentTarget.checked)} />
      <b>together</b>
      {follows && together.now && <span class="side-dim">{together.now.by} leads</span>}
    </label>
  );
}

function Eyes({ system, eyes, seat, onSeat }: ReplayHeadProps): JSX.Element {
  return (
    <label class="side-eyes">
      <span class="side-dim">Eyes of</span>
      <select value={seat} onChange={(e) => onSeat(e.currentTarget.value)}>
        {eyes.map((s) => (
          <option key={s} value={s}>
            {watcherName(system, s)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The name of a viewer. */
export function watcherName(system: AnySystem, seat: Seat): string {
  return seat === SPECTATOR ? 'Spectator' : (system.seats.find((s) => s.id === seat)?.name ?? seat);
}
