import { z } from 'zod';
import { wholeNumber } from '#process/variables.ts';
import type { PostgresOptions } from '#storage/postgres/database.ts';
import { authorityFile } from '../authorityFile.ts';

const example = 'postgresql://user:password@host:5432/name';

/** The address of a database. It contains a password, so the message doesn't repeat it. */
const databaseAddress = z
  .url({
    protocol: /^postgres(?:ql)?$/,
    error: `must be an address such as ${example}.`,
  })
  .transform((text) => new URL(text))
  .refine(isComplete, {
    error: `must be an address such as ${example}, with all of these parts and no others.`,
  });

function isComplete({ hostname, username, password, pathname, search, hash }: URL): boolean {
  const parts = [hostname, username, password];
  return parts.every(Boolean) && /^\/[^/]+$/.test(pathname) && search === '' && hash === '';
}

/** The variables of the database that all machines share. */
export const databaseVariables = {
  DATABASE_URL: databaseAddress.optional(),
  DATABASE_POOL_SIZE: wholeNumber(1, 100).default(5),
  DATABASE_STATEMENT_TIMEOUT_MS: wholeNumber(100, 60_000).default(1_000),
  DATABASE_TLS: z
    .enum(['verify', 'off'], { error: ({ input }) => `must be verify or off, not "${input}".` })
    .default('verify'),
  DATABASE_CA_FILE: authorityFile.optional(),
};

type DatabaseVariables = z.output<z.ZodObject<typeof databaseVariables>>;

/** The database that the variables describe, or `undefined` if `DATABASE_URL` is not set. */
export function databaseOf(read: DatabaseVariables): PostgresOptions | undefined {
  const { DATABASE_URL: url, DATABASE_TLS, DATABASE_CA_FILE } = read;
  if (!url) return undefined;
  return {
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: Number(url.port || 5432),
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    name: decodeURIComponent(url.pathname.slice(1)),
    tls:
      DATABASE_TLS === 'off' ? { kind: 'off' } : { kind: 'verified', authority: DATABASE_CA_FILE },
    poolSize: read.DATABASE_POOL_SIZE,
    statementTimeoutMs: read.DATABASE_STATEMENT_TIMEOUT_MS,
  };
}
