import { Sfc32 } from '@shambles/engine';
import { expect, test } from 'vitest';
import { Figures } from '../figures/figures.js';
import { randomTable } from '../testing/tables.js';
import { Looks } from './looks.js';
import { Sight } from './sight.js';

test('looks that are kept are those that would be drawn, whoever comes, goes, falls or turns', () => {
  const random = new Sfc32('looks');
  for (let n = 0; n < 40; n++) {
    const t = randomTable(`looks-${n}`);
    const figures = new Figures(t.ground.width, t.ground.height, 2000);
    const sight = new Sight(t.ground, t.rules, figures);
    const looks = new Looks(sight, figures);
    let there = [...t.figures];
    for (let turn = 0; turn < 6; turn++) {
      figures.sync(there);
      for (let k = 0; k < 2; k++)
        for (let i = 0; i < figures.count; i++)
          for (let j = 0; j < figures.count; j++)
            if (i !== j) expect(looks.look(i, j)).toBe(sight.look(i, j));
      const at = random.below(there.length);
      const other = t.figures[random.below(t.figures.length)] as (typeof there)[number];
      const changed = { ...(there[at] as typeof other) };
      if (turn === 0) there[at] = { ...changed, facing: (changed.facing + 90) % 360 };
      else if (turn === 1) there[at] = { ...changed, down: changed.down !== true };
      else if (turn === 2) there[at] = { ...changed, x: other.x, y: other.y };
      else if (turn === 3) there = there.filter((_, i) => i !== at);
      else there = [...there, { ...changed, id: `new-${turn}`, x: other.y / 2, y: other.x / 2 }];
    }
  }
});
