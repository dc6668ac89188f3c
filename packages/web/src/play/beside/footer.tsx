import { EventClock, FaceArt, SparkArt, Tray, VictoryTrack } from '@shambles/board';
import type { MeasuredScene, Plot, PrintedScene, RosterCard, SceneTrack } from '@shambles/engine';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { capital } from '../../side/index.js';
import { figuresOf } from '../table/things.js';
import { HeldCards } from './held.js';
import { More, useMore } from './more.js';

const bandNow = (track: SceneTrack): number =>
  track.bands.findIndex((b) => track.value >= b.from && track.value <= b.to);

/** The name of the track's current level. */
export const levelNow = (track: SceneTrack): string => track.bands[bandNow(track)]?.name ?? '';

/** The distance to the next level, if there is one. */
function nextLevel(track: SceneTrack): string | undefined {
  const now = bandNow(track);
  const above = track.bands[now + 1];
  return above && `${above.from - track.value} more: ${above.name}`;
}

/** The area beside the board: clock, score and trays. If the game is over, no next level is shown. */
export function Beside(props: { scene: PrintedScene; over: boolean }): JSX.Element {
  const { scene } = props;
  const next = props.over ? undefined : nextLevel(scene.track);
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

/** The score on one line, and the victory that it is so far. */
export function Score(props: { scene: PrintedScene; over: boolean }): JSX.Element {
  const { track } = props.scene;
  const next = props.over ? undefined : nextLevel(track);
  return (
    <>
      {track.name} <b>{track.value}</b>: {levelNow(track)}
      {next && <> · {next}</>}
    </>
  );
}

/**
 * The progress towards the objective of a measured table, then the objective, on a line that hides no part of the
 * table. On a phone the end of the line may be cut off, and what changes must not be.
 */
export function Objective({ scene }: { scene: MeasuredScene }): JSX.Element {
  const { text, done, score } = scene.objective;
  const so = score ?? done.join(' · ');
  const follows = so !== '' || text !== '';
  return (
    <>
      {scene.clock.phase !== '' && (
        <b class="phase-now">
          {scene.clock.phase}
          {follows && ' · '}
        </b>
      )}
      {so !== '' && <b>{capital(so)}. </b>}
      {text}
    </>
  );
}

/** The roster of a measured table: who plays, and what they carry. */
export function Roster(props: {
  scene: MeasuredScene;
  /** Seats whose figures belong to the viewer. */
  mine: readonly string[];
  /** The seat that the question is for. */
  asked: string | undefined;
  /** The figure that the question is about, if it is about one. */
  about?: string | undefined;
  /** Translates a state into a word. */
  badge: (badge: string) => string;
  onLook: (figure: string) => void;
}): JSX.Element {
  const { scene, mine, asked, about, badge, onLook } = props;
  const others = scene.roster.some((card) => card.seat === undefined || !mine.includes(card.seat));
  const isAbout = ({ id }: RosterCard) =>
    about !== undefined && (figuresOf(scene, id)?.includes(about) ?? id === about);
  const one = scene.roster.some(isAbout);
  const row = useRef<HTMLElement>(null);
  const more = useMore(row, scene);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard
    <section ref={row} class="beside roster" tabIndex={0} aria-label="Who plays">
      <More row={row} way="before" n={more.before} />
      {scene.roster.map((card) => (
        <Card
          key={card.id}
          card={card}
          own={others && card.seat !== undefined && mine.includes(card.seat)}
          asked={card.seat === undefined ? isAbout(card) : card.seat === asked && (!one || isAbout(card))}
          badge={badge}
          onLook={onLook}
        />
      ))}
      <HeldCards hands={scene.hands ?? []} />
      {(scene.plots ?? []).length > 0 && <Months plots={scene.plots ?? []} />}
      <More row={row} way="after" n={more.after} />
    </section>
  );
}

/** Small plots over the months; the papers show them in full. */
function Months({ plots }: { plots: readonly Plot[] }): JSX.Element {
  return (
    <div class="beside-card beside-months">
      {plots.map((plot) => (
        <p key={plot.name}>
          <span>{plot.name}</span>
          <SparkArt plot={plot} />
          <b>{plot.points[plot.points.length - 1]?.value}</b>
        </p>
      ))}
    </div>
  );
}

type CardItem = RosterCard['items'][number];

/** Items carried; equal ones once, with their number. */
export function alike(
  items: readonly CardItem[],
): readonly { readonly item: CardItem; readonly n: number }[] {
  const found = new Map<string, { item: CardItem; n: number }>();
  for (const item of items) {
    const key = `${item.slot} ${item.name} ${item.left}`;
    found.set(key, { item, n: (found.get(key)?.n ?? 0) + 1 });
  }
  return [...found.values()];
}

/** Most pips that are drawn; more are shown as a number. */
const PIPS = 8;

function Card(props: {
  card: RosterCard;
  own: boolean;
  asked: boolean;
  badge: (badge: string) => string;
  onLook: (figure: string) => void;
}): JSX.Element {
  const { card, own, asked } = props;
  return (
    <button
      type="button"
      class={`beside-card card-tone-${card.tone}${asked ? ' asked' : ''}`}
      aria-current={asked ? 'true' : undefined}
      onClick={() => props.onLook(card.id)}
    >
      {card.face && <FaceArt face={card.face} tone={card.tone} size={44} />}
      <span class="card-head">
        <b>{card.name}</b>
        {own && <span class="card-own">you</span>}
        <span class="card-status">{card.status}</span>
      </span>
      {card.pips.map((pip) => (
        <Pips key={pip.name} pip={pip} />
      ))}
      {card.items.length > 0 && <Items items={card.items} />}
      {card.badges.length > 0 && (
        <span class="card-badges">
          {card.badges.map((badge) => (
            <span key={badge}>{props.badge(badge)}</span>
          ))}
        </span>
      )}
    </button>
  );
}

/** A count out of a total: wounds, ammunition. */
function Pips({ pip }: { pip: RosterCard['pips'][number] }): JSX.Element {
  return (
    <span class="card-pips">
      <span class="unseen">
        {pip.name} {pip.is} of {pip.of}
      </span>
      {pip.of <= PIPS ? (
        <span aria-hidden="true">
          {Array.from({ length: pip.of }, (_, i) => (
            <i key={i} class={i < pip.is ? 'pip on' : 'pip'} />
          ))}
        </span>
      ) : null}
      <small aria-hidden="true">
        {pip.name} {pip.is}/{pip.of}
      </small>
    </span>
  );
}

/** The items that somebody carries. */
function Items({ items }: { items: readonly CardItem[] }): JSX.Element {
  const carried = alike(items);
  return (
    <span
      class="card-items"
      title={carried
        .map(({ item, n }) => [item.name, n > 1 && `×${n}`, item.left].filter(Boolean).join(' '))
        .join(', ')}
    >
      {carried.map(({ item, n }) => (
        <span key={`${item.slot} ${item.name} ${item.left}`} class="card-item">
          {item.name}
          {n > 1 && ` ×${n}`}
          {item.left !== undefined && (
            <>
              {' '}
              <b>{item.left}</b>
            </>
          )}
        </span>
      ))}
    </span>
  );
}
