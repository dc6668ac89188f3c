import { effect, signal } from '@preact/signals';

export interface Settings {
  readonly theme: 'auto' | 'dark' | 'paper';
  /** Whether things move; unset: as the device asks for. */
  readonly motion?: boolean;
  readonly bigText: boolean;
  /** Orders that are left after dice are carried out without asking again. */
  readonly carryOn: boolean;
  /** Whether the device tells of one's turn at a table elsewhere. */
  readonly notify?: boolean;
  /** Hints put away, by system and question; all of them when `noHints`. */
  readonly hintsSeen: readonly string[];
  readonly noHints: boolean;
  /** How many questions were answered while a hint stood there, by system and hint. */
  readonly hintsRead: { readonly [hint: string]: number };
}

const PLAIN: Settings = {
  theme: 'dark',
  bigText: false,
  carryOn: false,
  hintsSeen: [],
  noHints: false,
  hintsRead: {},
};
const KEY = 'shambles-settings';

function read(): Settings {
  try {
    return { ...PLAIN, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>) };
  } catch {
    return PLAIN;
  }
}

export const settings = signal<Settings>(read());

export function change(part: Partial<Settings>): void {
  settings.value = { ...settings.value, ...part };
}

const calm = matchMedia('(prefers-reduced-motion: reduce)');
const light = matchMedia('(prefers-color-scheme: light)');

export const moves = (): boolean => settings.value.motion ?? !calm.matches;

/** Which of the two themes is shown. */
const theme = (): 'dark' | 'paper' => {
  const { theme: wanted } = settings.value;
  if (wanted !== 'auto') return wanted;
  return light.matches ? 'paper' : 'dark';
};

/** Keeps what is set, and shows it on the page. */
export function applySettings(): void {
  const show = (): void => {
    const root = document.documentElement;
    root.dataset.theme = theme();
    root.dataset.motion = moves() ? 'on' : 'off';
    root.dataset.text = settings.value.bigText ? 'big' : 'normal';
    document
      .querySelector('meta[name=theme-color]')
      ?.setAttribute('content', theme() === 'dark' ? '#16191d' : '#f4eee0');
  };
  effect(() => {
    show();
    try {
      localStorage.setItem(KEY, JSON.stringify(settings.value));
    } catch {
      // A browser that keeps nothing still plays.
    }
  });
  light.addEventListener('change', show);
  calm.addEventListener('change', show);
}
