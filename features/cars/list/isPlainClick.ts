import type { MouseEvent } from 'react';

/** Whether a click just follows the link: no new tab, no download. */
export function isPlainClick(event: MouseEvent): boolean {
  return !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}
