import cluster, { type Worker as ClusterWorker } from 'node:cluster';
import { once } from 'node:events';
import type { MachineMetrics } from '../telemetry/metrics/machineMetrics.ts';
import type { AskedWorker, HealthQuestions } from './healthQuestions.ts';
import { readMessage, type WorkerMessage } from './messages.ts';
import { type PulseLimits, type PulseWatch, pulseLimits, watchPulse } from './pulse.ts';
import type { createPurgeRelay, PurgeReceiver } from './purgeRelay.ts';
import type { createVisitedPages } from './visitedPages.ts';
import type { Worker, WorkerExit } from './workerPool.ts';

interface WorkerOptions {
  /** The file that the workers run. */
  readonly program: string;
  readonly relay: ReturnType<typeof createPurgeRelay>;
  readonly questions: HealthQuestions;
  /** Where the metrics of workers are added up, if they are collected. */
  readonly metrics?: Pick<MachineMetrics, 'report' | 'leave'> | undefined;
  readonly visited: ReturnType<typeof createVisitedPages>;
  readonly log: (line: string) => void;
  /** Logs the lines that several workers may report. */
  readonly logOnce: (line: string) => void;
  /** Options of Node for the workers, in addition to those of this process. */
  readonly execArgv?: readonly string[];
  /** Variables for the workers, in addition to those of this process. */
  readonly env?: Readonly<Record<string, string>>;
  readonly pulse?: PulseLimits;
}

/** Longer than a worker takes to finish its open requests at shutdown (`server/worker.ts`). */
const killAfterMs = 20_000;

/** Starts processes that share the ports of this one. */
export function createWorkerStarter(options: WorkerOptions): () => Worker {
  const { program, execArgv = [], env } = options;
  cluster.setupPrimary({ exec: program, execArgv: [...process.execArgv, ...execArgv] });
  return () => {
    const worker = cluster.fork(env);
    connectWithWorker(worker, options);
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

/** A worker, and how the parts of this process know it. */
interface Connection {
  readonly worker: ClusterWorker;
  readonly receiver: PurgeReceiver;
  readonly asked: AskedWorker;
  readonly pulse: PulseWatch;
}

/** Exchanges messages with a worker until it ends, and ends it if it is stuck. */
function connectWithWorker(worker: ClusterWorker, options: WorkerOptions): void {
  const { relay, questions, metrics, log, pulse: limits = pulseLimits } = options;
  const receiver: PurgeReceiver = { send: (purge) => tell(worker, { kind: 'purged', purge }) };
  const asked: AskedWorker = {
    pid: worker.process.pid ?? 0,
    ask: (question) => tell(worker, { kind: 'health-asked', question }),
  };
  const pulse = watchPulse(() => endStuck(worker, log), limits);
  const connection: Connection = { worker, receiver, asked, pulse };
  worker.on('message', (value: unknown) => take(readMessage(value), connection, options));
  worker.once('listening', pulse.started);
  worker.once('exit', () => {
    pulse.end();
    relay.leave(receiver);
    questions.leave(asked);
    metrics?.leave(asked);
  });
}

/** Passes a message of a worker to the part of this process that it is for. */
function take(
  message: WorkerMessage | undefined,
  { worker, receiver, asked, pulse }: Connection,
  { relay, visited, questions, metrics, logOnce }: WorkerOptions,
) {
  switch (message?.kind) {
    case 'joined':
      relay.join(receiver);
      questions.join(asked);
      return tell(worker, { kind: 'welcome', visited: visited.most() });
    case 'beat':
      return pulse.beat();
    case 'visited':
      return visited.report(worker.id, message.visited);
    case 'log-once':
      return logOnce(message.line);
    case 'purged':
      return relay.pass(receiver, message.purge);
    case 'health':
      return questions.answered(asked, message.question, message.health);
    case 'metrics':
      return metrics?.report(asked, message.samples);
    case 'drained':
      return tell(worker, { kind: 'released' });
    case 'health-asked':
    case 'welcome':
    case 'drain':
    case 'released':
    case undefined:
      return undefined;
  }
}

function endStuck(worker: ClusterWorker, log: WorkerOptions['log']): void {
  log(`worker ${worker.process.pid} doesn't react any more; it is ended`);
  // The only signal that a stopped process reacts to.
  worker.process.kill('SIGKILL');
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
