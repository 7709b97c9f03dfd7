import type { Parsed, RuleRefusal, ValueClass } from './redirectRule.ts';
import { maxAlternatives } from './redirectSource.ts';

/** A part of a pattern. `open` and `close` are the ends of a numbered group. */
export type PatternPiece =
  | { readonly kind: 'text'; readonly text: string }
  /** Characters of a class within a segment. */
  | { readonly kind: 'value'; readonly accepts: ValueClass }
  /** Any characters, slashes included. */
  | { readonly kind: 'any'; readonly isOptional: boolean }
  | { readonly kind: 'open' | 'close'; readonly name: string };

type Spelling = readonly PatternPiece[];

/** The longest pattern that is read (characters). */
const maxLength = 2_000;
const maxDepth = 8;

// A slash ends a segment, so it is no character of a class.
const slashClass = /^\[\\?\/\]/;
const atomClass = /^(?:\[\^?(?:\\.|[^\]\\])+\]|\\[dwDW])/;
const quantifier = /^(?:[*+?]|\{\d{1,3}(?:,\d{0,3})?\})\??/;
const escapedText = /^\\([^a-z0-9])/i;
const groupStart = /^\((?:\?:)?/;
const special = /^[*+?{}()[\]|^$\\]/;

/** Reports why a pattern is refused, from anywhere within it. */
class Refusal extends Error {
  readonly problem: RuleRefusal;

  constructor(problem: RuleRefusal) {
    super(problem);
    this.problem = problem;
  }
}

interface Reader {
  /** What is left of the pattern. */
  rest: string;
  groups: number;
}

/** The spellings of a pattern: one for each combination of its alternatives. */
export function piecesOf(pattern: string): Parsed<readonly Spelling[]> {
  if (pattern.length > maxLength) return { ok: false, failure: 'unsupported-pattern' };
  const reader: Reader = { rest: pattern, groups: 0 };
  try {
    const spellings = readAlternatives(reader, 0);
    if (reader.rest !== '') throw new Refusal('malformed-source');
    return { ok: true, value: spellings };
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, failure: error.problem };
    throw error;
  }
}

function readAlternatives(reader: Reader, depth: number): readonly Spelling[] {
  if (depth > maxDepth) throw new Refusal('unsupported-pattern');
  const spellings = [...readSequence(reader, depth)];
  while (take(reader, /^\|/) !== undefined) spellings.push(...readSequence(reader, depth));
  return limited(spellings);
}

function readSequence(reader: Reader, depth: number): readonly Spelling[] {
  let spellings: readonly Spelling[] = [[]];
  while (reader.rest !== '' && !/^[|)]/.test(reader.rest)) {
    const next = readItem(reader, depth);
    spellings = limited(spellings.flatMap((before) => next.map((after) => [...before, ...after])));
  }
  return spellings;
}

function limited(spellings: readonly Spelling[]): readonly Spelling[] {
  if (spellings.length > maxAlternatives) throw new Refusal('too-many-alternatives');
  return spellings;
}

function readItem(reader: Reader, depth: number): readonly Spelling[] {
  if (take(reader, slashClass) !== undefined) return readSlashes(reader);
  const characters = take(reader, atomClass);
  if (characters !== undefined) return [[valuePiece(characters, takeQuantifier(reader))]];
  if (/^\.[*+]/.test(reader.rest)) {
    take(reader, /^\./);
    return [[{ kind: 'any', isOptional: takeQuantifier(reader).startsWith('*') }]];
  }
  const group = take(reader, groupStart);
  if (group !== undefined) return readGroup(reader, group === '(', depth);
  return readText(reader);
}

function readGroup(reader: Reader, isNumbered: boolean, depth: number): readonly Spelling[] {
  reader.groups += isNumbered ? 1 : 0;
  const name = String(reader.groups);
  const inner = readAlternatives(reader, depth + 1);
  if (take(reader, /^\)/) === undefined) throw new Refusal('malformed-source');
  const spellings = isNumbered ? inner.map((spelling) => group(name, spelling)) : inner;
  const repeated = takeQuantifier(reader);
  if (repeated === '') return spellings;
  if (repeated === '?') return limited([...spellings, isNumbered ? group(name, []) : []]);
  const isNested = inner.some((spelling) => spelling.some(({ kind }) => kind !== 'text'));
  throw new Refusal(isNested ? 'catastrophic-pattern' : 'unsupported-pattern');
}

function group(name: string, spelling: Spelling): Spelling {
  return [{ kind: 'open', name }, ...spelling, { kind: 'close', name }];
}

function readText(reader: Reader): readonly Spelling[] {
  const escaped = escapedText.exec(reader.rest)?.[1];
  if (escaped === undefined && special.test(reader.rest)) throw new Refusal('unsupported-pattern');
  const text = escaped ?? String.fromCodePoint(reader.rest.codePointAt(0) ?? 0);
  reader.rest = reader.rest.slice(text.length + (escaped === undefined ? 0 : 1));
  const repeated = takeQuantifier(reader);
  const spelling: Spelling = [{ kind: 'text', text }];
  if (repeated === '') return [spelling];
  if (repeated === '?') return [spelling, []];
  // Repeated characters, such as `a+`, are a class of one character.
  if (text === '/') throw new Refusal('unsupported-pattern');
  return [[valuePiece(escapedCharacter(text), repeated)]];
}

/** Repeated slashes count as one. */
function readSlashes(reader: Reader): readonly Spelling[] {
  const slash: Spelling = [{ kind: 'text', text: '/' }];
  return /^[?*]/.test(takeQuantifier(reader)) ? [slash, []] : [slash];
}

function escapedCharacter(text: string): string {
  return /[\^$\\.*+?()[\]{}|/]/.test(text) ? `\\${text}` : text;
}

function valuePiece(characters: string, repeated: string): PatternPiece {
  const pattern = characters + repeated.replace(/(?<=.)\?$/, '');
  if (pattern === '\\d+' || pattern === '[0-9]+') return { kind: 'value', accepts: 'digits' };
  if (pattern === '[^/]+' || pattern === '[^\\/]+') return { kind: 'value', accepts: 'text' };
  try {
    // Only to find out whether it is well-formed.
    new RegExp(`^${pattern}$`, 'iu');
  } catch {
    throw new Refusal('malformed-source');
  }
  return { kind: 'value', accepts: { pattern } };
}

function takeQuantifier(reader: Reader): string {
  const found = take(reader, quantifier) ?? '';
  // Possessive and doubled quantifiers.
  if (/^[*+?]/.test(reader.rest)) throw new Refusal('catastrophic-pattern');
  return found;
}

function take(reader: Reader, pattern: RegExp): string | undefined {
  const found = pattern.exec(reader.rest)?.[0];
  if (found !== undefined) reader.rest = reader.rest.slice(found.length);
  return found;
}
