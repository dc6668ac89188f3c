import type { JSX } from 'preact';
import { guideOf } from '../../side/index.js';
import type { AllocateModel } from '../models/allocate.js';
import { Face, Go, Key, Stepper } from '../parts.js';
import type { AskProps } from './context.js';

/** An amount among things: hits among counters, kind by kind. */
export function AllocatePanel(props: AskProps<AllocateModel>): JSX.Element {
  const { model, session, commit } = props;
  const { one, many, fate, rest } = guideOf(session.system).amount;
  const left = model.left.value;
  const given = model.groups.flatMap((g) => {
    const n = model.picks.value.get(g.like) ?? 0;
    return n > 0 ? [`${n} ${g.name}`] : [];
  });
  return (
    <>
      <p class="tally" aria-live="polite">
        <b>{left}</b> of {model.amount} {model.amount === 1 ? one : many} to give out
        {given.length > 0 && (
          <>
            {' '}
            · {fate}: {given.join(', ')}
          </>
        )}
      </p>
      <div class="rows">
        {model.groups.map((group, i) => {
          const n = model.picks.value.get(group.like) ?? 0;
          return (
            <div class={n > 0 ? 'row on' : 'row'} key={group.like}>
              <Key n={i + 1} />
              <Face look={group.look} />
              <span class="row-words">
                <b>{group.name}</b>{' '}
                <i>
                  takes {group.price === 1 ? `one ${one}` : `${group.price} ${many}`} each
                  {group.detail && `; ${group.detail}`}
                </i>
              </span>
              <Stepper
                label={`${group.name} ${fate}`}
                value={n}
                most={group.ids.length}
                room={
                  group.price <= left ? Math.min(group.ids.length - n, Math.floor(left / group.price)) : 0
                }
                hotkey={i + 1}
                onChange={(m) => model.set(group.like, m)}
              />
            </div>
          );
        })}
      </div>
      <Go
        label={left > 0 && model.ready.value ? `Done, ${left} wasted` : 'Done'}
        ready={model.ready.value}
        onGo={() => commit(model.value())}
      >
        <button type="button" class="quiet" disabled={model.ready.value} onClick={() => model.complete()}>
          {rest}
        </button>
        <button type="button" class="quiet" disabled={given.length === 0} onClick={() => model.clear()}>
          Clear
        </button>
      </Go>
    </>
  );
}
