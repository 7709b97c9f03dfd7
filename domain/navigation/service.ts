import type { ContentFailure } from '../content/service.ts';
import type { Result } from '../result.ts';
import type { NavigationItem } from './navigationItem.ts';

/** Whose navigation is asked for. */
export interface NavigationAddress {
  /** Name of the site on the platform. */
  readonly site: string;
  readonly language: string;
}

/** Where the site's menu comes from. */
export interface NavigationService {
  /** The pages below the start page, three levels deep, as editors ordered them. */
  readonly tree: (
    address: NavigationAddress,
  ) => Promise<Result<readonly NavigationItem[], ContentFailure>>;
}
