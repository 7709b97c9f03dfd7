import type { Result } from '../result.ts';
import type { UpstreamFailure } from '../upstreamFailure.ts';

/** An answered question, deliberately without the answer. */
export interface AnsweredQuestion {
  readonly id: string;
  /** Its position in the form. */
  readonly order: number;
  /** The question as the visitor saw it. */
  readonly text: string;
}

/** Why the questions are unknown. */
export type AnsweredQuestionsFailure = UpstreamFailure | { readonly kind: 'unknown-form' };

/** A form provider that knows which questions were answered. */
export interface AnsweredQuestionsService {
  /** The questions answered in the latest submission, in the order of the form; empty if there is none. */
  readonly ofLatest: (
    formId: string,
  ) => Promise<Result<readonly AnsweredQuestion[], AnsweredQuestionsFailure>>;
}
