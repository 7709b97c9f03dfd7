import { fileURLToPath } from 'node:url';
import { minuteMs } from '#domain/units.ts';
import { EnvironmentError } from '#process/variables.ts';
import { createDatabase, type PostgresOptions } from '#storage/postgres/database.ts';
import { type MigrationFailure, migrate, oldestServer } from '#storage/postgres/migrate.ts';
import { readMigrations } from '#storage/postgres/migrations.ts';

interface PrepareOptions {
  /** Resolves after this many milliseconds. */
  readonly pause: (ms: number) => Promise<void>;
  readonly log: (line: string) => void;
}

const folder = fileURLToPath(new URL('migrations', import.meta.url));

/** Between two attempts while the database can't be reached (ms). */
const repeatMs = 5_000;

const limits = {
  poolSize: 1,
  // Another machine may be migrating, and indices take their time.
  statementTimeoutMs: minuteMs,
  // The start waits for it.
  connectionTimeoutMs: 3_000,
} as const;

/**
 * Brings the schema of the shared database up to date, if there is one. Throws an `EnvironmentError` for what an operator has
 * to correct. A database that can't be reached doesn't keep the site from starting: it is prepared in the background, and until
 * then the stores do without it.
 */
export async function prepareDatabase(
  options: PostgresOptions | undefined,
  { pause, log }: PrepareOptions,
): Promise<void> {
  if (!options) return;
  const first = await migrateOnce(options, log);
  if (first === undefined) return;
  if (first.kind !== 'unavailable') throw new EnvironmentError(describe(first, options));
  log(`database: can't be prepared yet: ${first.reason}`);
  void prepareLater(options, { pause, log });
}

async function prepareLater(
  options: PostgresOptions,
  { pause, log }: PrepareOptions,
): Promise<void> {
  let last: string | undefined;
  for (;;) {
    await pause(repeatMs);
    const failure = await migrateOnce(options, log);
    if (failure === undefined) return log('database: is prepared');
    // The site runs already, so even what an operator has to correct is only logged, once.
    const line = failure.kind === 'unavailable' ? undefined : describe(failure, options);
    if (line !== undefined && line !== last) log(`database: ${line}`);
    last = line;
  }
}

async function migrateOnce(
  options: PostgresOptions,
  log: PrepareOptions['log'],
): Promise<MigrationFailure | undefined> {
  const database = createDatabase({ ...options, ...limits });
  try {
    const migrated = await migrate(database, await readMigrations(folder));
    if (!migrated.ok) return migrated.failure;
    for (const name of migrated.value) log(`database: applied ${name}`);
    return undefined;
  } finally {
    await database.end();
  }
}

/** Sentences without the password. */
function describe(
  failure: Exclude<MigrationFailure, { kind: 'unavailable' }>,
  { user, name, host }: PostgresOptions,
): string {
  switch (failure.kind) {
    case 'refused':
      return `DATABASE_URL: ${host} refuses the user ${user} with this password.`;
    case 'unknown-database':
      return `DATABASE_URL: ${host} has no database ${name}.`;
    case 'untrusted':
      return `DATABASE_TLS is verify, and the connection to ${host} can't be trusted: ${failure.reason}.`;
    case 'not-allowed':
      return `DATABASE_URL: ${user} may not change the schema of ${name}: ${failure.reason}.`;
    case 'read-only':
      return `DATABASE_URL: ${name} at ${host} is read-only.`;
    case 'old-server':
      return `DATABASE_URL: ${host} runs PostgreSQL ${failure.version}, and the site needs ${oldestServer} or newer.`;
    case 'newer-schema':
      return `DATABASE_URL: a later release has changed the schema of ${name} (${failure.name}), and this one can't use it.`;
  }
}
