import { formTokenHeader } from '#domain/forms/botCheck.ts';
import { leadsPath } from '#domain/leads/lead.ts';
import { readWaitingRefusal, refusedStatus } from '#domain/leads/leadRefusal.ts';
import type { SendTools } from '#domain/leads/sendLead.ts';
import { fetchFormToken } from './fetchFormToken.ts';
import { ask } from './siteApi.ts';
import { wait } from './wait.ts';

// In ms; longer than the site's own time limits.
const timeoutMs = 10_000;

/** Sends leads to the site's API. */
export const leadTools: SendTools = {
  post: async (lead, token) => {
    const answer = await ask(leadsPath, {
      body: lead,
      headers: { ...(token && { [formTokenHeader]: token }) },
      // Continues if the visitor leaves the page.
      keepalive: true,
      read: (_, status) => status,
      timeoutMs,
    });
    if (answer.ok) return answer.value;
    const { failure } = answer;
    if (failure.kind !== 'refused') return 'unanswered';
    return failure.status === refusedStatus ? readWaitingRefusal(failure.body) : failure.status;
  },
  fetchToken: fetchFormToken,
  wait,
  warn: (line) => console.warn(line),
  error: (line) => console.error(line),
};
