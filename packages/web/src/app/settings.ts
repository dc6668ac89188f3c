import { effect, signal } from '@preact/signals';

export interface Settings {
  readonly theme: 'auto' | 'dark' | 'paper';
  /** Whether things move; if unset, the device's preference decides. */
  readonly motion?: boolean;
  readonly bigText: boolean;
  /** Orders left over after a dice roll are carried out without asking again. */
  readonly carryOn: boolean;
  /** Whether the device notifies the player of a turn at a remote table. */
  readonly notify?: boolean;
  /** Dismissed hints, by system and question; `noHints` dismisses all. */
  readonly hintsSeen: readonly string[];
  readonly noHints: boolean;
  /** Number of questions answered while a hint was shown, by system and hint. */
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

/** The theme that is shown; "auto" follows the device. */
const theme = (): 'dark' | 'paper' => {
  const { theme: wanted } = settings.value;
  if (wanted !== 'auto') return wanted;
  return light.matches ? 'paper' : 'dark';
};

/** Saves the settings and applies them to the page, now and at every change. */
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
      // The game is playable even if the browser stores nothing.
    }
  });
  light.addEventListener('change', show);
  calm.addEventListener('change', show);
}
