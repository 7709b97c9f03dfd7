import { fillPath } from './redirectDestination.ts';
import type { QueryCondition } from './redirectRule.ts';
import { comparableSegments, type SegmentParameter } from './redirectSource.ts';
import type { CompiledRule, PatternNode, RedirectTable } from './redirectTable.ts';

/** An address of the site. */
interface Address {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly fragment: string;
}

interface Match {
  readonly rule: CompiledRule;
  readonly values: Readonly<Record<string, string>>;
}

/** Longer chains are loops, or grow for ever. */
const maxHops = 16;

/**
 * Where an old address leads, in one hop; `undefined` if no rule applies or the rules never end. No
 * rule applies to the path that is returned, so following it can't lead back.
 * @param path the raw path
 * @param query the raw query, with or without its question mark
 */
export function findRedirect(
  table: RedirectTable,
  path: string,
  query: string,
): string | undefined {
  const first = matchRule(table, path, query);
  if (!first) return undefined;
  let match: Match | undefined = first;
  let address: Address = { path, query: new URLSearchParams(query), fragment: '' };
  for (let hop = 0; hop < maxHops; hop += 1) {
    const { origin } = match.rule.destination;
    address = follow(match, address);
    if (origin !== '') return origin + format(address);
    match = matchRule(table, address.path, address.query);
    if (!match) return format(address);
  }
  return undefined;
}

/** The place in the table of the rule that applies to an address first. */
export function appliedRule(table: RedirectTable, path: string, query: string): number | undefined {
  return matchRule(table, path, query)?.rule.index;
}

function follow(
  { rule: { destination, conditions }, values }: Match,
  { query, fragment }: Address,
): Address {
  const next = new URLSearchParams(destination.query);
  const own = new Set(next.keys());
  const used = new Set(conditions.map(({ key }) => key));
  for (const [key, value] of query) {
    if (!own.has(key) && !used.has(key)) next.append(key, value);
  }
  return {
    path: fillPath(destination, values),
    query: next,
    fragment: destination.fragment || fragment,
  };
}

function format({ path, query, fragment }: Address): string {
  return `${path}${query.size > 0 ? `?${query}` : ''}${fragment}`;
}

function matchRule(
  { exact, patterns }: RedirectTable,
  path: string,
  query: string | URLSearchParams,
): Match | undefined {
  const segments = comparableSegments(path);
  // A decoded slash is part of its segment, and no source has one.
  if (!segments || segments.some((segment) => segment.includes('/'))) return undefined;
  const matches: Match[] = (exact.get(segments.join('/')) ?? []).map((rule) => ({
    rule,
    values: {},
  }));
  collect(patterns, segments, 0, {}, matches);
  if (matches.length === 0) return undefined;
  const parameters = new URLSearchParams(query);
  return matches
    .sort((a, b) => a.rule.index - b.rule.index)
    .find(({ rule }) => rule.conditions.every((condition) => holds(condition, parameters)));
}

/** Adds the rules of all patterns that match. A node is visited once, so a look-up takes bounded time. */
function collect(
  node: PatternNode,
  segments: readonly string[],
  depth: number,
  values: Readonly<Record<string, string>>,
  matches: Match[],
): void {
  const segment = segments[depth];
  if (segment === undefined) {
    for (const rule of node.rules) matches.push({ rule, values });
    return;
  }
  const fixed = node.fixed.get(segment);
  if (fixed) collect(fixed, segments, depth + 1, values, matches);
  for (const edge of node.parameters) {
    const value = parameterValue(segment, edge);
    if (value === undefined) continue;
    collect(edge.node, segments, depth + 1, { ...values, [edge.name]: value }, matches);
  }
}

const digits = /^\d+$/;
// In a destination they would name another folder.
const unusable: ReadonlySet<string> = new Set(['', '.', '..']);

function parameterValue(
  segment: string,
  { name, before, after }: SegmentParameter,
): string | undefined {
  if (!segment.startsWith(before) || !segment.endsWith(after)) return undefined;
  const value = segment.slice(before.length, segment.length - after.length);
  if (segment.length < before.length + after.length || unusable.has(value)) return undefined;
  return name === 'id' && !digits.test(value) ? undefined : value;
}

function holds({ key, value }: QueryCondition, query: URLSearchParams): boolean {
  return value === undefined ? query.has(key) : query.getAll(key).includes(value);
}
