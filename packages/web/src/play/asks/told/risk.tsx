import type { AskView, Json, OddsQuery, RuleId } from '@shambles/engine';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { OddsBar } from '../../../side/index.js';
import type { Asker } from '../context.js';

function queriesFor(session: Asker, ask: AskView, answer: Json | undefined): readonly OddsQuery[] {
  if (answer === undefined) return [];
  const { system, table } = session;
  return system.preview(session.view(), ask, answer, table.book);
}

/** The risks of an answer in exact odds; nothing if no dice are involved. */
export function Risk(props: {
  session: Asker;
  ask: AskView;
  answer: Json | undefined;
  /** The answer in words, if the odds are not shown on its own button. */
  about?: string;
  onRule: (id: RuleId) => void;
  compact?: boolean;
}): JSX.Element | null {
  const { session, ask, answer } = props;
  const key = JSON.stringify(answer);
  const queries = useMemo(() => queriesFor(session, ask, answer), [session, ask.id, ask.at, key]);
  if (queries.length === 0) return null;
  const odds = (
    <OddsBar
      system={session.system}
      setup={session.table.header.setup}
      teller={session.teller}
      queries={queries}
      onRule={props.onRule}
      compact={props.compact}
    />
  );
  if (props.about === undefined) return odds;
  return (
    <section class="risk-about" aria-label={props.about}>
      <h3>{props.about}</h3>
      {odds}
    </section>
  );
}
