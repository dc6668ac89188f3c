import { writeFileSync } from 'node:fs';
import { boardCss } from '../src/styles.js';

writeFileSync(new URL('../src/board.css', import.meta.url), boardCss);
