import type { Line, Noun } from '@shambles/engine';

export const line = (key: string, values: Line['values'] = {}): Line => ({ key: `tell.${key}`, values });

export const word = (key: string): Noun => ({ noun: key, count: 1 });

export function isZed(id: string): boolean {
  return id.startsWith('zed-');
}

/** A figure's name, or "a zombie". */
export const one = (id: string): Noun => word(isZed(id) ? 'kind.zed' : `person.${id}`);

/** The names of several figures, with zombies counted together. */
export function several(ids: readonly string[]): Noun[] {
  const zeds = ids.filter(isZed).length;
  const people = ids.filter((id) => !isZed(id)).map(one);
  return zeds > 0 ? [...people, { noun: 'kind.zed', count: zeds }] : people;
}

/** A change with its sign: "+1", "−2", "+0". */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
