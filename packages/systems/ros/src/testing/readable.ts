import type { View } from '../view.js';
import { zedName } from '../words.js';

/** A view as text, one thing on each line, for bug reports and tests. */
export function readable(view: View): string {
  const at = ({ x, y, level }: { readonly x: number; readonly y: number; readonly level: number }) =>
    `${x},${y}${level > 0 ? `,${level}` : ''}`;
  const lines = [
    `${view.phase} turn ${view.turn} step ${view.step}${view.result === '' ? '' : ` ${view.result}`}`,
    ...view.people.map(
      (p) =>
        `${p.id} ${p.where} ${at(p)} facing ${p.facing} hits ${p.hits}${p.down ? ' down' : ''}${p.blood ? ` ${p.blood}` : ''} [${[p.play, p.main, ...p.minor].filter(Boolean).join(', ')}]`,
    ),
    ...view.zeds.map(
      (z) =>
        `${z.id} (${zedName(z.id, z.kind)}) ${z.mode} ${at(z)} facing ${z.facing}${z.down ? ' down' : ''}`,
    ),
    ...view.hideouts.map((h) => `${h.id} ${h.state} ${h.left ?? '?'}`),
    ...view.seated.filter((q) => !q.gone).map((q) => `${q.id} ${at(q)} ${q.content || '?'}`),
    ...view.finds.map((f) => `${f.id} ${at(f)} ${f.things?.join(', ') ?? '?'}`),
    ...view.doors
      .filter((d) => d.state !== 'closed' || d.taken > 0 || d.barred)
      .map((d) => `${d.id} ${d.state} ${d.taken}${d.barred ? ' barred' : ''}`),
    ...view.clouds.map((c) => `${c.id} ${c.kind} ${at(c)} until ${c.until}`),
  ];
  return lines.join('\n');
}
