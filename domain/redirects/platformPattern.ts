import { lowerText } from '../search/searchText.ts';
import { composedPath } from './comparablePath.ts';
import { type PatternPiece, piecesOf } from './patternPieces.ts';
import { parseConditions, type SplitPattern, splitQuery } from './queryPattern.ts';
import type {
  Capture,
  Parsed,
  ParsedSource,
  QueryCondition,
  RuleRefusal,
  SourceSegment,
} from './redirectRule.ts';

/** A pattern of the platform, taken apart. */
export interface PlatformPattern {
  readonly alternatives: readonly ParsedSource[];
  /** The parameters that make up the query. */
  readonly conditions: readonly QueryCondition[];
}

/**
 * Parses a path with an optional query, or the part of a regular expression that can be matched in linear
 * time: fixed text, alternatives, and in each segment one class of characters with a quantifier. `.*` is
 * possible at the end, and as the value of a parameter. A pattern that can be read in two ways has two readings.
 */
export function parsePattern(
  pattern: string,
  ownHosts: readonly string[],
): Parsed<readonly PlatformPattern[]> {
  const text = pathOf(pattern, ownHosts);
  // Browsers don't send fragments.
  if (text === undefined || text.includes('#')) return { ok: false, failure: 'malformed-source' };
  const readings: PlatformPattern[] = [];
  for (const split of splitQuery(text)) {
    const reading = parseReading(split);
    if (!reading.ok) return reading;
    readings.push(reading.value);
  }
  return { ok: true, value: readings };
}

// `/old/i` as in a script, and anchors, which every pattern has.
const literal = /^\/(?<pattern>\^.*\$?)\/[gimsuy]*$/s;
const absolute = /^https?:\/\/(?<host>[^/?#]*)(?<path>.*)$/is;

/** The pattern of a path, without anchors; `undefined` if it is an address of another site. */
function pathOf(pattern: string, ownHosts: readonly string[]): string | undefined {
  const text = (literal.exec(pattern)?.groups?.['pattern'] ?? pattern)
    .replace(/^\^/, '')
    .replace(/\$$/, '');
  const { host, path } = absolute.exec(text)?.groups ?? {};
  if (host === undefined) return text;
  return ownHosts.includes(host.toLowerCase()) ? path : undefined;
}

function parseReading({ path, query }: SplitPattern): Parsed<PlatformPattern> {
  const conditions = parseConditions(query);
  if (!conditions.ok) return conditions;
  const pieces = piecesOf(path);
  if (!pieces.ok) return pieces;
  const sources = pieces.value.map(sourceOf);
  const alternatives = sources.filter((source) => typeof source !== 'string');
  const [refusal] = sources.filter((source) => typeof source === 'string');
  if (refusal !== undefined) return { ok: false, failure: refusal };
  // The start page itself is never an old address, but with a query it may be.
  const isStartPage = alternatives.some(({ segments }) => segments.length === 0);
  if (isStartPage && conditions.value.length === 0)
    return { ok: false, failure: 'malformed-source' };
  return { ok: true, value: { alternatives, conditions: conditions.value } };
}

/** Joins the pieces of one spelling to segments. */
function sourceOf(pieces: readonly PatternPiece[]): ParsedSource | RuleRefusal {
  const found = splitAtSlashes(pieces).map(segmentOf);
  const segments = found.filter((segment) => segment !== 'empty');
  const known = segments.filter((segment) => segment !== undefined);
  const rest = known.findIndex(({ kind }) => kind === 'rest');
  const isRestLast = rest === -1 || rest === known.length - 1;
  if (known.length < segments.length || !isRestLast) return 'unsupported-pattern';
  return { segments: known, captures: capturesOf(pieces) };
}

function splitAtSlashes(pieces: readonly PatternPiece[]): readonly (readonly PatternPiece[])[] {
  const parts: PatternPiece[][] = [[]];
  for (const piece of pieces) {
    if (piece.kind === 'text' && piece.text === '/') parts.push([]);
    else if (piece.kind !== 'open' && piece.kind !== 'close') parts.at(-1)?.push(piece);
  }
  return parts;
}

function capturesOf(pieces: readonly PatternPiece[]): ReadonlyMap<string, Capture> {
  const captures = new Map<string, (string | number)[]>();
  const open = new Set<string>();
  let values = 0;
  for (const piece of pieces) {
    if (piece.kind === 'open') captures.set(piece.name, []);
    if (piece.kind === 'open') open.add(piece.name);
    else if (piece.kind === 'close') open.delete(piece.name);
    else {
      const part = piece.kind === 'text' ? piece.text : values;
      for (const name of open) captures.get(name)?.push(part);
      values += piece.kind === 'text' ? 0 : 1;
    }
  }
  return captures;
}

function segmentOf(pieces: readonly PatternPiece[]): SourceSegment | 'empty' | undefined {
  const texts: [string, string] = ['', ''];
  let value: PatternPiece | undefined;
  for (const piece of pieces) {
    if (piece.kind === 'text') texts[value ? 1 : 0] += piece.text;
    else if (value) return undefined;
    else value = piece;
  }
  const [before, after] = texts.map(comparable);
  if (before === undefined || after === undefined) return undefined;
  if (value?.kind === 'any') {
    if (after !== '') return undefined;
    return { kind: 'rest', before, isOptional: value.isOptional && before !== '' };
  }
  if (value?.kind === 'value') return { kind: 'value', before, after, accepts: value.accepts };
  return before === '' ? 'empty' : { kind: 'fixed', text: before };
}

/** Text as it is compared; `undefined` if an escape is malformed. */
function comparable(text: string): string | undefined {
  const composed = composedPath(`/${text}`);
  return composed === undefined || /[{}]/.test(composed) ? undefined : lowerText(composed);
}
