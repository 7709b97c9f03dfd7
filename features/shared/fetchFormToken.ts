import { formTokenPath } from '#domain/forms/botCheck.ts';

// In ms. A form without a token is sent as well, so visitors don't wait long for it.
const timeoutMs = 3_000;

/** Fetches a token for a form that a visitor has begun to fill in; `undefined` if that fails. */
export async function fetchFormToken(): Promise<string | undefined> {
  try {
    const answer = await fetch(formTokenPath, { signal: AbortSignal.timeout(timeoutMs) });
    return (await answer.json()).token;
  } catch {
    return undefined;
  }
}
