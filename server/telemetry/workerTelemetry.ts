import type { Log } from '#process/log.ts';
import { currentScope, inScope } from '#process/requestScope.ts';
import { type ObservedCall, provideTelemetry, type Telemetry } from '#process/telemetry.ts';
import type { TelemetryOptions } from '#process/telemetryVariables.ts';
import { createProxyTrust } from '../clientAddress.ts';
import type { MetricsRecorder } from './metrics/metricsRecorder.ts';
import { createObserveRequests } from './observeRequests.ts';
import { requestIdHeader, requestIdOf } from './requestId.ts';
import type { ObserveRequest } from './requestWatch.ts';
import type { Tracing } from './traces/tracing.ts';

/** Runs work that no visitor waits for, with an id and a trace of its own. */
export type RunInBackground = <Value>(work: () => Promise<Value>) => Promise<Value>;

/** What takes notes of a worker. */
export interface WorkerTelemetry {
  readonly observe: ObserveRequest;
  readonly runInBackground: RunInBackground;
  /** `undefined` without metrics. */
  readonly readMetrics: MetricsRecorder['read'] | undefined;
}

interface WorkerTelemetryOptions {
  readonly telemetry: TelemetryOptions;
  readonly trustedProxies: readonly string[];
  /** Takes lines of which each is logged once. */
  readonly logOnce: Log;
}

/** What notes are taken with. */
interface Parts {
  readonly metrics: MetricsRecorder | undefined;
  readonly tracing: Tracing | undefined;
}

/**
 * Starts the telemetry of a worker. `undefined` if none is configured: then no code of it is loaded. Called before the
 * framework starts, whose code finds it in the process.
 */
export async function startWorkerTelemetry(
  options: WorkerTelemetryOptions,
): Promise<WorkerTelemetry | undefined> {
  const { logFormat, metricsPort, tracing: sampling } = options.telemetry;
  const hasIds = logFormat === 'json' || sampling !== undefined;
  if (metricsPort === undefined && !hasIds) return undefined;
  const parts: Parts = {
    metrics: metricsPort === undefined ? undefined : await startMetrics(),
    tracing: sampling && (await importTracing()).startTracing(sampling, options.logOnce),
  };
  const now = () => performance.now();
  provideTelemetry(createTelemetry(parts, now));
  return {
    observe: createObserveRequests({
      ...parts,
      hasIds,
      now,
      isTrusted: createProxyTrust(options.trustedProxies),
    }),
    runInBackground: hasIds ? createBackground(parts) : (work) => work(),
    readMetrics: parts.metrics?.read,
  };
}

async function startMetrics(): Promise<MetricsRecorder> {
  const { createMetricsRecorder } = await import('./metrics/metricsRecorder.ts');
  return createMetricsRecorder();
}

function importTracing() {
  return import('./traces/startTracing.ts');
}

/** What the code of the site reports to. */
export function createTelemetry({ metrics, tracing }: Parts, now: () => number): Telemetry {
  return {
    callSent: (upstream): ObservedCall => {
      const scope = currentScope();
      const span = tracing?.startCall(upstream, scope?.trace);
      const sentAt = now();
      return {
        headers: { ...(scope && { [requestIdHeader]: scope.id }), ...span?.headers },
        ended: (outcome) => {
          metrics?.callEnded(upstream, outcome, (now() - sentAt) / 1000);
          span?.end(outcome);
        },
      };
    },
    callRefused: (upstream, reason) => metrics?.callRefused(upstream, reason),
    leadRefused: (kind) => metrics?.leadRefused(kind),
    pageRendered: (ms) => metrics?.pageRendered(ms),
    vitalMeasured: (vital) => metrics?.vitalMeasured(vital),
  };
}

function createBackground({ tracing }: Parts): RunInBackground {
  return async (work) => {
    const span = tracing?.startWork('make page');
    try {
      return await inScope({ id: requestIdOf(undefined), trace: span?.scope }, work);
    } finally {
      span?.end();
    }
  };
}
