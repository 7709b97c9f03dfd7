import type { Answer } from '../upstreamAnswer.ts';
import type { UpstreamFailure } from '../upstreamFailure.ts';
import type { NavigationItem } from './navigationItem.ts';

/** A site and language whose navigation is requested. */
export interface NavigationAddress {
  /** Name of the site on the platform. */
  readonly site: string;
  readonly language: string;
}

/** Port of the navigation. */
export interface NavigationService {
  /** The pages below the start page, three levels deep, in the editors' order. */
  readonly tree: (
    address: NavigationAddress,
  ) => Promise<Answer<readonly NavigationItem[], UpstreamFailure>>;
}
