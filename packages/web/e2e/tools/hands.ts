import type { MeasuredScene, SpotShape } from '@shambles/engine';
import type { Locator, Page } from 'playwright-core';
import { keysTo } from './arrows.js';
import { commit, drawn, NAMES, type TablePage } from './table.js';

/** How a person operates the page: by mouse, touch or keyboard. */
export interface Hand {
  /** Presses a control, wherever it is. */
  press(target: Locator): Promise<void>;
  /** Presses a location of the board. */
  cell(id: string): Promise<void>;
  /** Presses a thing on a measured table, for a hand that can point. Returns false where other things cover it. */
  thing?(target: Locator): Promise<boolean>;
  /** Chooses a free spot of a measured table and confirms it. */
  spot?(shape: SpotShape, at: SpotShape['from'], scene: MeasuredScene): Promise<void>;
  /** Chooses any free spot of a measured table without confirming it. */
  anywhere(): Promise<void>;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A point of a drawn thing that nothing else covers, after scrolling it into view. */
async function barePoint(target: Locator): Promise<Point> {
  const point = await findBarePoint(target);
  if (!point) throw new Error(`${await target.getAttribute('aria-label')} is covered everywhere`);
  return point;
}

async function findBarePoint(target: Locator): Promise<Point | undefined> {
  await target.scrollIntoViewIfNeeded();
  return target.evaluate((element) => {
    const box = element.getBoundingClientRect();
    for (const v of [0.5, 0.12, 0.85, 0.3, 0.7])
      for (const h of [0.5, 0.12, 0.88, 0.3, 0.7]) {
        const x = box.left + box.width * h;
        const y = box.top + box.height * v;
        if (element.contains(document.elementFromPoint(x, y))) return { x, y };
      }
    return undefined;
  });
}

/** Points of the page where the table is lit and nothing lies over it, ordered from the west and the north. */
function litPoints(view: Locator): Promise<Point[]> {
  return view.evaluate((element) => {
    /** The number of rows and columns of points tried over the lit area. */
    const ROWS = 24;
    const found: { x: number; y: number }[] = [];
    for (const lit of element.querySelectorAll<SVGGeometryElement>('path.sm-lit')) {
      const box = lit.getBoundingClientRect();
      const inside = lit.getScreenCTM()?.inverse();
      for (let column = 0; column < ROWS; column++)
        for (let row = 0; row < ROWS; row++) {
          const x = box.left + (box.width * (column + 0.5)) / ROWS;
          const y = box.top + (box.height * (row + 0.5)) / ROWS;
          const isBare = element.contains(document.elementFromPoint(x, y));
          if (isBare && lit.isPointInFill(new DOMPoint(x, y).matrixTransform(inside))) found.push({ x, y });
        }
    }
    return found;
  });
}

/** Presses lit points until a spot is chosen, as a point that a figure stands on may not be accepted. */
async function pressLit(table: TablePage, press: (x: number, y: number) => Promise<void>): Promise<void> {
  await drawn(table.page);
  for (const { x, y } of await litPoints(table.page.locator('.sm-view'))) {
    await press(x, y);
    // Only after the press has been drawn does the page show whether it can be confirmed.
    await drawn(table.page);
    if (await commit(table).isEnabled()) return;
  }
  throw new Error(`No spot of the table is taken as an answer to: ${await table.asked()}`);
}

export function mouse(table: TablePage): Hand {
  return {
    press: (target) => target.click(),
    async cell(id) {
      const { x, y } = await barePoint(table.cell(id));
      await table.page.mouse.click(x, y);
    },
    anywhere: () => pressLit(table, (x, y) => table.page.mouse.click(x, y)),
    async thing(target) {
      if ((await target.count()) === 0) return false;
      const point = await findBarePoint(target);
      if (point) await table.page.mouse.click(point.x, point.y);
      return point !== undefined;
    },
    async spot(shape, [x, y, level], scene) {
      for (let shown = shape.from[2]; shown !== level; shown += Math.sign(level - shown))
        await table.button(level > shown ? NAMES.levelUp : NAMES.levelDown).click();
      const sheet = await table.page.locator('.board-frame .sm-cam').boundingBox();
      if (!sheet) throw new Error('There is no table to press');
      await table.page.mouse.click(
        sheet.x + (x / scene.width) * sheet.width,
        sheet.y + (1 - y / scene.height) * sheet.height,
      );
      await commit(table).click();
    },
  };
}

export function finger(table: TablePage): Hand {
  return {
    press: (target) => target.tap(),
    async cell(id) {
      const { x, y } = await barePoint(table.cell(id));
      await table.page.touchscreen.tap(x, y);
    },
    anywhere: () => pressLit(table, (x, y) => table.page.touchscreen.tap(x, y)),
  };
}

/** Holds Tab down for a number of stops; a negative number goes back with Shift. */
async function holdTab({ keyboard }: Page, stops: number): Promise<void> {
  if (stops === 0) return;
  if (stops < 0) await keyboard.down('Shift');
  // A held key repeats without waiting for the page, and so do these.
  await Promise.all(Array.from({ length: Math.abs(stops) }, () => keyboard.down('Tab')));
  await keyboard.up('Tab');
  if (stops < 0) await keyboard.up('Shift');
}

/** What separates a thing from the focus. It is read in one call, because each call costs as much as many keys. */
interface Way {
  /** The number of Tab stops to the thing: negative where it lies before the focus, 0 where it has the focus. */
  readonly stops: number;
  /** True if the thing lies in the question, and the focus does not. */
  readonly toQuestion: boolean;
}

const wayTo = (target: Locator): Promise<Way> =>
  target.evaluate((element) => {
    const here = document.activeElement ?? document.body;
    const question = element.closest('#question:not(.outcome)');
    // A control that has just been disabled keeps the focus for a moment, which does not count.
    const holds =
      question?.contains(here) && here.matches('[tabindex], button:enabled, input:enabled, summary');
    const toQuestion = question !== null && !holds;
    if (element === here) return { stops: 0, toQuestion };
    const all = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, summary, [tabindex="0"]'),
    ].filter((e) => e.tabIndex >= 0 && !e.matches(':disabled') && e.checkVisibility());
    const after = all.filter((e) => here.compareDocumentPosition(e) & Node.DOCUMENT_POSITION_FOLLOWING);
    const before = all
      .filter((e) => here.compareDocumentPosition(e) & Node.DOCUMENT_POSITION_PRECEDING)
      .reverse();
    const on = after.indexOf(element as HTMLElement);
    // A thing that cannot be focused yet may be after one step more.
    const stops = on >= 0 ? on + 1 : -(before.indexOf(element as HTMLElement) + 1) || 1;
    return { stops, toQuestion };
  });

