import { EventEmitter } from 'node:events';
import { Sfc32 } from '@shambles/engine';
import { WebSocket } from 'ws';

/** What goes wrong on a line: the percentage of messages for each kind of trouble. */
export interface Weather {
  readonly lost: number;
  readonly doubled: number;
  readonly late: number;
  /** The line goes dead without closing. */
  readonly dead: number;
  readonly cut: number;
}

/** A socket with bad weather in both directions. Has the interface of the WebSocket that it wraps. */
export class BadLine extends EventEmitter {
  private readonly socket: WebSocket;
  private readonly random: Sfc32;
  private dead = false;

  constructor(
    url: string,
    seed: string,
    private readonly weather: () => Weather,
  ) {
    super();
    this.random = new Sfc32(seed);
    this.socket = new WebSocket(url);
    this.socket.on('open', () => this.emit('open'));
    this.socket.on('error', (error) => this.emit('error', error));
    this.socket.on('close', (code) => this.emit('close', code));
    this.socket.on('message', (data) => this.pass(() => this.emit('message', data)));
  }

  get readyState(): number {
    return this.socket.readyState;
  }

  send(text: string): void {
    this.pass(() => {
      if (this.socket.readyState === WebSocket.OPEN) this.socket.send(text);
    });
  }

  private pass(deliver: () => void): void {
    const { lost, doubled, late, dead, cut } = this.weather();
    const fell = this.random.below(100);
    if (fell < dead) this.dead = true;
    if (this.dead || fell < dead + lost) return;
    if (fell < dead + lost + cut) this.socket.terminate();
    else if (fell < dead + lost + cut + doubled) {
      deliver();
      deliver();
    } else if (fell < dead + lost + cut + doubled + late) setTimeout(deliver, this.random.below(40));
    else deliver();
  }

  terminate(): void {
    this.socket.terminate();
  }
}
