// @vitest-environment happy-dom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Company } from '../remote/company.js';
import { Kept } from '../remote/kept.js';
import { findServer, noTables } from '../remote/server.js';
import { FakeServer } from '../testing/fakeserver.js';
import { TogetherScreen } from './screen.js';

const root = document.createElement('div');
let company: Company;

/** Sets the answer of the page's host to the question whether it has tables, and asks. */
const answers = (status: number, type: string): Promise<void> => {
  vi.stubGlobal('fetch', async () => new Response('{}', { status, headers: { 'content-type': type } }));
  return act(() => findServer());
};

beforeEach(() => {
  vi.useFakeTimers();
  noTables.value = false;
  document.body.append(root);
  const server = new FakeServer();
  company = new Company({
    table: 't-1',
    key: 'a-key',
    kept: new Kept(localStorage),
    open: () => server.open(),
    motion: () => false,
    journal: () => Promise.resolve(''),
    doAt: () => Promise.resolve({ is: 'done', id: '' }),
    moved: () => {},
  });
  server.drop();
  act(() => render(<TogetherScreen company={company} />, root));
});
afterEach(() => {
  render(null, root);
  company.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it.each([
  [404, 'text/plain'],
  [200, 'text/html'],
])(
  'a link to a table, at a host that keeps none (%s %s): what is wrong is said, and what can be done',
  async (status, type) => {
    await answers(status, type);
    expect(root.querySelector('h1')?.textContent).toBe('This link opens no table');
    expect(root.textContent).toContain('No tables are kept at this address');
    expect(root.textContent).toContain('Ask whoever gave you the link for its whole address');
    expect(root.textContent).not.toContain('Reconnecting');
  },
);

it.each([
  [503, 'text/html'],
  [502, 'application/json'],
])('a server that is down for a moment (%s) is waited for', async (status, type) => {
  await answers(status, type);
  expect(root.textContent).toContain('Reconnecting');
});
