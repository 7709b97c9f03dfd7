import type { StoryTag } from './story.ts';

/** The query parameter that carries the keys of the chosen tags: `?tags=elbil,verkstad`. */
export const tagsParameter = 'tags';

/** No visitor chooses more, and no address makes us look for more. */
const mostTags = 50;

/** The tag keys that a query names, each once; the query begins with a question mark or not. */
export function readTags(query: string): readonly string[] {
  const written = new URLSearchParams(query).getAll(tagsParameter).join(',');
  const keys = written.split(',').map((key) => key.trim());
  return [...new Set(keys.filter(Boolean))].slice(0, mostTags);
}

/** The query with the chosen tags instead of those it named; its other parameters stay. */
export function writeTags(query: string, keys: readonly string[]): string {
  const parameters = new URLSearchParams(query);
  parameters.delete(tagsParameter);
  // By hand, since `URLSearchParams` would write the commas as escapes.
  const chosen =
    keys.length > 0 ? `${tagsParameter}=${keys.map(encodeURIComponent).join(',')}` : '';
  const whole = [parameters.toString(), chosen].filter(Boolean).join('&');
  return whole && `?${whole}`;
}

/**
 * The chosen keys that are tags, in the order of the tags: so the same choice has one address,
 * whatever the order in which it was made.
 */
export function knownTags(keys: readonly string[], tags: readonly string[]): readonly string[] {
  return tags.filter((tag) => keys.includes(tag));
}

/** What the choice becomes when one tag is pressed. */
export function toggleTag(chosen: readonly string[], key: string): readonly string[] {
  return chosen.includes(key) ? chosen.filter((each) => each !== key) : [...chosen, key];
}

/** The ids of the tags of those keys; a key that no tag has gives none. */
export function tagIdsOf(keys: readonly string[], tags: readonly StoryTag[]): readonly string[] {
  return tags.filter((tag) => keys.includes(tag.key)).map((tag) => tag.id);
}
