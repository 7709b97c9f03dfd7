/** The header with the tags of a cached document, among them the `_N_T_/path` tags of `revalidatePath`. */
export const cacheTagsHeader = 'x-next-cache-tags';
