import { hasPageImpression } from '#domain/tracking/productDetail.ts';

const pollMs = 100;

/**
 * Acts once the tag manager has recorded the impression of the current page in its data layer, which
 * sends no events. Returns a function that stops waiting.
 */
export function afterImpression(
  page: { readonly dataLayer?: unknown },
  act: () => void,
): () => void {
  const timer = setInterval(() => {
    const { dataLayer } = page;
    // Scripts of others may put something else in its place.
    if (!Array.isArray(dataLayer) || !hasPageImpression(dataLayer)) return;
    clearInterval(timer);
    act();
  }, pollMs);
  return () => clearInterval(timer);
}
