import { fail, ok, type Result } from '#domain/result.ts';
import type { Place } from './readHowTo.ts';

/** Inserts code, with the indentation of the place. Fails with the text that isn't there. */
export function insertAt(text: string, place: Place, code: string): Result<string, string> {
  switch (place.kind) {
    case 'top':
      return ok(text.replace(/^(?=import )/m, () => code));
    case 'end':
      return ok(`${text}${code}`);
    case 'below':
      return insertBelow(text, place.line, code);
    case 'end-of':
      return insertBeforeEnd(text, place.opening, code);
  }
}

function insertBelow(text: string, searched: string, code: string): Result<string, string> {
  const lines = text.split('\n');
  const at = lines.findIndex((line) => line.includes(searched));
  if (at < 0) return fail(searched);
  return ok(withLines(lines, at + 1, indented(code, indentOf(lines[at]))));
}

function insertBeforeEnd(text: string, opening: string, code: string): Result<string, string> {
  const lines = text.split('\n');
  const at = lines.findIndex((line) => line.includes(opening));
  const indent = indentOf(lines[at]);
  const isEnd = (line: string) =>
    line.startsWith(indent) && /^[\]})]/.test(line.slice(indent.length));
  const end = lines.findIndex((line, position) => position > at && isEnd(line));
  if (at < 0 || end < 0) return fail(opening);
  return ok(withLines(lines, end, indented(code, `${indent}  `)));
}

function indentOf(line = ''): string {
  return /^\s*/.exec(line)?.[0] ?? '';
}

function indented(code: string, indent: string): string {
  return code.trimEnd().replaceAll(/^(?=.)/gm, indent);
}

function withLines(lines: readonly string[], at: number, added: string): string {
  return lines.toSpliced(at, 0, added).join('\n');
}
