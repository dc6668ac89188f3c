import type { JSX } from 'preact';
import type { SomeModel } from '../models/some.js';
import { Face, Go, Key, Stepper } from '../parts.js';
import { wordsOf } from './choose/choices.js';
import type { AskProps } from './context.js';

function wanted(model: SomeModel): string {
  const { min, max, atLeast } = model;
  if (atLeast !== undefined) return `${model.weight?.value ?? 0} of ${atLeast}`;
  return `${model.count.value} of ${min === max ? min : `${min} to ${max}`}`;
}

/** Several answers, alike ones counted. */
export function SomePanel(props: AskProps<SomeModel>): JSX.Element {
  const { model, commit } = props;
  const scene = model.scene.value;
  const cells = model.groups.every((g) => !g.stack && g.ids.length === 1 && g.at !== undefined);
  // Things of a measured table are no two alike: each is in or out.
  const single = scene.kind === 'measured' && model.groups.every((g) => g.ids.length === 1);
  return (
    <>
      <p class="tally" aria-live="polite">
        Chosen: <b>{wanted(model)}</b>
      </p>
      <div class={cells ? 'chips-grid' : 'rows'}>
        {model.groups.map((group, i) => {
          const n = model.picks.value.get(group.like) ?? 0;
          const { title, detail } = wordsOf(group, scene);
          if (cells)
            return (
              <button
                type="button"
                key={group.like}
                class={n > 0 ? 'place-chip on' : 'place-chip'}
                aria-pressed={n > 0}
                aria-label={`${title}: ${detail}`}
                disabled={n === 0 && model.room(group) <= 0}
                data-key={i + 1}
                onClick={() => model.set(group.like, n > 0 ? 0 : 1)}
              >
                {group.at ?? title}
              </button>
            );
          if (single)
            return (
              <button
                type="button"
                key={group.like}
                class={n > 0 ? 'option on' : 'option'}
                aria-pressed={n > 0}
                disabled={n === 0 && model.room(group) <= 0}
                data-key={i + 1}
                onClick={() => model.set(group.like, n > 0 ? 0 : 1)}
              >
                <Key n={i + 1} />
                <span class="option-words">
                  <b>{title}</b> <i>{detail}</i>
                </span>
              </button>
            );
          return (
            <div class={n > 0 ? 'row on' : 'row'} key={group.like}>
              <Key n={i + 1} />
              <Face look={group.look} />
              <span class="row-words">
                <b>{title}</b> <i>{model.groups.some((g) => g.at !== group.at) ? group.at : detail}</i>
              </span>
              <Stepper
                label={`${title} ${group.at ?? ''}`}
                value={n}
                most={group.ids.length}
                room={model.room(group)}
                hotkey={i + 1}
                onChange={(m) => model.set(group.like, m)}
              />
            </div>
          );
        })}
      </div>
      <Go label="Done" ready={model.ready.value} onGo={() => commit(model.value())}>
        <button type="button" class="quiet" disabled={model.count.value === 0} onClick={() => model.clear()}>
          Clear
        </button>
      </Go>
    </>
  );
}
