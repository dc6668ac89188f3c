import type { JSX } from 'preact';
import { brush, r } from '../../seed.js';

/** Specks scattered over a repeating square tile, as one path (one colour). */
function specks(name: string, size: number, count: number, low: number, high: number): string {
  const b = brush(name);
  let d = '';
  for (let i = 0; i < count; i += 1) {
    const s = b.between(low, high);
    d += `M${r(b.between(s, size - s))} ${r(b.between(s, size - s))}h${r(s)}v${r(s * b.between(0.5, 1))}h${r(-s)}z`;
  }
  return d;
}

function tufts(name: string, size: number, count: number): string {
  const b = brush(name);
  let d = '';
  for (let i = 0; i < count; i += 1) {
    const [x, y] = [b.between(2, size - 4), b.between(4, size - 1)];
    d += `M${r(x)} ${r(y)}l${r(b.between(-0.6, 0.9))} -2.6m1.1 2.6l${r(b.between(-0.2, 1.2))} -2.2`;
  }
  return d;
}

const pattern = (id: string, size: number, high = size) =>
  ({ id, width: size, height: high, patternUnits: 'userSpaceOnUse' }) as const;

/** Fill patterns for ground and floors, shared by all areas of a table. */
export function LandDefs({ prefix: p }: { prefix: string }): JSX.Element {
  return (
    <defs>
      <pattern {...pattern(`${p}-grit`, 60)}>
        <path d={specks('grit', 60, 34, 0.5, 1.2)} fill="var(--sm-grit)" />
        <path d={specks('pit', 60, 22, 0.5, 1.3)} fill="var(--sm-pit)" />
      </pattern>
      <pattern {...pattern(`${p}-blades`, 52)}>
        <path d={tufts('blades', 52, 44)} class="sm-line" stroke="var(--sm-blade)" stroke-width=".8" />
      </pattern>
      <pattern {...pattern(`${p}-mown`, 36, 20)} patternTransform="rotate(90)">
        <rect width="36" height="10" fill="var(--sm-mown)" opacity=".7" />
        <path d={tufts('mown', 36, 6)} class="sm-line" stroke="var(--sm-blade)" stroke-width=".6" />
      </pattern>
      <pattern {...pattern(`${p}-slabs`, 15)}>
        <path d="M0 0H15M0 0V15" stroke="var(--sm-slab)" stroke-width=".9" fill="none" />
      </pattern>
      <pattern {...pattern(`${p}-seams`, 48)}>
        <path d="M0 0H48M0 0V48" stroke="var(--sm-seam)" stroke-width="1" fill="none" />
        <path d={specks('seams', 48, 12, 0.5, 1.1)} fill="var(--sm-seam)" />
      </pattern>
      <pattern {...pattern(`${p}-clods`, 56)}>
        <path d={specks('clods', 56, 22, 0.9, 2.4)} fill="var(--sm-clod)" />
        <path d={specks('pebbles', 56, 14, 0.6, 1.4)} fill="var(--sm-pebble)" />
      </pattern>
      <pattern {...pattern(`${p}-ripples`, 44, 22)}>
        <path
          d="M3 6q4 -2.6 8 0t8 0M24 16q4 -2.6 8 0t8 0"
          class="sm-line"
          stroke="var(--sm-ripple)"
          stroke-width=".9"
          opacity=".7"
        />
      </pattern>
      <pattern {...pattern(`${p}-hatch`, 9)} patternTransform="rotate(45)">
        <path d="M0 0V9" stroke="var(--sm-hatch)" stroke-width="1" />
      </pattern>
      <pattern {...pattern(`${p}-gravel`, 40)}>
        <path d={specks('gravel', 40, 26, 0.5, 1.2)} fill="var(--sm-gravel)" />
      </pattern>
      <pattern {...pattern(`${p}-plank`, 60, 14)}>
        <path d="M0 0H60M0 7H60M18 0V7M44 7V14" stroke="var(--sm-plank-line)" stroke-width=".7" fill="none" />
      </pattern>
      <pattern {...pattern(`${p}-lino`, 16)}>
        <rect width="8" height="8" fill="var(--sm-lino-line)" opacity=".55" />
        <rect x="8" y="8" width="8" height="8" fill="var(--sm-lino-line)" opacity=".55" />
      </pattern>
      <pattern {...pattern(`${p}-screed`, 40)}>
        <path d="M0 0H40M0 0V40" stroke="var(--sm-screed-line)" stroke-width=".8" fill="none" />
        <path d={specks('screed', 40, 9, 0.6, 1.5)} fill="var(--sm-screed-line)" />
      </pattern>
    </defs>
  );
}
