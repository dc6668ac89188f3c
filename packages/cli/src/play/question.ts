import type { AskView, OrdersShape, Scene, Shape } from '@shambles/engine';
import {
  bearing,
  clockOf,
  codesOf,
  lengthIn,
  levelName,
  type Paint,
  type Teller,
  type Watch,
} from '@shambles/story';
import { columns, wrap } from '../text.js';
import { example, ordersAtOnce } from './orders.js';
import { groupsOf } from './pick.js';
import { isPlace } from './places.js';
import { optionWords } from './things.js';

/** The question with its options, numbered and named, and how to answer in one line. */
export function questionText(
  ask: AskView,
  scene: Scene,
  teller: Teller,
  paint: Paint,
  width: number,
  hint = true,
  watch?: Watch,
): string {
  const { shape } = ask;
  const words = (option: { readonly id: string; readonly on?: string }, label: string) =>
    optionWords(option, label, scene, paint, watch);
  const lines = [`${paint(teller.say(ask.line), 'strong')}  ${paint(ask.rule, 'dim')}\n`];
  switch (shape.kind) {
    case 'choose':
      lines.push(
        list(
          shape.options.map((o, i) => [`${i + 1}`, words(o, teller.say(o.line))]),
          width,
        ),
      );
      break;
    case 'some':
      lines.push(
        list(
          groupsOf(shape.options, shape.like, scene, teller).map((g) => [
            `${g.number}`,
            words(optionOf(shape.options, g.ids[0]), g.label),
          ]),
          width,
        ),
      );
      break;
    case 'allocate':
      lines.push(
        list(
          groupsOf(shape.options, shape.like, scene, teller).map((g) => [
            `${g.number}`,
            `${words(optionOf(shape.options, g.ids[0]), g.label)}, takes ${shape.options.find((o) => o.id === g.ids[0])?.price}`,
          ]),
          width,
        ),
      );
      break;
    case 'place':
      lines.push(
        list(
          groupsOf(shape.items, shape.like, scene, teller).map((g) => [
            `${g.number}`,
            `${g.label}${cost(g.ids[0] as string, shape)}`,
          ]),
          width,
        ),
      );
      lines.push(wrap(`Places: ${shape.places.join(' ')}`, width, '  '));
      break;
    case 'path':
      lines.push(
        list(
          (shape.next[shape.from] ?? []).map((p, i) => [`${i + 1}`, words({ id: p }, p)]),
          width,
        ),
      );
      break;
    case 'spot':
      lines.push(
        spotText(shape, scene, width, (o) =>
          // The way is told beside a spot to go to; at what one throws is a matter of sight.
          shape.how === 'walk'
            ? optionWords(o, teller.say(o.line), scene, paint)
            : words(o, teller.say(o.line)),
        ),
      );
      break;
    case 'facing':
      lines.push(`  It faces ${clockOf(shape.now)} (${shape.now}°).\n`);
      lines.push(
        list(
          shape.options.map((o, i) => [
            `${i + 1}`,
            `${words(o, teller.say(o.line))}, ${clockOf(o.degrees)} (${o.degrees}°)`,
          ]),
          width,
        ),
      );
      break;
    case 'confirm':
      lines.push(
        list(
          [
            ['y', teller.say(shape.yes)],
            ['n', teller.say(shape.no)],
          ],
          width,
        ),
      );
      break;
    case 'orders':
      lines.push(ordersText(shape, scene, teller, paint, width));
      break;
    default:
  }
  if (hint) lines.push(paint(wrap(howTo(shape), width).trimEnd(), 'dim'), '\n');
  return lines.join('');
}

function cost(id: string, shape: Shape & { kind: 'place' }): string {
  const price = shape.items.find((i) => i.id === id)?.cost;
  return price === undefined ? '' : `, costs ${price}`;
}

function optionOf<O extends { readonly id: string }>(options: readonly O[], id: string | undefined): O {
  return (options.find((o) => o.id === id) ?? options[0]) as O;
}

type SpotOption = (Shape & { kind: 'spot' })['options'][number];

