import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
// biome-ignore lint/correctness/noUndeclaredDependencies: only for looking, found at the root
import { chromium, type Page } from 'playwright-core';
// biome-ignore lint/correctness/noUndeclaredDependencies: only for looking, found at the root
import { build } from 'vite';
import { measuredPicture } from '../src/measured/picture.js';
import { boardStyles } from '../src/styles.js';
import { nightTown, townMarks } from '../src/testing/town.js';

// Takes pictures of measured tables in a real browser, and measures their frame times:
// SHAMBLES_CHROMIUM=/usr/bin/chromium npm run measured -w @shambles/board -- [folder] [look|bench]
const out = process.argv[2] ?? join(tmpdir(), 'shambles-measured');
const what = process.argv[3] ?? 'look';
mkdirSync(out, { recursive: true });
const modules = new URL('../../../node_modules/', import.meta.url);
copyFileSync(
  new URL('@fontsource/special-elite/files/special-elite-latin-400-normal.woff2', modules),
  join(out, 'elite.woff2'),
);
copyFileSync(
  new URL('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2', modules),
  join(out, 'inter.woff2'),
);
await build({
  configFile: false,
  logLevel: 'error',
  root: fileURLToPath(new URL('..', import.meta.url)),
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir: out,
    emptyOutDir: false,
    lib: {
      entry: fileURLToPath(new URL('measured-page.tsx', import.meta.url)),
      name: 'page',
      formats: ['iife'],
      fileName: () => 'page.js',
    },
  },
});
writeFileSync(
  join(out, 'measured.html'),
  `<!doctype html><html><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<style>@font-face{font-family:'Special Elite';src:url(elite.woff2)}@font-face{font-family:'Inter Variable';font-weight:100 900;src:url(inter.woff2)}
${boardStyles}
html,body{margin:0;height:100%}#root{height:100%}</style><div id="root"></div><script src="page.js"></script></html>`,
);
for (const theme of ['dark', 'paper'] as const)
  writeFileSync(join(out, `picture-${theme}.svg`), measuredPicture(nightTown, { theme, marks: townMarks }));

const page = (query: string): string => `${pathToFileURL(join(out, 'measured.html'))}?${query}`;
const browser = await chromium.launch({
  executablePath: process.env.SHAMBLES_CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--allow-file-access-from-files'],
});

async function open(query: string, width: number, height: number, touch = false): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: touch ? 2 : 1,
    hasTouch: touch,
  });
  const tab = await context.newPage();
  tab.on('pageerror', (error) => console.error(String(error)));
  tab.on('console', (message) => {
    if (message.type() === 'error') console.error(message.text());
  });
  await tab.goto(page(query));
  await tab.waitForTimeout(350);
  return tab;
}

const only = process.argv[4];
async function shoot(
  name: string,
  query: string,
  width = 1440,
  height = 900,
  more?: (tab: Page) => Promise<void>,
): Promise<void> {
  if (only && !name.includes(only)) return;
  const tab = await open(query, width, height, width < 900);
  await more?.(tab);
  await tab.screenshot({ path: join(out, `${name}.png`) });
  await tab.context().close();
}

const closer = (times: number, x: number, y: number) => async (tab: Page) => {
  await tab.mouse.move(x, y);
  for (let i = 0; i < times; i += 1) await tab.mouse.wheel(0, -200);
  await tab.waitForTimeout(500);
};

if (what === 'look') {
  for (const theme of ['dark', 'paper']) {
    await shoot(`desk-night-${theme}`, `scene=night&theme=${theme}`);
    await shoot(`desk-day-${theme}`, `scene=day&theme=${theme}`);
    await shoot(`desk-marks-${theme}`, `scene=night&marks=1&theme=${theme}`, 1440, 900, closer(4, 640, 430));
    await shoot(`phone-${theme}`, `scene=night&marks=1&theme=${theme}`, 390, 844);
    await shoot(`phone-wide-${theme}`, `scene=day&theme=${theme}`, 844, 390);
  }
  await shoot('close-figures', 'scene=day&theme=dark', 1440, 900, closer(6, 610, 430));
  await shoot('close-mutants', 'scene=night&theme=dark', 1440, 900, closer(6, 1060, 440));
  await shoot('close-paper', 'scene=day&theme=paper', 1440, 900, closer(6, 470, 340));
  await shoot('level-2', 'scene=day&level=2&theme=dark');
  await shoot('level-1', 'scene=day&level=1&theme=dark', 1440, 900, closer(5, 830, 200));
} else {
  for (const count of [300, 1000]) {
    const tab = await open(`crowd=${count}&theme=dark`, 1440, 900);
    const cdp = await tab.context().newCDPSession(tab);
    // Measure thread time, not wall-clock time: the machine is shared.
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    const busy = async (): Promise<number> =>
      (await cdp.send('Performance.getMetrics')).metrics.find((metric) => metric.name === 'TaskDuration')
        ?.value ?? 0;
    for (const deed of ['pan', 'zoom', 'move', 'plain'] as const) {
      const before = await busy();
      const times = await tab.evaluate(
        ([name, n]) =>
          (window as unknown as { bench: Record<string, (n: number) => Promise<number[]>> }).bench[
            name as string
          ]?.(n as number) ?? [],
        [deed, deed === 'move' ? 6 : 80] as const,
      );
      const sorted = times.toSorted((a, b) => a - b);
      const at = (share: number): string => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);
      const spent = ((await busy()) - before) * 1000;
      console.log(
        `${count} ${deed}: main thread ${(spent / times.length).toFixed(1)} ms a frame; median ${at(0.5)} ms, 90% ${at(0.9)} ms, worst ${at(0.999)} ms`,
      );
    }
    await tab.context().close();
  }
}
await browser.close();
console.log(out);
