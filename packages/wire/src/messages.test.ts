import type { Json } from '@shambles/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deltaOf, fault, Hello, Opening, patched, ToServer, Verb } from './index.js';

const said = (message: unknown, schema: typeof ToServer | typeof Opening = ToServer) => {
  const read = schema.safeParse(message);
  return read.success ? undefined : fault(read.error);
};

describe('messages', () => {
  it.each([
    [5, 'the message: must be a object'],
    [null, 'the message: must be a object'],
    [{}, /^is: must be one of .*hello.*answer.*watch/],
    [{ is: 'dance' }, /^is: must be one of /],
    [{ is: 'answer', id: 'a', value: 1 }, 'ask: must be a string'],
    [{ is: 'answer', id: '', ask: 'x', value: 1 }, 'id: must be at least 1 letters long'],
    [{ is: 'name', id: 'a', name: 'x'.repeat(41) }, 'name: must be at most 40 letters long'],
    [{ is: 'name', id: 'a', name: `Z${'\u0335'.repeat(5)}` }, /^name: has too many marks on one letter/],
    [{ is: 'chat', id: 'a', text: `Z${'\u0335'.repeat(5)}` }, /^text: has too many marks on one letter/],
    [{ is: 'name', id: 'a', name: 'Ng\u1ED5\u0323n \u0E19\u0E37\u0E49' }, ''],
    [{ is: 'dice', id: 'a', roll: 'x', faces: [1, 'two'] }, 'faces.1: must be a number'],
    [{ is: 'undo', id: 'a', to: 1.5 }, 'to: must be a whole number'],
    [{ is: 'undo', id: 'a', to: -2 }, 'to: must be at least -1'],
    [{ is: 'delay', id: 'a', seconds: 1e9 }, 'seconds: must be at most 86400'],
    [{ is: 'redo', id: 'a', extra: 1 }, 'the message: has no "extra"'],
    [JSON.parse('{"is":"redo","id":"a","__proto__":{"x":1}}'), 'the message: has no "__proto__"'],
    [{ is: 'promise', id: 'a', commitment: 'zz' }, 'commitment: has not the form that it must have'],
    [{ is: 'propose', id: 'a', what: { undo: 1, correct: 2 } }, 'what: has no "correct"'],
    [{ is: 'pause', id: 'a', paused: 'yes' }, 'paused: must be a boolean'],
  ])('%j is refused, and the field is named, unless nothing is wrong', (message, text) => {
    if (text instanceof RegExp) expect(said(message)).toMatch(text);
    else expect(said(message) ?? '').toBe(text);
  });

  it('a verb is what a socket takes but hello and ping', () => {
    const hello = { is: 'hello', wire: 1, table: 't', key: 'k' };
    expect(Hello.safeParse(hello).success).toBe(true);
    expect(ToServer.safeParse(hello).success).toBe(true);
    expect(Verb.safeParse(hello).success).toBe(false);
    expect(Verb.safeParse({ is: 'ping' }).success).toBe(false);
  });

  it('an opening names system, scenario, options and seats', () => {
    expect(said({ system: 's', scenario: 'x', options: {}, seats: {} }, Opening)).toBeUndefined();
    expect(said({ system: 's', scenario: 'x', options: { a: 1 }, seats: {} }, Opening)).toMatch(
      /^options\.a: /,
    );
    expect(said({ system: 's', scenario: 'x', options: {} }, Opening)).toMatch(/^seats: /);
  });

  it('whatever is wrong is said in a sentence that is not long', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom('answer', 'propose', 'hello', 'chat'), (value, is) => {
        const data =
          typeof value === 'object' && value !== null && !Array.isArray(value) ? { is, ...value } : value;
        const text = said(data);
        if (text !== undefined) expect(text).toMatch(/^.{1,80}: .{4,}/s);
        expect((text ?? '').length).toBeLessThanOrEqual(500);
      }),
      { numRuns: 500 },
    );
  });
});

describe('deltas', () => {
  const json = fc.jsonValue({ maxDepth: 4 }).map((v) => JSON.parse(JSON.stringify(v)) as Json);
  const things = fc
    .uniqueArray(fc.record({ id: fc.integer({ min: 0, max: 9 }), at: fc.string(), n: fc.nat(5) }), {
      selector: (t) => t.id,
    })
    .map((t) => ({ things: t }) as Json);

  it.each([
    [{}, { valueOf: false }],
    [{ constructor: 1 }, {}],
    [{ a: [1] }, { a: { _t: 'a' } }],
    [JSON.parse('{"__proto__":1}'), JSON.parse('{"__proto__":2}')],
    [[null], [[]]],
  ] as [Json, Json][])('make %j of %j', (before, after) => {
    expect(JSON.stringify(patched(after, deltaOf(after, before)))).toBe(JSON.stringify(before));
    expect(JSON.stringify(patched(before, deltaOf(before, after)))).toBe(JSON.stringify(after));
  });

  it.each([
    ['any data', json],
    ['lists of things with ids', things],
  ])('make the one of the other, over the wire, and leave the first as it was: %s', (_, arbitrary) => {
    fc.assert(
      fc.property(arbitrary, arbitrary, (before, after) => {
        const kept = JSON.stringify(before);
        const delta = deltaOf(before, after);
        const sent = delta === undefined ? undefined : (JSON.parse(JSON.stringify(delta)) as Json);
        expect(patched(before, sent)).toEqual(after);
        expect(JSON.stringify(before)).toBe(kept);
        if (kept === JSON.stringify(after)) expect(delta).toBeUndefined();
      }),
      { numRuns: 1000 },
    );
  });
});
