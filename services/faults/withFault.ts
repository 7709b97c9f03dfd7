import { json, refusal } from '../http/respond.ts';
import type { Handler } from '../service.ts';
import type { Fault } from './fault.ts';

/** Waits for some time (ms), or rejects when the signal is aborted. */
export type Delay = (ms: number, signal: AbortSignal) => Promise<void>;

const garbage = `<!doctype html>
<html lang="en">
  <title>Bad gateway</title>
  <h1>It works!</h1>
  <p>This page is not what you asked for.</p>
</html>
`;

/** Applies a fault to an upstream's handler; the fault is read for each request. */
export function withFault(handle: Handler, fault: () => Fault, delay: Delay): Handler {
  return async (request) => {
    const current = fault();
    switch (current.mode) {
      case 'ok':
        return handle(request);
      case 'slow':
        await delay(current.delayMs, request.signal);
        return handle(request);
      case 'late': {
        const answer = await handle(request);
        await delay(current.delayMs, request.signal);
        return answer;
      }
      case 'silent':
        // The caller, or the server's time limit, ends it.
        return new Promise(() => undefined);
      case 'unconfirmed':
        await (await handle(request)).body?.cancel();
        return json({});
      case 'failing':
        return refusal(500, 'This upstream is switched to failing.');
      case 'garbage':
        return garbagePage();
    }
  };
}

/** An answer with a page of HTML that nobody requested. */
export function garbagePage(): Response {
  return new Response(garbage, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  });
}
