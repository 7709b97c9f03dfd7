import type { ProcessHealth } from '#process/processHealth.ts';

/** A worker that can be asked. */
export interface AskedWorker {
  readonly pid: number;
  readonly ask: (question: number) => void;
}

/** The answer of a worker; `silent` if it gave none in time, or none yet because it is starting. */
export type WorkerAnswer =
  | { readonly kind: 'answered'; readonly pid: number; readonly health: ProcessHealth }
  | { readonly kind: 'silent'; readonly pid: number };

/** Asks all workers for their health. */
export interface HealthQuestions {
  readonly join: (worker: AskedWorker) => void;
  readonly leave: (worker: AskedWorker) => void;
  /** Notes the answer to a question. */
  readonly answered: (worker: AskedWorker, question: number, health: ProcessHealth) => void;
  /** Resolves when all workers have answered, or after the time limit. */
  readonly ask: () => Promise<readonly WorkerAnswer[]>;
}

interface QuestionsOptions {
  /** Resolves after this many milliseconds. */
  readonly pause: (ms: number) => Promise<void>;
}

/** A worker whose event loop is free answers within milliseconds. */
const timeoutMs = 1_000;

interface Question {
  readonly open: Set<AskedWorker>;
  readonly answers: Map<AskedWorker, ProcessHealth>;
  readonly finish: () => void;
}

/** Creates the questions of a primary process without workers. */
export function createHealthQuestions({ pause }: QuestionsOptions): HealthQuestions {
  const workers = new Set<AskedWorker>();
  const questions = new Map<number, Question>();
  let last = 0;

  function settle(question: Question, worker: AskedWorker): void {
    question.open.delete(worker);
    if (question.open.size === 0) question.finish();
  }

  async function ask(): Promise<readonly WorkerAnswer[]> {
    const number = ++last;
    const asked = [...workers];
    const { promise, resolve: finish } = Promise.withResolvers<void>();
    const question: Question = { open: new Set(asked), answers: new Map(), finish };
    questions.set(number, question);
    for (const worker of asked) worker.ask(number);
    if (asked.length > 0) await Promise.race([promise, pause(timeoutMs)]);
    questions.delete(number);
    return asked
      .filter((worker) => workers.has(worker))
      .map((worker) => toAnswer(worker, question));
  }

  return {
    join: (worker) => void workers.add(worker),
    leave: (worker) => {
      workers.delete(worker);
      for (const question of questions.values()) settle(question, worker);
    },
    answered: (worker, number, health) => {
      const question = questions.get(number);
      question?.answers.set(worker, health);
      if (question) settle(question, worker);
    },
    ask,
  };
}

function toAnswer(worker: AskedWorker, { answers }: Question): WorkerAnswer {
  const health = answers.get(worker);
  const { pid } = worker;
  return health ? { kind: 'answered', pid, health } : { kind: 'silent', pid };
}
