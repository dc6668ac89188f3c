// Runs a TypeScript file: node run.mjs FILE [ARGUMENTS]
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { load } from './load.mjs';

const [file] = process.argv.splice(2, 1);
await load(pathToFileURL(path.resolve(file)));
