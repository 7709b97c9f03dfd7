/** A place on earth in degrees (WGS 84). */
export interface MapPlace {
  readonly latitude: number;
  readonly longitude: number;
}

/** What a map shows: a place at a zoom, or an area. */
export type MapCamera =
  | {
      readonly kind: 'place';
      readonly center: MapPlace;
      readonly zoom: number;
      /** Whether a closer zoom of the visitor's is kept. */
      readonly isMinimum?: boolean | undefined;
    }
  | { readonly kind: 'area'; readonly southWest: MapPlace; readonly northEast: MapPlace };

/** Stockholm: what a map without markers shows. */
export const defaultCenter: MapPlace = { latitude: 59.3293, longitude: 18.0686 };

/** The default zoom of a map; also the closest at which several markers are shown. */
export const defaultZoom = 12;

/** A place that the map moves to. */
export interface MapFocus extends MapPlace {
  /** The map zooms in to this zoom; a closer one is kept. */
  readonly minZoom: number;
}

interface View {
  /** What the visitor has chosen; it wins. */
  readonly focus?: MapFocus | undefined;
  /** What the owner asks for, if anything. */
  readonly center?: MapPlace | undefined;
  readonly zoom?: number | undefined;
  /** The places of the markers. */
  readonly places: readonly MapPlace[];
}

/** The place in focus, else the requested one; without one, the area of all markers, or Stockholm if there is no marker. */
export function cameraFor({ focus, center, zoom = defaultZoom, places }: View): MapCamera {
  if (focus) {
    const { latitude, longitude, minZoom } = focus;
    return { kind: 'place', center: { latitude, longitude }, zoom: minZoom, isMinimum: true };
  }
  if (center) return { kind: 'place', center, zoom };
  const [first] = places;
  if (!first) return { kind: 'place', center: defaultCenter, zoom };
  const southWest = corner(places, Math.min);
  const northEast = corner(places, Math.max);
  return isSamePlace(southWest, northEast)
    ? { kind: 'place', center: first, zoom }
    : { kind: 'area', southWest, northEast };
}

function corner(
  places: readonly MapPlace[],
  choose: (...values: readonly number[]) => number,
): MapPlace {
  return {
    latitude: choose(...places.map(({ latitude }) => latitude)),
    longitude: choose(...places.map(({ longitude }) => longitude)),
  };
}

/** Whether two places are equal. */
export function isSamePlace(one: MapPlace, other: MapPlace): boolean {
  return one.latitude === other.latitude && one.longitude === other.longitude;
}
