import { nameOfCell } from '@shambles/board';
import type { Scene } from '@shambles/engine';
import type { JSX } from 'preact';
import { CardFace } from '../../held.js';
import type { ChooseModel } from '../../models/choose.js';
import type { Group } from '../../models/model.js';
import { Face, Key } from '../../parts.js';
import { pointing, press } from '../../pointer.js';
import { cellsOf } from '../../table/things.js';
import type { AskProps } from '../context.js';
import { MoreButton, useFew } from '../few.js';
import { Risk } from '../risk.js';

/** Title and detail of an answer: a cell with what lies there, or counters with where they lie. */
export function wordsOf(group: Group, scene: Scene): { title: string; detail: string } {
  if (group.stack) return { title: group.name, detail: group.ids.length > 1 ? `×${group.ids.length}` : '' };
  const cell = cellsOf(scene).find((c) => c.id === group.at);
  if (scene.kind !== 'printed' || !cell) return { title: group.name, detail: group.detail };
  const [place = '', here = ''] = nameOfCell(scene, cell.id).split(': ');
  return { title: place, detail: here };
}

/** More answers than this, all of a word or two, stand in two columns. */
export const MANY = 6;
export const SHORT = 32;
/** Things of a measured table that are named at once, where there are many: the nearest come first. */
const NEAREST = 5;

/** Answers in a row, the likely ones of many first. `from`: how many others have a number before them. */
export function Choices(
  props: AskProps<ChooseModel> & { groups: readonly Group[]; many: number; from?: number },
): JSX.Element {
  const { model, session, onRule, groups, many, from = 0 } = props;
  const scene = model.scene.value;
  const considered = model.considered.value;
  const { say } = session.teller;
  const meant = (g: Group): boolean => considered !== undefined && g.ids.includes(String(considered));
  const titleOf = (g: Group): string => (g.of ? say(g.of.does) : wordsOf(g, scene).title);
  const short = groups.length > many && groups.every((g) => !g.look && !g.card && titleOf(g).length <= SHORT);
  const things = groups.filter((g) => g.things.some((id) => id !== g.of?.id));
  const { shown, hidden, open } = useFew(
    groups,
    (g) => !g.seldom && (things.length <= MANY || !things.includes(g, NEAREST)),
    meant,
  );
  return (
    <>
      <div class={short ? 'options options-short' : 'options'}>
        {shown.map((group, i) => {
          const id = group.ids[0] as string;
          const shows = meant(group);
          const on = group.ids.includes(model.selected.value ?? '');
          return (
            <button
              type="button"
              key={group.like}
              class={`option${on ? ' on' : ''}${group.card ? ' option-card' : ''}`}
              aria-pressed={on}
              data-key={from + i + 1}
              onFocus={() => {
                model.selected.value = id;
              }}
              {...pointing((over) => model.look(over ? id : undefined))}
              onClick={() => model.press(id, press())}
            >
              <Key n={from + i + 1} />
              <Face look={group.look} size={30} />
              <span class="option-words">
                {group.of && <span class="unseen">{say(group.of.name)}: </span>}
                <Words group={group} scene={scene} title={titleOf(group)} />
              </span>
              {shows && !short && (
                <Risk session={session} ask={model.ask} answer={id} onRule={onRule} compact />
              )}
            </button>
          );
        })}
        <MoreButton hidden={hidden} words="more" onOpen={open} />
      </div>
      {/* In half a column there is no room for it. */}
      {short && considered !== undefined && groups.some(meant) && (
        <Risk session={session} ask={model.ask} answer={considered} onRule={onRule} compact />
      )}
    </>
  );
}

/** What an answer says: a card as it is printed, anything else in a line. */
function Words(props: { group: Group; scene: Scene; title: string }): JSX.Element {
  const { group, scene, title } = props;
  if (group.card) return <CardFace card={group.card} />;
  return (
    <>
      <b>{title}</b> <i>{wordsOf(group, scene).detail}</i>
    </>
  );
}
