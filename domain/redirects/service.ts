import type { Result } from '../result.ts';
import type { UpstreamFailure } from '../upstreamFailure.ts';
import type { PlatformRedirect } from './platformRedirect.ts';

/** The redirects of a site on the content platform. */
export interface RedirectMap {
  readonly redirects: readonly PlatformRedirect[];
  /** How many others there are that can't be read. */
  readonly unreadable: number;
}

/** Port of the redirects that editors keep on the content platform. It never rejects. */
export interface RedirectService {
  /** @param site Name of the site on the platform. */
  readonly redirects: (site: string) => Promise<Result<RedirectMap, UpstreamFailure>>;
}
