import { brush } from './seed.js';

const SKIN = ['#d9b27a', '#a9764c', '#e2c3a0', '#7a5236', '#c99a7c', '#f0d3b4'] as const;
const HAIR = ['#3a241a', '#17120e', '#b9b4a8', '#5a2b1a', '#a5803f', '#6b3f22'] as const;

/** A person's looks, on the table and on paper, seeded by id and name. */
export function looksOf({ id, name }: { readonly id: string; readonly name: string }) {
  const b = brush(`person ${id} ${name}`);
  const skin = b.pick(SKIN);
  const hair = b.pick(HAIR);
  const head = b.pick(['short', 'short', 'cap', 'tail', 'hood', 'bald'] as const);
  return { skin, hair, head, more: b };
}

const COATS: Readonly<Record<string, readonly [string, ...string[]]>> = {
  amber: ['var(--sm-coat-1)', 'var(--sm-coat-2)', 'var(--sm-coat-4)', 'var(--sm-coat-3)'],
  rose: ['var(--sm-foe)'],
  ice: ['var(--sm-law)'],
  moss: ['var(--sm-coat-4)'],
};

/** A person's coat colour, chosen among those of the tone. */
export function coatOf(of: { readonly id: string; readonly name: string }, tone: string): string {
  return brush(`coat ${of.id} ${of.name}`).pick(
    COATS[tone] ?? ['var(--sm-coat-5)', 'var(--sm-coat-3)', 'var(--sm-coat-4)'],
  );
}
