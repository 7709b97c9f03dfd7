import { monitorEventLoopDelay } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { leadRefusals, type Telemetry } from '#process/telemetry.ts';
import type { AnsweredRequest } from '../answeredRequest.ts';
import { type MetricSamples, metricSamples } from './metricSamples.ts';
import { createVitalMetrics } from './vitalMetrics.ts';

/** Counts what one process does. Labels have few values, and none comes from visitors. */
export interface MetricsRecorder
  extends Pick<Telemetry, 'leadRefused' | 'pageRendered' | 'vitalMeasured'> {
  readonly requestAnswered: (request: AnsweredRequest) => void;
  /** A call to an upstream has ended, with `ok` or the kind of its failure, after some seconds. */
  readonly callEnded: (upstream: string, outcome: string, seconds: number) => void;
  /** A call to an upstream wasn't made. */
  readonly callRefused: (upstream: string, reason: string) => void;
  readonly read: () => Promise<MetricSamples>;
}

/** Upper bounds of durations (s): from an answer out of memory to the longest time limit of an upstream. */
const buckets = {
  requests: [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
  renders: [0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  calls: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20],
} as const;

/** How often the delay of the event loop is measured (ms). */
const loopResolutionMs = 20;

/** Creates the counters of this process, all zero. */
export function createMetricsRecorder(): MetricsRecorder {
  const registry = new Registry();
  const requests = createRequestMetrics(registry);
  const calls = createCallMetrics(registry);
  const renders = new Histogram({
    name: 'forecourt_render_duration_seconds',
    help: 'Time to render a page, with the waits for upstreams.',
    buckets: [...buckets.renders],
    registers: [registry],
  });
  const leads = new Counter({
    name: 'forecourt_leads_refused_total',
    help: 'Leads in order that could not be stored; their senders were asked to try again or phone.',
    labelNames: ['reason'],
    registers: [registry],
  });
  // An alert doesn't notice a counter that begins with 1.
  for (const reason of leadRefusals) leads.inc({ reason }, 0);
  addProcessMetrics(registry);
  return {
    ...requests,
    ...calls,
    vitalMeasured: createVitalMetrics(registry),
    pageRendered: (ms) => renders.observe(ms / 1000),
    leadRefused: (reason) => leads.inc({ reason }),
    read: async () => metricSamples.parse(await registry.getMetricsAsJSON()),
  };
}

function createRequestMetrics(registry: Registry): Pick<MetricsRecorder, 'requestAnswered'> {
  const registers = [registry];
  const count = new Counter({
    name: 'forecourt_requests_total',
    help: 'Requests that were answered, by family of routes and status.',
    labelNames: ['family', 'status'],
    registers,
  });
  const caches = new Counter({
    name: 'forecourt_cache_requests_total',
    help: 'Requests by where their answer came from.',
    labelNames: ['family', 'cache'],
    registers,
  });
  const duration = new Histogram({
    name: 'forecourt_request_duration_seconds',
    help: 'Time from the headers of a request to the end of its answer.',
    labelNames: ['family'],
    buckets: [...buckets.requests],
    registers,
  });
  return {
    requestAnswered: ({ family, status, cache, seconds }) => {
      count.inc({ family, status });
      duration.observe({ family }, seconds);
      if (cache !== 'none') caches.inc({ family, cache });
    },
  };
}

function createCallMetrics(registry: Registry): Pick<MetricsRecorder, 'callEnded' | 'callRefused'> {
  const registers = [registry];
  const outcomes = new Counter({
    name: 'forecourt_upstream_calls_total',
    help: 'Calls to upstreams that were made, by outcome: ok, aborted or the kind of the failure.',
    labelNames: ['upstream', 'outcome'],
    registers,
  });
  const refused = new Counter({
    name: 'forecourt_upstream_refused_total',
    help: 'Calls to upstreams that were not made, because of a full queue, a long wait or an open circuit.',
    labelNames: ['upstream', 'reason'],
    registers,
  });
  const duration = new Histogram({
    name: 'forecourt_upstream_duration_seconds',
    help: 'Time of calls to upstreams, without the wait in line.',
    labelNames: ['upstream'],
    buckets: [...buckets.calls],
    registers,
  });
  return {
    callEnded: (upstream, outcome, seconds) => {
      outcomes.inc({ upstream, outcome });
      duration.observe({ upstream }, seconds);
    },
    callRefused: (upstream, reason) => refused.inc({ upstream, reason }),
  };
}

/** What the process takes of the machine. Of the worst process the delay and the heap, which has a limit in each of them. */
function addProcessMetrics(registry: Registry): void {
  const registers = [registry];
  const delay = monitorEventLoopDelay({ resolution: loopResolutionMs });
  delay.enable();
  new Gauge({
    name: 'forecourt_event_loop_delay_seconds',
    help: 'The 99th percentile of the delay of the event loop since the last scrape, of the worst process.',
    aggregator: 'max',
    registers,
    collect() {
      // The histogram contains the interval of the measurement itself. It is NaN before the first one.
      const late = delay.percentile(99) / 1e9 - loopResolutionMs / 1000;
      this.set(Math.max(0, late || 0));
      delay.reset();
    },
  });
  new Gauge({
    name: 'forecourt_heap_bytes',
    help: "JavaScript's heap in use, of the largest process.",
    aggregator: 'max',
    registers,
    collect() {
      this.set(process.memoryUsage().heapUsed);
    },
  });
  new Gauge({
    name: 'forecourt_heap_limit_bytes',
    help: "Limit of JavaScript's heap of a process.",
    aggregator: 'max',
    registers,
  }).set(getHeapStatistics().heap_size_limit);
  new Gauge({
    name: 'forecourt_resident_memory_bytes',
    help: 'Memory of all processes that serve the site.',
    registers,
    collect() {
      this.set(process.memoryUsage.rss());
    },
  });
}
