import type { Parsed, QueryCondition } from './redirectRule.ts';

/** The patterns of a path and of its query. */
export interface SplitPattern {
  readonly path: string;
  /** Without its question mark. */
  readonly query: string;
}

// After a letter or a slash, `?id=` begins the query. A question mark after a group or a class is a quantifier.
const withValue = /\\\?|(?<=[\p{L}\p{M}\p{N}_/-])\?(?=[^\s=&?()|]+=)/u;
// `?flag` may begin a query as well, or make the letter before it optional.
const withoutValue = /(?<=[\p{L}\p{M}\p{N}_/-])\?(?<names>[\p{L}\p{M}\p{N}_.%-]+(?:&[^?]*)?)$/u;
const usesSyntax = /[\^$()[\]*+|\\{}]/;

/** Where the query of a pattern may begin: one or two readings. */
export function splitQuery(pattern: string): readonly SplitPattern[] {
  const start = withValue.exec(pattern);
  if (start) return [splitAt(pattern, start.index, start[0].length)];
  const bare = withoutValue.exec(pattern);
  if (bare) {
    const query = splitAt(pattern, bare.index, 1);
    return bare.groups?.['names']?.includes('&') ? [query] : [query, { path: pattern, query: '' }];
  }
  // An empty query.
  const path = usesSyntax.test(pattern) ? pattern : pattern.replace(/\?$/, '');
  return [{ path, query: '' }];
}

function splitAt(pattern: string, at: number, length: number): SplitPattern {
  // As at the end of a path, a slash doesn't matter.
  const query = pattern.slice(at + length).replace(/\/\??$/, '');
  return { path: pattern.slice(0, at), query };
}

/** Parses the pattern of a query: a condition for each parameter. */
export function parseConditions(query: string): Parsed<readonly QueryCondition[]> {
  const conditions = query === '' ? [] : query.split('&').map(parseCondition);
  const understood = conditions.filter((condition) => condition !== undefined);
  return understood.length === conditions.length
    ? { ok: true, value: understood }
    : { ok: false, failure: 'unsupported-pattern' };
}

const anyValue = /^(?:\.[*+]\??|\[\^&\][*+]\??|\((?:\?:)?(?:\.[*+]|\[\^&\][*+])\??\))$/;
const escaped = /\\([^a-z0-9])/gi;
const syntax = /[\\^$*?()[\]{}|]/;

/** `undefined` if it has syntax that is not understood, so that it would never hold. */
function parseCondition(text: string): QueryCondition | undefined {
  const at = text.indexOf('=');
  const name = at === -1 ? text : text.slice(0, at);
  const value = at === -1 ? '' : text.slice(at + 1);
  const isAny = anyValue.test(value);
  // Names of lists, such as `id[]`, end like an empty class.
  if (syntax.test(name.replaceAll(escaped, '').replace('[]', ''))) return undefined;
  if (!isAny && syntax.test(value.replaceAll(escaped, ''))) return undefined;
  const plain = `${name}=${isAny ? '' : value}`.replaceAll(escaped, '$1');
  const [parameter] = new URLSearchParams(plain);
  if (!parameter) return undefined;
  return { type: 'query', key: parameter[0], ...(!isAny && { value: parameter[1] }) };
}
