import { readFileSync } from 'node:fs';
import { parseDocument } from 'yaml';
import type { z } from 'zod';

/** A file's content, or the reasons why it is invalid. */
export type ReadResult<T> = { kind: 'read'; value: T } | { kind: 'failed'; reasons: string[] };

function describeIssue(issue: z.core.$ZodIssue): string {
  const nested = issue.code === 'invalid_union' ? nearestBranch(issue) : [];
  if (nested.length > 0) {
    return nested
      .map((inner) => describeIssue({ ...inner, path: [...issue.path, ...inner.path] }))
      .join('; ');
  }
  const place = issue.path.map(String).join('.');
  return place === '' ? issue.message : `${place}: ${issue.message}`;
}

/** The issues of the union branch that matched furthest, which is most likely the intended one. */
function nearestBranch(issue: z.core.$ZodIssueInvalidUnion): z.core.$ZodIssue[] {
  const depth = (branch: z.core.$ZodIssue[]) =>
    Math.max(...branch.map((inner) => inner.path.length));
  return [...issue.errors].sort((a, b) => depth(b) - depth(a) || a.length - b.length)[0] ?? [];
}

/** Reads and validates a YAML file. */
export function readYaml<T>(file: string, schema: z.ZodType<T>): ReadResult<T> {
  const document = parseDocument(readFileSync(file, 'utf8'));
  if (document.errors.length > 0) {
    return { kind: 'failed', reasons: document.errors.map((error) => firstLine(error.message)) };
  }
  const result = schema.safeParse(document.toJS({ maxAliasCount: 100 }));
  if (result.success) return { kind: 'read', value: result.data };
  return { kind: 'failed', reasons: result.error.issues.map(describeIssue) };
}

function firstLine(message: string): string {
  return message.split('\n')[0]?.replace(/:$/, '') ?? message;
}
