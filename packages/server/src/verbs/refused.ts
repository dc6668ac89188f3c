import { type Refusal, refuse } from '@shambles/engine';

/** Something was asked for that cannot be; nothing has changed. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.text);
  }
}

export function no(code: Refusal['code'], text: string): never {
  throw new Refused(refuse(code, text));
}

/** Refuses what the table refuses. */
export function take(said: { ok: true } | Refusal): void {
  if (!said.ok) throw new Refused(said);
}
