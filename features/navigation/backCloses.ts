/** Loaded when a menu opens for the first time, because every page has the menu. */
const loadOverlays = () => import('#design-system/Overlay/openOverlays.ts');

/**
 * Makes Back close a menu that covers the page. If the code for it can't be loaded, Back leaves the page.
 *
 * @returns a function to call when the menu has closed.
 */
export function backCloses(close: () => void): () => void {
  let hasClosed: (() => void) | undefined;
  let isOpen = true;
  loadOverlays().then(
    ({ openOverlay }) => {
      if (isOpen) hasClosed = openOverlay(close);
    },
    () => undefined,
  );
  return () => {
    isOpen = false;
    hasClosed?.();
  };
}
