import { createInterface, type Interface } from 'node:readline';
import type { Io } from '../io.js';

/** The source of typed lines: a person with a history, or a script. */
export interface Lines {
  /** The next line; undefined when there are no more. `words` can be completed. */
  next(prompt: string, words?: readonly string[]): Promise<string | undefined>;
  close(): void;
}

export function linesOf(io: Io): Lines {
  return io.terminal ? new Typed(io) : new Scripted(io);
}

/** A person at the terminal. Each line has its own reader, so that other kinds of prompt can come in between. */
class Typed implements Lines {
  private history: string[] = [];
  constructor(private readonly io: Io) {}

  next(prompt: string, words: readonly string[] = []): Promise<string | undefined> {
    const reading = createInterface({
      input: this.io.stdin,
      output: this.io.stdout,
      terminal: true,
      history: this.history,
      historySize: 200,
      removeHistoryDuplicates: true,
      completer: (line: string) => {
        const last = line.slice(line.lastIndexOf(' ') + 1);
        return [last === '' ? [] : words.filter((w) => w.toLowerCase().startsWith(last.toLowerCase())), last];
      },
    });
    reading.on('history', (history: string[]) => {
      this.history = history;
    });
    return new Promise((resolve) => {
      let answered = false;
      const give = (line: string | undefined) => {
        if (answered) return;
        answered = true;
        reading.close();
        resolve(line);
      };
      reading.question(prompt, give);
      reading.on('SIGINT', () => give(undefined));
      reading.on('close', () => give(undefined));
    });
  }

  close(): void {}
}

/** A script, whose lines are taken as they come. */
class Scripted implements Lines {
  private readonly waiting: string[] = [];
  private ended = false;
  private wake: (() => void) | undefined;
  private readonly reading: Interface;

  constructor(io: Io) {
    this.reading = createInterface({ input: io.stdin, terminal: false });
    this.reading.on('line', (line) => {
      this.waiting.push(line);
      this.wake?.();
    });
    this.reading.on('close', () => {
      this.ended = true;
      this.wake?.();
    });
  }

  async next(): Promise<string | undefined> {
    while (this.waiting.length === 0 && !this.ended)
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    return this.waiting.shift();
  }

  close(): void {
    this.reading.close();
  }
}
