/** A permanent redirect from an old address of a site. */
export interface RedirectRule {
  /**
   * A path. Letter case and a trailing slash don't matter. A segment may hold one parameter, `{id}`
   * (digits) or another name (any text), and alternatives: `/f(ö|o)retag/{id}/{location}`.
   */
  readonly source: string;
  /** A path of the site or an `https:` address, with parameters of the source in its path or query. */
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

/** Why a rule is left out of the table. */
export type RuleRefusal =
  | 'malformed-source'
  | 'malformed-destination'
  | 'unknown-parameter'
  | 'too-many-alternatives'
  /** A pattern that could take exponential time, such as `(a+)+`. */
  | 'catastrophic-pattern'
  /** A pattern beyond the supported part of the language. */
  | 'unsupported-pattern'
  /** A rule of the platform for a language that the site doesn't have. */
  | 'unknown-language';

/** How an address is answered. A `transfer` shows another page without changing the address. */
export type RedirectType = 'permanent' | 'temporary' | 'transfer';

/** A rule that was parsed, whatever shape it was written in. */
export interface ParsedRule {
  /** The source as written, for reports. */
  readonly source: string;
  readonly alternatives: readonly ParsedSource[];
  readonly destination: RedirectDestination;
  readonly conditions: readonly QueryCondition[];
  /** Whether the query may have no parameters other than those of the conditions. */
  readonly isWholeQuery: boolean;
  readonly type: RedirectType;
  /** Whether parameters that no condition used are carried over. */
  readonly keepsQuery: boolean;
  /** Whether values are written like slugs in the destination, and not as they are. */
  readonly foldsValues: boolean;
}

/** One spelling of a source. */
export interface ParsedSource {
  readonly segments: readonly SourceSegment[];
  /** What the parameters of the destination stand for, by name. */
  readonly captures: ReadonlyMap<string, Capture>;
}

/** A segment of a source: fixed text, or text around a value. */
export type SourceSegment =
  | { readonly kind: 'fixed'; readonly text: string }
  | ({ readonly kind: 'value' } & SegmentValue)
  /** Text, and then the whole rest of the path. Always the last segment. */
  | { readonly kind: 'rest'; readonly before: string; readonly isOptional: boolean };

/** A value with the fixed text around it. */
export interface SegmentValue {
  readonly before: string;
  readonly after: string;
  readonly accepts: ValueClass;
}

/** The characters of a value: digits, any, or a class of a pattern with its quantifier such as `[a-z-]+`. */
export type ValueClass = 'digits' | 'text' | { readonly pattern: string };

/** Fixed texts, and values by their position in the source. */
export type Capture = readonly (string | number)[];

/** The destination of a rule, taken apart. */
export interface RedirectDestination {
  /** Scheme and host of another site; empty for a path of this one. */
  readonly origin: string;
  /** Path, with parameters in braces. */
  readonly path: string;
  /** Query without its question mark, with parameters in braces. */
  readonly query: string;
  /** Fragment with its number sign, or empty. */
  readonly fragment: string;
}

/** A rule that is left out, and why. */
export interface RefusedRule {
  readonly source: string;
  readonly problem: RuleRefusal;
}

/** The rules that were understood, in order, and the others. */
export interface ParsedRules {
  readonly rules: readonly ParsedRule[];
  readonly refused: readonly RefusedRule[];
}

/** The outcome of parsing a part of a rule. */
export type Parsed<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: RuleRefusal };
