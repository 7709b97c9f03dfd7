import { lowerText } from '../search/searchText.ts';
import type { RedirectProblem } from './redirectRule.ts';

/** A segment of a source: fixed text, or text around a parameter. */
export type SourceSegment =
  | { readonly kind: 'fixed'; readonly text: string }
  | ({ readonly kind: 'parameter' } & SegmentParameter);

/** A parameter with the fixed text around it. */
export interface SegmentParameter {
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

/** The segments of each alternative of a source. */
export type ParsedSource =
  | { readonly kind: 'parsed'; readonly alternatives: readonly (readonly SourceSegment[])[] }
  | { readonly kind: 'refused'; readonly problem: RedirectProblem };

/** More are a mistake: each alternative is an entry of the table. */
const maxAlternatives = 64;

const brace = /[{}]/;
const choice = /\(([^()]*)\)/;
const parameter = /^(?<before>[^{}]*)\{(?<name>[a-z]+)\}(?<after>[^{}]*)$/i;
// What a pattern language would use has no meaning here: such a rule was written for another system.
const unsupported = /[*?+[\]^$|\\#<>"`\s]/;

/** Parses the source of a rule. */
export function parseSource(source: string): ParsedSource {
  const spellings = expand(source);
  if (!spellings) return { kind: 'refused', problem: 'too-many-alternatives' };
  const alternatives = spellings.map(parseSegments);
  return alternatives.every((segments) => segments !== undefined)
    ? { kind: 'parsed', alternatives }
    : { kind: 'refused', problem: 'malformed-source' };
}

/** Every spelling of a source with alternatives; `undefined` if there are too many. */
function expand(source: string): readonly string[] | undefined {
  let spellings = [source];
  for (let match = choice.exec(source); match; match = choice.exec(spellings[0] ?? '')) {
    const { 0: whole, 1: options = '' } = match;
    spellings = spellings.flatMap((spelling) =>
      options.split('|').map((option) => spelling.replace(whole, () => option)),
    );
    if (spellings.length > maxAlternatives) return undefined;
  }
  return spellings;
}

function parseSegments(source: string): readonly SourceSegment[] | undefined {
  if (!source.startsWith('/') || unsupported.test(source)) return undefined;
  const texts = comparableSegments(source);
  const segments = texts?.map(parseSegment);
  if (!segments?.every((segment) => segment !== undefined)) return undefined;
  const names = segments.flatMap((segment) => (segment.kind === 'parameter' ? segment.name : []));
  return new Set(names).size === names.length ? segments : undefined;
}

function parseSegment(text: string): SourceSegment | undefined {
  if (text === '') return undefined;
  if (!brace.test(text)) return { kind: 'fixed', text };
  const { name, before = '', after = '' } = parameter.exec(text)?.groups ?? {};
  return name === undefined ? undefined : { kind: 'parameter', name, before, after };
}

/**
 * The segments of a path in the form that is compared: decoded, in composed Unicode characters and in
 * lower case. `undefined` if an escape is malformed.
 */
export function comparableSegments(path: string): readonly string[] | undefined {
  const end = path.endsWith('/') ? -1 : undefined;
  try {
    return path.slice(1, end).split('/').map(comparable);
  } catch {
    return undefined;
  }
}

function comparable(segment: string): string {
  return lowerText(segment.includes('%') ? decodeURIComponent(segment) : segment);
}
