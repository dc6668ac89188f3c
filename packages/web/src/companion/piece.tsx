import type { AnySystem, Json, RuleId, Setup } from '@shambles/engine';
import { createTeller } from '@shambles/story';
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { RuleChip } from '../play/parts.js';
import { companionHash } from '../remote/links.js';
import { newSeed } from '../session/games.js';
import { Chances } from './chances.js';
import type { Order } from './course/course.js';
import { Course } from './course/courseview.js';
import { formOf } from './form/fields.js';
import { Form } from './form/fieldview.js';
import { inputOf, setInput } from './form/inputs.js';
import { type Wrong, wrongIn } from './form/wrong.js';
import { valueIn } from './words.js';

type AnyProcedure = AnySystem['procedures'][number];

/** One piece of the rules: its form, its dice, its odds. */
export function Piece(props: {
  system: AnySystem;
  procedure: AnyProcedure;
  setup: Setup;
  onRule: (id: RuleId) => void;
}): JSX.Element {
  const { system, procedure, setup, onRule } = props;
  const { id, title, rule } = procedure;
  const input = inputOf(system.id, procedure);
  const [order, setOrder] = useState<Order & { readonly n: number }>();
  const [asked, setAsked] = useState<Json>();
  const [stopped, setStopped] = useState<{ readonly input: Json; readonly message: string }>();
  const book = useMemo(() => system.book(setup), [system, setup]);
  const form = useMemo(() => formOf(procedure.schemaFor?.(book) ?? procedure.schema), [procedure, book]);
  const teller = useMemo(() => createTeller(system, book, 'en', procedure.words), [system, book, procedure]);
  const wrong = useMemo((): Wrong | undefined => {
    const message = stopped?.input === input ? stopped.message : refusedAs(procedure, input, book);
    return message === undefined ? undefined : wrongIn(id, form, message);
  }, [procedure, input, book, stopped]);

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
  // Whoever chose it goes on from here: keys of the page work, and Tab leads into the form.
  useEffect(() => head.current?.focus(), []);
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
      <form
        class="c-piece"
        ref={box}
        aria-labelledby="piece-title"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          run(false);
        }}
      >
        <a class="c-all" href={companionHash(system.id)}>
          ‹ All pieces
        </a>
        <header>
          <h2 id="piece-title" ref={head} tabIndex={-1}>
            {title}
          </h2>
          <RuleChip system={system} rule={rule} onRule={onRule} />
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
          <button type="submit" class="primary" aria-disabled={wrong !== undefined}>
            Roll <kbd class="key">R</kbd>
          </button>
          <button type="button" class="quiet" aria-disabled={wrong !== undefined} onClick={() => run(true)}>
            My own dice <kbd class="key">D</kbd>
          </button>
          <button type="button" class="quiet" aria-disabled={wrong !== undefined} onClick={odds}>
            Odds <kbd class="key">O</kbd>
          </button>
        </div>
      </form>
      <div class="c-beside" ref={beside}>
        {!order && asked !== input && (
          <p class="c-waiting">
            Roll, or throw your own dice and type them: what the rules make of them stands here, line by line.
          </p>
        )}
        {order && (
          <Course
            key={order.n}
            {...{ order, teller, onRule }}
            onAgain={() => run(order.own)}
            onWrong={(message) => setStopped({ input: order.input, message })}
          />
        )}
        {asked !== undefined && asked === input && (
          <Chances {...{ system, setup, teller, input, onRule }} procedure={id} />
        )}
      </div>
    </>
  );
}

/** Why an input cannot be run, as far as that is known before. */
function refusedAs(procedure: AnyProcedure, input: Json, book: unknown): string | undefined {
  try {
    procedure.begin(procedure.parse(input), book);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/** Keys of the page, where nothing is being typed. */
function useShortcuts(keys: { readonly [key: string]: () => void }): void {
  const now = useRef(keys);
  now.current = keys;
  useEffect(() => {
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
