import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A numbered change of the schema. */
export interface Migration {
  readonly number: number;
  /** The name of its file. */
  readonly name: string;
  /** Releases whose last migration has this number, or a later one, can use the schema after this one. */
  readonly usableFrom: number;
  readonly sql: string;
}

const namePattern = /^(?<number>\d{3})-[a-z-]+\.sql$/;
const usablePattern = /^-- Usable from (?<number>\d{3})\.\n/;

/**
 * Reads the migrations in a folder, such as `002-leads.sql`. The first line of each says which releases can go on with the
 * schema: `-- Usable from 001.` Throws if a file isn't named or numbered like that.
 */
export async function readMigrations(folder: string): Promise<readonly Migration[]> {
  const names = (await readdir(folder)).toSorted();
  return Promise.all(names.map((name, at) => readMigration(folder, name, at + 1)));
}

async function readMigration(folder: string, name: string, number: number): Promise<Migration> {
  const sql = await readFile(join(folder, name), 'utf8');
  const named = namePattern.exec(name)?.groups?.['number'];
  const usable = usablePattern.exec(sql)?.groups?.['number'];
  if (Number(named) !== number || usable === undefined || Number(usable) > number) {
    throw new Error(`${name} is no migration with the number ${number}, or doesn't begin well`);
  }
  return { number, name, usableFrom: Number(usable), sql };
}
