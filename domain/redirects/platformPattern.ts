import { lowerText } from '../search/searchText.ts';
import { composedPath } from './comparablePath.ts';
import { type PatternPiece, piecesOf } from './patternPieces.ts';
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

// `/old/i` as in a script, and anchors, which every pattern has.
const literal = /^\/(?<pattern>\^.*\$?)\/[gimsuy]*$/s;
// A literal question mark begins the query; after a group or a character of a pattern it's a quantifier.
const queryStart = /\\\?|(?<=[\w/-])\?(?=[\w.%-]+=)/;

/**
 * Parses a path with an optional query, or the part of a regular expression that can be matched in linear
 * time: fixed text, alternatives, and in each segment one class of characters with a quantifier. `.*` is
 * possible at the end.
 */
export function parsePattern(pattern: string): Parsed<PlatformPattern> {
  const text = (literal.exec(pattern)?.groups?.['pattern'] ?? pattern)
    .replace(/^\^/, '')
    .replace(/\$$/, '');
  const at = queryStart.exec(text);
  const path = at ? text.slice(0, at.index) : text;
  const query = at ? text.slice(at.index + at[0].length) : '';
  const pieces = piecesOf(path.startsWith('/') || path.startsWith('\\/') ? path : `/${path}`);
  if (!pieces.ok) return pieces;
  const sources = pieces.value.map(sourceOf);
  const alternatives = sources.filter((source) => typeof source !== 'string');
  const [refusal] = sources.filter((source) => typeof source === 'string');
  if (refusal !== undefined) return { ok: false, failure: refusal };
  const conditions = [...new URLSearchParams(query)].map(
    ([key, value]): QueryCondition => ({ type: 'query', key, value }),
  );
  return { ok: true, value: { alternatives, conditions } };
}

/** Joins the pieces of one spelling to segments. */
function sourceOf(pieces: readonly PatternPiece[]): ParsedSource | RuleRefusal {
  const found = splitAtSlashes(pieces).map(segmentOf);
  const segments = found.filter((segment) => segment !== 'empty');
  const known = segments.filter((segment) => segment !== undefined);
  const rest = known.findIndex(({ kind }) => kind === 'rest');
  const isRestLast = rest === -1 || rest === known.length - 1;
  if (known.length < segments.length || !isRestLast) return 'unsupported-pattern';
  return known.length > 0 ? { segments: known, captures: capturesOf(pieces) } : 'malformed-source';
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
