import { isOfRules, type RuleId } from '@shambles/engine';
import { countAlike, type Part, type Teller } from '@shambles/story';
import type { JSX } from 'preact';
import { memo } from 'preact/compat';
import { RollDetails } from '../dice/roll.js';
import { RuleLink } from '../rules/rulelink.js';
import type { ToneOf } from '../types.js';
import { theOne, whoIs, wordOr } from '../words.js';
import type { Beat, StoryLine } from './story.js';

/** A sentence with its nouns coloured by side. */
function Words(props: { parts: readonly Part[]; toneOf: ToneOf }): JSX.Element {
  return (
    <>
      {props.parts.map((part, n) => {
        const tone = part.noun === undefined ? undefined : props.toneOf(part.noun);
        return tone ? (
          <span key={n} class={`side-noun side-${tone}`}>
            {part.text}
          </span>
        ) : (
          part.text
        );
      })}
    </>
  );
}

export interface PassageProps {
  beat: Beat;
  teller: Teller;
  toneOf: ToneOf;
  seatName: (seat: string) => string;
  open: boolean;
  onToggle: (at: number) => void;
  onRule: (id: RuleId) => void;
  onEntry?: ((entry: number) => void) | undefined;
  /** True if the table shows this moment. */
  current?: boolean;
}

const hasDetails = (line: StoryLine): boolean =>
  line.rolls.length > 0 || line.why.length > 0 || line.forced.length > 0;

function Details(props: PassageProps & { line: StoryLine }): JSX.Element {
  const { line, teller, onRule } = props;
  return (
    <li>
      {line.rolls.map((roll, n) => (
        <RollDetails key={n} teller={teller} roll={roll} size={24} seed={`${line.at} ${n}`} onRule={onRule} />
      ))}
      {line.why.length > 0 && (
        <ul class="side-why" aria-label="Modifiers">
          {line.why.map((why) => (
            <li key={why} class="side-chip">
              {wordOr(teller, `why.${why}`, why)}
            </li>
          ))}
        </ul>
      )}
      {line.forced.map((forced, n) => (
        <p key={n} class="side-forced">
          Only one choice was left to {theOne(whoIs(props.seatName(forced.seat)))}; it was made by the rules.{' '}
          <RuleLink id={forced.cause} onRule={onRule} />
        </p>
      ))}
    </li>
  );
}

/** A paragraph of the log, which unfolds to show its dice. */
function PassagePlain(props: PassageProps): JSX.Element {
  const { beat, toneOf, open, onRule, onEntry, onToggle } = props;
  const detailed = beat.lines.filter(hasDetails);
  const sentences = countAlike(beat.lines, (line) => line.parts, props.teller);
  const entry = beat.lines[beat.lines.length - 1]?.entry;
  return (
    <li
      class={`side-beat${props.current ? ' side-beat-now' : ''}`}
      aria-current={props.current ? 'step' : undefined}
    >
      <p class="side-words">
        {sentences.map(({ first, last, parts }, n) => (
          <span key={first.at}>
            <Words parts={parts} toneOf={toneOf} /> {/* Consecutive sentences of one rule name it once. */}
            {isOfRules(last.fact.cause) && last.fact.cause !== sentences[n + 1]?.first.fact.cause && (
              <>
                <RuleLink id={last.fact.cause} onRule={onRule} />{' '}
              </>
            )}
          </span>
        ))}
        {detailed.length > 0 && (
          <MoreButton lines={detailed} open={open} onToggle={() => onToggle(beat.at)} />
        )}
      </p>
      {open && detailed.length > 0 && (
        <ul class="side-details">
          {detailed.map((line) => (
            <Details key={line.at} {...props} line={line} />
          ))}
          {onEntry && entry !== undefined && (
            <li>
              <button type="button" class="side-link" onClick={() => onEntry(entry)}>
                Show this moment
              </button>
            </li>
          )}
        </ul>
      )}
    </li>
  );
}

/** Button that unfolds the details of some lines; its label names their dice, or "Why" if there are none. */
function MoreButton(props: {
  lines: readonly StoryLine[];
  open: boolean;
  onToggle: () => void;
}): JSX.Element {
  const dice = props.lines.flatMap((l) => l.rolls.flatMap((r) => r.faces.flat())).length;
  const what = dice === 0 ? 'Why' : dice === 1 ? 'one die' : `${dice} dice`;
  return (
    <button
      type="button"
      class="side-more"
      aria-expanded={props.open}
      aria-label={`Details: ${what}`}
      onClick={props.onToggle}
    >
      <svg viewBox="0 0 12 12" width="9" height="9" aria-hidden="true">
        <path
          d="M3.5 1.5L8.5 6L3.5 10.5"
          fill="none"
          stroke="currentColor"
          stroke-width="2"
          stroke-linecap="round"
          stroke-linejoin="round"
        />
      </svg>
      {what}
    </button>
  );
}

const key = (beat: Beat): string =>
  `${beat.at} ${beat.lines.length} ${beat.lines[beat.lines.length - 1]?.rolls.length}`;

/** Memoised: a paragraph does not change once the next one has begun, so a long log redraws only what is new. */
export const Passage = memo(
  PassagePlain,
  (a, b) =>
    key(a.beat) === key(b.beat) &&
    a.open === b.open &&
    a.current === b.current &&
    a.teller === b.teller &&
    a.toneOf === b.toneOf,
);
