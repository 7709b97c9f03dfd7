import type { MouseEvent } from 'react';

/** A click that asks for nothing but the link: no new tab, no download. */
export function isPlainClick(event: MouseEvent): boolean {
  return !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}
