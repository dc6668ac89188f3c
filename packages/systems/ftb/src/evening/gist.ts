import type { AskView, Gist, Json } from '@shambles/engine';
import { twinsOf } from '@shambles/thw';
import type { View } from '../view.js';

/** Where two numbers of dice come to the same for a Star, each button says so: the result alone counts. FTB-3.1.4.4. */
export function gist(_view: View, ask: AskView, value: Json): Gist | undefined {
  const [other] = ask.code === 'free-will' ? twinsOf(ask, value) : [];
  return other && { line: { key: 'gist.same', values: { dice: Number(other.id) } }, vain: false };
}
