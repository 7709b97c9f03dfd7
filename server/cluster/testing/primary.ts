import { fileURLToPath } from 'node:url';
import { createLogOnce } from '#process/logOnce.ts';
import { createMachineMetrics } from '../../telemetry/metrics/machineMetrics.ts';
import { createHealthQuestions } from '../healthQuestions.ts';
import { createPurgeRelay } from '../purgeRelay.ts';
import { createWorkerStarter } from '../startWorker.ts';
import { createVisitedPages } from '../visitedPages.ts';
import { WorkerPool } from '../workerPool.ts';

const program = fileURLToPath(new URL('worker.ts', import.meta.url));
const now = () => performance.now();
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const metrics = createMachineMetrics();
const pool = new WorkerPool({
  size: 2,
  start: createWorkerStarter({
    program,
    log: console.log,
    logOnce: createLogOnce(console.log),
    relay: createPurgeRelay({ now }),
    visited: createVisitedPages({ workers: 2 }),
    // Beats come once a second.
    pulse: { intervalMs: 250, silentIntervals: 12, startIntervals: 120 },
    questions: createHealthQuestions({ pause }),
    metrics,
  }),
  tools: {
    now,
    pause,
    log: console.log,
  },
});
process.on('SIGHUP', () => void pool.restart());
process.on('SIGUSR2', async () => console.log((await metrics.answer([])).body));
process.on('SIGTERM', () => void pool.stop().then(() => process.exit(0)));
await pool.start();
console.log('started');
