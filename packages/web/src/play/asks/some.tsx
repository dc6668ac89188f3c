import type { JSX } from 'preact';
import type { Group } from '../models/model.js';
import type { SomeModel } from '../models/some.js';
import { Face, Go, Key, Stepper } from '../parts.js';
import { MANY, SHORT, wordsOf } from './choose/choices.js';
import type { AskProps } from './context.js';

function wanted(model: SomeModel): string {
  const { min, max, atLeast } = model;
  if (atLeast !== undefined) return `${model.weight?.value ?? 0} of ${atLeast}`;
  const span = min === max ? min : min === 0 ? `up to ${max}` : `${min} to ${max}`;
  return `${model.count.value} of ${span}`;
}

/** The label of the button that gives the answer now. It says so if the answer is nothing. */
function doneLabel(model: SomeModel): string {
  const { min, max, atLeast } = model;
  const n = model.count.value;
  if (n > 0) return atLeast !== undefined || min === max ? `Done: ${wanted(model)}` : `Done: ${n} chosen`;
  if (!model.ready.value) return 'Done';
  return areFigures(model) ? 'Nobody' : 'None of them';
}

/** True if all that can be chosen are figures and not things. */
const areFigures = (model: SomeModel): boolean => model.groups.every((g) => g.look || isFigure(model, g));

/** True if the group stands for a figure and not for a thing. */
function isFigure({ scene }: SomeModel, { things, ids }: Group): boolean {
  const table = scene.value;
  if (table.kind !== 'measured') return false;
  const people = new Set([...table.figures, ...table.roster].map(({ id }) => id));
  return [...things, ...ids].some((id) => people.has(id));
}

/** A choice of several answers, with alike ones counted. */
export function SomePanel({ model, commit }: AskProps<SomeModel>): JSX.Element {
  const scene = model.scene.value;
  const cells = model.groups.every((g) => !g.stack && g.ids.length === 1 && g.at !== undefined);
  // No two things on a measured table are alike, so each is simply in or out.
  const single = scene.kind === 'measured' && model.groups.every((g) => g.ids.length === 1);
  const short =
    single &&
    model.groups.length > MANY &&
    model.groups.every((g) => `${g.name} ${g.detail}`.length <= SHORT);
  const Choice = cells ? CellChoice : single ? SingleChoice : CountedChoice;
  return (
    <>
      <p class="tally" aria-live="polite">
        Chosen: <b>{wanted(model)}</b>
      </p>
      <div class={cells ? 'chips-grid' : short ? 'rows options-short' : 'rows'}>
        {model.groups.map((group, i) => (
          <Choice key={group.like} model={model} group={group} hotkey={i + 1} />
        ))}
      </div>
      <Go
        label={doneLabel(model)}
        ready={model.ready.value}
        plain={model.count.value === 0}
        onGo={() => commit(model.value())}
      >
        {model.all && (
          <button
            type="button"
            class="quiet"
            disabled={model.groups.every((g) => model.room(g) <= 0)}
            onClick={model.all}
          >
            {areFigures(model) ? 'Everybody' : 'All of them'}
          </button>
        )}
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

/** The action of a button for one thing: puts it in, or takes it out again. */
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

/** A named place of the board. */
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

/** Alike things, with how many of them are chosen. */
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
