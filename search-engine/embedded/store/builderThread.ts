import { Worker } from 'node:worker_threads';
import type { BuildInput, BuildJob, BuildReport, SentReport } from './buildJob.ts';

/** A thread that builds indices. It runs one job at a time; callers must wait for the previous one. */
export interface BuilderThread {
  /**
   * Resolves when the job is done, and rejects if it fails.
   * @param feed sends the documents of a replacement; if it rejects, the replacement is aborted
   */
  readonly run: (
    job: BuildJob,
    onReport: (report: BuildReport) => void,
    feed?: (send: Send) => Promise<void>,
  ) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Sends a message to the thread. Returns false once the job is over. */
export type Send = (input: BuildInput) => boolean;

/** Creates a thread that is started by the first job, and restarted after an error. */
export function createBuilderThread(): BuilderThread {
  let running: Worker | undefined;
  let lastId = 0;

  function start(): Worker {
    const worker = new Worker(new URL('./builder.worker.ts', import.meta.url), {
      // Documents are processed one by one, but the words of many cars need much memory.
      resourceLimits: { maxOldGenerationSizeMb: 8192 },
    });
    worker.once('exit', () => {
      running = undefined;
    });
    worker.setMaxListeners(0);
    return worker;
  }

  const run: BuilderThread['run'] = async (job, onReport, feed) => {
    running ??= start();
    const worker = running;
    lastId += 1;
    const id = lastId;
    // The thread keeps the process alive only while it runs a job.
    worker.ref();
    try {
      await runJob({ worker, id, job, onReport, feed });
    } finally {
      worker.unref();
    }
  };

  return {
    run,
    close: async () => {
      await running?.terminate();
    },
  };
}

interface RunningJob {
  readonly worker: Worker;
  readonly id: number;
  readonly job: BuildJob;
  readonly onReport: (report: BuildReport) => void;
  readonly feed: ((send: Send) => Promise<void>) | undefined;
}

async function runJob({ worker, id, job, onReport, feed }: RunningJob): Promise<void> {
  let isOver = false;
  const listening = new AbortController();
  const done = new Promise<void>((resolve, reject) => {
    const onMessage = ({ id: of, report }: SentReport) => {
      if (of !== id) return;
      if (report.kind === 'done') resolve();
      else if (report.kind === 'failed') reject(new Error(report.reason));
      else onReport(report);
    };
    const onExit = () => reject(new Error('The thread that builds indices ended early.'));
    worker.on('message', onMessage);
    worker.once('error', reject);
    worker.once('exit', onExit);
    listening.signal.addEventListener('abort', () => {
      worker.off('message', onMessage);
      worker.off('error', reject);
      worker.off('exit', onExit);
    });
  });
  const send: Send = (input) => {
    if (!isOver) worker.postMessage(input);
    return !isOver;
  };
  send({ kind: 'job', id, job });
  const feeding = feed?.(send).catch((error: unknown) => {
    send({ kind: 'abort' });
    throw error;
  });
  try {
    await Promise.race([done, feeding?.then(() => done) ?? done]);
  } finally {
    isOver = true;
    listening.abort();
  }
}
