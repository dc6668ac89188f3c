// @vitest-environment happy-dom
import { act } from 'preact/test-utils';
import { expect, it } from 'vitest';
import { found, page } from '../../testing/questions.js';
import { PlacePanel } from './place.js';

const mouse = { touch: false, all: false };

/** The first landing of a game, and its page. */
function landing() {
  const { model, given } = found({ code: 'landing', kind: 'place' }, () => true);
  return { model, root: page(<PlacePanel {...given} />) };
}

it('what landing somewhere comes to, and why nobody lands elsewhere', () => {
  const { model, root } = landing();
  const room = () => root.querySelector('.outlook-room')?.textContent ?? '';
  expect(room()).toMatch(/If nobody lands, the combat strength of \d is lost/);
  const cells = model.scene.value.kind === 'printed' ? model.scene.value.cells.map(({ id }) => id) : [];
  for (const id of cells.filter((each) => !model.places.includes(each))) {
    act(() => model.point(id));
    expect(room()).toContain(`${id} was not empty when the landing began.`);
  }
  const near = model.places.find((id) => {
    act(() => model.point(id));
    return /may strike there next/.test(room());
  });
  expect(near).toBeDefined();
  // What was put down goes on being told of.
  act(() => model.cell(near ?? '', mouse));
  act(() => model.point(undefined));
  expect(room()).toMatch(/may strike there next/);
});

it('those that never land are named, with their reason', () => {
  const { root } = landing();
  expect(root.querySelector('.barred')?.textContent).toMatch(/comes by its event alone/);
});
