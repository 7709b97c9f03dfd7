import { fileURLToPath } from 'node:url';
import { createPurgeRelay } from '../purgeRelay.ts';
import { createWorkerStarter } from '../startWorker.ts';
import { WorkerPool } from '../workerPool.ts';

const program = fileURLToPath(new URL('worker.ts', import.meta.url));
const now = () => performance.now();
const pool = new WorkerPool({
  size: 2,
  start: createWorkerStarter({ program, relay: createPurgeRelay({ now }) }),
  tools: {
    now,
    pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    log: console.log,
  },
});
process.on('SIGHUP', () => void pool.restart());
process.on('SIGTERM', () => void pool.stop().then(() => process.exit(0)));
await pool.start();
console.log('started');
