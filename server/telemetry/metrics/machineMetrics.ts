import { AggregatorRegistry } from 'prom-client';
import type { WorkerAnswer } from '../../cluster/healthQuestions.ts';
import type { InternalAnswer } from '../../internal/internalServer.ts';
import { machineHealthOf } from '../../internal/machineHealth.ts';
import { healthMetrics } from './healthMetrics.ts';
import { type MetricSamples, metricSamples } from './metricSamples.ts';

/** A worker, as the primary process knows it. */
type WorkerKey = object;

/** The metrics of a machine: the sum of its workers, those that have ended included, so that no counter ever falls. */
export interface MachineMetrics {
  /** Takes the metrics of a worker, in the place of its last ones. */
  readonly report: (worker: WorkerKey, samples: MetricSamples) => void;
  /** The worker has ended; what it counted stays. */
  readonly leave: (worker: WorkerKey) => void;
  /** The metrics in Prometheus' text format, with what the health of the workers says. */
  readonly answer: (health: readonly WorkerAnswer[]) => Promise<InternalAnswer>;
}

/** Creates the metrics of a machine whose workers have counted nothing. */
export function createMachineMetrics(): MachineMetrics {
  const workers = new Map<WorkerKey, MetricSamples>();
  // One after the other, because adding up is asynchronous and workers may end at the same time.
  let ended: Promise<MetricSamples> = Promise.resolve([]);
  return {
    report: (worker, samples) => void workers.set(worker, samples),
    leave: (worker) => {
      const last = (workers.get(worker) ?? []).filter(({ type }) => type !== 'gauge');
      workers.delete(worker);
      ended = ended.then((before) => sumOf([before, last]));
    },
    answer: async (health) => {
      const counted = AggregatorRegistry.aggregate([await ended, ...workers.values()].map(copyOf));
      const known = healthMetrics(machineHealthOf(health));
      return {
        type: counted.contentType,
        body: (await counted.metrics()) + (await known.metrics()),
      };
    },
  };
}

async function sumOf(samples: readonly MetricSamples[]): Promise<MetricSamples> {
  const sum = AggregatorRegistry.aggregate(samples.map(copyOf));
  return metricSamples.parse(await sum.getMetricsAsJSON());
}

function copyOf(samples: MetricSamples): object {
  return [...samples];
}
