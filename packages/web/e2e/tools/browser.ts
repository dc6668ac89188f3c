import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright-core';
import { type PreviewServer, preview } from 'vite';

/**
 * How long one step of a page may take, in milliseconds. The limit catches a hang, not a slow machine. A test has no
 * limit of its own: it runs for as long as its steps keep coming.
 */
export const STEP = 180_000;

const web = fileURLToPath(new URL('../..', import.meta.url));

/** A real Chromium and the built page, served. */
export interface Stand {
  readonly browser: Browser;
  readonly url: string;
  /** Stops serving. The pages stay open. */
  hush(): Promise<void>;
  /** Closes all pages. */
  close(): Promise<void>;
}

/**
 * The browser and the server of this worker, for all its files: starting them takes seconds of processor time. They end
 * with the worker.
 */
let running: Browser | undefined;
let serving: PreviewServer | undefined;

/** Serves packages/web/dist on a free port, in the Chromium that SHAMBLES_CHROMIUM names. */
export async function stand(): Promise<Stand> {
  serving ??= await preview({
    root: web,
    logLevel: 'error',
    preview: { port: 0, strictPort: false, open: false },
  });
  const browser = await chromiumHere();
  const address = serving.httpServer.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    browser,
    url: `http://127.0.0.1:${port}/`,
    async hush() {
      await serving?.close();
      serving = undefined;
    },
    close: () => closePages(browser),
  };
}

/** The browser of this worker, without pages. */
export async function chromiumHere(): Promise<Browser> {
  if (running?.isConnected() !== true) running = await launch();
  return running;
}

/** Closes what a test file has opened, for the next file. */
export async function closePages(browser: Browser): Promise<void> {
  for (const context of browser.contexts()) await context.close();
}

/**
 * Parts of Chromium that are switched off. The first two load pages of their own beside each new window, for an address
 * bar that nobody sees here; that costs as much as opening the page under test. Chromium heeds only the last list of
 * this kind, so it repeats those of playwright-core's features that matter here.
 */
const OFF = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

function launch(): Promise<Browser> {
  const executablePath = process.env.SHAMBLES_CHROMIUM;
  if (!executablePath) throw new Error('SHAMBLES_CHROMIUM does not name a browser; run: npm run e2e');
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--no-first-run',
      `--disable-features=${OFF.join(',')}`,
    ],
  });
}

/** Collects what goes wrong in a page: uncaught errors and console errors. */
export function troubles(page: Page): string[] {
  const found: string[] = [];
  page.on('pageerror', (error) => found.push(String(error)));
  page.on('console', (message) => {
    // The page asks its server whether it keeps tables. Here no server does, and the browser logs the failed request.
    if (message.type() === 'error' && !message.location().url.endsWith('/api/about'))
      found.push(message.text());
  });
  return found;
}
