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
    if (!pane.current) return;
    return openOnApproach(pane.current, {
      options: () => current.current,
      onOpened: setMap,
      onReady: () => setState('ready'),
      onFailed: (error) => {
        setState('failed');
        current.current.onFailed?.(error);
      },
      onMoved: () => {
        for (const listener of listeners.current) listener();
      },
    });
  }, [pane]);

  useShownMarkers(state === 'ready' ? map : undefined, options);
  return { state, map, onMoved };
}

interface Opening {
  /** The options when the map opens. */
  readonly options: () => Options;
  readonly onOpened: (map: OpenMap) => void;
  readonly onReady: () => void;
  readonly onFailed: (error: unknown) => void;
  readonly onMoved: () => void;
}

/** Opens a map when its element comes near the window. Returns what closes it. */
function openOnApproach(
  container: HTMLElement,
  { options, onOpened, onReady, onFailed, onMoved }: Opening,
): () => void {
  let isGone = false;
  let opened: OpenMap | undefined;
  const fail = (error: unknown) => {
    if (isGone) return;
    onFailed(error);
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
      const { styleUrl, texts } = options();
      const camera = cameraOf(options());
      opened = openMap({ container, styleUrl, texts, camera, onReady, onFailed: fail, onMoved });
      onOpened(opened);
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
