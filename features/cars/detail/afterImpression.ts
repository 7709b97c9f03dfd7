import { viewState } from '#domain/tracking/productDetail.ts';

const pollMs = 100;
/** How long the impression of a page is awaited after those of earlier pages, in polls. */
const maxPolls = 10;

/**
 * Acts once the tag manager has recorded the impression of the current page in its data layer, which
 * sends no events. Tag managers that report impressions of documents only have none of a page that was opened
 * without a new document; then that of an earlier page is enough after a second. Returns a function that stops
 * waiting.
 */
export function afterImpression(
  page: { readonly dataLayer?: unknown },
  act: () => void,
): () => void {
  let polls = 0;
  const timer = setInterval(() => {
    const { dataLayer } = page;
    // Scripts of others may put something else in its place.
    if (!Array.isArray(dataLayer)) return;
    const state = viewState(dataLayer);
    if (state === 'nothing-due') return;
    polls += 1;
    if (state === 'earlier-impression' && polls < maxPolls) return;
    clearInterval(timer);
    act();
  }, pollMs);
  return () => clearInterval(timer);
}
