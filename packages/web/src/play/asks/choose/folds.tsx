import type { ComponentChildren, JSX } from 'preact';
import { useId, useState } from 'preact/hooks';
import type { Group } from '../../models/model.js';

/** Rarely wanted answers that begin alike, or one answer by itself. */
export interface Fold {
  /** The words that all of them begin with. */
  readonly begins: string;
  readonly groups: readonly Group[];
}

/** Up to so many rarely wanted answers stand in one list. */
const LISTED = 6;

/** The first part of an answer in words: "6″" of "6″, bent 15° to the left". */
const beginningOf = (title: string): string => title.split(', ', 1)[0] ?? title;

/**
 * Answers of one heading, those rarely wanted folded by the words that they begin with if there are many. All others
 * stand by themselves.
 */
export function foldsOf(groups: readonly Group[], titleOf: (group: Group) => string): readonly Fold[] {
  const many = groups.filter((g) => g.seldom).length > LISTED;
  const folds = new Map<string, Group[]>();
  for (const group of groups) {
    const begins = beginningOf(titleOf(group));
    const key = many && group.seldom ? `fold ${begins}` : `like ${group.like}`;
    folds.set(key, [...(folds.get(key) ?? []), group]);
  }
  return [...folds].map(([, all]) => ({ begins: beginningOf(titleOf(all[0] as Group)), groups: all }));
}

/** The beginning that some answers share: a press shows them below it, or puts them away. */
export function FoldedAnswers(props: {
  fold: Fold;
  /** The answer in it that is pointed at or chosen. */
  meant: Group | undefined;
  children: ComponentChildren;
}): JSX.Element {
  const { fold, meant, children } = props;
  const [opened, setOpened] = useState(false);
  // Put away while this answer was meant. Another one is shown.
  const [shut, setShut] = useState<string>();
  const open = opened || (meant !== undefined && meant.like !== shut);
  const id = useId();
  return (
    <>
      <button
        type="button"
        class="option option-fold"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => {
          setOpened(!open);
          setShut(open ? meant?.like : undefined);
        }}
      >
        <span class="option-words">
          <b>{fold.begins}</b> <i>{fold.groups.length} ways</i>
        </span>
      </button>
      {open && (
        // biome-ignore lint/a11y/useSemanticElements: answers are no fields of a form
        <div class="options options-folded" id={id} role="group" aria-label={fold.begins}>
          {children}
        </div>
      )}
    </>
  );
}
