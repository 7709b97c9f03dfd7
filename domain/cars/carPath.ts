import type { Dictionary } from '../content/dictionary.ts';

/** Takes the place of a car's name in an address; no car has this name. */
const noName = '-';

/**
 * The path of a car's page with a placeholder for the car's name, if `path` ends with the car's id.
 * `undefined` for all other paths.
 *
 * @param path - A path within the site and language.
 */
export function pathWithName(
  path: string,
  { pathToCarDetail }: Pick<Dictionary, 'pathToCarDetail'>,
): string | undefined {
  const above = pathToCarDetail.replace(/\/+$/, '');
  const at = path.lastIndexOf('/');
  // A dictionary key without a text is its own text, which isn't a path.
  if (!above.startsWith('/') || path.slice(0, at).toLowerCase() !== above.toLowerCase()) return;
  return path.length > at + 1 ? `${path}/${noName}` : undefined;
}
