import { act } from 'preact/test-utils';

/** Opens every fold of a page, and the folds inside those, as a reader would. */
export function openFolds(page: Element): void {
  for (let fold = nextFold(page); fold; fold = nextFold(page)) {
    const one = fold;
    act(() => {
      one.open = true;
      // A browser sends this by itself; happy-dom may not.
      one.dispatchEvent(new Event('toggle'));
    });
  }
}

const nextFold = (page: Element) => page.querySelector<HTMLDetailsElement>('details:not([open])');
