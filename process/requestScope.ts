import { AsyncLocalStorage } from 'node:async_hooks';
import type { Context } from '@opentelemetry/api';
import { perProcess } from './perProcess.ts';

/** What is known, wherever code runs on behalf of a request, about that request. */
export interface RequestScope {
  /** Identifies the request in the log, in its answer and in calls to upstreams. It says nothing about the visitor. */
  readonly id: string;
  /** The trace that the request belongs to. */
  readonly trace?: { readonly id: string; readonly context: Context } | undefined;
}

const scopes = perProcess('request scope', () => new AsyncLocalStorage<RequestScope | undefined>());

/** The request that the running code belongs to; `undefined` outside requests, or if requests aren't followed. */
export function currentScope(): RequestScope | undefined {
  return scopes.getStore();
}

/** Runs code on behalf of a request, or of none. */
export function inScope<Value>(scope: RequestScope | undefined, run: () => Value): Value {
  return scopes.run(scope, run);
}
