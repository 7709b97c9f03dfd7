import { useRef } from 'react';
import { fetchFormToken } from './fetchFormToken.ts';

interface FormTokenControl {
  /** Fetches a token when a filling is begun, and again if that failed; resolves with it. */
  readonly begin: () => Promise<string | undefined>;
  /** Must be called when the filling was received or refused: what is sent next has a new token. */
  readonly end: () => void;
}

/** The token of a form. Nothing is fetched before the visitor enters something. */
export function useFormToken(fetchToken = fetchFormToken): FormTokenControl {
  const token = useRef<Promise<string | undefined>>(undefined);

  async function begin(): Promise<string | undefined> {
    token.current ??= fetchToken();
    const fetched = await token.current;
    if (fetched === undefined) token.current = undefined;
    return fetched;
  }

  function end() {
    token.current = undefined;
  }

  return { begin, end };
}
