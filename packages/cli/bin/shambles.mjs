#!/usr/bin/env node
import { load } from '@shambles/sources';

const { main, processIo } = await load(new URL('../src/command.ts', import.meta.url));
process.exitCode = await main(process.argv.slice(2), processIo());
