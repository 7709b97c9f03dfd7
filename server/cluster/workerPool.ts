import { minuteMs } from '#domain/units.ts';

/** How a worker ended. */
export interface WorkerExit {
  /** `null` if a signal ended it. */
  readonly code: number | null;
  readonly signal: string | null;
}

/** A process that serves the site. */
export interface Worker {
  /** Resolves when it takes connections. */
  readonly listening: Promise<void>;
  readonly ended: Promise<WorkerExit>;
  /** It takes no new connections and ends when the open ones are closed. */
  readonly drain: () => void;
  /** It finishes the open requests and ends. */
  readonly stop: () => void;
}

/** The pool's dependencies; tests pass their own. */
export interface PoolTools {
  /** Milliseconds since any fixed moment. */
  readonly now: () => number;
  /** Resolves after this many milliseconds. */
  readonly pause: (ms: number) => Promise<void>;
  readonly log: (line: string) => void;
}

interface PoolOptions {
  readonly size: number;
  readonly start: () => Worker;
  readonly tools: PoolTools;
}

/** Pauses before a worker that ended is replaced (ms). After a steady time they begin at the first one again. */
const backOff = { firstMs: 1_000, longestMs: 30_000, steadyMs: minuteMs } as const;

type Outcome =
  | { readonly kind: 'listening' }
  | { readonly kind: 'ended'; readonly exit: WorkerExit };

/**
 * A fixed number of workers.
 *
 * - The first one starts alone: one that can't start, such as on a port that is taken, says so once.
 * - A worker that ends is replaced at once, and after pauses of 1 s, 2 s, 4 s … 30 s if it ends again soon.
 * - A restart replaces one worker after the other. The old one takes connections until the new one does. If a new one
 *   can't start, the restart ends, and the old ones stay.
 */
export class WorkerPool {
  readonly #options: PoolOptions;
  readonly #slots: Worker[] = [];
  /** Workers that still run, those that are replaced included. */
  readonly #running = new Set<Worker>();
  #isStopping = false;
  #restart: Promise<void> | undefined;

  constructor(options: PoolOptions) {
    this.#options = options;
  }

  /** Starts all workers. Resolves when the first one takes connections, or with how it ended instead. */
  async start(): Promise<Outcome> {
    const first = this.#launch();
    const outcome = await outcomeOf(first);
    if (outcome.kind === 'ended') return outcome;
    this.#adopt(0, first);
    for (let slot = 1; slot < this.#options.size; slot += 1) this.#adopt(slot, this.#launch());
    return outcome;
  }

  /** Replaces all workers. A call during a restart has no effect. */
  restart(): Promise<void> {
    this.#restart ??= this.#replaceAll().finally(() => {
      this.#restart = undefined;
    });
    return this.#restart;
  }

  /** Ends all workers, and resolves when they have ended. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    const running = [...this.#running];
    for (const worker of running) worker.stop();
    await Promise.all(running.map(({ ended }) => ended));
  }

  #launch(): Worker {
    const worker = this.#options.start();
    this.#running.add(worker);
    void worker.ended.then(() => this.#running.delete(worker));
    return worker;
  }

  #adopt(slot: number, worker: Worker, pauseMs = 0): void {
    const { tools } = this.#options;
    const since = tools.now();
    this.#slots[slot] = worker;
    void worker.ended.then(async (exit) => {
      if (this.#isStopping || this.#slots[slot] !== worker) return;
      const wait = tools.now() - since >= backOff.steadyMs ? 0 : pauseMs;
      tools.log(
        `a worker ${describe(exit)}; it is replaced ${wait ? `in ${wait / 1000} s` : 'now'}`,
      );
      await tools.pause(wait);
      if (this.#isStopping || this.#slots[slot] !== worker) return;
      const next = wait ? Math.min(2 * wait, backOff.longestMs) : backOff.firstMs;
      this.#adopt(slot, this.#launch(), next);
    });
  }

  async #replaceAll(): Promise<void> {
    const { size, tools } = this.#options;
    for (let slot = 0; slot < size && !this.#isStopping; slot += 1) {
      const next = this.#launch();
      const outcome = await outcomeOf(next);
      if (outcome.kind === 'ended') {
        tools.log(`a new worker ${describe(outcome.exit)}; the restart ends`);
        return;
      }
      const before = this.#slots[slot];
      this.#adopt(slot, next);
      before?.drain();
      // One at a time, so that there is never more than one additional process.
      await before?.ended;
    }
    if (!this.#isStopping) tools.log('all workers are replaced');
  }
}

function outcomeOf({ listening, ended }: Worker): Promise<Outcome> {
  return Promise.race([
    listening.then((): Outcome => ({ kind: 'listening' })),
    ended.then((exit): Outcome => ({ kind: 'ended', exit })),
  ]);
}

function describe({ code, signal }: WorkerExit): string {
  return code === null ? `was ended by ${signal}` : `ended with exit code ${code}`;
}
