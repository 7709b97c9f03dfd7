import { foldText } from '../search/searchText.ts';
import type { Parsed, ParsedSource, RedirectDestination } from './redirectRule.ts';

// A second slash or a backslash would begin a host.
const shape =
  /^(?<origin>https:\/\/[a-z0-9][a-z0-9.-]*(?::\d+)?)?(?<path>\/(?![/\\])[^?#\\\s]*)?(?:\?(?<query>[^#\s]*))?(?<fragment>#\S*)?$/i;
const controlCharacter = /\p{Cc}/u;
const placeholder = /\{([a-z]+|\d+)\}/gi;
// What browsers and header fields don't take as it is, and braces of no parameter.
const unescaped = /\{(?:[a-z]+|\d+)\}|[^\w\-.~!$&'()*+,;=:@/%?#]/giu;
const slashes = /\/{2,}/g;
// Browsers resolve them, escaped or not, to another folder.
const dotSegment = /\/(?:\.|%2e){1,2}(?:\/|$)/i;

/** Parses the destination of a rule; addresses at one of the site's own hosts become paths. */
export function parseDestination(
  destination: string,
  ownHosts: readonly string[],
  sources: readonly ParsedSource[],
): Parsed<RedirectDestination> {
  const { origin = '', path, query = '', fragment = '' } = shape.exec(destination)?.groups ?? {};
  const isMalformed =
    (path === undefined && origin === '') ||
    !destination.isWellFormed() ||
    controlCharacter.test(destination) ||
    dotSegment.test(path ?? '') ||
    path?.includes('//');
  if (isMalformed) return { ok: false, failure: 'malformed-destination' };
  const isOwn = ownHosts.includes(origin.slice('https://'.length).toLowerCase());
  const value = {
    origin: isOwn ? '' : origin,
    path: escapeText(path ?? '/'),
    query: query.includes('{') ? query : new URLSearchParams(query).toString(),
    fragment: fragment === '#' ? '' : escapeText(fragment),
  };
  const names = parametersOf(value);
  return sources.every(({ captures }) => names.every((name) => captures.has(name)))
    ? { ok: true, value }
    : { ok: false, failure: 'unknown-parameter' };
}

function escapeText(text: string): string {
  return text.replace(unescaped, (found) =>
    found.startsWith('{') && found.length > 1 ? found : encodeURIComponent(found),
  );
}

function parametersOf({ path, query }: RedirectDestination): readonly string[] {
  return [...`${path}?${query}`.matchAll(placeholder)].map(([, name = '']) => name.toLowerCase());
}

/** Returns the text that a parameter stands for. */
export type ReadValue = (name: string) => string;

/**
 * The path of a destination with the values of its parameters. `undefined` if the values make a path
 * that browsers would resolve to another one.
 */
export function fillPath(
  { path }: RedirectDestination,
  readValue: ReadValue,
  foldsValues: boolean,
): string | undefined {
  if (!path.includes('{')) return path;
  const written = (value: string) => (foldsValues ? foldText(value) : value);
  const filled = path
    .replaceAll(placeholder, (_whole, name: string) =>
      written(readValue(name.toLowerCase())).split('/').map(encodeURIComponent).join('/'),
    )
    // An empty value could otherwise leave two slashes, which begin a host.
    .replaceAll(slashes, '/');
  return dotSegment.test(filled) ? undefined : filled;
}

/** The query of a destination with the values of its parameters. */
export function fillQuery({ query }: RedirectDestination, readValue: ReadValue): string {
  if (!query.includes('{')) return query;
  const filled = query.replaceAll(placeholder, (_whole, name: string) =>
    encodeURIComponent(readValue(name.toLowerCase())),
  );
  return new URLSearchParams(filled).toString();
}
