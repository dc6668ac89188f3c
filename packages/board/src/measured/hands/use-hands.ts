import { useRef } from 'preact/hooks';
import { Aim } from './aim.js';
import type { Hands } from './hands.js';
import { focus, key } from './keyboard.js';
import { click, hover, leave } from './pointer.js';

/** Handles pointers, keys and assistive technology on a table: pointing, pressing, stepping between things. */
export function useHands(given: Omit<Hands, 'aim' | 'downAt' | 'say'>) {
  const { table, lens, handlers, gestures, setCursor } = given;
  const last = useRef('');
  const downAt = useRef(0);
  const say: Hands['say'] = (over) => {
    const word = over ? `${over.at} ${over.thing}` : '';
    if (word === last.current) return;
    last.current = word;
    handlers.onPoint?.(over);
  };
  const aim = new Aim(table, lens, handlers);
  const hands: Hands = {
    ...given,
    aim,
    say,
    get downAt() {
      return downAt.current;
    },
  };
  return {
    pressable: (id: string) => aim.pressable(id),
    click: (event: MouseEvent) => click(hands, event),
    hover: (event: PointerEvent) => hover(hands, event),
    leave: () => leave(hands),
    focus: (event: FocusEvent) => focus(hands, event),
    key: (event: KeyboardEvent) => key(hands, event),
    down(event: PointerEvent): void {
      gestures.down(event);
      downAt.current = event.timeStamp;
      setCursor(undefined);
    },
    blur(): void {
      setCursor(undefined);
      say(undefined);
    },
  };
}
