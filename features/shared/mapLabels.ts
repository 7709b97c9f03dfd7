import type { Dictionary } from '#domain/content/dictionary.ts';

/** The texts of a map in the site's language. */
export function mapLabels(dictionary: Dictionary, name: string) {
  return {
    pane: name,
    loading: dictionary.mapLoading,
    failed: dictionary.mapFailed,
    group: dictionary.mapGroup,
    zoomIn: dictionary.mapZoomIn,
    zoomOut: dictionary.mapZoomOut,
    gesturesWindows: dictionary.mapGesturesWindows,
    gesturesMac: dictionary.mapGesturesMac,
    gesturesTouch: dictionary.mapGesturesTouch,
  };
}
