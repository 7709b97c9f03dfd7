import { withBudget } from '#upstream/http/budget.ts';

/**
 * How long all questions for one answer to a visitor may take together, including their waits in line (ms). Rendering
 * and sending the answer take another half second on a busy machine.
 */
export const visitorBudgetMs = 1_800;

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
