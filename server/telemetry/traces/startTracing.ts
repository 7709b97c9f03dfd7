import { setGlobalErrorHandler } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Log } from '#process/log.ts';
import { atShutdown } from '#process/shutdownTasks.ts';
import type { TraceSampling } from '#process/telemetryVariables.ts';
import { createTracing, type Tracing } from './tracing.ts';

const serviceName = 'forecourt';

/** How long the last spans may take to be sent at shutdown (ms). */
const flushMs = 3_000;

/**
 * Starts the export of spans over OTLP. The exporter reads its address, headers and limits from the standard variables, and
 * what describes the process comes from `OTEL_SERVICE_NAME` and `OTEL_RESOURCE_ATTRIBUTES`.
 *
 * @param log - Receives what keeps spans from being exported; repeated lines are its matter.
 */
export function startTracing(sampling: TraceSampling, log: Log): Tracing {
  // The errors of an exporter contain the collector's answer, but no key.
  setGlobalErrorHandler((error) => log(`traces: can't be exported: ${messageOf(error)}`));
  const named = resourceFromAttributes({ 'service.name': serviceName });
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(named)
      .merge(detectResources({ detectors: [envDetector] })),
    sampler: samplerOf(sampling),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  atShutdown(async () => {
    await provider.forceFlush({ timeoutMillis: flushMs }).catch(() => undefined);
  });
  return createTracing(provider.getTracer(serviceName));
}

function samplerOf({ sampler, ratio }: TraceSampling): Sampler {
  switch (sampler) {
    case 'always_on':
      return new AlwaysOnSampler();
    case 'always_off':
      return new AlwaysOffSampler();
    case 'traceidratio':
      return new TraceIdRatioBasedSampler(ratio);
    case 'parentbased_always_on':
      return new ParentBasedSampler({ root: new AlwaysOnSampler() });
    case 'parentbased_always_off':
      return new ParentBasedSampler({ root: new AlwaysOffSampler() });
    case 'parentbased_traceidratio':
      return new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) });
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : 'for an unknown reason';
}
