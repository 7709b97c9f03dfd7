import type { Result } from '../result.ts';
import type { UpstreamFailure } from '../upstreamFailure.ts';

/** A question that was answered. What the answer was is nobody's business here. */
export interface AnsweredQuestion {
  readonly id: string;
  /** Its place in the form. */
  readonly order: number;
  /** The question as the visitor saw it. */
  readonly text: string;
}

/** Why the questions aren't known. */
export type AnsweredQuestionsFailure = UpstreamFailure | { readonly kind: 'unknown-form' };

/** A provider that knows what was answered in its forms. */
export interface AnsweredQuestionsService {
  /** The questions answered in what was sent last, in the form's order; none before the first. */
  readonly ofLatest: (
    formId: string,
  ) => Promise<Result<readonly AnsweredQuestion[], AnsweredQuestionsFailure>>;
}
