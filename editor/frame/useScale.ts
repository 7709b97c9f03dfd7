import { type RefObject, useEffect, useRef, useState } from 'react';

/** The room for a frame, and how much the frame is scaled down to fit. */
interface Scale {
  readonly room: RefObject<HTMLDivElement | null>;
  readonly scale: number;
  /** The height of the frame before it is scaled, in CSS pixels. */
  readonly height: number;
}

const unmeasured = { width: 0, height: 0 };

/** Fits a frame of a width into its room. It is never scaled up. */
export function useScale(width: number): Scale {
  const room = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState(unmeasured);
  useEffect(() => {
    const element = room.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize(entry.contentRect);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const scale = size.width === 0 ? 1 : Math.min(1, size.width / width);
  return { room, scale, height: Math.min(size.height / scale, tallestWindow(width)) };
}

/**
 * The height of the tallest usual window of a width: of phones, tablets and desktops. Pages have parts that are as high as the
 * window, which would be far too high if a wide page were scaled into a narrow room.
 */
function tallestWindow(width: number): number {
  const ratio = width < 768 ? 2.2 : width < 1024 ? 1.4 : 1;
  return Math.round(width * ratio);
}
