import type { LeadService } from '#domain/leads/service.ts';
import { type HttpTools, submitJson, systemTools } from '../http/request.ts';
import type { Upstream } from '../http/upstream.ts';
import type { WireLead } from './wire.ts';

interface LeadClientOptions {
  /** The service's URL without a trailing slash. */
  readonly url: string;
  readonly key: string;
  /** Limit for one request, in ms. */
  readonly timeoutMs: number;
  /** The gate of the service. */
  readonly upstream: Upstream;
  readonly tools?: HttpTools | undefined;
}

/** The only answer by which the service takes a lead. */
const accepted = 202;

/** Submits leads to the lead service. */
export function createLeadClient(options: LeadClientOptions): LeadService {
  const { url, key, timeoutMs, upstream, tools = systemTools } = options;
  const headers = { 'x-api-key': key };
  return {
    submit: ({ formName, formSubmissionId, values }) => {
      const body: WireLead = { formName, formSubmissionId, values };
      const request = { url: `${url}/leads`, headers, body, timeoutMs };
      return upstream.ask(() => submitJson(tools, request, accepted));
    },
  };
}
