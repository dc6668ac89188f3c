import type { AnySystem, Register, RuleId } from '@shambles/engine';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useCover } from '../covers.js';
import { BookNumbers } from '../house.js';
import { keep } from '../keep.js';
import { shortRule } from '../words.js';
import { findEntry, type RegisterEntry, search, shelves, titleOf } from './entries.js';
import { EntryView } from './entryview.js';
import { open as openSeal, readable } from './seals.js';

export interface RuleDrawerProps {
  system: AnySystem;
  /** The book of the current game, if there is one. */
  book?: unknown;
  open: boolean;
  /** A rule, table, example or decision; undefined shows the contents. */
  rule: RuleId | undefined;
  onRule: (id: RuleId | undefined) => void;
  onClose: () => void;
}

/** Element id of the drawer. */
export const DRAWER = 'rules';

const registers = new WeakMap<AnySystem, Promise<Register>>();

function useRegister(system: AnySystem, wanted: boolean): Register | string | undefined {
  const [loaded, setLoaded] = useState<{ of: AnySystem; register: Register | string }>();
  useEffect(() => {
    if (!wanted) return;
    let away = false;
    keep(registers, system, () => system.register()).then(
      (register) => away || setLoaded({ of: system, register }),
      () => {
        registers.delete(system);
        if (!away)
          setLoaded({ of: system, register: 'The rules could not be loaded. Close this and try again.' });
      },
    );
    return () => {
      away = true;
    };
  }, [system, wanted]);
  return loaded?.of === system ? loaded.register : undefined;
}

