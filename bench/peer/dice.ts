/** State of an sfc32 generator. */
export type Seed = number[];

function bits(r: Seed): number {
  const [a, b, c, d] = r as [number, number, number, number];
  const t = (((a + b) | 0) + d) | 0;
  r[3] = (d + 1) | 0;
  r[0] = b ^ (b >>> 9);
  r[1] = (c + (c << 3)) | 0;
  r[2] = (((c << 21) | (c >>> 11)) + t) | 0;
  return t >>> 0;
}

function below(r: Seed, n: number): number {
  const limit = 0x1_0000_0000 - (0x1_0000_0000 % n);
  for (;;) {
    const drawn = bits(r);
    if (drawn < limit) return drawn % n;
  }
}

export function die(r: Seed): number {
  return below(r, 6) + 1;
}

/** Draws up to `n` things at random. */
export function draw(r: Seed, bag: readonly number[], n: number): number[] {
  const rest = bag.slice();
  const got: number[] = [];
  while (got.length < n && rest.length > 0) {
    const i = below(r, rest.length);
    got.push(rest[i] as number);
    rest[i] = rest[rest.length - 1] as number;
    rest.pop();
  }
  return got;
}
