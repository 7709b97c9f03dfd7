import { joinPayload } from '../security/joinPayload.ts';
import { preloadPicture } from './preloadPicture.ts';
import { createInlineStyles, type ReadSheet } from './styles/inlineStyles.ts';

/**
 * Prepares a rendered page for its visitors, see docs/decisions/025-finished-pages.md. Its policy names inline scripts by their
 * hashes, so it is computed afterwards.
 */
export function createFinishDocument(readSheet: ReadSheet): (html: string) => string {
  const inlineStyles = createInlineStyles(readSheet);
  return (html) => preloadPicture(inlineStyles(joinPayload(html)));
}
