import type { HealthQuestions } from '../cluster/healthQuestions.ts';
import { asJson, type InternalRoutes } from './internalServer.ts';
import { machineHealthOf } from './machineHealth.ts';

/** The table of what the internal port answers. */
export function internalRoutes(workers: Pick<HealthQuestions, 'ask'>): InternalRoutes {
  return {
    '/healthz': async () => asJson(machineHealthOf(await workers.ask())),
  };
}
