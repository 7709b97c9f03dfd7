/** How complete an upstream's answer is. */
export interface UpstreamAnswer {
  /** Set if it is an earlier answer, used because a new request failed. */
  readonly isStale?: true | undefined;
  /** Why there is no answer, or only a partial one. */
  readonly failure?: { readonly kind: string } | undefined;
}

/** A result that may be an earlier one. */
export type Answer<Value, Failure extends { readonly kind: string }> =
  | { readonly ok: true; readonly value: Value; readonly isStale?: true | undefined }
  | { readonly ok: false; readonly failure: Failure; readonly isStale?: undefined };

/** An answer of any shape. */
export type AnyAnswer = UpstreamAnswer | Answer<unknown, { readonly kind: string }>;

/** Failures that are definite answers: the object doesn't exist, so a retry would fail as well. */
const definite: ReadonlySet<string> = new Set(['no-index', 'no-article', 'not-found']);

/**
 * Whether an answer is complete and current. During an outage, answers are incomplete or from
 * earlier; results built from them should be rebuilt soon and must not replace complete ones.
 */
export function isComplete(answer: AnyAnswer): boolean {
  const failure = 'failure' in answer ? answer.failure : undefined;
  return answer.isStale !== true && (failure === undefined || definite.has(failure.kind));
}

/** Marks a result as stale if it is derived from a stale answer. */
export function asFreshAs<Value, Failure extends { readonly kind: string }>(
  source: AnyAnswer,
  result: Answer<Value, Failure>,
): Answer<Value, Failure> {
  return result.ok && source.isStale ? { ...result, isStale: true } : result;
}
