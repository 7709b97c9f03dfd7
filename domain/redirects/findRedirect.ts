import { composedPath } from './comparablePath.ts';
import { type Span, type TrieEntry, walkTrie } from './patternTrie.ts';
import { fillPath, fillQuery, type ReadValue } from './redirectDestination.ts';
import type { Capture } from './redirectRule.ts';
import type { RedirectTable, TableRule } from './redirectTable.ts';

/** How an old address is answered. */
export type FoundRedirect =
  | { readonly kind: 'redirect'; readonly location: string; readonly isPermanent: boolean }
  /** The page at this path and query is shown, and the address stays. */
  | { readonly kind: 'transfer'; readonly url: string };

/** An address of the site. */
interface Address {
  readonly path: string;
  /** Without its question mark. */
  readonly query: string;
  readonly fragment: string;
}

interface Match {
  readonly rule: TableRule;
  readonly readValue: ReadValue;
}

/** Longer chains are loops, or grow for ever. */
const maxHops = 16;

/**
 * How an old address is answered, in one hop; `undefined` if no rule applies or the rules never end. No
 * rule redirects the path that is returned, so following it can't lead back.
 * @param path the raw path
 * @param query the raw query without its question mark
 */
export function findRedirect(
  table: RedirectTable,
  path: string,
  query: string,
): FoundRedirect | undefined {
  let match = matchRule(table, path, query);
  if (!match) return undefined;
  let address: Address | undefined = { path, query, fragment: '' };
  if (match.rule.type === 'transfer') return transfer(match, address);
  let isPermanent = true;
  for (let hop = 0; hop < maxHops; hop += 1) {
    const { type, destination } = match.rule;
    isPermanent &&= type === 'permanent';
    address = follow(match, address);
    if (!address) return undefined;
    const location = destination.origin + format(address);
    if (destination.origin !== '') return { kind: 'redirect', location, isPermanent };
    match = matchRule(table, address.path, address.query);
    if (!match || match.rule.type === 'transfer')
      return { kind: 'redirect', location, isPermanent };
  }
  return undefined;
}

/** The rule that applies to an address first. */
export function appliedRule(
  table: RedirectTable,
  path: string,
  query: string,
): TableRule | undefined {
  return matchRule(table, path, query)?.rule;
}

function transfer(match: Match, from: Address): FoundRedirect | undefined {
  const address = follow(match, from);
  return address && { kind: 'transfer', url: format({ ...address, fragment: '' }) };
}

function follow({ rule, readValue }: Match, { query, fragment }: Address): Address | undefined {
  const { destination, conditions, isWholeQuery } = rule;
  const path = fillPath(destination, readValue, rule.foldsValues);
  if (path === undefined) return undefined;
  const own = fillQuery(destination, readValue);
  // The platform's clients carry over the query that a pattern matched.
  const used = isWholeQuery ? [] : conditions.map(({ key }) => key);
  return {
    path,
    query: rule.keepsQuery && query !== '' ? carryOver(query, own, used) : own,
    fragment: destination.fragment || fragment,
  };
}

/** Adds the parameters that no condition used, unless the destination sets them itself. */
function carryOver(from: string, own: string, used: readonly string[]): string {
  const query = new URLSearchParams(own);
  const fixed = new Set([...query.keys(), ...used]);
  for (const [key, value] of new URLSearchParams(from)) {
    if (!fixed.has(key)) query.append(key, value);
  }
  return query.toString();
}

function format({ path, query, fragment }: Address): string {
  return `${path}${query === '' ? '' : `?${query}`}${fragment}`;
}

const noCaptures: TrieEntry<TableRule>['captures'] = new Map();

function matchRule(
  { exact, patterns }: RedirectTable,
  path: string,
  query: string,
): Match | undefined {
  const composed = composedPath(path);
  if (composed === undefined) return undefined;
  const key = composed.toLowerCase();
  let entry: TrieEntry<TableRule> | undefined;
  let places: readonly Span[] = [];
  const rule = exact.get(key)?.find((candidate) => holds(candidate, query));
  if (rule) entry = { rule, captures: noCaptures };
  walkTrie(patterns, key, (entries, spans) => {
    const found = entries.find((candidate) => holds(candidate.rule, query));
    if (!found || (entry && entry.rule.index < found.rule.index)) return;
    entry = found;
    places = spans;
  });
  if (!entry) return undefined;
  // Values keep their letter case unless it changes the length of the path, as that of İ does.
  const text = composed.length === key.length ? composed : key;
  return { rule: entry.rule, readValue: valueReader(entry.captures, text, places) };
}

function valueReader(
  captures: ReadonlyMap<string, Capture>,
  path: string,
  spans: readonly Span[],
): ReadValue {
  const read = (part: string | number) =>
    typeof part === 'string' ? part : path.slice(...(spans[part] ?? [0, 0]));
  return (name) => (captures.get(name) ?? []).map(read).join('');
}

function holds({ conditions, isWholeQuery }: TableRule, query: string): boolean {
  if (conditions.length === 0 && !isWholeQuery) return true;
  const parameters = new URLSearchParams(query);
  if (isWholeQuery && parameters.size !== conditions.length) return false;
  return conditions.every(({ key, value }) =>
    value === undefined ? parameters.has(key) : parameters.getAll(key).includes(value),
  );
}
