import type { AskView, Line, OrdersShape, Scene, Shape } from '@shambles/engine';
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
import { columns, wrap } from '../../text.js';
import { ordersAtOnce } from '../answers/orders.js';
import { groupsOf } from '../answers/pick.js';
import { isPlace } from '../places.js';
import { optionWords } from '../things.js';
import { howTo } from './howto.js';

/** What it takes to show a question. */
interface Page {
  readonly scene: Scene;
  readonly teller: Teller;
  readonly paint: Paint;
  /** In characters. */
  readonly width: number;
  readonly watch?: Watch | undefined;
}

type Option = Parameters<typeof optionWords>[0];
type Entry = readonly [number: string, text: string];

/** The question with its numbered options and, with `hint`, how to answer in one line. */
export function questionText(ask: AskView, page: Page, hint: boolean): string {
  const { teller, paint, width } = page;
  return [
    `${paint(teller.say(ask.line), 'strong')}  ${paint(ask.rule, 'dim')}\n`,
    optionsText(ask.shape, page),
    ...(hint ? [paint(wrap(howTo(ask.shape), width).trimEnd(), 'dim'), '\n'] : []),
  ].join('');
}

function optionsText(shape: Shape, page: Page): string {
  const { teller, width } = page;
  switch (shape.kind) {
    case 'choose':
      return list(
        numbered(shape.options, (o) => said(o, page)),
        width,
      );
    case 'some':
      return list(
        grouped(shape.options, shape.like, page, (o, label) => words(o, label, page)),
        width,
      );
    case 'allocate':
      return list(
        grouped(shape.options, shape.like, page, (o, label) => `${words(o, label, page)}, takes ${o.price}`),
        width,
      );
    case 'place':
      return placeText(shape, page);
    case 'path':
      return list(
        numbered(shape.next[shape.from] ?? [], (p) => words({ id: p }, p, page)),
        width,
      );
    case 'spot':
      return spotText(shape, page);
    case 'facing':
      return facingText(shape, page);
    case 'confirm':
      return list(
        [
          ['y', teller.say(shape.yes)],
          ['n', teller.say(shape.no)],
        ],
        width,
      );
    case 'orders':
      return ordersText(shape, page);
    default:
      return '';
  }
}

const words = (option: Option, label: string, { scene, paint, watch }: Page): string =>
  optionWords(option, label, scene, paint, watch);

const said = (option: Option & { readonly line: Line }, page: Page): string =>
  words(option, page.teller.say(option.line), page);

const numbered = <T>(things: readonly T[], text: (thing: T) => string): Entry[] =>
  things.map((thing, i) => [`${i + 1}`, text(thing)]);

/** One entry for each group of similar options, described by the first of the group. */
function grouped<O extends { readonly id: string; readonly line: Line }>(
  options: readonly O[],
  like: Parameters<typeof groupsOf>[1],
  { scene, teller }: Page,
  text: (option: O, label: string) => string,
): Entry[] {
  return groupsOf(options, like, scene, teller).map((g) => [
    `${g.number}`,
    text((options.find((o) => o.id === g.ids[0]) ?? options[0]) as O, g.label),
  ]);
}

function placeText(shape: Shape & { kind: 'place' }, page: Page): string {
  const items = grouped(
    shape.items,
    shape.like,
    page,
    ({ cost }, label) => `${label}${cost === undefined ? '' : `, costs ${cost}`}`,
  );
  return list(items, page.width) + wrap(`Places: ${shape.places.join(' ')}`, page.width, '  ');
}

function facingText(shape: Shape & { kind: 'facing' }, page: Page): string {
  const options = numbered(shape.options, (o) => `${said(o, page)}, ${clockOf(o.degrees)} (${o.degrees}°)`);
  return `  It faces ${clockOf(shape.now)} (${shape.now}°).\n${list(options, page.width)}`;
}

type SpotOption = (Shape & { kind: 'spot' })['options'][number];

/** Where the figure starts and how far it may go or throw, then the named spots with their costs. */
function spotText(shape: Shape & { kind: 'spot' }, page: Page): string {
  const { scene, teller, paint, width } = page;
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
  // The name of a named place already says where it is.
  const more = (o: SpotOption) => [
    ...(o.at && !isPlace(o.id)
      ? [`${at(o.at)}${shape.how === 'walk' ? heading(shape.from, o.at) : ''}`]
      : []),
    ...(o.cost === undefined || o.cost === 0 ? [] : [`costs ${lengthIn(o.cost, unit)}`]),
  ];
  // For a spot to go to, `more` tells the way. For a target of a throw, the words say how it is seen.
  const called = (o: SpotOption) =>
    shape.how === 'walk' ? optionWords(o, teller.say(o.line), scene, paint) : said(o, page);
  const entries = numbered(
    shape.options,
    (o) => `${called(o)}${more(o).length > 0 ? `: ${more(o).join(', ')}` : ''}`,
  );
  return entries.length === 0 ? from : from + list(entries, width);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: colours take no room
const seen = (text: string) => text.replace(/\u001b\[\d+m/g, '').length;

/** Lists entries, short ones in several columns. */
function list(entries: readonly Entry[], width: number): string {
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

function ordersText(shape: OrdersShape, { scene, teller, paint, width }: Page): string {
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

/** The direction from one spot to another; empty if they are the same. */
function heading(from: readonly [number, number, number], to: readonly [number, number, number]): string {
  if (Math.hypot(to[0] - from[0], to[1] - from[1]) < 0.1) return '';
  return ` at ${clockOf(bearing([from[0], from[1]], [to[0], to[1]]))}`;
}
