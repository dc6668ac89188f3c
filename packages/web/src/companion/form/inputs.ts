import { signal } from '@preact/signals';
import type { AnySystem, Json } from '@shambles/engine';

type Piece = Pick<AnySystem['procedures'][number], 'id' | 'example'>;

/** What the forms of this visit hold, by system and piece. */
const inputs = signal<ReadonlyMap<string, Json>>(new Map());

/** What a form holds: at first, what its piece has to try. */
export const inputOf = (system: string, { id, example }: Piece): Json =>
  inputs.value.get(`${system}/${id}`) ?? example;

export function setInput(system: string, { id }: Pick<Piece, 'id'>, input: Json): void {
  inputs.value = new Map(inputs.value).set(`${system}/${id}`, input);
}
