import { parseItemId } from '#domain/content/itemId.ts';

/**
 * An id as layouts have it, dashed and in lower case, so that ids of all sources can be compared: the platform writes them
 * plain, with dashes or in braces. `undefined` if it is no id.
 */
export function dashedGuid(text: string): string | undefined {
  const hex = parseItemId(text)?.toLowerCase();
  return hex?.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
