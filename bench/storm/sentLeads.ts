import { randomUUID } from 'node:crypto';
import { leadsPath } from '#domain/leads/lead.ts';

const json = { 'content-type': 'application/json' };
const key = { 'x-api-key': 'forecourt-local' };

/** Leads by how the site answered. */
export interface SentLeads {
  readonly accepted: readonly string[];
  readonly refused: readonly string[];
  /** Answers that are neither 202 nor 503. */
  readonly others: readonly number[];
}

/** After so many answers that are neither 202 nor 503, something is wrong with the storm itself. */
const maxOthers = 5;

/** Sends leads with long messages one after the other, as long as a condition holds. */
export async function sendLeads(
  origin: string,
  goesOn: (sent: SentLeads) => boolean,
): Promise<SentLeads> {
  let sent: SentLeads = { accepted: [], refused: [], others: [] };
  while (goesOn(sent) && sent.others.length < maxOthers) {
    const id = randomUUID();
    const status = await postLead(origin, id);
    if (status === 202) sent = { ...sent, accepted: [...sent.accepted, id] };
    else if (status === 503) sent = { ...sent, refused: [...sent.refused, id] };
    else sent = { ...sent, others: [...sent.others, status] };
  }
  return sent;
}

/** Sends a lead with a long message, and resolves with the status of the answer. */
export async function postLead(origin: string, id: string): Promise<number> {
  const body = JSON.stringify(leadOf(id, origin));
  const { status } = await fetch(origin + leadsPath, { method: 'POST', headers: json, body });
  return status;
}

function leadOf(formSubmissionId: string, origin: string) {
  return {
    formName: 'nordvik-seCarContactForm',
    formSubmissionId,
    values: {
      car: { id: 'MLB111', model: 'V60' },
      name: 'Kim Berg',
      phone: '+46 70 123 45 67',
      email: 'kim@example.com',
      message: 'x'.repeat(4_900),
      source: `${origin}/`,
    },
  };
}

/** A lead as the lead service has it. */
interface ReceivedLead {
  readonly formSubmissionId: string;
  /** How often it was sent. */
  readonly deliveries: number;
}

/** All leads that the lead service has. */
export async function receivedLeads(servicesPort: number): Promise<readonly ReceivedLead[]> {
  const answer = await fetch(`http://127.0.0.1:${servicesPort}/comhub/leads`, { headers: key });
  const { leads }: { leads: readonly ReceivedLead[] } = await answer.json();
  return leads;
}

/** Which of these leads the lead service doesn't have after some time. */
export async function missingLeads(
  servicesPort: number,
  ids: readonly string[],
  timeoutMs: number,
): Promise<readonly string[]> {
  const until = performance.now() + timeoutMs;
  for (;;) {
    const leads = await receivedLeads(servicesPort);
    const arrived = new Set(leads.map(({ formSubmissionId }) => formSubmissionId));
    const missing = ids.filter((id) => !arrived.has(id));
    if (missing.length === 0 || performance.now() > until) return missing;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}
