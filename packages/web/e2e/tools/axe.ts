import axe from 'axe-core';
import type { Page } from 'playwright-core';

interface Violation {
  readonly id: string;
  readonly impact: string | null;
  readonly nodes: readonly { readonly target: readonly string[] }[];
}

/** What keeps somebody out of this page, by axe: serious and critical findings. */
export async function barriers(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const found = await page.evaluate(async () => {
    const here = globalThis as unknown as { axe: { run(): Promise<{ violations: Violation[] }> } };
    return (await here.axe.run()).violations.map(({ id, impact, nodes }) => ({
      id,
      impact,
      on: nodes.map((n) => n.target.join(' ')),
    }));
  });
  return found
    .filter((v) => v.impact === 'serious' || v.impact === 'critical')
    .map((v) => `${v.id}: ${v.on.slice(0, 3).join(', ')}`);
}

/** What keeps somebody out of this page in one theme and the other, said with what is asked now. */
export async function barriersInEitherTheme(page: Page, asked: string): Promise<string[]> {
  const found: string[] = [];
  for (const theme of ['paper', 'dark']) {
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name;
    }, theme);
    found.push(...(await barriers(page)).map((b) => `${asked} (${theme}): ${b}`));
  }
  return found;
}
