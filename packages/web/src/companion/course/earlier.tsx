import type { AnySystem, RuleId } from '@shambles/engine';
import { createTeller } from '@shambles/story';
import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { companionHash } from '../../remote/links.js';
import { setInput } from '../form/inputs.js';
import { Happened } from './happened.js';
import { type Kept, kept } from './kept.js';
import { Facts } from './result.js';

/** The last results of this visit, each with its story and a link back to its form. */
export function Earlier(props: { system: AnySystem; onRule: (id: RuleId) => void }): JSX.Element | null {
  const { system, onRule } = props;
  const mine = kept.value.filter((k) => k.system === system.id);
  if (mine.length === 0) return null;
  return (
    <section class="c-earlier" aria-labelledby="earlier">
      <h2 id="earlier">Lately</h2>
      <ol>
        {mine.map((each) => (
          <Result key={each.n} system={system} result={each} onRule={onRule} />
        ))}
      </ol>
    </section>
  );
}

function Result(props: { system: AnySystem; result: Kept; onRule: (id: RuleId) => void }): JSX.Element {
  const { system, result, onRule } = props;
  const [open, setOpen] = useState(false);
  return (
    <li>
      <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <span class="dim">{result.title}</span> <b>{result.told.headline}</b>
          {result.own && <span class="chip">own dice</span>}
        </summary>
        {open && <Story system={system} result={result} onRule={onRule} />}
      </details>
      <a
        href={companionHash(system.id, result.procedure)}
        onClick={() => setInput(system.id, { id: result.procedure }, result.input)}
      >
        Its form again
      </a>
    </li>
  );
}

function Story(props: { system: AnySystem; result: Kept; onRule: (id: RuleId) => void }): JSX.Element {
  const { system, result, onRule } = props;
  const words = system.procedures.find((p) => p.id === result.procedure)?.words;
  const teller = useMemo(() => createTeller(system, undefined, 'en', words), [system, words]);
  return (
    <>
      <Facts of={result.told} />
      <Happened system={system} teller={teller} facts={result.facts} onRule={onRule} />
    </>
  );
}
