import { chromium } from 'playwright-core';
const [, , out, ...names] = process.argv;
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--allow-file-access-from-files'] });
const page = await browser.newPage({ viewport: { width: 1860, height: 620 * Math.ceil(names.length / 3) } });
const { readFileSync } = await import('node:fs');
await page.setContent(`<body style="margin:0;line-height:0">${names.map(n => `<img width=620 height=633 style="object-fit:cover" src="data:image/png;base64,${readFileSync(`/tmp/towns/${n}.png`).toString('base64')}">`).join('')}</body>`);
await page.screenshot({ path: `/tmp/towns/${out}.png` });
await browser.close();
