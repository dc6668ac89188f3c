import { signal } from '@preact/signals';
import type { AnySystem, Json } from '@shambles/engine';

type Piece = Pick<AnySystem['procedures'][number], 'id' | 'example'>;

/** The inputs of this visit's forms, by system and procedure. */
const inputs = signal<ReadonlyMap<string, Json>>(new Map());

/** The input of a form; initially the example of its procedure. */
export const inputOf = (system: string, { id, example }: Piece): Json =>
  inputs.value.get(`${system}/${id}`) ?? example;

export function setInput(system: string, { id }: Pick<Piece, 'id'>, input: Json): void {
  inputs.value = new Map(inputs.value).set(`${system}/${id}`, input);
}
