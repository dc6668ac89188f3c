import { nameOfCell } from '@shambles/board';
import type { Scene } from '@shambles/engine';
import type { JSX } from 'preact';
import type { ChooseModel } from '../models/choose.js';
import type { Group } from '../models/model.js';
import { Face, Go, Key } from '../parts.js';
import { hovers, press } from '../pointer.js';
import { cellsOf } from '../things.js';
import type { AskProps } from './context.js';
import { MoreButton, useFew } from './few.js';
import { Risk } from './risk.js';

/** Title and detail of an answer: a cell with what lies there, or counters with where they lie. */
export function wordsOf(group: Group, scene: Scene): { title: string; detail: string } {
  if (group.stack) return { title: group.name, detail: group.ids.length > 1 ? `×${group.ids.length}` : '' };
  const cell = cellsOf(scene).find((c) => c.id === group.at);
  if (scene.kind !== 'printed' || !cell) return { title: group.name, detail: group.detail };
  const [place = '', here = ''] = nameOfCell(scene, cell.id).split(': ');
  return { title: place, detail: here };
}

/** More answers than this, all of a word or two, stand in two columns. */
const MANY = 6;
const SHORT = 32;
/** Things of a measured table that are named at once, where there are many: the nearest come first. */
const NEAREST = 5;

/** One of several answers, each with what it risks. */
export function ChoosePanel(props: AskProps<ChooseModel>): JSX.Element {
  const { model, session, onRule } = props;
  const scene = model.scene.value;
  const chosen = model.selected.value;
  const considered = model.considered.value;
  const short = model.groups.length > MANY && model.groups.every((g) => !g.look && g.name.length <= SHORT);
  const things = model.groups.filter((g) => g.things.length > 0);
  const { shown, hidden, open } = useFew(
    model.groups,
    (g) => things.length <= MANY || !things.includes(g, NEAREST),
    (g) => considered !== undefined && g.ids.includes(String(considered)),
  );
  return (
    <>
      <div class={short ? 'options options-short' : 'options'}>
        {shown.map((group, i) => {
          const id = group.ids[0] as string;
          const { title, detail } = wordsOf(group, scene);
          const on = considered !== undefined && group.ids.includes(String(considered));
          return (
            <button
              type="button"
              key={group.like}
              class={on ? 'option on' : 'option'}
              aria-pressed={on}
              data-key={i + 1}
              onFocus={() => {
                model.selected.value = id;
              }}
              onPointerEnter={(event) => {
                if (hovers(event)) model.selected.value = id;
              }}
              onClick={() => model.press(id, press())}
            >
              <Key n={i + 1} />
              <Face look={group.look} size={30} />
              <span class="option-words">
                <b>{title}</b> <i>{detail}</i>
              </span>
              {on && !short && <Risk session={session} ask={model.ask} answer={id} onRule={onRule} compact />}
            </button>
          );
        })}
        <MoreButton hidden={hidden} words="more" onOpen={open} />
      </div>
      {/* In half a column there is no room for it. */}
      {short && considered !== undefined && (
        <Risk session={session} ask={model.ask} answer={considered} onRule={onRule} compact />
      )}
      <Go
        label={chosen === undefined ? 'Choose one' : labelOf(model, chosen, scene)}
        ready={chosen !== undefined}
        onGo={() => model.commit()}
      />
    </>
  );
}

/** "Choose B3"; "Choose: Push them off" where the answer is a sentence of its own. */
function labelOf(model: ChooseModel, id: string, scene: Scene): string {
  const group = model.groups.find((g) => g.ids.includes(id));
  const title = group ? wordsOf(group, scene).title : '';
  // What lies in a cell of a board is said beside its name; other answers differ in their last words too.
  if (scene.kind === 'printed') return `Choose ${title.split(',')[0]}`;
  return group?.things.length === 0 ? `Choose: ${title}` : `Choose ${title}`;
}
