import { type AnySystem, beginsChapter, type Fact, type RuleId } from '@shambles/engine';
import type { Teller } from '@shambles/story';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { guideOf } from '../guides/index.js';
import { partsOf } from '../log/story.js';
import { RuleLink } from '../rules/rulelink.js';
import { isRolled, type RolledFact, type Told } from '../types.js';
import { capital, leadOn, readSingly, readsIn, tallyIn, whatFor, whoseDice } from '../words.js';
import { PoolDice } from './roll.js';

export interface DiceTrayProps {
  system: AnySystem;
  teller: Teller;
  /** The log, whose latest rolls the tray shows. */
  facts: readonly Told[];
  onRule: (id: RuleId) => void;
  /** False shows dice without the animation of their fall. */
  animate?: boolean | undefined;
  /** The most rolls to show; 2 by default. */
  most?: number | undefined;
}

export interface ShownRoll {
  /** Index of the roll in the log. */
  readonly at: number;
  readonly roll: RolledFact;
  /** The result of the roll, in the words of the story. */
  readonly came: string | undefined;
}

/**
 * The last rolls of a log, oldest first, each with the sentence that follows it in the story. None is left once an answer
 * has begun another part of the story.
 */
export function latestRolls(
  system: Pick<AnySystem, 'guide' | 'begins'>,
  teller: Teller,
  facts: readonly Told[],
  most: number,
): ShownRoll[] {
  const { parts, phase } = guideOf(system);
  const begins = (fact: Fact): boolean =>
    fact.is === 'turn' || beginsChapter(system, fact) || phase(fact) !== undefined || parts.has(fact.is);
  const found: ShownRoll[] = [];
  let came: string | undefined;
  /** The journal entry under which the latest part of the story began, if it began after the dice. */
  let begun = -1;
  for (let at = facts.length - 1; at >= 0 && found.length < most; at--) {
    const { fact, entry } = facts[at] as Told;
    if (isRolled(fact)) {
      // What follows dice before anything is answered, rolled or drawn has their entry.
      if (found.length === 0 && begun > entry) break;
      // A save is shown with the attack it answers; rolls from before another part of the story are not.
      if (
        found.length > 0 &&
        facts.slice(at, found[0]?.at).some((t) => phase(t.fact) !== undefined || parts.has(t.fact.is))
      )
        break;
      found.unshift({ at, roll: fact, came: readSingly(teller, fact.label) ? undefined : came });
      came = undefined;
    } else if (begins(fact)) {
      // What begins another part of the story is not the result of dice that fell before it.
      came = undefined;
      begun = Math.max(begun, entry);
    } else
      came =
        partsOf(teller, fact)
          ?.map((p) => p.text)
          .join('') ?? came;
  }
  return found;
}

/** A roll in words, such as "Aliens, 4 or more: 3 hits." */
export function rollInWords(teller: Teller, { roll, came }: ShownRoll): string {
  const pools = roll.pools.map((p, n) =>
    [whoseDice(teller, roll, p), readsIn(teller, roll.label, p, roll.faces[n]?.length ?? 0)]
      .filter((t) => t !== '')
      .join(', '),
  );
  return `${leadOn(whatFor(teller, roll.label), '.')} ${pools.join('; ')}: ${came ?? tallyIn(teller, roll)}`;
}

/** The latest rolls at the table; dice that count are lit. */
export function DiceTray(props: DiceTrayProps): JSX.Element | null {
  const { system, teller, facts, onRule } = props;
  const rolls = latestRolls(system, teller, facts, props.most ?? 2);
  // Rolls older than the tray are not animated.
  const lay = useRef(facts.findLastIndex(({ fact }) => isRolled(fact)));
  if (rolls.length === 0) return null;
  return (
    <section class="side-tray" aria-label="Dice">
      {rolls.map((shown) => {
        const { at, roll, came } = shown;
        const dice = roll.faces.reduce((n, f) => n + f.length, 0);
        return (
          <div key={`${at} ${roll.label}`} class="side-thrown">
            <div class="side-thrown-dice">
              {roll.pools.map((_, p) => (
                <PoolDice
                  key={p}
                  roll={roll}
                  pool={p}
                  size={dice > 16 ? 22 : dice > 8 ? 28 : 34}
                  seed={`${at} ${p}`}
                  fall={props.animate !== false && at > lay.current}
                />
              ))}
            </div>
            <p class="side-thrown-words">
              <b>{came ?? capital(tallyIn(teller, roll))}</b>
              <span>
                {leadOn(whatFor(teller, roll.label), ':')}{' '}
                {roll.pools
                  .map((p, n) =>
                    [whoseDice(teller, roll, p), readsIn(teller, roll.label, p, roll.faces[n]?.length ?? 0)]
                      .filter((t) => t !== '')
                      .join(', '),
                  )
                  .join('; ')}{' '}
                <RuleLink id={roll.cause} onRule={onRule} />
              </span>
            </p>
          </div>
        );
      })}
    </section>
  );
}
