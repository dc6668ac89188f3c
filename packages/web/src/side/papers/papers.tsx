import { FaceArt, PlotArt, RouteArt } from '@shambles/board';
import type { AnySystem, Paper, Papers, RuleId } from '@shambles/engine';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useCover } from '../covers.js';
import { QuickReference } from './reference.js';

export interface PapersSheetProps {
  system: AnySystem;
  /** The book of the current game. */
  book: unknown;
  /** The papers kept at this table, if any. */
  papers?: Papers | undefined;
  /** Returns the word for a badge. */
  badge: (badge: string) => string;
  onRule: (id: RuleId) => void;
  onClose: () => void;
}

/** The papers beside the table, one leaf at a time, and the tables of the rules, to read and to print. */
export function PapersSheet(props: PapersSheetProps): JSX.Element {
  const { system, book, papers, badge, onRule, onClose } = props;
  // Empty leaves are left out: they would be blank pages, also in print.
  const sections = (papers?.sections ?? []).filter((s) => s.cards.length > 0);
  const leaves = [
    ...sections.map(({ id, title }) => ({ id, title })),
    { id: 'tables', title: 'Quick reference' },
  ];
  const [opened, setOpen] = useState(leaves[0]?.id ?? 'tables');
  const section = sections.find((s) => s.id === opened);
  const open = section?.id ?? 'tables';
  const box = useRef<HTMLElement>(null);
  useFocus(box);
  useCover(true, onClose);
  return (
    <aside ref={box} class="papers" aria-label={papers?.title ?? 'Papers'} tabIndex={-1}>
      <header class="papers-head">
        <nav class="papers-leaves" aria-label="Papers">
          {leaves.map(({ id, title }) => (
            <button
              type="button"
              key={id}
              class={id === open ? 'on' : ''}
              aria-pressed={id === open}
              onClick={() => setOpen(id)}
            >
              {title}
            </button>
          ))}
        </nav>
        <span class="side-gap" />
        <button type="button" class="side-button" onClick={() => print()}>
          Print
        </button>
        <button
          type="button"
          class="side-button"
          onClick={onClose}
          aria-label="Close the papers"
          title="Close (Esc)"
        >
          ✕
        </button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard */}
      <div class="papers-body" tabIndex={0} role="document">
        <h2 class="papers-title">{section?.title ?? `${system.title}: quick reference`}</h2>
        {section ? (
          <Leaf section={section} badge={badge} />
        ) : (
          <QuickReference system={system} book={book} onRule={onRule} />
        )}
      </div>
    </aside>
  );
}

/** Gives the papers the focus while they are open, and returns it afterwards. */
function useFocus(box: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const from = document.activeElement;
    box.current?.focus();
    return () => {
      if (from instanceof HTMLElement) from.focus();
    };
  }, []);
}

/** One leaf of the papers. */
function Leaf(props: { section: Papers['sections'][number]; badge: (badge: string) => string }): JSX.Element {
  const { section, badge } = props;
  if (section.timeline) return <Timeline cards={section.cards} badge={badge} />;
  return (
    <div class="papers-cards">
      {section.cards.map((card) => (
        <Sheet key={card.id} card={card} badge={badge} />
      ))}
    </div>
  );
}

/** The present state, shown large, with a timeline of what led to it. */
function Timeline(props: { cards: readonly Paper[]; badge: (badge: string) => string }): JSX.Element {
  const [now, ...before] = props.cards;
  return (
    <div class="papers-timeline">
      {now && <Sheet card={now} badge={props.badge} />}
      <ol class="papers-road" aria-label="What led there, the newest first">
        {before.map((card) => (
          <li key={card.id}>
            <Sheet card={card} badge={props.badge} />
          </li>
        ))}
        {before.length === 0 && <li class="side-dim">The story begins here.</li>}
      </ol>
    </div>
  );
}

/** A card's plots of numbers over time, and its map of the route. */
function Drawn({ card }: { card: Paper }): JSX.Element {
  return (
    <>
      {(card.plots ?? []).length > 0 && (
        <div class="paper-plots">
          {card.plots?.map((plot) => (
            <PlotArt key={plot.name} plot={plot} />
          ))}
        </div>
      )}
      {card.map && <RouteArt map={card.map} />}
    </>
  );
}

function Sheet(props: { card: Paper; badge: (badge: string) => string }): JSX.Element {
  const { card } = props;
  return (
    <article class={`paper paper-${card.tone}`}>
      <header>
        {card.face && <FaceArt face={card.face} tone={card.tone} />}
        <div>
          <h3>{card.title}</h3>
          {card.note && <p class="side-dim">{card.note}</p>}
        </div>
      </header>
      {card.entries.length > 0 && (
        <dl>
          {card.entries.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <Drawn card={card} />
      {card.pips?.map(({ name, of, is }) => (
        <p class="paper-pips" key={name}>
          <span>
            {name} {is} of {of}
          </span>
          <span aria-hidden="true">
            {Array.from({ length: of }, (_, i) => (
              <i key={i} class={i < is ? 'pip on' : 'pip'} />
            ))}
          </span>
        </p>
      ))}
      {(card.badges ?? []).length > 0 && (
        <p class="card-badges">
          {card.badges?.map((b) => (
            <span key={b}>{props.badge(b)}</span>
          ))}
        </p>
      )}
      {card.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {(card.faces ?? []).length > 0 && (
        <ul class="paper-faces">
          {card.faces?.map(({ tone, ...face }) => (
            <li key={face.id} class={`paper-${tone}`}>
              <FaceArt face={face} tone={tone} size={44} />
              {face.name}
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}
