import { useState } from 'preact/hooks';
import type { Look } from '../table/sight.js';

/** State for turning a measured table to the figure whose card was pressed. */
export function useLook(): { readonly look: Look | undefined; readonly lookAt: (figure: string) => void } {
  const [look, setLook] = useState<Look | undefined>(undefined);
  return { look, lookAt: (id) => setLook((old) => ({ id, n: (old?.n ?? 0) + 1 })) };
}
