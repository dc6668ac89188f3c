import { type Refusal, refuse } from '@shambles/engine';

/** Thrown when a verb cannot be carried out; nothing has changed. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.text);
  }
}

export function no(code: Refusal['code'], text: string): never {
  throw new Refused(refuse(code, text));
}

/** Throws Refused if the table refused. */
export function take(said: { ok: true } | Refusal): void {
  if (!said.ok) throw new Refused(said);
}
