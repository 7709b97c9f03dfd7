import type { HealthQuestions } from '../cluster/healthQuestions.ts';
import type { MachineMetrics } from '../telemetry/metrics/machineMetrics.ts';
import { asJson, type InternalRoutes } from './internalServer.ts';
import { machineHealthOf } from './machineHealth.ts';

/** The table of what the internal port answers. */
export function internalRoutes(workers: Pick<HealthQuestions, 'ask'>): InternalRoutes {
  return {
    '/healthz': async () => asJson(machineHealthOf(await workers.ask())),
  };
}

/** The table of what the port of the metrics answers. The question for their health brings the metrics of the workers. */
export function metricsRoutes(
  workers: Pick<HealthQuestions, 'ask'>,
  metrics: Pick<MachineMetrics, 'answer'>,
): InternalRoutes {
  return {
    '/metrics': async () => metrics.answer(await workers.ask()),
  };
}
