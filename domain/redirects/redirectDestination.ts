import { foldText } from '../search/searchText.ts';

/** The destination of a rule, taken apart. */
export interface RedirectDestination {
  /** Scheme and host of another site; empty for a path of this one. */
  readonly origin: string;
  /** Path, with parameters in braces. */
  readonly path: string;
  /** Query without its question mark. */
  readonly query: string;
  /** Fragment with its number sign, or empty. */
  readonly fragment: string;
}

// A second slash or a backslash would begin a host.
const shape =
  /^(?<origin>https:\/\/[a-z0-9][a-z0-9.-]*(?::\d+)?)?(?<path>\/(?![/\\])[^?#\\\s]*)?(?:\?(?<query>[^#\s]*))?(?<fragment>#\S*)?$/i;

/** Parses the destination of a rule; addresses at one of the site's own hosts become paths. */
export function parseDestination(
  destination: string,
  ownHosts: readonly string[],
): RedirectDestination | undefined {
  const { origin = '', path, query = '', fragment = '' } = shape.exec(destination)?.groups ?? {};
  if (path === undefined && origin === '') return undefined;
  const isOwn = ownHosts.includes(origin.slice('https://'.length).toLowerCase());
  return { origin: isOwn ? '' : origin, path: path ?? '/', query, fragment };
}

const placeholder = /\{([a-z]+)\}/gi;

/** The names of the parameters in a destination. */
export function parametersOf({ path }: RedirectDestination): readonly string[] {
  return [...path.matchAll(placeholder)].map(([, name = '']) => name.toLowerCase());
}

/** The path of a destination with the values of its parameters, which are written like slugs. */
export function fillPath(
  { path }: RedirectDestination,
  values: Readonly<Record<string, string>>,
): string {
  return path.replaceAll(placeholder, (_whole, name: string) =>
    encodeURIComponent(foldText(values[name.toLowerCase()] ?? '')),
  );
}
