import axe from 'axe-core';
import type { Page } from 'playwright-core';
import type { TablePage } from './table.js';

interface Violation {
  readonly id: string;
  readonly impact: string | null;
  readonly nodes: readonly { readonly target: readonly string[] }[];
}

/** The rules about colours among those that axe applies by default. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/**
 * The accessibility barriers of this page: axe's serious and critical findings, by all its rules or by the given ones.
 */
export async function barriers(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const found = await page.evaluate(async (only) => {
    const here = globalThis as unknown as {
      axe: { run(options: object): Promise<{ violations: Violation[] }> };
    };
    // Listing what passed would take longer than the check itself, so only violations are asked for.
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

/** The accessibility barriers of this page in either theme, each named with the question that is open. */
export async function barriersInEitherTheme(page: Page, asked: string): Promise<string[]> {
  const found: string[] = [];
  // A theme changes colours only, so the second one needs only the rules about colours.
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

/** Checks the page for accessibility barriers once for each kind of question. */
export class Barriers {
  readonly found: string[] = [];
  private readonly seen = new Set<string>();

  constructor(private readonly table: TablePage) {}

  /** Checks the page at a question, unless one of its kind was checked before. */
  async at(asked: string): Promise<void> {
    const kind = await this.table.kind();
    if (this.seen.has(kind)) return;
    this.seen.add(kind);
    this.found.push(...(await barriersInEitherTheme(this.table.page, asked)));
  }
}
