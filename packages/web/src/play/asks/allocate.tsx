import type { JSX } from 'preact';
import { type Guide, guideOf } from '../../side/index.js';
import type { AllocateModel } from '../models/allocate.js';
import { Face, Go, Key, Stepper } from '../parts.js';
import type { AskProps } from './context.js';

/** An amount among things: hits among counters, kind by kind. */
export function AllocatePanel({ model, session, commit }: AskProps<AllocateModel>): JSX.Element {
  const words = guideOf(session.system).amount;
  const left = model.left.value;
  const given = model.groups.flatMap((g) => {
    const n = model.picks.value.get(g.like) ?? 0;
    return n > 0 ? [`${n} ${g.name}`] : [];
  });
  return (
    <>
      <p class="tally" aria-live="polite">
        <b>{left}</b> of {model.amount} {model.amount === 1 ? words.one : words.many} to give out
        {given.length > 0 && (
          <>
            {' '}
            · {words.fate}: {given.join(', ')}
          </>
        )}
      </p>
      <div class="rows">
        {model.groups.map((group, i) => (
          <Share key={group.like} model={model} group={group} words={words} hotkey={i + 1} />
        ))}
      </div>
      <Go
        label={left > 0 && model.ready.value ? `Done, ${left} wasted` : 'Done'}
        ready={model.ready.value}
        onGo={() => commit(model.value())}
      >
        <button type="button" class="quiet" disabled={model.ready.value} onClick={() => model.complete()}>
          {words.rest}
        </button>
        <button type="button" class="quiet" disabled={given.length === 0} onClick={() => model.clear()}>
          Clear
        </button>
      </Go>
    </>
  );
}

/** The number of counters of one kind that take a share of the amount. */
function Share(props: {
  model: AllocateModel;
  group: AllocateModel['groups'][number];
  words: Guide['amount'];
  hotkey: number;
}): JSX.Element {
  const { model, group, words, hotkey } = props;
  const left = model.left.value;
  const n = model.picks.value.get(group.like) ?? 0;
  const room = group.price <= left ? Math.min(group.ids.length - n, Math.floor(left / group.price)) : 0;
  return (
    <div class={n > 0 ? 'row on' : 'row'}>
      <Key n={hotkey} />
      <Face look={group.look} />
      <span class="row-words">
        <b>{group.name}</b>{' '}
        <i>
          takes {group.price === 1 ? `one ${words.one}` : `${group.price} ${words.many}`} each
          {group.detail && `; ${group.detail}`}
        </i>
      </span>
      <Stepper
        label={`${group.name} ${words.fate}`}
        value={n}
        most={group.ids.length}
        room={room}
        hotkey={hotkey}
        onChange={(m) => model.set(group.like, m)}
      />
    </div>
  );
}
