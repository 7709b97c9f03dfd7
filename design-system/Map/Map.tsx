import { useRef } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { MapFocus, MapPlace } from './camera.ts';
import * as css from './Map.css.ts';
import { MapFailure, MapLoading } from './MapPlaceholder.tsx';
import { Markers } from './Markers.tsx';
import type { MapTexts } from './openMap.ts';
import { useMap } from './useMap.ts';

/** A place marked on a map. */
export interface MapMarker extends MapPlace {
  readonly id: string;
  /** The accessible name, which is also shown while it is selected. */
  readonly label: string;
}

/** The texts of a map. */
export interface MapLabels extends MapTexts {
  readonly loading: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  /** Shown instead of a map that fails. */
  readonly failed: string;
}

export interface MapViewProps {
  /** The marked places, in reading order. */
  readonly markers: readonly MapMarker[];
  /** The place in the middle; by default, all markers are shown, or Stockholm if there are none. */
  readonly center?: MapPlace | undefined;
  /**
   * The zoom, from 0 (the world) to 22 (a house).
   * @default 12
   */
  readonly zoom?: number | undefined;
  /** The place that the visitor has chosen, such as in the list beside the map: the map moves to it. */
  readonly focus?: MapFocus | undefined;
  /**
   * The zoom from which markers are visible.
   * @default every zoom
   */
  readonly markersFromZoom?: number | undefined;
  /** The id of the selected marker. */
  readonly selected?: string | undefined;
  /** Called with the id of the marker that the visitor chooses; without it, markers aren't buttons. */
  readonly onSelect?: ((id: string) => void) | undefined;
  /** Called once with the error of a map that can't be shown. */
  readonly onFailed?: ((error: unknown) => void) | undefined;
  /**
   * The height: `m` is 500 px, `s` is 150 px.
   * @default 'm'
   */
  readonly size?: 'm' | 's' | undefined;
  /** The address of a MapLibre style, which replaces the embedded map. */
  readonly styleUrl?: string | undefined;
  readonly labels: MapLabels;
}

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
          <Markers map={map} markers={markers} onMoved={onMoved} {...props} />
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
