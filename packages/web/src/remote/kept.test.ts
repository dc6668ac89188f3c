import { type Header, headerLine, type Json } from '@shambles/engine';
import { commitmentTo } from '@shambles/wire';
import { Window } from 'happy-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { caseOf } from '../check/remembered.js';
import { Kept } from './kept.js';
import { readAddress, tableLink } from './links.js';

let kept: Kept;
beforeEach(() => {
  kept = new Kept(new Window().localStorage as unknown as Storage);
});

const opened = {
  table: 't-1',
  commitment: 'c'.repeat(64),
  host: 'host-key',
  seats: { alien: 'a-key', zombie: 'z-key' },
  spectator: 's-key',
};
const about = { title: 'Friday', system: 'avz', mine: ['alien'], now: 7 };

describe('what a browser keeps of a table', () => {
  it('has one entry for each key, those to be given away marked', () => {
    kept.opened(opened, about);
    const all = kept.of('t-1').map(({ role, given }) => [role, given === true]);
    expect(Object.fromEntries(all)).toEqual({ host: false, spectator: true, alien: false, zombie: true });
    expect(kept.get('t-1', 'zombie')?.key).toBe('z-key');
    kept.forget('t-1');
    expect(kept.all()).toEqual([]);
  });

  it('is known as long as the page is open where the browser keeps nothing', () => {
    const full = { length: 0, key: () => null, getItem: () => null, removeItem: () => {} };
    const none = new Kept({
      ...full,
      setItem: () => {
        throw new Error('full');
      },
    });
    for (const one of [none, new Kept(undefined)]) {
      one.opened(opened, about);
      one.name = 'Ann';
      expect(one.number('t-1', 'alien')).toEqual(one.number('t-1', 'alien'));
      expect(one.of('t-1')).toHaveLength(4);
      expect(one.name).toBe('Ann');
      one.forget('t-1');
      expect(one.all()).toEqual([]);
    }
  });

  it('draws the number of a seat once, with the promise that belongs to it', () => {
    kept.opened(opened, about);
    const { share, promise } = kept.number('t-1', 'alien');
    expect(share).toMatch(/^[0-9a-f]{64}$/);
    expect(promise).toBe(commitmentTo(share));
    expect(kept.number('t-1', 'alien')).toEqual({ share, promise });
    expect(kept.get('t-1', 'alien')).toMatchObject({ share, key: 'a-key' });
  });

  it('is compared when the dice are checked', () => {
    kept.opened(opened, about);
    const { share } = kept.number('t-1', 'alien');
    kept.change('t-1', 'alien', { sum: 'abc' });
    const header: Header = {
      format: 'shambles/1',
      system: 'avz',
      revision: 1,
      setup: { scenario: 'standard', options: {} },
      seed: 's',
      dice: 'sfc32',
      people: [],
    };
    const text = (fair: Json): string => `${headerLine({ ...header, fair })}\n`;
    const read = (fair: Json) => {
      try {
        return caseOf(text(fair), kept).remembered;
      } catch (error) {
        return error;
      }
    };
    expect(read({ table: 't-1' })).toEqual({
      commitment: opened.commitment,
      seat: 'alien',
      share,
      sum: 'abc',
    });
    expect(read({ table: 'another' })).toEqual({});
  });
});

describe('addresses', () => {
  it('lead to a table with the key behind the #, where no server sees it', () => {
    const link = tableLink('t-1', 'k_2', 'https://example.org/play/?x=1#game=abc');
    expect(link).toBe('https://example.org/play/?x=1#/table/t-1/k_2');
    expect(readAddress(new URL(link).hash)).toEqual({ is: 'table', table: 't-1', key: 'k_2' });
  });

  it('lead to a check, to a game of this browser, or to the start', () => {
    expect(readAddress('#/check')).toEqual({ is: 'check' });
    expect(readAddress('#/check/t-1')).toEqual({ is: 'check', table: 't-1' });
    expect(readAddress('#game=abc')).toEqual({ is: 'game', id: 'abc' });
    for (const other of ['', '#question', '#/table/', '#/table/a/b/c', '#/table/<x>/y'])
      expect(readAddress(other)).toEqual({ is: 'start' });
  });
});
