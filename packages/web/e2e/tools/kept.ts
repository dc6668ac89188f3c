import type { Entry, Json } from '@shambles/engine';
import { expect } from 'vitest';
import type { Opened } from './games.js';
import { mouse } from './hands.js';
import type { Twin } from './twin.js';

/** Checks that the game on the page is over and that the journal kept by the browser equals its twin's. */
export async function endsLike(twin: Twin, { page, table, bad }: Opened): Promise<void> {
  expect(twin.table.over).toBe(true);
  expect(await table.settled()).toBe('over');
  await table.kept();
  const lines = await page.evaluate<string[]>(ENTRIES);
  // Only the entries count: a checkpoint stands before them.
  const entries = lines.filter((l) => l.startsWith('{"n":')).map((line) => JSON.parse(line) as Entry);
  expect(answersIn(entries)).toEqual(answersIn(twin.table.journal.line(twin.table.head)));
  expect(entries.at(-1)?.sum).toBe(twin.table.sum);
  expect(bad).toEqual([]);
}

const answersIn = (entries: readonly Entry[]): Json[] =>
  entries.flatMap(({ deed }) => (deed.t === 'answer' ? [[deed.ask, deed.value]] : []));

/** The journal of the only game, as the browser keeps it. */
const ENTRIES = `new Promise((done) => {
  const opening = indexedDB.open('shambles');
  opening.onsuccess = () => {
    const entries = opening.result.transaction('entries').objectStore('entries').getAll();
    entries.onsuccess = () => done(entries.result);
  };
})`;

/** Plays a whole game with typed dice and checks that the story tells what was typed. Returns the number of dice. */
export async function fallsAsTyped(twin: Twin, opened: Opened): Promise<number> {
  await twin.lead(opened.table, mouse(opened.table));
  expect(await typedFaces(opened)).toEqual(twin.typed);
  await endsLike(twin, opened);
  return twin.typed.flat().length;
}

/** The faces of all typed rolls as the story tells them, each roll in the order shown. */
async function typedFaces({ page, table }: Opened): Promise<number[][]> {
  await page.getByRole('group', { name: 'Show' }).getByRole('button', { name: 'Dice' }).click();
  const shut = table.story.getByRole('heading').getByRole('button', { expanded: false });
  while ((await shut.count()) > 0) await shut.first().click();
  return table.story.locator('.side-roll', { hasText: 'own dice' }).evaluateAll(FACES);
}

/** The faces of each roll, in the order shown. */
const FACES = (rolls: Element[]): number[][] =>
  rolls.map((roll) =>
    [...roll.querySelectorAll('[role=img]')].map((die) =>
      Number.parseInt(die.getAttribute('aria-label') ?? '', 10),
    ),
  );
