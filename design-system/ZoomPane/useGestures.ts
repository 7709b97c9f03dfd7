import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { changeOf, pointIn, type Spot, spotOf, type Tap, tapOf } from './gestures.ts';
import type { ZoomFact, ZoomState } from './zoomState.ts';

/** The enlargement per px of the wheel; pinching on a trackpad sends much smaller distances. */
const wheelSpeed = { wheel: 0.002, trackpad: 0.01 };

/** Turns pointers and wheel into facts, and returns the event handlers of the pane. */
export function useGestures(
  pane: RefObject<HTMLElement | null>,
  kind: ZoomState['kind'],
  dispatch: (fact: ZoomFact) => void,
) {
  useWheel(pane, dispatch);
  const pointers = useRef(new Map<number, Spot>());
  const pressed = useRef<Tap>(undefined);
  const tapped = useRef<Tap>(undefined);

  const onPointerMove = (event: PointerEvent) => {
    const { current: held } = pointers;
    if (!held.has(event.pointerId)) return;
    const before = [...held.values()];
    held.set(event.pointerId, spotOf(event));
    const after = [...held.values()];
    if (after.length === 1 && kind === 'whole') return;
    const frame = event.currentTarget.getBoundingClientRect();
    for (const fact of changeOf(before, after, frame)) dispatch(fact);
  };

  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0) return;
    pointers.current.set(event.pointerId, spotOf(event));
    const isOnly = pointers.current.size === 1;
    pressed.current = isOnly ? { ...spotOf(event), at: event.timeStamp } : undefined;
    // Without it, a mouse that leaves the pane would go on dragging.
    if (kind === 'zoomed') event.currentTarget.setPointerCapture(event.pointerId);
  };

  const onPointerUp = (event: PointerEvent) => {
    pointers.current.delete(event.pointerId);
    const tap = tapOf(pressed.current, { ...spotOf(event), at: event.timeStamp }, tapped.current);
    tapped.current = tap.kind === 'tap' ? tap.tap : undefined;
    if (tap.kind !== 'double') return;
    const frame = event.currentTarget.getBoundingClientRect();
    dispatch({ type: 'doubleTapped', at: pointIn(frame, spotOf(event)) });
  };

  const release = (event: PointerEvent) => {
    pointers.current.delete(event.pointerId);
  };

  return {
    onPointerDown,
    onPointerMove,
    onPointerUp,
    onPointerCancel: release,
    onPointerLeave: release,
  };
}

/** Not a React handler: those of the wheel are passive, and the browser would zoom the page. */
function useWheel(pane: RefObject<HTMLElement | null>, dispatch: (fact: ZoomFact) => void): void {
  useEffect(() => {
    const element = pane.current;
    if (!element) return;
    const zoom = (event: WheelEvent) => {
      event.preventDefault();
      const speed = event.ctrlKey ? wheelSpeed.trackpad : wheelSpeed.wheel;
      const at = pointIn(element.getBoundingClientRect(), spotOf(event));
      dispatch({ type: 'scaled', factor: Math.exp(-event.deltaY * speed), at });
    };
    element.addEventListener('wheel', zoom, { passive: false });
    return () => element.removeEventListener('wheel', zoom);
  }, [pane, dispatch]);
}
