/** A permanent redirect from an old address of a site. */
export interface RedirectRule {
  /**
   * A path. Letter case and a trailing slash don't matter. A segment may hold one parameter, `{id}`
   * (digits) or another name (any text), and alternatives: `/f(ö|o)retag/{id}/{location}`.
   */
  readonly source: string;
  /** A path of the site or an `https:` address, with parameters of the source in its path. */
  readonly destination: string;
  /** All of them must hold. */
  readonly has?: readonly QueryCondition[];
  readonly permanent: true;
}

/** Holds for addresses whose query has the parameter, with this value if one is given. */
export interface QueryCondition {
  readonly type: 'query';
  readonly key: string;
  readonly value?: string;
}

/** Why a rule of a table is not followed, or never applies. */
export type RedirectProblem =
  | 'malformed-source'
  | 'malformed-destination'
  | 'unknown-parameter'
  | 'too-many-alternatives'
  | 'shadowed'
  | 'loop';
