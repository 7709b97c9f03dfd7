import { minuteMs } from '#domain/units.ts';
import { createSignedQueries } from '#process/signedQueries.ts';

/** The site requests the page at once (ms). */
const lifetimeMs = minuteMs;

/** Signs requests for pages in the editor, and verifies them. */
export interface EditingTokens {
  /** The query of a request with a token that is valid for a minute; `undefined` if editing is off. */
  readonly sign: (query: URLSearchParams) => URLSearchParams | undefined;
  /** Whether a query has a token for exactly its parameters that hasn't expired. Always false if editing is off. */
  readonly isSigned: (query: URLSearchParams) => boolean;
}

/**
 * Creates the tokens of the editor's pages, which are bound to all parameters, such as site, item, language, version and
 * mode. Without an editing secret, editing is off.
 * @param now the time in ms since 1970
 */
export function createEditingTokens(secret: string | undefined, now: () => number): EditingTokens {
  if (secret === undefined) return { sign: () => undefined, isSigned: () => false };
  const { sign, verify } = createSignedQueries({
    keys: [secret],
    purpose: 'pages in the editor',
    now,
  });
  return {
    sign: (query) => sign(query, lifetimeMs),
    isSigned: (query) => verify(query).kind === 'valid',
  };
}
