import type { AskView, Consequence, Json, Line, Reply, Ruled, RuleId } from '@shambles/engine';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { atLeastChance } from '../../../side/odds/odds.js';
import { useOdds } from '../../../side/odds/useodds.js';
import { RuleLink } from '../../../side/rules/rulelink.js';
import { percent, wordOr } from '../../../side/words.js';
import type { Asker } from '../context.js';

export interface OutlookProps {
  readonly session: Asker;
  readonly ask: AskView;
  readonly onRule: (id: RuleId) => void;
}

/** The consequences of an answer besides its odds: who reacts, who hears it, what it costs. */
export function Outlook(
  props: OutlookProps & {
    answer: Json | undefined;
    /** Shown while there is nothing to tell. Its space is reserved, so nothing moves under the pointer. */
    until?: string;
    /** Among the answers on a large screen only, or near the button on a small one only. Default: on both. */
    where?: 'among' | 'near';
  },
): JSX.Element | null {
  const { session, ask, answer, onRule } = props;
  const found = useMemo((): Consequence | undefined => {
    if (answer === undefined) return undefined;
    return session.system.consequence?.(session.view(), ask, answer, session.table.book);
  }, [session, ask.id, ask.at, JSON.stringify(answer)]);
  const rows: readonly (readonly [string, readonly (Reply | Ruled)[]])[] = found
    ? [
        ['Dice', found.dice ?? []],
        ['Then', found.answers],
        ['Heard', found.hears],
        ['Costs', found.costs],
      ]
    : [];
  const told = rows.filter(([, list]) => list.length > 0);
  if (told.length === 0) {
    const words = found ? 'Nothing more is known to follow.' : props.until;
    return props.until === undefined ? null : <p class="outlook-room">{words}</p>;
  }
  return (
    <dl class={classOf(props)} aria-live="polite">
      {told.map(([name, list]) => (
        <div key={name}>
          <dt>{name}</dt>
          {list.map((each) => (
            <dd key={JSON.stringify(each)}>
              {session.teller.say(each.line)} <RuleLink id={each.rule} onRule={onRule} />
              <Chance session={session} of={each} />
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

const classOf = ({ until, where }: { until?: string; where?: string }): string =>
  ['outlook', ...(until === undefined ? [] : ['outlook-room']), ...(where ? [`outlook-${where}`] : [])].join(
    ' ',
  );

/** The chances of a test, in words: "ducks back 38% · fires back 31%". */
function Chance({ session, of }: { session: Asker; of: Reply | Ruled }): JSX.Element | null {
  const query = 'odds' in of ? of.odds : undefined;
  const { system, table, teller } = session;
  const { answers } = useOdds(system, table.header.setup, query ? [query] : []);
  const reckoned = answers[0]?.reckoned;
  if (!query || !reckoned || !('odds' in reckoned)) return null;
  const { named, quantities } = reckoned.odds;
  const own = 'outcomes' in of ? of.outcomes : undefined;
  const word = (name: string): string => {
    const line: Line | undefined = own?.[name];
    return line ? teller.say(line) : wordOr(teller, `outcome.${query.procedure}.${name}`, name);
  };
  const said = named
    .filter(({ chance }) => chance > 0.0005)
    .toSorted((a, b) => b.chance - a.chance)
    .map(({ name, chance }) => `${word(name)} ${percent(chance)}`);
  const [first] = quantities;
  if (said.length === 0 && first) {
    const least = wordOr(teller, `least.${query.procedure}.${first.name}`, 'at least one');
    said.push(`${least} ${percent(atLeastChance(first, 1))}`);
  }
  return <b class="outlook-chance">{said.join(' · ')}</b>;
}
