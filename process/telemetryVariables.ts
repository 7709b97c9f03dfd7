import { z } from 'zod';
import { logVariables } from './logVariables.ts';
import { address, wholeNumber } from './variables.ts';

/** The samplers of OpenTelemetry's specification that need nothing else. */
const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

/** Which requests are traced. */
export interface TraceSampling {
  readonly sampler: (typeof samplers)[number];
  /** The share of the requests, from 0 to 1, for samplers by ratio. */
  readonly ratio: number;
}

/** One of the values of a variable that has a few. */
function oneOf<const Values extends readonly [string, ...string[]]>(values: Values) {
  const last = values.at(-1);
  const names = values.length > 1 ? `${values.slice(0, -1).join(', ')} or ${last}` : last;
  return z.enum(values, { error: ({ input }) => `must be ${names}, not "${input}".` });
}

const ratio = z
  .string()
  .refine((text) => Number(text) >= 0 && Number(text) <= 1, {
    error: ({ input }) => `must be a number from 0 to 1, not "${input}".`,
  })
  .transform(Number);

/**
 * The variables of logs, metrics and traces. Those of OpenTelemetry have the names and defaults of its specification; its
 * packages read the others themselves, such as `OTEL_EXPORTER_OTLP_HEADERS` and `OTEL_RESOURCE_ATTRIBUTES`.
 */
export const telemetryVariables = {
  ...logVariables,
  METRICS_PORT: wholeNumber(1, 65_535).optional(),
  OTEL_SDK_DISABLED: oneOf(['true', 'false']).default('false'),
  OTEL_TRACES_EXPORTER: oneOf(['otlp', 'none']).default('otlp'),
  OTEL_EXPORTER_OTLP_ENDPOINT: address.optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: address.optional(),
  OTEL_EXPORTER_OTLP_PROTOCOL: oneOf(['http/protobuf']).optional(),
  OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: oneOf(['http/protobuf']).optional(),
  OTEL_TRACES_SAMPLER: oneOf(samplers).default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: ratio.default(1),
};

type TelemetryVariables = z.output<z.ZodObject<typeof telemetryVariables>>;

/** What operators learn about requests. */
export interface TelemetryOptions {
  readonly logFormat: 'text' | 'json';
  /** The port that serves the metrics of the machine; `undefined` if they are off. */
  readonly metricsPort: number | undefined;
  /** Without it, no request is traced. */
  readonly tracing: TraceSampling | undefined;
}

/** The telemetry that the variables describe. */
export function telemetryOf(read: TelemetryVariables): TelemetryOptions {
  return {
    logFormat: read.LOG_FORMAT,
    metricsPort: read.METRICS_PORT,
    tracing: hasExporter(read)
      ? { sampler: read.OTEL_TRACES_SAMPLER, ratio: read.OTEL_TRACES_SAMPLER_ARG }
      : undefined,
  };
}

/** The specification has a default address of the exporter. Here, traces are off until there is one. */
function hasExporter(read: TelemetryVariables): boolean {
  const endpoint = read.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? read.OTEL_EXPORTER_OTLP_ENDPOINT;
  const isOff = read.OTEL_SDK_DISABLED === 'true' || read.OTEL_TRACES_EXPORTER === 'none';
  return endpoint !== undefined && !isOff;
}
