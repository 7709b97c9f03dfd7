import { perProcess } from '#process/perProcess.ts';
import { readTelemetry } from '#process/telemetry.ts';
import { createUpstream, type Upstream } from '#upstream/http/upstream.ts';
import { parseEnvironment } from '../environment.ts';
import { log } from '../log.ts';
import { pageStoreLimits as limits } from './limits.ts';

/**
 * The store of pages as an upstream: its commands pass a gate and a circuit like the questions to all others. Commands
 * are never queued, because a process can do without the store. `undefined` if no store is configured.
 */
export const pageStoreUpstream: Upstream | undefined = perProcess('page store upstream', () =>
  parseEnvironment(process.env).pageStore
    ? createUpstream({
        name: 'page store',
        maxConcurrent: limits.concurrent,
        maxQueued: 0,
        maxWaitMs: 0,
        circuit: limits.circuit,
        log,
        observer: readTelemetry,
      })
    : undefined,
);
