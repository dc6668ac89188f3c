import axe from 'axe-core';
import type { Page } from 'playwright-core';
import type { TablePage } from './table.js';

interface Violation {
  readonly id: string;
  readonly impact: string | null;
  readonly nodes: readonly { readonly target: readonly string[] }[];
}

/** The rules of axe that look at colours, of those that it keeps to by itself. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** What keeps somebody out of this page, by axe: serious and critical findings, of all its rules or of these. */
export async function barriers(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const found = await page.evaluate(async (only) => {
    const here = globalThis as unknown as {
      axe: { run(options: object): Promise<{ violations: Violation[] }> };
    };
    // What is in order is not listed: that costs more than looking.
    const options = { resultTypes: ['violations'], ...(only && { runOnly: { type: 'rule', values: only } }) };
    return (await here.axe.run(options)).violations.map(({ id, impact, nodes }) => ({
      id,
      impact,
      on: nodes.map((n) => n.target.join(' ')),
    }));
  }, rules);
  return found
    .filter((v) => v.impact === 'serious' || v.impact === 'critical')
    .map((v) => `${v.id}: ${v.on.slice(0, 3).join(', ')}`);
}

/** What keeps somebody out of this page in one theme and the other, said with what is asked now. */
export async function barriersInEitherTheme(page: Page, asked: string): Promise<string[]> {
  const found: string[] = [];
  // A theme is other colours for the same page.
  for (const [theme, rules] of [
    ['paper', COLOURS],
    ['dark', undefined],
  ] as const) {
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name;
    }, theme);
    found.push(...(await barriers(page, rules)).map((b) => `${asked} (${theme}): ${b}`));
  }
  return found;
}

/** Looks at the page once for each kind of question: what is in anybody's way then is found. */
export class Barriers {
  readonly found: string[] = [];
  private readonly seen = new Set<string>();

  constructor(private readonly table: TablePage) {}

  /** Where a question is asked. */
  async at(asked: string): Promise<void> {
    const kind = await this.table.kind();
    if (this.seen.has(kind)) return;
    this.seen.add(kind);
    this.found.push(...(await barriersInEitherTheme(this.table.page, asked)));
  }
}
