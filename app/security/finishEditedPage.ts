import { joinPayload } from '../pagePayload/joinPayload.ts';
import { editingPolicyOf } from './policyOf.ts';

/** A page in the platform's editor as it is sent. */
export interface FinishedEditedPage {
  readonly html: string;
  /** Its content security policy, as the value of a header. */
  readonly policy: string;
}

/**
 * Prepares a rendered page for the platform's editor. The framework's data is joined into one script, as on pages for visitors: with a
 * hash for each script, the policy of a page with a hundred blocks would be longer than headers may be.
 */
export function finishEditedPage(rendered: string): FinishedEditedPage {
  const html = joinPayload(rendered);
  return { html, policy: editingPolicyOf(html) };
}
