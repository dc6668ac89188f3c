import { stand } from './browser.js';
import { beginWith, open } from './games.js';
import { keyboard, mouse } from './hands.js';
import { play } from './player.js';
const s = await stand();
for (let n = 1; n <= Number(process.argv[3] ?? 6); n++) {
  const o = await open(s);
  const side = n % 2 ? 'Zombies' : 'Aliens';
  await beginWith(o, { people: [side], seed: `seed ${n}` });
  const t = Date.now();
  try {
    const p = await play(o.table, (process.argv[2] === 'k' ? keyboard : mouse)(o.table));
    console.log(n, side, 'ok', p.decisions, Date.now() - t, [...p.asked].map((a) => a.slice(0, 25)), o.bad);
  } catch (e) {
    console.log(n, side, String(e).slice(0, 600), (await o.table.position().catch(() => ({ story: '' }))).story.slice(-300));
    console.log(await o.table.question.ariaSnapshot().catch(() => ''));
  }
  await o.page.context().close();
}
await s.close();
