import { setTimeout as wait } from 'node:timers/promises';

/** The dependencies of `warmUp`; tests pass their own. */
export interface WarmUpTools {
  readonly fetch: (url: string, options: { readonly signal: AbortSignal }) => Promise<Response>;
  readonly pause: () => Promise<unknown>;
  /** Aborts when a server that listens must have accepted a request that is made now. */
  readonly acceptance: () => AbortSignal;
}

const systemTools: WarmUpTools = {
  fetch,
  pause: () => wait(200),
  acceptance: () => AbortSignal.timeout(300),
};

/**
 * Requests a page as soon as the server listens, so that it is compiled before a browser requests it. Doesn't wait
 * for the page: the server compiles it all the same, but doesn't render it, which would take as long again for
 * a browser that is waiting already. Resolves once the server has accepted the request, or when the signal aborts.
 */
export async function warmUp(
  url: string,
  signal: AbortSignal,
  tools: WarmUpTools = systemTools,
): Promise<void> {
  while (!signal.aborted) {
    const accepted = tools.acceptance();
    try {
      await (await tools.fetch(url, { signal: AbortSignal.any([signal, accepted]) })).text();
      return;
    } catch {
      if (accepted.aborted) return;
      await tools.pause();
    }
  }
}
