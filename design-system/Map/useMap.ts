import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { onApproach } from '../onApproach.ts';
import { cameraFor } from './camera.ts';
import type { MapViewProps } from './MapViewProps.ts';
import type { MapTexts, OpenMap } from './openMap.ts';

/** How far around the window a map is loaded, so that it is ready in time. */
const rootMargin = '300px';

/** `waiting` until the map came near and is complete. */
type MapState = 'waiting' | 'ready' | 'failed';

interface Options
  extends Pick<MapViewProps, 'markers' | 'focus' | 'center' | 'zoom' | 'styleUrl' | 'onFailed'> {
  readonly texts: MapTexts;
}

/** Opens a map in an element once it comes near the window, and keeps showing the markers. */
export function useMap(pane: RefObject<HTMLElement | null>, options: Options) {
  const [state, setState] = useState<MapState>('waiting');
  const [map, setMap] = useState<OpenMap>();
  const listeners = useRef(new Set<() => void>());
  const current = useRef(options);
  useEffect(() => {
    current.current = options;
  });
  const onMoved = useCallback((listener: () => void) => {
    listeners.current.add(listener);
    return () => void listeners.current.delete(listener);
  }, []);

  useEffect(() => {
    const container = pane.current;
    if (!container) return;
    let isGone = false;
    let opened: OpenMap | undefined;
    const fail = (error: unknown) => {
      if (isGone) return;
      setState('failed');
      current.current.onFailed?.(error);
      // Not now: the map may be reporting the error.
      const failed = opened;
      opened = undefined;
      queueMicrotask(() => failed?.close());
    };
    const open = async () => {
      // Never true here, but the compiler then leaves the library of 1 MB out of the server's code.
      if (typeof window === 'undefined') return;
      try {
        const { openMap } = await import('./openMap.ts');
        if (isGone) return;
        const { styleUrl, texts } = current.current;
        opened = openMap({
          container,
          styleUrl,
          texts,
          camera: cameraOf(current.current),
          onReady: () => setState('ready'),
          onFailed: fail,
          onMoved: () => {
            for (const listener of listeners.current) listener();
          },
        });
        setMap(opened);
      } catch (error) {
        fail(error);
      }
    };
    const stop = onApproach(container, rootMargin, open);
    return () => {
      isGone = true;
      stop();
      opened?.close();
    };
  }, [pane]);

  useShownMarkers(state === 'ready' ? map : undefined, options);
  return { state, map, onMoved };
}

/** Moves the map when other markers, or another place, are to be shown. */
function useShownMarkers(map: OpenMap | undefined, options: Options): void {
  const camera = cameraOf(options);
  const key = JSON.stringify(camera);
  const latest = useRef(camera);
  const shown = useRef(key);
  useEffect(() => {
    latest.current = camera;
  });
  useEffect(() => {
    if (!map || shown.current === key) return;
    shown.current = key;
    map.show(latest.current);
  }, [map, key]);
}

function cameraOf({ focus, center, zoom, markers }: Options) {
  return cameraFor({ focus, center, zoom, places: markers });
}
