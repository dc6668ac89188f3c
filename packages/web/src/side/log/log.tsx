import type { AnySystem, RuleId, SeatSpec } from '@shambles/engine';
import type { Teller } from '@shambles/story';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Tones } from '../tones.js';
import type { Told, ToneOf } from '../types.js';
import { capital } from '../words.js';
import { LogBar } from './logbar.js';
import { Passage } from './passage.js';
import { type Beat, type Chapter, type Filter, passes, plain, tellStory } from './story.js';

export interface StoryLogProps {
  system: AnySystem;
  teller: Teller;
  /** The seats of the game, by which the story can be filtered. */
  seats: readonly SeatSpec[];
  /** The log, from `table.log(seat)`. */
  facts: readonly Told[];
  tones: Tones;
  onRule: (id: RuleId) => void;
  /** Called with the entry of a paragraph, to show that moment. */
  onEntry?: ((entry: number) => void) | undefined;
  /** Whether new lines are announced to screen readers; true by default. */
  announce?: boolean | undefined;
  /** Marks the newest paragraph as the moment that the table shows. */
  marksLast?: boolean | undefined;
}

/** Paragraphs drawn at first, and added at each press of "Show earlier". */
const DRAWN = 150;
/** Number of chapters, the last ones, that are open by default. */
const OPEN = 2;

/** The log as a story, turn by turn, with the newest lines at the bottom. */
export function StoryLog(props: StoryLogProps): JSX.Element {
  const { system, teller, facts, tones } = props;
  const chapters = useMemo(
    () => tellStory(system, teller, facts, tones.ownerOf),
    [system, teller, facts, tones],
  );
  const [filter, setFilter] = useState<Filter>('all');
  const [shut, setShut] = useState<ReadonlyMap<number, boolean>>(new Map());
  const [unfolded, setUnfolded] = useState<ReadonlySet<number>>(new Set());
  const [drawn, setDrawn] = useState(DRAWN);
  const { box, stuck, setStuck } = useStuck(facts, filter, unfolded);
  const last = chapters[chapters.length - 1]?.turn ?? 0;
  const isOpen = (turn: number): boolean => !(shut.get(turn) ?? turn <= last - OPEN);
  const handlers = useHandlers(props, (at) => setUnfolded((old) => flipped(old, at)));
  const goTo = (turn: number): void => {
    setShut((old) => new Map(old).set(turn, false));
    setDrawn(Number.POSITIVE_INFINITY);
    setStuck(false);
    requestAnimationFrame(() =>
      box.current?.querySelector(`[data-turn="${turn}"]`)?.scrollIntoView({ block: 'start' }),
    );
  };
  return (
    <section class="side-log" aria-label="Story">
      <LogBar seats={props.seats} chapters={chapters} filter={filter} onFilter={setFilter} onTurn={goTo} />
      <section
        class="side-log-box"
        ref={box}
        onScroll={(e) => setStuck(atBottom(e.currentTarget))}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        tabIndex={0}
        aria-label="Story so far"
      >
        {drawnOf(chapters, filter, isOpen, drawn).map((chapter) => (
          <ChapterView
            key={chapter.turn}
            {...{ chapter, teller, system, handlers, filter, unfolded }}
            toneOf={tones.of}
            onEntry={props.onEntry && handlers.onEntry}
            newest={props.marksLast === true ? chapters[chapters.length - 1]?.beats.at(-1)?.at : undefined}
            onShut={() => setShut((old) => new Map(old).set(chapter.turn, chapter.open))}
            onEarlier={() => setDrawn(drawn + DRAWN)}
          />
        ))}
        {facts.length === 0 && <p class="side-nothing">Nothing has happened yet.</p>}
      </section>
      {!stuck && (
        <button type="button" class="side-newest" onClick={() => setStuck(true)}>
          Newest ↓
        </button>
      )}
      {props.announce !== false && <Announcer beats={chapters.flatMap((c) => c.beats)} />}
    </section>
  );
}

/** Keeps the story scrolled to its newest line until somebody scrolls up. */
function useStuck(
  facts: readonly Told[],
  filter: Filter,
  unfolded: ReadonlySet<number>,
): {
  readonly box: { current: HTMLElement | null };
  readonly stuck: boolean;
  readonly setStuck: (stuck: boolean) => void;
} {
  const [stuck, setStuck] = useState(true);
  const box = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (stuck && box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [facts, filter, stuck, unfolded]);
  // The question above grows and shrinks, which resizes the box; the newest line stays in sight.
  useEffect(() => {
    const shown = box.current;
    if (!shown || !stuck) return;
    const sized = new ResizeObserver(() => {
      shown.scrollTop = shown.scrollHeight;
    });
    sized.observe(shown);
    return () => sized.disconnect();
  }, [stuck]);
  return { box, stuck, setStuck };
}

function atBottom(box: HTMLElement): boolean {
  return box.scrollHeight - box.scrollTop - box.clientHeight < 24;
}

