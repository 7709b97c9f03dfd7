import cluster, { type Worker as ClusterWorker } from 'node:cluster';
import { once } from 'node:events';
import type { AskedWorker, HealthQuestions } from './healthQuestions.ts';
import { readMessage, type WorkerMessage } from './messages.ts';
import type { createPurgeRelay, PurgeReceiver } from './purgeRelay.ts';
import type { Worker, WorkerExit } from './workerPool.ts';

interface WorkerOptions {
  /** The file that the workers run. */
  readonly program: string;
  readonly relay: ReturnType<typeof createPurgeRelay>;
  readonly questions: HealthQuestions;
}

/** Longer than a worker takes to finish its open requests at shutdown (`server/worker.ts`). */
const killAfterMs = 20_000;

/** Starts processes that share the ports of this one. */
export function createWorkerStarter({ program, relay, questions }: WorkerOptions): () => Worker {
  cluster.setupPrimary({ exec: program });
  return () => {
    const worker = cluster.fork();
    const receiver: PurgeReceiver = { send: (purge) => tell(worker, { kind: 'purged', purge }) };
    const asked: AskedWorker = {
      pid: worker.process.pid ?? 0,
      ask: (question) => tell(worker, { kind: 'health-asked', question }),
    };
    worker.on('message', (value: unknown) => {
      const message = readMessage(value);
      if (message?.kind === 'joined') {
        relay.join(receiver);
        questions.join(asked);
      }
      if (message?.kind === 'purged') relay.pass(receiver, message.purge);
      if (message?.kind === 'health') questions.answered(asked, message.question, message.health);
      if (message?.kind === 'drained') tell(worker, { kind: 'released' });
    });
    worker.once('exit', () => {
      relay.leave(receiver);
      questions.leave(asked);
    });
    return {
      listening: once(worker, 'listening').then(() => undefined),
      ended: exitOf(worker),
      drain: () => tell(worker, { kind: 'drain' }),
      stop: () => {
        worker.process.kill('SIGTERM');
        setTimeout(() => worker.process.kill('SIGKILL'), killAfterMs).unref();
      },
    };
  };
}

/** A worker that ends meanwhile gets no message. */
function tell(worker: ClusterWorker, message: WorkerMessage): void {
  if (worker.isConnected()) worker.send(message, () => undefined);
}

function exitOf(worker: ClusterWorker): Promise<WorkerExit> {
  return new Promise((resolve) => {
    worker.once('exit', (code: number | null, signal: string | null) => resolve({ code, signal }));
  });
}
