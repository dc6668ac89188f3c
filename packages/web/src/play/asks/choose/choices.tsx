import { nameOfCell } from '@shambles/board';
import type { Gist, Scene } from '@shambles/engine';
import type { ComponentChildren, JSX } from 'preact';
import { useId, useMemo } from 'preact/hooks';
import { CardFace } from '../../beside/held.js';
import type { ChooseModel } from '../../models/choose.js';
import type { Group } from '../../models/model.js';
import { Face, Key } from '../../parts.js';
import { pointing, press } from '../../pointer.js';
import { cellsOf } from '../../table/things.js';
import type { AskProps } from '../context.js';
import { MoreButton, useFew } from '../few.js';
import { Foretold } from '../told/foretold.js';
import { Risk } from '../told/risk.js';
import { FoldedAnswers, foldsOf } from './folds.js';

/** Title and detail of an answer: a cell and its contents, or counters and their place. */
export function wordsOf(group: Group, scene: Scene): { title: string; detail: string } {
  if (group.stack) return { title: group.name, detail: group.ids.length > 1 ? `×${group.ids.length}` : '' };
  const cell = cellsOf(scene).find((c) => c.id === group.at);
  if (scene.kind !== 'printed' || !cell) return { title: group.name, detail: group.detail };
  const [place = '', here = ''] = nameOfCell(scene, cell.id).split(': ');
  return { title: place, detail: here };
}

/** More short answers than this are shown in two columns. */
export const MANY = 6;
export const SHORT = 32;
/** How many of many things on a measured table are named at first: the nearest. */
const NEAREST = 5;

/**
 * Answers in a row; of many, the likely ones first. `from`: the number of answers numbered before these. `ends`: no
 * answers follow, so the last one has the key 0, whatever comes before it.
 */
export function Choices(
  props: AskProps<ChooseModel> & { groups: readonly Group[]; many: number; from?: number; ends?: boolean },
): JSX.Element {
  const { model, session, onRule, groups, many, from = 0, ends = false } = props;
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
  const gists = useGists(props);
  const parts = partsOf(shown);
  const listed = parts.flatMap((p) => p.groups);
  const button = (group: Group): JSX.Element => {
    const n = ends && group === listed.at(-1) ? 0 : from + listed.indexOf(group) + 1;
    const gist = gists.get(group);
    const answer = { group, n, meant: meant(group), short, title: titleOf(group), gist };
    return <Answer key={group.like} {...props} {...answer} />;
  };
  const look = short ? 'options options-short' : 'options';
  return (
    <>
      {parts.map(({ head, groups: those }, i) => (
        <Part key={head ?? ''} head={head}>
          <div class={look}>
            {foldsOf(those, titleOf).map((fold) =>
              fold.groups.length === 1 ? (
                fold.groups.map(button)
              ) : (
                <FoldedAnswers key={fold.begins} fold={fold} meant={fold.groups.find(meant)}>
                  {fold.groups.map(button)}
                </FoldedAnswers>
              ),
            )}
            {i === parts.length - 1 && <MoreButton hidden={hidden} words="more" onOpen={open} />}
          </div>
        </Part>
      ))}
      {/* In half a column there is no room for it. */}
      {short && considered !== undefined && groups.some(meant) && (
        <Foretold of={groups.filter(meant).map(titleOf)[0]}>
          <Risk session={session} ask={model.ask} answer={considered} onRule={onRule} compact />
        </Foretold>
      )}
    </>
  );
}

/** What each answer does, in few words, as far as the system says it. */
function useGists(
  props: AskProps<ChooseModel> & { groups: readonly Group[] },
): ReadonlyMap<Group, Gist | undefined> {
  const { model, session, groups } = props;
  const { ask } = model;
  return useMemo(() => {
    const { system, table } = session;
    if (!system.gist) return new Map();
    const view = session.view();
    return new Map(groups.map((g) => [g, system.gist?.(view, ask, g.ids[0] ?? '', table.book)]));
  }, [session, model, groups]);
}

/** Answers grouped by heading, in order of first appearance. A single group needs no heading. */
function partsOf(groups: readonly Group[]): readonly { head: string | undefined; groups: Group[] }[] {
  const heads = [...new Set(groups.map((g) => g.under))];
  if (heads.length < 2) return [{ head: undefined, groups: [...groups] }];
  return heads.map((head) => ({ head, groups: groups.filter((g) => g.under === head) }));
}

/** Answers of one kind under their heading. */
function Part(props: { head: string | undefined; children: ComponentChildren }): JSX.Element {
  const id = useId();
  if (props.head === undefined) return <>{props.children}</>;
  return (
    // biome-ignore lint/a11y/useSemanticElements: answers are no fields of a form
    <div class="options-part" role="group" aria-labelledby={id}>
      <h3 class="options-head" id={id}>
        {props.head}
      </h3>
      {props.children}
    </div>
  );
}

interface AnswerProps extends AskProps<ChooseModel> {
  readonly group: Group;
  /** The number key that presses this answer. */
  readonly n: number;
  /** True if the answer is pointed at or chosen, so its risks are shown. */
  readonly meant: boolean;
  readonly short: boolean;
  readonly title: string;
  readonly gist: Gist | undefined;
}

/** One answer with its number. */
function Answer(props: AnswerProps): JSX.Element {
  const { model, session, onRule, group, n, meant, short, title, gist } = props;
  const scene = model.scene.value;
  const id = group.ids[0] as string;
  const on = group.ids.includes(model.selected.value ?? '');
  const described = useId();
  return (
    <button
      type="button"
      class={`option${on ? ' on' : ''}${group.card ? ' option-card' : ''}`}
      aria-pressed={on}
      aria-describedby={gist && described}
      data-key={n}
      onFocus={() => {
        model.selected.value = id;
      }}
      {...pointing((over) => model.look(over ? id : undefined))}
      onClick={() => model.press(id, press())}
    >
      <Key n={n} />
      <Face look={group.look} size={30} />
      <span class="option-words">
        {group.of && <span class="unseen">{session.teller.say(group.of.name)}: </span>}
        <Words group={group} scene={scene} title={title} />
        {gist && (
          <i class={gist.vain ? 'option-gist vain' : 'option-gist'} id={described} aria-hidden="true">
            {gist.vain && <span class="unseen">in vain now: </span>}
            {session.teller.say(gist.line)}
          </i>
        )}
      </span>
      {meant && !short && (
        <Foretold of={title}>
          <Risk session={session} ask={model.ask} answer={id} onRule={onRule} compact />
        </Foretold>
      )}
    </button>
  );
}

/** The text of an answer: a card as printed, anything else as one line. */
function Words(props: { group: Group; scene: Scene; title: string }): JSX.Element {
  const { group, scene, title } = props;
  if (group.card) return <CardFace card={group.card} />;
  return (
    <>
      <b>{title}</b> <i>{wordsOf(group, scene).detail}</i>
    </>
  );
}
