import type { Result } from '../result.ts';
import type { UpstreamFailure } from '../upstreamFailure.ts';
import type { Lead } from './lead.ts';

/** Port of the lead service. Failures are values; it never rejects. */
export interface LeadService {
  /** Submits a lead. It succeeds only if the service has confirmed that it takes the lead. */
  readonly submit: (lead: Lead) => Promise<Result<undefined, UpstreamFailure>>;
}
