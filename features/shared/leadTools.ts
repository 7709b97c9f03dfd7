import { formTokenHeader } from '#domain/forms/botCheck.ts';
import { leadsPath } from '#domain/leads/lead.ts';
import { readWaitingRefusal, refusedStatus } from '#domain/leads/leadRefusal.ts';
import type { SendTools } from '#domain/leads/sendLead.ts';
import { fetchFormToken } from './fetchFormToken.ts';

// In ms; longer than the site's own time limits.
const timeoutMs = 10_000;

/** Sends leads to the site's API. */
export const leadTools: SendTools = {
  post: async (lead, token) => {
    const answer = await fetch(leadsPath, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { [formTokenHeader]: token }) },
      body: JSON.stringify(lead),
      // Continues if the visitor leaves the page.
      keepalive: true,
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (answer.status !== refusedStatus) return answer.status;
    return readWaitingRefusal(await answer.json().catch(() => undefined));
  },
  fetchToken: fetchFormToken,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  warn: (line) => console.warn(line),
  error: (line) => console.error(line),
};
