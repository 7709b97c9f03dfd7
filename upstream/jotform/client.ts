import type { AnsweredQuestionsService } from '#domain/forms/answeredQuestions.ts';
import { fail, ok } from '#domain/result.ts';
import { isMissing } from '#domain/upstreamFailure.ts';
import { readWire } from '../http/readWire.ts';
import { getJson, type HttpTools, systemTools } from '../http/request.ts';
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
      if (!answer.ok) return isMissing(answer.failure) ? fail({ kind: 'unknown-form' }) : answer;
      const wire = readWire(wireSubmissions, answer.value);
      return wire.ok ? ok(parseAnswered(wire.value)) : wire;
    },
  };
}
