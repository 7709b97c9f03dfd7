import { AsyncLocalStorage } from 'node:async_hooks';
import { perProcess } from '#process/perProcess.ts';

/** Header fields by name. */
type CallHeaders = Readonly<Record<string, string>>;

const current = perProcess('call headers', () => new AsyncLocalStorage<CallHeaders>());

/** Asks a question whose requests have these headers besides their own. */
export function withCallHeaders<Value>(headers: CallHeaders, ask: () => Value): Value {
  return current.run(headers, ask);
}

/** The options of a request with the headers of its question. Without any, they are returned as they are. */
export function addCallHeaders(init: RequestInit | undefined): RequestInit | undefined {
  const added = current.getStore();
  if (!added) return init;
  const headers = new Headers(init?.headers);
  for (const [name, value] of Object.entries(added)) headers.set(name, value);
  return { ...init, headers };
}
