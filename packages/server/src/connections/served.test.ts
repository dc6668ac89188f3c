import fs from 'node:fs';
import { get } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Served, type ServerOptions, serve } from '../server.js';
import { request } from '../testing/index.js';
import { MapStore } from '../testing/mapstore.js';

/* Tests of what is served besides tables: the page, and what the server tells about itself. */

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'shambles-page-'));
const script = 'export const there = "is much of it";\n'.repeat(100);
const file = '/assets/index-C1aYNc71.js';
beforeAll(() => {
  fs.mkdirSync(path.join(folder, 'assets'));
  const write = (name: string, data: string | Buffer) => fs.writeFileSync(path.join(folder, name), data);
  write('index.html', '<!doctype html><title>Shambles</title>');
  write('404.html', '<!doctype html><title>Nothing here</title>');
  write('sw.js', 'self.skipWaiting();');
  write('icon.svg', '<svg/>');
  write('.env', 'SECRET=1');
  fs.mkdirSync(path.join(folder, '.vite'));
  write('.vite/manifest.json', '{}');
  write(file, script);
  write(`${file}.br`, brotliCompressSync(script));
  write(`${file}.gz`, gzipSync(script));
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

const running: Served[] = [];
afterEach(async () => {
  for (const served of running.splice(0)) await served.close();
});
async function start(more: Partial<ServerOptions> = {}): Promise<Served> {
  const served = await serve({ store: new MapStore(), threads: 1, ...more });
  running.push(served);
  return served;
}

type Got = { status: number; headers: Record<string, unknown>; body: Buffer };
/** The response as sent over the line, not decompressed. */
function fetched({ url }: Served, at: string, headers: Record<string, string> = {}): Promise<Got> {
  return new Promise((done, fail) => {
    get(url + at, { headers, agent: false }, (response) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.once('end', () =>
        done({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(pieces) }),
      );
    }).once('error', fail);
  });
}

describe('the page', () => {
  it('is sent as the build has compressed it, to whoever takes that', async () => {
    const served = await start({ page: folder });
    const type = expect.stringContaining('javascript');
    for (const [accept, encoding, unpack] of [
      ['br, gzip', 'br', brotliDecompressSync],
      ['gzip', 'gzip', gunzipSync],
      ['', undefined, (body: Buffer) => body],
      ['identity', undefined, (body: Buffer) => body],
    ] as const) {
      const got = await fetched(served, file, accept === '' ? {} : { 'accept-encoding': accept });
      expect(got.status).toBe(200);
      expect(got.headers['content-encoding'], accept).toBe(encoding);
      expect(got.headers).toMatchObject({
        'content-type': type,
        vary: expect.stringMatching(/accept-encoding/i),
      });
      expect(unpack(got.body).toString()).toBe(script);
    }
  });

  it('may be kept for ever where its name changes with it, and is asked for again where not', async () => {
    const served = await start({ page: folder });
    const kept = async (at: string) =>
      (await fetched(served, at, { 'accept-encoding': 'br' })).headers['cache-control'];
    expect(await kept(file)).toBe('public, immutable, max-age=31536000');
    for (const at of ['/', '/index.html', '/sw.js', '/icon.svg']) expect(await kept(at), at).toBe('no-cache');
    // Compressed versions cannot be fetched by their own names.
    expect((await fetched(served, `${file}.br`)).status).toBe(404);
  });

  it('is served without hidden files', async () => {
    const served = await start({ page: folder });
    for (const at of ['/.env', '/.vite/manifest.json', '/%2eenv', '/assets/../.env'])
      expect((await fetched(served, at)).status, at).toBe(404);
  });

  it('is that of a new build, which came while the server runs', async () => {
    const served = await start({ page: folder });
    const later = '/assets/index-D2bZOd82.js';
    expect((await fetched(served, later)).status).toBe(404);
    fs.writeFileSync(path.join(folder, later), 'export {};');
    expect((await fetched(served, later)).status).toBe(200);
    fs.rmSync(path.join(folder, later));
    expect((await fetched(served, later)).status).toBe(404);
    expect((await fetched(served, '/404.html', { accept: 'text/html' })).status).toBe(404);
  });

  it('says in words that there is nothing, to a person; to a program as data', async () => {
    const served = await start({ page: folder });
    const person = { accept: 'text/html,application/xhtml+xml' };
    for (const at of ['/nowhere', '/a/b/c.html', '/apish', '/%00', `/${'x'.repeat(500)}`]) {
      const { status, headers, body } = await fetched(served, at, person);
      expect([at, status, headers['content-type']]).toEqual([
        at,
        expect.toBeOneOf([404, 400]),
        expect.any(String),
      ]);
      if (status === 404) expect(String(body)).toContain('Nothing here');
    }
    for (const [at, headers] of [
      ['/api/nowhere', person],
      ['/api', person],
      ['/nowhere', {}],
      ['/assets/index-00000000.js', { accept: '*/*' }],
    ] as const) {
      const { status, body } = await fetched(served, at, headers);
      expect([at, status]).toEqual([at, 404]);
      expect(JSON.parse(String(body))).toMatchObject({ error: { code: 'malformed' } });
    }
    expect((await request(served.url, '/nowhere', { body: {} })).text).toContain('"malformed"');
    const bare = await start();
    expect((await fetched(bare, '/nowhere', person)).headers['content-type']).toContain('application/json');
  });

  it('may open sockets to its own place alone, and is kept to TLS where a proxy has it', async () => {
    const served = await start({ page: folder, trustProxy: true });
    const { host } = new URL(served.url);
    const plain = await fetched(served, '/');
    expect(plain.headers['content-security-policy']).toContain(
      `connect-src 'self' ws://${host} wss://${host};`,
    );
    expect(plain.headers['strict-transport-security']).toBeUndefined();
    const secure = await fetched(served, '/', { 'x-forwarded-proto': 'https', host: 'play.example.org' });
    expect(secure.headers['strict-transport-security']).toBe('max-age=31536000');
    expect(secure.headers['content-security-policy']).toContain(
      "'self' ws://play.example.org wss://play.example.org;",
    );
    const odd = await fetched(served, '/', { host: "x; script-src 'unsafe-inline'" });
    expect(String(odd.headers['content-security-policy'] ?? '')).not.toContain('script-src');
    const [direct] = [await start({ page: folder })];
    const claimed = await fetched(direct as Served, '/', { 'x-forwarded-proto': 'https' });
    expect(claimed.headers['strict-transport-security']).toBeUndefined();
  });
});

describe('what the server tells of itself', () => {
  const status = async (served: Served, headers: Record<string, string> = {}) =>
    (await fetched(served, '/metrics', headers)).status;

  it('is for the machine itself, or for whoever has the token', async () => {
    const served = await start({ metricsToken: 'a long token' });
    expect(await status(served)).toBe(200);
    // An undeclared proxy passes on somebody else's request.
    expect(await status(served, { 'x-forwarded-for': '192.0.2.7' })).toBe(403);
    const token = { 'x-forwarded-for': '192.0.2.7', authorization: 'Bearer a long token' };
    expect(await status(served, token)).toBe(200);
    expect(await status(served, { ...token, authorization: 'Bearer another' })).toBe(403);
    const behind = await start({ trustProxy: true });
    expect(await status(behind)).toBe(200);
    expect(await status(behind, { 'x-forwarded-for': '192.0.2.7' })).toBe(403);
    expect(await status(behind, { 'x-forwarded-for': '127.0.0.1, 192.0.2.7' })).toBe(403);
    expect(await status(behind, { authorization: 'Bearer undefined', 'x-forwarded-for': '192.0.2.7' })).toBe(
      403,
    );
  });

  it('is not ready while the store takes nothing', async () => {
    const store = new MapStore();
    const served = await start({ store });
    expect((await fetched(served, '/readyz')).status).toBe(200);
    store.down = true;
    expect((await fetched(served, '/readyz')).status).toBe(503);
    store.down = false;
    expect((await fetched(served, '/readyz')).status).toBe(200);
  });
});
