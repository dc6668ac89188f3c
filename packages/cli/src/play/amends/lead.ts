import { confirm, isCancel, select, text } from '@clack/prompts';
import type { Correctable, Json, Patch, Scene } from '@shambles/engine';
import { placedAt, type Subject, stands, valueInWords } from '@shambles/story';
import type { Io } from '../../io.js';
import { Unclear } from '../answers/pick.js';
import { type Amends, amendsText, levelOf, readTyped } from './read.js';

/** Leads a person through what is to be put right, step by step; undefined if the person goes back (Esc). */
export async function leadAmends(
  subjects: readonly Subject[],
  scene: Scene,
  io: Io,
): Promise<Amends | undefined> {
  let patch: Patch = [];
  for (;;) {
    const next = await oneMore(subjects, patch, io);
    if (next === undefined) return undefined;
    patch = next;
    const more = await confirm({ ...streams(io), message: 'And something else?', initialValue: false });
    if (isCancel(more)) return undefined;
    if (!more) break;
    io.out(amendsText(scene, subjects, patch));
  }
  const why = await typed('Why?', (said) => said, io);
  return why === undefined ? undefined : { why, patch };
}

const streams = ({ stdin, stdout }: Io) => ({ input: stdin, output: stdout });

/** The patch with one more thing put right; undefined if the person goes back. */
async function oneMore(subjects: readonly Subject[], patch: Patch, io: Io): Promise<Patch | undefined> {
  const named = subjects.map((of) => ({ value: of, label: of.name }));
  const of = await chosen('What is to be put right?', named, io);
  if (!of) return undefined;
  const whats: { value: Correctable | 'place'; label: string }[] = of.all.map((each) => ({
    value: each,
    label: `${each.what}: ${valueInWords(each, each.now)}`,
  }));
  if (stands(of)) whats.unshift({ value: 'place', label: 'where it stands' });
  const what = await chosen('What of it is wrong?', whats, io);
  if (!what) return undefined;
  if (what === 'place') {
    const at = await typed('Where does it stand? (34 52, to the east and to the north)', readPlace, io);
    return at && placedAt(patch, of, [at[0], at[1], levelOf(of)]);
  }
  const value = await valueFor(what, io);
  return value === undefined
    ? undefined
    : [...patch.filter(({ path }) => path !== what.path), { path: what.path, value }];
}

/** How a value should be: one of those that it can take, or as it is typed. */
async function valueFor(what: Correctable, io: Io): Promise<Json | undefined> {
  const title = `What should "${what.what}" be?`;
  if (!what.values) return typed(title, (said) => readTyped(what, said), io);
  const others = what.values.filter(({ value }) => value !== what.now);
  const one = await chosen(
    title,
    others.map((each) => ({ value: each, label: each.name })),
    io,
  );
  return one?.value;
}

function readPlace(said: string): readonly [x: number, y: number] {
  const [x, y, ...more] = said.split(/[\s;]+/).map(Number);
  if (x === undefined || y === undefined || more.length > 0 || !Number.isFinite(x) || !Number.isFinite(y))
    throw new Unclear('A place is two numbers: 34 52.');
  return [x, y];
}

async function chosen<T extends object | string>(
  message: string,
  options: readonly { readonly value: T; readonly label: string }[],
  io: Io,
): Promise<T | undefined> {
  const numbered = options.map(({ label }, i) => ({ value: i, label }));
  const at = await select({ ...streams(io), message, options: numbered, maxItems: 12 });
  return isCancel(at) ? undefined : options[at]?.value;
}

/** Asks for something typed until it can be read; undefined if the person goes back. */
async function typed<T>(message: string, read: (said: string) => T, io: Io): Promise<T | undefined> {
  const said = await text({
    ...streams(io),
    message,
    validate: (tried) => {
      if ((tried ?? '').trim() === '') return 'Say it, or press Esc.';
      try {
        read((tried ?? '').trim());
        return undefined;
      } catch (error) {
        if (error instanceof Unclear) return error.message;
        throw error;
      }
    },
  });
  return isCancel(said) ? undefined : read(said.trim());
}
