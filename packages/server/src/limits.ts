/** Lets through so many a second on average, and so many at once. */
export class Bucket {
  private level: number;
  private at: number;

  constructor(
    private readonly perSecond: number,
    private readonly most: number,
    now: number,
  ) {
    this.level = most;
    this.at = now;
  }

  /** Whether one more is let through. `now` in milliseconds. */
  take(now: number): boolean {
    this.level = Math.min(this.most, this.level + ((now - this.at) / 1000) * this.perSecond);
    this.at = now;
    if (this.level < 1) return false;
    this.level--;
    return true;
  }
}