/**
 * Goes to a thing by Tab alone. The distance is read from the page, and the arrival is checked. Stops come and go as
 * the focus passes an answer, because its risk is shown only then. After an overshoot the distance is read again.
 */
export async function tabTo(page: Page, target: Locator, way?: Way): Promise<void> {
  const gone: number[] = [];
  let { stops } = way ?? (await wayTo(target));
  while (stops !== 0) {
    if (gone.length === 5) {
      const on = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200));
      throw new Error(
        `${await nameOf(target)} is not reached by Tab, stops ${gone.join(', ')}; the focus is on ${on}`,
      );
    }
    gone.push(stops);
    await holdTab(page, stops);
    ({ stops } = await wayTo(target));
  }
}

async function nameOf(target: Locator): Promise<string> {
  return (await target.getAttribute('aria-label')) ?? (await target.innerText());
}

/** A hand that uses keys only: Q and B go to the question and to the board, then Tab and Enter. */
export function keyboard(table: TablePage): Hand {
  const { page, board, question } = table;
  // A control that has just been disabled keeps the focus for a moment, which does not count.
  const holdsFocus = (region: Locator): Promise<boolean> =>
    region.evaluate((e) => {
      const on = document.activeElement;
      return e.contains(on) && on?.matches('[tabindex], button:enabled, input:enabled, summary') === true;
    });
  const goTo = async (key: 'q' | 'b', region: Locator): Promise<void> => {
    if (await holdsFocus(region)) return;
    await page.keyboard.press(key);
    if (!(await holdsFocus(region))) throw new Error(`the key ${key} does not go there`);
  };
  return {
    async press(target) {
      let way = await wayTo(target);
      if (way.toQuestion) {
        await goTo('q', question);
        way = await wayTo(target);
      }
      await tabTo(page, target, way);
      await page.keyboard.press('Enter');
    },
    async cell(id) {
      await goTo('b', board);
      await tabTo(page, table.cell(id));
      await page.keyboard.press('Enter');
    },
    async spot(shape, at) {
      const map = page.getByRole('group', { name: NAMES.spots });
      await goTo('b', map);
      for (const key of keysTo(shape, at)) await page.keyboard.press(key);
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
    },
    async anywhere() {
      await goTo('b', page.getByRole('group', { name: NAMES.spots }));
      for (const key of ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft']) {
        await page.keyboard.press(key);
        await page.keyboard.press('Enter');
        await drawn(page);
        if (await commit(table).isEnabled()) return;
      }
      throw new Error(`No key chooses a spot for: ${await table.asked()}`);
    },
  };
}
