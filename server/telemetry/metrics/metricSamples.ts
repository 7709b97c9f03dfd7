import { z } from 'zod';

/** The values of one metric of a process, in the form of the package `prom-client`. */
const metricSample = z.object({
  name: z.string(),
  help: z.string(),
  type: z.enum(['counter', 'gauge', 'histogram']),
  /** How the values of several processes become one. */
  aggregator: z.enum(['sum', 'max']),
  values: z.array(
    z.object({
      value: z.number(),
      labels: z.record(z.string(), z.union([z.string(), z.number()])),
      metricName: z.string().optional(),
    }),
  ),
});

/** All metrics of a process. */
export const metricSamples = z.array(metricSample).readonly();

export type MetricSamples = z.infer<typeof metricSamples>;
