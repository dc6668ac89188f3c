import type { AnySystem, Json, RuleId, Setup } from '@shambles/engine';
import { createTeller, type Teller } from '@shambles/story';
import type { JSX, RefObject } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { RuleChip } from '../play/parts.js';
import { companionHash } from '../remote/links.js';
import { newSeed } from '../session/games.js';
import { Chances } from './chances.js';
import type { Order } from './course/course.js';
import { Course } from './course/courseview.js';
import { type Field, formOf } from './form/fields.js';
import { Form } from './form/fieldview.js';
import { inputOf, setInput } from './form/inputs.js';
import { type Wrong, wrongIn } from './form/wrong.js';
import { valueIn } from './words.js';

type AnyProcedure = AnySystem['procedures'][number];

interface PieceProps {
  readonly system: AnySystem;
  readonly procedure: AnyProcedure;
  readonly setup: Setup;
  readonly onRule: (id: RuleId) => void;
}

/** One procedure: its form, its dice and its odds. */
export function Piece(props: PieceProps): JSX.Element {
  const { system, procedure, setup } = props;
  const input = inputOf(system.id, procedure);
  const [order, setOrder] = useState<Numbered>();
  const [asked, setAsked] = useState<Json>();
  const { form, teller, wrong, setStopped } = usePiece(props, input);
  const run = (own: boolean): void => {
    if (wrong) box.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
    else setOrder({ system, setup, procedure, input, own, seed: newSeed(), n: (order?.n ?? 0) + 1 });
  };
  const odds = (): void => {
    if (!wrong) setAsked(input);
  };
  const box = useRef<HTMLFormElement>(null);
  const beside = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLHeadingElement>(null);
  // Focus starts at the heading: the page's shortcuts work, and Tab leads into the form. It moves with the
  // first drawing, so that no key typed at once still goes into the search field.
  useLayoutEffect(() => head.current?.focus(), []);
  useEffect(() => beside.current?.scrollIntoView({ block: 'nearest' }), [order, asked]);
  useShortcuts({
    r: () => run(false),
    d: () => run(true),
    o: odds,
    a: () => order && run(order.own),
    '/': () => document.getElementById('find-piece')?.focus(),
  });
  return (
    <>
      <PieceForm {...props} {...{ box, head, form, teller, wrong, input, odds }} onRun={run} />
      <div class="c-beside" ref={beside}>
        <WhatComes
          {...props}
          {...{ order, asked, input, teller }}
          onAgain={run}
          onWrong={(input, message) => setStopped({ input, message })}
        />
      </div>
    </>
  );
}

/** A procedure that was started; every run has its own number. */
type Numbered = Order & { readonly n: number };

/** An input that turned out to be wrong during a run, and why. */
interface Stopped {
  readonly input: Json;
  readonly message: string;
}

/** A procedure prepared for an input: its form, its teller, and what is wrong with the input. */
function usePiece({ system, procedure, setup }: PieceProps, input: Json) {
  const [stopped, setStopped] = useState<Stopped>();
  const book = useMemo(() => system.book(setup), [system, setup]);
  const form = useMemo(() => formOf(procedure.schemaFor?.(book) ?? procedure.schema), [procedure, book]);
  const teller = useMemo(() => createTeller(system, book, 'en', procedure.words), [system, book, procedure]);
  const wrong = useMemo((): Wrong | undefined => {
    const message = stopped?.input === input ? stopped.message : refusedAs(procedure, input, book);
    return message === undefined ? undefined : wrongIn(procedure.id, form, message);
  }, [procedure, input, book, stopped]);
  return { form, teller, wrong, setStopped };
}

interface FormProps extends PieceProps {
  readonly box: RefObject<HTMLFormElement | null>;
  readonly head: RefObject<HTMLHeadingElement | null>;
  readonly form: Field;
  readonly teller: Teller;
  readonly wrong: Wrong | undefined;
  readonly input: Json;
  /** `own`: the player throws real dice. */
  readonly onRun: (own: boolean) => void;
  readonly odds: () => void;
}

/** The form of the procedure, with its three buttons: roll, own dice, odds. */
function PieceForm(props: FormProps): JSX.Element {
  const { system, procedure, form, teller, wrong, input, onRun } = props;
  const bad = wrong !== undefined;
  return (
    <form
      class="c-piece"
      ref={props.box}
      aria-labelledby="piece-title"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onRun(false);
      }}
    >
      <a class="c-all" href={companionHash(system.id)}>
        ‹ All pieces
      </a>
      <header>
        <h2 id="piece-title" ref={props.head} tabIndex={-1}>
          {procedure.title}
        </h2>
        <RuleChip system={system} rule={procedure.rule} onRule={props.onRule} />
      </header>
      <Form
        form={form}
        value={input}
        start={procedure.example}
        wrong={wrong}
        say={valueIn(teller)}
        onChange={(next) => setInput(system.id, procedure, next)}
      />
      {wrong && wrong.at.length === 0 && (
        <p class="refused" role="alert">
          {wrong.text}
        </p>
      )}
      <div class="go c-go">
        <button type="submit" class="primary" aria-disabled={bad}>
          Roll <kbd class="key">R</kbd>
        </button>
        <button type="button" class="quiet" aria-disabled={bad} onClick={() => onRun(true)}>
          My own dice <kbd class="key">D</kbd>
        </button>
        <button type="button" class="quiet" aria-disabled={bad} onClick={props.odds}>
          Odds <kbd class="key">O</kbd>
        </button>
      </div>
    </form>
  );
}

interface WhatComesProps extends PieceProps {
  readonly order: Numbered | undefined;
  /** The input whose odds were asked for. */
  readonly asked: Json | undefined;
  readonly input: Json;
  readonly teller: Teller;
  readonly onAgain: (own: boolean) => void;
  readonly onWrong: (input: Json, message: string) => void;
}

/** What the rules make of the input: a story line by line, or odds. */
function WhatComes(props: WhatComesProps): JSX.Element {
  const { system, setup, procedure, onRule, order, asked, input, teller } = props;
  return (
    <>
      {!order && asked !== input && (
        <p class="c-waiting">
          Roll, or throw your own dice and type them: the results appear here, line by line.
        </p>
      )}
      {order && (
        <Course
          key={order.n}
          {...{ order, teller, onRule }}
          onAgain={() => props.onAgain(order.own)}
          onWrong={(message) => props.onWrong(order.input, message)}
        />
      )}
      {asked !== undefined && asked === input && (
        <Chances {...{ system, setup, teller, input, onRule }} procedure={procedure.id} />
      )}
    </>
  );
}

/** Why an input cannot be run, as far as can be told before running it; undefined if nothing is wrong. */
function refusedAs(procedure: AnyProcedure, input: Json, book: unknown): string | undefined {
  try {
    procedure.begin(procedure.parse(input), book);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/** Keyboard shortcuts of the page, active unless the person is typing. */
function useShortcuts(keys: { readonly [key: string]: () => void }): void {
  const now = useRef(keys);
  now.current = keys;
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if ((event.target as HTMLElement).matches('input:not([type=checkbox]), textarea, select')) return;
      if (document.querySelector('.side-drawer')?.contains(event.target as Node)) return;
      const act = now.current[event.key.toLowerCase()];
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
