import { useRef } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as css from './Map.css.ts';
import { MapFailure, MapLoading } from './MapPlaceholder.tsx';
import type { MapViewProps } from './MapViewProps.ts';
import { Markers } from './Markers.tsx';
import { useMap } from './useMap.ts';

export type { MapMarker, MapViewProps } from './MapViewProps.ts';

/**
 * A map with markers. Its library is fetched when it comes near the window. The page says the same
 * beside it: a map may fail, and it needs script.
 */
export function MapView({ size = 'm', labels, markers, ...props }: MapViewProps) {
  const pane = useRef<HTMLDivElement>(null);
  const { state, map, onMoved } = useMap(pane, { ...props, markers, texts: labels });
  if (state === 'failed') return <MapFailure size={size} label={labels.failed} />;
  return (
    <div className={css.map[size]} data-state={state}>
      <div ref={pane} className={css.pane} />
      {state === 'ready' && map ? (
        <>
          <Markers map={map} markers={markers} group={labels.group} onMoved={onMoved} {...props} />
          <div className={css.controls}>
            <IconButton
              icon="plus"
              label={labels.zoomIn}
              variant="secondary"
              onClick={() => map.zoomBy(1)}
            />
            <IconButton
              icon="minus"
              label={labels.zoomOut}
              variant="secondary"
              onClick={() => map.zoomBy(-1)}
            />
          </div>
        </>
      ) : (
        <MapLoading label={labels.loading} />
      )}
    </div>
  );
}
