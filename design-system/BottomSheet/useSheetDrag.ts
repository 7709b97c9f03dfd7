import { type PointerEvent, type RefObject, type SyntheticEvent, useRef } from 'react';

interface Drag {
  readonly pointer: number;
  readonly from: number;
  readonly hasMoved: boolean;
}

/** Below this distance, in px, a press is no drag. */
const slack = 6;

interface SheetDrag {
  /** Called while the finger moves, with the distance in px, which is positive downwards. */
  readonly onMove?: ((distance: number) => void) | undefined;
  /** Called when it is lifted; a drag that the browser cancels has the distance 0. */
  readonly onEnd: (distance: number) => void;
}

/** The handlers of a handle that is dragged up and down. A drag is no click. */
export function useSheetDrag({ onMove, onEnd }: SheetDrag) {
  const drag = useRef<Drag>(undefined);
  const { wasDragged, onClickCapture } = useNoClick();

  function start({ pointerId, clientY, isPrimary, button }: PointerEvent) {
    wasDragged.current = false;
    if (!isPrimary || button !== 0) return;
    drag.current = { pointer: pointerId, from: clientY, hasMoved: false };
  }

  function move({ pointerId, clientY, currentTarget }: PointerEvent) {
    const current = drag.current;
    if (current?.pointer !== pointerId) return;
    const distance = clientY - current.from;
    if (!current.hasMoved && Math.abs(distance) < slack) return;
    if (!current.hasMoved) {
      // Only now: a captured pointer doesn't click the buttons of the handle.
      currentTarget.setPointerCapture(pointerId);
      drag.current = { ...current, hasMoved: true };
      wasDragged.current = true;
    }
    onMove?.(distance);
  }

  function end({ pointerId, clientY, type }: PointerEvent) {
    const current = drag.current;
    if (current?.pointer !== pointerId) return;
    drag.current = undefined;
    if (current.hasMoved) onEnd(type === 'pointerup' ? clientY - current.from : 0);
  }

  return {
    onPointerDown: start,
    onPointerMove: move,
    onPointerUp: end,
    onPointerCancel: end,
    onClickCapture,
  };
}

/** Suppresses the click after a press that became a drag. */
function useNoClick() {
  const wasDragged = useRef(false);
  function onClickCapture(event: SyntheticEvent) {
    if (!wasDragged.current) return;
    wasDragged.current = false;
    event.preventDefault();
    event.stopPropagation();
  }
  return { wasDragged, onClickCapture };
}

/** Moves an element down by a distance, or back to its place. */
export function shift(element: RefObject<HTMLElement | null>, distance: number): void {
  if (element.current) element.current.style.translate = distance > 0 ? `0 ${distance}px` : '';
}
