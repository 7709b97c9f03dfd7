import type { Lead } from './lead.ts';
import type { LeadRefusal, WaitingRefusal } from './leadRefusal.ts';

/** The status of the answer, or the refusal that it contains. */
export type PostAnswer = number | 'unanswered' | WaitingRefusal;

/** The outside world of a lead that is being sent. */
export interface SendTools {
  /** Posts a lead with the form's token. It doesn't reject. */
  readonly post: (lead: Lead, token?: string) => Promise<PostAnswer>;
  /** Fetches a token for a form that is begun; `undefined` if that fails. */
  readonly fetchToken: () => Promise<string | undefined>;
  readonly wait: (ms: number) => Promise<void>;
  /** Logs an attempt that failed and is repeated. */
  readonly warn: (line: string) => void;
  /** Logs that all attempts failed. */
  readonly error: (line: string) => void;
}

/** How sending ended. */
export type SendOutcome =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'refused'; readonly refusal: LeadRefusal };

const maxAttempts = 3;
const pauseMs = 1_000;

/** The only status that confirms a lead; any other means that it may be lost. */
const confirmed = 202;

/**
 * Sends a lead in up to three attempts. A refusal that lasts longer than the attempts that are left ends them:
 * they would only be refused as well.
 */
export async function sendLead(
  lead: Lead,
  tools: Pick<SendTools, 'wait' | 'warn' | 'error'> & {
    readonly post: (lead: Lead) => ReturnType<SendTools['post']>;
  },
  attempt = 1,
): Promise<SendOutcome> {
  const answer = await tools.post(lead);
  if (answer === confirmed) return { kind: 'accepted' };
  const refusal = typeof answer === 'object' ? answer : undefined;
  const line = `${lead.formName}: attempt ${attempt}: ${refusal?.kind ?? answer}`;
  const leftMs = (maxAttempts - attempt) * pauseMs;
  if (leftMs === 0 || (refusal && refusal.retryAfterSeconds * 1000 > leftMs)) {
    tools.error(`FORM_SUBMISSION_FAILED: ${line}`);
    return refusal ? { kind: 'refused', refusal } : { kind: 'failed' };
  }
  tools.warn(line);
  await tools.wait(pauseMs);
  return sendLead(lead, tools, attempt + 1);
}
