import { type Dispatch, type PointerEvent, useEffect, useRef } from 'react';
import { closeDelayMs, closeDelayWithoutChildrenMs } from '#domain/navigation/menuTiming.ts';
import type { OpenGroupFact } from '#domain/navigation/openGroupState.ts';
import { isRow } from './menuRow.ts';

/**
 * Opens a group on hover and closes it shortly after the mouse has left, so that the mouse may take
 * a diagonal path into the group. Touch and pen input opens groups by pressing.
 */
export function useHover(dispatch: Dispatch<OpenGroupFact>) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  return (index: number, hasChildren: boolean) => ({
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse' || !hasChildren || !isRow()) return;
      clearTimeout(timer.current);
      dispatch({ type: 'hovered', index });
    },
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse' || !isRow()) return;
      clearTimeout(timer.current);
      const delay = hasChildren ? closeDelayMs : closeDelayWithoutChildrenMs;
      timer.current = setTimeout(() => dispatch({ type: 'left' }), delay);
    },
  });
}
