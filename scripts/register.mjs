// Writes each system's register.ts from its rules.yaml: the page's rules reference, so that the page needs no YAML
// parser. `node scripts/register.mjs --check` only checks that the registers are up to date.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';

const systems = new URL('../packages/systems/', import.meta.url);
const check = process.argv.includes('--check');
let stale = 0;
for (const id of readdirSync(systems).sort()) {
  const yaml = new URL(`${id}/rules.yaml`, systems);
  let text;
  try {
    text = readFileSync(yaml, 'utf8');
  } catch {
    continue;
  }
  const { system, title, rules, tables, examples, decisions } = parse(text);
  const trimmed = (_, v) => (typeof v === 'string' ? v.trim() : v);
  const lists = { rules, tables, examples, decisions };
  // Entries that are revealed during play are kept apart and scrambled, so that nobody reads them in passing. The
  // engine unscrambles them.
  const sealed = Object.entries(lists).flatMap(([of, all]) =>
    (all ?? []).flatMap((entry, at) =>
      entry.sealed ? [{ id: entry.id, of, at, text: turned(JSON.stringify(entry, trimmed)) }] : [],
    ),
  );
  const open = Object.fromEntries(
    Object.entries(lists).map(([of, all]) => [of, all?.filter((entry) => !entry.sealed)]),
  );
  const data = JSON.stringify({ system, title, ...open, ...(sealed.length > 0 && { sealed }) }, trimmed, 1);
  const out = new URL(`${id}/src/register.ts`, systems);
  const ids = [rules, tables, examples, decisions].flatMap((list) => (list ?? []).map((entry) => entry.id));
  const twice = ids.find((entry, at) => ids.indexOf(entry) < at);
  if (twice !== undefined) throw new Error(`${id}/rules.yaml has ${twice} twice.`);
  const union = ids.map((id) => `\n  | '${id}'`).join('');
  const made = `// Made from rules.yaml by scripts/register.mjs.\nimport type { Register } from '@shambles/engine';\n\n/** Every entry of the register: another id does not compile. */\nexport type RuleId =${union};\n\nexport const REGISTER = ${data} as unknown as Register;\n`;
  let before = '';
  try {
    before = readFileSync(out, 'utf8');
  } catch {}
  if (before === made) continue;
  stale++;
  if (check)
    console.error(`${id}/src/register.ts does not fit ${id}/rules.yaml; run: node scripts/register.mjs`);
  else writeFileSync(out, made);
}
function turned(text) {
  const by = (code, first, n) => String.fromCharCode(first + ((code - first + n / 2) % n));
  return text.replace(/[a-z0-9]/gi, (c) =>
    by(c.charCodeAt(0), c < 'A' ? 48 : c < 'a' ? 65 : 97, c < 'A' ? 10 : 26),
  );
}

process.exit(check && stale > 0 ? 1 : 0);
