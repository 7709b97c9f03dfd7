import { type Lead, leadLimits } from '#domain/leads/lead.ts';
import { leadOfForm } from '#domain/leads/leadFormData.ts';
import { leadName } from '#domain/leads/leadNames.ts';
import { parseLead } from '#domain/leads/parseLead.ts';
import { requestDates } from '#domain/leads/requestDates.ts';
import { isMisdirected } from '#domain/leads/serviceRequest.ts';
import { parseJson } from '#domain/parseJson.ts';
import type { Site } from '#domain/sites/site.ts';
import type { Telemetry } from '#process/telemetry.ts';
import { refusal } from '../http/answers.ts';
import { isOwnRequest } from '../http/ownRequest.ts';
import { mediaTypeOf, readBodyText } from '../http/readRequest.ts';
import { answerJson, answerPage, type LeadAnswer } from './leadAnswers.ts';
import { isTrapped, type LeadGuardTools, refuseLead } from './leadGuard.ts';
import type { LeadOutbox } from './outbox/leadOutbox.ts';

interface LeadHandlerOptions extends LeadGuardTools {
  readonly outbox: Pick<LeadOutbox, 'accept'>;
  /** The site at a host. */
  readonly siteAtHost: (host: string) => Site | undefined;
  /** The id of a form that was posted without one. */
  readonly submissionIdOf: (entries: Iterable<readonly [string, string]>) => string;
  /** The time in ms since 1970. */
  readonly now: () => number;
  /** Receives lines without personal data. */
  readonly log: (line: string) => void;
  /** Notes for operators why a lead that is in order isn't stored. */
  readonly noteRefused: Telemetry['leadRefused'];
}

/**
 * Accepts a lead as JSON, or as a plain form post from a page without script. It answers 202 once the
 * outbox holds the lead durably, 400 with the names of invalid fields, 413, 422 if a program filled in the
 * form, 429 if leads were sent too fast or too often, or 503 if the outbox could not take it; and a form
 * post with a redirect to the form's page.
 */
export function createLeadHandler(options: LeadHandlerOptions) {
  return async (request: Request): Promise<Response> => {
    if (!isOwnRequest(request)) return refusal(403, 'cross-site');
    const site = options.siteAtHost(request.headers.get('host') ?? '');
    if (!site) return refusal(404, 'unknown-site');
    switch (mediaTypeOf(request)) {
      case 'application/json':
        return answerJson(await acceptJson(request, site, options));
      case 'application/x-www-form-urlencoded':
        return acceptForm(request, site, options);
      default:
        return refusal(400, 'invalid-request');
    }
  };
}

async function acceptJson(
  request: Request,
  site: Site,
  options: LeadHandlerOptions,
): Promise<LeadAnswer> {
  const text = await readBodyText(request, leadLimits.bodyBytes);
  return text === undefined
    ? { kind: 'too-large' }
    : accept(request, parseJson(text), site, options);
}

async function acceptForm(
  request: Request,
  site: Site,
  options: LeadHandlerOptions,
): Promise<Response> {
  const text = await readBodyText(request, leadLimits.bodyBytes);
  if (text === undefined) return answerPage(request, { kind: 'too-large' });
  const entries = [...new URLSearchParams(text)];
  const { formSubmissionId, ...lead } = leadOfForm(entries);
  const id = formSubmissionId || options.submissionIdOf(entries);
  const answer = await accept(request, { ...lead, formSubmissionId: id }, site, options);
  const source = entries.find(([name]) => name === 'source')?.[1];
  return answerPage(request, answer, source);
}

async function accept(
  request: Request,
  body: unknown,
  site: Site,
  options: LeadHandlerOptions,
): Promise<LeadAnswer> {
  const { outbox, now, log } = options;
  // A form may be sent again after midnight.
  const days = { earliest: -1, latest: leadLimits.latestDays };
  const dates = requestDates(now(), site.timeZone, days);
  const parsed = parseLead(body, site.contentName, dates);
  if (!parsed.ok) return { kind: 'invalid', fields: parsed.failure.fields };
  const lead: Lead = parsed.value;
  if (isMisdirected(lead, site.motorcycleDealer)) {
    return { kind: 'invalid', fields: [leadName('dealerEmail')] };
  }
  if (isTrapped(body)) {
    log(`leads: ${lead.formSubmissionId} (${lead.formName}) refused: a hidden field is filled in`);
    return { kind: 'trapped' };
  }
  const refused = await refuseLead(request, lead, options);
  if (refused?.kind === 'unavailable') options.noteRefused('uncounted');
  if (refused) return refused;
  const stored = await outbox.accept({ site: site.id, lead });
  if (stored.ok) return { kind: 'accepted' };
  const { kind, reason } = stored.failure;
  options.noteRefused(kind);
  log(`leads: ${lead.formSubmissionId} (${lead.formName}) not accepted: ${kind}: ${reason}`);
  return { kind: 'unavailable' };
}