/** Handlers of the buttons in paragraphs. */
interface Handlers {
  readonly onToggle: (at: number) => void;
  readonly onRule: (id: RuleId) => void;
  readonly onEntry: (entry: number) => void;
}

/** Handlers that never change, because a drawn paragraph keeps its own; they read the newest props when called. */
function useHandlers(props: StoryLogProps, onToggle: (at: number) => void): Handlers {
  const now = useRef(props);
  now.current = props;
  return useMemo(
    () => ({
      onToggle,
      onRule: (id: RuleId) => now.current.onRule(id),
      onEntry: (entry: number) => now.current.onEntry?.(entry),
    }),
    [],
  );
}

function flipped(old: ReadonlySet<number>, at: number): Set<number> {
  const now = new Set(old);
  if (!now.delete(at)) now.add(at);
  return now;
}

/** A chapter as drawn: `beats` pass the filter, `shown` of them are drawn, and `left` more can be asked for. */
interface DrawnChapter extends Chapter {
  readonly open: boolean;
  readonly shown: readonly Beat[];
  readonly left: number;
}

/** The chapters as drawn: in all, the newest `most` paragraphs that pass the filter and are in open chapters. */
function drawnOf(
  chapters: readonly Chapter[],
  filter: Filter,
  isOpen: (turn: number) => boolean,
  most: number,
): readonly DrawnChapter[] {
  let room = most;
  return chapters
    .map((chapter) => ({
      ...chapter,
      open: isOpen(chapter.turn),
      beats: chapter.beats.filter((b) => passes(b, filter)),
    }))
    .reverse()
    .map((chapter) => {
      const beats = chapter.open ? chapter.beats.slice(Math.max(0, chapter.beats.length - room)) : [];
      room = Math.max(0, room - beats.length);
      return { ...chapter, shown: beats, left: chapter.open ? chapter.beats.length - beats.length : 0 };
    })
    .reverse();
}

interface ChapterProps {
  readonly chapter: DrawnChapter;
  readonly system: AnySystem;
  readonly teller: Teller;
  readonly toneOf: ToneOf;
  readonly handlers: Handlers;
  readonly onEntry: Handlers['onEntry'] | undefined;
  readonly filter: Filter;
  readonly unfolded: ReadonlySet<number>;
  /** The paragraph whose moment the table shows. */
  readonly newest: number | undefined;
  readonly onShut: () => void;
  readonly onEarlier: () => void;
}

/** A turn of the story, open or shut. */
function ChapterView(props: ChapterProps): JSX.Element {
  const { chapter } = props;
  return (
    <section class="side-chapter" data-turn={chapter.turn} aria-label={chapter.title}>
      <h3 class="side-turn">
        <button type="button" aria-expanded={chapter.open} onClick={props.onShut}>
          {chapter.title}
          {!chapter.open && <span class="side-count">{chapter.beats.length}</span>}
        </button>
      </h3>
      {chapter.left > 0 && (
        <button type="button" class="side-link" onClick={props.onEarlier}>
          Show {chapter.left} earlier
        </button>
      )}
      {chapter.shown.length > 0 && <Beats {...props} />}
    </section>
  );
}

/** The paragraphs of a turn, under headings for their phases. */
function Beats(props: ChapterProps): JSX.Element {
  const { chapter, system, teller, toneOf, handlers, filter, unfolded, newest } = props;
  const seatName = (seat: string): string => system.seats.find((s) => s.id === seat)?.name ?? seat;
  return (
    <ul class="side-beats">
      {chapter.shown.map((beat, n) => [
        beat.phase !== '' && beat.phase !== chapter.shown[n - 1]?.phase && (
          <li key={`phase ${beat.at}`} class="side-phase">
            {capital(beat.phase)}
          </li>
        ),
        <Passage
          key={beat.at}
          {...{ beat, teller, toneOf, seatName, ...handlers }}
          onEntry={props.onEntry}
          open={unfolded.has(beat.at) !== (filter === 'dice')}
          current={beat.at === newest}
        />,
      ])}
    </ul>
  );
}

/** Announces new paragraphs to screen readers; of many at once, only the last five. */
function Announcer(props: { beats: readonly Beat[] }): JSX.Element {
  const before = useRef<number | undefined>(undefined);
  const [text, setText] = useState('');
  const lines = props.beats.flatMap((b) => b.lines);
  const length = lines[lines.length - 1]?.at ?? -1;
  useEffect(() => {
    const since = before.current;
    before.current = length;
    if (since === undefined || length <= since) return;
    const fresh = props.beats.filter((b) => (b.lines.at(-1)?.at ?? 0) > since);
    const skipped = fresh.length - 5;
    setText(`${skipped > 0 ? `${skipped} more, then: ` : ''}${fresh.slice(-5).map(plain).join(' ')}`);
  }, [length]);
  return (
    <p class="side-unseen" aria-live="polite">
      {text}
    </p>
  );
}
