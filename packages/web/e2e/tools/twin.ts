import { type AskView, type Json, type MeasuredScene, Sfc32, type Shape, Table } from '@shambles/engine';
import { type Bot, findBot } from '@shambles/players';
import { createTeller, type Teller } from '@shambles/story';
import { findSystem } from '@shambles/systems';
import type { Locator } from 'playwright-core';
import type { Hand } from './hands.js';
import type { Played } from './player.js';
import { taking } from './survivor.js';
import { commit, drawn, NAMES, type TablePage } from './table.js';

export interface Same {
  readonly system: string;
  readonly scenario: string;
  readonly seed: string;
  /** Whether the person rolls the dice. They fall 3, 2, 1, 6, 5, 4 and so on. */
  readonly ownDice?: boolean;
}

/** The question for Items to begin with, where each kind stands on the page once with buttons for more and fewer. */
const COUNTED = /begins with \d+ Items/;

/** More dice than any roll has. */
const MANY = 60;

/**
 * The game of the page, played in Node as well. A bot decides, a hand presses the answer of that name on the page, and
 * both games must go the same way.
 */
export class Twin {
  readonly table: Table;
  /** The faces of each typed roll, in the order they fell. */
  readonly typed: (readonly number[])[] = [];
  private readonly bot: Bot;
  private readonly random: Sfc32;
  private readonly teller: Teller;
  private dice = 0;

  /** The only seat. */
  private readonly seat = 'player-1';

  constructor(same: Same) {
    const system = findSystem(same.system);
    const people = [this.seat];
    this.table = Table.create(system, {
      setup: { scenario: same.scenario, options: {} },
      seed: same.seed,
      people,
      ownDice: same.ownDice ? people : [],
    });
    this.bot = findBot(system, 'sensible').make(this.table.book);
    this.random = new Sfc32(same.seed);
    this.teller = createTeller(system, this.table.book);
  }

  /**
   * Plays the game of the page to its end, or until `until` returns true. Throws if the page asks a different question.
   */
  async lead(
    page: TablePage,
    hand: Hand,
    until: (asked: string, played: Played) => boolean | Promise<boolean> = () => false,
  ): Promise<Played> {
    const played: Played = { decisions: 0, kinds: new Map(), asked: new Set() };
    for (;;) {
      const { is, asked, kind } = await page.shown();
      if (is === 'over') return played;
      if (is === 'dice') await this.throwOn(page);
      else {
        if (await until(asked, played)) return played;
        played.kinds.set(kind, (played.kinds.get(kind) ?? 0) + 1);
        played.asked.add(asked);
        played.decisions++;
        await this.answerOn(page, hand, asked);
      }
    }
  }

  private async answerOn(page: TablePage, hand: Hand, asked: string): Promise<void> {
    const { seat } = this;
    const [ask] = this.table.asks(seat);
    const said = ask && this.teller.say(ask.line);
    if (!ask || said !== asked) throw new Error(`The page asks "${asked}", its twin "${said}"`);
    const value = this.decide(ask);
    const scene = this.table.scene(seat);
    const taken = await taking(page);
    const place = this.placeOf(ask, value);
    if (place !== undefined) await hand.press(await answerOf(page, hand, place));
    else if (ask.shape.kind === 'spot' && Array.isArray(value))
      await hand.spot?.(ask.shape, value as [number, number, number], scene as MeasuredScene);
    else if (ask.shape.kind === 'number') await page.question.getByRole('spinbutton').fill(`${value}`);
    else if (COUNTED.test(asked))
      for (const name of this.names(ask.shape, value))
        await hand.press(page.button(`More ${name}`, page.question));
    else for (const name of this.names(ask.shape, value)) await hand.press(await answerOf(page, hand, name));
    if (!(await taken())) await hand.press(commit(page));
    if (!(await taken())) throw new Error(`${JSON.stringify(value)} was not taken as an answer to: ${asked}`);
    const so = this.table.answer({ seat, ask: ask.id, at: ask.at, value });
    if (!so.ok) throw new Error(so.text);
  }

