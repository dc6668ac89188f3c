import { FaceArt } from '@shambles/board';
import type { Owner } from '@shambles/engine';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { ChooseModel } from '../../models/choose.js';
import type { AskProps } from '../context.js';
import { Choices } from './choices.js';

/** More answers of one owner than this are shown in two columns. */
const FEW = 2;

/** Answers by owner: shared answers first, then a head for each owner, with one owner's answers open. */
export function OwnersPanel(props: AskProps<ChooseModel>): JSX.Element {
  const { model } = props;
  const { owners } = model;
  const opened = model.opened.value;
  const { together, own } = sharesOf(model);
  const heads = useRef<HTMLDivElement>(null);
  const before = useRef(opened);
  // If it was opened from the table, it may be out of view.
  useEffect(() => {
    if (before.current !== opened) heads.current?.scrollIntoView({ block: 'nearest' });
    before.current = opened;
  }, [opened]);
  return (
    <div class="owners">
      {together.length > 0 && <Choices {...props} groups={together} many={FEW} />}
      <div class="owner-heads" ref={heads}>
        {owners.map((owner) => (
          <Head key={owner.id} {...props} owner={owner} />
        ))}
      </div>
      {own.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: answers are no fields of a form
        <div class="owner-part" role="group" aria-labelledby={headOf(opened)}>
          <Choices key={opened} {...props} groups={own} many={FEW} from={together.length} />
        </div>
      )}
    </div>
  );
}

/**
 * Shared answers that give something up, of a question whose other answers have owners. They are numbered after all
 * others, and belong where they stay in sight however many those are.
 */
export function LastAnswers(props: AskProps<ChooseModel>): JSX.Element | null {
  const { together, own, last } = sharesOf(props.model);
  if (last.length === 0) return null;
  return (
    <div class="go-last">
      <Choices {...props} groups={last} many={FEW} from={together.length + own.length} ends />
    </div>
  );
}

/** The answers that everybody shares, those of the open owner, and the shared ones that give something up. */
function sharesOf({ groups, owners, opened }: ChooseModel) {
  if (owners.length === 0) return { together: groups, own: [], last: [] };
  return {
    together: groups.filter((g) => !g.of && !g.last),
    own: groups.filter((g) => g.of && g.of.id === opened.value),
    last: groups.filter((g) => !g.of && g.last),
  };
}

const headOf = (owner: string | undefined): string => `owner-${owner}`;

/** An owner's face as on its card, its name, and what distinguishes it from the others. */
function Head(props: AskProps<ChooseModel> & { owner: Owner }): JSX.Element {
  const { model, session, owner } = props;
  const { say } = session.teller;
  const scene = model.scene.value;
  const open = model.opened.value === owner.id;
  const card = scene.kind === 'measured' ? scene.roster.find((c) => c.id === owner.id) : undefined;
  const words = (
    <>
      {card?.face && <FaceArt face={card.face} tone={card.tone} size={32} />}
      <b>{say(owner.name)}</b>
      {owner.note && <small>{say(owner.note)}</small>}
    </>
  );
  return (
    <h3 id={headOf(owner.id)}>
      {model.owners.length === 1 ? (
        <span class="owner-head">{words}</span>
      ) : (
        <button
          type="button"
          class={open ? 'owner-head on' : 'owner-head'}
          aria-expanded={open}
          data-owner={owner.id}
          onClick={() => (open ? model.close() : model.open(owner.id))}
        >
          {words}
        </button>
      )}
    </h3>
  );
}
