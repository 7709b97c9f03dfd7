import { z } from 'zod';
import { parseJson } from '#domain/parseJson.ts';
import { isRecord } from './entry.ts';

/** The type of a column's cells. */
export type CellKind = 'text' | 'number' | 'boolean' | 'json';

/** The type of a dotted column, by the schema; text if the schema has no such field. */
export function cellKind(schema: z.ZodObject, column: string): CellKind {
  const [name = '', ...rest] = column.split('.');
  const field = unwrap(schema.shape[name]);
  if (rest.length > 0) {
    return field instanceof z.ZodObject ? cellKind(field, rest.join('.')) : 'text';
  }
  if (field instanceof z.ZodNumber) return 'number';
  if (field instanceof z.ZodBoolean) return 'boolean';
  return field instanceof z.ZodArray || field instanceof z.ZodObject ? 'json' : 'text';
}

function unwrap(field: unknown): unknown {
  return field instanceof z.ZodOptional ? unwrap(field.unwrap()) : field;
}

export type CellResult =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly reason: string };

/** Parses a cell; an empty one is undefined. */
export function readCell(text: string, kind: CellKind): CellResult {
  if (text.trim() === '') return { ok: true, value: undefined };
  switch (kind) {
    case 'text':
      return { ok: true, value: text };
    case 'number':
      return /^-?\d+(\.\d+)?$/.test(text.trim())
        ? { ok: true, value: Number(text) }
        : { ok: false, reason: `is not a number: "${text}"` };
    case 'boolean':
      return /^(true|false)$/i.test(text.trim())
        ? { ok: true, value: text.trim().toLowerCase() === 'true' }
        : { ok: false, reason: `is neither true nor false: "${text}"` };
    case 'json': {
      const value = parseJson(text);
      return value === undefined ? { ok: false, reason: 'is not JSON' } : { ok: true, value };
    }
  }
}

/** Sets the value of a dotted column. */
export function place(target: Record<string, unknown>, column: string, value: unknown): void {
  const [name = '', ...rest] = column.split('.');
  if (rest.length === 0) {
    target[name] = value;
    return;
  }
  const known = target[name];
  const inner = isRecord(known) ? known : {};
  target[name] = inner;
  place(inner, rest.join('.'), value);
}