/** Whence and how far, then the named spots with what they cost. */
function spotText(
  shape: Shape & { kind: 'spot' },
  scene: Scene,
  width: number,
  words: (option: SpotOption) => string,
): string {
  const unit = scene.kind === 'measured' ? scene.unit : 'cm';
  const at = ([x, y, level]: readonly [number, number, number]) =>
    `${Number(x.toFixed(1))} ${Number(y.toFixed(1))}${level === 0 ? '' : `, ${levelName(level)}`}`;
  const reach = lengthIn(shape.within, unit);
  const free = shape.lit.some((l) => l.runs.length > 0);
  const how =
    shape.within === 0
      ? `any spot with a dot may be chosen`
      : shape.how === 'walk'
        ? `may go ${reach}`
        : `may throw ${reach}`;
  const from = `  From ${at(shape.from)}; ${free ? how : shape.within === 0 ? 'only what is named here' : `${how}, but only to what is named here`}.\n`;
  // What a spot is called after says where it is.
  const more = (o: SpotOption) => [
    ...(o.at && !isPlace(o.id)
      ? [`${at(o.at)}${shape.how === 'walk' ? heading(shape.from, o.at) : ''}`]
      : []),
    ...(o.cost === undefined || o.cost === 0 ? [] : [`costs ${lengthIn(o.cost, unit)}`]),
  ];
  const entries = shape.options.map((o, i): [string, string] => [
    `${i + 1}`,
    `${words(o)}${more(o).length > 0 ? `: ${more(o).join(', ')}` : ''}`,
  ]);
  return entries.length === 0 ? from : from + list(entries, width);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: colours take no room
const seen = (text: string) => text.replace(/\u001b\[\d+m/g, '').length;

/** Short entries stand side by side. */
function list(entries: readonly (readonly [string, string])[], width: number): string {
  const cells = entries.map(([n, text]) => `${n.padStart(3)} ${text}`);
  const wide = Math.max(...cells.map(seen)) + 2;
  const across = Math.max(1, Math.min(Math.floor(width / wide), Math.ceil(cells.length / 4)));
  const down = Math.ceil(cells.length / across);
  let text = '';
  for (let row = 0; row < down; row++) {
    let line = '';
    for (let column = 0; column < across; column++) {
      const cell = cells[column * down + row];
      if (cell === undefined) continue;
      line += cell + ' '.repeat(Math.max(0, wide - seen(cell)));
    }
    text += `${line.trimEnd()}\n`;
  }
  return text;
}

function ordersText(shape: OrdersShape, scene: Scene, teller: Teller, paint: Paint, width: number): string {
  const codes: ReadonlyMap<string, string> = scene.kind === 'printed' ? codesOf(scene) : new Map();
  const rows: string[] = [];
  for (const at of new Set(shape.stacks.map((s) => s.at))) {
    const stacks = shape.stacks.filter((s) => s.at === at);
    const who = stacks
      .map((s) => `${s.units.length > 1 ? s.units.length : ''}${codes.get(s.like) ?? s.like}`)
      .join(' ');
    const can = shape.verbs.flatMap(({ verb }) => {
      const to = [...new Set(stacks.flatMap((s) => s.to[verb] ?? []))].sort();
      if (to.length === 0 || verb === 'pass') return [];
      const elsewhere = to.filter((t) => t !== at);
      const here = to.length > elsewhere.length ? ['here'] : [];
      const there = elsewhere.length > 6 ? [`${elsewhere.length} places`] : elsewhere;
      return [`${paint(verb, 'strong')} ${[...here, ...there].join(' ')}`];
    });
    const most = shape.leave[at];
    const held =
      most === undefined ? '' : paint(most === 0 ? ' (none may leave)' : ` (${most} may leave)`, 'dim');
    rows.push(
      `  ${at.padEnd(3)} ${who.padEnd(14)} ${can.join(' · ') || paint('may only pass', 'dim')}${held}\n`,
    );
  }
  const now = ordersAtOnce(shape).map((o, i): [string, string] => [
    `${i + 1}`,
    o.id === 'rest'
      ? `rest: go on with ${o.orders.join(', ')}`
      : `${o.id}: ${teller.say((shape.bulk.find((b) => b.id === o.id) ?? shape.finish).line)}`,
  ]);
  return `${rows.join('')}${columns(now.map(([n, text]) => [n, text.slice(0, width - 8)]))}`;
}

/** How to answer in one line. */
function howTo(shape: Shape): string {
  switch (shape.kind) {
    case 'choose':
      return `A number or a name. Odds: ?1`;
    case 'some':
      return `${shape.min === shape.max ? shape.min : `${shape.min} to ${shape.max}`} of them: numbers or names, "1 3" or "${shape.options[0]?.id}"${new Set(Object.values(shape.like)).size < shape.options.length ? '; "1 x2" for two of a kind' : ''}.`;
    case 'allocate':
      return `${shape.amount} to give out: "1 x2, 3" or names.`;
    case 'place':
      return `"${shape.like[shape.items[0]?.id ?? ''] ?? shape.items[0]?.id} x2 > ${shape.places[0]}, rest > ${shape.places[1] ?? shape.places[0]}"; several places are dealt to in turn.${shape.each === undefined ? '' : ` At most ${shape.each} in a place.`}${shape.budget === undefined ? '' : ` At most ${shape.budget} in cost.`}${shape.optional ? ' Or "none".' : ''}`;
    case 'path': {
      const first = shape.next[shape.from]?.[0];
      return `Places in order, at most ${shape.max}: "${first} ${shape.next[first ?? '']?.find((p) => p !== shape.from) ?? ''}"; or "stay".`;
    }
    case 'number':
      return `A whole number from ${shape.min} to ${shape.max}.`;
    case 'spot':
      return spotHint(shape);
    case 'facing':
      return `A number or a name; or a direction: "3h" (on the clock 12 is north), "ne", "135°", "left", "to <figure>".`;
    case 'confirm':
      return 'y or n.';
    case 'orders':
      return `Orders, parted by commas: "${[
        ...new Set(shape.verbs.slice(0, 3).map((v) => example(v.verb, shape))),
      ]
        .filter((e) => e !== shape.finish.id)
        .concat(shape.finish.id)
        .join(
          ', ',
        )}". A kind alone is one counter, a plural all, a place alone everybody there.${firstOdds(shape)}`;
  }
}

/** Which way from here, unless it is here. */
function heading(from: readonly [number, number, number], to: readonly [number, number, number]): string {
  if (Math.hypot(to[0] - from[0], to[1] - from[1]) < 0.1) return '';
  return ` at ${clockOf(bearing([from[0], from[1]], [to[0], to[1]]))}`;
}

function spotHint(shape: Shape & { kind: 'spot' }): string {
  const named = shape.options.length > 0;
  const lit = shape.lit.find((l) => l.runs.length > 0);
  if (!lit) return 'A number or a name.';
  // A spot from the middle of what is lit.
  const i = 3 * Math.floor(lit.runs.length / 6);
  const [row = 0, first = 0, end = 0] = lit.runs.slice(i, i + 3);
  const [x, y] = [(first + end) / 2, row + 0.5].map((n) => Number((n * lit.cell).toFixed(1)));
  const far = Math.floor(shape.within / 2);
  const going =
    far > 0
      ? `, "n ${far}", "3h ${far}" (on the clock 12 is north), "to <figure> ${far}", "away from <figure> ${far}"`
      : '';
  return `${named ? 'A number or a name; or a' : 'A'} spot: "${x} ${y}" (east, north)${going}; a third number is the level. "way" before it only measures.`;
}

function firstOdds(shape: OrdersShape): string {
  const fights = shape.verbs.map((v) => v.verb).filter((v) => v !== 'move' && v !== 'pass');
  const first = fights.map((v) => example(v, shape)).find((e) => e !== shape.finish.id);
  return first === undefined ? '' : ` Odds: odds ${first}`;
}
