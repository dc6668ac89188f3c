import { Table, Sfc32 } from '@shambles/engine';
import { SYSTEMS } from '@shambles/systems';
import { answerBy, botsFor } from '@shambles/players';
import fs from 'node:fs';
const sys = SYSTEMS[0]!;
for (const seed of ['s','t','u','v']) {
const t = Table.create(sys, { setup: { scenario: 'standard', options: {} }, seed, people: [] });
const r = new Sfc32('x');
const bot = botsFor(sys)[0]!.make(t.book);
let n=0;
while (!t.over) { const s = t.waitingFor[0]!; answerBy(bot, t, s, r); n++; }
fs.writeFileSync(`/tmp/g-${seed}.journal`, t.save());
console.log(seed, n, t.outcome, t.length);
}
