// A thread that thinks for bots, reads setups and runs journals again.
import { load } from '@shambles/sources';

const { check, read, think } = await load(new URL('./work.ts', import.meta.url));

const wake = () => {};

export { check, read, think, wake };
