import type { AskView, Json, Line, RuleId, Try, WhyNot } from '@shambles/engine';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { RuleLink } from '../../side/rules/rulelink.js';
import type { Asker } from './context.js';
import { Outlook, type OutlookProps } from './told/outlook.js';

/** Deeds that a player may look for but cannot do now, with their reasons; similar ones are grouped. */
export function Barred(
  props: OutlookProps & { who: readonly string[] | undefined; onHold: (answer: Json) => void },
): JSX.Element | null {
  const { session, ask, who, onRule, onHold } = props;
  const { say } = session.teller;
  const found = useMemo(() => barredIn(session, ask, who), [session, ask.id, ask.at, who?.join(' ')]);
  if (found.length === 0) return null;
  return (
    <dl class="outlook barred" aria-label="Not now">
      {found.map(({ why, names }) => (
        <Reason
          key={`${why.rule} ${say(why.line)}`}
          name={[...new Set(names.map(say))].join(', ')}
          {...{ ask, why, say, onRule, onHold }}
        />
      ))}
    </dl>
  );
}

/** Why one deed is impossible, and what would make it possible. */
function Reason(props: {
  ask: AskView;
  name: string;
  why: WhyNot;
  say: (line: Line) => string;
  onRule: (id: RuleId) => void;
  /** Without it, the help is text only: what the pointer is over cannot be pressed elsewhere. */
  onHold?: (answer: Json) => void;
}): JSX.Element {
  const { ask, name, why, say, onRule, onHold } = props;
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {say(why.line)} <RuleLink id={why.rule} onRule={onRule} />
        {why.instead && <Instead ask={ask} help={why.instead} say={say} onHold={onHold} />}
      </dd>
    </div>
  );
}

/** A deed that is not on offer at a place, and who would do it. */
export interface Vain {
  readonly actors: readonly string[];
  readonly deed: string;
  readonly target: string;
  /** The name of the deed. */
  readonly name: string;
}

/** The consequences of an answer, or why the deed pointed at is impossible. Its space is reserved, so nothing moves. */
export function Foresight(
  props: OutlookProps & {
    answer: Json | undefined;
    vain: Vain | undefined;
    until: string;
  },
): JSX.Element {
  const { session, ask, vain, onRule } = props;
  const { system, table, teller } = session;
  const whys = useMemo(
    () =>
      (vain?.actors ?? []).flatMap((actor) => {
        const { deed = '', target } = vain ?? {};
        return system.whyNot?.(session.view(), actor, deed, target, table.book) ?? [];
      }),
    [session, ask.id, ask.at, JSON.stringify(vain)],
  );
  if (!vain || whys.length === 0) return <Outlook {...props} answer={vain ? undefined : props.answer} />;
  const alike = new Map(whys.map((why) => [teller.say(why.line), why]));
  return (
    <dl class="outlook outlook-room vain" aria-live="polite">
      {[...alike].map(([said, why]) => (
        <Reason key={said} name={vain.name} say={teller.say} {...{ ask, why, onRule }} />
      ))}
    </dl>
  );
}

/** The answer that would make it possible; a press selects it like any other answer. */
function Instead(props: {
  ask: AskView;
  help: NonNullable<WhyNot['instead']>;
  say: (line: Line) => string;
  onHold: ((answer: Json) => void) | undefined;
}): JSX.Element {
  const { ask, help, say, onHold } = props;
  const { answer } = help;
  if (answer?.code !== ask.code || !onHold) return <span> {say(help.line)}</span>;
  return (
    <button type="button" class="outlook-help" onClick={() => onHold(answer.value)}>
      {say(help.line)}
    </button>
  );
}

interface BarredHere {
  readonly why: WhyNot;
  readonly names: readonly Line[];
}

/** Barred deeds of these figures, or of everybody if the question names no figure. */
function barredIn(session: Asker, ask: AskView, who: readonly string[] | undefined): BarredHere[] {
  const { system, table, teller } = session;
  const seen = session.view();
  const vain = (system.tries?.(seen, ask, table.book) ?? []).filter(
    (t: Try) => t.answer === undefined && (who === undefined || who.includes(t.actor)),
  );
  const found = new Map<string, { why: WhyNot; names: Line[] }>();
  for (const { actor, deed, target, line } of vain) {
    const why = system.whyNot?.(seen, actor, deed, target, table.book);
    if (!why) continue;
    // By the words: reasons may differ in values that no sentence names, such as whom they are about.
    const key = [why.rule, ...[why.line, why.instead?.line].map((l) => l && teller.say(l))].join('\n');
    const known = found.get(key);
    if (known) known.names.push(line);
    else found.set(key, { why, names: [line] });
  }
  return [...found.values()];
}
