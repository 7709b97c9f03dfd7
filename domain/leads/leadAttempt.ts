/** What was sent last, and under which id. */
export interface LeadAttempt {
  readonly formSubmissionId: string;
  /** The content of the form, to recognise it. */
  readonly content: string;
}

/**
 * The attempt that sends a filling. It keeps the id of the last attempt as long as the content is the
 * same, because the receiver stores each id once: a repeated request must not arrive twice, and a
 * changed one must not be mistaken for the first.
 */
export function nextLeadAttempt(
  filling: object,
  last: LeadAttempt | undefined,
  newId: () => string,
): LeadAttempt {
  const content = JSON.stringify(filling);
  return last?.content === content ? last : { formSubmissionId: newId(), content };
}
