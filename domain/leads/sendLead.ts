import type { Lead } from './lead.ts';

/** The outside world of a lead that is being sent. */
export interface SendTools {
  /** Posts a lead and resolves with the status of the answer; rejects if there is none. */
  readonly post: (lead: Lead) => Promise<number>;
  readonly wait: (ms: number) => Promise<void>;
  /** Logs an attempt that failed and is repeated. */
  readonly warn: (line: string) => void;
  /** Logs that all attempts failed. */
  readonly error: (line: string) => void;
}

const maxAttempts = 3;
const pauseMs = 1_000;

/** The only status that confirms a lead; any other means that it may be lost. */
const confirmed = 202;

/** Sends a lead in up to three attempts, and resolves with whether it was confirmed. */
export async function sendLead(lead: Lead, tools: SendTools, attempt = 1): Promise<boolean> {
  const outcome = await post(lead, tools);
  if (outcome === confirmed) return true;
  const line = `${lead.formName}: attempt ${attempt}: ${outcome}`;
  if (attempt === maxAttempts) {
    tools.error(`FORM_SUBMISSION_FAILED: ${line}`);
    return false;
  }
  tools.warn(line);
  await tools.wait(pauseMs);
  return sendLead(lead, tools, attempt + 1);
}

async function post(lead: Lead, tools: SendTools): Promise<number | string> {
  try {
    return await tools.post(lead);
  } catch (error) {
    return error instanceof Error ? error.message : 'no answer';
  }
}
