import { lowerText } from '../search/searchText.ts';
import { composedPath } from './comparablePath.ts';
import type { Capture, Parsed, ParsedSource, SourceSegment } from './redirectRule.ts';

/** More are a mistake: each alternative is an entry of the table. */
export const maxAlternatives = 64;

const brace = /[{}]/;
const choice = /\(([^()]*)\)/;
const parameter = /^(?<before>[^{}]*)\{(?<name>[a-z]+)\}(?<after>[^{}]*)$/i;
// What a pattern language would use has no meaning here: such a rule was written for another system.
const unsupported = /[*?+[\]^$|\\#<>"`\s]/;

/** Parses the source of a rule, with its alternatives. */
export function parseSource(source: string): Parsed<readonly ParsedSource[]> {
  const spellings = expand(source);
  if (!spellings) return { ok: false, failure: 'too-many-alternatives' };
  const value = spellings.map(parseSpelling);
  return value.every((spelling) => spelling !== undefined)
    ? { ok: true, value }
    : { ok: false, failure: 'malformed-source' };
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

function parseSpelling(source: string): ParsedSource | undefined {
  if (!source.startsWith('/') || unsupported.test(source)) return undefined;
  const path = composedPath(source);
  if (path === undefined) return undefined;
  const segments: SourceSegment[] = [];
  const captures = new Map<string, Capture>();
  for (const text of lowerText(path).split('/')) {
    if (text === '') return undefined;
    const { name, before = '', after = '' } = parameter.exec(text)?.groups ?? {};
    if (name === undefined) {
      if (brace.test(text)) return undefined;
      segments.push({ kind: 'fixed', text });
      continue;
    }
    if (captures.has(name)) return undefined;
    captures.set(name, [captures.size]);
    segments.push({ kind: 'value', before, after, accepts: name === 'id' ? 'digits' : 'text' });
  }
  return { segments, captures };
}
