import { createSignedQueries, type SignedQueries } from './signedQueries.ts';

/** Where a site answers links to drafts. */
export const previewPath = '/api/editing/preview';

/**
 * The signatures of links to drafts, which the services make and the sites verify. Both know the editing secret, and the link
 * has only what is derived from it.
 * @param now the time in ms since 1970
 */
export function createPreviewSignatures(editingSecret: string, now: () => number): SignedQueries {
  return createSignedQueries({ keys: [editingSecret], purpose: 'links to drafts', now });
}
