import { type CameraOptions, Map as LibreMap, setWorkerUrl } from 'maplibre-gl';
import type { MapCamera, MapPlace } from './camera.ts';
import { defaultZoom } from './camera.ts';
import { embeddedStyle, firstFamily } from './embeddedStyle.ts';
import { tiles } from './tiles.ts';

/** The texts of the map itself. */
export interface MapTexts {
  /** The accessible name of the pane that arrow keys move. */
  readonly pane: string;
  /** How to zoom with the wheel, on Windows and Linux. */
  readonly gesturesWindows: string;
  /** The same on a Mac. */
  readonly gesturesMac: string;
  /** How to move the map on a touch screen. */
  readonly gesturesTouch: string;
}

interface MapOptions {
  readonly container: HTMLElement;
  /** The address of a style; without one, the embedded map is shown. */
  readonly styleUrl?: string | undefined;
  readonly camera: MapCamera;
  readonly texts: MapTexts;
  /** The map is complete. */
  readonly onReady: () => void;
  /** The map can't be shown. */
  readonly onFailed: (error: unknown) => void;
  /** The map has moved, so the markers have to be placed again. */
  readonly onMoved: () => void;
}

/** A map in its container. */
export interface OpenMap {
  /** The distance of a place from the upper left corner, in px. */
  readonly project: (place: MapPlace) => { readonly x: number; readonly y: number };
  readonly show: (camera: MapCamera) => void;
  /** Whether the map is at least as close as a zoom. */
  readonly isAsCloseAs: (zoom: number) => boolean;
  /** Moves a place into the middle at the current zoom. */
  readonly center: (place: MapPlace) => void;
  /** Shows one step more or less of the surroundings. */
  readonly zoomBy: (steps: 1 | -1) => void;
  /** Whether the map can't be closer. */
  readonly isClosest: () => boolean;
  /** Shows the area of some places, at least one step closer than now. */
  readonly enlarge: (area: MapCamera) => void;
  readonly close: () => void;
}

/**
 * The embedded map has no streets. Closer than `place`, the surroundings of one place would be an empty
 * ground; up to `max`, visitors tell markers of one town apart. From zoom `street` on, other maps show
 * single streets, for which it is as close as it can be.
 */
const embeddedZoom = { place: 8, max: 10, street: 15 } as const;

/** Room between the outermost markers and the edge, in px. The buttons for the zoom are on the right. */
const padding = { top: 64, right: 84, bottom: 48, left: 48 } as const;

