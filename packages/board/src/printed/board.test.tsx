import { readFileSync } from 'node:fs';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, it, vi } from 'vitest';
import { DieFace, EventClock, nameOfCell, PrintedBoard, Tray, VictoryTrack } from '../index.js';
import { pressable } from '../press.js';
import { boardCss } from '../styles.js';
import { fixture } from '../testing/printed.js';

describe('the printed board', () => {
  it('names every cell with what lies there', () => {
    const html = renderToString(<PrintedBoard scene={fixture} />);
    for (const cell of fixture.cells) expect(html).toContain(`aria-label="${nameOfCell(fixture, cell.id)}"`);
    expect(nameOfCell(fixture, 'C3')).toBe(
      'C3, dirt lot: 2 Tanks (1 spent), 4 Troopers (2 held), 1 Tough Mob, 2 Fast Zombies, 3 Rotting Zombies',
    );
    expect(nameOfCell(fixture, 'C1')).toBe('C1, dirt lot: empty');
  });

  it('is the same picture every time', () => {
    expect(renderToString(<PrintedBoard scene={fixture} />)).toBe(
      renderToString(<PrintedBoard scene={fixture} />),
    );
  });

  it('has buttons only where something may be chosen', () => {
    const quiet = renderToString(<PrintedBoard scene={fixture} marks={{ cells: { C3: 'choice' } }} />);
    expect(quiet).not.toContain('role="button"');
    const html = renderToString(
      <PrintedBoard
        scene={fixture}
        marks={{ cells: { C3: 'choice', D3: 'start' }, stacks: { 'C3/tank': 1 } }}
        onCell={() => {}}
        onStack={() => {}}
      />,
    );
    const buttons = [...html.matchAll(/role="button" aria-label="([^"]*)"/g)].map(([, name]) => name);
    expect(buttons).toEqual([nameOfCell(fixture, 'C3'), '2 Tanks (1 spent) in C3']);
    expect(html).toContain('1/2');
  });

  it('keeps its ids apart from another board of its page', () => {
    const ids = (prefix: string): string[] =>
      [...renderToString(<PrintedBoard scene={fixture} prefix={prefix} />).matchAll(/ id="([^"]*)"/g)].map(
        ([, id]) => id ?? '',
      );
    expect(ids('one').every((id) => id.startsWith('one-'))).toBe(true);
    expect(ids('one').filter((id) => ids('two').includes(id))).toEqual([]);
  });

  it('is pressed with Enter and Space, and no other key', () => {
    const press = vi.fn();
    const { onKeyDown } = pressable('C3', press);
    for (const key of ['Enter', ' ', 'a', 'Tab'])
      onKeyDown?.(new KeyboardEventLike(key) as unknown as KeyboardEvent);
    expect(press).toHaveBeenCalledTimes(2);
  });
});

class KeyboardEventLike {
  constructor(readonly key: string) {}
  preventDefault(): void {}
}

describe('beside the board', () => {
  it('says the score and its level in words', () => {
    expect(renderToString(<VictoryTrack track={fixture.track} />)).toContain(
      'Dead pile 17 of 48: Zombies hold the town (12 to 20)',
    );
  });

  it('says what each tile shows and nothing of those face down', () => {
    const html = renderToString(<EventClock clock={fixture.clock} />);
    expect(html).toContain('Tile 2: 4, Zombie bite (done), Laser (done)');
    expect(html).toContain('Tile 5, now: 3');
    expect(html).toContain('Tile 6, face down');
    expect(html).toContain(`Turn ${fixture.clock.turn} of`);
  });

  it('knows no turn 0', () => {
    const html = renderToString(<EventClock clock={{ ...fixture.clock, turn: 0 }} />);
    expect(html).toContain('aria-label="Before turn 1 of');
    expect(html).not.toMatch(/turn (<b>)?0/i);
  });

  it('counts a tray and names what lies open in it', () => {
    expect(renderToString(<Tray scene={fixture} id="grave" />)).toContain('11 Rotting Zombies');
    expect(renderToString(<Tray scene={fixture} id="cup" />)).toContain('38 counters');
    const trays = fixture.trays.map((tray) => (tray.id === 'cup' ? { ...tray, count: 1 } : tray));
    expect(renderToString(<Tray scene={{ ...fixture, trays }} id="cup" />)).toContain('1 counter<');
  });

  it('shows pips for six sides and a number for more', () => {
    expect(renderToString(<DieFace value={5} />).match(/sb-die-pip/g)).toHaveLength(5);
    expect(renderToString(<DieFace value={17} sides={20} />)).toContain('>17<');
  });
});

it('board.css is what static reports get', () => {
  expect(readFileSync(new URL('../board.css', import.meta.url), 'utf8')).toBe(boardCss);
});
