/** Attributes that make a drawing a button or, without a handler, an image with the same name. */
export function pressable(
  name: string,
  press: (() => void) | undefined,
): {
  readonly role: 'button' | 'img';
  readonly 'aria-label': string;
  readonly tabIndex?: number;
  readonly onClick?: () => void;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
} {
  if (!press) return { role: 'img', 'aria-label': name };
  return {
    role: 'button',
    'aria-label': name,
    tabIndex: 0,
    onClick: press,
    onKeyDown: (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      press();
    },
  };
}

/** For pure decoration: the names of cells and stacks say the same. */
export const DECORATION = { 'aria-hidden': true } as const;
