import type { StoryTag } from './story.ts';

/** The query parameter that carries the keys of the chosen tags: `?tags=elbil,verkstad`. */
export const tagsParameter = 'tags';

/** Limits the cost of crafted addresses; no visitor chooses more. */
const maxTags = 50;

/** The tag keys in a query, with or without its question mark; without duplicates. */
export function readTags(query: string): readonly string[] {
  const written = new URLSearchParams(query).getAll(tagsParameter).join(',');
  const keys = written.split(',').map((key) => key.trim());
  return [...new Set(keys.filter(Boolean))].slice(0, maxTags);
}

/** Replaces the tags in a query; other parameters are kept. */
export function writeTags(query: string, keys: readonly string[]): string {
  const parameters = new URLSearchParams(query);
  parameters.delete(tagsParameter);
  // Not with `URLSearchParams`, which would escape the commas.
  const chosen =
    keys.length > 0 ? `${tagsParameter}=${keys.map(encodeURIComponent).join(',')}` : '';
  const whole = [parameters.toString(), chosen].filter(Boolean).join('&');
  return whole && `?${whole}`;
}

/**
 * The chosen keys that are tags, in the order of the tags, so that the same choice always has the
 * same address.
 */
export function knownTags(keys: readonly string[], tags: readonly string[]): readonly string[] {
  return tags.filter((tag) => keys.includes(tag));
}

/** The choice after one tag was pressed. */
export function toggleTag(chosen: readonly string[], key: string): readonly string[] {
  return chosen.includes(key) ? chosen.filter((each) => each !== key) : [...chosen, key];
}

/** The ids of the tags with these keys; unknown keys are ignored. */
export function tagIdsOf(keys: readonly string[], tags: readonly StoryTag[]): readonly string[] {
  return tags.filter((tag) => keys.includes(tag.key)).map((tag) => tag.id);
}
