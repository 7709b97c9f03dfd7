import type { Point, ZoomFact, ZoomState } from '#design-system/ZoomPane/zoomState.ts';

/** What a key does while pictures are shown in full screen. */
export type KeyAction =
  | { readonly kind: 'zoom'; readonly fact: ZoomFact }
  | { readonly kind: 'previous' }
  | { readonly kind: 'next' }
  | { readonly kind: 'first' }
  | { readonly kind: 'last' };

const actions: Readonly<Record<string, KeyAction>> = {
  '+': { kind: 'zoom', fact: { type: 'steppedIn' } },
  // On many keyboards, plus is the shifted key of the equals sign.
  '=': { kind: 'zoom', fact: { type: 'steppedIn' } },
  '-': { kind: 'zoom', fact: { type: 'steppedOut' } },
  '0': { kind: 'zoom', fact: { type: 'reset' } },
  ArrowLeft: { kind: 'previous' },
  ArrowRight: { kind: 'next' },
  Home: { kind: 'first' },
  End: { kind: 'last' },
};

/** The movement of an enlarged picture, so that more of the side of the arrow is visible. */
const moves: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: 0.2, y: 0 },
  ArrowRight: { x: -0.2, y: 0 },
  ArrowUp: { x: 0, y: 0.2 },
  ArrowDown: { x: 0, y: -0.2 },
};

/** The arrows move an enlarged picture, and otherwise change it. Shortcuts of the browser are left to it. */
export function fullScreenKey(
  { key, ctrlKey, metaKey, altKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>,
  { kind }: ZoomState,
): KeyAction | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  const by = kind === 'zoomed' ? moves[key] : undefined;
  return by ? { kind: 'zoom', fact: { type: 'dragged', by } } : actions[key];
}
