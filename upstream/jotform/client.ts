import type {
  AnsweredQuestionsFailure,
  AnsweredQuestionsService,
} from '#domain/forms/answeredQuestions.ts';
import { fail, ok } from '#domain/result.ts';
import { getJson, type HttpFailure, type HttpTools, systemTools } from '../http/request.ts';
import { parseAnswered } from './parse.ts';
import { wireSubmissions } from './wire.ts';

interface JotformClientOptions {
  /** The provider's URL without a trailing slash. */
  readonly url: string;
  readonly key: string;
  /** Time limit of one request, in ms. */
  readonly timeoutMs: number;
  readonly tools?: HttpTools | undefined;
}

/** Requests from Jotform which questions of a form were answered. */
export function createJotformClient(options: JotformClientOptions): AnsweredQuestionsService {
  const { url, key, timeoutMs, tools = systemTools } = options;
  return {
    ofLatest: async (formId) => {
      const path = `form/${encodeURIComponent(formId)}/submissions`;
      const answer = await getJson(tools, {
        url: `${url}/${path}?limit=1&orderby=created_at`,
        headers: { 'x-api-key': key },
        timeoutMs,
      });
      if (!answer.ok) return fail(failureOf(answer.failure));
      const wire = wireSubmissions.safeParse(answer.value);
      if (wire.success) return ok(parseAnswered(wire.data));
      const [issue] = wire.error.issues;
      return fail({ kind: 'malformed', reason: `${issue?.path.join('.')}: ${issue?.message}` });
    },
  };
}

function failureOf(failure: HttpFailure): AnsweredQuestionsFailure {
  const isUnknown = failure.kind === 'server-error' && failure.status === 404;
  return isUnknown ? { kind: 'unknown-form' } : failure;
}
