import { EventClock, FaceArt, SparkArt, Tray, VictoryTrack } from '@shambles/board';
import type { MeasuredScene, Plot, PrintedScene, RosterCard, SceneTrack } from '@shambles/engine';
import type { JSX } from 'preact';
import { HeldCards } from './held.js';
import { figuresOf } from './table/things.js';

const bandNow = (track: SceneTrack): number =>
  track.bands.findIndex((b) => track.value >= b.from && track.value <= b.to);

/** The level that holds now. */
export const levelNow = (track: SceneTrack): string => track.bands[bandNow(track)]?.name ?? '';

/** How far it is to the next level, while there is one. */
function nextLevel(track: SceneTrack): string | undefined {
  const now = bandNow(track);
  const above = track.bands[now + 1];
  return above && `${above.from - track.value} more: ${above.name}`;
}

/** What lies beside the board: the clock, the score, the trays. Where the game is over, no level is left to reach. */
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

/** The score in a line. */
export function Score(props: { scene: PrintedScene; over: boolean }): JSX.Element {
  const { track } = props.scene;
  const next = props.over ? undefined : nextLevel(track);
  return (
    <>
      {track.name} <b>{track.value}</b>
      {next && <> · {next}</>}
    </>
  );
}

/** What is to be done at a measured table, and how far it has come: a line that hides nothing of it. */
export function Objective({ scene }: { scene: MeasuredScene }): JSX.Element {
  const { text, done } = scene.objective;
  return (
    <>
      {scene.clock.phase !== '' && <b class="phase-now">{scene.clock.phase} · </b>}
      {text} {done.length > 0 && <b>{done.join(' · ')}</b>}
    </>
  );
}

/** Who plays at a measured table, and what they carry. */
export function Roster(props: {
  scene: MeasuredScene;
  /** Seats whose figures are one's own. */
  mine: readonly string[];
  /** The seat that is asked. */
  asked: string | undefined;
  /** The figure that it is asked about, where it is about one. */
  about?: string | undefined;
  /** The word for a state. */
  badge: (badge: string) => string;
  onLook: (figure: string) => void;
}): JSX.Element {
  const { scene, mine, asked, about, badge, onLook } = props;
  const others = scene.roster.some((card) => card.seat === undefined || !mine.includes(card.seat));
  const isAbout = ({ id }: RosterCard) =>
    about !== undefined && (figuresOf(scene, id)?.includes(about) ?? id === about);
  const one = scene.roster.some(isAbout);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard
    <section class="beside roster" tabIndex={0} aria-label="Who plays">
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
    </section>
  );
}

/** How it went over the months: the papers tell it at length. */
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

/** What is carried, the same things once, with how many they are. */
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

/** Pips that are drawn; more are said as a number. */
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

/** So many of so many: wounds, ammunition. */
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

/** What somebody carries. */
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
          {item.left !== undefined && <b>{item.left}</b>}
        </span>
      ))}
    </span>
  );
}
