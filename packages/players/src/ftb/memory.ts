/** Limit on the deeds of one activation: more would be going in circles. */
const MOST_DEEDS = 60;

/** What was chosen in this activation, and from what position, so that nothing is tried twice in vain. */
export class Memory {
  private when = '';
  private readonly known = new Set<string>();
  private count = 0;

  at(when: string): this {
    if (when !== this.when) {
      this.when = when;
      this.known.clear();
      this.count = 0;
    }
    return this;
  }

  has(key: string): boolean {
    return this.count >= MOST_DEEDS || this.known.has(key);
  }

  keep(key: string): void {
    this.count++;
    this.known.add(key);
  }
}
