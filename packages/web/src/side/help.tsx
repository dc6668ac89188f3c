import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useCover } from './covers.js';

export interface HelpProps {
  onClose: () => void;
  /** Title of the game, such as "Aliens vs. Zombies". */
  game?: string | undefined;
  /** How the game is played, in a few lines. */
  lines?: readonly string[] | undefined;
  /** House rules have changed some of the numbers in the lines. */
  house?: JSX.Element | undefined;
  /** The table is measured, so it has additional keys. */
  measured?: boolean | undefined;
}

const KEYS: readonly (readonly [string, string])[] = [
  ['1 to 9', 'go to an answer'],
  ['0', 'go to the answer that ends it, such as Done or Nobody'],
  ['↑ ↓', 'from one answer to the next'],
  ['Enter', 'choose; commit. What gives nothing needs 0 first'],
  ['Q', 'to the question'],
  ['B', 'to the board; Tab goes over what is lit'],
  ['U or Ctrl Z', 'undo'],
  ['Ctrl Y', 'redo'],
  ['P', 'papers and tables, to read and to print'],
  ['S', 'skip ahead while the others move'],
  ['R', 'the rules'],
  ['C', 'the companion: a piece of the rules by itself'],
  ['?', 'this page'],
  ['Esc', 'put away what is open'],
];

const MEASURED: readonly (readonly [string, string])[] = [
  [
    '← ↑ → ↓',
    'on the table: over lit spots, or turn the figure by 15°; with Shift by bigger steps, or by 1°',
  ],
  ['← →', 'in the question: from the deeds of one figure to those of the next'],
  ['. ,', 'on the table: what the next or the last figure sees, and what sees it'],
  ['M', 'measure, from a figure or a spot to another'],
];

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const inNumbers = (n: number): string => NUMBERS[n] ?? String(n);

const TABLE: readonly string[] = [
  'The table asks one question at a time. It says who decides, and every answer says what it risks.',
  'Lit places are where an answer can go. Point at one to see the odds; on a touch screen the first tap shows and the second commits.',
  'Every line of the story carries the number of its rule: press it to read the rule in plain words, with where it comes from.',
  'Undo takes anything back. "What if" plays on from here beside the game, with other dice.',
  'Dice can be your own: say so, and type what fell on your real table.',
];

/** The help drawer: how to play, and the keys. */
export function Help(props: HelpProps): JSX.Element {
  const { onClose, lines, game } = props;
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const from = document.activeElement;
    box.current?.focus();
    return () => {
      if (from instanceof HTMLElement) from.focus();
    };
  }, []);
  useCover(true, onClose);
  return (
    <aside ref={box} class="side-drawer side-help" aria-label="Help" tabIndex={-1}>
      <header class="side-drawer-head">
        <h2 class="side-heading">Help</h2>
        <span class="side-gap" />
        <button
          type="button"
          class="side-button"
          onClick={onClose}
          aria-label="Close the help"
          title="Close (Esc)"
        >
          ✕
        </button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section class="side-drawer-body" tabIndex={0} aria-label="Keys and how to play">
        {lines && lines.length > 0 && (
          <section>
            <h3 class="side-entry-title">
              {game ?? 'The game'} in {inNumbers(lines.length)} lines
            </h3>
            <ol class="side-lines">
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ol>
            {props.house}
          </section>
        )}
        <section>
          <h3 class="side-entry-title">The table</h3>
          <ul class="side-lines">
            {TABLE.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
        <Keys measured={props.measured === true} />
      </section>
    </aside>
  );
}

/** The list of keys and what each does. */
function Keys({ measured }: { measured: boolean }): JSX.Element {
  return (
    <section>
      <h3 class="side-entry-title">Keys</h3>
      <dl class="side-keymap">
        {[...KEYS, ...(measured ? MEASURED : [])].map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
