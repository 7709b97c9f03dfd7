import type { StoreFailure } from '../storeFailure.ts';

/** Primary result codes of SQLite. */
const codes = {
  error: 1,
  busy: 5,
  readOnly: 8,
  corrupt: 11,
  full: 13,
  constraint: 19,
  notADatabase: 26,
} as const;

/** What an error of SQLite means for a store. */
export function failureOf(error: unknown): StoreFailure {
  const reason = error instanceof Error ? error.message : String(error);
  return { kind: codeOf(error) === codes.full ? 'full' : 'unavailable', reason };
}

/** Whether the contents of the file are damaged. */
export function isDamage(error: unknown): boolean {
  const code = codeOf(error);
  if (isStatementError(error)) return error instanceof Error && error.message === unknownFormat;
  return code === codes.corrupt || code === codes.notADatabase;
}

/** A schema of a format that doesn't exist has no code of its own. */
const unknownFormat = 'unsupported file format';

/** Whether the statement doesn't fit the tables. If its text is constant, the tables may be damaged. */
export function isStatementError(error: unknown): boolean {
  return codeOf(error) === codes.error;
}

/** Whether a table refused a row. */
export function isConstraint(error: unknown): boolean {
  return codeOf(error) === codes.constraint;
}

/** Whether SQLite refused to write the file. Permissions may be the reason, or what is in the file. */
export function isReadOnly(error: unknown): boolean {
  return codeOf(error) === codes.readOnly;
}

/** Whether the connection is as good as before the error. */
export function keepsConnection(error: unknown): boolean {
  switch (codeOf(error)) {
    case undefined:
    case codes.busy:
    case codes.full:
    case codes.constraint:
      return true;
    default:
      return false;
  }
}

function codeOf(error: unknown): number | undefined {
  const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) : undefined;
  // The lower byte is the primary code.
  return code === undefined ? undefined : code & 0xff;
}
