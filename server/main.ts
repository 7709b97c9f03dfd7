import { fileURLToPath } from 'node:url';
import { prepareDatabase } from '#app/database/prepareDatabase.ts';
import { type Environment, parseEnvironment } from '#app/environment.ts';
import { nativeConfig } from '#framework/nativeConfig.ts';
import { ignoreClosedOutput } from '#process/ignoreClosedOutput.ts';
import { type ListenOptions, listen } from '#process/listen.ts';
import { announce } from '#process/log.ts';
import { createLogOnce } from '#process/logOnce.ts';
import { runMain } from '#process/runMain.ts';
import { compiledCode } from './cluster/compiledCode.ts';
import { createHealthQuestions, type HealthQuestions } from './cluster/healthQuestions.ts';
import { createPurgeRelay } from './cluster/purgeRelay.ts';
import { createWorkerStarter } from './cluster/startWorker.ts';
import { createVisitedPages } from './cluster/visitedPages.ts';
import { workerMemory } from './cluster/workerMemory.ts';
import { WorkerPool } from './cluster/workerPool.ts';
import type { InternalRoutes } from './internal/internalServer.ts';
import { createInternalServer } from './internal/internalServer.ts';
import { internalRoutes, metricsRoutes } from './internal/routes.ts';
import { log } from './log.ts';
import type { MachineMetrics } from './telemetry/metrics/machineMetrics.ts';

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const program = fileURLToPath(new URL('worker.ts', import.meta.url));

const codeFolder = fileURLToPath(new URL('../.next/cache/compiled', import.meta.url));

/** Serves the production build with several processes until this one is asked to stop. */
async function main(): Promise<number> {
  ignoreClosedOutput();
  const environment = parseEnvironment(process.env);
  await prepareDatabase(environment.database, { pause, log });
  const questions = createHealthQuestions({ pause });
  const metrics = await createMetrics(environment);
  const pool = createPool(environment, questions, metrics);
  if (!(await answerOperators(environment, questions, metrics))) return 1;
  const stopped = stopOnSignal(pool);
  process.on('SIGHUP', () => void pool.restart());
  const outcome = await Promise.race([pool.start(), stopped]);
  if (outcome === undefined) return 0;
  if (outcome.kind === 'ended') return outcome.exit.code ?? 1;
  announce(`site: http://localhost:${environment.port}/`);
  await stopped;
  return 0;
}

/** The metrics of the machine, whose code is loaded only if there are any. */
async function createMetrics({ telemetry }: Environment): Promise<MachineMetrics | undefined> {
  if (telemetry.metricsPort === undefined) return undefined;
  const { createMachineMetrics } = await import('./telemetry/metrics/machineMetrics.ts');
  return createMachineMetrics();
}

/** Listens on the ports for operators. */
async function answerOperators(
  { internal, telemetry: { metricsPort } }: Environment,
  questions: HealthQuestions,
  metrics: MachineMetrics | undefined,
): Promise<boolean> {
  const places: readonly (readonly [InternalRoutes, ListenOptions])[] = [
    [internalRoutes(questions), { ...internal, variable: 'INTERNAL_PORT' }],
    ...(metrics && metricsPort !== undefined
      ? ([
          [
            metricsRoutes(questions, metrics),
            { host: internal.host, port: metricsPort, variable: 'METRICS_PORT' },
          ],
        ] as const)
      : []),
  ];
  for (const [routes, options] of places) {
    const listening = await listen(createInternalServer(routes, log), options);
    if (listening.kind === 'failed') {
      log(listening.reason);
      return false;
    }
  }
  return true;
}

function createPool(
  { workers, workerHeapMb }: Environment,
  questions: HealthQuestions,
  metrics: MachineMetrics | undefined,
): WorkerPool {
  const now = () => performance.now();
  const { execArgv, env } = workerMemory(workerHeapMb, process.env);
  return new WorkerPool({
    size: workers,
    start: createWorkerStarter({
      program,
      log,
      logOnce: createLogOnce(log),
      execArgv,
      env: { ...env, ...nativeConfig, ...compiledCode(codeFolder, process.env) },
      relay: createPurgeRelay({ now }),
      visited: createVisitedPages({ workers }),
      questions,
      metrics,
    }),
    tools: { now, pause, log },
  });
}

function stopOnSignal(pool: WorkerPool): Promise<undefined> {
  return new Promise((resolve) => {
    let isStopping = false;
    const stop = async () => {
      // A terminal signals the whole group of processes, and its parent passes the signal on.
      if (isStopping) return;
      isStopping = true;
      await pool.stop();
      resolve(undefined);
    };
    process.on('SIGTERM', stop);
    process.on('SIGINT', stop);
  });
}

await runMain(main, log);
// Nothing is left to do; handlers of signals must not keep the process running.
process.exit();
