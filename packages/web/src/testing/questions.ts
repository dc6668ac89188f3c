import { Sfc32, Table } from '@shambles/engine';
import { createTeller } from '@shambles/story';
import { findSystem } from '@shambles/systems';
import { type ComponentChild, render } from 'preact';
import { act } from 'preact/test-utils';
import { type AnyModel, modelFor } from '../play/models/index.js';

type Kind = AnyModel['kind'];

/** The questions of an Aliens vs. Zombies game with random answers, each with its model and the props of a panel. */
function* questions(seed: string) {
  const system = findSystem('avz');
  const teller = createTeller(system);
  const setup = { scenario: system.scenarios[0]!.id, options: {} };
  const table = Table.create(system, { setup, seed });
  const random = new Sfc32(seed);
  while (!table.over) {
    const seat = table.waitingFor[0]!;
    const ask = table.asks(seat)[0]!;
    const model = modelFor({ ask, scene: table.scene(seat), say: (line) => teller.say(line), commit() {} });
    const session = { system, teller, table, view: () => table.view(seat) };
    yield { code: ask.code, model, given: { session, commit() {}, onRule() {} } };
    table.answer({ seat, ask: ask.id, at: ask.at, value: table.sample(seat, random)! });
  }
}

/** Finds the first question of this code and kind for which `looks` finds something. Throws if there is none. */
export function found<K extends Kind, T>(
  { code, kind, seed = 'k' }: { readonly code: string; readonly kind: K; readonly seed?: string },
  looks: (model: Extract<AnyModel, { kind: K }>) => T | undefined,
) {
  for (const { code: asked, model, given } of questions(seed)) {
    if (asked !== code || model.kind !== kind) continue;
    const fits = model as Extract<AnyModel, { kind: K }>;
    const it = looks(fits);
    if (it !== undefined) return { model: fits, given: { ...given, model: fits }, it };
  }
  throw new Error(`Nobody was asked for ${code}.`);
}

/** Renders a component and returns the element that holds it. */
export function page(child: ComponentChild): HTMLElement {
  const root = document.createElement('div');
  act(() => render(child, root));
  return root;
}
