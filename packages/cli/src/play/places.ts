import type { AskView, Json, SpotShape, Table } from '@shambles/engine';

/** Prefix of the option ids of free spots that have a name. */
const PLACE = 'place ';

/** The question as a person reads it: after the question's own options come free spots that have a name. */
export function withPlaces(table: Table, ask: AskView): AskView {
  const { system, book } = table;
  const { shape } = ask;
  if (shape.kind !== 'spot') return ask;
  const places = system.rulers?.places?.(table.view(ask.seat), ask, book) ?? [];
  const named = places.flatMap(({ id, option, ...place }) =>
    option === undefined ? [{ ...place, id: `${PLACE}${id}` }] : [],
  );
  return { ...ask, shape: { ...shape, options: [...shape.options, ...named] } };
}

export const isPlace = (id: string): boolean => id.startsWith(PLACE);

/** The answer to give for an option id: for a named place, the spot itself. */
export function givenFor(id: string, shape: SpotShape): Json {
  const at = isPlace(id) ? shape.options.find((o) => o.id === id)?.at : undefined;
  return at ? [...at] : id;
}