/** Creates a map. Throws without WebGL. */
export function openMap(options: MapOptions): OpenMap {
  const { container, styleUrl, onReady, onFailed, onMoved } = options;
  const adapt = (camera: MapCamera) => (styleUrl === undefined ? withSurroundings(camera) : camera);
  setWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href);
  const map = new LibreMap({
    ...embeddedLimits(styleUrl),
    container,
    style:
      styleUrl ?? embeddedStyle(fontOf(container), window.location.origin, languageOf(container)),
    ...initialView(adapt(options.camera)),
    attributionControl: { compact: false },
    // The page scrolls under a finger or the wheel; two fingers or a key move the map.
    cooperativeGestures: true,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    locale: localeOf(options.texts),
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  reportOutcome(map, styleUrl === undefined ? 'load' : 'style.load', onReady, onFailed);
  map.on('move', onMoved);
  map.on('resize', onMoved);
  return {
    project: ({ longitude, latitude }) => map.project([longitude, latitude]),
    show: (camera) => show(map, adapt(camera)),
    isAsCloseAs: (zoom) =>
      map.getZoom() >= (styleUrl === undefined ? embeddedZoomOf(zoom) : zoom) - roundingError,
    center: ({ longitude, latitude }) => map.easeTo({ center: [longitude, latitude] }),
    zoomBy: (steps) => map.zoomTo(map.getZoom() + steps),
    isClosest: () => map.getZoom() >= map.getMaxZoom() - roundingError,
    enlarge: (area) => enlarge(map, area),
    close: () => map.remove(),
  };
}

/** Of the zoom at the end of an animation. */
const roundingError = 0.01;

function withSurroundings(camera: MapCamera): MapCamera {
  if (camera.kind === 'area') return camera;
  return { ...camera, zoom: embeddedZoomOf(camera.zoom) };
}

function embeddedZoomOf(zoom: number): number {
  return zoom >= embeddedZoom.street ? embeddedZoom.max : Math.min(zoom, embeddedZoom.place);
}

/** The embedded map has no tiles beyond its bounds, and its zoom is limited. */
function embeddedLimits(styleUrl: string | undefined) {
  if (styleUrl !== undefined) return {};
  const [west, south, east, north] = tiles.bounds;
  const maxBounds: [number, number, number, number] = [west, south, east, north];
  return { maxBounds, minZoom: tiles.minZoom, maxZoom: embeddedZoom.max, renderWorldCopies: false };
}

/** An error before the map is complete means that it can't be shown; later ones leave gaps in it. */
function reportOutcome(
  map: LibreMap,
  complete: 'load' | 'style.load',
  onReady: () => void,
  onFailed: (error: unknown) => void,
): void {
  let isSettled = false;
  const settle = (report: () => void) => {
    if (isSettled) return;
    isSettled = true;
    report();
  };
  map.on('error', ({ error }) => settle(() => onFailed(error)));
  map.once(complete, () => settle(onReady));
}

function initialView(camera: MapCamera) {
  return camera.kind === 'place'
    ? viewOf(camera)
    : { bounds: areaOf(camera), fitBoundsOptions: { padding, maxZoom: defaultZoom } };
}

function viewOf({
  center,
  zoom,
}: Extract<MapCamera, { kind: 'place' }>): Required<Pick<CameraOptions, 'center' | 'zoom'>> {
  return { center: [center.longitude, center.latitude], zoom };
}

function areaOf({
  southWest,
  northEast,
}: Extract<MapCamera, { kind: 'area' }>): [number, number, number, number] {
  return [southWest.longitude, southWest.latitude, northEast.longitude, northEast.latitude];
}

/** The library moves at once for visitors who prefer reduced motion. */
function show(map: LibreMap, camera: MapCamera): void {
  if (camera.kind === 'place') map.easeTo(viewOf(atLeast(camera, map.getZoom())));
  else map.fitBounds(areaOf(camera), { padding, maxZoom: defaultZoom });
}

/** Places at almost the same spot would be shown from a zoom at which they still hide each other. */
function enlarge(map: LibreMap, area: MapCamera): void {
  const closest = map.getMaxZoom();
  if (area.kind === 'place') {
    show(map, { ...area, zoom: closest });
    return;
  }
  const fitting = map.cameraForBounds(areaOf(area), { padding });
  const zoom = Math.max(fitting?.zoom ?? 0, map.getZoom() + 1);
  map.easeTo({ ...fitting, zoom: Math.min(zoom, closest) });
}

function atLeast(camera: Extract<MapCamera, { kind: 'place' }>, zoom: number) {
  return camera.isMinimum ? { ...camera, zoom: Math.max(camera.zoom, zoom) } : camera;
}

function fontOf(container: HTMLElement): string {
  return firstFamily(getComputedStyle(container).fontFamily);
}

/** Of the part of the page that the map is in. */
function languageOf(container: HTMLElement): string {
  return container.closest('[lang]')?.getAttribute('lang') ?? '';
}

function localeOf(texts: MapTexts): Record<string, string> {
  return {
    'Map.Title': texts.pane,
    'CooperativeGesturesHandler.WindowsHelpText': texts.gesturesWindows,
    'CooperativeGesturesHandler.MacHelpText': texts.gesturesMac,
    'CooperativeGesturesHandler.MobileHelpText': texts.gesturesTouch,
  };
}
