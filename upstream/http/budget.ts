import { AsyncLocalStorage } from 'node:async_hooks';
import { fail } from '#domain/result.ts';
import type { Answer } from '#domain/upstreamAnswer.ts';
import type { UpstreamFailure } from '#domain/upstreamFailure.ts';
import { perProcess } from '#process/perProcess.ts';
import { type LoopTimers, startDeadline, systemTimers } from './deadline.ts';

/** The time that all questions of one answer to a visitor share. */
interface Budget {
  readonly ms: number;
  readonly timers: LoopTimers;
  /** Runs `task` once the time is spent. Returns a function that cancels it. */
  readonly whenSpent: (task: () => void) => () => void;
  /** An answer is late, so that an earlier one is used. */
  readonly noteLate: () => void;
}

/** The failure of a question whose answer is late for its page. */
type Late = Extract<UpstreamFailure, { readonly kind: 'timeout' }>;

/**
 * How long a new answer is awaited when there is an earlier one (ms). It leaves time for the questions that
 * follow, which may have no earlier answer.
 */
const patienceMs = 700;

// Pages and route handlers share the gates of the upstreams, so they share the budgets too.
const current = perProcess('budget', () => new AsyncLocalStorage<Budget | undefined>());

/** Options of a budget. */
interface BudgetOptions {
  readonly timers?: LoopTimers | undefined;
  /** Called when an answer is late, or the task isn't finished when the time is spent. */
  readonly onLate?: (() => void) | undefined;
}

/**
 * Runs `task`, whose questions to upstreams share one time limit. Every question that it asks, however deep, is
 * answered within `ms`: by the upstream, by an earlier answer, or by a time-out.
 */
export async function withBudget<Value>(
  ms: number,
  task: () => Promise<Value>,
  { timers = systemTimers, onLate = () => undefined }: BudgetOptions = {},
): Promise<Value> {
  const { budget, end } = startBudget(ms, timers, onLate);
  try {
    return await current.run(budget, task);
  } finally {
    end();
  }
}

/** Runs `task` without the budget of its caller: for a question whose answer is kept for others. */
export function withoutBudget<Value>(task: () => Value): Value {
  return current.run(undefined, task);
}

/**
 * Waits for an answer within the budget of the running task, if there is one. An earlier answer is used
 * after a moment; without one, the wait ends as a time-out when the budget is spent. The question itself goes on.
 *
 * @param earlier - Finds an answer to use instead. Called when the new one is late.
 */
export function inBudget<Value, Failure extends { readonly kind: string }>(
  answer: Promise<Answer<Value, Failure>>,
  earlier: () => Answer<Value, Failure> | undefined = () => undefined,
): Promise<Answer<Value, Failure | Late>> {
  const budget = current.getStore();
  if (!budget) return answer;
  const { ms, timers, whenSpent, noteLate } = budget;
  return new Promise((resolve, reject) => {
    const useEarlier = () => {
      const found = earlier();
      if (found) resolve(found);
      return found !== undefined;
    };
    const cancels = [
      startDeadline(timers, Math.min(patienceMs, ms), () => {
        if (useEarlier()) noteLate();
      }),
      whenSpent(() => {
        if (!useEarlier()) resolve(fail({ kind: 'timeout', afterMs: ms }));
      }),
    ];
    answer.then(resolve, reject).finally(() => {
      for (const cancel of cancels) cancel();
    });
  });
}

function startBudget(ms: number, timers: LoopTimers, onLate: () => void) {
  const waiting = new Set<() => void>();
  let isSpent = false;
  const end = startDeadline(timers, ms, () => {
    isSpent = true;
    onLate();
    for (const task of waiting) task();
    waiting.clear();
  });
  const budget: Budget = {
    ms,
    timers,
    noteLate: onLate,
    whenSpent: (task) => {
      // Answers in memory need no time, so they are still used.
      if (isSpent) return timers.afterPoll(task);
      // A task that waits twice is in the set twice.
      const entry = () => task();
      waiting.add(entry);
      return () => void waiting.delete(entry);
    },
  };
  return { budget, end };
}
