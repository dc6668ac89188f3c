import type { AnySystem, RuleId, SeatSpec } from '@shambles/engine';
import type { Teller } from '@shambles/story';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Told, ToneOf } from '../types.js';
import { Passage } from './passage.js';
import { type Beat, type Filter, passes, plain, tellStory } from './story.js';

export interface StoryLogProps {
  system: AnySystem;
  teller: Teller;
  /** The seats of the game: whose part of the story can be shown alone. */
  seats: readonly SeatSpec[];
  /** `table.log(seat)`. */
  facts: readonly Told[];
  toneOf: ToneOf;
  onRule: (id: RuleId) => void;
  /** The entry of a line was pressed: show that moment. */
  onEntry?: ((entry: number) => void) | undefined;
  /** New lines are read aloud, unless something else does it. */
  announce?: boolean | undefined;
  /** Marks the newest paragraph: it is the moment on the table. */
  marksLast?: boolean | undefined;
}

/** Paragraphs drawn at first; earlier ones are a press away. */
const DRAWN = 150;
/** Chapters open by themselves: the last ones. */
const OPEN = 2;

/** Seats that have a button each; more are in a list. */
const FEW = 2;

const FILTERS: readonly { readonly id: Filter; readonly name: string }[] = [
  { id: 'all', name: 'All' },
  { id: 'fights', name: 'Fights' },
  { id: 'moves', name: 'Moves' },
  { id: 'events', name: 'Events' },
  { id: 'dice', name: 'Dice' },
];

/** The log as a story, turn by turn, the newest at the bottom. */
export function StoryLog(props: StoryLogProps): JSX.Element {
  const { system, teller, facts, toneOf } = props;
  const chapters = useMemo(() => tellStory(system, teller, facts, toneOf), [system, teller, facts, toneOf]);
  const [filter, setFilter] = useState<Filter>('all');
  const [shut, setShut] = useState<ReadonlyMap<number, boolean>>(new Map());
  const [unfolded, setUnfolded] = useState<ReadonlySet<number>>(new Set());
  const [drawn, setDrawn] = useState(DRAWN);
  const [stuck, setStuck] = useState(true);
  const box = useRef<HTMLElement>(null);
  const last = chapters[chapters.length - 1]?.turn ?? 0;

  useLayoutEffect(() => {
    if (stuck && box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [facts, filter, stuck, unfolded]);

  // The question above grows and shrinks: the newest line stays in sight.
  useEffect(() => {
    const shown = box.current;
    if (!shown || !stuck) return;
    const sized = new ResizeObserver(() => {
      shown.scrollTop = shown.scrollHeight;
    });
    sized.observe(shown);
    return () => sized.disconnect();
  }, [stuck]);

  const sides = props.seats.map((s) => ({ id: `side:${s.id}` as Filter, name: s.name }));
  const many = sides.length > FEW;
  const seatName = (seat: string): string => system.seats.find((s) => s.id === seat)?.name ?? seat;
  const isOpen = (turn: number): boolean => !(shut.get(turn) ?? turn <= last - OPEN);
  // Paragraphs are drawn once and keep their handlers, which ask for the newest ones here.
  const now = useRef(props);
  now.current = props;
  const handlers = useMemo(
    () => ({
      onToggle: (at: number) => setUnfolded((old) => flipped(old, at)),
      onRule: (id: RuleId) => now.current.onRule(id),
      onEntry: (entry: number) => now.current.onEntry?.(entry),
    }),
    [],
  );
  const goTo = (turn: number): void => {
    setShut((old) => new Map(old).set(turn, false));
    setDrawn(Number.POSITIVE_INFINITY);
    setStuck(false);
    requestAnimationFrame(() =>
      box.current?.querySelector(`[data-turn="${turn}"]`)?.scrollIntoView({ block: 'start' }),
    );
  };

  let room = drawn;
  const shown = chapters
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
  const newest = chapters[chapters.length - 1]?.beats.at(-1)?.at;

  return (
    <section class="side-log" aria-label="Story">
      <div class="side-log-bar">
        <fieldset class="side-filters">
          <legend class="side-unseen">Show</legend>
          {[...FILTERS, ...(many ? [] : sides)].map(({ id, name }) => (
            <button
              type="button"
              key={id}
              class="side-filter"
              aria-pressed={filter === id}
              onClick={() => setFilter(id)}
            >
              {name}
            </button>
          ))}
        </fieldset>
        {many && (
          <label class="side-jump">
            <span class="side-unseen">Whose part</span>
            <select
              value={filter.startsWith('side:') ? filter : ''}
              onChange={(e) => setFilter((e.currentTarget.value || 'all') as Filter)}
            >
              <option value="">Who…</option>
              {sides.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        )}
        <label class="side-jump">
          <span class="side-unseen">Go to turn</span>
          <select
            value=""
            onChange={(e) => e.currentTarget.value !== '' && goTo(Number(e.currentTarget.value))}
          >
            <option value="">Turn…</option>
            {chapters.map((c) => (
              <option key={c.turn} value={c.turn}>
                {c.title}
              </option>
            ))}
          </select>
        </label>
      </div>
      <section
        class="side-log-box"
        ref={box}
        onScroll={(e) => setStuck(atBottom(e.currentTarget))}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        tabIndex={0}
        aria-label="Story so far"
      >
        {shown.map((chapter) => (
          <section
            key={chapter.turn}
            class="side-chapter"
            data-turn={chapter.turn}
            aria-label={chapter.title}
          >
            <h3 class="side-turn">
              <button
                type="button"
                aria-expanded={chapter.open}
                onClick={() => setShut((old) => new Map(old).set(chapter.turn, chapter.open))}
              >
                {chapter.title}
                {!chapter.open && <span class="side-count">{chapter.beats.length}</span>}
              </button>
            </h3>
            {chapter.left > 0 && (
              <button type="button" class="side-link" onClick={() => setDrawn(drawn + DRAWN)}>
                Show {chapter.left} earlier
              </button>
            )}
            {chapter.shown.length > 0 && (
              <ul class="side-beats">
                {chapter.shown.map((beat, n) => [
                  beat.phase !== '' && beat.phase !== chapter.shown[n - 1]?.phase && (
                    <li key={`phase ${beat.at}`} class="side-phase">
                      {beat.phase}
                    </li>
                  ),
                  <Passage
                    key={beat.at}
                    {...{ beat, teller, toneOf, seatName, ...handlers }}
                    onEntry={props.onEntry && handlers.onEntry}
                    open={unfolded.has(beat.at) !== (filter === 'dice')}
                    current={props.marksLast === true && beat.at === newest}
                  />,
                ])}
              </ul>
            )}
          </section>
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

function atBottom(box: HTMLElement): boolean {
  return box.scrollHeight - box.scrollTop - box.clientHeight < 24;
}

function flipped(old: ReadonlySet<number>, at: number): Set<number> {
  const now = new Set(old);
  if (!now.delete(at)) now.add(at);
  return now;
}

/** Reads new lines aloud: the last few where many came at once. */
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
