import { withBudget } from '#upstream/http/budget.ts';

/**
 * How long all questions for one answer to a visitor may take together, including their waits in line (ms). When an upstream
 * is silent, all pages that wait for it give up at the same time, and the last of eight is rendered and sent 0.8 s later
 * in a process that has just started.
 */
export const visitorBudgetMs = 1_600;

/** Loads an answer for a visitor: what isn't there when the budget is spent is left out, or an earlier one. */
export function forVisitor<Value>(load: () => Promise<Value>): Promise<Value> {
  return withBudget(visitorBudgetMs, load);
}

/** A handler of the site's API whose answers are loaded within a visitor's budget. */
export function answerInBudget<Given extends readonly unknown[]>(
  handle: (...given: Given) => Promise<Response>,
): (...given: Given) => Promise<Response> {
  return (...given) => forVisitor(() => handle(...given));
}
