import type { StoreFixture } from '../../testing/storeFixture.ts';
import { createDatabase, type PostgresDatabase, type PostgresOptions } from '../database.ts';
import { migrate } from '../migrate.ts';
import { readMigrations } from '../migrations.ts';

/** Creates the fixture of one test. */
type CreateFixture = <Store, Options>(
  create: (database: PostgresDatabase, options: Options | undefined) => Store,
) => Promise<StoreFixture<Store, Options>>;

/** The tables of a database, which tests use in turn. */
export interface PostgresTables {
  readonly createFixture: CreateFixture;
  readonly end: () => Promise<void>;
}

const start = 1_800_000_000_000;

/** Creates the tables of a folder of migrations, with a clock that tests move. */
export async function createPostgresTables(
  options: PostgresOptions,
  folder: string,
): Promise<PostgresTables> {
  const database = createDatabase(options);
  const migrated = await migrate(database, await readMigrations(folder));
  if (!migrated.ok) throw new Error(migrated.failure.kind);
  await database.query(`
    CREATE TABLE test_clock (time bigint NOT NULL);
    INSERT INTO test_clock VALUES (${start});
    CREATE OR REPLACE FUNCTION now_ms() RETURNS bigint LANGUAGE sql STABLE
    RETURN (SELECT time FROM test_clock);
  `);
  const tables = await readTables(database);
  /** The stores of a test have their own connections, like those of other machines. The next test uses them again. */
  const databases: PostgresDatabase[] = [];

  const createFixture: CreateFixture = async (create) => {
    let opened = 0;
    return {
      open: (changes) => {
        const own = databases[opened] ?? createDatabase(options);
        databases[opened] = own;
        opened += 1;
        return create(own, changes);
      },
      pass: async (ms) => {
        await database.query('UPDATE test_clock SET time = time + $1', [ms]);
      },
      content: () => readAll(database, tables),
      remove: async () => {
        const statements = tables.map((table) => `DELETE FROM ${table};`);
        await database.query(`${statements.join('')} UPDATE test_clock SET time = ${start};`);
      },
    };
  };
  return {
    createFixture,
    end: async () => {
      await Promise.all([database, ...databases].map((each) => each.end()));
    },
  };
}

async function readTables({ query }: PostgresDatabase): Promise<readonly string[]> {
  const rows = await query('SELECT tablename FROM pg_tables WHERE schemaname = current_schema()');
  return rows.map(({ tablename }) => String(tablename)).filter((name) => !ours.has(name));
}

const ours = new Set(['migrations', 'test_clock']);

async function readAll({ query }: PostgresDatabase, tables: readonly string[]): Promise<string> {
  const texts = await Promise.all(
    tables.map((table) => query(`SELECT each::text AS text FROM ${table} each`)),
  );
  return texts
    .flat()
    .map(({ text }) => String(text))
    .join('\n');
}
