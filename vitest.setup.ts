import fc from 'fast-check';

/**
 * Fixes the random seed, so that a commit is judged alike on every machine and every day. To try other cases:
 * `SHAMBLES_SEED=anything npm run unit`.
 */
const seed = process.env.SHAMBLES_SEED ?? 'shambles';
fc.configureGlobal({ seed: [...seed].reduce((n, c) => (Math.imul(n, 31) + c.charCodeAt(0)) | 0, 0) });
