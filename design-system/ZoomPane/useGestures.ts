import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { changeOf, pointIn, type Spot, spotOf, type Tap, tapOf } from './gestures.ts';
import { useGlide } from './useGlide.ts';
import type { ZoomFact, ZoomState } from './zoomState.ts';

/** The enlargement per px of the wheel; pinching on a trackpad sends much smaller distances. */
const wheelSpeed = { wheel: 0.002, trackpad: 0.01 };

/** Turns pointers and wheel into facts, and returns the event handlers of the pane. */
export function useGestures(
  pane: RefObject<HTMLElement | null>,
  zoom: ZoomState,
  dispatch: (fact: ZoomFact) => void,
) {
  useWheel(pane, zoom.kind, dispatch);
  const pointers = useRef(new Map<number, Spot>());
  const glide = useGlide(zoom, dispatch);
  const taps = useDoubleTap(dispatch);

  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0) return;
    glide.stop();
    pointers.current.set(event.pointerId, spotOf(event));
    taps.press(event, pointers.current.size);
    // Without it, a mouse that leaves the pane would go on dragging.
    if (zoom.kind === 'zoomed') event.currentTarget.setPointerCapture(event.pointerId);
  };

  const onPointerMove = (event: PointerEvent) => {
    const { before, after } = moveHeld(pointers.current, event);
    if (after.length === 0 || (after.length === 1 && zoom.kind === 'whole')) return;
    glide.follow(event, after.length);
    const frame = event.currentTarget.getBoundingClientRect();
    for (const fact of changeOf(before, after, frame)) dispatch(fact);
  };

  const release = (event: PointerEvent) => {
    pointers.current.delete(event.pointerId);
  };

  const onPointerUp = (event: PointerEvent) => {
    release(event);
    taps.lift(event);
    if (pointers.current.size === 0) glide.start(event);
  };

  const released = { onPointerCancel: release, onPointerLeave: release };
  return { onPointerDown, onPointerMove, onPointerUp, ...released };
}

/** Where the pointers were and are that are held down; nowhere if this one isn't. */
function moveHeld(held: Map<number, Spot>, event: PointerEvent) {
  if (!held.has(event.pointerId)) return { before: [], after: [] };
  const before = [...held.values()];
  held.set(event.pointerId, spotOf(event));
  return { before, after: [...held.values()] };
}

/** Recognises two taps at the same place. */
function useDoubleTap(dispatch: (fact: ZoomFact) => void) {
  const pressed = useRef<Tap>(undefined);
  const tapped = useRef<Tap>(undefined);

  const press = (event: PointerEvent, fingers: number) => {
    pressed.current = fingers === 1 ? { ...spotOf(event), at: event.timeStamp } : undefined;
  };

  const lift = (event: PointerEvent) => {
    const tap = tapOf(pressed.current, { ...spotOf(event), at: event.timeStamp }, tapped.current);
    tapped.current = tap.kind === 'tap' ? tap.tap : undefined;
    if (tap.kind !== 'double') return;
    const frame = event.currentTarget.getBoundingClientRect();
    dispatch({ type: 'doubleTapped', at: pointIn(frame, spotOf(event)) });
  };

  return { press, lift };
}

/** Not a React handler: those of the wheel are passive, and the browser would zoom the page. */
function useWheel(
  pane: RefObject<HTMLElement | null>,
  kind: ZoomState['kind'],
  dispatch: (fact: ZoomFact) => void,
): void {
  useEffect(() => {
    const element = pane.current;
    if (!element) return;
    const zoom = (event: WheelEvent) => {
      // Nothing can be made smaller, so the page scrolls. Pinching on a trackpad would make the page itself smaller.
      if (kind === 'whole' && event.deltaY >= 0 && !event.ctrlKey) return;
      event.preventDefault();
      const speed = event.ctrlKey ? wheelSpeed.trackpad : wheelSpeed.wheel;
      const at = pointIn(element.getBoundingClientRect(), spotOf(event));
      dispatch({ type: 'scaled', factor: Math.exp(-event.deltaY * speed), at });
    };
    element.addEventListener('wheel', zoom, { passive: false });
    return () => element.removeEventListener('wheel', zoom);
  }, [pane, kind, dispatch]);
}
