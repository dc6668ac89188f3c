import { signal } from '@preact/signals';
import { type AnySystem, type Register, unseal } from '@shambles/engine';

type Opened = readonly string[] | 'all';

const KEY = 'shambles-unsealed';

function read(): { readonly [system: string]: Opened } {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as { readonly [system: string]: Opened };
  } catch {
    return {};
  }
}

/** Sealed entries opened on this device: single ones until the page closes, those of a whole system for good. */
const opened = signal(read());

/** Opens sealed entries of a system. */
export function open({ id }: Pick<AnySystem, 'id'>, which: Opened): void {
  const before = opened.value[id] ?? [];
  if (before === 'all' || (which !== 'all' && which.every((each) => before.includes(each)))) return;
  opened.value = { ...opened.value, [id]: which === 'all' ? which : [...before, ...which] };
  if (which !== 'all') return;
  try {
    const whole = Object.entries(opened.value).filter(([, each]) => each === 'all');
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(whole)));
  } catch {
    // A browser that stores nothing will ask again.
  }
}

export function isOpen({ id }: Pick<AnySystem, 'id'>, entry: string): boolean {
  const which = opened.value[id] ?? [];
  return which === 'all' || which.includes(entry);
}

/** The register with its opened entries, without those still sealed. */
export function readable(system: Pick<AnySystem, 'id'>, register: Register): Register {
  return unseal(register, (entry) => isOpen(system, entry));
}
