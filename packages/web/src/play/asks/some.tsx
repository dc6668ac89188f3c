import type { JSX } from 'preact';
import type { Group } from '../models/model.js';
import type { SomeModel } from '../models/some.js';
import { Face, Go, Key, Stepper } from '../parts.js';
import { wordsOf } from './choose/choices.js';
import type { AskProps } from './context.js';

function wanted(model: SomeModel): string {
  const { min, max, atLeast } = model;
  if (atLeast !== undefined) return `${model.weight?.value ?? 0} of ${atLeast}`;
  const span = min === max ? min : min === 0 ? `up to ${max}` : `${min} to ${max}`;
  return `${model.count.value} of ${span}`;
}

/** Several answers, alike ones counted. */
export function SomePanel({ model, commit }: AskProps<SomeModel>): JSX.Element {
  const scene = model.scene.value;
  const cells = model.groups.every((g) => !g.stack && g.ids.length === 1 && g.at !== undefined);
  // Things of a measured table are no two alike: each is in or out.
  const single = scene.kind === 'measured' && model.groups.every((g) => g.ids.length === 1);
  const Choice = cells ? CellChoice : single ? SingleChoice : CountedChoice;
  return (
    <>
      <p class="tally" aria-live="polite">
        Chosen: <b>{wanted(model)}</b>
      </p>
      <div class={cells ? 'chips-grid' : 'rows'}>
        {model.groups.map((group, i) => (
          <Choice key={group.like} model={model} group={group} hotkey={i + 1} />
        ))}
      </div>
      <Go label="Done" ready={model.ready.value} onGo={() => commit(model.value())}>
        <button type="button" class="quiet" disabled={model.count.value === 0} onClick={() => model.clear()}>
          Clear
        </button>
      </Go>
    </>
  );
}

interface ChoiceProps {
  readonly model: SomeModel;
  readonly group: Group;
  readonly hotkey: number;
}

/** What a button for one thing does: in, or out again. */
function inOrOut({ model, group, hotkey }: ChoiceProps) {
  const chosen = (model.picks.value.get(group.like) ?? 0) > 0;
  return {
    type: 'button' as const,
    'aria-pressed': chosen,
    disabled: !chosen && model.room(group) <= 0,
    'data-key': hotkey,
    onClick: () => model.set(group.like, chosen ? 0 : 1),
  };
}

/** A place of the board, by its name. */
function CellChoice(props: ChoiceProps): JSX.Element {
  const { model, group } = props;
  const { title, detail } = wordsOf(group, model.scene.value);
  const button = inOrOut(props);
  return (
    <button
      {...button}
      class={button['aria-pressed'] ? 'place-chip on' : 'place-chip'}
      aria-label={`${title}: ${detail}`}
    >
      {group.at ?? title}
    </button>
  );
}

/** One thing that is in or out. */
function SingleChoice(props: ChoiceProps): JSX.Element {
  const { model, group, hotkey } = props;
  const { title, detail } = wordsOf(group, model.scene.value);
  const button = inOrOut(props);
  return (
    <button {...button} class={button['aria-pressed'] ? 'option on' : 'option'}>
      <Key n={hotkey} />
      <span class="option-words">
        <b>{title}</b> <i>{detail}</i>
      </span>
    </button>
  );
}

/** Several that are alike: how many of them. */
function CountedChoice({ model, group, hotkey }: ChoiceProps): JSX.Element {
  const n = model.picks.value.get(group.like) ?? 0;
  const { title, detail } = wordsOf(group, model.scene.value);
  return (
    <div class={n > 0 ? 'row on' : 'row'}>
      <Key n={hotkey} />
      <Face look={group.look} />
      <span class="row-words">
        <b>{title}</b> <i>{model.groups.some((g) => g.at !== group.at) ? group.at : detail}</i>
      </span>
      <Stepper
        label={`${title} ${group.at ?? ''}`}
        value={n}
        most={group.ids.length}
        room={model.room(group)}
        hotkey={hotkey}
        onChange={(m) => model.set(group.like, m)}
      />
    </div>
  );
}
