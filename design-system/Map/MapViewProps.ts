import type { Template } from '#domain/fillText.ts';
import type { MapFocus, MapPlace } from './camera.ts';
import type { MapTexts } from './openMap.ts';

/** A place marked on a map. */
export interface MapMarker extends MapPlace {
  readonly id: string;
  /** The accessible name, which is also shown while it is selected. */
  readonly label: string;
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

/** The texts of a map. */
export interface MapLabels extends MapTexts {
  readonly loading: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  /** The name of several markers that would hide each other; it enlarges their area. */
  readonly group: Template<'count'>;
  /** Shown instead of a map that fails. */
  readonly failed: string;
}
