import { EventClock, Tray, VictoryTrack } from '@shambles/board';
import type { Scene, SceneTrack } from '@shambles/engine';
import type { JSX } from 'preact';

/** The level that holds now, and how far it is to the next. */
export function levelNow(track: SceneTrack): { now: string; next: string | undefined } {
  const i = track.bands.findIndex((b) => track.value >= b.from && track.value <= b.to);
  const above = track.bands[i + 1];
  return {
    now: track.bands[i]?.name ?? '',
    next: above && `${above.from - track.value} more: ${above.name}`,
  };
}

/** What lies beside the board: the clock, the score, the trays. */
export function Beside(props: { scene: Scene }): JSX.Element {
  const { scene } = props;
  const { next } = levelNow(scene.track);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard
    <section class="beside" tabIndex={0} aria-label="Beside the board">
      <div class="beside-card beside-clock">
        <EventClock clock={scene.clock} />
      </div>
      <div class="beside-card beside-track">
        <VictoryTrack track={scene.track} />
        {next && <p class="dim beside-next">{next}</p>}
      </div>
      {scene.trays
        .filter((t) => t.count > 0 || t.id === scene.trays[0]?.id)
        .map((tray) => (
          <div class="beside-card" key={tray.id}>
            <Tray scene={scene} id={tray.id} size={30} />
          </div>
        ))}
    </section>
  );
}
