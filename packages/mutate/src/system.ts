import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ruleFiles } from './files.js';
import { type Place, placesOf } from './mutants.js';

/** Every place of a system's rules that can be changed. */
export const placesIn = (folder: string): Place[] =>
  ruleFiles(folder).flatMap((file) => placesOf(file, readFileSync(path.join(folder, file), 'utf8')));
