/** A priority queue by price; of equal prices the lowest number comes first. */
export class Heap {
  private readonly price: number[] = [];
  private readonly item: number[] = [];

  get size(): number {
    return this.item.length;
  }

  /** The price of the item that `pop` returns next. */
  get least(): number {
    return this.price[0] ?? Infinity;
  }

  push(price: number, item: number): void {
    const { price: p, item: t } = this;
    let at = t.length;
    p.push(price);
    t.push(item);
    while (at > 0) {
      const up = (at - 1) >> 1;
      if (!this.before(price, item, up)) break;
      p[at] = p[up] as number;
      t[at] = t[up] as number;
      at = up;
    }
    p[at] = price;
    t[at] = item;
  }

  /** Removes and returns the first item; -1 if there is none. */
  pop(): number {
    const { price: p, item: t } = this;
    const first = t[0];
    if (first === undefined) return -1;
    const price = p.pop() as number;
    const item = t.pop() as number;
    const n = t.length;
    if (n === 0) return first;
    let at = 0;
    for (;;) {
      let down = 2 * at + 1;
      if (down >= n) break;
      if (down + 1 < n && this.before(p[down + 1] as number, t[down + 1] as number, down)) down++;
      if (this.before(price, item, down)) break;
      p[at] = p[down] as number;
      t[at] = t[down] as number;
      at = down;
    }
    p[at] = price;
    t[at] = item;
    return first;
  }

  private before(price: number, item: number, at: number): boolean {
    const other = this.price[at] as number;
    return price < other || (price === other && item < (this.item[at] as number));
  }
}