  /** The bot's answer. It turns only to facings that have a name. */
  private decide(ask: AskView): Json {
    const { seat } = this;
    const sample = (random: Sfc32): Json => this.table.sample(seat, random) as Json;
    const value = this.bot.decide({ view: this.table.view(seat), ask, sample }, this.random);
    const { shape } = ask;
    if (shape.kind !== 'facing' || typeof value !== 'number') return value;
    const off = (degrees: number): number => Math.abs(((degrees - value + 540) % 360) - 180);
    return shape.options.toSorted((a, b) => off(a.degrees) - off(b.degrees))[0]?.id ?? shape.now;
  }

  /** The page's name for a spot that no press on the table reaches, because a hand can press lit cells only. */
  private placeOf(ask: AskView, value: Json): string | undefined {
    if (ask.shape.kind !== 'spot' || !Array.isArray(value)) return undefined;
    const cell = ask.shape.lit[0]?.cell ?? 1;
    if (value.slice(0, 2).every((n) => (Number(n) / cell) % 1 === 1 / 2)) return undefined;
    const { system, book } = this.table;
    const places = system.rulers?.places?.(this.table.view(this.seat), ask, book) ?? [];
    const place = places.find(({ at }) => at.every((n, i) => n === value[i]));
    return place && this.teller.say(place.line);
  }

  /** The page's names for an answer; none if the answer is what is chosen already. */
  private names(shape: Shape, value: Json): readonly string[] {
    if (shape.kind === 'confirm') return [this.teller.say(value === true ? shape.yes : shape.no)];
    if (!('options' in shape)) return [];
    return (Array.isArray(value) ? value : [value]).flatMap((id) => {
      const option = shape.options.find((o) => o.id === id);
      if (!option) return [];
      const { say } = this.teller;
      return [option.of ? `${say(option.of.name)}: ${say(option.of.does)}` : say(option.line)];
    });
  }

  /** Types dice by keyboard on the page, and rolls the same ones here. */
  private async throwOn(page: TablePage): Promise<void> {
    const { seat } = this;
    const roll = this.table.rollFor(seat);
    if (!roll) throw new Error('The page calls for dice, its twin does not');
    const faces: number[] = [];
    for (let n = 0; n < MANY; n++) {
      const so = this.table.throwDice({ seat, roll: roll.id, faces });
      if (so.ok) break;
      faces.push(6 - ((this.dice++ + 3) % 6));
    }
    const fell = page.button(NAMES.theseFell);
    for (const face of faces) await page.page.keyboard.press(`${face}`);
    if (await fell.isDisabled())
      throw new Error(`${faces.join(' ')} are not all the dice that the page wants`);
    await page.page.keyboard.press('Enter');
    await drawn(page.page);
    this.typed.push(faces);
  }
}

/** The button of an answer, which may lie in a list that must be opened first. */
async function answerOf(page: TablePage, hand: Hand, name: string): Promise<Locator> {
  const [owner = ''] = name.split(': ');
  const head = page.question.getByRole('button', { name: new RegExp(`^${owner}\\b`), expanded: false });
  if ((await head.count()) > 0) await hand.press(head);
  const answers = await page.answers();
  const hidden = answers.find((a) => NAMES.farther.test(a));
  if (hidden !== undefined && !answers.some((a) => a.startsWith(name))) await hand.press(page.answer(hidden));
  // Rarely wanted answers that begin alike are shown by a press on what they begin with.
  const folds = page.question.locator('.option-fold[aria-expanded=false]');
  const fold = folds.filter({ hasText: name.split(', ', 1)[0] ?? name });
  if ((await page.answer(name).count()) === 0 && (await fold.count()) > 0) await hand.press(fold.first());
  return page.answer(name);
}
