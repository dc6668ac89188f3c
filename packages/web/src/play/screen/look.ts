import { useState } from 'preact/hooks';
import type { Look } from '../table/sight.js';

/** The figure that a measured table turns to because its card was pressed. */
export function useLook(): { readonly look: Look | undefined; readonly lookAt: (figure: string) => void } {
  const [look, setLook] = useState<Look | undefined>(undefined);
  return { look, lookAt: (id) => setLook((old) => ({ id, n: (old?.n ?? 0) + 1 })) };
}
