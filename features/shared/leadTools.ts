import { leadsPath } from '#domain/leads/lead.ts';
import type { SendTools } from '#domain/leads/sendLead.ts';

// In ms; longer than the site's own time limits.
const timeoutMs = 10_000;

/** Sends leads to the site's API. */
export const leadTools: SendTools = {
  post: async (lead) => {
    const answer = await fetch(leadsPath, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(lead),
      // Continues if the visitor leaves the page.
      keepalive: true,
      signal: AbortSignal.timeout(timeoutMs),
    });
    return answer.status;
  },
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  warn: (line) => console.warn(line),
  error: (line) => console.error(line),
};
