import type { StoreFailure } from '../storeFailure.ts';

/** Codes of PostgreSQL's errors (SQLSTATE). */
export const sqlStates = {
  diskFull: '53100',
  insufficientPrivilege: '42501',
  unknownDatabase: '3D000',
} as const;

/** The code of an error: an SQLSTATE, or one of Node's for the connection. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}

/** What an error means for a store. */
export function postgresFailureOf(error: unknown): StoreFailure {
  const kind = codeOf(error) === sqlStates.diskFull ? 'full' : 'unavailable';
  return { kind, reason: reasonOf(error) };
}

/** The message of an error. PostgreSQL's messages name no values; those are in the details, which are left out. */
export function reasonOf(error: unknown): string {
  // One error for each address of the host.
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}

/**
 * Values that don't fit (22), constraints (23), conflicts with another transaction (40, 55P03), and a statement that took too
 * long, perhaps because it waited for another one (57014). Every other error says something about the database.
 */
const aboutStatement = /^(?:2[23]...|40...|55P03|57014)$/;

/** Whether other statements will probably fail like this one. */
export function isOutage(error: unknown): boolean {
  return !aboutStatement.test(codeOf(error) ?? '');
}
