import { chromium } from 'playwright-core';
const out = '/tmp/shots'; import fs from 'node:fs'; fs.mkdirSync(out, { recursive: true });
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const page = await b.newPage({ viewport: { width: 1280, height: 800 } });
const bad = [];
page.on('pageerror', (e) => bad.push(String(e)));
page.on('console', (m) => { if (m.type() === 'error') bad.push(m.text()); });
await page.goto('http://localhost:8123/');
const box = page.getByRole('region', { name: 'Ambush Z' });
await box.scrollIntoViewIfNeeded();
await page.screenshot({ path: `${out}/0-start.png` });
await box.getByText('Set the table').click();
const form = box.locator('form');
await page.screenshot({ path: `${out}/0-form.png` });
const scen = process.argv[2] ?? 'The Lecture Hall';
await form.getByRole('combobox', { name: /^Scenario/ }).selectOption({ label: scen });
await form.getByRole('button', { name: /Begin/ }).click();
await page.waitForURL(/#game=/);
await page.waitForTimeout(2500);
await page.screenshot({ path: `${out}/1.png` });
console.log(await page.locator('#question').innerText().catch(() => 'no question'));
console.log(bad);
globalThis.page = page;
const steps = (process.argv[3] ?? '').split('|').filter(Boolean);
let n = 2;
for (const s of steps) {
  const btn = page.locator('#question').getByRole('button', { name: new RegExp(s.replace(/^=/, '')) }).first();
  await btn.click({ timeout: 3000 }).catch((e) => console.log('NO', s, String(e).slice(0, 200)));
  await page.waitForTimeout(900);
  const c = page.locator('[data-commit]');
  if (!s.startsWith('=') && await c.count() && await c.isEnabled()) { await c.click(); await page.waitForTimeout(900); }
  await page.screenshot({ path: `${out}/${n++}.png` });
  console.log('--', s, '\n', await page.locator('#question').innerText().catch(() => 'none'));
}
console.log(bad);
await b.close();
