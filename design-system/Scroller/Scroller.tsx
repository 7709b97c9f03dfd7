import { ScrollerIsland } from './ScrollerIsland.tsx';
import type { ScrollerProps } from './ScrollerProps.ts';

/**
 * A native scroll row with buttons that scroll by the number of fully visible entries. Without
 * script it still scrolls, but has no buttons.
 */
export function Scroller(props: ScrollerProps) {
  return <ScrollerIsland {...props} />;
}
