import type { Ending, Goal, Ruled, RuleId } from '@shambles/engine';
import type { JSX } from 'preact';
import type { Session } from '../../session/session.js';
import { RuleLink } from '../../side/rules/rulelink.js';
import { length } from '../table/things.js';

interface RuledProps {
  readonly session: Session;
  readonly onRule: (id: RuleId) => void;
}

/** Opens and closes the goals. */
export function GoalsButton({
  open,
  onOpen,
}: {
  open: boolean;
  onOpen: (open: boolean) => void;
}): JSX.Element {
  return (
    <button type="button" class={open ? 'tool on' : 'tool'} aria-pressed={open} onClick={() => onOpen(!open)}>
      Goals
    </button>
  );
}

/** The goals: what wins and loses the game, the current standing, who takes part and who is absent. */
export function Goals({ session, onRule }: RuledProps): JSX.Element {
  const { system, teller, table } = session;
  const view = session.view();
  const brief = system.brief?.(view, table.book);
  const scene = session.scene();
  const unit = scene.kind === 'measured' ? scene.unit : undefined;
  const goals = system.goals?.(view, session.viewer.value, table.book) ?? [];
  if (!brief) return <p class="note">There is nothing to play for now.</p>;
  const lists = { session, onRule };
  return (
    <section class="goals" aria-label="What is played for">
      <p>{teller.say(brief.goal.line)}</p>
      <RuledList {...lists} title="What wins it" all={brief.won} />
      <RuledList {...lists} title="What loses it" all={brief.lost} />
      <RuledList {...lists} title="How it stands" all={goals} after={(goal) => standing(goal, unit)} />
      <RuledList {...lists} title="Who takes part" all={brief.comes} />
      <RuledList {...lists} title="Who stays away" all={brief.stays} />
    </section>
  );
}

/** "done", or the distance to a goal that is not right here, as the crow flies. */
const standing = ({ done, distance }: Goal, unit: string | undefined): string =>
  done
    ? ' · done'
    : distance && unit !== undefined
      ? ` · ${length(distance)} ${unit} away in a straight line`
      : '';

/** The ending: who won and how, and what became of everybody. */
export function Ended(
  props: RuledProps & {
    ending: Ending;
    /** What is already read above it. */
    said: string;
  },
): JSX.Element {
  const { session, ending, onRule, said } = props;
  const { teller } = session;
  const lists = { session, onRule };
  const headline = teller.say(ending.headline.line);
  const others = (all: readonly Ruled[]) => all.filter(({ line }) => teller.say(line) !== headline);
  return (
    <div class="goals">
      {headline !== said && (
        <p>
          <b>{headline}</b>
        </p>
      )}
      <RuledList {...lists} title="What was won" all={others(ending.won)} />
      <RuledList {...lists} title="What was lost" all={others(ending.lost)} />
      <RuledList {...lists} title="What became of them" all={ending.people} />
    </div>
  );
}

/** Lines with their rules under a title; nothing if there are none. */
function RuledList<T extends Ruled>(
  props: RuledProps & { title: string; all: readonly T[]; after?: (one: T) => string },
): JSX.Element | null {
  const { session, title, all, after, onRule } = props;
  if (all.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {all.map((one) => (
          <li key={JSON.stringify(one.line)}>
            {session.teller.say(one.line)}
            {after?.(one)} <RuleLink id={one.rule} onRule={onRule} />
          </li>
        ))}
      </ul>
    </>
  );
}
