import { setTimeout as wait } from 'node:timers/promises';

/** The dependencies of `warmUp`; tests pass their own. */
export interface WarmUpTools {
  readonly fetch: (url: string, options: { readonly signal: AbortSignal }) => Promise<Response>;
  readonly pause: () => Promise<unknown>;
}

const systemTools: WarmUpTools = { fetch, pause: () => wait(200) };

/**
 * Requests a page as soon as the server listens, so that it is compiled before a browser requests it.
 * Resolves once the server has answered, whatever the status, or when the signal aborts.
 */
export async function warmUp(
  url: string,
  signal: AbortSignal,
  tools: WarmUpTools = systemTools,
): Promise<void> {
  while (!signal.aborted) {
    try {
      await (await tools.fetch(url, { signal })).text();
      return;
    } catch {
      await tools.pause();
    }
  }
}
