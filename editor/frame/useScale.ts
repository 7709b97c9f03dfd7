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
  return { room, scale, height: size.height / scale };
}
