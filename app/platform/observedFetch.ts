import { readTelemetry } from '#process/telemetry.ts';

/** The name of what is forwarded among the upstreams. Pages ask the same platform as `content`, with limits. */
const upstream = 'platform';

/** `fetch` for requests that are forwarded to the content platform. Operators see them like questions to an upstream. */
export async function observedFetch(url: URL, init: RequestInit): Promise<Response> {
  const call = readTelemetry()?.callSent(upstream);
  if (!call) return fetch(url, init);
  const headers = new Headers(init.headers);
  for (const [name, value] of Object.entries(call.headers)) headers.set(name, value);
  let outcome = 'unreachable';
  try {
    const response = await fetch(url, { ...init, headers });
    outcome = response.status < 500 ? 'ok' : 'server-error';
    return response;
  } finally {
    call.ended(outcome);
  }
}
