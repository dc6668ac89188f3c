import type { Json, Scene } from '@shambles/engine';
import type { JSX } from 'preact';
import type { ChooseModel } from '../../models/choose.js';
import type { Group } from '../../models/model.js';
import { Go, ONE_PRESS } from '../../parts.js';
import { thingsOf } from '../../table/things.js';
import { Always } from '../always.js';
import { Barred } from '../barred.js';
import type { AskProps } from '../context.js';
import { Foretold } from '../told/foretold.js';
import { Outlook } from '../told/outlook.js';
import { Choices, MANY, wordsOf } from './choices.js';
import { LastAnswers, OwnersPanel } from './owners.js';

/** A choice of one answer, each with its risks. */
export function ChoosePanel(props: AskProps<ChooseModel>): JSX.Element {
  const { model, session, onRule } = props;
  const chosen = model.selected.value;
  const considered = model.considered.value;
  const outlook = { session, ask: model.ask, answer: considered, onRule };
  return (
    <>
      {model.owners.length > 0 ? (
        <OwnersPanel {...props} />
      ) : (
        <Choices {...props} groups={model.groups} many={MANY} />
      )}
      <Foretold of={considered === undefined ? undefined : titleOf(model, considered, model.scene.value)}>
        <Outlook {...outlook} where="among" />
      </Foretold>
      {(model.owners.length === 0 || model.opened.value !== undefined) && (
        <Barred
          session={session}
          ask={model.ask}
          who={model.opened.value === undefined ? undefined : [model.opened.value]}
          onRule={onRule}
          onHold={(answer) => {
            model.selected.value = String(answer);
          }}
        />
      )}
      <Go
        label={chosen === undefined ? 'Choose one' : labelOf(model, chosen, model.scene.value)}
        how={chosen === undefined ? ONE_PRESS : undefined}
        ready={chosen !== undefined}
        onGo={() => model.commit()}
        above={
          <>
            <Outlook {...outlook} where="near" />
            <Always {...props} />
            <LastAnswers {...props} />
          </>
        }
      />
    </>
  );
}

const groupOf = ({ groups }: ChooseModel, id: Json): Group | undefined =>
  groups.find((g) => g.ids.includes(String(id)));

/** An answer in words. */
function titleOf(model: ChooseModel, id: Json, scene: Scene): string {
  const group = groupOf(model, id);
  return group ? wordsOf(group, scene).title : '';
}

/** "Choose B3"; "Choose: Push them off" where the answer is a sentence of its own. */
function labelOf(model: ChooseModel, id: string, scene: Scene): string {
  const group = groupOf(model, id);
  const title = titleOf(model, id, scene);
  // A cell's contents follow its name after a comma; other answers may differ only in their last words.
  if (scene.kind === 'printed') return `Choose ${title.split(',')[0]}`;
  const named = scene.kind === 'measured' && thingsOf(scene).get(group?.things[0] ?? '')?.name;
  return named && title.startsWith(named) ? `Choose ${title}` : `Choose: ${title}`;
}
