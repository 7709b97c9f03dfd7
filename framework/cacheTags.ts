/** The header with the tags of a cached document, among them the `_N_T_/path` tags of `revalidatePath`. */
export const cacheTagsHeader = 'x-next-cache-tags';

/** A tag of every cached document: that of the root layout. */
export const everyDocumentTag = '_N_T_/layout';
