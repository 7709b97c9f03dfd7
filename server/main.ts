import { fileURLToPath } from 'node:url';
import { parseEnvironment } from '#app/environment.ts';
import { ignoreClosedOutput } from '#process/ignoreClosedOutput.ts';
import { listen } from '#process/listen.ts';
import { announce } from '#process/log.ts';
import { runMain } from '#process/runMain.ts';
import { createHealthQuestions } from './cluster/healthQuestions.ts';
import { createPurgeRelay } from './cluster/purgeRelay.ts';
import { createWorkerStarter } from './cluster/startWorker.ts';
import { WorkerPool } from './cluster/workerPool.ts';
import { createInternalServer } from './internal/internalServer.ts';
import { internalRoutes } from './internal/routes.ts';
import { log } from './log.ts';

const program = fileURLToPath(new URL('worker.ts', import.meta.url));

/** Serves the production build with several processes until this one is asked to stop. */
async function main(): Promise<number> {
  ignoreClosedOutput();
  const { port, internal, workers } = parseEnvironment(process.env);
  const now = () => performance.now();
  const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
  const questions = createHealthQuestions({ pause });
  const pool = new WorkerPool({
    size: workers,
    start: createWorkerStarter({ program, relay: createPurgeRelay({ now }), questions }),
    tools: { now, pause, log },
  });
  const server = createInternalServer(internalRoutes(questions), log);
  const listening = await listen(server, { ...internal, variable: 'INTERNAL_PORT' });
  if (listening.kind === 'failed') {
    log(listening.reason);
    return 1;
  }
  const stopped = stopOnSignal(pool);
  process.on('SIGHUP', () => void pool.restart());
  const outcome = await Promise.race([pool.start(), stopped]);
  if (outcome === undefined) return 0;
  if (outcome.kind === 'ended') return outcome.exit.code ?? 1;
  announce(`site: http://localhost:${port}/`);
  await stopped;
  return 0;
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