function Entries(props: { entries: readonly RegisterEntry[]; onRule: (id: RuleId) => void }): JSX.Element {
  return (
    <ul class="side-links">
      {props.entries.map((e) => (
        <li key={e.id}>
          <button type="button" class="side-link" onClick={() => props.onRule(e.id)}>
            <span class="side-id">{shortRule(e.id)}</span> <span class="side-clip">{titleOf(e)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The trail of entries read before, and a way back to the last one. */
function useTrail(props: RuleDrawerProps): { back: (() => void) | undefined } {
  const trail = useRef<(RuleId | undefined)[]>([]);
  const now = useRef<RuleId | undefined>(undefined);
  if (!props.open) trail.current = [];
  else if (now.current !== props.rule) {
    if (trail.current.at(-1) === props.rule && trail.current.length > 0) trail.current.pop();
    else if (now.current !== undefined) trail.current.push(now.current);
  }
  now.current = props.open ? props.rule : undefined;
  const { current } = trail;
  return { back: current.length > 0 ? () => props.onRule(current.at(-1)) : undefined };
}

/** The rulebook in our own words, beside the table. The game goes on meanwhile, and Escape closes the drawer. */
export function RuleDrawer(props: RuleDrawerProps): JSX.Element | null {
  const { system, open, rule, onRule, onClose } = props;
  const register = useRegister(system, open);
  const [query, setQuery] = useState('');
  const box = useRef<HTMLElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const { back } = useTrail(props);
  useFocusWhileOpen(open, box);
  useCover(open, () => (query !== '' ? setQuery('') : onClose()));
  useEffect(() => {
    setQuery('');
    body.current?.scrollTo({ top: 0 });
  }, [rule]);

  if (!open) return null;
  return (
    <aside ref={box} class="side-drawer" id={DRAWER} aria-label="Rules" tabIndex={-1}>
      <DrawerHead {...props} back={back} query={query} onQuery={setQuery} />
      <div class="side-drawer-body" ref={body} aria-busy={register === undefined}>
        <BookNumbers system={system} book={props.book} />
        <DrawerBody
          register={typeof register === 'object' ? readable(system, register) : register}
          onOpen={() => openSeal(system, 'all')}
          system={system}
          query={query}
          rule={rule}
          onRule={onRule}
        />
      </div>
    </aside>
  );
}

/** Gives the drawer the focus while it is open, and returns it afterwards. */
function useFocusWhileOpen(open: boolean, box: { readonly current: HTMLElement | null }): void {
  const from = useRef<HTMLElement | undefined>(undefined);
  useEffect(() => {
    if (!open) return;
    from.current = document.activeElement instanceof HTMLElement ? document.activeElement : undefined;
    box.current?.focus();
    return () => {
      // The focus returns to where it was before, unless it has been moved elsewhere meanwhile.
      if (
        box.current === null ||
        box.current.contains(document.activeElement) ||
        document.activeElement === document.body
      )
        from.current?.focus();
    };
  }, [open]);
}

interface HeadProps extends RuleDrawerProps {
  /** Goes back to the entry read before, if there is one. */
  readonly back: (() => void) | undefined;
  readonly query: string;
  readonly onQuery: (query: string) => void;
}

/** Navigation: back, contents, search and close. */
function DrawerHead({ rule, onRule, onClose, back, query, onQuery }: HeadProps): JSX.Element {
  return (
    <header class="side-drawer-head">
      {back && (
        <button type="button" class="side-button" onClick={back} aria-label="Back to what was read before">
          ←
        </button>
      )}
      <button
        type="button"
        class="side-button"
        onClick={() => onRule(undefined)}
        disabled={rule === undefined && query === ''}
      >
        Contents
      </button>
      <span class="side-gap" />
      <button
        type="button"
        class="side-button"
        onClick={onClose}
        aria-label="Close the rules"
        title="Close (Esc)"
      >
        ✕
      </button>
      <input
        type="search"
        class="side-search"
        placeholder="Search all rules"
        aria-label="Search all rules"
        value={query}
        onInput={(e) => onQuery(e.currentTarget.value)}
      />
    </header>
  );
}

function DrawerBody(props: {
  register: Register | string | undefined;
  system: AnySystem;
  query: string;
  rule: RuleId | undefined;
  onRule: (id: RuleId) => void;
  /** Opens the sealed entries, which are meant to be read during play. */
  onOpen: () => void;
}): JSX.Element {
  const { register, query, rule, onRule, onOpen } = props;
  if (register === undefined) return <p class="side-nothing">Opening the rules…</p>;
  if (typeof register === 'string') return <p role="alert">{register}</p>;
  if (query.trim() !== '') {
    const hits = search(register, query);
    return (
      <section>
        <p class="side-dim" role="status">
          {hits.length === 0
            ? `Nothing holds "${query}".`
            : `${hits.length} ${hits.length === 1 ? 'entry' : 'entries'}`}
        </p>
        <Entries entries={hits} onRule={onRule} />
      </section>
    );
  }
  if (rule === undefined) return <Contents {...{ register, onRule, onOpen }} />;
  const entry = findEntry(register, rule);
  if (register.sealed?.some((s) => s.id === rule)) return <SealedPart n={1} onOpen={onOpen} />;
  if (!entry) return <p class="side-nothing">The register has no entry {rule}.</p>;
  return <EntryView {...{ register, entry }} system={props.system} onGo={onRule} />;
}

/** A notice in place of sealed entries, which would give away what is found out in play. */
function SealedPart({ n, onOpen }: { n: number; onOpen: () => void }): JSX.Element {
  return (
    <section>
      <p class="side-note">
        {n === 1 ? 'This is read as it is played.' : `${n} entries are read as they are played.`} Reading it
        before takes the best of it away. It opens by itself when you have played it.
      </p>
      <button type="button" class="side-button" onClick={onOpen}>
        Open it all the same
      </button>
    </section>
  );
}

function Contents(props: {
  register: Register;
  onRule: (id: RuleId) => void;
  onOpen: () => void;
}): JSX.Element {
  const { register, onRule, onOpen } = props;
  const sealed = register.sealed?.length ?? 0;
  return (
    <nav aria-label="Contents">
      <h3 class="side-entry-title">{register.title}</h3>
      <p class="side-dim">Every rule in our own words, with where it comes from.</p>
      {shelves(register).map((shelf) => (
        <details key={shelf.title} class="side-shelf">
          <summary>
            {shelf.title} <span class="side-count">{shelf.entries.length}</span>
          </summary>
          <Entries entries={shelf.entries} onRule={onRule} />
        </details>
      ))}
      {sealed > 0 && <SealedPart n={sealed} onOpen={onOpen} />}
    </nav>
  );
}
