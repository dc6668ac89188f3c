import './companion.css';
import './form/form.css';
import type { Setup } from '@shambles/engine';
import { findSystem } from '@shambles/systems';
import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import type { Companion } from '../app/state.js';
import { HomeLink } from '../play/header.js';
import { Fold } from '../play/parts.js';
import { useRuleDrawer } from '../side/index.js';
import { TableOptions } from '../start/choices.js';
import { Earlier } from './course/earlier.js';
import { PieceList } from './list.js';
import { Piece } from './piece.js';

/** A system's procedures one by one, for people at a real table. */
export function CompanionScreen({ at }: { at: Companion }): JSX.Element {
  const system = findSystem(at.system);
  const { from } = at;
  const [options, setOptions] = useState<Record<string, string>>({});
  const setup = useMemo(
    (): Setup => from?.setup ?? { scenario: system.scenarios[0]?.id ?? '', options },
    [system, from, options],
  );
  const book = useMemo(() => from && system.book(from.setup), [system, from]);
  const { onRule, drawer } = useRuleDrawer(system, { book });
  const procedure = system.procedures.find((p) => p.id === at.procedure);
  return (
    <div class="companion" data-piece={procedure?.id}>
      <header class="c-head">
        <HomeLink />
        <h1>
          Companion <span class="dim">{system.title}</span>
        </h1>
        {from && (
          <a class="quiet c-game" href={from.hash}>
            ‹ Back to the game
          </a>
        )}
      </header>
      <PieceList system={system} chosen={procedure?.id} />
      <main class="c-main" data-empty={procedure === undefined}>
        {procedure ? (
          <Piece key={procedure.id} {...{ system, procedure, setup, onRule }} />
        ) : (
          <section class="c-intro">
            <h2>For a real table</h2>
            <p>
              Choose a piece of the rules and say how things stand. Roll here or type the dice that fell on
              your table: what the rules make of them is told as in a game, each line with its rule. Or ask
              for the odds first.
            </p>
          </section>
        )}
        <Earlier system={system} onRule={onRule} />
        {from ? (
          <p class="note c-options">The options of your game apply here.</p>
        ) : (
          system.options.length > 0 && (
            <Fold class="c-options" summary="Table options">
              <TableOptions system={system} values={options} onChange={setOptions} />
            </Fold>
          )
        )}
      </main>
      {drawer}
    </div>
  );
}
