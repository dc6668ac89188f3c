import type { AskView, Json, Scene, Shape } from '@shambles/engine';
import type { Teller } from '@shambles/story';
import { wordsFor } from '../things.js';
import { readOrders } from './orders.js';
import { groupsOf, pickIds, pickOne, Unclear } from './pick.js';
import { readFacing, readSpot } from './spot.js';

/** Reads what a person typed as an answer to the question: text as the help says, or JSON as it is. Throws Unclear. */
export function readAnswer(text: string, ask: AskView, scene: Scene, teller: Teller): Json {
  if (/^[[{"]/.test(text)) {
    try {
      return JSON.parse(text) as Json;
    } catch {
      throw new Unclear('This begins like JSON and is none.');
    }
  }
  const { shape } = ask;
  switch (shape.kind) {
    case 'choose':
      return pickOne(
        text,
        shape.options.map((o) => ({
          id: o.id,
          label: teller.say(o.line),
          words: scene.kind === 'measured' ? wordsFor(o.on ?? o.id, scene) : [],
        })),
      );
    case 'some':
      return none(text) ? [] : pickIds(text, groupsOf(shape.options, shape.like, scene, teller));
    case 'allocate':
      return allocate(text, shape, scene, teller);
    case 'place':
      return place(text, shape, scene, teller);
    case 'path':
      return path(text, shape);
    case 'number':
      if (!/^-?\d+$/.test(text.trim()))
        throw new Unclear(`A whole number from ${shape.min} to ${shape.max}.`);
      return Number(text);
    case 'confirm':
      return confirm(text, shape, teller);
    case 'spot':
      return readSpot(text, shape, scene, teller);
    case 'facing':
      return readFacing(text, shape, scene, teller);
    case 'orders':
      return readOrders(text, shape, scene);
  }
}

const none = (text: string) => /^(none|nobody|nothing|-)$/i.test(text.trim());

function allocate(text: string, shape: Shape & { kind: 'allocate' }, scene: Scene, teller: Teller): Json {
  const ids = none(text) ? [] : pickIds(text, groupsOf(shape.options, shape.like, scene, teller));
  const price = new Map(shape.options.map((o) => [o.id, o.price]));
  return Object.fromEntries(ids.map((id) => [id, price.get(id) ?? 1]));
}

/** Reads "rotting x3 > A1, rest > F1": assignments from left to right; "rest" is everything not named before. */
function place(text: string, shape: Shape & { kind: 'place' }, scene: Scene, teller: Teller): Json {
  if (none(text)) return {};
  const groups = groupsOf(shape.items, shape.like, scene, teller);
  const used = new Set<string>();
  const placed: { [id: string]: string } = {};
  for (const part of assignments(text)) {
    const [what = '', where = '', more] = part.split('>').map((t) => t.trim());
    if (what === '' || where === '' || more !== undefined)
      throw new Unclear(
        `"${part}" does not say what goes where; write it as "${groups[0]?.words[0] ?? shape.items[0]?.id} > ${shape.places[0]}, rest > ${shape.places[1] ?? shape.places[0]}".`,
      );
    const goals = where.split(/\s+/).map((goal) => placeOf(goal, shape.places));
    const ids = /^(the )?rest$/i.test(what)
      ? shape.items.map((i) => i.id).filter((id) => !used.has(id))
      : /^(all|everything)$/i.test(what)
        ? shape.items.map((i) => i.id)
        : pickIds(what, groups, used);
    for (const [i, id] of ids.entries()) {
      used.add(id);
      // Several goals take turns.
      placed[id] = goals[i % goals.length] as string;
    }
  }
  const out = shape.items.length - Object.keys(placed).length;
  if (out > 0 && !shape.optional)
    throw new Unclear(
      `${out} of ${shape.items.length} are not placed yet; all of them must be. "rest > ${shape.places[0]}" places what is left.`,
    );
  return placed;
}

/** Splits assignments. A comma separates them only after a goal: "tank, ufo > A1, rest > B2" is two. */
function assignments(text: string): string[] {
  const parts: string[] = [];
  for (const part of text
    .split(/[,;]/)
    .map((t) => t.trim())
    .filter((t) => t !== '')) {
    const last = parts[parts.length - 1];
    if (last !== undefined && !last.includes('>')) parts[parts.length - 1] = `${last} ${part}`;
    else parts.push(part);
  }
  return parts;
}

function placeOf(text: string, places: readonly string[]): string {
  const found = places.find((p) => p.toLowerCase() === text.toLowerCase());
  // Leave it to the rules to refuse a place that is not allowed: they know why.
  return found ?? text.toUpperCase();
}

function path(text: string, shape: Shape & { kind: 'path' }): Json {
  if (none(text) || /^(stay|here|stop)$/i.test(text.trim())) return [];
  const steps = text
    .split(/[\s,>]+/)
    .filter((t) => t !== '')
    .map((t) => placeOf(t, Object.keys(shape.next)));
  return steps[0] === shape.from ? steps.slice(1) : steps;
}

function confirm(text: string, shape: Shape & { kind: 'confirm' }, teller: Teller): Json {
  const t = text.trim().toLowerCase();
  if (['y', 'yes', '1', 'true', teller.say(shape.yes).toLowerCase()].includes(t)) return true;
  if (['n', 'no', '2', 'false', teller.say(shape.no).toLowerCase()].includes(t)) return false;
  throw new Unclear('Yes or no?');
}
