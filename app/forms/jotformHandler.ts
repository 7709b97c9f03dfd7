import { z } from 'zod';
import type {
  AnsweredQuestion,
  AnsweredQuestionsService,
} from '#domain/forms/answeredQuestions.ts';
import { readFormId } from '#domain/forms/providers.ts';
import { refusal, reply, upstreamFailed } from '../http/answers.ts';
import { isOwnRequest } from '../http/ownRequest.ts';
import { readBody } from '../http/readRequest.ts';
import type { RefuseAbove } from '../http/refuseAbove.ts';

interface JotformHandlerOptions {
  readonly jotform: AnsweredQuestionsService;
  /** Refuses requests above the limits. */
  readonly refuse: RefuseAbove;
  /** Receives lines that describe failures. */
  readonly log: (line: string) => void;
}

const question = z.object({
  formId: z.string().refine((text) => readFormId(text) !== undefined),
});
const maxBodyBytes = 1_000;

/**
 * Answers with the questions of a form's latest submission in the provider's format:
 * `{ content: [{ answers }] }`. The visitor's answers are left out, because anybody can send this
 * request for any form.
 */
export function createJotformHandler({ jotform, refuse, log }: JotformHandlerOptions) {
  return async (request: Request): Promise<Response> => {
    if (!isOwnRequest(request)) return refusal(403, 'cross-site');
    const asked = await readBody(question, request, maxBodyBytes);
    if (!asked.ok) return refusal(400, 'invalid-request');
    const refused = await refuse(request);
    if (refused) return refused;
    const { formId } = asked.value;
    const answer = await jotform.ofLatest(formId);
    if (answer.ok) return reply({ content: [{ answers: byId(answer.value) }] });
    const { failure } = answer;
    if (failure.kind === 'unknown-form') return refusal(404, 'unknown-form');
    return upstreamFailed(failure, `jotform: ${formId}`, log);
  };
}

function byId(questions: readonly AnsweredQuestion[]) {
  return Object.fromEntries(questions.map(({ id, order, text }) => [id, { order, text }]));
}
