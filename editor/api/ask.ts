import { parseJson } from '#domain/parseJson.ts';
import { fail, ok, type Result } from '#domain/result.ts';

/** An answer of the services, or why there is none. */
export interface ServiceAnswer {
  readonly status: number;
  readonly headers: Headers;
  /** The body as JSON; `undefined` if it isn't JSON. */
  readonly body: unknown;
}

/** Why no answer came. */
export type AskFailure =
  | { readonly kind: 'offline' }
  | { readonly kind: 'service-gone'; readonly reason: string };

const timeoutMs = 15_000;

/**
 * Sends a request to the services, which have the origin of the editor. A status of the server's own errors counts as no
 * answer, because a proxy in front of services that are down answers so.
 */
export async function askService(
  path: string,
  init: RequestInit = {},
): Promise<Result<ServiceAnswer, AskFailure>> {
  try {
    const answer = await fetch(path, {
      ...init,
      credentials: 'same-origin',
      cache: 'no-store',
      signal: AbortSignal.any([
        AbortSignal.timeout(timeoutMs),
        ...(init.signal ? [init.signal] : []),
      ]),
    });
    if (answer.status >= 500) return gone(`status ${answer.status}`);
    const { status, headers } = answer;
    return ok({ status, headers, body: parseJson(await answer.text()) });
  } catch (error) {
    if (!navigator.onLine) return fail({ kind: 'offline' });
    return gone(error instanceof Error ? error.message : String(error));
  }
}

function gone(reason: string): Result<ServiceAnswer, AskFailure> {
  return fail({ kind: 'service-gone', reason });
}

/** A request with a JSON body that changes something. */
export function posting(body: unknown, csrf: string | undefined): RequestInit {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(csrf && { 'x-csrf-token': csrf }) },
    body: JSON.stringify(body),
  };
}
